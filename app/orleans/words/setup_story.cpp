// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/words/setup_story.h"

#include "app/orleans/words/names.h"
#include "app/orleans/words/target_names.h"

#include <QCoreApplication>

namespace magister::orleans {

namespace {

/// Collects the steps.
class SetupSteps {
public:
    explicit SetupSteps(const Scene& scene) : m_scene(scene) {}

    /// title and text are sources of the context "OrleansSetup".
    void tell(Rule rule, const QStringList& targets, const char* title, const char* text, const Fields& fields = {}) {
        QVariantMap step{{"key", ruleIdOf(rule)},
                         {"title", say(m_scene.language, "OrleansSetup", title)},
                         {"text", say(m_scene.language, "OrleansSetup", text, fields)},
                         {"targets", targets}};
        nameRule(step, m_scene, rule);
        m_steps.append(step);
    }
    const QVariantList& steps() const { return m_steps; }

private:
    const Scene& m_scene;
    QVariantList m_steps;
};

QStringList allSupplies() {
    QStringList targets;
    for (const Follower kind : allFollowers)
        targets.append(targets::supply(kind));
    return targets;
}

/// The places of the board in play, its market, coins and stations.
void layPlayers(SetupSteps& story, const Scene& scene) {
    const PlayerIndex me = scene.viewer;
    const Start& start = scene.definition.start;
    QStringList board;
    for (std::size_t i = 0; i < boardPlaceCount; ++i)
        board.append(targets::place(me, placeAt(i)));
    story.tell(Rule::SetupPlayerKit, board, QT_TRANSLATE_NOOP("OrleansSetup", "Player boards"),
               QT_TRANSLATE_NOOP("OrleansSetup",
                                 "Each player gets a board with the same ten places and a market ({n:space:nom})."),
               {{"n", scene.definition.marketSpaces}});
    QStringList followers;
    for (std::size_t i = 0; i < maxMarketSpaces; ++i)
        if (scene.state.players[me].work.market[i] != Token::Nothing)
            followers.append(targets::atSeat(me, QStringLiteral("market/%1").arg(i)));
    if (followers.isEmpty()) followers.append(targets::seat(me));
    story.tell(Rule::SetupMarketFollowers, followers, QT_TRANSLATE_NOOP("OrleansSetup", "Starting followers"),
               QT_TRANSLATE_NOOP(
                   "OrleansSetup",
                   "Everyone starts with their own followers on the market: {followers}. The bag is still empty."),
               {{"followers", [&] {
                     QStringList names;
                     for (const Follower kind : allFollowers)
                         if (contains(start.ownFollowers, kind)) names.append(nameOf(scene, followerWord(kind)));
                     return joined(names);
                 }()}});
    story.tell(Rule::SetupStartCoins,
               {targets::atSeat(me, QStringLiteral("coins")), targets::atSeat(me, QStringLiteral("stations"))},
               QT_TRANSLATE_NOOP("OrleansSetup", "Coins and trading stations"),
               QT_TRANSLATE_NOOP("OrleansSetup", "Everyone gets {coins:coin:acc} and {stations:trading-station:acc}."),
               {{"coins", start.coins}, {"stations", start.stations}});
    QStringList markers{targets::developmentSpace(start.developmentSpace)};
    for (const Track track : allTracks)
        markers.append(targets::trackSpace(track, start.trackSpace));
    story.tell(Rule::SetupTrackMarkers, markers, QT_TRANSLATE_NOOP("OrleansSetup", "Markers"),
               QT_TRANSLATE_NOOP(
                   "OrleansSetup",
                   "On each follower track and on the development track everyone has one marker on the first space."));
}

/// Followers, goods and technology in the middle. setup-counts.*
void laySupply(SetupSteps& story, const Scene& scene) {
    const std::uint8_t players = scene.state.playerCount;
    QStringList counted;
    for (const Follower kind : allFollowers)
        counted.append(scene.language.count(followerWord(kind).key,
                                            scene.definition.neutralFollowers[players][static_cast<std::size_t>(kind)],
                                            QStringLiteral("nom")));
    const Rule rule = players == 2   ? Rule::SetupCountsTwoFollowers
                      : players == 3 ? Rule::SetupCountsThreeFollowers
                                     : Rule::SetupNeutralFollowers;
    story.tell(rule, allSupplies(), QT_TRANSLATE_NOOP("OrleansSetup", "Neutral followers"),
               QT_TRANSLATE_NOOP("OrleansSetup", "For this number of players the supply holds: {followers}."),
               {{"followers", joined(counted)}});
    story.tell(Rule::SetupTechnologyStack, {QStringLiteral("technologies")},
               QT_TRANSLATE_NOOP("OrleansSetup", "Technology"),
               QT_TRANSLATE_NOOP("OrleansSetup", "The technology tiles form one stack ({n:technology-tile:nom})."),
               {{"n", scene.definition.technology.count}});
}

void layMap(SetupSteps& story, const Scene& scene) {
    QStringList lying;
    for (std::size_t i = 0; i < scene.definition.goodsSlots.size(); ++i)
        if (scene.state.map[i] != none) lying.append(targets::mapGood(scene.definition, static_cast<SlotIndex>(i)));
    const int removed = scene.definition.goodsRemoved[scene.state.playerCount];
    const Fields fields{{"n", static_cast<int>(lying.size())}, {"removed", removed}};
    story.tell(
        Rule::SetupGoodsMap, lying, QT_TRANSLATE_NOOP("OrleansSetup", "Goods tiles on the map"),
        removed > 0
            ? QT_TRANSLATE_NOOP("OrleansSetup", "Each goods slot in use gets one goods tile at random ({n:good:nom}); "
                                                "a further {removed:good:acc} go back to the box.")
            : QT_TRANSLATE_NOOP("OrleansSetup", "Each goods slot in use gets one goods tile at random ({n:good:nom})."),
        fields);
    QStringList market, left;
    for (const Good good : allGoods) {
        market.append(targets::goods(good));
        left.append(say(scene.language, "OrleansSpoken", QT_TRANSLATE_NOOP("OrleansSpoken", "{good:nom}: {n}"),
                        {{"good", goodWord(good)}, {"n", scene.state.goods[static_cast<std::size_t>(good)]}}));
    }
    story.tell(Rule::SetupGoodsMarket, market, QT_TRANSLATE_NOOP("OrleansSetup", "Goods market"),
               QT_TRANSLATE_NOOP("OrleansSetup", "All other goods tiles are sorted onto the goods market: {goods}."),
               {{"goods", joined(left)}});
    QStringList merchants{targets::town(scene.definition, scene.definition.start.merchantTown)};
    for (PlayerIndex p = 0; p < scene.state.playerCount; ++p)
        merchants.append(targets::atSeat(p, QStringLiteral("merchant")));
    story.tell(Rule::SetupMerchants, merchants, QT_TRANSLATE_NOOP("OrleansSetup", "Merchants"),
               QT_TRANSLATE_NOOP("OrleansSetup", "All merchants start in the same town: {town:nom}."),
               {{"town", townWord(scene, scene.definition.start.merchantTown)}});
}

int tilesLying(const Scene& scene, Stack stack) {
    int tiles = 0;
    for (std::size_t i = boardPlaceCount; i < placeCount; ++i)
        tiles += (scene.state.stacks & setOf(placeAt(i))) && scene.definition.places[i].stack == stack;
    return tiles;
}

void layStacks(SetupSteps& story, const Scene& scene, const Setup& setup) {
    const Fields tiles{{"first", tilesLying(scene, Stack::I)}, {"second", tilesLying(scene, Stack::II)}};
    const QStringList stacks{targets::stack(Stack::I), targets::stack(Stack::II)};
    story.tell(
        setup.extraTiles ? Rule::ExtraTilesOptional : Rule::SetupPlaceStacks, stacks,
        QT_TRANSLATE_NOOP("OrleansSetup", "Place tiles"),
        setup.extraTiles
            ? QT_TRANSLATE_NOOP("OrleansSetup", "Two stacks of place tiles, the extra tiles included: {first} in stack "
                                                "I and {second} in stack II. Everyone may look through them.")
            : QT_TRANSLATE_NOOP("OrleansSetup", "Two stacks of place tiles: {first} in stack I and {second} in stack "
                                                "II. Everyone may look through them."),
        tiles);
    if (setup.fewerTiles)
        story.tell(Rule::VariantReduced, stacks, QT_TRANSLATE_NOOP("OrleansSetup", "Fewer place tiles"),
                   QT_TRANSLATE_NOOP("OrleansSetup",
                                     "Before round 1 players may return place tiles to the box, up to {n} each."),
                   {{"n", scene.definition.tilesRemovedEach[scene.state.playerCount]}});
    QStringList citizens;
    for (const std::uint8_t space : scene.definition.development.citizens)
        citizens.append(targets::developmentSpace(space));
    for (std::size_t deed = 0; deed < deedCount; ++deed)
        citizens.append(targets::deed(static_cast<DeedId>(deed)));
    story.tell(Rule::SetupCitizens, citizens, QT_TRANSLATE_NOOP("OrleansSetup", "Citizen tiles"),
               QT_TRANSLATE_NOOP("OrleansSetup",
                                 "Citizen tiles lie on the development track, on two follower tracks and at "
                                 "every beneficial deed; one is kept for the most trading stations."));
    story.tell(
        Rule::SetupHourglassStack, {QStringLiteral("hourglass")}, QT_TRANSLATE_NOOP("OrleansSetup", "Hourglass"),
        QT_TRANSLATE_NOOP(
            "OrleansSetup",
            "The hourglass tiles are shuffled face down, one for each of the {n:round:gen}. On top: {event:nom}."),
        {{"n", scene.definition.rounds}, {"event", eventWord(scene.definition.firstEvent)}});
}

} // namespace

QVariantList setupStory(const Scene& scene, const Setup& setup) {
    SetupSteps story(scene);
    layPlayers(story, scene);
    laySupply(story, scene);
    layMap(story, scene);
    layStacks(story, scene, setup);
    story.tell(
        Rule::RoundFirstStartPlayer, {targets::seat(setup.startPlayer)},
        QT_TRANSLATE_NOOP("OrleansSetup", "Start player"),
        QT_TRANSLATE_NOOP("OrleansSetup",
                          "{who} has the start-player marker in round 1. After each round it passes to the left."),
        {{"who", seatName(scene, setup.startPlayer)}});
    return story.steps();
}

} // namespace magister::orleans
