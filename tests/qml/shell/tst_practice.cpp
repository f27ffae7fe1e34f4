// SPDX-License-Identifier: GPL-3.0-or-later
// Questions over real positions in the program's window: every way in, every kind of answer, and the way back.
#include "app/content/vocabulary.h"
#include "app/library/rules_reader.h"
#include "app/teaching/drill_player.h"
#include "app/teaching/memory/refresher_offers.h"
#include "qml/MagisterLudi/Ui/press_guard.h"
#include "tests/qml/shell/home.h"

#include <QDir>
#include <QTemporaryDir>

#include <functional>

using namespace magister;

class tst_Practice : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    GameModules m_games = makeGames(DataFolder::find());

    static DrillPlayer& drill(Home& home) { return *home.program->practice(); }
    QStringList rightIds(Home& home) const {
        const Drill& asked = *drill(home).drill();
        return findGame(m_games, asked.game)->drills()->pose(asked)->rightIds();
    }
    static QString focused(Home& home) {
        for (QQuickItem* up = home.window->activeFocusItem(); up; up = up->parentItem())
            for (const QString& name : Targets::of(&home.engine)->names())
                if (Targets::of(&home.engine)->item(name) == up) return name;
        return {};
    }
    /// With the Tab key, as somebody does who uses no pointer.
    static bool tabTo(Home& home, const QString& target) {
        for (int i = 0; i < 60 && focused(home) != target; ++i)
            QTest::keyClick(home.window.get(), Qt::Key_Tab);
        return focused(home) == target;
    }
    /// The card of the question, with the focus where one answers; null where there is none.
    static QQuickItem* card(Home& home, QQuickItem* in = nullptr) {
        if (!in) in = home.window->contentItem();
        if (!in->isVisible()) return nullptr;
        if (in->property("arriving").isValid()) return in;
        for (QQuickItem* child : in->childItems())
            if (QQuickItem* found = card(home, child)) return found;
        return nullptr;
    }
    static bool arrives(Home& home) {
        QTest::qWait(50); // the card turns to the new question first
        return QTest::qWaitFor([&] { return card(home) && !card(home)->property("arriving").toBool(); });
    }
    /// To the next question, when it has been found.
    static void goOn(Home& home) {
        drill(home).next();
        QVERIFY(QTest::qWaitFor([&] { return !drill(home).looking(); }, 30000));
    }
    /// A question of that kind about a rule, with at least so many right answers.
    void askFor(Home& home, const QString& rule, DrillKind kind, qsizetype right = 1) {
        for (int rounds = 0; rounds < 20; ++rounds) {
            QVERIFY2(home.program->practise("rule", rule), qPrintable(rule));
            QTRY_COMPARE(page(home), QString("practice"));
            for (; !drill(home).finished(); goOn(home)) {
                QVERIFY(arrives(home));
                if (drill(home).drill()->kind == kind && rightIds(home).size() >= right) return;
                drill(home).giveUp();
            }
        }
        QFAIL("no such question");
    }
    /// By how much the card scrolls at most, px.
    static double overflow(QQuickItem* item) {
        if (!item->isVisible()) return 0;
        double most = item->property("scrolls").toBool() ? item->property("contentHeight").toDouble() - item->height() : 0;
        for (QQuickItem* child : item->childItems())
            most = std::max(most, overflow(child));
        return most;
    }
    static QString page(Home& home) { return home.window->property("current").toString(); }
    static void openBook(Home& home, const QString& rule) {
        home.window->setProperty("bookPlace", rule);
        QMetaObject::invokeMethod(home.window.get(), "open", Q_ARG(QString, "rules"));
        QTest::qWait(100);
    }
    /// The rule that lies open in the drawer.
    static QString openRule(const Home& home) {
        const auto readers = home.window->findChildren<RulesReader*>();
        for (const RulesReader* reader : readers)
            if (!reader->ruleId().isEmpty()) return reader->ruleId();
        return {};
    }
    static MemoryStore memory() { return MemoryStore(MemoryStore::usualFolder()); }
    /// The answer to the question on the screen is in the memory of whoever has no name.
    static bool isKept(Home& home) {
        return memory().of({}).atoms.value(drill(home).drill()->atom).seen.contains(drill(home).drill()->position());
    }
    /// Rules that were learnt so long ago that all are due.
    static void learnLongAgo(int rules, const QDate& declined = {}) {
        const GameModules games = makeGames(DataFolder::find());
        memory().change({}, [&](LearnerMemory& kept) {
            for (const DrillGame::AtomDrills& atom : games.front()->drills()->atoms())
                if (kept.atoms.size() < rules && atom.kinds.contains(DrillKind::YesNo))
                    kept.answeredDrill(atom.atom, {}, Outcome::Right, QDate::currentDate().addDays(-200));
            kept.declined = declined;
        });
    }
    /// Keys that answer the question; of kind Do the answer is asked for.
    void answerByKeys(Home& home, bool rightly = true) {
        DrillPlayer& now = drill(home);
        const QStringList right = rightIds(home);
        if (now.kind() == u"do") {
            QVERIFY(tabTo(home, "card:give-up"));
            return home.key(Qt::Key_Return);
        }
        if (now.kind() == u"number") {
            for (const QChar digit : QString::number(right.front().toInt() + (rightly ? 0 : 1)))
                QTest::keyClick(home.window.get(), digit.toLatin1());
            return home.key(Qt::Key_Return);
        }
        for (const QString& id : rightly ? right : QStringList{})
            for (const QVariant& option : now.options())
                if (option.toMap().value("id") == id)
                    QTest::keyClick(home.window.get(), option.toMap().value("letter").toString().at(0).toLatin1());
        if (!now.collects()) return QTest::qWait(30);
        QVERIFY(tabTo(home, "card:check"));
        home.key(Qt::Key_Return);
    }
    /// By hand, to look at, there is more to see, and at both sizes.
    static bool looks() { return qEnvironmentVariableIsSet("MAGISTER_PICTURES"); }
    static QList<QSize> sizes() {
        return looks() ? QList{QSize(1280, 800), QSize(1920, 1080)} : QList{QSize(1280, 800)};
    }
    static void picture(Home& home, const QString& name) {
        const QString folder = qEnvironmentVariable("MAGISTER_PICTURES");
        if (!folder.isEmpty() && QDir().mkpath(folder)) home.window->grabWindow().save(folder + '/' + name + ".png");
    }
    static QString truncated(QQuickItem* item) {
        if (!item->isVisible()) return {};
        if (item->property("truncated").toBool()) return item->property("text").toString();
        for (QQuickItem* child : item->childItems())
            if (const QString found = truncated(child); !found.isEmpty()) return found;
        return {};
    }

