// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games at the table by clicks alone, each held against what the engine decides.
#include "tests/app/orleans/clicking_player.h"
#include "tests/app/orleans/look.h"

#include "app/orleans/words/score_story.h"
#include "tests/engine/orleans/position.h"

#include <QAbstractItemModelTester>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QtTest>

#include <numeric>

using namespace magister::orleans;
using magister::Random;
using magister::RowsModel;

namespace {

using Testers = std::vector<std::unique_ptr<QAbstractItemModelTester>>;

Testers watched(OrleansTable& table) {
    Testers testers;
    for (RowsModel* model : told::modelsOf(table))
        testers.push_back(std::make_unique<QAbstractItemModelTester>(
            model, QAbstractItemModelTester::FailureReportingMode::QtTest));
    testers.push_back(std::make_unique<QAbstractItemModelTester>(
        table.log(), QAbstractItemModelTester::FailureReportingMode::QtTest));
    return testers;
}

Setup setupOf(int players, const char* variant) {
    Setup setup{.players = static_cast<std::uint8_t>(players), .seed = 40u + static_cast<unsigned>(players), .pinned = {}, .rulings = {}};
    const QLatin1String name(variant);
    setup.extraTiles = name == QLatin1String("extra tiles");
    setup.fewerTiles = name == QLatin1String("fewer tiles");
    if (name == QLatin1String("one by one")) setup.rulings.planningOrder = ruling::PlanningOrder::OneByOne;
    return setup;
}

void endIsWhole(OrleansTable& table) {
    const auto rows = table.scores()->rows();
    QVERIFY(!rows.isEmpty());
    for (int seat = 0; seat < table.playerCount(); ++seat) {
        int sum = 0;
        for (const QVariantMap& row : rows)
            if (row.value("key") != "total") sum += row.value("points").toList().at(seat).toInt();
        const int points = table.state().players[static_cast<std::size_t>(seat)].points;
        QCOMPARE(sum, points);
        QCOMPARE(table.growth().at(seat).toMap().value("rounds").toList().last().toInt(), points);
        QCOMPARE(table.growth().at(seat).toMap().value("rounds").toList().size(), int{roundCount} + 1);
    }
    for (const ScoreLine& scored : scoreLines(table.session())) {
        const auto line = std::pair{scoreSourceId(scored.source), scored};
        int sum = 0;
        for (const QVariant& piece : table.countedBy(line.first))
            if (piece.toMap().value("seat").toInt() == line.second.player + 1) sum += piece.toMap().value("count").toInt();
        QCOMPARE(sum, int{line.second.count});
        QVERIFY(table.behindScore(line.first, line.second.player + 1).contains("origins"));
    }
    for (const QString& code : told::codes()) {
        table.setLanguage(code);
        QVERIFY(table.scoreAsText().contains(QString::number(table.state().players[0].points)));
        QVERIFY2(!table.scoreAsText().contains(QRegularExpression("[{}]")), qPrintable(table.scoreAsText()));
        QVERIFY(!table.endReasons().isEmpty());
        QVERIFY(told::flaws(table.endReasons()).isEmpty());
        for (int seat = 1; seat <= table.playerCount(); ++seat) {
            QVERIFY(table.advice(seat).size() <= 3);
            QVERIFY(told::flaws(table.advice(seat)).isEmpty());
        }
        for (int i = 0; i < table.log()->count(); ++i) {
            const QString text = table.log()->row(i).value("text").toString();
            QVERIFY2(!text.isEmpty() && told::flaw(text).isEmpty(), qPrintable(text));
        }
        QCOMPARE(told::missing(code), QStringList());
    }
    QVERIFY(table.advice(0).isEmpty() && table.advice(table.playerCount() + 1).isEmpty());
    QVERIFY(table.handOver().value("seat").toInt() == 0);
}

} // namespace

