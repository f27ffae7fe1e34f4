// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/ui/stage.h"

#include "qml/MagisterLudi/Ui/press_guard.h"

#include <QClipboard>

#include <cmath>
#include <functional>

#include <QDir>
#include <QElapsedTimer>
#include <QFont>
#include <QGuiApplication>
#include <QImage>
#include <QSignalSpy>
#include <QStyleHints>
#include <QTimer>

class UiControls : public QObject {
    Q_OBJECT

    QTimer m_change;

    static void click(Stage& stage, const QQuickItem* item) {
        const QPoint at = item->mapToScene(QPointF(item->width() / 2, item->height() / 2)).toPoint();
        QTest::mouseMove(&stage.window, at - QPoint(12, 0));
        QTest::mouseMove(&stage.window, at);
        QTest::mouseClick(&stage.window, Qt::LeftButton, {}, at);
    }

private slots:
    /// What comes to a resting pointer takes no press for a moment; a pointer that comes to it is meant at once.
    void aButtonThatComesToThePointerWaits() {
        Stage stage("Item { Btn { objectName: 'a'; text: 'On' } Btn { objectName: 'b'; text: 'Skip'; visible: false } }");
        QQuickItem* first = stage.named("a");
        QQuickItem* second = stage.named("b");
        QSignalSpy on(first, SIGNAL(clicked()));
        QSignalSpy skipped(second, SIGNAL(clicked()));
        connect(first, SIGNAL(clicked()), &m_change, SLOT(start()));
        const auto change = connect(&m_change, &QTimer::timeout, this, [&] {
            first->setVisible(false);
            second->setVisible(true);
        });
        m_change.setSingleShot(true);
        m_change.setInterval(0);
        const QPoint at = first->mapToScene(QPointF(12, 12)).toPoint();
        QTest::mouseMove(&stage.window, at + QPoint(120, 0));
        QTest::mouseMove(&stage.window, at);
        QTest::mouseClick(&stage.window, Qt::LeftButton, {}, at);
        QCOMPARE(on.count(), 1);
        QTRY_VERIFY(second->isVisible());
        QTest::mouseClick(&stage.window, Qt::LeftButton, {}, at);
        QCOMPARE(skipped.count(), 0);
        // By keys it can be meant.
        second->forceActiveFocus();
        QTest::keyClick(&stage.window, Qt::Key_Return);
        QCOMPARE(skipped.count(), 1);
        QTest::qWait(magister::PressGuard::grace() + 50);
        QTest::mouseClick(&stage.window, Qt::LeftButton, {}, at);
        QCOMPARE(skipped.count(), 2);
        disconnect(change);
    }

    /// The second click of a double click may come as late as the desktop allows, and meets what stands there by then: that is
    /// seen not to have taken it, and takes the next.
    void aSlowSecondClickIsSeenNotToBeTaken() {
        Stage stage("Item { Btn { objectName: 'a'; text: 'On' } Btn { objectName: 'b'; text: 'Skip'; visible: false } }");
        QQuickItem* first = stage.named("a");
        QQuickItem* second = stage.named("b");
        QSignalSpy skipped(second, SIGNAL(clicked()));
        const QPoint at = first->mapToScene(QPointF(12, 12)).toPoint();
        QTest::mouseMove(&stage.window, at + QPoint(120, 0));
        bool intime = false;
        for (int i = 0; i < 5 && !intime; ++i) { // a slow machine may be too late
            second->setVisible(false);
            first->setVisible(true);
            QTest::mouseMove(&stage.window, at + QPoint(0, 20 + i));
            QTest::mouseMove(&stage.window, at);
            QElapsedTimer since;
            since.start();
            QTest::mouseClick(&stage.window, Qt::LeftButton, {}, at);
            first->setVisible(false);
            second->setVisible(true);
            const int latest = QGuiApplication::styleHints()->mouseDoubleClickInterval();
            QTest::qWait(latest + 20);
            QTest::mouseClick(&stage.window, Qt::LeftButton, {}, at);
            intime = since.elapsed() < latest + 90;
            if (!intime) skipped.clear();
        }
        QVERIFY(intime);
        QCOMPARE(skipped.count(), 0);
        QVERIFY(second->property("unheard").toBool());
        QTRY_VERIFY(!second->property("unheard").toBool());
        QTest::mouseClick(&stage.window, Qt::LeftButton, {}, at);
        QCOMPARE(skipped.count(), 1);
    }

