// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons in one column, with large letters: what is used next is in sight, and cards leave each other room.
#include "tests/qml/lesson/lesson_scene.h"
#include "tests/qml/situations/table_room.h"

#include <QApplication>
#include <QtTest>

using namespace magister;
using namespace magister::test;

namespace {
const LessonKey firstRound{QStringLiteral("messina"), QStringLiteral("01-first-round")};
} // namespace

Q_DECLARE_METATYPE(LessonKey)

class TestLessonSight : public QObject {
    Q_OBJECT

    TaughtGames m_games;

private slots:
    /// With large letters a card has no room for all of a question: what it asks is in sight first, then what became of an
    /// answer. So is what a step asks to do.
    void whatBecameOfAnAnswerIsInSight() {
        LessonScene stage(m_games, {QStringLiteral("orleans"), QStringLiteral("03-bag-and-planning")}, QStringLiteral("en"), {1280, 756}, 1.5);
        const auto inSight = [&](const QQuickItem* item) {
            const QRectF card = LessonScene::box(stage.card("StepCard"));
            const QRectF box = LessonScene::box(item);
            return box.top() >= card.top() && box.bottom() <= LessonScene::box(stage.card("CardFooter")).top();
        };
        const auto note = [&](const char* kind) -> const QQuickItem* {
            for (const QQuickItem* each : stage.seen("NoteBox"))
                if (each->property("kind").toString() == QLatin1String(kind)) return each;
            return nullptr;
        };
        stage.settle();
        QVERIFY(inSight(stage.card("TaskBox")));
        for (const auto& [answer, kind] : {std::pair{"5", "wrong"}, std::pair{"6", "right"}}) {
            stage.player().answer(QString::fromLatin1(answer));
            stage.settle();
            QVERIFY2(note(kind), kind);
            QVERIFY2(inSight(note(kind)), kind);
        }
        for (int steps = 0; steps < 8 && !stage.player().finished(); ++steps) {
            stage.player().skip();
            stage.settle();
            if (stage.card("TaskBox")) QVERIFY2(inSight(stage.card("TaskBox")), qPrintable(stage.step()));
        }
    }

    void anAnswerStandsBesideTheCard_data() {
        QTest::addColumn<QString>("language");
        for (const char* code : {"pl", "cs", "ru", "de", "en"})
            QTest::newRow(code) << QString::fromLatin1(code);
    }
    /// With large letters an answer to a move has no room beside the card as it stands: both share the room until the answer
    /// is read, and then the card is as wide as it was.
    void anAnswerStandsBesideTheCard() {
        QFETCH(QString, language);
        LessonScene stage(m_games, firstRound, language, {1280, 756}, 1.5);
        stage.until(QStringLiteral("choose-first-hex"));
        int shared = 0;
        for (const char* place : {"hex:A1", "hex:A2", "hex:D2", "port:upper-left"}) {
            const QRectF before = LessonScene::box(stage.card("StepCard"));
            stage.player().activate(QString::fromLatin1(place));
            stage.settle();
            const QQuickItem* answer = stage.card("FeedbackCard");
            if (!answer) continue;
            const QQuickItem* card = stage.card("StepCard");
            const QRectF box = LessonScene::box(card);
            QVERIFY2(!LessonScene::box(answer).intersects(box), place);
            QCOMPARE(card->opacity(), 1.0);
            QVERIFY(card->isEnabled());
            for (const QRectF& each : {box, LessonScene::box(answer)}) {
                QVERIFY(QRectF(QPointF(), stage.root()->size()).contains(each));
                for (const char* bar : {"bar", "prompt"})
                    QVERIFY2(!each.intersects(stage.targets().rect(QLatin1String(bar), nullptr)), bar);
            }
            shared += box.width() < before.width();
            stage.player().takeBack();
            stage.settle();
            QCOMPARE(LessonScene::box(stage.card("StepCard")).width(), before.width());
        }
        QVERIFY(shared > 0);
    }

