// SPDX-License-Identifier: GPL-3.0-or-later
// What a lesson of Orléans reads at the paths of a position, stated word by word, and what it may name.
#include "app/orleans/lessons/lesson_targets.h"
#include "app/orleans/lessons/lesson_vocabulary.h"
#include "app/orleans/lessons/query.h"
#include "app/orleans/pack/pack.h"
#include "engine/orleans/setup.h"

#include <QSet>
#include <QTest>

using namespace magister;
using namespace magister::orleans;

class TestOrleansValues : public QObject {
    Q_OBJECT

    std::optional<Definition> m_definition = readOrleansPack().definition;

    QString valueOf(const State& state, const char* path) const {
        return valueAt(*m_definition, state, QString::fromLatin1(path)).value_or(QStringLiteral("?"));
    }

    /// A position in which every path has something to tell.
    State arranged() const {
        Setup setup;
        setup.players = 3;
        setup.seed = 7;
        setup.extraTiles = true;
        setup.arranged = {"round 6",
                          "start seat:2",
                          "stage planning",
                          "event taxes",
                          "hourglass plague income",
                          "supply trader 2",
                          "goods wine 3",
                          "technologies 5",
                          "stack I hayrick",
                          "deed:papal_conclave monk monk",
                          "clear-map",
                          "way:orleans--blois--water good/1 wine",
                          "seat:1 coins 4",
                          "seat:1 development 8",
                          "seat:1 track/knight 2",
                          "seat:1 track/farmer 3",
                          "seat:2 track/farmer 1",
                          "seat:1 market own-farmer monk boatman",
                          "seat:1 bag knight knight own-craftsman",
                          "seat:1 place/castle nothing nothing own-trader",
                          "seat:1 place/farmhouse own-boatman technology",
                          "seat:1 tiles windmill gunpowder_tower theatre",
                          "seat:1 place/theatre farmer farmer",
                          "seat:1 tower scholar",
                          "seat:1 technologies 2",
                          "seat:1 new-technologies 1",
                          "seat:1 citizens development/3 boatman",
                          "seat:1 merchant vierzon",
                          "seat:1 stations vierzon orleans",
                          "seat:1 wine 2",
                          "seat:1 brocade 4"};
        for (const std::string& fault : validate(*m_definition, setup))
            qWarning("%s", fault.c_str());
        return newGame(*m_definition, setup).state;
    }

