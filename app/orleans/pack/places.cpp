// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/pack/pack_parts.h"

#include <algorithm>

namespace magister::orleans {

namespace {

std::span<const std::string_view> placeIds(std::size_t first, std::size_t count) {
    return std::span(wordsOf<PlaceId>).subspan(first, count);
}

/// How a place with such an effect works.
PlaceMode modeOf(EffectKind kind) {
    if (kind == EffectKind::Guard) return PlaceMode::Guard;
    const bool always = kind == EffectKind::StandIn || kind == EffectKind::ExtraDraw || kind == EffectKind::Tower;
    return always ? PlaceMode::Permanent : PlaceMode::Activated;
}

void readSlots(const JsonValue& value, Place& place) {
    if (place.effect.kind == EffectKind::CoinsPerFollower) { // extra-tiles.theatre
        place.openRow = value.oneOf({"open"}).has_value();
        return;
    }
    const bool isPermanent = place.mode == PlaceMode::Permanent;
    const bool sends = place.effect.kind == EffectKind::SendToDeeds;
    const int most = isPermanent ? 0 : static_cast<int>(sends ? maxSenders : maxPlaceSlots);
    for (const JsonValue& each : value.list(isPermanent ? 0 : 1, most))
        if (const auto slot = each.word(spellings<Slot>); slot && !place.actionSlots.full())
            place.actionSlots.push(*slot);
}

/// Slots have been read.
void readMinFilled(const JsonValue& value, Place& place) {
    const int count = place.openRow ? 1 : static_cast<int>(place.actionSlots.size());
    place.minFilled = small(value.integer(count > 0 ? 1 : 0, count));
}

/// What the use of a place costs is told by its rule; how much is the pack's.
void readPrice(const JsonValue& value, Place& place) {
    switch (place.effect.kind) {
    case EffectKind::Bake:
        place.price.coins = small(value.object({"coins"})["coins"].integer(1, 9));
        break;
    case EffectKind::DevelopmentPerStation:
    case EffectKind::RepeatReward:
        place.price.goods = small(value.object({"goods"})["goods"].integer(1, 1)); // which one, its owner says
        break;
    case EffectKind::MoveOther:
        place.price.coinsToMoved = small(value.object({"coinsToMoved"})["coinsToMoved"].integer(1, 9));
        break;
    default:
        if (value && !value.isNull()) value.report(ProblemKind::NotAllowedHere, {"price"});
    }
}

/// The part of a tile that both kinds of tiles have.
void readTile(const JsonObject& tile, PlaceId id, Place& place) {
    place = {};
    place.effect = readEffect(tile["effect"], id);
    place.mode = modeOf(place.effect.kind);
    tile["mode"].oneOf({QString::fromUtf8(idOf(place.mode))});
    place.stack = tile["stack"].word(spellings<Stack>).value_or(Stack{});
    readSlots(tile["slots"], place);
}

/// Every kind is recruited at exactly one place of the player board.
void checkRecruiting(const JsonValue& list, Definition& definition) {
    for (const auto& [word, follower] : spellings<Follower>) {
        std::size_t found = 0;
        for (std::size_t i = 0; i < boardPlaceCount; ++i) {
            const Effect& effect = definition.places[i].effect;
            if (effect.kind != EffectKind::Recruit || !contains(effect.followers, follower)) continue;
            ++found;
            if (hasTrack(follower)) definition.tracks[static_cast<std::size_t>(follower)].recruitedAt = placeAt(i);
        }
        checkTotal(list, QStringLiteral("recruit %1").arg(QString(word)), 1, found);
    }
}

} // namespace

/// places.board-places
void readPlaces(const JsonValue& root, PartReading& reading) {
    const JsonValue list = partObject(root, {"list"})["list"];
    readByVocabulary(list, placeIds(0, boardPlaceCount), {"slots", "minFilled", "ownAllowed", "effect"}, {},
                     [&](std::size_t index, const JsonObject& object) {
                         Place place;
                         place.effect = readEffect(object["effect"], placeAt(index));
                         readSlots(object["slots"], place);
                         readMinFilled(object["minFilled"], place);
                         place.ownAllowed = object["ownAllowed"].boolean().value_or(true);
                         reading.definition.places[index] = place;
                     });
    if (list) checkRecruiting(list, reading.definition);
}

/// tiles.*, setup.place-stacks
void readTiles(const JsonValue& root, PartReading& reading) {
    const JsonObject part = partObject(root, {"stackI", "stackII", "list"});
    std::array<std::size_t, 2> stacks{};
    readByVocabulary(part["list"], placeIds(boardPlaceCount, tileCount), {"stack", "mode", "slots", "effect"}, {},
                     [&](std::size_t index, const JsonObject& tile) {
                         Place& place = reading.definition.places[boardPlaceCount + index];
                         readTile(tile, placeAt(boardPlaceCount + index), place);
                         place.minFilled = static_cast<std::uint8_t>(place.actionSlots.size()); // planning.active
                         ++stacks[static_cast<std::size_t>(place.stack)];
                     });
    const int tiles = static_cast<int>(tileCount);
    const Total first = part["stackI"].integer(0, tiles);
    const Total second = part["stackII"].integer(0, tiles);
    checkAgainstBox(part["list"], "stack I", first, stacks[0]);
    checkAgainstBox(part["list"], "stack II", second, stacks[1]);
    if (first && second)
        checkAgainstBox(part["stackII"], "stackI, stackII", reading.contents.placeTiles,
                        static_cast<std::size_t>(*first + *second));
}

/// extra-tiles.*: their slots and stacks are ours, and each says why.
void readExtraTiles(const JsonValue& root, PartReading& reading) {
    const JsonObject part = partObject(root, {"list"});
    constexpr std::size_t first = boardPlaceCount + tileCount;
    std::size_t found = 0;
    readByVocabulary(part["list"], placeIds(first, extraTileCount),
                     {"stack", "mode", "slots", "minFilled", "price", "effect", "note"}, {},
                     [&](std::size_t index, const JsonObject& tile) {
                         Place& place = reading.definition.places[first + index];
                         readTile(tile, placeAt(first + index), place);
                         readMinFilled(tile["minFilled"], place);
                         readPrice(tile["price"], place);
                         tile["note"].text();
                         ++found;
                     });
    checkAgainstBox(part["list"], "list", reading.contents.extraTiles, found);
}

} // namespace magister::orleans
