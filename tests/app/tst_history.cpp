// SPDX-License-Identifier: GPL-3.0-or-later
// Undo and redo, the game as a row of positions, and what is only tried out.
#include "fixture.h"

#include "core/state_hash.h"
#include "messina/event_text.h"
#include "messina/history.h"
#include "messina/rows.h"
#include "messina/what_if.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QtTest>

using namespace magister::messina;
using fixture::Wanderer;
using magister::Random;
using magister::RowsModel;
using magister::stateHash;

namespace {

using TablePtr = std::unique_ptr<MessinaTable>;

TablePtr tableOf(const Setup& setup, const QString& language = "en") {
    return std::make_unique<MessinaTable>(fixture::definition(), setup, fixture::seats(), fixture::language, language);
}

/// A table after that many random commands; a whole game by default.
TablePtr tableAfter(int players, std::uint64_t seed, int commands = 100000) {
    Wanderer w(players, seed);
    for (int i = 0; i < commands && w.step(); ++i) {
    }
    auto table = tableOf(fixture::setup(players, seed));
    table->restore(w.session);
    return table;
}

QVector<RowsModel*> models(MessinaTable& t) {
    return {t.seats(), t.places(), t.docks(),  t.squares(), t.nodes(),   t.overseers(), t.huts(),    t.workshops(),
            t.carts(), t.ships(),  t.scroll(), t.books(),   t.markets(), t.rounds(),    t.buttons(), t.variants()};
}

/// The rows of those models for a position in which nothing can be done.
QVector<Rows> rowsOf(const Scene& s) {
    return {seatRows(s),
            placeRows(s),
            dockRows(s),
            squareRows(s),
            nodeRows(s),
            overseerRows(s),
            hutRows(s),
            workshopRows(s),
            cartRows(s),
            shipRows(s),
            scrollRows(s),
            bookRows(s),
            marketRows(s),
            roundRows(s),
            {},
            {}};
}

QStringList logOf(MessinaTable& table) {
    QStringList lines;
    for (int i = 0; i < table.log()->count(); ++i)
        lines.append(table.log()->row(i).value("text").toString());
    return lines;
}

/// Everything that a try must leave alone.
struct Kept {
    explicit Kept(MessinaTable& t)
        : hash(stateHash(t.session().state())), moves(t.session().moves().size()), events(t.session().events().size()),
          log(logOf(t)), step(t.pastStep()), seat(t.viewSeat()), prompt(t.prompt()) {
        for (RowsModel* model : models(t))
            rows.append(model->rows());
    }
    std::uint64_t hash;
    std::size_t moves, events;
    QStringList log;
    int step, seat;
    QVariantMap prompt;
    QVector<Rows> rows;
    friend bool operator==(const Kept&, const Kept&) = default;
};

/// Random legal commands at the table itself, past the referee.
void wander(MessinaTable& table, int commands, std::uint64_t seed) {
    Random random = Random::seeded(seed);
    for (int i = 0; i < commands && table.state().toAct() != none; ++i) {
        const auto legal = choices(table.definition(), table.state(), table.state().toAct(), Listing::LegalOnly);
        QVERIFY(!table.play(legal[random.below(static_cast<std::uint32_t>(legal.size()))].command));
    }
}

class Onlooker : public Referee {
public:
    bool admits(const Command&) override { return true; }
    void carriedOut(const Command&) override { ++done; }
    bool answers(const Refused&) override { return false; }
    int done = 0;
};

} // namespace

