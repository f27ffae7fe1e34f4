// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/lessons/lesson_room.h"

#include "app/messina/lessons/lesson_targets.h"
#include "app/messina/lessons/query.h"
#include "engine/messina/setup.h"

#include <QRegularExpression>
#include <QTest>

namespace magister {

using messina::Citizen;
using messina::CitizenClass;
using messina::PromptKind;
using messina::Stage;
using messina::State;

/// What a lesson reads at the paths of a position, stated word by word, and which things it may point at.
class TestLessonValues : public QObject {
    Q_OBJECT

    LessonRoom m_room;

    QString valueOf(const State& state, const char* path) const {
        return messina::valueAt(*m_room.definition(), state, QString::fromLatin1(path)).value_or(QStringLiteral("?"));
    }

    /// The points of hexes under the tiles of their owners that a step points at: of each, and of all together.
    QStringList coveredNumbers(const LessonRun& run) const {
        QStringList numbers;
        int sum = 0;
        for (const QString& target : run.step().show) {
            const auto hex = run.position().value(target + QStringLiteral("/hex"));
            if (!hex || run.position().value(target + QStringLiteral("/owner")).value_or(QString()).isEmpty()) continue;
            for (const messina::Hex& each : m_room.definition()->hexes)
                if (QString::fromStdString(each.id) == *hex) {
                    numbers.append(QString::number(each.points));
                    sum += each.points;
                }
        }
        if (sum > 0) numbers.append(QString::number(sum));
        return numbers;
    }

    /// A position in which every path has something to tell.
    State arranged() const {
        messina::Setup setup;
        setup.seed = 1347;
        setup.pinned.city = {"hex-a-upgrade",   "hex-a-city",      "hex-a-fire",
                             "hex-b-wood-coin", "hex-a-wood-wood", "hex-a-coin-overseer-any",
                             "hex-a-wood-fire", "hex-a-build",     "hex-a-church"};
        setup.arranged = {"round 5",
                          "clear-town",
                          "order 2 1",
                          "wheel 3",
                          "hex:left tile hex-b-coin-fire",
                          "hex:C3 cubes 2",
                          "hex:C3 citizens nun nun",
                          "hex:D1 owner seat:1",
                          "hex:A1 owner seat:1",
                          "dock:lower-left ships ship-1-silk ship-2-silk/no-cube",
                          "seat:1 coins 4",
                          "seat:1 wood 3",
                          "seat:1 fire 2",
                          "seat:1 bigFire 1",
                          "seat:1 rats 5",
                          "seat:1 points 17",
                          "seat:1 lieutenants estate C1 dock:lower-left/standing resting",
                          "seat:2 lieutenants B2/standing box C1",
                          "seat:1 square/nun-lower-inner gold-nun",
                          "seat:1 hut/2 aristocrat/1",
                          "seat:1 hut/2/upgrade hut-q07",
                          "seat:1 workshops workshop-b03/gold-craftsman workshop-b20/craftsman/used",
                          "seat:1 carts cart-1-2/used cart-2-1",
                          "seat:1 ships ship-1-spices",
                          "seat:1 overseer/nun border-craftsman-nun-outer/upgraded",
                          "seat:1 book/church 6",
                          "seat:1 pending popularity 3",
                          "seat:1 scroll 2 3 0",
                          "seat:1 once-used nun",
                          "book:church order 1 2",
                          "market huts/1 hut-q03 hut-q12",
                          "market workshops/nun workshop-b24",
                          "market carts/1 cart-3-1 cart-4-1",
                          "pile hexes hex-c-book",
                          "pile ships ship-3-silk",
                          "pile docking upper-left lower-left"};
        for (const std::string& fault : messina::validate(*m_room.definition(), setup))
            qWarning("%s", fault.c_str());
        State state = messina::newGame(*m_room.definition(), setup).state;
        state.winners = 1;
        state.dockingCorner = 2;
        return state;
    }

