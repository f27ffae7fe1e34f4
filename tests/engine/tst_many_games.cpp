// SPDX-License-Identifier: GPL-3.0-or-later
// A thousand games for each number of players; outside the ordinary run.
#include "tests/engine/atoms.h"
#include "tests/engine/position.h"
#include "tests/engine/random_game.h"

using namespace magister::messina;

class TestManyGames : public QObject {
    Q_OBJECT

private slots:
    void gamesEnd_data() {
        QTest::addColumn<int>("players");
        QTest::newRow("two") << 2;
        QTest::newRow("three") << 3;
        QTest::newRow("four") << 4;
    }
    void gamesEnd() {
        QFETCH(int, players);
        for (std::uint64_t seed = 10001; seed <= 11000; ++seed) {
            RandomGame game(realDefinition(), static_cast<std::uint8_t>(players), seed,
                            seed % 2 ? Policy::Builder : Policy::Even);
            QVERIFY2(game.play(), ("seed " + std::to_string(seed) + ": " + game.violation()).c_str());
        }
    }
};

QTEST_GUILESS_MAIN(TestManyGames)
#include "tst_many_games.moc"
