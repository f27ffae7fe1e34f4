// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/pack/setup.h"

#include <array>

namespace magister::messina {

namespace {

using Ids = std::vector<std::string>;

/// One list of pinned ids by its name, for writing and reading alike.
struct NamedDraw {
    const char* name;
    Ids& (*ids)(PinnedDraws&);
};
constexpr std::array<NamedDraw, 15> draws{{
    {"city", [](PinnedDraws& p) -> Ids& { return p.city; }},
    {"hex-pile", [](PinnedDraws& p) -> Ids& { return p.hexPile; }},
    {"ships", [](PinnedDraws& p) -> Ids& { return p.ships; }},
    {"docking", [](PinnedDraws& p) -> Ids& { return p.docking; }},
    {"huts-1", [](PinnedDraws& p) -> Ids& { return p.huts[0]; }},
    {"huts-2", [](PinnedDraws& p) -> Ids& { return p.huts[1]; }},
    {"huts-3", [](PinnedDraws& p) -> Ids& { return p.huts[2]; }},
    {"workshops-craftsman", [](PinnedDraws& p) -> Ids& { return p.workshops[0]; }},
    {"workshops-aristocrat", [](PinnedDraws& p) -> Ids& { return p.workshops[1]; }},
    {"workshops-nun", [](PinnedDraws& p) -> Ids& { return p.workshops[2]; }},
    {"carts", [](PinnedDraws& p) -> Ids& { return p.carts; }},
    {"boards", [](PinnedDraws& p) -> Ids& { return p.boards; }},
    {"scrolls", [](PinnedDraws& p) -> Ids& { return p.scrolls; }},
    {"solo", [](PinnedDraws& p) -> Ids& { return p.solo; }},
    {"ports", [](PinnedDraws& p) -> Ids& { return p.ports; }},
}};

const char* sideWord(Side side) {
    return side == Side::A ? "a" : "b";
}

Side sideFrom(SetupLines& lines) {
    const QByteArrayView word = lines.word();
    const bool b = word == QByteArrayView("b");
    if (!b && word != QByteArrayView("a")) lines.fail(QStringLiteral("a, b"));
    return b ? Side::B : Side::A;
}

void readDraw(SetupLines& lines, PinnedDraws& pinned) {
    const QByteArrayView name = lines.word();
    if (name == QByteArrayView("wheel")) {
        pinned.wheel = lines.number<std::uint8_t>(0, 255);
        if (!pinned.wheel) lines.fail(QStringLiteral("draw wheel 0-255"));
        return;
    }
    if (name == QByteArrayView("order")) {
        do {
            const auto seat = lines.number<std::uint8_t>(0, 255);
            if (!seat) return lines.fail(QStringLiteral("draw order 0-255 ..."));
            pinned.order.push_back(*seat);
        } while (!lines.atEnd());
        return;
    }
    for (const NamedDraw& each : draws)
        if (name == QByteArrayView(each.name)) return lines.ids(each.ids(pinned));
    QStringList known{QStringLiteral("wheel"), QStringLiteral("order")};
    for (const NamedDraw& each : draws)
        known.append(QLatin1String(each.name));
    lines.fail(QStringLiteral("draw %1 ...").arg(known.join(QStringLiteral(" | "))));
}

void readLine(SetupLines& lines, Setup& setup) {
    if (lines.is("players")) {
        const auto players = lines.number<std::uint8_t>(1, maxPlayers);
        if (!players) return lines.fail(QStringLiteral("players 1-4"));
        setup.players = *players;
    } else if (lines.is("seed")) {
        const auto seed = lines.number<std::uint64_t>(0, ~std::uint64_t{0});
        if (!seed) return lines.fail(QStringLiteral("seed 0-%1").arg(~quint64{0}));
        setup.seed = *seed;
    } else if (lines.is("boards")) {
        setup.boards = sideFrom(lines);
    } else if (lines.is("scrolls")) {
        setup.scrolls = sideFrom(lines);
    } else if (lines.is("priority-tile")) {
        setup.priorityTile = lines.yesNo();
    } else if (lines.is("ruling")) {
        lines.ruling(setup.rulings, rulingOptions());
    } else if (lines.is("draw")) {
        readDraw(lines, setup.pinned);
    } else if (lines.is("arrange")) {
        lines.arranged(setup.arranged);
    } else {
        lines.fail(setupFields().join(QLatin1String(", ")));
    }
}

} // namespace

const QStringList& setupFields() {
    static const QStringList fields{"players",       "seed",   "boards", "scrolls",
                                    "priority-tile", "ruling", "draw",   "arrange"};
    return fields;
}

QByteArray setupText(const Setup& setup) {
    QByteArray text = "players " + QByteArray::number(setup.players) + "\nseed " +
                      QByteArray::number(static_cast<qulonglong>(setup.seed)) + "\nboards " + sideWord(setup.boards) +
                      "\nscrolls " + sideWord(setup.scrolls) + "\npriority-tile " +
                      (setup.priorityTile ? "yes" : "no") + '\n';
    text += rulingLines(setup.rulings, rulingOptions());
    PinnedDraws pinned = setup.pinned;
    for (const NamedDraw& each : draws)
        text += drawLine(each.name, each.ids(pinned));
    if (pinned.wheel) text += "draw wheel " + QByteArray::number(*pinned.wheel) + '\n';
    if (!pinned.order.empty()) {
        text += "draw order";
        for (const std::uint8_t seat : pinned.order)
            text += ' ' + QByteArray::number(seat);
        text += '\n';
    }
    return text + arrangedLines(setup.arranged);
}

ReadSetup setupFromText(QByteArrayView text, bool whole) {
    Setup setup;
    if (whole) setup.rulings = earlierRulings();
    SetupLines lines(text);
    while (lines.next())
        readLine(lines, setup);
    if (whole) lines.demand({"players", "seed", "boards", "scrolls", "priority-tile"});
    if (lines.fault()) return {{}, *lines.fault()};
    return {setup, {}};
}

} // namespace magister::messina