class tst_History : public QObject {
    Q_OBJECT

private slots:
    void pointsGrowByRound() {
        for (const int players : {1, 2, 3, 4}) {
            Wanderer w(players, 6);
            std::vector<std::array<int, maxPlayers>> atRound(7); ///< in the first position of each round
            std::array<bool, 7> met{};
            const auto note = [&] {
                const State& s = w.session.state();
                if (met[s.round]) return;
                met[s.round] = true;
                for (std::size_t p = 0; p < maxPlayers; ++p)
                    atRound[s.round][p] = s.players[p].points;
            };
            note();
            while (w.step())
                note();
            const auto table = tableOf(fixture::setup(players, 6));
            table->restore(w.session);
            const QVariantList growth = table->growth();
            QCOMPARE(growth.size(), players);
            for (int p = 0; p < players; ++p) {
                const QVariantMap seat = growth.at(p).toMap();
                const QVariantList rounds = seat.value("rounds").toList();
                QCOMPARE(seat.value("seat").toInt(), p + 1);
                QCOMPARE(seat.value("tincture").toString(), fixture::seats().at(p).tincture);
                QCOMPARE(rounds.size(), 7);
                for (int round = 1; round <= 6; ++round)
                    QCOMPARE(rounds.at(round - 1).toInt(),
                             atRound[static_cast<std::size_t>(round)][static_cast<std::size_t>(p)]);
                QCOMPARE(rounds.last().toInt(), int{w.session.state().players[static_cast<std::size_t>(p)].points});
                int scored = 0;
                for (const auto& told : w.session.events())
                    if (const auto* line = std::get_if<ScoreLine>(&told.event); line && line->player == p)
                        scored += line->points;
                QCOMPARE(seat.value("beforeScoring").toInt(), rounds.last().toInt() - scored);
                QVERIFY(scored != 0);
            }
        }
    }

    void pointsOfAGameUnderWay() {
        const auto table = tableAfter(2, 3, 12);
        QCOMPARE(table->round(), 1);
        const QVariantMap seat = table->growth().at(0).toMap();
        QCOMPARE(seat.value("rounds").toList().size(), 2);
        QCOMPARE(seat.value("rounds").toList().last().toInt(), int{table->state().players[0].points});
        QCOMPARE(seat.value("beforeScoring"), seat.value("rounds").toList().last());
    }

