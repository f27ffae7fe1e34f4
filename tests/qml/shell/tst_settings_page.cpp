// SPDX-License-Identifier: GPL-3.0-or-later
// Whose settings are shown and changed: the household's or one person's; people come, are renamed and go; the screen is
// somebody's or everybody's.
#include "tests/qml/shell/room.h"

#include <QAccessible>
#include <QTemporaryDir>

using namespace magister;

class tst_SettingsPage : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    struct Page : Room {
        explicit Page(const char* extra = "", QSize size = {1280, 744}) : Room(size, extra, "SettingsPage") {}
        People& people() { return *settings->people(); }
        QVariantMap own(const char* name) { return people().ownOf(people().idOf(name)); }
        bool pick(const char* heading, const char* label) { return click(choice(heading, label)); }
        bool picked(const char* heading, const char* label) const {
            const QQuickItem* item = choice(heading, label);
            return item && item->property("chosen").toBool();
        }
    };

private slots:
    void init() {
        qputenv("XDG_CONFIG_HOME", m_folder.filePath(QTest::currentTestFunction()).toUtf8());
        qputenv("XDG_DATA_HOME", m_folder.filePath("data").toUtf8());
    }

    void theHouseholdDecidesForAll() {
        Page page;
        page.picture("settings-household");
        QVERIFY(page.picked("Whose settings", "The household"));
        QVERIFY(!page.choice("This screen belongs to", "everybody"));
        QVERIFY(!page.choice("Colour", "Ruby, lozenge"));
        QVERIFY(!page.choice("Theme", "Household setting: Daylight"));
        QVERIFY(page.pick("Theme", "Candlelight"));
        QCOMPARE(page.settings->theme(), "candle");
        QVERIFY(page.pick("Text size", "125%"));
        QCOMPARE(page.settings->household().value("textScale").toDouble(), 1.25);
        QVERIFY(page.pick("Before a turn ends", "Do not ask"));
        QVERIFY(!page.settings->askBeforeEnding());
        QVERIFY(page.pick("Language", "Deutsch"));
        QCOMPARE(page.language->current(), "de");
        QCOMPARE(page.settings->household().value("language").toString(), "de");
    }

    void whatOneGameAsksNamesIt() {
        Page page("Settings.people.meet('Anna')");
        QVERIFY(page.pick("Messina 1347: Hex artwork", "Plain"));
        QCOMPARE(page.settings->hexes(), "calm");
        QVERIFY(page.pick("Whose settings", "Anna"));
        QVERIFY(page.pick("Messina 1347: Workshops in an estate", "As large as space allows"));
        QCOMPARE(page.own("Anna"), QVariantMap({{"areas", "growing"}}));
    }

    void soundsAreTheHouseholds() {
        Page page("Settings.people.meet('Anna')");
        QVERIFY(page.picked("Sounds", "No sounds"));
        QVERIFY(page.pick("Sounds", "Quiet"));
        QCOMPARE(page.settings->sounds(), 0.25);
        QVERIFY(page.picked("Sounds", "Quiet"));
        QVERIFY(page.pick("Sounds", "No sounds"));
        QCOMPARE(page.settings->sounds(), 0.0);
        QVERIFY(page.pick("Whose settings", "Anna"));
        QVERIFY(!page.choice("Sounds", "Quiet"));
    }

    void somebodyComesByKeyboard() {
        Page page;
        for (int i = 0; i < 30 && page.focused() != "person:add"; ++i)
            page.key(Qt::Key_Tab);
        page.key(Qt::Key_Return);
        QCOMPARE(page.focused(), "person:new-name");
        page.write("Anna");
        page.key(Qt::Key_Return);
        QCOMPARE(page.people().all().size(), 1);
        QVERIFY(page.picked("Whose settings", "Anna"));
        QCOMPARE(page.window.activeFocusItem()->property("label").toString(), "Anna");
        QVERIFY(page.picked("Theme", "Household setting: Daylight"));
        QVERIFY(page.picked("Explanations", "Everything"));
        QVERIFY(page.picked("Colour", "Whichever is free"));
        QVERIFY(page.called("Remove Anna"));
        // The same name again is nobody new, and that is said.
        QVERIFY(page.pick("Whose settings", "The household"));
        QVERIFY(page.Room::click("person:add"));
        page.write("anna");
        page.key(Qt::Key_Return);
        QCOMPARE(page.people().all().size(), 1);
        bool told = false;
        for (QQuickItem* item : all(page.root.get()))
            told |= item->isVisible() && item->property("text").toString() == "This name is already in use.";
        QVERIFY(told);
    }

    void aPersonDecidesForThemselves() {
        Page page("Settings.people.meet('Anna'); Settings.people.meet('Karl')");
        QVERIFY(page.pick("Whose settings", "Anna"));
        QVERIFY(page.pick("Theme", "Candlelight"));
        QVERIFY(page.pick("Language", "Polski"));
        QVERIFY(page.pick("Explanations", "Nothing"));
        QVERIFY(page.pick("Colour", "Violet, ring"));
        QVERIFY(page.pick("Before a turn ends", "Do not ask"));
        page.picture("settings-anna");
        QCOMPARE(page.own("Anna"), QVariantMap({{"theme", "candle"}, {"language", "pl"}, {"help", "none"}, {"tincture", "violet"},
                                                {"askBeforeEnding", false}}));
        // Nothing of it is on this screen, which is everybody's, and nothing is the household's or Karl's.
        QCOMPARE(page.settings->theme(), "parchment");
        QCOMPARE(page.language->current(), "en");
        QVERIFY(page.settings->askBeforeEnding());
        QVERIFY(page.own("Karl").isEmpty());
        QVERIFY(page.pick("Whose settings", "Karl"));
        QVERIFY(page.picked("Theme", "Household setting: Daylight"));
        QVERIFY(!page.choice("When the turn passes", "Nothing"));
        // It is taken back.
        QVERIFY(page.pick("Whose settings", "Anna"));
        QVERIFY(page.picked("Theme", "Candlelight"));
        QVERIFY(page.pick("Theme", "Household setting: Daylight"));
        QVERIFY(!page.own("Anna").contains("theme"));
    }

    void arrowsChooseForAPerson() {
        Page page("Settings.people.meet('Anna')");
        QVERIFY(page.pick("Whose settings", "The household"));
        page.key(Qt::Key_Right);
        QVERIFY(page.picked("Whose settings", "Anna"));
        page.choice("Theme", "Household setting: Daylight")->forceActiveFocus(Qt::TabFocusReason);
        page.key(Qt::Key_Right);
        QCOMPARE(page.own("Anna").value("theme").toString(), "parchment");
        page.key(Qt::Key_Right);
        QCOMPARE(page.own("Anna").value("theme").toString(), "candle");
        page.key(Qt::Key_Left);
        page.key(Qt::Key_Left);
        QVERIFY(page.own("Anna").isEmpty());
        // The language of the screen changes under the hands, and the keyboard stays where it is.
        page.people().setOwner(page.people().idOf("Anna"));
        page.choice("Language", "Household setting: English")->forceActiveFocus(Qt::TabFocusReason);
        page.key(Qt::Key_Right);
        QCOMPARE(page.language->current(), "pl");
        QCOMPARE(page.own("Anna").value("language").toString(), "pl");
        page.key(Qt::Key_Right);
        QCOMPARE(page.language->current(), "cs");
    }

    void theScreenBecomesSomebodys() {
        Page page("Settings.people.meet('Anna', {theme: 'candle', language: 'de'})");
        QVERIFY(page.pick("This screen belongs to", "Anna"));
        QCOMPARE(page.settings->theme(), "candle");
        QCOMPARE(page.language->current(), "de");
        QCOMPARE(page.people().nameOf(page.people().owner()), "Anna");
        page.people().setOwner({});
        QCOMPARE(page.settings->theme(), "parchment");
    }

    void thePageOpensAtWhoeverTheScreenIsFor() {
        Page page("Settings.people.meet('Karl'); Settings.people.owner = Settings.people.meet('Anna')");
        // The page was there before: another one.
        Page again;
        QVERIFY(again.picked("Whose settings", "Anna"));
    }

    void aPersonIsRenamedAndRemovedOnceAsked() {
        Page page("Settings.people.meet('Anna', {theme: 'candle'}); Settings.people.meet('Karl')");
        QVERIFY(page.pick("Whose settings", "Anna"));
        const QString anna = page.people().idOf("Anna");
        QVERIFY(page.Room::click("person:name"));
        page.write(" Maria");
        QVERIFY(page.Room::click("person:rename"));
        QCOMPARE(page.people().nameOf(anna), "Anna Maria");
        QVERIFY(page.picked("Whose settings", "Anna Maria"));
        QVERIFY(page.Room::click("person:remove"));
        QCOMPARE(page.people().all().size(), 2);
        page.picture("settings-remove");
        bool asked = false;
        for (QQuickItem* item : all(page.root.get()))
            asked |= item->isVisible() && item->property("title").toString() == "Remove Anna Maria?";
        QVERIFY(asked);
        // What stands first keeps.
        page.key(Qt::Key_Return);
        QCOMPARE(page.people().all().size(), 2);
        QVERIFY(page.Room::click("person:remove"));
        QVERIFY(page.Room::click("person:remove-confirmed"));
        QCOMPARE(page.people().all().size(), 1);
        QVERIFY(page.picked("Whose settings", "The household"));
        QCOMPARE(page.window.activeFocusItem()->property("label").toString(), "The household");
        QVERIFY(!page.choice("Whose settings", "Anna Maria"));
    }

    void everythingIsNamedAndReachedByKey() {
        Page page("Settings.people.meet('Anna')");
        QVERIFY(page.pick("Whose settings", "Anna"));
        QSet<QQuickItem*> reached;
        for (int i = 0; i < 60; ++i) {
            reached.insert(page.window.activeFocusItem());
            page.key(Qt::Key_Tab);
        }
        int rows = 0;
        for (QQuickItem* item : all(page.root.get())) {
            if (!item->isVisible()) continue;
            if (item->activeFocusOnTab() && item->property("label").isValid())
                QVERIFY2(!item->property("label").toString().isEmpty(), item->metaObject()->className());
            if (!item->property("options").isValid() || !QByteArray(item->metaObject()->className()).startsWith("ChoiceRow")) continue;
            ++rows;
            bool tabbed = false;
            int groups = 0;
            for (QQuickItem* inner : all(item)) {
                tabbed |= reached.contains(inner);
                const QAccessibleInterface* face = QAccessible::queryAccessibleInterface(inner);
                if (!face || face->role() != QAccessible::Grouping) continue;
                ++groups;
                QCOMPARE(face->text(QAccessible::Name), item->property("label").toString());
                QVERIFY(!face->text(QAccessible::Name).isEmpty());
            }
            QCOMPARE(groups, 1);
            QVERIFY2(tabbed, qPrintable(item->property("label").toString()));
        }
        QCOMPARE(rows, 14);
        for (const char* field : {"person:name"}) {
            const QQuickItem* item = Targets::of(&page.engine)->item(field);
            QVERIFY(item && !item->property("label").toString().isEmpty());
        }
    }

    void itIsLegibleInEveryLight() {
        for (const char* extra : {"Theme.mode = 'candle'; Language.choose('de')", "Theme.mode = 'parchment'; Language.choose('ru')",
                                  "Theme.textScale = 1.5; Language.choose('pl')"}) {
            Page page(extra);
            const QString anna = page.people().meet("Anna", {{"tincture", "violet"}});
            page.people().meet("Božena", {{"tincture", "ruby"}});
            page.root->findChild<QQuickItem*>("page")->setProperty("whose", anna);
            QTest::qWait(50);
            page.picture(("settings-" + QByteArray(extra).right(4).left(2)).constData());
            for (QQuickItem* item : all(page.root.get())) {
                if (!item->isVisible() || !item->property("chosen").isValid()) continue;
                const QRectF place = item->mapRectToScene(item->boundingRect());
                QVERIFY2(place.left() >= 0 && place.right() <= 1280, qPrintable(item->property("label").toString()));
            }
        }
    }
};

QTEST_MAIN(tst_SettingsPage)
#include "tst_settings_page.moc"
