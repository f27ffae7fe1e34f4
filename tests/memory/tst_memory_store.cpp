// SPDX-License-Identifier: GPL-3.0-or-later
// What a person remembers, in a file: kept, merged with what another program keeps, exported, deleted, put aside when
// broken.
#include "app/teaching/memory/memory_store.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace magister;

class TestMemoryStore : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    const QDateTime m_noon{QDate(2026, 5, 3), QTime(12, 0), Qt::UTC};
    const QDate m_day{2026, 5, 3};

    QString folder() const { return m_folder->filePath("data/memory"); }
    QString fileOf(const QString& person) const { return MemoryStore(folder()).fileOf(person); }
    static QByteArray bytesOf(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void put(const QString& path, const QByteArray& bytes) const {
        QVERIFY(QDir().mkpath(folder()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    static bool refuse(MemoryStore& store, const QString& person, const QString& rule, const QDateTime& when) {
        return store.change(person, [&](LearnerMemory& memory) { memory.refusedRule(rule, when); });
    }
    /// A bit of everything.
    static LearnerMemory full(const QDateTime& noon) {
        LearnerMemory memory;
        memory.studied("first", {"messina.a", "messina.b"}, {"messina.a"});
        memory.studied("first", {"messina.c"}, {});
        memory.studied("first", {}, {}, noon);
        memory.answeredLesson({{"messina.a", "messina.b"}, {"messina.b"}, {"messina.c"}}, noon.date());
        memory.refusedRule("messina.a", noon);
        memory.refusedRule("messina.z", noon.addSecs(60));
        memory.answeredDrill("messina.c", "messina 7 2 \"x\" 31", Outcome::RightAtOnce, noon.date().addDays(1));
        memory.usedRule("messina.b", noon.date().addDays(3));
        memory.openedArticle("messina.q", noon.date());
        memory.refreshed = noon.date().addDays(1);
        memory.declined = noon.date();
        memory.tips = {QStringLiteral("messina/rats"), QStringLiteral("messina/fork")};
        return memory;
    }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void everythingIsThereAgain() {
        const LearnerMemory memory = full(m_noon);
        {
            MemoryStore store(folder());
            QVERIFY(store.change("anna", [&](LearnerMemory& own) { own = memory; }));
        }
        MemoryStore store(folder());
        QCOMPARE(store.of("anna"), memory);
        QVERIFY(store.faults().isEmpty());
        QCOMPARE(store.of("boris"), LearnerMemory());
        QVERIFY(!QFile::exists(fileOf("boris")));
    }
    void aPersonCanReadIt() {
        MemoryStore store(folder());
        QVERIFY(store.change("anna", [&](LearnerMemory& own) { own = full(m_noon); }));
        const QList<QByteArray> lines = bytesOf(fileOf("anna")).split('\n');
        // A line for each rule, with its days and words.
        const auto line = std::find_if(lines.begin(), lines.end(),
                                       [](const QByteArray& each) { return each.contains("\"messina.c\": {"); });
        QVERIFY(line != lines.end());
        for (const char* part : {"\"due\":\"2026-", "\"last\":[\"wrong\",\"at-once\"]",
                                 "\"met\":[\"lesson\",\"drill\"]", "\"stability\":"})
            QVERIFY2(line->contains(part), line->constData());
    }
    void onePersonIsForgotten() {
        MemoryStore store(folder());
        refuse(store, "anna", "messina.a", m_noon);
        refuse(store, "boris", "messina.a", m_noon);
        put(fileOf("anna") + ".broken", "{}");
        QVERIFY(store.forget("anna"));
        QCOMPARE(store.of("anna"), LearnerMemory());
        QVERIFY(!QFile::exists(fileOf("anna")));
        QVERIFY(!QFile::exists(fileOf("anna") + ".broken"));
        MemoryStore again(folder());
        QCOMPARE(again.of("anna"), LearnerMemory());
        QCOMPARE(again.of("boris").refused.size(), 1);
    }
    void twoProgramsForgetNothing() {
        MemoryStore one(folder());
        MemoryStore other(folder());
        QVERIFY(one.of("anna").refused.isEmpty() && other.of("anna").refused.isEmpty());
        refuse(one, "anna", "messina.a", m_noon);
        refuse(other, "anna", "messina.b", m_noon);
        MemoryStore store(folder());
        QCOMPARE(store.of("anna").refused.size(), 2);
        QCOMPARE(store.of("anna").atoms.size(), 2);
    }
    void whatAnotherProgramHasForgottenStaysForgotten() {
        MemoryStore one(folder());
        refuse(one, "anna", "messina.a", m_noon);
        QVERIFY(MemoryStore(folder()).forget("anna"));
        refuse(one, "anna", "messina.b", m_noon);
        QCOMPARE(MemoryStore(folder()).of("anna").atoms.keys(), QStringList{"messina.b"});
    }
    void onlyTheLatestRefusalsAreKept() {
        MemoryStore store(folder());
        for (int i = 0; i < LearnerMemory::mostRefused + 5; ++i)
            refuse(store, "anna", QString("messina.%1").arg(i), m_noon.addSecs(i));
        QCOMPARE(store.of("anna").refused.size(), LearnerMemory::mostRefused);
        QCOMPARE(store.of("anna").refused.first().rule, QString("messina.%1").arg(LearnerMemory::mostRefused + 4));
        refuse(store, "anna", "messina.40", m_noon.addSecs(99));
        QCOMPARE(store.of("anna").refused.first().times, 2);
        // The list is short, the memory is not.
        QCOMPARE(store.of("anna").atoms.size(), LearnerMemory::mostRefused + 5);
        QVERIFY(MemoryStore(folder()).of("anna") == store.of("anna"));
    }
    void whatIsTheSameIsNotWritten() {
        MemoryStore store(folder());
        QVERIFY(store.change("anna", [](LearnerMemory& memory) { memory.studied("first", {}, {}); }));
        QVERIFY(!QFile::exists(fileOf("anna")));
    }
    void itIsExported() {
        MemoryStore store(folder());
        QVERIFY(store.change("anna", [&](LearnerMemory& own) { own = full(m_noon); }));
        const QString target = m_folder->filePath("anna.json");
        QVERIFY(!store.exportTo("anna", target));
        QCOMPARE(bytesOf(target), bytesOf(fileOf("anna")));
        QVERIFY(!store.exportTo("boris", target));
        QVERIFY(bytesOf(target).contains("\"atoms\": {}"));
        const auto problem = store.exportTo("anna", m_folder->filePath("nowhere/anna.json"));
        QVERIFY(problem);
        QCOMPARE(problem->kind, ProblemKind::RecordNotWritten);
        QCOMPARE(problem->file, m_folder->filePath("nowhere/anna.json"));
    }
    void aBrokenFileIsPutAside_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("no JSON") << QByteArray("{\"format\": ");
        QTest::newRow("a list") << QByteArray("[]");
        QTest::newRow("something else") << QByteArray(
            "{\"format\": \"something else\", \"lessons\": {}, \"refused\": [], \"atoms\": {}}");
        QTest::newRow("a part missing") << QByteArray(
            "{\"format\": \"magister-memory/1\", \"lessons\": {}, \"refused\": []}");
    }
    void aBrokenFileIsPutAside() {
        QFETCH(QByteArray, bytes);
        put(fileOf("anna"), bytes);
        MemoryStore store(folder());
        QCOMPARE(store.of("anna"), LearnerMemory());
        QCOMPARE(store.faults().size(), 1);
        QCOMPARE(store.faults().first().file, fileOf("anna"));
        QCOMPARE(store.faults().first().problem.file, fileOf("anna"));
        QCOMPARE(store.faults().first().keptAs, fileOf("anna") + ".broken");
        QCOMPARE(bytesOf(fileOf("anna") + ".broken"), bytes);
        QVERIFY(refuse(store, "anna", "messina.a", m_noon));
        QCOMPARE(MemoryStore(folder()).of("anna").refused.size(), 1);
    }
    // One thing that cannot be does not take the others with it.
    void aPartThatIsWrongIsLeftOut_data() {
        QTest::addColumn<QByteArray>("atom");
        QTest::addColumn<QString>("path");
        const auto row = [](const char* name, const char* atom, const char* path) {
            QTest::newRow(name) << QByteArray(atom) << QString("$.atoms[\"messina.b\"]") + path;
        };
        row("no object", "7", "");
        row("unknown key", "{\"stable\": 1}", ".stable");
        row("stability alone", "{\"stability\": 1, \"due\": \"2026-05-03\"}", "");
        row("stability 0",
            "{\"stability\": 0, \"difficulty\": 5, \"answered\": \"2026-05-03\", \"due\": \"2026-05-03\"}",
            ".stability");
        row("difficulty 11",
            "{\"stability\": 1, \"difficulty\": 11, \"answered\": \"2026-05-03\", \"due\": \"2026-05-03\"}",
            ".difficulty");
        row("no such day", "{\"due\": \"2026-02-30\"}", ".due");
        row("no such word", "{\"due\": \"2026-05-03\", \"last\": [\"good\"]}", ".last[0]");
        row("too many", "{\"due\": \"2026-05-03\", \"last\": [\"right\", \"right\", \"right\", \"right\"]}", ".last");
        row("opened -1", "{\"opened\": -1}", ".opened");
    }
    void aPartThatIsWrongIsLeftOut() {
        QFETCH(QByteArray, atom);
        QFETCH(QString, path);
        const QByteArray bytes = "{\n \"format\": \"magister-memory/1\",\n \"lessons\": {},\n \"refused\": [],\n "
                                 "\"atoms\": {\n  \"messina.a\": {\"due\":\"2026-05-04\"},\n  "
                                 "\"messina.b\": " +
                                 atom + "\n }\n}\n";
        put(fileOf("anna"), bytes);
        MemoryStore store(folder());
        QCOMPARE(store.of("anna").atoms.keys(), QStringList{"messina.a"});
        const MemoryStore::Fault fault = store.faults().value(0);
        QCOMPARE(fault.problem.path, path);
        QCOMPARE(fault.problem.line, 7);
        QCOMPARE(bytesOf(fault.keptAs), bytes);
        QVERIFY(refuse(store, "anna", "messina.c", m_noon));
        QCOMPARE(MemoryStore(folder()).of("anna").atoms.keys(), QStringList({"messina.a", "messina.c"}));
    }
    void aFileOfALaterProgramIsLeftAlone() {
        const QByteArray bytes = "{\"format\": \"magister-memory/2\", \"more\": {}}";
        put(fileOf("anna"), bytes);
        MemoryStore store(folder());
        QVERIFY(!refuse(store, "anna", "messina.a", m_noon));
        QVERIFY(!store.forget("anna"));
        QVERIFY(store.faults().first().frozen);
        QCOMPARE(store.faults().first().problem.path, QString("$.format"));
        QCOMPARE(bytesOf(fileOf("anna")), bytes);
        QVERIFY(!QFile::exists(fileOf("anna") + ".broken"));
        // It is remembered as long as the program runs.
        QCOMPARE(store.of("anna").refused.size(), 1);
    }
    void aFolderInItsPlaceIsLeftAlone() {
        QVERIFY(QDir().mkpath(fileOf("anna")));
        MemoryStore store(folder());
        QVERIFY(!refuse(store, "anna", "messina.a", m_noon));
        QCOMPARE(store.faults().first().problem.kind, ProblemKind::FileNotRegular);
        QVERIFY(QFileInfo(fileOf("anna")).isDir());
    }
    void whatCannotBeWrittenIsTold() {
        QFile blocked(m_folder->filePath("data"));
        QVERIFY(blocked.open(QIODevice::WriteOnly));
        blocked.close();
        MemoryStore store(folder());
        QVERIFY(!refuse(store, "anna", "messina.a", m_noon));
        QCOMPARE(store.faults().first().problem.kind, ProblemKind::RecordNotWritten);
        QCOMPARE(store.of("anna").refused.size(), 1);
    }
    // An id out of a settings file that somebody has written by hand.
    void noIdLeavesTheFolder() {
        for (const char* id : {"../x", "..", "/etc/x", "a/b", "household"}) {
            QCOMPARE(QFileInfo(fileOf(id)).absolutePath(), QDir(folder()).absolutePath());
            QVERIFY(fileOf(id) != fileOf(""));
        }
    }
};

QTEST_APPLESS_MAIN(TestMemoryStore)
#include "tst_memory_store.moc"
