// SPDX-License-Identifier: GPL-3.0-or-later
// The lessons as they are seen and clicked. The first one stands in every language, in turn at one size, the other, and
// with large text; of the others each once, in a language and size of its own. With MAGISTER_EVERY_LESSON=1 each stands in
// every language, at both sizes and with large text.
#include "tests/qml/lesson/lesson_scene.h"
#include "tests/qml/situations/table_room.h"
#include "tests/qml/situations/text_faults.h"

#include <QAccessible>
#include <QApplication>
#include <QRegularExpression>
#include <QtTest>

using namespace magister;
using namespace magister::test;

class TestLessonScreen : public QObject {
    Q_OBJECT

    LessonRoom m_room;

    static QList<int> said(LessonPlayer& player) {
        static const QRegularExpression mark(QStringLiteral("\\{([1-9])\\}"));
        QList<int> numbers;
        for (auto it = mark.globalMatch(player.text() + player.task()); it.hasNext();)
            if (const int n = it.next().captured(1).toInt(); !numbers.contains(n)) numbers.append(n);
        std::sort(numbers.begin(), numbers.end());
        return numbers;
    }
    /// Gold buttons in sight, by their words.
    static QStringList golden(const LessonScene& stage) {
        QStringList words;
        for (const char* type : {"Btn", "PromptButton"})
            for (QQuickItem* button : stage.seen(QLatin1String(type)))
                if (button->property("kind") == QLatin1String("primary")) words.append(button->property("text").toString());
        return words;
    }
    static void waitForAnswer(LessonScene& stage) {
        QTRY_VERIFY(stage.card("FeedbackCard"));
        stage.settle();
    }

    /// scrolls: what lies far apart cannot be in sight all at once, but the first thing that is spoken of is.
    QString marksFault(LessonScene& stage, bool scrolls) {
        LessonPlayer& player = stage.player();
        QList<int> standing;
        for (QQuickItem* mark : stage.seen(QStringLiteral("Mark"), stage.card("MarkLayer"))) {
            const int n = mark->property("number").toInt();
            standing.append(n);
            const QString target = player.targets().value(n - 1);
            const QRectF rect = stage.place(target);
            const QPointF tip = LessonScene::box(mark).topLeft() +
                                QPointF(mark->property("tx").toDouble(), mark->property("ty").toDouble());
            // Of small things the tip stands on the ring round it.
            const double reach = std::min(rect.width(), rect.height()) <= 48 ? 7 : 0;
            if (!rect.adjusted(-reach, -reach, reach, reach).contains(tip))
                return QStringLiteral("mark %1 is not on %2").arg(n).arg(target);
            if (const QString over = smallerThing(stage, target, rect, tip); reach == 0 && !over.isEmpty())
                return QStringLiteral("mark %1 of %2 is on %3").arg(n).arg(target, over);
        }
        std::sort(standing.begin(), standing.end());
        QList<int> wanted = said(player);
        if (scrolls && !standing.isEmpty()) wanted.removeIf([&](int n) { return !standing.contains(n); });
        if (standing != wanted) return QStringLiteral("%1 marks for %2 numbers").arg(standing.size()).arg(said(player).size());
        return {};
    }
    /// Another thing of the same kind that lies nearer to the tip than what is meant.
    static QString smallerThing(LessonScene& stage, const QString& target, const QRectF& rect, QPointF tip) {
        const QString kind = target.section(u':', 0, 0);
        for (const QString& name : stage.targets().names()) {
            const bool same = name.startsWith(kind + u':') && name.count(u'/') == target.count(u'/') && name != target &&
                              !(name.startsWith(u"exp:") && name.mid(4) == target.mid(4));
            // What lies on a place belongs to it: a cube on a ship is no other ship.
            const bool onIt = !target.startsWith(u"seat:") && name.section(u'/', 0, 0) == target.section(u'/', 0, 0);
            const QRectF other = same && !onIt ? stage.targets().rect(name, nullptr) : QRectF();
            if (!other.contains(tip) || other == rect) continue;
            if (QLineF(tip, other.center()).length() < QLineF(tip, rect.center()).length()) return name;
        }
        return {};
    }
    /// The card is in the window and off what it speaks of.
    QString cardFault(LessonScene& stage, const QRectF& card) {
        if (!QRectF(QPointF(), stage.root()->size()).contains(card)) return QStringLiteral("the card leaves the window");
        for (const QRectF& rect : kept(stage))
            if (rect.intersects(card))
                return QStringLiteral("the card covers a target at %1,%2").arg(rect.x(), 0, 'f', 0).arg(rect.y(), 0, 'f', 0);
        return {};
    }
    /// On a busy machine a card may still look for its place when everything else stands.
    QString restingCardFault(LessonScene& stage, const QQuickItem* card) {
        QString fault = cardFault(stage, LessonScene::box(card));
        for (int again = 0; again < 3 && !fault.isEmpty(); ++again) {
            stage.settle();
            fault = cardFault(stage, LessonScene::box(card));
        }
        return fault;
    }
    QList<QRectF> kept(LessonScene& stage) {
        QList<QRectF> rects;
        LessonPlayer& player = stage.player();
        if (player.finished()) return rects;
        if (player.kind() == u"setup")
            rects.append(stage.lit(player.stages().value(player.stageIndex()).toMap().value(QStringLiteral("target")).toString()));
        for (const QString& target : player.targets())
            rects.append(stage.lit(target));
        rects.append(stage.place(QStringLiteral("bar")));
        rects.append(stage.place(QStringLiteral("prompt")));
        return rects;
    }
    bool mayStay(LessonScene& stage, const QRectF& card) {
        const QRectF room = QRectF(QPointF(), stage.root()->size()).adjusted(12, 12, -12, -12);
        if (!room.contains(card)) return false;
        for (const QRectF& rect : kept(stage))
            if (rect.adjusted(-13, -13, 13, 13).intersects(card)) return false;
        // It gives way to what the next move needs as well.
        for (const QString& target : stage.player().wanted())
            if (stage.place(target).intersects(card)) return false;
        return true;
    }

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

