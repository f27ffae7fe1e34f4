// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/drills/drill.h"
#include "app/drills/drill_texts.h"
#include "app/language/language.h"

#include <map>
#include <memory>

namespace magister {

/// A drill in one language.
struct DrillWords {
    QString question;    ///< whole sentences: what is going on, then what is asked
    QStringList options; ///< one for each of DrillQuestion::options
    QString reason;      ///< why the right answer is right: sentences of the game
};

/// What somebody wishes to be asked about; empty: anything.
struct DrillWish {
    QString atom;
    std::optional<DrillKind> kind;
};

/// What a drill comes to when it is judged a second time.
struct DrillVerdict {
    enum class Kind { Sound, Wrong, Ambiguous } kind{};
    QString why; ///< one line for whoever mends it; empty for a sound one
};

/// The drills of one game.
class DrillGame {
public:
    virtual ~DrillGame() = default;

    virtual QString game() const = 0;
    /// For every atom of the catalogue the kinds of drill that it has, at least one, or why it has none.
    struct AtomDrills {
        QString atom;
        QList<DrillKind> kinds;
        QString why; ///< a few English words, for coverage; empty where there are kinds
    };
    virtual QList<AtomDrills> atoms() const = 0;
    /// The templates that its words are made of, each with the names of its fields.
    virtual std::map<QString, QStringList> templates() const = 0;

    /// A drill of that kind about that atom, found from this seed; the same seed finds the same one. Nothing where the
    /// search from this seed comes to nothing; another seed may.
    virtual std::optional<Drill> find(const QString& atom, DrillKind kind, quint64 seed) const = 0;
    /// Plays to the position and lets the engine answer. Nothing for a drill that cannot be posed (any more).
    virtual std::optional<DrillQuestion> pose(const Drill& drill) const = 0;
    /// Precondition: the drill can be posed.
    virtual DrillWords words(const Drill& drill, const Language& language, const DrillTexts& texts) const = 0;
    /// Judges the answers again, by other means than those that found them.
    virtual DrillVerdict judge(const Drill& drill, const DrillQuestion& question) const = 0;
};

} // namespace magister
