// SPDX-License-Identifier: GPL-3.0-or-later
// A table that changes its mind about an open question in the middle of a game.
#include "tests/app/played_tables.h"

#include "engine/messina/ruled_otherwise.h"

#include <QSignalSpy>
#include <QtTest>

using namespace magister::messina;
using fixture::Wanderer;

namespace {

const QString option = QStringLiteral("recall-from-estate");
const QString always = QStringLiteral("always");
const QString lastResort = QStringLiteral("last-resort");

Setup ruled(Setup setup, const QString& question, const QString& choice) {
    const auto answer = magister::rulingAnswer<TableGame>(question, choice);
    if (!answer) qFatal("no such ruling");
    setAnswer(setup.rulings, answer->question, answer->choice);
    return setup;
}

bool isSwitch(const QString& line) {
    return line.startsWith(QStringLiteral("From now on: "));
}
QStringList withoutSwitches(QStringList lines) {
    lines.removeIf(isSwitch);
    return lines;
}

/// What a click on "recall" with lieutenant 1 would do.
std::optional<magister::messina::Refusal> recall(const MessinaTable& table) {
    return refuse(table.definition(), table.state(), table.state().toAct(), Recall{0});
}
bool offersRecall(const MessinaTable& table) {
    for (const Choice& choice : table.targets().choices())
        if (std::holds_alternative<Recall>(choice.command) && !choice.refusal) return true;
    return false;
}

/// The first legal command that shows nothing hidden, carried out.
bool playSomethingOpen(MessinaTable& table) {
    for (const Choice& choice : choices(table.definition(), table.state(), table.state().toAct(), Listing::LegalOnly)) {
        Session attempt = table.session();
        if (attempt.give(table.state().toAct(), choice.command) || !attempt.canUndo()) continue;
        return !table.play(choice.command);
    }
    return false;
}

QVariantMap answerOf(const QVariantMap& changes, const QString& choice) {
    return changes.value(choice).toMap();
}

class Onlooker : public Referee {
public:
    bool admits(const Command&) override { return true; }
    void carriedOut(const Command&) override {}
    bool answers(const Refused&) override { return false; }
};

} // namespace

class tst_RulingSwitch : public QObject {
    Q_OBJECT

private slots:
    void whatMayBeDoneFollowsAtOnce() {
        const auto table = tableOf(fixture::setup(2, 4));
        QVERIFY(recall(*table).has_value() && !offersRecall(*table));
        QSignalSpy rulings(table.get(), &MessinaTable::rulingsChanged);
        QSignalSpy changed(table.get(), &MessinaTable::changed);
        QSignalSpy announced(table.get(), &MessinaTable::announced);
        const int told = table->log()->count();

        QVERIFY(table->canSwitch(option, always));
        QVERIFY(table->switchRuling(option, always));

        QVERIFY(!recall(*table).has_value() && offersRecall(*table));
        QCOMPARE(table->rulings().value(option).toString(), always);
        QVERIFY(table->state() == newGame(fixture::definition(), ruled(fixture::setup(2, 4), option, always)).state);
        QCOMPARE(rulings.size(), 1);
        QVERIFY(changed.size() > 0);
        QCOMPARE(table->log()->count(), told + 1);
        const QVariantMap line = table->log()->row(told);
        QCOMPARE(line.value("text").toString(), "From now on: recall-from-estate – always.");
        QCOMPARE(line.value("rule").toString(), "messina.recall.from-town");
        QCOMPARE(line.value("round").toInt(), 1);
        for (const QByteArray& role : table->log()->roleNames())
            QVERIFY2(line.contains(role), role);
        QCOMPARE(announced.size(), 1);
        QCOMPARE(announced[0][0].toString(), line.value("text").toString());
    }

    void tooLateOnceItHasMadeADifference() {
        const auto table = tableOf(fixture::setup(2, 4));
        QVERIFY(table->switchRuling(option, always));
        QVERIFY(table->canSwitch(option, lastResort));
        QVERIFY(!table->play(Recall{0}));

        QVERIFY(!table->canSwitch(option, lastResort));
        const QVariantMap changes = table->rulingChanges(option);
        QCOMPARE(changes.keys(), QStringList({"always", "last-resort", "never"}));
        QCOMPARE(answerOf(changes, always), QVariantMap({{"possible", true}, {"reason", ""}}));
        QCOMPARE(answerOf(changes, lastResort), QVariantMap({{"possible", false}, {"reason", "too-late"}}));
        const State before = table->state();
        const QStringList log = logOf(*table);
        QSignalSpy rulings(table.get(), &MessinaTable::rulingsChanged);
        QVERIFY(!table->switchRuling(option, lastResort));
        QVERIFY(table->state() == before);
        QCOMPARE(logOf(*table), log);
        QCOMPARE(rulings.size(), 0);

        // Taken back, it has made none.
        QVERIFY(table->canUndo());
        table->undo();
        QVERIFY(table->switchRuling(option, lastResort));
        QVERIFY(recall(*table).has_value());
    }

