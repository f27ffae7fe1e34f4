// SPDX-License-Identifier: GPL-3.0-or-later
// The end of a game: what is behind its numbers, what is said.
#include "tests/app/orleans/look.h"

#include "app/orleans/table/score_pieces.h"
#include "app/orleans/table/shown_targets.h"
#include "app/orleans/words/ending.h"
#include "app/orleans/words/score_story.h"
#include "app/orleans/words/score_text.h"
#include "tests/engine/orleans/position.h"

#include <QtTest>

using namespace magister::orleans;

namespace {

int inDigits(QString number) {
    return number.replace(QChar(0x2212), u'-').toInt();
}

Scene sceneOf(const Session& session, const QString& code) {
    static const Offers none;
    return {session.definition(), session.state(), told::seats(), told::language(code), none, 0};
}

} // namespace

class tst_OrleansEnding : public QObject {
    Q_OBJECT

private slots:
    void originsAddUpToTheLines() {
        int rows = 0, lines = 0;
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            const Session session = told::finished(2 + static_cast<int>(seed % 3), seed);
            for (const ScoreLine& line : scoreLines(session)) {
                ++lines;
                int sum = 0;
                for (const QVariantMap& row :
                     scoreOrigins(sceneOf(session, "en"), session, scoreSourceId(line.source), line.player)) {
                    sum += inDigits(row.value("amount").toString());
                    ++rows;
                }
                QVERIFY2(sum == line.count, qPrintable(QString("%1 of seat %2 in game %3: %4, not %5")
                                                           .arg(scoreSourceId(line.source))
                                                           .arg(line.player + 1)
                                                           .arg(seed)
                                                           .arg(sum)
                                                           .arg(line.count)));
            }
        }
        qInfo("%d rows behind %d lines", rows, lines);
        QVERIFY(lines > 200 && rows > 600);
    }

    void whatALineCounts() {
        int pieces = 0;
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            const Session session = told::finished(2 + static_cast<int>(seed % 3), seed);
            const Scene scene = sceneOf(session, "en");
            const QStringList shown = shownTargets(scene);
            for (const ScoreLine& line : scoreLines(session)) {
                int sum = 0;
                for (const CountedPiece& piece : countedPieces(scene, line)) {
                    sum += piece.count;
                    QVERIFY2(shown.contains(piece.target) || line.player != scene.viewer, qPrintable(piece.target));
                    ++pieces;
                }
                QCOMPARE(sum, int{line.count});
            }
        }
        QVERIFY(pieces > 60);
    }

    void howThePointsGrew() {
        const Session session = told::finished(3, 7);
        const auto grown = growthOf(session);
        QCOMPARE(grown.size(), std::size_t{3});
        for (PlayerIndex p = 0; p < 3; ++p) {
            QCOMPARE(grown[p].rounds.size(), roundCount + 1);
            QCOMPARE(grown[p].rounds.front(), int{realDefinition().start.coins});
            QCOMPARE(grown[p].rounds.back(), int{session.state().players[p].points});
            QVERIFY(grown[p].beforeScoring <= grown[p].rounds.back());
        }
    }

    void theLinesAddUpToThePoints() {
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            const Session session = told::finished(2 + static_cast<int>(seed % 3), seed);
            std::array<int, maxPlayers> sum{};
            for (const ScoreLine& line : scoreLines(session))
                sum[line.player] += line.points;
            for (PlayerIndex p = 0; p < session.state().playerCount; ++p)
                QCOMPARE(sum[p], int{session.state().players[p].points});
        }
    }

    void everythingIsWorded_data() {
        QTest::addColumn<QString>("code");
        for (const QString& code : told::codes())
            QTest::newRow(code.toUtf8()) << code;
    }
    void everythingIsWorded() {
        QFETCH(QString, code);
        int advice = 0;
        QSet<QString> rules;
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            const Session session = told::finished(2 + static_cast<int>(seed % 3), seed);
            const Scene scene = sceneOf(session, code);
            for (const ScoreLine& line : scoreLines(session))
                for (const QVariantMap& row : scoreOrigins(scene, session, scoreSourceId(line.source), line.player)) {
                    QVERIFY2(told::flaws(row).isEmpty(), told::flaws(row).join('|').toUtf8());
                    QVERIFY(!row.value("text").toString().isEmpty());
                }
            const Rows reasons = endingReasons(scene, session);
            QVERIFY(!reasons.isEmpty());
            for (const QVariantMap& row : reasons)
                QVERIFY2(told::flaws(row).isEmpty() && !row.value("text").toString().isEmpty(),
                         row.value("text").toByteArray());
            for (PlayerIndex p = 0; p < session.state().playerCount; ++p) {
                const Rows rows = endingAdvice(scene, session, p);
                QVERIFY(rows.size() <= 3);
                for (const QVariantMap& row : rows) {
                    QVERIFY2(told::flaws(row).isEmpty(), told::flaws(row).join('|').toUtf8());
                    QVERIFY(!row.value("icon").toString().isEmpty());
                    QVERIFY(row.value("rule").toString().startsWith("orleans."));
                    rules.insert(row.value("rule").toString());
                    ++advice;
                }
            }
            const QString text = endingText(scene, session);
            QVERIFY(text.contains("Anna") && text.contains("Karl") &&
                    text.contains(QString::number(session.state().players[0].points)));
            QVERIFY2(!text.contains('{') && !text.contains(QChar(0xAB)), text.toUtf8());
        }
        QCOMPARE(told::missing(code), QStringList());
        qInfo("%d pieces of advice of %d kinds", advice, static_cast<int>(rules.size()));
        QVERIFY(advice > 40 && rules.size() >= 6);
    }

    void theScaleIsThatOfTheLevels() {
        const Session session = told::finished(3, 4);
        const Scene scene = sceneOf(session, "en");
        for (const char* source : {"bread", "stations", "citizens"}) {
            const QVariantList cells = scoreScale(scene, source, 0).value("cells").toList();
            QCOMPARE(cells.size(), static_cast<qsizetype>(levelCount));
            int marked = 0;
            for (const QVariant& cell : cells)
                marked += static_cast<int>(cell.toMap().value("seats").toList().size());
            QCOMPARE(marked, 3);
            QCOMPARE(cells.at(1).toMap().value("at").toString(), QString("4"));
        }
        QVERIFY(scoreScale(scene, "coins", 0).isEmpty());
        QVERIFY(scoreScale(scene, "nonsense", 0).isEmpty() && scoreOrigins(scene, session, "total", 0).isEmpty());
    }

    void whyItEnded() {
        const Session session = told::finished(2, 1);
        State state = session.state();
        static const Offers none;
        const auto reasons = [&] {
            const Scene scene{session.definition(), state, told::seats(), told::language("en"), none, 0};
            return endingReasons(scene, session);
        };
        state.players[0].points = 90;
        state.players[1].points = 70;
        state.winners = 1;
        QCOMPARE(reasons().front().value("rule").toString(), QString("orleans.end.winner"));
        QVERIFY(reasons().front().value("text").toString().contains("20") &&
                reasons().front().value("text").toString().contains("Karl"));
        state.players[1].points = 90;
        state.players[0].development = 17;
        QCOMPARE(reasons().size(), 1);
        QCOMPARE(reasons().front().value("rule").toString(), QString("orleans.end.tie"));
        QVERIFY(reasons().front().value("text").toString().endsWith("space 17."));
        state.winners = 3;
        QVERIFY(reasons().front().value("text").toString().contains("no further"));
    }

    void aGameThatGoesOnHasNoScore() {
        const Session session(realDefinition(), Setup{.players = 2, .seed = 3, .pinned = {}, .rulings = {}});
        QVERIFY(scoreLines(session).empty());
        QVERIFY(endingText(sceneOf(session, "en"), session).isEmpty());
    }
};

QTEST_GUILESS_MAIN(tst_OrleansEnding)
#include "tst_orleans_ending.moc"
