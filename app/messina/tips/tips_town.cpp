// SPDX-License-Identifier: GPL-3.0-or-later
// Tips about the town: where to go, whom to rescue, what to burn.
#include "app/messina/tips/tip_view.h"

#include <algorithm>

namespace magister::messina {

namespace {

bool areHutsFull(const Player& player) {
    return std::all_of(player.huts.begin(), player.huts.end(),
                       [](const Hut& hut) { return hut.citizen != Citizen::Nobody; });
}

bool isSectorFull(const Player& player, CitizenClass citizenClass) {
    for (SquareIndex square = 0; square < squareCount; ++square)
        if (sectorOf(square) == citizenClass && player.squares[square] == Citizen::Nobody) return false;
    return true;
}

/// Cubes of the chosen hex that the player's fire can still remove. fight.any-number, fire.big, fire.two-flame
int burnable(const TipView& view) {
    const int cubes = view.state.places[view.state.turn.place].cubes;
    const int fires = view.player().token(Token::Fire);
    const int big = view.player().token(Token::BigFire);
    const Rulings& rulings = view.state.rulings;
    if (view.row().firePerCube == 1)
        return std::min(cubes,
                        fires + big * (rulings.bigFireOneFlame == ruling::BigFireOneFlame::OnePlusNeighbour ? 1 : 2));
    if (rulings.bigFireTwoFlame == ruling::BigFireTwoFlame::EachTokenCountsOne)
        return std::min(cubes, (fires + big) / 2);
    return std::min(cubes, fires / 2 + big);
}

} // namespace

std::optional<TipFound> tipLeavePlague(const TipView& view) {
    const PlaceIndex hex = view.pointedHex();
    const bool armed = view.player().token(Token::Fire) + view.player().token(Token::BigFire) > 0;
    if (hex == none || !armed || view.state.places[hex].cubes == 0 || view.citizensOn(hex) == 0) return std::nullopt;
    if (areHutsFull(view.player()) || !view.canChoose(hex)) return std::nullopt;
    return TipFound{view.nameOf(hex), {}, {view.own("hut/")}};
}

std::optional<TipFound> tipHutsFull(const TipView& view) {
    const PlaceIndex hex = view.pointedHex();
    if (hex == none || view.state.places[hex].cubes == 0 || view.citizensOn(hex) == 0) return std::nullopt;
    if (!areHutsFull(view.player()) || !view.canChoose(hex)) return std::nullopt;
    return TipFound{view.nameOf(hex), {}, {view.own("hut/")}};
}

std::optional<TipFound> tipSectorFull(const TipView& view) {
    const PlaceIndex hex = view.pointedHex();
    if (hex == none || view.state.places[hex].cubes > 0 || !view.canChoose(hex)) return std::nullopt;
    for (const CitizenClass c : allClasses)
        if (view.state.places[hex].citizens[static_cast<std::size_t>(c)] > 0 && isSectorFull(view.player(), c))
            return TipFound{view.nameOf(hex), {}, {view.own("square/" + classId(c))}};
    return std::nullopt;
}

std::optional<TipFound> tipVisit(const TipView& view) {
    const bool choosing = view.state.prompt().kind == PromptKind::ChooseTurn;
    const PlaceIndex hex = choosing ? view.pointedHex() : view.state.turn.place;
    if (hex == none || view.state.turn.bay != none) return std::nullopt;
    const PlayerIndex owner = view.state.places[hex].owner;
    if (owner == none || owner == view.me || owner >= view.state.playerCount) return std::nullopt;
    if (choosing ? !view.canChoose(hex) : !view.isLegal<UseHexAction>()) return std::nullopt;
    return TipFound{view.nameOf(hex), {{"p", view.definition.parameters.visitPoints}}};
}

std::optional<TipFound> tipCubesLeft(const TipView& view) {
    if (view.pointed != QLatin1String("button:end-fight") || !view.isLegal<EndFight>()) return std::nullopt;
    const int cubes = burnable(view);
    if (cubes == 0) return std::nullopt;
    return TipFound{view.nameOf(view.state.turn.place), {{"n", cubes}}};
}

std::optional<TipFound> tipBigFire(const TipView& view) {
    const PlaceIndex here = view.state.turn.place;
    if (view.row().firePerCube != 1 || here == none || view.pointedHex() != here) return std::nullopt;
    const bool alone = view.legal<BurnCubes>([](const BurnCubes& burn) {
        return burn.payment == FirePayment::BigFire && burn.here == 1 && burn.neighbour == none;
    }) >= 0;
    const bool nextDoor = view.legal<BurnCubes>([](const BurnCubes& burn) {
        return burn.payment == FirePayment::BigFire && burn.neighbour != none;
    }) >= 0;
    if (!alone || !nextDoor) return std::nullopt;
    return TipFound{view.nameOf(here), {}};
}

std::optional<TipFound> tipRecall(const TipView& view) {
    const int recall = view.legal<Recall>([&](const Recall& one) {
        const auto goes = [&](const auto& command) { return command.lieutenant == one.lieutenant; };
        return view.legal<ChooseHex>(goes) < 0 && view.legal<ChooseShip>(goes) < 0;
    });
    if (recall < 0) return std::nullopt;
    return TipFound{view.index.targetOf(recall), {{"n", view.definition.parameters.recallCoins}}};
}

std::optional<TipFound> tipClearCitizens(const TipView& view) {
    if (view.state.round >= roundCount || !view.isLastTurn()) return std::nullopt;
    const int choice = view.legal<ChooseHex>(
        [&](const ChooseHex& go) { return view.state.places[go.place].cubes > 0 && view.citizensOn(go.place) > 0; });
    return choice < 0 ? std::nullopt : std::optional(view.at(choice));
}

std::optional<TipFound> tipEvenShip(const TipView& view) {
    const int choice = view.player().ships.size() % 2 == 1 ? view.legal<ChooseShip>() : -1;
    return choice < 0 ? std::nullopt : std::optional(view.at(choice));
}

std::optional<TipFound> tipFirstStep(const TipView& view) {
    if (view.state.round != 2 || !view.isFirstTurn()) return std::nullopt;
    for (const Lieutenant& one : view.player().lieutenants)
        if (one.status == LieutenantStatus::Lying)
            return TipFound{view.nameOf(one.place), {{"n", view.definition.parameters.coinPerFurtherStep}}};
    return std::nullopt;
}

} // namespace magister::messina
