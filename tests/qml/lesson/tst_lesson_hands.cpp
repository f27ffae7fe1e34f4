// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons under somebody's hands: clicks and keys, at the real table, step by step.
#include "tests/qml/lesson/lesson_scene.h"
#include "tests/qml/situations/table_room.h"

#include "qml/MagisterLudi/Ui/press_guard.h"

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
        QTest::qWait(PressGuard::grace() + 50);
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
            QTest::qWait(PressGuard::grace() + 50);
            player.activate(QStringLiteral("goods:cheese"));
            stage.settle();
            QVERIFY(player.feedback().value(QStringLiteral("active")).toBool());
            QCOMPARE(player.feedback().value(QStringLiteral("ruleTitle")).toString(), QString());
            player.dismissFeedback();
            stage.settle();
            QTest::qWait(PressGuard::grace() + 50);
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
            QTest::qWait(PressGuard::grace() + 50);
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
};

int main(int argc, char** argv) {
    settleSurroundings();
    QApplication app(argc, argv);
    TestLessonHands test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_lesson_hands.moc"