    /// A path and its value there, at least one for each way to spell a path.
    static const std::vector<std::pair<const char*, const char*>>& told() {
        static const std::vector<std::pair<const char*, const char*>> all{
            {"hex:C3/cubes", "2"},
            {"hex:B2/standing", "seat:2"},
            {"hex:C1/lying", "2"},
            {"hex:C3/citizens/nun", "2"},
            {"hex:left/tile", "1"},
            {"hex:right/tile", "0"},
            {"hex:D1/owner", "seat:1"},
            {"hex:left/hex", "hex-b-coin-fire"},
            {"hex:right/hex", ""},
            {"hex:B2/rat", "standing"},
            {"hex:B2/colour", "white"},
            {"port:upper-left/standing", ""},
            {"dock:lower-left/ships", "2"},
            {"dock:lower-left/cubes", "1"},
            {"dock:lower-left/standing/seat:1", "1"},
            {"dock:lower-left/ship/2", "ship-2-silk"},
            {"dock:lower-left/ship/3", ""},
            {"dock:lower-left/cube/2", "0"},
            {"seat:1/coins", "4"},
            {"seat:1/wood", "3"},
            {"seat:1/fire", "2"},
            {"seat:1/bigFire", "1"},
            {"seat:1/rats", "5"},
            {"seat:1/points", "17"},
            {"seat:1/ships", "1"},
            {"seat:1/carts", "2"},
            {"seat:1/workshops", "2"},
            {"seat:1/districts", "2"},
            {"seat:1/won", "1"},
            {"seat:2/won", "0"},
            {"seat:1/square/nun-lower-inner", "gold-nun"},
            {"seat:1/square/nun-upper-inner", ""},
            {"seat:1/citizens/gold-nun", "1"},
            {"seat:1/citizens/aristocrat", "1"},
            {"seat:1/citizens/gold-craftsman", "1"},
            {"seat:1/once-used/nun", "1"},
            {"seat:1/once-used/craftsman", "0"},
            {"seat:1/overseer/nun", "border-craftsman-nun-outer"},
            {"seat:1/overseer/nun/step", "4"},
            {"seat:1/overseer/nun/upgraded", "1"},
            {"seat:1/overseer/craftsman/upgraded", "0"},
            {"seat:1/hut/2", "aristocrat/1"},
            {"seat:1/hut/2/citizen", "aristocrat"},
            {"seat:1/hut/1/citizen", ""},
            {"seat:1/hut/2/field", "1"},
            {"seat:1/hut/2/upgrade", "hut-q07"},
            {"seat:1/hut/aristocrat/field", "1"},
            {"seat:1/hut/aristocrat/upgrade", "hut-q07"},
            {"seat:1/workshop/2", "workshop-b20"},
            {"seat:1/workshop/3", ""},
            {"seat:1/workshop/1/citizen", "gold-craftsman"},
            {"seat:1/workshop/2/used", "1"},
            {"seat:1/cart/1", "cart-1-2"},
            {"seat:1/cart/1/used", "1"},
            {"seat:1/cart/2/used", "0"},
            {"seat:1/ship/1", "ship-1-spices"},
            {"seat:1/ship/2", ""},
            {"seat:1/district/2", "A1"},
            {"seat:1/district/3", ""},
            {"seat:1/book/church", "6"},
            {"seat:1/pending", "1"},
            {"seat:1/pending/popularity/3", "1"},
            {"seat:1/pending/popularity/5", "0"},
            {"seat:1/scroll/2", "3"},
            {"seat:1/lieutenants/estate", "1"},
            {"seat:1/lieutenants/standing", "1"},
            {"seat:1/lieutenants/lying", "1"},
            {"seat:1/lieutenants/resting", "1"},
            {"seat:1/lieutenants/supply", "1"},
            {"seat:2/lieutenants/box", "1"},
            {"seat:1/lieutenants/owned", "4"},
            {"seat:1/lieutenant/2", "lying"},
            {"seat:1/lieutenant/2/place", "C1"},
            {"seat:1/lieutenant/1/place", ""},
            {"market:hut-upgrades/1", "hut-q03"},
            {"market:workshops/nun", "workshop-b24"},
            {"market:carts/1", "cart-3-1"},
            {"market:carts/1/left", "2"},
            {"market:hut-upgrades/3/left", "5"},
            {"stacks/hexes", "1"},
            {"stacks/ships", "1"},
            {"stacks/docking", "2"},
            {"stacks/solo", "0"},
            {"cubes", "13"},
            {"cubes/all", "16"},
            {"town/hexes", "10"},
            {"box/hexes", "6"},
            {"box/ships", "3"},
            {"box/carts", "5"},
            {"box/cubes", "8"},
            {"stacks/hexes/letter", "C"},
            {"stacks/ships/number", "3"},
            {"stacks/workshops/late", "0"},
            {"market:carts/stacks", "1"},
            {"market:carts/1/number", "3"},
            {"round/4/late-workshops", "0"},
            {"round/5/late-workshops", "1"},
            {"round/5/ships", "1"},
            {"seat:1/board", "a"},
            {"docking", "lower-right"},
            {"wheel", "3"},
            {"wheel/rat", "right"},
            {"wheel/nun", "orange"},
            {"order/1", "seat:2"},
            {"book:church/order/1", "seat:1"},
            {"turn", "seat:2"},
            {"round", "5"},
            {"stage", "turns"},
            {"prompt", "choose-turn"},
        };
        return all;
    }

private slots:
    void everyPathTells_data() {
        QTest::addColumn<QString>("value");
        for (const auto& [path, value] : told())
            QTest::newRow(path) << QString::fromLatin1(value);
    }
    void everyPathTells() {
        QFETCH(QString, value);
        QCOMPARE(valueOf(arranged(), QTest::currentDataTag()), value);
    }
    /// Whatever is listed has a value, and each way to spell a path is among those that are told.
    void everySpellingIsTold() {
        const State state = arranged();
        QSet<QString> forms, seen;
        for (const auto& each : messina::allPaths(*m_room.definition(), state)) {
            QVERIFY2(messina::valueAt(*m_room.definition(), state, each.path), qPrintable(each.path));
            QVERIFY2(m_room.vocabulary().isPath(each.path, 2), qPrintable(each.path));
            forms.insert(QLatin1String(each.form));
            if (std::any_of(told().begin(), told().end(),
                            [&](const auto& row) { return each.path == QLatin1String(row.first); }))
                seen.insert(QLatin1String(each.form));
        }
        QVERIFY(forms.size() > 35);
        QCOMPARE((forms - seen).values(), QStringList());
    }
    void noSuchPath_data() {
        QTest::addColumn<QString>("path");
        for (const char* path : {"hex:B2",
                                 "hex:B2/weather",
                                 "hex:Z1/cubes",
                                 "dock:left/ships",
                                 "dock:lower-left/ship/4",
                                 "seat:3/coins",
                                 "seat:1/weather",
                                 "seat:1/hut/5",
                                 "seat:1/hut/1/mood",
                                 "seat:1/overseer/nun/mood",
                                 "seat:1/workshop/0",
                                 "seat:1/workshop/1/mood",
                                 "seat:1/cart/x",
                                 "seat:1/ship",
                                 "seat:1/district",
                                 "seat:1/pending/city/99",
                                 "seat:1/pending/music/1",
                                 "seat:1/scroll/4",
                                 "seat:1/citizens/bishop",
                                 "seat:1/once-used/bishop",
                                 "seat:1/lieutenant/6",
                                 "seat:1/lieutenant/1/mood",
                                 "seat:1/lieutenants/home",
                                 "market:huts/1",
                                 "market:workshops/bishop",
                                 "market:carts/2",
                                 "market:carts/1/right",
                                 "stacks/tea",
                                 "stacks/hexes/number",
                                 "stacks/workshops/early",
                                 "town/D",
                                 "box/tea",
                                 "round/7/ships",
                                 "round/1/tea",
                                 "seat:3/board",
                                 "market:carts/3/number",
                                 "wheel/bishop",
                                 "wheel/rat/1",
                                 "order/3",
                                 "order",
                                 "book:city/order/3",
                                 "book:city/1",
                                 "weather",
                                 "cubes/1"})
            QTest::newRow(path) << QString::fromLatin1(path);
    }
    void noSuchPath() {
        QFETCH(QString, path);
        QVERIFY(!messina::valueAt(*m_room.definition(), arranged(), path));
        QVERIFY(!m_room.vocabulary().isPath(path, 2));
    }
    void aloneTheOpponentIsSeatTwo() {
        messina::Setup setup;
        setup.players = 1;
        setup.arranged = {"seat:2 carts cart-1-2", "seat:2 book/popularity 4", "order 2 1"};
        const State state = messina::newGame(*m_room.definition(), setup).state;
        QCOMPARE(valueOf(state, "seat:2/cart/1"), QStringLiteral("cart-1-2"));
        QCOMPARE(valueOf(state, "seat:2/book/popularity"), QStringLiteral("4"));
        QCOMPARE(valueOf(state, "order/1"), QStringLiteral("seat:2"));
        QCOMPARE(valueOf(state, "stacks/solo"), QStringLiteral("14"));
        QVERIFY(m_room.vocabulary().isTarget(QStringLiteral("seat:2/tile"), 1, false));
        QVERIFY(!m_room.vocabulary().isTarget(QStringLiteral("seat:3"), 1, false));
    }
    /// A lesson may point at everything that the table shows.
    void everythingShownIsATarget() {
        const State state = arranged();
        const QStringList shown = messina::lessonTargets(*m_room.definition(), state, 0);
        QVERIFY(shown.size() > 200);
        for (const QString& target : shown)
            QVERIFY2(m_room.vocabulary().isTarget(target, 2, false), qPrintable(target));
        QVERIFY(shown.contains(QStringLiteral("market:hut-upgrades/q03")) &&
                shown.contains(QStringLiteral("exp:right")));
        QVERIFY(!shown.contains(QStringLiteral("hex:A1/cube")) && shown.contains(QStringLiteral("hex:C3/cube")));
    }

