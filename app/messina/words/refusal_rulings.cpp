// SPDX-License-Identifier: GPL-3.0-or-later
// Refusals whose usual sentence would be untrue at a table that plays by another ruling, or with two flames.
#include "app/messina/words/refusal_sentences.h"

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
        return QT_TRANSLATE_NOOP("Refusal", "One big fire token removes one cube here and, if you like, one on a neighbouring hex.");
    case ruling::BigFireOneFlame::TwoPlusNeighbour:
        return QT_TRANSLATE_NOOP("Refusal", "One big fire token removes up to two cubes here and, if you like, one on a neighbouring hex.");
    case ruling::BigFireOneFlame::EitherTwoOrNeighbour:
        break;
    }
    return refusalSentence(Reason::BigFireLimit).why;
}

RefusalSentence bigFireLimit(const Fire& fire) {
    const char* enough = QT_TRANSLATE_NOOP("Refusal", "One big fire token is enough.");
    const bool two = fire.payment == FirePayment::TwoBigFires;
    if (!fire.late) {
        const char* reach = reachWithOneFlame(fire.rulings);
        return two ? RefusalSentence{enough, reach} : because(Reason::BigFireLimit, reach);
    }
    if (two && fire.here <= 1)
        return {enough, QT_TRANSLATE_NOOP("Refusal", "While the round table shows two flames, one big fire token pays for a cube on the chosen hex; the second is for one on a neighbouring hex.")};
    return because(Reason::BigFireLimit,
                   QT_TRANSLATE_NOOP("Refusal", "While the round table shows two flames, cubes on the chosen hex are removed one at a time."));
}

Sentence twoBigFires(const Fire& fire) {
    if (!fire.neighbour) return refusalSentence(Reason::NotEnoughFire);
    if (fire.mixReaches())
        return RefusalSentence{QT_TRANSLATE_NOOP("Refusal", "One big fire token is not enough."),
                               QT_TRANSLATE_NOOP("Refusal", "While the round table shows two flames, a cube on a neighbouring hex costs a big fire token and a second fire token, plain or big.")};
    if (!fire.countsOne()) return std::nullopt;
    return because(Reason::TwoBigFiresNeeded,
                   QT_TRANSLATE_NOOP("Refusal", "While the round table shows two flames, two big fire tokens together remove one cube here and one on a neighbouring hex."));
}

Sentence aboutFire(Reason reason, const Fire& fire) {
    switch (reason) {
    case Reason::BigFireLimit:
        return bigFireLimit(fire);
    case Reason::TwoBigFiresNeeded:
        return twoBigFires(fire);
    case Reason::TwoFiresNeeded:
        if (!fire.countsOne()) return std::nullopt;
        return because(reason, QT_TRANSLATE_NOOP("Refusal", "The round table shows two flames: removing a cube costs any two fire tokens, and a big one counts as one of them."));
    case Reason::PlainFireWasted:
        if (!fire.mixReaches() || !fire.onHex) return std::nullopt;
        return because(reason, QT_TRANSLATE_NOOP("Refusal", "One big fire token pays for a cube on the chosen hex; adding a plain one helps only on a neighbouring hex."));
    case Reason::NoBigFire:
        if (!fire.oneAtATime()) return std::nullopt;
        return because(reason, QT_TRANSLATE_NOOP("Refusal", "To pay for a cube this way, you need a big fire token."));
    case Reason::BigFireOnly:
        if (!fire.oneAtATime()) return std::nullopt;
        return because(reason, QT_TRANSLATE_NOOP("Refusal", "Plain fire tokens remove one cube at a time from the chosen hex and none from neighbouring hexes."));
    default:
        return std::nullopt;
    }
}

const char* refreshPrice(const Rulings& rulings) {
    switch (rulings.refreshPrice) {
    case ruling::RefreshPrice::NoCoin:
        return QT_TRANSLATE_NOOP("Refusal", "Refreshing tiles costs 1 point or 1 token: wood, fire or big fire.");
    case ruling::RefreshPrice::NoBigFire:
        return QT_TRANSLATE_NOOP("Refusal", "Refreshing tiles costs 1 point or 1 token: coin, wood or fire.");
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
        return because(reason, QT_TRANSLATE_NOOP("Refusal", "There was plague here, so a citizen from this hex goes into quarantine first."));
    case Reason::CleanToSector:
        return because(reason, QT_TRANSLATE_NOOP("Refusal", "From a hex without cubes a citizen goes straight to an empty square of its sector or an empty workshop of its class."));
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
        return because(reason, QT_TRANSLATE_NOOP("Refusal", "At this table a lieutenant in the estate is never recalled: if there is no hex or ship for it, it rests."));
    if (reason == Reason::TownFirst && rulings.recallFromEstate == ruling::RecallFromEstate::Always &&
        std::holds_alternative<Recall>(command))
        return because(reason, QT_TRANSLATE_NOOP("Refusal", "A lieutenant in the estate may be recalled only when all your lieutenants in Messina have been used."));
    if (reason == Reason::StepFourOnly && rulings.recallStepFour == ruling::RecallStepFour::Yes)
        return because(reason, QT_TRANSLATE_NOOP("Refusal", "You can buy them after choosing a hex or ship, rescuing and fighting, or after a recall."));
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
        return because(reason, QT_TRANSLATE_NOOP("Refusal", "A citizen stays in its hut only when there is no suitable place for it."));
    if (reason == Reason::LeaveToSquareOrWorkshop && rulings.lateWorkshopReuse == ruling::LateWorkshopReuse::Closed)
        return because(reason, QT_TRANSLATE_NOOP("Refusal", "After quarantine a citizen takes an empty square of its sector, or an empty workshop of its class that has not yet given its reward."));
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
        return because(reason, QT_TRANSLATE_NOOP("Refusal", "An action earned outside your turn is used in step 4 of your next turn; only a new lieutenant joins you at once."));
    default:
        break;
    }
    return refusalSentence(reason);
}

} // namespace magister::messina
