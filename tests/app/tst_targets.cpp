// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/fixture.h"

#include "app/messina/words/command_text.h"
#include "app/messina/table/rows.h"

#include <QSet>
#include <QtTest>

#include <algorithm>

using namespace magister::messina;
using fixture::Look;
using fixture::Wanderer;
using magister::RefusalCard;

namespace {

bool contains(const Meaning& meaning, const Command& command, const State& state) {
    const auto same = [&](const Command& other) {
        if (other == command) return true;
        // Lieutenants at home, or lying in one place, stand for each other.
        const auto a = lieutenantOf(other), b = lieutenantOf(command);
        if (a == none || b == none || other.index() != command.index()) return false;
        const auto& all = state.players[state.toAct()].lieutenants;
        return all[a] == all[b];
    };
    if (const auto* one = std::get_if<Command>(&meaning)) return same(*one);
    if (const auto* several = std::get_if<Several>(&meaning))
        return std::any_of(several->commands.begin(), several->commands.end(), same);
    return false;
}

} // namespace

class tst_Targets : public QObject {
    Q_OBJECT

private:
    QSet<PromptKind> m_prompts;
    QSet<Reason> m_reasons;
    int m_performed = 0;
    int m_fights = 0; ///< meanings in a menu that burn cubes

    void checkLegal(const Look& look, const State& state, int i) {
        const Command& command = look.index.choices()[static_cast<std::size_t>(i)].command;
        const Meaning meaning = resolve(look.scene(), look.index, look.index.targetOf(i), lieutenantOf(command));
        const QByteArray about = look.index.targetOf(i).toUtf8() + ": " + commandText(look.scene(), command).toUtf8();
        QVERIFY2(contains(meaning, command, state), about);
    }

    void checkRefused(const Session& session, const Look& look, int i) {
        const Choice& choice = look.index.choices()[static_cast<std::size_t>(i)];
        m_reasons.insert(choice.refusal->reason);
        const QString target = look.index.targetOf(i);
        const Meaning meaning = resolve(look.scene(), look.index, target, lieutenantOf(choice.command));
        if (const auto* refused = std::get_if<Refused>(&meaning)) {
            QVERIFY(refused->refusal.has_value());
            QVERIFY(refused->card.active);
            QVERIFY(ruleFromId(refused->card.rule.toStdString()).has_value());
        }
        for (const QString& code : fixture::codes()) {
            const Look other(session, code);
            const RefusalCard card =
                refusalCard(other.scene(), other.index, target, *choice.refusal, choice.command, none);
            QVERIFY2(!card.what.isEmpty() && !card.why.isEmpty(), card.reason.toUtf8());
            QVERIFY2(!card.what.contains('{') && !card.why.contains('{'), (card.what + card.why).toUtf8());
            QVERIFY(!card.rule.isEmpty());
            QVERIFY(card.instead.size() <= 3);
            for (const QVariant& alternative : card.instead) {
                const auto map = alternative.toMap();
                QVERIFY(other.scene().offers.at(map.value("target").toString()).offer == Offer::Legal);
                QVERIFY2(!map.value("text").toString().contains('{'), map.value("text").toString().toUtf8());
                QVERIFY(map.value("target") != target);
            }
        }
    }

    /// What burns, and the cubes it takes from the hex and from next door, stand as icons before the words; other
    /// meanings have none.
    void signsTellTheFight(const Command& command, const QVariantList& signs) {
        const auto count = [&](const char* icon) {
            int sum = 0;
            for (const QVariant& sign : signs)
                if (sign.toMap().value("icon").toString() == QLatin1String(icon)) sum += sign.toMap().value("n").toInt();
            return sum;
        };
        const auto* burn = std::get_if<BurnCubes>(&command);
        const auto* onShip = std::get_if<BurnShipCube>(&command);
        if (!burn && !onShip) {
            QVERIFY(signs.isEmpty());
            return;
        }
        const FirePayment paid = burn ? burn->payment : onShip->payment;
        QCOMPARE(count("fire"), paid == FirePayment::TwoFires ? 2 : paid == FirePayment::Fire || paid == FirePayment::FireAndBigFire ? 1 : 0);
        QCOMPARE(count("greatfire"),
                 paid == FirePayment::TwoBigFires ? 2 : paid == FirePayment::BigFire || paid == FirePayment::FireAndBigFire ? 1 : 0);
        QCOMPARE(count("plague"), burn ? int{burn->here} : 1);
        QCOMPARE(count("neighbour-cube"), burn && burn->neighbour != none ? 1 : 0);
        ++m_fights;
    }

