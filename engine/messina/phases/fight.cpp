// SPDX-License-Identifier: GPL-3.0-or-later
// Step 3 of a turn: fighting the plague on a hex or a ship. fight.*, fire.*, ship.fight
#include "engine/messina/transaction.h"

namespace magister::messina {

namespace {

int fires(const View& view) { return view.player().token(Token::Fire); }
int bigFires(const View& view) { return view.player().token(Token::BigFire); }

/// Ruling big-fire-two-flame: a big fire is one of the two flames that a cube costs in a late round.
bool bigCountsOne(const Rulings& rulings) {
    return rulings.bigFireTwoFlame == ruling::BigFireTwoFlame::EachTokenCountsOne;
}
/// Ruling big-fire-mix.
bool mixOpensNeighbour(const Rulings& rulings) {
    return rulings.bigFireMix == ruling::BigFireMix::OpensNeighbour;
}

/// Whether the payment is the right one for a single cube in this round and is owned.
std::optional<Refusal> refusePayment(const View& view, FirePayment payment) {
    const bool late = view.row().firePerCube == 2;
    switch (payment) {
    case FirePayment::Fire:
        if (late) return refusal(Reason::TwoFiresNeeded, 2, fires(view));
        if (fires(view) < 1) return refusal(Reason::NotEnoughFire, 1, fires(view));
        return std::nullopt;
    case FirePayment::TwoFires:
        if (!late) return refusal(Reason::OneFireIsEnough);
        if (fires(view) < 2) return refusal(Reason::TwoFiresNeeded, 2, fires(view));
        return std::nullopt;
    case FirePayment::BigFire:
        if (late && bigCountsOne(view.rulings()))
            return Refusal{Reason::TwoFiresNeeded, Rule::FireTwoFlame, {2, static_cast<std::int16_t>(fires(view))}};
        // It need not do more than a plain one. fire.as-plain
        if (bigFires(view) < 1) return refusal(Reason::NoBigFire, 1, bigFires(view));
        return std::nullopt;
    case FirePayment::TwoBigFires:
        if (!late) return refusal(Reason::BigFireLimit);
        if (bigFires(view) < 2) return refusal(Reason::TwoBigFiresNeeded, 2, bigFires(view));
        return std::nullopt;
    case FirePayment::FireAndBigFire:
        if (!late) return refusal(Reason::OneFireIsEnough);
        if (!bigCountsOne(view.rulings()) && !mixOpensNeighbour(view.rulings()))
            return refusal(Reason::PlainFireWasted);
        if (fires(view) < 1) return refusal(Reason::NotEnoughFire, 1, fires(view));
        if (bigFires(view) < 1) return refusal(Reason::NoBigFire, 1, bigFires(view));
        return std::nullopt;
    }
    return std::nullopt;
}

std::optional<Refusal> refuseNeighbour(const View& view, PlaceIndex neighbour) {
    const Layout& layout = view.layout();
    const bool adjacent =
        isHexNow(view.state, layout, neighbour) && (layout.places[view.prompt().place].neighbours >> neighbour & 1u);
    if (!adjacent) return refusal(Reason::NotANeighbour);
    if (view.state.places[neighbour].cubes == 0) return refusal(Reason::NoCubeHere);
    return std::nullopt;
}

/// One-flame rounds: how many cubes one big fire reaches. fire.big, ruling big-fire-one-flame
bool isTooMuch(ruling::BigFireOneFlame ruling, int here, bool next) {
    switch (ruling) {
    case ruling::BigFireOneFlame::EitherTwoOrNeighbour: return here + next > 2;
    case ruling::BigFireOneFlame::OnePlusNeighbour: return here > 1;
    case ruling::BigFireOneFlame::TwoPlusNeighbour: return here > 2;
    }
    return true;
}

/// Two-flame rounds: what the payment reaches. fire.two-flame, fire.mix
std::optional<Refusal> refuseLateReach(const View& view, FirePayment payment, bool next) {
    const bool countsOne = bigCountsOne(view.rulings());
    switch (payment) {
    case FirePayment::BigFire:
        if (next) return refusal(Reason::TwoBigFiresNeeded, 2, bigFires(view));
        return std::nullopt;
    case FirePayment::TwoBigFires:
        if (!next && !countsOne) return refusal(Reason::BigFireLimit);
        return std::nullopt;
    case FirePayment::FireAndBigFire:
        if (next && !mixOpensNeighbour(view.rulings())) return refusal(Reason::TwoBigFiresNeeded, 2, bigFires(view));
        if (!next && !countsOne) return refusal(Reason::PlainFireWasted);
        return std::nullopt;
    default: return std::nullopt;
    }
}

/// What the fire may do, apart from owning it. fire.big, fire.two-flame, fire.neighbour
std::optional<Refusal> refuseReach(const View& view, const BurnCubes& command) {
    const bool next = command.neighbour != none;
    const bool big = command.payment != FirePayment::Fire && command.payment != FirePayment::TwoFires;
    if (!big && (next || command.here > 1)) return refusal(Reason::BigFireOnly);
    if (command.here == 0) return refusal(Reason::OwnCubeFirst);
    if (view.row().firePerCube == 2) {
        if (command.here > 1) return refusal(Reason::BigFireLimit);
        return refuseLateReach(view, command.payment, next);
    }
    if (big && isTooMuch(view.rulings().bigFireOneFlame, command.here, next)) return refusal(Reason::BigFireLimit);
    return std::nullopt;
}

void payFire(Transaction& tx, PlayerIndex me, FirePayment payment) {
    switch (payment) {
    case FirePayment::Fire: return tx.pay(me, Token::Fire, 1, Rule::FightCostEarly);
    case FirePayment::TwoFires: return tx.pay(me, Token::Fire, 2, Rule::FightCostLate);
    case FirePayment::BigFire:
        return tx.pay(me, Token::BigFire, 1, tx.row().firePerCube == 2 ? Rule::FireTwoFlame : Rule::FireBig);
    case FirePayment::TwoBigFires: return tx.pay(me, Token::BigFire, 2, Rule::FireTwoFlame);
    case FirePayment::FireAndBigFire:
        tx.pay(me, Token::Fire, 1, Rule::FireMix);
        return tx.pay(me, Token::BigFire, 1, Rule::FireMix);
    }
}

Rule burnRule(const Transaction& tx, FirePayment payment) {
    if (payment == FirePayment::Fire) return Rule::FightCostEarly;
    if (payment == FirePayment::TwoFires) return Rule::FightCostLate;
    return tx.row().firePerCube == 2 ? Rule::FireTwoFlame : Rule::FireBig;
}

/// Fighting on a hex is not asked: on a ship the cube of the ship is meant, and a hex without plague has no fight.
Refusal noFightOnHex(const View& view) {
    if (view.kind() == PromptKind::FightShip) return refusal(Reason::FightOnShip);
    const Turn& turn = view.state.turn;
    const bool onHex = view.state.stage == Stage::Turns && turn.player == view.me && turn.place != none && turn.bay == none;
    if (onHex && view.state.places[turn.place].cubes == 0) return refusal(Reason::NoCubeHere);
    return outOfPlace(view, 3);
}

Refusal noFightOnShip(const View& view) {
    return view.kind() == PromptKind::Fight ? refusal(Reason::FightOnHex) : outOfPlace(view, 3);
}

} // namespace

std::optional<Refusal> refuse(const View& view, const BurnCubes& command) {
    if (view.kind() == PromptKind::FightShip && command.neighbour != none) return refusal(Reason::ShipHasNoNeighbour);
    if (view.kind() != PromptKind::Fight)
        return command.neighbour == none ? noFightOnHex(view) : outOfPlace(view, 3);
    if (auto no = refuseReach(view, command)) return no;
    if (auto no = refusePayment(view, command.payment)) return no;
    if (command.neighbour != none)
        if (auto no = refuseNeighbour(view, command.neighbour)) return no;
    if (view.state.places[view.prompt().place].cubes < command.here) return refusal(Reason::NoCubeHere);
    return std::nullopt;
}

void perform(Transaction& tx, PlayerIndex me, const BurnCubes& command) {
    const PlaceIndex place = tx.prompt().place;
    const Rule rule = burnRule(tx, command.payment);
    payFire(tx, me, command.payment);
    for (int i = 0; i < command.here; ++i)
        tx.removeCube(me, place, none, rule);
    if (command.neighbour != none) tx.removeCube(me, command.neighbour, none, Rule::FireNeighbour);
    if (tx.state.places[place].cubes == 0) tx.close();
}

std::optional<Refusal> refuse(const View& view, const EndFight&) {
    if (view.kind() != PromptKind::Fight) return noFightOnHex(view);
    return std::nullopt;
}

void perform(Transaction& tx, PlayerIndex me, const EndFight&) {
    const int left = tx.state.places[tx.prompt().place].cubes;
    tx.close();
    tx.takeRats(me, left, Rule::FightRats);
}

std::optional<Refusal> refuse(const View& view, const BurnShipCube& command) {
    if (view.kind() != PromptKind::FightShip) return noFightOnShip(view);
    const bool countsOne = view.row().firePerCube == 2 && bigCountsOne(view.rulings());
    if (command.payment == FirePayment::TwoBigFires && !countsOne) return refusal(Reason::ShipHasNoNeighbour);
    if (command.payment == FirePayment::FireAndBigFire && !countsOne) return refusal(Reason::PlainFireWasted);
    return refusePayment(view, command.payment);
}

void perform(Transaction& tx, PlayerIndex me, const BurnShipCube& command) {
    const Prompt prompt = tx.prompt();
    payFire(tx, me, command.payment);
    tx.removeCube(me, prompt.place, prompt.slot, Rule::ShipFight);
    tx.close();
    takeShip(tx, me, tx.layout().places[prompt.place].corner, prompt.slot);
}

std::optional<Refusal> refuse(const View& view, const TakeRat&) {
    if (view.kind() != PromptKind::FightShip) return noFightOnShip(view);
    return std::nullopt;
}

void perform(Transaction& tx, PlayerIndex me, const TakeRat&) {
    const Prompt prompt = tx.prompt();
    tx.emit(CubeRemoved{Rule::ShipDiscardedCube, me, prompt.place, prompt.slot, false});
    tx.takeRats(me, 1, Rule::ShipFight);
    tx.close();
    takeShip(tx, me, tx.layout().places[prompt.place].corner, prompt.slot);
}

} // namespace magister::messina
