// SPDX-License-Identifier: GPL-3.0-or-later
// Refusals whose usual sentence would be untrue at a table that plays by another ruling, or with two flames.
#include "messina/refusal_sentences.h"

#include <QCoreApplication>

namespace magister::messina {

namespace {

using Sentence = std::optional<RefusalSentence>;

/// The usual headline with another explanation.
RefusalSentence because(Reason reason, const char* why) { return {refusalSentence(reason).what, why}; }

/// What is read to judge a refused payment.
struct Fire {
    const Rulings& rulings;
    bool late{};      ///< two flames
    bool onHex{};     ///< not on a ship
    bool neighbour{}; ///< a cube next door was asked for
    int here{};
    FirePayment payment{};

    bool countsOne() const { return rulings.bigFireTwoFlame == ruling::BigFireTwoFlame::EachTokenCountsOne; }
    bool mixReaches() const { return rulings.bigFireMix == ruling::BigFireMix::OpensNeighbour; }
    /// No single fire removes two cubes of one hex.
    bool oneAtATime() const { return late || rulings.bigFireOneFlame == ruling::BigFireOneFlame::OnePlusNeighbour; }
};

Fire fireOf(const State& state, const Definition& definition, const Command& command) {
    Fire fire{state.rulings, definition.rounds[state.playerCount][state.round - 1u].firePerCube == 2, false, false, 1,
              FirePayment::Fire};
    if (const auto* ship = std::get_if<BurnShipCube>(&command)) fire.payment = ship->payment;
    if (const auto* burn = std::get_if<BurnCubes>(&command)) {
        fire.payment = burn->payment;
        fire.onHex = true;
        fire.neighbour = burn->neighbour != none;
        fire.here = burn->here;
    }
    return fire;
}

const char* reachWithOneFlame(const Rulings& rulings) {
    switch (rulings.bigFireOneFlame) {
    case ruling::BigFireOneFlame::OnePlusNeighbour:
        return QT_TRANSLATE_NOOP("Refusal", "One big fire removes one cube here and, if you like, one next door.");
    case ruling::BigFireOneFlame::TwoPlusNeighbour:
        return QT_TRANSLATE_NOOP("Refusal", "One big fire removes up to two cubes here and, if you like, one next door.");
    case ruling::BigFireOneFlame::EitherTwoOrNeighbour:
        break;
    }
    return refusalSentence(Reason::BigFireLimit).why;
}

RefusalSentence bigFireLimit(const Fire& fire) {
    const char* enough = QT_TRANSLATE_NOOP("Refusal", "One big fire is enough.");
    const bool two = fire.payment == FirePayment::TwoBigFires;
    if (!fire.late) {
        const char* reach = reachWithOneFlame(fire.rulings);
        return two ? RefusalSentence{enough, reach} : because(Reason::BigFireLimit, reach);
    }
    if (two && fire.here <= 1)
        return {enough, QT_TRANSLATE_NOOP("Refusal", "While the round table shows two flames, one big fire pays for a "
                                                     "cube of the chosen hex; the second is for one next door.")};
    return because(Reason::BigFireLimit,
                   QT_TRANSLATE_NOOP("Refusal", "While the round table shows two flames, cubes of the chosen hex are "
                                                "removed one at a time."));
}

Sentence twoBigFires(const Fire& fire) {
    if (!fire.neighbour) return refusalSentence(Reason::NotEnoughFire);
    if (fire.mixReaches())
        return RefusalSentence{QT_TRANSLATE_NOOP("Refusal", "One big fire is not enough."),
                               QT_TRANSLATE_NOOP("Refusal", "While the round table shows two flames, a cube next door "
                                                            "takes a big fire and a second one, plain or big.")};
    if (!fire.countsOne()) return std::nullopt;
    return because(Reason::TwoBigFiresNeeded,
                   QT_TRANSLATE_NOOP("Refusal", "While the round table shows two flames, two big fires together remove "
                                                "one cube here and one next door."));
}

Sentence aboutFire(Reason reason, const Fire& fire) {
    switch (reason) {
    case Reason::BigFireLimit:
        return bigFireLimit(fire);
    case Reason::TwoBigFiresNeeded:
        return twoBigFires(fire);
    case Reason::TwoFiresNeeded:
        if (!fire.countsOne()) return std::nullopt;
        return because(reason, QT_TRANSLATE_NOOP("Refusal", "The round table shows two flames: a cube takes any two "
                                                            "fires, and a big one counts as one of them."));
    case Reason::PlainFireWasted:
        if (!fire.mixReaches() || !fire.onHex) return std::nullopt;
        return because(reason, QT_TRANSLATE_NOOP("Refusal", "One big fire pays for a cube of the chosen hex; a plain "
                                                            "fire on top is only of use next door."));
    case Reason::NoBigFire:
        if (!fire.oneAtATime()) return std::nullopt;
        return because(reason, QT_TRANSLATE_NOOP("Refusal", "To be paid this way, a cube takes a big fire."));
    case Reason::BigFireOnly:
        if (!fire.oneAtATime()) return std::nullopt;
        return because(reason, QT_TRANSLATE_NOOP("Refusal", "Plain fire alone removes one cube of the chosen hex at a "
                                                            "time and none next door."));
    default:
        return std::nullopt;
    }
}

const char* refreshPrice(const Rulings& rulings) {
    switch (rulings.refreshPrice) {
    case ruling::RefreshPrice::NoCoin:
        return QT_TRANSLATE_NOOP("Refusal", "Renewing tiles costs 1 point or 1 token: wood, fire or big fire.");
    case ruling::RefreshPrice::NoBigFire:
        return QT_TRANSLATE_NOOP("Refusal", "Renewing tiles costs 1 point or 1 token: coin, wood or fire.");
    case ruling::RefreshPrice::AnyToken:
        break;
    }
    return refusalSentence(Reason::CannotPayRefresh).why;
}

/// Ruling rescue-to-workshop: straight into a workshop.
Sentence aboutRescue(Reason reason, const Rulings& rulings) {
    if (rulings.rescueToWorkshop == ruling::RescueToWorkshop::ViaSector) return std::nullopt;
    switch (reason) {
    case Reason::SectorFirst:
        return because(reason, QT_TRANSLATE_NOOP("Refusal", "There was plague here: a citizen from this hex goes to "
                                                            "quarantine first."));
    case Reason::CleanToSector:
        return because(reason, QT_TRANSLATE_NOOP("Refusal", "From a hex without cubes a citizen goes straight to an "
                                                            "empty square of its sector or workshop of its class."));
    case Reason::NotFromHere:
        return because(reason, QT_TRANSLATE_NOOP("Refusal", "A citizen in a hut or in a workshop cannot move into "
                                                            "another workshop now."));
    default:
        return std::nullopt;
    }
}

/// Rulings recall-from-estate and recall-step-four.
Sentence aboutRecall(Reason reason, const Rulings& rulings, const Command& command) {
    if (reason == Reason::RecallOnlyFromTown && rulings.recallFromEstate == ruling::RecallFromEstate::Never)
        return because(reason, QT_TRANSLATE_NOOP("Refusal", "At this table one in the estate is never recalled: without "
                                                            "a hex or a ship it rests."));
    if (reason == Reason::TownFirst && rulings.recallFromEstate == ruling::RecallFromEstate::Always &&
        std::holds_alternative<Recall>(command))
        return because(reason, QT_TRANSLATE_NOOP("Refusal", "One in the estate may be recalled only when all of yours "
                                                            "in Messina have been used."));
    if (reason == Reason::StepFourOnly && rulings.recallStepFour == ruling::RecallStepFour::Yes)
        return because(reason, QT_TRANSLATE_NOOP("Refusal", "Coins buy them when you have chosen, rescued and fought, "
                                                            "or after a recall."));
    return std::nullopt;
}

/// Rulings about citizens who have a place or look for one.
Sentence aboutCitizens(Reason reason, const Rulings& rulings, const Command& command) {
    if (reason == Reason::SquareIsForKeeps && rulings.sectorMoves == ruling::SectorMoves::WithinSector)
        return RefusalSentence{QT_TRANSLATE_NOOP("Refusal", "A citizen cannot go there."),
                               QT_TRANSLATE_NOOP("Refusal", "A citizen leaves its square for another one of its "
                                                            "sector, for a workshop or for a district.")};
    if (reason == Reason::RoomIsLeft && rulings.quarantineNoRoom == ruling::QuarantineNoRoom::StayInHut &&
        std::holds_alternative<LeaveQuarantine>(command))
        return because(reason, QT_TRANSLATE_NOOP("Refusal", "A citizen stays in its hut only when no fitting place is "
                                                            "free."));
    if (reason == Reason::LeaveToSquareOrWorkshop && rulings.lateWorkshopReuse == ruling::LateWorkshopReuse::Closed)
        return because(reason, QT_TRANSLATE_NOOP("Refusal", "After quarantine a citizen takes an empty square of its "
                                                            "sector or an empty workshop of its class whose reward is "
                                                            "still to come."));
    return std::nullopt;
}

} // namespace

RefusalSentence refusalSentence(const State& state, const Definition& definition, const Refusal& refusal,
                                const Command& command) {
    const Reason reason = refusal.reason;
    const Rulings& rulings = state.rulings;
    if (auto words = aboutFire(reason, fireOf(state, definition, command))) return *words;
    if (auto words = aboutRescue(reason, rulings)) return *words;
    if (auto words = aboutRecall(reason, rulings, command)) return *words;
    if (auto words = aboutCitizens(reason, rulings, command)) return *words;
    switch (reason) {
    case Reason::RatsDoNotPay:
    case Reason::CannotPayRefresh:
    case Reason::TokenNotForRefresh:
        return because(reason, refreshPrice(rulings));
    case Reason::BookActionWaits:
        if (rulings.productionLieutenant == ruling::ProductionLieutenant::Waits) break;
        return because(reason, QT_TRANSLATE_NOOP("Refusal", "An action that a book gives outside your turn is used in "
                                                            "step 4 of your next one; only lieutenants join at once."));
    default:
        break;
    }
    return refusalSentence(reason);
}

} // namespace magister::messina
