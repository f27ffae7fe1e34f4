// SPDX-License-Identifier: GPL-3.0-or-later
// While all plan at once, whoever is done goes back to the plan: by mouse, by key, and in the one column; each time the
// table is covered before it is handed over.
#include "tests/qml/shell/home.h"

#include "app/orleans/table/orleans_table.h"

#include <QTemporaryDir>

using namespace magister;

class tst_PlanAgain : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    static orleans::OrleansTable& tableIn(const Home& home) { return *qobject_cast<orleans::OrleansTable*>(home.program->currentTable()); }
    /// Two at one screen, in the first planning phase; the first is asked.
    static void begin(Home& home) {
        const QVariantMap anna{{"name", "Anna"}, {"seat", "ruby"}}, boris{{"name", "Boris"}, {"seat", "saffron"}};
        QVERIFY(home.program->newGame({{"game", "orleans"}, {"seats", QVariantList{anna, boris}}, {"seed", "7"}, {"shuffled", false}, {"dealing", "once"}}));
        QTest::qWait(100);
        auto& table = tableIn(home);
        while (table.stage() != "planning")
            QVERIFY(!table.play(orleans::Proceed{}));
        QTest::qWait(700); // a click right after the table has moved is not meant
        lift(home);
        QCOMPARE(table.activeSeat(), 1);
        QVERIFY(!table.play(orleans::PlaceFollower{orleans::Token::OwnBoatman, false, orleans::PlaceId::Farmhouse, 0}));
        QTest::qWait(50);
    }
    static void lift(Home& home) {
        if (home.has("curtain")) home.key(Qt::Key_Escape);
        QTest::qWait(50);
        QVERIFY(!home.has("curtain"));
    }
    /// The first seat is done, and the second is asked.
    static void finish(Home& home) {
        home.key(Qt::Key_Shift); // the first key brings the letters
        home.key(Qt::Key_E);
        QTest::qWait(50);
        QVERIFY(home.has("curtain"));
        QCOMPARE(tableIn(home).activeSeat(), 2);
        lift(home);
        QTest::qWait(700);
    }
    /// The first seat goes on with what lay there, behind the curtain at first.
    static void goesOn(Home& home) {
        QTest::qWait(50);
        QVERIFY(home.has("curtain"));
        auto& table = tableIn(home);
        QCOMPARE(table.activeSeat(), 1);
        QCOMPARE(table.viewSeat(), 1);
        QVERIFY(std::holds_alternative<orleans::PlanAgain>(table.session().moves().back().command));
        QCOMPARE(table.state().players[0].work.at(orleans::PlaceId::Farmhouse).filled(), 1);
        lift(home);
        QVERIFY(!home.has("button:plan-again-1"));
    }

