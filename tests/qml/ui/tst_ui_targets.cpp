// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/MagisterLudi/Ui/targets.h"

#include "tests/qml/ui/stage.h"

#include <QSignalSpy>

using magister::Targets;

class UiTargets : public QObject {
    Q_OBJECT

private slots:
    void rectIsInTheCoordinatesAskedFor() {
        Stage stage("Item { Item { x: 50; y: 20; width: 200; height: 100; objectName: 'in'\n"
                    "Item { x: 10; y: 5; width: 30; height: 40; Target.name: 'hex:B2' } } }");
        const Targets* targets = Targets::of(&stage.engine);
        QCOMPARE(targets->rect("hex:B2", nullptr), QRectF(60, 25, 30, 40));
        QCOMPARE(targets->rect("hex:B2", stage.named("in")), QRectF(10, 5, 30, 40));
        QVERIFY(targets->has("hex:B2"));
    }

    void whatIsAbsentHiddenTransparentOrScrolledAwayHasNoRect() {
        Stage stage(
            "Item { Item { width: 9; height: 9; visible: false; Target.name: 'hidden' }\n"
            "Item { opacity: 0; Item { width: 9; height: 9; Target.name: 'transparent' } }\n"
            "Item { clip: true; width: 50; height: 50; Item { y: 60; width: 9; height: 9; Target.name: 'away' }\n"
            "Item { y: 45; width: 20; height: 20; Target.name: 'half' } } }");
        const Targets* targets = Targets::of(&stage.engine);
        for (const char* name : {"absent", "hidden", "transparent", "away"})
            QVERIFY2(!targets->has(name), name);
        QCOMPARE(targets->rect("half", nullptr), QRectF(0, 45, 20, 5));
        QCOMPARE(targets->names(), QStringList({"away", "half", "hidden", "transparent"}));
    }

    void ofSeveralWithOneNameTheVisibleOneCounts() {
        Stage stage("Item { Item { visible: false; width: 5; height: 5; Target.name: 'coin' }\n"
                    "Item { x: 70; width: 8; height: 8; objectName: 'seen'; Target.name: 'coin' } }");
        const Targets* targets = Targets::of(&stage.engine);
        QCOMPARE(targets->rect("coin", nullptr), QRectF(70, 0, 8, 8));
        QCOMPARE(targets->item("coin"), stage.named("seen"));
    }

    void starUnitesAllWithThePrefix() {
        Stage stage("Item { Item { x: 10; y: 10; width: 10; height: 10; Target.name: 'hut/1' }\n"
                    "Item { x: 40; y: 30; width: 10; height: 10; Target.name: 'hut/2' }\n"
                    "Item { x: 300; width: 10; height: 10; Target.name: 'house' } }");
        QCOMPARE(Targets::of(&stage.engine)->rect("hut/*", nullptr), QRectF(10, 10, 40, 30));
    }

    void changedFollowsMovesOfParentsAndVanishing() {
        Stage stage("Item { Item { objectName: 'parent'; Item { objectName: 'thing'; width: 10; height: 10; "
                    "Target.name: 'a' } } }");
        Targets* targets = Targets::of(&stage.engine);
        QSignalSpy spy(targets, &Targets::changed);
        stage.window.update();
        QTRY_VERIFY(spy.count() >= 1);
        spy.clear();
        stage.named("parent")->setX(30);
        QTRY_COMPARE(spy.count(), 1);
        QCOMPARE(targets->rect("a", nullptr).x(), 30.0);
        stage.named("thing")->setVisible(false);
        QTRY_COMPARE(spy.count(), 2);
        delete stage.named("thing");
        QTRY_COMPARE(spy.count(), 3);
        QVERIFY(targets->names().isEmpty());
    }

    void nothingMovedIsNoChange() {
        Stage stage("Item { Item { width: 10; height: 10; Target.name: 'a' } Rectangle { objectName: 'other'; width: "
                    "5; height: 5 } }");
        QSignalSpy spy(Targets::of(&stage.engine), &Targets::changed);
        stage.window.update();
        QTRY_COMPARE(spy.count(), 1);
        stage.named("other")->setX(100);
        QTest::qWait(60);
        QCOMPARE(spy.count(), 1);
    }
};

QTEST_MAIN(UiTargets)
#include "tst_ui_targets.moc"