    /// Arrows go to the neighbour in their direction, within what has them; Tab goes on as ever.
    void arrowsGoAlongButtonsThatStandTogether() {
        Stage stage("Item { Item { readonly property bool arrowKeys: true; width: 400; height: 200;"
                    " Btn { objectName: 'a'; text: 'One' } Btn { objectName: 'b'; text: 'Two'; x: 120 }"
                    " Btn { objectName: 'c'; text: 'Three'; x: 100; y: 80; available: false }"
                    " Item { x: 240; width: 120; height: 60; clip: true; Btn { objectName: 'out'; text: 'Far'; y: 100 } } }"
                    " Btn { objectName: 'd'; text: 'Alone'; y: 220 } Btn { objectName: 'e'; text: 'Besides'; y: 220; x: 200 } }");
        const auto press = [&](Qt::Key key) {
            QTest::keyClick(&stage.window, key);
            return stage.window.activeFocusItem()->objectName();
        };
        stage.named("a")->forceActiveFocus();
        QCOMPARE(press(Qt::Key_Right), QString("b"));
        QCOMPARE(press(Qt::Key_Right), QString("b"));
        QCOMPARE(press(Qt::Key_Down), QString("c"));
        QCOMPARE(press(Qt::Key_Down), QString("c"));
        QCOMPARE(press(Qt::Key_Up), QString("b"));
        QCOMPARE(press(Qt::Key_Left), QString("a"));
        QCOMPARE(press(Qt::Key_Tab), QString("b"));
        stage.named("d")->forceActiveFocus();
        QCOMPARE(press(Qt::Key_Right), QString("d"));
    }

    /// How something went is heard when it comes, and again when the same happens again.
    void aStatusIsHeard() {
        Stage stage("Item { StatusText { objectName: 'status' } }");
        QQuickItem* status = stage.named("status");
        QQuickItem* said = nullptr;
        for (QQuickItem* item : stage.window.contentItem()->childItems())
            if (QByteArray(item->metaObject()->className()).startsWith("Announcer")) said = item;
        QVERIFY(said);
        QVERIFY(!said->isVisible() && !status->isVisible());
        QSignalSpy shown(said, &QQuickItem::visibleChanged);
        const auto isSaid = [&](const QString& words) {
            return said->isVisible() && said->property("text").toString() == words;
        };
        status->setProperty("text", "No room");
        QTRY_VERIFY(isSaid("No room"));
        QVERIFY(status->isVisible());
        shown.clear();
        status->setProperty("text", "");
        status->setProperty("text", "No room");
        // It goes and comes again: only what comes into sight is spoken.
        QTRY_COMPARE(shown.count(), 2);
        QVERIFY(isSaid("No room"));
        status->setProperty("text", "");
        QTRY_VERIFY(!said->isVisible());
    }

    /// A button that means something else now counts as another one.
    void aNewMeaningCountsAsAnotherButton() {
        Stage stage("Item { Btn { objectName: 'a'; text: 'Next'; property int step: 1; meaning: step } }");
        QQuickItem* next = stage.named("a");
        QSignalSpy clicked(next, SIGNAL(clicked()));
        QTest::qWait(20);
        const QPoint at = next->mapToScene(QPointF(12, 12)).toPoint();
        QTest::mouseMove(&stage.window, at + QPoint(120, 0));
        QTest::mouseMove(&stage.window, at);
        QTest::mouseClick(&stage.window, Qt::LeftButton, {}, at);
        QTest::mouseClick(&stage.window, Qt::LeftButton, {}, at);
        QCOMPARE(clicked.count(), 2); // the same step: two clicks are two clicks
        next->setProperty("step", 2);
        QTest::mouseClick(&stage.window, Qt::LeftButton, {}, at);
        QCOMPARE(clicked.count(), 2);
        QTest::mouseMove(&stage.window, at + QPoint(40, 0));
        QTest::mouseMove(&stage.window, at);
        QTest::mouseClick(&stage.window, Qt::LeftButton, {}, at);
        QCOMPARE(clicked.count(), 3);
    }

    void aButtonIsPressedByMouseEnterAndSpace() {
        Stage stage("Item { Btn { objectName: 'b'; text: 'Go' } }");
        QQuickItem* button = stage.named("b");
        QSignalSpy clicked(button, SIGNAL(clicked()));
        QSignalSpy why(button, SIGNAL(why()));
        click(stage, button);
        QVERIFY(button->hasActiveFocus());
        QTest::keyClick(&stage.window, Qt::Key_Return);
        QTest::keyClick(&stage.window, Qt::Key_Space);
        QCOMPARE(clicked.count(), 3);
        QCOMPARE(why.count(), 0);
    }

