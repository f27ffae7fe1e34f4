// SPDX-License-Identifier: GPL-3.0-or-later
// Who sits at the table: everything addressed to a seat speaks its language; what is told when the turn passes; how the
// table was set.
#include "tests/app/fixture.h"

#include "app/messina/words/event_text.h"
#include "app/messina/table/hand_over.h"
#include "app/messina/words/prompt_text.h"
#include "app/messina/words/setup_story.h"
#include "app/messina/table/shown_targets.h"
#include "app/messina/table/targets.h"

#include "app/library/rule_library.h"

#include <QSet>
#include <QSignalSpy>
#include <QtTest>

using namespace magister;
using namespace magister::messina;

namespace {

QVector<Seat> people() {
    return {{"Anna", "sapphire", "pl", "full"}, {"Саша", "ruby", "ru", "some"}, {"Karl", "saffron", "", "none"}};
}

class Game {
public:
    explicit Game(int players, std::uint64_t seed = 7, const QVector<Seat>& seats = people(), const Setup* setup = nullptr)
        : table(fixture::definition(), setup ? *setup : fixture::setup(players, seed), seats, fixture::language, "cs"),
          m_random(Random::seeded(seed)) {}

    /// One legal command at random; false when the game is over.
    bool step() {
        const State& state = table.state();
        if (state.over()) return false;
        const auto legal = choices(fixture::definition(), state, state.toAct(), Listing::LegalOnly);
        return !table.play(legal[m_random.below(static_cast<std::uint32_t>(legal.size()))].command);
    }
    /// Until somebody else has to act.
    bool pass() {
        const int before = table.activeSeat();
        while (step())
            if (table.activeSeat() != before) return table.activeSeat() != 0;
        return false;
    }

    MessinaTable table;

private:
    Random m_random;
};

} // namespace

class tst_Seating : public QObject {
    Q_OBJECT

private slots:
    void whoActsIsSpokenToInTheirLanguage() {
        Game game(3);
        QSet<QString> heard;
        for (int i = 0; i < 150; ++i) {
            const MessinaTable& table = game.table;
            const QString own = people().at(table.activeSeat() - 1).language;
            const QString code = own.isEmpty() ? "cs" : own;
            QCOMPARE(table.spoken(), code);
            QCOMPARE(table.help(), people().at(table.activeSeat() - 1).help);
            const fixture::Look look(table.session(), code);
            QCOMPARE(table.prompt().value("sentence").toString(), promptText(look.scene()));
            heard.insert(code);
            QVERIFY(game.step());
        }
        QCOMPARE(heard.size(), 3);
    }

    // Whoever tries something out plays for all, and reads it all in their own language.
    void aTrySpeaksToWhoTries() {
        Game game(2);
        QVERIFY(game.step());
        const QString mine = game.table.spoken();
        const int seat = game.table.lookingSeat();
        game.table.tryOut();
        QVERIFY(game.pass());
        QVERIFY(game.table.activeSeat() != seat);
        QCOMPARE(game.table.spoken(), mine);
        QCOMPARE(game.table.lookingSeat(), seat);
        QVERIFY(game.table.setSeatLanguage(seat, "de"));
        QCOMPARE(game.table.spoken(), "de");
        game.table.backToGame();
        QVERIFY(game.pass());
        QVERIFY(game.table.spoken() != "de");
        QCOMPARE(game.table.lookingSeat(), game.table.activeSeat());
    }

    void theLogIsWordedForWhoeverReadsIt() {
        Game game(2);
        QSignalSpy told(&game.table, &MessinaTable::spokenChanged);
        QVERIFY(game.pass());
        QCOMPARE(told.count(), 1);
        const int last = game.table.log()->count() - 1;
        const QString one = game.table.log()->row(last).value("text").toString();
        QVERIFY(game.table.setSeatLanguage(game.table.activeSeat(), "de"));
        QCOMPARE(told.count(), 2);
        QVERIFY(game.table.log()->row(last).value("text").toString() != one);
    }

    void theHouseholdsLanguageIsForWhoHasNone() {
        Game game(3, 7, {{"Anna", "sapphire"}, {"Karl", "ruby"}, {{}, "violet"}});
        const QString czech = game.table.prompt().value("sentence").toString();
        game.table.setLanguage("pl");
        QCOMPARE(game.table.spoken(), "pl");
        const QString polish = game.table.prompt().value("sentence").toString();
        QVERIFY(polish != czech);
        QVERIFY(game.table.setSeatLanguage(game.table.activeSeat(), "cs"));
        QCOMPARE(game.table.language(), "pl");
        QCOMPARE(game.table.prompt().value("sentence").toString(), czech);
        QVERIFY(game.table.setSeatLanguage(game.table.activeSeat(), {}));
        QCOMPARE(game.table.prompt().value("sentence").toString(), polish);
        QVERIFY(!game.table.setSeatLanguage(game.table.activeSeat(), {}));
        QVERIFY(!game.table.setSeatLanguage(4, "de"));
        QVERIFY(!game.table.setSeatLanguage(0, "de"));
    }

