// SPDX-License-Identifier: GPL-3.0-or-later
// The bar that asks how many followers are drawn: two rows of buttons at most, and no higher than it must be once fewer are left; and
// what keys do around it.
#include "tests/engine/orleans/position.h"
#include "tests/qml/situations/orleans_room.h"

#include <QGuiApplication>
#include <QtTest>

#include <memory>

using namespace magister;

class TestDrawBar : public QObject {
    Q_OBJECT

    std::unique_ptr<test::TableRoom> m_room;

    /// Eight may be drawn, and somebody may be returned to the market instead.
    static test::TableMaker eightDraws() {
        orleans::Position game(2);
        game.track(orleans::Track::Knight, 5).emptyMarket().bag(orleans::Follower::Farmer, 8).fill(orleans::PlaceId::Farmhouse).drawing();
        orleans::Setup setup;
        setup.players = 2;
        setup.seed = 7;
        return orleans::tableAt(orleans::Session(orleans::realDefinition(), setup).branched(0, game.s), 0);
    }
    double height() const { return m_room->targets().item("prompt")->height(); }

private slots:
    void initTestCase() { m_room = std::make_unique<test::TableRoom>("orleans"); }
    void cleanupTestCase() { m_room.reset(); }

    void staysLow_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("language");
        for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)})
            for (const char* language : {"pl", "cs", "ru", "de", "en"})
                QTest::addRow("%d, %s", size.width(), language) << size << QString(language);
    }
    void staysLow() {
        QFETCH(QSize, size);
        QFETCH(QString, language);
        m_room->setSize(size);
        m_room->lay(eightDraws());
        m_room->setLanguage(language);
        m_room->settle();
        QQuickItem* one = m_room->targets().item("button:draw-1");
        QVERIFY(one && m_room->targets().item("button:draw-7") && m_room->targets().item("button:retrieve"));
        const double row = one->height() + 8;
        QVERIFY2(height() < 2 * row + 22, QByteArray::number(height()));
        m_room->table().activate("button:draw-7");
        m_room->settle();
        QVERIFY(!m_room->targets().item("button:draw-2"));
        QVERIFY2(height() < row + 22, QByteArray::number(height()));
    }

    void arrowsGoAlongTheButtons() {
        m_room->setSize({1280, 800});
        m_room->lay(eightDraws());
        m_room->settle();
        QVERIFY(m_room->focus("button:draw-1"));
        const auto press = [&](Qt::Key key) {
            QTest::keyClick(&m_room->window(), key);
            QQuickItem* item = m_room->window().activeFocusItem();
            return item ? item->property("target").toString() : QString();
        };
        QCOMPARE(press(Qt::Key_Right), QString("button:draw-2"));
        QCOMPARE(press(Qt::Key_Right), QString("button:draw-3"));
        QCOMPARE(press(Qt::Key_Left), QString("button:draw-2"));
        m_room->targets().item("button:history")->forceActiveFocus();
        QQuickItem* tool = m_room->window().activeFocusItem();
        QTest::keyClick(&m_room->window(), Qt::Key_Right);
        QVERIFY(m_room->window().activeFocusItem() != tool);
        QCOMPARE(m_room->window().activeFocusItem()->parentItem(), tool->parentItem());
    }

    /// The history of a trial in which nothing has been done says so and stays closed.
    void theHistoryOfAnEmptyTrialSaysSo() {
        m_room->setSize({1280, 800});
        m_room->lay(eightDraws());
        m_room->settle();
        m_room->table().tryOut();
        QVERIFY(m_room->table().trying());
        for (const char* language : {"pl", "cs", "ru", "de", "en"}) {
            m_room->setLanguage(language);
            m_room->page()->forceActiveFocus();
            QTest::keyClick(&m_room->window(), Qt::Key_Z, Qt::NoModifier);
            m_room->settle();
            QVERIFY(!m_room->page()->property("historyOpen").toBool());
            const RefusalCard refusal = m_room->table().refusal();
            QVERIFY2(refusal.active && !refusal.what.isEmpty() && !refusal.why.isEmpty(), language);
            m_room->table().closeRefusal();
        }
        m_room->table().activate("button:draw-7");
        QTest::keyClick(&m_room->window(), Qt::Key_Z, Qt::NoModifier);
        QVERIFY(m_room->page()->property("historyOpen").toBool());
        m_room->tidy();
    }
};

int main(int argc, char** argv) {
    test::settleSurroundings();
    QGuiApplication app(argc, argv);
    test::settleFont();
    TestDrawBar test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_draw_bar.moc"
