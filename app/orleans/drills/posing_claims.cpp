// SPDX-License-Identifier: GPL-3.0-or-later
// What is told along with a statement about a command, and which statements tell nothing new.
#include "app/orleans/drills/posing.h"

namespace magister::orleans {

void tellDraws(Posed& posed, const Event& asked) {
    if (!std::holds_alternative<Proceed>(*posed.command)) return;
    for (const Event& event : posed.events)
        if (std::holds_alternative<PlagueDrawn>(event) && event.index() != asked.index()) posed.given.push_back(event);
}

bool isChosen(const Posed&, const Event& event) {
    return std::visit(
        [](const auto& e) {
            using E = std::decay_t<decltype(e)>;
            if constexpr (std::is_same_v<E, WarePaid>) return !e.gone; // that it leaves the game is news
            return std::is_same_v<E, HourglassTurned> || std::is_same_v<E, EventBegan> ||
                   std::is_same_v<E, TileTaken> || std::is_same_v<E, BreadBaked> || std::is_same_v<E, FollowerSent>;
        },
        event);
}

bool tellsAlike(const Event& a, const Event& b) {
    if (a.index() != b.index()) return false;
    if (const auto* x = std::get_if<CitizenTaken>(&a)) {
        const auto& y = std::get<CitizenTaken>(b);
        // Those of the development track go by one name.
        return x->player == y.player &&
               (x->citizen == y.citizen || (x->citizen < knightCitizen && y.citizen < knightCitizen));
    }
    if (const auto* x = std::get_if<ScoreLine>(&a)) {
        const auto& y = std::get<ScoreLine>(b);
        return x->player == y.player && x->source == y.source && x->points == y.points;
    }
    if (const auto* x = std::get_if<EventSpared>(&a)) return x->player == std::get<EventSpared>(b).player;
    if (const auto* x = std::get_if<DevelopmentMoved>(&a)) {
        const auto& y = std::get<DevelopmentMoved>(b);
        return x->player == y.player && x->to == y.to;
    }
    return false;
}

} // namespace magister::orleans
