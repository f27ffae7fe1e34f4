// SPDX-License-Identifier: GPL-3.0-or-later
// A whole game of two by mouse, and one by keyboard alone.
#include "tests/qml/play/hands.h"

#include "tests/app/fixture.h"

#include <QAccessible>
#include <QApplication>
#include <QtTest>

using namespace magister::test;
using namespace magister::messina;

class TestPlay : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        settleFont();
        QAccessible::setActive(true);
    }
    void byMouse() {
        TableRoom room(QStringLiteral("messina"));
        room.lay(tableAt(Session(fixture::definition(), fixture::setup(2, 1347))));
        MousePlayer player(room, 5);
        const QString wrong = player.play();
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        finished(room, player);
    }
    void byKeyboardAlone() {
        TableRoom room(QStringLiteral("messina"));
        room.lay(tableAt(Session(fixture::definition(), fixture::setup(2, 1348))));
        KeyPlayer player(room, 6);
        const QString wrong = player.play();
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
        qInfo("%d keys", player.presses());
        finished(room, player);
    }

private:
    static void finished(TableRoom& room, const HandPlayer& player) {
        QVERIFY(tableIn(room).over());
        QCOMPARE(tableIn(room).round(), 6);
        // The score is counted out line by line; Esc leads to the whole of it.
        QCOMPARE(room.page()->property("walking").toBool(), true);
        QTest::keyClick(&room.window(), Qt::Key_Escape);
        QCOMPARE(room.page()->property("scored").toBool(), true);
        QVERIFY(player.moves() > 60);
        QVERIFY2(player.kinds().size() > 12, qPrintable(QString::number(player.kinds().size())));
    }
};

int main(int argc, char** argv) {
    settleSurroundings();
    QApplication app(argc, argv);
    TestPlay test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_play.moc"