private slots:
    void init() {
        qputenv("XDG_CONFIG_HOME", m_folder.filePath(QTest::currentTestFunction()).toUtf8());
        qputenv("XDG_DATA_HOME", m_folder.filePath(QString(QTest::currentTestFunction()) + "-data").toUtf8());
    }

    void tenQuestionsByKeyboardAlone() {
        Home home({1280, 800});
        QVERIFY(tabTo(home, "door:learn"));
        home.key(Qt::Key_Return);
        QVERIFY(tabTo(home, "button:questions"));
        home.key(Qt::Key_Return);
        QTRY_COMPARE(page(home), QString("practice"));
        int asked = 0;
        while (!drill(home).finished()) {
            QVERIFY(arrives(home));
            QCOMPARE(drill(home).number(), ++asked);
            answerByKeys(home);
            QVERIFY2(drill(home).isAnswered(), qPrintable(drill(home).drill()->line() + u' ' + focused(home)));
            QCOMPARE(drill(home).answerState(), QString(drill(home).kind() == u"do" ? "shown" : "right"));
            QVERIFY(isKept(home));
            QTRY_COMPARE(focused(home), QString("card:next"));
            home.key(Qt::Key_Return);
            QTRY_VERIFY(!drill(home).looking());
        }
        QCOMPARE(asked, 10);
        QTRY_COMPARE(focused(home), QString("practice:more"));
        home.key(Qt::Key_Return);
        QTRY_VERIFY(!drill(home).finished());
        QCOMPARE(drill(home).number(), 1);
        // Nothing is lost by leaving in between.
        QVERIFY(arrives(home));
        answerByKeys(home);
        QTRY_VERIFY2(drill(home).isAnswered(), qPrintable(drill(home).drill()->line() + u' ' + focused(home)));
        QVERIFY(isKept(home));
        home.key(Qt::Key_Escape);
        QTRY_COMPARE(page(home), QString("lessons"));
        QVERIFY(!home.program->practice());
        QTRY_COMPARE(focused(home), QString("button:questions"));
    }
    /// A second press of Enter while the next question is made ready was meant for the button, and answers nothing.
    void aSecondEnterAnswersNothing() {
        Home home({1280, 800});
        learnLongAgo(3);
        int tried = 0;
        for (int rounds = 0; rounds < 20 && tried < 3; ++rounds) {
            QVERIFY(home.program->practise("mix"));
            QTRY_COMPARE(page(home), QString("practice"));
            while (!drill(home).finished() && tried < 3) {
                QVERIFY(arrives(home));
                drill(home).giveUp();
                QTRY_COMPARE(focused(home), QString("card:next"));
                // It lies in the queue by the time the question stands there.
                int waiting = 0;
                const auto press = connect(&drill(home), &DrillPlayer::questionChanged, this, [&] {
                    ++waiting;
                    for (const auto type : {QEvent::KeyPress, QEvent::KeyRelease})
                        QCoreApplication::postEvent(home.window.get(), new QKeyEvent(type, Qt::Key_Return, Qt::NoModifier, "\r"));
                });
                home.key(Qt::Key_Return);
                QTRY_VERIFY_WITH_TIMEOUT(waiting > 0 && !drill(home).looking(), 30000);
                disconnect(press);
                if (drill(home).finished()) break;
                QVERIFY(arrives(home));
                QVERIFY2(!drill(home).isAnswered(), qPrintable(drill(home).drill()->line()));
                if (focused(home) != u"card:question") continue;
                // Nor does any other one: it stands at the question, and the arrows lead to the answers.
                home.key(Qt::Key_Return);
                QVERIFY2(!drill(home).isAnswered() && drill(home).given().isEmpty(), qPrintable(drill(home).drill()->line()));
                home.key(Qt::Key_Down);
                QCOMPARE(focused(home), QString("card:option/1"));
                if (drill(home).collects()) continue;
                ++tried;
                home.key(Qt::Key_Return);
                QVERIFY(drill(home).isAnswered());
            }
            home.program->endPractice();
            QTRY_VERIFY(!home.program->practice());
        }
        QCOMPARE(tried, 3);
    }
    /// Whatever is chosen from others, in both games: a question begins at what is asked, and Enter alone answers nothing.
    void enterAloneAnswersNothing() {
        Home home({1280, 800});
        for (const auto& game : m_games)
            for (const DrillKind kind : {DrillKind::Pick, DrillKind::YesNo, DrillKind::Order, DrillKind::Mistake, DrillKind::WhatNow}) {
                const auto atoms = game->drills()->atoms();
                // The rule that is asked about in the fewest other ways, so that this one is soon found.
                const auto ways = [&](const auto& each) { return each.kinds.contains(kind) ? each.kinds.size() : qsizetype{99}; };
                const auto atom = std::min_element(atoms.begin(), atoms.end(),
                                                   [&](const auto& a, const auto& b) { return ways(a) < ways(b); });
                QVERIFY(atom->kinds.contains(kind));
                askFor(home, atom->atom, kind);
                QCOMPARE(focused(home), QString("card:question"));
                for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space})
                    home.key(key);
                QVERIFY2(!drill(home).isAnswered() && drill(home).given().isEmpty(), qPrintable(drill(home).drill()->line()));
                QVERIFY(tabTo(home, "card:option/1"));
                home.key(Qt::Key_Return);
                QVERIFY(drill(home).collects() ? !drill(home).given().isEmpty() : drill(home).isAnswered());
            }
    }
    /// Whoever goes to the board for a move comes to what is read first in its area, whatever is possible or right there:
    /// Enter alone answers no question.
    void theBoardGivesNoHint() {
        Home home({1280, 800});
        int asked = 0, possibleElsewhere = 0;
        for (const auto& game : m_games) {
            int ofThisGame = 0;
            for (const DrillGame::AtomDrills& atom : game->drills()->atoms()) {
                if (ofThisGame >= 4 || !atom.kinds.contains(DrillKind::Do)) continue;
                if (!home.program->practise("rule", atom.atom)) continue;
                QTRY_COMPARE(page(home), QString("practice"));
                for (; !drill(home).finished(); goOn(home)) {
                    QVERIFY(arrives(home));
                    if (drill(home).kind() == u"do" && ofThisGame < 4) {
                        QCOMPARE(home.window->activeFocusItem()->property("key").toString(), QString("F6"));
                        home.key(Qt::Key_F6);
                        const QQuickItem* spot = home.window->activeFocusItem();
                        const auto* zone = spot ? spot->property("zone").value<QQuickItem*>() : nullptr;
                        QVERIFY2(zone, qPrintable(drill(home).drill()->line()));
                        const auto reading = [&](const QQuickItem* each) {
                            const QPointF at = each->mapToItem(zone, {0, 0});
                            return 3 * at.y() + at.x();
                        };
                        bool legal = false;
                        for (const QVariant& each : zone->property("spots").value<QVariantList>()) {
                            const auto* other = each.value<QQuickItem*>();
                            if (!other->isVisible() || !other->property("takesKeys").toBool()) continue;
                            QVERIFY2(reading(other) >= reading(spot), qPrintable(drill(home).drill()->line()));
                            legal = legal || other->property("legal").toBool();
                        }
                        possibleElsewhere += legal && !spot->property("legal").toBool();
                        ++ofThisGame;
                        ++asked;
                    }
                    drill(home).giveUp();
                    QTRY_VERIFY(drill(home).isAnswered());
                }
                home.program->endPractice();
                QTRY_VERIFY(page(home) != u"practice");
            }
        }
        QVERIFY(asked > 3);
        QVERIFY(possibleElsewhere > 0);
    }
    /// Of two games only the one that was begun is asked about, until another one is chosen; that is kept.
    void tenQuestionsAskAboutTheGamesBegun() {
        learnLongAgo(3);
        {
            Home home({1280, 800});
            QCOMPARE(home.program->askedGames().size(), 2);
            QVERIFY(home.program->practise("mix"));
            QTRY_VERIFY(drill(home).drill());
            for (int n = 0; n < 10 && !drill(home).finished(); ++n) {
                QCOMPARE(drill(home).drill()->game, QString("messina"));
                drill(home).giveUp();
                goOn(home);
            }
            home.program->endPractice();
            QTRY_VERIFY(!home.program->practice());
            QTest::qWait(50);
            home.program->askAbout("orleans", true);
            home.program->askAbout("messina", false);
            // One stays.
            home.program->askAbout("orleans", false);
        }
        QCOMPARE(memory().of({}).askedGames, QSet<QString>{"orleans"});
        Home home({1280, 800});
        QVERIFY(home.program->practise("mix"));
        QTRY_VERIFY(drill(home).drill());
        QCOMPARE(drill(home).drill()->game, QString("orleans"));
        // Its rule opens, although no game lies on a table and another one is first on the shelf.
        QVERIFY(arrives(home));
        drill(home).giveUp();
        QTest::qWait(30);
        QVERIFY(home.click("card:rule"));
        QTRY_COMPARE(openRule(home), drill(home).ruleId());
    }
    /// However few have been met, and whatever is missed.
    void tenQuestionsAskTenRules() {
        learnLongAgo(3);
        Home home({1280, 800});
        QVERIFY(home.program->practise("mix"));
        QTRY_VERIFY(drill(home).drill());
        QStringList asked;
        for (; !drill(home).finished(); goOn(home)) {
            asked.append(drill(home).drill()->atom);
            drill(home).giveUp();
        }
        QCOMPARE(asked.size(), practiceItems);
        QCOMPARE(QSet<QString>(asked.begin(), asked.end()).size(), practiceItems);
    }
    /// Where there are more answers than letters, the letters go on with Shift; Shift alone is no answer.
    void everyAnswerHasAKey() {
        Home home({1280, 800});
        askFor(home, "orleans.technology.first-details", DrillKind::Pick);
        const QVariantList options = drill(home).options();
        QVERIFY(options.size() > 26);
        QSet<QString> letters;
        for (const QVariant& option : options)
            letters.insert(option.toMap().value("letter").toString());
        QCOMPARE(letters.size(), options.size());
        QVERIFY(!letters.contains(QString()));
        QTest::keyClick(home.window.get(), Qt::Key_Shift, Qt::ShiftModifier);
        QVERIFY(drill(home).given().isEmpty());
        const auto idOf = [&](const QString& letter) {
            for (const QVariant& option : options)
                if (option.toMap().value("letter") == letter) return option.toMap().value("id").toString();
            return QString();
        };
        QTest::keyClick(home.window.get(), Qt::Key_B, Qt::ShiftModifier);
        QCOMPARE(drill(home).given(), QStringList{idOf(QStringLiteral("\u21E7B"))});
        QTest::keyClick(home.window.get(), Qt::Key_B);
        QCOMPARE(drill(home).given(), QStringList({idOf(QStringLiteral("\u21E7B")), idOf("B")}));
        // Beyond the last of them Shift makes no difference.
        QTest::keyClick(home.window.get(), Qt::Key_W, Qt::ShiftModifier);
        QCOMPARE(drill(home).given().size(), 3);
        picture(home, "many-answers");
    }
    void fromAnArticle() {
        Home home;
        openBook(home, "messina.overview.aim");
        QVERIFY(!home.has("rule:practise"));
        openBook(home, "messina.move.extra-steps");
        home.key(Qt::Key_Escape);
        openBook(home, "messina.move.extra-steps");
        QVERIFY(home.click("rule:practise"));
        QTRY_COMPARE(page(home), QString("practice"));
        QCOMPARE(drill(home).count(), 5);
        QCOMPARE(drill(home).drill()->atom, QString("messina.move.extra-steps"));
        QVERIFY(!home.has("card:rule"));
        drill(home).giveUp();
        QTest::qWait(30);
        // The rule is one click away, and Esc comes back to the question, then to the book.
        QVERIFY(home.click("card:rule"));
        QVERIFY(!home.has("rule:practise"));
        home.key(Qt::Key_Escape);
        QCOMPARE(page(home), QString("practice"));
        QVERIFY(home.click("card:next"));
        QTRY_COMPARE(drill(home).number(), 2);
        QVERIFY(arrives(home));
        QCOMPARE(drill(home).drill()->atom, QString("messina.move.extra-steps"));
        home.key(Qt::Key_Escape);
        QTRY_COMPARE(page(home), QString("rules"));
        QVERIFY(home.has("rule:practise"));
    }
    /// A wrong yes is not nearly right.
    void yesAndNoAreRightOrWrong() {
        Home home;
        openBook(home, "messina.turn.other-turns");
        QVERIFY(home.click("rule:practise"));
        QTRY_COMPARE(page(home), QString("practice"));
        QVERIFY(arrives(home));
        QCOMPARE(drill(home).kind(), u"yes-no");
        const bool yes = rightIds(home).contains(u"yes");
        QVERIFY(home.click(yes ? "card:option/2" : "card:option/1"));
        QVERIFY(arrives(home));
        QCOMPARE(drill(home).answerState(), QString("wrong"));
        const QString spoken = card(home)->property("spoken").toString();
        const QString answer = drill(home).rightText();
        QVERIFY(!answer.isEmpty());
        QVERIFY2(spoken.startsWith(QStringLiteral("Tym razem źle. Poprawna odpowiedź: %1.").arg(answer)), qPrintable(spoken));
        QVERIFY(spoken.contains(drill(home).reason()));
    }
    /// Neither is what was chosen among several others.
    void whatIsChosenWronglyIsWrong() {
        Home home({1280, 800});
        askFor(home, "messina.fight.popularity", DrillKind::Mistake);
        const QStringList right = rightIds(home);
        QCOMPARE(right.size(), 1);
        const QVariantList options = drill(home).options();
        qsizetype wrong = 0;
        while (options[wrong].toMap().value("id") == right.first())
            ++wrong;
        QVERIFY(home.click(QStringLiteral("card:option/%1").arg(wrong + 1)));
        QVERIFY(arrives(home));
        QCOMPARE(drill(home).answerState(), QString("wrong"));
        const QString spoken = card(home)->property("spoken").toString();
        QVERIFY2(spoken.startsWith("Tym razem źle. "), qPrintable(spoken));
    }
    /// What is right and was chosen looks other than what is right and was not.
    void whatIsMissedHasAShapeOfItsOwn() {
        Home home({1280, 800});
        for (const bool all : {true, false}) {
            askFor(home, "messina.move.extra-steps", DrillKind::Pick, 2);
            const QStringList right = rightIds(home);
            for (const QString& id : all ? right : right.mid(1))
                drill(home).choose(id);
            drill(home).submit();
            QVERIFY(arrives(home));
            QCOMPARE(drill(home).answerState(), all ? QString("right") : QString("wrong"));
            const QVariantList options = drill(home).options();
            for (qsizetype i = 0; i < options.size(); ++i)
                QCOMPARE(home.has(QStringLiteral("card:missed/%1").arg(i + 1)), !all && options[i].toMap().value("id") == right.first());
        }
    }
    /// Beyond the last letter a thing is marked all the same.
    void aThingWithoutALetterIsMarked() {
        Home home({1280, 800});
        QQmlComponent component(&home.engine);
        component.setData("import QtQuick\nimport MagisterLudi.Table\nimport MagisterLudi.Ui\n"
                          "Item { width: 300; height: 100\n"
                          "component Thing: Item { width: 40; height: 40 }\n"
                          "component NoParts: TableParts { title: ''; grid: null; column: null }\n"
                          "Thing { Target.name: 'thing:a' }\nThing { x: 100; Target.name: 'thing:b' }\n"
                          "QuestionMarks { anchors.fill: parent; parts: NoParts {} things: ['thing:a', 'thing:b']; letters: ['A', '']\n"
                          "chosen: []; rightOnes: []; spokenOf: []; answered: false } }",
                          QUrl("qrc:/marks.qml"));
        std::unique_ptr<QObject> made(component.create());
        QVERIFY2(made, qPrintable(component.errorString()));
        auto* item = qobject_cast<QQuickItem*>(made.get());
        item->setParentItem(home.window->contentItem());
        QTest::qWait(50);
        QStringList badges;
        const std::function<void(QQuickItem*)> read = [&](QQuickItem* in) {
            if (const QVariant text = in->property("text"); text.isValid()) badges.append(text.toString());
            for (QQuickItem* each : in->childItems())
                read(each);
        };
        read(item);
        QCOMPARE(badges, (QStringList{"A", "•"}));
    }
    /// Where one has clicked to go on, nothing of the next question lies that gives its answer away.
    void aSecondClickShowsNoAnswer() {
        for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)}) {
            Home home(size);
            QVERIFY(home.program->practise("rule", "messina.turn.other-turns"));
            QTRY_COMPARE(page(home), QString("practice"));
            for (int question = 1; question < 4; ++question) {
                QVERIFY(arrives(home));
                answerByKeys(home);
                QVERIFY(drill(home).isAnswered());
                QTRY_VERIFY(home.has("card:next"));
                const QPoint at = Targets::of(&home.engine)->rect("card:next", nullptr).center().toPoint();
                QVERIFY(home.click("card:next"));
                QTRY_COMPARE(drill(home).number(), question + 1);
                QVERIFY(arrives(home));
                QVERIFY(home.has("card:give-up"));
                QTest::qWait(PressGuard::grace + 100);
                QTest::mouseClick(home.window.get(), Qt::LeftButton, {}, at);
                QTest::qWait(50);
                QVERIFY(!drill(home).isAnswered());
            }
        }
    }
    /// The card of the event says what each seat pays: not while that is what is asked.
    void theEventDoesNotTellWhatIsAsked() {
        for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)}) {
            Home home(size);
            QVERIFY(home.program->practise("rule", "orleans.events.taxes"));
            QTRY_COMPARE(page(home), QString("practice"));
            QVERIFY(arrives(home));
            for (int i = 0; i < 8 && drill(home).kind() != u"number"; ++i) {
                drill(home).giveUp();
                goOn(home);
            }
            QCOMPARE(drill(home).kind(), u"number");
            QVERIFY(arrives(home));
            int forecasts = 0;
            const std::function<void(QQuickItem*)> look = [&](QQuickItem* in) {
                if (QByteArray(in->metaObject()->className()).startsWith("EventForecast_")) {
                    ++forecasts;
                    QVERIFY(!in->property("event").toMap().value("forecast").toList().isEmpty());
                    QVERIFY(in->property("entries").toList().isEmpty());
                }
                for (QQuickItem* each : in->childItems())
                    look(each);
            };
            look(home.window->contentItem());
            QVERIFY(forecasts > 0);
        }
    }
    void fromTheRulesAtATable() {
        Home home({1280, 800});
        home.begin("en", "en");
        const auto moves = home.table().session().moves().size();
        emit home.table().openRule(QStringLiteral("messina.hut.take"));
        QTRY_VERIFY(home.has("rule:practise"));
        QTest::qWait(250);
        QVERIFY(home.click("rule:practise"));
        QTRY_COMPARE(page(home), QString("practice"));
        home.key(Qt::Key_Escape);
        QTRY_COMPARE(page(home), QString("table"));
        QVERIFY(home.program->currentTable());
        QCOMPARE(home.table().session().moves().size(), moves);
        QTRY_VERIFY(home.has("prompt"));
    }
    void atTheEndOfALesson() {
        Home home({1280, 800});
        const QString id = "04-ships";
        QVERIFY(home.program->startLesson(id));
        QTest::qWait(50);
        auto* lesson = qobject_cast<LessonPlayer*>(home.program->currentLesson());
        // One question is answered wrongly on the way.
        bool wrong = false;
        while (!lesson->finished()) {
            for (const QVariant& option : lesson->options())
                if (!wrong && lesson->answerState() == u"none" && !lesson->run().isRight(option.toMap().value("id").toString())) {
                    lesson->answer(option.toMap().value("id").toString());
                    wrong = true;
                }
            lesson->skip();
        }
        QVERIFY(wrong);
        QTRY_VERIFY(home.has("card:practice"));
        QTest::qWait(250);
        QVERIFY(home.click("card:practice"));
        QTRY_COMPARE(page(home), QString("practice"));
        QCOMPARE(drill(home).count(), 10);
        const auto* teacher = m_games.front().get();
        const QStringList teaches = teacher->readLessons(DataFolder::find()).find(id)->teaches;
        for (int i = 0; i < 3; ++i) {
            QVERIFY(teaches.contains(drill(home).drill()->atom));
            drill(home).giveUp();
            goOn(home);
        }
        QTest::qWait(30);
        home.key(Qt::Key_Escape);
        QTRY_COMPARE(page(home), QString("table"));
        QTRY_VERIFY(home.has("card:missed"));
        QTest::qWait(250);
        QVERIFY(home.click("card:missed"));
        QTRY_COMPARE(page(home), QString("practice"));
        QVERIFY(drill(home).count() <= mostItemsAfterLesson);
        QVERIFY(lesson->run().missed().contains(drill(home).drill()->atom));
    }
    void theFirstPageOffersARefresher() {
        learnLongAgo(dueForStart - 1);
        {
            Home home({1280, 800});
            home.program->readOn();
            QTRY_COMPARE(home.program->refresher().value("due").toInt(), dueForStart - 1);
            QVERIFY(!home.has("refresher:begin"));
        }
        learnLongAgo(20, QDate::currentDate().addDays(-1));
        {
            Home home({1280, 800});
            home.program->readOn();
            QTRY_VERIFY(home.has("refresher:begin"));
            picture(home, "strip");
            QTest::qWait(450); // the page makes room for it, and a press on what has just appeared is not meant
            QVERIFY(home.click("refresher:decline"));
            QTRY_VERIFY(!home.has("refresher:begin"));
        }
        QTRY_COMPARE(memory().of({}).declined, QDate::currentDate());
        // Another day.
        memory().change({}, [](LearnerMemory& kept) { kept.declined = QDate::currentDate().addDays(-1); });
        Home home({1280, 800});
        home.program->readOn();
        QTRY_VERIFY(home.has("refresher:begin"));
        QTest::qWait(150); // the page makes room for it
        QVERIFY(home.click("refresher:begin"));
        QTRY_COMPARE(page(home), QString("practice"));
        int asked = 0;
        for (; !drill(home).finished(); ++asked) {
            QVERIFY(arrives(home));
            answerByKeys(home);
            QTRY_COMPARE(focused(home), QString("card:next"));
            home.key(Qt::Key_Return);
            QTRY_VERIFY(!drill(home).looking());
        }
        QCOMPARE(asked, mostItems);
        int kept = 0;
        for (const QVariant& line : drill(home).summary())
            kept += line.toMap().value("days").toInt() > 0 ? 1 : 0;
        QVERIFY(kept > 0);
        QCOMPARE(memory().of({}).refreshed, QDate::currentDate());
        picture(home, "refresher-end");
        QVERIFY(!home.has("practice:more"));
        QVERIFY(home.click("practice:done"));
        QTRY_COMPARE(page(home), QString("home"));
        QCOMPARE(home.program->refresher().value("due").toInt(), 20 - kept);
    }
    /// What a lesson has taught, once it has been begun: what has only come up in games is new there.
    void whatIsDueStandsOnThePathOfLessons() {
        const QStringList rules{"messina.move.extra-steps", "messina.move.first-step-free", "messina.ship.even"};
        memory().change({}, [&](LearnerMemory& kept) {
            for (const QString& rule : rules)
                kept.answeredDrill(rule, {}, Outcome::Right, QDate::currentDate().addDays(-200));
            kept.studied("02-lieutenants-walk", {rules[0], rules[1]}, {});
        });
        Home home;
        home.program->readOn();
        const auto due = [&](const QString& lesson) {
            const auto* model = qobject_cast<RowsModel*>(home.program->lessons());
            for (const QVariantMap& row : model->rows())
                if (row.value("lessonId") == lesson) return row.value("due").toInt();
            return -1;
        };
        QTRY_COMPARE(due("02-lieutenants-walk"), 2);
        QCOMPARE(due("04-ships"), 0);
    }
    /// Who has only played is offered what came up in the games, and is told so.
    void whatCameUpInGamesIsNotCalledARefresher() {
        memory().change({}, [&](LearnerMemory& kept) {
            for (const char* rule : {"messina.move.extra-steps", "messina.move.standing-blocks", "messina.fight.any-number",
                                     "messina.rescue.infected", "messina.ship.even"})
                kept.refusedRule(rule, QDateTime::currentDateTime().addDays(-1));
        });
        Home home({1280, 800});
        home.program->readOn();
        QTRY_VERIFY(home.has("refresher:begin"));
        QVERIFY(home.reads(said("pl", "RefresherStrip", "From your games")));
        QVERIFY(!home.reads(said("pl", "RefresherStrip", "Refresher")));
        picture(home, "strip-of-games");
        memory().change({}, [](LearnerMemory& kept) {
            kept.answeredDrill("messina.rescue.infected", {}, Outcome::Wrong, QDate::currentDate().addDays(-1));
        });
        Home again({1280, 800});
        again.program->readOn();
        QTRY_VERIFY(again.has("refresher:begin"));
        QVERIFY(again.reads(said("pl", "RefresherStrip", "Refresher")));
    }
    /// What is on the board is named by a click, and by its letter; both toggle it.
    void thingsOnTheBoardArePicked() {
        for (const QSize size : sizes()) {
            Home home(size);
            QVERIFY(home.program->practise("rule", "messina.move.standing-blocks"));
            QTRY_VERIFY(!drill(home).looking());
            for (int i = 0; drill(home).kind() != u"pick"; ++i) {
                QVERIFY(i < 5);
                drill(home).giveUp();
                goOn(home);
            }
            QVERIFY(arrives(home));
            const QStringList right = rightIds(home);
            for (const QString& id : right)
                QVERIFY2(home.click(id), qPrintable(id));
            QCOMPARE(drill(home).given(), right);
            QVERIFY(home.click(right.front()));
            QCOMPARE(drill(home).given(), right.mid(1));
            home.key(Qt::Key_F6);
            QVERIFY(focused(home).startsWith("card:"));
            for (const QVariant& option : drill(home).options())
                if (option.toMap().value("id") == right.front())
                    QTest::keyClick(home.window.get(), option.toMap().value("letter").toString().at(0).toLatin1());
            QVERIFY(drill(home).canSubmit());
            picture(home, QStringLiteral("picked-%1").arg(size.width()));
            QVERIFY(home.click("card:check"));
            QCOMPARE(drill(home).answerState(), QString("right"));
            picture(home, QStringLiteral("picked-after-%1").arg(size.width()));
        }
    }
    void whatWasRefusedInTheGameIsPractised() {
        Home home;
        home.begin("en", "en");
        QVERIFY(home.program->refusedInGame().isEmpty());
        QVERIFY(!home.program->practise("game"));
        const auto& choices = home.table().targets().choices();
        const auto no = std::find_if(choices.begin(), choices.end(), [](const auto& choice) { return choice.refusal.has_value(); });
        QVERIFY(no != choices.end());
        home.table().activate(home.table().targets().targetOf(static_cast<int>(no - choices.begin())));
        QTRY_COMPARE(home.program->refusedInGame().size(), 1);
        QVERIFY(home.program->practise("game"));
        QTRY_VERIFY(!drill(home).looking());
        QCOMPARE(drill(home).drill()->atom, home.program->refusedInGame().front());
    }
    /// In every language nothing is cut off, before the answer and after it.
    void everyLanguageHasRoom() {
        for (const QSize size : sizes()) {
            if (size.width() > 1280 && !looks()) continue; // there is more room
            Home home(size);
            QVERIFY(home.program->practise("mix"));
            QTRY_VERIFY(!drill(home).looking());
            const int most = looks() ? 10 : 5;
            for (int i = 0; i < most && !drill(home).finished(); ++i) {
                const QString code = InterfaceLanguage::codes().at(i % 5);
                home.language->choose(code);
                QTRY_VERIFY(!drill(home).looking());
                QTest::qWait(120);
                const QString name = QStringLiteral("%1-%2-%3-%4").arg(size.width()).arg(i).arg(drill(home).kind(), code);
                picture(home, name);
                // By a line or so nothing scrolls.
                QVERIFY2(overflow(card(home)) == 0 || overflow(card(home)) > 36, qPrintable(name));
                drill(home).giveUp();
                QTest::qWait(80);
                picture(home, name + "-after");
                QVERIFY(card(home));
                QVERIFY2(overflow(card(home)) == 0 || overflow(card(home)) > 36, qPrintable(name));
                QCOMPARE(truncated(card(home)), QString());
                goOn(home);
            }
            QTest::qWait(100);
            picture(home, QStringLiteral("%1-end").arg(size.width()));
        }
    }
};

QTEST_MAIN(tst_Practice)
#include "tst_practice.moc"
