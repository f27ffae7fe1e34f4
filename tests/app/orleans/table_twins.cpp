// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/orleans/table_twins.h"

#include "tests/app/orleans/look.h"
#include "tests/app/orleans/played_table.h"

#include "tests/engine/orleans/position.h"
#include "tests/engine/orleans/proofs.h"
#include "tests/engine/orleans/random_game.h"

#include <QDebug>

#include <algorithm>

namespace magister::orleans::told {

namespace {

QString textOf(const QVariant& value) {
    QString text;
    QDebug(&text) << value;
    return text;
}

class Twins {
public:
    Twins(const Setup& setup, std::uint64_t seed, TwinTally& tally)
        : m_one(tableOf(setup, codes().at(static_cast<int>(seed % 5)))),
          m_other(tableOf(setup, codes().at(static_cast<int>(seed % 5)))), m_random(Random::seeded(seed ^ 0x5EEDu)), m_tally(tally) {}

    /// Two games that may differ only in what that player does not know.
    void compare(const Session& one, const Session& other, PlayerIndex player) {
        m_one->restore(one);
        m_other->restore(other);
        for (OrleansTable* table : {m_one.get(), m_other.get()})
            table->askSeat(player + 1);
        // All of the log now and then, otherwise its end: what is told of a long game is the most of it.
        const int lines = m_one->log()->count();
        const int from = m_tally.pairs % 16 == 0 ? 0 : std::max(0, lines - 40);
        const auto looked = static_cast<int>(m_random.below(one.state().playerCount)) + 1;
        same(player, from);
        for (OrleansTable* table : {m_one.get(), m_other.get()})
            table->setViewSeat(looked);
        same(player, lines);
        const auto number = ++m_tally.pairs;
        sameAnswers(player);
        // A position without its commands cannot be played through by other rulings.
        if (!one.moves().empty()) sameRulings(player);
        if (number % 4 == 0) sameTries(player, lines);
        if (number % 4 == 2) sameClick(player, lines);
    }

    /// The same game with everything hidden from the player laid anew.
    void compareTwin(const Session& session, PlayerIndex player) {
        State twin = orleans::twinOf(session.state(), player, m_random);
        // The tile on top in round I is known to everybody. setup.hourglass-stack
        const State& real = session.state();
        if (real.round == 0 || (real.round == 1 && !real.eventKnown))
            std::swap(twin.hourglass.back(), *std::find(twin.hourglass.begin(), twin.hourglass.end(), real.hourglass.back()));
        compare(session.branched(session.moves().size(), session.state()), session.branched(session.moves().size(), twin), player);
    }

    /// The others go on planning in secret, so many steps each; what they plan differs.
    void comparePlans(const Session& session, PlayerIndex player) {
        Session one = session, other = session;
        const int steps = 1 + static_cast<int>(m_random.below(4));
        for (PlayerIndex p = 0; p < session.state().playerCount; ++p) {
            if (p == player || !session.state().isAsked(p)) continue;
            for (int i = 0; i < steps; ++i)
                if (!plan(one, p) || !plan(other, p)) return;
            if (m_random.below(2) == 0 && (one.give(p, Done{}) || other.give(p, Done{}))) return;
        }
        if (!one.state().planningTogether() || !one.state().isAsked(player)) return;
        ++m_tally.plans;
        compare(one, other, player);
    }

private:
    bool plan(Session& session, PlayerIndex player) {
        auto legal = choices(session.definition(), session.state(), player, Listing::LegalOnly);
        std::erase_if(legal, [](const Choice& choice) {
            return std::holds_alternative<Done>(choice.command) || std::holds_alternative<CommitJob>(choice.command);
        });
        return !legal.empty() &&
               !session.give(player, legal[m_random.below(static_cast<std::uint32_t>(legal.size()))].command);
    }

    template <class Do> void both(Do&& act) {
        for (OrleansTable* table : {m_one.get(), m_other.get()})
            act(*table);
    }
    QString anyOf(const QStringList& names) {
        return names.isEmpty() ? QString{} : names.at(static_cast<int>(m_random.below(static_cast<std::uint32_t>(names.size()))));
    }
    /// What can be clicked with an answer of the rules.
    static QStringList offeredBy(const OrleansTable& table) {
        QStringList names;
        for (std::size_t i = 0; i < table.targets().choices().size(); ++i)
            names += table.targets().targetsOf(static_cast<int>(i));
        return names;
    }

    /// Cards, previews and refusals of some things, and what is told besides.
    void sameAnswers(PlayerIndex player) {
        const QStringList offered = offeredBy(*m_one), twin = offeredBy(*m_other);
        if (offered != twin) return fail(player, QStringLiteral("other things can be clicked"));
        for (int i = 0; i < 12; ++i) {
            const QString target = i < 8 ? anyOf(offered) : anyOf(shown());
            compare(player, target, [&](const OrleansTable& table) {
                return QVariantList{table.cardOf(target),  table.preview(target),       table.whyNot(target),
                                    table.ruleAt(target),  table.leftOver(target),      table.accessibleOf(target),
                                    table.placesOf(table.ruleAt(target)), QVariant(table.behindScore("coins", 1))};
            });
        }
        compare(player, QStringLiteral("undo"), [](const OrleansTable& table) {
            return QVariantList{table.canUndo(), table.whyNoUndo(), table.undoRule(), table.canRedo(), table.steps()};
        });
    }
    void sameRulings(PlayerIndex player) {
        compare(player, QStringLiteral("rulings"), [](const OrleansTable& table) {
            QVariantList all;
            for (const RulingOption& option : rulingOptions())
                all.append(table.rulingChanges(QString::fromUtf8(option.id)));
            return all;
        });
    }
    QStringList shown() const {
        QStringList names;
        for (RowsModel* model : modelsOf(*m_one))
            for (const QVariantMap& row : model->rows())
                if (row.contains("target")) names.append(row.value("target").toString());
        return names;
    }
    template <class Ask> void compare(PlayerIndex player, const QString& what, Ask&& ask) {
        const QVariantList mine = ask(*m_one), twin = ask(*m_other);
        m_tally.answers += static_cast<std::uint64_t>(mine.size());
        if (mine != twin) fail(player, what + QStringLiteral(": ") + textOf(mine) + QStringLiteral(" and ") + textOf(twin));
    }

