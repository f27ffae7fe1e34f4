// SPDX-License-Identifier: GPL-3.0-or-later
// Every choice has a target, and a click on it leads to that choice; everything in sight has a rule.
#include "tests/app/orleans/look.h"
#include "tests/engine/orleans/position.h"

#include "app/orleans/table/avoidable_loss.h"
#include "app/orleans/table/left_over.h"
#include "app/orleans/table/resolve.h"
#include "app/orleans/table/rule_places.h"
#include "app/orleans/table/shown_targets.h"
#include "app/orleans/table/target_rules.h"
#include "app/orleans/words/command_text.h"
#include "engine/orleans/notation.h"

#include <QSet>
#include <QtTest>

#include <algorithm>

using namespace magister::orleans;
using magister::nobody;
using magister::RefusalCard;

namespace {

/// A position of one player with what can be clicked there.
struct Look {
    told::Look seen;
    TargetIndex index;
    Offers offers;
    std::uint8_t picked;

    Look(const State& state, PlayerIndex player, const QString& code = "en", std::uint8_t inHand = nobody)
        : seen(state, player, code),
          index(realDefinition(), seen.state(), player, choices(realDefinition(), seen.state(), player)),
          offers(index.offers(realDefinition(), seen.state(), player, inHand)), picked(inHand) {}
    Scene scene() const {
        const Scene bare = seen.scene();
        return {bare.definition, bare.state, bare.seats, bare.language, offers, bare.viewer, {}, {}, bare.asked};
    }
    Meaning click(const QString& target) const { return resolve(scene(), index, target, picked); }
};

QByteArray inWords(const Command& command) {
    return QByteArray::fromStdString(toText(realDefinition(), command));
}

/// Senders of one kind, and slots of a place that ask for the same, stand for each other.
bool sameDeed(const Command& a, const Command& b, const State& state, PlayerIndex player) {
    if (a == b) return true;
    const auto* one = std::get_if<SendFollower>(&a);
    const auto* other = std::get_if<SendFollower>(&b);
    if (!one || !other || one->deed != other->deed || one->space != other->space) return false;
    const auto& work = state.players[player].work;
    const bool tower = state.question(player).place == static_cast<std::uint8_t>(PlaceId::GunpowderTower);
    return tower ? work.tower[one->slot] == work.tower[other->slot]
                 : work.at(PlaceId::TownHall).tokens[one->slot] == work.at(PlaceId::TownHall).tokens[other->slot];
}

bool leadsTo(const Meaning& meaning, const Command& command, const State& state, PlayerIndex player) {
    if (const auto* one = std::get_if<Command>(&meaning)) return sameDeed(*one, command, state, player);
    const auto* several = std::get_if<Several>(&meaning);
    return several && std::any_of(several->commands.begin(), several->commands.end(),
                                  [&](const Command& each) { return sameDeed(each, command, state, player); });
}

const Refused* refusedBy(const Meaning& meaning) {
    return std::get_if<Refused>(&meaning);
}

} // namespace

class tst_OrleansTargets : public QObject {
    Q_OBJECT

    int m_positions = 0;
    QSet<int> m_prompts, m_refused;

