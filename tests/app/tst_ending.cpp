// SPDX-License-Identifier: GPL-3.0-or-later
// The end of a game: what its lines count, what is behind them, what is said.
#include "tests/app/fixture.h"

#include "app/messina/words/ending.h"
#include "app/messina/words/event_text.h"
#include "app/messina/words/names.h"
#include "app/messina/table/rows.h"
#include "app/messina/table/score_pieces.h"
#include "app/messina/words/score_story.h"
#include "app/messina/words/score_text.h"
#include "app/messina/table/shown_targets.h"

#include <QRegularExpression>
#include <QtTest>

#include <algorithm>
#include <numeric>

using namespace magister::messina;
using magister::Random;

namespace {

Session finished(int players, bool advanced, std::uint64_t seed) {
    Setup setup = fixture::setup(players, seed);
    if (advanced) setup.boards = setup.scrolls = Side::B;
    Session session(fixture::definition(), setup);
    Random random = Random::seeded(seed);
    while (!session.state().over()) {
        const auto legal =
            choices(session.definition(), session.state(), session.state().toAct(), Listing::LegalOnly);
        session.give(session.state().toAct(), legal[random.below(static_cast<std::uint32_t>(legal.size()))].command);
    }
    return session;
}

/// A finished game whose state was changed: its rows and reasons are asked of it.
Scene sceneOf(const Session& session, const State& state, const Offers& offers, PlayerIndex viewer,
              const QString& code = "en") {
    return {session.definition(), state, fixture::seats(), fixture::language(code), offers, viewer, {}, {}};
}

int sum(const QVector<CountedPiece>& pieces) {
    return std::accumulate(pieces.begin(), pieces.end(), 0,
                           [](int all, const CountedPiece& piece) { return all + piece.count; });
}
int worth(const QVector<CountedPiece>& pieces) {
    return std::accumulate(pieces.begin(), pieces.end(), 0,
                           [](int all, const CountedPiece& piece) { return all + piece.points; });
}

bool countsPieces(const Scene& scene, const ScoreLine& line) {
    const ScrollTrack* track = trackOfLine(scene, line.source, line.player);
    if (track) return track->kind != ScrollKind::Book;
    return line.source == ScoreSource::Rats || line.source == ScoreSource::Districts ||
           line.source == ScoreSource::SoloRepopulated || line.source == ScoreSource::Leftovers;
}

const QVector<int> everyNumber{1, 2, 3, 4};

} // namespace

