// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/table/rows.h"

#include "app/messina/words/accessible_text.h"
#include "app/messina/words/icons.h"
#include "app/messina/words/names.h"
#include "app/messina/words/score_text.h"

#include <QCoreApplication>

namespace magister::messina {

const QStringList roles::squares{"square", "target",  "cls",   "region",    "action",
                                 "once",   "citizen", "offer", "accessible"};
const QStringList roles::nodes{"node", "target", "kind", "overseers", "offer", "accessible"};
const QStringList roles::overseers{"cls", "node", "upgraded", "offer", "target", "accessible"};
const QStringList roles::huts{"n", "target", "citizen", "field", "upgrade", "output", "offer", "asked", "accessible"};
const QStringList roles::workshops{"n",      "target", "tile",    "cls",   "late",      "used", "needsUpgraded",
                                   "output", "extra",  "citizen", "offer", "accessible"};
const QStringList roles::carts{"n", "target", "tile", "used", "points"};
const QStringList roles::ships{"n", "target", "tile", "goods"};
const QStringList roles::scroll{"track", "kind", "book", "label", "cells", "at", "offer", "target", "accessible"};

namespace {

QString own(const Scene& scene, const QString& part) {
    return seatTarget(scene.viewer) + '/' + part;
}
QString numbered(const Scene& scene, const QString& part, std::size_t i) {
    return own(scene, part + QString::number(i + 1));
}

QString nodeKindId(NodeKind kind) {
    switch (kind) {
    case NodeKind::Start:
        return QStringLiteral("start");
    case NodeKind::InnerPair:
        return QStringLiteral("pair");
    case NodeKind::Region:
        return QStringLiteral("region");
    case NodeKind::Border:
        return QStringLiteral("border");
    case NodeKind::Centre:
        return QStringLiteral("centre");
    }
    return {};
}

QString scrollKindId(ScrollKind kind) {
    static const std::array<QString, 10> ids{"buildings", "ships", "repopulated", "goods", "workshops",
                                             "wood",      "huts",  "coins",       "book",  "overseers"};
    return ids[static_cast<std::size_t>(kind)];
}

/// The open question is about the citizen in that hut of the seat on view.
bool isAsked(const Scene& scene, std::uint8_t hut) {
    if (!scene.state.hasPrompt()) return false;
    const Prompt& prompt = scene.state.prompt();
    if (prompt.kind != PromptKind::LeaveQuarantine || prompt.player != scene.viewer) return false;
    return prompt.slot == hut || prompt.remaining >> hut & 1;
}

/// The name of a track where room is short: what its picture already says is left out.
QString shortLabel(const Scene& scene, const ScrollTrack& track) {
    switch (track.kind) {
    case ScrollKind::Book:
        //: Label beside the picture of a book: points for the bars on its track that the disc has passed.
        return scene.language.text("ScrollLabel", QT_TRANSLATE_NOOP("ScrollLabel", "Bars passed"));
    case ScrollKind::Overseers:
        //: Label: points for the two overseers that have come furthest.
        return scene.language.text("ScrollLabel", QT_TRANSLATE_NOOP("ScrollLabel", "Two overseers"));
    default:
        return scrollLabel(scene, track);
    }
}

QStringList scrollCells(const Scene& scene, const ScrollTrack& track) {
    QStringList cells;
    for (std::size_t i = 0; i < track.halfPoints.size(); ++i) {
        // Tracks that count a book or overseers pay by level, not by item.
        if (track.kind == ScrollKind::Book)
            cells.append(QStringLiteral("%1/%2").arg(track.levels[i][0]).arg(track.levels[i][1]));
        else if (track.kind == ScrollKind::Overseers)
            cells.append(
                QStringLiteral("%1/%2/%3").arg(track.levels[i][0]).arg(track.levels[i][1]).arg(track.levels[i][2]));
        else
            cells.append(halfPoints(scene, track.halfPoints[i]));
    }
    return cells;
}

} // namespace

Rows squareRows(const Scene& scene) {
    Rows rows;
    const PlayerBoard& board = scene.definition.boards[viewed(scene).board];
    for (SquareIndex i = 0; i < squareCount; ++i) {
        const QString id = QString::fromStdString(board.squares[i].id);
        const QString target = own(scene, "square/" + id);
        rows.append({{"key", id},
                     {"square", id},
                     {"target", target},
                     {"cls", classId(sectorOf(i))},
                     {"region", id.section('-', 0, 1)},
                     {"action", effectIcons(scene.definition, board.squares[i].action)},
                     {"once", board.squares[i].once},
                     {"citizen", citizenIcon(viewed(scene).squares[i])},
                     {"offer", scene.offers.text(target)},
                     {"accessible", spoken(scene, squareTold(scene, i), target)}});
    }
    return rows;
}

Rows nodeRows(const Scene& scene) {
    Rows rows;
    for (std::uint8_t i = 0; i < scene.definition.nodes.size(); ++i) {
        const PathNode& node = scene.definition.nodes[i];
        const QString id = QString::fromStdString(node.id);
        const QString target = own(scene, "node/" + id);
        QVariantList standing;
        for (const CitizenClass c : allClasses) {
            const Overseer& overseer = viewed(scene).overseer(c);
            if (nodeId(scene.definition, c, overseer.branch, overseer.step) == id)
                standing.append(QVariantMap{{"cls", classId(c)}, {"upgraded", overseer.upgraded}});
        }
        rows.append({{"key", id},
                     {"node", id},
                     {"target", target},
                     {"kind", nodeKindId(node.kind)},
                     {"overseers", standing},
                     {"offer", scene.offers.text(target)},
                     {"accessible", spoken(scene, nodeTold(scene, i), target)}});
    }
    return rows;
}

Rows overseerRows(const Scene& scene) {
    Rows rows;
    for (const CitizenClass c : allClasses) {
        const Overseer& overseer = viewed(scene).overseer(c);
        const QString target = own(scene, "overseer/" + classId(c));
        rows.append({{"key", classId(c)},
                     {"cls", classId(c)},
                     {"node", nodeId(scene.definition, c, overseer.branch, overseer.step)},
                     {"upgraded", overseer.upgraded},
                     {"offer", scene.offers.text(target)},
                     {"target", target},
                     {"accessible", spoken(scene, overseerTold(scene, c), target)}});
    }
    return rows;
}

Rows hutRows(const Scene& scene) {
    Rows rows;
    for (std::uint8_t i = 0; i < hutCount; ++i) {
        const Hut& hut = viewed(scene).huts[i];
        const bool upgraded = hut.upgrade != none;
        const QString target = numbered(scene, "hut/", i);
        rows.append(
            {{"key", QString::number(i + 1)},
             {"n", i + 1},
             {"target", target},
             {"citizen", citizenIcon(hut.citizen)},
             {"field", hut.field},
             {"upgrade", upgraded ? QString::fromStdString(scene.definition.hutUpgrades[hut.upgrade].id) : QString{}},
             {"output", upgraded ? effectIcons(scene.definition, scene.definition.hutUpgrades[hut.upgrade].output)
                                 : QVariantList{}},
             {"offer", scene.offers.text(target)},
             {"asked", isAsked(scene, i)},
             {"accessible", spoken(scene, hutTold(scene, i), target)}});
    }
    return rows;
}

Rows workshopRows(const Scene& scene) {
    Rows rows;
    const auto& places = viewed(scene).workshops;
    for (std::uint8_t i = 0; i < places.size(); ++i) {
        const Workshop& tile = scene.definition.workshops[places[i].tile];
        const QString target = numbered(scene, "workshop/", i);
        rows.append({{"key", QString::number(i + 1)},
                     {"n", i + 1},
                     {"target", target},
                     {"tile", QString::fromStdString(tile.id)},
                     {"cls", classId(tile.citizenClass)},
                     {"late", tile.late},
                     {"used", places[i].used},
                     {"needsUpgraded", tile.needsUpgraded},
                     {"output", effectIcons(scene.definition, tile.output)},
                     {"extra", effectIcons(scene.definition, tile.upgradedExtra)},
                     {"citizen", citizenIcon(places[i].citizen)},
                     {"offer", scene.offers.text(target)},
                     {"accessible", spoken(scene, workshopTold(scene, i), target)}});
    }
    return rows;
}

Rows cartRows(const Scene& scene) {
    Rows rows;
    const auto& carts = viewed(scene).carts;
    for (std::size_t i = 0; i < carts.size(); ++i)
        rows.append({{"key", QString::number(i + 1)},
                     {"n", static_cast<int>(i) + 1},
                     {"target", numbered(scene, "cart/", i)},
                     {"tile", QString::fromStdString(scene.definition.carts[carts[i].tile].id)},
                     {"used", carts[i].used},
                     {"points", scene.definition.carts[carts[i].tile].points}});
    return rows;
}

Rows shipRows(const Scene& scene) {
    Rows rows;
    const auto& ships = viewed(scene).ships;
    for (std::size_t i = 0; i < ships.size(); ++i)
        rows.append({{"key", QString::number(i + 1)},
                     {"n", static_cast<int>(i) + 1},
                     {"target", numbered(scene, "ship/", i)},
                     {"tile", QString::fromStdString(scene.definition.ships[ships[i]].id)},
                     {"goods", goodsId(scene.definition.ships[ships[i]].goods)}});
    return rows;
}

Rows scrollRows(const Scene& scene) {
    Rows rows;
    const ScrollBoard& board = scene.definition.scrollBoards[viewed(scene).scrollBoard];
    for (std::uint8_t i = 0; i < board.tracks.size(); ++i) {
        const QString target = numbered(scene, "scroll/", i);
        rows.append({{"key", QString::number(i + 1)},
                     {"track", i + 1},
                     {"kind", scrollKindId(board.tracks[i].kind)},
                     {"book", board.tracks[i].kind == ScrollKind::Book ? bookIcon(board.tracks[i].book) : QString{}},
                     {"label", shortLabel(scene, board.tracks[i])},
                     {"cells", scrollCells(scene, board.tracks[i])},
                     {"at", viewed(scene).scroll[i]},
                     {"offer", scene.offers.text(target)},
                     {"target", target},
                     {"accessible", spoken(scene, scrollTold(scene, i), target)}});
    }
    return rows;
}

} // namespace magister::messina