    void checkLegal(const State& state, PlayerIndex player, const Look& look, int i) {
        const Command& command = look.index.choices()[static_cast<std::size_t>(i)].command;
        const QString target = look.index.targetOf(i);
        QVERIFY2(leadsTo(look.click(target), command, state, player), target.toUtf8() + ": " + inWords(command));
        // With the piece in hand the same click places it.
        if (const std::uint8_t piece = pieceOf(command); piece != nobody) {
            const Meaning placed = resolve(look.scene(), look.index, target, piece);
            QVERIFY2(leadsTo(placed, command, state, player), target.toUtf8() + " in hand: " + inWords(command));
            QVERIFY(std::holds_alternative<Command>(placed));
        }
    }
    /// In all five languages, once for each reason and command.
    void checkRefused(const State& state, PlayerIndex player, const Look& look, int i) {
        const Choice& choice = look.index.choices()[static_cast<std::size_t>(i)];
        const int pair = static_cast<int>(choice.refusal->reason) * 64 + static_cast<int>(choice.command.index());
        if (m_refused.contains(pair)) return;
        m_refused.insert(pair);
        const QString target = look.index.targetOf(i);
        for (const QString& code : told::codes()) {
            const Look other(state, player, code);
            const RefusalCard card =
                refusalCard(other.scene(), other.index, target, *choice.refusal, choice.command, nobody);
            QVERIFY2(!card.what.isEmpty() && !card.why.isEmpty(), card.reason.toUtf8());
            QVERIFY2(told::flaw(card.what).isEmpty() && told::flaw(card.why).isEmpty(),
                     (card.what + card.why).toUtf8());
            QVERIFY(ruleFromId(card.rule.toStdString()).has_value());
            QVERIFY(card.instead.size() <= 3);
            for (const QVariant& one : card.instead) {
                const QVariantMap line = one.toMap();
                QCOMPARE(other.offers.at(line.value("target").toString()).offer, Offer::Legal);
                QVERIFY2(told::flaw(line.value("text").toString()).isEmpty(), line.value("text").toString().toUtf8());
                QVERIFY(line.value("target") != target);
                // It does what it says, whatever else a click there may mean.
                const int piece = line.value("piece").toInt();
                const Meaning done = resolve(other.scene(), other.index, line.value("target").toString(),
                                             piece > 0 ? static_cast<std::uint8_t>(piece - 1) : nobody);
                QVERIFY2(std::holds_alternative<Command>(done), line.value("text").toString().toUtf8());
                QCOMPARE(commandText(other.scene(), player, std::get<Command>(done)), line.value("text").toString());
            }
        }
    }

private slots:
    void everyChoiceHasATarget() {
        told::visitPositions(24, 11, [&](const State& state, PlayerIndex player, const std::vector<Choice>& legal) {
            ++m_positions;
            m_prompts.insert(static_cast<int>(state.kind(player)));
            const Look look(state, player);
            std::size_t found = 0;
            for (int i = 0; i < static_cast<int>(look.index.choices().size()); ++i) {
                const QStringList targets = look.index.targetsOf(i);
                QVERIFY(!targets.isEmpty());
                QCOMPARE(QSet<QString>(targets.begin(), targets.end()).size(), targets.size());
                if (look.index.choices()[static_cast<std::size_t>(i)].refusal) {
                    checkRefused(state, player, look, i);
                } else {
                    ++found;
                    checkLegal(state, player, look, i);
                }
                if (QTest::currentTestFailed()) return;
            }
            QCOMPARE(found, legal.size());
        });
        QCOMPARE(told::missing("de"), QStringList());
        qInfo("%d positions, %d kinds of prompt, %d refusals in five languages", m_positions,
              static_cast<int>(m_prompts.size()), static_cast<int>(m_refused.size()));
        QVERIFY(m_positions > 300);
        QVERIFY(m_prompts.size() >= 14);
    }

    /// What is lit answers: no click on it is refused.
    void whatIsLitAnswers() {
        told::visitPositions(8, 23, [&](const State& state, PlayerIndex player, const std::vector<Choice>&) {
            const Look look(state, player);
            for (auto it = look.offers.byTarget.begin(); it != look.offers.byTarget.end(); ++it) {
                if (it->offer != Offer::Legal) continue;
                QVERIFY2(!refusedBy(look.click(it.key())), it.key().toUtf8());
            }
        });
    }

    void everythingShownHasARule() {
        QSet<QString> seen;
        told::visitPositions(6, 41, [&](const State& state, PlayerIndex player, const std::vector<Choice>&) {
            const Look look(state, player);
            const Scene scene = look.scene();
            const QStringList shown = shownTargets(scene);
            QCOMPARE(QSet<QString>(shown.begin(), shown.end()).size(), shown.size());
            for (const QString& target : shown) {
                if (target != "prompt") QVERIFY2(ruleOfThing(scene, target) != Rule::None, target.toUtf8());
                QVERIFY2(ruleOfTarget(scene, look.index, target) != Rule::None, target.toUtf8());
                seen.insert(target);
            }
            for (int i = 0; i < static_cast<int>(look.index.choices().size()); ++i)
                for (const QString& target : look.index.targetsOf(i))
                    QVERIFY2(target.startsWith("button:") || shown.contains(target), target.toUtf8());
        });
        QVERIFY(seen.size() > 500);
    }

    /// A rule that is asked about is found where it applies.
    void rulesHavePlaces() {
        Position game(2);
        game.planning().market(Follower::Farmer);
        const Look look(game.s, 0);
        const QStringList places = placesOf(look.scene(), look.index, {}, "orleans.planning.place");
        QVERIFY(!places.isEmpty());
        QVERIFY2(places.front().startsWith("seat:1/place:"), places.front().toUtf8());
        QVERIFY(placesOf(look.scene(), look.index, {}, "orleans.nonsense").isEmpty());
        QVERIFY(placesOf(look.scene(), look.index, {}, "orleans.events.plague").contains("event:plague"));
    }

