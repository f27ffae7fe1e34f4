// SPDX-License-Identifier: GPL-3.0-or-later
// From the table to the rule and back: every thing has its rule and its article, every rule its places.
#include "tests/app/fixture.h"

#include "app/library/rule_library.h"
#include "app/messina/words/names.h"
#include "app/messina/words/prompt_text.h"
#include "app/messina/table/rule_places.h"
#include "app/messina/table/shown_targets.h"
#include "app/messina/table/target_rules.h"

#include <QSet>
#include <QtTest>

#include <algorithm>

using namespace magister::messina;
using fixture::Look;
using magister::RuleLibrary;

namespace {

Setup table(int players, bool advanced) {
    Setup setup = fixture::setup(players, 7);
    if (advanced) setup.boards = setup.scrolls = Side::B;
    return setup;
}

bool hasArticle(const QString& rule) {
    return std::all_of(fixture::codes().begin(), fixture::codes().end(), [&](const QString& code) {
        return RuleLibrary::shared(QStringLiteral("messina")).articles(code).find(rule) != nullptr;
    });
}

bool isPartOf(const QString& part, const QString& whole) { return part.startsWith(whole + '/'); }

bool covers(const QStringList& places, const QString& target) {
    return std::any_of(places.begin(), places.end(), [&](const QString& place) {
        return place == target || isPartOf(target, place) || isPartOf(place, target);
    });
}

} // namespace

class tst_RuleTargets : public QObject {
    Q_OBJECT

private:
    QSet<Rule> m_rules;
    int m_names = 0;

    void checkThings(const Scene& scene, const TargetIndex& index) {
        QSet<Rule> here;
        for (const QString& target : shownTargets(scene)) {
            ++m_names;
            const Rule thing = ruleOfThing(scene, target);
            QVERIFY2(thing != Rule::None, target.toUtf8());
            here.insert(thing);
            here.insert(ruleOfTarget(scene, index, target));
        }
        for (const Rule rule : std::as_const(here)) {
            if (m_rules.contains(rule)) continue;
            m_rules.insert(rule);
            QVERIFY2(hasArticle(ruleIdOf(rule)), ruleIdOf(rule).toUtf8());
        }
    }

    void checkPlaces(const Scene& scene, const TargetIndex& index) {
        QHash<Rule, QStringList> places;
        const auto of = [&](Rule rule) {
            if (!places.contains(rule)) places.insert(rule, placesOf(scene, index, {}, ruleIdOf(rule)));
            return places.value(rule);
        };
        for (const QString& target : shownTargets(scene))
            QVERIFY2(covers(of(ruleOfThing(scene, target)), target), target.toUtf8());
        for (std::size_t i = 0; i < index.choices().size(); ++i) {
            const Choice& choice = index.choices()[i];
            const Rule rule = choice.refusal ? choice.refusal->rule
                                             : ruleOfCommand(scene, scene.state.toAct(), choice.command);
            const QString target = index.targetOf(static_cast<int>(i));
            QVERIFY2(covers(of(rule), target), (target + " " + ruleIdOf(rule)).toUtf8());
        }
        QVERIFY(!of(promptRule(scene.state)).isEmpty());
        for (const QStringList& list : std::as_const(places))
            QCOMPARE(QSet<QString>(list.begin(), list.end()).size(), list.size());
    }

private slots:
    void everyThingHasItsRule_data() {
        QTest::addColumn<int>("players");
        QTest::addColumn<bool>("advanced");
        for (int players = 1; players <= 4; ++players)
            for (const bool advanced : {false, true})
                QTest::addRow("%d %s", players, advanced ? "advanced" : "base") << players << advanced;
    }

    void everyThingHasItsRule() {
        QFETCH(int, players);
        QFETCH(bool, advanced);
        m_names = 0;
        Session session(fixture::definition(), table(players, advanced));
        magister::Random random = magister::Random::seeded(static_cast<std::uint64_t>(players) * 2 + advanced);
        int move = 0;
        for (; !session.state().over(); ++move) {
            const auto legal = choices(session.definition(), session.state(), session.state().toAct(), Listing::LegalOnly);
            QVERIFY(!legal.empty());
            const auto pick = random.below(static_cast<std::uint32_t>(legal.size()));
            QVERIFY(!session.give(session.state().toAct(), legal[pick].command));
            if (move % 5 != 0) continue;
            const Look look(session, "en");
            checkThings(look.scene(), look.index);
            if (move % 40 == 0) checkPlaces(look.scene(), look.index);
            if (QTest::currentTestFailed()) return;
        }
        const Look look(session, "en");
        checkThings(look.scene(), look.index);
        qInfo("%d moves, %d names, %d rules so far", move, m_names, static_cast<int>(m_rules.size()));
    }

    void rulesAreNotAllTheSame() {
        // Ran after the games above: general answers for everything would leave far fewer.
        QVERIFY2(m_rules.size() >= 110, QByteArray::number(m_rules.size()));
    }