    /// What keeps the window busy begins when the button has been seen to work, and once only.
    void aSlowButtonShowsThatItWorks() {
        Stage stage(R"(
            Item {
                property int begun: 0
                property int count: 0
                property bool seen: false
                SlowBtn { objectName: "b"; text: "Start"; width: 120; height: 44
                    onBusyChanged: if (busy) { parent.begun += 1; act(); act(); }
                    onClicked: { parent.seen = busy; parent.count += 1 } }
            })");
        QQuickItem* button = stage.named("b");
        const auto number = [&](const char* of) { return stage.root->property(of).toInt(); };
        QTest::qWait(magister::PressGuard::grace() + 50);
        QTest::mouseClick(&stage.window, Qt::LeftButton, {}, QPoint(40, 20));
        QCOMPARE(number("begun"), 1);
        QTRY_COMPARE(number("count"), 1);
        QVERIFY(stage.root->property("seen").toBool());
        QTRY_VERIFY(!button->property("busy").toBool());
        QTest::qWait(250);
        QCOMPARE(number("begun"), 1);
        QCOMPARE(number("count"), 1);
        button->forceActiveFocus();
        QTest::keyClick(&stage.window, Qt::Key_Return);
        QTRY_COMPARE(number("count"), 2);
        // Nothing is handled from one picture to the next: it has begun, and waits for a frame.
        QTRY_VERIFY(!button->property("busy").toBool());
        const QImage before = stage.window.grabWindow();
        QMetaObject::invokeMethod(button, "act");
        QVERIFY(button->property("busy").toBool());
        QCOMPARE(number("count"), 2);
        QVERIFY(stage.window.grabWindow() != before);
        QTRY_COMPARE(number("count"), 3);
    }

    /// Words that wrap leave room for the icon before them.
    void whatWrapsStaysInItsButton() {
        Stage stage(R"(
            Item {
                Btn { objectName: "b"; icon: "ui-hand"; wraps: true; width: 200
                    text: "Practise the rule for which this move was refused" }
                Btn { objectName: "c"; icon: "ui-hand"; wraps: true; width: Math.min(implicitWidth, 400); text: "Practise this" }
                Btn { objectName: "d"; icon: "ui-hand"; wraps: true; width: Math.min(implicitWidth, 400)
                    text: "Practise the rule for which this move was refused, and some others" }
            })");
        QTest::qWait(50);
        for (const char* name : {"b", "c", "d"}) {
            const QQuickItem* button = stage.named(name);
            int words = 0;
            const std::function<void(const QQuickItem*)> look = [&](const QQuickItem* item) {
                if (item->property("text").isValid() && item != button && item->width() > 0) {
                    ++words;
                    const QRectF rect = item->mapRectToItem(button, QRectF(0, 0, item->width(), item->height()));
                    QVERIFY2(rect.left() >= 0 && rect.right() <= button->width() && rect.bottom() <= button->height(),
                             qPrintable(QStringLiteral("%1 to %2").arg(rect.left()).arg(rect.right())));
                }
                for (const QQuickItem* child : item->childItems())
                    look(child);
            };
            look(button);
            QVERIFY(words > 0);
        }
    }

    void anUnavailableButtonTakesFocusAndSaysWhy() {
        Stage stage("Item { Btn { objectName: 'b'; text: 'Go'; available: false } }");
        QQuickItem* button = stage.named("b");
        QSignalSpy clicked(button, SIGNAL(clicked()));
        QSignalSpy why(button, SIGNAL(why()));
        click(stage, button);
        QTest::keyClick(&stage.window, Qt::Key_Return);
        QVERIFY(button->hasActiveFocus());
        QCOMPARE(clicked.count(), 0);
        QCOMPARE(why.count(), 2);
    }

    void aRuleLinkOpensItsRule() {
        Stage stage("Item { RuleLink { objectName: 'l'; rule: 'messina.move.first-step-free'; number: '3.1'; text: "
                    "'Moving' } }");
        QSignalSpy opened(stage.named("l"), SIGNAL(opened(QString)));
        click(stage, stage.named("l"));
        QCOMPARE(opened.count(), 1);
        QCOMPARE(opened.at(0).at(0).toString(), QStringLiteral("messina.move.first-step-free"));
    }

