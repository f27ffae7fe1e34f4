// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/situations/orleans_positions.h"

#include "tests/engine/orleans/position.h"
#include "tests/engine/orleans/random_game.h"

#include <QHash>
#include <QSet>

#include <optional>

namespace magister::orleans {

namespace {

/// The game of that setup, played at random up to so many commands.
Session replayed(const Setup& setup, const RandomGame& game, std::size_t commands) {
    Session session(realDefinition(), setup);
    for (std::size_t i = 0; i < commands; ++i)
        if (session.give(game.commands()[i].first, game.commands()[i].second)) qFatal("the game was played otherwise");
    return session;
}

int filledSlots(const State& state, PlayerIndex player, PlaceId place) {
    return state.players[player].work.at(place).filled();
}

} // namespace

bool Moment::canUse(PlaceId place) const {
    return std::ranges::any_of(legal, [place](const Choice& choice) {
        const auto* use = std::get_if<UsePlace>(&choice.command);
        return use && use->place == place;
    });
}

Found firstMoment(const char* id, Setup setup, const Wanted& wanted) {
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        setup.seed = seed;
        RandomGame game(realDefinition(), setup, Policy::Builder);
        game.checkEvery(1'000'000);
        std::optional<std::pair<std::size_t, PlayerIndex>> found;
        game.play(nullptr, [&](const State& state, PlayerIndex player, const std::vector<Choice>& legal) {
            if (!found && wanted({state, player, legal})) found = {game.commands().size(), player};
        });
        if (found) return {replayed(setup, game, found->first), found->second};
    }
    qFatal("%s: no game has such a position", id);
}

Found ended(Setup setup) {
    setup.seed = 1;
    RandomGame game(realDefinition(), setup, Policy::Builder);
    if (!game.play()) qFatal("the game does not end");
    return {replayed(setup, game, game.commands().size()), 0};
}

int readyPlaces(const State& state, PlayerIndex player) {
    return static_cast<int>(std::ranges::count_if(allOf<PlaceId>, [&](PlaceId place) {
        return filledSlots(state, player, place) > 0 && isActive(realDefinition(), state.players[player], place);
    }));
}

int begunPlaces(const State& state, PlayerIndex player) {
    return static_cast<int>(std::ranges::count_if(allOf<PlaceId>, [&](PlaceId place) {
        return filledSlots(state, player, place) > 0 && !isActive(realDefinition(), state.players[player], place);
    }));
}

bool monkStandsIn(const State& state, PlayerIndex player) {
    return std::ranges::any_of(allOf<PlaceId>, [&](PlaceId id) {
        const auto& asked = realDefinition().place(id).actionSlots;
        const Filling& filling = state.players[player].work.at(id);
        for (std::size_t slot = 0; slot < asked.size(); ++slot)
            if (filling.tokens[slot] == Token::Monk && asked[slot] != Slot::Monk && asked[slot] != Slot::Any) return true;
        return false;
    });
}

QString menuTarget(const Definition& definition, const State& state, PlayerIndex player) {
    QHash<QString, QSet<std::uint8_t>> kinds;
    for (const Choice& choice : choices(definition, state, player, Listing::LegalOnly)) {
        const auto* placed = std::get_if<PlaceFollower>(&choice.command);
        if (!placed || placed->slot != 0 || definition.place(placed->place).actionSlots[0] != Slot::Any) continue;
        const QString target = targetsOf(definition, state, player, choice.command).first();
        kinds[target].insert(pieceOf(choice.command));
        if (kinds[target].size() >= 3) return target;
    }
    return {};
}

Token onMarket(const State& state, PlayerIndex player) {
    for (const Token token : state.players[player].work.market)
        if (isFollower(token)) return token;
    return Token::Nothing;
}

} // namespace magister::orleans
