// SPDX-License-Identifier: GPL-3.0-or-later
// FSRS-6 with the default weights, against the figures that its reference implementations are tested with.
#include "app/teaching/memory/fsrs.h"

#include <QtTest>

#include <cmath>

using namespace magister;

class TestFsrs : public QObject {
    Q_OBJECT

private slots:
    void theFirstAnswer() {
        const struct {
            Grade grade;
            double stability;
            double difficulty;
        } known[]{{Grade::Again, 0.212, 6.4133},
                  {Grade::Hard, 1.2931, 5.11217071},
                  {Grade::Good, 2.3065, 2.11810397},
                  {Grade::Easy, 8.2956, 1.0}};
        for (const auto& each : known) {
            const MemoryTrace trace = fsrs::firstAnswer(each.grade);
            QVERIFY(std::abs(trace.stability - each.stability) < 1e-6);
            QVERIFY(std::abs(trace.difficulty - each.difficulty) < 1e-6);
        }
    }
    void aKnownRow() {
        MemoryTrace trace = fsrs::firstAnswer(Grade::Again);
        for (const int days : {0, 1, 3, 8, 21})
            trace = fsrs::nextAnswer(trace, days, Grade::Good);
        QVERIFY2(std::abs(trace.stability - 53.62691) < 1e-4, qPrintable(QString::number(trace.stability, 'f', 6)));
        QVERIFY2(std::abs(trace.difficulty - 6.3574867) < 1e-4, qPrintable(QString::number(trace.difficulty, 'f', 7)));
    }
    // Good six times, then forgotten twice, then Good again. Where the reference waits for minutes, days are 0.
    void knownIntervals() {
        const QList<Grade> grades{Grade::Good, Grade::Good,  Grade::Good,  Grade::Good, Grade::Good,
                                  Grade::Good, Grade::Again, Grade::Again, Grade::Good, Grade::Good,
                                  Grade::Good, Grade::Good,  Grade::Good};
        const QList<int> known{0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21};
        MemoryTrace trace = fsrs::firstAnswer(grades[0]);
        for (qsizetype i = 1; i < grades.size(); ++i) {
            trace = fsrs::nextAnswer(trace, known[i - 1], grades[i]);
            if (known[i] > 0) QCOMPARE(fsrs::interval(trace.stability), known[i]);
        }
    }
    void nineInTenAfterAsManyDaysAsTheStabilitySays() {
        for (const double stability : {1.0, 10.0, 400.0}) {
            const MemoryTrace trace{stability, 5};
            QVERIFY(std::abs(fsrs::retrievability(trace, static_cast<int>(stability)) - 0.9) < 1e-9);
            QCOMPARE(fsrs::interval(stability), static_cast<int>(stability));
        }
        QCOMPARE(fsrs::retrievability({3, 5}, 0), 1.0);
        QVERIFY(fsrs::retrievability({3, 5}, 4) > fsrs::retrievability({3, 5}, 5));
        // Whoever is content with less waits longer; nobody waits less than a day.
        QVERIFY(fsrs::interval(10, 0.8) > fsrs::interval(10, 0.9));
        QCOMPARE(fsrs::interval(0.01), 1);
    }
    void nothingLeavesItsScale() {
        for (const Grade grade : {Grade::Again, Grade::Hard, Grade::Good, Grade::Easy}) {
            MemoryTrace trace = fsrs::firstAnswer(grade);
            for (int i = 0; i < 300; ++i) {
                trace = fsrs::nextAnswer(trace, i % 7 ? fsrs::interval(trace.stability) : 0, grade);
                QVERIFY(trace.stability >= fsrs::leastStability && trace.stability <= fsrs::mostStability);
                QVERIFY(trace.difficulty >= fsrs::leastDifficulty && trace.difficulty <= fsrs::mostDifficulty);
            }
        }
    }
    void theBetterTheAnswerTheLonger() {
        const MemoryTrace trace = fsrs::firstAnswer(Grade::Good);
        for (const int days : {0, 3}) {
            double before = 0;
            for (const Grade grade : {Grade::Again, Grade::Hard, Grade::Good, Grade::Easy}) {
                const double stability = fsrs::nextAnswer(trace, days, grade).stability;
                QVERIFY(stability > before);
                before = stability;
            }
            QVERIFY(fsrs::nextAnswer(trace, days, Grade::Again).stability < trace.stability);
        }
    }
};

QTEST_APPLESS_MAIN(TestFsrs)
#include "tst_fsrs.moc"
