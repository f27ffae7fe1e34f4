// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/MagisterLudi/Teaching/placement.h"

#include <QtTest>

#include <optional>
#include <random>

using magister::MarkPlace;
using magister::OverlayPlace;
using magister::OverlaySpace;

namespace {

bool overlaps(const QRectF& a, const QRectF& b) {
    return a.left() < b.right() && b.left() < a.right() && a.top() < b.bottom() && b.top() < a.bottom();
}

bool overlapsAny(const QRectF& overlay, const QList<QRectF>& rects) {
    return std::any_of(rects.begin(), rects.end(), [&](const QRectF& rect) { return overlaps(overlay, rect); });
}

// Tries every whole position: with whole numbers only, a free place exists exactly if a whole one does.
bool somewhereFree(const QRectF& bounds, QSizeF size, const QList<QRectF>& keep) {
    for (double x = bounds.left(); x + size.width() <= bounds.right(); ++x) {
        for (double y = bounds.top(); y + size.height() <= bounds.bottom(); ++y) {
            if (!overlapsAny(QRectF(QPointF(x, y), size), keep)) return true;
        }
    }
    return false;
}

class Dice {
public:
    explicit Dice(unsigned seed) : m_random(seed) {}
    int between(int low, int high) {
        return low + static_cast<int>(m_random() % static_cast<unsigned>(high - low + 1));
    }
    QRectF rectIn(const QRectF& bounds, int largest) {
        const int width = between(1, largest);
        const int height = between(1, largest);
        return QRectF(between(int(bounds.left()) - 2, int(bounds.right()) - 1),
                      between(int(bounds.top()) - 2, int(bounds.bottom()) - 1), width, height);
    }

private:
    std::mt19937 m_random;
};

} // namespace

class TestPlacement : public QObject {
    Q_OBJECT

private slots:
    void neverCoversWhenAFreePlaceExists();
    void prefersToLeaveAvoidedPlacesFree();
    void takesTheCheapestRegion();
    void staysWhereItIs();
    void startsAtTheCornerWhenTooLarge();
    void marksStandOutside();
    void markLineCrossesNoOtherTarget();
    void markLeavesNeighboursFree();
};

void TestPlacement::neverCoversWhenAFreePlaceExists() {
    Dice dice(1347);
    int free = 0;
    int blocked = 0;
    for (int round = 0; round < 6000; ++round) {
        OverlaySpace space;
        space.bounds = QRectF(dice.between(0, 3), dice.between(0, 3), dice.between(14, 34), dice.between(12, 26));
        const QSizeF size(dice.between(2, 14), dice.between(2, 12));
        const int targets = dice.between(0, 6);
        for (int i = 0; i < targets; ++i)
            space.keep.append(dice.rectIn(space.bounds, 14));
        for (int i = dice.between(0, 3); i > 0; --i)
            space.avoid.append(dice.rectIn(space.bounds, 10));
        for (int i = dice.between(0, 3); i > 0; --i)
            space.regions.append({dice.rectIn(space.bounds, 20), double(dice.between(0, 3))});
        if (dice.between(0, 1)) space.near = dice.rectIn(space.bounds, 8);

        const OverlayPlace place = magister::placeOverlay(space, size);
        const QRectF overlay(place.position, size);
        QVERIFY2(space.bounds.contains(overlay), "the overlay leaves the window");
        QCOMPARE(place.covers, overlapsAny(overlay, space.keep));
        const bool possible = somewhereFree(space.bounds, size, space.keep);
        QCOMPARE(!place.covers, possible);
        ++(possible ? free : blocked);
    }
    // Both kinds of cases have really been met.
    QVERIFY(free > 1000);
    QVERIFY(blocked > 500);
}

void TestPlacement::prefersToLeaveAvoidedPlacesFree() {
    Dice dice(5);
    int met = 0;
    for (int round = 0; round < 2000; ++round) {
        OverlaySpace space;
        space.bounds = QRectF(0, 0, 30, 24);
        const QSizeF size(dice.between(3, 10), dice.between(3, 10));
        for (int i = dice.between(0, 3); i > 0; --i)
            space.keep.append(dice.rectIn(space.bounds, 10));
        for (int i = dice.between(1, 3); i > 0; --i)
            space.avoid.append(dice.rectIn(space.bounds, 10));
        if (!somewhereFree(space.bounds, size, space.keep + space.avoid)) continue;
        ++met;
        const OverlayPlace place = magister::placeOverlay(space, size);
        QVERIFY(!overlapsAny(QRectF(place.position, size), space.keep + space.avoid));
    }
    QVERIFY(met > 500);
}