    void everyStep_data() {
        QTest::addColumn<QString>("lesson");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("scale");
        const bool all = qEnvironmentVariableIsSet("MAGISTER_EVERY_LESSON");
        int number = 0;
        for (const QString& lesson : m_room.lessonIds()) {
            const QString own = languages()[number % languages().size()];
            const int form = number++ % 3;
            for (const QString& language : languages()) {
                // The first lesson takes the forms in turn.
                const auto turn = static_cast<int>(languages().indexOf(language)) % 3;
                const auto add = [&](int which, const char* name, QSize size, double scale) {
                    if (all || (number == 1 ? which == turn : language == own && which == form))
                        QTest::addRow("%s %s %s", qPrintable(lesson), qPrintable(language), name) << lesson << language << size << scale;
                };
                add(0, "1280", {1280, 800}, 1.0);
                add(1, "1920", {1920, 1080}, 1.0);
                add(2, "1280 large", {1280, 800}, 1.5);
            }
        }
    }
    void everyStep() {
        QFETCH(QString, lesson);
        QFETCH(QString, language);
        QFETCH(QSize, size);
        QFETCH(double, scale);
        LessonScene stage(m_room, language, size, scale, lesson);
        QStringList faults;
        QRectF before;
        while (!stage.player().finished()) {
            const QString id = stage.step();
            const auto note = [&](const QString& fault) {
                if (!fault.isEmpty()) faults.append(id + QStringLiteral(": ") + fault);
            };
            QQuickItem* card = stage.card("StepCard");
            QVERIFY2(card, qPrintable(id));
            QString marks = marksFault(stage, scale > 1);
            // On a busy machine the card can be still before the board has scrolled.
            for (int again = 0; again < 3 && !marks.isEmpty(); ++again) {
                stage.settle();
                marks = marksFault(stage, scale > 1);
            }
            note(marks);
            if (scale == 1) note(restingCardFault(stage, card));
            const QRectF now = LessonScene::box(card);
            if (golden(stage).size() > 1) note(QStringLiteral("gold twice: ") + golden(stage).join(QStringLiteral(", ")));
            if (!before.isEmpty() && now.topLeft() != before.topLeft() && mayStay(stage, QRectF(before.topLeft(), now.size())))
                note(QStringLiteral("the card moved without need"));
            for (const QString& fault : textFaults(card))
                note(fault);
            before = now;
            if (stage.player().kind() == u"setup")
                stage.player().showStage(static_cast<int>(stage.player().stages().size()) - 1);
            stage.player().skip();
            stage.settle();
        }
        stage.settle();
        QVERIFY(stage.card("EndCard"));
        QCOMPARE(golden(stage).size(), 1);
        for (const QString& fault : textFaults(stage.card("EndCard")))
            faults.append(QStringLiteral("end: ") + fault);
        QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
    }

