// SPDX-License-Identifier: GPL-3.0-or-later
#include "orleans_pack_parts.h"

#include <QLineF>

#include <algorithm>

namespace magister::orleans {

namespace {

// Pixels that keep pieces on the drawn map apart.
constexpr int border = 60;
constexpr double betweenSlots = 58;
constexpr double slotToTown = 64;
constexpr double lineToTown = 60;
constexpr int steps = 24; ///< pieces of a line that a connection is taken for

/// The drawing with the places in the file, for messages.
struct Drawn {
    const Definition& definition;
    const MapDrawing& drawing;
    QList<JsonValue> towns;
    QList<JsonValue> connections;

    QString town(std::size_t i) const { return words::text(definition.towns[i].id.view()); }
    QString connection(std::size_t i) const { return words::text(definition.connections[i].id.view()); }
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

/// The points along a connection.
QList<QPointF> lineOf(const Drawn& drawn, std::size_t connection) {
    QList<QPointF> points;
    for (int i = 0; i <= steps; ++i)
        points.append(drawn.drawing.at(drawn.definition, static_cast<ConnectionIndex>(connection), double(i) / steps));
    return points;
}

bool crosses(const QList<QPointF>& one, const QList<QPointF>& other) {
    for (qsizetype i = 1; i < one.size(); ++i)
        for (qsizetype k = 1; k < other.size(); ++k)
            if (QLineF(one[i - 1], one[i]).intersects(QLineF(other[k - 1], other[k]), nullptr) ==
                QLineF::BoundedIntersection)
                return true;
    return false;
}

void checkLines(const Drawn& drawn) {
    QList<QList<QPointF>> lines;
    const auto& connections = drawn.definition.connections;
    for (std::size_t i = 0; i < connections.size(); ++i) {
        lines.append(lineOf(drawn, i));
        const QList<QPointF>& line = lines.last();
        const JsonValue& value = drawn.connections[static_cast<qsizetype>(i)];
        const Connection& one = connections[i];
        for (std::size_t k = 0; k < i; ++k) {
            const Connection& other = connections[k];
            const bool meet = one.a == other.a || one.a == other.b || one.b == other.a || one.b == other.b;
            if (!meet && crosses(line, lines[static_cast<qsizetype>(k)]))
                value.report(ProblemKind::ConnectionsCross, {drawn.connection(i), drawn.connection(k)});
        }
        for (std::size_t town = 0; town < drawn.drawing.towns.size(); ++town) {
            if (town == one.a || town == one.b) continue;
            const bool isClose = std::any_of(line.begin(), line.end(), [&](const QPointF& point) {
                return distance(point, drawn.drawing.towns[town]) < lineToTown;
            });
            if (isClose) value.report(ProblemKind::TooClose, {drawn.connection(i), drawn.town(town)});
        }
    }
}

/// Whether everything that the drawing is made of could be read.
bool isWhole(const Definition& definition, const MapDrawing& drawing) {
    if (drawing.towns.size() != townCount || drawing.connections.size() != connectionCount) return false;
    for (std::size_t i = 0; i < connectionCount; ++i) {
        const Connection& each = definition.connections[i];
        if (each.a >= townCount || each.b >= townCount || each.a == each.b) return false;
        if (drawing.towns[each.a] == drawing.towns[each.b]) return false;
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
    checkSlots(drawn);
    checkLines(drawn);
}

} // namespace magister::orleans