    void particularThings_data() {
        QTest::addColumn<QString>("target");
        QTest::addColumn<QString>("rule");
        const auto row = [](const char* target, const char* rule) { QTest::newRow(target) << target << rule; };
        row("seat:1/rats", "rats.points");
        row("seat:1/points", "score.order");
        row("seat:1/coins", "action.change");
        row("seat:1/bigFire", "fire.big");
        row("hex:C3/points", "score.districts");
        row("hex:C3/people", "repop.citizens");
        row("hex:C3/rat", "round1.cubes");
        row("hex:left", "prep.new-hex");
        row("exp:left", "prep.new-hex");
        row("port:upper-left", "move.ports-count");
        row("dock:upper-left", "ship.choose");
        row("row:round-table/2/priority", "prep.order-book");
        row("row:round-table/5/flame", "fight.cost-late");
        row("row:round-table/2/flame", "fight.cost-early");
        row("row:round-table/6", "prep.round-six");
        row("book:city/11", "score.book-spaces");
        row("book:city/4", "book.city-lieutenant");
        row("book:city/10", "book.city-any-hex");
        row("book:city/9/bar", "book.symbols");
        row("book:church/3", "book.church-overseer");
        row("book:church/8", "book.church-activate");
        row("book:popularity", "book.popularity-only");
        row("book:popularity/2", "book.popularity-actions");
        row("seat:1/scroll/1", "score.scroll-buildings");
        row("seat:1/scroll/2", "score.scroll-ships");
        row("seat:1/scroll/3", "score.scroll-repop");
        row("seat:1/hut/1", "rescue.one-per-hut");
        row("seat:1/hut/1/upgrade", "hut.place");
        row("seat:1/node/centre", "activate.centre");
        row("seat:1/square/nun-lower-inner", "rescue.square-choice");
        row("market:hut-upgrades/1/price", "build.afford");
        row("market:carts/1/pile", "setup.tiles.carts-two-players");
        row("wheel/rat", "round1.cubes");
        row("wheel/nun", "round1.citizens");
        row("cubes", "setup.supply.cube-count");
        row("step:3", "fight.optional");
        for (const char* nothing : {"", "hex:Z9", "hex:B2/roof", "seat:5", "seat:0", "seat:1/hut/5", "seat:1/hut/x",
                                    "seat:1/scroll/4", "book:music", "book:city/99", "market:fish", "row:round-table/7",
                                    "dock:upper-left/ship/4", "step:5", "weather", "seat:1/square/attic"})
            QTest::newRow(qPrintable(QStringLiteral("none: %1").arg(QLatin1String(nothing)))) << nothing << "";
    }

    void particularThings() {
        QFETCH(QString, target);
        QFETCH(QString, rule);
        const Session session(fixture::definition(), fixture::setup(2, 4));
        const Look look(session, "en");
        QCOMPARE(ruleIdOf(ruleOfThing(look.scene(), target)), rule.isEmpty() ? QString() : "messina." + rule);
        if (rule.isEmpty()) QCOMPARE(ruleOfTarget(look.scene(), look.index, target), promptRule(session.state()));
    }

    void tracksOfTheAdvancedGame() {
        QSet<QString> met;
        for (const int players : {2, 3, 4}) {
            const Session session(fixture::definition(), table(players, true));
            Look look(session, "en");
            for (int seat = 1; seat <= players; ++seat)
                for (int track = 1; track <= 3; ++track)
                    met.insert(ruleIdOf(ruleOfThing(look.scene(), QStringLiteral("seat:%1/scroll/%2").arg(seat).arg(track))));
        }
        for (const QString& rule : std::as_const(met))
            QVERIFY2(rule.startsWith("messina.advanced.track-") || rule.startsWith("messina.score.scroll-"), rule.toUtf8());
        QVERIFY(met.size() >= 5);
    }

    void theOpponentHasRulesOfItsOwn() {
        const Session session(fixture::definition(), table(1, false));
        const Look look(session, "en");
        QCOMPARE(ruleOfThing(look.scene(), "seat:2"), Rule::SoloChooseHex);
        QCOMPARE(ruleOfThing(look.scene(), "seat:2/pawns"), Rule::SoloLieutenants);
        QCOMPARE(ruleOfThing(look.scene(), "seat:1"), Rule::ComponentsColourSet);
        QCOMPARE(ruleOfThing(look.scene(), "seat:3"), Rule::None);
    }