    void whatLiesOnTheTableStays() {
        const auto table = tableOf(fixture::setup(3, 6));
        QVERIFY(!table->canSwitch("port-corners", "random"));
        QCOMPARE(answerOf(table->rulingChanges("port-corners"), "random").value("reason").toString(), "too-late");
        QVERIFY(table->canSwitch("port-corners", "printed"));
        QVERIFY(!table->canSwitch("book-stack-start", "first-on-top"));
    }

    void neverInALesson() {
        const auto table = tableOf(fixture::setup(2, 4));
        Onlooker lesson;
        table->setReferee(&lesson);
        const State before = table->state();
        for (const RulingOption& question : rulingOptions())
            for (const std::string_view choice : question.choices) {
                const QString id = QString::fromStdString(std::string(question.id));
                const QString wanted = QString::fromStdString(std::string(choice));
                QVERIFY(!table->canSwitch(id, wanted));
                QVERIFY(!table->switchRuling(id, wanted));
                QCOMPARE(answerOf(table->rulingChanges(id), wanted).value("reason").toString(), "lesson");
            }
        QVERIFY(table->state() == before);
        table->setReferee(nullptr);
        QVERIFY(table->canSwitch(option, always));
    }

    void whatDoesNotExistOrNothingNew() {
        const auto table = tableOf(fixture::setup(2, 4));
        const int told = table->log()->count();
        QVERIFY(!table->canSwitch("no-such-option", always));
        QVERIFY(!table->canSwitch(option, "no-such-choice"));
        QVERIFY(!table->switchRuling(option, {}));
        QVERIFY(table->rulingChanges("no-such-option").isEmpty());
        QVERIFY(table->switchRuling(option, lastResort)); // it is played already
        QCOMPARE(table->log()->count(), told);
        table->setBusy(true);
        QVERIFY(!table->switchRuling(option, always));
        table->setBusy(false);
        QVERIFY(table->switchRuling(option, always));
    }

    void undoKeepsTheRulingAndItsLine() {
        const auto table = tableOf(fixture::setup(2, 4));
        const int opening = table->log()->count();
        QVERIFY(playSomethingOpen(*table));
        QVERIFY(table->switchRuling(option, always));
        QVERIFY(playSomethingOpen(*table));
        QVERIFY(table->switchRuling(option, "never"));
        const auto lines = logOf(*table).filter("From now on: ");
        QCOMPARE(lines.size(), 2);
        while (table->canUndo())
            table->undo();
        QCOMPARE(table->session().moves().size(), std::size_t{0});
        QCOMPARE(logOf(*table).mid(opening), lines);
        QCOMPARE(table->rulings().value(option).toString(), "never");
        QVERIFY(table->state() == newGame(fixture::definition(), ruled(fixture::setup(2, 4), option, "never")).state);
        QVERIFY(playSomethingOpen(*table));
        QVERIFY(!isSwitch(logOf(*table).last()));
        table->undo();
        QCOMPARE(logOf(*table).mid(opening), lines);
        table->setLanguage("de");
        table->setLanguage("en");
        QCOMPARE(logOf(*table).mid(opening), lines);
    }

    /// Whole games in which somebody tries to change a ruling every eight commands: what comes of it is the game of
    /// those who had played so from the start, log included.
    void asIfItHadHeldFromTheStart() {
        int switched = 0, tooLate = 0;
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            const int players = 1 + static_cast<int>(seed);
            const auto table = tableOf(fixture::setup(players, seed));
            magister::Random random = magister::Random::seeded(seed * 5);
            for (int n = 1; !table->over(); ++n) {
                const auto legal =
                    choices(table->definition(), table->state(), table->state().toAct(), Listing::LegalOnly);
                QVERIFY(!table->play(legal[random.below(static_cast<std::uint32_t>(legal.size()))].command));
                if (n % 8) continue;
                const RulingOption& question = rulingOptions()[random.below(rulingCount)];
                const auto choice = random.below(static_cast<std::uint32_t>(question.choices.size()));
                const State before = table->state();
                const bool done = table->switchRuling(QString::fromStdString(std::string(question.id)),
                                                      QString::fromStdString(std::string(question.choices[choice])));
                QVERIFY(done ? sameButRulings(table->state(), before) : table->state() == before);
                (done ? switched : tooLate) += 1;
            }
            Setup setup = fixture::setup(players, seed);
            setup.rulings = table->state().rulings;
            const auto fresh = tableOf(setup);
            for (const auto& move : table->session().moves())
                QVERIFY(!fresh->play(move.command));
            QVERIFY(fresh->state() == table->state());
            QCOMPARE(withoutSwitches(logOf(*table)), logOf(*fresh));
        }
        QVERIFY2(switched > 5 && tooLate > 2, qPrintable(QStringLiteral("%1 %2").arg(switched).arg(tooLate)));
    }
};

QTEST_GUILESS_MAIN(tst_RulingSwitch)
#include "tst_ruling_switch.moc"
