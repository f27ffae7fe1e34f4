// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/figures/figure_staging.h"

#include "app/messina/words/icons.h"
#include "app/messina/words/names.h"
#include "engine/messina/notation.h"
#include "app/messina/table/targets.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace magister::messina {

namespace {

struct ShownPlace {
    PlaceIndex place{};
    QStringList details; ///< "action", "owner" ...: what else of it is asked for
};

/// Places in the order in which they are named.
std::vector<ShownPlace> shownPlaces(const Staging& staging, const QStringList& targets) {
    std::vector<ShownPlace> shown;
    for (const QString& target : targets) {
        const QString plain = plainTarget(target);
        const QString head = plain.section(u'/', 0, 0);
        const QString name = head.startsWith(u"hex:") ? head.mid(4) : head;
        const auto place = placeFromText(staging.definition, staging.state.playerCount, name.toStdString());
        if (!place) continue;
        auto it = std::find_if(shown.begin(), shown.end(), [&](const ShownPlace& s) { return s.place == *place; });
        if (it == shown.end()) it = shown.insert(shown.end(), ShownPlace{*place, {}});
        if (plain.contains(u'/')) it->details.append(plain.section(u'/', 1, 1));
    }
    return shown;
}

/// Pointy-top hexes: centres in radii.
QPointF centreOf(const Place& place) {
    return {std::sqrt(3.0) * (place.q + place.r / 2.0), 1.5 * place.r};
}

std::vector<PawnPart> pawnsOn(const Staging& staging, PlaceIndex place) {
    std::vector<PawnPart> pawns;
    for (PlayerIndex p = 0; p < staging.state.playerCount; ++p)
        for (const Lieutenant& l : staging.state.players[p].lieutenants) {
            const bool upright = l.status == LieutenantStatus::Standing;
            if (l.place == place && (upright || l.status == LieutenantStatus::Lying))
                pawns.push_back({staging.tincture(p), upright, false});
        }
    return pawns;
}

void setDistrict(HexPart& part, const Staging& staging, const PlaceState& state, const QStringList& details) {
    if (state.hex == none) {
        part.face = QStringLiteral("hex-ghost");
        return;
    }
    const Hex& hex = staging.definition.hexes[state.hex];
    part.face = QStringLiteral("hex-%1-%2").arg(colourId(hex.colour)).arg(state.hex % 3);
    const auto& show = staging.figure.show;
    const bool wheel =
        std::any_of(show.begin(), show.end(), [](const QString& t) { return t == u"wheel" || t == u"wheel/rat"; });
    if (wheel) part.rat = ratId(hex.rat);
    if (details.contains(QStringLiteral("action"))) part.action = effectIcons(staging.definition, hex.action);
    if (!details.contains(QStringLiteral("owner")) || state.owner != none) return;
    part.cost = costIcons(hex.cost);
    part.people = peopleIcons(hex);
    part.points = hex.points;
}

std::vector<ShipPart> shipsAt(const Staging& staging, std::uint8_t corner) {
    std::vector<ShipPart> ships;
    for (const Bay& bay : staging.state.docks[corner]) {
        if (bay.ship == none) continue;
        const Ship& ship = staging.definition.ships[bay.ship];
        ships.push_back({goodsId(ship.goods), ship.coins, ship.points, bay.cube > 0});
    }
    return ships;
}

HexPart hexPart(const Staging& staging, const ShownPlace& shown) {
    const Place& place = staging.layout().places[shown.place];
    const PlaceState& state = staging.state.places[shown.place];
    HexPart part;
    part.target = placeTarget(place);
    part.centre = centreOf(place);
    const QStringList& without = staging.without;
    if (!without.contains(QStringLiteral("lieutenants"))) part.pawns = pawnsOn(staging, shown.place);
    part.accent = staging.accent(part.target);
    if (!without.contains(QStringLiteral("cubes"))) part.cubes = state.cubes;
    if (place.kind == PlaceKind::Dock) {
        part.ships = shipsAt(staging, place.corner);
        for (std::size_t bay = 1; bay <= baysPerDock; ++bay)
            if (part.accent == Accent::None)
                part.accent = staging.accent(part.target + QStringLiteral("/ship/%1").arg(bay));
    } else if (place.kind == PlaceKind::Port) {
        part.face = QStringLiteral("hex-port");
        if (shown.details.contains(QStringLiteral("action")))
            part.action =
                effectIcons(staging.definition, staging.definition.ports[staging.state.portAt[place.corner]].action);
    } else {
        setDistrict(part, staging, state, shown.details);
    }
    for (const CitizenClass c : allClasses)
        for (int i = 0; i < state.citizens[static_cast<std::size_t>(c)]; ++i)
            if (!without.contains(QStringLiteral("citizens"))) part.citizens.append(classId(c));
    if (state.owner != none) part.owner = staging.tincture(state.owner);
    const bool choosing = staging.state.hasPrompt() && staging.state.prompt().kind == PromptKind::ChooseTurn;
    if (part.accent == Accent::Offered && choosing) part.price = staging.offers.at(part.target).coins;
    return part;
}

/// Shows where a refused lieutenant was to go.
void addTried(TownPart& town, const Staging& staging) {
    if (staging.refused.isEmpty() || !staging.command || !std::holds_alternative<ChooseHex>(*staging.command)) return;
    for (HexPart& hex : town.hexes)
        if (hex.target == staging.refused) hex.pawns.push_back({staging.tincture(staging.state.toAct()), true, true});
}

/// The steps between two places over those of the figure alone; empty when these do not hang together.
std::vector<PlaceIndex> route(const Staging& staging, const std::vector<ShownPlace>& shown, PlaceIndex from,
                              PlaceIndex to) {
    const std::uint32_t exist = existingPlaces(staging.definition, staging.state);
    std::map<PlaceIndex, PlaceIndex> cameFrom{{from, from}};
    std::vector<PlaceIndex> open{from};
    for (std::size_t i = 0; i < open.size() && !cameFrom.count(to); ++i)
        for (const ShownPlace& next : shown) {
            const bool beside = staging.layout().places[open[i]].neighbours >> next.place & 1u;
            if (!beside || !(exist >> next.place & 1u) || cameFrom.count(next.place)) continue;
            cameFrom.emplace(next.place, open[i]);
            open.push_back(next.place);
        }
    if (!cameFrom.count(to)) return {};
    std::vector<PlaceIndex> way{to};
    while (way.back() != from)
        way.push_back(cameFrom.at(way.back()));
    std::reverse(way.begin(), way.end());
    return way;
}

/// Where a lieutenant in town goes by the command, and what it pays on the way. move.first-step-free, move.extra-steps
WayPart wayOf(const Staging& staging, const std::vector<ShownPlace>& shown) {
    if (!staging.command || !staging.refused.isEmpty()) return {};
    PlaceIndex to = none;
    if (const auto* hex = std::get_if<ChooseHex>(&*staging.command)) to = hex->place;
    if (const auto* ship = std::get_if<ChooseShip>(&*staging.command)) to = staging.layout().dock(ship->corner);
    const PlayerIndex player = staging.state.toAct();
    if (to == none || player == none) return {};
    const std::uint8_t index = lieutenantOf(*staging.command);
    const Lieutenant& lieutenant = staging.state.players[player].lieutenants[index];
    if (lieutenant.status != LieutenantStatus::Lying) return {};
    const auto steps = route(staging, shown, lieutenant.place, to);
    // A longer way round, because the figure leaves out the short one, would tell a wrong price.
    const Parameters& parameters = staging.definition.parameters;
    WayPart way;
    int total = 0;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        way.stops.push_back(centreOf(staging.layout().places[steps[i]]));
        if (i == 0) continue;
        way.coins.push_back(i <= parameters.freeSteps ? 0 : parameters.coinPerFurtherStep);
        total += way.coins.back();
    }
    return moveCost(staging.definition, staging.state, player, index, to) == total ? way : WayPart{};
}

} // namespace

bool isTownTarget(const QString& target) {
    return target.startsWith(u"hex:") || target.startsWith(u"exp:") || target.startsWith(u"port:") ||
           target.startsWith(u"dock:");
}

TownPart townPart(const Staging& staging, const QStringList& targets) {
    TownPart town;
    const auto shown = shownPlaces(staging, targets);
    for (const ShownPlace& each : shown)
        town.hexes.push_back(hexPart(staging, each));
    addTried(town, staging);
    town.way = wayOf(staging, shown);
    return town;
}

} // namespace magister::messina
