// SPDX-License-Identifier: GPL-3.0-or-later
// Setups of Messina 1347 as text, and the pack in a save. What holds of setups of both games: tst_setup_text.cpp.
#include "tests/content/sample_games.h"

#include "tests/engine/position.h"

#include "app/messina/pack/pack.h"
#include "app/messina/pack/setup.h"

#include <QtTest>

using namespace magister;
using namespace magister::messina;

class TestSave : public QObject {
    Q_OBJECT

private slots:
    void setupTextIsPlain();
    void shortSetup();
    void questionsThatCameLater();
    void brokenSetup_data();
    void brokenSetup();
    void unsoundSetups_data();
    void unsoundSetups();
    void orderOfOne();
    void packIsCarried();
};

void TestSave::setupTextIsPlain() {
    Setup setup;
    setup.players = 3;
    setup.scrolls = Side::B;
    setup.priorityTile = true;
    setup.rulings.bigFireOneFlame = ruling::BigFireOneFlame::OnePlusNeighbour;
    setup.pinned.ships = {"a b", "100%", ""};
    setup.pinned.order = {2, 1, 3};
    const QByteArray text = setupText(setup);
    QVERIFY(text.startsWith("players 3\nseed 1\nboards a\nscrolls b\npriority-tile yes\n"));
    QVERIFY(text.contains("\nruling big-fire-one-flame one-plus-neighbour\n"));
    QVERIFY(text.endsWith("\ndraw ships a%20b 100%25 %\ndraw order 2 1 3\n"));
    QCOMPARE(text.count("\nruling "), static_cast<qsizetype>(rulingCount));
}

void TestSave::shortSetup() {
    const ReadSetup read = setupFromText("players 4\nruling port-corners random\n", false);
    QVERIFY(read.setup);
    Setup expected;
    expected.players = 4;
    expected.rulings.portCorners = ruling::PortCorners::Random;
    QVERIFY(*read.setup == expected);
    QVERIFY(!setupFromText("players 4\n", true).setup);
}

/// A whole setup that names no question is one of a game saved before it was asked; a new table has the first answers.
void TestSave::questionsThatCameLater() {
    const QByteArray old("players 2\nseed 1\nboards a\nscrolls a\npriority-tile no\nruling quarantine-no-room stay-in-hut\n");
    const ReadSetup saved = setupFromText(old, true);
    QVERIFY(saved.setup);
    Rulings expected;
    expected.quarantineOrder = ruling::QuarantineOrder::ByHuts;
    expected.bookPayTiming = ruling::BookPayTiming::BetweenEffects;
    expected.quarantineNoRoom = ruling::QuarantineNoRoom::StayInHut;
    QVERIFY(saved.setup->rulings == expected);
    const ReadSetup named = setupFromText(old + "ruling quarantine-order free\n", true);
    QVERIFY(named.setup && named.setup->rulings.quarantineOrder == ruling::QuarantineOrder::Free);
    const ReadSetup fresh = setupFromText("ruling quarantine-no-room stay-in-hut\n", false);
    QVERIFY(fresh.setup && fresh.setup->rulings.quarantineOrder == ruling::QuarantineOrder::Free);
    QVERIFY(fresh.setup->rulings.bookPayTiming == ruling::BookPayTiming::EvenInsideEffects);
}

void TestSave::brokenSetup_data() {
    QTest::addColumn<QByteArray>("line");
    for (const char* line : {"players 5", "players 0", "players", "players 02", "players 2 2", "seed -1", "seed 18446744073709551616",
                             "seed x", "boards c", "boards A", "scrolls", "priority-tile maybe", "ruling", "ruling port-corners",
                             "ruling port-corners round", "ruling port-corners printed random", "ruling colour red", "draw",
                             "draw city", "draw wheel", "draw wheel 256", "draw wheel 1 2", "draw order 1 256", "draw order 1  2",
                             "draw ships a%2", "draw ships a%zz", "draw ships a%41", "draw ships %%", "draw luck 7", "", " ",
                             "weather fine", "seed 7\nseed 7", "draw wheel 1\ndraw wheel 1"})
        QTest::newRow(line) << QByteArray(line);
}

