// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/proofs.h"

#include "tests/engine/ledger.h"
#include "tests/engine/random_game.h"
#include "tests/engine/random_setup.h"
#include "tests/engine/twin.h"

#include "engine/core/state_hash.h"
#include "engine/messina/notation.h"
#include "engine/messina/observe.h"
#include "engine/messina/session.h"

#include <algorithm>

namespace magister::messina {

namespace {

void fault(Tally& tally, std::uint64_t seed, const std::string& what) {
    if (tally.fault.empty()) tally.fault = "seed " + std::to_string(seed) + ": " + what;
}

/// Lieutenants at home are one as good as the other; only the first of them is listed.
Command standard(const State& state, Command command) {
    const auto& all = state.players[state.toAct()].lieutenants;
    const auto first = [&](std::uint8_t& index) {
        if (index >= lieutenantCount || all[index].status != LieutenantStatus::Estate) return;
        index = static_cast<std::uint8_t>(std::find_if(all.begin(), all.end(), [](const Lieutenant& l) {
                                              return l.status == LieutenantStatus::Estate;
                                          }) - all.begin());
    };
    if (auto* hex = std::get_if<ChooseHex>(&command)) first(hex->lieutenant);
    if (auto* ship = std::get_if<ChooseShip>(&command)) first(ship->lieutenant);
    if (auto* recall = std::get_if<Recall>(&command)) first(recall->lieutenant);
    if (auto* give = std::get_if<GiveUpLieutenant>(&command)) first(give->lieutenant);
    return command;
}

bool contains(const std::vector<Choice>& list, const Command& command) {
    return std::any_of(list.begin(), list.end(), [&](const Choice& c) { return c.command == command; });
}

/// What is wrong with one command at one position, or nothing.
std::string disagreement(const Definition& def, const State& state, const std::vector<Choice>& legal,
                         const Command& command) {
    const bool listed = contains(legal, standard(state, command));
    const bool accepted = !refuse(def, state, state.toAct(), command);
    if (listed == accepted) return {};
    return (listed ? "listed, but refused: " : "accepted, but not listed: ") + toText(def, state, command);
}

std::string disagreementInLongList(const Definition& def, const State& state, const std::vector<Choice>& legal) {
    for (const Choice& choice : choices(def, state, state.toAct(), Listing::WithRefused)) {
        const auto judged = refuse(def, state, state.toAct(), choice.command);
        if (judged != choice.refusal) return "another answer: " + toText(def, state, choice.command);
        if (!judged && !contains(legal, standard(state, choice.command)))
            return "missing among the legal ones: " + toText(def, state, choice.command);
    }
    return {};
}

std::vector<Event> seen(const Events& events, PlayerIndex viewer) {
    std::vector<Event> told;
    for (const Event& event : events)
        told.push_back(observe(event, viewer));
    return told;
}

bool sameChoices(const std::vector<Choice>& a, const std::vector<Choice>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const Choice& x, const Choice& y) {
        return x.command == y.command && x.refusal == y.refusal;
    });
}

/// What a viewer could tell two positions apart by, or nothing.
std::string difference(const Definition& def, const State& one, const State& two) {
    for (PlayerIndex viewer = 0; viewer <= one.seats(); ++viewer) {
        const PlayerIndex who = viewer == one.seats() ? onlooker : viewer;
        const Observation mine = observe(one, who), other = observe(two, who);
        if (!(mine == other) || stateHash(mine.state) != stateHash(other.state)) return "the observations differ";
        if (who == onlooker) continue;
        const auto list = choices(def, one, who);
        if (!sameChoices(list, choices(def, two, who))) return "the choices differ";
        if (!sameChoices(list, choices(def, mine.state, who))) return "the observation offers other choices";
    }
    return {};
}

} // namespace

void proveSound(const Definition& definition, std::uint64_t seed, Tally& tally) {
    RandomGame game(definition, randomSetup(seed), policyOf(seed));
    Ledger ledger(definition, game.state());
    game.keep(ledger);
    if (!game.play()) fault(tally, seed, game.violation());
    else if (game.state().round != roundCount) fault(tally, seed, "the game ended before round VI");
    ++tally.games;
    tally.positions += game.commands().size();
    tally.items += game.commands().size();
}

