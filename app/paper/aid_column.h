// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paper/aid_words.h"
#include "app/paper/printed_game.h"
#include "app/paper/source.h"
#include "app/paper/text.h"

#include <QHash>
#include <QRectF>

#include <span>

class QSvgRenderer;

namespace magister::paper {

/// What the pages of an aid have in common. Without a painter everything is measured and nothing is drawn.
struct AidSheet {
    AidSheet(const Source& from, const AidWords& with, qreal size, QPainter* on = nullptr)
        : source(from), words(with), points(size), painter(on) {}

    const Source& source;
    const AidWords& words;
    qreal points; ///< of the text; nothing on the sheet is smaller than leastPoints
    QPainter* painter;
    bool fits = true;     ///< false once a word was wider than its place
    QString missingIcon;  ///< a drawing that could not be read

    Type body() const { return {.face = Face::Sans, .points = points, .leading = 1.16}; }
    Type small() const { return {.face = Face::Sans, .points = std::max(leastPoints, points * 0.92), .leading = 1.12}; }
    Type heading() const { return {.face = Face::Title, .points = points * 1.5, .leading = 1.15}; }

    /// A paragraph at a place; gives its height.
    qreal put(const QString& fragment, const Type& type, const QRectF& place);
    void icon(const QString& name, const QRectF& place);
    void rule(QPointF from, QPointF to, const QColor& colour, qreal points);
    void box(const QRectF& place, const QColor& fill, const QColor& edge);

private:
    QHash<QString, std::shared_ptr<QSvgRenderer>> m_icons;
};

/// One cell of a table: words, or drawings in a row.
struct AidCell {
    QString text;
    QStringList icons;
    bool left = false;
    bool bold = false;
};

/// Rows under each other, the first one its head if `hasHead`. The first column takes what the others leave.
struct AidTable {
    QList<QList<AidCell>> rows;
    qreal cellWidth{};
    bool hasHead = true;
};

/// A column of an aid that is filled from above.
class AidColumn {
public:
    AidColumn(AidSheet& sheet, qreal left, qreal top, qreal width) : m_sheet(sheet), m_left(left), m_y(top), m_width(width) {}

    qreal y() const { return m_y; }
    void gap(qreal height) { m_y += height; }
    /// A section, with the rubric of its chapter; `step` from 1 stands in a disc before it.
    void heading(const QString& plain, const QString& number = {}, int step = 0);
    void lines(std::span<const AidLine> phrases);
    /// Lines with the numerals of the printed list before them.
    void numbered(std::span<const AidLine> phrases);
    /// A paragraph over the whole width.
    void note(const QString& fragment);
    void table(const AidTable& table);

private:
    void line(const AidLine& line, const QString& numeral);

    AidSheet& m_sheet;
    qreal m_left;
    qreal m_y;
    qreal m_width;
    bool m_first = true;
};

} // namespace magister::paper
