// SPDX-License-Identifier: GPL-3.0-or-later
// Where names and pieces stand on the map of Orléans: in one place each, whatever its size, and on nothing else.
#include "tests/engine/orleans/position.h"
#include "tests/qml/situations/orleans_room.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QtTest>

#include <cmath>
#include <memory>

using namespace magister;

namespace {

/// What is drawn of a town, in the coordinates of the map.
struct DrawnTown {
    QString target, name;
    QPointF middle;
    QRectF words;
    QList<QRectF> pieces;
};

struct Disc {
    QString target;
    QPointF middle;
    double radius;

    bool meets(const QRectF& box) const {
        const double x = std::max({box.left() - middle.x(), 0.0, middle.x() - box.right()});
        const double y = std::max({box.top() - middle.y(), 0.0, middle.y() - box.bottom()});
        return std::hypot(x, y) < radius;
    }
};

QRectF boxOf(QQuickItem* item, QQuickItem* map) {
    return item->mapRectToItem(map, QRectF(0, 0, item->width(), item->height()));
}

/// The letters themselves, without the room that a line keeps for others.
QRectF lettersOf(QQuickItem* text, QQuickItem* map) {
    const QFontMetricsF metrics(text->property("font").value<QFont>());
    return text->mapRectToItem(
        map, metrics.tightBoundingRect(text->property("text").toString()).translated(0, text->property("baselineOffset").toDouble()));
}

void collectPieces(QQuickItem* item, QQuickItem* map, QList<QRectF>& pieces) {
    const QString icon = item->property("name").toString();
    // The drawing of a merchant is narrower than its square.
    if (icon.startsWith("merchant-") || icon.startsWith("house-")) {
        const QRectF box = boxOf(item, map);
        const double aside = icon.startsWith("merchant-") ? box.width() * 0.12 : 1;
        pieces.append(box.adjusted(aside, 2, -aside, 0));
    }
    for (QQuickItem* child : item->childItems())
        collectPieces(child, map, pieces);
}

QList<QQuickItem*> marksOf(QQuickItem* map, const QString& part) {
    QList<QQuickItem*> found;
    for (QQuickItem* child : map->childItems())
        if (child->property("target").toString().contains(part)) found.append(child);
    return found;
}

QQuickItem* wordsIn(QQuickItem* town) {
    for (QQuickItem* child : town->childItems())
        if (child->inherits("QQuickText")) return child;
    return nullptr;
}

DrawnTown drawn(QQuickItem* town, QQuickItem* map) {
    DrawnTown found{town->property("target").toString(), town->property("name").toString(), boxOf(town, map).center(),
                    lettersOf(wordsIn(town), map), {}};
    collectPieces(town, map, found.pieces);
    return found;
}

/// A station of somebody and the merchants of four, all in that town.
void crowd(QQuickItem* town) {
    QVariantList all;
    for (const char* tincture : {"sapphire", "ruby", "saffron", "violet"})
        all.append(QVariantMap{{"seat", all.size() + 1}, {"tincture", tincture}});
    town->setProperty("stations", town->property("start").toBool() ? all : all.mid(0, 1));
    town->setProperty("merchants", all);
}

QString at(const DrawnTown& town, QSizeF size, const QString& language, const QString& what) {
    return QString("%1 at %2x%3, %4: %5").arg(town.name).arg(size.width()).arg(size.height()).arg(language, what);
}

} // namespace

class TestMapNames : public QObject {
    Q_OBJECT

    std::unique_ptr<test::TableRoom> m_room;

    QQuickItem* lay(std::uint8_t players) {
        orleans::Setup setup;
        setup.players = players;
        setup.seed = 11;
        m_room->setSize({1280, 800});
        m_room->lay(orleans::tableAt(orleans::Session(orleans::realDefinition(), setup), 0));
        m_room->settle();
        QQuickItem* item = m_room->targets().item("town:tours");
        return item ? item->parentItem() : nullptr;
    }

private slots:
    void initTestCase() { m_room = std::make_unique<test::TableRoom>("orleans"); }
    void cleanupTestCase() { m_room.reset(); }