    /// A menu, a card or a command; taken back, unless it has brought something hidden to light.
    void sameClick(PlayerIndex player, int lines) {
        const QString target = anyOf(offeredBy(*m_one));
        if (target.isEmpty()) return;
        both([&](OrleansTable& table) { table.activate(target); });
        ++m_tally.clicks;
        if (m_one->openVariants() != m_other->openVariants()) return fail(player, target + QStringLiteral(": other meanings"));
        for (int i = 0; i < m_one->openVariants().size(); ++i)
            compare(player, target, [&](const OrleansTable& table) { return QVariantList{table.variantPreview(i)}; });
        if (!m_one->openVariants().isEmpty()) both([&](OrleansTable& table) { table.chooseVariant(0); });
        const auto& moves = m_one->session().moves();
        if (moves.empty() || moves.back().revealed) return;
        if (m_one->lookingSeat() == player + 1) same(player, lines);
        if (!m_one->canUndo()) return;
        both([](OrleansTable& table) { table.undo(); });
        if (m_one->lookingSeat() == player + 1) same(player, lines);
    }

    /// Some commands long, from here or from before; its end and what it has changed.
    void sameTries(PlayerIndex player, int lines) {
        const int back = static_cast<int>(m_random.below(6));
        if (m_random.below(3) == 0) both([&](OrleansTable& table) { table.showStep(table.steps() - back); });
        both([](OrleansTable& table) { table.tryOut(); });
        ++m_tally.tries;
        for (int i = 0; i < 12 && m_one->activeSeat() != 0; ++i) {
            if (!(m_one->state() == m_other->state())) return fail(player, QStringLiteral("the tries differ"));
            const auto asked = static_cast<PlayerIndex>(m_one->activeSeat() - 1);
            const auto legal = choices(m_one->definition(), m_one->state(), asked, Listing::LegalOnly);
            const Command command = legal[m_random.below(static_cast<std::uint32_t>(legal.size()))].command;
            both([&](OrleansTable& table) { table.play(command); });
            if (i % 4 == 3) same(player, lines);
            if (m_one->lookingSeat() != player + 1) return fail(player, QStringLiteral("somebody else looks at the try"));
        }
        both([](OrleansTable& table) { table.backToGame(); });
        same(player, lines);
        both([](OrleansTable& table) {
            table.closeTried();
            table.showNow();
        });
    }

    void fail(PlayerIndex player, const QString& what) {
        if (m_tally.fault.empty())
            m_tally.fault = QStringLiteral("round %1, %2, seat %3: %4").arg(m_one->round()).arg(m_one->stage()).arg(player + 1).arg(what).toStdString();
    }
    void same(PlayerIndex player, int logFrom) {
        const QVariantList mine = shownBy(*m_one, logFrom), twin = shownBy(*m_other, logFrom);
        m_tally.values += static_cast<std::uint64_t>(mine.size());
        if (mine == twin || !m_tally.fault.empty()) return;
        QString apart = QStringLiteral("one shows more than the other");
        for (qsizetype i = 0; i < std::min(mine.size(), twin.size()); ++i)
            if (mine.at(i) != twin.at(i)) {
                apart = textOf(mine.at(i)) + QStringLiteral(" and ") + textOf(twin.at(i));
                break;
            }
        fail(player, apart);
    }

    TablePtr m_one, m_other;
    Random m_random;
    TwinTally& m_tally;
};

} // namespace

void compareTwins(std::uint64_t seed, int oneIn, std::uint64_t mostPairs, TwinTally& tally) {
    const Setup setup = randomSetup(seed);
    RandomGame game(realDefinition(), setup, policyOf(seed));
    game.checkEvery(0);
    if (!game.play()) {
        tally.fault = game.violation();
        return;
    }
    Twins twins(setup, seed, tally);
    Session session(realDefinition(), setup);
    int n = static_cast<int>(seed % static_cast<std::uint64_t>(oneIn));
    for (const auto& [player, command] : game.commands()) {
        if (n++ % oneIn == 0)
            for (PlayerIndex p = 0; p < session.state().playerCount; ++p) {
                if (!session.state().isAsked(p)) continue;
                if (tally.pairs >= mostPairs || !tally.fault.empty()) break;
                twins.compareTwin(session, p);
                if (session.state().planningTogether()) twins.comparePlans(session, p);
            }
        if (tally.pairs >= mostPairs || !tally.fault.empty()) break;
        session.give(player, command);
    }
    if (!tally.fault.empty()) tally.fault = "seed " + std::to_string(seed) + ", " + tally.fault;
}

} // namespace magister::orleans::told
