// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/MagisterLudi/Orleans/name_sides.h"

#include <QFont>
#include <QFontMetricsF>
#include <QPointF>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace magister {

namespace {

QRectF around(double x, double y, double w, double h) {
    return {x - w / 2, y - h / 2, w, h};
}

/// Points all along the lines, some 10 px apart.
QList<QPointF> samplesOf(const QVariantList& lines) {
    QList<QPointF> points;
    for (const QVariant& each : lines) {
        const QVariantList line = each.toList();
        for (qsizetype i = 1; i < line.size(); ++i) {
            const QPointF from = line[i - 1].toPointF();
            const QPointF way = line[i].toPointF() - from;
            const int steps = std::max(1, static_cast<int>(std::lround(std::hypot(way.x(), way.y()) / 10)));
            for (int s = 0; s < steps; ++s)
                points.append(from + way * s / steps);
        }
    }
    return points;
}

/// What lies on the map, and where it ends.
struct Ground {
    QList<QRectF> taken;
    QMap<QString, QRectF> names; ///< by target of the town: nothing is worse than two in one place
    QList<QPointF> lines;
    QSizeF view;

    /// How much a rectangle would lie on the names of other towns.
    double clashing(const QRectF& at, const QString& town) const {
        double sum = 0;
        const QRectF apart = at.adjusted(0, -4, 0, 4); // a line is higher than its letters
        for (auto other = names.begin(); other != names.end(); ++other)
            if (other.key() != town && other->intersects(apart)) sum += 4000;
        return sum;
    }
    /// How much else of it a rectangle would cover, without the ring of that town: the larger, the worse.
    double covered(const QRectF& at, const QPointF& town) const {
        double sum = 0;
        for (const QRectF& other : taken) {
            if (other.contains(town)) continue;
            const double w = std::min(at.right(), other.right()) - std::max(at.left(), other.left());
            const double h = std::min(at.bottom(), other.bottom()) - std::max(at.top(), other.top());
            if (w > 0 && h > 0) sum += 200 + w * h * 3;
        }
        for (const QPointF& point : lines)
            if (point.x() > at.left() && point.x() < at.right() && point.y() > at.top() && point.y() < at.bottom()) sum += 60;
        const double out = std::max(0.0, 4 - at.left()) + std::max(0.0, at.right() - view.width() + 4) +
                           std::max(0.0, 4 - at.top()) + std::max(0.0, at.bottom() - view.height() + 4);
        return sum + out * 100;
    }
};

struct Side {
    const char* id;
    int x; ///< -1 to the left of the town, 1 to the right
    int y; ///< -1 above, 1 below
};
constexpr std::array<Side, 8> sides{{{"n", 0, -1}, {"s", 0, 1}, {"e", 1, 0}, {"w", -1, 0}, {"ne", 1, -1}, {"nw", -1, -1}, {"se", 1, 1}, {"sw", -1, 1}}};

} // namespace

QVariantMap NameSides::find(const QVariantList& towns, const QVariantList& taken, const QVariantList& lines,
                            const QSizeF& view, double mark, const QString& family, int letters) const {
    Ground ground{{}, {}, samplesOf(lines), view};
    for (const QVariant& each : taken)
        ground.taken.append(each.toRectF());
    QFont font(family);
    font.setItalic(true);
    QVariantMap found;
    const auto place = [&](const QVariantMap& town) {
        const QString target = town.value("target").toString();
        const bool start = town.value("start").toBool();
        const double x = town.value("x").toDouble(), y = town.value("y").toDouble();
        // As TownMark writes it.
        font.setWeight(start ? QFont::Bold : QFont::DemiBold);
        font.setPixelSize(start ? qRound(letters * 1.25) : letters);
        const double w = QFontMetricsF(font).horizontalAdvance(town.value("name").toString()) + 6;
        const double h = font.pixelSize() * 1.15;
        const double gap = (start ? 48 : 24) * mark / 2 + 1;
        const double near = 3; // TownMark brings a name above or below its town that much nearer
        const double piece = 34 * mark; // a trading station or a merchant beside or above the name
        const double wide = start ? 100 * mark : piece; // where all begin everybody may have one
        const double lean = w / 2 - gap;
        double least = std::numeric_limits<double>::infinity();
        QRectF best;
        for (const Side& side : sides) {
            const bool beside = side.y == 0;
            const QRectF name = beside ? around(x + side.x * (gap + w / 2), y, w, h)
                                       : around(x + side.x * lean, y + side.y * (gap + h / 2), w, h);
            const QRectF there = !beside ? around(name.left() - wide / 2, y + side.y * (gap + piece / 2), piece, piece)
                                         : around(side.x > 0 ? name.left() + wide / 2 : name.right() - wide / 2, name.top() - piece / 2, wide, piece);
            const QRectF written = name.translated(0, -side.y * near);
            const double cost = ground.covered(written, {x, y}) + ground.clashing(written, target)
                                + 0.4 * (ground.covered(there, {x, y}) + ground.clashing(there, target)) + (side.x != 0 && side.y != 0 ? 30 : 0);
            if (cost >= least) continue;
            least = cost;
            best = written;
            found.insert(target, QLatin1String(side.id));
        }
        ground.names.insert(target, best);
    };
    // From the second time on each town knows where all the others have theirs, until none wants to move any more.
    constexpr int mostTimes = 8;
    QVariantMap before;
    for (int i = 0; i < 2 || (found != before && i < mostTimes); ++i) {
        before = found;
        for (const QVariant& town : towns)
            place(town.toMap());
    }
    for (const QVariant& each : towns) {
        const QVariantMap town = each.toMap();
        const QString target = town.value("target").toString(), side = found.value(target).toString();
        if (!side.startsWith(u'n')) continue;
        const QPointF at(town.value("x").toDouble(), town.value("y").toDouble());
        const QRectF name = ground.names.value(target);
        const double high = 36 * mark;
        // Whether so many pieces, which stand close together, had better be over the name.
        const auto rises = [&](double wide) {
            const double left = side == u"ne" ? name.left() : side == u"nw" ? name.right() - wide : name.center().x() - wide / 2;
            const auto cost = [&](const QRectF& pieces) { return ground.covered(pieces, at) + ground.clashing(pieces, target); };
            return cost({left, name.top() - high, wide, high}) < cost({name.left() - wide, name.bottom() - high, wide, high});
        };
        if (rises(34 * mark))
            found.insert(target, side + u'1');
        else if (rises(66 * mark))
            found.insert(target, side + u'2');
    }
    return found;
}

} // namespace magister

#include "moc_name_sides.cpp"