    /// A path and its value there, at least one for each way to spell a path.
    static const std::vector<std::pair<const char*, const char*>>& told() {
        static const std::vector<std::pair<const char*, const char*>> all{
            {"seat:1/coins", "4"}, {"seat:1/points", "0"}, {"seat:1/development", "8"}, {"seat:1/citizens", "2"},
            {"seat:1/stations", "8"}, {"seat:1/technologies", "2"}, {"seat:1/won", "0"}, {"seat:1/stations/built", "2"},
            {"seat:1/technologies/new", "1"}, {"seat:1/technologies/laid", "1"}, {"seat:1/level", "2"}, {"seat:1/level/next", "9"},
            {"seat:1/coin-space/7", "1"}, {"seat:1/coin-space/12", "0"}, {"seat:1/merchant", "town:vierzon"},
            {"seat:1/wares", "6"}, {"seat:1/ware/wine", "2"}, {"seat:1/track/knight", "2"}, {"seat:1/draws", "6"},
            {"seat:1/draws/left", "6"}, {"seat:1/draws/possible", "3"}, {"seat:1/market/own-farmer", "1"},
            {"seat:1/market/filled", "3"}, {"seat:1/market/nothing", "5"}, {"seat:1/market/free", "5"}, {"seat:1/tower/scholar", "1"},
            {"seat:1/tower/free", "1"}, {"seat:1/hand/knight", "0"}, {"seat:1/hand/filled", "0"}, {"seat:1/bag", "3"},
            {"seat:1/bag/knight", "2"}, {"seat:1/bag/own-craftsman", "1"}, {"seat:1/bag/neutral", "2"},
            {"seat:1/place/castle", "1"}, {"seat:1/place/castle/active", "0"}, {"seat:1/place/farmhouse/active", "1"},
            {"seat:1/place/castle/1", ""}, {"seat:1/place/castle/3", "own-trader"}, {"seat:1/place/farmhouse/2", "technology"},
            {"seat:1/place/theatre", "2"}, {"seat:1/place/theatre/farmer", "2"}, {"seat:1/tiles", "3"},
            {"seat:1/tile/windmill", "1"}, {"seat:1/tile/hayrick", "0"}, {"seat:1/asked", "plan"}, {"seat:1/done", "0"},
            {"seat:1/event/gains", "0"}, {"seat:1/event/due", "2"}, {"seat:1/event/food", "0"}, {"seat:1/event/follower", "0"},
            {"seat:1/score", "38"}, {"seat:1/score/coins", "4"}, {"seat:1/score/wine", "6"}, {"seat:1/score/brocade", "20"},
            {"seat:1/score/stations", "4"}, {"seat:1/score/citizens", "4"}, {"tile/windmill", "seat:1"}, {"tile/hayrick", "stack:1"},
            {"tile/brewery", ""}, {"tile/office", "stack:2"}, {"stack:1", "1"}, {"town:vierzon/stations", "1"},
            {"town:vierzon/station/seat:1", "1"}, {"town:vierzon/station/seat:2", "0"}, {"town:orleans/merchants", "2"},
            {"way:orleans--blois--water/goods", "1"}, {"way:orleans--blois--water/good/1", "wine"}, {"supply/trader", "2"},
            {"goods/wine", "3"}, {"technologies", "5"}, {"citizens", "12"}, {"citizen/development/3", "0"},
            {"citizen/development/18", "1"}, {"citizen/boatman", "0"}, {"citizen/deed:city_wall", "1"},
            {"deed/papal_conclave/monk", "2"}, {"deed/papal_conclave/free", "1"}, {"deed/papal_conclave/complete", "0"},
            {"hourglass", "12"}, {"hourglass/1", "plague"}, {"hourglass/2", "income"}, {"hourglass/13", ""}, {"event", "taxes"},
            {"seen/taxes", "1"}, {"census/leader", "seat:1"}, {"census/last", "seat:3"}, {"start", "seat:2"}, {"turn", ""},
            {"round", "6"}, {"stage", "planning"}, {"treasury", "?"},
        };
        return all;
    }

private slots:
    void initTestCase() { QVERIFY(m_definition); }

