// SPDX-License-Identifier: GPL-3.0-or-later
// The window as a citizen of a desktop: the keys that every program has, its title, its dialogs and tips.
#include "tests/qml/shell/in_sight.h"

#include <QApplication>
#include <QDropEvent>
#include <QFileDialog>
#include <QMimeData>
#include <QTemporaryDir>

using namespace magister;

class tst_Desktop : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    static QString roundTitle(int round) {
        const char* roman[] = {"", "I", "II"};
        return said("pl", "Main", "%1 – Magister Ludi").isEmpty()
                   ? QString()
                   : QStringLiteral("Messina 1347, runda %1 – Magister Ludi").arg(QLatin1String(roman[round]));
    }

private slots:
    void init() {
        qputenv("XDG_CONFIG_HOME", m_folder.filePath(QTest::currentTestFunction()).toUtf8());
        qputenv("XDG_DATA_HOME", m_folder.filePath(QString("data-") + QTest::currentTestFunction()).toUtf8());
    }

    void theWayBackLeadsToWhereOneCameFrom() {
        Home home({1280, 800});
        const Targets& targets = *Targets::of(&home.engine);
        for (const char* door : {"door:rules", "door:settings", "door:learn"}) {
            for (int i = 0; i < 12 && home.window->activeFocusItem() != targets.item(door); ++i)
                home.key(Qt::Key_Tab);
            QCOMPARE(home.window->activeFocusItem(), targets.item(door));
            home.key(Qt::Key_Return);
            QVERIFY(current(home) != "home");
            home.key(Qt::Key_Left, Qt::AltModifier);
            QCOMPARE(current(home), "home");
            QVERIFY2(targets.item(door) && home.window->activeFocusItem() == targets.item(door), door);
        }
    }

    void filesAreDroppedOnTheWindow() {
        Home home({1280, 800});
        home.settings->setHandOver("none");
        const QString folder = m_folder.filePath("dropped");
        QVERIFY(QDir().mkpath(folder));
        const auto drop = [&](const QList<QUrl>& urls, const char* seen) {
            QMimeData data;
            if (urls.isEmpty()) data.setText("a piece of text");
            else data.setUrls(urls);
            QDragEnterEvent enter({300, 300}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(home.window.get(), &enter);
            QTest::qWait(20);
            // The hint stands in the window all the time, and is seen only while a file is held over it.
            const QString hint = said("pl", "FileDrop", "Drop a saved game here to open it");
            if (hint.isEmpty() || home.reads(hint) != bool(seen)) return false;
            if (const QString pictures = qEnvironmentVariable("MAGISTER_PICTURES"); seen && !pictures.isEmpty())
                home.window->grabWindow().save(pictures + '/' + seen + ".png");
            QDropEvent dropped(QPointF(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(home.window.get(), &dropped);
            QTest::qWait(50);
            return urls.isEmpty() || dropped.isAccepted();
        };
        QVERIFY(drop({}, nullptr));
        QCOMPARE(current(home), "home");
        // What is no game is told over the page that one is on.
        QFile letter(folder + "/letter.game");
        QVERIFY(letter.open(QIODevice::WriteOnly) && letter.write("Dear Anna") > 0);
        letter.close();
        QVERIFY(drop({QUrl::fromLocalFile(letter.fileName())}, "drop"));
        QVERIFY(home.reads(said("pl", "Main", "This could not be opened")));
        if (const QString pictures = qEnvironmentVariable("MAGISTER_PICTURES"); !pictures.isEmpty())
            home.window->grabWindow().save(pictures + "/drop-refused.png");
        QCOMPARE(current(home), "home");
        home.key(Qt::Key_Escape);
        QVERIFY(!home.reads(said("pl", "Main", "This could not be opened")));
        // A game lies on the table, from wherever one was.
        home.begin("", "");
        const QString saved = home.table().savedIn();
        const QString given = folder + "/given.game";
        QVERIFY(QFile::copy(saved, given));
        home.program->leave();
        QTest::qWait(50);
        QCOMPARE(home.program->removeGame(QFileInfo(saved).fileName()), QString());
        open(home, "settings");
        QVERIFY(drop({QUrl::fromLocalFile(given)}, "drop-settings"));
        QTRY_COMPARE(current(home), "table");
        QCOMPARE(home.program->gameCount(), 1);
        QCOMPARE(home.table().seatsAtTable().first().name, "Anna");
    }

    void theDesktopsKeysWorkEverywhere() {
        Home home({1280, 800});
        home.settings->setHandOver("none");
        QQuickWindow& window = *home.window;
        for (const char* page : {"home", "lessons", "rules"}) {
            open(home, page);
            home.key(Qt::Key_Comma, Qt::ControlModifier);
            QCOMPARE(current(home), "settings");
            home.key(Qt::Key_Left, Qt::AltModifier);
            QCOMPARE(current(home), page);
            home.key(Qt::Key_N, Qt::ControlModifier);
            QCOMPARE(current(home), "newGame");
            home.key(Qt::Key_W, Qt::ControlModifier);
            QCOMPARE(current(home), page);
            home.key(Qt::Key_O, Qt::ControlModifier);
            QCOMPARE(current(home), "games");
            home.key(Qt::Key_Left, Qt::AltModifier);
            QVERIFY(!named(home, "KeyCard"));
            home.key(Qt::Key_F1);
            QVERIFY2(named(home, "KeyCard"), page);
            home.key(Qt::Key_Escape);
            QVERIFY2(!named(home, "KeyCard"), page);
            // Only the book of rules can be printed.
            home.key(Qt::Key_P, Qt::ControlModifier);
            const bool asks = home.reads(said("pl", "PaperDialog", "Printable rules"));
            QCOMPARE(asks, QLatin1String(page) == QLatin1String("rules"));
            if (asks) home.key(Qt::Key_Escape);
            QVERIFY(!home.reads(said("pl", "PaperDialog", "Printable rules")));
            QCOMPARE(current(home), page);
        }
        // From the table, which stays as it is.
        home.begin("", "");
        QCOMPARE(current(home), "table");
        home.key(Qt::Key_Comma, Qt::ControlModifier);
        QCOMPARE(current(home), "settings");
        home.key(Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(current(home), "table");
        home.key(Qt::Key_O, Qt::ControlModifier);
        QTRY_COMPARE(current(home), "games");
        QVERIFY(!home.program->currentTable());
        QCOMPARE(home.program->gameCount(), 1);
        // Closing: page by page, then the program.
        open(home, "home");
        QSignalSpy closed(&window, &QQuickWindow::closing);
        home.key(Qt::Key_W, Qt::ControlModifier);
        QCOMPARE(closed.count(), 1);
        window.show();
        home.key(Qt::Key_Q, Qt::ControlModifier);
        QCOMPARE(closed.count(), 2);
    }

    void escapeLeavesTheFullScreenWhenNothingElseIsOpen() {
        Home home({1280, 800});
        home.settings->setHandOver("none");
        home.key(Qt::Key_F11);
        open(home, "lessons");
        home.key(Qt::Key_Escape);
        QCOMPARE(current(home), "home");
        QCOMPARE(home.window->visibility(), QWindow::FullScreen);
        home.key(Qt::Key_Escape);
        QCOMPARE(home.window->visibility(), QWindow::Windowed);
        home.begin("", "");
        home.key(Qt::Key_F11);
        home.key(Qt::Key_K);
        home.key(Qt::Key_Escape);
        QCOMPARE(home.window->visibility(), QWindow::FullScreen);
        home.key(Qt::Key_Escape);
        QCOMPARE(home.window->visibility(), QWindow::Windowed);
        QVERIFY(home.program->currentTable());
    }

    void homeAndEndScroll() {
        Home home({1024, 600});
        open(home, "settings");
        QQuickItem* area = named(home, "ScrollArea");
        QVERIFY(area);
        // The page is longer than the window as soon as it is laid out.
        QTRY_VERIFY(area->property("scrolls").toBool() && (home.key(Qt::Key_End), area->property("atYEnd").toBool()));
        home.key(Qt::Key_Home);
        QVERIFY(area->property("atYBeginning").toBool());
        // A card over the page, too, though its button has the focus.
        home.key(Qt::Key_F1);
        QQuickItem* card = named(home, "KeyCard");
        QVERIFY(card);
        area = nullptr;
        for (QQuickItem* item : seen(card))
            if (QByteArray(item->metaObject()->className()).startsWith("ScrollArea")) area = item;
        QVERIFY(area);
        QTRY_VERIFY(area->property("scrolls").toBool() && (home.key(Qt::Key_End), area->property("atYEnd").toBool()));
    }

    void badgesOfARefusalAreKeys() {
        Home home({1280, 800});
        home.settings->setHandOver("none");
        home.begin("", "");
        const RefusalCard refusal = refuse(home);
        QVERIFY(refusal.active && !refusal.instead.isEmpty());
        QCOMPARE(refusal.instead[0].toMap().value("letter").toString(), "A");
        const int before = home.table().property("steps").toInt();
        home.key(Qt::Key_A);
        QVERIFY(!home.table().property("refusal").value<RefusalCard>().active);
        QCOMPARE(home.table().property("steps").toInt(), before + 1);
    }

    void singleKeysCanBeSwitchedOff() {
        Home home({1280, 800});
        home.settings->setHandOver("none");
        home.begin("", "");
        const auto press = [&](Qt::Key key, Qt::KeyboardModifiers held) {
            home.key(key, held);
            const bool opened = named(home, "KeyCard");
            if (opened) home.key(Qt::Key_Escape);
            return opened;
        };
        QVERIFY(press(Qt::Key_K, {}) && !press(Qt::Key_K, Qt::AltModifier));
        home.settings->setSingleKeys(false);
        QVERIFY(!press(Qt::Key_K, {}) && press(Qt::Key_K, Qt::AltModifier));
        home.key(Qt::Key_X);
        QVERIFY(!home.has("language:de"));
        home.key(Qt::Key_X, Qt::AltModifier);
        QVERIFY(home.has("language:de"));
        home.key(Qt::Key_Escape);
        // Remembered; and what is no character is as before.
        QCOMPARE(Settings(home.settings->file()).singleKeys(), false);
        home.key(Qt::Key_F1);
        QTRY_VERIFY(named(home, "RulesDrawerPage"));
    }

    void theTitleNamesPageAndGame() {
        Home home({1280, 800});
        home.settings->setHandOver("none");
        QCOMPARE(home.window->title(), "Magister Ludi");
        open(home, "rules");
        QCOMPARE(home.window->title(), QStringLiteral("Zasady – Messina 1347 – Magister Ludi"));
        home.begin("", "");
        QTRY_COMPARE(home.window->title(), roundTitle(1));
        home.program->leave();
        QTest::qWait(30);
        QVERIFY(home.program->startLesson("01-first-round"));
        QTest::qWait(30);
        QVERIFY2(home.window->title().startsWith("Messina 1347, lekcja: "), qPrintable(home.window->title()));
        for (const char* code : {"cs", "ru", "de", "en"}) {
            home.language->choose(code);
            const QString game = said(code, "MessinaBox", "Messina 1347");
            QVERIFY(home.window->title().startsWith((game.isEmpty() ? QStringLiteral("Messina 1347") : game) + ", ") &&
                    home.window->title().endsWith("Magister Ludi"));
            if (QByteArray(code) == "ru") QCOMPARE(game, QStringLiteral("Мессина 1347"));
        }
    }

    void fileDialogsBelongToTheirWindow() {
        Home home({1280, 800});
        QFile game(m_folder.filePath("a.game"));
        QVERIFY(game.open(QIODevice::WriteOnly));
        game.close();
        QQmlComponent component(&home.engine);
        component.setData(
            "import MagisterLudi.Desktop\nimport QtQml\n"
            "QtObject { property string got; function ask() { FileChooser.gameFile(path => got = path); } }",
            QUrl());
        std::unique_ptr<QObject> asking(component.create());
        QVERIFY2(asking, qPrintable(component.errorString()));
        QMetaObject::invokeMethod(asking.get(), "ask"); // and it is over: nobody waits for the answer
        QFileDialog* dialog = nullptr;
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (auto* each = qobject_cast<QFileDialog*>(widget)) dialog = each;
        QVERIFY(dialog && dialog->isVisible());
        QCOMPARE(dialog->windowHandle()->transientParent(), home.window.get());
        QCOMPARE(dialog->windowModality(), Qt::WindowModal);
        dialog->selectFile(game.fileName());
        QMetaObject::invokeMethod(dialog, "accept");
        QTRY_COMPARE(asking->property("got").toString(), game.fileName());
    }

    void picturesWithoutWordsTellWhatTheyAre() {
        Home home({1280, 800});
        home.settings->setHandOver("none");
        home.begin("", "");
        int told = 0;
        QHash<QString, QSet<QString>> meanings;
        // At the table the candle, a hint, is there in lessons only.
        for (const char* page : {"table", "rules", "settings", "home", "lesson"}) {
            if (QByteArray(page) == "lesson")
                QVERIFY(home.program->startLesson("01-first-round"));
            else if (QByteArray(page) != "table")
                open(home, page);
            QTest::qWait(60);
            for (QQuickItem* item : seen(home.window->contentItem())) {
                const QString picture = item->property("icon").toString();
                if (picture.isEmpty() || !item->property("tip").isValid()) continue;
                if (!item->property("text").toString().isEmpty()) continue;
                // Where undo is not possible, a word of its own says why.
                if (!item->property("available").toBool() && picture == "ui-undo") continue;
                const QString tip = item->property("tip").toString();
                QVERIFY2(!tip.isEmpty(), qPrintable(picture));
                meanings[picture].insert(tip.section(" (", 0, 0));
                ++told;
            }
        }
        QVERIFY(told > 8);
        // Hint and night were one candle.
        QVERIFY(meanings.contains("ui-candle") && meanings.contains("ui-moon"));
        QCOMPARE(meanings.value("ui-candle").size(), 1);
        QCOMPARE(meanings.value("ui-moon").size(), 1);
    }
    void aTipComesWithPointerAndKeyboard() {
        Home home({1280, 800});
        home.settings->setHandOver("none");
        home.begin("", "");
        const auto tipped = [&] { return home.reads(QStringLiteral("Przebieg gry (Z)")); };
        const QRectF button = Targets::of(&home.engine)->rect("button:history", nullptr);
        QVERIFY(!button.isEmpty() && !tipped());
        QTest::mouseMove(home.window.get(), button.center().toPoint());
        QTRY_VERIFY(tipped());
        QTest::mouseMove(home.window.get(), QPoint(640, 400));
        QTRY_VERIFY(!tipped());
        home.key(Qt::Key_Tab); // keys lead
        Targets::of(&home.engine)->item("button:history")->forceActiveFocus(Qt::TabFocusReason);
        QTRY_VERIFY(tipped());
    }
};

QTEST_MAIN(tst_Desktop)
#include "tst_desktop.moc"
