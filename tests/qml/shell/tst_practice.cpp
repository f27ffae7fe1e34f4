// SPDX-License-Identifier: GPL-3.0-or-later
// Questions over real positions in the program’s window: every kind of answer, by hand and by keys.
#include "qml/MagisterLudi/Ui/press_guard.h"
#include "tests/qml/shell/practice_room.h"

#include <functional>

using namespace magister;

class tst_Practice : public QObject, private PracticeRoom {
    Q_OBJECT

private slots:
    void init() { moveIn(); }

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
                QTest::qWait(PressGuard::grace() + 100);
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
