// SPDX-License-Identifier: GPL-3.0-or-later
// A change of the rules, of the pack or of the order of choices moves these. make_messina_goldens and
// make_orleans_goldens print them anew: renew them only when the change was meant, and say in the commit what moved
// them. Built once for each game, beside whose goldens.h and golden files it then stands.
#include <goldens.h>
#include <position.h>

#include <QTest>

using namespace magister::MAGISTER_GAME;

class TestGoldens : public QObject {
    Q_OBJECT

private slots:
    void games_data() {
        QTest::addColumn<quint64>("seed");
        QTest::addColumn<quint64>("chain");
        QTest::addColumn<QList<int>>("points");
#define GOLDEN(seed, chain, ...) QTest::newRow(#seed) << quint64{seed} << quint64{chain} << QList<int>{__VA_ARGS__};
#include <golden_games.inc>
#undef GOLDEN
    }
    void games() {
        QFETCH(quint64, seed);
        QFETCH(quint64, chain);
        QFETCH(QList<int>, points);
        const GoldenGame game = goldenGame(realDefinition(), seed);
        QCOMPARE(QList<int>(game.points.begin(), game.points.end()), points);
        QCOMPARE(quint64{game.chain}, chain);
    }

    /// Games of before play on as they did, whatever questions tables decide since.
    void earlierGames_data() {
        QTest::addColumn<quint64>("seed");
        QTest::addColumn<quint64>("chain");
        QTest::addColumn<QList<int>>("points");
#define GOLDEN(seed, chain, ...) QTest::newRow(#seed) << quint64{seed} << quint64{chain} << QList<int>{__VA_ARGS__};
#include <earlier_games.inc>
#undef GOLDEN
    }
    void earlierGames() {
        QFETCH(quint64, seed);
        QFETCH(quint64, chain);
        QFETCH(QList<int>, points);
        const GoldenGame game = earlierGame(realDefinition(), seed);
        QCOMPARE(QList<int>(game.points.begin(), game.points.end()), points);
        QCOMPARE(quint64{game.chain}, chain);
    }

    void perft_data() {
        QTest::addColumn<quint64>("seed");
        QTest::addColumn<int>("ply");
        QTest::addColumn<QList<quint64>>("counts");
#define PERFT(seed, ply, ...) QTest::newRow(#seed "/" #ply) << quint64{seed} << ply << QList<quint64>{__VA_ARGS__};
#include <perft.inc>
#undef PERFT
    }
    void perft() {
        QFETCH(quint64, seed);
        QFETCH(int, ply);
        QFETCH(QList<quint64>, counts);
        const State state = goldenPosition(realDefinition(), seed, static_cast<std::size_t>(ply));
        for (int depth = 1; depth <= counts.size(); ++depth)
            QCOMPARE(quint64{magister::MAGISTER_GAME::perft(realDefinition(), state, depth)}, counts[depth - 1]);
    }

    /// The signature of the rules: all golden games in one number.
    void signature() {
        std::uint64_t sum = 0;
        for (std::uint64_t seed = 1; seed <= 120; ++seed)
            sum = (sum ^ goldenGame(realDefinition(), seed).chain) * 0x9E3779B97F4A7C15u;
        const QByteArray found = QByteArray::number(qulonglong(sum), 16);
#include <signature.inc>
        QVERIFY2(found == expected, found.constData());
    }
};

QTEST_GUILESS_MAIN(TestGoldens)
#include "tst_goldens.moc"
