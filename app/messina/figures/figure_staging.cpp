// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/figures/figure_staging.h"

#include "app/messina/words/names.h"
#include "engine/messina/notation.h"
#include "app/messina/table/targets.h"

#include <algorithm>

namespace magister::messina {

namespace {

/// Targets that are drawn as one part, in the order in which the figure names them.
struct Group {
    QString kind;
    PlayerIndex player{};
    QStringList targets; ///< of a seat: without the seat
};

QString kindOf(const QString& target, const QString& part) {
    if (isTownTarget(target)) return QStringLiteral("town");
    if (isEstateTarget(part)) return QStringLiteral("estate");
    if (target.startsWith(u"wheel")) return QStringLiteral("wheel");
    if (target.startsWith(u"row:round-table/")) return QStringLiteral("rounds");
    if (target.startsWith(u"book:")) return target.section(u'/', 0, 0);
    if (part == u"estate/lieutenant") return QStringLiteral("home");
    return part.isEmpty() ? target : part.section(u'/', 0, 0);
}

std::vector<Group> groupsOf(const Figure& figure) {
    std::vector<Group> groups;
    for (const QString& target : figure.show) {
        if (isCounted(target)) continue;
        const auto seat = seatTargetOf(target);
        const PlayerIndex player = seat ? seat->player : PlayerIndex{0};
        const QString part = seat ? seat->part : QString();
        const QString kind = kindOf(target, part);
        const auto same = [&](const Group& group) { return group.kind == kind && group.player == player; };
        auto it = std::find_if(groups.begin(), groups.end(), same);
        if (it == groups.end()) it = groups.insert(groups.end(), Group{kind, player, {}});
        it->targets.append(seat ? part : target);
    }
    return groups;
}

template <class Part> bool isEmpty(const Part& part) {
    if constexpr (requires { part.hexes; }) return part.hexes.empty();
    if constexpr (requires { part.pawns; }) return part.pawns.empty();
    if constexpr (requires { part.huts; }) return part.huts.empty();
    if constexpr (requires { part.workshops; }) return part.workshops.empty();
    return false;
}

std::optional<FigurePart> partOf(const Staging& staging, const Group& group) {
    const auto& [kind, player, targets] = group;
    if (player >= staging.state.playerCount) return std::nullopt;
    if (kind == u"town") return townPart(staging, targets);
    if (kind == u"estate") return estatePart(staging, player, targets);
    if (kind == u"hut") return hutsPart(staging, player, targets);
    if (kind == u"workshop") return workshopsPart(staging, player, targets);
    if (kind == u"carts") return cartsPart(staging, player);
    if (kind == u"lieutenant") return pawnsPart(staging, player, targets);
    if (kind == u"home") return homePart(staging, player);
    if (kind == u"wheel") return wheelPart(staging, targets);
    if (kind == u"rounds") return roundsPart(staging, targets);
    if (kind == u"turn-order") return orderPart(staging);
    for (const Book book : allBooks)
        if (kind == QStringLiteral("book:") + bookId(book)) {
            QStringList spaces;
            for (const QString& target : targets)
                spaces.append(target.section(u'/', 1, 1));
            return bookPart(staging, book, spaces);
        }
    return std::nullopt;
}

bool holdsSomething(const FigurePart& part) {
    // Home and carts may well be empty: that is what is shown.
    if (std::holds_alternative<HomePart>(part)) return true;
    return !std::visit([](const auto& each) { return isEmpty(each); }, part);
}

/// Offers of whoever has to act.
Offers offersOf(const Definition& definition, const State& state, int lieutenant) {
    if (state.toAct() == none) return {};
    const PlayerIndex player = state.toAct();
    const TargetIndex index(definition, state, player, choices(definition, state, player));
    return index.offers(definition, state, player, lieutenant ? static_cast<std::uint8_t>(lieutenant - 1) : none);
}

std::vector<FigurePart> partsOf(const Staging& staging) {
    std::vector<FigurePart> parts;
    for (const Group& group : groupsOf(staging.figure))
        if (auto part = partOf(staging, group)) parts.push_back(std::move(*part));
    return parts;
}

} // namespace

Accent Staging::accent(const QString& target) const {
    if (!refused.isEmpty()) return target == refused ? Accent::Refused : Accent::None;
    return offers.at(target).offer == Offer::Legal ? Accent::Offered : Accent::None;
}

std::optional<SeatTarget> seatTargetOf(const QString& target) {
    if (!target.startsWith(u"seat:")) return std::nullopt;
    const int seat = target.section(u'/', 0, 0).mid(5).toInt();
    if (seat < 1 || seat > static_cast<int>(maxPlayers)) return std::nullopt;
    return SeatTarget{static_cast<PlayerIndex>(seat - 1), target.section(u'/', 1)};
}

Staging stagingOf(const PlayedFigure& played, bool after) {
    const auto& here = static_cast<const Position&>(after ? *played.after : *played.before);
    const auto& there = static_cast<const Position&>(after ? *played.before : *played.after);
    const State& start = static_cast<const Position&>(*played.before).state();
    const Figure& figure = played.figure;
    Staging staging{here.definition(), here.state(), figure, {}, {}, std::nullopt, 0, &there.state()};
    if (start.toAct() != none) staging.player = start.toAct();
    for (const QString& target : figure.show)
        if (const auto seat = seatTargetOf(target)) {
            staging.player = seat->player;
            break;
        }
    if (figure.offers == (after ? FigureOffers::After : FigureOffers::Before))
        staging.offers = offersOf(staging.definition, staging.state, figure.lieutenant);
    if (after || figure.command.isEmpty()) return staging;
    const auto read = commandFromText(staging.definition, staging.state, figure.command.toStdString());
    if (const auto* command = std::get_if<Command>(&read)) staging.command = *command;
    if (!figure.refused.isEmpty() && staging.command)
        staging.refused = targetsOf(staging.definition, staging.state, staging.state.toAct(), *staging.command).front();
    return staging;
}

bool isShown(const Staging& staging, const QString& target) {
    if (isCounted(target)) return !countersOf(staging, target).empty();
    const auto seat = seatTargetOf(target);
    const PlayerIndex player = seat ? seat->player : PlayerIndex{0};
    const QString part = seat ? seat->part : QString();
    const Group alone{kindOf(target, part), player, {seat ? part : target}};
    const auto shown = partOf(staging, alone);
    return shown && holdsSomething(*shown);
}

FigurePicture pictureOf(const PlayedFigure& played) {
    const Staging before = stagingOf(played, false);
    const Staging after = stagingOf(played, true);
    FigurePicture picture;
    picture.happens = !played.figure.command.isEmpty() && played.figure.refused.isEmpty();
    const auto first = partsOf(before);
    const auto last = partsOf(after);
    for (std::size_t i = 0; i < first.size(); ++i) {
        if (holdsSomething(first[i])) picture.before.push_back(first[i]);
        // A move is drawn step by step; to show the town again would tell nothing more.
        const auto* town = std::get_if<TownPart>(&first[i]);
        if (town && !town->way.stops.empty()) continue;
        const bool again = played.figure.repeat || last[i] != first[i];
        if (picture.happens && again && holdsSomething(last[i])) picture.after.push_back(last[i]);
    }
    QStringList tinctures;
    for (const QString& target : played.figure.show) {
        const auto now = countersOf(before, target);
        auto then = countersOf(after, target);
        for (std::size_t i = 0; i < then.size(); ++i) {
            if (i < now.size()) then[i].before = now[i].before;
            tinctures.append(then[i].tincture);
            picture.counters.push_back(then[i]);
        }
    }
    for (const QString& target : played.figure.show)
        if (const auto seat = seatTargetOf(target)) tinctures.append(before.tincture(seat->player));
    // Whoever acts is seen; a counter of somebody else needs a name.
    if (before.command && !std::holds_alternative<Proceed>(*before.command))
        tinctures.append(before.tincture(before.state.toAct()));
    tinctures.removeAll(QString());
    tinctures.removeDuplicates();
    if (tinctures.size() < 2)
        for (Counter& counter : picture.counters)
            counter.tincture.clear();
    return picture;
}

} // namespace magister::messina
