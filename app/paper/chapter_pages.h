// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paper/chapter_rows.h"

namespace magister::paper {

/// A row on a page, or the part of it that fits there: lines of each cell from `from` up to and without `to`, counted
/// through all its paragraphs.
struct Piece {
    struct Part {
        int from{};
        int to{};
    };
    qsizetype row{};
    qreal top{};
    QList<Part> parts;
    bool first{}; ///< the row begins here
};

struct Page {
    QList<Piece> pieces;
};

/// Where rows may stand on a page.
struct Frame {
    qreal top{};
    qreal bottom{};
};

/// Places rows on pages one below the other, the first page from `start` on. A heading stays with what follows it, a key
/// sentence with its title; a row is broken only where it is long, its cells on the same page, never leaving a line alone.
QList<Page> pagesOf(const QList<Row>& rows, const Frame& frame, qreal start);

/// Draws one cell's part of a piece; `left` is that of the column.
void drawPart(QPainter& painter, const QList<Paragraph>& cell, const Piece::Part& part, qreal left, qreal top);

} // namespace magister::paper
