// SPDX-License-Identifier: GPL-3.0-or-later
// What earlier programs kept of everybody in one file is taken over by person, once.
#include "app/teaching/memory/learnt_migration.h"
#include "app/teaching/memory/memory_store.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace magister;

class TestLearntMigration : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    QString earlier() const { return m_folder->filePath("learnt.json"); }
    QString folder() const { return m_folder->filePath("memory"); }
    void put(const QByteArray& bytes) const {
        QFile file(earlier());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    const QByteArray m_kept = R"({"format": "magister-learnt/1", "people": {
        "anna": {
            "lessons": {
                "first": {"times": 2, "met": ["messina.a", "messina.b"], "practised": ["messina.a"], "finished": "2026-05-03T12:00:00Z"},
                "second": {"times": 0, "met": ["messina.c"], "practised": ["messina.c"]}},
            "refused": [{"rule": "messina.z", "times": 3, "last": "2026-05-04T12:00:00Z"}]},
        "": {"lessons": {}, "refused": [{"rule": "messina.y", "times": 1, "last": "2026-05-04T12:00:00Z"}]}}})";

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void everybodyIsTakenOver() {
        put(m_kept);
        MemoryStore store(folder());
        takeOverLearnt(earlier(), store);
        QVERIFY(!QFile::exists(earlier()));
        QVERIFY(store.faults().isEmpty());
        MemoryStore again(folder());
        const LearnerMemory anna = again.of("anna");
        QCOMPARE(anna.lessons.value("first").times, 2);
        QCOMPARE(anna.lessons.value("first").met, QSet<QString>({"messina.a", "messina.b"}));
        QCOMPARE(anna.lessons.value("second").practised, QSet<QString>{"messina.c"});
        QCOMPARE(anna.refused.first().times, 3);
        // What was only told, and what a lesson that was not finished made one do, has not entered.
        QCOMPARE(anna.atoms.keys(), QStringList({"messina.a", "messina.z"}));
        QCOMPARE(anna.atoms["messina.a"].last, QList<Outcome>{Outcome::Right});
        QVERIFY(anna.atoms["messina.a"].due > QDate(2026, 5, 4));
        QVERIFY(anna.atoms["messina.z"].isLost());
        QCOMPARE(again.of("").atoms.keys(), QStringList{"messina.y"});
    }
    void onceIsEnough() {
        put(m_kept);
        MemoryStore store(folder());
        store.change("anna", [](LearnerMemory& memory) { memory.openedArticle("messina.q", QDate(2026, 6, 1)); });
        const LearnerMemory before = store.of("anna");
        takeOverLearnt(earlier(), store);
        // Who has a file already keeps it.
        QCOMPARE(store.of("anna"), before);
        QCOMPARE(store.of("").refused.size(), 1);
        takeOverLearnt(earlier(), store);
        QCOMPARE(store.of("").refused.first().times, 1);
    }
    void aBrokenFileIsPutAside() {
        put("{\"format\": \"something else\", \"people\": {}}");
        MemoryStore store(folder());
        takeOverLearnt(earlier(), store);
        QVERIFY(!QFile::exists(earlier()));
        QVERIFY(QFile::exists(earlier() + ".broken"));
        QCOMPARE(store.faults().size(), 1);
        QCOMPARE(store.faults().first().problem.path, QString("$.format"));
        QCOMPARE(store.faults().first().keptAs, earlier() + ".broken");
    }
    void whatIsSoundOfABrokenFileIsKept() {
        put(QByteArray(m_kept).replace("\"times\": 3", "\"times\": -3"));
        MemoryStore store(folder());
        takeOverLearnt(earlier(), store);
        QCOMPARE(store.faults().first().problem.path, QString("$.people.anna.refused[0].times"));
        QVERIFY(QFile::exists(earlier() + ".broken"));
        QCOMPARE(store.of("anna").lessons.size(), 2);
        QCOMPARE(store.of("").refused.size(), 1);
    }
    void whatCannotBeKeptIsNotRemoved() {
        put(m_kept);
        QFile blocked(folder());
        QVERIFY(blocked.open(QIODevice::WriteOnly));
        blocked.close();
        MemoryStore store(folder());
        takeOverLearnt(earlier(), store);
        QVERIFY(QFile::exists(earlier()));
    }
    void missedRulesAreTheHouseholds() {
        MemoryStore store(folder());
        store.change("", [](LearnerMemory& memory) {
            memory.answeredDrill("messina.a", "1", Outcome::Right, QDate(2026, 5, 3));
        });
        takeOverMissed({"messina.a", "messina.b"}, store);
        QVERIFY(!store.of("").atoms["messina.a"].isLost());
        QVERIFY(store.of("").atoms["messina.b"].isLost());
    }
};

QTEST_APPLESS_MAIN(TestLearntMigration)
#include "tst_learnt_migration.moc"
