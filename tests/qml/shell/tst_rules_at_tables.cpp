// SPDX-License-Identifier: GPL-3.0-or-later
// Whichever game lies on the table, the rules beside it are its own; away from a table the books of all games are at hand.
#include "tests/qml/shell/home.h"

#include "app/library/rule_library.h"
#include "app/library/rules_reader.h"
#include "qml/MagisterLudi/Ui/press_guard.h"

#include <QDir>
#include <QTemporaryDir>

#include <functional>

using namespace magister;

class tst_RulesAtTables : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    static void begin(Home& home, const char* game) {
        const QVariantMap anna{{"name", "Anna"}, {"seat", "ruby"}}, boris{{"name", "Boris"}, {"seat", "saffron"}};
        QVERIFY(home.program->newGame({{"game", game}, {"seats", QVariantList{anna, boris}}, {"seed", "7"}, {"shuffled", false}, {"dealing", "once"}}));
        QTest::qWait(800); // a click right after the table has moved is not meant
        if (home.has("curtain")) home.key(Qt::Key_Escape);
    }
    static RulesReader& readerOf(const Home& home) {
        RulesReader* reader = home.window->findChild<RulesReader*>();
        if (!reader) qFatal("nobody reads the rules");
        return *reader;
    }
    /// The button of the bar.
    static bool pressRules(Home& home, QQuickItem* item = nullptr) {
        if (!item) item = home.window->contentItem();
        if (!item->isVisible()) return false;
        if (item->property("label").toString() == QStringLiteral("Zasady") && item->property("available").isValid()) {
            QTest::mouseClick(home.window.get(), Qt::LeftButton, {}, item->mapToScene(QPointF(item->width() / 2, item->height() / 2)).toPoint());
            QTest::qWait(50);
            return true;
        }
        const auto children = item->childItems();
        return std::any_of(children.begin(), children.end(), [&](QQuickItem* child) { return pressRules(home, child); });
    }
    static void picture(const Home& home, const char* name) {
        const QString folder = qEnvironmentVariable("MAGISTER_PICTURES");
        if (!folder.isEmpty() && QDir().mkpath(folder)) home.window->grabWindow().save(folder + '/' + name + ".png");
    }
    /// All that can be read on screen.
    static QStringList shown(QQuickItem* item) {
        if (!item->isVisible()) return {};
        QStringList texts{item->property("words").toString(), item->property("text").toString()};
        for (QQuickItem* child : item->childItems())
            texts += shown(child);
        return texts;
    }

    /// The rule to which the card of a term leads; empty where the game that is read has no such term.
    static QString cardOf(Home& home, const char* term) {
        QQmlComponent asking(&home.engine);
        asking.setData(QByteArray("import QtQml\nimport MagisterLudi.Ui\nQtObject { property string rule: Terms.card('") + term + "', 'pl').rule ?? '' }", QUrl());
        const std::unique_ptr<QObject> asked(asking.create());
        if (!asked) qFatal("%s", qPrintable(asking.errorString()));
        return asked->property("rule").toString();
    }

