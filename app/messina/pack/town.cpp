// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/pack/pack_parts.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace magister::messina {

namespace {

int distance(const Place& a, const Place& b) {
    const int q = a.q - b.q;
    const int r = a.r - b.r;
    return std::max({std::abs(q), std::abs(r), std::abs(q + r)});
}

/// Degrees clockwise from straight up, seen from the middle of the town.
double direction(const Place& place) {
    const double x = std::numbers::sqrt3 * (place.q + place.r / 2.0);
    const double y = 1.5 * place.r;
    return std::fmod(std::atan2(x, -y) * 180 / std::numbers::pi + 360, 360);
}

/// The layout being read, with the JSON value of each place for messages.
struct Town {
    Layout layout;
    QList<JsonValue> values;
    QStringList ids;

    const Place& at(std::size_t i) const { return layout.places[i]; }
    void report(std::size_t place, ProblemKind kind, const QStringList& arguments) const {
        values[static_cast<qsizetype>(place)].report(kind, arguments);
    }
    static QString id(const Place& place) { return QString::fromStdString(place.id); }
};

void readPlace(Town& town, const JsonValue& value, PlaceKind kind, const QString& expectedId) {
    const JsonObject object = tileObject(value, {"q", "r"});
    Place place;
    place.kind = kind;
    place.id = readId(object, town.ids);
    place.q = static_cast<std::int8_t>(object["q"].integer(-9, 9).value_or(0));
    place.r = static_cast<std::int8_t>(object["r"].integer(-9, 9).value_or(0));
    if (!expectedId.isEmpty() && object["id"].isText() && Town::id(place) != expectedId)
        object["id"].report(ProblemKind::WrongOrder, {expectedId, Town::id(place)});
    town.layout.places.push_back(place);
    town.values.append(value);
}

/// Rows from the top as letters, places in a row from the left as numbers: the pack lists them so.
void nameDistricts(Town& town) {
    char letter = 'A';
    int number = 0;
    for (std::size_t i = 0; i < town.layout.districts; ++i) {
        Place& place = town.layout.places[i];
        if (i > 0) {
            const Place& before = town.at(i - 1);
            const bool sameRow = place.r == before.r;
            if (place.r < before.r || (sameRow && place.q <= before.q))
                town.report(i, ProblemKind::WrongOrder, {"r, q", Town::id(place)});
            if (!sameRow) {
                ++letter;
                number = 0;
            }
        }
        place.name = std::string(1, letter) + std::to_string(++number);
    }
}

void readPlaces(Town& town, const JsonObject& object, int mostDistricts) {
    for (const JsonValue& value : object["districts"].list(1, mostDistricts))
        readPlace(town, value, PlaceKind::District, {});
    town.layout.districts = static_cast<std::uint8_t>(town.layout.places.size());
    nameDistricts(town);

    const auto ring = [&](const QString& key, PlaceKind kind, const QString& prefix, const auto& names) {
        std::size_t i = 0;
        for (const JsonValue& value :
             object[key].list(static_cast<int>(names.size()), static_cast<int>(names.size()))) {
            if (i >= names.size()) break;
            readPlace(town, value, kind, prefix + QString::fromUtf8(names[i]));
            town.layout.places.back().name = names[i];
            if (kind != PlaceKind::Extension) town.layout.places.back().corner = static_cast<std::uint8_t>(i);
            ++i;
        }
    };
    ring("extensions", PlaceKind::Extension, "exp-", extensionWords);
    ring("ports", PlaceKind::Port, "port-", cornerWords);
    ring("docks", PlaceKind::Dock, "dock-", cornerWords);
}

bool complete(const Town& town) {
    return town.layout.districts > 0 && town.layout.places.size() <= maxPlaces &&
           town.layout.places.size() == town.layout.districts + extensionCount + 2 * dockCount;
}

void link(Layout& layout, std::size_t a, std::size_t b) {
    layout.places[a].neighbours |= 1u << b;
    layout.places[b].neighbours |= 1u << a;
}

/// Neighbours are one step apart; a dock touches its own port only, wherever it is drawn.
void linkNeighbours(Town& town) {
    Layout& layout = town.layout;
    for (std::size_t a = 0; a < layout.places.size(); ++a)
        for (std::size_t b = a + 1; b < layout.places.size(); ++b) {
            const int apart = distance(town.at(a), town.at(b));
            if (apart == 0) town.report(b, ProblemKind::PlacesOverlap, {Town::id(town.at(a)), Town::id(town.at(b))});
            if (apart == 1 && town.at(b).kind != PlaceKind::Dock) link(layout, a, b);
        }
    for (std::size_t corner = 0; corner < dockCount; ++corner) {
        const std::size_t port = layout.port(corner);
        const std::size_t dock = layout.dock(corner);
        if (distance(town.at(port), town.at(dock)) != 1)
            town.report(dock, ProblemKind::NotBeside, {Town::id(town.at(dock)), Town::id(town.at(port))});
        link(layout, port, dock);
    }
}

/// The town of the start hangs together, and an extension place lies in a notch of it.
void checkShape(const Town& town) {
    std::uint32_t start = 0;
    for (std::size_t i = 0; i < town.layout.places.size(); ++i)
        if (town.at(i).kind == PlaceKind::District || town.at(i).kind == PlaceKind::Port) start |= 1u << i;
    std::uint32_t reached = 1;
    for (std::uint32_t before = 0; before != reached;) {
        before = reached;
        for (std::size_t i = 0; i < town.layout.places.size(); ++i)
            if (reached >> i & 1u) reached |= town.at(i).neighbours & start;
    }
    for (std::size_t i = 0; i < town.layout.places.size(); ++i) {
        const bool apart = (start >> i & 1u) && !(reached >> i & 1u);
        const bool loose = town.at(i).kind == PlaceKind::Extension && std::popcount(town.at(i).neighbours & start) < 2;
        if (apart || loose) town.report(i, ProblemKind::PlaceApart, {Town::id(town.at(i))});
    }
}

/// Each port's order names every extension place once, clockwise from the port.
void readOrder(Town& town, const JsonValue& value) {
    QStringList keys;
    for (const std::string_view corner : cornerWords)
        keys.append(QString::fromUtf8(corner));
    const JsonObject orders = value.object(keys);
    for (std::size_t corner = 0; corner < dockCount; ++corner) {
        const double start = direction(town.at(town.layout.port(corner)));
        double turned = 0;
        QStringList seen;
        for (const JsonValue& each :
             orders[keys[static_cast<qsizetype>(corner)]].list(extensionCount, extensionCount)) {
            const auto id = each.text();
            if (!id) continue;
            std::size_t i = 0;
            while (i < extensionCount && Town::id(town.at(town.layout.extension(i))) != *id)
                ++i;
            if (i == extensionCount)
                each.report(ProblemKind::UnknownId, {*id});
            else if (seen.contains(*id))
                each.report(ProblemKind::DuplicateId, {*id});
            else {
                const PlaceIndex place = town.layout.extension(i);
                const double turn = std::fmod(direction(town.at(place)) - start + 360, 360);
                if (turn <= turned) each.report(ProblemKind::NotClockwise, {*id});
                turned = turn;
                if (static_cast<std::size_t>(seen.size()) < extensionCount)
                    town.layout.extensionOrder[corner][static_cast<std::size_t>(seen.size())] = place;
                seen.append(*id);
            }
        }
    }
}

void checkDistricts(const Town& town, const JsonValue& where, std::size_t players, const Definition& definition) {
    const auto hexes = std::ranges::count_if(definition.hexes, [&](const Hex& hex) {
        return hex.letter == 'A' && (hex.playerCounts >> std::max<std::size_t>(players, 2) & 1u);
    });
    if (hexes + 1 != town.layout.districts)
        where.report(ProblemKind::WrongTotal,
                     {"districts", QString::number(hexes + 1), QString::number(town.layout.districts)});
}

} // namespace

