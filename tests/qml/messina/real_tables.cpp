// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/messina/real_tables.h"

#include "app/library/rule_library.h"
#include "app/messina/table/shown_targets.h"
#include "app/messina/table/targets.h"

#include <QQmlEngine>

#include <algorithm>

namespace magister::test {

using namespace messina;

QObject *RealTables::play(int players, bool advanced, int moves, const QStringList &names) {
    Setup setup = fixture::setup(players, 7);
    if (advanced)
        setup.boards = setup.scrolls = Side::B;
    messina::Session session(fixture::definition(), setup);
    Random random = Random::seeded(static_cast<std::uint64_t>(players));
    for (int i = 0; i < moves && !session.state().over(); ++i) {
        const PlayerIndex player = session.state().toAct();
        const auto legal = choices(session.definition(), session.state(), player, Listing::LegalOnly);
        session.give(player, legal[random.below(static_cast<std::uint32_t>(legal.size()))].command);
    }
    QVector<Seat> seats = fixture::seats();
    for (qsizetype i = 0; i < std::min(names.size(), seats.size()); ++i)
        seats[i].name = names[i];
    m_tables.push_back(std::make_unique<MessinaTable>(fixture::definition(), setup, seats, fixture::language, "en"));
    m_tables.back()->restore(session);
    // What a test does before has no say in how this game goes on.
    m_random = Random::seeded(1347);
    QQmlEngine::setObjectOwnership(m_tables.back().get(), QQmlEngine::CppOwnership);
    return m_tables.back().get();
}

QObject *RealTables::seated(int players, const QString &help) {
    QVector<Seat> seats = fixture::seats().first(players);
    for (Seat &seat : seats)
        seat.help = help;
    m_tables.push_back(std::make_unique<MessinaTable>(fixture::definition(), fixture::setup(players, 7), seats, fixture::language, "en"));
    QQmlEngine::setObjectOwnership(m_tables.back().get(), QQmlEngine::CppOwnership);
    return m_tables.back().get();
}

void RealTables::fillDisk(QObject *object) {
    if (auto *table = qobject_cast<MessinaTable *>(object))
        table->setRecorder(std::make_unique<FullDisk>());
}

bool RealTables::step(QObject *object) {
    auto *table = qobject_cast<MessinaTable *>(object);
    if (!table || table->over())
        return false;
    const auto legal = choices(table->definition(), table->state(), table->state().toAct(), Listing::LegalOnly);
    return !table->play(legal[m_random.below(static_cast<std::uint32_t>(legal.size()))].command);
}

bool RealTables::isLegal(QObject *object, const QString &target) const {
    const auto *table = qobject_cast<MessinaTable *>(object);
    if (!table)
        return false;
    const auto &index = table->targets();
    for (const int choice : index.at(target))
        if (!index.choices()[static_cast<std::size_t>(choice)].refusal)
            return true;
    return false;
}

bool RealTables::hasArticle(const QString &rule) const {
    return std::all_of(fixture::codes().begin(), fixture::codes().end(), [&](const QString &code) {
        return RuleLibrary::shared(QStringLiteral("messina")).articles(code).find(rule) != nullptr;
    });
}

bool RealTables::isShown(QObject *object, const QString &target) const {
    const auto *table = qobject_cast<MessinaTable *>(object);
    if (!table)
        return false;
    const Scene scene{table->definition(), table->state(), fixture::seats(), fixture::language("en"), {},
                      static_cast<PlayerIndex>(table->viewSeat() - 1), {}, {}};
    return shownTargets(scene).contains(plainTarget(target));
}

} // namespace magister::test