    void promptIsNamed_data() {
        QTest::addColumn<int>("kind");
        const auto row = [](const char* word, PromptKind kind) { QTest::newRow(word) << static_cast<int>(kind); };
        row("choose-turn", PromptKind::ChooseTurn);
        row("rescue", PromptKind::Rescue);
        row("fight", PromptKind::Fight);
        row("fight-ship", PromptKind::FightShip);
        row("act", PromptKind::Act);
        row("choose-effect", PromptKind::ChooseEffect);
        row("pay-for-effect", PromptKind::PayForEffect);
        row("advance-overseer", PromptKind::AdvanceOverseer);
        row("activate", PromptKind::Activate);
        row("step-book", PromptKind::StepBook);
        row("advance-scroll", PromptKind::AdvanceScroll);
        row("upgrade-citizen", PromptKind::UpgradeCitizen);
        row("upgrade-overseer", PromptKind::UpgradeOverseer);
        row("build", PromptKind::Build);
        row("place-hut-upgrade", PromptKind::PlaceHutUpgrade);
        row("any-hex-action", PromptKind::AnyHexAction);
        row("return-citizens", PromptKind::ReturnCitizens);
        row("give-up-lieutenant", PromptKind::GiveUpLieutenant);
        row("produce", PromptKind::Produce);
        row("choose-order-book", PromptKind::ChooseOrderBook);
        row("opponent-turn", PromptKind::OpponentTurn);
        row("leave-quarantine", PromptKind::LeaveQuarantine);
        row("proceed", PromptKind::Proceed);
    }
    void promptIsNamed() {
        QFETCH(int, kind);
        State state;
        state.promptCount = 1;
        state.promptStack[0].kind = static_cast<PromptKind>(kind);
        QCOMPARE(valueOf(state, "prompt"), QString::fromLatin1(QTest::currentDataTag()));
    }
    void noPromptIsNone() { QCOMPARE(valueOf(State{}, "prompt"), QStringLiteral("none")); }