    void nothingIsSilent() {
        Position game(3);
        game.planning();
        const Look look(game.s, 0);
        for (const char* target : {"hourglass", "log", "town:orleans", "town:nowhere", "nonsense", "", "button:proceed",
                                   "seat:1/market/99"}) {
            const Meaning meaning = look.click(target);
            const Refused* refused = refusedBy(meaning);
            QVERIFY2(refused && refused->card.active, target);
            QVERIFY2(!refused->card.what.isEmpty() && !refused->card.why.isEmpty() && !refused->card.rule.isEmpty(),
                     target);
        }
        const Meaning other = look.click("seat:2/place:castle");
        QCOMPARE(refusedBy(other)->card.reason, QString("other-board"));
        QVERIFY(refusedBy(other)->card.what.contains("Karl"));
    }

    void whoIsNotAskedIsTold() {
        Position game(2);
        game.planning();
        const Look look(game.s, 1);
        const Meaning meaning = look.click("seat:2/market/0");
        QCOMPARE(refusedBy(meaning)->card.why, QString("The others are still choosing."));
        // Whoever is done may plan again, and nothing else.
        QVERIFY(game.s.saidDone(1));
        const QVariantList instead = refusedBy(meaning)->card.instead;
        QCOMPARE(instead.size(), 1);
        QCOMPARE(instead.front().toMap().value("target").toString(), QString("button:plan-again-2"));
        game.acting();
        const Look later(game.s, 1);
        QVERIFY(refusedBy(later.click("seat:2/market/0"))->card.instead.isEmpty());
    }

    // planning by clicks
    void picksUpAndPlaces() {
        Position game(2);
        game.planning().emptyMarket().market(Follower::Farmer).market(Follower::Knight);
        const Look look(game.s, 0);
        int knight = 0;
        while (game.me().work.market[static_cast<std::size_t>(knight)] != Token::Knight)
            ++knight;
        const Meaning picked = look.click(QStringLiteral("seat:1/market/%1").arg(knight));
        QVERIFY(std::holds_alternative<Picked>(picked));
        QCOMPARE(int{std::get<Picked>(picked).piece}, static_cast<int>(Token::Knight));

        const Look inHand(game.s, 0, "en", std::get<Picked>(picked).piece);
        // The whole place: the one slot that asks for a knight.
        const Meaning placed = inHand.click("seat:1/place:ship");
        QVERIFY(std::holds_alternative<Command>(placed));
        QCOMPARE(std::get<Command>(placed), Command(PlaceFollower{Token::Knight, false, PlaceId::Ship, 2}));
        // A slot that does not fit says what it needs and who was in hand.
        const Meaning wrong = inHand.click("seat:1/place:ship/slot/1");
        QCOMPARE(refusedBy(wrong)->card.reason, QString("wrong-follower"));
        QVERIFY(refusedBy(wrong)->card.why.contains("knight"));
        // With empty hands nobody is blamed.
        const Meaning unfit = look.click("seat:1/place:ship/slot/1");
        QVERIFY(!refusedBy(unfit)->refusal.has_value());
        QCOMPARE(refusedBy(unfit)->card.what, QString("None of your followers fits here."));
    }

    /// The card of a whole place speaks of the place: of no slot of it more than of the others.
    void aWholePlaceThatTakesNobodyIsNamed() {
        Position game(2);
        game.planning().emptyMarket().market(Follower::Knight);
        const Look empty(game.s, 0);
        const RefusalCard none = refusedBy(empty.click("seat:1/place:farmhouse"))->card;
        QCOMPARE(none.what, QString("None of your followers fits here."));
        QVERIFY2(none.why.startsWith("Farmhouse needs: boatman, craftsman."), none.why.toUtf8());
        const Look inHand(game.s, 0, "en", static_cast<std::uint8_t>(Token::Knight));
        const RefusalCard wrong = refusedBy(inHand.click("seat:1/place:farmhouse"))->card;
        QCOMPARE(wrong.what, QString("This place needs a different follower."));
        QVERIFY2(wrong.why.contains("Farmhouse") && wrong.why.contains("knight"), wrong.why.toUtf8());
        game.fill(PlaceId::Farmhouse);
        const RefusalCard full = refusedBy(Look(game.s, 0).click("seat:1/place:farmhouse"))->card;
        QCOMPARE(full.what, QString("All slots of this place are taken."));
        QVERIFY2(full.why.startsWith("Farmhouse"), full.why.toUtf8());
        for (const QString& code : told::codes()) {
            const RefusalCard said = refusedBy(Look(game.s, 0, code).click("seat:1/place:farmhouse"))->card;
            QVERIFY2(told::flaw(said.what).isEmpty() && told::flaw(said.why).isEmpty(), said.why.toUtf8());
        }
    }

