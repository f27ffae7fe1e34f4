// SPDX-License-Identifier: GPL-3.0-or-later
// The window on a scaled screen. Qt reads the scale once, at the start: the program runs once a scale, each with
// QT_SCALE_FACTOR set as a desktop sets it. At 100 % tst_window_size looks at more pages and screens.
#include "tests/qml/shell/what_asks.h"

#include "app/desktop/window_place.h"

#include <QTemporaryDir>

using namespace magister;

class tst_WindowScale : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    static qreal scale() { return qEnvironmentVariable("QT_SCALE_FACTOR").toDouble(); }
    /// Screens in pixels of the device, as far as the window fits there at this scale, in pixels of ours.
    static QList<QSize> screens(const QQuickWindow& window) {
        QList<QSize> sizes;
        for (const QSize device : {QSize(1366, 768), QSize(1920, 1080), QSize(3840, 2160)}) {
            const QSize ours(int(device.width() / scale()), int(device.height() / scale()));
            if (ours.width() >= window.minimumWidth() && ours.height() >= window.minimumHeight()) sizes += ours;
        }
        return sizes;
    }

private slots:
    void init() {
        qputenv("XDG_CONFIG_HOME", m_folder.filePath(QTest::currentTestFunction()).toUtf8());
        qputenv("XDG_DATA_HOME", m_folder.filePath(QString("data-") + QTest::currentTestFunction()).toUtf8());
    }

    void theScaleIsInForce() {
        Home home({960, 540});
        QVERIFY(scale() > 1 && scale() <= 2);
        QCOMPARE(home.window->devicePixelRatio(), scale());
        const QImage picture = home.window->grabWindow();
        QCOMPARE(picture.size(), (QSizeF(home.window->size()) * scale()).toSize());
        // A Full HD screen always has room for the window.
        QVERIFY(home.window->minimumWidth() <= 1920 / scale() && home.window->minimumHeight() <= 1080 / scale());
    }

    void nothingThatAsksIsOffTheScreen_data() {
        QTest::addColumn<QString>("page");
        for (const char* page : {"home", "newGame", "settings", "table", "orleans", "lesson"})
            QTest::addRow("%s", page) << page;
    }
    void nothingThatAsksIsOffTheScreen() {
        QFETCH(QString, page);
        Home home({960, 540});
        home.settings->setHandOver("none");
        if (page == "lesson") {
            QVERIFY(home.program->startLesson("01-first-round"));
        } else if (page == "table") {
            home.begin("", "ru");
        } else if (page == "orleans") {
            const QVariantMap anna{{"name", "Anna"}, {"seat", "ruby"}}, boris{{"name", "Boris"}, {"seat", "saffron"}};
            QVERIFY(home.program->newGame(
                {{"game", "orleans"}, {"seats", QVariantList{anna, boris}}, {"seed", "7"}, {"dealing", "once"}}));
        } else {
            open(home, page.toUtf8().constData());
        }
        const QList<QSize> sizes = screens(*home.window);
        QVERIFY(sizes.size() >= 2);
        const auto look = [&] {
            QStringList faults;
            for (const QSize& size : sizes) {
                home.window->resize(size);
                QTest::qWait(100);
                // Another layout of the table takes a moment to come to rest.
                (void)QTest::qWaitFor([&] { return offTheScreen(home).isEmpty(); }, 1500);
                faults += offTheScreen(home);
                if (const QString folder = qEnvironmentVariable("MAGISTER_PICTURES"); !folder.isEmpty())
                    home.window->grabWindow().save(QStringLiteral("%1/%2-%3x%4-at-%5.png")
                                                       .arg(folder, page)
                                                       .arg(size.width())
                                                       .arg(size.height())
                                                       .arg(scale()));
            }
            return faults.join(u'\n');
        };
        QCOMPARE(look(), QString());
        if (page != "table") return;
        QVERIFY(refuse(home).active);
        QCOMPARE(look(), QString());
    }
};

QTEST_MAIN(tst_WindowScale)
#include "tst_window_scale.moc"