    void stageIsNamed_data() {
        QTest::addColumn<int>("stage");
        const auto row = [](const char* word, Stage stage) { QTest::newRow(word) << static_cast<int>(stage); };
        row("turns", Stage::Turns);
        row("production", Stage::Production);
        row("quarantine", Stage::Quarantine);
        row("clear-town", Stage::ClearTown);
        row("turn-order", Stage::TurnOrder);
        row("arrivals", Stage::Arrivals);
        row("plague", Stage::Plague);
        row("scoring", Stage::Scoring);
        row("over", Stage::Over);
    }
    void stageIsNamed() {
        QFETCH(int, stage);
        State state;
        state.stage = static_cast<Stage>(stage);
        QCOMPARE(valueOf(state, "stage"), QString::fromLatin1(QTest::currentDataTag()));
    }

    void overseersAreUpgraded() {
        State state;
        state.playerCount = 2;
        QCOMPARE(valueOf(state, "seat:2/overseer/nun/upgraded"), QStringLiteral("0"));
        state.players[1].overseer(CitizenClass::Nun).upgraded = true;
        QCOMPARE(valueOf(state, "seat:2/overseer/nun/upgraded"), QStringLiteral("1"));
        QCOMPARE(valueOf(state, "seat:2/overseer/craftsman/upgraded"), QStringLiteral("0"));
        QCOMPARE(valueOf(state, "seat:2/overseer/nun"), QStringLiteral("nun-start"));
        QCOMPARE(valueOf(state, "seat:2/overseer/nun/branch"), QStringLiteral("?"));
    }

