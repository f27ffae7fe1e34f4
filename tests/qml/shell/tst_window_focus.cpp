// SPDX-License-Identifier: GPL-3.0-or-later
// The ring of the keyboard focus: on every page, at every stop of the Tab key it is there, and whole.
#include "qml/MagisterLudi/Ui/press_guard.h"
#include "tests/qml/shell/in_sight.h"

#include <QTemporaryDir>

using namespace magister;

class tst_WindowFocus : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    static QRectF box(const QQuickItem* item) {
        return item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
    }
    /// As a reader finds it: names from the outside in.
    static QString path(const QQuickItem* item) {
        QStringList names;
        for (; item && names.size() < 6; item = item->parentItem()) {
            const QString type = QString::fromLatin1(item->metaObject()->className());
            if (type.contains("_QMLTYPE_")) names.prepend(type.section("_QMLTYPE_", 0, 0));
        }
        return names.join(u'/');
    }
    /// Rings in sight that are cut by something that clips, or by the window.
    static QStringList cutRings(const Home& home, int& rings) {
        QStringList faults;
        const QRectF all(QPointF(), QSizeF(home.window->size()));
        for (QQuickItem* item : seen(home.window->contentItem())) {
            if (!QByteArray(item->metaObject()->className()).startsWith("FocusRing_")) continue;
            const QRectF ring = box(item);
            if (ring.isEmpty()) continue;
            ++rings;
            QRectF room = all;
            QString by = "the window";
            for (const QQuickItem* over = item->parentItem(); over; over = over->parentItem())
                if (over->clip() && !box(over).adjusted(-0.6, -0.6, 0.6, 0.6).contains(ring)) {
                    room = box(over);
                    by = path(over);
                    break;
                }
            if (room.adjusted(-0.6, -0.6, 0.6, 0.6).contains(ring)) continue;
            faults.append(QStringLiteral("%1 (%2,%3 %4x%5) is cut by %6 (%7,%8 %9x%10)")
                              .arg(path(item))
                              .arg(ring.x()).arg(ring.y()).arg(ring.width()).arg(ring.height())
                              .arg(by)
                              .arg(room.x()).arg(room.y()).arg(room.width()).arg(room.height()));
        }
        return faults;
    }

    /// The score of a game, being counted out. It is played once; later windows open its file and count again.
    void showScore(Home& home) {
        home.settings->setHandOver("none");
        const QString played = m_folder.filePath("played.game");
        if (QFile::exists(played)) {
            home.program->openFiles({played});
            QTRY_VERIFY(home.program->currentTable() && named(home, "ScorePage_"));
            QTest::qWait(PressGuard::grace() + 100); // a press on what has just appeared is not meant
            QVERIFY(home.click("end/count"));
        } else {
            home.begin("", "ru");
            while (!home.table().over()) {
                const auto& choices = home.table().targets().choices();
                const auto legal = std::find_if(choices.rbegin(), choices.rend(), [](const auto& choice) { return !choice.refusal; });
                QVERIFY(!home.table().play(messina::Command(legal->command)));
            }
            QVERIFY(QFile::copy(home.table().savedIn(), played));
        }
        QTRY_VERIFY(named(home, "ScoreWalk_"));
    }

    /// The next frame shows where the focus has gone; there is none where it stays.
    static void tab(Home& home) {
        bool drawn = false;
        const auto heard = QObject::connect(home.window.get(), &QQuickWindow::frameSwapped, [&drawn] { drawn = true; });
        QTest::keyClick(home.window.get(), Qt::Key_Tab);
        (void)QTest::qWaitFor([&drawn] { return drawn; }, 100);
        QObject::disconnect(heard);
    }

private slots:
    void init() {
        qputenv("XDG_CONFIG_HOME", m_folder.filePath(QTest::currentTestFunction()).toUtf8());
        qputenv("XDG_DATA_HOME", m_folder.filePath(QString("data-") + QTest::currentTestFunction()).toUtf8());
    }

    void everyRingIsWhole_data() {
        QTest::addColumn<QString>("page");
        QTest::addColumn<QSize>("size");
        // Least room first; the table has another layout where there is more.
        for (const char* page :
             {"home", "newGame", "settings", "lessons", "rules", "games", "learnt", "box", "about", "rulings", "table",
              "orleans", "log", "keys", "history", "drawer", "refusal", "score", "sheet", "lesson"})
            QTest::addRow("%s 1024", page) << page << QSize(1024, 600);
        for (const char* page : {"table", "orleans", "column", "drawer", "score", "sheet"}) {
            QTest::addRow("%s 1280", page) << page << QSize(1280, 800);
            QTest::addRow("%s 1920", page) << page << QSize(1920, 1080);
        }
    }
    void everyRingIsWhole() {
        QFETCH(QString, page);
        QFETCH(QSize, size);
        Home home(size);
        const QStringList seated{"table", "log", "keys", "history", "drawer", "refusal", "column"};
        if (page == "lesson") {
            QVERIFY(home.program->startLesson("01-first-round"));
        } else if (page == "orleans") {
            home.settings->setHandOver("none");
            const QVariantMap anna{{"name", "Anna"}, {"seat", "ruby"}}, boris{{"name", "Boris"}, {"seat", "saffron"}};
            QVERIFY(home.program->newGame({{"game", "orleans"}, {"seats", QVariantList{anna, boris}}, {"seed", "7"}, {"dealing", "once"}}));
        } else if (page == "score" || page == "sheet") {
            showScore(home);
            if (page == "sheet") {
                home.key(Qt::Key_Escape);
                QTRY_VERIFY(named(home, "ScorePage_") && !named(home, "ScoreWalk_"));
            }
        } else if (seated.contains(page)) {
            home.settings->setHandOver("none");
            if (page == "column") home.settings->setLayout("column");
            home.begin("", "ru");
            home.endTurn();
            if (page == "log") home.key(Qt::Key_G);
            if (page == "keys") home.key(Qt::Key_K);
            if (page == "history") home.key(Qt::Key_Z);
            if (page == "drawer") home.key(Qt::Key_Question);
            if (page == "refusal") QVERIFY(refuse(home).active);
        } else {
            open(home, page.toUtf8().constData());
        }
        QTest::qWait(100);
        QStringList faults;
        int rings = 0;
        QSet<const QQuickItem*> stops;
        for (int i = 0; i < 70; ++i) {
            tab(home);
            const QQuickItem* stop = home.window->activeFocusItem();
            // What is out of sight is scrolled there first.
            (void)QTest::qWaitFor([&] { int any = 0; return cutRings(home, any).isEmpty(); }, 300);
            for (const QString& fault : cutRings(home, rings))
                if (!faults.contains(fault)) faults.append(fault);
            if (stops.contains(stop) && i > 2) break;
            stops.insert(stop);
        }
        QVERIFY2(rings >= stops.size() / 2 && rings > 0, qPrintable(QStringLiteral("%1 rings at %2 stops").arg(rings).arg(stops.size())));
        QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
    }
};

QTEST_MAIN(tst_WindowFocus)
#include "tst_window_focus.moc"