    void noLineIsCut_data() {
        QTest::addColumn<LessonKey>("lesson");
        QTest::addColumn<QString>("language");
        QTest::newRow("messina de") << firstRound << QStringLiteral("de");
        QTest::newRow("orleans ru") << LessonKey{QStringLiteral("orleans"), QStringLiteral("01-first-two-rounds")} << QStringLiteral("ru");
    }
    /// With large letters the text of a card scrolls: of what is at its edges whole lines and whole buttons are seen, and the
    /// task is.
    void noLineIsCut() {
        QFETCH(LessonKey, lesson);
        QFETCH(QString, language);
        LessonScene stage(m_games, lesson, language, {1280, 800}, 1.5);
        QStringList faults;
        int scrolled = 0;
        for (int n = 0; !stage.player().finished(); ++n, stage.player().skip()) {
            if (n % 4 != 3) continue;
            stage.settle();
            QQuickItem* card = stage.card("StepCard");
            QQuickItem* list = stage.seen(QStringLiteral("ScrollArea"), card).value(0);
            QVERIFY(list);
            const double most = list->property("contentHeight").toDouble() - list->height();
            if (most <= 1) continue;
            ++scrolled;
            const double at = list->property("contentY").toDouble();
            for (const double y : {at, most / 2}) {
                list->setProperty("contentY", y);
                stage.settle();
                QRectF seen = LessonScene::box(list);
                if (const QQuickItem* covers = stage.seen(QStringLiteral("WholeLines"), card).value(0))
                    seen.adjust(0, covers->property("above").toDouble(), 0, -covers->property("below").toDouble());
                const auto cut = [&](double top, double bottom) {
                    for (const double edge : {seen.top(), seen.bottom()})
                        if (top < edge - 2 && bottom > edge + 2) return true;
                    return false;
                };
                for (const char* type : {"UiText", "ReadText", "MarkedText", "Btn", "ToldText"})
                    for (QQuickItem* item : stage.seen(QLatin1String(type), list)) {
                        const QRectF box = LessonScene::box(item);
                        const bool text = item->property("lineCount").isValid(), told = item->property("linePitch").isValid();
                        const int lines = told ? std::lround(box.height() / item->property("linePitch").toDouble())
                                               : text ? std::max(1, item->property("lineCount").toInt()) : 1;
                        const double line = text ? item->property("contentHeight").toDouble() / lines : box.height() / lines;
                        for (int i = 0; i < lines; ++i)
                            if (cut(box.top() + i * line, box.top() + (i + 1) * line))
                                faults.append(stage.step() + u' ' + QString::number(y) + u' ' + item->property("text").toString().left(40));
                    }
                const QQuickItem* task = stage.card("TaskBox");
                if (y == at && task && stage.player().answerState() == u"none" && !seen.adjusted(-99, -1, 99, 1).contains(LessonScene::box(task)))
                    faults.append(stage.step() + QStringLiteral(": the task is not in sight"));
            }
        }
        QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
        QVERIFY(scrolled > 3);
    }

    void theCardLeavesTheWaysFree_data() {
        QTest::addColumn<LessonKey>("lesson");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        const LessonKey planning{QStringLiteral("orleans"), QStringLiteral("03-bag-and-planning")};
        for (const QSize size : {QSize(1280, 756), QSize(1920, 1036)}) {
            QTest::addRow("messina de %d", size.width()) << firstRound << QStringLiteral("de") << size;
            QTest::addRow("messina pl %d", size.width()) << firstRound << QStringLiteral("pl") << size;
            QTest::addRow("orleans de %d", size.width()) << planning << QStringLiteral("de") << size;
            QTest::addRow("orleans ru %d", size.width()) << planning << QStringLiteral("ru") << size;
        }
    }
    /// With large letters the card lies on neither bar, nor on a tab behind which something can be chosen now; and what it
    /// is called stays in sight, however far its text is scrolled.
    void theCardLeavesTheWaysFree() {
        QFETCH(LessonKey, lesson);
        QFETCH(QString, language);
        QFETCH(QSize, size);
        LessonScene stage(m_games, lesson, language, size, 1.5);
        QStringList faults;
        int tabs = 0;
        const auto look = [&] {
            stage.settle();
            const QQuickItem* card = stage.card("StepCard");
            const QRectF box = LessonScene::box(card);
            const auto note = [&](const QString& fault) { faults.append(stage.step() + QStringLiteral(": ") + fault); };
            if (!QRectF(QPointF(), size).contains(box)) note(QStringLiteral("out of the window"));
            for (const char* bar : {"bar", "prompt"})
                if (box.intersects(stage.targets().rect(QLatin1String(bar), nullptr))) note(QStringLiteral("on the ") + QLatin1String(bar));
            for (QQuickItem* rail : stage.seen(QStringLiteral("OneColumnRail")))
                for (QQuickItem* tab : stage.seen(QStringLiteral("Pressable"), rail)) {
                    if (!tab->property("section").value<QQuickItem*>()->property("asked").toBool()) continue;
                    ++tabs;
                    if (box.intersects(LessonScene::box(tab))) note(QStringLiteral("on the tab ") + tab->property("label").toString());
                }
            const QRectF foot = LessonScene::box(stage.card("CardFooter"));
            for (const QQuickItem* text : stage.seen(QStringLiteral("ReadText"), stage.card("StepCard"))) {
                if (!text->property("title").toBool() || text->property("words").toString() != stage.player().stepTitle()) continue;
                const QRectF heading = LessonScene::box(text);
                if (heading.top() < box.top() || heading.bottom() > std::min(foot.top(), box.bottom())) note(QStringLiteral("the heading is scrolled away"));
            }
        };
        for (int n = 0; !stage.player().finished(); ++n) {
            if (n % 2 == 0) {
                look();
                // What comes onto the card may scroll it.
                stage.player().hint();
                look();
            }
            stage.player().skip();
        }
        QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
        QVERIFY(tabs > 0);
    }

