// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/pack/setup.h"

namespace magister::orleans {

namespace {

const char* yesOrNo(bool yes) { return yes ? "yes" : "no"; }

QByteArray bagName(std::size_t seat) { return "bag-" + QByteArray::number(static_cast<int>(seat) + 1); }

void readDraw(SetupLines& lines, PinnedDraws& pinned) {
    const QByteArrayView name = lines.word();
    if (name == QByteArrayView("hourglass")) return lines.ids(pinned.hourglass);
    if (name == QByteArrayView("map")) return lines.ids(pinned.map);
    for (std::size_t seat = 0; seat < pinned.bags.size(); ++seat)
        if (name == QByteArrayView(bagName(seat))) return lines.ids(pinned.bags[seat]);
    QStringList known{QStringLiteral("hourglass"), QStringLiteral("map")};
    for (std::size_t seat = 0; seat < pinned.bags.size(); ++seat)
        known.append(QString::fromLatin1(bagName(seat)));
    lines.fail(QStringLiteral("draw %1 ...").arg(known.join(QStringLiteral(" | "))));
}

void readLine(SetupLines& lines, Setup& setup) {
    if (lines.is("players")) {
        const auto players = lines.number<std::uint8_t>(minPlayers, maxPlayers);
        if (!players) return lines.fail(QStringLiteral("players 2-4"));
        setup.players = *players;
    } else if (lines.is("seed")) {
        const auto seed = lines.number<std::uint64_t>(0, ~std::uint64_t{0});
        if (!seed) return lines.fail(QStringLiteral("seed 0-%1").arg(~quint64{0}));
        setup.seed = *seed;
    } else if (lines.is("start")) {
        const auto seat = lines.number<std::uint8_t>(1, maxPlayers);
        if (!seat) return lines.fail(QStringLiteral("start 1-4"));
        setup.startPlayer = static_cast<PlayerIndex>(*seat - 1);
    } else if (lines.is("extra-tiles")) {
        setup.extraTiles = lines.yesNo();
    } else if (lines.is("fewer-tiles")) {
        setup.fewerTiles = lines.yesNo();
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
    static const QStringList fields{"players", "seed", "start", "extra-tiles", "fewer-tiles", "ruling", "draw", "arrange"};
    return fields;
}

QByteArray setupText(const Setup& setup) {
    QByteArray text = "players " + QByteArray::number(setup.players) + "\nseed " +
                      QByteArray::number(static_cast<qulonglong>(setup.seed)) + "\nstart " +
                      QByteArray::number(setup.startPlayer + 1) + "\nextra-tiles " + yesOrNo(setup.extraTiles) +
                      "\nfewer-tiles " + yesOrNo(setup.fewerTiles) + '\n';
    text += rulingLines(setup.rulings, rulingOptions());
    text += drawLine("hourglass", setup.pinned.hourglass) + drawLine("map", setup.pinned.map);
    for (std::size_t seat = 0; seat < setup.pinned.bags.size(); ++seat)
        text += drawLine(bagName(seat).constData(), setup.pinned.bags[seat]);
    return text + arrangedLines(setup.arranged);
}

ReadSetup setupFromText(QByteArrayView text, bool whole) {
    Setup setup;
    if (whole) setup.rulings = earlierRulings();
    SetupLines lines(text);
    while (lines.next())
        readLine(lines, setup);
    if (whole) lines.demand({"players", "seed", "start", "extra-tiles", "fewer-tiles"});
    if (lines.fault()) return {{}, *lines.fault()};
    return {setup, {}};
}

} // namespace magister::orleans
