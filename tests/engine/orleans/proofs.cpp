// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/orleans/proofs.h"

#include "tests/engine/orleans/ledger.h"
#include "tests/engine/orleans/random_game.h"

#include "engine/core/state_hash.h"
#include "engine/orleans/notation.h"
#include "engine/orleans/observe.h"
#include "engine/orleans/session.h"

#include <algorithm>

namespace magister::orleans {

namespace {

void fault(Tally& tally, std::uint64_t seed, const std::string& what) {
    if (tally.fault.empty()) tally.fault = "seed " + std::to_string(seed) + ": " + what;
}

bool contains(const std::vector<Choice>& list, const Command& command) {
    return std::any_of(list.begin(), list.end(), [&](const Choice& c) { return c.command == command; });
}

bool sameChoices(const std::vector<Choice>& a, const std::vector<Choice>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const Choice& x, const Choice& y) {
        return x.command == y.command && x.refusal == y.refusal;
    });
}

std::string disagreementInLongList(const Definition& def, const State& state, PlayerIndex player,
                                   const std::vector<Choice>& legal) {
    std::size_t accepted = 0;
    for (const Choice& choice : choices(def, state, player, Listing::WithRefused)) {
        const auto judged = refuse(def, state, player, choice.command);
        if (judged != choice.refusal) return "another answer: " + toText(def, choice.command);
        if (judged) continue;
        ++accepted;
        if (!contains(legal, choice.command)) return "missing among the legal ones: " + toText(def, choice.command);
    }
    return accepted == legal.size() ? std::string{} : "the long list lacks legal ones";
}

/// What viewer could tell two positions apart by, or nothing.
std::string difference(const Definition& def, const State& one, const State& two, PlayerIndex viewer) {
    const Observation mine = observe(one, viewer), other = observe(two, viewer);
    if (!(mine == other) || stateHash(mine.state) != stateHash(other.state)) return "the observations differ";
    if (viewer == onlooker) return {};
    const auto list = choices(def, one, viewer);
    if (!sameChoices(list, choices(def, two, viewer))) return "the choices differ";
    if (!sameChoices(list, choices(def, mine.state, viewer))) return "the observation offers other choices";
    return {};
}

} // namespace

State twinOf(const State& state, PlayerIndex viewer, Random& random) {
    State twin = state;
    twin.random = Random::seeded(random.next());
    random.shuffle(twin.hourglass);
    for (PlayerIndex p = 0; p < twin.playerCount; ++p) {
        twin.players[p].pinned.clear();
        if (p == viewer) continue;
        auto& bag = twin.players[p].bag.counts;
        const std::size_t from = random.below(followerCount), to = random.below(followerCount);
        if (bag[from] > 0) {
            --bag[from];
            ++bag[to];
        }
        if (twin.kind(p) == PromptKind::KeepOne)
            for (Token& token : twin.players[p].hand)
                token = neutral(static_cast<Follower>(random.below(followerCount)));
        if (twin.planningTogether()) {
            auto& market = twin.players[p].work.market;
            random.shuffle(market);
            std::swap(market[0], twin.players[p].work.at(PlaceId::Farmhouse).tokens[0]);
        }
    }
    return twin;
}

void proveSound(const Definition& definition, std::uint64_t seed, int apart, Tally& tally, Seen* seen) {
    RandomGame game(definition, randomSetup(seed), policyOf(seed));
    Ledger ledger(definition, game.state());
    game.keep(ledger);
    game.checkEvery(apart);
    if (!game.play(seen))
        fault(tally, seed, game.violation());
    else if (game.state().round != roundCount || game.state().winners == 0)
        fault(tally, seed, "no proper end");
    ++tally.games;
    tally.positions += game.commands().size();
    tally.items += game.commands().size();
}

void proveListed(const Definition& definition, std::uint64_t seed, int tries, Tally& tally) {
    Random random = Random::seeded(seed);
    RandomGame game(definition, randomSetup(seed), policyOf(seed));
    game.checkEvery(0);
    const bool ended = game.play(nullptr, [&](const State& state, PlayerIndex player,
                                              const std::vector<Choice>& legal) {
        ++tally.positions;
        for (const Choice& choice : legal)
            if (choice.refusal || refuse(definition, state, player, choice.command))
                fault(tally, seed, "listed, but refused: " + toText(definition, choice.command));
        if (const auto wrong = disagreementInLongList(definition, state, player, legal); !wrong.empty())
            fault(tally, seed, wrong);
        for (int i = 0; i < tries; ++i) {
            ++tally.items;
            const Command command = anyCommand(random);
            const bool listed = contains(legal, command), accepted = !refuse(definition, state, player, command);
            if (listed != accepted)
                fault(tally, seed,
                      (listed ? "listed, but refused: " : "accepted, but not listed: ") + toText(definition, command));
            for (PlayerIndex other = 0; other <= state.playerCount; ++other) {
                if (other < state.playerCount && state.isAsked(other)) continue;
                const bool mayPlan = other < state.playerCount && state.planningTogether() && command == Command{PlanAgain{}};
                const bool offered = contains(choices(definition, state, other, Listing::LegalOnly), command);
                const bool taken = !refuse(definition, state, other, command);
                if (taken != mayPlan || offered != mayPlan)
                    fault(tally, seed, "wrong for somebody who is not asked: " + toText(definition, command));
            }
        }
    });
    if (!ended) fault(tally, seed, game.violation());
    ++tally.games;
}

