// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/pack/pack_parts.h"

#include <QLineF>
#include <QRectF>

#include <algorithm>
#include <limits>

namespace magister::orleans {

namespace {

// Pixels that keep pieces on the drawn map apart.
constexpr int border = 60;
constexpr double betweenTowns = 100;
constexpr double betweenSlots = 58;
constexpr double slotToTown = 64;
constexpr double lineToTown = 60;
constexpr int curvePieces = 24; ///< of a line that a bent connection is taken for

/// The drawing with the places in the file, for messages.
struct Drawn {
    const Definition& definition;
    const MapDrawing& drawing;
    QList<JsonValue> towns;
    QList<JsonValue> connections;

    QString town(std::size_t i) const { return QString::fromUtf8(definition.towns[i].id.view()); }
    QString connection(std::size_t i) const { return QString::fromUtf8(definition.connections[i].id.view()); }
};

double distance(const QPointF& a, const QPointF& b) {
    return QLineF(a, b).length();
}

/// The ids of a list of the map, as a vocabulary.
template <class List> std::vector<std::string_view> idsOf(const List& list) {
    std::vector<std::string_view> ids;
    for (const auto& each : list)
        ids.push_back(each.id.view());
    return ids;
}

void readTowns(const JsonValue& list, const Definition& definition, MapDrawing& drawing, Drawn& drawn) {
    const int width = static_cast<int>(drawing.size.width());
    const int height = static_cast<int>(drawing.size.height());
    readByVocabulary(list, idsOf(definition.towns), {"x", "y"}, {}, [&](std::size_t, const JsonObject& town) {
        drawing.towns.push(QPointF(town["x"].integer(border, width - border).value_or(0),
                                   town["y"].integer(border, height - border).value_or(0)));
        drawn.towns.append(town.value());
    });
}

void readConnections(const JsonValue& list, const Definition& definition, MapDrawing& drawing, Drawn& drawn) {
    readByVocabulary(list, idsOf(definition.connections), {"slotAt", "bend"}, {},
                     [&](std::size_t index, const JsonObject& object) {
                         const int count = definition.connections[index].slotCount;
                         const auto at = object["slotAt"].list(count, count);
                         ConnectionDrawing line;
                         line.bend = object["bend"].number(-300, 300).value_or(0);
                         for (const JsonValue& each : at)
                             if (!line.slotAt.full()) line.slotAt.push(each.number(0.05, 0.95).value_or(0.5));
                         checkRising(at);
                         drawing.connections.push(line);
                         drawn.connections.append(object.value());
                     });
}

void checkSlots(const Drawn& drawn) {
    const auto& goodsSlots = drawn.definition.goodsSlots;
    for (std::size_t i = 0; i < goodsSlots.size(); ++i) {
        const QPointF here = drawn.drawing.slot(drawn.definition, static_cast<SlotIndex>(i));
        const std::size_t on = goodsSlots[i].connection;
        const JsonValue& value = drawn.connections[static_cast<qsizetype>(on)];
        for (std::size_t k = 0; k < i; ++k)
            if (distance(here, drawn.drawing.slot(drawn.definition, static_cast<SlotIndex>(k))) < betweenSlots)
                value.report(ProblemKind::TooClose, {drawn.connection(on), drawn.connection(goodsSlots[k].connection)});
        for (std::size_t town = 0; town < drawn.drawing.towns.size(); ++town)
            if (distance(here, drawn.drawing.towns[town]) < slotToTown)
                value.report(ProblemKind::TooClose, {drawn.connection(on), drawn.town(town)});
    }
}

/// A connection as pieces of a line, one if it is straight.
struct Line {
    QList<QPointF> points;
    QRectF around;
};

Line lineOf(const Drawn& drawn, std::size_t connection) {
    Line line;
    const int pieces = drawn.drawing.connections[connection].bend == 0 ? 1 : curvePieces;
    for (int i = 0; i <= pieces; ++i)
        line.points.append(
            drawn.drawing.at(drawn.definition, static_cast<ConnectionIndex>(connection), double(i) / pieces));
    for (const QPointF& point : line.points) // a little more than the points, so that a level line has an inside
        line.around |= QRectF(point - QPointF(1, 1), point + QPointF(1, 1));
    return line;
}

bool crosses(const Line& one, const Line& other) {
    if (!one.around.intersects(other.around)) return false;
    for (qsizetype i = 1; i < one.points.size(); ++i)
        for (qsizetype k = 1; k < other.points.size(); ++k)
            if (QLineF(one.points[i - 1], one.points[i])
                    .intersects(QLineF(other.points[k - 1], other.points[k]), nullptr) == QLineF::BoundedIntersection)
                return true;
    return false;
}

/// How far a line passes from a point.
double distance(const Line& line, const QPointF& point) {
    double least = std::numeric_limits<double>::max();
    for (qsizetype i = 1; i < line.points.size(); ++i) {
        const QPointF from = line.points[i - 1];
        const QPointF along = line.points[i] - from;
        const double t = QPointF::dotProduct(point - from, along) / QPointF::dotProduct(along, along);
        least = std::min(least, distance(point, from + std::clamp(t, 0.0, 1.0) * along));
    }
    return least;
}

void checkLines(const Drawn& drawn) {
    QList<Line> lines;
    const auto& connections = drawn.definition.connections;
    for (std::size_t i = 0; i < connections.size(); ++i) {
        lines.append(lineOf(drawn, i));
        const Line& line = lines.last();
        const JsonValue& value = drawn.connections[static_cast<qsizetype>(i)];
        const Connection& one = connections[i];
        for (std::size_t k = 0; k < i; ++k) {
            const Connection& other = connections[k];
            const bool meet = one.a == other.a || one.a == other.b || one.b == other.a || one.b == other.b;
            if (!meet && crosses(line, lines[static_cast<qsizetype>(k)]))
                value.report(ProblemKind::ConnectionsCross, {drawn.connection(i), drawn.connection(k)});
        }
        for (std::size_t town = 0; town < drawn.drawing.towns.size(); ++town)
            if (town != one.a && town != one.b && distance(line, drawn.drawing.towns[town]) < lineToTown)
                value.report(ProblemKind::TooClose, {drawn.connection(i), drawn.town(town)});
    }
}

/// Gives false if towns lie on each other: then no line is sound.
bool checkTowns(const Drawn& drawn) {
    bool apart = true;
    for (std::size_t i = 0; i < drawn.drawing.towns.size(); ++i)
        for (std::size_t k = 0; k < i; ++k)
            if (distance(drawn.drawing.towns[i], drawn.drawing.towns[k]) < betweenTowns) {
                apart = false;
                drawn.towns[static_cast<qsizetype>(i)].report(ProblemKind::TooClose, {drawn.town(i), drawn.town(k)});
            }
    return apart;
}

/// Whether everything that the drawing is made of could be read.
bool isWhole(const Definition& definition, const MapDrawing& drawing) {
    if (drawing.towns.size() != townCount || drawing.connections.size() != connectionCount) return false;
    for (std::size_t i = 0; i < connectionCount; ++i) {
        const Connection& each = definition.connections[i];
        if (each.a >= townCount || each.b >= townCount || each.a == each.b) return false;
        if (drawing.connections[i].slotAt.size() != each.slotCount) return false;
    }
    return true;
}

} // namespace

/// Whatever lies on the map can be told from what lies beside it.
void readDrawing(const JsonValue& root, PartReading& reading) {
    const JsonObject part = partObject(root, {"width", "height", "towns", "connections"});
    MapDrawing& drawing = reading.drawing;
    drawing.size = QSizeF(part["width"].integer(4 * border, 9999).value_or(4 * border),
                          part["height"].integer(4 * border, 9999).value_or(4 * border));
    Drawn drawn{reading.definition, drawing, {}, {}};
    readTowns(part["towns"], reading.definition, drawing, drawn);
    readConnections(part["connections"], reading.definition, drawing, drawn);
    if (!isWhole(reading.definition, drawing)) return; // that is told
    if (!checkTowns(drawn)) return;
    checkSlots(drawn);
    checkLines(drawn);
}

} // namespace magister::orleans
