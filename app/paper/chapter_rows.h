// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paper/aid_words.h"
#include "app/paper/printed_figures.h"
#include "app/paper/source.h"
#include "app/paper/text.h"

#include <QList>

namespace magister::paper {

/// Where the texts stand on a page of chapters.
struct Columns {
    QList<qreal> left; ///< of each language
    qreal width{};
    qreal number{};      ///< left edge of the gutter with the numbers
    qreal numberWidth{};
    Qt::Alignment numberAlign = Qt::AlignRight;
    qreal edge() const { return left.first() < number ? left.first() : number; } ///< leftmost
};
Columns columnsFor(qsizetype languages);

/// A paragraph in a cell.
struct Paragraph {
    Text text;
    qreal before{};    ///< space above, unless at the top of a page
    qreal indent{};
    bool withNext{};   ///< never at the foot of a page without the beginning of the next paragraph
    bool whole{};      ///< never broken between pages
    bool barred{};     ///< a line along its left: what the printed editions say
    Plate plate{};     ///< above its first line, never parted from it

    /// Of a line with what stands above it.
    qreal pitch(int line) const { return text.pitch() + (line == 0 ? plate.height : 0); }
};

/// What stands side by side: an atom, a heading or an introduction, a cell for each language.
struct Row {
    enum class Kind { Chapter, Group, Atom };
    Kind kind{};
    QString id;
    QString number;      ///< "3.1"
    QStringList titles;  ///< plain, for the running head and the contents
    QList<QList<Paragraph>> cells;
    qreal before{};
};

/// The rows of a chapter in the order of the catalogue. Atoms that no language tells of are left out; where one of two
/// does, the other cell stays empty. Figures that `figures` has not given yet stand with the rules they show. Precondition:
/// `words` has as many as `languages`.
QList<Row> chapterRows(const Source& source, const QString& chapter, const QStringList& languages,
                       const QList<AidWords>& words, PrintedFigures& figures);

} // namespace magister::paper
