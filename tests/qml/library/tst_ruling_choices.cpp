// SPDX-License-Identifier: GPL-3.0-or-later
// The card of an open question as radio buttons: by mouse, by keyboard, and for a screen reader.
#include "app/library/ruling_rows.h"

#include <QAccessible>
#include <QDir>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QSignalSpy>
#include <QtTest>

#include <memory>

using magister::RuleLibrary;
using magister::rulingRow;

namespace {

const QString rule = QStringLiteral("messina.fire.big");
const QString option = QStringLiteral("big-fire-one-flame");
const QString both = QStringLiteral("either-two-or-neighbour"), onePlus = QStringLiteral("one-plus-neighbour"),
              twoPlus = QStringLiteral("two-plus-neighbour");

QVariantMap answer(const QString& choice) {
    return {{option, choice}};
}
QVariantMap verdict(bool possible, const char* reason = "") {
    return {{"possible", possible}, {"reason", reason}};
}

/// The card between two things that can take the focus. Whoever shows it keeps what is picked: here the room does.
struct Room {
    explicit Room(const QVariantMap& ruling, int width = 344) {
        engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
        QQmlComponent component(&engine);
        component.setData(R"(
            import QtQuick
            import MagisterLudi.Library
            import MagisterLudi.Ui
            Rectangle {
                id: room
                property alias card: card
                property var ruling
                signal picked(string option, string choice)
                color: Theme.ground
                Component.onCompleted: Theme.motion = "off"
                Btn { id: before; objectName: "before"; x: 20; y: 10; text: "before"; focus: true }
                RulingCard {
                    id: card
                    x: 20
                    y: 70
                    width: room.width - 40
                    size: 17
                    ruling: room.ruling
                    onPicked: (option, choice) => room.picked(option, choice)
                }
                Btn { objectName: "after"; x: 20; anchors.bottom: parent.bottom; text: "after" }
            })",
                          QUrl(QStringLiteral("qrc:/room.qml")));
        root.reset(qobject_cast<QQuickItem*>(component.createWithInitialProperties({{"ruling", ruling}})));
        if (!root) qFatal("%s", qPrintable(component.errorString()));
        window.resize(width + 40, 900);
        root->setParentItem(window.contentItem());
        root->setSize(QSizeF(width + 40, 900));
        window.show();
        window.requestActivate();
        if (!QTest::qWaitForWindowActive(&window)) qFatal("the window does not become active");
        root->findChild<QQuickItem*>("before")->forceActiveFocus(Qt::TabFocusReason);
        picked = std::make_unique<QSignalSpy>(root.get(), SIGNAL(picked(QString, QString)));
        QTest::qWait(30); // layout
    }
    /// The household, or the table, takes what was picked.
    void show(const QVariantMap& ruling) {
        root->setProperty("ruling", ruling);
        QTest::qWait(30);
    }
    void key(int key) { QTest::keyClick(&window, Qt::Key(key)); }
    QString focused() const {
        const QQuickItem* item = window.activeFocusItem();
        if (item && !item->objectName().isEmpty()) return item->objectName();
        for (std::size_t i = 0; i < radios().size(); ++i)
            if (radios()[i] == item) return QString::number(i);
        return item ? item->metaObject()->className() : QStringLiteral("nothing");
    }
    /// What a screen reader finds, from top to bottom.
    std::vector<QQuickItem*> radios() const { return withRole(QAccessible::RadioButton); }
    std::vector<QQuickItem*> withRole(QAccessible::Role role) const {
        std::vector<QQuickItem*> found;
        collect(root.get(), role, found);
        std::ranges::stable_sort(found, {}, [](const QQuickItem* item) { return item->mapToScene({}).y(); });
        return found;
    }
    static QAccessibleInterface* spoken(QQuickItem* item) { return QAccessible::queryAccessibleInterface(item); }
    void click(std::size_t i) {
        const QQuickItem* item = radios()[i];
        QTest::mouseClick(&window, Qt::LeftButton, {},
                          item->mapToScene({item->width() / 2, item->height() / 2}).toPoint());
    }
    QStringList texts() const {
        QStringList found;
        gather(root.get(), found);
        return found;
    }
    void picture(const QString& name) {
        if (!qEnvironmentVariableIsSet("MAGISTER_PICTURES")) return;
        QVERIFY(window.grabWindow().save(QDir(qEnvironmentVariable("MAGISTER_PICTURES")).filePath(name + ".png")));
    }

