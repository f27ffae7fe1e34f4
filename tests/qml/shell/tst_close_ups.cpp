// SPDX-License-Identifier: GPL-3.0-or-later
// Boards are enlarged by a double click on what is no thing, and by the wheel; a second double click shows all again.
#include "tests/qml/shell/home.h"

#include <QTemporaryDir>

using namespace magister;

class tst_CloseUps : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    /// A point of a zone where no thing lies, in the window; away from its edges, where other zones may lie over it.
    static QPoint freePoint(QQuickItem* zone) {
        for (int y = static_cast<int>(zone->height() * 0.4); y < zone->height() - 6; y += 4)
            for (int x = static_cast<int>(zone->width() * 0.15); x < zone->width() * 0.85; x += 4)
                if (!takes(zone, zone->mapToScene(QPointF(x, y)))) return zone->mapToScene(QPointF(x, y)).toPoint();
        qFatal("no free point");
    }
    /// Whether something in it takes a press there.
    static bool takes(QQuickItem* item, QPointF at) {
        for (QQuickItem* child : item->childItems())
            if (child->isVisible() && takes(child, at)) return true;
        return item->inherits("QQuickMouseArea") && item->contains(item->mapFromScene(at));
    }
    static double zoomOf(QQuickItem* zone) {
        auto* view = zone->property("view").value<QQuickItem*>();
        return view ? view->property("zoom").toDouble() : zone->property("zoom").isValid() ? zone->property("zoom").toDouble() : zone->property("close").toBool() ? 2 : 1;
    }
    static QQuickItem* zoneOf(Home& home, const QString& target) {
        QQuickItem* item = Targets::of(&home.engine)->item(target);
        while (item && !item->property("spots").isValid())
            item = item->parentItem();
        return item;
    }
    static void doubleClick(Home& home, const QPoint& at) {
        QTest::mouseMove(home.window.get(), at);
        QTest::qWait(30);
        QTest::mouseDClick(home.window.get(), Qt::LeftButton, {}, at);
        QTest::qWait(30);
    }
    static void wheel(Home& home, const QPoint& at, int by) {
        QWheelEvent event(at, home.window->mapToGlobal(at), {}, QPoint(0, by), Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(home.window.get(), &event);
        QTest::qWait(30);
    }
    void enlargeAndLayDown(Home& home, const QString& target) {
        QQuickItem* zone = zoneOf(home, target);
        QVERIFY2(zone, qPrintable(target));
        QCOMPARE(zoomOf(zone), 1.0);
        doubleClick(home, freePoint(zone));
        QVERIFY2(zoomOf(zone) > 1.2, qPrintable(target));
        doubleClick(home, freePoint(zone));
        QCOMPARE(zoomOf(zone), 1.0);
        const QPoint middle = zone->mapToScene(QPointF(zone->width() / 2, zone->height() / 2)).toPoint();
        wheel(home, middle, 240);
        QVERIFY2(zoomOf(zone) > 1.2, qPrintable(target));
        home.key(Qt::Key_0);
        QCOMPARE(zoomOf(zone), 1.0);
    }

private slots:
    void init() {
        qputenv("XDG_CONFIG_HOME", m_folder.filePath(QTest::currentTestFunction()).toUtf8());
        qputenv("XDG_DATA_HOME", m_folder.filePath(QString(QTest::currentTestFunction()) + "-data").toUtf8());
    }

    void theTownAndTheEstate_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("wide") << QSize(1920, 1080);
        QTest::newRow("dense") << QSize(1280, 800);
    }
    void theTownAndTheEstate() {
        QFETCH(QSize, size);
        Home home(size);
        home.begin("", "");
        enlargeAndLayDown(home, "board");
        enlargeAndLayDown(home, QString("seat:%1/estate").arg(home.table().viewSeat()));
    }
    void theTownBoardAndTheDeeds() {
        Home home;
        const QVariantMap anna{{"name", "Anna"}, {"seat", "ruby"}}, boris{{"name", "Boris"}, {"seat", "saffron"}};
        QVERIFY(home.program->newGame({{"game", "orleans"}, {"seats", QVariantList{anna, boris}}, {"seed", "7"}, {"shuffled", false}, {"dealing", "once"}}));
        QTest::qWait(100);
        enlargeAndLayDown(home, "board");
        enlargeAndLayDown(home, QString("seat:%1/town").arg(home.program->currentTable()->viewSeat()));
        enlargeAndLayDown(home, "deed:plague/reward");
    }
    // Where all begin, the merchants hide nothing that may be taken on the way; a little of a rim may.
    void merchantsHideNoGoods_data() { theTownAndTheEstate_data(); }
    void merchantsHideNoGoods() {
        QFETCH(QSize, size);
        Home home(size);
        const QVariantMap anna{{"name", "Anna"}, {"seat", "ruby"}}, boris{{"name", "Boris"}, {"seat", "saffron"}};
        QVERIFY(home.program->newGame({{"game", "orleans"}, {"seats", QVariantList{anna, boris}}, {"seed", "7"}, {"shuffled", false}, {"dealing", "once"}}));
        QTest::qWait(100);
        const Targets* targets = Targets::of(&home.engine);
        QList<QRectF> merchants, goods;
        for (const QString& name : targets->names())
            if (name.endsWith("/merchant"))
                merchants.append(targets->rect(name, home.window->contentItem()));
            else if (name.contains("/good/") && targets->item(name)->property("there").toBool())
                goods.append(targets->rect(name, home.window->contentItem()));
        QCOMPARE(merchants.size(), 2);
        QVERIFY(goods.size() > 30);
        for (const QRectF& merchant : merchants)
            for (const QRectF& good : goods)
                QVERIFY(!merchant.adjusted(3, 3, -3, -3).intersects(good));
    }
    // Two boards that are enlarged one after the other keep their ground between the things.
    void noHoleShowsBetweenThings() {
        Home home;
        const QVariantMap anna{{"name", "Anna"}, {"seat", "ruby"}}, boris{{"name", "Boris"}, {"seat", "saffron"}};
        QVERIFY(home.program->newGame({{"game", "orleans"}, {"seats", QVariantList{anna, boris}}, {"seed", "7"}, {"shuffled", false}, {"dealing", "once"}}));
        QTest::qWait(100);
        for (const QString& target : {QString("deed:plague/reward"), QString("seat:%1/town").arg(home.program->currentTable()->viewSeat())}) {
            QQuickItem* zone = zoneOf(home, target);
            const QRectF room = zone->mapRectToScene(QRectF(0, 0, zone->width(), zone->height()));
            wheel(home, room.center().toPoint(), 240);
            QTest::qWait(100);
            const QImage picture = home.window->grabWindow();
            int black = 0;
            int seen = 0;
            for (int y = static_cast<int>(room.top()) + 4; y < room.bottom() - 4; y += 3)
                for (int x = static_cast<int>(room.left()) + 4; x < room.right() - 4; x += 3, ++seen)
                    black += (picture.pixel(x, y) & 0xffffff) == 0;
            QVERIFY(seen > 1000);
            QVERIFY2(black * 50 < seen, qPrintable(target + ": " + QString::number(black) + " of " + QString::number(seen)));
        }
    }
};

QTEST_MAIN(tst_CloseUps)
#include "tst_close_ups.moc"
