// SPDX-License-Identifier: GPL-3.0-or-later
// The keyboard at the tables of both games: it always stands where something can be done, comes back from whatever was
// opened, and no key does what is not shown.
#include "tests/qml/shell/at_table.h"

#include "qml/MagisterLudi/Ui/keyboard.h"

#include <QTemporaryDir>

using namespace magister;
using namespace magister::attable;

class tst_TableKeys : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

private slots:
    void init() {
        qputenv("XDG_CONFIG_HOME", m_folder.filePath(QTest::currentTestFunction()).toUtf8());
        qputenv("XDG_DATA_HOME", m_folder.filePath(QString(QTest::currentTestFunction()) + "-data").toUtf8());
    }

    /// Whoever ends something by keys, asked once more or not, goes on where something can be done.
    void theNextQuestionHasTheKeyboard_data() {
        QTest::addColumn<bool>("asked");
        QTest::addColumn<QSize>("size");
        for (const bool asked : {false, true})
            for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)})
                QTest::addRow("%s, %d", asked ? "asked" : "at once", size.width()) << asked << size;
    }
    void theNextQuestionHasTheKeyboard() {
        QFETCH(bool, asked);
        QFETCH(QSize, size);
        Home home(size);
        home.settings->setHandOver("none");
        home.settings->setAskBeforeEnding(asked);
        plan(home);
        auto& table = orleansIn(home);
        home.key(Qt::Key_8);
        QVERIFY2(canBeDone(focus(home)), qPrintable(told(focus(home))));
        QCOMPARE(focus(home)->property("target").toString(), QStringLiteral("button:done"));
        home.key(Qt::Key_Return);
        QCOMPARE(home.has("button:ending-end"), asked);
        if (asked) {
            home.key(Qt::Key_Right);
            QCOMPARE(focus(home), Targets::of(&home.engine)->item("button:ending-end"));
            home.key(Qt::Key_Return);
        }
        QCOMPARE(table.stage(), QStringLiteral("actions"));
        QTest::qWait(100);
        QVERIFY2(canBeDone(focus(home)), qPrintable(told(focus(home))));
        const int steps = table.steps();
        home.key(Qt::Key_Return);
        QVERIFY(!table.refusal().active);
        QVERIFY(table.steps() > steps || table.variants()->count() > 0);
    }

    /// Whatever the rules were opened from has the keyboard again when Esc closes them; where nothing had it, or that has gone
    /// since, it stands where something can be done.
    void theRulesGiveTheKeyboardBack_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("from");
        for (const char* game : {"messina", "orleans"})
            for (const char* from : {"thing", "question", "refusal", "nothing", "gone"})
                QTest::addRow("%s, %s", game, from) << QString(game) << QString(from);
        QTest::newRow("orleans, a piece in hand") << QString("orleans") << QString("hand");
    }
    void theRulesGiveTheKeyboardBack() {
        QFETCH(QString, game);
        QFETCH(QString, from);
        Home home({1280, 800});
        home.settings->setHandOver("none");
        toTheFirstTurn(home, game);
        Table& table = *qobject_cast<Table*>(home.program->currentTable());
        home.key(Qt::Key_Tab);
        QVERIFY2(canBeDone(focus(home)), qPrintable(told(focus(home))));
        if (from == u"refusal") {
            table.activate(game == u"messina" ? "wheel" : "hourglass");
            QTest::qWait(400);
            QVERIFY(table.refusal().active);
            for (int i = 0; i < 5 && !isOf(focus(home), "RuleLink"); ++i)
                home.key(Qt::Key_Backtab, Qt::ShiftModifier);
            QVERIFY2(isOf(focus(home), "RuleLink"), qPrintable(told(focus(home))));
            home.key(Qt::Key_Return);
        } else if (from == u"nothing") {
            QMetaObject::invokeMethod(page(home), "rest");
            emit table.openRule(table.prompt().value("rule").toString());
        } else {
            if (from == u"hand") table.pickUp(1);
            QTest::qWait(100);
            QCOMPARE(table.picked() > 0, from == u"hand");
            home.key(from == u"thing" || from == u"hand" ? Qt::Key_Question : Qt::Key_H, from == u"thing" || from == u"hand" ? Qt::ShiftModifier : Qt::NoModifier);
        }
        QQuickItem* drawer = opened(home);
        QVERIFY(drawer && drawer->isAncestorOf(focus(home)));
        const QPointer<QQuickItem> before = drawer->property("returnTo").value<QQuickItem*>();
        QVERIFY(before);
        if (from == u"gone") {
            before->setVisible(false);
            QTest::qWait(50);
        }
        home.key(Qt::Key_Escape);
        QTest::qWait(100);
        QVERIFY(!drawer->property("open").toBool());
        QCOMPARE(table.picked() > 0, from == u"hand");
        if (from == u"thing" || from == u"hand" || from == u"question" || from == u"refusal")
            QCOMPARE(focus(home), before.data());
        else
            QVERIFY2(canBeDone(focus(home)), qPrintable(told(focus(home))));
    }

    /// Where a button is gold, which gives nothing away, the keyboard begins there: not on a follower that could be taken back
    /// instead of drawing.
    void theKeyboardBeginsAtTheGoldButton() {
        Home home({1280, 800});
        home.settings->setHandOver("none");
        plan(home);
        drawNext(home);
        QVERIFY(home.has("button:retrieve"));
        home.key(Qt::Key_Tab);
        QQuickItem* thing = focus(home);
        QVERIFY2(thing->property("target").toString().startsWith("button:draw-"), qPrintable(told(thing)));
        QCOMPARE(thing->property("kind").toString(), QStringLiteral("primary"));
    }

    /// Enter that comes just after the table has gone on by itself was meant for what was asked before, and does nothing.
    void enterMeansWhatWasThere() {
        Home home({1280, 800});
        home.settings->setHandOver("none");
        home.begin("pl", "pl", "once", "orleans");
        Table& table = *qobject_cast<Table*>(home.program->currentTable());
        home.key(Qt::Key_Tab);
        const int told = table.steps();
        QTRY_VERIFY_WITH_TIMEOUT(table.steps() > told, 20'000);
        const int now = table.steps();
        home.key(Qt::Key_Return);
        QCOMPARE(table.steps(), now);
        QTest::qWait(Keyboard::grace + 100);
        QCOMPARE(table.steps(), now);
        home.key(Qt::Key_Return);
        QTRY_VERIFY2(table.steps() > now || table.picked() > 0 || table.variants()->count() > 0, qPrintable(attable::told(focus(home))));
    }

    /// A letter does what a button says that shows it, and nothing else: in a dense bar nothing shows one before keys are
    /// used, and the letter of a draw is one for all numbers, of which the greatest has it.
    void aLetterDoesWhatItIsShownOn_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("dense") << QSize(1280, 800);
        QTest::newRow("wide") << QSize(1920, 1080);
    }
    void aLetterDoesWhatItIsShownOn() {
        QFETCH(QSize, size);
        Home home(size);
        home.settings->setHandOver("none");
        plan(home);
        auto& table = orleansIn(home);
        drawNext(home);
        int most = 8;
        while (most > 1 && !home.has("button:draw-" + QString::number(most)))
            --most;
        QVERIFY(most > 1);
        const QString greatest = "button:draw-" + QString::number(most);
        const auto cap = [&](const QString& name) { return Targets::of(&home.engine)->item(name)->property("key").toString(); };
        const QString enter = QStringLiteral("\u23CE");
        QCOMPARE(cap(greatest), enter);
        QCOMPARE(cap("button:done"), size.width() < 1600 ? QString() : QStringLiteral("E"));
        const int steps = table.steps();
        home.key(Qt::Key_D);
        QCOMPARE(table.steps(), steps);
        // That was a key: from now on all are shown.
        QCOMPARE(cap("button:draw-1"), QString());
        QCOMPARE(cap(greatest), QStringLiteral("D ") + enter);
        QCOMPARE(cap("button:done"), QStringLiteral("E"));
        for (const Qt::Key other : {Qt::Key_A, Qt::Key_B, Qt::Key_C, Qt::Key_F, Qt::Key_J, Qt::Key_M, Qt::Key_N, Qt::Key_O, Qt::Key_P, Qt::Key_Q, Qt::Key_S, Qt::Key_V, Qt::Key_W, Qt::Key_Y})
            home.key(other);
        QCOMPARE(table.steps(), steps);
        home.key(Qt::Key_D);
        QVERIFY(std::holds_alternative<orleans::DrawFollowers>(table.session().moves().back().command));
        QCOMPARE(std::get<orleans::DrawFollowers>(table.session().moves().back().command).count, most);
    }

    /// Each area that a digit leads to shows it as soon as keys are used, or the tab does under which it lies, or the rail of the column.
    void aDigitLeadsToTheAreaThatShowsIt_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("layout");
        QTest::addColumn<double>("letters");
        for (const char* game : {"messina", "orleans"}) {
            QTest::addRow("%s, dense", game) << QString(game) << QSize(1280, 800) << "itself" << 1.0;
            QTest::addRow("%s, large letters", game) << QString(game) << QSize(1280, 800) << "itself" << 1.3;
            QTest::addRow("%s, wide", game) << QString(game) << QSize(1920, 1080) << "itself" << 1.0;
            QTest::addRow("%s, column", game) << QString(game) << QSize(1280, 800) << "column" << 1.0;
        }
    }
    void aDigitLeadsToTheAreaThatShowsIt() {
        QFETCH(QString, game);
        QFETCH(QSize, size);
        QFETCH(QString, layout);
        QFETCH(double, letters);
        Home home(size);
        home.settings->setHandOver("none");
        home.settings->setLayout(layout);
        home.settings->setTextScale(letters);
        toTheFirstTurn(home, game);
        const int areas = game == u"messina" ? 6 : 7;
        if (layout != u"column") QCOMPARE(caps(page(home)).size(), 0);
        home.key(Qt::Key_Tab);
        const auto shown = caps(page(home));
        const QQuickItem* tabs = first(home, "SidePane");
        for (int digit = 1; digit <= areas; ++digit)
            if (!tabs || tabs->property("numbered").toBool() || digit < 4) QCOMPARE(shown.count(QString::number(digit)), 1);
        for (int digit = 1; digit <= areas && layout != u"column"; ++digit) {
            home.key(static_cast<Qt::Key>(Qt::Key_0 + digit));
            const QObject* zone = focus(home)->property("zone").value<QObject*>();
            QVERIFY2(zone, qPrintable(told(focus(home))));
            QCOMPARE(zone->property("digit").toInt(), digit);
            QCOMPARE(caps(page(home)).count(QString::number(digit)), 1);
        }
    }

    /// Whoever sits down next begins where they would have begun whatever the other has planned, in every area.
    void nobodySeesWhereTheOtherPlanned() {
        QList<QStringList> places;
        for (const char* used : {"seat:1/place:farmhouse", "seat:1/place:university", "seat:1/market/3"}) {
            Home home({1920, 1080});
            home.settings->setHandOver("curtain");
            home.begin("pl", "pl", "once", "orleans");
            auto& table = orleansIn(home);
            while (table.stage() != "planning")
                QVERIFY(!table.play(orleans::Proceed{}));
            rest(home);
            QQuickItem* thing = Targets::of(&home.engine)->item(QLatin1String(used));
            QVERIFY2(thing && thing->property("takesKeys").toBool(), used);
            thing->forceActiveFocus(Qt::TabFocusReason);
            QCOMPARE(focus(home), thing);
            QVERIFY(!table.play(orleans::Done{}));
            QTest::qWait(100);
            QVERIFY(home.has("curtain"));
            home.key(Qt::Key_Return);
            QVERIFY(!home.has("curtain"));
            QTest::qWait(100);
            QStringList stood{focus(home)->property("target").toString()};
            for (int digit = 1; digit <= 7; ++digit) {
                home.key(static_cast<Qt::Key>(Qt::Key_0 + digit));
                stood.append(focus(home)->property("target").toString());
            }
            places.append(stood);
        }
        QCOMPARE(places[1], places[0]);
        QCOMPARE(places[2], places[0]);
    }

    /// The rule beside what is told of the thing with the keyboard goes when the keyboard leaves the thing: it is no stop, on no
    /// way round the table.
    void tabPassesTheRuleOfAPreviewBy_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<bool>("back");
        for (const char* game : {"messina", "orleans"})
            for (const bool back : {false, true})
                QTest::addRow("%s, %s", game, back ? "back" : "on") << QString(game) << back;
    }
    void tabPassesTheRuleOfAPreviewBy() {
        QFETCH(QString, game);
        QFETCH(bool, back);
        Home home({1280, 800});
        home.settings->setHandOver("none");
        toTheFirstTurn(home, game);
        if (game == u"messina") toTheEndOfATurn(home);
        home.key(Qt::Key_Right); // keys tell what would be done
        QStringList stops;
        connect(home.window.get(), &QWindow::focusObjectChanged, this, [&] { stops.append(told(focus(home))); });
        int links = 0;
        for (int i = 0; i < 40; ++i) {
            if (back)
                home.key(Qt::Key_Backtab, Qt::ShiftModifier);
            else
                home.key(Qt::Key_Tab);
            links += linkTold(home, "PreviewLine") || linkTold(home, "PromptRefusal") ? 1 : 0;
            QVERIFY2(focus(home)->isVisible() && focus(home)->activeFocusOnTab(), qPrintable(told(focus(home))));
        }
        home.window->disconnect(this);
        QVERIFY(links > 0);
        QVERIFY(stops.size() >= 40);
        for (const QString& stop : stops)
            QVERIFY2(!stop.startsWith("RuleLink"), qPrintable(stops.join(u'\n')));
    }
};

QTEST_MAIN(tst_TableKeys)
#include "tst_table_keys.moc"