    QQmlEngine engine;
    QQuickWindow window;
    std::unique_ptr<QQuickItem> root;
    std::unique_ptr<QSignalSpy> picked;

private:
    static void collect(QQuickItem* item, QAccessible::Role role, std::vector<QQuickItem*>& found) {
        if (!item->isVisible()) return;
        if (auto* face = spoken(item); face && face->role() == role) found.push_back(item);
        for (QQuickItem* child : item->childItems())
            collect(child, role, found);
    }
    static void gather(const QQuickItem* item, QStringList& found) {
        if (!item->isVisible()) return;
        if (item->inherits("QQuickText")) found.append(item->property("text").toString());
        for (const QQuickItem* child : item->childItems())
            gather(child, found);
    }
};

QVariantMap away(const QString& choice = both) {
    return rulingRow(RuleLibrary::shared(QStringLiteral("messina")), "en", rule, {}, answer(choice));
}
/// A table that plays `choice`; of the others the second may still be taken.
QVariantMap atTable(const QString& choice = both) {
    return rulingRow(RuleLibrary::shared(QStringLiteral("messina")), "en", rule, answer(choice), {},
                     {{both, verdict(true)}, {onePlus, verdict(true)}, {twoPlus, verdict(false, "too-late")}});
}

const QString tooLate = QStringLiteral("Too late for this game: this ruling has already come into play.");
const QString forLessons = QStringLiteral("Lessons always use the default ruling.");

} // namespace