class EndingTest : public QObject {
    Q_OBJECT

private slots:
    void whatALineCounts_data() { games(); }
    void whatALineCounts() {
        QFETCH(int, players);
        QFETCH(bool, advanced);
        int lit = 0;
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            const Session session = finished(players, advanced, seed);
            const Offers offers;
            for (PlayerIndex viewer = 0; viewer < players; ++viewer) {
                const Scene scene = sceneOf(session, session.state(), offers, viewer);
                const QStringList shown = shownTargets(scene);
                for (const ScoreLine& line : scoreLines(session)) {
                    const auto pieces = countedPieces(scene, line);
                    for (const CountedPiece& piece : pieces)
                        QVERIFY2(shown.contains(piece.target), qPrintable(piece.target));
                    lit += static_cast<int>(pieces.size());
                    const ScrollTrack* track = trackOfLine(scene, line.source, line.player);
                    const int most = track ? track->cap : 255;
                    if (countsPieces(scene, line)) QCOMPARE(std::min(sum(pieces), most), int{line.count});
                    // What brings points of itself adds up to the line.
                    const bool worths = worth(pieces) != 0 || line.source == ScoreSource::Districts;
                    if (worths) QCOMPARE(worth(pieces), int{line.points});
                    if (line.points != 0) QVERIFY2(!pieces.isEmpty() || line.source == ScoreSource::SoloRepopulated || line.source == ScoreSource::PopularityRank, qPrintable(scoreSourceId(line.source)));
                }
            }
        }
        QVERIFY(lit > 40);
    }

    void ownPiecesAreNamedOneByOne() {
        const Session session = finished(2, false, 3);
        const Offers offers;
        for (const ScoreLine& line : scoreLines(session)) {
            if (line.source != ScoreSource::ScrollTrack2 || line.count == 0) continue;
            const auto own = countedPieces(sceneOf(session, session.state(), offers, line.player), line);
            QCOMPARE(own.size(), line.count + 1); // and the track itself
            const auto other =
                countedPieces(sceneOf(session, session.state(), offers, static_cast<PlayerIndex>(1 - line.player)), line);
            QCOMPARE(other.size(), 1);
            QCOMPARE(other.front().target, seatTarget(line.player) + "/ships");
            QCOMPARE(other.front().count, int{line.count});
        }
    }

    void theEventsBehindANumber_data() { games(); }
    void theEventsBehindANumber() {
        QFETCH(int, players);
        QFETCH(bool, advanced);
        for (const QString& code : fixture::codes()) {
            const Session session = finished(players, advanced, 2);
            const Offers offers;
            const Scene scene = sceneOf(session, session.state(), offers, 0, code);
            for (const ScoreLine& line : scoreLines(session)) {
                const QString id = scoreSourceId(line.source);
                const Rows rows = scoreOrigins(scene, session, id, line.player);
                int all = 0;
                for (const QVariantMap& row : rows) {
                    QVERIFY(!row.value("text").toString().isEmpty());
                    QVERIFY(fixture::unfilled(row).isEmpty());
                    all += row.value("amount").toString().replace(QChar(0x2212), u'-').toInt();
                }
                if (line.source == ScoreSource::Rats) QCOMPARE(all, int{line.count});
                if (line.source == ScoreSource::Districts) QCOMPARE(all, int{line.points});
            }
            for (PlayerIndex p = 0; p < players; ++p) {
                int before = session.state().players[p].points;
                for (const ScoreLine& line : scoreLines(session))
                    if (line.player == p) before -= line.points;
                int all = 0;
                for (const QVariantMap& row : scoreOrigins(scene, session, "before", p))
                    all += row.value("amount").toString().replace(QChar(0x2212), u'-').toInt();
                QCOMPARE(all, before);
            }
        }
    }

    void thePrintedScale_data() { games(); }
    void thePrintedScale() {
        QFETCH(int, players);
        QFETCH(bool, advanced);
        const Session session = finished(players, advanced, 5);
        const Offers offers;
        const Scene scene = sceneOf(session, session.state(), offers, 0);
        int marked = 0;
        for (const ScoreLine& line : scoreLines(session)) {
            const auto cells = scoreScale(scene, scoreSourceId(line.source), line.player).value("cells").toList();
            for (const QVariant& cell : cells) {
                if (!cell.toMap().value("seats").toList().contains(line.player + 1)) continue;
                ++marked;
                const QString own = cell.toMap().value("worth").toString();
                const bool track = trackOfLine(scene, line.source, line.player) != nullptr;
                QCOMPARE(own, track ? QStringLiteral("× ") + halfPoints(scene, line.halfValue)
                                    : pointsText(scene, line.points));
            }
        }
        QVERIFY2(marked >= 4 * players, qPrintable(QString::number(marked)));
    }

    void whyItEnded_data() { games(); }
    void whyItEnded() {
        static const QRegularExpression hyphenForMinus(QStringLiteral("(^|\\s)-\\d"));
        QFETCH(int, players);
        QFETCH(bool, advanced);
        for (const QString& code : fixture::codes())
            for (std::uint64_t seed = 1; seed <= 4; ++seed) {
                const Session session = finished(players, advanced, seed);
                const Offers offers;
                const Scene scene = sceneOf(session, session.state(), offers, 0, code);
                const Rows rows = endingReasons(scene, session);
                QVERIFY(!rows.isEmpty());
                for (const QVariantMap& row : rows) {
                    QVERIFY(!row.value("text").toString().isEmpty());
                    QVERIFY(fixture::unfilled(row).isEmpty());
                    QVERIFY(!hyphenForMinus.match(row.value("text").toString()).hasMatch());
                }
                QCOMPARE(rows.front().value("rule").toString().startsWith(
                             players == 1 ? "messina.solo.target" : "messina.win."),
                         true);
            }
    }

    void equalsAreToldApart() {
        const Session session = finished(2, false, 1);
        State state = session.state();
        const Offers offers;
        state.players[1].points = state.players[0].points;
        for (const Rule rule : {Rule::WinTieDistricts, Rule::WinTieValue, Rule::WinShared}) {
            state.winners = rule == Rule::WinShared ? 3 : 1;
            const Scene scene = sceneOf(session, state, offers, 0);
            const Rows rows = endingReasons(scene, session, rule);
            QCOMPARE(rows.size(), 1);
            QCOMPARE(rows.front().value("rule").toString(), ruleIdOf(rule));
            QCOMPARE(rows.front().value("text").toString().contains("Karl"), rule != Rule::WinShared);
        }
    }

    void alone() {
        const Session session = finished(1, false, 2);
        State state = session.state();
        const Offers offers;
        const int goal = session.definition().solo.goodResult[0];
        state.players[0].points = static_cast<std::int16_t>(goal + 4);
        const QString reached = endingReasons(sceneOf(session, state, offers, 0), session).front().value("text").toString();
        QVERIFY(reached.contains(QString::number(goal)) && reached.contains("4") && reached.contains("reached"));
        state.players[0].points = -7;
        const QString missed = endingReasons(sceneOf(session, state, offers, 0), session).front().value("text").toString();
        QVERIFY(missed.contains("missed") && missed.contains(QString::number(goal + 7)));
        state.players[0].books[0] = 9;
        state.players[1].books[0] = 12;
        const QString behind = endingReasons(sceneOf(session, state, offers, 0), session).at(1).value("text").toString();
        QVERIFY(behind.contains("IX") && behind.contains("XII") && behind.contains("no points"));
    }

    void adviceIsOfTheGame_data() { games(); }
    void adviceIsOfTheGame() {
        QFETCH(int, players);
        QFETCH(bool, advanced);
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            const Session session = finished(players, advanced, seed);
            const Offers offers;
            for (PlayerIndex p = 0; p < players; ++p) {
                const Scene scene = sceneOf(session, session.state(), offers, p);
                const Rows rows = endingAdvice(scene, session, p);
                QVERIFY(rows.size() <= 3);
                const auto lines = scoreLines(session);
                for (const QVariantMap& row : rows) {
                    QVERIFY(fixture::unfilled(row).isEmpty());
                    QVERIFY(!row.value("rule").toString().isEmpty());
                    if (row.value("rule") == ruleIdOf(Rule::RatsPoints)) {
                        const auto rats = std::find_if(lines.begin(), lines.end(), [&](const ScoreLine& line) {
                            return line.source == ScoreSource::Rats && line.player == p;
                        });
                        QVERIFY(row.value("text").toString().contains(pointsText(scene, rats->points)));
                    }
                    if (row.value("rule") == ruleIdOf(Rule::RepopTile))
                        QVERIFY(session.state().players[p].districts.empty());
                }
            }
        }
    }

    void nothingIsMadeUp() {
        const Session session = finished(2, false, 1);
        State state = session.state();
        state.players[0].scroll = {4, 4, 4};
        // A game without its events tells nothing.
        const Session fresh(session.definition(), fixture::setup(2, 1));
        const Offers offers;
        QVERIFY(endingAdvice(sceneOf(session, state, offers, 0), fresh, 0).isEmpty());
        QVERIFY(endingReasons(sceneOf(session, state, offers, 0), fresh).isEmpty());
        QVERIFY(endingText(sceneOf(session, state, offers, 0), fresh).isEmpty());
    }

    void theScoreAsText_data() { games(); }
    void theScoreAsText() {
        QFETCH(int, players);
        QFETCH(bool, advanced);
        for (const QString& code : fixture::codes()) {
            const Session session = finished(players, advanced, 4);
            const Offers offers;
            const Scene scene = sceneOf(session, session.state(), offers, 0, code);
            const QString text = endingText(scene, session);
            const Rows rows = scoreRows(scene, scoreLines(session));
            QVERIFY(!text.contains(QChar(QChar::Nbsp)));
            const QStringList lines = text.split('\n');
            for (const QVariantMap& row : rows) {
                const auto line = std::find_if(lines.begin(), lines.end(), [&](const QString& one) {
                    return one.startsWith(row.value("label").toString().replace(QChar(QChar::Nbsp), u' ') + u' ');
                });
                QVERIFY2(line != lines.end(), qPrintable(row.value("label").toString()));
            }
            QVERIFY(text.contains(pointsText(scene, session.state().players[0].points)));
            static const QRegularExpression hyphen("-[0-9]");
            QVERIFY2(!text.contains(hyphen), qPrintable(text));
        }
    }

    void belowNothingHasATrueMinus() {
        const Session session = finished(3, false, 2);
        State state = session.state();
        state.players[1].points = -14;
        const Offers offers;
        for (const QString& code : fixture::codes()) {
            const Scene scene = sceneOf(session, state, offers, 0, code);
            const Rows rows = scoreRows(scene, scoreLines(session));
            QCOMPARE(rows.back().value("values").toStringList().at(1), QChar(0x2212) + QStringLiteral("14"));
            QCOMPARE(rows.back().value("points").toList().at(1).toInt(), -14);
            QVERIFY(eventText(scene, ScoreLine{Rule::RatsPoints, 1, ScoreSource::Rats, 6, 0, -10})
                        .contains(QChar(0x2212) + QStringLiteral("10")));
        }
    }

private:
    static void games() {
        QTest::addColumn<int>("players");
        QTest::addColumn<bool>("advanced");
        for (const int players : everyNumber)
            for (const bool advanced : {false, true})
                QTest::addRow("%d %s", players, advanced ? "advanced" : "standard") << players << advanced;
    }
};

QTEST_GUILESS_MAIN(EndingTest)
#include "tst_ending.moc"
