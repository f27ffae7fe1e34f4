// SPDX-License-Identifier: GPL-3.0-or-later
// What each person has learnt, and when: kept, merged with what another program keeps, forgotten, put aside when broken.
#include "app/teaching/learnt_record.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace magister;

class TestLearntRecord : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    const QDateTime m_noon{QDate(2026, 5, 3), QTime(12, 0), Qt::UTC};

    QString file() const { return m_folder->filePath("sub/learnt.json"); }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void everythingIsThereAgain() {
        Learnt kept;
        {
            LearntRecord record(file());
            record.studied("anna", "first", {"messina.a", "messina.b"}, {"messina.a"});
            record.studied("anna", "first", {"messina.c"}, {});
            record.studied("anna", "first", {}, {}, m_noon);
            record.studied("anna", "first", {}, {}, m_noon.addDays(1));
            record.refused("anna", "messina.a", m_noon);
            record.refused("anna", "messina.b", m_noon);
            record.refused("anna", "messina.a", m_noon.addSecs(60));
            record.refused("", "messina.z", m_noon);
            kept = record.of("anna");
        }
        const LearntRecord record(file());
        QVERIFY(!record.problem());
        QCOMPARE(record.of("anna"), kept);
        const LearntLesson lesson = kept.lessons.value("first");
        QCOMPARE(lesson.times, 2);
        QCOMPARE(lesson.finished, m_noon.addDays(1));
        QCOMPARE(lesson.met, QSet<QString>({"messina.a", "messina.b", "messina.c"}));
        QCOMPARE(lesson.practised, QSet<QString>{"messina.a"});
        // The latest first, each rule once.
        QCOMPARE(kept.refused.size(), 2);
        QCOMPARE(kept.refused.first().rule, "messina.a");
        QCOMPARE(kept.refused.first().times, 2);
        QCOMPARE(record.of("").refused.first().rule, "messina.z");
        QVERIFY(record.of("boris").lessons.isEmpty());
    }
    void onePersonIsForgotten() {
        LearntRecord record(file());
        record.refused("anna", "messina.a", m_noon);
        record.refused("boris", "messina.a", m_noon);
        record.forget("anna");
        QCOMPARE(record.of("anna"), Learnt());
        const LearntRecord again(file());
        QCOMPARE(again.of("anna"), Learnt());
        QCOMPARE(again.of("boris").refused.size(), 1);
    }
    void twoProgramsForgetNothing() {
        LearntRecord one(file());
        LearntRecord other(file());
        one.refused("anna", "messina.a", m_noon);
        other.refused("anna", "messina.b", m_noon);
        one.studied("boris", "first", {}, {}, m_noon);
        const LearntRecord record(file());
        QCOMPARE(record.of("anna").refused.size(), 2);
        QCOMPARE(record.of("boris").lessons.value("first").times, 1);
    }
    void onlyTheLatestRefusalsAreKept() {
        LearntRecord record(file());
        for (int i = 0; i < LearntRecord::mostRefused + 5; ++i)
            record.refused("anna", QString("messina.%1").arg(i), m_noon.addSecs(i));
        QCOMPARE(record.of("anna").refused.size(), LearntRecord::mostRefused);
        QCOMPARE(record.of("anna").refused.first().rule, QString("messina.%1").arg(LearntRecord::mostRefused + 4));
    }
    void whatIsTheSameIsNotWritten() {
        LearntRecord record(file());
        record.studied("anna", "first", {}, {});
        QVERIFY(!QFile::exists(file()));
        record.studied("anna", "first", {"messina.a"}, {});
        QVERIFY(QFile::remove(file()));
        record.studied("anna", "first", {"messina.a"}, {});
        QVERIFY(!QFile::exists(file()));
    }
    void aBrokenFileIsPutAside() {
        QVERIFY(QDir().mkpath(m_folder->filePath("sub")));
        QFile broken(file());
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("{\"format\": \"something else\"}");
        broken.close();
        LearntRecord record(file());
        QVERIFY(record.problem());
        QCOMPARE(record.problem()->file, file());
        record.refused("anna", "messina.a", m_noon);
        QVERIFY(QFile::exists(file() + ".broken"));
        QCOMPARE(LearntRecord(file()).of("anna").refused.size(), 1);
    }
    void whatCannotBeWrittenIsTold() {
        QFile blocked(m_folder->filePath("sub"));
        QVERIFY(blocked.open(QIODevice::WriteOnly));
        blocked.close();
        LearntRecord record(file());
        record.refused("anna", "messina.a", m_noon);
        QVERIFY(record.problem());
        QCOMPARE(record.problem()->kind, ProblemKind::RecordNotWritten);
    }
};

QTEST_APPLESS_MAIN(TestLearntRecord)
#include "tst_learnt_record.moc"
