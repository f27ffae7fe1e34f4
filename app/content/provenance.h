// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/json_value.h"

#include <QHash>
#include <QSet>

namespace magister {

/// Where a component's value comes from: seen on the component or in a rulebook, following from such values,
/// ours because nothing is known, or from the box of the user, whose pack gives it.
enum class ValueSource { Printed, Inferred, House, YourBox };

/// How the tiles of a pack are told apart: by ids that are unique in the whole pack, or in their part only.
enum class ValueNames { ById, WithPart };

/// The source of each value of a pack.
///
/// Tiles are named by id: "hex-a-city", "workshop-b03". Ids inside something with an id are joined by a slash:
/// "board-a/nun-lower-inner", "layout-3/exp-left", "rounds-3-4/round-2", "scroll-b-guild/track-2". Values of a file
/// that belong to no tile are found under the part's name: "parameters", "solo".
/// With ValueNames::WithPart the part stands before every id: "deeds/plague".
class Provenance {
public:
    /// Inferred where the tile or the field is not known: nobody has seen it.
    ValueSource provenanceOf(const QString& tileId, const QString& field) const;
    /// Whether any value of the tile is ours.
    bool ours(const QString& tileId) const;
    /// Whether any value of the tile is from the user's box.
    bool yours(const QString& tileId) const;

    /// Takes in one file of a pack. In it "prov" is one word for all values of an object and everything below it, or
    /// a word for each field; where the user's pack gives a value, its word counts for nothing. Reports values without
    /// a source, unknown words, fields that are not there, and inferred values without a note.
    void read(const JsonValue& root, const QString& part, ValueNames names = ValueNames::ById);

private:
    struct Inherited {
        std::optional<ValueSource> source;
        bool noted{};
        QString owner;
        bool ownerIsPart{}; ///< tiles in it are not "part/tile" but "tile"
    };
    void walk(const JsonValue& value, Inherited inherited, const QString& field);
    void walkObject(const JsonObject& object, Inherited inherited);

    QHash<QPair<QString, QString>, ValueSource> m_sources; ///< by tile and field
    QSet<QString> m_ours;
    QSet<QString> m_yours;
    bool m_hasYours{}; ///< the file read last has values of the user's
};

} // namespace magister
