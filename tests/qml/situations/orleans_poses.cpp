// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/situations/orleans_poses.h"

#include "tests/qml/situations/orleans_positions.h"
#include "tests/qml/situations/orleans_room.h"

#include <QTest>

namespace magister::orleans {

using test::TableRoom;

namespace {

QString own(TableRoom& room, const QString& part) {
    return QStringLiteral("seat:%1/%2").arg(room.table().activeSeat()).arg(part);
}

QString pickUp(TableRoom& room, Token token) {
    room.table().pickUp(pieceOf(token, false) + 1);
    room.settle();
    return room.table().picked() > 0 ? QString() : QStringLiteral("nobody was picked up");
}

/// What lies beside the map in a wide window lies under tabs in a dense one.
void openTab(TableRoom& room, int index) {
    if (QQuickItem* tabs = room.having("titles")) tabs->setProperty("current", index);
    room.settle();
}

PlayerIndex asked(TableRoom& room) { return static_cast<PlayerIndex>(room.table().activeSeat() - 1); }

} // namespace

QString pickUpFollower(TableRoom& room) { return pickUp(room, onMarket(tableIn(room).state(), asked(room))); }

QString pickUpTechnology(TableRoom& room) { return pickUp(room, Token::Technology); }

QString openRefusal(TableRoom& room) {
    OrleansTable& table = tableIn(room);
    const auto choices = table.targets().choices();
    for (std::size_t i = 0; i < choices.size(); ++i) {
        if (!choices[i].refusal) continue;
        const QString target = table.targets().targetOf(static_cast<int>(i));
        if (!target.contains(u'/') || !room.targets().has(target)) continue;
        const std::uint8_t piece = pieceOf(choices[i].command);
        table.pickUp(piece == nobody ? 0 : piece + 1);
        table.activate(target);
        if (table.refusal().active && table.refusal().instead.size() == 3) {
            room.settle();
            return {};
        }
        table.closeRefusal();
    }
    return QStringLiteral("nothing is refused with three offers");
}

QString openMenu(TableRoom& room) {
    OrleansTable& table = tableIn(room);
    const QString target = menuTarget(table.definition(), table.state(), asked(room));
    if (!room.focus(target) || !room.press(target)) return target + QStringLiteral(" is not in sight");
    return table.openVariants().size() >= 3 ? QString() : target + QStringLiteral(" opened no menu of three lines");
}

QString openBag(TableRoom& room) {
    QQuickItem* bag = room.having("odds");
    if (!bag) return QStringLiteral("there is no view of a bag");
    bag->setProperty("open", false);
    room.settle();
    if (!room.focus(own(room, QStringLiteral("bag")))) return QStringLiteral("the bag is not in sight");
    // Enter is the gold button's. A press that comes with the turn is meant for what was there before, and does nothing.
    for (int i = 0; i < 3 && !bag->property("open").toBool(); ++i) {
        QTest::qWait(i == 0 ? 0 : 450);
        QTest::keyClick(&room.window(), Qt::Key_Space);
        room.settle();
    }
    return bag->property("open").toBool() ? QString() : QStringLiteral("the bag does not open");
}

QString openGoods(TableRoom& room) {
    openTab(room, 2);
    return room.targets().has(QStringLiteral("market:goods")) ? QString() : QStringLiteral("the goods market is not in sight");
}

QString openStacks(TableRoom& room) {
    openTab(room, 3);
    if (QQuickItem* board = room.having("stacksOpen")) board->setProperty("stacksOpen", true);
    room.settle();
    return room.targets().has(QStringLiteral("market:tiles")) ? QString() : QStringLiteral("the stacks are not open");
}

QString openLog(TableRoom& room) {
    QTest::keyClick(&room.window(), Qt::Key_G);
    // Lines get their height when they are drawn; only then does the list know where its end is.
    for (int drawn = 0; drawn < 4; ++drawn)
        room.picture();
    return room.page()->property("logOpen").toBool() ? QString() : QStringLiteral("the log did not open");
}

QString openHistory(TableRoom& room) {
    room.page()->setProperty("historyOpen", true);
    room.table().showStep(room.table().steps() * 2 / 3);
    room.settle();
    return room.table().past() ? QString() : QStringLiteral("nothing earlier is shown");
}

QString tryOut(TableRoom& room) {
    OrleansTable& table = tableIn(room);
    table.tryOut();
    const auto legal = choices(table.definition(), table.state(), asked(room), Listing::LegalOnly);
    if (!table.trying() || legal.empty()) return QStringLiteral("nothing can be tried out");
    table.play(legal.front().command);
    room.settle();
    return {};
}

QString drawCurtain(TableRoom& room) {
    room.page()->setProperty("handOver", QStringLiteral("none"));
    const QList<int> seats = room.table().askedSeats();
    if (seats.size() < 2) return QStringLiteral("nobody else is asked");
    room.table().askSeat(seats.at(0));
    room.settle();
    room.page()->setProperty("handOver", QStringLiteral("curtain"));
    room.table().askSeat(seats.at(1));
    room.settle();
    return room.having("creamSoft") ? QString() : QStringLiteral("there is no curtain");
}

QString showNeighbour(TableRoom& room) {
    room.table().setProperty("viewSeat", room.table().activeSeat() % room.table().playerCount() + 1);
    room.settle();
    return {};
}

Pose focusOwn(const QString& part) {
    return [part](TableRoom& room) {
        const QString target = own(room, part);
        room.page()->setProperty("byKeys", true);
        return room.focus(target) ? QString() : target + QStringLiteral(" is not in sight");
    };
}

Pose cardOfOwn(const QString& part) {
    return [part](TableRoom& room) {
        if (const QString wrong = focusOwn(part)(room); !wrong.isEmpty()) return wrong;
        QTest::keyClick(&room.window(), Qt::Key_I);
        room.settle();
        return QString();
    };
}

QString walkScore(TableRoom& room) {
    QMetaObject::invokeMethod(room.page(), "walk", Q_ARG(QString, QStringLiteral("stations")));
    room.settle();
    return room.page()->property("walking").toBool() ? QString() : QStringLiteral("the score is not counted out");
}

QString openScoreStory(TableRoom& room) {
    QQuickItem* page = room.having("firstColumn");
    if (!page) return QStringLiteral("there is no score");
    page->setProperty("open", room.table().scores()->count() - 2);
    room.settle();
    return {};
}

} // namespace magister::orleans
