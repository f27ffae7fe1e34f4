// SPDX-License-Identifier: GPL-3.0-or-later
// The opponent of the solo game at a glance: who it is, what it has, what its tile tells it to do. solo.*
#include "app/messina/table/rows.h"

#include "app/messina/words/accessible_text.h"
#include "app/messina/words/icons.h"
#include "app/messina/words/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace magister::messina {

namespace {

PlaceIndex placeOfHex(const Scene& scene, TileIndex hex) {
    const auto& places = scene.state.places;
    const auto found = std::find_if(places.begin(), places.end(), [hex](const PlaceState& p) { return p.hex == hex; });
    return found == places.end() ? none : static_cast<PlaceIndex>(found - places.begin());
}

/// What a tile tells the opponent to take, as one whole sentence.
const char* deed(OpponentAction action) {
    switch (action) {
    case OpponentAction::Nothing:
        return QT_TRANSLATE_NOOP("Opponent", "The tile sends out a lieutenant ({place:acc}), and the opponent takes nothing.");
    case OpponentAction::TakeShip:
        return QT_TRANSLATE_NOOP("Opponent",
                                 "The tile sends out a lieutenant ({place:acc}), and the opponent takes a ship from the nearest dock.");
    case OpponentAction::TakeCart:
        return QT_TRANSLATE_NOOP("Opponent", "The tile sends out a lieutenant ({place:acc}), and the opponent takes the cart on offer.");
    case OpponentAction::TakeWorkshop:
        return QT_TRANSLATE_NOOP(
            "Opponent", "The tile sends out a lieutenant ({place:acc}), and the opponent takes the workshop on offer ({citizen:nom}).");
    case OpponentAction::TakeHutUpgrades:
        return QT_TRANSLATE_NOOP("Opponent",
                                 "The tile sends out a lieutenant ({place:acc}), and the opponent takes every hut upgrade on offer.");
    }
    return "";
}

/// The tile turned up last in this round, or none.
TileIndex openTile(const State& state) {
    if (state.soloSpent.empty()) return none;
    const TileIndex tile = state.soloSpent.back();
    return state.soloOut >> tile & 1 ? tile : none;
}

} // namespace

QString opponentDeed(const Scene& scene) {
    if (!scene.state.solo() || scene.state.over()) return {};
    const auto tell = [&](const char* source, const Fields& fields = {}) {
        return say(scene.language, "Opponent", source, fields);
    };
    const TileIndex index = openTile(scene.state);
    if (index == none) return tell(QT_TRANSLATE_NOOP("Opponent", "No tile has been turned up this round."));
    const SoloTile& tile = scene.definition.solo.tiles[index];
    const PlaceIndex place = placeOfHex(scene, tile.hex);
    if (place == none || scene.state.places[place].standing != opponent)
        return tell(
            QT_TRANSLATE_NOOP("Opponent", "No tile names a free hex, so the remaining lieutenants stay at home."));
    return tell(deed(tile.action),
                {{"place", placeCode(layoutOf(scene).places[place])}, {"citizen", citizenWord(tile.workshop)}});
}

QVariantMap soloTileRow(const Scene& scene, TileIndex index, bool used) {
    const SoloTile& tile = scene.definition.solo.tiles[index];
    return {{"hex", effectIcons(scene.definition, scene.definition.hexes[tile.hex].action)},
            {"action", soloIcons(tile)},
            {"used", used}};
}

QVariantMap opponentRow(const Scene& scene) {
    if (!scene.state.solo()) return {};
    const Player& player = scene.state.players[opponent];
    const TileIndex index = openTile(scene.state);
    QVariantMap tile;
    if (index != none) {
        const PlaceIndex place = placeOfHex(scene, scene.definition.solo.tiles[index].hex);
        const bool used = place != none && scene.state.places[place].standing == opponent;
        tile = soloTileRow(scene, index, used);
        tile.insert("place", used ? placeCode(layoutOf(scene).places[place]) : QString{});
    }
    const auto& tiles = scene.definition.solo.tiles;
    const auto out = std::count_if(scene.state.soloSpent.begin(), scene.state.soloSpent.end(),
                                   [&](TileIndex spent) { return (scene.state.soloOut >> spent & 1) != 0; });
    return {{"seat", opponent + 1},
            {"target", seatTarget(opponent)},
            {"name", seatName(scene, opponent)},
            {"tincture", scene.seats.value(opponent).tincture},
            {"ordinal", scene.state.order[0] == opponent ? 1 : 2},
            {"active", scene.state.hasPrompt() && scene.state.prompt().kind == PromptKind::OpponentTurn},
            {"lieutenants", seatLieutenants(scene, opponent)},
            {"popularity", player.book(Book::Popularity)},
            {"space", roman(player.book(Book::Popularity))},
            {"ships", static_cast<int>(player.ships.size())},
            {"carts", static_cast<int>(player.carts.size())},
            {"workshops", static_cast<int>(player.workshops.size())},
            {"huts", static_cast<int>(scene.state.opponentHuts.size())},
            {"pile", static_cast<int>(scene.state.soloPile.size())},
            {"tiles", static_cast<int>(tiles.size())},
            {"out", static_cast<int>(out)},
            {"tile", tile},
            {"deed", opponentDeed(scene)},
            {"accessible", joined(opponentTold(scene))}};
}

} // namespace magister::messina