class tst_OrleansTable : public QObject {
    Q_OBJECT

private slots:
    /// Of one and the same click the bar, the card and "?" cite the same rule.
    void barAndCardCiteTheSameRule() {
        Random random = Random::seeded(31);
        const told::TablePtr table = told::tableOf(setupOf(3, ""));
        int cited = 0;
        for (int moves = 0; moves < 400 && !table->over(); moves += 5) {
            told::wander(*table, 5, random);
            QStringList targets;
            for (int i = 0; i < static_cast<int>(table->targets().choices().size()); ++i)
                targets += table->targets().targetsOf(i);
            targets.removeDuplicates();
            for (const QString& target : targets) {
                const QString bar = table->preview(target).value("rule").toString();
                if (bar.isEmpty()) continue;
                QVERIFY2(table->ruleAt(target) == bar, (target + ": " + table->ruleAt(target) + ", " + bar).toUtf8());
                if (const QVariantMap card = table->cardOf(target); !card.isEmpty()) {
                    QCOMPARE(card.value("rule").toString(), bar);
                    ++cited;
                }
            }
        }
        QVERIFY2(cited > 200, QByteArray::number(cited));
    }

    void wholeGamesByClicks_data() {
        QTest::addColumn<int>("players");
        QTest::addColumn<QString>("variant");
        for (const int players : {2, 3, 4})
            for (const char* variant : {"base", "extra tiles", "fewer tiles", "one by one"})
                QTest::addRow("%d players, %s", players, variant) << players << variant;
    }
    void wholeGamesByClicks() {
        QFETCH(int, players);
        QFETCH(QString, variant);
        const Setup setup = setupOf(players, variant.toUtf8().constData());
        const auto table = told::tableOf(setup);
        const Testers testers = watched(*table);
        told::ClickingPlayer player(*table, setup.seed);
        while (!table->over()) {
            const QString wrong = player.click();
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
            if (player.clicks() % 40 != 0) continue;
            // Another language and another seat to be asked; nothing may be left open in any.
            table->setLanguage(told::codes().at(player.clicks() / 40 % 5));
            const QList<int> asked = table->askedSeats();
            table->askSeat(asked.at(player.clicks() / 40 % asked.size()));
            const QStringList flaws = told::flaws(told::shownBy(*table, table->log()->count() - 5));
            QVERIFY2(flaws.isEmpty(), qPrintable(flaws.join('|')));
            if (QTest::currentTestFailed()) return;
        }
        QCOMPARE(table->activeSeat(), 0);
        QCOMPARE(table->round(), int{roundCount});
        QCOMPARE(table->stage(), "over");
        qInfo("%d clicks, %d menus, %d kinds of commands", player.clicks(), player.menus(), int(player.kinds().size()));
        QVERIFY(player.kinds().size() > 10);
        endIsWhole(*table);
    }

    /// Rows that are not made again must be those that would be made.
    void whatIsShownIsWhatWouldBeMade() {
        for (const int players : {2, 4}) {
            Setup setup = setupOf(players, "extra tiles");
            setup.seed = 77;
            const auto table = told::tableOf(setup);
            Random random = Random::seeded(5);
            for (int n = 0; !table->over(); ++n) {
                told::wander(*table, 1, random);
                if (n % 3 == 0) table->setViewSeat(1 + n % players);
                if (n % 61 == 0) table->setLanguage(told::codes().at(n / 61 % 5));
                if (n % 97 == 0) table->setSeats(told::seats().mid(n / 97 % (5 - players), players));
                if (n % 11 == 0) table->switchRuling("barracks-direction", n % 2 ? "any-as-knight" : "knight-as-any");
                if (n % 131 == 0) table->setOurs([n](const std::string& id) { return id.size() % 3 == std::size_t(n) % 2; });
                if (n % 5 != 0) continue;
                const auto shown = rowsOf(*table);
                // Another language and back: everything is made anew.
                const QString code = table->language();
                table->setLanguage(code == "en" ? "de" : "en");
                table->setLanguage(code);
                QVERIFY2(rowsOf(*table) == shown, qPrintable(QStringLiteral("after command %1").arg(n)));
            }
        }
    }

    void whoIsAskedIsChosen() {
        const auto table = atPlanning(3);
        QCOMPARE(table->askedSeats().size(), 3);
        const int first = table->activeSeat();
        const int other = first % 3 + 1;
        QSignalSpy passed(table.get(), &OrleansTable::turnPassed);
        table->askSeat(other);
        QCOMPARE(table->activeSeat(), other);
        QCOMPARE(table->viewSeat(), other);
        QCOMPARE(table->lookingSeat(), other);
        QCOMPARE(passed.size(), 1);
        QCOMPARE(passed.front().front().toInt(), other);
        table->askSeat(other); // already
        table->askSeat(0);
        table->askSeat(4);
        table->setBusy(true);
        table->askSeat(first);
        table->setBusy(false);
        QCOMPARE(passed.size(), 1);
        QCOMPARE(table->activeSeat(), other);
        QCOMPARE(table->handOver().value("seat").toInt(), other);
        // Whoever has acted goes on, until done.
        told::ClickingPlayer player(*table, 3);
        QCOMPARE(player.clickFor<PlaceFollower>(), QString());
        QCOMPARE(table->activeSeat(), other);
        QCOMPARE(player.clickFor<Done>(), QString());
        QVERIFY(table->activeSeat() != other);
        QVERIFY(!table->askedSeats().contains(other));
        QCOMPARE(passed.size(), 2);
        table->askSeat(other);
        QVERIFY(table->activeSeat() != other);
    }

