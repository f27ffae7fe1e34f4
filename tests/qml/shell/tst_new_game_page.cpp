// SPDX-License-Identifier: GPL-3.0-or-later
// Setting the table on screen: what was chosen last time starts a game at once; who sits there can be chosen by mouse
// and by keyboard, no two alike; what is chosen is what is played, and is there again next time.
#include "MagisterLudi/Ui/targets.h"
#include "desktop/house.h"
#include "desktop/program.h"
#include "household/interface_language.h"
#include "household/settings.h"

#include <QDir>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QtTest>

#include <memory>

using namespace magister;
using messina::MessinaTable;

namespace {

/// Every item in it, however it came there.
QList<QQuickItem*> all(QQuickItem* item) {
    QList<QQuickItem*> items{item};
    for (QQuickItem* child : item->childItems())
        items += all(child);
    return items;
}

/// The page in a window, over real rooms.
struct Room {
    explicit Room(QSize size = {1280, 744}, const char* extra = "") {
        engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
        QQmlComponent component(&engine);
        component.setData(QByteArray(R"(
            import QtQuick
            import MagisterLudi.Desktop
            import MagisterLudi.Household
            import MagisterLudi.Shell
            import MagisterLudi.Ui
            Rectangle {
                property string went
                property string asked
                color: Theme.ground
                NewGamePage {
                    objectName: "page"
                    anchors.fill: parent
                    focus: true
                    onWanted: page => parent.went = page
                    onBookWanted: rule => parent.asked = rule
                }
                LanguageMenu { objectName: "languages"; anchors.fill: parent }
                Component.onCompleted: { Theme.motion = "off"; %1 }
            })").replace("%1", extra),
                          QUrl(QStringLiteral("qrc:/room.qml")));
        const auto singleton = [&](const char* uri, const char* name) { return qmlTypeId(uri, 1, 0, name); };
        QQmlComponent modules(&engine);
        modules.setData("import MagisterLudi.Household\nimport MagisterLudi.Desktop\nimport QtQml\nQtObject {}", QUrl());
        settings = engine.singletonInstance<Settings*>(singleton("MagisterLudi.Household", "Settings"));
        language = engine.singletonInstance<InterfaceLanguage*>(singleton("MagisterLudi.Household", "Language"));
        program = engine.singletonInstance<Program*>(singleton("MagisterLudi.Desktop", "Program"));
        language->use("en");
        program->setRooms(std::make_unique<House>(*language));
        root.reset(qobject_cast<QQuickItem*>(component.create()));
        if (!root) qFatal("%s", qPrintable(component.errorString()));
        window.resize(size);
        root->setParentItem(window.contentItem());
        root->setSize(size);
        window.show();
        window.requestActivate();
        if (!QTest::qWaitForWindowActive(&window)) qFatal("the window does not become active");
        root->findChild<QQuickItem*>("page")->forceActiveFocus(Qt::TabFocusReason);
        QTest::qWait(30);
    }
    ~Room() {
        root.reset();
        program->setRooms(nullptr);
    }

    QRectF where(const QString& target) const { return Targets::of(const_cast<QQmlEngine*>(&engine))->rect(target, nullptr); }
    bool click(const QString& target) {
        const QRectF rect = where(target);
        if (rect.isEmpty()) return false;
        QTest::mouseClick(&window, Qt::LeftButton, {}, rect.center().toPoint());
        QTest::qWait(20);
        return true;
    }
    void key(Qt::Key key) {
        QTest::keyClick(&window, key);
        QTest::qWait(10);
    }
    void write(const QString& words) {
        for (const QChar& letter : words)
            QTest::keyClick(&window, letter.toLatin1());
    }
    QString focused() const {
        for (QQuickItem* up = window.activeFocusItem(); up; up = up->parentItem())
            for (const QString& name : Targets::of(const_cast<QQmlEngine*>(&engine))->names())
                if (Targets::of(const_cast<QQmlEngine*>(&engine))->item(name) == up) return name;
        return {};
    }
    MessinaTable* table() const { return qobject_cast<MessinaTable*>(program->currentTable()); }
    void picture(const char* name) {
        const QString folder = qEnvironmentVariable("MAGISTER_PICTURES");
        if (!folder.isEmpty() && QDir().mkpath(folder)) window.grabWindow().save(folder + '/' + name + ".png");
    }