    void whatCanBeDoneComesFirst() {
        MessinaTable game(fixture::definition(), fixture::setup(2, 4), fixture::seats(), fixture::language, "en");
        const QStringList places = game.placesOf("messina.move.estate-anywhere");
        QVERIFY(places.size() >= 9);
        QVERIFY(places.contains("hex:B2"));
        for (const QVariantMap& row : game.places()->rows())
            if (row.value("offer") == "legal") QVERIFY(covers(places, row.value("target").toString()));
        QCOMPARE(game.placesOf("messina.rats.points"), (QStringList{"seat:%1/rats", "seat:%2/rats"}.join(' ')
                     .arg(game.viewSeat()).arg(3 - game.viewSeat()).split(' ')));
        QVERIFY(game.placesOf("messina.win.shared").isEmpty());
        QVERIFY(game.placesOf("messina.no.such").isEmpty());
        QVERIFY(game.placesOf({}).isEmpty());
        // Asked twice, the same; and the game is as it was.
        const State before = game.state();
        QCOMPARE(game.placesOf("messina.move.estate-anywhere"), places);
        QVERIFY(game.state() == before);
    }

    void ownThingsComeBeforeThoseOfOthers() {
        MessinaTable game(fixture::definition(), fixture::setup(2, 4), fixture::seats(), fixture::language, "en");
        const int own = game.activeSeat();
        QStringList wanted;
        for (int n = 1; n <= 3; ++n)
            wanted += QStringLiteral("seat:%1/lieutenant/%2").arg(own).arg(n);
        wanted += QStringLiteral("seat:%1/pawns").arg(3 - own);
        wanted += "prompt";
        QCOMPARE(game.placesOf("messina.flow.turns-per-round"), wanted);
        // With the estate of the other on view, too.
        game.setViewSeat(3 - own);
        QCOMPARE(game.placesOf("messina.flow.turns-per-round").front(), QStringLiteral("seat:%1/pawns").arg(own));
    }

    void refusalsHaveTheirPlaces() {
        MessinaTable game(fixture::definition(), fixture::setup(2, 4), fixture::seats(), fixture::language, "en");
        game.activate("hex:B2");
        QCOMPARE(game.session().moves().size(), std::size_t{1});
        const auto& index = game.targets();
        int refused = 0;
        for (std::size_t i = 0; i < index.choices().size(); ++i) {
            if (!index.choices()[i].refusal) continue;
            ++refused;
            const QString rule = ruleIdOf(index.choices()[i].refusal->rule);
            QVERIFY2(covers(game.placesOf(rule), index.targetOf(static_cast<int>(i))), rule.toUtf8());
        }
        QVERIFY(refused > 0);
        QVERIFY(game.placesOf("messina.move.standing-blocks").contains("hex:B2"));
    }

    void logScoresMenusAndRefusalsLeadToTheirRule() {
        MessinaTable game(fixture::definition(), fixture::setup(2, 33), fixture::seats(), fixture::language, "en");
        for (int i = 0; i < game.log()->count(); ++i)
            QCOMPARE(game.ruleAt(QStringLiteral("log/%1").arg(i)), game.log()->row(i).value("rule").toString());
        game.activate("wheel");
        QVERIFY(game.refusal().active);
        QCOMPARE(game.ruleAt("refusal"), game.refusal().rule);
        QCOMPARE(game.ruleAt("refusal/rule"), game.refusal().rule);
        fixture::Wanderer w(2, 33);
        while (w.step())
            QVERIFY(!game.play(w.session.moves().back().command).has_value());
        QVERIFY(game.over());
        for (const QVariantMap& line : game.scores()->rows()) {
            const QString target = "score:" + line.value("source").toString();
            QCOMPARE(game.ruleAt(target), line.value("rule").toString());
            QVERIFY2(hasArticle(game.ruleAt(target)), target.toUtf8());
            QVERIFY(game.placesOf(line.value("rule").toString()).contains(target));
        }
        QCOMPARE(game.ruleAt("score:rats"), "messina.rats.points");
        QVERIFY(!game.ruleAt("log/99999").isEmpty());
    }

    void aMenuNamesTheRuleOfEachLine() {
        MessinaTable game(fixture::definition(), fixture::setup(2, 3), fixture::seats(), fixture::language, "en");
        fixture::Wanderer w(2, 3);
        int menus = 0;
        do {
            const Look look(w.session, "en");
            for (int i = 0; i < static_cast<int>(look.index.choices().size()); ++i) {
                const QString target = look.index.targetOf(i);
                if (!std::holds_alternative<Several>(resolve(look.scene(), look.index, target, none))) continue;
                game.restore(w.session);
                game.activate(target);
                QVERIFY(game.openVariants().size() > 0);
                for (int n = 0; n < game.openVariants().size(); ++n) {
                    const QString rule = game.variants()->row(n).value("rule").toString();
                    QCOMPARE(game.ruleAt(QStringLiteral("variant:%1").arg(n)), rule);
                    QVERIFY2(hasArticle(rule), rule.toUtf8());
                }
                ++menus;
            }
        } while (w.step());
        QVERIFY2(menus > 5, QByteArray::number(menus));
    }
};

QTEST_GUILESS_MAIN(tst_RuleTargets)
#include "tst_rule_targets.moc"