    void eachPathTellsItsValue() {
        const State state = arranged();
        for (const auto& [path, value] : told())
            if (qstrcmp(value, "?") != 0) QCOMPARE(QString::fromLatin1(path) + u'=' + valueOf(state, path), QString::fromLatin1(path) + u'=' + QString::fromLatin1(value));
        QCOMPARE(valueOf(state, "treasury").toInt(), m_definition->treasury.worth - 14);
    }
    /// Every path that is listed has a value, and each way to spell one is tried above.
    void everyListedPathHasAValue() {
        const State state = arranged();
        QSet<QString> forms, seen, tried;
        for (const auto& [path, value] : told())
            tried.insert(QString::fromLatin1(path));
        for (const NamedPath& each : allPaths(*m_definition, state)) {
            QVERIFY2(valueAt(*m_definition, state, each.path), qPrintable(each.path));
            QVERIFY2(!seen.contains(each.path), qPrintable(each.path));
            seen.insert(each.path);
            if (tried.contains(each.path)) forms.insert(QLatin1String(each.form));
        }
        for (const NamedPath& each : allPaths(*m_definition, state))
            QVERIFY2(forms.contains(QLatin1String(each.form)), each.form);
        const orleans::LessonVocabulary vocabulary(&*m_definition);
        for (const QString& path : std::as_const(seen))
            QVERIFY2(vocabulary.isPath(path, 3), qPrintable(path));
    }
    void unknownPathsHaveNone() {
        const State state = arranged();
        for (const char* path : {"", "seat:4/coins", "seat:1", "seat:1/", "seat:1/gold", "seat:1/place/moon", "seat:1/place/castle/4", "seat:1/place/castle/1/2",
                                 "seat:1/score/crowns", "seat:1/coin-space/14", "seat:1/market/technology", "town:paris/stations", "town:blois", "town:blois/station/seat:4",
                                 "way:orleans--blois--water", "way:orleans--blois--water/good/3", "supply/own-farmer", "deed/city_wall", "deed/city_wall/height",
                                 "citizen", "citizen/development/4", "hourglass/19", "tile/castle", "stack:3", "census/middle", "moon"})
            QCOMPARE(QString::fromLatin1(path) + u' ' + valueOf(state, path), QString::fromLatin1(path) + QStringLiteral(" ?"));
    }
    /// With several players level the census has no leader.
    void aTieHasNoLeader() {
        Setup setup;
        const State state = newGame(*m_definition, setup).state;
        QCOMPARE(valueOf(state, "census/leader"), QString());
        QCOMPARE(valueOf(state, "census/last"), QString());
    }
    /// Whatever the table shows can be named, and is found again.
    void everythingShownCanBeNamed() {
        const State state = arranged();
        const orleans::LessonVocabulary vocabulary(&*m_definition);
        const QStringList shown = lessonTargets(*m_definition, state, 0);
        QVERIFY(shown.size() > 300);
        for (const QString& target : shown)
            QVERIFY2(vocabulary.isTarget(target, 3, false), qPrintable(target));
        for (const char* target : {"seat:1/place:castle/slot/2", "seat:1/place:theatre/open/farmer", "development/3", "track:knight/2",
                                   "way:orleans--blois--water/good/0", "town:blois", "deed:city_wall/knight", "hourglass", "seat:1/tower/0"})
            QVERIFY2(shown.contains(QLatin1String(target)), target);
        for (const char* target : {"seat:1/place:castle/slot/3", "seat:4/coins", "town:paris", "way:orleans--blois--water/good/1", "phase:lunch", "seat:1/market/moon"})
            QVERIFY2(!vocabulary.isTarget(QLatin1String(target), 3, false), target);
    }
    /// Followers go by their kind, wherever they lie.
    void followersAreFoundByKind() {
        const State state = arranged();
        const orleans::LessonVocabulary vocabulary(&*m_definition);
        for (const auto& [named, found] : {std::pair{"seat:1/market/boatman", "seat:1/market/2"}, {"seat:1/market/farmer", "seat:1/market/0"},
                                           {"seat:1/market/own-farmer", "seat:1/market/0"}, {"seat:1/market/neutral-boatman", "seat:1/market/2"},
                                           {"seat:1/market/neutral-farmer", "seat:1/market/neutral-farmer"}, {"seat:1/tower/scholar", "seat:1/tower/0"},
                                           {"seat:1/market/knight", "seat:1/market/knight"}, {"seat:1/bag", "seat:1/bag"}}) {
            QCOMPARE(resolvedTarget(state, QLatin1String(named)), QLatin1String(found));
            QVERIFY(vocabulary.isTarget(QLatin1String(named), 3, false));
        }
        QVERIFY(namesByMeaning(state, QStringLiteral("seat:1/market/knight")));
        QVERIFY(!namesByMeaning(state, QStringLiteral("seat:1/market/2")));
        QVERIFY(!namesByMeaning(state, QStringLiteral("seat:1/market/neutral-own-farmer")));
    }
};

QTEST_GUILESS_MAIN(TestOrleansValues)
#include "tst_orleans_values.moc"
