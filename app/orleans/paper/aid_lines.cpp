// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/paper/aid_lines.h"

namespace magister::orleans {

namespace {

using paper::AidCite;
using paper::AidLine;
using paper::AidSymbol;

constexpr AidLine hourglassLines[]{
    {"hourglass.reveal", "hourglass", {"hourglass.reveal", "hourglass.timing"}},
};
constexpr AidLine censusLines[]{
    {"census.leader", "f-farmer", {"census.leader", "census.tie"}},
    {"census.last", "coin", {"census.last", "census.tie-last", "census.two-players"}},
};
constexpr AidLine drawLines[]{
    {"draw.amount", "bag", {"draw.amount", "draw.free-spaces"}},
    {"draw.retrieve", "ui-undo", {"draw.retrieve", "draw.retrieve-limits"}},
    {"draw.first", "ui-cross", {"draw.first-round"}},
};
constexpr AidLine planningLines[]{
    {"planning.place", "ui-hand", {"planning.place", "planning.match"}},
    {"planning.active", "ready", {"planning.active", "planning.partial"}},
    {"planning.monk", "f-monk", {"monastery.wild", "monastery.one-way"}},
    {"planning.together", "ui-people", {"planning.together", "planning.take-back"}},
};
constexpr AidLine actionsLines[]{
    {"actions.turn", "ui-play", {"actions.turn", "actions.pass"}},
    {"actions.return", "bag", {"actions.return"}},
    {"actions.keep", "ui-lock", {"actions.keep", "planning.locked"}},
};
constexpr AidLine eventLines[]{
    {"event.resolve", "ev-taxes", {"event.resolve", "event.order"}},
};
constexpr AidLine startPlayerLines[]{
    {"start-player.pass", "first-player", {"start-player.pass"}},
};
constexpr AidLine developmentLines[]{
    {"development.level", "devstar", {"development.level", "development.level-uses"}},
    {"development.coins", "coin", {"development.coins", "development.coins-once"}},
    {"development.citizen", "citizen", {"development.citizen"}},
};
constexpr AidLine technologyLines[]{
    {"technology.replace", "tech", {"technology.replace", "technology.permanent"}},
    {"technology.first", "slot-farmer", {"technology.first-farmer"}},
    {"technology.not", "ui-refuse", {"technology.no-monk-slot", "technology.no-single-slot", "technology.any-slot"}},
    {"technology.one", "plus", {"technology.one-per-place"}},
    {"technology.when", "ui-time", {"technology.placement", "technology.delay"}},
};
constexpr AidLine eventsLines[]{
    {"events.pilgrimage", "ev-pilgrimage", {"events.pilgrimage"}},
    {"events.income", "ev-income", {"events.income"}},
    {"events.harvest", "ev-harvest", {"events.harvest", "events.harvest-fine"}},
    {"events.taxes", "ev-taxes", {"events.taxes", "events.taxes-goods"}},
    {"events.trading-day", "ev-trading-day", {"events.trading-day"}},
    {"events.plague", "ev-plague", {"events.plague", "events.plague-own", "events.plague-track"}},
};
constexpr AidLine deedsLines[]{
    {"deeds.exact", "deeds", {"deeds.exact", "deeds.no-monk"}},
    {"deeds.citizen", "citizen", {"deeds.citizen"}},
    {"deeds.stay", "ui-lock", {"deeds.stay"}},
};
constexpr AidLine tortureLines[]{
    {"torture.when", "torture", {"torture.when", "torture.per-coin"}},
    {"torture.list", "station", {"torture.station", "torture.follower", "torture.goods-and-tiles"}},
    {"torture.development", "devstar", {"torture.development"}},
    {"torture.gone", "ui-cross", {"torture.removed", "torture.nothing-left"}},
};
constexpr AidLine scoreLines[]{
    {"score.last-citizen", "citizen", {"end.fourteenth"}},
    {"score.coins", "coin", {"end.score-coins"}},
    {"score.goods", "g-brocade", {"end.score-goods"}},
    {"score.level", "devstar", {"end.score-stations-citizens"}},
};
constexpr AidLine winLines[]{
    {"win.tie", "ui-scales", {"end.winner", "end.tie"}},
};
constexpr AidLine variantLines[]{
    {"variant.reduced", "stack-1", {"variant.reduced", "variant.order"}},
};
constexpr AidLine forgottenLines[]{
    {"forgotten.routes", "merchant", {"travel.one-good", "travel.empty-connection"}},
    {"forgotten.stations", "station", {"guildhall.one-per-town", "guildhall.orleans"}},
    {"forgotten.own", "f-farmer", {"own-followers.protected", "town-hall.no-own"}},
    {"forgotten.town-hall", "pl-town_hall", {"town-hall.one-or-two"}},
    {"forgotten.end", "ui-refuse", {"tracks.end", "supply.blocked"}},
    {"forgotten.stack", "stack-1", {"town.first-from-one", "town.effective"}},
    {"forgotten.fourth-knight", "f-knight", {"castle.fourth-knight"}},
    {"forgotten.empty-bag", "bag", {"draw.short-bag", "draw.leftovers"}},
};

/// In the order of PlaceId.
constexpr AidLine placeLines[]{
    {"place.ship", "pl-ship", {"travel.ship", "travel.take-good"}},
    {"place.wagon", "pl-wagon", {"travel.wagon", "travel.take-good"}},
    {"place.guildhall", "pl-guildhall", {"guildhall.build"}},
    {"place.castle", "pl-castle", {"castle.recruit", "castle.draw-number"}},
    {"place.scriptorium", "pl-scriptorium", {"scriptorium.point"}},
    {"place.town_hall", "pl-town_hall", {"town-hall.send"}},
    {"place.monastery", "pl-monastery", {"monastery.recruit"}},
    {"place.farmhouse", "pl-farmhouse", {"farmhouse.recruit", "farmhouse.good"}},
    {"place.village", "pl-village", {"village.choose"}},
    {"place.university", "pl-university", {"university.recruit", "university.points"}},
    {"place.hayrick", "pl-hayrick", {"tiles.hayrick"}},
    {"place.cheese_factory", "pl-cheese_factory", {"tiles.cheese-factory"}},
    {"place.winery", "pl-winery", {"tiles.winery"}},
    {"place.wool_manufacturer", "pl-wool_manufacturer", {"tiles.wool-manufacturer"}},
    {"place.tailor_shop", "pl-tailor_shop", {"tiles.tailor-shop"}},
    {"place.brewery", "pl-brewery", {"tiles.brewery"}},
    {"place.sacristy", "pl-sacristy", {"tiles.sacristy"}},
    {"place.herb_garden", "pl-herb_garden", {"tiles.herb-garden"}},
    {"place.bathhouse", "pl-bathhouse", {"tiles.bathhouse"}},
    {"place.windmill", "pl-windmill", {"tiles.windmill"}},
    {"place.library", "pl-library", {"tiles.library"}},
    {"place.hospital", "pl-hospital", {"tiles.hospital"}},
    {"place.gunpowder_tower", "pl-gunpowder_tower", {"tiles.gunpowder-tower", "tiles.gunpowder-tower-deeds"}},
    {"place.cellar", "pl-cellar", {"tiles.cellar"}},
    {"place.office", "pl-office", {"tiles.office"}},
    {"place.school", "pl-school", {"tiles.school"}},
    {"place.pharmacy", "pl-pharmacy", {"tiles.pharmacy"}},
    {"place.horse_wagon", "pl-horse_wagon", {"tiles.horse-wagon"}},
    {"place.shipping_line", "pl-shipping_line", {"tiles.shipping-line"}},
    {"place.laboratory", "pl-laboratory", {"tiles.laboratory"}},
    {"place.goldsmith", "pl-goldsmith", {"extra-tiles.goldsmith"}},
    {"place.bakery", "pl-bakery", {"extra-tiles.bakery", "extra-tiles.bread"}},
    {"place.stash", "pl-stash", {"extra-tiles.stash"}},
    {"place.tribunal", "pl-tribunal", {"extra-tiles.tribunal"}},
    {"place.barracks", "pl-barracks", {"extra-tiles.barracks"}},
    {"place.theatre", "pl-theatre", {"extra-tiles.theatre"}},
};
static_assert(std::size(placeLines) == placeCount);

constexpr AidSymbol symbols[]{
    {"f-farmer", "follower-farmer"}, {"f-boatman", "follower-boatman"}, {"f-artisan", "follower-craftsman"},
    {"f-trader", "follower-trader"}, {"f-knight", "follower-knight"}, {"f-scholar", "follower-scholar"},
    {"f-monk", "follower-monk"}, {"slot-any", "=symbol.any"}, {"tech", "technology-tile"}, {"devstar", "development-level"},
    {"citizen", "citizen"}, {"g-grain", "good-grain"}, {"g-cheese", "good-cheese"}, {"g-wine", "good-wine"},
    {"g-wool", "good-wool"}, {"g-brocade", "good-brocade"},
};

/// Phrases that stand in no line, besides those of chapters.
constexpr const char* others[]{
    "title", "tiles.heading-1", "tiles.heading-2", "tiles.always", "tracks.space", "tracks.draw", "development.heading",
    "players", "players.followers", "players.goods", "players.goods-spaces", "deeds.each", "symbols.heading", "forgotten.heading",
};

constexpr AidCite cites[]{
    {"", "hourglass"}, {"", "census"}, {"", "draw"}, {"", "planning"}, {"", "actions"}, {"", "event"}, {"", "start-player"},
    {"", "places"}, {"", "tracks"}, {"", "development"}, {"", "setup-counts"}, {"", "technology"}, {"", "events"},
    {"", "deeds"}, {"", "torture"}, {"", "end"}, {"", "extra-tiles"}, {"", "variant"}, {"", "tiles"},
    {"tracks.draw", "castle.draw-number"}, {"players.followers", "setup-counts.supply-result"},
    {"players.goods", "setup-counts.three-goods"}, {"players.goods", "setup-counts.two-goods"},
    {"players.goods-spaces", "setup-counts.slot-marks"}, {"tiles.always", "tiles.permanent"}, {"deeds.each", "deeds.reward"},
};

} // namespace

std::span<const AidLine> aidLines(AidPart part) {
    switch (part) {
    case AidPart::Hourglass:
        return hourglassLines;
    case AidPart::Census:
        return censusLines;
    case AidPart::Draw:
        return drawLines;
    case AidPart::Planning:
        return planningLines;
    case AidPart::Actions:
        return actionsLines;
    case AidPart::Event:
        return eventLines;
    case AidPart::StartPlayer:
        return startPlayerLines;
    case AidPart::Development:
        return developmentLines;
    case AidPart::Technology:
        return technologyLines;
    case AidPart::Events:
        return eventsLines;
    case AidPart::Deeds:
        return deedsLines;
    case AidPart::Torture:
        return tortureLines;
    case AidPart::Score:
        return scoreLines;
    case AidPart::Win:
        return winLines;
    case AidPart::Variant:
        return variantLines;
    case AidPart::Forgotten:
        return forgottenLines;
    }
    return {};
}

const AidLine& aidLine(PlaceId place) {
    return placeLines[static_cast<std::size_t>(place)];
}

std::span<const AidSymbol> aidSymbols() { return symbols; }

const paper::AidPhrases& aidPhrases() {
    static const paper::AidPhrases phrases = [] {
        paper::AidPhrases all{QStringLiteral("orleans"), {placeLines}, symbols, others, cites};
        for (int part = 0; part <= static_cast<int>(AidPart::Forgotten); ++part)
            all.lines.push_back(aidLines(static_cast<AidPart>(part)));
        return all;
    }();
    return phrases;
}

} // namespace magister::orleans
