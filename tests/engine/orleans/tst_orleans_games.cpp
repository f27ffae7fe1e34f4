// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/orleans/proofs.h"

#include "tests/engine/orleans/position.h"
#include "tests/engine/orleans/random_game.h"

#include <QTest>

using namespace magister::orleans;

/// Whole games by players who choose at random, over any table that could be laid.
class TestOrleansGames : public QObject {
    Q_OBJECT

private slots:
    void everyGameIsSound();
    void listedMeansAccepted();
    void hiddenStaysHidden();
    void thereAndBack();
    void everythingHappens();

private:
    Seen m_seen;
};

void TestOrleansGames::everyGameIsSound() {
    Tally tally;
    for (std::uint64_t seed = 0; seed < 10000 && tally.fault.empty(); ++seed)
        proveSound(realDefinition(), seed, 64, tally, &m_seen);
    for (std::uint64_t seed = 0; seed < 100 && tally.fault.empty(); ++seed)
        proveSound(realDefinition(), seed, 1, tally);
    QVERIFY2(tally.fault.empty(), tally.fault.c_str());
    QCOMPARE(tally.games, std::uint64_t{10100});
}

void TestOrleansGames::listedMeansAccepted() {
    Tally tally;
    for (std::uint64_t seed = 0; seed < 40 && tally.fault.empty(); ++seed)
        proveListed(realDefinition(), seed, 8, tally);
    QVERIFY2(tally.fault.empty(), tally.fault.c_str());
    QVERIFY(tally.items > 50000);
}

void TestOrleansGames::hiddenStaysHidden() {
    Tally tally;
    for (std::uint64_t seed = 0; seed < 30 && tally.fault.empty(); ++seed)
        proveHidden(realDefinition(), seed, tally);
    QVERIFY2(tally.fault.empty(), tally.fault.c_str());
    QVERIFY(tally.items > 20000);
}

void TestOrleansGames::thereAndBack() {
    Tally tally;
    for (std::uint64_t seed = 0; seed < 40 && tally.fault.empty(); ++seed)
        proveTrips(realDefinition(), seed, tally);
    QVERIFY2(tally.fault.empty(), tally.fault.c_str());
    QVERIFY(tally.items > 10000 && tally.plannedAgain > 100);
}

/// Every kind of event and of command has come up, and every action; but not the command that is only ever refused, and
/// nobody who plays at random earns all coins of the box. Whoever is not asked plays nothing here: that somebody plans
/// again is proved in thereAndBack.
void TestOrleansGames::everythingHappens() {
    const std::size_t fine = Command{PayFine{}}.index(), again = Command{PlanAgain{}}.index();
    for (std::size_t i = 0; i < m_seen.commands.size(); ++i)
        QVERIFY2((m_seen.commands[i] > 0) == (i != fine && i != again), qPrintable(QStringLiteral("command %1").arg(i)));
    const std::size_t bare = Event{TreasuryEmpty{}}.index(), reopened = Event{PlanReopened{}}.index();
    for (std::size_t i = 0; i < m_seen.events.size(); ++i)
        QVERIFY2(m_seen.events[i] > 0 || i == bare || i == reopened, qPrintable(QStringLiteral("event %1").arg(i)));
    for (std::size_t i = 0; i < placeCount; ++i) {
        const Place& place = realDefinition().places[i];
        const bool acts = place.mode == PlaceMode::Activated || place.effect.kind == EffectKind::Tower;
        QVERIFY2((m_seen.places[i] > 0) == acts, qPrintable(QStringLiteral("place %1").arg(i)));
    }
}

QTEST_GUILESS_MAIN(TestOrleansGames)
#include "tst_orleans_games.moc"
