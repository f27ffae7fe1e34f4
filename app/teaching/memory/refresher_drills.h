// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace magister {

/// A drill as a refresher needs it.
struct DrillItem {
    QString atom; ///< what it asks about
    QString kind;
    QString position; ///< the same for all drills over one position
    QString line;     ///< from which it can be laid on the table again
};

/// Where the drills of a refresher come from. Whoever makes them knows the game; a refresher knows only atoms and
/// kinds.
class RefresherDrills {
public:
    RefresherDrills() = default;
    virtual ~RefresherDrills() = default;
    RefresherDrills(const RefresherDrills&) = delete;
    RefresherDrills& operator=(const RefresherDrills&) = delete;

    /// The kinds in which an atom can be asked, the best first; empty for one that cannot be asked at all.
    virtual QStringList kinds(const QString& atom) const = 0;
    /// A drill of that kind over a position that is not among those seen. Nothing: none is found.
    virtual std::optional<DrillItem> make(const QString& atom, const QString& kind, const QStringList& seen) = 0;
};

} // namespace magister
