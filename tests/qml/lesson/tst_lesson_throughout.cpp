// SPDX-License-Identifier: GPL-3.0-or-later
// What holds at every step of a lesson, and at everything that can be clicked there.
#include "tests/qml/lesson/lesson_scene.h"
#include "tests/qml/situations/table_room.h"

#include "qml/MagisterLudi/Ui/press_guard.h"

#include <QApplication>
#include <QtTest>

using namespace magister;
using namespace magister::test;

namespace {
const QString orleans = QStringLiteral("orleans");
const LessonKey firstRound{QStringLiteral("messina"), QStringLiteral("01-first-round")};
} // namespace

class TestLessonThroughout : public QObject {
    Q_OBJECT

    TaughtGames m_games;

private slots:
    void initTestCase() { settleFont(); }
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("TypeError"))); }

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
            QTest::qWait(PressGuard::grace() + 50);
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
            QTest::qWait(PressGuard::grace() + 50);
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
    TestLessonThroughout test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_lesson_throughout.moc"