    void redoLeadsToTheSamePosition() {
        int rows = 0;
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            const auto table = tableAfter(3, seed, 60 + static_cast<int>(seed) * 9);
            std::vector<std::uint64_t> hashes{stateHash(table->state())};
            const QStringList log = logOf(*table);
            QVERIFY(!table->canRedo());
            while (table->canUndo()) {
                table->undo();
                hashes.push_back(stateHash(table->state()));
                QVERIFY(table->canRedo());
            }
            QVERIFY(!table->whyNoUndo().isEmpty());
            QVERIFY(!table->undoRule().value("rule").toString().isEmpty());
            rows += hashes.size() > 3;
            while (hashes.size() > 1) {
                hashes.pop_back();
                table->activate("button:redo");
                QCOMPARE(stateHash(table->state()), hashes.back());
            }
            QVERIFY(!table->canRedo());
            QCOMPARE(logOf(*table), log);
            table->redo();
            QVERIFY(table->refusal().active);
            QCOMPARE(table->refusal().target, "button:redo");
            QCOMPARE(stateHash(table->state()), hashes.front());
        }
        QVERIFY2(rows >= 3, "undo hardly ever reached several commands back");
    }

    void anotherCommandEndsRedo() {
        const auto table = tableAfter(2, 4, 0);
        const auto legal = choices(table->definition(), table->state(), table->state().toAct(), Listing::LegalOnly);
        QVERIFY(legal.size() > 1);
        QVERIFY(!table->play(legal[0].command));
        table->undo();
        QVERIFY(table->canRedo());
        QVERIFY(!table->play(legal[1].command));
        QVERIFY(!table->canRedo());
        table->undo();
        QVERIFY(!table->play(legal[1].command)); // by hand instead of by redo
        QVERIFY(!table->canRedo());
    }

    void aLessonSeesWhatIsRedone() {
        const auto table = tableAfter(2, 4, 0);
        wander(*table, 1, 1);
        Onlooker onlooker;
        table->setReferee(&onlooker);
        QVERIFY(table->canUndo());
        table->undo();
        table->redo();
        QCOMPARE(onlooker.done, 1);
        table->showStep(0);
        QVERIFY(!table->past());
        table->tryOut();
        QVERIFY(!table->trying());
    }

    void everyPositionIsShownAsItWas() {
        for (const int players : {1, 2, 4}) {
            Wanderer w(players, 12);
            const auto fresh = tableOf(fixture::setup(players, 12));
            std::vector<State> states{w.session.state()};
            std::vector<QVariantMap> prompts{fresh->prompt()};
            std::vector<std::array<int, 3>> facts{{fresh->round(), fresh->activeSeat(), fresh->viewSeat()}};
            std::vector<QString> stages{fresh->stage()};
            while (w.step()) {
                QVERIFY(!fresh->play(w.session.moves().back().command));
                states.push_back(w.session.state());
                prompts.push_back(fresh->prompt());
                facts.push_back({fresh->round(), fresh->activeSeat(), fresh->viewSeat()});
                stages.push_back(fresh->stage());
            }
            const auto table = tableOf(fixture::setup(players, 12));
            table->restore(w.session);
            QVERIFY(table->over() && !table->past());
            QCOMPARE(table->steps(), static_cast<int>(states.size()) - 1);
            const QStringList log = logOf(*table);
            const Rows scores = table->scores()->rows();
            QVERIFY(!scores.isEmpty());
            std::vector<std::unique_ptr<QAbstractItemModelTester>> testers;
            for (RowsModel* model : models(*table))
                testers.push_back(std::make_unique<QAbstractItemModelTester>(
                    model, QAbstractItemModelTester::FailureReportingMode::QtTest));
            testers.push_back(std::make_unique<QAbstractItemModelTester>(
                table->log(), QAbstractItemModelTester::FailureReportingMode::QtTest));

            std::vector<int> order;
            for (int i = 0; i < table->steps(); i += 3)
                order.push_back(i);
            Random random = Random::seeded(7);
            random.shuffle(order);
            for (const int step : order) {
                table->showStep(step);
                const auto at = static_cast<std::size_t>(step);
                QVERIFY(table->past());
                QCOMPARE(table->pastStep(), step);
                QCOMPARE(table->prompt(), prompts[at]);
                QCOMPARE((std::array<int, 3>{table->round(), table->activeSeat(), table->viewSeat()}), facts[at]);
                QCOMPARE(table->stage(), stages[at]);
                QVERIFY(!table->over() && !table->canUndo());
                const State seen = observe(states[at], 0).state;
                const Offers none;
                const Scene scene{fixture::definition(),
                                  seen,
                                  fixture::seats(),
                                  fixture::language("en"),
                                  none,
                                  static_cast<PlayerIndex>(table->viewSeat() - 1),
                                  {},
                                  {}};
                const auto wanted = rowsOf(scene);
                const auto all = models(*table);
                for (int i = 0; i < all.size(); ++i)
                    QCOMPARE(all.at(i)->rows(), wanted.at(i));
                QCOMPARE(table->scores()->rows(), scores); // of the game
                if (QTest::currentTestFailed()) return;
            }
            QCOMPARE(logOf(*table), log);
            table->showNow();
            QVERIFY(table->over() && !table->past());
            QCOMPARE(table->prompt(), prompts.back());
            QVERIFY(table->state() == w.session.state());
        }
    }

    void nothingCanBePlayedInThePast() {
        const auto table = tableAfter(2, 8, 40);
        const auto hash = stateHash(table->state());
        for (const QString& code : fixture::codes()) {
            table->setLanguage(code);
            table->showStep(0);
            for (const QVariantMap& place : table->places()->rows())
                QCOMPARE(place.value("offer").toString(), "none");
            QCOMPARE(table->buttons()->count(), 0);
            int asked = 0;
            for (const char* target : {"hex:B2", "button:end-turn", "button:undo", "button:redo", "wheel", "seat:1"}) {
                table->activate(target);
                QVERIFY(table->refusal().active);
                QVERIFY(!table->refusal().what.isEmpty() && !table->refusal().why.isEmpty());
                table->closeRefusal();
                ++asked;
            }
            QCOMPARE(asked, 6);
            table->selectLieutenant(1);
            QCOMPARE(table->selectedLieutenant(), 0);
            QVERIFY(table->whyNot("hex:B2").isEmpty());
            QVERIFY(!table->switchRuling("recall-from-estate", "always"));
            QVERIFY(table->past());
            QCOMPARE(stateHash(table->state()), hash);
            table->showNow();
        }
        QVERIFY(!table->refusal().active);
        table->showStep(3);
        wander(*table, 1, 2); // the game goes on: nobody stays behind
        QVERIFY(!table->past());
        QCOMPARE(table->steps(), 41);
        table->showStep(-5);
        QCOMPARE(table->pastStep(), 0);
        table->showStep(1000);
        QVERIFY(!table->past());
    }

    void theViewReturns() {
        const auto table = tableAfter(3, 8, 70);
        const int other = table->viewSeat() % 3 + 1;
        table->setViewSeat(other);
        QSignalSpy turned(table.get(), &MessinaTable::viewSeatChanged);
        for (int step = 0; step < 30; ++step)
            table->showStep(step);
        QVERIFY(turned.size() > 0);
        table->showNow();
        QCOMPARE(table->viewSeat(), other);
        QSignalSpy passed(table.get(), &MessinaTable::turnPassed);
        QSignalSpy announced(table.get(), &MessinaTable::announced);
        QSignalSpy moved(table.get(), &MessinaTable::moved);
        for (int step = 0; step < 30; ++step)
            table->showStep(step);
        QCOMPARE(passed.size() + announced.size(), 0);
        QVERIFY2(moved.size() > 5, "no piece travels when the game is replayed");
        moved.clear();
        table->showStep(3);
        QCOMPARE(moved.size(), 0);
    }

    void anotherLanguageInThePast() {
        const auto table = tableAfter(2, 5, 60);
        table->showStep(20);
        for (const QString& code : fixture::codes()) {
            table->setLanguage(code);
            QCOMPARE(table->pastStep(), 20);
            const auto fresh = tableAfter(2, 5, 20);
            fresh->setLanguage(code);
            QCOMPARE(table->prompt(), fresh->prompt());
            for (RowsModel* model : models(*table))
                for (const QVariantMap& row : model->rows())
                    QVERIFY(fixture::unfilled(row).isEmpty());
            const auto now = tableAfter(2, 5, 60);
            now->setLanguage(code);
            QCOMPARE(logOf(*table), logOf(*now));
        }
    }

    void momentsAndTicks() {
        const auto table = tableAfter(2, 5);
        const QVariantList ticks = table->ticks();
        int rounds = 0, last = -1;
        std::array<std::array<int, 2>, 7> turns{};
        for (const QVariant& each : ticks) {
            const QVariantMap tick = each.toMap();
            QVERIFY(tick.value("step").toInt() > last);
            last = tick.value("step").toInt();
            rounds += tick.value("newRound").toBool();
            table->showStep(last);
            QCOMPARE(table->round(), tick.value("round").toInt());
            const QVariantMap moment = table->moment();
            QCOMPARE(moment.value("round"), tick.value("round"));
            const int seat = tick.value("seat").toInt();
            if (seat == 0 || moment.value("stage") != "turns") continue;
            QCOMPARE(moment.value("seat").toInt(), seat);
            QCOMPARE(moment.value("name").toString(), fixture::seats().at(seat - 1).name);
            int& n = turns[static_cast<std::size_t>(table->round())][static_cast<std::size_t>(seat - 1)];
            QCOMPARE(moment.value("turn").toInt(), ++n);
        }
        QCOMPARE(rounds, 6);
        for (std::size_t round = 1; round <= 6; ++round)
            QVERIFY(turns[round][0] >= 2 && turns[round][1] >= 2);
    }

    void ticksAreToldWhenTheyChange() {
        const auto table = tableAfter(2, 5, 30);
        QSignalSpy told(table.get(), &MessinaTable::ticksChanged);
        for (int step = 0; step < 30; ++step)
            table->showStep(step);
        QCOMPARE(told.size(), 0);
        wander(*table, 1, 1);
        QCOMPARE(told.size(), 1);
    }

    void aLineOfTheLogShowsItsPosition() {
        const auto table = tableAfter(3, 9, 150);
        const auto& events = table->session().events();
        std::vector<std::size_t> told;
        for (std::size_t i = 0; i < events.size(); ++i)
            if (!eventKind(events[i].event).isEmpty()) told.push_back(i);
        QCOMPARE(static_cast<int>(told.size()), table->log()->count());
        int lit = 0;
        for (int line = table->log()->count() - 1; line >= 0; line -= 5) {
            const QStringList places = table->showLine(line);
            const std::size_t event = told[static_cast<std::size_t>(line)];
            // Right after its command, and not before it.
            QVERIFY(eventsUntil(table->session(), static_cast<std::size_t>(table->pastStep())) > event);
            if (table->pastStep() > 0)
                QVERIFY(eventsUntil(table->session(), static_cast<std::size_t>(table->pastStep() - 1)) <= event);
            lit += !places.isEmpty();
            for (const QString& place : places)
                QVERIFY2(!place.isEmpty() && !place.contains("//"), qPrintable(place));
        }
        QVERIFY(lit > 20);
        const int step = table->pastStep();
        QVERIFY(table->showLine(-1).isEmpty());
        QVERIFY(table->showLine(100000).isEmpty());
        QCOMPARE(table->pastStep(), step);
    }

    void linesAfterAChangedRuling() {
        const auto table = tableOf(fixture::setup(2, 4));
        wander(*table, 1, 1);
        QVERIFY(table->switchRuling("recall-from-estate", "always"));
        const int line = table->log()->count() - 1;
        const QStringList log = logOf(*table);
        wander(*table, 1, 1);
        QVERIFY(table->showLine(line).isEmpty()); // a ruling is no position
        QVERIFY(!table->past());
        table->showLine(line - 1);
        QCOMPARE(table->pastStep(), 1);
        table->tryOut();
        QVERIFY(table->trying());
        QCOMPARE(logOf(*table), log);
        table->backToGame();
        QCOMPARE(logOf(*table).mid(0, log.size()), log);
        QCOMPARE(table->pastStep(), 1);
    }

    void aTryLeavesTheGameAlone() {
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            const auto table = tableAfter(2 + static_cast<int>(seed % 3), seed, 30 + static_cast<int>(seed) * 11);
            QVERIFY(!table->over());
            for (const bool fromPast : {false, true}) {
                if (fromPast) table->showStep(25);
                const Kept kept(*table);
                const int rulings = static_cast<int>(table->rulings().size());
                table->tryOut();
                QVERIFY(table->trying() && !table->past());
                QVERIFY(!table->canUndo());
                table->tryOut(); // no try within a try
                QCOMPARE(logOf(*table), kept.log.mid(0, table->log()->count()));
                const auto start = stateHash(table->state());
                wander(*table, 40, seed);
                QVERIFY(table->steps() > 0);
                QVERIFY(stateHash(table->state()) != start);
                QCOMPARE(stateHash(table->session().state()), kept.hash);
                QCOMPARE(table->session().moves().size(), kept.moves);
                table->showStep(0);
                QVERIFY(table->past());
                table->backToGame();
                QVERIFY(!table->trying());
                QVERIFY(Kept(*table) == kept);
                QCOMPARE(static_cast<int>(table->rulings().size()), rulings);
                const QVariantMap tried = table->tried();
                QVERIFY(tried.value("seat").toInt() > 0);
                QVERIFY(tried.value("lines").toList().size() >= 3);
                table->closeTried();
                QVERIFY(table->tried().isEmpty());
            }
        }
    }

    void aTryIsPlayedLikeTheGame() {
        const auto table = tableAfter(2, 4, 0);
        table->tryOut();
        QString hex;
        for (const QVariantMap& place : table->places()->rows())
            if (place.value("offer") == "legal") hex = place.value("target").toString();
        QVERIFY(!hex.isEmpty());
        table->activate(hex);
        QVERIFY(table->canUndo());
        table->undo();
        QVERIFY(table->canRedo());
        table->redo();
        QCOMPARE(table->steps(), 1);
        const int points = table->state().players[table->state().toAct()].points;
        table->backToGame();
        QCOMPARE(table->steps(), 0);
        const QVariantMap first = table->tried().value("lines").toList().first().toMap();
        QCOMPARE(first.value("what").toString(), "points");
        QCOMPARE(first.value("after").toInt(), points);
        wander(*table, 1, 1);
        QVERIFY(table->tried().isEmpty());
    }

    void aFinishedGameCanBeTriedFromItsMiddle() {
        const auto table = tableAfter(2, 4);
        const Rows scores = table->scores()->rows();
        table->tryOut();
        QVERIFY(!table->trying());
        table->showStep(100);
        table->tryOut();
        QVERIFY(table->trying());
        wander(*table, 100000, 5);
        QVERIFY(table->over());
        QVERIFY(table->scores()->count() > 0);
        table->backToGame();
        QCOMPARE(table->pastStep(), 100);
        QVERIFY(!table->over());
        QCOMPARE(table->scores()->rows(), scores);
        table->showNow();
        QVERIFY(table->over());
    }

    /// What lies hidden has no influence on a try: two games that look the same are tried the same way.
    void aTryTellsNothingHidden() {
        int differ = 0;
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            const int players = 1 + static_cast<int>(seed % 4);
            Wanderer w(players, seed);
            for (int i = 0; i < 40; ++i)
                w.step();
            const State& real = w.session.state();
            const State twin = redrawn(w.session.definition(), real, seed + 1000);
            QVERIFY(observe(twin, 0) == observe(real, 0));
            QVERIFY(check(w.session.definition(), twin).empty());
            QVERIFY(!(twin == real));
            const auto a = tableOf(fixture::setup(players, seed));
            const auto b = tableOf(fixture::setup(players, seed));
            a->restore(w.session);
            b->restore(w.session.branched(w.session.moves().size(), twin));
            a->tryOut();
            b->tryOut();
            QVERIFY(a->state() == b->state());
            QVERIFY(check(a->definition(), a->state()).empty());
            // Neither the order that is nor a fixed one comes up.
            differ += !(a->state().hexPile == real.hexPile) || !(a->state().shipPile == real.shipPile);
            const State once = a->state();
            QVERIFY(!(once.random == real.random));
            a->backToGame();
            a->tryOut();
            QVERIFY(!(a->state() == once));
        }
        QVERIFY2(differ >= 8, qPrintable(QString::number(differ)));
    }

    /// Carts and ships lie by number, hexes by the letter on their back: that is known, and stays.
    void whatIsKnownOfTheOrderStays() {
        const Definition& def = fixture::definition();
        for (const int players : {1, 2, 3, 4}) {
            const State real = newGame(def, fixture::setup(players, 3)).state;
            std::array<bool, 2> otherCart{};
            for (std::uint64_t seed = 1; seed <= 20; ++seed) {
                const State drawn = redrawn(def, real, seed);
                for (std::size_t i = 0; i < real.shipPile.size(); ++i)
                    QCOMPARE(def.ships[drawn.shipPile[i]].number, def.ships[real.shipPile[i]].number);
                for (std::size_t i = 0; i < real.hexPile.size(); ++i)
                    QCOMPARE(def.hexes[drawn.hexPile[i]].letter, def.hexes[real.hexPile[i]].letter);
                for (std::size_t pile = 0; pile < 2; ++pile)
                    for (std::size_t i = 0; i < real.carts[pile].size(); ++i) {
                        QCOMPARE(def.carts[drawn.carts[pile][i]].number, def.carts[real.carts[pile][i]].number);
                        otherCart[pile] = otherCart[pile] || drawn.carts[pile][i] != real.carts[pile][i];
                    }
                QVERIFY(check(def, drawn).empty());
            }
            QVERIFY2(otherCart[0], "the cart in the box is never drawn");
        }
    }
};

QTEST_GUILESS_MAIN(tst_History)
#include "tst_history.moc"
