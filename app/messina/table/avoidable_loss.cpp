// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/table/avoidable_loss.h"

#include <algorithm>
#include <tuple>

namespace magister::messina {

namespace {

template <class... Kinds> bool isAny(const Command& command) {
    return (std::holds_alternative<Kinds>(command) || ...);
}

bool letsGo(const Command& command) {
    const auto* rescue = std::get_if<RescueCitizen>(&command);
    const auto* leave = std::get_if<LeaveQuarantine>(&command);
    return (rescue && rescue->to.kind == Spot::Nowhere) || (leave && leave->to.kind == Spot::Nowhere);
}

/// Whether doing `other` first, or instead, keeps what `command` gives up.
bool avoids(const State& state, const Command& command, const Command& other) {
    if (isAny<EndFight>(command)) return isAny<BurnCubes>(other);
    if (isAny<TakeRat>(command)) return isAny<BurnShipCube>(other);
    if (isAny<EndTurn>(command)) return isAny<UseHexAction, Repopulate, UseBookAction>(other);
    if (isAny<UseHexAction>(command)) return isAny<Repopulate>(other);
    if (isAny<Decline>(command)) return !isAny<Decline, MoveIntoWorkshop, ChangeSquare>(other);
    // Who stands in a workshop before production is paid for it.
    if (isAny<Proceed>(command) && state.hasPrompt() && state.prompt().kind == PromptKind::Produce)
        return isAny<MoveIntoWorkshop>(other);
    return letsGo(command) && !letsGo(other);
}

/// Big fire is worth more than fire: it burns next door as well.
int fuel(FirePayment payment) {
    switch (payment) {
    case FirePayment::Fire:
        return 1;
    case FirePayment::TwoFires:
        return 2;
    case FirePayment::BigFire:
        return 3;
    case FirePayment::FireAndBigFire:
        return 4;
    case FirePayment::TwoBigFires:
        return 6;
    }
    return 0;
}

int fuel(const Command& command) {
    if (const auto* burn = std::get_if<BurnCubes>(&command)) return fuel(burn->payment);
    if (const auto* burn = std::get_if<BurnShipCube>(&command)) return fuel(burn->payment);
    return 0;
}

/// A point is what the game is about; a coin, wood or fire can be had again.
int renewal(const Command& command) {
    const auto* renew = std::get_if<RefreshTiles>(&command);
    if (!renew) return 0;
    switch (renew->payment) {
    case RefreshPayment::Coin:
        return 1;
    case RefreshPayment::Wood:
    case RefreshPayment::Fire:
        return 2;
    case RefreshPayment::BigFire:
        return 3;
    case RefreshPayment::Point:
        return 4;
    case RefreshPayment::Rat:
        return 5;
    }
    return 0;
}

} // namespace

bool losesNeedlessly(const State& state, const std::vector<Choice>& choices, const Command& command) {
    return std::any_of(choices.begin(), choices.end(),
                       [&](const Choice& choice) { return !choice.refusal && avoids(state, command, choice.command); });
}

QVector<Command> cheapestFirst(const Definition& definition, const State& state, PlayerIndex player,
                               QVector<Command> commands) {
    const auto price = [&](const Command& command) {
        return std::tuple(letsGo(command), fuel(command), renewal(command),
                          coinsFor(definition, state, player, command));
    };
    std::stable_sort(commands.begin(), commands.end(),
                     [&](const Command& a, const Command& b) { return price(a) < price(b); });
    return commands;
}

} // namespace magister::messina
