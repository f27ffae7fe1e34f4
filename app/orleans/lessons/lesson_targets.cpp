// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/lessons/lesson_targets.h"

#include "app/content/vocabulary.h"
#include "app/language/silent_language.h"
#include "app/orleans/table/shown_targets.h"
#include "app/orleans/words/target_names.h"
#include "app/teaching/position_values.h"

#include <algorithm>

namespace magister::orleans {

namespace {

/// Parts of things that have no card of their own.
void addParts(QStringList& names, const Definition& definition, const State& state, PlayerIndex player) {
    for (QString phase : allWords<Phase>())
        names.append(QStringLiteral("phase:") + phase.replace(u'_', u'-'));
    for (const QString& deed : allWords<DeedId>())
        for (const char* part : {"reward", "citizen"})
            names.append(QStringLiteral("deed:%1/%2").arg(deed, QLatin1String(part)));
    for (const QString& good : allWords<Good>())
        names.append(QStringLiteral("goods:%1/points").arg(good));
    for (const char* part : {"draw", "market", "town"})
        names.append(targets::atSeat(player, QLatin1String(part)));
    for (std::size_t i = 0; i < placeCount; ++i)
        if (state.players[player].owns(placeAt(i)) && definition.places[i].mode == PlaceMode::Activated)
            names.append(targets::place(player, placeAt(i)) + QStringLiteral("/effect"));
    for (PlayerIndex p = 0; p < state.playerCount; ++p)
        if (p != player) names.append(targets::atSeat(p, QStringLiteral("points")));
    if (state.startPlayer != player) names.append(targets::atSeat(state.startPlayer, QStringLiteral("start")));
}

/// What another player has on the town board, which comes onto the screen when a card points at something there.
void addTown(QStringList& names, const Definition& definition, const State& state, PlayerIndex player) {
    static const QVector<Seat> nobodySits;
    static const SilentLanguage silent;
    static const Offers nothingOffered;
    const QString part = targets::seat(player) + u'/';
    for (const QString& name : shownTargets({definition, state, nobodySits, silent, nothingOffered, player}))
        if (name.startsWith(part) && !names.contains(name)) names.append(name);
    for (const char* one : {"draw", "market", "town"})
        names.append(part + QLatin1String(one));
}

const QString neutralOnly = QStringLiteral("neutral-");

/// The first space with a follower of that name.
template <class Spaces> std::optional<std::size_t> spaceOf(const Spaces& spaces, const QString& word) {
    const QStringList names = word.startsWith(neutralOnly) ? QStringList{word.mid(neutralOnly.size())}
                                                       : QStringList{word, QStringLiteral("own-") + word};
    for (const QString& name : names) {
        const auto token = fromWord<Token>(name);
        const auto at = token && isFollower(*token) ? std::find(spaces.begin(), spaces.end(), *token) : spaces.end();
        if (at != spaces.end()) return static_cast<std::size_t>(at - spaces.begin());
    }
    return std::nullopt;
}

} // namespace

QStringList lessonTargets(const Definition& definition, const State& state, PlayerIndex player) {
    static const QVector<Seat> nobodySits;
    static const SilentLanguage silent;
    static const Offers nothingOffered;
    QStringList names = shownTargets({definition, state, nobodySits, silent, nothingOffered, player});
    names += {QStringLiteral("log"), QStringLiteral("board"), QStringLiteral("deeds")};
    for (PlayerIndex p = 0; p < state.playerCount; ++p)
        if (p != player) addTown(names, definition, state, p);
    addParts(names, definition, state, player);
    return names;
}

QString resolvedTarget(const State& state, const QString& target) {
    if (!namesByMeaning(state, target)) return target;
    QStringList parts = target.split(u'/');
    const auto p = values::playerOf(parts[0], state.playerCount);
    if (!p) return target;
    const Player& player = state.players[*p];
    const auto at = parts[1] == u"market"  ? spaceOf(player.work.market, parts[2])
                    : parts[1] == u"tower" ? spaceOf(player.work.tower, parts[2])
                                           : spaceOf(player.hand, parts[2]);
    if (at) parts[2] = QString::number(*at);
    return parts.join(u'/');
}

bool namesByMeaning(const State&, const QString& target) {
    const QStringList parts = target.split(u'/');
    if (parts.size() != 3 || !QStringList{"market", "tower", "hand"}.contains(parts[1])) return false;
    const bool isNeutral = parts[2].startsWith(neutralOnly);
    const auto token = fromWord<Token>(isNeutral ? parts[2].mid(neutralOnly.size()) : parts[2]);
    return token && isFollower(*token) && !(isNeutral && isOwn(*token));
}

} // namespace magister::orleans
