// SPDX-License-Identifier: GPL-3.0-or-later
// Tips in free play: each holds where it should and not where it should not; its thing exists, its sentence is whole. A
// tip about a plan comes to whoever plans, and before Done.
#include "tests/app/orleans/look.h"
#include "tests/app/orleans/played_table.h"
#include "tests/app/tip_checks.h"
#include "tests/engine/orleans/position.h"

#include "app/orleans/table/shown_targets.h"
#include "app/orleans/tips/tip_kinds.h"
#include "app/orleans/tips/tips.h"
#include "app/orleans/words/target_names.h"

#include <QSignalSpy>
#include <QtTest>

#include <algorithm>
#include <functional>

using namespace magister;
using namespace magister::orleans;

namespace {

void mustGive(Position& game, const Command& command) {
    if (!game.give(0, command)) qFatal("%s", game.why());
}

QVector<TipHere> tipsOf(const State& state, const QString& pointed) {
    const told::Look look(state, 0, "en");
    const Definition& definition = realDefinition();
    const TargetIndex index(definition, look.state(), 0, choices(definition, look.state(), 0));
    return tipsHere(look.scene(), index, pointed);
}

QStringList idsOf(const State& state, const QString& pointed) {
    QStringList ids;
    for (const TipHere& tip : tipsOf(state, pointed))
        ids.append(tip.id);
    return ids;
}

std::optional<TipHere> tipIn(const Position& game, const QString& pointed, const QString& id) {
    for (const TipHere& tip : tipsOf(game.s, pointed))
        if (tip.id == id) return tip;
    return std::nullopt;
}

/// In each, player 0 is asked.
using Case = tip_checks::Case<Position>;

using Bend = std::function<void(Position&)>;

/// While player 0 plans, with the four starting followers on the market and what `bend` adds.
std::function<Position()> planning(Bend bend, std::uint8_t players = 2) {
    return [=] {
        Position game(players);
        bend(game);
        game.planning();
        return game;
    };
}
std::function<Position()> drawing(Bend bend) {
    return [=] {
        Position game;
        bend(game);
        game.drawing();
        return game;
    };
}
/// In the turn of player 0, who uses that place, filled, where one is given.
std::function<Position()> acting(Bend bend, std::optional<PlaceId> place = {}, std::uint8_t players = 2) {
    return [=] {
        Position game(players);
        bend(game);
        if (place) game.fill(*place);
        game.acting();
        if (place) mustGive(game, UsePlace{*place});
        return game;
    };
}
void nothingMore(Position&) {}
/// Of that kind so many are left in the supply, the others lie in the box.
void leave(Position& game, Follower kind, std::uint8_t count) {
    const auto k = static_cast<std::size_t>(kind);
    game.noFollowers(kind);
    game.s.followersGone[k] = static_cast<std::uint8_t>(game.s.followersGone[k] - count);
    game.s.supply[k] = count;
}

/// The first connection with room for two goods: there is none with two players.
ConnectionIndex doubleWay() {
    const auto& ways = realDefinition().connections;
    const auto found = std::find_if(ways.begin(), ways.end(), [](const Connection& way) { return way.slotCount == 2; });
    return static_cast<ConnectionIndex>(found - ways.begin());
}
/// The merchant stands beside it.
void layTwo(Position& game) {
    const Connection& way = game.def.connections[doubleWay()];
    const auto id = way.id.view();
    game.merchant(game.def.towns[way.a].id.view()).good(id, 0, Good::Grain).good(id, 1, Good::Wine);
}
PlaceId carriage() {
    return realDefinition().connections[doubleWay()].way == Way::Water ? PlaceId::Ship : PlaceId::Wagon;
}

std::uint8_t firstCitizen() { return realDefinition().development.citizens[0]; }
std::uint8_t firstCoins() { return realDefinition().development.coins[0].space; }
QString done() { return QStringLiteral("button:done"); }

QVector<Case> cases() {
    using enum PlaceId;
    const Definition& definition = realDefinition();
    return {
        {"coin-space",
         [] {
             Position game;
             game.coins(0).development(static_cast<std::uint8_t>(firstCoins() + 1)).atEvent(EventKind::Harvest);
             mustGive(game, Proceed{});
             return game;
         },
         {}, [](Position& game) { game.development(static_cast<std::uint8_t>(firstCoins() + 2)); }},
        {"pass-active", acting([](Position& game) { game.fill(Scriptorium); }), "button:pass",
         [](Position& game) { game.me().work.at(Scriptorium) = {}; }},
        {"one-short",
         planning([](Position& game) { game.emptyMarket().on(Scriptorium, 0, Token::Knight).market(Follower::Scholar); }),
         done(), [](Position& game) { game.emptyMarket(); }},
        {"nothing-active", planning(nothingMore), done(), [](Position& game) { game.fill(Scriptorium); }},
        {"one-good", acting(layTwo, carriage(), 4), targets::way(definition, doubleWay()),
         [](Position& game) { game.good(game.def.connections[doubleWay()].id.view(), 1, std::nullopt); }},
        {"first-tile", acting(nothingMore, Village), targets::supply(Follower::Trader),
         [](Position& game) { game.track(Track::Trader, 1); }},
        {"last-deed-space",
         planning([](Position& game) { game.market(Follower::Scholar).deedLeft(DeedId::Astronomy, Follower::Scholar, 1); }),
         {}, [](Position& game) { game.emptyMarket(); }},
        {"deeds-stay", acting([](Position& game) { game.on(TownHall, 0, Token::Farmer); }), targets::place(0, TownHall),
         [](Position& game) { game.bag(Follower::Farmer, 3); }},
        {"supply-low", acting([](Position& game) { leave(game, Follower::Trader, 2); }, Village), {},
         [](Position& game) { leave(game, Follower::Trader, 3); }},
        {"free-spaces",
         drawing([](Position& game) { game.market(Follower::Farmer).market(Follower::Knight).bag(Follower::Farmer, 4); }),
         {}, [](Position& game) { game.me().bag.of(Token::Farmer) = 2; }},
        {"retrieve", drawing([](Position& game) { game.on(Castle, 0, Token::Farmer); }), {},
         [](Position& game) { game.fill(Castle); }},
        {"pilgrimage",
         [] {
             Position game = planning([](Position& at) { at.event(EventKind::Pilgrimage); })();
             mustGive(game, PlaceFollower{Token::OwnTrader, false, Monastery, 1});
             return game;
         },
         {}, [](Position& game) { game.event(EventKind::Income); }},
        {"harvest", planning([](Position& game) { game.event(EventKind::Harvest); }), {},
         [](Position& game) { game.ware(Ware::Grain, 1); }},
        {"taxes", planning([](Position& game) { game.event(EventKind::Taxes).ware(Ware::Wool, 6).coins(0); }), {},
         [](Position& game) { game.coins(2); }},
        {"plague", planning([](Position& game) { game.event(EventKind::Plague).bag(Follower::Farmer); }), {},
         [](Position& game) { game.me().bag = {}; }},
        {"trading-day", planning([](Position& game) { game.event(EventKind::TradingDay).market(Follower::Knight); }), {},
         [](Position& game) { game.station("orleans"); }},
        {"census-last",
         planning([](Position& game) { game.coins(0).track(Track::Farmer, 1, 1).track(Track::Farmer, 2, 2); }, 3), {},
         [](Position& game) { game.track(Track::Farmer, 1); }},
        {"first-technology", planning([](Position& game) { game.technology(); }), {},
         [](Position& game) { game.me().work.technologiesPlaced = 1; }},
        {"new-technology", acting([](Position& game) { game.technology().me().newTechnologies = 1; }), {},
         [](Position& game) { game.me().newTechnologies = 0; }},
        {"monk",
         planning([](Position& game) { game.emptyMarket().on(Scriptorium, 0, Token::Knight).market(Follower::Monk); }),
         {}, [](Position& game) { game.market(Follower::Scholar); }},
        {"free-town", planning([](Position& game) { game.merchant("blois").market(Follower::Knight); }), {},
         [](Position& game) { game.station("blois", 1); }},
        {"next-citizen",
         planning([](Position& game) { game.development(static_cast<std::uint8_t>(firstCitizen() - 2)); }), {},
         [](Position& game) { game.emptyMarket(); }},
        {"draw-number", planning([](Position& game) { game.bag(Follower::Farmer, 5); }), {},
         [](Position& game) { game.me().bag.of(Token::Farmer) = 4; }},
        {"most-stations", planning([](Position& game) { game.round(18).station("blois").station("tours", 1); }), {},
         [](Position& game) { game.station("orleans", 1); }},
        {"rounds-left", planning([](Position& game) { game.round(15); }), {}, [](Position& game) { game.s.round = 14; }},
        {"two-small", planning([](Position& game) { game.market(Follower::Farmer); }), {},
         [](Position& game) { game.emptyMarket(); }},
    };
}

/// Keeps every record: a game that is not recorded is only viewed, and has no tips.
class KeepsAll : public GameRecorder {
public:
    std::optional<Problem> append(const JournalRecord&) override { return std::nullopt; }
};

/// Two of the seats at a table; tips are wanted by all, and each has been seen by nobody.
TipGuide guide(QStringList* seen) {
    return {[](const QString& language, const QString& id) { return language + u':' + id; },
            [](int) { return true; },
            [seen](int seat, const QString& id) { return !seen->contains(QString::number(seat) + id); }};
}

} // namespace

