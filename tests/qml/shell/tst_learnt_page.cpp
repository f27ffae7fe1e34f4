// SPDX-License-Identifier: GPL-3.0-or-later
// The list of what somebody has learnt: by person, with links to the rules, and cleared for one person.
#include "app/teaching/learnt_record.h"
#include "tests/qml/shell/room.h"

#include <QTemporaryDir>

using namespace magister;

class tst_LearntPage : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    struct Page : Room {
        explicit Page(const char* extra = "") : Room({1280, 744}, extra, "LearntPage") {}
        bool pick(const char* name) { return click(choice("Who", name)); }
        bool reads(const QString& words) const {
            for (QQuickItem* item : all(root.get()))
                if (item->isVisible() && item->property("text").toString().contains(words)) return true;
            return false;
        }
    };
    /// As an earlier evening has left it.
    void keep(const QString& person) const {
        LearntRecord record(LearntRecord::usualFile());
        const QDateTime noon(QDate(2026, 5, 3), QTime(12, 0));
        record.studied(person, "01-first-round", {"messina.move.first-step-free", "messina.hut.four"}, {"messina.hut.four"});
        record.refused(person, "messina.move.standing-blocks", noon);
        record.refused(person, "messina.move.standing-blocks", noon);
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
        QCOMPARE(LearntRecord(LearntRecord::usualFile()).of(anna), Learnt());
    }
};

QTEST_MAIN(tst_LearntPage)
#include "tst_learnt_page.moc"
