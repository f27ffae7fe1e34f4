// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/pack_files.h"
#include "app/content/pack_overlay.h"
#include "app/content/provenance.h"

#include <functional>

/// What reading a pack is like for every game: the head, the part files, and the user's files laid over them.
namespace magister {

/// What comes out of a pack besides the game's definition.
struct PackReport {
    Provenance provenance;
    QList<Problem> problems;       ///< every one that was found, in the order of the files
    QString userTitle;             ///< what the user's pack calls itself; empty if there is none
    QList<PackOverride> overrides; ///< what a user's pack puts in place of printed values
};

/// What the pack of a game consists of.
struct PackShape {
    QString game;      ///< "messina"; its part files have the format "messina-pack/1"
    QStringList parts; ///< in an order in which each part finds what it refers to
    ValueNames names{ValueNames::ById};
};

/// A part and what reads it. `Reading` is what the parts of the game are read into.
template <class Reading> struct PackPart {
    const char* name;
    void (*read)(const JsonValue&, Reading&);
};

/// Reads pack.json and the part files it names, lays the user's files over them, takes in where the values come from,
/// and hands out the root of each part in turn. What is wrong goes into the report; a part that could not be read is
/// left out, and so is everything if there is no head.
void readPackParts(const PackFiles& files, const PackShape& shape, PackReport& report,
                   const std::function<void(qsizetype part, const JsonValue& root)>& read);
/// The same with a list of parts, each of which is read into `reading`.
template <class Parts, class Reading>
void readPackParts(const PackFiles& files, const char* game, ValueNames names, const Parts& parts, PackReport& report,
                   Reading& reading) {
    PackShape shape{QLatin1String(game), {}, names};
    for (const auto& part : parts)
        shape.parts.append(QLatin1String(part.name));
    readPackParts(files, shape, report, [&](qsizetype part, const JsonValue& root) {
        parts[static_cast<std::size_t>(part)].read(root, reading);
    });
}

/// What `read` makes of the printed files, if that has a problem, else of all of them: only over a sound pack is a problem
/// of the user's making.
template <class Pack> Pack readOverSound(const PackFiles& files, Pack (*read)(const PackFiles&)) {
    if (files.userPack())
        if (Pack printed = read(files.withoutUserPack()); !printed.definition) return printed;
    return read(files);
}

} // namespace magister
