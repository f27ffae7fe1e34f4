// SPDX-License-Identifier: GPL-3.0-or-later
// The list of what somebody has learnt: by person, with links to the rules, and cleared for one person.
#include "app/teaching/memory/memory_store.h"
#include "tests/qml/shell/room.h"

#include <QTemporaryDir>

using namespace magister;

class tst_LearntPage : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    struct Page : Room {
        explicit Page(const char* extra = "") : Room({1280, 744}, extra, "LearntPage") {}
        bool pick(const char* name) { return click(choice("Who", name)); }
        int pips(const QString& name) const {
            int count = 0;
            for (QQuickItem* item : all(root.get()))
                count += item->isVisible() && item->property("mastery").isValid() && item->property("silent").isValid() && item->property("name").toString() == name;
            return count;
        }
        bool describes(const QString& words) const {
            for (QQuickItem* item : all(root.get()))
                if (item->isVisible() && (item->property("detail").toString().contains(words) || item->property("text").toString().contains(words))) return true;
            return false;
        }
        bool reads(const QString& words) const {
            for (QQuickItem* item : all(root.get()))
                if (item->isVisible() && item->property("text").toString().contains(words)) return true;
            return false;
        }
    };
    static QDate dueOf(const QString& person, const QString& rule) { return MemoryStore(MemoryStore::usualFolder()).of(person).atoms.value(rule).due; }
    /// As an earlier evening has left it.
    void keep(const QString& person) const {
        const QDateTime noon(QDate(2026, 5, 3), QTime(12, 0));
        const QDate today = QDate::currentDate();
        MemoryStore(MemoryStore::usualFolder()).change(person, [&](LearnerMemory& memory) {
            memory.studied("01-first-round", {"messina.move.first-step-free", "messina.hut.four"}, {"messina.hut.four"}, noon);
            memory.answeredLesson({{"messina.hut.four"}, {}, {}}, today.addDays(-20));
            memory.answeredDrill("messina.hut.four", "1", Outcome::Right, today);
            memory.answeredLesson({{"messina.fight.rats"}, {}, {}}, today.addDays(-20));
            memory.refusedRule("messina.move.standing-blocks", noon);
            memory.refusedRule("messina.move.standing-blocks", noon);
        });
    }

private slots:
    void init() {
        qputenv("XDG_CONFIG_HOME", m_folder.filePath(QTest::currentTestFunction()).toUtf8());
        qputenv("XDG_DATA_HOME", m_folder.filePath(QString(QTest::currentTestFunction()) + "-data").toUtf8());
    }

    void theLessonsLeadThere() {
        Room room({1280, 744}, "", "LessonsPage");
        QVERIFY(room.click(room.called("Learning progress")));
        QCOMPARE(room.root->property("went").toString(), "learnt");
    }
    void anUnfinishedLessonNamesItsGame() {
        {
            Room room({1280, 744}, "", "LessonsPage");
            QVERIFY(room.program->startLesson("01-first-round"));
            room.program->currentLesson()->setProperty("pause", 0);
            QMetaObject::invokeMethod(room.program->currentLesson(), "skip");
            room.program->leave();
            QTest::qWait(50);
        }
        Room room({1280, 744}, "", "HomePage");
        bool told = false;
        for (QQuickItem* item : all(room.root.get()))
            told |= item->isVisible() && item->property("text").toString() == "Messina 1347: unfinished lesson";
        QVERIFY(told);
    }
    void nothingIsSaidPlainly() {
        Page page;
        QVERIFY(page.reads("Nothing here yet."));
        QVERIFY(!page.called("Clear this list"));
    }
    void everybodyHasAListAndMayClearIt() {
        QString anna;
        {
            Page page("Settings.people.meet('Anna'); Settings.people.meet('Karl')");
            anna = page.settings->people()->idOf("Anna");
        }
        keep(anna);
        keep("");
        {
            Page page;
            QVERIFY(page.pick("Karl"));
            QVERIFY(page.reads("Nothing here yet."));
            QVERIFY(page.pick("Anna"));
            QVERIFY(page.reads("2 times, Messina 1347, last on "));
            // What is mastered, what is due, what was only told: by sight and by ear.
            QVERIFY(page.reads("Mastered: 1 of 4. Due for review: 2."));
            QVERIFY(page.describes("next review on " + InterfaceLanguage::localeOf("en").toString(dueOf(anna, "messina.hut.four"), QLocale::ShortFormat)));
            QVERIFY(page.describes("due for review"));
            QVERIFY(page.describes("not practised yet"));
            QCOMPARE(page.pips("mastered"), 1);
            // The refused rule stands in both lists.
            QCOMPARE(page.pips("partly learnt"), 3);
            QCOMPARE(page.pips("not learnt yet"), 1);
            page.picture("learnt-anna");
            // A rule leads to its article.
            QVERIFY(page.click(Targets::of(&page.engine)->item("learnt:messina.hut.four")));
            QCOMPARE(page.root->property("asked").toString(), "messina.hut.four");
            // By keyboard, the safe answer first.
            QVERIFY(page.click(page.called("Clear this list")));
            page.key(Qt::Key_Return);
            QVERIFY(page.called("Clear this list"));
            QVERIFY(page.click(page.called("Clear this list")));
            QVERIFY(page.Room::click("button:forget-confirmed"));
            QVERIFY(page.reads("Nothing here yet."));
            QVERIFY(page.pick("No name"));
            QVERIFY(page.reads("2 times, Messina 1347"));
        }
        QCOMPARE(MemoryStore(MemoryStore::usualFolder()).of(anna), LearnerMemory());
        QVERIFY(!QFile::exists(MemoryStore(MemoryStore::usualFolder()).fileOf(anna)));
    }
    void itIsTakenAwayAsAFile() {
        keep("");
        Page page;
        QVERIFY(page.called("Export to a file"));
        const QString target = m_folder.filePath("learnt.json");
        QMetaObject::invokeMethod(page.root->findChild<QQuickItem*>("page"), "exported", Q_ARG(QString, target));
        QVERIFY(page.reads("Saved: " + target));
        QFile file(target);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains("\"messina.hut.four\": {"));
        QMetaObject::invokeMethod(page.root->findChild<QQuickItem*>("page"), "exported", Q_ARG(QString, m_folder.filePath("nowhere/learnt.json")));
        QVERIFY(!page.reads("Saved: "));
    }
    // A file of a later program is not deleted, and the page with the reason opens.
    void whatCannotBeDeletedIsTold() {
        const MemoryStore store(MemoryStore::usualFolder());
        keep("");
        Page page;
        QVERIFY(page.reads("Mastered: "));
        QVERIFY(QFile::remove(store.fileOf("")));
        QVERIFY(QDir().mkpath(store.fileOf("") + "/inside"));
        QVERIFY(page.click(page.called("Clear this list")));
        QVERIFY(page.Room::click("button:forget-confirmed"));
        QCOMPARE(page.root->property("went").toString(), "problems");
    }
    void whoIsRemovedIsForgotten() {
        QString anna;
        {
            Page page("Settings.people.meet('Anna')");
            anna = page.settings->people()->idOf("Anna");
        }
        keep(anna);
        Page page;
        QVERIFY(page.settings->people()->remove(anna));
        QVERIFY(!QFile::exists(MemoryStore(MemoryStore::usualFolder()).fileOf(anna)));
    }
};

QTEST_MAIN(tst_LearntPage)
#include "tst_learnt_page.moc"