class tst_OrleansTips : public QObject {
    Q_OBJECT

private slots:
    void eachHasItsCase() {
        tip_checks::eachHasItsCase(cases(), tipKinds, ruleId, 26);
    }

    void holdsAndDoesNot_data() { tip_checks::addRows(cases()); }
    void holdsAndDoesNot() {
        QFETCH(int, number);
        tip_checks::holdsAndDoesNot(
            cases()[number], tip_checks::factsOf("orleans", tipKinds),
            [](const Position& game, const QString& pointed) { return tipsOf(game.s, pointed); },
            [](const Position& game) { return shownTargets(told::Look(game.s, 0, "en").scene()); }, told::codes(),
            told::language);
    }

    /// Bags and plans of others, the hourglass, what will be drawn: what is hidden decides nothing.
    void whatIsHiddenChangesNothing() {
        for (const Case& one : cases()) {
            const Position game = one.holds();
            for (const std::uint64_t seed : {3, 4, 5})
                QCOMPARE(idsOf(told::twinOf(game.s, 0, seed), one.pointed.in(game)), idsOf(game.s, one.pointed.in(game)));
            State other = game.s;
            other.players[1].bag.of(Token::Monk) = 7;
            QCOMPARE(idsOf(other, one.pointed.in(game)), idsOf(game.s, one.pointed.in(game)));
        }
    }
    void noPositionOfAGameIsTooMuch() {
        QStringList found;
        told::visitPositions(6, 3, [&](const State& state, PlayerIndex player, const std::vector<Choice>&) {
            if (player != 0) return;
            for (const char* pointed : {"", "button:done", "button:pass"})
                for (const QString& id : idsOf(state, QLatin1String(pointed)))
                    if (!found.contains(id)) found.append(id);
            QCOMPARE(idsOf(told::twinOf(state, player, 9), {}), idsOf(state, {}));
        });
        // Random players lead to most of them.
        QVERIFY2(found.size() > 12, qPrintable(found.join(u' ')));
    }

