// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/words/setup_story.h"

#include "app/messina/words/names.h"
#include "app/messina/table/rows.h"

#include <QCoreApplication>

#include <algorithm>

namespace magister::messina {

namespace {

/// Collects the steps.
class Story {
public:
    explicit Story(const Scene& scene) : m_scene(scene) {}

    /// title and text are sources of the context "Setup".
    void tell(Rule rule, const QStringList& targets, const char* title, const char* text, const Fields& fields = {}) {
        QVariantMap step{{"key", ruleIdOf(rule)},
                         {"title", say(m_scene.language, "Setup", title)},
                         {"text", say(m_scene.language, "Setup", text, fields)},
                         {"targets", targets}};
        setRule(step, m_scene, rule);
        m_steps.append(step);
    }
    const QVariantList& steps() const { return m_steps; }

private:
    const Scene& m_scene;
    QVariantList m_steps;
};

/// Places of the town that answer the question.
template <class Wanted> QStringList placesWhere(const Scene& scene, Wanted wanted) {
    QStringList targets;
    const auto& places = layoutOf(scene).places;
    for (PlaceIndex i = 0; i < places.size(); ++i)
        if (wanted(places[i], scene.state.places[i])) targets.append(placeTarget(places[i]));
    return targets;
}

void town(Story& story, const Scene& scene) {
    const auto districts = placesWhere(scene, [](const Place& place, const PlaceState& state) {
        return place.kind == PlaceKind::District && state.hex != none;
    });
    const auto ports = placesWhere(scene, [](const Place& place, const PlaceState&) { return place.kind == PlaceKind::Port; });
    story.tell(Rule::SetupCityBuild, districts + ports, QT_TRANSLATE_NOOP("Setup", "The town"),
               QT_TRANSLATE_NOOP("Setup", "{n:district:nom} in random order: the A hexes for this number of players, plus one B hex picked at random. A port fills each corner."),
               {{"n", static_cast<int>(districts.size())}});
}

void stacks(Story& story, const Scene& scene) {
    const State& state = scene.state;
    const bool few = state.playerCount <= 2;
    story.tell(Rule::SetupCityStack, {QStringLiteral("stacks/hexes"), QStringLiteral("stacks/ships")},
               QT_TRANSLATE_NOOP("Setup", "What is still to come"),
               few ? QT_TRANSLATE_NOOP("Setup", "The hexes that will extend the town wait face down, B before C, and so do the ships, sorted by number. With two players the ships with gems stay in the box.")
                   : QT_TRANSLATE_NOOP("Setup", "The hexes that will extend the town wait face down, B before C, and so do the ships, sorted by number: 1 comes first, 3 last."));
    int lying = 0;
    for (const PlaceState& place : state.places)
        lying += place.cubes;
    for (const auto& bays : state.docks)
        for (const Bay& bay : bays)
            lying += bay.cube;
    story.tell(Rule::SetupSupplyCubeCount, {QStringLiteral("cubes")}, QT_TRANSLATE_NOOP("Setup", "Plague cubes"),
               QT_TRANSLATE_NOOP("Setup", "This game uses {n:plague-cube:nom}. No other pieces ever run out."),
               {{"n", state.cubesLeft + lying}});
    story.tell(few ? Rule::SetupTilesCartsTwoPlayers : Rule::SetupTilesHuts,
               {QStringLiteral("market:hut-upgrades"), QStringLiteral("market:carts")},
               QT_TRANSLATE_NOOP("Setup", "Hut upgrades and carts"),
               few ? QT_TRANSLATE_NOOP("Setup", "Three stacks of hut upgrades and one stack of carts. You can buy the face-up tiles.")
                   : QT_TRANSLATE_NOOP("Setup", "Three stacks of hut upgrades and two of carts. You can buy the face-up tiles."));
    story.tell(Rule::SetupTilesWorkshopEarly, {QStringLiteral("market:workshops")}, QT_TRANSLATE_NOOP("Setup", "Workshops"),
               QT_TRANSLATE_NOOP("Setup", "One stack of era I workshops for each class of citizen. The era II workshops wait for round V."));
}

void estates(Story& story, const Scene& scene, const Setup& setup) {
    const QString home = seatTarget(scene.viewer);
    if (setup.boards == Side::B)
        story.tell(Rule::AdvancedBSides, {home + "/estate"}, QT_TRANSLATE_NOOP("Setup", "Your estate"),
                   QT_TRANSLATE_NOOP("Setup", "Side b of the player board: each board is different, and they were dealt at random."));
    else
        story.tell(Rule::SetupPlayerASide, {home + "/estate"}, QT_TRANSLATE_NOOP("Setup", "Your estate"),
                   QT_TRANSLATE_NOOP("Setup", "Side a of the player board, the same for everybody: huts, workshops and three "
                                              "sectors for citizens."));
    QStringList parts;
    for (const CitizenClass c : allClasses)
        parts.append(home + "/overseer/" + classId(c));
    parts.append(home + "/scroll");
    story.tell(setup.scrolls == Side::B ? Rule::AdvancedScrollBoards : Rule::SetupPlayerOverseers, parts,
               QT_TRANSLATE_NOOP("Setup", "Overseers and scroll board"),
               setup.scrolls == Side::B
                   ? QT_TRANSLATE_NOOP("Setup", "Three overseers stand near the centre, one for each class. The scroll board was dealt at random, side b up; its cubes start at the bottom.")
                   : QT_TRANSLATE_NOOP("Setup", "Three overseers stand near the centre, one for each class. The cubes on the scroll board start at the bottom of their tracks."));
    QStringList pawns;
    const auto& lieutenants = scene.state.players[scene.viewer].lieutenants;
    for (std::size_t i = 0; i < lieutenants.size(); ++i)
        if (lieutenants[i].status == LieutenantStatus::Estate)
            pawns.append(QStringLiteral("%1/lieutenant/%2").arg(home).arg(i + 1));
    story.tell(Rule::SetupPlayerLieutenants, pawns, QT_TRANSLATE_NOOP("Setup", "Lieutenants"),
               QT_TRANSLATE_NOOP("Setup", "At home: {n:lieutenant:nom}, each worth one turn a round. You can earn two more."),
               {{"n", static_cast<int>(pawns.size())}});
}

void order(Story& story, const Scene& scene, const Setup& setup) {
    if (setup.priorityTile)
        story.tell(Rule::PriorityTile, {QStringLiteral("round-table")}, QT_TRANSLATE_NOOP("Setup", "Six rounds"),
                   QT_TRANSLATE_NOOP("Setup", "The round marker stands on round I. The priority tile changes which book decides the turn order."));
    else
        story.tell(Rule::SetupBoardRoundMarker, {QStringLiteral("round-table")}, QT_TRANSLATE_NOOP("Setup", "Six rounds"),
                   QT_TRANSLATE_NOOP("Setup", "The round marker stands on round I. Each row shows what its round brings."));
    if (scene.state.solo()) {
        story.tell(Rule::SoloSetup, {seatTarget(opponent), QStringLiteral("book:%1/1").arg(bookId(Book::Popularity))},
                   QT_TRANSLATE_NOOP("Setup", "Your opponent"),
                   QT_TRANSLATE_NOOP("Setup", "Tiles tell the opponent where to go and what to take. You compete with it only on the popularity book."));
        return;
    }
    QStringList books;
    for (const Book book : allBooks)
        books.append(QStringLiteral("book:%1/1").arg(bookId(book)));
    QStringList names;
    for (std::size_t i = 0; i < scene.state.playerCount; ++i)
        names.append(seatName(scene, scene.state.order[i]));
    story.tell(Rule::SetupOrderBookStacks, books, QT_TRANSLATE_NOOP("Setup", "Turn order"),
               QT_TRANSLATE_NOOP("Setup", "In round I: {names}. On each book the discs lie in one stack, with the last player’s on top; later players start with a little more."),
               {{"names", joined(names)}});
}

void arrivals(Story& story, const Scene& scene) {
    QStringList docks;
    const auto& places = layoutOf(scene).places;
    for (const Place& place : places)
        if (place.kind == PlaceKind::Dock &&
            std::any_of(scene.state.docks[place.corner].begin(), scene.state.docks[place.corner].end(),
                        [](const Bay& bay) { return bay.ship != none; }))
            docks.append(placeTarget(place));
    story.tell(Rule::Round1Ship, docks, QT_TRANSLATE_NOOP("Setup", "The first ship"),
               QT_TRANSLATE_NOOP("Setup", "A docking tile has named the port. The ship brings goods and a plague cube."));
    const auto touched = placesWhere(scene, [](const Place&, const PlaceState& state) {
        return state.hex != none &&
               (state.cubes > 0 || std::any_of(state.citizens.begin(), state.citizens.end(), [](int n) { return n > 0; }));
    });
    story.tell(Rule::Round1TurnWheel, QStringList{QStringLiteral("wheel")} + touched,
               QT_TRANSLATE_NOOP("Setup", "Plague and citizens"),
               QT_TRANSLATE_NOOP("Setup", "The wheel turns one step. Every district showing the same rat as the wheel’s window gets a plague cube, and a citizen of each class goes to every district of the colour the wheel gives it. Everything is ready."));
}

} // namespace

QVariantList setupStory(const Scene& scene, const Setup& setup) {
    Story story(scene);
    town(story, scene);
    stacks(story, scene);
    estates(story, scene, setup);
    order(story, scene, setup);
    arrivals(story, scene);
    return story.steps();
}

} // namespace magister::messina
