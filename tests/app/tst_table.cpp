// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/fixture.h"

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QtTest>

#include <algorithm>

using namespace magister::messina;
using fixture::Wanderer;
using magister::RowsModel;

namespace {

std::unique_ptr<MessinaTable> makeTable(int players = 2, std::uint64_t seed = 4) {
    return std::make_unique<MessinaTable>(fixture::definition(), fixture::setup(players, seed), fixture::seats(),
                                          fixture::language, "en");
}

QVector<RowsModel*> everyModel(MessinaTable& t) {
    return {t.seats(),   t.places(),    t.docks(),   t.squares(),  t.nodes(),  t.overseers(),
            t.huts(),    t.workshops(), t.carts(),   t.ships(),    t.scroll(), t.books(),
            t.markets(), t.rounds(),    t.buttons(), t.variants(), t.scores()};
}

QString anyLegalHex(MessinaTable& table) {
    for (const QVariantMap& place : table.places()->rows())
        if (place.value("offer") == "legal") return place.value("target").toString();
    return {};
}

class Strict : public Referee {
public:
    bool admits(const Command&) override { return ++asked, open; }
    void carriedOut(const Command&) override { ++done; }
    bool answers(const Refused&) override { return ++refusals, true; }
    bool open = false;
    int asked = 0, done = 0, refusals = 0;
};

} // namespace

class tst_Table : public QObject {
    Q_OBJECT

private slots:
    void everyModelHasWhatItPromises() {
        const auto table = makeTable(4);
        QCOMPARE(table->seats()->count(), 4);
        QCOMPARE(table->places()->count(), 13 + 6 + 4);
        QCOMPARE(table->docks()->count(), 4);
        QCOMPARE(table->squares()->count(), 18);
        QCOMPARE(table->overseers()->count(), 3);
        QCOMPARE(table->huts()->count(), 4);
        QCOMPARE(table->books()->count(), 3);
        QCOMPARE(table->markets()->count(), 3 + 3 + 2);
        QCOMPARE(table->rounds()->count(), 6);
        QCOMPARE(table->round(), 1);
        QCOMPARE(table->stage(), "turns");
        for (RowsModel* model : everyModel(*table)) {
            const auto names = model->roleNames();
            for (const QVariantMap& row : model->rows())
                for (const QByteArray& name : names)
                    QVERIFY2(row.contains(name), name + " in " + model->property("objectName").toByteArray());
        }
        QCOMPARE(table->wheel().size(), 5);
        QVERIFY(table->places()->rowOf("hex:B2").value("accessible").toString().startsWith("B2, "));
    }

    void tellsWhereValuesAreFrom() {
        const auto table = makeTable();
        const QVariantMap hex = table->places()->rowOf("hex:B2");
        QVERIFY(!hex.value("ours").toBool() && !hex.value("yours").toBool());
        const std::string tile = hex.value("tile").toString().toStdString();
        const std::string port = "port-upper-left";
        table->setOurs([&](const std::string& id) { return id == tile; });
        table->setYours([&](const std::string& id) { return id == port || id.starts_with("cart-"); });
        QVERIFY(table->places()->rowOf("hex:B2").value("ours").toBool());
        QVERIFY(!table->places()->rowOf("hex:B2").value("yours").toBool());
        int ports = 0;
        for (const QVariantMap& place : table->places()->rows())
            ports += place.value("yours").toBool();
        QCOMPARE(ports, 1);
        for (const QVariantMap& market : table->markets()->rows())
            QCOMPARE(market.value("yours").toBool(), market.value("kind") == "carts");
    }

