// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/words/event_text.h"

namespace magister::messina {

namespace {

struct KindOf {
    template <class... E> static constexpr bool any(const auto& event) {
        return (std::is_same_v<std::decay_t<decltype(event)>, E> || ...);
    }

    template <class E> QString operator()(const E& e) const {
        if (any<PromptOpened, PromptClosed, PromptChanged>(e)) return {};
        if (any<TurnStarted, TurnEnded>(e)) return QStringLiteral("turn");
        if (any<LieutenantPlaced, LieutenantRecalled, LieutenantGained, LieutenantGivenUp>(e))
            return QStringLiteral("move");
        if (any<TokensGained, TokensPaid, PointsScored, HexActionUsed>(e)) return QStringLiteral("gain");
        if (any<RatsTaken>(e)) return QStringLiteral("rat");
        if (any<CitizenRescued, CitizensLost, CitizenMoved, CitizenLeft, QuarantineAdvanced, CitizenUpgraded,
                CitizenActivated, CitizensArrived>(e))
            return QStringLiteral("citizen");
        if (any<CubeRemoved, CubePlaced, PlacementSkipped, WheelTurned>(e)) return QStringLiteral("plague");
        if (any<DiscMoved, BookActionEarned, BookActionUsed, BookActionLapsed>(e)) return QStringLiteral("book");
        if (any<ScrollAdvanced>(e)) return QStringLiteral("scroll");
        if (any<OverseerAdvanced, OverseerUpgraded>(e)) return QStringLiteral("overseer");
        if (any<HutUpgradeTaken, HutUpgradePlaced, WorkshopTaken, WorkshopRewarded, CartTaken, CartUsed, TilesRefreshed,
                BuildingProduced, LateWorkshopsOpened>(e))
            return QStringLiteral("build");
        if (any<ShipTaken, ShipArrived, DockingTileDrawn, DockingReshuffled>(e)) return QStringLiteral("ship");
        if (any<DistrictRepopulated, HexAdded>(e)) return QStringLiteral("district");
        if (any<ScoreLine, DiscPushedBack, GameEnded>(e)) return QStringLiteral("score");
        return QStringLiteral("round");
    }
};

} // namespace

QString eventKind(const Event& event) {
    return std::visit(KindOf{}, event);
}

} // namespace magister::messina