    void aScopeThatOpenedAnOverlayHasTheKeysAgain() {
        // The scope would give the keyboard to whatever had it last in there.
        Stage stage("Item { FocusScope { objectName: 's'; anchors.fill: parent; focus: true; property int pressed\n Keys.onPressed: pressed += 1\n"
                    "Overlay { objectName: 'o'; title: 'Leaf'; Btn { text: 'Inside' } } } }");
        QQuickItem* scope = stage.named("s");
        QQuickItem* overlay = stage.named("o");
        scope->forceActiveFocus();
        for (int i = 1; i <= 2; ++i) {
            overlay->setProperty("open", true);
            QTest::keyClick(&stage.window, Qt::Key_B);
            QTest::keyClick(&stage.window, Qt::Key_Escape);
            QVERIFY(!overlay->property("open").toBool());
            QTest::keyClick(&stage.window, Qt::Key_B);
            QCOMPARE(scope->property("pressed").toInt(), i);
        }
    }

    /// Of what fills the window from top to bottom, or nearly so, the tip stands beside it.
    void aTipNeverLiesOnWhatItIsAbout_data() {
        QTest::addColumn<QRectF>("thing");
        QTest::newRow("high, left") << QRectF(0, 0, 90, 300);
        QTest::newRow("high, right") << QRectF(250, 10, 150, 270);
        QTest::newRow("above") << QRectF(10, 250, 300, 50);
        QTest::newRow("below") << QRectF(10, 0, 380, 60);
    }
    void aTipNeverLiesOnWhatItIsAbout() {
        QFETCH(QRectF, thing);
        Stage stage("Item { Item { id: thing; objectName: 'thing' }\n"
                    "Tip { objectName: 'tip'; about: thing; pointed: true; text: 'What it is called' } }");
        QQuickItem* about = stage.named("thing");
        about->setPosition(thing.topLeft());
        about->setSize(thing.size());
        QTRY_VERIFY(stage.named("tip")->property("shown").toBool());
        QTest::qWait(50);
        const QQuickItem* words = nullptr;
        for (const QQuickItem* item : stage.window.contentItem()->childItems())
            if (item->z() == 1000) words = item;
        QVERIFY(words && words->isVisible());
        const QRectF tip(words->position(), words->size());
        QVERIFY(QRectF(0, 0, 400, 300).contains(tip));
        QVERIFY(!tip.intersects(thing));
    }

    void shortWordsAndFiguresStandWithTheNext() {
        Stage stage("Item { Item { objectName: 'i'; property string words: Theme.tie('Drewno i 1 Moneta, 2 z 6; do III, 7 × 5 = 35; pole 4 (P2); Messina 1347') } }");
        const QString nb = QStringLiteral("&nbsp;");
        QCOMPARE(stage.named("i")->property("words").toString(),
                 "Drewno i" + nb + "1" + nb + "Moneta, 2" + nb + "z" + nb + "6; do" + nb + "III, 7" + nb + "×" + nb + "5" + nb + "=" + nb + "35; pole" + nb + "4 (P2); Messina 1347");
    }

    void anOverlayKeepsFocusInsideAndGivesItBack() {
        Stage stage("Item { Btn { objectName: 'b'; text: 'Open'; focus: true }\n"
                    "Overlay { objectName: 'o'; title: 'Leaf'; Btn { objectName: 'in'; text: 'Inside' } } }");
        QQuickItem* button = stage.named("b");
        QQuickItem* overlay = stage.named("o");
        button->forceActiveFocus();
        QSignalSpy closed(overlay, SIGNAL(closed()));
        overlay->setProperty("open", true);
        for (int i = 0; i < 4; ++i) {
            QTest::keyClick(&stage.window, Qt::Key_Tab);
            QVERIFY(overlay->isAncestorOf(stage.window.activeFocusItem()));
        }
        QTest::keyClick(&stage.window, Qt::Key_Escape);
        QCOMPARE(closed.count(), 1);
        QVERIFY(!overlay->isVisible());
        QVERIFY(button->hasActiveFocus());
    }

