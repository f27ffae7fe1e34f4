// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/words/event_text.h"

namespace magister::orleans {

namespace {

struct KindOf {
    template <class... E> static constexpr bool any(const auto& event) {
        return (std::is_same_v<std::decay_t<decltype(event)>, E> || ...);
    }

    /// A plan that is not seen tells nothing. planning.together
    QString operator()(const FollowerPlaced& e) const {
        return e.token == Token::Nothing ? QString{} : QStringLiteral("plan");
    }
    template <class E> QString operator()(const E& e) const {
        if (any<SeatsSettled, PromptOpened, PromptClosed, PromptChanged>(e)) return {};
        if (any<CensusTaken>(e)) return QStringLiteral("census");
        if (any<FollowersDrawn, BathhouseDrawn, FollowerKept, HandReturned, FollowerRetrieved, NothingToDraw>(e))
            return QStringLiteral("draw");
        if (any<DoneSaid, PlanReopened, PlanningBegan, TechnologyPlaced, PlacementTakenBack, JobCommitted,
                PlansSettled>(e))
            return QStringLiteral("plan");
        if (any<TurnStarted, PlaceUsed, FollowersReturned, Passed>(e)) return QStringLiteral("turn");
        if (any<FollowerRecruited, TrackAdvanced>(e)) return QStringLiteral("recruit");
        if (any<CoinsGained, CoinsPaid, TreasuryEmpty, GoodGained, WarePaid, BreadBaked, TechnologyGained,
                DevelopmentMoved, CitizenTaken>(e))
            return QStringLiteral("gain");
        if (any<MerchantMoved, GoodTaken, GoodLeft>(e)) return QStringLiteral("travel");
        if (any<StationBuilt, TileTaken, TileRemoved, TileRemovalDeclined>(e)) return QStringLiteral("build");
        if (any<FollowerSent>(e)) return QStringLiteral("deed");
        if (any<HourglassTurned, EventBegan, SacristyUsed, EventSpared>(e)) return QStringLiteral("event");
        if (any<PlagueDrawn, DebtArisen, DebtDropped, StationLost, FollowerLost, TileLost, TechnologyLost>(e))
            return QStringLiteral("loss");
        if (any<ScoreLine, GameEnded>(e)) return QStringLiteral("score");
        return QStringLiteral("round");
    }
};

} // namespace

QString eventKind(const Event& event) {
    return std::visit(KindOf{}, event);
}

} // namespace magister::orleans