    /// The sources of food are all that bring it: farmers, tiles, and what lies on a route.
    void foodComesFromSeveralPlaces() {
        Position game = planning([](Position& at) { at.event(EventKind::Harvest).emptyMarket(); })();
        QVERIFY(!tipIn(game, {}, "harvest"));
        game.tile(PlaceId::Hayrick).market(Follower::Farmer);
        QCOMPARE(tipIn(game, {}, "harvest")->target, targets::place(0, PlaceId::Hayrick));
        // Once it is planned, nothing is to be said.
        mustGive(game, PlaceFollower{Token::Farmer, false, PlaceId::Hayrick, 0});
        QVERIFY(!tipIn(game, {}, "harvest"));

        Position route = planning([](Position& at) { layTwo(at); at.event(EventKind::Harvest).emptyMarket(); }, 4)();
        for (const Slot slot : route.def.place(carriage()).actionSlots)
            route.market(followerOf(slot));
        QCOMPARE(tipIn(route, {}, "harvest")->target, targets::place(0, carriage()));
    }
    void aMonkInTheSacristyQuietsTheEvent() {
        Position game = planning([](Position& at) {
            at.event(EventKind::Plague).bag(Follower::Farmer).tile(PlaceId::Sacristy).fill(PlaceId::Sacristy);
        })();
        QVERIFY(!tipIn(game, {}, "plague"));
    }
    void tilesAndDeedsAreToldWhereTheyAreChosen() {
        Position game = acting(nothingMore, PlaceId::Village)();
        mustGive(game, RecruitFollower{Follower::Trader});
        QCOMPARE(game.asks(), PromptKind::TakeTile);
        QCOMPARE(tipIn(game, {}, "first-tile")->target, targets::stack(Stack::I));

        Position deed = acting([](Position& at) {
            at.on(PlaceId::TownHall, 0, Token::Scholar).deedLeft(DeedId::Astronomy, Follower::Scholar, 1);
        })();
        mustGive(deed, UsePlace{PlaceId::TownHall});
        QCOMPARE(tipIn(deed, {}, "last-deed-space")->target, targets::deedSpace(DeedId::Astronomy, Follower::Scholar));
        QVERIFY(tipIn(deed, {}, "deeds-stay"));
    }

