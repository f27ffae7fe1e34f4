// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/paper/aid_tables.h"

#include "app/content/vocabulary.h"
#include "app/orleans/paper/aid_lines.h"
#include "app/orleans/words/icon_names.h"

namespace magister::orleans {

namespace {

using paper::AidCell;
using paper::AidSheet;
using paper::AidTable;
using paper::mm;
using paper::pt;

AidCell figure(int n) { return {n > 0 ? QString::number(n) : QStringLiteral("–"), {}, false, n > 0}; }
AidCell words(const QString& text) { return {text, {}, true, false}; }
AidCell drawing(const QString& icon) { return {{}, {icon}, false, false}; }

QString nameOf(const AidSheet& sheet, const char* kind, const QString& id) {
    return paper::escaped(sheet.words.name(QLatin1String(kind) + id));
}

AidCell rewardCell(const TrackSpace& space) {
    switch (space.kind) {
    case RewardKind::Nothing:
        return figure(0);
    case RewardKind::Good:
        return drawing(icons::good(space.good));
    case RewardKind::Technology:
        return drawing(QStringLiteral("tech"));
    case RewardKind::PlaceTile: {
        QStringList stacks;
        if (space.stacks & setOf(Stack::I)) stacks.append(QStringLiteral("stack-1"));
        if (space.stacks & setOf(Stack::II)) stacks.append(QStringLiteral("stack-2"));
        return {{}, stacks, false, false};
    }
    case RewardKind::Coins:
    case RewardKind::Development:
        return figure(space.amount);
    case RewardKind::Citizen:
        return drawing(QStringLiteral("citizen"));
    }
    return {};
}

} // namespace

AidTable tracksTable(const AidSheet& sheet, qreal width) {
    const Definition& definition = definitionOf(sheet.source);
    std::size_t most = 0;
    for (const Track track : allTracks)
        most = std::max(most, definition.track(track).spaces.size());
    AidTable table;
    table.cellWidth = width * 0.66 / static_cast<qreal>(most);
    QList<AidCell> head{words(sheet.words.text(QStringLiteral("tracks.space")))};
    for (std::size_t space = 0; space < most; ++space)
        head.append({QString::number(space), {}, false, true});
    table.rows.append(head);
    const auto pad = [&](QList<AidCell> row) {
        while (row.size() <= static_cast<qsizetype>(most))
            row.append(AidCell{});
        table.rows.append(row);
    };
    for (const Track track : allTracks) {
        const FollowerTrack& spaces = definition.track(track);
        QList<AidCell> row{words(nameOf(sheet, "track-", QString::fromUtf8(idOf(track))))};
        for (std::size_t space = 0; space < spaces.spaces.size(); ++space)
            row.append(rewardCell(spaces.spaces[space]));
        pad(row);
        if (track != Track::Knight) continue;
        QList<AidCell> draw{words(sheet.words.text(QStringLiteral("tracks.draw"), {QStringLiteral("castle.draw-number")}))};
        for (std::size_t space = 0; space < definition.drawNumber.size(); ++space)
            draw.append(figure(definition.drawNumber[space]));
        pad(draw);
    }
    return table;
}

AidTable levelsTable(const AidSheet& sheet) {
    const DevelopmentTrack& track = definitionOf(sheet.source).development;
    AidTable table;
    table.cellWidth = mm(9);
    QList<AidCell> head{words(paper::escaped(sheet.words.name(QStringLiteral("development-level"))))};
    QList<AidCell> from{words(sheet.words.text(QStringLiteral("development.heading")))};
    for (std::size_t level = 0; level < track.levelSpaces.size(); ++level) {
        head.append({QString::number(level + 1), {}, false, true});
        from.append({QString::number(track.levelSpaces[level]), {}, false, true});
    }
    table.rows = {head, from};
    return table;
}

AidTable playersTable(const AidSheet& sheet) {
    const Definition& definition = definitionOf(sheet.source);
    AidTable table;
    table.cellWidth = mm(10);
    QList<AidCell> head{words(sheet.words.text(QStringLiteral("players")))};
    for (std::size_t players = minPlayers; players <= maxPlayers; ++players)
        head.append({QString::number(players), {}, false, true});
    table.rows.append(head);
    for (const Follower follower : allFollowers) {
        QList<AidCell> row{words(nameOf(sheet, "follower-", QString::fromUtf8(idOf(follower))))};
        for (std::size_t players = minPlayers; players <= maxPlayers; ++players)
            row.append(figure(definition.neutralFollowers[players][static_cast<std::size_t>(follower)]));
        table.rows.append(row);
    }
    QList<AidCell> goods{words(sheet.words.text(QStringLiteral("players.goods"), {QStringLiteral("setup-counts.three-goods"), QStringLiteral("setup-counts.two-goods")}))};
    QList<AidCell> spaces{words(sheet.words.text(QStringLiteral("players.goods-spaces"), {QStringLiteral("setup-counts.slot-marks")}))};
    for (std::size_t players = minPlayers; players <= maxPlayers; ++players) {
        goods.append(figure(definition.goodsRemoved[players]));
        spaces.append(figure(static_cast<int>(definition.slotsUsed(players))));
    }
    table.rows.append(goods);
    table.rows.append(spaces);
    return table;
}

qreal aidDeedRow(AidSheet& sheet, DeedId id, const QRectF& column) {
    const Deed& deed = definitionOf(sheet.source).deed(id);
    const paper::Type type = sheet.body();
    const qreal side = type.pitch() * 1.12, y = column.top() - (side - type.pitch()) / 2;
    qreal x = column.right();
    const auto putLeftward = [&](const QString& icon) {
        x -= side;
        sheet.icon(icon, {x, y, side, side});
    };
    for (int n = 0; n < deed.development; ++n)
        putLeftward(QStringLiteral("devstar"));
    if (deed.development) putLeftward(QStringLiteral("slash"));
    for (int n = 0; n < deed.coins; ++n)
        putLeftward(QStringLiteral("coin"));
    // All rewards begin at the same place.
    x = column.right() - side * 3 - mm(1.5);
    for (std::size_t kind = followerCount; kind-- > 0;)
        for (int n = 0; n < deed.spaces[kind]; ++n)
            putLeftward(icons::follower(static_cast<Follower>(kind)));
    const qreal height = sheet.put(nameOf(sheet, "deed-", QString::fromUtf8(idOf(id))), type.as(true), {column.left(), column.top(), x - column.left() - mm(1), 0});
    return column.top() + std::max(height, type.pitch()) + pt(1.5);
}

qreal aidPlaceRow(AidSheet& sheet, PlaceId id, const QRectF& column) {
    const Place& place = definitionOf(sheet.source).place(id);
    const paper::AidLine& line = aidLine(id);
    const paper::Type type = sheet.body();
    const qreal side = type.pitch() * 1.12;
    const qreal slotRoom = side * static_cast<qreal>(maxPlaceSlots);
    QStringList rules;
    for (const char* rule : line.rules)
        if (rule) rules.append(QString::fromLatin1(rule));
    const QString what = QStringLiteral("<b>%1:</b> %2").arg(nameOf(sheet, "place-", QString::fromUtf8(idOf(id))), sheet.words.text(QString::fromLatin1(line.key), rules));
    const qreal left = column.left() + side + mm(1.2);
    sheet.icon(QString::fromLatin1(line.icon), {column.left(), column.top() - (side - type.pitch()) / 2, side, side});
    const qreal height = sheet.put(what, type, {left, column.top(), column.right() - left - slotRoom - mm(1), 0});
    QStringList wanted;
    for (const Slot slot : place.actionSlots)
        wanted.append(icons::slot(slot));
    if (place.openRow) wanted.append(icons::slot(Slot::Any));
    qreal x = column.right() - side * static_cast<qreal>(wanted.size());
    for (const QString& icon : wanted) {
        sheet.icon(icon, {x, column.top() - (side - type.pitch()) / 2, side, side});
        x += side;
    }
    return column.top() + std::max(height, type.pitch()) + pt(1.5);
}

} // namespace magister::orleans
