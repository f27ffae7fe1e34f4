// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons under somebody's hands: clicks, double clicks, keys and ears, at the real table.
#include "tests/qml/lesson/lesson_scene.h"
#include "tests/qml/situations/table_room.h"

#include <QAccessible>
#include <QApplication>
#include <QtTest>

using namespace magister;
using namespace magister::test;

namespace {
const QString messina = QStringLiteral("messina");
const QString orleans = QStringLiteral("orleans");
const LessonKey firstRound{messina, QStringLiteral("01-first-round")};
} // namespace

class TestLessonHands : public QObject {
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

    /// The figure on the first option that is right, or wrong.
    static Qt::Key figureOf(const LessonPlayer& player, bool isRight) {
        const QVariantList options = player.options();
        for (int i = 0; i < options.size(); ++i)
            if (player.run().isRight(options[i].toMap().value(QStringLiteral("id")).toString()) == isRight)
                return static_cast<Qt::Key>(Qt::Key_1 + i);
        return Qt::Key_unknown;
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

    /// What lies under another tab or below the fold comes into view, and the board of whoever learns stays.
    void whatIsPointedAtIsInSight() {
        LessonScene stage(m_games, {QStringLiteral("orleans"), QStringLiteral("06-your-town")}, QStringLiteral("en"), {1280, 800});
        for (const auto& [step, target] : {std::pair("try-stack-two", "tile:horse_wagon"), std::pair("herb-garden", "tile:herb_garden"),
                                           std::pair("from-now-on", "seat:1/place:herb_garden"), std::pair("drill-tailor", "seat:1/place:tailor_shop")}) {
            stage.until(QLatin1String(step));
            const QString name = QLatin1String(target);
            QTRY_VERIFY2(stage.targets().has(name), target);
            const QQuickItem* thing = stage.targets().item(name);
            QTRY_VERIFY2(stage.targets().rect(name, nullptr).height() > thing->height() - 1, target);
            QCOMPARE(stage.table().lookingSeat(), 1);
        }
    }

    /// What a move has brought stands on the next card and is said with it: not after Back or Skip, and for the last move on
    /// the card of the end.
    void whatWasAchievedIsTold() {
        LessonScene stage(m_games, {orleans, QStringLiteral("04-travel-and-trade")}, QStringLiteral("pl"), {1280, 800});
        LessonPlayer& player = stage.player();
        const auto notes = [&](const char* card) {
            QStringList words;
            for (const QQuickItem* note : stage.seen(QStringLiteral("NoteBox"), stage.card(card)))
                words.append(note->property("words").toString());
            return words;
        };
        stage.until(QStringLiteral("take-the-wine"));
        QVERIFY(player.achieved().isEmpty() && notes("StepCard").isEmpty());
        const int at = player.run().stepIndex();
        for (int tries = 0; tries < 8 && player.run().stepIndex() == at; ++tries) {
            player.activate(player.wanted().value(0));
            stage.settle();
        }
        QCOMPARE(player.run().stepIndex(), at + 1);
        const QString told = player.achieved();
        QVERIFY(!told.isEmpty());
        QCOMPARE(notes("StepCard"), QStringList{told});
        QVERIFY(stage.card("StepCard")->property("spoken").toString().startsWith(told));
        player.setLanguage(QStringLiteral("pl"));
        QCOMPARE(player.achieved(), told);
        player.back();
        QVERIFY(player.achieved().isEmpty());
        player.skip();
        stage.settle();
        QVERIFY(player.achieved().isEmpty() && notes("StepCard").isEmpty());
    }

    /// A neighbour plays by the script: nobody else takes up that plan.
    void thePlanOfTheScriptIsLeftAlone() {
        LessonScene stage(m_games, {orleans, QStringLiteral("01-first-two-rounds")}, QStringLiteral("en"), {1280, 800});
        int offered = 0;
        for (; !stage.player().finished(); stage.player().skip()) {
            const QQuickItem* button = stage.targets().hidden(QStringLiteral("button:plan-again-2"));
            offered += button ? 1 : 0;
            QVERIFY2(!stage.targets().item(QStringLiteral("button:plan-again-2")), qPrintable(stage.step()));
            const QQuickItem* plan = stage.targets().item(QStringLiteral("seat:2/plan"));
            QVERIFY2(!plan || !plan->property("takesKeys").toBool(), qPrintable(stage.step()));
        }
        QVERIFY(offered > 0);
    }

    /// Who acts first is answered by a click on a player, one’s own card as well as another.
    void everySeatAnswers() {
        LessonScene stage(m_games, {orleans, QStringLiteral("two-rounds-3")}, QStringLiteral("de"), {1280, 800});
        stage.until(QStringLiteral("who-acts"));
        QCOMPARE(stage.player().kind(), QStringLiteral("pick"));
        const auto waiting = stage.player().run().waiting();
        const QRectF own = stage.targets().rect(QStringLiteral("seat:1"), nullptr);
        QVERIFY(!own.isEmpty());
        QTest::qWait(420);
        stage.click(own.center());
        QVERIFY(stage.player().answerState() != u"none" || stage.player().run().waiting() != waiting);
    }

    /// A whole row, market or tile is lit where the card speaks of it, and no number covers what is compared there.
    void wholesAreLit() {
        LessonScene stage(m_games, {orleans, QStringLiteral("01-first-two-rounds")}, QStringLiteral("ru"), {1920, 1080});
        const auto rect = [&](const char* name) { return stage.targets().rect(QLatin1String(name), nullptr); };
        stage.until(QStringLiteral("where-are-they"));
        stage.settle();
        for (const char* space : {"seat:1/market/0", "seat:1/market/7"})
            QVERIFY2(rect("seat:1/market").contains(rect(space)), space);
        QVERIFY(!rect("seat:1/market").intersects(rect("seat:1/bag")));
        stage.until(QStringLiteral("census"));
        stage.settle();
        for (const char* space : {"track:farmer/0", "track:farmer/1", "track:farmer/7"})
            QVERIFY2(rect("track:farmer").contains(rect(space)), space);
        for (const QQuickItem* mark : stage.seen(QStringLiteral("Mark"), stage.card("MarkLayer")))
            QVERIFY(!LessonScene::box(mark).intersects(rect("track:farmer")));
        stage.until(QStringLiteral("when-harvest"));
        stage.settle();
        QVERIFY2(rect("event:harvest").height() > 60, qPrintable(QString::number(rect("event:harvest").height())));
    }

    /// "Your board has ten places": they can be seen.
    void whatTheCardSpeaksOfIsFree() {
        LessonScene stage(m_games, {orleans, QStringLiteral("01-first-two-rounds")}, QStringLiteral("ru"), {1920, 1080});
        for (const char* step : {"draw-three", "free-spaces", "fill-castle"}) {
            stage.until(QLatin1String(step));
            stage.settle();
        }
        QStringList hidden;
        for (const QString& name : stage.targets().names())
            if (name.startsWith(u"seat:1/place:") && name.count(u'/') == 1 &&
                stage.place(name).intersects(LessonScene::box(stage.card("StepCard"))))
                hidden.append(name);
        QVERIFY2(hidden.size() <= 2, qPrintable(hidden.join(u' ')));
    }

    /// Neither the options nor Next move away when something is said about an answer.
    void theCardGrowsInPlace() {
        LessonScene stage(m_games, {orleans, QStringLiteral("01-first-two-rounds")}, QStringLiteral("ru"), {1920, 1080});
        for (const char* step : {"who-begins", "census", "when-harvest"}) {
            stage.until(QLatin1String(step));
            stage.settle();
            const QString id = stage.player().options().value(0).toMap().value(QStringLiteral("id")).toString();
            const auto option = [&] { return stage.targets().rect(QStringLiteral("card:option/") + id, nullptr).topLeft(); };
            const QPointF before = option();
            stage.player().answer(stage.player().run().step().options.back().id);
            stage.settle();
            QVERIFY(stage.player().answerState() != u"none");
            QCOMPARE(option(), before);
        }
    }

    /// What was shown may be clicked as well as what was taken, and then Enter goes on; a note before that names no rule whose
    /// title is the answer.
    void aClickAnswersAndEnterGoesOn() {
        LessonScene stage(m_games, {orleans, QStringLiteral("01-first-two-rounds")}, QStringLiteral("pl"), {1280, 800});
        LessonPlayer& player = stage.player();
        for (const auto& [step, answer] : {std::pair("where-are-they", "seat:1/bag"), std::pair("what-it-brought", "track:farmer/1")}) {
            stage.until(QLatin1String(step));
            stage.settle();
            QTest::qWait(420);
            player.activate(QStringLiteral("goods:cheese"));
            stage.settle();
            QVERIFY(player.feedback().value(QStringLiteral("active")).toBool());
            QCOMPARE(player.feedback().value(QStringLiteral("ruleTitle")).toString(), QString());
            player.dismissFeedback();
            stage.settle();
            QTest::qWait(420);
            stage.click(stage.place(QLatin1String(answer)).center());
            QTRY_COMPARE(player.answerState(), QStringLiteral("right"));
            stage.settle();
            const int at = player.run().stepIndex();
            QTest::keyClick(&stage.window(), Qt::Key_Return);
            QTRY_COMPARE(player.run().stepIndex(), at + 1);
        }
    }

    /// The figure on an option chooses it.
    void figuresAnswer() {
        LessonScene stage(m_games, {orleans, QStringLiteral("01-first-two-rounds")}, QStringLiteral("pl"), {1280, 800});
        stage.until(QStringLiteral("census"));
        stage.settle();
        QTest::keyClick(&stage.window(), figureOf(stage.player(), false));
        QTRY_COMPARE(stage.player().answerState(), QStringLiteral("wrong"));
        QTest::keyClick(&stage.window(), figureOf(stage.player(), true));
        QTRY_COMPARE(stage.player().answerState(), QStringLiteral("right"));
    }

    /// As long as it stands there it does so from the table as well, where figures mean the zones otherwise.
    void figuresAnswerFromTheTable() {
        LessonScene stage(m_games, {orleans, QStringLiteral("01-first-two-rounds")}, QStringLiteral("pl"), {1280, 800});
        stage.until(QStringLiteral("census"));
        stage.settle();
        QTest::keyClick(&stage.window(), Qt::Key_F6);
        QVERIFY(!stage.card("StepCard")->isAncestorOf(stage.window().activeFocusItem()));
        QTest::keyClick(&stage.window(), figureOf(stage.player(), false));
        QTRY_COMPARE(stage.player().answerState(), QStringLiteral("wrong"));
        QTest::keyClick(&stage.window(), Qt::Key_F6);
        QTest::keyClick(&stage.window(), figureOf(stage.player(), true));
        QTRY_COMPARE(stage.player().answerState(), QStringLiteral("right"));
    }

    /// After a wrong move the number stays on what it was on.
    void aWrongMoveMovesNoMark() {
        LessonScene stage(m_games, firstRound, QStringLiteral("pl"), {1280, 800});
        stage.until(QStringLiteral("choose-first-hex"));
        const QStringList before = stage.player().targets();
        stage.player().activate(QStringLiteral("hex:B1"));
        stage.settle();
        QVERIFY(stage.player().feedback().value(QStringLiteral("active")).toBool());
        QCOMPARE(stage.player().targets(), before);
    }

    /// A hut that is clicked in the fight is refused for what huts are for, and not as if something had been left out.
    void aHutInTheFightIsToldAbout() {
        LessonScene stage(m_games, firstRound, QStringLiteral("pl"), {1280, 800});
        stage.until(QStringLiteral("burn-cube"));
        stage.settle();
        stage.table().activate(QStringLiteral("seat:1/hut/1"));
        QVERIFY(stage.table().refusal().active);
        QVERIFY2(stage.table().refusal().what.contains(QStringLiteral("Chat")), qPrintable(stage.table().refusal().what));
    }

    /// A refusal of the table leaves the card and its marks in sight.
    void aRefusalLeavesTheLessonReadable() {
        LessonScene stage(m_games, firstRound, QStringLiteral("pl"), {1280, 800});
        stage.until(QStringLiteral("activate-nun"));
        stage.settle();
        stage.table().activate(QStringLiteral("seat:1/overseer/nun"));
        QVERIFY(stage.table().refusal().active);
        stage.settle();
        const QQuickItem* bubble = stage.card("RefusalBubble");
        QVERIFY(bubble);
        const QPointF at = bubble->property("spot").toPointF();
        const QRectF leaf(at, QSizeF(bubble->property("cardWidth").toDouble(), bubble->property("cardHeight").toDouble()));
        QVERIFY(!leaf.intersects(LessonScene::box(stage.card("StepCard"))));
        for (const QString& target : stage.player().targets())
            QVERIFY2(!leaf.intersects(stage.place(target)), qPrintable(target));
    }

    /// In one column too, what belongs to the learner can be named by a click.
    void belongingsAnswerInOneColumn() {
        LessonScene stage(m_games, {orleans, QStringLiteral("01-first-two-rounds")}, QStringLiteral("en"), {1280, 800}, 1.5);
        stage.until(QStringLiteral("what-it-brought"));
        int clickable = 0;
        for (const char* target : {"seat:1/coins", "seat:1/ware:grain", "seat:1/ware:wine"})
            for (const QQuickItem* line : stage.seen(QStringLiteral("OneColumnLine")))
                clickable += line->property("target").toString() == QLatin1String(target) && line->property("takesKeys").toBool() ? 1 : 0;
        QCOMPARE(clickable, 3);
    }

    /// The town of a neighbour comes on view when something on its board is pointed at, and the learner’s own with the next step.
    void aNeighboursTownIsOpened() {
        for (const double scale : {1.0, 1.5}) {
            LessonScene stage(m_games, {orleans, QStringLiteral("06-your-town")}, QStringLiteral("en"), {1280, 800}, scale);
            QQuickItem* const board = stage.root()->childItems().first();
            const QString place = QStringLiteral("seat:2/place:castle");
            QVERIFY(!stage.targets().item(place));
            QVERIFY(QMetaObject::invokeMethod(board, "sight", Q_ARG(QString, place)));
            QTRY_VERIFY(stage.targets().item(place));
            QCOMPARE(stage.table().property("viewSeat").toInt(), 2);
            stage.player().skip();
            QTRY_COMPARE(stage.table().property("viewSeat").toInt(), 1);
        }
    }

    void theMapShowsDigits() {
        LessonScene stage(m_games, {orleans, QStringLiteral("11-set-up")}, QStringLiteral("en"), {1280, 800});
        stage.until(QStringLiteral("slot-marks"));
        const auto digits = [&](const char* slot) {
            QStringList texts;
            const auto look = [&](auto&& self, const QQuickItem* item) -> void {
                if (item->isVisible() && item->property("text").isValid()) texts.append(item->property("text").toString());
                for (const QQuickItem* child : item->childItems())
                    self(self, child);
            };
            look(look, stage.targets().item(QString::fromLatin1(slot)));
            return texts;
        };
        QCOMPARE(digits("way:orleans--vierzon--road/good/0"), QStringList());
        QCOMPARE(digits("way:orleans--vierzon--road/good/1"), QStringList{QStringLiteral("3")});
    }

    void placeNamesAreWhole_data() {
        QTest::addColumn<QString>("language");
        for (const QString& language : languages())
            QTest::newRow(qPrintable(language)) << language;
    }
    void placeNamesAreWhole() {
        QFETCH(QString, language);
        LessonScene stage(m_games, {orleans, QStringLiteral("12-extras")}, language, {1280, 800});
        QSet<QString> seen;
        QStringList cut;
        for (; !stage.player().finished(); stage.player().skip()) {
            stage.settle();
            for (const QQuickItem* head : stage.seen(QStringLiteral("PlaceHead")))
                for (const QQuickItem* title : stage.seen(QStringLiteral("UiText"), const_cast<QQuickItem*>(head))) {
                    seen.insert(title->property("text").toString());
                    if (title->property("truncated").toBool()) cut.append(stage.step() + u' ' + title->property("text").toString());
                }
        }
        QVERIFY(seen.size() > 9);
        QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
    }

    /// Also while an answer stands on the table, and with every hint.
    void oneGoldButton() {
        LessonScene stage(m_games, firstRound, QStringLiteral("en"), {1280, 800});
        while (!stage.player().finished()) {
            const QString id = stage.step();
            for (const char* target : {"hex:B1", "seat:1/coins", "button:end-turn"}) {
                stage.player().activate(QLatin1String(target));
                if (stage.step() != id) break;
                stage.settle();
                QTest::qWait(20);
                QVERIFY2(stage.golden().size() <= 1, qPrintable(id + u' ' + stage.golden().join(u',')));
            }
            if (stage.step() != id) {
                stage.player().back();
            }
            stage.player().dismissFeedback();
            for (int i = 0; i < 2; ++i)
                stage.player().hint();
            stage.settle();
            QVERIFY2(stage.golden().size() <= 1, qPrintable(id));
            if (stage.step() == id) stage.player().skip();
            stage.settle();
        }
    }

    /// The bar below does not take Enter while a card speaks.
    void enterBelongsToTheCard() {
        LessonScene stage(m_games, firstRound, QStringLiteral("en"), {1280, 800});
        stage.until(QStringLiteral("what-produces"));
        const auto hash = stage.player().run().position().hash();
        stage.root()->childItems().first()->forceActiveFocus();
        QTest::keyClick(&stage.window(), Qt::Key_Return);
        stage.settle();
        QCOMPARE(stage.player().run().position().hash(), hash);
        QVERIFY(!stage.card("FeedbackCard"));
    }

    /// A real double click on Next acts once, at every step that has it.
    void doubleClickOnNext() {
        LessonScene stage(m_games, firstRound, QStringLiteral("pl"), {1280, 800});
        int tried = 0;
        while (!stage.player().finished()) {
            const int at = stage.player().run().stepIndex();
            if (stage.player().run().asksForAnswer()) {
                stage.player().answer(stage.player().run().task().skipBy.value(0).mid(7));
                stage.settle();
            }
            const auto next = [&] { return stage.targets().rect(QStringLiteral("card:next"), nullptr); };
            if (next().isEmpty() || stage.player().kind() == u"setup") {
                stage.player().skip();
                stage.settle();
                continue;
            }
            // Whatever was there a moment ago has settled, and the card has come to rest.
            QTest::qWait(420);
            stage.settle();
            const QPoint place = next().center().toPoint();
            QTest::mouseMove(&stage.window(), place - QPoint(30, 0));
            QTest::mouseMove(&stage.window(), place);
            QTest::mouseDClick(&stage.window(), Qt::LeftButton, {}, place);
            stage.settle();
            if (stage.player().finished()) break;
            QCOMPARE(stage.player().run().stepIndex(), at + 1);
            QVERIFY(!stage.card("FeedbackCard"));
            QVERIFY(stage.player().run().trace().back().commands.isEmpty() || !stage.player().run().asksForMoves());
            ++tried;
        }
        QVERIFY(tried >= 12);
    }

    /// A refusal is about the step in which it was given.
    void aRefusalGoesWithItsStep() {
        LessonScene stage(m_games, firstRound, QStringLiteral("pl"), {1280, 800});
        stage.until(QStringLiteral("choose-first-hex"));
        stage.table().activate(QStringLiteral("seat:1/overseer/nun"));
        QVERIFY(stage.table().refusal().active);
        stage.player().skip();
        QVERIFY(!stage.table().refusal().active);
        stage.player().back();
        stage.table().activate(QStringLiteral("seat:1/overseer/nun"));
        QVERIFY(stage.table().refusal().active);
        stage.player().back();
        QVERIFY(!stage.table().refusal().active);
    }

    /// Whoever only wants to read on need not look for the button: at the last part of the tour the card has to leave it.
    void nextIsWhereItWasPressed() {
        LessonScene stage(m_games, firstRound, QStringLiteral("pl"), {1280, 756});
        const auto next = [&] { return stage.targets().rect(QStringLiteral("card:next"), nullptr); };
        const int parts = static_cast<int>(stage.player().stages().size());
        bool left = false;
        QPoint place = next().center().toPoint();
        QTest::mouseMove(&stage.window(), place - QPoint(30, 0));
        QTest::mouseMove(&stage.window(), place);
        for (int part = 0; part < parts; ++part) {
            QCOMPARE(stage.player().stageIndex(), part);
            QTest::qWait(420);
            // What came up to the pointer is pressed as well; only a card that went away from it is looked for.
            left = left || !next().contains(place);
            QTest::mouseClick(&stage.window(), Qt::LeftButton, {}, place);
            stage.settle();
            QVERIFY(!stage.card("FeedbackCard"));
        }
        QVERIFY(left);
        QCOMPARE(stage.player().run().stepIndex(), 1);
    }

    /// An answer belongs to the part of the table that was named then; it does not press the card into a corner afterwards.
    void theTourGoesOnWithoutTheAnswer() {
        LessonScene stage(m_games, firstRound, QStringLiteral("pl"), {1280, 756});
        const int last = static_cast<int>(stage.player().stages().size()) - 1;
        stage.player().showStage(last - 1);
        stage.settle();
        stage.player().activate(QStringLiteral("hex:C2"));
        stage.settle();
        QVERIFY(stage.card("FeedbackCard"));
        stage.player().next();
        stage.settle();
        QVERIFY(!stage.card("FeedbackCard"));
        const QQuickItem* card = stage.card("StepCard");
        QCOMPARE(card->height(), card->implicitHeight());
        QVERIFY(!LessonScene::box(card).intersects(stage.place(QStringLiteral("seat:1/estate"))));
    }

    /// The name of a part stands beside it, and not at the other end of what is lit around it.
    void namesStandBesideTheirThings() {
        LessonScene stage(m_games, firstRound, QStringLiteral("pl"), {1280, 756});
        const QVariantList stages = stage.player().stages();
        for (int i = 1; i < stages.size(); ++i) {
            stage.player().showStage(i);
            stage.settle();
            const QRectF name = LessonScene::box(stage.card("NameMark"));
            const QRectF thing = stage.place(stages.at(i).toMap().value(QStringLiteral("target")).toString());
            const double far = std::max({thing.left() - name.right(), name.left() - thing.right(), thing.top() - name.bottom(), name.top() - thing.bottom()});
            QVERIFY2(far < 60, qPrintable(QStringLiteral("%1: %2").arg(i).arg(far)));
        }
    }

    /// A move that is allowed but not asked for is answered beside what the card asks for.
    void anAnswerLeavesWhatIsAskedForInSight() {
        LessonScene stage(m_games, firstRound, QStringLiteral("pl"), {1280, 756});
        stage.until(QStringLiteral("choose-first-hex"));
        for (const char* port : {"port:upper-left", "port:upper-right", "port:lower-left", "port:lower-right"}) {
            stage.player().activate(QString::fromLatin1(port));
            stage.settle();
            const QQuickItem* answer = stage.card("FeedbackCard");
            QVERIFY2(answer, port);
            for (const QString& target : stage.player().targets())
                QVERIFY2(!LessonScene::box(answer).intersects(stage.place(target)), qPrintable(QLatin1String(port) + u' ' + target));
            stage.player().takeBack();
            stage.settle();
        }
    }

    /// The line from a refusal to its thing crosses no card.
    void noLineCrossesTheCard() {
        LessonScene stage(m_games, firstRound, QStringLiteral("pl"), {1280, 756});
        stage.until(QStringLiteral("choose-first-hex"));
        int led = 0;
        int refused = 0;
        for (const QString& name : stage.targets().names()) {
            if (!name.startsWith(u"market:") && !name.startsWith(u"seat:1/hut")) continue;
            stage.table().activate(name);
            if (!stage.table().refusal().active) continue;
            ++refused;
            stage.settle();
            const QQuickItem* bubble = stage.card("RefusalBubble");
            if (bubble->property("led").toBool()) {
                ++led;
                const QVariantMap lead = bubble->property("lead").value<QJSValue>().toVariant().toMap();
                const QLineF line(lead.value("from").toPointF(), lead.value("to").toPointF());
                for (int i = 1; i < 20; ++i)
                    QVERIFY2(!LessonScene::box(stage.card("StepCard")).contains(line.pointAt(i / 20.0)), qPrintable(name));
            }
            stage.table().closeRefusal();
        }
        QVERIFY2(led > 0 && refused > 3, qPrintable(QStringLiteral("%1 of %2").arg(led).arg(refused)));
    }

    void everyClickIsAnswered_data() {
        QTest::addColumn<QString>("step");
        for (const char* step : {"choose-first-hex", "guess-the-rat", "neighbour-first-turn", "ship-pays-once", "who-is-lost", "well-done"})
            QTest::newRow(step) << QString::fromLatin1(step);
    }
    /// Counters, an empty dock, a hut, a hex: never silence.
    void everyClickIsAnswered() {
        QFETCH(QString, step);
        LessonScene stage(m_games, firstRound, QStringLiteral("ru"), {1920, 1080});
        int clicked = 0;
        for (const char* name : {"seat:1/coins", "seat:1/rats", "seat:1/points", "dock:lower-left", "dock:upper-left", "seat:1/hut/4",
                                 "market:carts/1-2", "wheel/rat", "seat:1/scroll/1"}) {
            stage.until(step);
            const QString target = QString::fromLatin1(name);
            const QRectF rect = stage.targets().rect(target, nullptr);
            if (rect.isEmpty()) continue;
            const QRectF card = LessonScene::box(stage.card("StepCard"));
            if (card.contains(rect.center())) continue;
            QTest::qWait(410);
            const auto state = stage.player().answerState();
            stage.click(rect.center());
            const bool answered = stage.player().feedback().value(QStringLiteral("active")).toBool() || stage.table().refusal().active ||
                                  stage.step() != step || stage.player().answerState() != state;
            QVERIFY2(answered, name);
            stage.player().dismissFeedback();
            stage.table().closeRefusal();
            stage.settle();
            ++clicked;
        }
        QVERIFY2(clicked >= 5, qPrintable(QString::number(clicked)));
    }
};

int main(int argc, char** argv) {
    settleSurroundings();
    QApplication app(argc, argv);
    TestLessonHands test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_lesson_hands.moc"
