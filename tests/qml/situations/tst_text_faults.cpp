// SPDX-License-Identifier: GPL-3.0-or-later
// The checks themselves: what must be found is found, what may be is not, and a text twice as long is.
#include "tests/qml/situations/picture_faults.h"
#include "tests/qml/ui/stage.h"
#include "tests/qml/situations/text_faults.h"
#include "tests/qml/situations/tongues.h"

using namespace magister::test;

class TestTextFaults : public QObject {
    Q_OBJECT

private slots:
    void cut_data() {
        QTest::addColumn<QByteArray>("qml");
        QTest::addColumn<QString>("fault");
        QTest::newRow("as it should be") << QByteArray("UiText { text: 'some words' }") << "";
        QTest::newRow("wraps") << QByteArray("UiText { width: 60; wrapMode: Text.WordWrap; text: 'some words that wrap' }") << "";
        QTest::newRow("elided") << QByteArray("UiText { width: 60; elide: Text.ElideRight; text: 'some words too many' }") << "elided";
        QTest::newRow("lines") << QByteArray("UiText { width: 60; wrapMode: Text.WordWrap; maximumLineCount: 1; elide: Text.ElideRight; text: 'some words too many' }") << "elided";
        QTest::newRow("a label that shrinks")
            << QByteArray("UiText { width: 60; fontSizeMode: Text.HorizontalFit; minimumPixelSize: 13; elide: Text.ElideRight; text: 'Apothecarypopularity' }") << "";
        QTest::newRow("too wide") << QByteArray("UiText { width: 60; text: 'some words too many' }") << "px too wide";
        QTest::newRow("clipped") << QByteArray("Item { width: 60; height: 40; clip: true; UiText { text: 'some words too many' } }") << "cut by what clips it";
        QTest::newRow("out of the window") << QByteArray("UiText { x: 380; text: 'some words' }") << "cut by what clips it";
        QTest::newRow("scrolled") << QByteArray("Flickable { width: 200; height: 40; clip: true; UiText { y: 30; text: 'some words' } }") << "";
        QTest::newRow("unseen") << QByteArray("UiText { opacity: 0; width: 10; text: 'some words' }") << "";
    }
    void cut() {
        QFETCH(QByteArray, qml);
        QFETCH(QString, fault);
        const Stage stage("Item { " + qml + " }");
        check(cutTexts(stage.root.get()), fault);
    }

    void overlaps_data() {
        QTest::addColumn<QByteArray>("qml");
        QTest::addColumn<QString>("fault");
        const QByteArray words = "UiText { text: 'some words' } ";
        QTest::newRow("apart") << words + "UiText { y: 40; text: 'others' }" << "";
        QTest::newRow("on one another") << words + "UiText { x: 10; y: 4; text: 'others' }" << "overlap";
        QTest::newRow("a sheet between") << words + "Leaf { width: 200; height: 60; UiText { x: 10; y: 4; text: 'others' } }" << "";
        QTest::newRow("a sheet below") << "Leaf { width: 200; height: 60 } " + words + "UiText { x: 10; y: 4; text: 'others' }" << "overlap";
        QTest::newRow("a sheet under both by z") << words + "UiText { x: 10; y: 4; text: 'others' } Leaf { z: -1; width: 200; height: 60 }" << "overlap";
        QTest::newRow("a clear sheet between") << words + "Rectangle { color: '#40ffffff'; width: 200; height: 60; UiText { x: 10; y: 4; text: 'others' } }" << "overlap";
        QTest::newRow("a button over it") << words + "Btn { x: 20; text: 'press' }" << "on a button";
        QTest::newRow("over a button") << "Btn { text: 'press' } " + QByteArray("UiText { x: 4; y: 4; text: 'some words' }") << "on a button";
        QTest::newRow("its own words") << QByteArray("Btn { text: 'press' }") << "";
    }
    void overlaps() {
        QFETCH(QByteArray, qml);
        QFETCH(QString, fault);
        const Stage stage("Item { " + qml + " }");
        check(overlappingTexts(stage.root.get()), fault);
    }

    void pictures_data() {
        QTest::addColumn<QByteArray>("row");
        QTest::addColumn<bool>("hex");
        QTest::addColumn<QString>("fault");
        const QByteArray three = "items: [{ icon: 'coin', n: 2 }, { icon: 'wood' }]; size: 28";
        QTest::newRow("fits") << QByteArray("items: [{ icon: 'coin' }]; size: 28") << false << "";
        QTest::newRow("too many") << three << false << "pictures too wide";
        QTest::newRow("made to fit") << three + "; room: 60" << false << "";
        QTest::newRow("scaled") << three + "; scale: 0.6; transformOrigin: Item.TopLeft" << false << "";
        QTest::newRow("out at the left") << QByteArray("items: [{ icon: 'coin' }]; x: -9") << false << "pictures too wide";
        QTest::newRow("in the middle of a hex") << QByteArray("items: [{ icon: 'coin' }]; x: 20; y: 30; size: 20") << true << "";
        QTest::newRow("on the rim of a hex") << QByteArray("items: [{ icon: 'coin' }]; x: 8; y: 4; size: 20") << true << "pictures too wide";
        QTest::newRow("unseen") << three + "; visible: false" << false << "";
    }
    void pictures() {
        QFETCH(QByteArray, row);
        QFETCH(bool, hex);
        QFETCH(QString, fault);
        const QByteArray mask = hex ? "containmentMask: QtObject { function contains(p: point): bool {"
                                      " const dx = Math.abs(p.x - 30), dy = Math.abs(p.y - 35);"
                                      " return dx <= 30 && dy <= 35 - dx * 0.577; } }"
                                    : "";
        const Stage stage("import MagisterLudi.Table\nItem { Item { property string target; property int ringReach; width: 60; height: 70;"
                          " MouseArea { anchors.fill: parent; " + mask + " } IconRow { " + row + " } } }");
        check(pictureFaults(stage.root.get()), fault);
    }

    void twiceAsLong() {
        QCOMPARE(doubled("Pay {n:coin} now"), "Pay Pay {n:coin} now now");
        QCOMPARE(doubled("%1: %2"), "%1: : %2");
        QCOMPARE(doubled("<b>Two</b> words"), "<b>Two Two</b> words words");
        QCOMPARE(doubled(""), "");
        QCOMPARE(doubled("in %n place(s)"), "in in %n place(s) place(s)");
    }

private:
    static void check(const QStringList& found, const QString& fault) {
        const QByteArray all = found.join('\n').toUtf8();
        if (fault.isEmpty()) QVERIFY2(found.isEmpty(), all.constData());
        else QVERIFY2(!found.filter(fault).isEmpty(), all.constData());
    }
};

QTEST_MAIN(TestTextFaults)
#include "tst_text_faults.moc"