void TestSave::brokenSetup() {
    QFETCH(QByteArray, line);
    const ReadSetup read = setupFromText("boards b\n" + (line.startsWith("boards") ? "boards b\n" : QByteArray()) + line + "\n", false);
    QVERIFY(!read.setup);
    QVERIFY(read.fault.byte >= 9);
}

void TestSave::unsoundSetups_data() {
    QTest::addColumn<QByteArray>("text");
    for (const char* text :
         {"draw city hex-nowhere", "draw docking upper-left upper-left", "draw docking upper-left upper-right lower-left lower-right upper-left",
          "draw order 1 1", "draw order 1 2 3", "draw wheel 200", "draw ports port-left", "draw boards board-a",
          "draw solo solo-s02 solo-s02", "draw carts cart-9"})
        QTest::newRow(text) << QByteArray(text);
    // Tiles that lie in one pile cannot lie in another, nor more than fit.
    const auto& huts = realDefinition().hutUpgrades;
    QByteArray twice = "draw huts-1 " + QByteArray::fromStdString(huts[0].id) + "\ndraw huts-2 " + QByteArray::fromStdString(huts[0].id);
    QTest::newRow("a hut upgrade in two piles") << twice;
    QByteArray six = "draw huts-1";
    for (std::size_t i = 0; i < 6; ++i)
        six += ' ' + QByteArray::fromStdString(huts[i].id);
    QTest::newRow("six hut upgrades in a pile") << six;
    QByteArray hexes = "draw hex-pile";
    QByteArray town = "draw hex-pile";
    for (const Hex& hex : realDefinition().hexes) {
        hexes += ' ' + QByteArray::fromStdString(hex.id);
        if (hex.letter == 'A' && town.size() < 20) town += ' ' + QByteArray::fromStdString(hex.id);
    }
    QTest::newRow("every hex in the stack") << hexes;
    QTest::newRow("a hex of the town in the stack") << town;
    QByteArray cityB;
    for (const Hex& hex : realDefinition().hexes)
        if (hex.letter == 'B' && cityB.isEmpty()) cityB = QByteArray::fromStdString(hex.id);
    QTest::newRow("a hex in town and stack") << "draw city " + cityB + "\ndraw hex-pile " + cityB;
    QByteArray allB = "draw hex-pile";
    for (const Hex& hex : realDefinition().hexes)
        if (hex.letter == 'B') allB += ' ' + QByteArray::fromStdString(hex.id);
    QTest::newRow("no hex left for the middle") << allB;
}

/// What cannot be laid is refused before it is tried.
void TestSave::unsoundSetups() {
    QFETCH(QByteArray, text);
    const ReadSetup read = setupFromText(text + '\n', false);
    QVERIFY(read.setup);
    QVERIFY(!validate(realDefinition(), *read.setup).empty());
}

/// Alone one begins, whatever order is pinned, and the opponent keeps its disc.
void TestSave::orderOfOne() {
    Setup setup;
    setup.players = 1;
    const State plain = newGame(realDefinition(), setup).state;
    setup.pinned.order = {1};
    QVERIFY(newGame(realDefinition(), setup).state == plain);
}

void TestSave::packIsCarried() {
    PackFiles pack = SampleGame::pack();
    QByteArray ships = pack.find(QStringLiteral("ships.json"))->bytes;
    QVERIFY(ships.contains("\"coins\": 1"));
    pack.set(QStringLiteral("ships.json"), ships.replace("\"coins\": 1", "\"coins\": 4"));
    const PackResult other = readMessinaPack(pack);
    QVERIFY(other.definition);
    const SavedGame game = readSave(saveHead(*other.definition, Setup{}, pack), QStringLiteral("own"));
    QVERIFY(game.sound());
    for (std::size_t i = 0; i < game.definition->ships.size(); ++i)
        QCOMPARE(game.definition->ships[i].coins, other.definition->ships[i].coins);
    QVERIFY(std::any_of(game.definition->ships.begin(), game.definition->ships.end(), [](const Ship& s) { return s.coins == 4; }));
}

QTEST_GUILESS_MAIN(TestSave)
#include "tst_save.moc"
