// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/paper/aid_tables.h"

#include <functional>

namespace magister::paper {

namespace {

using namespace messina;

const QStringList& numerals() {
    static const QStringList all{QStringLiteral("I"),  QStringLiteral("II"), QStringLiteral("III"),
                                 QStringLiteral("IV"), QStringLiteral("V"),  QStringLiteral("VI")};
    return all;
}
AidCell figure(int n) { return {n > 0 ? QString::number(n) : QStringLiteral("–"), {}, false, n > 0}; }
AidCell mark(bool is) { return {is ? QStringLiteral("✓") : QStringLiteral("–"), {}, false, false}; }
AidCell words(const QString& text) { return {text, {}, true, false}; }

AidCell orderCell(Priority priority) {
    switch (priority) {
    case Priority::Start:
        return {{}, {QStringLiteral("ui-shuffle")}, false, false};
    case Priority::Popularity:
        return {{}, {QStringLiteral("book-merit")}, false, false};
    case Priority::City:
        return {{}, {QStringLiteral("book-city")}, false, false};
    case Priority::Church:
        return {{}, {QStringLiteral("book-church")}, false, false};
    case Priority::Score:
        return {{}, {QStringLiteral("vp")}, false, false};
    }
    return {};
}

AidCell fireCell(int n) {
    if (n < 1 || n > 2) return figure(n);
    return {{}, QStringList(n, QStringLiteral("fire")), false, false};
}

QString range(const QList<int>& players) {
    return players.size() == 1 ? QString::number(players.first())
                               : QStringLiteral("%1–%2").arg(players.first()).arg(players.last());
}

using Reading = std::function<AidCell(const RoundRow&)>;

bool same(const QList<AidCell>& a, const QList<AidCell>& b) {
    for (qsizetype i = 0; i < a.size(); ++i)
        if (a[i].text != b[i].text || a[i].icons != b[i].icons) return false;
    return true;
}

/// A row for every way in which numbers of players differ.
void putReading(AidTable& table, const AidSheet& sheet, const char* key, const Reading& reading) {
    struct Group {
        QList<int> players;
        QList<AidCell> cells;
    };
    QList<Group> groups;
    for (int players = 2; players <= static_cast<int>(maxPlayers); ++players) {
        QList<AidCell> cells;
        for (const RoundRow& row : definitionOf(sheet.source).rounds[static_cast<std::size_t>(players)])
            cells.append(reading(row));
        if (!groups.isEmpty() && same(groups.last().cells, cells)) groups.last().players.append(players);
        else groups.append({{players}, cells});
    }
    for (const Group& group : groups) {
        QString label = sheet.words.text(QString::fromLatin1(key));
        if (groups.size() > 1) label += QStringLiteral(" (%1 %2)").arg(sheet.words.text(QStringLiteral("players")), range(group.players));
        table.rows.append(QList<AidCell>{words(label)} + group.cells);
    }
}

} // namespace

AidTable roundTable(const AidSheet& sheet) {
    AidTable table;
    table.cellWidth = mm(8.2);
    QList<AidCell> head{words(sheet.words.text(QStringLiteral("rounds.round")))};
    for (const QString& numeral : numerals())
        head.append({numeral, {}, false, true});
    table.rows.append(head);
    putReading(table, sheet, "rounds.order", [](const RoundRow& row) { return orderCell(row.priority); });
    QList<AidCell> tile{words(sheet.words.text(QStringLiteral("rounds.priority")))};
    for (const Priority priority : definitionOf(sheet.source).priorityTile)
        tile.append(orderCell(priority));
    table.rows.append(tile);
    putReading(table, sheet, "rounds.ships", [](const RoundRow& row) { return figure(row.ships); });
    putReading(table, sheet, "rounds.hex", [](const RoundRow& row) { return mark(row.newHex); });
    putReading(table, sheet, "rounds.turns", [](const RoundRow& row) { return figure(row.placements); });
    putReading(table, sheet, "rounds.citizens", [](const RoundRow& row) { return mark(row.citizens); });
    putReading(table, sheet, "rounds.fire", [](const RoundRow& row) { return fireCell(row.firePerCube); });
    putReading(table, sheet, "rounds.points", [](const RoundRow& row) { return figure(row.pointsPerCube); });
    putReading(table, sheet, "rounds.workshops",
               [](const RoundRow& row) { return AidCell{numerals()[row.lateWorkshops ? 1 : 0], {}, false, false}; });
    return table;
}

AidTable playersTable(const AidSheet& sheet) {
    const Definition& definition = definitionOf(sheet.source);
    AidTable table;
    table.cellWidth = mm(12.3);
    QList<AidCell> head{words(sheet.words.text(QStringLiteral("players")))};
    QList<AidCell> cubes{words(sheet.words.text(QStringLiteral("players.cubes")))};
    QList<AidCell> carts{words(sheet.words.text(QStringLiteral("players.carts")))};
    for (std::size_t players = 2; players <= maxPlayers; ++players) {
        head.append({QString::number(players), {}, false, true});
        cubes.append(figure(definition.cubes[players]));
        carts.append(figure(definition.cartStacks[players]));
    }
    table.rows = {head, cubes, carts};
    return table;
}

AidTable seatsTable(const AidSheet& sheet) {
    AidTable table;
    table.cellWidth = mm(12.3);
    QList<AidCell> head{words(sheet.words.text(QStringLiteral("players.seat")))};
    QList<AidCell> bonus{words(sheet.words.text(QStringLiteral("players.bonus")))};
    int seat = 0;
    for (const StartBonus& each : definitionOf(sheet.source).startBonus) {
        head.append({QString::number(++seat), {}, false, true});
        AidCell cell{{}, QStringList(each.points, QStringLiteral("vp")) + QStringList(each.coins, QStringLiteral("coin")), false, false};
        if (cell.icons.isEmpty()) cell.text = QStringLiteral("–");
        bonus.append(cell);
    }
    table.rows = {head, bonus};
    return table;
}

AidTable ratTable(const AidSheet& sheet) {
    AidTable table;
    table.cellWidth = mm(6.9);
    const auto& penalty = definitionOf(sheet.source).ratPenalty;
    QList<AidCell> head{words(sheet.words.text(QStringLiteral("score.rats-row")))};
    QList<AidCell> points{words(sheet.words.text(QStringLiteral("score.penalty-row")))};
    for (std::size_t rats = 1; rats < penalty.size(); ++rats) {
        head.append({QString::number(rats) + (rats + 1 == penalty.size() ? QStringLiteral("+") : QString()), {}, false, true});
        points.append({penalty[rats] ? QStringLiteral("−%1").arg(penalty[rats]) : QStringLiteral("0"), {}, false, true});
    }
    table.rows = {head, points};
    return table;
}

AidTable rankTable(const AidSheet& sheet, const QString& label, const Ranks& ranks) {
    AidTable table;
    table.cellWidth = mm(9);
    QList<AidCell> head{words(label)};
    for (std::size_t place = 1; place <= maxPlayers; ++place)
        head.append({QStringLiteral("%1.").arg(place), {}, false, true});
    table.rows.append(head);
    for (std::size_t players = 2; players <= maxPlayers; ++players) {
        QList<AidCell> row{words(QStringLiteral("%1 %2").arg(sheet.words.text(QStringLiteral("players"))).arg(players))};
        for (std::size_t place = 0; place < maxPlayers; ++place) {
            const auto& points = ranks[players];
            row.append(place < points.size() ? AidCell{QString::number(points[place]), {}, false, true} : AidCell{});
        }
        table.rows.append(row);
    }
    return table;
}

namespace {

QString capital(const QString& text) { return text.left(1).toUpper() + text.mid(1); }

QString scrollLabel(const AidSheet& sheet, const ScrollTrack& track) {
    const AidWords& words = sheet.words;
    const QString most = track.cap == none ? QString() : QStringLiteral(" (%1&nbsp;%2)").arg(words.text("score.most")).arg(track.cap);
    switch (track.kind) {
    case ScrollKind::Buildings:
        return words.text("scroll.buildings") + most;
    case ScrollKind::Ships:
        return words.text("scroll.ships") + most;
    case ScrollKind::Repopulated:
        return words.text("scroll.repopulated") + most;
    case ScrollKind::GoodsOneKind:
        return words.text("scroll.goods") + most;
    case ScrollKind::Workshops:
        return words.text("scroll.workshops") + most;
    case ScrollKind::Wood:
        return words.text("scroll.wood") + most;
    case ScrollKind::HutUpgrades:
        return words.text("scroll.huts") + most;
    case ScrollKind::Coins:
        return words.text("scroll.coins") + most;
    case ScrollKind::Book:
        return capital(escaped(words.name(track.book == Book::Popularity ? "book-popularity"
                                          : track.book == Book::City     ? "book-city"
                                                                         : "book-church"))) +
               ' ' + words.text("score.bars");
    case ScrollKind::Overseers:
        return words.text("scroll.overseers") + ' ' + words.text("score.path");
    }
    return {};
}

QString scrollRule(ScrollKind kind) {
    switch (kind) {
    case ScrollKind::Buildings:
        return "score.scroll-buildings";
    case ScrollKind::Ships:
        return "score.scroll-ships";
    case ScrollKind::Repopulated:
        return "score.scroll-repop";
    case ScrollKind::GoodsOneKind:
        return "advanced.track-goods";
    case ScrollKind::Workshops:
        return "advanced.track-workshops";
    case ScrollKind::Wood:
        return "advanced.track-wood";
    case ScrollKind::HutUpgrades:
        return "advanced.track-huts";
    case ScrollKind::Coins:
        return "advanced.track-coins";
    case ScrollKind::Book:
        return "advanced.track-book";
    case ScrollKind::Overseers:
        return "advanced.track-overseers";
    }
    return {};
}

QString worth(const ScrollTrack& track, std::size_t step) {
    const auto& levels = track.levels[step];
    if (track.kind == ScrollKind::Book) return QStringLiteral("%1/%2").arg(levels[0]).arg(levels[1]);
    if (track.kind == ScrollKind::Overseers) return QStringLiteral("%1/%2/%3").arg(levels[0]).arg(levels[1]).arg(levels[2]);
    const int half = track.halfPoints[step];
    const QString whole = half >= 2 || half == 0 ? QString::number(half / 2) : QString();
    return whole + (half % 2 ? QStringLiteral("½") : QString());
}

} // namespace

AidTable scrollTable(const AidSheet& sheet, bool sideA) {
    const auto& boards = definitionOf(sheet.source).scrollBoards;
    AidTable table;
    table.cellWidth = mm(sideA ? 9 : 11.6);
    QList<AidCell> head{words(sheet.words.text(QStringLiteral("score.scroll")))};
    for (int step = 0; step <= 4; ++step)
        head.append({QString::number(step), {}, false, true});
    table.rows.append(head);
    QStringList told;
    for (std::size_t b = 0; b < boards.size(); ++b) {
        if ((b == 0) != sideA) continue;
        for (const ScrollTrack& track : boards[b].tracks) {
            QList<AidCell> row{words(scrollLabel(sheet, track) + ' ' + sheet.words.number({scrollRule(track.kind)}))};
            for (std::size_t step = 0; step < track.halfPoints.size(); ++step)
                row.append({worth(track, step), {}, false, true});
            QString key;
            for (const AidCell& cell : row)
                key += cell.text + '|';
            if (!told.contains(key)) table.rows.append(row); // several boards have the same track
            told.append(key);
        }
    }
    return table;
}

AidTable soloTable(const AidSheet& sheet) {
    AidTable table;
    table.cellWidth = mm(10.4);
    const auto& bonus = definitionOf(sheet.source).solo.repopulatedBonus;
    QList<AidCell> head{words(sheet.words.text(QStringLiteral("solo.districts")))};
    QList<AidCell> points{words(sheet.words.text("solo.bonus", {"solo.repop-bonus"}))};
    for (std::size_t districts = 1; districts < bonus.size(); ++districts) {
        head.append({QString::number(districts), {}, false, true});
        points.append(figure(bonus[districts]));
    }
    table.rows = {head, points};
    return table;
}

} // namespace magister::paper
