// SPDX-License-Identifier: GPL-3.0-or-later
// Step 1: where a lieutenant may go and what it costs.
#include "tests/engine/atoms.h"
#include "tests/engine/position.h"

using namespace magister::messina;

class TestMove : public QObject {
    Q_OBJECT

private slots:
    void fromTheEstateAnywhereForNothing() {
        ATOMS("messina.move.estate-anywhere", "messina.move.ports-count", "messina.move.standing-blocks");
        Position game(2);
        game.quiet();
        const auto& places = game.def.layout(2).places;
        for (PlaceIndex i = 0; i < places.size(); ++i) {
            const bool hex = places[i].kind == PlaceKind::District || places[i].kind == PlaceKind::Port;
            QCOMPARE(game.lists(ChooseHex{0, i}), hex);
        }
        GIVE(ChooseHex{0, game.port("upper-left")}); // without a coin
        GIVE(EndTurn{});
        REFUSES("messina.move.standing-blocks", ChooseHex{0, game.port("upper-left")}, Reason::HexOccupied);
    }

    void standingBlocksEverybodyItsOwnerIncluded() {
        ATOMS("messina.move.standing-blocks", "messina.move.once-per-round", "messina.move.estate-anywhere");
        Position game(2);
        game.quiet();
        GIVE(ChooseHex{0, game.at(0, 0)});
        GIVE(EndTurn{});
        REFUSES("messina.move.standing-blocks", ChooseHex{0, game.at(0, 0)}, Reason::HexOccupied);
        GIVE(ChooseHex{0, game.at(1, 0)});
        GIVE(EndTurn{});
        REFUSES("messina.move.standing-blocks", ChooseHex{1, game.at(0, 0)}, Reason::HexOccupied);
        REFUSES("messina.move.once-per-round", ChooseHex{0, game.at(0, 1)}, Reason::LieutenantUsed);
        REFUSES("messina.move.once-per-round", Recall{0}, Reason::LieutenantUsed);
    }

    void lyingDoesNotBlock() {
        ATOMS("messina.move.lying-free", "messina.move.lie-start", "messina.move.first-step-free");
        Position game(2);
        game.quiet().lieutenant(1, 0, LieutenantStatus::Lying, game.at(0, 0));
        game.lieutenant(0, 0, LieutenantStatus::Lying, game.at(0, 0));
        ALLOWS(ChooseHex{0, game.at(0, 0)}); // where it lies, beside another one
        ALLOWS(ChooseHex{0, game.at(1, 0)});
        REFUSES("messina.move.extra-steps", ChooseHex{0, game.at(1, -2)}, Reason::CannotPayMove);
        GIVE(ChooseHex{0, game.at(0, 0)});
        QVERIFY(game.me().lieutenants[0].status == LieutenantStatus::Standing);
        QCOMPARE(game.count<TokensPaid>(), 0);
    }

    /// "Four hexes away costs three coins."
    void everyFurtherHexCostsACoin() {
        ATOMS("messina.move.extra-steps", "messina.move.first-step-free");
        Position game(2);
        game.quiet().lieutenant(0, 0, LieutenantStatus::Lying, game.at(1, -2));
        const auto cost = [&](int q, int r) { return *moveCost(game.def, game.s, 0, 0, game.at(q, r)); };
        QCOMPARE(cost(1, -2), 0);
        QCOMPARE(cost(0, -1), 0);
        QCOMPARE(cost(0, 0), 1);
        QCOMPARE(cost(-1, 1), 2);
        QCOMPARE(cost(-1, 2), 3);
        game.tokens(2);
        const auto no = refuse(game.def, game.s, 0, ChooseHex{0, game.at(-1, 2)});
        QVERIFY(no && no->reason == Reason::CannotPayMove);
        QCOMPARE(no->arguments, (std::array<std::int16_t, 2>{3, 2}));
        REFUSES("messina.move.extra-steps", ChooseHex{0, game.at(-1, 2)}, Reason::CannotPayMove);
        game.tokens(3);
        GIVE(ChooseHex{0, game.at(-1, 2)});
        QCOMPARE(int(game.me().token(Token::Coin)), 0);
        QVERIFY(game.event<LieutenantPlaced>()->rule == Rule::MoveExtraSteps);
    }

    void standingOnTheWayDoesNotMatter() {
        ATOMS("messina.move.pass-through");
        Position game(2);
        game.quiet().lieutenant(0, 0, LieutenantStatus::Lying, game.at(1, -2)).tokens(1);
        game.lieutenant(1, 0, LieutenantStatus::Standing, game.at(0, -1));
        game.lieutenant(1, 1, LieutenantStatus::Standing, game.at(1, -1));
        GIVE(ChooseHex{0, game.at(0, 0)});
        QCOMPARE(int(game.me().token(Token::Coin)), 0);
    }

    void townFirst() {
        ATOMS("messina.move.town-first");
        Position game(2);
        game.quiet().ship(0, 0, "ship-1-silk").lieutenant(0, 0, LieutenantStatus::Lying, game.at(0, 0));
        REFUSES("messina.move.town-first", ChooseHex{1, game.at(1, 0)}, Reason::TownFirst);
        REFUSES("messina.move.town-first", ChooseShip{1, 0, 0}, Reason::TownFirst);
        GIVE(ChooseHex{0, game.at(0, 0)});
        GIVE(EndTurn{});
        GIVE(ChooseHex{0, game.at(0, 1)});
        GIVE(EndTurn{});
        ALLOWS(ChooseHex{1, game.at(1, 0)});
        ALLOWS(ChooseShip{1, 0, 0});
    }