void proveListed(const Definition& definition, std::uint64_t seed, int tries, Tally& tally) {
    Random random = Random::seeded(seed);
    RandomGame game(definition, randomSetup(seed), policyOf(seed));
    const bool ended = game.play(nullptr, [&](const State& state, const std::vector<Choice>& legal) {
        ++tally.positions;
        for (const Choice& choice : legal)
            if (choice.refusal || refuse(definition, state, state.toAct(), choice.command))
                fault(tally, seed, "listed, but refused: " + toText(definition, state, choice.command));
        if (const auto wrong = disagreementInLongList(definition, state, legal); !wrong.empty()) fault(tally, seed, wrong);
        for (int i = 0; i < tries; ++i) {
            ++tally.items;
            if (const auto wrong = disagreement(definition, state, legal, anyCommand(random)); !wrong.empty())
                fault(tally, seed, wrong);
        }
    });
    if (!ended) fault(tally, seed, game.violation());
    ++tally.games;
}

void proveHidden(const Definition& definition, std::uint64_t seed, Tally& tally) {
    Random random = Random::seeded(seed ^ 0x77u);
    RandomGame game(definition, randomSetup(seed), policyOf(seed));
    if (!game.play()) return fault(tally, seed, game.violation());
    State one = newGame(definition, randomSetup(seed)).state;
    State two = twinOf(one, random);
    for (const auto& [player, command] : game.commands()) {
        ++tally.positions;
        ++tally.items;
        if (const auto apart = difference(definition, one, two); !apart.empty()) return fault(tally, seed, apart);
        Events mine, other;
        perform(definition, one, command, mine);
        perform(definition, two, command, other);
        const auto shown = std::find_if(mine.begin(), mine.end(), reveals) - mine.begin();
        for (PlayerIndex viewer = 0; viewer < one.seats(); ++viewer) {
            const auto a = seen(mine, viewer), b = seen(other, viewer);
            // Up to what is turned up the two games are told alike; from there on they are two games.
            const auto told = std::min<std::ptrdiff_t>(shown, static_cast<std::ptrdiff_t>(a.size()));
            if (static_cast<std::ptrdiff_t>(b.size()) < told || !std::equal(a.begin(), a.begin() + told, b.begin()) ||
                (shown == static_cast<std::ptrdiff_t>(mine.size()) && a.size() != b.size()))
                return fault(tally, seed, "the events differ after " + toText(definition, one, command));
        }
        if (shown < static_cast<std::ptrdiff_t>(mine.size()) || random.below(8) == 0) two = twinOf(one, random);
    }
    ++tally.games;
}

void proveTrips(const Definition& definition, std::uint64_t seed, Tally& tally) {
    const Setup setup = randomSetup(seed);
    RandomGame game(definition, setup, policyOf(seed));
    if (!game.play()) return fault(tally, seed, game.violation());
    Session session(definition, setup);
    for (const auto& [player, command] : game.commands()) {
        const State before = session.state();
        const State copy = before;
        const auto text = toText(definition, before, command);
        const auto read = commandFromText(definition, before, text);
        if (!std::holds_alternative<Command>(read) || !(std::get<Command>(read) == command))
            return fault(tally, seed, "the text of a command is not read back: " + text);
        if (session.give(player, command)) return fault(tally, seed, "refused on the way again: " + text);
        const State after = session.state();
        const std::size_t events = session.events().size();
        session.takeBack();
        if (!(session.state() == copy) || stateHash(session.state()) != stateHash(before))
            return fault(tally, seed, "undo leads elsewhere: " + text);
        if (session.give(player, command) || !(session.state() == after) || session.events().size() != events)
            return fault(tally, seed, "redo leads elsewhere: " + text);
        if (!(before == after) && stateHash(before) == stateHash(after))
            return fault(tally, seed, "two positions with one hash: " + text);
        ++tally.items;
        ++tally.positions;
        Session again(definition, setup);
        const std::vector<std::pair<PlayerIndex, Command>> sofar(
            game.commands().begin(), game.commands().begin() + static_cast<std::ptrdiff_t>(session.moves().size()));
        if (again.replay(sofar) || !(again.state() == after)) return fault(tally, seed, "the replay leads elsewhere");
    }
    if (!(session.state() == game.state())) fault(tally, seed, "the game ends elsewhere");
    ++tally.games;
}

} // namespace magister::messina
