// SPDX-License-Identifier: GPL-3.0-or-later
// What is told along with a statement about a command, and which statements tell nothing new.
#include "app/messina/drills/posing.h"

namespace magister::messina {

void tellDraws(Posed& posed, const Event& asked) {
    const PromptKind kind = posed.before.prompt().kind;
    if (kind != PromptKind::Proceed && kind != PromptKind::OpponentTurn) return;
    for (const Event& event : posed.events) {
        const bool wheel = std::holds_alternative<WheelTurned>(event);
        const bool known = wheel || std::holds_alternative<DockingTileDrawn>(event) ||
                           std::holds_alternative<SoloTileTurned>(event) || std::holds_alternative<ShipDrawn>(event);
        if (known && event.index() != asked.index()) posed.given.push_back(event);
    }
    if (posed.before.stage == Stage::Scoring) posed.given.clear();
}

bool isChosen(const Posed& posed, const Event& event) {
    // That the stage is reached says nothing of what the plague takes in it.
    if (std::holds_alternative<StageReached>(event)) return posed.rule == Rule::PrepClearCitizens;
    if (std::holds_alternative<DiscMoved>(event)) return std::holds_alternative<BuyBookStep>(*posed.command);
    if (std::holds_alternative<LieutenantPlaced>(event)) return !std::holds_alternative<Proceed>(*posed.command);
    return std::holds_alternative<TurnEnded>(event) || std::holds_alternative<HexActionUsed>(event);
}

bool tellsAlike(const Event& a, const Event& b) {
    if (a.index() != b.index()) return false;
    if (const auto* x = std::get_if<CitizenUpgraded>(&a)) {
        const auto& y = std::get<CitizenUpgraded>(b);
        return x->player == y.player && classOf(x->citizen) == classOf(y.citizen);
    }
    if (const auto* x = std::get_if<CitizenRescued>(&a)) {
        const auto& y = std::get<CitizenRescued>(b);
        return x->player == y.player && x->place == y.place && x->citizenClass == y.citizenClass &&
               x->to.kind == y.to.kind && (x->to.kind == Spot::Square || x->to.index == y.to.index);
    }
    if (const auto* x = std::get_if<CitizenMoved>(&a)) {
        const auto& y = std::get<CitizenMoved>(b);
        return x->player == y.player && x->citizen == y.citizen && x->to.kind == y.to.kind &&
               (x->to.kind == Spot::Square || x->to.index == y.to.index);
    }
    if (const auto* x = std::get_if<CitizenLeft>(&a)) {
        const auto& y = std::get<CitizenLeft>(b);
        return x->player == y.player && x->citizen == y.citizen;
    }
    if (const auto* x = std::get_if<CubeRemoved>(&a)) {
        const auto& y = std::get<CubeRemoved>(b);
        return x->player == y.player && x->place == y.place && (x->bay == none) == (y.bay == none);
    }
    if (const auto* x = std::get_if<OverseerAdvanced>(&a)) {
        const auto& y = std::get<OverseerAdvanced>(b);
        return x->player == y.player && x->citizenClass == y.citizenClass && x->step == y.step;
    }
    const auto byPlayer = [&](const auto& x) {
        using E = std::decay_t<decltype(x)>;
        if constexpr (std::is_same_v<E, LieutenantRecalled> || std::is_same_v<E, LieutenantGained> ||
                      std::is_same_v<E, LieutenantGivenUp> || std::is_same_v<E, CartTaken> ||
                      std::is_same_v<E, CartUsed> || std::is_same_v<E, HutUpgradeTaken>)
            return x.player == std::get<E>(b).player;
        else if constexpr (std::is_same_v<E, LieutenantPlaced>)
            return x.player == std::get<E>(b).player && x.place == std::get<E>(b).place;
        else if constexpr (std::is_same_v<E, WheelTurned> || std::is_same_v<E, StageReached>)
            return x == std::get<E>(b);
        else
            return false;
    };
    return std::visit(byPlayer, a);
}

} // namespace magister::messina
