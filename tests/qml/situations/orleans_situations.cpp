// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/situations/orleans_situations.h"

#include "tests/qml/situations/orleans_poses.h"
#include "tests/qml/situations/orleans_positions.h"
#include "tests/qml/situations/orleans_room.h"

#include "tests/engine/orleans/position.h"

namespace magister::test {

using namespace orleans;

namespace {

Setup game(int players) {
    Setup setup;
    setup.players = static_cast<std::uint8_t>(players);
    return setup;
}

Setup withExtraTiles(int players) {
    Setup setup = game(players);
    setup.extraTiles = true;
    return setup;
}

Setup withFewerTiles(int players) {
    Setup setup = game(players);
    setup.fewerTiles = true;
    return setup;
}

Setup oneByOne(int players) {
    Setup setup = game(players);
    setup.rulings.planningOrder = ruling::PlanningOrder::OneByOne;
    return setup;
}

Situation at(const char* id, std::function<Found()> find, Pose pose) {
    return {QString::fromLatin1(id),
            [find] {
                const Found found = find();
                return tableAt(found.session, found.player);
            },
            std::move(pose)};
}

Situation found(const char* id, const Setup& setup, const Wanted& wanted, Pose pose = {}) {
    return at(id, [=] { return firstMoment(id, setup, wanted); }, std::move(pose));
}

/// A game in which that is asked.
Situation asked(const char* id, const Setup& setup, PromptKind kind, const Wanted& more = {}, Pose pose = {}) {
    return found(id, setup, [kind, more](const Moment& m) { return m.kind() == kind && (!more || more(m)); }, std::move(pose));
}

/// What an event says before it takes effect.
Situation told(const char* id, const Setup& setup, EventKind kind, int round = 1) {
    return asked(id, setup, PromptKind::ResolveEvent, [=](const Moment& m) { return m.state.event == kind && m.state.round >= round; });
}

Situation over(const char* id, const Setup& setup, Pose pose = {}) {
    return at(id, [=] { return ended(setup); }, std::move(pose));
}

/// Nothing planned yet.
bool atFirst(const Moment& m) { return m.state.round == 1 && readyPlaces(m.state, m.player) + begunPlaces(m.state, m.player) == 0; }

/// In the middle of the own actions, none begun.
bool choosesAction(const Moment& m) { return m.kind() == PromptKind::Act && m.state.question(m.player).place == none; }

int readyOthers(const Moment& m) {
    int ready = 0;
    for (PlayerIndex p = 0; p < m.state.playerCount; ++p)
        ready += p != m.player && m.state.saidDone(p);
    return ready;
}

} // namespace

std::vector<Situation> orleansSituations() {
    using enum PromptKind;
    return {
        asked("planning-two", game(2), Plan, atFirst),
        asked("planning-three", game(3), Plan, atFirst),
        asked("planning-four", game(4), Plan, atFirst),
        asked("fewer-tiles", withFewerTiles(3), RemoveTile),
        asked("follower-picked-up", game(2), Plan,
              [](const Moment& m) { return m.state.round >= 3 && begunPlaces(m.state, m.player) >= 1 && onMarket(m.state, m.player) != Token::Nothing; },
              pickUpFollower),
        asked("place-begun", game(2), Plan,
              [](const Moment& m) { return m.state.round >= 5 && readyPlaces(m.state, m.player) >= 2 && begunPlaces(m.state, m.player) >= 1; }),
        asked("monk-substitute", game(3), Plan, [](const Moment& m) { return monkStandsIn(m.state, m.player); }),
        asked("refusal-with-offers", game(2), Plan,
              [](const Moment& m) { return m.state.round >= 4 && m.count<PlaceFollower>() > 6; }, openRefusal),
        asked("curtain", game(3), Plan, [](const Moment& m) { return m.state.round >= 3 && readyOthers(m) == 0; }, drawCurtain),
        asked("who-is-ready", game(4), Plan, [](const Moment& m) { return m.state.round >= 6 && readyOthers(m) == 2; }),
        asked("planning-one-by-one", oneByOne(3), Plan, [](const Moment& m) { return m.state.round >= 4 && m.count<CommitJob>() > 0; }),
        asked("plan-to-change", game(2), Plan,
              [](const Moment& m) { return m.state.round >= 4 && m.count<TakeBack>() >= 4; }, focusOwn("place:village")),
        asked("technology-choice", game(2), Plan, [](const Moment& m) { return m.count<orleans::PlaceTechnology>() >= 3; }, pickUpTechnology),
        asked("draw", game(2), Draw, [](const Moment& m) { return m.state.round >= 6 && m.count<DrawFollowers>() >= 3; }),
        asked("bag-open", game(2), Plan, [](const Moment& m) { return m.state.round >= 8 && m.me().bagTotal() >= 4; }, openBag),
        found("actions-several", game(3),
              [](const Moment& m) { return choosesAction(m) && m.state.round >= 7 && m.count<UsePlace>() >= 4; }),
        found("gain-of-a-knight", game(2),
              [](const Moment& m) { return choosesAction(m) && m.state.round >= 3 && m.canUse(PlaceId::Castle); }, focusOwn("place:castle")),
        asked("routes", game(3), Travel, [](const Moment& m) { return m.state.round >= 5 && m.count<orleans::Travel>() >= 4; }),
        asked("good-on-the-way", game(2), TakeGood, [](const Moment& m) { return m.state.round >= 4 && m.count<orleans::TakeGood>() >= 1; }),
        found("trading-station", game(3),
              [](const Moment& m) { return choosesAction(m) && m.state.round >= 6 && m.canUse(PlaceId::Guildhall); },
              focusOwn("place:guildhall")),
        asked("deeds", game(4), SendFollowers, [](const Moment& m) { return m.state.round >= 8 && m.count<SendFollower>() >= 4; }),
        asked("tile-to-take", game(3), TakeTile, [](const Moment& m) { return m.state.round >= 4 && m.count<orleans::TakeTile>() >= 10; }),
        asked("tiles-open", game(2), Plan, [](const Moment& m) { return m.state.round >= 9; }, openStacks),
        asked("goods-market", game(2), Plan, [](const Moment& m) { return m.state.round >= 12; }, openGoods),
        asked("variants-menu", game(3), Plan,
              [](const Moment& m) { return m.state.round >= 4 && !menuTarget(realDefinition(), m.state, m.player).isEmpty(); }, openMenu),
        asked("census", game(3), TurnHourglass, [](const Moment& m) { return m.state.round >= 6; }),
        found("pilgrimage", game(3),
              [](const Moment& m) { return choosesAction(m) && m.state.event == EventKind::Pilgrimage && m.state.round >= 4 && m.count<UsePlace>() >= 2; },
              focusOwn("place:monastery")),
        told("income", game(3), EventKind::Income),
        told("harvest", game(4), EventKind::Harvest),
        told("taxes", game(3), EventKind::Taxes, 5),
        told("trading-day", game(3), EventKind::TradingDay, 5),
        told("plague", game(4), EventKind::Plague, 5),
        asked("food-to-hand-in", game(3), HandInFood, [](const Moment& m) { return m.count<orleans::HandInFood>() >= 2; }),
        asked("torture", game(3), PayDebt, [](const Moment& m) { return m.count<GiveUp>() >= 4; }),
        asked("log-open", game(2), Plan, [](const Moment& m) { return m.state.round >= 5; }, openLog),
        asked("place-card", game(2), Plan, [](const Moment& m) { return m.state.round >= 5; }, cardOfOwn("place:scriptorium")),
        asked("history", game(3), Plan, [](const Moment& m) { return m.state.round >= 9; }, openHistory),
        found("what-if", game(2), [](const Moment& m) { return choosesAction(m) && m.state.round >= 6 && m.count<UsePlace>() >= 3; }, tryOut),
        found("four-players", game(4), [](const Moment& m) { return choosesAction(m) && m.state.round >= 16; }),
        asked("neighbour-town", game(4), Plan, [](const Moment& m) { return m.state.round >= 12; }, showNeighbour),
        found("extra-tiles", withExtraTiles(3), [](const Moment& m) {
            return choosesAction(m) && m.state.round >= 13 && (m.me().tiles >> (static_cast<unsigned>(PlaceId::Goldsmith) - boardPlaceCount)) != 0;
        }),
        over("scoring-walk", game(4), walkScore),
        over("final-score", game(3)),
        over("score-story", game(2), openScoreStory),
    };
}

} // namespace magister::test
