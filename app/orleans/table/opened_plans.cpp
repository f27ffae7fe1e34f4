// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/table/opened_plans.h"

#include "app/orleans/table/rows.h"
#include "app/orleans/words/names.h"

#include <QCoreApplication>

namespace magister::orleans {

namespace {

/// What somebody has on a place that was not there before this planning phase, and whether a technology tile is among it.
struct Laid {
    std::vector<Token> followers;
    bool technology{};

    bool empty() const { return followers.empty() && !technology; }
};

Laid laidOn(const Workforce& before, const Workforce& after, PlaceId place) {
    Laid laid;
    for (std::size_t slot = 0; slot < maxPlaceSlots; ++slot) {
        const Token token = after.at(place).tokens[slot];
        if (token == before.at(place).tokens[slot]) continue;
        if (isFollower(token)) laid.followers.push_back(token);
        laid.technology = laid.technology || token == Token::Technology;
    }
    if (place != PlaceId::Theatre) return laid;
    for (std::size_t i = 0; i < followerTokenCount; ++i)
        for (int n = before.theatre.counts[i]; n < after.theatre.counts[i]; ++n)
            laid.followers.push_back(static_cast<Token>(i + 1));
    return laid;
}

QStringList planOf(const Scene& scene, const Workforce& before, const Workforce& after) {
    QStringList places;
    for (std::size_t i = 0; i < placeCount; ++i) {
        const auto place = static_cast<PlaceId>(i);
        const Laid laid = laidOn(before, after, place);
        if (laid.empty()) continue;
        const Fields fields{{"place", placeWord(place)},
                            {"followers", tokensText(scene, laid.followers)},
                            {"tile", Word{QStringLiteral("technology-tile")}}};
        places.append(phrase(scene.language,
                             laid.followers.empty() ? QStringLiteral("{place:nom} ({tile:nom})")
                             : laid.technology      ? QStringLiteral("{place:nom} ({followers}, {tile:nom})")
                                                    : QStringLiteral("{place:nom} ({followers})"),
                             fields));
    }
    return places;
}

} // namespace

std::vector<PlayerIndex> plansOpened(const State& before, const State& after, const Event& event, PlayerIndex viewer) {
    std::vector<PlayerIndex> players;
    // Who plans before everybody's eyes has been seen. planning.together
    if (!std::holds_alternative<PlansSettled>(event) || !before.planningTogether()) return players;
    for (PlayerIndex player = 0; player < after.playerCount; ++player) {
        const Workforce& was = before.plansBefore[player];
        const Workforce& is = after.players[player].work;
        const auto planned = [&](std::size_t place) { return !laidOn(was, is, static_cast<PlaceId>(place)).empty(); };
        bool any = false;
        for (std::size_t place = 0; place < placeCount && !any; ++place)
            any = planned(place);
        if (any && player != viewer) players.push_back(player);
    }
    return players;
}

QVariantMap planRow(const Scene& scene, const State& before, const State& after, const Event& event, PlayerIndex player) {
    QVariantMap row = logRow(scene, event);
    row["seat"] = player + 1;
    row["tincture"] = scene.seats.value(player).tincture;
    row["text"] = say(scene.language, "OrleansEvent", QT_TRANSLATE_NOOP("OrleansEvent", "{who}’s plan: {places}."),
                      {{"who", seatName(scene, player)},
                       {"places", planOf(scene, before.plansBefore[player], after.players[player].work).join(QStringLiteral("; "))}});
    return row;
}

} // namespace magister::orleans