void TestPlacement::takesTheCheapestRegion() {
    // The table of the wide layout: rail, board, own board; a hut of the own board is spoken of.
    OverlaySpace space;
    space.bounds = QRectF(12, 12, 1896, 1056);
    space.keep = {QRectF(0, 0, 1920, 56), QRectF(0, 1000, 1920, 80), QRectF(1200, 340, 100, 130)};
    space.regions = {
        {QRectF(12, 68, 284, 924), 0}, {QRectF(308, 68, 872, 924), 0.8}, {QRectF(1192, 68, 716, 924), 0.5}};
    const QRectF card(magister::placeOverlay(space, QSizeF(520, 360)).position, QSizeF(520, 360));
    QVERIFY2(card.left() < 40, "the card belongs over the left rail");
    QVERIFY(!overlapsAny(card, space.keep));

    // In two panes there is no rail: the own board is less used than the town.
    space.bounds = QRectF(12, 12, 1256, 776);
    space.keep = {QRectF(0, 0, 1280, 48), QRectF(0, 734, 1280, 66), QRectF(260, 310, 150, 170)};
    space.regions = {{QRectF(8, 56, 790, 672), 0.8}, {QRectF(806, 56, 466, 672), 0.5}};
    const QRectF pane(magister::placeOverlay(space, QSizeF(452, 420)).position, QSizeF(452, 420));
    QVERIFY2(pane.left() >= 798, "the card belongs over the own board");
}

void TestPlacement::staysWhereItIs() {
    OverlaySpace space;
    space.bounds = QRectF(0, 0, 1280, 800);
    space.near = QRectF(700, 300, 400, 300);
    QCOMPARE(magister::placeOverlay(space, QSizeF(400, 300)).position, QPointF(700, 300));
}

void TestPlacement::startsAtTheCornerWhenTooLarge() {
    OverlaySpace space;
    space.bounds = QRectF(10, 20, 300, 200);
    space.keep = {QRectF(50, 50, 20, 20)};
    const OverlayPlace place = magister::placeOverlay(space, QSizeF(400, 500));
    QCOMPARE(place.position, QPointF(10, 20));
    QVERIFY(place.covers);
}

void TestPlacement::marksStandOutside() {
    Dice dice(9);
    const QRectF window(0, 0, 1280, 800);
    for (int round = 0; round < 3000; ++round) {
        const QRectF target = dice.rectIn(window, 300) & window;
        if (target.isEmpty()) continue;
        QList<QRectF> keep;
        for (int i = dice.between(0, 4); i > 0; --i)
            keep.append(dice.rectIn(window, 300));
        const MarkPlace place = magister::placeMark(target, window, keep, {}, 34, 10);
        const QRectF mark(place.position, QSizeF(34, 34));
        QVERIFY(window.contains(mark));
        const bool small = std::min(target.width(), target.height()) <= magister::smallTarget;
        const double reach = small ? magister::ringReach : 0;
        QVERIFY(target.adjusted(-reach, -reach, reach, reach).contains(place.tip));
        QVERIFY2(!small || !target.contains(place.tip), "the dot hides what it points at");
        QVERIFY(!overlaps(mark, target));
        QVERIFY(!overlapsAny(mark, keep));
    }
}

void TestPlacement::markLineCrossesNoOtherTarget() {
    // Between two neighbours: the line must leave to the free side.
    const QRectF target(400, 300, 100, 100);
    const QList<QRectF> keep{QRectF(500, 300, 100, 100), QRectF(300, 300, 100, 100)};
    const MarkPlace place = magister::placeMark(target, QRectF(0, 0, 1280, 800), keep, {}, 34, 10);
    const QRectF mark(place.position, QSizeF(34, 34));
    QVERIFY2(mark.bottom() <= 300 || mark.top() >= 400, "the mark belongs above or below");
    QVERIFY(mark.left() > 300 && mark.right() < 600);
}

void TestPlacement::markLeavesNeighboursFree() {
    // The third of a row of pieces, with free ground below.
    QList<QRectF> row;
    for (int i = 0; i < 8; ++i)
        row.append(QRectF(300 + 44 * i, 100, 40, 40));
    const QRectF target = row.takeAt(2);
    const QRectF window(0, 0, 1280, 800);
    const auto markBy = [&](const QList<QRectF>& avoid) { return QRectF(magister::placeMark(target, window, {}, avoid, 34, 10).position, QSizeF(34, 34)); };
    QVERIFY(!overlapsAny(markBy(row), row));
    // All is full: near by something is hidden, rather than that the mark goes away.
    QList<QRectF> full;
    for (int x = 0; x < 1280; x += 40)
        for (int y = 0; y < 800; y += 40)
            if (const QRectF rect(x, y, 40, 40); !overlaps(rect, target)) full.append(rect);
    const QRectF mark = markBy(full);
    QVERIFY(QLineF(mark.center(), target.center()).length() < 90);
}

QTEST_GUILESS_MAIN(TestPlacement)
#include "tst_placement.moc"
