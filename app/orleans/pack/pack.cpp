// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/pack/pack.h"

#include "app/orleans/pack/pack_parts.h"

namespace magister {

namespace {

/// In an order in which each part finds what it refers to.
constexpr std::array<PackPart<orleans::PartReading>, 13> orleansParts{{{"contents", orleans::readContents},
                                                    {"goods", orleans::readGoods},
                                                    {"followers", orleans::readFollowers},
                                                    {"events", orleans::readEvents},
                                                    {"deeds", orleans::readDeeds},
                                                    {"places", orleans::readPlaces},
                                                    {"tiles", orleans::readTiles},
                                                    {"extraTiles", orleans::readExtraTiles},
                                                    {"tracks", orleans::readTracks},
                                                    {"development", orleans::readDevelopment},
                                                    {"map", orleans::readMap},
                                                    {"drawing", orleans::readDrawing},
                                                    {"parameters", orleans::readParameters}}};

OrleansPack readOrleansParts(const PackFiles& files) {
    OrleansPack result;
    orleans::Definition definition;
    orleans::PartReading reading{definition, result.drawing, {}};
    readPackParts(files, "orleans", ValueNames::WithPart, orleansParts, result, reading);
    if (result.problems.isEmpty()) result.definition = definition;
    return result;
}

} // namespace

OrleansPack readOrleansPack(const PackFiles& files) {
    return readOverSound(files, readOrleansParts);
}

OrleansPack readOrleansPack(const QString& folder, const DataFolder& data) {
    return readOrleansPack(PackFiles::fromFolder(folder, data));
}

OrleansPack readOrleansPack() {
    return readOrleansPack(DataFolder::find().packs("orleans"));
}

} // namespace magister
