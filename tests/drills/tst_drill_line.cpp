// SPDX-License-Identifier: GPL-3.0-or-later
// What is kept of a drill, what is answered, and the supply, with a game of numbers instead of a real one.
#include "app/drills/drill_source.h"

#include <QTest>

using namespace magister;
using namespace Qt::StringLiterals;

namespace {

/// Asks for the last digit of its seed; only every tenth seed has a drill.
class Digits : public DrillGame {
public:
    QString game() const override { return u"digits"_s; }
    QList<AtomDrills> atoms() const override {
        return {{u"digits.last"_s, {DrillKind::Number}, {}}, {u"digits.none"_s, {}, u"no digit shows it"_s}};
    }
    std::map<QString, QStringList> templates() const override { return {{u"ask"_s, {}}}; }
    std::optional<Drill> find(const QString& atom, DrillKind kind, quint64 seed) const override {
        if (seed % 10 != 0) return std::nullopt;
        return Drill{game(), kind, atom, u"1"_s, seed, 0, 1, u"last"_s};
    }
    std::optional<DrillQuestion> pose(const Drill& drill) const override {
        return DrillQuestion{drill.kind, drill.atom, {}, {{u"0"_s, true}, {u"1"_s, false}}, {}, 1};
    }
    DrillWords words(const Drill&, const Language&, const DrillTexts&) const override { return {}; }
    DrillVerdict judge(const Drill&, const DrillQuestion&) const override { return {}; }
};

Drill sample() {
    return {u"messina"_s,
            DrillKind::YesNo,
            u"messina.move.extra-steps"_s,
            u"2,advanced"_s,
            18446744073709551615u,
            57,
            2,
            u"may choose-hex 1 B2"_s};
}

} // namespace

class TestDrillLine : public QObject {
    Q_OBJECT

private slots:
    void aLineHoldsAllOfIt() {
        const Drill drill = sample();
        QCOMPARE(drill.line(),
                 u"messina yes-no messina.move.extra-steps table=2,advanced seed=18446744073709551615 moves=57 "
                 "seat=2 may choose-hex 1 B2"_s);
        QVERIFY(Drill::fromLine(drill.line()) == drill);
    }
    void aBrokenLineIsNoDrill_data() {
        QTest::addColumn<QString>("line");
        QTest::newRow("empty") << u""_s;
        QTest::newRow("nothing asked") << u"messina yes-no a.b table=2 seed=1 moves=5 seat=2"_s;
        QTest::newRow("kind") << u"messina maybe a.b table=2 seed=1 moves=5 seat=2 may"_s;
        QTest::newRow("table") << u"messina yes-no a.b 2 seed=1 moves=5 seat=2 may"_s;
        QTest::newRow("seed") << u"messina yes-no a.b table=2 seed=x moves=5 seat=2 may"_s;
        QTest::newRow("seed too big") << u"messina yes-no a.b table=2 seed=18446744073709551616 moves=5 seat=2 may"_s;
        QTest::newRow("moves") << u"messina yes-no a.b table=2 seed=1 moves=-5 seat=2 may"_s;
        QTest::newRow("moves too many") << u"messina yes-no a.b table=2 seed=1 moves=99999999999 seat=2 may"_s;
        QTest::newRow("seat") << u"messina yes-no a.b table=2 seed=1 moves=5 seat=0 may"_s;
        QTest::newRow("order") << u"messina yes-no a.b table=2 moves=5 seed=1 seat=2 may"_s;
    }
    void aBrokenLineIsNoDrill() {
        QFETCH(QString, line);
        QVERIFY(!Drill::fromLine(line));
    }
    void positionsAreTheSameWhateverIsAsked() {
        Drill other = sample();
        other.about = u"may choose-hex 1 C1"_s;
        other.kind = DrillKind::Do;
        QCOMPARE(other.position(), sample().position());
        ++other.moves;
        QVERIFY(other.position() != sample().position());
    }

    void severalRightOnesAreAllWanted() {
        const DrillQuestion pick{DrillKind::Pick, {}, {}, {{u"A1"_s, true}, {u"B1"_s, false}, {u"B2"_s, true}}, {}, 3};
        QVERIFY(pick.isRight({u"B2"_s, u"A1"_s}));
        QVERIFY(!pick.isRight({u"A1"_s}));
        QVERIFY(!pick.isRight({u"A1"_s, u"B1"_s, u"B2"_s}));
    }
    void oneMoveIsEnough() {
        const DrillQuestion deed{DrillKind::Do, {}, {}, {{u"x"_s, true}, {u"y"_s, true}, {u"z"_s, false}}, {}, 3};
        QVERIFY(deed.isRight({u"y"_s}));
        QVERIFY(!deed.isRight({u"z"_s}));
        QVERIFY(!deed.isRight({u"x"_s, u"y"_s}));
        QVERIFY(!deed.isRight({}));
    }
    void anOrderIsWantedAsItStands() {
        const DrillQuestion order{DrillKind::Order, {}, {}, {{u"a"_s, true}, {u"b"_s, true}}, {u"b"_s, u"a"_s}, 2};
        QVERIFY(order.isRight({u"b"_s, u"a"_s}));
        QVERIFY(!order.isRight({u"a"_s, u"b"_s}));
    }

    void theSupplyFollowsFromItsSeed() {
        const Digits game;
        const DrillSeeds seeds;
        DrillSource one(game, seeds, 5), same(game, seeds, 5), other(game, seeds, 6);
        const auto first = one.next({}, {});
        QVERIFY(first);
        QVERIFY(first == same.next({}, {}));
        QVERIFY(first != other.next({}, {}));
        QVERIFY(first != one.next({}, {}));
    }
    void whatWasSeenDoesNotComeAgain() {
        const Digits game;
        const DrillSeeds seeds;
        const auto first = DrillSource(game, seeds, 5).next({}, {});
        const auto again = DrillSource(game, seeds, 5).next({}, {first->position()});
        QVERIFY(again && again->position() != first->position());
    }
    /// Where somebody waits, a search ends in time: here before it has begun.
    void aSearchIsGivenUp() {
        const Digits game;
        const DrillSeeds seeds;
        DrillSource patient(game, seeds, 5), hasty(game, seeds, 5);
        hasty.setPatience(std::chrono::milliseconds(-1));
        QVERIFY(patient.next({u"digits.last"_s, DrillKind::Number}, {}));
        QVERIFY(!hasty.next({u"digits.last"_s, DrillKind::Number}, {}));
    }
    void whatHasNoDrillIsNotWaitedFor() {
        const Digits game;
        const DrillSeeds seeds;
        QVERIFY(!DrillSource(game, seeds, 5).next({u"digits.none"_s, {}}, {}));
        QVERIFY(!DrillSource(game, seeds, 5).next({u"digits.last"_s, DrillKind::Order}, {}));
        QVERIFY(!DrillSource(game, seeds, 5).next({u"digits.unknown"_s, {}}, {}));
        QVERIFY(DrillSource(game, seeds, 5).next({u"digits.last"_s, DrillKind::Number}, {}));
    }
};

QTEST_GUILESS_MAIN(TestDrillLine)
#include "tst_drill_line.moc"
