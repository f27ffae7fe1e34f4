// SPDX-License-Identifier: GPL-3.0-or-later
// What a lesson has not laid on the table yet is covered: for eyes, keys, ears and a pointer that rests on it.
#include "tests/qml/lesson/lesson_scene.h"
#include "tests/qml/situations/table_room.h"

#include <QAccessible>
#include <QApplication>
#include <QtTest>

using namespace magister;
using namespace magister::test;

namespace {
const QString messina = QStringLiteral("messina");
} // namespace

class TestLessonCovers : public QObject {
    Q_OBJECT

    TaughtGames m_games;

    static QList<QRectF> covers(const LessonScene& stage) {
        QList<QRectF> rects;
        for (const QQuickItem* item : stage.card("CoverLayer")->childItems())
            if (item->objectName() == u"cover" && item->width() > 0) rects.append(LessonScene::box(item));
        return rects;
    }
    /// Whether it lies under a cover; a region of which only a part does is no thing.
    static bool isUnder(const QList<QRectF>& covers, const QRectF& box) {
        return !box.isEmpty() && std::any_of(covers.begin(), covers.end(), [&](const QRectF& cover) {
            const QRectF common = cover & box;
            return common.width() * common.height() > 0.8 * box.width() * box.height();
        });
    }
    /// Stops of the Tab key and of the arrows that lie under a cover.
    static QStringList stops(const LessonScene& stage) {
        QStringList faults;
        const QList<QRectF> covered = covers(stage);
        const QList<QQuickItem*> cards = stage.seen(QStringLiteral("StepCard"));
        const auto look = [&](auto&& self, QQuickItem* item) -> void {
            if (!item->isVisible() || cards.contains(item)) return;
            const bool stop = item->activeFocusOnTab() || item->property("takesKeys").toBool();
            if (stop && isUnder(covered, LessonScene::box(item)))
                faults.append(QStringLiteral("keys stop at %1 %2").arg(QLatin1String(item->metaObject()->className()), item->property("target").toString()));
            for (QQuickItem* child : item->childItems())
                self(self, child);
        };
        look(look, stage.root()->childItems().first());
        return faults;
    }
    /// What a screen reader finds under a cover.
    static QStringList told(LessonScene& stage) {
        QStringList faults;
        const QList<QRectF> covered = covers(stage);
        const QPoint corner = stage.window().position();
        const QString card = stage.card("StepCard")->property("name").toString();
        const auto look = [&](auto&& self, QAccessibleInterface* thing) -> void {
            if (!thing || thing->state().invisible) return;
            const QString name = thing->text(QAccessible::Name);
            if (name == card) return;
            if (!name.isEmpty() && thing->role() != QAccessible::Grouping && isUnder(covered, QRectF(thing->rect()).translated(-corner)))
                faults.append(QStringLiteral("read out: %1").arg(name));
            for (int i = 0; i < thing->childCount(); ++i)
                self(self, thing->child(i));
        };
        look(look, QAccessible::queryAccessibleInterface(&stage.window()));
        return faults;
    }
    static QStringList names(QAccessibleInterface* thing) {
        if (!thing || thing->state().invisible) return {};
        QStringList all{thing->text(QAccessible::Name)};
        for (int i = 0; i < thing->childCount(); ++i)
            all += names(thing->child(i));
        return all;
    }

private slots:
    void initTestCase() { settleFont(); }
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("TypeError"))); }

    /// What has not been laid is hidden until a right answer lays it; questions on the table are answered by clicks.
    void theTableGrows() {
        LessonScene stage(m_games, {messina, QStringLiteral("12-set-up")}, QStringLiteral("de"), {1280, 800});
        LessonPlayer& player = stage.player();
        const auto hidden = [&](const char* target) {
            const QRectF place = stage.place(QLatin1String(target)).adjusted(2, 2, -2, -2);
            const auto layer = stage.card("CoverLayer")->childItems();
            return std::any_of(layer.begin(), layer.end(), [&](const QQuickItem* item) {
                return item->objectName() == u"cover" && LessonScene::box(item).contains(place);
            });
        };
        stage.until(QStringLiteral("one-b"));
        for (const char* target : {"hex:A1", "port:upper-left", "market:carts", "wheel", "seat:1/scroll"})
            QTRY_VERIFY2(hidden(target), target);
        QVERIFY(!hidden("row:round-table/1"));
        player.answer(QStringLiteral("3"));
        stage.settle();
        QVERIFY(hidden("hex:A1"));
        player.answer(QStringLiteral("1"));
        QTRY_VERIFY(!hidden("hex:A1"));
        QVERIFY(hidden("market:carts"));

        // Four players sit in the bar of a step of their own, beside each other and with their colours.
        stage.until(QStringLiteral("book-discs"));
        QTRY_VERIFY(!stage.place(QStringLiteral("seat:4")).isEmpty());
        QTRY_VERIFY(stage.place(QStringLiteral("seat:4")).right() < 1100);
        QCOMPARE(stage.table().seatsAtTable().size(), 4);

        stage.until(QStringLiteral("citizens"));
        QTRY_VERIFY(!stage.place(QStringLiteral("hex:A1")).isEmpty() && !hidden("seat:1/scroll"));
        QVERIFY(!stage.targets().has(QStringLiteral("hex:C1/citizens")));
        stage.click(stage.place(QStringLiteral("hex:A1")).center());
        QTRY_COMPARE(player.answerState(), QStringLiteral("wrong"));
        QVERIFY(!stage.targets().has(QStringLiteral("hex:C1/citizens")));
        stage.click(stage.place(QStringLiteral("hex:C1")).center());
        QTRY_COMPARE(player.answerState(), QStringLiteral("right"));
        QTRY_VERIFY(stage.targets().has(QStringLiteral("hex:C1/citizens")));
    }

    /// What lies covered is there for neither keys nor ears, nor for a pointer that rests on it; what has been laid is.
    void whatIsCoveredIsSilent() {
        LessonScene stage(m_games, {messina, QStringLiteral("12-set-up")}, QStringLiteral("pl"), {1280, 800});
        int covered = 0;
        for (const char* step : {"board-side", "one-b", "cubes", "workshops", "carts-for-two", "first-spaces", "book-discs"}) {
            stage.until(QString::fromLatin1(step));
            QTRY_COMPARE(covers(stage).isEmpty(), stage.player().covered().isEmpty());
            stage.settle();
            covered += static_cast<int>(covers(stage).size());
            const QStringList faults = stops(stage) + told(stage);
            QVERIFY2(faults.isEmpty(), qPrintable(QString::fromLatin1(step) + u'\n' + faults.join(u'\n')));
        }
        QVERIFY2(covered > 30, qPrintable(QString::number(covered)));
        stage.until(QStringLiteral("all-set"));
        QTRY_VERIFY(covers(stage).isEmpty());
        stage.settle();
        const QStringList said = names(QAccessible::queryAccessibleInterface(&stage.window()));
        for (const char* target : {"hex:A1", "market:carts/1", "book:city/2", "seat:1/hut/1"}) {
            const QQuickItem* thing = stage.targets().item(QString::fromLatin1(target));
            QVERIFY2(thing && thing->property("takesKeys").toBool(), target);
            QVERIFY2(said.contains(thing->property("label").toString()), target);
        }
    }

    /// Whoever plays with keys is on the card when something has been laid, gets from there to the table and back, and never
    /// to what lies covered again.
    void keysFindWhatIsLaid() {
        LessonScene stage(m_games, {messina, QStringLiteral("12-set-up")}, QStringLiteral("pl"), {1280, 800});
        const auto focused = [&] { return stage.window().activeFocusItem(); };
        const auto onCard = [&] {
            const QQuickItem* up = focused();
            while (up && up != stage.card("StepCard"))
                up = up->parentItem();
            return up != nullptr;
        };
        stage.until(QStringLiteral("one-b"));
        QTRY_VERIFY(!covers(stage).isEmpty() && onCard());
        stage.player().answer(QStringLiteral("1"));
        QQuickItem* const hex = stage.targets().item(QStringLiteral("hex:A1"));
        QTRY_VERIFY(hex->property("takesKeys").toBool());
        stage.settle();
        QVERIFY(onCard());
        QTest::keyClick(&stage.window(), Qt::Key_F6);
        QTRY_VERIFY(!onCard());
        QVERIFY(focused()->isVisible() && !focused()->property("unlaid").toBool());
        hex->forceActiveFocus(Qt::TabFocusReason);
        QTest::keyClick(&stage.window(), Qt::Key_F6);
        QTRY_VERIFY(onCard());
        QTest::keyClick(&stage.window(), Qt::Key_F6);
        QTRY_COMPARE(focused(), hex);
        stage.player().back();
        QTRY_VERIFY(!hex->property("takesKeys").toBool() && onCard());
        QTest::keyClick(&stage.window(), Qt::Key_F6);
        QTRY_VERIFY(!onCard());
        QVERIFY(focused() != hex && !focused()->property("unlaid").toBool());
    }
};

int main(int argc, char** argv) {
    settleSurroundings();
    QApplication app(argc, argv);
    TestLessonCovers test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_lesson_covers.moc"
