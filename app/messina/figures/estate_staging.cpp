// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/figures/figure_staging.h"

#include "app/messina/words/icons.h"
#include "app/messina/words/names.h"

#include <QHash>

#include <algorithm>
#include <cmath>

namespace magister::messina {

namespace {

constexpr qreal squareWidth = 54;
constexpr qreal squareHeight = 60;
constexpr qreal nodeRadius = 20;
constexpr qreal margin = 11;

/// Where the spaces of the path lie in the drawing of the estate (resources/art/boards/estate.svg, 520 across).
QPointF nodeCentre(const QString& id) {
    static const QHash<QString, QPointF> centres{{QStringLiteral("centre"), {260, 260}},
                                                 {QStringLiteral("craftsman-start"), {260, 198}},
                                                 {QStringLiteral("craftsman-1"), {260, 148}},
                                                 {QStringLiteral("craftsman-left-2"), {193.9, 43.9}},
                                                 {QStringLiteral("craftsman-left-3"), {119.3, 83.1}},
                                                 {QStringLiteral("craftsman-right-2"), {326.1, 43.9}},
                                                 {QStringLiteral("craftsman-right-3"), {400.7, 83.1}},
                                                 {QStringLiteral("nun-start"), {313.7, 291}},
                                                 {QStringLiteral("nun-1"), {357, 316}},
                                                 {QStringLiteral("nun-upper-2"), {480.2, 310.8}},
                                                 {QStringLiteral("nun-upper-3"), {483.5, 226.6}},
                                                 {QStringLiteral("nun-lower-2"), {414.1, 425.3}},
                                                 {QStringLiteral("nun-lower-3"), {342.8, 470.3}},
                                                 {QStringLiteral("aristocrat-start"), {206.3, 291}},
                                                 {QStringLiteral("aristocrat-1"), {163, 316}},
                                                 {QStringLiteral("aristocrat-lower-2"), {105.9, 425.3}},
                                                 {QStringLiteral("aristocrat-lower-3"), {177.2, 470.3}},
                                                 {QStringLiteral("aristocrat-upper-2"), {39.8, 310.8}},
                                                 {QStringLiteral("aristocrat-upper-3"), {36.5, 226.6}},
                                                 {QStringLiteral("border-craftsman-aristocrat-outer"), {74.7, 153}},
                                                 {QStringLiteral("border-craftsman-aristocrat-inner"), {149.1, 196}},
                                                 {QStringLiteral("border-craftsman-nun-outer"), {445.3, 153}},
                                                 {QStringLiteral("border-craftsman-nun-inner"), {370.9, 196}},
                                                 {QStringLiteral("border-aristocrat-nun-outer"), {260, 474}},
                                                 {QStringLiteral("border-aristocrat-nun-inner"), {260, 388}}};
    return centres.value(id);
}

/// Centres of squares: a garden has an axis, its halves turn away from it to either side.
QPointF squareCentre(SquareIndex square) {
    constexpr qreal axis[] = {-90, 150, 30}; // craftsmen above, aristocrats lower left, nuns lower right
    const auto sector = static_cast<std::size_t>(sectorOf(square));
    const int half = square / 3 % 2;
    const int place = square % 3;
    const bool aristocrats = sectorOf(square) == CitizenClass::Aristocrat;
    const int sense = (half == 0) == aristocrats ? 1 : -1;
    const qreal radius = place == 0 ? 124 : place == 1 ? 180 : 177;
    const qreal turn = place == 0 ? 29.5 : place == 1 ? 17.2 : 41;
    const qreal angle = (axis[sector] + sense * turn) * M_PI / 180;
    return {260 + radius * std::cos(angle), 260 + radius * std::sin(angle)};
}

QRectF around(QPointF centre, qreal width, qreal height) {
    return {centre.x() - width / 2, centre.y() - height / 2, width, height};
}

std::optional<SquareIndex> squareNamed(const Definition& definition, const QString& id) {
    const auto& squares = definition.boards[0].squares;
    const auto it =
        std::find_if(squares.begin(), squares.end(), [&](const Square& s) { return s.id == id.toStdString(); });
    if (it == squares.end()) return std::nullopt;
    return static_cast<SquareIndex>(it - squares.begin());
}

std::optional<CitizenClass> classNamed(const QString& id) {
    for (const CitizenClass c : allClasses)
        if (classId(c) == id) return c;
    return std::nullopt;
}

QPointF overseerCentre(const Definition& definition, const Player& player, CitizenClass c) {
    const Overseer& overseer = player.overseer(c);
    return nodeCentre(nodeId(definition, c, overseer.branch, overseer.step));
}

/// What of the drawing must be seen for these parts, before and after.
QRectF frameOf(const Staging& staging, PlayerIndex player, const QStringList& parts) {
    if (parts.contains(QStringLiteral("estate"))) return {0, 0, 520, 520};
    QRectF frame;
    for (const QString& part : parts) {
        const QString id = part.section(u'/', 1);
        if (part.startsWith(u"square/")) {
            if (const auto square = squareNamed(staging.definition, id))
                frame |= around(squareCentre(*square), squareWidth, squareHeight);
        } else if (part.startsWith(u"node/")) {
            frame |= around(nodeCentre(id), 2 * nodeRadius, 2 * nodeRadius);
        } else if (const auto c = classNamed(id)) {
            for (const State* state : {&staging.state, staging.other})
                if (state)
                    frame |= around(overseerCentre(staging.definition, state->players[player], *c), 2 * nodeRadius,
                                    2 * nodeRadius);
        }
    }
    return frame.adjusted(-margin, -margin, margin, margin) & QRectF(0, 0, 520, 520);
}

} // namespace

bool isEstateTarget(const QString& part) {
    return part == u"estate" || part.startsWith(u"square/") || part.startsWith(u"node/") ||
           part.startsWith(u"overseer/");
}

EstatePart estatePart(const Staging& staging, PlayerIndex player, const QStringList& parts) {
    const Player& owner = staging.state.players[player];
    const QString seat = seatTarget(player);
    const bool whole = parts.contains(QStringLiteral("estate"));
    EstatePart estate;
    estate.frame = frameOf(staging, player, parts);
    const PlayerBoard& board = staging.definition.boards[owner.board];
    for (SquareIndex i = 0; i < squareCount; ++i) {
        const QString part = QStringLiteral("square/") + QString::fromStdString(board.squares[i].id);
        if (!whole && !parts.contains(part)) continue;
        estate.squares.push_back({squareCentre(i), effectIcons(staging.definition, board.squares[i].action),
                                  citizenIcon(owner.squares[i]), staging.accent(seat + u'/' + part)});
    }
    for (const PathNode& node : staging.definition.nodes) {
        const QString part = QStringLiteral("node/") + QString::fromStdString(node.id);
        const Accent accent = staging.accent(seat + u'/' + part);
        if (accent != Accent::None && (whole || parts.contains(part)))
            estate.nodes.push_back({nodeCentre(QString::fromStdString(node.id)), accent});
    }
    for (const CitizenClass c : allClasses) {
        const QString part = QStringLiteral("overseer/") + classId(c);
        if (!whole && !parts.contains(part)) continue;
        const QString up = owner.overseer(c).upgraded ? QStringLiteral("-up") : QString();
        estate.overseers.push_back({overseerCentre(staging.definition, owner, c),
                                    QStringLiteral("overseer-") + classId(c) + up, staging.accent(seat + u'/' + part)});
    }
    return estate;
}

} // namespace magister::messina
