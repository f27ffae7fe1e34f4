// SPDX-License-Identifier: GPL-3.0-or-later
// What all players share beside the map: the tracks, the deeds, the event.
#include "app/orleans/figures/figure_staging.h"

#include "app/content/vocabulary.h"
#include "app/orleans/table/track_reward.h"
#include "app/orleans/words/icon_names.h"

#include <algorithm>

namespace magister::orleans {

namespace {

bool citizenGone(const State& state, std::size_t citizen) {
    return !(state.citizensLeft >> citizen & 1u);
}

/// The spaces that targets ending in a number name, with those between; all of a track of which none is named.
struct Run {
    int first;
    int last;
};
Run runOf(const QStringList& targets, int lastSpace) {
    Run run{lastSpace, 0};
    for (const QString& target : targets) {
        if (!target.contains(u'/')) return {0, lastSpace};
        const int space = std::min(target.section(u'/', 1).toInt(), lastSpace);
        run = {std::min(run.first, space), std::max(run.last, space)};
    }
    return run;
}

TrackSpacePart trackSpace(const Staging& staging, Track track, int space) {
    const TrackReward reward = rewardAt(staging.definition, track, space);
    TrackSpacePart part;
    if (reward.kind == u"draw") {
        part.number = QString::number(reward.amount);
    } else if (reward.kind == u"tile") {
        part.icon = QStringLiteral("station");
        part.stacks = reward.amount;
    } else {
        part.icon = reward.icon;
        if (reward.kind == u"coins" || reward.kind == u"development") part.number = QString::number(reward.amount);
    }
    part.gone = reward.kind == u"citizen" &&
                citizenGone(staging.state, track == Track::Knight ? knightCitizen : boatmanCitizen);
    part.markers = staging.tincturesOf([&](PlayerIndex p) { return staging.state.players[p].track(track) == space; });
    part.accent = staging.accent(targets::trackSpace(track, space));
    return part;
}

TrackSpacePart developmentSpace(const Staging& staging, int space) {
    const DevelopmentTrack& track = staging.definition.development;
    TrackSpacePart part;
    const auto level = std::ranges::find(track.levelSpaces, space);
    const auto coins = std::ranges::find(track.coins, space, &CoinSpace::space);
    const auto citizen = std::ranges::find(track.citizens, space);
    if (level != track.levelSpaces.end()) {
        part.icon = QStringLiteral("devstar");
        part.number = QString::number(level - track.levelSpaces.begin() + 1);
        part.gold = true;
    } else if (coins != track.coins.end()) {
        part.icon = QStringLiteral("coin");
        part.number = QString::number(coins->coins);
    } else if (citizen != track.citizens.end()) {
        part.icon = QStringLiteral("citizen");
        part.gone = citizenGone(staging.state, static_cast<std::size_t>(citizen - track.citizens.begin()));
    }
    part.markers = staging.tincturesOf([&](PlayerIndex p) { return staging.state.players[p].development == space; });
    part.accent = staging.accent(targets::developmentSpace(space));
    return part;
}

DeedPart deedPart(const Staging& staging, DeedId id) {
    const Deed& deed = staging.definition.deed(id);
    const auto citizen = firstDeedCitizen + static_cast<std::size_t>(id);
    DeedPart part{
        QStringLiteral("deed-") + wordOf(id), {}, deed.coins, deed.development, citizenGone(staging.state, citizen),
        staging.accent(targets::deed(id))};
    for (const Follower kind : allFollowers)
        for (int i = 0; i < deed.spaces[static_cast<std::size_t>(kind)]; ++i) {
            const bool filled = i < staging.state.deedFilled(id, kind);
            part.spaces.push_back({filled ? icons::follower(kind) : icons::slot(slotFor(kind)), filled,
                                   filled ? Accent::None : staging.accent(targets::deedSpace(id, kind))});
        }
    return part;
}

} // namespace

std::optional<FigurePart> trackPart(const Staging& staging, const QStringList& targets) {
    const auto track = fromWord<Track>(targets.value(0).section(u'/', 0, 0).section(u':', 1));
    if (!track) return std::nullopt;
    const auto [first, last] = runOf(targets, staging.definition.track(*track).lastSpace());
    TrackPart part{icons::follower(followerOf(*track)), {}};
    for (int space = first; space <= last; ++space)
        part.spaces.push_back(trackSpace(staging, *track, space));
    return part;
}

std::optional<FigurePart> developmentPart(const Staging& staging, const QStringList& targets) {
    const auto [first, last] = runOf(targets, staging.definition.development.lastSpace);
    TrackPart part;
    for (int space = first; space <= last; ++space)
        part.spaces.push_back(developmentSpace(staging, space));
    return part;
}

std::optional<FigurePart> deedsPart(const Staging& staging, const QStringList& targets) {
    DeedsPart part;
    for (const QString& target : targets)
        if (const auto deed = fromWord<DeedId>(target.section(u'/', 0, 0).section(u':', 1)))
            part.deeds.push_back(deedPart(staging, *deed));
    return part.deeds.empty() ? std::nullopt : std::optional<FigurePart>(std::move(part));
}

std::optional<FigurePart> eventPart(const Staging& staging) {
    if (!staging.state.eventKnown) return std::nullopt;
    return EventPart{icons::event(staging.state.event)};
}

} // namespace magister::orleans
