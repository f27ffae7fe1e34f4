// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace magister {

/// What stands wrong in a line of article text: what, and from which character (from 0).
struct MarkupFault {
    enum class Kind { NotAllowed, BrokenLink };
    Kind kind{};
    QString what;
    qsizetype at{};
};

struct InlineText {
    QString html;
    QString plain;
    QStringList links; ///< targets of rule: links, in order
    QList<MarkupFault> faults;
};

/// Reads **bold** and [words](rule:id) and escapes everything else. Faulty markup is kept as text.
InlineText readInline(const QString& text);

} // namespace magister