    void workshopsHoldCitizens() {
        State state;
        state.playerCount = 2;
        state.players[0].workshops.push({0, Citizen::GoldCraftsman, false});
        state.players[0].workshops.push({1, Citizen::Nobody, false});
        QCOMPARE(valueOf(state, "seat:1/workshop/1"), QString::fromStdString(m_room.definition()->workshops[0].id));
        QCOMPARE(valueOf(state, "seat:1/workshop/1/citizen"), QStringLiteral("gold-craftsman"));
        QCOMPARE(valueOf(state, "seat:1/workshop/2/citizen"), QString());
        QCOMPARE(valueOf(state, "seat:1/workshop/3/citizen"), QString());
        QCOMPARE(valueOf(state, "seat:1/workshop/3"), QString());
        QCOMPARE(valueOf(state, "seat:1/workshop/1/tile"), QStringLiteral("?"));
    }

    void scrollTracksAreCounted() {
        State state;
        state.playerCount = 2;
        state.players[0].scroll = {0, 3, 1};
        QCOMPARE(valueOf(state, "seat:1/scroll/2"), QStringLiteral("3"));
        QCOMPARE(valueOf(state, "seat:1/scroll/4"), QStringLiteral("?"));
    }

    void faceUpTilesAreNamed() {
        State state;
        state.playerCount = 2;
        QCOMPARE(valueOf(state, "market:workshops/nun"), QString());
        state.workshops[static_cast<std::size_t>(CitizenClass::Nun)].push(3);
        state.workshops[static_cast<std::size_t>(CitizenClass::Nun)].push(9);
        state.huts[1].push(4);
        state.carts[0].push(2);
        const auto definition = m_room.definition();
        QCOMPARE(valueOf(state, "market:workshops/nun"), QString::fromStdString(definition->workshops[9].id));
        QCOMPARE(valueOf(state, "market:hut-upgrades/2"), QString::fromStdString(definition->hutUpgrades[4].id));
        QCOMPARE(valueOf(state, "market:carts/1"), QString::fromStdString(definition->carts[2].id));
        QCOMPARE(valueOf(state, "market:workshops/soldier"), QStringLiteral("?"));
        QCOMPARE(valueOf(state, "market:hut-upgrades/4"), QStringLiteral("?"));
    }

    /// The tile of its owner lies on the points of a hex, which nobody is told to see there.
    void noCoveredNumberIsShown() {
        int named = 0;
        for (const QString& id : m_room.lessonIds()) {
            QList<Problem> problems;
            const LessonPtr lesson = m_room.lesson(m_room.lessonFile(id), problems);
            QVERIFY2(lesson, qPrintable(shown(problems)));
            QHash<QString, LessonWords> words;
            for (const char* code : {"en", "pl", "cs", "ru", "de"})
                words[QLatin1String(code)] =
                    *m_room.words(m_room.wordsFile(id, QLatin1String(code)), QLatin1String(code), *lesson, problems);
            for (LessonRun run(lesson, m_room.opening()); !run.finished(); run.skip()) {
                const QStringList numbers = coveredNumbers(run);
                for (const LessonWords& one : std::as_const(words)) {
                    const QString text = one.steps.value(run.step().id).text;
                    static const QRegularExpression number(QStringLiteral("\\d+"));
                    static const QRegularExpression seen(
                        QStringLiteral("\\b(shows?|pokazuj[eą]|ukazuj[eí]|указан[оы]?|zeig(t|en))\\b"),
                        QRegularExpression::UseUnicodePropertiesOption);
                    bool told = false;
                    for (const QRegularExpressionMatch& each : number.globalMatch(text))
                        told = told || numbers.contains(each.captured());
                    named += told;
                    QVERIFY2(!told || !seen.match(text).hasMatch(), qPrintable(QStringList({id, one.language, text}).join(u' ')));
                }
            }
        }
        QVERIFY(named >= 20);
    }
};

} // namespace magister

QTEST_GUILESS_MAIN(magister::TestLessonValues)
#include "tst_lesson_values.moc"
