// SPDX-License-Identifier: GPL-3.0-or-later
// The whole window over the real rooms, by mouse and keys. At a table everything on screen is in the language of the
// seat that looks, down to the headings; leaving the table gives the household's back.
#include "tests/app/long_game.h"
#include "tests/qml/shell/home.h"
#include "tests/app/fake_links.h"

#include "app/devices/remembered_tables.h"
#include "engine/core/state_hash.h"
#include "app/teaching/lesson_player.h"

#include <QTemporaryDir>

using namespace magister;

namespace {

QString rounds(const QString& code) { return said(code, "RoundTable", "Rounds"); }

} // namespace

class tst_Window : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    /// The headings of the table are in that language, and in that alone.
    static bool speaks(const Home& home, const QString& code) {
        bool other = false;
        for (const char* each : {"pl", "ru", "de"})
            other = other || (each != code && home.reads(rounds(each)));
        return home.reads(rounds(code)) && !other && home.language->current() == code;
    }

private slots:
    void init() {
        qputenv("XDG_CONFIG_HOME", m_folder.filePath(QString(QTest::currentTestFunction()) + QTest::currentDataTag()).toUtf8());
        qputenv("XDG_DATA_HOME", m_folder.filePath(QString("data-") + QTest::currentTestFunction() + QTest::currentDataTag()).toUtf8());
        QCOMPARE(QSet<QString>({rounds("pl"), rounds("ru"), rounds("de")}).size(), 3);
    }

    void theTableSpeaksToWhoLooks_data() {
        QTest::addColumn<QString>("handOver");
        QTest::addRow("line") << "banner";
        QTest::addRow("nothing") << "none";
        QTest::addRow("curtain") << "curtain";
    }
    void theTableSpeaksToWhoLooks() {
        QFETCH(QString, handOver);
        Home home;
        home.settings->setHandOver(handOver);
        home.begin("", "ru");
        if (home.has("curtain")) home.key(Qt::Key_Return);
        QTRY_VERIFY(speaks(home, "pl"));
        for (const char* code : {"ru", "pl", "ru"}) {
            const QString before = home.language->current();
            home.endTurn(before == "pl");
            if (handOver == "curtain") {
                QTRY_VERIFY(home.has("curtain"));
                // The cloth speaks to the next; what lies below, to whoever has just played, until it is lifted.
                QVERIFY(home.reads(said(code, "HandOver", "Show the table")));
                QTest::qWait(50);
                QVERIFY(speaks(home, before));
                home.key(Qt::Key_Return);
            }
            QTRY_VERIFY2(speaks(home, code), code);
            QCOMPARE(home.language->household(), "pl");
            QCOMPARE(home.settings->language(), "pl");
        }
        // Somebody else's estate is looked at, and what was.
        QVERIFY(home.click(QStringLiteral("seat:1")));
        QCOMPARE(home.table().viewSeat(), 1);
        QVERIFY(speaks(home, "ru"));
        home.key(Qt::Key_Z);
        QVERIFY(speaks(home, "ru"));
        home.key(Qt::Key_Z);
        // The table is left, and taken up again.
        home.program->leave();
        QTRY_COMPARE(home.language->current(), "pl");
        QTRY_VERIFY(home.reads(said("pl", "HomePage", "New game")));
        QVERIFY(home.click("button:continue-game"));
        if (handOver == "curtain") home.key(Qt::Key_Return);
        QTRY_VERIFY(speaks(home, "ru"));
    }

    void allInOneLanguageCostNothing() {
        Home home;
        home.begin("", "pl");
        QSignalSpy changed(home.language, &InterfaceLanguage::changed);
        for (int i = 0; i < 3; ++i)
            home.endTurn();
        QTest::qWait(50);
        home.program->leave();
        QTest::qWait(50);
        QCOMPARE(changed.count(), 0);
    }

    void theSetupIsToldToAll() {
        Home home;
        home.begin("ru", "de", "steps");
        QVERIFY(home.program->dealtInSteps());
        QVERIFY(speaks(home, "pl"));
        home.key(Qt::Key_Escape);
        QTRY_VERIFY(speaks(home, "ru"));
    }

    void theLanguageKeyIsForTheSeatThatLooks() {
        Home home;
        home.begin("", "ru");
        home.endTurn();
        QTRY_VERIFY(speaks(home, "ru"));
        home.key(Qt::Key_L);
        QVERIFY(home.reads(said("ru", "LanguageMenu", "Language")) || home.has("language:de"));
        QVERIFY(home.click("language:de"));
        QTRY_VERIFY(speaks(home, "de"));
        QCOMPARE(home.settings->language(), "pl");
        QCOMPARE(home.table().seatsAtTable().at(1).language, "de");
        QCOMPARE(home.table().seatsAtTable().at(0).language, "");
        home.endTurn();
        QTRY_VERIFY(speaks(home, "pl"));
        // By the keys alone: from Polish down to Czech; then back to the household's.
        home.key(Qt::Key_L);
        home.key(Qt::Key_Down);
        home.key(Qt::Key_Return);
        QTRY_COMPARE(home.language->current(), "cs");
        QCOMPARE(home.table().seatsAtTable().at(0).language, "cs");
        QCOMPARE(home.settings->language(), "pl");
        home.key(Qt::Key_L);
        QVERIFY(home.click("language:pl"));
        QTRY_VERIFY(speaks(home, "pl"));
        QCOMPARE(home.table().seatsAtTable().at(0).language, "");
        home.endTurn();
        QTRY_VERIFY(speaks(home, "de"));
        // It is in the saved game.
        home.program->leave();
        QTRY_COMPARE(home.language->current(), "pl");
        QVERIFY(home.program->openGame(home.program->unfinishedGame().value("key").toString()));
        QTRY_VERIFY(speaks(home, "de"));
    }

    /// The card over the page says so, Esc and its button give it up, and the keyboard comes back to where it was.
    void aLargeGameIsOpenedUnderACard_data() {
        QTest::addColumn<bool>("byKey");
        QTest::newRow("button") << false;
        QTest::newRow("Esc") << true;
    }
    void aLargeGameIsOpenedUnderACard() {
        QFETCH(bool, byKey);
        Home home;
        home.begin("", "");
        const QString file = home.table().savedIn();
        home.program->leave();
        QTRY_VERIFY(!home.program->busy());
        QTRY_COMPARE(home.program->gameCount(), 1);
        QFile game(file);
        QVERIFY(game.open(QIODevice::ReadWrite));
        const QByteArray large = test::playedForEver(game.readAll());
        QVERIFY(game.resize(0) && game.seek(0) && game.write(large) == large.size());
        game.close();
        QTRY_VERIFY(home.has("button:games"));
        QQuickItem* before = home.window->activeFocusItem();
        QVERIFY(!home.has("button:stop-opening"));
        QVERIFY(home.program->openGame(QFileInfo(file).fileName()));
        QTRY_VERIFY(home.has("button:stop-opening"));
        QVERIFY(home.reads(said("pl", "Main", "Opening the game")));
        QVERIFY(home.reads(said("pl", "Main", "This is taking longer than usual: the file is large or the disk is slow. If you cancel, the game stays as it is.")));
        if (byKey) home.key(Qt::Key_Escape);
        else QVERIFY(home.click("button:stop-opening"));
        QTRY_VERIFY(!home.has("button:stop-opening"));
        QVERIFY(!home.program->opening() && !home.program->currentTable());
        QCOMPARE(home.window->activeFocusItem(), before);
        // Left alone it comes, and the card goes.
        QVERIFY(home.program->openGame(QFileInfo(file).fileName()));
        QTRY_VERIFY_WITH_TIMEOUT(home.program->currentTable(), 120'000);
        QTRY_VERIFY(home.has("button:end-turn") || home.has("button:undo"));
        QVERIFY(!home.has("button:stop-opening"));
    }

    void aTableThatIsBeingJoinedOutlastsTheSettings() {
        test::FakeLinks links; // outlives the program
        Home home;
        home.program->setLinks([&links](QString&) { return &links; });
        const auto open = [&](const char* page) {
            QMetaObject::invokeMethod(home.window.get(), "open", Q_ARG(QString, page));
            QTest::qWait(50);
        };
        open("join");
        home.program->joining()->join(test::FakeLinks::code());
        links.guest->connectedChanged(true);
        links.guest->tableTold({"00000001", "messina", QByteArray(32, 'p'), {{"Anna", "ruby", network::Presence::Here}, {"", "saffron", network::Presence::Free}}});
        QTRY_VERIFY(home.has("join-seat:2"));
        home.key(Qt::Key_Comma, Qt::ControlModifier);
        QTRY_VERIFY(!home.has("join-seat:2"));
        QCOMPARE(home.program->joining()->state(), "choosing");
        home.key(Qt::Key_Escape);
        QTRY_VERIFY(home.has("join-seat:2"));
        // Whoever leaves the page leaves the table.
        home.key(Qt::Key_Escape);
        QTRY_COMPARE(home.program->joining()->state(), "off");
        QVERIFY(!links.guest);
    }

    /// Whoever sits at a table on another device comes back to it from the first page.
    void theFirstPageLeadsBackToAJoinedTable() {
        test::FakeLinks links; // outlives the program
        RememberedTables(RememberedTables::usualFile()).keep({test::FakeLinks::code(), "orleans", {"Anna", "Boris"}, {2}, "Boris"});
        Home home;
        home.program->setLinks([&links](QString&) { return &links; });
        QTRY_VERIFY(home.has("button:continue-table"));
        QVERIFY(home.reads(QStringLiteral("Anna, Boris")));
        home.settled("button:continue-table");
        QVERIFY(home.click("button:continue-table"));
        QCOMPARE(links.take().value(0), "join " + test::FakeLinks::code());
        QCOMPARE(home.program->joining()->state(), "connecting");
        QTRY_VERIFY(home.has("button:stop-joining"));
    }

    /// An onlooker sits down without leaving the table, and a table that has failed is tried again from there.
    void theStripOverAJoinedTableOffersWhatCanBeDone() {
        test::FakeLinks links; // outlives the program
        Home home;
        home.program->setLinks([&links](QString&) { return &links; });
        home.begin("", "");
        home.program->invitation()->invite();
        // What a host with this game would tell.
        QVERIFY(links.game);
        network::TableTold table{"00000001", links.game->game(), links.game->packDigest(), {{"Anna", "ruby", network::Presence::Here}, {"", "saffron", network::Presence::Free}}};
        network::PositionTold first;
        first.next = 1;
        first.round = links.game->round();
        first.events = links.game->events();
        first.asked = links.game->asked();
        first.position = links.game->position(0);
        home.program->leave();
        home.program->joining()->join(test::FakeLinks::code());
        links.guest->connectedChanged(true);
        links.guest->tableTold(table);
        home.program->joining()->look();
        links.guest->positionTold(first);
        QTRY_VERIFY(home.has("link-strip"));
        QTRY_VERIFY(home.reads(said("pl", "LinkStrip", "Take a seat")));
        home.settled("button:link");
        QVERIFY(home.click("button:link"));
        QTRY_VERIFY(home.has("join-seat:2"));
        QVERIFY(Targets::of(&home.engine)->item("join-seat:2")->property("checked").toBool()); // the only free one
        links.take();
        home.settled("button:sit-here");
        QVERIFY(home.click("button:sit-here"));
        QVERIFY2(links.take().join('|').startsWith("want 2 "), qPrintable(links.asked.join('|')));
        QTRY_VERIFY(!home.has("join-seat:2"));

        // Through a broker the host may be away.
        links.guest->hostHereChanged(false);
        QTRY_VERIFY(home.reads(said("pl", "LinkStrip", "The host is away. What you do waits for it.")));
        links.guest->hostHereChanged(true);
        QTRY_VERIFY(!home.reads(said("pl", "LinkStrip", "The host is away. What you do waits for it.")));

        const Table* const before = home.program->currentTable();
        links.guest->failed(network::Error::Malformed, 0);
        QTRY_VERIFY(home.reads(said("pl", "LinkStrip", "Try again")));
        home.settled("button:link");
        QVERIFY(home.click("button:link"));
        QCOMPARE(home.program->joining()->state(), "connecting");
        QCOMPARE(home.program->currentTable(), before);
        links.guest->connectedChanged(true);
        links.guest->tableTold(table);
        links.guest->failed(network::Error::SeatTaken, 2); // it was asked for, and somebody was quicker
        links.guest->positionTold(first);
        QTRY_COMPARE(home.program->joining()->state(), "looking");
        QTRY_VERIFY(home.has("link-strip"));
        QVERIFY(home.program->currentTable() && home.program->currentTable() != before);
    }

    void aChoiceInTheSettingsIsSeenAtOnceAndIsTheHouseholds() {
        Home home;
        home.begin("", "ru");
        home.endTurn();
        QTRY_VERIFY(speaks(home, "ru"));
        QMetaObject::invokeMethod(home.window.get(), "open", Q_ARG(QString, "settings"));
        QTest::qWait(50);
        QCOMPARE(home.language->current(), "ru");
        home.language->choose("de");
        QCOMPARE(home.language->current(), "de");
        home.key(Qt::Key_Escape);
        QTRY_VERIFY(speaks(home, "ru"));
        home.endTurn();
        QTRY_VERIFY(speaks(home, "de"));
    }

    // Whatever was opened last, and however the table came to the screen.
    void keysMeanTheTableWhenACardIsClosed() {
        Home home;
        home.settings->setHandOver("none");
        home.begin("", "");
        home.program->leave();
        QTRY_VERIFY(home.has("button:continue-game"));
        home.key(Qt::Key_Return);
        for (const Qt::Key card : {Qt::Key_K, Qt::Key_L, Qt::Key_K}) {
            home.key(card);
            const bool keys = card == Qt::Key_K;
            QVERIFY(keys ? home.reads(said("pl", "KeyCard", "Keys")) : home.has("language:de"));
            home.key(Qt::Key_Escape);
            QVERIFY(keys ? !home.reads(said("pl", "KeyCard", "Keys")) : !home.has("language:de"));
        }
        // Nothing is open: Esc leaves nobody without a table, Alt and an arrow do.
        home.key(Qt::Key_Escape);
        home.key(Qt::Key_Escape);
        QVERIFY(home.program->currentTable());
        QTest::keyClick(home.window.get(), Qt::Key_Left, Qt::AltModifier);
        QTRY_VERIFY(!home.program->currentTable());
    }

    // The end of a lesson leads on: to a real game from there, to a game of one's own, to the other lessons.
    /// What was refused is told at the table, then and there: whoever has been in the settings comes back to the game.
    void aRefusalIsNotThereAfterTheSettings() {
        Home home({1280, 800});
        home.begin("", "");
        QTest::qWait(700);
        home.table().activate("wheel");
        QVERIFY(home.table().refusal().active);
        QMetaObject::invokeMethod(home.window.get(), "open", Q_ARG(QString, "settings"));
        QTest::qWait(60);
        QMetaObject::invokeMethod(home.window.get(), "back");
        QTRY_VERIFY(home.has("prompt"));
        QVERIFY(!home.table().refusal().active);
    }

    /// The doors of the first page: their titles are of one size and stand on one line, and no line ends with a lone letter.
    void theDoorsAreAlike_data() {
        QTest::addColumn<QString>("language");
        for (const char* code : {"pl", "cs", "ru", "de", "en"})
            QTest::newRow(code) << QString::fromLatin1(code);
    }
    void theDoorsAreAlike() {
        QFETCH(QString, language);
        Home home({1280, 800});
        home.language->choose(language);
        QTRY_VERIFY(home.has("door:settings"));
        QTest::qWait(100);
        static const QRegularExpression lone(QStringLiteral("(^|\\s)[aiouwzksvAIOUWZKSVавиксоуяАВИКСОУЯ] "));
        QSet<int> sizes;
        QMap<bool, QSet<int>> lines;
        int titles = 0;
        const auto look = [&](auto&& self, QQuickItem* item, bool boxed) -> void {
            if (!item->isVisible()) return;
            const QString text = item->property("text").toString();
            const QVariant title = item->property("title");
            if (item->property("wrapMode").isValid() && language != u"en" && language != u"de")
                QVERIFY2(!lone.match(item->property("text").toString()).hasMatch(), qPrintable(text));
            if (title.typeId() == QMetaType::Bool && title.toBool()) {
                ++titles;
                sizes.insert(item->property("font").value<QFont>().pixelSize());
                lines[boxed].insert(qRound(item->mapToScene({0, 0}).y()));
                lines[boxed].insert(qRound(item->mapToScene({0, 0}).y() + 10 * (item->property("contentHeight").toDouble() - item->height())));
                QVERIFY2(item->property("contentWidth").toDouble() <= item->width() + 1, qPrintable(item->property("words").toString()));
                QCOMPARE(item->property("lineCount").toInt(), 1);
            }
            for (QQuickItem* child : item->childItems())
                self(self, child, boxed);
        };
        for (const char* door : {"door:learn", "door:rules", "door:settings"})
            look(look, Targets::of(&home.engine)->item(QLatin1String(door)), false);
        for (const char* door : {"door:play/messina", "door:play/orleans"})
            look(look, Targets::of(&home.engine)->item(QLatin1String(door)), true);
        QCOMPARE(titles, 5);
        QCOMPARE(sizes.size(), 1);
        QCOMPARE(lines[false].size(), 1);
        QCOMPARE(lines[true].size(), 1);
    }

    void theEndOfALessonLeadsOn() {
        Home home;
        home.settings->setHandOver("none");
        const auto finish = [&](const char* lesson) {
            QVERIFY(home.program->startLesson(lesson));
            auto* player = qobject_cast<LessonPlayer*>(home.program->currentLesson());
            while (!player->finished())
                player->skip();
            QTRY_VERIFY(home.has("card:play-on"));
            home.settled("card:play-on");
        };
        finish("01-first-round");
        const auto* player = qobject_cast<LessonPlayer*>(home.program->currentLesson());
        const quint64 end = player->run().position().hash();
        QCOMPARE(home.program->gameCount(), 0);
        QVERIFY(home.click("card:play-on"));
        QTRY_VERIFY(home.program->currentTable() && !home.program->currentLesson());
        QCOMPARE(stateHash(home.table().state()), end);
        QCOMPARE(home.table().round(), 2);
        // It is a game like any other, and lies among the saved ones with what is played from now on.
        const auto& choices = home.table().targets().choices();
        const auto legal = std::find_if(choices.begin(), choices.end(), [](const auto& choice) { return !choice.refusal; });
        QVERIFY(!home.table().play(messina::Command(legal->command)));
        const quint64 further = stateHash(home.table().state());
        home.program->leave();
        QTRY_COMPARE(home.program->gameCount(), 1);
        QVERIFY(home.program->openGame(home.program->unfinishedGame().value("key").toString()));
        QTRY_VERIFY(home.program->currentTable());
        QCOMPARE(stateHash(home.table().state()), further);
        home.program->leave();
        QTRY_VERIFY(!home.program->busy());

        home.settings->setTable({{"help1", "none"}, {"messina/boards", "advanced"}});
        finish("02-lieutenants-walk");
        QVERIFY(home.click("card:first-game"));
        QTRY_VERIFY(home.has("button:start-game"));
        QVERIFY(!home.program->currentTable());
        for (const char* help : {"help1", "help2", "help3", "help4"})
            QCOMPARE(home.settings->table().value(help).toString(), QString("full"));
        QCOMPARE(home.settings->table().value("messina/boards").toString(), QString("basic"));

        finish("01-first-round");
        QVERIFY(home.click("card:close"));
        QTRY_VERIFY(home.has("button:lesson/01-first-round"));
        QVERIFY(!home.program->currentTable());

        finish("01-first-round");
        QVERIFY(home.click("card:next-lesson"));
        const auto now = [&] {
            return home.program->currentLesson() ? home.program->currentLesson()->property("lessonId").toString() : QString();
        };
        QTRY_COMPARE(now(), QString("03-plague-and-fire"));
    }

    /// Left in its middle and at its end: the cards go before the lesson that they tell of.
    void aLessonIsLeftWithoutAWarning() {
        Home home;
        for (const bool finished : {false, true}) {
            QVERIFY(home.program->startLesson("01-first-round"));
            QTest::qWait(300);
            auto* player = qobject_cast<LessonPlayer*>(home.program->currentLesson());
            while (finished && !player->finished())
                player->skip();
            QTest::qWait(300);
            QTest::failOnWarning(QRegularExpression("."));
            if (finished)
                QVERIFY(home.click("card:close"));
            else
                home.program->leave();
            QTRY_VERIFY(!home.program->currentLesson());
            QTest::qWait(100);
        }
    }

    void theScoreIsForTheHousehold() {
        Home home;
        home.settings->setHandOver("none");
        home.begin("de", "ru");
        QTRY_COMPARE(home.language->current(), "de");
        while (!home.table().over()) {
            const auto& choices = home.table().targets().choices();
            const auto legal = std::find_if(choices.rbegin(), choices.rend(), [](const auto& choice) { return !choice.refusal; });
            QVERIFY(!home.table().play(messina::Command(legal->command)));
        }
        QTRY_COMPARE(home.language->current(), "pl");
    }
};

QTEST_MAIN(tst_Window)
#include "tst_window.moc"
