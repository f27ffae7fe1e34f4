// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/figures/figure_staging.h"

#include "app/content/vocabulary.h"
#include "app/orleans/words/icon_names.h"

#include <algorithm>
#include <array>

namespace magister::orleans {

namespace {

struct CountedPart {
    const char* part;
    const char* icon;
    int (*count)(const Player&);
};

constexpr std::array counted{
    CountedPart{"coins", "coin", [](const Player& p) { return int{p.coins}; }},
    CountedPart{"development", "devstar", [](const Player& p) { return int{p.development}; }},
    CountedPart{"stations", "station", [](const Player& p) { return int{p.stations}; }},
    CountedPart{"citizens", "citizen", [](const Player& p) { return int{p.citizens}; }},
    CountedPart{"technology", "tech", [](const Player& p) { return int{p.work.technologies}; }},
};

Counter counter(const QString& icon, const QString& tincture, int count, Counter::Kind kind = Counter::Kind::Change) {
    return {icon, tincture, count, count, kind};
}

std::vector<Counter> atSeat(const Staging& staging, PlayerIndex seat, const QString& part) {
    const Player& player = staging.state.players[seat];
    const auto it =
        std::ranges::find_if(counted, [&](const CountedPart& each) { return part == QLatin1String(each.part); });
    if (it != counted.end()) return {counter(QLatin1String(it->icon), staging.tincture(seat), it->count(player))};
    const auto ware = part.startsWith(u"ware:") ? fromWord<Ware>(part.mid(5)) : std::nullopt;
    if (!ware) return {};
    return {counter(icons::ware(*ware), staging.tincture(seat), player.ware(*ware))};
}

} // namespace

std::vector<Counter> countersOf(const Staging& staging, const QString& target) {
    if (const auto seat = seatTargetOf(target))
        return seat->player < staging.state.playerCount ? atSeat(staging, seat->player, seat->part)
                                                        : std::vector<Counter>{};
    const QString word = target.section(u':', 1);
    if (target.startsWith(u"supply:"))
        if (const auto kind = fromWord<Follower>(word))
            return {counter(icons::follower(*kind), {}, staging.state.supply[static_cast<std::size_t>(*kind)],
                            Counter::Kind::Supply)};
    if (target.startsWith(u"goods:"))
        if (const auto good = fromWord<Good>(word))
            return {counter(icons::good(*good), {}, staging.state.goods[static_cast<std::size_t>(*good)],
                            Counter::Kind::Supply)};
    return {};
}

} // namespace magister::orleans