    /// planning.take-back: a plan that is done can be taken up again while others still plan, and not later.
    void whoIsDoneIsAskedAgain() {
        const auto table = atPlanning(3);
        const int first = table->activeSeat(), second = first % 3 + 1;
        const QString button = QStringLiteral("button:plan-again-%1").arg(first), plan = QStringLiteral("seat:%1/plan").arg(first);
        const auto offered = [&](int seat) {
            const QString name = QStringLiteral("button:plan-again-%1").arg(seat);
            const auto& rows = table->buttons()->rows();
            return std::any_of(rows.begin(), rows.end(), [&](const QVariantMap& row) { return row.value("target") == name; });
        };
        told::ClickingPlayer player(*table, 3);
        QCOMPARE(player.clickFor<PlaceFollower>(), QString());
        QVERIFY(!offered(first));
        const Workforce planned = table->state().players[static_cast<std::size_t>(first - 1)].work;
        QCOMPARE(player.clickFor<Done>(), QString());
        QCOMPARE(table->activeSeat(), second);
        QCOMPARE(player.clickFor<PlaceFollower>(), QString());
        QVERIFY(offered(first) && !offered(second));
        QVERIFY(!table->preview(button).value("text").toString().isEmpty());
        QCOMPARE(table->ruleAt(button), QStringLiteral("orleans.planning.take-back"));
        QVERIFY(!table->cardOf(plan).value("meaning").toString().isEmpty());
        const QVariantMap waiting = table->planning().value("waiting").toList().at(first - 1).toMap();
        QVERIFY(waiting.value("again").toBool());
        QCOMPARE(waiting.value("plan").toString(), plan);
        // Whoever plays on another device takes the plan up there.
        table->setSeatsHere({second});
        QVERIFY(!offered(first));
        QVERIFY(table->preview(button).value("text").toString().isEmpty());
        QVERIFY(!table->planning().value("waiting").toList().at(first - 1).toMap().value("again").toBool());
        table->setSeatsHere({1, 2, 3});
        QVERIFY(offered(first));
        // Not where a script plays, nor for somebody who plans or is nobody.
        const std::size_t moves = table->session().moves().size();
        table->setBusy(true);
        table->askAgain(first);
        table->setBusy(false);
        table->askAgain(second);
        table->askAgain(0);
        table->askAgain(4);
        QCOMPARE(table->session().moves().size(), moves);

        QSignalSpy passed(table.get(), &OrleansTable::turnPassed);
        QStringList announced;
        connect(table.get(), &OrleansTable::announced, this, [&](const QString& text) { announced.append(text); });
        table->activate(plan);
        QCOMPARE(table->session().moves().size(), moves + 1);
        QCOMPARE(table->activeSeat(), first);
        QCOMPARE(table->viewSeat(), first);
        QCOMPARE(passed.size(), 1);
        QCOMPARE(passed.front().front().toInt(), first);
        QCOMPARE(announced.size(), 1);
        QCOMPARE(table->log()->row(table->log()->count() - 1).value("text").toString(), announced.front());
        QVERIFY(table->state().players[static_cast<std::size_t>(first - 1)].work == planned);
        QVERIFY(!offered(first));
        // Done again, the next goes on; once all are done it is too late.
        QCOMPARE(player.clickFor<Done>(), QString());
        QCOMPARE(table->activeSeat(), second);
        while (table->stage() == "planning")
            QCOMPARE(player.clickFor<Done>(), QString());
        for (int seat = 1; seat <= 3; ++seat)
            QVERIFY(!offered(seat));
        const std::size_t all = table->session().moves().size();
        table->askAgain(first);
        table->activate(button);
        QCOMPARE(table->session().moves().size(), all);
    }