    /// A real click on one legal choice carries it out, or opens a menu that does.
    void click(MessinaTable& table, const Session& session, const Look& look, int i) {
        const Command& command = look.index.choices()[static_cast<std::size_t>(i)].command;
        Session expected = session;
        QVERIFY(!expected.give(session.state().toAct(), command).has_value());
        table.restore(session);
        if (lieutenantOf(command) != none) table.pickUp(lieutenantOf(command) + 1);
        table.activate(look.index.targetOf(i));
        if (table.variants()->count() > 0) {
            const auto rows = table.variants()->rows();
            const QString wanted = commandText(look.scene(), command) + commandCost(look.scene(), command);
            int at = -1;
            for (int r = 0; r < rows.size(); ++r)
                if (rows.at(r).value("text").toString() + rows.at(r).value("cost").toString() == wanted) at = r;
            QVERIFY2(at >= 0, wanted.toUtf8());
            signsTellTheFight(command, rows.at(at).value("signs").toList());
            table.chooseVariant(at);
        }
        QVERIFY2(!table.refusal().active, table.refusal().what.toUtf8());
        QVERIFY2(table.state() == expected.state() || lieutenantOf(command) != none, look.index.targetOf(i).toUtf8());
        QCOMPARE(table.session().moves().size(), session.moves().size() + 1);
        ++m_performed;
    }

private slots:
    void everyChoiceHasATarget() {
        MessinaTable table(fixture::definition(), fixture::setup(2, 1), fixture::seats(), fixture::language, "en");
        QSet<int> refusedSeen;
        int positions = 0;
        for (std::uint64_t seed = 1; positions < 300; ++seed) {
            const int players = 2 + static_cast<int>(seed % 3);
            MessinaTable game(fixture::definition(), fixture::setup(players, seed), fixture::seats(), fixture::language,
                              "en");
            Wanderer w(players, seed);
            do {
                const State& state = w.session.state();
                if (state.over() || w.below(12) != 0) continue;
                ++positions;
                const Look look(w.session, "en");
                m_prompts.insert(state.prompt().kind);
                QVector<int> legal;
                for (int i = 0; i < static_cast<int>(look.index.choices().size()); ++i) {
                    const Choice& choice = look.index.choices()[static_cast<std::size_t>(i)];
                    QVERIFY(!look.index.targetsOf(i).isEmpty());
                    for (const QString& target : look.index.targetsOf(i))
                        QVERIFY2(target.contains(':') || target == "board", target.toUtf8());
                    if (!choice.refusal) {
                        legal.append(i);
                        checkLegal(look, state, i);
                        continue;
                    }
                    // All five languages for every pair of reason and command once.
                    const int pair =
                        static_cast<int>(choice.refusal->reason) * 64 + static_cast<int>(choice.command.index());
                    if (refusedSeen.contains(pair)) continue;
                    refusedSeen.insert(pair);
                    checkRefused(w.session, look, i);
                }
                QVERIFY(!legal.isEmpty());
                click(game, w.session, look,
                      legal.at(static_cast<int>(w.below(static_cast<std::uint32_t>(legal.size())))));
                if (QTest::currentTestFailed()) return;
            } while (w.step());
        }
        qInfo("%d positions, %d clicks, %d kinds of prompt, %d reasons met, %d refusals in five languages", positions,
              m_performed, static_cast<int>(m_prompts.size()), static_cast<int>(m_reasons.size()),
              static_cast<int>(refusedSeen.size()));
        QVERIFY2(m_fights > 0, "no menu of a fight was met");
        QVERIFY(m_prompts.size() >= 12);
        QVERIFY(m_reasons.size() >= 40);
    }

    void nothingIsSilent() {
        MessinaTable table(fixture::definition(), fixture::setup(2, 4), fixture::seats(), fixture::language, "en");
        const int other = table.activeSeat() == 1 ? 2 : 1;
        const auto cardOf = [&](const QString& target) {
            table.closeRefusal();
            table.activate(target);
            return table.refusal();
        };
        for (const char* target : {"wheel", "log", "stacks", "cubes", "board", "hex:Z9", "nonsense", ""}) {
            const RefusalCard card = cardOf(target);
            QVERIFY2(card.active && !card.what.isEmpty() && !card.why.isEmpty() && !card.rule.isEmpty(), target);
        }
        const RefusalCard card = cardOf(QStringLiteral("seat:%1/hut/1").arg(other));
        QCOMPARE(card.reason, "not-your-turn");
        QVERIFY(card.what.contains(table.prompt().value("name").toString()));
    }

    void partsStandForTheWhole() {
        MessinaTable table(fixture::definition(), fixture::setup(2, 4), fixture::seats(), fixture::language, "en");
        table.activate("hex:B2/citizens");
        QCOMPARE(table.session().moves().size(), std::size_t{1});
        QCOMPARE(table.places()->rowOf("hex:B2").value("pawns").toList().size(), 1);
    }

    void extensionsHaveTwoNames() {
        QCOMPARE(plainTarget("exp:left"), "hex:left");
        QCOMPARE(plainTarget("hex:B2"), "hex:B2");
        QCOMPARE(wholeOf("dock:upper-right/ship/2"), "dock:upper-right/ship");
        QCOMPARE(wholeOf("book:church/2"), QString());
        QCOMPARE(wholeOf("seat:1/hut/1"), QString());
    }

    void aFurtherBookSpaceAsksFirst() {
        MessinaTable table(fixture::definition(), fixture::setup(2, 4), fixture::seats(), fixture::language, "en");
        table.activate("book:church/9");
        QVERIFY(table.refusal().active);
        QCOMPARE(table.refusal().reason, "step-four-only");
    }
};

QTEST_GUILESS_MAIN(tst_Targets)
#include "tst_targets.moc"
