// SPDX-License-Identifier: GPL-3.0-or-later
// The window at any size of screen: what asks is in sight, what can be pressed is large enough, and size and place are
// remembered.
#include "tests/qml/shell/what_asks.h"

#include "app/desktop/window_place.h"
#include "app/orleans/table/orleans_table.h"

#include <QTemporaryDir>

using namespace magister;

class tst_WindowSize : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

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
            (void)QTest::qWaitFor([&] { return offTheScreen(home).isEmpty(); }, 1500);
            faults += offTheScreen(home);
        }
        home.window->resize(1280, 800);
        QTest::qWait(60);
        return faults;
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
    /// Near the top it stays as well, once the height of its frame is known.
    void aPlaceUnderItsFrameIsKept() {
        const QString file = m_folder.filePath("framed.ini");
        const auto topWith = [&](const QByteArray& frame) {
            QFile stored(file);
            if (!stored.open(QIODevice::WriteOnly)) qFatal("no file");
            stored.write("[window]\n" + frame + "place=@Point(43 29)\nsize=@Size(900 700)\n");
            stored.close();
            return WindowPlace(file).properties({QRect(0, 0, 1366, 768)}).value("y").toInt();
        };
        QCOMPARE(topWith("frame=20\n"), 29);
        QCOMPARE(topWith("frame=-5\n"), 29);
        QCOMPARE(topWith("frame=many\n"), 29);
        QCOMPARE(topWith(""), WindowPlace::usualFrame);
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

    void whoStartsIsMarkedForEachSeat_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QSize>("size");
        for (const char* game : {"messina", "orleans"})
            for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)})
                QTest::addRow("%s %d", game, size.width()) << game << size;
    }
    /// Beside the disc or the shield, and on nothing; on one's own board as on the cards of the others.
    void whoStartsIsMarkedForEachSeat() {
        QFETCH(QString, game);
        QFETCH(QSize, size);
        Home home(size);
        home.settings->setHandOver("none");
        home.begin("", "", "once", qPrintable(game));
        Table& table = *home.program->currentTable();
        const Targets& targets = *Targets::of(&home.engine);
        const auto* orleans = qobject_cast<const orleans::OrleansTable*>(&table);
        int marks = 0;
        for (const int looks : {1, 2}) {
            table.setProperty("viewSeat", looks);
            QTest::qWait(100);
            for (const int seat : {1, 2}) {
                if (orleans && orleans->state().startPlayer + 1 != seat) continue;
                const QString name = QStringLiteral("seat:%1/%2").arg(seat).arg(orleans ? "start" : "order");
                QVERIFY2(!targets.rect(name, nullptr).isEmpty(), qPrintable(QStringLiteral("%1 while %2 is on view").arg(name).arg(looks)));
                const QQuickItem* mark = targets.item(name);
                const QQuickItem* board = mark->parentItem();
                const QRectF own(mark->position(), mark->size());
                for (const QQuickItem* other : board->childItems()) {
                    const QRectF box(other->position(), other->size());
                    if (other == mark || !other->isVisible() || box.isEmpty() || box.contains(board->boundingRect().adjusted(2, 2, -2, -2))) continue;
                    QVERIFY2(!box.intersects(own), qPrintable(name + u' ' + QLatin1String(other->metaObject()->className())));
                }
                ++marks;
            }
        }
        QCOMPARE(marks, orleans ? 2 : 4);
    }

    void theBubbleCoversNoLetter_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QStringList>("refused");
        QTest::newRow("messina 1280") << "messina" << QSize(1280, 800) << QStringList{"wheel", "wheel/rat"};
        QTest::newRow("orleans 1280") << "orleans" << QSize(1280, 800)
                                      << QStringList{"seat:1/place:guildhall/slot/2", "seat:1/place:wagon/slot/2", "seat:1/ware:wine", "seat:2/development"};
        QTest::newRow("orleans 1920") << "orleans" << QSize(1920, 1080)
                                      << QStringList{"seat:1/market/7", "seat:1/ware:grain", "seat:1/place:scriptorium/effect"};
    }
    /// Whatever is refused, also an empty space: the letters of what can be done instead stay in sight.
    void theBubbleCoversNoLetter() {
        QFETCH(QString, game);
        QFETCH(QSize, size);
        QFETCH(QStringList, refused);
        Home home(size);
        home.settings->setHandOver("none");
        home.begin("", "", "once", qPrintable(game));
        Table& table = *home.program->currentTable();
        QTest::qWait(200);
        int letters = 0;
        QStringList covered;
        for (const QString& target : refused) {
            QVERIFY2(!Targets::of(&home.engine)->rect(target, nullptr).isEmpty(), qPrintable(target));
            table.activate(target);
            QVERIFY2(table.refusal().active, qPrintable(target));
            QTest::qWait(30);
            const QQuickItem* bubble = named(home, "RefusalBubble");
            QVERIFY(bubble);
            const QRectF card(bubble->property("spot").toPointF(), QSizeF(bubble->property("cardWidth").toDouble(), bubble->property("cardHeight").toDouble()));
            for (const QQuickItem* mark : seen(const_cast<QQuickItem*>(bubble))) {
                if (!QByteArray(mark->metaObject()->className()).startsWith("OfferMark") || !QByteArray(mark->parentItem()->metaObject()->className()).startsWith("RefusalMarks")) continue;
                ++letters;
                if (card.intersects(QRectF(mark->position(), mark->size()))) covered.append(target);
            }
            table.closeRefusal();
        }
        QCOMPARE(covered.join(u' '), QString());
        QVERIFY(letters >= refused.size());
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
};

QTEST_MAIN(tst_WindowSize)
#include "tst_window_size.moc"