    /// What lies round the page of an overlay is not reached through it, by mouse or by keys: it closes, and that is all.
    void anOverlayTakesWhatLiesRoundItsPage() {
        Stage stage("Item { id: all; property int gone\n Shortcut { sequence: 'Alt+Left'; onActivated: all.gone += 1 }\n"
                    "Item { z: 1; width: 400; height: 60; Btn { text: 'Back'; onClicked: all.gone += 1 } }\n"
                    "Item { y: 60; width: 400; height: 240; Btn { focus: true; text: 'On' }\n"
                    "  Overlay { objectName: 'o'; title: 'Leaf'; Btn { text: 'Inside' } } } }");
        QQuickItem* overlay = stage.named("o");
        for (const bool byMouse : {true, false}) {
            overlay->setProperty("open", true);
            QTest::qWait(magister::PressGuard::grace() + 50); // a press that follows at once was meant for what has opened it
            if (byMouse) {
                QTest::mouseMove(&stage.window, QPoint(60, 40));
                QTest::mouseMove(&stage.window, QPoint(30, 20));
                QTest::mouseClick(&stage.window, Qt::LeftButton, {}, QPoint(30, 20));
            } else {
                QTest::keyClick(&stage.window, Qt::Key_Left, Qt::AltModifier);
            }
            QTRY_VERIFY(!overlay->property("open").toBool());
            QCOMPARE(stage.root->property("gone").toInt(), 0);
        }
        QTest::mouseClick(&stage.window, Qt::LeftButton, {}, QPoint(30, 20));
        QTRY_COMPARE(stage.root->property("gone").toInt(), 1);
    }

    /// A ring stands out of its button, and a page that scrolls cuts off what stands out of it.
    void anOverlayHasRoomForRings() {
        Stage stage("Item { Overlay { objectName: 'o'; anchors.fill: parent; wantedWidth: 300;"
                    "  Btn { objectName: 'b'; text: 'On'; width: parent.width } } }");
        stage.named("o")->setProperty("open", true);
        QQuickItem* button = stage.named("b");
        button->forceActiveFocus(Qt::TabFocusReason);
        QTRY_VERIFY(button->width() > 100);
        const double reach = button->property("ringReach").toDouble();
        QVERIFY(reach > 0);
        const QQuickItem* area = button;
        while (area && !area->clip())
            area = area->parentItem();
        QVERIFY(area);
        const QRectF ring = button->mapRectToItem(area, QRectF(0, 0, button->width(), button->height()))
                                .adjusted(-reach, -reach, reach, reach);
        QTRY_VERIFY(QRectF(0, 0, area->width(), area->height()).contains(ring));
        QVERIFY(!area->property("scrolls").toBool());
    }

    /// Whoever has pressed it knows: its tip would lie over what it has opened.
    void aPressedButtonHasNoTip() {
        Stage stage("Item { Btn { objectName: 'b'; icon: 'ui-cross'; label: 'Open'; x: 150; y: 100 } }");
        QQuickItem* button = stage.named("b");
        const auto tipped = [&] {
            for (QQuickItem* over : stage.window.contentItem()->childItems())
                for (QQuickItem* part : over->childItems())
                    if (over != stage.root.get() && part->property("text") == QLatin1String("Open") && over->isVisible()) return true;
            return false;
        };
        const QPoint at = button->mapToScene(QPointF(12, 12)).toPoint();
        QTest::mouseMove(&stage.window, at - QPoint(60, 0));
        QTest::mouseMove(&stage.window, at);
        QTRY_VERIFY(tipped());
        QTest::mouseClick(&stage.window, Qt::LeftButton, {}, at);
        QTRY_VERIFY(!tipped());
        QTest::qWait(800);
        QVERIFY(!tipped());
        QTest::mouseMove(&stage.window, at - QPoint(60, 0));
        QTest::mouseMove(&stage.window, at);
        QTRY_VERIFY(tipped());
    }

    /// What has the keyboard and what the pointer is at may stand side by side: the pointer's tip alone is seen.
    void oneTipAtATime() {
        Stage stage("Item { Btn { objectName: 'b'; icon: 'ui-cross'; label: 'First'; x: 150; y: 100 }"
                    "  Btn { objectName: 'c'; icon: 'ui-cross'; label: 'Second'; x: 200; y: 100 } }");
        const auto tips = [&] {
            QStringList seen;
            for (QQuickItem* over : stage.window.contentItem()->childItems())
                for (QQuickItem* part : over->childItems())
                    if (const QString text = part->property("text").toString(); over != stage.root.get() && over->isVisible() && !text.isEmpty()) seen.append(text);
            return seen;
        };
        QTest::mouseMove(&stage.window, QPoint(20, 20));
        stage.named("b")->forceActiveFocus(Qt::TabFocusReason);
        QTest::keyClick(&stage.window, Qt::Key_Left); // keys lead
        QTRY_COMPARE(tips(), QStringList("First"));
        const QPoint at = stage.named("c")->mapToScene(QPointF(12, 12)).toPoint();
        QTest::mouseMove(&stage.window, at - QPoint(0, 60));
        QTest::mouseMove(&stage.window, at);
        QTRY_VERIFY(tips().contains("Second"));
        QCOMPARE(tips(), QStringList("Second"));
        QTest::mouseMove(&stage.window, QPoint(20, 20));
        QTRY_COMPARE(tips(), QStringList("First"));
    }

