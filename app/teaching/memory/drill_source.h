// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace magister {

/// A drill as a refresher needs it: what it asks about, of which kind it is, and the line from which it can be laid on
/// the table again.
struct DrillItem {
    QString atom;
    QString kind;
    QString line;
};

/// Where drills come from. Whoever makes them knows the game; a refresher knows only atoms and kinds.
class DrillSource {
public:
    DrillSource() = default;
    virtual ~DrillSource() = default;
    DrillSource(const DrillSource&) = delete;
    DrillSource& operator=(const DrillSource&) = delete;

    /// The kinds in which an atom can be asked, the best first; empty for one that cannot be asked at all.
    virtual QStringList kinds(const QString& atom) const = 0;
    /// A drill of that kind over a position that is not among those seen (their lines). Nothing: none is found.
    virtual std::optional<DrillItem> make(const QString& atom, const QString& kind, const QStringList& seen) = 0;
};

} // namespace magister