private slots:
    void init() {
        qputenv("XDG_CONFIG_HOME", m_folder.filePath(QTest::currentTestFunction()).toUtf8());
        qputenv("XDG_DATA_HOME", m_folder.filePath(QString(QTest::currentTestFunction()) + "-data").toUtf8());
    }

    /// The button of the bar opens the rules of the game on the table, and a link opens any of them.
    void rulesOfTheTable() {
        Home home;
        begin(home, "orleans");
        auto& table = *home.program->currentTable();
        const RuleLibrary& library = RuleLibrary::shared(QStringLiteral("orleans"));
        QVERIFY(pressRules(home));
        RulesReader& reader = readerOf(home);
        QCOMPARE(reader.game(), QStringLiteral("orleans"));
        // Of the question that stands on the table, as long as nothing else has been asked.
        QVERIFY(!reader.ruleId().isEmpty());
        QCOMPARE(reader.ruleId(), table.prompt().value("rule").toString());
        const auto tells = [&](const QString& text) { return shown(home.window->contentItem()).contains(text); };

        emit table.openRule(QStringLiteral("orleans.technology.no-monk-slot"));
        QTest::qWait(50);
        QCOMPARE(reader.ruleId(), QStringLiteral("orleans.technology.no-monk-slot"));
        QVERIFY(tells(library.title(QStringLiteral("pl"), reader.ruleId())));
        QVERIFY(tells(reader.keySentence()));
        picture(home, "no-monk-slot");

        emit table.openRule(QStringLiteral("orleans.planning.take-back"));
        QTest::qWait(50);
        picture(home, "take-back");
        QVERIFY(tells(library.rulingWords(QStringLiteral("pl")).title(QStringLiteral("planning-undo"))));
        QVERIFY(!reader.search(QStringLiteral("mnich")).isEmpty());
        for (const QVariant& hit : reader.search(QStringLiteral("mnich")))
            QCOMPARE(hit.toMap().value("game").toString(), QStringLiteral("orleans"));
    }

    /// A game of the other kind begins while this one lies on the table, and no screen looks for what has gone.
    void straightFromTheOther() {
        Home home;
        QStringList complaints;
        connect(&home.engine, &QQmlEngine::warnings, &home.engine, [&complaints](const QList<QQmlError>& errors) {
            for (const QQmlError& error : errors)
                complaints.append(error.toString());
        });
        for (const char* game : {"messina", "orleans", "messina"}) {
            begin(home, game);
            QCOMPARE(home.program->currentTable()->game(), QString(game));
        }
        QCOMPARE(complaints, QStringList());
    }

    /// One shelf: a search finds the rules of every game, and a tab takes the other book down.
    void allBooksAwayFromATable() {
        Home home({1280, 800});
        QMetaObject::invokeMethod(home.window.get(), "open", Q_ARG(QString, "rules"));
        QTest::qWait(100);
        RulesReader& reader = readerOf(home);
        QCOMPARE(reader.game(), QStringLiteral("messina"));
        QTRY_VERIFY(reader.searchReady());
        QStringList games;
        for (const QVariant& hit : reader.search(QStringLiteral("punkty")))
            games.append(hit.toMap().value("game").toString());
        QVERIFY(games.contains(QStringLiteral("messina")) && games.contains(QStringLiteral("orleans")));
        const auto tab = [&] {
            QQuickItem* found = nullptr;
            const std::function<void(QQuickItem*)> look = [&](QQuickItem* item) {
                if (item->property("label").toString() == QStringLiteral("Orlean") && item->property("chosen").isValid()) found = item;
                for (QQuickItem* child : item->childItems())
                    look(child);
            };
            look(home.window->contentItem());
            return found;
        };
        QVERIFY(tab());
        QVERIFY(!tab()->property("chosen").toBool());
        QTest::qWait(PressGuard::grace() + 50); // a press on what has just appeared is not meant
        const QPoint at = tab()->mapToScene(QPointF(tab()->width() / 2, tab()->height() / 2)).toPoint();
        QTest::mouseMove(home.window.get(), at);
        QTest::mouseClick(home.window.get(), Qt::LeftButton, {}, at);
        QTRY_COMPARE(reader.game(), QStringLiteral("orleans"));
        QTest::qWait(100);
        QVERIFY(tab()->property("chosen").toBool());
        QVERIFY(shown(home.window->contentItem()).contains(reader.titleOf(reader.page().value("id").toString())));
        picture(home, "orleans-book");
        QCOMPARE(cardOf(home, "marker"), QStringLiteral("orleans.setup.track-markers"));
        QCOMPARE(cardOf(home, "follower"), QStringLiteral("orleans.overview.cycle"));
        // A hit of the other game opens it, and its tab is chosen.
        QVERIFY(reader.open(QStringLiteral("messina.hut.take")));
        QTRY_VERIFY(!tab()->property("chosen").toBool());
        picture(home, "messina-book");
        QCOMPARE(cardOf(home, "follower"), QString());
    }

    /// Whoever goes on from the book, to a lesson or to the settings, finds it open where it was.
    void theBookLiesWhereItWasLeft() {
        Home home({1280, 800});
        const auto to = [&](const char* page) {
            QMetaObject::invokeMethod(home.window.get(), "open", Q_ARG(QString, page));
            QTest::qWait(100);
        };
        const QString rule = QStringLiteral("orleans.overview.goal");
        to("rules");
        QVERIFY(readerOf(home).open(rule));
        readerOf(home).setSecond(QStringLiteral("de"));
        to("settings");
        QMetaObject::invokeMethod(home.window.get(), "back");
        QTest::qWait(100);
        QCOMPARE(readerOf(home).ruleId(), rule);
        QCOMPARE(readerOf(home).second(), QStringLiteral("de"));
        QVERIFY(home.program->teach(rule));
        QTRY_VERIFY(home.program->currentTable());
        QTest::qWait(100);
        home.program->leave();
        QTRY_VERIFY(!home.program->currentTable());
        QTest::qWait(100);
        QCOMPARE(readerOf(home).ruleId(), rule);
        QCOMPARE(readerOf(home).second(), QStringLiteral("de"));
        // From the first page it is opened anew.
        to("home");
        to("rules");
        QCOMPARE(readerOf(home).game(), QStringLiteral("messina"));
    }

    /// A game can be left for the lesson that teaches a rule; a lesson is not left for a look at another step, which would
    /// keep nothing of what is learnt from there on.
    void aLessonIsNotLeftForALook() {
        Home home({1280, 800});
        const QString rule = QStringLiteral("messina.hut.take");
        const auto offers = [&] {
            QTest::qWait(100);
            return shown(home.window->contentItem()).contains(said("pl", "RuleGlosses", "Teach me"));
        };
        begin(home, "messina");
        QVERIFY(!home.program->lessonFor(rule).isEmpty());
        emit home.program->currentTable()->openRule(rule);
        QVERIFY(offers());
        home.program->leave();
        QVERIFY(home.program->startLesson("04-ships"));
        QTRY_VERIFY(home.program->currentLesson());
        emit home.program->currentTable()->openRule(rule);
        QTRY_COMPARE(readerOf(home).ruleId(), rule);
        QVERIFY(!offers());
    }

    /// After the table of the one game, the other one's rules are read again.
    void eachItsOwn() {
        Home home;
        begin(home, "orleans");
        QVERIFY(pressRules(home));
        home.key(Qt::Key_Escape);
        begin(home, "messina");
        emit home.program->currentTable()->openRule(QStringLiteral("messina.hut.take"));
        QTest::qWait(50);
        RulesReader& reader = readerOf(home);
        QCOMPARE(reader.game(), QStringLiteral("messina"));
        QCOMPARE(reader.ruleId(), QStringLiteral("messina.hut.take"));
        QVERIFY(!reader.keySentence().isEmpty());
        QCOMPARE(reader.rulings(), home.program->currentTable()->rulings());
        QCOMPARE(cardOf(home, "follower"), QString());
    }
};

QTEST_MAIN(tst_RulesAtTables)
#include "tst_rules_at_tables.moc"