void readPorts(const JsonValue& root, PartReading& reading) {
    QStringList ids;
    std::size_t corner = 0;
    for (const JsonValue& value : partObject(root, {"list"})["list"].list(dockCount, dockCount)) {
        const JsonObject object = tileObject(value, {"corner", "action"});
        Port port;
        port.id = readId(object, ids);
        port.corner = object["corner"].text().value_or(QString()).toStdString();
        port.action = reading.effects.read(object["action"]);
        if (corner >= dockCount) continue;
        const QString expected = QString::fromUtf8(cornerWords[corner]);
        if (port.corner != expected.toStdString() && object["corner"].isText())
            object["corner"].report(ProblemKind::WrongOrder, {expected, object["corner"].shown()});
        if (port.id != "port-" + expected.toStdString() && object["id"].isText())
            object["id"].report(ProblemKind::WrongOrder, {"port-" + expected, object["id"].shown()});
        reading.definition.ports[corner++] = port;
    }
}

void readLayouts(const JsonValue& root, PartReading& reading) {
    const JsonValue list = partObject(root, {"list"})["list"];
    QStringList ids;
    QStringList seen;
    for (const JsonValue& value : list.list(1, static_cast<int>(maxPlayers))) {
        const JsonObject object =
            tileObject(value, {"players", "districts", "extensions", "ports", "docks", "extensionOrder"});
        readId(object, ids);
        Town town;
        readPlaces(town, object, static_cast<int>(maxPlaces - extensionCount - 2 * dockCount));
        if (complete(town)) {
            linkNeighbours(town);
            checkShape(town);
            readOrder(town, object["extensionOrder"]);
        }
        for (const JsonValue& each : object["players"].list(1, static_cast<int>(maxPlayers))) {
            const auto players = each.integer(1, static_cast<int>(maxPlayers));
            if (!players) continue;
            if (seen.contains(QString::number(*players)))
                each.report(ProblemKind::PlayersTwice, {QString::number(*players)});
            seen.append(QString::number(*players));
            checkDistricts(town, object["districts"], static_cast<std::size_t>(*players), reading.definition);
            reading.definition.layouts[static_cast<std::size_t>(*players)] = town.layout;
        }
    }
    for (std::size_t players = 1; players <= maxPlayers; ++players)
        if (!seen.contains(QString::number(players)))
            list.report(ProblemKind::PlayersMissing, {QString::number(players)});
    reading.definition.layouts[0] = reading.definition.layouts[1];
}

} // namespace magister::messina