    /// planning.together: who is told what of a plan in the making.
    void handOverTellsNoPlan() {
        const auto table = atPlanning(3);
        const int planner = table->activeSeat(), reader = planner % 3 + 1;
        told::ClickingPlayer player(*table, 5);
        QCOMPARE(player.clickFor<PlaceFollower>(), QString());
        const QString own = table->log()->row(table->log()->count() - 1).value("text").toString();
        QVERIFY(!own.isEmpty());
        table->setViewSeat(reader); // whosever board is looked at
        QCOMPARE(table->log()->row(table->log()->count() - 1).value("text").toString(), own);
        table->setViewSeat(planner);
        QCOMPARE(player.clickFor<Done>(), QString());
        table->askSeat(reader);
        const QVariantMap row = table->handOver();
        QCOMPARE(row.value("seat").toInt(), reader);
        QCOMPARE(row.value("from").toMap().value("seat").toInt(), planner);
        for (const QVariant& news : row.value("all").toList())
            QVERIFY2(news.toMap().value("text").toString() != own, qPrintable(own));
        QVERIFY(!told::logOf(*table).contains(own) && !told::logOf(*table).contains(QString()));
        QVERIFY(table->seats()->row(planner - 1).value("ready").toBool());
        // The board of the one who has planned shows what lay there before.
        table->setViewSeat(planner);
        for (const QVariantMap& place : table->places()->rows())
            for (const QVariant& slot : place.value("slots").toList())
                QCOMPARE(slot.toMap().value("token").toString(), QString());
        // Whoever is last is not told that the others are still at it.
        QVERIFY(row.value("note").toString().contains("The others are planning too"));
        QCOMPARE(player.clickFor<Done>(), QString());
        const QVariantMap last = table->handOver();
        QCOMPARE(last.value("seat").toInt(), 6 - planner - reader);
        QVERIFY2(last.value("note").toString().contains("All other plans are ready"), qPrintable(last.value("note").toString()));
    }

    void undoGoesAcrossSeats() {
        const auto table = atPlanning(2);
        const int first = table->activeSeat(), second = first % 2 + 1;
        told::ClickingPlayer player(*table, 5);
        const std::size_t moves = table->session().moves().size();
        QCOMPARE(player.clickFor<PlaceFollower>(), QString());
        table->askSeat(second);
        const QVariantList before = told::shownBy(*table);
        QVERIFY(table->canUndo());
        QSignalSpy passed(table.get(), &OrleansTable::turnPassed);
        QStringList announced;
        connect(table.get(), &OrleansTable::announced, this, [&](const QString& text) { announced.append(text); });
        table->undo(); // of what the other has planned: the other sits down again
        QCOMPARE(table->session().moves().size(), moves);
        QCOMPARE(table->activeSeat(), first);
        QCOMPARE(table->viewSeat(), first);
        QCOMPARE(passed.size(), 1);
        QCOMPARE(passed.front().front().toInt(), first);
        QVERIFY(announced.isEmpty());
        QVERIFY(table->canRedo());
        table->redo();
        QCOMPARE(table->activeSeat(), first);
        table->askSeat(second);
        QCOMPARE(told::shownBy(*table), before);
        // That somebody has gone back a step is nobody else's to know.
        table->askSeat(first);
        table->undo();
        QVERIFY(table->canRedo());
        table->askSeat(second);
        QVERIFY(!table->canRedo());
    }

private:
    /// A table where all plan together for the first time.
    static told::TablePtr atPlanning(int players) {
        const auto plays = [players](std::uint64_t seed) {
            const Setup setup{.players = static_cast<std::uint8_t>(players), .seed = seed, .pinned = {}, .rulings = {}};
            auto table = told::tableOf(setup);
            told::ClickingPlayer player(*table, seed);
            while (table->stage() != "planning")
                if (!(player.clickFor<DrawFollowers>().isEmpty() || player.click().isEmpty())) qFatal("no click");
            return table;
        };
        return plays(9);
    }
    static QVector<Rows> rowsOf(OrleansTable& table) {
        QVector<Rows> all;
        for (RowsModel* model : told::modelsOf(table))
            all.append(model->rows());
        return all;
    }
};

QTEST_GUILESS_MAIN(tst_OrleansTable)
#include "tst_orleans_table.moc"
