// SPDX-License-Identifier: GPL-3.0-or-later
// The pages with large letters: nothing lies on anything else, nothing is cut off, and what is told keeps its words. The
// tables themselves are looked at by the situations (tests/qml/situations, --large).
#include "app/teaching/drill_player.h"
#include "tests/qml/shell/in_sight.h"
#include "tests/qml/situations/text_faults.h"

#include <QTemporaryDir>

using namespace magister;

class tst_LargeLetters : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

private slots:
    void init() {
        qputenv("XDG_CONFIG_HOME", m_folder.filePath(QTest::currentTestFunction()).toUtf8());
        qputenv("XDG_DATA_HOME", m_folder.filePath(QString("data-") + QTest::currentTestFunction()).toUtf8());
    }

    /// With a game and a lesson to go on with, which take the most of the first page.
    void nothingOverlapsOnTheFirstPage() {
        Home home({1280, 800});
        home.begin("", "ru");
        home.program->leave();
        QVERIFY(home.program->startLesson("01-first-round"));
        home.program->leave();
        QVERIFY(QTest::qWaitFor([&] { return home.has("button:continue") && home.has("button:continue-game"); }));
        for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)})
            for (const double scale : {1.0, 1.5, 2.0})
                for (const char* code : {"pl", "cs", "ru", "de", "en"}) {
                    home.window->resize(size);
                    home.settings->setTextScale(scale);
                    home.language->choose(code);
                    QTest::qWait(60);
                    QCOMPARE(test::textFaults(home.window->contentItem()).join(u'\n'), QString());
                }
    }

    void theLineOfAChangeOfSeatSaysWhoseTurnItIs() {
        Home home({1280, 800});
        for (const double scale : {1.5, 2.0}) {
            home.settings->setTextScale(scale);
            home.begin("", "");
            QVERIFY(QTest::qWaitFor([&] { return home.has("hand-over"); }));
            // At once, and not only when it spreads.
            QVERIFY(home.reads(home.table().handOver().value("title").toString()));
            QCOMPARE(test::textFaults(home.window->contentItem()).join(u'\n'), QString());
            home.program->leave();
        }
    }

    /// The buttons of the card are all there, and what is spoken of or can be named is in sight in the list that scrolls.
    void aDrillIsInSight() {
        Home home({1280, 800});
        const Targets& targets = *Targets::of(&home.engine);
        int asked = 0;
        for (const double scale : {1.5, 2.0}) {
            home.settings->setTextScale(scale);
            QVERIFY(home.program->practise("mix"));
            for (int question = 0; question < 6; ++question) {
                DrillPlayer& drill = *home.program->practice();
                QVERIFY(QTest::qWaitFor([&] { return drill.table() && !drill.looking() && named(home, "DrillCard"); }, 30000));
                QStringList things = drill.shown();
                if (drill.kind() == QLatin1String("pick"))
                    for (const QVariant& option : drill.options())
                        things.append(option.toMap().value("id").toString());
                // Of many the first are in sight. What does not lie on the board (the owner's sign on a hex of nobody) has
                // its place there.
                if (!things.isEmpty()) {
                    ++asked;
                    QString thing = things.first();
                    while (thing.contains(u'/') && !targets.names().contains(thing))
                        thing.truncate(thing.lastIndexOf(u'/'));
                    QVERIFY2(QTest::qWaitFor([&] { return !targets.rect(thing, nullptr).isEmpty(); }), qPrintable(things.first()));
                }
                QTRY_COMPARE(test::cutTexts(named(home, "DrillCard")).join(u'\n'), QString());
                drill.giveUp();
                QVERIFY(QTest::qWaitFor([&] { return home.has("card:next"); }));
                QTRY_COMPARE(test::cutTexts(named(home, "DrillCard")).join(u'\n'), QString());
                drill.next();
            }
            home.program->endPractice();
        }
        QVERIFY(asked > 0);
    }
};

QTEST_MAIN(tst_LargeLetters)
#include "tst_large_letters.moc"
