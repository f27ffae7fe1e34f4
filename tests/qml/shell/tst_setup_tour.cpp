// SPDX-License-Identifier: GPL-3.0-or-later
// The setup told in steps over the table: each step lights what it speaks of, wherever that lies, and the card covers
// none of it.
#include "tests/qml/shell/in_sight.h"

#include <QTemporaryDir>

using namespace magister;

class tst_SetupTour : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    /// A game whose setup is told; `letters`: size of text, 1 is usual. False: it does not begin.
    static bool isDealing(Home& home, const QString& game, double letters) {
        home.settings->setTextScale(letters);
        home.begin("", "", "steps", qPrintable(game));
        return QTest::qWaitFor([&] { return home.has("setup:next"); });
    }

private slots:
    void init() {
        qputenv("XDG_CONFIG_HOME", m_folder.filePath(QTest::currentTestFunction()).toUtf8());
        qputenv("XDG_DATA_HOME", m_folder.filePath(QString("data-") + QTest::currentTestFunction()).toUtf8());
    }

    void everyStepLightsSomething_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("letters");
        for (const char* game : {"messina", "orleans"})
            for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)})
                for (const double letters : {1.0, 1.5})
                    QTest::addRow("%s %d %.1f", game, size.width(), letters) << game << size << letters;
    }
    void everyStepLightsSomething() {
        QFETCH(QString, game);
        QFETCH(QSize, size);
        QFETCH(double, letters);
        Home home(size);
        QVERIFY(isDealing(home, game, letters));
        const QVariantList steps = home.program->currentTable()->setupStory();
        QVERIFY(steps.size() > 5);
        const Targets& targets = *Targets::of(&home.engine);
        for (const QVariant& step : steps) {
            const QStringList things = step.toMap().value("targets").toStringList();
            // Wide, all of it; in a list that scrolls, as much as fits, and in any case the first.
            const auto unseen = [&] {
                QStringList names;
                for (const QString& name : letters > 1 ? things.mid(0, 1) : things)
                    if (targets.rect(name, nullptr).isEmpty()) names.append(name);
                return names.join(u' ');
            };
            (void)QTest::qWaitFor([&] { return unseen().isEmpty(); }, 2000);
            QVERIFY2(unseen().isEmpty(), qPrintable(step.toMap().value("title").toString() + ": " + unseen()));
            home.settled("setup");
            const QRectF card = targets.rect("setup", nullptr);
            for (const QString& name : letters > 1 ? QStringList() : things)
                QVERIFY2(!card.contains(targets.rect(name, nullptr).center()), qPrintable(name));
            QVERIFY(home.click("setup:next"));
        }
    }

    /// A click on what lies in the dark is answered beside the card, whatever was clicked.
    void anAnswerLeavesTheCardReadable_data() { everyStepLightsSomething_data(); }
    void anAnswerLeavesTheCardReadable() {
        QFETCH(QString, game);
        QFETCH(QSize, size);
        QFETCH(double, letters);
        Home home(size);
        QVERIFY(isDealing(home, game, letters));
        home.settled("setup");
        Table& table = *home.program->currentTable();
        int answers = 0;
        for (int step = 0; step < 4; ++step) {
            const QStringList names = Targets::of(&home.engine)->names();
            for (const QString& name : names) {
                // Only what can be done nothing with, and what lies in sight: a move ends the setup.
                if (name.startsWith("setup") || !table.preview(name).isEmpty() || Targets::of(&home.engine)->rect(name, nullptr).isEmpty()) continue;
                table.activate(name);
                if (!table.refusal().active) continue;
                QTest::qWait(20);
                QQuickItem* bubble = named(home, "RefusalBubble_");
                QVERIFY(bubble);
                const auto free = [&] {
                    const QRectF answer(bubble->mapToScene(bubble->property("spot").toPointF()),
                                        QSizeF(bubble->property("cardWidth").toDouble(), bubble->property("cardHeight").toDouble()));
                    return !answer.intersects(Targets::of(&home.engine)->rect("setup", nullptr));
                };
                QVERIFY2(QTest::qWaitFor(free, 1000), qPrintable(name));
                table.closeRefusal();
                ++answers;
                if (answers % 7 == 0) break;
            }
            QVERIFY(home.click("setup:next"));
            home.settled("setup");
        }
        QVERIFY(answers > 3);
    }

    /// The buttons of the card stand in one row, however long their words are.
    void theButtonsStandInOneRow_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("game");
        for (const char* code : {"pl", "cs", "ru", "de", "en"})
            for (const char* game : {"messina", "orleans"})
                QTest::addRow("%s %s", code, game) << QString::fromLatin1(code) << QString::fromLatin1(game);
    }
    void theButtonsStandInOneRow() {
        QFETCH(QString, language);
        QFETCH(QString, game);
        Home home({1280, 800});
        home.language->choose(language);
        home.begin("", "", "steps", game.toUtf8().constData());
        QVERIFY(QTest::qWaitFor([&] { return home.has("setup:next"); }));
        for (int step = 0; step < 3; ++step) {
            home.settled("setup");
            const Targets& targets = *Targets::of(&home.engine);
            const double row = targets.rect("setup:next", nullptr).y();
            QCOMPARE(targets.rect("setup:skip", nullptr).y(), row);
            QCOMPARE(targets.rect("setup:back", nullptr).y(), row);
            QVERIFY(home.click("setup:next"));
        }
    }
};

QTEST_MAIN(tst_SetupTour)
#include "tst_setup_tour.moc"