    void modelsStayConsistentThroughAGame() {
        const auto table = makeTable(3, 21);
        std::vector<std::unique_ptr<QAbstractItemModelTester>> testers;
        for (RowsModel* model : everyModel(*table))
            testers.push_back(std::make_unique<QAbstractItemModelTester>(
                model, QAbstractItemModelTester::FailureReportingMode::QtTest));
        Wanderer w(3, 21);
        int n = 0;
        while (!table->over()) {
            QVERIFY(w.step());
            QVERIFY(!table->play(w.session.moves().back().command).has_value());
            // Another language at every tenth move: nothing may be left unfilled in any.
            if (++n % 10 == 0) table->setLanguage(fixture::codes().at(n / 10 % 5));
            for (RowsModel* model : everyModel(*table))
                for (const QVariantMap& row : model->rows())
                    QVERIFY2(fixture::unfilled(row).isEmpty(), fixture::unfilled(row).join('|').toUtf8());
            QVERIFY2(fixture::unfilled(table->prompt()).isEmpty(),
                     table->prompt().value("sentence").toString().toUtf8());
            if (QTest::currentTestFailed()) return;
        }
        QVERIFY(table->state() == w.session.state());
        QCOMPARE(table->activeSeat(), 0);
        QCOMPARE(table->scores()->count(), 12);
        for (int seat = 0; seat < 3; ++seat) {
            int sum = 0;
            const auto rows = table->scores()->rows();
            for (const QVariantMap& row : rows)
                if (row.value("key") != "total")
                    sum += QLocale(table->language()).toInt(row.value("values").toStringList().at(seat));
            QCOMPARE(sum, int{table->state().players[static_cast<std::size_t>(seat)].points});
        }
        for (const QString& code : fixture::codes()) {
            table->setLanguage(code);
            for (int i = 0; i < table->log()->count(); ++i) {
                const QString text = table->log()->row(i).value("text").toString();
                QVERIFY2(!text.isEmpty() && !text.contains('{'), text.toUtf8());
                QVERIFY(ruleFromId(table->log()->row(i).value("rule").toString().toStdString()).has_value());
            }
        }
    }

    void theLogIsReadInEveryLanguage() {
        const auto table = makeTable();
        table->activate(anyLegalHex(*table));
        const int last = table->log()->count() - 1;
        const QString english = table->log()->row(last).value("text").toString();
        QVERIFY(!english.isEmpty());
        QSignalSpy retold(table->log(), &QAbstractItemModel::dataChanged);
        QSignalSpy changed(table.get(), &MessinaTable::languageChanged);
        table->setLanguage("cs");
        QCOMPARE(retold.size(), 1);
        QCOMPARE(changed.size(), 1);
        QVERIFY(table->log()->row(last).value("text").toString() != english);
    }

    void undoTakesBackTheLogToo() {
        const auto table = makeTable();
        QVERIFY(!table->canUndo());
        QVERIFY(!table->whyNoUndo().isEmpty());
        const State before = table->state();
        const int told = table->log()->count();
        table->activate(anyLegalHex(*table));
        QVERIFY(table->log()->count() > told);
        QVERIFY(table->canUndo());
        table->undo();
        QVERIFY(table->state() == before);
        QCOMPARE(table->log()->count(), told);
        table->activate("button:undo");
        QVERIFY(table->refusal().active);
        QCOMPARE(table->refusal().why, table->whyNoUndo());
        QVERIFY(!table->refusal().rule.isEmpty());
    }

    void aLieutenantIsPickedUp() {
        const auto table = makeTable();
        const QString seat = QStringLiteral("seat:%1").arg(table->activeSeat());
        const auto told = [&] { return table->preview(seat + "/lieutenant/2").value("text").toString(); };
        QVERIFY2(told().startsWith("Pick up this lieutenant"), qPrintable(told()));
        table->activate(seat + "/lieutenant/2");
        QCOMPARE(table->picked(), 2);
        QVERIFY2(told().startsWith("Put this lieutenant back"), qPrintable(told()));
        table->activate(anyLegalHex(*table));
        QCOMPARE(int{table->state().turn.lieutenant}, 1);
        QCOMPARE(table->picked(), 0);
        table->undo();
        table->activate(seat + "/estate/lieutenant");
        QCOMPARE(table->picked(), 1);
        table->activate(seat + "/lieutenant/1");
        QCOMPARE(table->picked(), 0);
        table->activate(seat + "/lieutenant/5");
        QCOMPARE(table->refusal().reason, "lieutenant-not-yours");
    }