    /// All plan at the same time: each seat has its own tip, in its language, and none after Done.
    void eachSeatIsToldWhileItPlans() {
        const auto table = told::tableOf(Setup{.players = 2, .seed = 4, .pinned = {}, .rulings = {}});
        QStringList seen;
        QSignalSpy told(table.get(), &Table::tipTold);
        table->setRecorder(std::make_unique<KeepsAll>());
        table->setTips(guide(&seen));
        while (table->stage() != "planning")
            if (table->play(Proceed{}) && table->play(Done{})) QFAIL("something else is asked");
        table->askSeat(1);
        QVERIFY(!table->tip().active);
        table->pointAt(done());
        QVERIFY(table->tip().active);
        QVERIFY(table->tip().text.endsWith(u':' + table->tip().id));
        QVERIFY(!table->tip().rule.isEmpty());
        const QString first = table->tip().id;
        table->tipSeen();
        QCOMPARE(told.size(), 1);
        QCOMPARE(told.first().first().toInt(), 1);
        seen.append("1" + first);
        // It stays while it is true, wherever the pointer goes, and leaves with the plan.
        table->pointAt({});
        QCOMPARE(table->tip().id, first);
        table->pointAt(done());
        QVERIFY(!table->play(Done{}));
        QCOMPARE(table->activeSeat(), 2);
        // What the other one has pointed at last is not meant.
        QVERIFY(!table->tip().active);
        table->pointAt({});
        // This one is told the same, of the own plan.
        table->pointAt(done());
        QCOMPARE(table->tip().id, first);
        table->closeTip();
        QVERIFY(!table->tip().active);
        // Not more than one a turn.
        table->pointAt({});
        table->pointAt(done());
        QVERIFY(!table->tip().active);
    }
};

QTEST_GUILESS_MAIN(tst_OrleansTips)
#include "tst_orleans_tips.moc"
