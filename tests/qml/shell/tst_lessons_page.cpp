// SPDX-License-Identifier: GPL-3.0-or-later
// The course as a path: all its ways, what comes next, and what is finished.
#include "app/content/course_file.h"
#include "app/teaching/learning_record.h"
#include "tests/qml/shell/room.h"

#include <QTemporaryDir>

using namespace magister;

class tst_LessonsPage : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    struct Page : Room {
        explicit Page(QSize size = {1280, 744}) : Room(size, "", "LessonsPage") {}
        /// Lessons in the order in which they stand on the page.
        QStringList listed() const {
            QList<std::pair<qreal, QString>> cards;
            for (QQuickItem* item : all(root.get()))
                if (item->isVisible() && item->property("lessonId").isValid() && item->property("onWay").isValid())
                    cards.append({item->mapToScene({}).y(), item->property("lessonId").toString()});
            std::ranges::sort(cards);
            QStringList ids;
            for (const auto& card : cards)
                ids.append(card.second);
            return ids;
        }
        /// The lessons whose card says that they come next.
        QStringList next() const {
            QStringList ids;
            for (QQuickItem* item : all(root.get()))
                if (item->isVisible() && item->property("isNext").toBool()) ids.append(item->property("lessonId").toString());
            return ids;
        }
    };
    static void finish(const QStringList& lessons) {
        LearningRecord record(LearningRecord::usualFile());
        for (const QString& id : lessons)
            QVERIFY(record.store(id, {{}, 1, true}));
    }

private slots:
    void init() {
        qputenv("XDG_CONFIG_HOME", m_folder.filePath(QTest::currentTestFunction()).toUtf8());
        qputenv("XDG_DATA_HOME", m_folder.filePath(QString(QTest::currentTestFunction()) + "-data").toUtf8());
    }

    void everyWayListsItsLessonsInItsOrder() {
        Page page;
        const QVariantList ways = page.program->courseWays();
        QCOMPARE(ways.first().toMap().value("id").toString(), QString("whole"));
        for (const QVariant& each : ways) {
            const QVariantMap way = each.toMap();
            page.settings->setCourseWay(way.value("id").toString());
            QTRY_COMPARE(page.listed().size(), way.value("lessons").toInt());
            // A way in an order of its own stands so with the next frame.
            QTRY_COMPARE(page.next(), QStringList(page.listed().first()));
        }
        // Every lesson stands on the whole way, whatever stands on the others.
        page.settings->setCourseWay("whole");
        QTRY_COMPARE(page.listed().size(), page.program->lessonCount());
    }
    void whatIsFinishedIsPassedOver() {
        QStringList whole;
        {
            Page page;
            whole = page.listed();
        }
        QVERIFY(whole.size() >= 2);
        finish({whole[0]});
        Page page;
        QCOMPARE(page.next(), QStringList(whole[1]));
        QCOMPARE(page.program->courseWays().first().toMap().value("done").toInt(), 1);
        const QVariantMap after = page.program->afterLesson(whole[0]);
        QCOMPARE(after.value("lessonId").toString(), whole[1]);
        // After the last one what was passed over comes next.
        QCOMPARE(page.program->afterLesson(whole.last()).value("lessonId").toString(), whole[1]);
    }
    void afterTheWholeCourseAGameIsOffered() {
        {
            Page page;
            finish(page.listed());
        }
        Page page;
        QVERIFY(page.next().isEmpty());
        const QVariantMap after = page.program->afterLesson(page.listed().last());
        QVERIFY(after.value("lessonId").toString().isEmpty());
        QVERIFY(after.value("ownGame").toBool());
    }
    void theWayIsKept() {
        {
            Page page;
            page.settings->setCourseWay("evening");
            page.settings->setCourseWay("shortcut");
            QCOMPARE(page.settings->courseWay(), QString("evening"));
        }
        Page page;
        QCOMPARE(page.settings->courseWay(), QString("evening"));
        QVERIFY(page.settings->problems().isEmpty());
    }
    void aWayIsChosenByKeyboard() {
        Page page;
        QVERIFY(page.program->courseWays().size() > 1);
        QVERIFY(page.click("way:" + page.program->courseWays()[1].toMap().value("id").toString()));
        QCOMPARE(page.settings->courseWay(), page.program->courseWays()[1].toMap().value("id").toString());
        page.key(Qt::Key_Left);
        QCOMPARE(page.settings->courseWay(), QString("whole"));
    }
    void pictures() {
        for (const QSize size : {QSize(1280, 744), QSize(1920, 1024)})
            for (const char* language : {"en", "pl", "cs", "ru", "de"}) {
                Page page(size);
                page.language->choose(language);
                QTest::qWait(60);
                page.picture(qPrintable(QStringLiteral("lessons-%1-%2").arg(language).arg(size.width())));
                for (QQuickItem* item : all(page.root.get()))
                    if (item->isVisible() && item->property("truncated").toBool()) QFAIL(qPrintable(item->property("text").toString()));
            }
    }
};

QTEST_MAIN(tst_LessonsPage)
#include "tst_lessons_page.moc"
