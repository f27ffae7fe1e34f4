// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/figures/figure_staging.h"

#include "app/messina/words/icons.h"
#include "app/messina/words/names.h"

#include <algorithm>

namespace magister::messina {

namespace {

/// "hut/2" -> 1; nothing for other parts.
std::optional<std::size_t> numberOf(const QString& part, const QString& head) {
    if (!part.startsWith(head)) return std::nullopt;
    bool ok = false;
    const auto n = part.mid(head.size()).toUInt(&ok);
    if (!ok || n < 1) return std::nullopt;
    return n - 1;
}

QString priorityIcon(Priority priority) {
    switch (priority) {
    case Priority::Start:
        return QStringLiteral("banner");
    case Priority::Popularity:
        return QStringLiteral("book-merit");
    case Priority::City:
        return QStringLiteral("book-city");
    case Priority::Church:
        return QStringLiteral("book-church");
    case Priority::Score:
        return QStringLiteral("vp");
    }
    return {};
}

BookCellPart cellPart(const Staging& staging, Book book, int space) {
    const BookTrack& track = staging.definition.books[static_cast<std::size_t>(book)];
    const BookSpace& printed = track.spaces[static_cast<std::size_t>(space) - 1];
    BookCellPart cell;
    cell.space = space;
    cell.items = effectIcons(staging.definition, printed.onArrival);
    cell.points = printed.points;
    cell.bars = space == track.singleBar ? 1 : space == track.doubleBar ? 2 : 0;
    const auto order = bookOrder(staging.state, book);
    for (int i = staging.state.playerCount - 1; i >= 0; --i) {
        const PlayerIndex p = order[static_cast<std::size_t>(i)];
        if (staging.state.players[p].book(book) == space) cell.discs.append(staging.tincture(p));
        const auto& pending = staging.state.players[p].pending;
        cell.waiting |= std::any_of(pending.begin(), pending.end(), [&](const PendingBookAction& action) {
            return action.book == book && action.space == space;
        });
    }
    return cell;
}

} // namespace

HutsPart hutsPart(const Staging& staging, PlayerIndex player, const QStringList& parts) {
    HutsPart huts;
    for (const QString& part : parts) {
        const auto n = numberOf(part, QStringLiteral("hut/"));
        if (!n || *n >= hutCount) continue;
        const Hut& hut = staging.state.players[player].huts[*n];
        const bool upgraded = hut.upgrade != none;
        huts.huts.push_back({citizenIcon(hut.citizen), hut.field, upgraded,
                             upgraded
                                 ? effectIcons(staging.definition, staging.definition.hutUpgrades[hut.upgrade].output)
                                 : QVariantList(),
                             staging.accent(seatTarget(player) + u'/' + part)});
    }
    return huts;
}

WorkshopsPart workshopsPart(const Staging& staging, PlayerIndex player, const QStringList& parts) {
    WorkshopsPart workshops;
    const auto& slots_ = staging.state.players[player].workshops;
    for (const QString& part : parts) {
        const auto n = numberOf(part, QStringLiteral("workshop/"));
        if (!n || *n >= slots_.size()) continue;
        const WorkshopSlot& slot = slots_[*n];
        const Workshop& tile = staging.definition.workshops[slot.tile];
        const QString wanted = classId(tile.citizenClass) + (tile.needsUpgraded ? QStringLiteral("-up") : QString());
        workshops.workshops.push_back({wanted, citizenIcon(slot.citizen), tile.needsUpgraded, slot.used,
                                       effectIcons(staging.definition, tile.output),
                                       effectIcons(staging.definition, tile.upgradedExtra),
                                       staging.accent(seatTarget(player) + u'/' + part)});
    }
    return workshops;
}

CartsPart cartsPart(const Staging& staging, PlayerIndex player) {
    CartsPart carts;
    for (const CartSlot& slot : staging.state.players[player].carts)
        carts.used.push_back(slot.used);
    return carts;
}

PawnsPart pawnsPart(const Staging& staging, PlayerIndex player, const QStringList& parts) {
    PawnsPart pawns;
    for (const QString& part : parts) {
        const auto n = numberOf(part, QStringLiteral("lieutenant/"));
        if (!n || *n >= lieutenantCount) continue;
        const LieutenantStatus status = staging.state.players[player].lieutenants[*n].status;
        if (status == LieutenantStatus::Supply) continue;
        pawns.pawns.push_back(
            {staging.tincture(player), status != LieutenantStatus::Lying, status == LieutenantStatus::Box});
    }
    return pawns;
}

HomePart homePart(const Staging& staging, PlayerIndex player) {
    HomePart home;
    for (const Lieutenant& l : staging.state.players[player].lieutenants)
        if (l.status == LieutenantStatus::Estate || l.status == LieutenantStatus::Resting)
            home.pawns.push_back({staging.tincture(player), true, l.status == LieutenantStatus::Resting});
    return home;
}

BookPart bookPart(const Staging& staging, Book book, const QStringList& spaces) {
    const auto most = static_cast<int>(staging.definition.books[static_cast<std::size_t>(book)].spaces.size());
    int first = most + 1;
    int last = 0;
    for (const QString& space : spaces) {
        first = std::min(first, std::clamp(space.toInt(), 1, most));
        last = std::max(last, std::clamp(space.toInt(), 1, most));
    }
    BookPart part;
    part.blue = book == Book::Popularity;
    part.icon = part.blue ? QStringLiteral("book-merit") : QStringLiteral("book-") + bookId(book);
    for (int space = first; space <= last; ++space)
        part.cells.push_back(cellPart(staging, book, space));
    return part;
}

WheelPart wheelPart(const Staging& staging, const QStringList& targets) {
    const WheelPosition& window = staging.definition.wheel[staging.state.wheel];
    const bool whole = targets.contains(QStringLiteral("wheel"));
    WheelPart wheel;
    if (whole || targets.contains(QStringLiteral("wheel/rat"))) wheel.rat = ratId(window.rat);
    for (const CitizenClass c : {CitizenClass::Nun, CitizenClass::Craftsman, CitizenClass::Aristocrat})
        if (whole || targets.contains(QStringLiteral("wheel/") + classId(c)))
            wheel.classes.emplace_back(classId(c), colourId(window.colour[static_cast<std::size_t>(c)]));
    return wheel;
}

RoundsPart roundsPart(const Staging& staging, const QStringList& targets) {
    RoundsPart rounds;
    for (int i = 1; i <= static_cast<int>(roundCount); ++i) {
        const QString target = QStringLiteral("row:round-table/%1").arg(i);
        const bool priority = targets.contains(target) || targets.contains(target + QStringLiteral("/priority"));
        const bool flame = targets.contains(target) || targets.contains(target + QStringLiteral("/flame"));
        if (!priority && !flame) continue;
        const auto row = static_cast<std::size_t>(i) - 1;
        const RoundRow& printed = staging.definition.rounds[staging.state.playerCount][row];
        RoundPart part;
        part.round = i;
        if (priority) part.priority = priorityIcon(printed.priority);
        if (priority && staging.state.priorityTile) part.covering = priorityIcon(staging.definition.priorityTile[row]);
        if (flame) part.flames = printed.firePerCube;
        part.current = staging.state.round == i;
        rounds.rounds.push_back(part);
    }
    return rounds;
}

OrderPart orderPart(const Staging& staging) {
    OrderPart order;
    for (std::size_t i = 0; i < staging.state.playerCount; ++i)
        order.tinctures.append(staging.tincture(staging.state.order[i]));
    return order;
}

} // namespace magister::messina
