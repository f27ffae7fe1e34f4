// SPDX-License-Identifier: GPL-3.0-or-later
// What lies before a seat: places with their slots, the market, the bag.
#include "app/orleans/figures/figure_staging.h"

#include "app/content/vocabulary.h"
#include "app/orleans/table/effect_icons.h"
#include "app/orleans/words/icon_names.h"

namespace magister::orleans {

namespace {

FollowerPart followerPart(const Staging& staging, PlayerIndex player, Token token) {
    return {icons::token(token), isFollower(token) && isOwn(token) ? staging.tincture(player) : QString(), {}};
}

PlacePart placePart(const Staging& staging, PlayerIndex player, PlaceId id) {
    const Filling& filling = staging.state.players[player].work.at(id);
    PlacePart part{
        icons::place(id), {}, effectIcons(staging.definition, id), staging.accent(targets::place(player, id))};
    const auto& wanted = staging.definition.place(id).actionSlots;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const FollowerPart held = followerPart(staging, player, filling.tokens[i]);
        part.slots_.push_back(
            {icons::slot(wanted[i]), held.icon, held.owner,
             staging.accent(targets::slot(staging.definition, player, id, static_cast<SlotOfPlace>(i)))});
    }
    return part;
}

} // namespace

std::optional<FigurePart> placesPart(const Staging& staging, const QStringList& targets) {
    PlacesPart places;
    for (const QString& target : targets)
        if (const auto seat = seatTargetOf(target); seat && seat->player < staging.state.playerCount)
            if (const auto place = fromWord<PlaceId>(seat->part.section(u'/', 0, 0).mid(6)))
                if (staging.state.players[seat->player].owns(*place))
                    places.places.push_back(placePart(staging, seat->player, *place));
    return places.places.empty() ? std::nullopt : std::optional<FigurePart>(std::move(places));
}

std::optional<FigurePart> marketPart(const Staging& staging, const QStringList& targets) {
    const auto seat = seatTargetOf(targets.value(0));
    if (!seat || seat->player >= staging.state.playerCount) return std::nullopt;
    const auto& market = staging.state.players[seat->player].work.market;
    std::size_t first = market.size();
    std::size_t last = 0;
    for (const QString& target : targets) {
        const auto space = static_cast<std::size_t>(target.section(u'/', -1).toInt());
        first = std::min(first, space);
        last = std::max(last, space);
    }
    MarketPart part;
    for (std::size_t i = first; i <= last && i < market.size(); ++i) {
        part.spaces.push_back(followerPart(staging, seat->player, market[i]));
        part.spaces.back().accent = staging.accent(targets::atSeat(seat->player, QStringLiteral("market/%1").arg(i)));
    }
    return part.spaces.empty() ? std::nullopt : std::optional<FigurePart>(std::move(part));
}

std::optional<FigurePart> bagPart(const Staging& staging, const QString& target) {
    const auto seat = seatTargetOf(target);
    if (!seat || seat->player >= staging.state.playerCount) return std::nullopt;
    const TokenCounts& bag = staging.state.players[seat->player].bag;
    BagPart part{{}, staging.accent(target)};
    for (std::size_t i = 0; i < followerTokenCount; ++i) {
        const auto token = static_cast<Token>(i + 1);
        for (int n = 0; n < bag.of(token); ++n)
            part.followers.push_back(followerPart(staging, seat->player, token));
    }
    return part;
}

} // namespace magister::orleans
