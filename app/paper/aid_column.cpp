// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/aid_column.h"

#include <QPainter>
#include <QSvgRenderer>

namespace magister::paper {

qreal AidSheet::put(const QString& fragment, const Type& type, const QRectF& place) {
    const Text text(tied(fragment, words.language()), type, place.width());
    fits = fits && text.fits();
    if (painter) text.draw(*painter, place.topLeft());
    return text.height();
}

void AidSheet::icon(const QString& name, const QRectF& place) {
    auto& renderer = m_icons[name];
    if (!renderer)
        renderer = std::make_shared<QSvgRenderer>(QStringLiteral("%1/resources/art/icons/%2.svg").arg(source.data.path(), name));
    if (!renderer->isValid()) missingIcon = name;
    else if (painter) renderer->render(painter, place);
}

void AidSheet::rule(QPointF from, QPointF to, const QColor& colour, qreal width) {
    if (!painter) return;
    painter->setPen(QPen(colour, pt(width), Qt::SolidLine, Qt::FlatCap));
    painter->drawLine(from, to);
}

void AidSheet::box(const QRectF& place, const QColor& fill, const QColor& edge) {
    if (!painter) return;
    painter->setPen(edge.isValid() ? QPen(edge, pt(0.6)) : QPen(Qt::NoPen));
    painter->setBrush(fill.isValid() ? QBrush(fill) : QBrush(Qt::NoBrush));
    painter->drawRect(place);
    painter->setBrush(Qt::NoBrush);
}

void AidColumn::heading(const QString& plain, const QString& number, int step) {
    if (!m_first) m_y += pt(m_sheet.points * 0.75);
    m_first = false;
    const Type type = m_sheet.heading();
    const qreal height = type.pitch();
    qreal x = m_left;
    if (step > 0) {
        const QRectF disc(x, m_y + height * 0.08, height * 0.86, height * 0.86);
        if (m_sheet.painter) {
            m_sheet.painter->setPen(Qt::NoPen);
            m_sheet.painter->setBrush(ink::text);
            m_sheet.painter->drawEllipse(disc);
            m_sheet.painter->setBrush(Qt::NoBrush);
        }
        const Type figure{.face = Face::Sans, .points = m_sheet.points * 1.15, .bold = true, .colour = Qt::white, .leading = 1, .align = Qt::AlignHCenter};
        m_sheet.put(QString::number(step), figure, {disc.left(), disc.center().y() - figure.pitch() * 0.51, disc.width(), 0});
        x += height;
    }
    const qreal right = mm(13);
    const qreal used = m_sheet.put(escaped(plain), type, {x, m_y, m_left + m_width - x - (number.isEmpty() ? 0 : right), 0});
    if (!number.isEmpty())
        m_sheet.put(number, m_sheet.body().aligned(Qt::AlignRight), {m_left + m_width - right, m_y + type.pitch() - m_sheet.body().pitch() - pt(1), right, 0});
    m_y += used;
    m_sheet.rule({m_left, m_y}, {m_left + m_width, m_y}, ink::rubric, 0.9);
    m_y += pt(2.2);
}

void AidColumn::line(const AidLine& line, const QString& numeral) {
    const Type type = m_sheet.body();
    const qreal side = type.pitch() * 1.12;
    qreal x = m_left;
    if (!numeral.isEmpty()) {
        m_sheet.put(numeral, type.as(true).aligned(Qt::AlignRight), {x, m_y, mm(5), 0});
        x += mm(6);
    }
    m_sheet.icon(QString::fromLatin1(line.icon), {x, m_y - (side - type.pitch()) / 2, side, side});
    x += side + mm(1.4);
    QStringList rules;
    for (const char* rule : line.rules)
        if (rule) rules.append(QString::fromLatin1(rule));
    const QString fragment = m_sheet.words.text(QString::fromLatin1(line.key), rules);
    m_y += m_sheet.put(fragment, type, {x, m_y, m_left + m_width - x, 0}) + pt(1.7);
}

void AidColumn::lines(std::span<const AidLine> phrases) {
    for (const AidLine& each : phrases)
        line(each, {});
}

void AidColumn::numbered(std::span<const AidLine> phrases) {
    static const QStringList numerals{QStringLiteral("I"), QStringLiteral("II"), QStringLiteral("III"), QStringLiteral("IV"),
                                      QStringLiteral("V"), QStringLiteral("VI"), QStringLiteral("VII"), QStringLiteral("VIII")};
    qsizetype i = 0;
    for (const AidLine& each : phrases)
        line(each, numerals.value(i++));
}

void AidColumn::note(const QString& fragment) {
    m_y += m_sheet.put(fragment, m_sheet.body(), {m_left, m_y, m_width, 0}) + pt(1.7);
}

void AidColumn::table(const AidTable& table) {
    const qreal pad = pt(1.8);
    for (qsizetype r = 0; r < table.rows.size(); ++r) {
        const auto& row = table.rows[r];
        const bool head = table.hasHead && r == 0;
        const qreal first = m_width - table.cellWidth * static_cast<qreal>(row.size() - 1);
        const Type type = head ? m_sheet.small().in(ink::soft) : m_sheet.body();
        // First measured: all cells of a row are as high as its highest.
        QPainter* painter = m_sheet.painter;
        m_sheet.painter = nullptr;
        qreal height = type.pitch();
        QList<qreal> heights;
        for (qsizetype c = 0; c < row.size(); ++c) {
            // A figure is never broken.
            if (c > 0 && Text(row[c].text, type.as(row[c].bold), table.cellWidth - pad).lines() > 1) m_sheet.fits = false;
            heights.append(m_sheet.put(row[c].text, type.as(row[c].bold), {0, 0, (c == 0 ? first : table.cellWidth) - pad, 0}));
            height = std::max(height, heights.last());
        }
        m_sheet.painter = painter;
        if (head) m_sheet.box({m_left, m_y, m_width, height + pad}, ink::wash, {});
        for (qsizetype c = 0; c < row.size(); ++c) {
            const qreal x = m_left + (c == 0 ? 0 : first + table.cellWidth * static_cast<qreal>(c - 1));
            const qreal width = c == 0 ? first : table.cellWidth;
            const bool left = c == 0 || row[c].left;
            if (!row[c].text.isEmpty())
                m_sheet.put(row[c].text, type.as(row[c].bold).aligned(left ? Qt::AlignLeft : Qt::AlignHCenter),
                            {x + (left ? pad : 0), m_y + pad / 2 + (height - heights[c]) / 2, width - pad, 0});
            const qreal side = std::min(type.pitch() * 1.15, width * 0.84 / std::max(1.0, static_cast<qreal>(row[c].icons.size())));
            qreal at = x + (width - side * static_cast<qreal>(row[c].icons.size())) / 2;
            for (const QString& icon : row[c].icons) {
                m_sheet.icon(icon, {at, m_y + pad / 2 + (height - side) / 2, side, side});
                at += side;
            }
        }
        m_y += height + pad;
        m_sheet.rule({m_left, m_y}, {m_left + m_width, m_y}, ink::hairline, 0.5);
    }
    m_y += pt(2.5);
}

} // namespace magister::paper
