// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/pack/pack.h"

#include "app/messina/pack/pack_parts.h"

namespace magister {

namespace {

/// In an order in which each part finds what it refers to.
constexpr std::array<PackPart<messina::PartReading>, 14> messinaParts{{{"parameters", messina::readParameters},
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

PackResult readMessinaParts(const PackFiles& files) {
    PackResult result;
    messina::Definition definition;
    messina::EffectReader effects(definition.effects);
    messina::PartReading reading{definition, effects};
    readPackParts(files, "messina", ValueNames::ById, messinaParts, result, reading);
    if (!result.problems.isEmpty()) return result;
    definition.measure();
    result.definition = std::move(definition);
    return result;
}

} // namespace

PackResult readMessinaPack(const PackFiles& files) {
    return readOverSound(files, readMessinaParts);
}

PackResult readMessinaPack(const QString& folder, const DataFolder& data) {
    return readMessinaPack(PackFiles::fromFolder(folder, data));
}

PackResult readMessinaPack() {
    return readMessinaPack(DataFolder::find().packs("messina"));
}

} // namespace magister