    void anEmptySlotTakesTheOneThatFits() {
        Position game(2);
        game.planning().emptyMarket().market(Follower::Farmer).market(Follower::Farmer).market(Follower::Monk);
        const Look look(game.s, 0);
        // Farmer or monk: a menu, one line each, however many farmers there are.
        const Meaning menu = look.click("seat:1/place:castle/slot/0");
        QVERIFY(std::holds_alternative<Several>(menu));
        QCOMPARE(std::get<Several>(menu).commands.size(), 2);
        // Only the monk goes where a boatman is asked for.
        const Meaning monk = look.click("seat:1/place:castle/slot/1");
        QVERIFY(std::holds_alternative<Command>(monk));
        QCOMPARE(std::get<Command>(monk), Command(PlaceFollower{Token::Monk, false, PlaceId::Castle, 1}));
    }

    void aFreshSlotIsTakenBack() {
        Position game(2);
        game.planning().emptyMarket().market(Follower::Farmer);
        QVERIFY(game.give(0, PlaceFollower{Token::Farmer, false, PlaceId::Ship, 0}));
        const Meaning back = Look(game.s, 0).click("seat:1/place:ship/slot/0");
        QVERIFY(std::holds_alternative<Command>(back));
        QCOMPARE(std::get<Command>(back), Command(TakeBack{PlaceId::Ship, 0}));
        // One of an earlier round is locked.
        Position later(2);
        later.on(PlaceId::Ship, 0, Token::Farmer).planning().market(Follower::Knight);
        const Meaning locked = Look(later.s, 0).click("seat:1/place:ship/slot/0");
        QCOMPARE(refusedBy(locked)->card.reason, QString("slots-locked"));
    }

    void technologyIsPickedUp() {
        Position game(2);
        game.planning().technology();
        game.me().newTechnologies = 0;
        const Look look(game.s, 0);
        const Meaning picked = look.click("seat:1/technology");
        QVERIFY(std::holds_alternative<Picked>(picked));
        QCOMPARE(int{std::get<Picked>(picked).piece}, static_cast<int>(Token::Technology));
        const Meaning placed =
            resolve(look.scene(), look.index, "seat:1/place:village/slot/0", pieceOf(Token::Technology, false));
        QCOMPARE(std::get<Command>(placed), Command(PlaceTechnology{PlaceId::Village, 0}));
    }

    // acting
    void aPlaceIsUsedFromAnyOfItsParts() {
        Position game(2);
        game.fill(PlaceId::Ship).acting();
        const Look look(game.s, 0);
        for (const char* target : {"seat:1/place:ship", "seat:1/place:ship/slot/1"})
            QCOMPARE(std::get<Command>(look.click(target)), Command(UsePlace{PlaceId::Ship}));
        const Meaning idle = look.click("seat:1/place:castle");
        QCOMPARE(refusedBy(idle)->card.reason, QString("place-not-active"));
    }

    void townsAndWaysTravel() {
        Position game(2);
        game.fill(PlaceId::Ship).acting();
        QVERIFY(game.give(0, UsePlace{PlaceId::Ship}));
        const Look look(game.s, 0);
        for (const ConnectionIndex way : realDefinition().towns[game.me().merchant].connections) {
            const Connection& connection = realDefinition().connections[way];
            const QString target = "way:" + QString::fromUtf8(connection.id.view().data());
            const Meaning meaning = look.click(target);
            if (connection.way == Way::Water)
                QCOMPARE(std::get<Command>(meaning), Command(Travel{way}));
            else
                QCOMPARE(refusedBy(meaning)->card.reason, QString("no-waterway-there"));
        }
    }

