// SPDX-License-Identifier: GPL-3.0-or-later
// The lessons as they are seen. Of each game the first one stands at one size, and every fourth step of it at the other size
// and with large text, each time in another language; of the others every seventh step, in a language and form of its own. With
// MAGISTER_EVERY_LESSON=1 each step stands in every language, at both sizes and with large text.
#include "tests/qml/lesson/lesson_scene.h"
#include "tests/qml/situations/table_room.h"
#include "tests/qml/situations/text_faults.h"

#include <QApplication>
#include <QRegularExpression>
#include <QtTest>

using namespace magister;
using namespace magister::test;

class TestLessonScreen : public QObject {
    Q_OBJECT

    TaughtGames m_games;

    /// The numbers on the card, each where it stands first.
    static QList<int> named(LessonPlayer& player) {
        static const QRegularExpression mark(QStringLiteral("\\{([1-9])\\}"));
        QList<int> numbers;
        for (auto it = mark.globalMatch(player.text() + player.task()); it.hasNext();)
            if (const int n = it.next().captured(1).toInt(); !numbers.contains(n)) numbers.append(n);
        return numbers;
    }
    static QList<int> said(LessonPlayer& player) {
        QList<int> numbers = named(player);
        std::sort(numbers.begin(), numbers.end());
        return numbers;
    }
    /// scrolls: what lies far apart cannot be in sight all at once, but the first thing that is spoken of is.
    QString marksFault(LessonScene& stage, bool scrolls) {
        LessonPlayer& player = stage.player();
        if (const QList<int> read = named(player); !std::is_sorted(read.begin(), read.end())) return QStringLiteral("the marks are read out of order");
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
            // Nor is the whole, such as a town round its places.
            if (!other.contains(tip) || other.contains(rect)) continue;
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
        // A question keeps room for what will be said about the answer.
        const double reserve = stage.card("LessonPlaces")->property("reserve").toDouble();
        if (!room.contains(card.adjusted(0, 0, 0, reserve))) return false;
        for (const QRectF& rect : kept(stage))
            if (rect.adjusted(-13, -13, 13, 13).intersects(card.adjusted(0, 0, 0, reserve))) return false;
        // It gives way to things of the same kind as what is to be used.
        const QString aim = stage.player().aim();
        const qsizetype colon = aim.lastIndexOf(u':');
        int hidden = 0;
        for (const QString& name : stage.targets().names())
            hidden += colon > aim.lastIndexOf(u'/') && name.startsWith(aim.left(colon + 1)) && name.count(u'/') == aim.count(u'/') &&
                      stage.place(name).intersects(card);
        if (hidden > 2) return false;
        // It gives way to what the next move needs as well.
        for (const QString& target : stage.player().wanted())
            if (stage.place(target).intersects(card)) return false;
        return true;
    }

private slots:
    void initTestCase() { settleFont(); }
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("TypeError"))); }

    void everyStep_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("lesson");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<double>("scale");
        QTest::addColumn<int>("every");
        const bool all = qEnvironmentVariableIsSet("MAGISTER_EVERY_LESSON");
        int number = 0;
        for (const QString& game : m_games.games())
            for (const QString& lesson : m_games.lessonIds(game)) {
                const bool first = lesson == m_games.lessonIds(game).first();
                const QString own = languages()[number % languages().size()];
                const int form = number++ % 3;
                for (const QString& language : languages()) {
                    const auto turn = static_cast<int>(languages().indexOf(language));
                    const auto add = [&](int which, const char* name, QSize size, double scale) {
                        if (all || (first ? which == turn : language == own && which == form))
                            QTest::addRow("%s %s %s %s", qPrintable(game), qPrintable(lesson), qPrintable(language), name)
                                << game << lesson << language << size << scale << (all || (first && which == 0) ? 1 : first ? 4 : 7);
                    };
                    add(0, "1280", {1280, 800}, 1.0);
                    add(1, "1920", {1920, 1080}, 1.0);
                    add(2, "1280 large", {1280, 800}, 1.5);
                }
            }
    }
    void everyStep() {
        QFETCH(QString, game);
        QFETCH(QString, lesson);
        QFETCH(QString, language);
        QFETCH(QSize, size);
        QFETCH(double, scale);
        QFETCH(int, every);
        LessonScene stage(m_games, {game, lesson}, language, size, scale);
        QStringList faults;
        QRectF before;
        for (int n = 0; !stage.player().finished(); ++n) {
            if (n % every != 0) {
                stage.player().skip();
                before = {};
                continue;
            }
            stage.settle();
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
            if (stage.golden().size() > 1) note(QStringLiteral("gold twice: ") + stage.golden().join(QStringLiteral(", ")));
            if (!before.isEmpty() && now.topLeft() != before.topLeft() && mayStay(stage, QRectF(before.topLeft(), now.size())))
                note(QStringLiteral("the card moved without need, from %1,%2 to %3,%4").arg(before.x()).arg(before.y()).arg(now.x()).arg(now.y()));
            for (const QString& fault : textFaults(card))
                note(fault);
            before = now;
            if (stage.player().kind() == u"setup")
                stage.player().showStage(static_cast<int>(stage.player().stages().size()) - 1);
            stage.player().skip();
        }
        stage.settle();
        QVERIFY(stage.card("EndCard"));
        QCOMPARE(stage.golden().size(), 1);
        for (const QString& fault : textFaults(stage.card("EndCard")))
            faults.append(QStringLiteral("end: ") + fault);
        QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
    }

    void textTwiceAsLong_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("lesson");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("every");
        const bool all = qEnvironmentVariableIsSet("MAGISTER_EVERY_LESSON");
        int number = 0;
        for (const QString& game : m_games.games())
            for (const QString& lesson : m_games.lessonIds(game))
                for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)})
                    if (all || number++ % 16 == 0)
                        QTest::addRow("%s %s %d", qPrintable(game), qPrintable(lesson.left(7)), size.width())
                            << game << lesson << size << (all ? 1 : 5);
    }
    /// In a language that needs twice as many words for everything, a card is still whole and off what it speaks of.
    void textTwiceAsLong() {
        QFETCH(QString, game);
        QFETCH(QString, lesson);
        QFETCH(QSize, size);
        QFETCH(int, every);
        LessonScene stage(m_games, {game, lesson}, QStringLiteral("en"), size, 1.0, 2);
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
};

int main(int argc, char** argv) {
    settleSurroundings();
    QApplication app(argc, argv);
    TestLessonScreen test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_lesson_screen.moc"