private slots:
    void init() {
        qputenv("XDG_CONFIG_HOME", m_folder.filePath(QTest::currentTestFunction()).toUtf8());
        qputenv("XDG_DATA_HOME", m_folder.filePath(QString(QTest::currentTestFunction()) + "-data").toUtf8());
    }

    /// Where a piece would go it is drawn large enough to be made out, on a small place as well.
    void aGhostFillsASmallPlace() {
        Home home({1280, 800});
        begin(home);
        auto& table = tableIn(home);
        const Targets& targets = *Targets::of(&home.engine);
        int small = 0;
        for (const char* piece : {"seat:1/market/1", "seat:1/market/2", "seat:1/market/3"}) {
            table.activate(piece);
            for (const QString& name : targets.names()) {
                const QVariantList ghosts = targets.rect(name, nullptr).isEmpty() ? QVariantList() : table.preview(name).value("ghosts").toList();
                const QRectF at = ghosts.isEmpty() ? QRectF() : targets.rect(ghosts.front().toMap().value("target").toString(), nullptr);
                const double side = std::min(at.width(), at.height());
                if (side <= 26 || side > 60) continue;
                const QPoint there = targets.rect(name, nullptr).center().toPoint();
                QTest::mouseMove(home.window.get(), there - QPoint(2, 0));
                QTest::mouseMove(home.window.get(), there);
                QTest::qWait(60);
                for (const QQuickItem* mark : home.window->findChild<QQuickItem*>("preview-marks")->childItems()) {
                    if (!mark->isVisible() || !mark->property("lit").toBool()) continue;
                    QVERIFY2(mark->width() >= std::floor(std::min(36.0, 0.9 * side)), qPrintable(QStringLiteral("%1: %2 of %3").arg(name).arg(mark->width()).arg(side)));
                    ++small;
                }
            }
        }
        QVERIFY(small > 2);
    }

    void byMouseAndByKey_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("wide") << QSize(1920, 1080);
        QTest::newRow("dense") << QSize(1280, 800);
    }
    void byMouseAndByKey() {
        QFETCH(QSize, size);
        Home home(size);
        begin(home);
        QVERIFY(!home.has("button:plan-again-1"));
        finish(home);
        QVERIFY(home.reads(QStringLiteral("Anna: zmień plan")));
        QVERIFY(home.click("button:plan-again-1"));
        goesOn(home);
        finish(home);
        home.key(Qt::Key_A);
        goesOn(home);
    }

    // A town stays that of whoever sits here while others are asked on devices of their own, and their plans are left to them.
    void elsewhere_data() {
        QTest::addColumn<QString>("layout");
        QTest::newRow("boards") << "itself";
        QTest::newRow("column") << "column";
    }
    void elsewhere() {
        QFETCH(QString, layout);
        Home home({1280, 800});
        home.settings->setLayout(layout);
        begin(home);
        finish(home);
        auto& table = tableIn(home);
        QVERIFY(home.has("button:plan-again-1"));
        table.setSeatsHere({2});
        QTest::qWait(50);
        QVERIFY(!home.has("button:plan-again-1"));
        QVERIFY(home.reads(QStringLiteral("Twoje miasto")));
        table.setSeatsHere({1});
        QTest::qWait(50);
        QCOMPARE(table.activeSeat(), 0);
        QCOMPARE(table.viewSeat(), 1);
        QVERIFY(home.reads(QStringLiteral("Twoje miasto")));
    }

    /// All have been drawn: that is said in words, not as a zero.
    void anEmptyBagIsSaidToBeEmpty() {
        Home home({1280, 800});
        begin(home);
        QCOMPARE(tableIn(home).state().players[0].bagTotal(), 0);
        QVERIFY(home.click("seat:1/bag"));
        QTRY_VERIFY(home.reads(QStringLiteral("Sakiewka jest pusta.")));
    }

    /// Done keeps apart from the draws beside it, which stand evenly.
    void doneKeepsApartFromTheDraws() {
        Home home({1280, 800});
        begin(home);
        auto& table = tableIn(home);
        // Who was sent to work goes to the bag.
        QVERIFY(!table.play(orleans::PlaceFollower{orleans::Token::OwnCraftsman, false, orleans::PlaceId::Farmhouse, 1}));
        for (int i = 0; i < 2; ++i)
            QVERIFY(!table.play(orleans::Done{}));
        for (int i = 0; i < 200 && table.state().kind(0) != orleans::PromptKind::Draw; ++i)
            if (table.play(orleans::UsePlace{orleans::PlaceId::Farmhouse}) && table.play(orleans::Proceed{}) && table.play(orleans::Done{}))
                QVERIFY(!table.play(orleans::Pass{}));
        lift(home);
        QTest::qWait(100);
        table.closeRefusal();
        const auto at = [&](const char* name) { return Targets::of(&home.engine)->rect(QLatin1String(name), nullptr); };
        QVERIFY(home.has("button:done") && home.has("button:draw-1") && home.has("button:draw-2"));
        const double between = at("button:draw-2").left() - at("button:draw-1").right();
        QVERIFY(between > 0);
        QVERIFY(at("button:draw-1").left() - at("button:done").right() >= 2 * between);
    }

    /// A click on a slot is answered, whether something may be placed there now or not.
    void everySlotAnswers_data() {
        QTest::addColumn<QString>("stage");
        for (const char* stage : {"between", "planning", "picked", "acting", "drawing"})
            QTest::newRow(stage) << QString::fromLatin1(stage);
    }
    void everySlotAnswers() {
        QFETCH(QString, stage);
        Home home({1280, 800});
        if (stage == u"between") {
            home.begin("", "", "once", "orleans");
            lift(home);
        } else {
            begin(home);
        }
        auto& table = tableIn(home);
        if (stage == u"picked") table.activate("seat:1/market/0");
        if (stage == u"drawing") {
            const auto& state = table.state();
            for (int i = 0; i < 200 && state.kind(0) != orleans::PromptKind::Draw; ++i)
                if (table.play(orleans::Proceed{}) && table.play(orleans::Done{})) QVERIFY(!table.play(orleans::Pass{}));
            lift(home);
            QTest::qWait(700);
        }
        if (stage == u"acting") {
            QVERIFY(!table.play(orleans::PlaceFollower{orleans::Token::OwnCraftsman, false, orleans::PlaceId::Farmhouse, 1}));
            for (int i = 0; i < 2; ++i)
                QVERIFY(!table.play(orleans::Done{}));
            lift(home);
            QTest::qWait(700);
        }
        int clicked = 0;
        QStringList names = Targets::of(&home.engine)->names();
        names.sort();
        for (const QString& name : names) {
            if (!name.contains(u"/slot/") || Targets::of(&home.engine)->rect(name, nullptr).isEmpty()) continue;
            const int steps = table.steps();
            const int picked = table.picked();
            QVERIFY2(home.click(qPrintable(name)), qPrintable(name));
            const bool told = table.refusal().active || table.variants()->count() > 0;
            QVERIFY2(told || table.steps() != steps || table.picked() != picked, qPrintable(name));
            if (table.refusal().active) QVERIFY2(!table.refusal().rule.isEmpty(), qPrintable(name));
            table.closeRefusal();
            table.closeVariants();
            if (table.steps() != steps) table.undo();
            QTest::qWait(30);
            ++clicked;
        }
        QVERIFY(clicked > 15);
        // Nor is the space silent where the next place tile will lie.
        const QQuickItem* space = nullptr;
        const auto look = [&](auto&& self, QQuickItem* item) -> void {
            if (!item->isVisible()) return;
            if (item->objectName() == u"tileSpace") space = item;
            for (QQuickItem* child : item->childItems())
                self(self, child);
        };
        look(look, home.window->contentItem());
        QVERIFY(space);
        const QPoint at = space->mapToScene(QPointF(space->width() / 2, space->height() / 2)).toPoint();
        QTest::mouseMove(home.window.get(), at - QPoint(20, 0));
        QTest::mouseMove(home.window.get(), at);
        QTest::mouseClick(home.window.get(), Qt::LeftButton, {}, at);
        QTest::qWait(50);
        QCOMPARE(table.refusal().rule, QStringLiteral("orleans.town.expand"));
    }

    void inTheColumn() {
        Home home({1280, 800});
        home.settings->setLayout("column");
        begin(home);
        finish(home);
        QQuickItem* chip = Targets::of(&home.engine)->item("seat:1/plan");
        QVERIFY(chip && chip->property("reachable").toBool());
        QCOMPARE(chip->property("label").toString(), QStringLiteral("Anna: gotowe. Zmień plan"));
        QVERIFY(!Targets::of(&home.engine)->item("seat:2/plan")->property("reachable").toBool());
        chip->forceActiveFocus(Qt::TabFocusReason);
        QTest::qWait(100);
        home.key(Qt::Key_Space);
        goesOn(home);
    }
};

QTEST_MAIN(tst_PlanAgain)
#include "tst_plan_again.moc"
