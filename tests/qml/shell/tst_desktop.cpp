// SPDX-License-Identifier: GPL-3.0-or-later
// The window as a citizen of a desktop: any size of screen, the keys that every program has, its title, what it
// remembers.
#include "home.h"

#include "desktop/window_place.h"

#include <QApplication>
#include <QFileDialog>
#include <QTemporaryDir>

using namespace magister;

namespace {

/// What asks somebody something: golden buttons, the question, cards, dialogs, refusals.
bool asks(const QQuickItem* item) {
    const QByteArray type = item->metaObject()->className();
    for (const char* each : {"PromptBar", "StepCard", "EndCard", "FeedbackCard"})
        if (type.startsWith(each)) return true;
    return item->property("kind").toString() == QLatin1String("primary") && item->property("label").isValid();
}

/// The sheet of paper that an open dialog or refusal stands on.
bool isOverlay(const QQuickItem* item) {
    const QByteArray type = item->metaObject()->className();
    return item->property("level").toInt() == 3 && type.startsWith("Leaf");
}

} // namespace

class tst_Desktop : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    static QList<QQuickItem*> seen(QQuickItem* item) {
        if (!item->isVisible()) return {};
        QList<QQuickItem*> items{item};
        for (QQuickItem* child : item->childItems())
            items += seen(child);
        return items;
    }
    /// What asks and is not wholly on the screen, in words.
    static QStringList off(const Home& home) {
        const QRectF room(0, 0, home.window->width(), home.window->height());
        QStringList faults;
        for (QQuickItem* item : seen(home.window->contentItem())) {
            if (!asks(item) && !isOverlay(item)) continue;
            if (item->width() <= 0 || item->height() <= 0 || item->opacity() <= 0) continue;
            QRectF whole = item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
            QRectF sight = whole & room;
            for (const QQuickItem* up = item->parentItem(); up; up = up->parentItem())
                if (up->clip()) sight &= up->mapRectToScene(QRectF(0, 0, up->width(), up->height()));
            if (sight.height() < whole.height() - 1.5 || sight.width() < whole.width() - 1.5)
                faults += QStringLiteral("%1x%2: %3 “%4” at %5,%6 %7x%8, in sight %9x%10")
                              .arg(room.width())
                              .arg(room.height())
                              .arg(QLatin1String(item->metaObject()->className()).left(18))
                              .arg(item->property("label").toString())
                              .arg(whole.x())
                              .arg(whole.y())
                              .arg(whole.width())
                              .arg(whole.height())
                              .arg(sight.width())
                              .arg(sight.height());
        }
        return faults;
    }
    /// At every size; names what of the page is off the screen.
    static QStringList offAtAnySize(const Home& home) {
        QStringList faults;
        // Screens in pixels of ours: netbook; 1366x768 and Full HD at 150 and 200 %; the usual ones; 4K at 100 and 150
        // %.
        for (const QSize size :
             {QSize(1024, 600), QSize(910, 512), QSize(960, 540), QSize(1092, 614), QSize(1024, 730), QSize(1366, 690),
              QSize(1280, 680), QSize(1536, 826), QSize(1920, 1042), QSize(2560, 1402), QSize(3840, 2122)}) {
            home.window->resize(size);
            QTest::qWait(100);
            // Another layout of the table takes a moment to come to rest.
            (void)QTest::qWaitFor([&] { return off(home).isEmpty(); }, 1500);
            faults += off(home);
        }
        home.window->resize(1280, 800);
        QTest::qWait(60);
        return faults;
    }
    static QString current(const Home& home) { return home.window->property("current").toString(); }
    static void open(const Home& home, const char* page) {
        QMetaObject::invokeMethod(home.window.get(), "open", Q_ARG(QString, page));
        QTest::qWait(60);
    }
    static QQuickItem* named(const Home& home, const char* type) {
        for (QQuickItem* item : seen(home.window->contentItem()))
            if (QByteArray(item->metaObject()->className()).startsWith(type)) return item;
        return nullptr;
    }
    /// Something is tried that cannot be done now, and what can be done instead is offered.
    static RefusalCard refuse(const Home& home) {
        for (const QString& target : Targets::of(&home.engine)->names()) {
            home.table().activate(target);
            const auto refusal = home.table().property("refusal").value<RefusalCard>();
            if (refusal.active && !refusal.instead.isEmpty()) return refusal;
            if (home.table().property("steps").toInt() > 0) break; // that could be done
        }
        return {};
    }
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

    void nothingThatAsksIsOffTheScreen_data() {
        QTest::addColumn<QString>("page");
        for (const char* page : {"home", "newGame", "settings", "lessons", "rules", "games", "table", "lesson"})
            QTest::addRow("%s", page) << page;
    }
    void nothingThatAsksIsOffTheScreen() {
        QFETCH(QString, page);
        Home home({1280, 800});
        if (page == "lesson") {
            QVERIFY(home.program->startLesson("01-first-round"));
        } else if (page == "table") {
            home.settings->setHandOver("none");
            home.begin("", "ru");
        } else {
            open(home, page.toUtf8().constData());
        }
        QTest::qWait(100);
        QCOMPARE(offAtAnySize(home).join(u'\n'), QString());
        if (page == "table") {
            // In one column the list beside it ends above the question.
            home.window->resize(1024, 600);
            QTest::qWait(200);
            const Targets& targets = *Targets::of(&home.engine);
            const QRectF prompt = targets.rect("prompt", nullptr);
            for (const char* stock : {"seat:1/coins", "seat:1/wood", "seat:1/points"})
                QVERIFY2(!targets.rect(stock, nullptr).isEmpty() &&
                             targets.rect(stock, nullptr).bottom() < prompt.top(),
                         stock);
            QVERIFY(refuse(home).active);
            QCOMPARE(offAtAnySize(home).join(u'\n'), QString());
            home.key(Qt::Key_Escape);
            home.key(Qt::Key_K);
            QVERIFY(named(home, "KeyCard"));
            QCOMPARE(offAtAnySize(home).join(u'\n'), QString());
        }
    }

    void theFirstWindowFitsItsScreen() {
        for (const QSize screen : {QSize(1024, 600), QSize(1366, 728), QSize(1280, 680), QSize(960, 500),
                                   QSize(1920, 1040), QSize(3840, 2120)}) {
            const QVariantMap first =
                WindowPlace(m_folder.filePath("none.ini")).properties({QRect(QPoint(0, 40), screen)});
            QVERIFY2(first.value("width").toInt() <= screen.width() &&
                         first.value("height").toInt() + 30 <= screen.height(),
                     qPrintable(QStringLiteral("%1x%2").arg(screen.width()).arg(screen.height())));
            QCOMPARE(first.value("width").toInt(), qMin(1280, screen.width()));
            QVERIFY(!first.contains("x"));
        }
        // A place on a screen that has gone is brought back.
        const QRect back = WindowPlace::fitted(QRect(3000, 200, 1200, 700), {QRect(0, 0, 1920, 1080)});
        QVERIFY(QRect(0, 0, 1920, 1080).contains(back));
    }

    void sizePlaceAndMaximisedAreRemembered() {
        const QString file = m_folder.filePath("window.ini");
        const QList<QRect> screens{QRect(0, 0, 1920, 1080)};
        {
            Home home({1280, 800});
            WindowPlace place(file);
            place.follow(home.window.get());
            home.window->setGeometry(120, 90, 1111, 777);
            QTest::qWait(60);
        }
        QVariantMap again = WindowPlace(file).properties(screens);
        QCOMPARE(again,
                 QVariantMap({{"x", 120}, {"y", 90}, {"width", 1111}, {"height", 777}, {"startMaximized", false}}));
        {
            Home home({1111, 777});
            WindowPlace place(file);
            place.follow(home.window.get());
            home.window->setVisibility(QWindow::Maximized);
            QTest::qWait(60);
            // The full screen twice, and it is as it was; the full screen itself is not kept.
            home.key(Qt::Key_F11);
            QCOMPARE(home.window->visibility(), QWindow::FullScreen);
            home.key(Qt::Key_F11);
            QCOMPARE(home.window->visibility(), QWindow::Maximized);
            home.key(Qt::Key_F11);
            QTest::qWait(400);
        }
        again = WindowPlace(file).properties(screens);
        QCOMPARE(again.value("startMaximized").toBool(), true);
        QCOMPARE(again.value("width").toInt(), 1111);
        QFile::remove(file);
        QFile broken(file);
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("[window]\nsize=nonsense\nmaximized=perhaps\nplace=@Rect(1)\n");
        broken.close();
        QCOMPARE(WindowPlace(file).properties(screens).value("width").toInt(), 1280);
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
            QVERIFY(home.window->title().startsWith("Messina 1347, ") &&
                    home.window->title().endsWith("Magister Ludi"));
        }
    }

    void whatCanBePressedIsLargeEnough() {
        Home home({1280, 800});
        home.settings->setHandOver("none");
        QStringList small;
        const auto measure = [&](const QString& where) {
            QTest::qWait(80);
            for (QQuickItem* item : seen(home.window->contentItem())) {
                const bool button =
                    item->metaObject()->indexOfSignal("clicked()") >= 0 && item->property("ringReach").isValid();
                const bool spot = item->metaObject()->indexOfProperty("reachable") >= 0 &&
                                  item->property("zone").isValid() && item->property("reachable").toBool();
                if (!button && !spot) continue;
                // What answers for a spot may be larger than it looks.
                const qreal grown = 2 * item->property("grow").toReal();
                const QSizeF size(item->width() + grown, item->height() + grown);
                if (size.width() > 0 && size.height() > 0 && qMin(size.width(), size.height()) < 24)
                    small += QStringLiteral("%1: %2 “%3” %4x%5")
                                 .arg(where, QLatin1String(item->metaObject()->className()).left(20),
                                      item->property("label").toString().left(30))
                                 .arg(size.width())
                                 .arg(size.height());
            }
        };
        for (const char* page : {"home", "newGame", "settings", "rules", "lessons"}) {
            open(home, page);
            measure(QLatin1String(page));
        }
        home.begin("", "");
        home.endTurn();
        measure("table");
        home.key(Qt::Key_G);
        measure("log");
        home.key(Qt::Key_G);
        home.key(Qt::Key_Z);
        measure("history");
        home.program->leave();
        QTest::qWait(30);
        QVariantList seats;
        for (const char* tincture : {"ruby", "sapphire", "saffron", "violet"})
            seats.append(QVariantMap{{"name", tincture}, {"seat", tincture}, {"language", ""}, {"help", "full"}});
        QVERIFY(home.program->newGame({{"seats", seats}, {"seed", "7"}, {"shuffled", false}, {"dealing", "once"}}));
        measure("table of four");
        home.endTurn();
        measure("turn of the second of four");
        QVERIFY2(small.isEmpty(), qPrintable(small.join(u'\n')));
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
        for (const char* page : {"table", "rules", "settings", "home", "lesson"}) {
            if (QByteArray(page) == "lesson") {
                QVERIFY(home.program->startLesson("01-first-round"));
                QTest::qWait(200);
            } else if (QByteArray(page) != "table") {
                open(home, page);
            }
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
