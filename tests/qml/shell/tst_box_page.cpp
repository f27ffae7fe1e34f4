// SPDX-License-Identifier: GPL-3.0-or-later
// The list of what lies in the box: reached from the new game, ticked off by mouse and keyboard, kept, and cleared.
#include "tests/qml/shell/room.h"

#include <QAccessible>
#include <QTemporaryDir>

using namespace magister;

class tst_BoxPage : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    struct Page : Room {
        explicit Page(const char* extra = "", QSize size = {1280, 744}) : Room(size, extra, "BoxPage") {}
        QQuickItem* row(const QString& part) { return Targets::of(&engine)->item("box:" + part); }
        bool ticked(const QString& part) { return row(part)->property("checked").toBool(); }
        QStringList found(const char* game) const { return settings->found().value(game).toStringList(); }
        bool reads(const QString& words) const {
            for (QQuickItem* item : all(root.get()))
                if (item->isVisible() && item->property("text").toString() == words) return true;
            return false;
        }
    };

private slots:
    void init() {
        qputenv("XDG_CONFIG_HOME", m_folder.filePath(QTest::currentTestFunction()).toUtf8());
        qputenv("XDG_DATA_HOME", m_folder.filePath("data").toUtf8());
    }

    void theNewGameLeadsThere() {
        Room room;
        QVERIFY(room.click(room.called("Check what is in the box")));
        QCOMPARE(room.root->property("went").toString(), "box:messina");
    }
    void ticksAreKeptByGameAndCleared() {
        {
            Page page;
            QVERIFY(page.row("district-hexes"));
            QVERIFY(page.click(page.row("ships")));
            QVERIFY(page.click(page.row("carts")));
            QVERIFY(page.ticked("ships"));
            QVERIFY(page.click(page.row("carts")));
            QVERIFY(!page.ticked("carts"));
            QVERIFY(page.reads("1 of 29 kinds found"));
            page.picture("box-messina");
        }
        {
            Page page("Settings.table = Object.assign({}, Settings.table, { game: 'orleans' })");
            QVERIFY(page.row("bags"));
            QVERIFY(!page.row("ships"));
            QVERIFY(page.click(page.row("bags")));
            page.picture("box-orleans");
        }
        Page page("Settings.table = Object.assign({}, Settings.table, { game: 'messina' })");
        QVERIFY(page.ticked("ships"));
        QCOMPARE(page.found("orleans"), QStringList("bags"));
        QVERIFY(page.click(page.called("Clear all ticks")));
        QVERIFY(!page.ticked("ships"));
        QVERIFY(page.found("messina").isEmpty());
        QCOMPARE(page.found("orleans"), QStringList("bags"));
    }
    void theKeyboardTicksEverything() {
        Page page;
        for (int i = 0; i < 60 && page.found("messina").size() < 29; ++i) {
            if (page.focused().startsWith("box:") && !page.window.activeFocusItem()->property("checked").toBool()) page.key(Qt::Key_Space);
            page.key(Qt::Key_Tab);
        }
        QCOMPARE(page.found("messina").size(), 29);
        QVERIFY(page.reads("Everything is there."));
    }
    void aScreenReaderHearsNameCountAndTick() {
        Page page;
        QAccessibleInterface* row = QAccessible::queryAccessibleInterface(page.row("lieutenants"));
        QVERIFY(row);
        QCOMPARE(row->role(), QAccessible::CheckBox);
        QCOMPARE(row->text(QAccessible::Name), "Lieutenants: 20");
        QVERIFY(row->text(QAccessible::Description).contains("5 of each colour"));
        QVERIFY(!row->state().checked);
        row->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
        QVERIFY(row->state().checked);
        QCOMPARE(page.found("messina"), QStringList("lieutenants"));
    }
    void numbersThatNoRulebookPrintsSaySo() {
        Page page("Settings.table = Object.assign({}, Settings.table, { game: 'orleans' })");
        QVERIFY(page.row("monks")->property("note").toString().contains("not printed"));
        QVERIFY(!page.row("grain")->property("note").toString().contains("not printed"));
    }
};

QTEST_MAIN(tst_BoxPage)
#include "tst_box_page.moc"
