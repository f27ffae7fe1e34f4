// SPDX-License-Identifier: GPL-3.0-or-later
// Cards of the tracks, the deeds, the stacks, the supplies and the events.
#include "app/orleans/table/thing_card_parts.h"
#include "app/orleans/words/accessible_text.h"
#include "app/orleans/words/effect_text.h"

#include <QCoreApplication>

namespace magister::orleans {

namespace {

std::optional<int> spaceNamed(const QStringList& parts) {
    bool sound = false;
    const int space = parts.value(0).toInt(&sound);
    return parts.size() == 1 && sound ? std::optional(space) : std::nullopt;
}

QString trackMeaning(const Scene& scene) {
    return cardSay(
        scene, QT_TRANSLATE_NOOP("OrleansCard",
                                 "A follower track. Whoever recruits such a follower moves their marker one space on "
                                 "and gets what that space brings. At the end of the track no more can be recruited."));
}

QString developmentMeaning(const Scene& scene) {
    return cardSay(scene,
                   QT_TRANSLATE_NOOP("OrleansCard",
                                     "Each development point moves your marker one space on. The level reached "
                                     "multiplies your trading stations and citizen tiles at the end of the game."));
}

} // namespace

ThingTold trackThing(const Scene& scene, const QString& name, const QStringList& parts) {
    const auto track = named<Track>(name);
    if (!track) return {};
    const QString icon = icons::follower(followerOf(*track));
    if (!parts.isEmpty()) {
        const auto space = spaceNamed(parts);
        return space ? cardOf(trackTold(scene, *track, *space), icon, trackMeaning(scene)) : ThingTold{};
    }
    const FollowerTrack& printed = scene.definition.track(*track);
    QStringList lines{cardSay(scene, QT_TRANSLATE_NOOP("OrleansCard", "recruited here: {place:nom}"),
                              {{"place", placeWord(printed.recruitedAt)}}),
                      cardSay(scene, QT_TRANSLATE_NOOP("OrleansCard", "left in the supply: {n}"),
                              {{"n", scene.state.supply[static_cast<std::size_t>(*track)]}})};
    for (PlayerIndex p = 0; p < scene.state.playerCount; ++p)
        lines.append(cardSay(
            scene, QT_TRANSLATE_NOOP("OrleansCard", "{who}: space {n} of {all}"),
            {{"who", seatName(scene, p)}, {"n", scene.state.players[p].track(*track)}, {"all", printed.lastSpace()}}));
    if (scene.viewer < scene.state.playerCount) {
        const QString reward = trackRewardText(scene, *track, viewed(scene).track(*track) + 1);
        if (!reward.isEmpty())
            lines.append(cardSay(scene, QT_TRANSLATE_NOOP("OrleansCard", "next space of {who}: {reward}"),
                                 {{"who", seatName(scene, scene.viewer)}, {"reward", reward}}));
    }
    return {nameOf(scene, trackWord(*track)), icon, trackMeaning(scene), lines};
}

ThingTold developmentThing(const Scene& scene, const QStringList& parts) {
    if (!parts.isEmpty()) {
        const auto space = spaceNamed(parts);
        return space ? cardOf(developmentTold(scene, *space), QStringLiteral("devstar"), developmentMeaning(scene))
                     : ThingTold{};
    }
    QStringList lines;
    for (PlayerIndex p = 0; p < scene.state.playerCount; ++p)
        lines.append(cardSay(scene, QT_TRANSLATE_NOOP("OrleansCard", "{who}: level {level}, space {n}"),
                             {{"who", seatName(scene, p)},
                              {"level", levelOf(scene.definition, scene.state.players[p])},
                              {"n", scene.state.players[p].development}}));
    return {nameOf(scene, {QStringLiteral("track-development")}), QStringLiteral("devstar"), developmentMeaning(scene),
            lines};
}

ThingTold deedThing(const Scene& scene, const QString& name, const QStringList& parts) {
    const auto deed = named<DeedId>(name);
    if (!deed) return {};
    if (parts.isEmpty())
        return cardOf(
            deedTold(scene, *deed), QStringLiteral("quill"),
            cardSay(
                scene,
                QT_TRANSLATE_NOOP(
                    "OrleansCard",
                    "A beneficial deed. Followers you send here do not come back; each brings its reward at once.")));
    const auto kind = named<Follower>(parts.front());
    if (!kind || parts.size() > 1) return {};
    const int spaces = scene.definition.deed(*deed).spaces[static_cast<std::size_t>(*kind)];
    if (spaces == 0) return {};
    return {nameOf(scene, followerWord(*kind)),
            icons::follower(*kind),
            cardSay(scene, QT_TRANSLATE_NOOP("OrleansCard",
                                             "A space at a beneficial deed takes exactly this kind of follower: no "
                                             "other follower can replace it here, not even a monk.")),
            {nameOf(scene, deedWord(*deed)),
             say(scene.language, "OrleansSpoken", QT_TRANSLATE_NOOP("OrleansSpoken", "{follower:nom}: {n} of {all}"),
                 {{"follower", followerWord(*kind)}, {"n", scene.state.deedFilled(*deed, *kind)}, {"all", spaces}}),
             deedText(scene, *deed)}};
}

ThingTold stackThing(const Scene& scene, const QString& name) {
    const int n = name.toInt();
    if (n < 1 || n > 2) return {};
    const Stack stack = n == 1 ? Stack::I : Stack::II;
    QStringList tiles;
    for (std::size_t i = boardPlaceCount; i < placeCount; ++i)
        if ((scene.state.stacks & setOf(placeAt(i))) && scene.definition.places[i].stack == stack)
            tiles.append(nameOf(scene, placeWord(placeAt(i))));
    return {nameOf(scene, {stack == Stack::I ? QStringLiteral("stack-I") : QStringLiteral("stack-II")}),
            QStringLiteral("townhall"),
            stack == Stack::I
                ? cardSay(scene, QT_TRANSLATE_NOOP("OrleansCard",
                                                   "Place tiles that can be taken with a new trader. Your first tile "
                                                   "comes from this stack; anyone may look through it and choose."))
                : cardSay(scene, QT_TRANSLATE_NOOP("OrleansCard",
                                                   "Place tiles that can be taken with a new trader, from your second "
                                                   "tile on. Anyone may look through the stack and choose.")),
            {tiles.isEmpty() ? cardSay(scene, QT_TRANSLATE_NOOP("OrleansCard", "no tile left")) : joined(tiles)}};
}

QString placeMeaning(const Scene& scene, PlaceId place) {
    switch (scene.definition.place(place).mode) {
    case PlaceMode::Permanent:
        return cardSay(scene,
                       QT_TRANSLATE_NOOP("OrleansCard",
                                         "A place tile without slots: its ability is always in effect for its owner."));
    case PlaceMode::Guard:
        return cardSay(
            scene, QT_TRANSLATE_NOOP("OrleansCard",
                                     "A place that protects its owner: the follower on it waits until it is needed."));
    case PlaceMode::Activated:
        break;
    }
    return cardSay(scene, QT_TRANSLATE_NOOP("OrleansCard",
                                            "A place works once enough of its slots are filled. Its action can then be "
                                            "used in the Actions phase; afterwards its followers return to the bag."));
}

std::string componentOf(PlaceId place) {
    const char* part = !isTile(place) ? "places/" : isExtraTile(place) ? "extraTiles/" : "tiles/";
    return part + std::string(idOf(place));
}

ThingTold tileThing(const Scene& scene, const QString& name) {
    const auto place = named<PlaceId>(name);
    if (!place || !isTile(*place) || !(scene.state.stacks & setOf(*place))) return {};
    ThingTold told = cardOf(tileTold(scene, *place), icons::place(*place), placeMeaning(scene, *place));
    told.component = componentOf(*place);
    return told;
}

ThingTold goodsThing(const Scene& scene, const QString& name) {
    const auto good = named<Good>(name);
    if (!good) return {};
    return cardOf(
        goodsTold(scene, *good), icons::good(*good),
        cardSay(scene, QT_TRANSLATE_NOOP("OrleansCard", "A stack of the goods market. Farmers and some places bring "
                                                        "goods tiles from here, as long as there are any.")));
}

ThingTold supplyThing(const Scene& scene, const QString& name) {
    const auto kind = named<Follower>(name);
    if (!kind) return {};
    QStringList lines{cardSay(scene, QT_TRANSLATE_NOOP("OrleansCard", "left in the supply: {n}"),
                              {{"n", scene.state.supply[static_cast<std::size_t>(*kind)]}})};
    const PlaceId recruiter = hasTrack(*kind) ? scene.definition.track(trackOf(*kind)).recruitedAt : PlaceId::Monastery;
    lines.append(cardSay(scene, QT_TRANSLATE_NOOP("OrleansCard", "recruited here: {place:nom}"),
                         {{"place", placeWord(recruiter)}}));
    return {nameOf(scene, followerWord(*kind)), icons::follower(*kind),
            *kind == Follower::Monk
                ? cardSay(scene,
                          QT_TRANSLATE_NOOP("OrleansCard", "Neutral followers that can still be recruited. A monk fits "
                                                           "on every slot, but no other follower can replace a monk."))
                : cardSay(scene, QT_TRANSLATE_NOOP("OrleansCard", "Neutral followers that can still be recruited. When "
                                                                  "none are left, nobody can recruit this kind.")),
            lines};
}

ThingTold eventThing(const Scene& scene, const QString& name) {
    const auto event = named<EventKind>(name);
    if (!event) return {};
    const Phase phase = scene.definition.event(*event).phase;
    return cardOf(eventTold(scene, *event), icons::event(*event),
                  cardSay(scene,
                          QT_TRANSLATE_NOOP("OrleansCard",
                                            "An hourglass event. It takes effect in phase {n} ({phase:nom})."),
                          {{"n", static_cast<int>(phase) + 1}, {"phase", phaseWord(phase)}}));
}

ThingTold hourglassThing(const Scene& scene) {
    QStringList lines;
    for (const EventKind event : allEvents)
        lines.append(cardSay(scene, QT_TRANSLATE_NOOP("OrleansCard", "{event:nom}: turned up {n} of {all}"),
                             {{"event", eventWord(event)},
                              {"n", scene.state.eventsSeen[static_cast<std::size_t>(event)]},
                              {"all", scene.definition.event(event).tiles}}));
    return {cardSay(scene, QT_TRANSLATE_NOOP("OrleansCard", "hourglass: {n:hourglass-tile:nom} left"),
                    {{"n", static_cast<int>(scene.state.hourglass.size())}}),
            QStringLiteral("hourglass"),
            cardSay(scene,
                    QT_TRANSLATE_NOOP("OrleansCard",
                                      "At the start of each round one hourglass tile is turned up: it shows the event "
                                      "of the round. When the stack is used up, the last round is being played.")),
            lines};
}

ThingTold technologiesThing(const Scene& scene) {
    return {
        nameOf(scene, {QStringLiteral("technology-tile")}),
        QStringLiteral("tech"),
        cardSay(scene, QT_TRANSLATE_NOOP("OrleansCard", "A technology tile fills one slot of a place for the rest of "
                                                        "the game, so that this place needs one follower less.")),
        {cardSay(scene, QT_TRANSLATE_NOOP("OrleansCard", "left in the supply: {n}"),
                 {{"n", scene.state.technologies}})}};
}

} // namespace magister::orleans
