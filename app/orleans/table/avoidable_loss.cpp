// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/table/avoidable_loss.h"

#include <algorithm>
#include <tuple>

namespace magister::orleans {

namespace {

template <class... Kinds> bool isAny(const Command& command) {
    return (std::holds_alternative<Kinds>(command) || ...);
}

template <class... Kinds> bool offers(const std::vector<Choice>& choices) {
    return std::any_of(choices.begin(), choices.end(),
                       [](const Choice& choice) { return !choice.refusal && isAny<Kinds...>(choice.command); });
}

/// Points that a ware is worth at the end; bread is worth a level each.
int worthOf(const Definition& definition, const State& state, PlayerIndex player, Ware ware) {
    if (ware == Ware::Bread) return levelOf(definition, state.players[player]);
    return definition.good(goodOf(ware)).points;
}

/// Roughly in points: what of one's belongings is easiest to miss. torture.per-coin
int worthOf(const Definition& definition, const State& state, PlayerIndex player, const GiveUp& c) {
    switch (c.asset) {
    case TortureAsset::TradingStation:
        return c.which == none ? 1 : levelOf(definition, state.players[player]) + 2;
    case TortureAsset::RandomFollower:
        return 3;
    case TortureAsset::DevelopmentPoint:
        return 2;
    case TortureAsset::Good:
        return worthOf(definition, state, player, static_cast<Ware>(c.which));
    case TortureAsset::TechnologyTile:
        return c.which == none ? 5 : 6;
    case TortureAsset::PlaceTile:
        return 8;
    }
    return 0;
}

int belongings(const Definition& definition, const State& state, PlayerIndex player, const Command& command) {
    if (const auto* given = std::get_if<GiveUp>(&command)) return worthOf(definition, state, player, *given);
    if (const auto* paid = std::get_if<PayWare>(&command)) return worthOf(definition, state, player, paid->ware);
    if (const auto* food = std::get_if<HandInFood>(&command)) return worthOf(definition, state, player, food->ware);
    return 0;
}

/// Followers drawn, bread baked: the more the better.
int brings(const Command& command) {
    if (const auto* drawn = std::get_if<DrawFollowers>(&command)) return drawn->count;
    if (const auto* baked = std::get_if<BakeBread>(&command)) return baked->grain;
    return 0;
}

bool givesAway(const Command& command) {
    return isAny<Decline, Pass, Done, ReturnDrawn>(command);
}

} // namespace

/// Followers may stay on the market for a later round (planning.keep): only a plan without any action is a loss.
bool losesNeedlessly(const Definition& definition, const State& state, PlayerIndex player,
                     const std::vector<Choice>& choices, const Command& command) {
    if (isAny<Pass>(command)) return offers<UsePlace>(choices);
    if (isAny<Decline>(command)) return offers<TakeGood, SendFollower>(choices);
    if (isAny<ReturnDrawn>(command)) return offers<KeepDrawn>(choices);
    if (!isAny<Done>(command)) return false;
    if (offers<DrawFollowers, UseBathhouse>(choices)) return true;
    return offers<PlaceFollower, PlaceTechnology>(choices) && !plansAnAction(definition, state.players[player]);
}

bool plansAnAction(const Definition& definition, const Player& player) {
    for (std::size_t i = 0; i < placeCount; ++i) {
        const PlaceId place = placeAt(i);
        const Place& what = definition.place(place);
        if ((what.openRow || !what.actionSlots.empty()) && isManned(definition, player, place)) return true;
    }
    return false;
}

QVector<Command> cheapestFirst(const Definition& definition, const State& state, PlayerIndex player,
                               QVector<Command> commands) {
    const auto price = [&](const Command& command) {
        return std::tuple(givesAway(command), belongings(definition, state, player, command),
                          coinsFor(definition, state, player, command), -brings(command));
    };
    std::stable_sort(commands.begin(), commands.end(),
                     [&](const Command& a, const Command& b) { return price(a) < price(b); });
    return commands;
}

} // namespace magister::orleans