class TestRulingChoices : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QAccessible::setActive(true); }

    void awayFromATableByMouse() {
        Room room(away());
        QCOMPARE(room.radios().size(), std::size_t{3});
        QVERIFY(room.texts().contains("Applies to games you start from now on."));
        room.picture("choices-away");
        room.click(1);
        QCOMPARE(room.picked->size(), 1);
        QCOMPARE(room.picked->at(0), QVariantList({option, onePlus}));
        room.show(away(onePlus));
        QCOMPARE(room.focused(), "1");
        room.click(1); // is chosen already
        QCOMPARE(room.picked->size(), 1);
        room.picture("choices-away-own");
    }

    void awayFromATableByKeyboard() {
        Room room(away(onePlus));
        room.key(Qt::Key_Tab);
        QCOMPARE(room.focused(), "1");
        room.key(Qt::Key_Tab);
        QCOMPARE(room.focused(), "after");
        room.key(Qt::Key_Backtab);
        QCOMPARE(room.focused(), "1");
        room.key(Qt::Key_Down);
        QCOMPARE(room.focused(), "2");
        QCOMPARE(room.picked->size(), 1);
        QCOMPARE(room.picked->at(0), QVariantList({option, twoPlus}));
        room.show(away(twoPlus));
        room.key(Qt::Key_Right); // there is none beyond
        QCOMPARE(room.focused(), "2");
        QCOMPARE(room.picked->size(), 1);
        room.key(Qt::Key_Left);
        room.show(away(onePlus));
        room.key(Qt::Key_Up);
        QCOMPARE(room.focused(), "0");
        QCOMPARE(room.picked->size(), 3);
        QCOMPARE(room.picked->at(2), QVariantList({option, both}));
        room.show(away(both));
        room.key(Qt::Key_Tab);
        QCOMPARE(room.focused(), "after");
    }

    void whatAScreenReaderSays() {
        Room room(away(onePlus));
        const auto& words = RuleLibrary::shared(QStringLiteral("messina")).rulingWords("en");
        const QStringList choices{both, onePlus, twoPlus};
        const QStringList tags{"Default, German edition", "Polish edition, Russian edition", "Czech edition"};
        for (int i = 0; i < 3; ++i) {
            QAccessibleInterface* radio = Room::spoken(room.radios()[static_cast<std::size_t>(i)]);
            const QString expected =
                words.label(option, choices[i]) + ", " + tags[i] + ", " + words.text(option, choices[i]);
            QCOMPARE(radio->text(QAccessible::Name), expected);
            QVERIFY(radio->state().checkable && radio->state().focusable && !radio->state().disabled);
            QCOMPARE(bool(radio->state().checked), i == 1);
        }
        const auto groups = room.withRole(QAccessible::Grouping);
        QCOMPARE(groups.size(), std::size_t{1});
        QCOMPARE(Room::spoken(groups[0])->text(QAccessible::Name), words.title(option));
        // The assistive tool presses.
        Room::spoken(room.radios()[0])->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(room.picked->at(0), QVariantList({option, both}));
    }

    void inAGameWhatIsTooLateSaysSo() {
        Room room(atTable());
        QCOMPARE(room.radios().size(), std::size_t{3});
        QVERIFY(room.texts().contains("This table:"));
        QVERIFY(room.texts().contains("Your choice applies from now on in this game."));
        QCOMPARE(room.texts().count(tooLate), 1);
        room.picture("choices-table");
        room.click(2);
        QCOMPARE(room.picked->size(), 0);
        QCOMPARE(room.focused(), "2");
        QCOMPARE(Room::spoken(room.radios()[2])->text(QAccessible::Description), tooLate);
        QVERIFY(Room::spoken(room.radios()[1])->text(QAccessible::Description).isEmpty());
        room.click(1);
        QCOMPARE(room.picked->size(), 1);
        QCOMPARE(room.picked->at(0), QVariantList({option, onePlus}));
    }

    void inAGameArrowsWalkAndEnterPicks() {
        Room room(atTable());
        room.key(Qt::Key_Tab);
        QCOMPARE(room.focused(), "0");
        room.key(Qt::Key_Down);
        room.key(Qt::Key_Down);
        QCOMPARE(room.focused(), "2");
        QCOMPARE(room.picked->size(), 0);
        room.key(Qt::Key_Return);
        QCOMPARE(room.picked->size(), 0);
        room.key(Qt::Key_Up);
        room.key(Qt::Key_Space);
        QCOMPARE(room.picked->size(), 1);
        QCOMPARE(room.picked->at(0), QVariantList({option, onePlus}));
        room.show(atTable(onePlus));
        QCOMPARE(room.focused(), "1");
        QVERIFY(Room::spoken(room.radios()[1])->state().checked);
    }

    void inALessonNothingMayBeChosen() {
        const QVariantMap never{
            {both, verdict(false, "lesson")}, {onePlus, verdict(false, "lesson")}, {twoPlus, verdict(false, "lesson")}};
        Room room(rulingRow(RuleLibrary::shared(QStringLiteral("messina")), "en", rule, answer(both), {}, never));
        QVERIFY(room.texts().contains(forLessons));
        QVERIFY(!room.texts().contains(tooLate));
        for (std::size_t i = 0; i < 3; ++i) {
            room.click(i);
            QCOMPARE(Room::spoken(room.radios()[i])->text(QAccessible::Description), i == 0 ? QString() : forLessons);
        }
        QCOMPARE(room.picked->size(), 0);
        room.picture("choices-lesson");
    }

    void aTableThatSaysNothingOnlyTells() {
        Room room(rulingRow(RuleLibrary::shared(QStringLiteral("messina")), "en", rule, answer(onePlus)));
        QCOMPARE(room.radios().size(), std::size_t{0});
        room.key(Qt::Key_Tab);
        QCOMPARE(room.focused(), "after");
        QVERIFY(room.texts().contains(RuleLibrary::shared(QStringLiteral("messina")).rulingWords("en").label(option, onePlus)));
        QVERIFY(!room.texts().contains(RuleLibrary::shared(QStringLiteral("messina")).rulingWords("en").label(option, both)));
    }
};

QTEST_MAIN(TestRulingChoices)
#include "tst_ruling_choices.moc"