    QQmlEngine engine;
    Settings* settings{};
    InterfaceLanguage* language{};
    Program* program{};
    QQuickWindow window;
    std::unique_ptr<QQuickItem> root;
};

} // namespace

class tst_NewGamePage : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

private slots:
    void init() {
        qputenv("XDG_CONFIG_HOME", m_folder.filePath(QTest::currentTestFunction()).toUtf8());
        qputenv("XDG_DATA_HOME", m_folder.filePath("data").toUtf8());
    }

    void oneClickStartsAGame() {
        Room room;
        room.picture("new-game-two");
        QVERIFY(room.click("button:start-game"));
        QVERIFY(room.table());
        QCOMPARE(room.table()->playerCount(), 2);
        QVERIFY(room.program->dealtInSteps());
        room.program->setupTold();
        QVERIFY(!room.program->dealtInSteps());
        QVERIFY(room.table());
        QCOMPARE(room.root->property("went").toString(), QString());
    }

    void oneKeyStartsAGame() {
        Room room;
        QCOMPARE(room.focused(), "button:start-game");
        room.key(Qt::Key_Return);
        QVERIFY(room.table());
    }

    void theButtonIsInSightWithFourPlayersAndAllUnfolded() {
        for (const QSize size : {QSize(1280, 744), QSize(1920, 1024), QSize(1000, 584)}) {
            Room room(size);
            QVERIFY(room.click("players:4"));
            QVERIFY(room.click("button:more") || size.width() == 1000);
            const QRectF start = room.where("button:start-game");
            QVERIFY(!start.isEmpty() && QRectF(QPointF(), size).contains(start));
            if (size.width() == 1280) room.picture("new-game-four");
        }
    }

    void oneAloneMeetsTheOpponent() {
        Room room;
        QVERIFY(room.click("players:1"));
        room.picture("new-game-solo");
        QVERIFY(room.where("seat-name:1").isEmpty());
        QVERIFY(room.click("button:start-game"));
        QVERIFY(room.table());
        QVERIFY(room.table()->state().solo());
        QCOMPARE(room.table()->seats()->rows().first().value("tincture").toString(), "ruby");
    }

    void noTwoSeatsAreAlike() {
        Room room;
        QVERIFY(room.click("players:3"));
        QVERIFY(room.click("seat-tincture:0/saffron"));
        QVERIFY(room.click("button:start-game"));
        QStringList seats;
        for (const QVariantMap& row : room.table()->seats()->rows())
            seats.append(row.value("tincture").toString());
        QCOMPARE(seats, QStringList({"saffron", "sapphire", "ruby"}));
    }

    void whatIsChosenIsPlayedAndKept() {
        {
            Room room({1280, 900});
            QVERIFY(room.click("players:3"));
            QVERIFY(room.click("seat-name:0"));
            room.write("Anna");
            QVERIFY(room.click("seat-language:0:pl"));
            QVERIFY(room.click("seat-language:1:ru"));
            QVERIFY(room.click("seat-help:1:none"));
            QVERIFY(room.click("boards:advanced"));
            QVERIFY(room.click("priority-tile"));
            QVERIFY(room.click("dealing:once"));
            QVERIFY(room.click("button:more"));
            QVERIFY(room.click("order:false"));
            QVERIFY(room.click("seed"));
            room.write("1347");
            room.picture("new-game-chosen");
            QVERIFY(room.click("button:start-game"));
            const MessinaTable* table = room.table();
            QVERIFY(table);
            const messina::Setup& setup = table->session().setup();
            QCOMPARE(int(setup.players), 3);
            QCOMPARE(setup.seed, std::uint64_t{1347});
            QVERIFY(setup.boards == messina::Side::B && setup.scrolls == messina::Side::A && setup.priorityTile);
            QCOMPARE(int(setup.pinned.order.size()), 3);
            QVERIFY(!room.program->dealtInSteps());
            QCOMPARE(table->activeSeat(), 1);
            QCOMPARE(table->spoken(), "pl");
            QCOMPARE(table->prompt().value("name").toString(), "Anna");
        }
        Room again;
        QCOMPARE(again.settings->table().value("players").toInt(), 3);
        QCOMPARE(again.settings->table().value("name1").toString(), "Anna");
        QVERIFY(again.click("button:start-game"));
        QVERIFY(again.table());
        QCOMPARE(again.table()->playerCount(), 3);
        QCOMPARE(again.table()->seats()->rows().first().value("name").toString(), "Anna");
        QVERIFY(again.table()->session().setup().boards == messina::Side::B);
        // The seed is of one game only.
        QVERIFY(again.table()->session().setup().seed != 1347);
    }

    void everythingIsReachedByKey() {
        Room room({1280, 900});
        QSet<QString> met;
        for (int i = 0; i < 60; ++i) {
            met.insert(room.focused());
            room.key(Qt::Key_Tab);
        }
        for (const char* wanted : {"players:2", "seat-name:0", "seat-tincture:0/ruby", "seat-language:0:", "seat-help:0:full",
                                   "seat-name:1", "boards:basic", "scrolls:basic", "dealing:steps", "priority-tile",
                                   "button:more", "button:start-game"})
            QVERIFY2(met.contains(wanted), wanted);
        QVERIFY(room.click("players:2"));
        room.key(Qt::Key_Right);
        QCOMPARE(room.settings->table().value("players").toInt(), 3);
        room.key(Qt::Key_Left);
        room.key(Qt::Key_Left);
        QCOMPARE(room.settings->table().value("players").toInt(), 1);
    }

    void everyThingThatCanBeActedOnHasAName() {
        Room room({1280, 900});
        QVERIFY(room.click("players:4"));
        QVERIFY(room.click("button:more"));
        int named = 0;
        for (QQuickItem* item : all(room.root.get())) {
            if (!item->isVisible() || !item->property("label").isValid() || !item->activeFocusOnTab()) continue;
            ++named;
            QVERIFY2(!item->property("label").toString().isEmpty(), item->metaObject()->className());
        }
        QVERIFY2(named > 20, qPrintable(QString::number(named)));
    }

    void aLanguageCanBeForOneSeatAlone() {
        Room room;
        QQuickItem* menu = room.root->findChild<QQuickItem*>("languages");
        menu->setProperty("open", true);
        QTest::qWait(20);
        // Without a table it is the household's alone.
        QVERIFY(room.where("language:seat-only").isEmpty());
        QVERIFY(room.click("language:cs"));
        QCOMPARE(room.language->current(), "cs");
        QVERIFY(room.click("button:start-game"));
        MessinaTable* table = room.table();
        QCOMPARE(table->spoken(), "cs");
        menu->setProperty("open", true);
        QTest::qWait(20);
        QVERIFY(room.click("language:seat-only"));
        QVERIFY(room.click("language:de"));
        QCOMPARE(room.language->current(), "cs");
        QCOMPARE(table->language(), "cs");
        QCOMPARE(table->spoken(), "de");
        QVERIFY(!menu->property("open").toBool());
        menu->setProperty("open", true);
        QTest::qWait(20);
        QVERIFY(menu->property("seatOnly").toBool());
        QVERIFY(room.click("language:seat-only"));
        QCOMPARE(table->spoken(), "cs");
        QVERIFY(room.click("language:pl"));
        QCOMPARE(table->spoken(), "pl");
        QCOMPARE(room.language->current(), "pl");
    }

    void aRuleCanBeAskedFor() {
        Room room({1280, 900});
        for (QQuickItem* item : all(room.root.get()))
            if (item->isVisible() && item->property("rule").toString() == "messina.advanced.b-sides" && item->activeFocusOnTab()) {
                item->forceActiveFocus(Qt::TabFocusReason);
                room.key(Qt::Key_Return);
                break;
            }
        QCOMPARE(room.root->property("asked").toString(), "messina.advanced.b-sides");
        QVERIFY(!room.table());
    }

    void itIsLegibleInEveryLight() {
        for (const char* extra : {"Theme.mode = 'candle'; Language.choose('de')", "Theme.mode = 'parchment'; Language.choose('ru')",
                                  "Theme.textScale = 1.5; Language.choose('pl')"}) {
            Room room({1280, 744}, extra);
            QVERIFY(room.click("players:3"));
            QTest::qWait(30);
            room.picture(("new-game-" + QByteArray(extra).right(4).left(2)).constData());
            const QRectF start = room.where("button:start-game");
            QVERIFY(!start.isEmpty() && QRectF(0, 0, 1280, 744).contains(start));
        }
    }
};

QTEST_MAIN(tst_NewGamePage)
#include "tst_new_game_page.moc"
