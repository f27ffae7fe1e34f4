// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figures/figure_canvas.h"

#include <QPainterPath>
#include <QVariantMap>

#include <algorithm>
#include <cmath>

namespace magister {

namespace {

/// One entry of a row of icons, and how much room it takes in units of the icon's size.
struct RowItem {
    QString icon;
    int n;
    QString note;
    bool points;
    bool slash;
    bool arrow;

    explicit RowItem(const QVariant& value) {
        const QVariantMap map = value.toMap();
        icon = map.value(QStringLiteral("icon")).toString();
        n = map.value(QStringLiteral("n"), 1).toInt();
        points = icon == u"vp" || icon == u"vp-end";
        slash = icon == u"slash";
        arrow = icon == u"arrow";
        note = points ? QString() : map.value(QStringLiteral("text")).toString();
        if (note.isEmpty() && n > 2 && !points) note = QString::number(n);
    }
    int pictures() const { return points || slash || arrow ? 1 : n <= 2 ? n : 1; }
    qreal width() const {
        if (slash || arrow) return 0.42;
        // Two of a kind overlap a little.
        return 1 + (pictures() - 1) * 0.8 + (note.isEmpty() ? 0 : 0.2 + 0.34 * note.size());
    }
};

/// Outlines are taken at this size and scaled.
constexpr int outlineSize = 100;

QFont outlineFont(const QString& family, const QString& standIn) {
    QFont font;
    font.setFamilies({family, standIn});
    font.setBold(true);
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setPixelSize(outlineSize);
    return font;
}

} // namespace

void FigureCanvas::icon(const QString& name, const QRectF& where, bool lit) const {
    const QString folder = m_light.night && !lit ? QStringLiteral("icons/night/") : QStringLiteral("icons/");
    if (!name.isEmpty()) m_art.draw(m_painter, folder + name, where);
}

void FigureCanvas::board(const QString& name, const QRectF& where) const {
    m_art.draw(m_painter, (m_light.night ? QStringLiteral("boards/night/") : QStringLiteral("boards/")) + name, where);
}

void FigureCanvas::letters(const QFont& font, const QString& text, const QPointF& at, qreal size, const QColor& colour,
                           bool fromLeft) const {
    // Outlines instead of text: the same picture whatever the painter does with text.
    QPainterPath path;
    path.addText(0, 0, font, text);
    // All stand on one line: the height is that of "0", whatever the text.
    QPainterPath zero;
    zero.addText(0, 0, font, QStringLiteral("0"));
    const qreal scale = size / outlineSize;
    m_painter.save();
    const QRectF ink = path.boundingRect();
    m_painter.translate(at.x() - (fromLeft ? ink.left() : ink.center().x()) * scale,
                        at.y() - zero.boundingRect().center().y() * scale);
    m_painter.scale(scale, scale);
    m_painter.fillPath(path, colour);
    m_painter.restore();
}

void FigureCanvas::number(const QString& text, const QPointF& centre, qreal size, const QColor& colour) const {
    static const QFont font = outlineFont(QStringLiteral("PT Sans"), QStringLiteral("DejaVu Sans"));
    letters(font, text, centre, size, colour);
}

void FigureCanvas::roman(int n, const QPointF& at, qreal size, const QColor& colour, bool fromLeft) const {
    static const QFont font = outlineFont(QStringLiteral("PT Serif"), QStringLiteral("DejaVu Serif"));
    static const char* const numerals[] = {"I",    "II", "III", "IV", "V",   "VI",   "VII",
                                           "VIII", "IX", "X",   "XI", "XII", "XIII", "XIV"};
    const QString text = n >= 1 && n <= 14 ? QString::fromLatin1(numerals[n - 1]) : QString::number(n);
    letters(font, text, at, size, colour, fromLeft);
}

void FigureCanvas::box(const QRectF& where, qreal radius, const QColor& fill, const QColor& line, qreal width) const {
    m_painter.setBrush(fill);
    m_painter.setPen(width > 0 ? QPen(line, width) : QPen(Qt::NoPen));
    m_painter.drawRoundedRect(where, radius, radius);
}

void FigureCanvas::badge(const QString& value, const QPointF& centre, qreal size, bool atEnd) const {
    icon(atEnd ? QStringLiteral("vp-end") : QStringLiteral("vp"), around(centre, size, size));
    number(value, centre, size * (value.size() > 2 ? 0.38 : 0.48), m_light.badgeInk);
}

qreal FigureCanvas::iconRowWidth(const QVariantList& items, qreal size) {
    qreal width = 0;
    for (const QVariant& each : items)
        width += RowItem(each).width() * size;
    return width + std::max<qreal>(0, static_cast<qreal>(items.size()) - 1) * size * 0.06;
}

void FigureCanvas::iconRow(const QVariantList& items, const QPointF& centre, qreal size) const {
    qreal x = centre.x() - iconRowWidth(items, size) / 2;
    for (const QVariant& each : items) {
        const RowItem item(each);
        const qreal width = item.width() * size;
        if (item.slash)
            number(QStringLiteral("/"), {x + width / 2, centre.y()}, size * 0.8, m_light.tileInk);
        else if (item.arrow)
            number(QStringLiteral("\u203A"), {x + width / 2, centre.y()}, size * 0.9, m_light.tileInk);
        else if (item.points)
            badge(QString::number(item.n), {x + size / 2, centre.y()}, std::max(size, 17.0), false);
        else
            for (int i = 0; i < item.pictures(); ++i)
                icon(item.icon, {x + i * 0.8 * size, centre.y() - size / 2, size, size});
        if (!item.note.isEmpty())
            number(item.note, {x + width - 0.17 * size * item.note.size(), centre.y()}, size * 0.62, m_light.tileInk);
        x += width + size * 0.06;
    }
}

void FigureCanvas::ring(const QPainterPath& path, Accent accent, qreal width) const {
    if (accent == Accent::None) return;
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(m_light.casing, width + 2.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    m_painter.drawPath(path);
    QPen pen(accent == Accent::Refused ? m_light.refused : m_light.offered, width, Qt::SolidLine, Qt::FlatCap,
             Qt::RoundJoin);
    if (accent == Accent::Offered) pen.setDashPattern({2.6, 1.6});
    m_painter.setPen(pen);
    m_painter.drawPath(path);
}

void FigureCanvas::refusal(const QPointF& centre, qreal size) const {
    m_painter.setPen(QPen(m_light.casing, size * 0.1));
    m_painter.setBrush(m_light.refused);
    m_painter.drawEllipse(centre, size / 2, size / 2);
    const qreal arm = size * 0.19;
    m_painter.setPen(QPen(m_light.casing, size * 0.14, Qt::SolidLine, Qt::RoundCap));
    m_painter.drawLine(centre + QPointF(-arm, -arm), centre + QPointF(arm, arm));
    m_painter.drawLine(centre + QPointF(-arm, arm), centre + QPointF(arm, -arm));
}

void FigureCanvas::tick(const QPointF& centre, qreal size) const {
    m_painter.setPen(QPen(m_light.tileInk, size * 0.08));
    m_painter.setBrush(m_light.tile);
    m_painter.drawEllipse(centre, size / 2, size / 2);
    QPainterPath path(centre + QPointF(-0.22, 0.02) * size);
    path.lineTo(centre + QPointF(-0.06, 0.19) * size);
    path.lineTo(centre + QPointF(0.24, -0.18) * size);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(m_light.tileInk, size * 0.14, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    m_painter.drawPath(path);
}

void FigureCanvas::arrow(const QPointF& from, const QPointF& to, const QColor& colour, qreal width) const {
    const QPointF along = to - from;
    const qreal length = std::hypot(along.x(), along.y());
    if (length < 1) return;
    const QPointF u = along / length;
    const QPointF side(-u.y(), u.x());
    const qreal head = width * 3;
    QPainterPath path(from);
    path.lineTo(to);
    path.moveTo(to - u * head + side * head);
    path.lineTo(to);
    path.lineTo(to - u * head - side * head);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    m_painter.drawPath(path);
}

} // namespace magister
