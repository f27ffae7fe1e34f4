// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/orleans/table_twins.h"

#include "tests/app/orleans/look.h"
#include "tests/app/orleans/played_table.h"

#include "tests/engine/orleans/position.h"
#include "tests/engine/orleans/proofs.h"
#include "tests/engine/orleans/random_game.h"

#include <QDebug>

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
        ++m_tally.pairs;
    }

    /// The same game with everything hidden from the player laid anew.
    void compareTwin(const Session& session, PlayerIndex player) {
        const State twin = orleans::twinOf(session.state(), player, m_random);
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
        m_tally.fault = QStringLiteral("round %1, %2, seat %3: %4").arg(m_one->round()).arg(m_one->stage()).arg(player + 1).arg(apart).toStdString();
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