    void whatIsToldToEverybodyIsInTheHouseholdsLanguage() {
        Game game(2);
        QVERIFY(game.table.setSeatLanguage(game.table.activeSeat(), "de"));
        const QString own = game.table.prompt().value("sentence").toString();
        QSignalSpy told(&game.table, &MessinaTable::spokenChanged);
        game.table.setForEverybody(true);
        QCOMPARE(game.table.spoken(), "cs");
        QCOMPARE(game.table.prompt().value("sentence").toString(), promptText(fixture::Look(game.table.session(), "cs").scene()));
        QVERIFY(game.table.prompt().value("sentence").toString() != own);
        game.table.setForEverybody(false);
        QCOMPARE(game.table.spoken(), "de");
        QCOMPARE(game.table.prompt().value("sentence").toString(), own);
        QCOMPARE(told.count(), 2);
    }

    void aRefusalSpeaksToTheOneWhoIsRefused() {
        Game game(2);
        // A book cannot be bought before the fourth step.
        game.table.activate("book:city/2");
        QVERIFY(game.table.refusal().active);
        const QString one = game.table.refusal().what;
        game.table.closeRefusal();
        QVERIFY(game.table.setSeatLanguage(game.table.activeSeat(), "en"));
        game.table.activate("book:city/2");
        QVERIFY(game.table.refusal().what != one);
    }

    void theTurnIsHandedOverWithWhatHasHappened() {
        for (int players = 2; players <= 3; ++players) {
            Game game(players, 11);
            const QVariantMap first = game.table.handOver();
            QCOMPARE(first.value("seat").toInt(), game.table.activeSeat());
            QVERIFY(first.value("since").toList().isEmpty());
            QVERIFY(first.value("from").toMap().isEmpty());
            QCOMPARE(first.value("logLine").toInt(), -1);
            int news = 0;
            for (int turn = 0; turn < 60; ++turn) {
                const int before = game.table.activeSeat();
                if (!game.pass()) break;
                const QVariantMap row = game.table.handOver();
                const Seat seat = people().at(game.table.activeSeat() - 1);
                QCOMPARE(row.value("seat").toInt(), game.table.activeSeat());
                QCOMPARE(row.value("language").toString(), game.table.spoken());
                QCOMPARE(row.value("tincture").toString(), seat.tincture);
                QVERIFY(row.value("title").toString().contains(seat.name));
                const QVariantMap from = row.value("from").toMap();
                QCOMPARE(from.value("seat").toInt(), before);
                const QString giver = people().at(before - 1).language;
                QCOMPARE(from.value("language").toString(), giver.isEmpty() ? "cs" : giver);
                QVERIFY(from.value("thanks").toString().contains(seat.name));
                news += theNewsIsInTheLog(game.table, row);
            }
            QVERIFY2(news > 30, qPrintable(QString::number(news)));
        }
    }

    /// Seats that nobody has named are called by their colours, in the language of whoever is thanked.
    void thanksAreInOneLanguage() {
        const QVector<Seat> seats{{{}, "sapphire", "cs"}, {{}, "ruby", "de"}};
        Game game(2, 7, seats);
        for (int turn = 0; turn < 6; ++turn) {
            const int before = game.table.activeSeat();
            QVERIFY(game.pass());
            const QVariantMap from = game.table.handOver().value("from").toMap();
            const Language& theirs = fixture::language(seats[before - 1].language);
            QCOMPARE(from.value("name").toString(), seatName(theirs, seats, before - 1));
            for (const int player : {0, 1}) {
                QVERIFY(seatName(theirs, seats, player) != seatName(fixture::language(seats[2 - before].language), seats, player));
                QVERIFY2(from.value("thanks").toString().contains(seatName(theirs, seats, player)), qPrintable(from.value("thanks").toString()));
            }
        }
    }
    void whatOneDidOneselfIsNoNews() {
        Game game(2, 3);
        for (int turn = 0; turn < 40 && game.pass(); ++turn)
            for (const QVariant& line : game.table.handOver().value("since").toList())
                QVERIFY(line.toMap().value("seat").toInt() != game.table.activeSeat());
    }

