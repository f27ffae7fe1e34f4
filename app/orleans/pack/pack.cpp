// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/pack/pack.h"

#include "app/orleans/pack/pack_parts.h"

namespace magister {

namespace {

struct OrleansPart {
    const char* name;
    void (*read)(const JsonValue&, orleans::PartReading&);
};

/// In an order in which each part finds what it refers to.
constexpr std::array<OrleansPart, 13> orleansParts{{{"contents", orleans::readContents},
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

const PackShape& orleansShape() {
    static const PackShape shape = [] {
        PackShape made{"orleans", {}, ValueNames::WithPart};
        for (const OrleansPart& part : orleansParts)
            made.parts.append(QLatin1String(part.name));
        return made;
    }();
    return shape;
}

} // namespace

OrleansPack readOrleansPack(const PackFiles& files) {
    if (files.userPack()) // only over a sound pack is a problem of the user's making
        if (OrleansPack printed = readOrleansPack(files.withoutUserPack()); !printed.definition) return printed;
    OrleansPack result;
    orleans::Definition definition;
    orleans::PartReading reading{definition, result.drawing, {}};
    readPackParts(files, orleansShape(), result, [&](qsizetype part, const JsonValue& root) {
        orleansParts[static_cast<std::size_t>(part)].read(root, reading);
    });
    if (result.problems.isEmpty()) result.definition = definition;
    return result;
}

OrleansPack readOrleansPack(const QString& folder, const DataFolder& data) {
    return readOrleansPack(PackFiles::fromFolder(folder, data));
}

OrleansPack readOrleansPack() {
    return readOrleansPack(DataFolder::find().packs("orleans"));
}

} // namespace magister