    /// It stays in the window, goes with the button, and is gone when the pointer is.
    void aButtonWithoutWordsHasATip() {
        Stage stage("Item { Btn { objectName: 'b'; icon: 'ui-cross'; label: 'Close the game history'; x: 350; y: 240 } }");
        QQuickItem* button = stage.named("b");
        const auto tip = [&stage]() -> QQuickItem* {
            for (QQuickItem* over : stage.window.contentItem()->childItems())
                for (QQuickItem* part : over->childItems())
                    if (over != stage.root.get() && part->property("text") == QLatin1String("Close the game history") && over->isVisible())
                        return over;
            return nullptr;
        };
        const QPoint at = button->mapToScene(QPointF(12, 12)).toPoint();
        QTest::mouseMove(&stage.window, at - QPoint(60, 0));
        QTest::mouseMove(&stage.window, at);
        QVERIFY(!tip());
        QTRY_VERIFY(tip());
        const auto seen = [](const QQuickItem* over) { return over->mapRectToScene(QRectF(0, 0, over->width(), over->height())); };
        const auto isAbove = [&] {
            const QQuickItem* over = tip();
            return over && seen(over).bottom() < button->y();
        };
        const auto isBelow = [&] {
            const QQuickItem* over = tip();
            return over && seen(over).top() > button->y() + button->height();
        };
        // The pointer goes along, or the tip would be gone with the button.
        const auto move = [&](double y) {
            button->setY(y);
            QTest::mouseMove(&stage.window, button->mapToScene(QPointF(13, 13)).toPoint());
        };
        QVERIFY(QRectF(0, 0, 400, 300).contains(seen(tip())));
        QVERIFY(isAbove()); // no room below
        move(100);
        QTRY_VERIFY(isBelow());
        // Where a message stands below.
        button->setProperty("tipAbove", true);
        QTRY_VERIFY(isAbove());
        move(4); // no room above
        QTRY_VERIFY(isBelow());
        QTest::mouseMove(&stage.window, QPoint(20, 20));
        QTRY_VERIFY(!tip());
    }

    /// Of a message over everything, the tip of its cross does not cover what is said.
    void theTipOfAMessageCoversNoneOfIt() {
        Stage stage("Overlay { anchors.fill: parent; title: 'Refused'; open: true; UiText { objectName: 'said'; text: 'Why'; width: parent.width } }");
        QQuickItem* said = stage.named("said");
        QQuickItem* close = said;
        while (close && !close->property("closeButton").isValid())
            close = close->parentItem();
        QVERIFY(close);
        close = close->property("closeButton").value<QQuickItem*>();
        QVERIFY(close->property("tipAbove").toBool());
    }

    /// Where the bar is pressed, there the handle comes, and goes on with the pointer.
    void aScrollBarIsPressedAndDragged() {
        Stage stage("Item { ScrollArea { objectName: 'a'; anchors.fill: parent; Repeater { model: 40; Rectangle { width: 100; height: 38 } } } }");
        QQuickItem* area = stage.named("a");
        QTRY_VERIFY(area->property("scrolls").toBool());
        const double most = area->property("contentHeight").toDouble() - 300;
        QTest::mousePress(&stage.window, Qt::LeftButton, {}, QPoint(395, 150));
        QVERIFY(std::abs(area->property("contentY").toDouble() - most / 2) < 20);
        QTest::mouseMove(&stage.window, QPoint(395, 170));
        QVERIFY(area->property("contentY").toDouble() > most / 2 + 60);
        QTest::mouseMove(&stage.window, QPoint(395, 299));
        QCOMPARE(area->property("contentY").toDouble(), most);
        QTest::mouseMove(&stage.window, QPoint(395, 1));
        QCOMPARE(area->property("contentY").toDouble(), 0.0);
        QTest::mouseRelease(&stage.window, Qt::LeftButton, {}, QPoint(395, 1));
        // Held at its middle, it does not jump.
        const QPoint handle(395, 20);
        QTest::mousePress(&stage.window, Qt::LeftButton, {}, handle);
        QCOMPARE(area->property("contentY").toDouble(), 0.0);
        QTest::mouseRelease(&stage.window, Qt::LeftButton, {}, handle);
    }

    void figuresOfTitlesAreNotVollkorn() {
        Stage stage("ReadText { title: true; words: 'Messina 1347 <b>' }");
        const QString text = stage.root->property("text").toString();
        QVERIFY(text.contains(QStringLiteral(">1347</span>")));
        QVERIFY(text.contains(QStringLiteral("&lt;b&gt;")));
    }

