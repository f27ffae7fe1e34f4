// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/chapter_pages.h"

#include <QPainter>

namespace magister::paper {

namespace {

/// A row lower than this is never broken.
constexpr qreal lowRow = mm(34);

/// One line of a cell.
struct Strip {
    const Paragraph* paragraph{};
    int line{};
    qreal before{}; ///< space above it, unless first on a page
    bool bound{};   ///< never parted from the line above
};

QList<Strip> stripsOf(const QList<Paragraph>& cell) {
    QList<Strip> strips;
    bool bound = false;
    for (const Paragraph& paragraph : cell) {
        const int lines = paragraph.text.lines();
        for (int i = 0; i < lines; ++i)
            strips.append({&paragraph, i, i == 0 ? paragraph.before : 0,
                           i == 0 ? bound : paragraph.whole || i == 1 || i == lines - 1});
        bound = paragraph.withNext;
    }
    return strips;
}

qreal heightOf(const QList<Strip>& strips, int from, int to) {
    qreal height = 0;
    for (int i = from; i < to; ++i)
        height += (i > from ? strips[i].before : 0) + strips[i].paragraph->pitch(strips[i].line);
    return height;
}

/// The end of the longest part from `from` on that may stand alone in this height.
int fitting(const QList<Strip>& strips, int from, qreal height) {
    int end = from;
    for (int i = from + 1; i <= strips.size(); ++i)
        if ((i == strips.size() || !strips[i].bound) && heightOf(strips, from, i) <= height) end = i;
    return end;
}

class Paging {
public:
    Paging(const QList<Row>& rows, const Frame& frame, qreal start) : m_rows(rows), m_frame(frame), m_at(start) {
        for (const Row& row : rows) {
            QList<QList<Strip>> cells;
            for (const auto& cell : row.cells)
                cells.append(stripsOf(cell));
            m_cells.append(cells);
        }
        m_pages.append(Page());
    }

    QList<Page> run() {
        for (qsizetype i = 0; i < m_rows.size(); ++i) {
            const qreal before = m_pages.last().pieces.isEmpty() ? 0 : m_rows[i].before;
            if (m_at + before + beginning(i) > m_frame.bottom && !atTop()) newPage();
            else m_at += before;
            place(i);
        }
        return m_pages;
    }

private:
    bool atTop() const { return m_at <= m_frame.top; }
    void newPage() {
        m_pages.append(Page());
        m_at = m_frame.top;
    }
    qreal whole(qsizetype row) const {
        qreal height = 0;
        for (const auto& strips : m_cells[row])
            height = std::max(height, heightOf(strips, 0, static_cast<int>(strips.size())));
        return height;
    }
    /// What must stand on one page for the row to begin there.
    qreal beginning(qsizetype row) const {
        const qreal all = whole(row);
        if (m_rows[row].kind != Row::Kind::Atom)
            return all + (row + 1 < m_rows.size() ? m_rows[row + 1].before + beginning(row + 1) : 0);
        if (all <= lowRow) return all;
        qreal height = 0;
        for (const auto& strips : m_cells[row]) {
            int end = strips.isEmpty() ? 0 : 1;
            while (end < strips.size() && strips[end].bound)
                ++end;
            height = std::max(height, heightOf(strips, 0, end));
        }
        return height;
    }
    void place(qsizetype row) {
        QList<int> from(m_cells[row].size(), 0);
        for (bool first = true;; first = false) {
            Piece piece{row, m_at, {}, first};
            qreal height = 0;
            bool done = true;
            for (qsizetype c = 0; c < from.size(); ++c) {
                const auto& strips = m_cells[row][c];
                int end = fitting(strips, from[c], m_frame.bottom - m_at);
                if (end == from[c] && atTop()) end = static_cast<int>(strips.size()); // higher than a page: no way to keep it whole
                piece.parts.append({from[c], end});
                height = std::max(height, heightOf(strips, from[c], end));
                done = done && end == strips.size();
                from[c] = end;
            }
            m_pages.last().pieces.append(piece);
            m_at += height;
            if (done) return;
            newPage();
        }
    }

    const QList<Row>& m_rows;
    Frame m_frame;
    qreal m_at;
    QList<QList<QList<Strip>>> m_cells;
    QList<Page> m_pages;
};

} // namespace

QList<Page> pagesOf(const QList<Row>& rows, const Frame& frame, qreal start) { return Paging(rows, frame, start).run(); }

void drawPart(QPainter& painter, const QList<Paragraph>& cell, const Piece::Part& part, qreal left, qreal top) {
    const QList<Strip> strips = stripsOf(cell);
    qreal y = top;
    for (int i = part.from; i < part.to; ++i) {
        const Paragraph& paragraph = *strips[i].paragraph;
        const qreal above = i > part.from ? strips[i].before : 0;
        const qreal plateTop = y + above;
        const bool plated = strips[i].line == 0 && paragraph.plate.draw;
        if (plated) paragraph.plate.draw(painter, {left + paragraph.indent, plateTop});
        const qreal lineTop = plateTop + (plated ? paragraph.plate.height : 0);
        paragraph.text.drawLines(painter, {left + paragraph.indent, lineTop}, strips[i].line, strips[i].line + 1);
        y = lineTop + paragraph.text.pitch();
        if (!paragraph.barred) continue;
        const bool follows = i > part.from && strips[i - 1].paragraph->barred;
        painter.setPen(QPen(ink::line, pt(0.7)));
        painter.drawLine(QPointF(left + mm(1), follows ? lineTop - above : lineTop), QPointF(left + mm(1), y));
    }
}

} // namespace magister::paper