    void recallAlsoUsesATownLieutenant() {
        ATOMS("messina.move.town-first", "messina.recall.next-round");
        Position game(2);
        game.quiet().lieutenant(0, 0, LieutenantStatus::Lying, game.at(0, 0));
        GIVE(Recall{0});
        GIVE(ChooseHex{0, game.at(0, 1)});
        GIVE(EndTurn{});
        ALLOWS(ChooseHex{1, game.at(1, 0)});
    }

    void onlyOwnedLieutenants() {
        ATOMS("messina.setup.player.lieutenants", "messina.book.lieutenant-count");
        Position game(2);
        game.quiet();
        REFUSES("messina.book.lieutenant-count", ChooseHex{3, game.at(0, 0)}, Reason::LieutenantNotYours);
        REFUSES("messina.book.lieutenant-count", ChooseHex{9, game.at(0, 0)}, Reason::LieutenantNotYours);
        game.lieutenant(0, 1, LieutenantStatus::Box);
        REFUSES("messina.book.lieutenant-count", ChooseHex{1, game.at(0, 0)}, Reason::LieutenantNotYours);
    }

    void placesThatDoNotExistYet() {
        ATOMS("messina.prep.new-hex", "messina.ship.choose");
        Position game(2);
        game.quiet();
        const PlaceIndex left = game.def.layout(2).extension(5);
        REFUSES("messina.prep.new-hex", ChooseHex{0, left}, Reason::NoHexThere);
        // from the estate to any hex of the town, and these never are one
        REFUSES("messina.ship.choose", ChooseHex{0, game.dock("upper-left")}, Reason::DockIsNoHex); // by its ships
        REFUSES("messina.move.estate-anywhere", ChooseHex{0, none}, Reason::NoHexThere);
        game.lieutenant(0, 0, LieutenantStatus::Lying, game.at(0, 0));
        REFUSES("messina.ship.choose", ChooseHex{0, game.dock("upper-left")}, Reason::DockIsNoHex);
        game.lieutenant(0, 0, LieutenantStatus::Estate);
        game.hex(left, "hex-c-book");
        ALLOWS(ChooseHex{0, left});
    }

    void dockTouchesOnlyItsPort() {
        ATOMS("messina.dock.adjacency", "messina.ship.choose");
        Position game(2);
        game.quiet().hex(game.def.layout(2).extension(5), "hex-c-book"); // between two docks on the drawing
        const PlaceIndex dock = game.dock("upper-left");
        const auto cost = [&](PlaceIndex from) {
            game.lieutenant(0, 0, LieutenantStatus::Lying, from);
            return *moveCost(game.def, game.s, 0, 0, dock);
        };
        QCOMPARE(cost(game.port("upper-left")), 0);
        QCOMPARE(cost(game.at(0, -1)), 1);  // a district beside the port is two steps away
        QCOMPARE(cost(game.at(-1, 0)), 1);
        QCOMPARE(cost(game.at(-2, 0)), 1);  // by way of the port, not straight
        QCOMPARE(cost(game.dock("lower-left")), 3); // dock, port, new hex, port, dock
        game.ship(0, 0, "ship-1-silk").lieutenant(0, 0, LieutenantStatus::Lying, game.at(0, -1));
        REFUSES("messina.move.extra-steps", ChooseShip{0, 0, 0}, Reason::CannotPayMove);
        // and back into town
        game.lieutenant(0, 0, LieutenantStatus::Lying, dock);
        QCOMPARE(*moveCost(game.def, game.s, 0, 0, game.port("upper-left")), 0);
        QCOMPARE(*moveCost(game.def, game.s, 0, 0, game.at(0, -1)), 1);
    }

    /// The printed towns are whole; a pack of one's own may cut a dock off.
    void noWayLeadsToACutOffDock() {
        ATOMS("messina.dock.adjacency");
        Position game(2);
        game.quiet().ship(0, 0, "ship-1-silk").lieutenant(0, 0, LieutenantStatus::Lying, game.at(0, 0)).tokens(99);
        Definition cut = game.def;
        auto& places = cut.layouts[2].places;
        const PlaceIndex dock = game.dock("upper-left");
        places[dock].neighbours = 0;
        for (Place& place : places)
            place.neighbours &= ~(1u << dock);
        cut.measure();
        REFUSED("messina.dock.adjacency", refuse(cut, game.s, 0, ChooseShip{0, 0, 0}), Reason::NoWayThere);
    }

    void everyTownIsWhole() {
        ATOMS("messina.dock.adjacency", "messina.setup.city.ports");
        for (std::uint8_t players = 2; players <= 4; ++players) {
            Position game(players);
            const auto& places = game.def.layout(players).places;
            game.lieutenant(0, 0, LieutenantStatus::Lying, 0);
            for (PlaceIndex i = 0; i < places.size(); ++i) {
                if (existingPlaces(game.def, game.s) >> i & 1) QVERIFY(moveCost(game.def, game.s, 0, 0, i).has_value());
                for (PlaceIndex k = 0; k < places.size(); ++k)
                    QCOMPARE(places[i].neighbours >> k & 1, places[k].neighbours >> i & 1);
                if (places[i].kind == PlaceKind::Dock) QCOMPARE(__builtin_popcount(places[i].neighbours), 1);
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestMove)
#include "tst_move.moc"