    void loneLettersInTitlesAreTiedToo() {
        for (const char* words : {"Ogień i Pożar", "Ogień i 2 Pożary"}) {
            Stage stage(QByteArray("Item { ReadText { objectName: \"t\"; title: true; words: \"") + words + "\" } }");
            QVERIFY2(stage.named("t")->property("text").toString().contains(QStringLiteral("i\u00A0")), words);
            QCOMPARE(stage.named("t")->property("words").toString(), QString::fromUtf8(words));
        }
    }

    void loneLettersAreTiedToTheNextWord() {
        Stage stage("ReadText { words: 'Idź w lewo i zapłać 2 monety' }");
        QCOMPARE(stage.root->property("text").toString(),
                 QStringLiteral("Idź w&nbsp;lewo i&nbsp;zapłać 2&nbsp;monety"));
    }
    /// In every text of the interface that wraps, whatever stands before the letter, and after another text has come.
    void noLineOfTheInterfaceEndsWithALoneLetter_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("shown");
        QTest::newRow("cs") << "Žádnou akci: s tímto plánem, (k ní) a „z tohoto“ i" << "Žádnou akci: s_tímto plánem, (k_ní) a_„z_tohoto“ i";
        QTest::newRow("pl") << "W turze i z ruchu o 2 pola" << "W_turze i_z_ruchu o_2 pola";
        QTest::newRow("ru") << "Только в ход «к нам» и у вас" << "Только в_ход «к_нам» и_у_вас";
    }
    void noLineOfTheInterfaceEndsWithALoneLetter() {
        QFETCH(QString, words);
        QFETCH(QString, shown);
        Stage stage("Item { objectName: 'all'; property string words\n"
                    "UiText { objectName: 'plain'; text: parent.words; wrapMode: Text.WordWrap }\n"
                    "UiText { objectName: 'marked'; wrapMode: Text.WordWrap; textFormat: Text.StyledText; text: parent.words }\n"
                    "StatusText { objectName: 'status'; text: parent.words } }");
        for (const QString& before : {QString(), QStringLiteral("Nad "), QString()}) {
            const QString now = before + words;
            const QString wanted = before + shown;
            stage.root->setProperty("words", now);
            QCOMPARE(stage.named("plain")->property("text").toString().replace(QChar(0xA0), u'_'), wanted);
            QCOMPARE(stage.named("marked")->property("text").toString().replace("&nbsp;", "_"), wanted);
            QCOMPARE(stage.named("status")->property("text").toString().replace(QChar(0xA0), u'_'), wanted);
        }
    }
    /// A number and its noun come with a blank between them at which no line ends.
    void whatIsTiedStaysTied() {
        Stage stage("ReadText { words: 'рынок (8\u00A0полей)' }");
        QCOMPARE(stage.root->property("text").toString(), QStringLiteral("рынок (8&nbsp;полей)"));
    }

    void textGrowsWithTheHousehold() {
        Stage stage("Item { property QtObject theme: Theme; UiText { objectName: 't'; text: 'a'; size: 20 } }");
        auto* theme = stage.root->property("theme").value<QObject*>();
        QCOMPARE(stage.named("t")->property("font").value<QFont>().pixelSize(), 20);
        theme->setProperty("textScale", 1.5);
        QCOMPARE(stage.named("t")->property("font").value<QFont>().pixelSize(), 30);
    }

    void everyIconAndBoardDrawsInBothLights_data() {
        QTest::addColumn<QString>("folder");
        QTest::newRow("icons") << ":/art/icons";
        QTest::newRow("boards") << ":/art/boards";
    }
    void everyIconAndBoardDrawsInBothLights() {
        QFETCH(QString, folder);
        const QStringList day = QDir(folder).entryList({"*.svg"}, QDir::Files);
        QVERIFY(day.size() > 30);
        QCOMPARE(QDir(folder + "/night").entryList({"*.svg"}, QDir::Files), day);
        for (const QString& name : day)
            for (const QString& light : {folder, folder + "/night"})
                QVERIFY2(!QImage(light + u'/' + name).isNull(), qPrintable(light + u'/' + name));
    }

    /// Neither the link that the keyboard stood on first, nor one that the card hid from a resting pointer.
    void aClosedCardOpensNoOther_data() {
        QTest::addColumn<bool>("overText");
        QTest::newRow("the pointer stays on its link") << false;
        QTest::newRow("the pointer is on the card") << true;
    }

    void aClosedCardOpensNoOther() {
        QFETCH(bool, overText);
        Stage stage(
            "Item {"
            "  QtObject { id: known; function card(term, language) {"
            "    return { id: term, term: term, meaning: 'What it means.', rule: 'messina.' + term, ruleTitle: term } "
            "} }"
            "  Component.onCompleted: Terms.source = known;"
            "  LinkedText { objectName: 'first'; width: 390; words: '<a href=\"term:rat\">RatRat</a> and '"
            "    + '<a href=\"term:nun\">NunNunNunNunNun</a>' }"
            "  LinkedText { objectName: 'below'; y: 34; width: 390; size: 40; lineHeight: 1;"
            "    words: '<a href=\"term:hut\">Hut hut hut hut hut hut hut hut hut hut hut hut hut hut</a>' } }");
        const auto cards = [&] {
            QStringList terms;
            for (const QQuickItem* each : stage.window.contentItem()->childItems())
                if (each->inherits("QQuickFocusScope") && each->property("term").isValid())
                    terms += each->property("term").toMap().value("id").toString();
            return terms;
        };
        const QQuickItem* first = stage.named("first");
        const QPoint nun = first->mapToScene(QPointF(130, first->height() / 2)).toPoint();
        QTest::mouseMove(&stage.window, nun - QPoint(2, 0));
        QTest::mouseMove(&stage.window, nun);
        QTest::mouseClick(&stage.window, Qt::LeftButton, {}, nun);
        QTRY_COMPARE(cards(), QStringList{"nun"});
        QTest::qWait(magister::PressGuard::grace() + 50); // the rest of the pointer that was waited for
        QCOMPARE(cards(), QStringList{"nun"});
        if (overText) {
            QTest::mouseMove(&stage.window, nun + QPoint(20, 60));
            QTest::mouseMove(&stage.window, nun + QPoint(22, 62));
            QTest::qWait(100);
        }
        QTest::keyClick(&stage.window, Qt::Key_Escape);
        QTRY_VERIFY(cards().isEmpty());
        QTest::qWait(700);
        QCOMPARE(cards(), QStringList());
        QCOMPARE(first->property("current").toInt(), 1);
        QVERIFY(first->hasActiveFocus());
        // A pointer that moves again is heard.
        const QQuickItem* below = stage.named("below");
        QTest::mouseMove(&stage.window, below->mapToScene(QPointF(385, 195)).toPoint());
        QTest::qWait(20);
        QTest::mouseMove(&stage.window, below->mapToScene(QPointF(30, 25)).toPoint());
        QTRY_COMPARE(cards(), QStringList{"hut"});
    }

    void fieldsHaveAMenu() {
        Stage stage("Item { TextField { objectName: 'f'; width: 300; height: 40; text: 'Anna'; focus: true } }");
        QQuickItem* field = stage.named("f");
        const auto line = [&](const char* words) {
            QQuickItem* found = nullptr;
            const std::function<void(QQuickItem*)> look = [&](QQuickItem* item) {
                if (item->isVisible() && item->property("text").toString() == words && item->property("highlighted").isValid()) found = item;
                for (QQuickItem* child : item->childItems())
                    look(child);
            };
            look(stage.window.contentItem());
            return found;
        };
        QGuiApplication::clipboard()->setText("Boris");
        QMetaObject::invokeMethod(field, "selectAll");
        QTest::mouseClick(&stage.window, Qt::RightButton, {}, field->mapToScene({20, 20}).toPoint());
        QTRY_VERIFY(line("Paste"));
        for (const char* words : {"Cut", "Copy", "Paste", "Select all"})
            QVERIFY2(line(words) && line(words)->isEnabled(), words);
        click(stage, line("Copy"));
        QTRY_COMPARE(QGuiApplication::clipboard()->text(), "Anna");
        QGuiApplication::clipboard()->setText("Boris");
        QTest::mouseClick(&stage.window, Qt::RightButton, {}, field->mapToScene({20, 20}).toPoint());
        QTRY_VERIFY(line("Paste"));
        click(stage, line("Paste"));
        QTRY_COMPARE(field->property("text").toString(), "Boris");
        // By the key that calls menus; nothing is selected, so there is nothing to cut.
        field->forceActiveFocus();
        QTest::keyClick(&stage.window, Qt::Key_Menu);
        QTRY_VERIFY(line("Cut"));
        QVERIFY(!line("Cut")->isEnabled());
    }
};

QTEST_MAIN(UiControls)
#include "tst_ui_controls.moc"