    // torture: the thing given up is clicked
    void whatIsGivenUpIsClicked() {
        Position game(2);
        game.tile(PlaceId::Hayrick).station("blois").ware(Ware::Wine, 3).coins(0).atEvent(EventKind::Taxes);
        QVERIFY(game.give(0, Proceed{}));
        QCOMPARE(game.asks(), PromptKind::PayDebt);
        const Look look(game.s, 0);
        const auto given = [&](const char* target) { return std::get<Command>(look.click(target)); };
        const auto number = [](auto value) { return static_cast<std::uint8_t>(value); };
        QCOMPARE(given("seat:1/place:hayrick"),
                 Command(GiveUp{TortureAsset::PlaceTile, number(PlaceId::Hayrick), none}));
        QCOMPARE(given("town:blois"), Command(GiveUp{TortureAsset::TradingStation, game.town("blois"), none}));
        QCOMPARE(given("seat:1/stations"), Command(GiveUp{TortureAsset::TradingStation, none, none}));
        QCOMPARE(given("seat:1/ware:wine"), Command(GiveUp{TortureAsset::Good, number(Ware::Wine), none}));
        QVERIFY(refusedBy(look.click("seat:1/development")));
    }

    // what a plan leaves out
    void whatAPlanLeavesOutIsToldByFollower() {
        Position plan(2);
        plan.emptyMarket().market(Follower::Farmer).market(Follower::Craftsman).planning();
        const auto lines = [&] {
            const Look look(plan.s, 0);
            QStringList texts;
            for (const QVariant& row : leftOverRows(look.scene(), look.index, Done{}))
                texts.append(row.toMap().value("text").toString());
            return texts;
        };
        const QStringList idle = lines();
        QCOMPARE(idle.size(), 3);
        QCOMPARE(idle.at(0), "No place has all its followers: this plan gives you no action.");
        QVERIFY2(idle.at(1).startsWith("Not placed yet: farmer. Possible places: Ship, Wagon, "), qPrintable(idle.at(1)));
        QVERIFY2(idle.at(2).startsWith("Not placed yet: craftsman. "), qPrintable(idle.at(2)));
        plan.fill(PlaceId::Ship);
        QCOMPARE(lines().size(), 2);
    }

    // what is proposed
    void needlessLossesAreNotProposed() {
        Position game(2);
        game.fill(PlaceId::Ship).acting();
        const auto acting = game.list();
        QVERIFY(losesNeedlessly(realDefinition(), game.s, 0, acting, Pass{}));
        QVERIFY(!losesNeedlessly(realDefinition(), game.s, 0, acting, UsePlace{PlaceId::Ship}));
        Position idle(2);
        idle.acting();
        QVERIFY(!losesNeedlessly(realDefinition(), idle.s, 0, idle.list(), Pass{}));

        // A plan without any action is a loss as long as anybody can be placed; followers that wait are none.
        Position plan(2);
        plan.emptyMarket().market(Follower::Farmer).market(Follower::Craftsman).planning();
        QVERIFY(losesNeedlessly(realDefinition(), plan.s, 0, plan.list(), Done{}));
        plan.fill(PlaceId::Ship);
        QVERIFY(!losesNeedlessly(realDefinition(), plan.s, 0, plan.list(), Done{}));
        const QVector<Command> sorted = cheapestFirst(
            realDefinition(), game.s, 0,
            {Decline{}, PayWare{Ware::Brocade}, PayWare{Ware::Grain}, DrawFollowers{1}, DrawFollowers{3}});
        QCOMPARE(sorted.at(0), Command(DrawFollowers{3}));
        QCOMPARE(sorted.at(2), Command(PayWare{Ware::Grain}));
        QCOMPARE(sorted.at(3), Command(PayWare{Ware::Brocade}));
        QCOMPARE(sorted.at(4), Command(Decline{}));
    }

    void partsHaveWholes() {
        QCOMPARE(wholeOf("seat:1/place:castle/slot/0"), QString("seat:1/place:castle"));
        QCOMPARE(wholeOf("seat:1/place:theatre/open/own-farmer"), QString("seat:1/place:theatre/open"));
        QCOMPARE(wholeOf("seat:1/place:theatre/open"), QString("seat:1/place:theatre"));
        QCOMPARE(wholeOf("seat:1/place:castle"), QString());
        QCOMPARE(wholeOf("seat:1/coins"), QString());
        QCOMPARE(wholeOf("way:orleans--blois--water/good/0"), QString("way:orleans--blois--water"));
        QCOMPARE(wholeOf("development/4"), QString("development"));
        QCOMPARE(wholeOf("prompt"), QString());
    }
};

QTEST_GUILESS_MAIN(tst_OrleansTargets)
#include "tst_orleans_targets.moc"