    void whenAllIsOverNobodyIsAsked() {
        Game game(2, 5);
        while (game.step()) {}
        QVERIFY(game.table.over());
        QVERIFY(!game.table.handOver().contains("title"));
        QCOMPARE(game.table.spoken(), "cs");
    }

    void theOpponentHasASeatAndATincture() {
        Game game(1, 7, {{"Anna", "sapphire", "pl", "full"}});
        bool named = false;
        for (int i = 0; i < 400 && game.step(); ++i) {}
        for (int i = 0; i < game.table.log()->count(); ++i) {
            const QVariantMap line = game.table.log()->row(i);
            if (line.value("seat").toInt() != 2) continue;
            named = true;
            QCOMPARE(line.value("tincture").toString(), "ruby");
            QVERIFY(!line.value("text").toString().contains(QLatin1Char('{')));
        }
        QVERIFY(named);
        QVERIFY(game.table.handOver().value("from").toMap().isEmpty());
    }

    void theSetupIsToldOnTheTableItself_data() {
        QTest::addColumn<int>("players");
        QTest::addColumn<bool>("advanced");
        QTest::addColumn<bool>("tile");
        for (int players = 1; players <= 4; ++players)
            for (const bool advanced : {false, true})
                for (const bool tile : {false, true})
                    QTest::addRow("%d %d %d", players, advanced, tile) << players << advanced << tile;
    }
    void theSetupIsToldOnTheTableItself() {
        QFETCH(const int, players);
        QFETCH(const bool, advanced);
        QFETCH(const bool, tile);
        Setup setup = fixture::setup(players, 17);
        setup.priorityTile = tile;
        if (advanced) setup.boards = setup.scrolls = Side::B;
        Game game(players, 17, fixture::seats(), &setup);
        const QVariantList steps = game.table.setupStory();
        QVERIFY2(steps.size() >= 8 && steps.size() <= 13, qPrintable(QString::number(steps.size())));
        const Scene scene{fixture::definition(), game.table.state(), fixture::seats(), fixture::language("en"), {},
                          static_cast<PlayerIndex>(game.table.viewSeat() - 1)};
        const QStringList shown = shownTargets(scene);
        QSet<QString> keys, rules;
        for (const QVariant& each : steps) {
            const QVariantMap step = each.toMap();
            const QString rule = step.value("rule").toString();
            keys.insert(step.value("key").toString());
            rules.insert(rule);
            QVERIFY(ruleFromId(rule.toStdString()));
            for (const QString& code : fixture::codes())
                QVERIFY2(RuleLibrary::shared(QStringLiteral("messina")).articles(code).find(rule), qPrintable(rule + ' ' + code));
            QVERIFY(!step.value("title").toString().isEmpty());
            QVERIFY(!step.value("text").toString().contains(QLatin1Char('{')));
            const QStringList targets = step.value("targets").toStringList();
            QVERIFY2(!targets.isEmpty(), qPrintable(rule));
            for (const QString& target : targets)
                QVERIFY2(shown.contains(target), qPrintable(rule + ' ' + target));
        }
        QCOMPARE(keys.size(), steps.size());
        QCOMPARE(rules.contains("messina.advanced.b-sides"), advanced);
        QCOMPARE(rules.contains("messina.advanced.scroll-boards"), advanced);
        QCOMPARE(rules.contains("messina.priority.tile"), tile);
        QCOMPARE(rules.contains("messina.solo.setup"), players == 1);
    }

    void theSetupIsToldInTheHouseholdsLanguage() {
        Game game(3);
        const QVariantList before = game.table.setupStory();
        QVERIFY(game.table.setSeatLanguage(game.table.activeSeat(), "de"));
        QCOMPARE(game.table.setupStory(), before);
        game.table.setLanguage("en");
        QVERIFY(game.table.setupStory().first().toMap().value("text").toString().contains("in random order"));
    }

private:
    /// How many lines of news there are; each is a sentence of the log from that line on.
    static int theNewsIsInTheLog(MessinaTable& table, const QVariantMap& row) {
        const QVariantList since = row.value("since").toList();
        const int from = row.value("logLine").toInt();
        if ((from >= 0) != !since.isEmpty() || since.size() > 4) return -1000;
        int at = from;
        for (const QVariant& line : since) {
            const QString text = line.toMap().value("text").toString();
            while (at < table.log()->count() && table.log()->row(at).value("text").toString() != text)
                ++at;
            if (at == table.log()->count()) return -1000;
        }
        return static_cast<int>(since.size());
    }
};

QTEST_MAIN(tst_Seating)
#include "tst_seating.moc"
