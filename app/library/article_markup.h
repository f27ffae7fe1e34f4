// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/library/pack_numbers.h"

#include <QStringList>

namespace magister {

/// An error in a line of article text: what it is, and at which character (from 0).
struct MarkupFault {
    enum class Kind { NotAllowed, BrokenLink, UnknownNumber, WrongForms };
    Kind kind{};
    QString what;
    qsizetype at{};
};

struct InlineText {
    QString html;
    QString plain;
    QStringList links;   ///< targets of rule: links, in order
    QStringList numbers; ///< keys of the numbers, in order
    QList<MarkupFault> faults;
};

/// What stands for the numbers of a text: their values, and the language that tells which form goes with one.
struct NumberSource {
    const PackNumbers* numbers{}; ///< null: a text may hold none
    QString language;
};

/// Reads **bold**, [words](rule:id) and {key} or {key|form|form}: a number of the pack, alone or followed by the form
/// of a word that goes with it (as many forms as the language has plurals). Everything else is escaped. Faulty markup
/// is kept as text.
InlineText readInline(const QString& text, const NumberSource& source = {});

} // namespace magister
