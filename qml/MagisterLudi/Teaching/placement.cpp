// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/MagisterLudi/Teaching/placement.h"

#include <QLineF>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <tuple>

namespace magister {

namespace {

constexpr double epsilon = 0.01;

double coveredArea(const QRectF& overlay, const QRectF& rect) {
    const double width = std::min(overlay.right(), rect.right()) - std::max(overlay.left(), rect.left());
    const double height = std::min(overlay.bottom(), rect.bottom()) - std::max(overlay.top(), rect.top());
    return width > epsilon && height > epsilon ? width * height : 0;
}

double coveredArea(const QRectF& overlay, const QList<QRectF>& rects) {
    double sum = 0;
    for (const QRectF& rect : rects)
        sum += coveredArea(overlay, rect);
    return sum;
}

// Between the nearest points of two rectangles.
double distance(const QRectF& a, const QRectF& b) {
    const double dx = std::max({0.0, a.left() - b.right(), b.left() - a.right()});
    const double dy = std::max({0.0, a.top() - b.bottom(), b.top() - a.bottom()});
    return std::hypot(dx, dy);
}

// Of two places that touch the same thing, the one facing its middle is closer.
double farness(const QRectF& a, const QRectF& b) {
    return distance(a, b) + 0.25 * QLineF(a.center(), b.center()).length();
}

// One axis of the candidates: the overlay at an end of its range or touching an edge.
// If a free place exists, sliding it left and up until it touches something gives one made of these stops.
class Stops {
public:
    Stops(double first, double last, double length)
        : m_first(first), m_last(std::max(first, last - length)), m_length(length) {
        add(m_first);
        add(m_last);
    }
    void add(double at) {
        if (at >= m_first - epsilon && at <= m_last + epsilon) m_stops.append(std::clamp(at, m_first, m_last));
    }
    void addEdges(double low, double high) {
        for (const double at : {low - m_length, high, low, high - m_length, (low + high - m_length) / 2})
            add(at);
    }
    QList<double> take() {
        std::sort(m_stops.begin(), m_stops.end());
        m_stops.erase(std::unique(m_stops.begin(), m_stops.end()), m_stops.end());
        return std::move(m_stops);
    }

private:
    double m_first;
    double m_last;
    double m_length;
    QList<double> m_stops;
};

// Hard conditions first: a cost is compared from left to right.
using Cost = std::tuple<double, double, double>;

QPointF cheapest(const QRectF& bounds, QSizeF size, const QList<QRectF>& edges,
                 const std::function<Cost(const QRectF&)>& costOf) {
    Stops across(bounds.left(), bounds.right(), size.width());
    Stops down(bounds.top(), bounds.bottom(), size.height());
    for (const QRectF& rect : edges) {
        if (rect.isEmpty()) continue;
        across.addEdges(rect.left(), rect.right());
        down.addEdges(rect.top(), rect.bottom());
    }
    const QList<double> rows = down.take();
    QPointF best = bounds.topLeft();
    Cost least(std::numeric_limits<double>::infinity(), 0, 0);
    for (const double x : across.take()) {
        for (const double y : rows) {
            const Cost cost = costOf(QRectF(QPointF(x, y), size));
            if (cost < least) {
                least = cost;
                best = QPointF(x, y);
            }
        }
    }
    return best;
}

// Inside a large target the tip stays near the border; in one of middle size it lies between border and centre. A small
// one would vanish below the dot of the line: there the tip stands on the ring.
QPointF tipOf(const QRectF& target, QPointF from) {
    const double least = std::min(target.width(), target.height());
    const double inset = least > 120 ? 24 : least > smallTarget ? 0.3 * least : -ringReach;
    const QRectF inner = target.adjusted(inset, inset, -inset, -inset);
    const QPointF nearest(std::clamp(from.x(), inner.left(), inner.right()),
                          std::clamp(from.y(), inner.top(), inner.bottom()));
    return nearest;
}

bool crosses(const QLineF& line, const QRectF& rect) {
    if (rect.contains(line.p1()) || rect.contains(line.p2())) return true;
    const QPointF corners[] = {rect.topLeft(), rect.topRight(), rect.bottomRight(), rect.bottomLeft()};
    for (int i = 0; i < 4; ++i) {
        if (line.intersects(QLineF(corners[i], corners[(i + 1) % 4]), nullptr) == QLineF::BoundedIntersection)
            return true;
    }
    return false;
}

} // namespace

OverlayPlace placeOverlay(const OverlaySpace& space, QSizeF size) {
    QList<QRectF> edges = space.keep + space.avoid;
    for (const Region& region : space.regions)
        edges.append(region.rect);
    if (!space.near.isEmpty()) edges.append(space.near);
    const double area = std::max(1.0, size.width() * size.height());

    const auto costOf = [&](const QRectF& overlay) -> Cost {
        double soft = 0;
        for (const Region& region : space.regions)
            soft += region.cost * coveredArea(overlay, region.rect) / area;
        if (!space.near.isEmpty()) soft += space.pull * farness(overlay, space.near);
        return {coveredArea(overlay, space.keep), coveredArea(overlay, space.avoid), soft};
    };
    OverlayPlace place;
    place.position = cheapest(space.bounds, size, edges, costOf);
    place.covers = coveredArea(QRectF(place.position, size), space.keep) > 0;
    return place;
}

MarkPlace placeMark(const QRectF& target, const QRectF& bounds, const QList<QRectF>& keep, const QList<QRectF>& avoid,
                    double size, double gap) {
    constexpr double hidingANeighbour = 90; // px of a longer leader that are as bad
    QList<QRectF> blocked{target.adjusted(-gap, -gap, gap, gap)};
    for (const QRectF& rect : keep) {
        if (!rect.isEmpty()) blocked.append(rect.adjusted(-gap, -gap, gap, gap));
    }
    const auto costOf = [&](const QRectF& mark) -> Cost {
        const QLineF leader(mark.center(), tipOf(target, mark.center()));
        int crossed = 0;
        for (const QRectF& rect : keep)
            crossed += !rect.isEmpty() && !rect.intersects(target) && crosses(leader, rect);
        return {coveredArea(mark, blocked), crossed, leader.length() + hidingANeighbour * coveredArea(mark, avoid) / (size * size)};
    };
    MarkPlace place;
    place.position = cheapest(bounds, QSizeF(size, size), blocked + avoid, costOf);
    place.tip = tipOf(target, QRectF(place.position, QSizeF(size, size)).center());
    return place;
}

} // namespace magister
