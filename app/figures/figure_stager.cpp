// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figures/figure_stager.h"

#include <algorithm>

namespace magister {

namespace {

/// Targets that are drawn as one part, in the order in which the figure names them.
struct Group {
    QString name;
    QStringList targets;
};

std::vector<Group> groupsOf(const FigureHalf& half, const Figure& figure) {
    std::vector<Group> groups;
    for (const QString& target : figure.show) {
        const QString name = half.groupOf(target);
        if (name.isEmpty()) continue;
        auto it = std::ranges::find(groups, name, &Group::name);
        if (it == groups.end()) it = groups.insert(groups.end(), Group{name, {}});
        it->targets.append(target);
    }
    return groups;
}

/// `plain` is the half before, without rings: a part that only loses its rings has not changed.
void addParts(FigurePicture& picture, const Figure& figure, const FigureHalf& before, const FigureHalf& plain,
              const FigureHalf& after) {
    for (const Group& group : groupsOf(before, figure)) {
        const auto first = before.part(group.name, group.targets);
        const auto still = plain.part(group.name, group.targets);
        const auto last = after.part(group.name, group.targets);
        if (first) picture.before.push_back(*first);
        if (!picture.happens || !last || (first && first->showsBoth())) continue;
        if (figure.repeat || !still || *last != *still) picture.after.push_back(*last);
    }
}

void addCounters(FigurePicture& picture, const Figure& figure, const FigureHalf& before, const FigureHalf& after) {
    QStringList tinctures{before.actor()};
    for (const QString& target : figure.show) {
        const auto now = before.counters(target);
        auto then = after.counters(target);
        for (std::size_t i = 0; i < then.size(); ++i) {
            if (i < now.size()) then[i].before = now[i].before;
            tinctures.append(then[i].tincture);
            picture.counters.push_back(then[i]);
        }
        if (const auto seat = seatTargetOf(target)) tinctures.append(figure.start.tinctures.value(seat->player));
    }
    // Whoever acts is seen; a counter of somebody else needs a name.
    tinctures.removeAll(QString());
    tinctures.removeDuplicates();
    if (tinctures.size() < 2)
        for (Counter& counter : picture.counters)
            counter.tincture.clear();
}

} // namespace

const FigureGame* findFigureGame(const QString& id) {
    const QList<FigureGame>& all = allFigureGames();
    const auto found = std::ranges::find(all, id, &FigureGame::id);
    return found == all.end() ? nullptr : &*found;
}

std::optional<SeatTarget> seatTargetOf(const QString& target) {
    if (!target.startsWith(u"seat:")) return std::nullopt;
    const int seat = target.section(u'/', 0, 0).mid(5).toInt();
    if (seat < 1 || seat > 9) return std::nullopt;
    return SeatTarget{static_cast<std::uint8_t>(seat - 1), target.section(u'/', 1)};
}

bool isShown(const FigureHalf& half, const QString& target) {
    const QString group = half.groupOf(target);
    return group.isEmpty() ? !half.counters(target).empty() : half.part(group, {target}).has_value();
}

FigurePicture pictureOf(const FigureStager& stager, const PlayedFigure& played) {
    PlayedFigure calm = played;
    calm.figure.offers = FigureOffers::Nowhere;
    const auto before = stager.half(played, false);
    const auto plain = stager.half(calm, false);
    const auto after = stager.half(played, true);
    FigurePicture picture;
    picture.happens = !played.figure.command.isEmpty() && played.figure.refused.isEmpty();
    addParts(picture, played.figure, *before, *plain, *after);
    addCounters(picture, played.figure, *before, *after);
    return picture;
}

} // namespace magister