void proveHidden(const Definition& definition, std::uint64_t seed, Tally& tally) {
    Random random = Random::seeded(seed ^ 0x77u);
    RandomGame game(definition, randomSetup(seed), policyOf(seed));
    game.checkEvery(0);
    if (!game.play()) return fault(tally, seed, game.violation());
    State one = newGame(definition, randomSetup(seed)).state;
    for (const auto& [player, command] : game.commands()) {
        ++tally.positions;
        for (PlayerIndex viewer = 0; viewer <= one.playerCount; ++viewer) {
            const PlayerIndex who = viewer == one.playerCount ? onlooker : viewer;
            const State two = twinOf(one, who, random);
            ++tally.items;
            if (const auto apart = difference(definition, one, two, who); !apart.empty())
                return fault(tally, seed, apart + " before " + toText(definition, command));
            // What the viewer does is told alike, up to what it turns up.
            if (who != player) continue;
            State first = one, second = two;
            Events mine, other;
            perform(definition, first, player, command, mine);
            perform(definition, second, player, command, other);
            for (std::size_t i = 0; i < mine.size() && i < other.size() && !reveals(mine[i]); ++i)
                if (!(observe(mine[i], who) == observe(other[i], who)))
                    return fault(tally, seed, "the events differ after " + toText(definition, command));
        }
        const bool secret = one.planningTogether();
        Events told;
        perform(definition, one, player, command, told);
        for (const Event& event : told) {
            // Whatever somebody plans in secret, the others are told the same.
            const Event seen = observe(event, onlooker);
            const auto* placed = std::get_if<FollowerPlaced>(&seen);
            if (secret && placed && !(*placed == FollowerPlaced{.player = player, .hidden = true}))
                return fault(tally, seed, "a secret placement is told: " + toText(definition, command));
            if (const auto* drawn = std::get_if<FollowersDrawn>(&seen); drawn && !(drawn->random == Random{}))
                return fault(tally, seed, "the generator is told");
        }
    }
    ++tally.games;
}

namespace {

/// Everybody who is done plans again, takes back nothing, and is done again. What is wrong with that; nothing for well.
std::string wrongWithPlanningAgain(const Definition& definition, Session& session, Tally& tally) {
    const State before = session.state();
    for (PlayerIndex player = 0; player < before.playerCount; ++player) {
        if (before.isAsked(player) || !before.planningTogether()) continue;
        if (session.give(player, PlanAgain{})) return "nobody may plan again";
        const State& open = session.state();
        if (!check(definition, open).empty()) return "not sound after planning again: " + check(definition, open).front();
        if (!(open.players[player] == before.players[player]) || open.asked() != (before.asked() | 1u << player))
            return "planning again changes more than who is asked";
        if (positionHash(open) == positionHash(before)) return "planning again with one hash";
        for (PlayerIndex viewer = 0; viewer < before.playerCount; ++viewer)
            if (viewer != player && !(observe(open, viewer).state.players == observe(before, viewer).state.players))
                return "planning again shows a plan";
        if (!refuse(definition, open, player, PlanAgain{})) return "planning again twice";
        if (session.give(player, Done{}) || !(session.state() == before)) return "done again leads elsewhere";
        session.takeBack();
        session.takeBack();
        if (!(session.state() == before)) return "undo of planning again leads elsewhere";
        ++tally.plannedAgain;
    }
    return {};
}

} // namespace

void proveTrips(const Definition& definition, std::uint64_t seed, Tally& tally) {
    const Setup setup = randomSetup(seed);
    RandomGame game(definition, setup, policyOf(seed));
    game.checkEvery(0);
    if (!game.play()) return fault(tally, seed, game.violation());
    Session session(definition, setup);
    for (const auto& [player, command] : game.commands()) {
        const State before = session.state();
        const State copy = before;
        if (const auto wrong = wrongWithPlanningAgain(definition, session, tally); !wrong.empty())
            return fault(tally, seed, wrong);
        const auto text = toText(definition, command);
        const auto read = commandFromText(definition, text);
        if (!std::holds_alternative<Command>(read) || !(std::get<Command>(read) == command))
            return fault(tally, seed, "the text of a command is not read back: " + text);
        if (session.give(player, command)) return fault(tally, seed, "refused on the way again: " + text);
        const State after = session.state();
        const std::size_t events = session.events().size();
        session.takeBack();
        if (!(session.state() == copy) || stateHash(session.state()) != stateHash(before) ||
            positionHash(session.state()) != positionHash(before))
            return fault(tally, seed, "undo leads elsewhere: " + text);
        if (session.give(player, command) || !(session.state() == after) || session.events().size() != events)
            return fault(tally, seed, "redo leads elsewhere: " + text);
        if (!(before == after) &&
            (stateHash(before) == stateHash(after) || positionHash(before) == positionHash(after)))
            return fault(tally, seed, "two positions with one hash: " + text);
        ++tally.items;
        ++tally.positions;
    }
    Session again(definition, setup);
    if (again.replay(game.commands()) || !(again.state() == session.state()))
        return fault(tally, seed, "the replay leads elsewhere");
    if (!(session.state() == game.state())) fault(tally, seed, "the game ends elsewhere");
    ++tally.games;
}

} // namespace magister::orleans
