// SPDX-License-Identifier: GPL-3.0-or-later
// The list of choices and the judge agree, in every position of a few whole games.
#include "tests/engine/atoms.h"
#include "tests/engine/position.h"
#include "tests/engine/random_game.h"

#include "engine/core/state_hash.h"
#include "engine/messina/notation.h"

using namespace magister::messina;
using magister::stateHash;

class TestLists : public QObject {
    Q_OBJECT

private:
    /// Lieutenants at home are one as good as the other; only the first of them is listed.
    static Command standard(const State& state, PlayerIndex player, Command command) {
        const auto& all = state.players[player].lieutenants;
        const auto first = [&](std::uint8_t& index) {
            if (index >= lieutenantCount || all[index].status != LieutenantStatus::Estate) return;
            for (std::uint8_t i = 0; i < lieutenantCount; ++i)
                if (all[i].status == LieutenantStatus::Estate) {
                    index = i;
                    return;
                }
        };
        if (auto* hex = std::get_if<ChooseHex>(&command)) first(hex->lieutenant);
        if (auto* ship = std::get_if<ChooseShip>(&command)) first(ship->lieutenant);
        if (auto* recall = std::get_if<Recall>(&command)) first(recall->lieutenant);
        if (auto* give = std::get_if<GiveUpLieutenant>(&command)) first(give->lieutenant);
        return command;
    }
    static bool contains(const std::vector<Choice>& list, const Command& command) {
        return std::any_of(list.begin(), list.end(), [&](const Choice& c) { return c.command == command; });
    }

    QByteArray m_fault;
    void fault(const State& state, const Command& command, const char* what) {
        if (m_fault.isEmpty()) m_fault = QByteArray::fromStdString(toText(realDefinition(), state, command)) + ": " + what;
    }

    void everyEntry(const State& state, const std::vector<Choice>& legal) {
        const Definition& def = realDefinition();
        const PlayerIndex me = state.toAct();
        const State before = state;
        const auto all = choices(def, state, me, Listing::WithRefused);
        for (const Choice& choice : all) {
            const auto decision = decide(def, state, me, choice.command);
            const auto* refused = std::get_if<Refusal>(&decision);
            if (!choice.refusal && refused) fault(state, choice.command, "listed as legal, refused");
            if (choice.refusal && !refused) fault(state, choice.command, "listed as refused, accepted");
            if (choice.refusal && refused && !(*choice.refusal == *refused)) fault(state, choice.command, "another reason");
            if (choice.refusal && choice.refusal->rule == Rule::None) fault(state, choice.command, "names no rule");
            if (!choice.refusal && !contains(legal, standard(state, me, choice.command)))
                fault(state, choice.command, "missing among the legal ones");
        }
        for (const Choice& choice : legal) {
            if (choice.refusal) fault(state, choice.command, "refused among the legal ones");
            if (!contains(all, choice.command)) fault(state, choice.command, "missing in the long list");
        }
        if (!(before == state) || stateHash(before) != stateHash(state)) fault(state, legal[0].command, "left a trace");
    }

    void noDuplicates(const State& state, const std::vector<Choice>& legal) {
        for (std::size_t i = 0; i < legal.size(); ++i)
            for (std::size_t k = 0; k < i; ++k)
                if (legal[i].command == legal[k].command) fault(state, legal[i].command, "listed twice");
    }

    void anythingElse(const State& state, const std::vector<Choice>& legal, magister::Random& random) {
        const Definition& def = realDefinition();
        const PlayerIndex me = state.toAct();
        for (int i = 0; i < 60; ++i) {
            const Command command = anyCommand(random);
            const bool listed = contains(legal, standard(state, me, command));
            const auto no = refuse(def, state, me, command);
            if (listed && no) fault(state, command, "listed, but refused");
            if (!listed && !no) fault(state, command, "accepted, but not listed");
            const PlayerIndex other = static_cast<PlayerIndex>((me + 1) % state.playerCount);
            const auto foreign = refuse(def, state, other, command);
            if (!foreign || foreign->reason != Reason::NotYourTurn) fault(state, command, "somebody else may");
        }
    }

private slots:
    void listAndJudgeAgree_data() {
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("seed");
        for (int players = 2; players <= 4; ++players)
            for (int seed = 1; seed <= 3; ++seed)
                QTest::addRow("%d players, seed %d", players, seed) << players << seed;
    }
    void listAndJudgeAgree() {
        ATOMS("messina.flow.turn-order");
        QFETCH(int, players);
        QFETCH(int, seed);
        m_fault.clear();
        magister::Random random = magister::Random::seeded(static_cast<std::uint64_t>(seed));
        RandomGame game(realDefinition(), static_cast<std::uint8_t>(players), static_cast<std::uint64_t>(seed),
                        seed == 3 ? Policy::Even : Policy::Builder);
        QVERIFY2(game.play(nullptr,
                           [&](const State& state, const std::vector<Choice>& legal) {
                               everyEntry(state, legal);
                               noDuplicates(state, legal);
                               anythingElse(state, legal, random);
                           }),
                 game.violation().c_str());
        QVERIFY2(m_fault.isEmpty(), m_fault.constData());
    }

    void othersHaveNoChoices() {
        Position game(3);
        QVERIFY(choices(game.def, game.s, 1).empty());
        QVERIFY(!choices(game.def, game.s, 0).empty());
    }
};

QTEST_GUILESS_MAIN(TestLists)
#include "tst_lists.moc"