    void textTwiceAsLong_data() {
        QTest::addColumn<QString>("lesson");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("every");
        const bool all = qEnvironmentVariableIsSet("MAGISTER_EVERY_LESSON");
        int number = 0;
        for (const QString& lesson : m_room.lessonIds())
            for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)})
                if (all || number++ % 9 == 0)
                    QTest::addRow("%s %d", qPrintable(lesson.left(2)), size.width()) << lesson << size << (all ? 1 : 5);
    }
    /// In a language that needs twice as many words for everything, a card is still whole and off what it speaks of.
    void textTwiceAsLong() {
        QFETCH(QString, lesson);
        QFETCH(QSize, size);
        QFETCH(int, every);
        LessonScene stage(m_room, QStringLiteral("en"), size, 1.0, lesson, 2);
        QStringList faults;
        for (int n = 0; !stage.player().finished(); ++n) {
            if (n % every == 0) {
                stage.settle();
                QQuickItem* card = stage.card("StepCard");
                QVERIFY2(card, qPrintable(stage.step()));
                if (const QString fault = restingCardFault(stage, card); !fault.isEmpty())
                    faults.append(stage.step() + QStringLiteral(": ") + fault);
                for (const QString& fault : textFaults(card))
                    faults.append(stage.step() + QStringLiteral(": ") + fault);
            }
            stage.player().skip();
        }
        QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
    }

    /// What has not been laid is hidden until a right answer lays it; questions on the table are answered by clicks.
    void theTableGrows() {
        LessonScene stage(m_room, QStringLiteral("de"), {1280, 800}, 1.0, QStringLiteral("12-set-up"));
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
        LessonScene stage(m_room, QStringLiteral("pl"), {1280, 800}, 1.0, QStringLiteral("12-set-up"));
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

    /// Also while an answer stands on the table, and with every hint.
    void oneGoldButton() {
        LessonScene stage(m_room, QStringLiteral("en"), {1280, 800});
        while (!stage.player().finished()) {
            const QString id = stage.step();
            for (const char* target : {"hex:B1", "seat:1/coins", "button:end-turn"}) {
                stage.player().activate(QLatin1String(target));
                if (stage.step() != id) break;
                stage.settle();
                QTest::qWait(20);
                QVERIFY2(golden(stage).size() <= 1, qPrintable(id + u' ' + golden(stage).join(u',')));
            }
            if (stage.step() != id) {
                stage.player().back();
            }
            stage.player().dismissFeedback();
            for (int i = 0; i < 2; ++i)
                stage.player().hint();
            stage.settle();
            QVERIFY2(golden(stage).size() <= 1, qPrintable(id));
            if (stage.step() == id) stage.player().skip();
            stage.settle();
        }
    }

    /// The bar below does not take Enter while a card speaks.
    void enterBelongsToTheCard() {
        LessonScene stage(m_room, QStringLiteral("en"), {1280, 800});
        stage.until(QStringLiteral("what-produces"));
        const auto hash = stage.player().run().position().hash();
        stage.root()->childItems().first()->forceActiveFocus();
        QTest::keyClick(&stage.window(), Qt::Key_Return);
        stage.settle();
        QCOMPARE(stage.player().run().position().hash(), hash);
        QVERIFY(!stage.card("FeedbackCard"));
    }

    void doubleClickOnNext_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("1280") << QSize(1280, 800);
        QTest::newRow("1920") << QSize(1920, 1080);
    }
    /// A real double click on Next acts once, at every step that has it.
    void doubleClickOnNext() {
        QFETCH(QSize, size);
        LessonScene stage(m_room, QStringLiteral("pl"), size);
        int tried = 0;
        while (!stage.player().finished()) {
            const int at = stage.player().run().stepIndex();
            if (stage.player().run().asksForAnswer()) {
                stage.player().answer(stage.player().run().task().skipBy.value(0).mid(7));
                stage.settle();
            }
            const QRectF next = stage.targets().rect(QStringLiteral("card:next"), nullptr);
            if (next.isEmpty() || stage.player().kind() == u"setup") {
                stage.player().skip();
                stage.settle();
                continue;
            }
            // Whatever was there a moment ago has settled.
            QTest::qWait(420);
            const QPoint place = next.center().toPoint();
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

    void everyClickIsAnswered_data() {
        QTest::addColumn<QString>("step");
        for (const char* step : {"choose-first-hex", "guess-the-rat", "neighbour-first-turn", "ship-pays-once", "who-is-lost", "well-done"})
            QTest::newRow(step) << QString::fromLatin1(step);
    }
    /// Counters, an empty dock, a hut, a hex: never silence.
    void everyClickIsAnswered() {
        QFETCH(QString, step);
        LessonScene stage(m_room, QStringLiteral("ru"), {1920, 1080});
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
    TestLessonScreen test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_lesson_screen.moc"
