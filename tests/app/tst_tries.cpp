// SPDX-License-Identifier: GPL-3.0-or-later
// What is only tried out: it leaves the game alone and tells nothing hidden.
#include "tests/app/played_tables.h"

#include "engine/core/state_hash.h"
#include "app/messina/table/what_if.h"

using namespace magister::messina;
using magister::RowsModel;
using magister::stateHash;

namespace {

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

} // namespace

class tst_Tries : public QObject {
    Q_OBJECT

private slots:
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

QTEST_GUILESS_MAIN(tst_Tries)
#include "tst_tries.moc"