    /// Whatever stands in one town, of each piece enough is seen to tell whose it is.
    void noPieceHidesAnother() {
        QQuickItem* map = lay(4);
        QVERIFY(map);
        map->setSize({1190, 800});
        QStringList faults;
        for (QQuickItem* town : marksOf(map, "town:")) {
            crowd(town);
            m_room->settle();
            const DrawnTown found = drawn(town, map);
            QVERIFY(found.pieces.size() >= 5);
            for (int i = 0; i < found.pieces.size(); ++i)
                for (int j = 0; j < i; ++j) {
                    const QPointF apart = found.pieces[i].bottomLeft() - found.pieces[j].bottomLeft();
                    if (std::abs(apart.x()) < found.pieces[i].width() / 4 && std::abs(apart.y()) < found.pieces[i].height() / 4)
                        faults.append(QString("%1: %2 and %3").arg(found.name).arg(i).arg(j));
                }
        }
        QCOMPARE(faults.join(u'\n'), QString());
    }
    void nothingLiesOnAnother_data() {
        QTest::addColumn<int>("players");
        QTest::newRow("two players") << 2;
        QTest::newRow("four players") << 4;
    }
    void nothingLiesOnAnother() {
        QFETCH(int, players);
        QQuickItem* map = lay(static_cast<std::uint8_t>(players));
        QVERIFY(map);
        QCOMPARE(marksOf(map, "town:").size(), 23);
        for (QQuickItem* town : marksOf(map, "town:"))
            crowd(town);
        QHash<QString, QString> sides;
        QStringList faults;
        for (const QString& language : QStringList{"pl", "cs", "ru", "de", "en"}) {
            m_room->setLanguage(language);
            for (const QSizeF size : {QSizeF(652, 320), QSizeF(730, 470), QSizeF(760, 375), QSizeF(760, 430), QSizeF(820, 398),
                                      QSizeF(860, 520), QSizeF(894, 592), QSizeF(1190, 620), QSizeF(1190, 800), QSizeF(1500, 900)}) {
                map->setSize(size);
                m_room->settle();
                QList<DrawnTown> towns;
                for (QQuickItem* town : marksOf(map, "town:"))
                    towns.append(drawn(town, map));
                QList<Disc> goods;
                for (QQuickItem* good : marksOf(map, "/good/"))
                    goods.append({good->property("target").toString(), boxOf(good, map).center(), good->width() / 2});
                QVERIFY(goods.size() > 40);
                for (const DrawnTown& town : towns) {
                    QCOMPARE(town.pieces.size(), town.target == u"town:orleans" ? 8 : 5);
                    const auto fault = [&](const QString& what) { faults.append(at(town, size, language, what)); };
                    if (!QRectF(QPointF(), size).contains(town.words)) fault("the name leaves the map");
                    for (const Disc& good : goods) {
                        if (good.meets(town.words)) fault("the name lies on " + good.target);
                        for (const QRectF& piece : town.pieces)
                            if (good.meets(piece)) fault("a piece lies on " + good.target);
                    }
                    for (const DrawnTown& other : towns) {
                        if (other.target != town.target && other.words.intersects(town.words)) fault("the name lies on that of " + other.name);
                        for (const QRectF& piece : other.pieces)
                            if (piece.intersects(town.words)) fault("a piece at " + other.name + " lies on the name");
                    }
                    const QString side = town.words.right() < town.middle.x() ? "left" : town.words.left() > town.middle.x() ? "right"
                                         : town.words.center().y() < town.middle.y() ? "above" : "below";
                    QString& before = sides[town.target];
                    if (before.isEmpty()) before = side;
                    if (before != side) fault(side + " instead of " + before);
                }
            }
        }
        QVERIFY2(faults.isEmpty(), faults.join(u'\n').toUtf8());
    }
};

int main(int argc, char** argv) {
    test::settleSurroundings();
    QGuiApplication app(argc, argv);
    test::settleFont();
    TestMapNames test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_map_names.moc"