    void aShownMoveIsInSight_data() {
        QTest::addColumn<QString>("step");
        for (const char* step : {"choose-first-hex", "place-nun", "build-upgrade"})
            QTest::newRow(step) << QString::fromLatin1(step);
    }
    /// In one column, where hardly anything fits beside the card: what is used next, and before each move that is shown
    /// where it will be made.
    void aShownMoveIsInSight() {
        QFETCH(QString, step);
        LessonScene stage(m_games, firstRound, QStringLiteral("pl"), {1280, 756}, 1.5);
        stage.until(step);
        const auto inSight = [&] {
            const QString name = stage.player().wanted().value(0);
            const QQuickItem* thing = stage.targets().item(name);
            const QRectF seen = stage.targets().rect(name, nullptr);
            return thing && 2 * seen.height() >= thing->height() && !seen.intersects(LessonScene::box(stage.card("StepCard")));
        };
        QTRY_VERIFY2(inSight(), qPrintable(stage.player().wanted().join(u' ')));
        // Somebody has looked elsewhere meanwhile.
        QQuickItem* list = stage.card("ScrollArea");
        QVERIFY(list);
        const double end = list->property("contentHeight").toDouble() - list->height();
        list->setProperty("contentY", list->property("contentY").toDouble() < end / 2 ? end : 0);
        QTRY_VERIFY(!inSight());
        stage.player().setPause(1000000);
        stage.player().showMe();
        QVERIFY(stage.player().showing());
        QTRY_VERIFY2(inSight(), qPrintable(stage.player().wanted().join(u' ')));
        stage.player().setPause(0);
    }

    /// So is what each further move of a step needs, once the one before it has been made: a step of several moves leads from
    /// the town to the own board.
    void everyMoveOfAStepIsInSight() {
        LessonScene stage(m_games, {QStringLiteral("messina"), QStringLiteral("02-lieutenants-walk")}, QStringLiteral("de"), {1280, 756}, 1.5);
        const QString step = QStringLiteral("advance-craftsmen");
        stage.until(step);
        int moves = 0;
        for (; stage.step() == step; ++moves) {
            // One of the things by which it can be made.
            const QStringList wanted = stage.player().wanted();
            QString seen;
            const auto inSight = [&] {
                const auto open = [&](const QString& name) {
                    const QRectF at = stage.targets().rect(name, nullptr);
                    return !at.isEmpty() && !at.intersects(LessonScene::box(stage.card("StepCard")));
                };
                const auto found = std::find_if(wanted.begin(), wanted.end(), open);
                if (found != wanted.end()) seen = *found;
                return found != wanted.end();
            };
            QTRY_VERIFY2(inSight(), qPrintable(wanted.join(u' ')));
            stage.player().activate(seen);
            stage.settle();
        }
        QVERIFY(moves > 2);
    }
};

int main(int argc, char** argv) {
    settleSurroundings();
    QApplication app(argc, argv);
    TestLessonSight test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_lesson_sight.moc"