    void theViewFollowsTheTurn() {
        const auto table = makeTable(2, 4);
        QSignalSpy passed(table.get(), &MessinaTable::turnPassed);
        const int first = table->activeSeat();
        QCOMPARE(table->viewSeat(), first);
        Wanderer w(2, 4);
        while (table->activeSeat() == first && w.step())
            table->play(w.session.moves().back().command);
        QCOMPARE(passed.size(), 1);
        QCOMPARE(table->viewSeat(), table->activeSeat());
        table->setViewSeat(first);
        QCOMPARE(table->viewSeat(), first);
        QVERIFY(table->squares()->row(0).value("target").toString().startsWith(QStringLiteral("seat:%1/").arg(first)));
        table->setViewSeat(7);
        QCOMPARE(table->viewSeat(), first);
    }

    void aRefereeLooksOn() {
        const auto table = makeTable();
        Strict strict;
        table->setReferee(&strict);
        const State before = table->state();
        table->activate(anyLegalHex(*table));
        QCOMPARE(strict.asked, 1);
        QVERIFY(table->state() == before);
        table->activate("wheel");
        QCOMPARE(strict.refusals, 1);
        QVERIFY(!table->refusal().active);
        strict.open = true;
        table->activate(anyLegalHex(*table));
        QCOMPARE(strict.done, 1);
        QVERIFY(!(table->state() == before));
    }

    void rulesAreExplained() {
        const auto table = makeTable();
        QSignalSpy open(table.get(), &MessinaTable::openRule);
        for (const char* target :
             {"hex:B2", "port:upper-left", "dock:upper-left", "seat:1/hut/1", "seat:1/rats", "wheel", "book:church/2",
              "market:carts/1", "row:round-table/2/flame", "anything", "exp:left"})
            table->explain(target);
        QCOMPARE(open.size(), 11);
        for (const auto& call : open)
            QVERIFY(ruleFromId(call.front().toString().toStdString()).has_value());
    }

    void everythingIsSpoken() {
        const auto table = makeTable();
        const QString own = QStringLiteral("seat:%1/").arg(table->viewSeat());
        for (const char* part : {"overseer/nun", "node/nun-1", "square/nun-lower-inner", "scroll/1", "hut/4"})
            QVERIFY2(!table->accessibleOf(own + part).isEmpty(), part);
        for (const char* target : {"hex:B2", "hex:B2/cube", "port:upper-left", "dock:upper-right",
                                   "dock:upper-right/ship/1", "book:church/2", "market:workshops/nun", "seat:2"})
            QVERIFY2(!table->accessibleOf(target).isEmpty(), target);
        QVERIFY(table->accessibleOf("nonsense").isEmpty());
    }

    void noSentenceIsMissing() {
        const auto table = makeTable(2, 33);
        Wanderer w(2, 33);
        while (w.step())
            table->play(w.session.moves().back().command);
        for (const QString& code : fixture::codes()) {
            table->setLanguage(code);
            for (int i = 0; i < table->log()->count(); ++i)
                table->log()->row(i);
            QVERIFY2(fixture::missing(code).isEmpty(), fixture::missing(code).join('|').toUtf8());
        }
    }

    void refreshIsQuick() {
        const auto table = makeTable(4, 8);
        Wanderer w(4, 8);
        std::vector<qint64> times;
        QElapsedTimer timer;
        while (w.step()) {
            timer.start();
            table->play(w.session.moves().back().command);
            times.push_back(timer.nsecsElapsed());
        }
        std::sort(times.begin(), times.end());
        const double median = static_cast<double>(times[times.size() / 2]) / 1e6;
        const double slow = static_cast<double>(times[times.size() * 95 / 100]) / 1e6;
        qInfo("%d commands: median %.2f ms, 95th percentile %.2f ms", static_cast<int>(times.size()), median, slow);
#ifdef NDEBUG
        QVERIFY(median < 16);
#else
        QVERIFY(median < 64); // unoptimised code on a shared machine
#endif
    }
};

QTEST_GUILESS_MAIN(tst_Table)
#include "tst_table.moc"
