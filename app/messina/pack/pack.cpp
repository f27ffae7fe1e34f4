// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/pack/pack.h"

#include "app/messina/pack/pack_parts.h"

namespace magister {

namespace {

struct MessinaPart {
    const char* name;
    void (*read)(const JsonValue&, messina::PartReading&);
};

/// In an order in which each part finds what it refers to.
constexpr std::array<MessinaPart, 14> messinaParts{{{"parameters", messina::readParameters},
                                      {"hexes", messina::readHexes},
                                      {"ports", messina::readPorts},
                                      {"layouts", messina::readLayouts},
                                      {"ships", messina::readShips},
                                      {"wheel", messina::readWheel},
                                      {"rounds", messina::readRounds},
                                      {"books", messina::readBooks},
                                      {"boards", messina::readBoards},
                                      {"scrolls", messina::readScrolls},
                                      {"workshops", messina::readWorkshops},
                                      {"huts", messina::readHuts},
                                      {"carts", messina::readCarts},
                                      {"solo", messina::readSolo}}};

const PackShape& messinaShape() {
    static const PackShape shape = [] {
        PackShape made{"messina", {}, ValueNames::ById};
        for (const MessinaPart& part : messinaParts)
            made.parts.append(QLatin1String(part.name));
        return made;
    }();
    return shape;
}

} // namespace

PackResult readMessinaPack(const PackFiles& files) {
    if (files.userPack()) // only over a sound pack is a problem of the user's making
        if (PackResult printed = readMessinaPack(files.withoutUserPack()); !printed.definition) return printed;
    PackResult result;
    messina::Definition definition;
    messina::EffectReader effects(definition.effects);
    messina::PartReading reading{definition, effects};
    readPackParts(files, messinaShape(), result, [&](qsizetype part, const JsonValue& root) {
        messinaParts[static_cast<std::size_t>(part)].read(root, reading);
    });
    if (!result.problems.isEmpty()) return result;
    definition.measure();
    result.definition = std::move(definition);
    return result;
}

PackResult readMessinaPack(const QString& folder, const DataFolder& data) {
    return readMessinaPack(PackFiles::fromFolder(folder, data));
}

PackResult readMessinaPack() {
    return readMessinaPack(DataFolder::find().packs("messina"));
}

} // namespace magister
