// SPDX-License-Identifier: GPL-3.0-or-later
// What the desktop says about looks is followed until the household says otherwise; a bus and a portal of the test's
// own.
#include "app/desktop/desktop_preferences.h"
#include "app/household/interface_language.h"
#include "app/household/settings.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QElapsedTimer>
#include <QPalette>
#include <QProcess>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QThread>
#include <QtTest>

using namespace magister;

using PortalSpaces = QMap<QString, QVariantMap>;

/// The portal for settings as desktops have it.
class FakePortal : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")

public:
    PortalSpaces m_spaces;
    int m_delay = 0; ///< milliseconds

public slots:
    QMap<QString, QVariantMap> ReadAll(const QStringList&) {
        QThread::msleep(static_cast<unsigned long>(m_delay));
        return m_spaces;
    }
};

class tst_DesktopPreferences : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QProcess m_bus;

private slots:
    void initTestCase() {
        // None of the machine that runs the tests: a bus of its own, which starts no portal.
        QFile rules(m_folder.filePath("bus.conf"));
        QVERIFY(rules.open(QIODevice::WriteOnly));
        rules.write("<busconfig><type>session</type><listen>unix:path=" + m_folder.filePath("bus").toUtf8() + "</listen>"
                    "<policy context=\"default\"><allow send_destination=\"*\" eavesdrop=\"true\"/><allow eavesdrop=\"true\"/><allow own=\"*\"/></policy></busconfig>");
        rules.close();
        m_bus.start("dbus-daemon", {"--nofork", "--nopidfile", "--print-address", "--config-file=" + rules.fileName()});
        QVERIFY2(m_bus.waitForStarted() && m_bus.waitForReadyRead(), "dbus-daemon (Debian: dbus)");
        qputenv("DBUS_SESSION_BUS_ADDRESS", m_bus.readLine().trimmed());
        qDBusRegisterMetaType<PortalSpaces>();
    }

    /// First of all: what other functions do makes known to Qt what the program has to make known by itself.
    void theDesktopIsFollowed_data() {
        QTest::addColumn<int>("delay");
        QTest::newRow("it answers at once") << 0;
        QTest::newRow("it has to be started first") << 600;
    }
    void theDesktopIsFollowed() {
        QFETCH(int, delay);
        FakePortal portal;
        portal.m_delay = delay;
        portal.m_spaces = {{"org.freedesktop.appearance", {{"color-scheme", 1u}}},
                           {"org.gnome.desktop.interface", {{"enable-animations", false}}}};
        QThread thread;
        const auto end = qScopeGuard([&] {
            thread.quit();
            thread.wait();
        });
        portal.moveToThread(&thread);
        thread.start();
        const QString name = QTest::currentDataTag();
        QDBusConnection there = QDBusConnection::connectToBus(QDBusConnection::SessionBus, name);
        QVERIFY(there.registerObject("/org/freedesktop/portal/desktop", &portal, QDBusConnection::ExportAllSlots));
        QVERIFY(there.registerService("org.freedesktop.portal.Desktop"));
        {
            DesktopPreferences desktop;
            QSignalSpy changed(&desktop, &DesktopPreferences::changed);
            const QVariantMap wanted{{"theme", "candle"}, {"motion", "off"}};
            const QVariantMap first = desktop.preferences();
            if (delay > 0) QCOMPARE(first, QVariantMap());
            // A late answer comes by itself; on a busy machine any answer may be late.
            if (first != wanted)
                QTRY_VERIFY_WITH_TIMEOUT(!changed.isEmpty() && changed.last().first().toMap() == wanted, 20'000);
            QDBusMessage news = QDBusMessage::createSignal("/org/freedesktop/portal/desktop",
                                                           "org.freedesktop.portal.Settings", "SettingChanged");
            news.setArguments({"org.freedesktop.appearance", "color-scheme", QVariant::fromValue(QDBusVariant(2u))});
            changed.clear();
            QVERIFY(there.send(news));
            QTRY_COMPARE(changed.size(), 1);
            QCOMPARE(changed.first().first().toMap().value("theme").toString(), "parchment");
        }
        there.unregisterService("org.freedesktop.portal.Desktop");
        there.unregisterObject("/org/freedesktop/portal/desktop");
        QDBusConnection::disconnectFromBus(name);
    }
    void cleanupTestCase() {
        m_bus.kill();
        m_bus.waitForFinished();
    }

    void whatPortalsTell_data() {
        QTest::addColumn<QVariantMap>("portal");
        QTest::addColumn<QVariantMap>("preferences");
        const QString appearance = "org.freedesktop.appearance/", gnome = "org.gnome.desktop.interface/",
                      kde = "org.kde.kdeglobals.KDE/";
        QTest::newRow("nothing") << QVariantMap{} << QVariantMap{};
        QTest::newRow("no preference") << QVariantMap{{appearance + "color-scheme", 0u}} << QVariantMap{};
        QTest::newRow("dark") << QVariantMap{{appearance + "color-scheme", 1u}} << QVariantMap{{"theme", "candle"}};
        QTest::newRow("light") << QVariantMap{{appearance + "color-scheme", 2u}} << QVariantMap{{"theme", "parchment"}};
        QTest::newRow("of a later portal")
            << QVariantMap{{appearance + "color-scheme", 7u}, {gnome + "text-scaling-factor", "large"}}
            << QVariantMap{};
        QTest::newRow("reduced motion") << QVariantMap{{appearance + "reduced-motion", 1u}}
                                        << QVariantMap{{"motion", "off"}};
        QTest::newRow("no animations") << QVariantMap{{gnome + "enable-animations", false}}
                                       << QVariantMap{{"motion", "off"}};
        QTest::newRow("animations") << QVariantMap{{gnome + "enable-animations", true},
                                                   {kde + "AnimationDurationFactor", "1"}}
                                    << QVariantMap{};
        QTest::newRow("instant") << QVariantMap{{kde + "AnimationDurationFactor", "0"}}
                                 << QVariantMap{{"motion", "off"}};
        QTest::newRow("large text") << QVariantMap{{gnome + "text-scaling-factor", 1.25}}
                                    << QVariantMap{{"textScale", 1.25}};
        QTest::newRow("a size of its own")
            << QVariantMap{{gnome + "text-scaling-factor", 1.33}} << QVariantMap{{"textScale", 1.25}};
        QTest::newRow("huge text") << QVariantMap{{gnome + "text-scaling-factor", 3.0}}
                                   << QVariantMap{{"textScale", 2.0}};
        QTest::newRow("small text") << QVariantMap{{gnome + "text-scaling-factor", 0.8}} << QVariantMap{};
    }
    void whatPortalsTell() {
        QFETCH(QVariantMap, portal);
        QFETCH(QVariantMap, preferences);
        QCOMPARE(desktopPreferences(portal, {}), preferences);
        preferences.remove("textScale");
        QCOMPARE(desktopPreferences(portal, {.scalesItself = true}), preferences);
    }
    void whatQtKnowsByItself() {
        const QVariantMap light{{"org.freedesktop.appearance/color-scheme", 2u}},
            large{{"org.gnome.desktop.interface/text-scaling-factor", 1.25}};
        QCOMPARE(desktopPreferences({}, {.isDark = true}), QVariantMap({{"theme", "candle"}}));
        QCOMPARE(desktopPreferences(light, {.isDark = true}), QVariantMap({{"theme", "parchment"}}));
        QCOMPARE(desktopPreferences({}, {.points = 9}), QVariantMap());
        QCOMPARE(desktopPreferences({}, {.points = 11}), QVariantMap());
        QCOMPARE(desktopPreferences({}, {.points = 16}), QVariantMap({{"textScale", 1.5}}));
        QCOMPARE(desktopPreferences({}, {.scalesItself = true, .points = 16}), QVariantMap({{"textScale", 1.5}}));
        QCOMPARE(desktopPreferences(large, {.points = 14}), QVariantMap({{"textScale", 1.5}}));
    }
    void aPaletteIsFollowed() {
        const QPalette light = QGuiApplication::palette();
        const auto end = qScopeGuard([&] { QGuiApplication::setPalette(light); });
        DesktopPreferences desktop;
        QCOMPARE(desktop.preferences(), QVariantMap());
        QSignalSpy changed(&desktop, &DesktopPreferences::changed);
        QGuiApplication::setPalette(
            QPalette(Qt::white, QColor(40, 40, 40), Qt::gray, Qt::black, Qt::gray, Qt::white, QColor(30, 30, 30)));
        QTRY_COMPARE(changed.size(), 1);
        QCOMPARE(changed.first().first().toMap(), QVariantMap({{"theme", "candle"}}));
        QGuiApplication::setPalette(light);
        QTRY_COMPARE(changed.size(), 2);
        QCOMPARE(changed.last().first().toMap(), QVariantMap());
    }

    void withoutAPortalThereIsNothingToSay() {
        QElapsedTimer clock;
        clock.start();
        DesktopPreferences desktop;
        QCOMPARE(desktop.preferences(), QVariantMap());
        QVERIFY2(clock.elapsed() < 2000, qPrintable(QString::number(clock.elapsed())));
    }

    void untilTheHouseholdSaysOtherwise() {
        const QString file = m_folder.filePath("settings.ini");
        {
            Settings settings(file);
            QSignalSpy themes(&settings, &Settings::themeChanged);
            settings.followDesktop({{"theme", "candle"}, {"motion", "off"}, {"textScale", 1.5}, {"hexes", "calm"}});
            QCOMPARE(settings.theme(), "candle");
            QCOMPARE(settings.motion(), "off");
            QCOMPARE(settings.textScale(), 1.5);
            QCOMPARE(settings.hexes(), "detailed"); // that is no matter of the desktop's
            QCOMPARE(themes.size(), 1);
            QVERIFY(settings.decided().isEmpty());
            QVERIFY(!QFile::exists(file));
            // What is chosen stays, even if it is what the desktop has just now.
            QVERIFY(settings.decide({}, "theme", "candle"));
            QVERIFY(settings.decide({}, "textScale", 1.0));
            settings.followDesktop({});
            QCOMPARE(settings.theme(), "candle");
            QCOMPARE(settings.motion(), "normal");
            QCOMPARE(settings.textScale(), 1.0);
        }
        Settings again(file);
        again.followDesktop({{"theme", "parchment"}, {"textScale", 2.0}});
        QCOMPARE(again.theme(), "candle");
        QCOMPARE(again.textScale(), 1.0);
        // And back to the desktop.
        QVERIFY(again.decide({}, "theme", ""));
        QCOMPARE(again.theme(), "parchment");
        QCOMPARE(again.undecided().value("theme").toString(), "parchment");
        QVERIFY(!again.decide({}, "hexes", ""));
        QVERIFY(again.decide({}, "textScale", {}));
        QCOMPARE(Settings(file).decided(), QVariantMap());
    }

    void datesAreWrittenAsTheSystemDoes() {
        const auto name = [](const char* code, const char* system) { return InterfaceLanguage::localeOf(code, QLocale(system)).name(); };
        QCOMPARE(name("en", "en_US"), "en_US");
        QCOMPARE(name("de", "de_AT"), "de_AT");
        QCOMPARE(name("en", "de_AT"), "en_GB");
        QCOMPARE(name("pl", "en_US"), "pl_PL");
        QCOMPARE(name("en", "C"), "en_GB");
    }
    void neighboursOfALanguage_data() {
        QTest::addColumn<QStringList>("wanted");
        QTest::addColumn<QString>("spoken");
        QTest::newRow("one of ours") << QStringList{"de-AT", "de", "en-GB"} << "de";
        QTest::newRow("Slovak") << QStringList{"sk-SK", "sk", "en"} << "cs";
        QTest::newRow("Slovak, where Polish is read rather") << QStringList{"pl", "sk"} << "pl";
        QTest::newRow("Ukrainian, then Polish") << QStringList{"uk-UA", "pl", "ru"} << "pl";
        QTest::newRow("Belarusian, then Russian") << QStringList{"be", "ru"} << "ru";
        QTest::newRow("none of ours") << QStringList{"fr", "it"} << "en";
        QTest::newRow("nothing") << QStringList{} << "en";
    }
    void neighboursOfALanguage() {
        QFETCH(QStringList, wanted);
        QFETCH(QString, spoken);
        QCOMPARE(InterfaceLanguage::nearest(wanted), spoken);
    }
};

QTEST_MAIN(tst_DesktopPreferences)
#include "tst_desktop_preferences.moc"
