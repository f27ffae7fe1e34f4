// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/pack/map_drawing.h"
#include "app/content/pack_parts.h"

#include <functional>
#include <span>

/// The parts of a pack, one function per file. Each reports all errors and fills what it can: a Definition after
/// any problem is incomplete and is never handed out (see readOrleansPack), so nothing here needs a safe default.
namespace magister::orleans {

/// A number of things in the box; nothing after a problem, which is told already.
using Total = std::optional<int>;

/// What the box holds in all: the lists must add up to it.
struct Contents {
    Total tradingStations, markers, followers, ownFollowers, goods, technologyTiles, coinTokens, placeTiles, extraTiles,
        hourglassTiles, towns, roads, waterways, deedSpaces;
    Total citizensOnDevelopment, citizensOnKnights, citizensOnBoatmen, citizensOnDeeds;
};

/// What every part needs.
struct PartReading {
    Definition& definition;
    MapDrawing& drawing;
    Contents contents;
};

void readContents(const JsonValue& root, PartReading& reading);
void readGoods(const JsonValue& root, PartReading& reading);
void readFollowers(const JsonValue& root, PartReading& reading);
void readEvents(const JsonValue& root, PartReading& reading);
void readDeeds(const JsonValue& root, PartReading& reading);
void readPlaces(const JsonValue& root, PartReading& reading);
void readTiles(const JsonValue& root, PartReading& reading);
void readExtraTiles(const JsonValue& root, PartReading& reading);
void readTracks(const JsonValue& root, PartReading& reading); ///< after places
void readDevelopment(const JsonValue& root, PartReading& reading);
void readMap(const JsonValue& root, PartReading& reading);        ///< after goods
void readDrawing(const JsonValue& root, PartReading& reading);    ///< after map
void readParameters(const JsonValue& root, PartReading& reading); ///< after map

/// The effect of a place, whose kind is fixed: what a place does is told by its rule, only the numbers are the pack's.
Effect readEffect(const JsonValue& value, PlaceId place);

/// Hands out the objects of a list whose ids are those of a vocabulary, each once, in its order; anything else is
/// reported. `least` keys are required besides the id, `optional` ones may be there.
void readByVocabulary(const JsonValue& list, std::span<const std::string_view> ids, const QStringList& keys,
                      const QStringList& optional,
                      const std::function<void(std::size_t index, const JsonObject& object)>& read);
/// As checkTotal; quiet if the total in the box is not known.
void checkAgainstBox(const JsonValue& where, const QString& what, Total inBox, std::size_t found);
/// {"2": n, "3": n, "4": n}; [0] and [1] as for two.
ByPlayers<std::uint8_t> readByPlayers(const JsonValue& value, int least, int most);
/// Reports values that are there twice, for values that rise.
void checkGrowing(const QList<JsonValue>& values);

/// A list of words without repetition, as a bit each.
template <class Meaning, std::size_t N>
std::uint8_t readSet(const JsonValue& value, const std::array<Spelling<Meaning>, N>& vocabulary, int least = 1) {
    static_assert(N <= 8);
    unsigned set = 0;
    for (const JsonValue& each : value.list(least, static_cast<int>(N)))
        if (const auto word = each.word(vocabulary)) {
            const unsigned bit = 1u << static_cast<unsigned>(*word);
            if (set & bit) each.report(ProblemKind::DuplicateId, {each.node()->text});
            set |= bit;
        }
    return static_cast<std::uint8_t>(set);
}

} // namespace magister::orleans
