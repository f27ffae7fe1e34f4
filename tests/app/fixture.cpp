// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/fixture.h"

#include "app/messina/pack/pack.h"
#include "app/language/problem_text.h"

#include <QHash>

#include <memory>

namespace magister::messina::fixture {

const Definition& definition() {
    static const PackResult pack = readMessinaPack();
    if (!pack.definition) qFatal("%s", qPrintable(sentence(pack.problems.first())));
    return *pack.definition;
}

const QStringList& codes() {
    static const QStringList all{"en", "pl", "cs", "ru", "de"};
    return all;
}

namespace {
const Catalogues& catalogues() {
    static const Catalogues all{DataFolder::find(), QStringLiteral("messina")};
    return all;
}
} // namespace

const Language& language(const QString& code) {
    static QHash<QString, std::shared_ptr<CatalogueLanguage>> all;
    if (!all.contains(code))
        all.insert(code, std::make_shared<CatalogueLanguage>(catalogues().of(code), [](const QString& id) {
                       return RuleTitle{QStringLiteral("1"), id};
                   }, CatalogueLanguage::Rulings{}, [](const QString& id) {
                       return id.isEmpty() ? TermTitle{} : TermTitle{id, QStringLiteral("What %1 means.").arg(id), {}};
                   }));
    return *all.value(code);
}

QStringList missing(const QString& code) {
    QStringList texts;
    for (const Problem& problem : catalogues().of(code).missing())
        texts.append(problem.arguments.join(' '));
    return texts;
}

const QVector<Seat>& seats() {
    static const QVector<Seat> all{{"Anna", "sapphire"}, {"Karl", "ruby"}, {"Саша", "saffron"}, {{}, "violet"}};
    return all;
}

Setup setup(int players, std::uint64_t seed) {
    Setup setup;
    setup.players = static_cast<std::uint8_t>(players);
    setup.seed = seed;
    return setup;
}

bool Wanderer::step() {
    const State& state = session.state();
    if (state.over()) return false;
    const auto legal = choices(session.definition(), state, state.toAct(), Listing::LegalOnly);
    if (legal.empty()) return false;
    const auto& choice = legal[m_random.below(static_cast<std::uint32_t>(legal.size()))];
    return !session.give(state.toAct(), choice.command);
}

namespace {
TargetIndex indexOf(const Session& session) {
    const State& state = session.state();
    if (state.toAct() == none) return {};
    return {session.definition(), state, state.toAct(), choices(session.definition(), state, state.toAct())};
}
} // namespace

Look::Look(const Session& session, const QString& code, std::uint8_t selected)
    : index(indexOf(session)), m_session(session), m_code(code),
      m_offers(index.offers(session.definition(), session.state(), session.state().toAct(), selected)) {}

Scene Look::scene() const {
    const PlayerIndex active = m_session.state().toAct();
    return {m_session.definition(),
            m_session.state(),
            seats(),
            language(m_code),
            m_offers,
            active == none ? PlayerIndex{0} : active,
            {}};
}

QStringList unfilled(const QVariant& value) {
    QStringList found;
    if (value.typeId() == QMetaType::QVariantMap) {
        const auto map = value.toMap();
        for (const QVariant& inner : map)
            found += unfilled(inner);
    } else if (value.typeId() == QMetaType::QVariantList || value.typeId() == QMetaType::QStringList) {
        for (const QVariant& inner : value.toList())
            found += unfilled(inner);
    } else if (value.typeId() == QMetaType::QString && value.toString().contains('{')) {
        found.append(value.toString());
    }
    return found;
}

} // namespace magister::messina::fixture
