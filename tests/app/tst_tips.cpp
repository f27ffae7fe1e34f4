// SPDX-License-Identifier: GPL-3.0-or-later
// Tips in free play: each holds where it should and not where it should not; its thing exists, its sentence is whole.
#include "app/messina/table/shown_targets.h"
#include "app/messina/tips/tip_kinds.h"
#include "app/messina/tips/tips.h"
#include "app/messina/words/names.h"
#include "engine/messina/observe.h"
#include "tests/app/fixture.h"
#include "tests/app/tip_checks.h"
#include "tests/engine/position.h"

#include <QtTest>

#include <functional>

using namespace magister;
using namespace magister::messina;

namespace {

constexpr auto nun = CitizenClass::Nun;
constexpr auto craftsman = CitizenClass::Craftsman;
constexpr auto aristocrat = CitizenClass::Aristocrat;

void mustGive(Position& game, const Command& command) {
    if (!game.give(command)) qFatal("%s", game.why());
}

QString nameOf(const Position& game, PlaceIndex place) {
    return placeTarget(game.def.layout(game.s.playerCount).places[place]);
}

QVector<TipHere> tipsOf(const Position& game, const QString& pointed) {
    const State seen = observe(game.s, game.s.toAct()).state;
    const TargetIndex index(game.def, seen, seen.toAct(), choices(game.def, seen, seen.toAct()));
    const Offers offers;
    return tipsHere(Scene{game.def, seen, fixture::seats(), fixture::language("en"), offers, seen.toAct(), {}}, index, pointed);
}

std::optional<TipHere> tipIn(const Position& game, const QString& pointed, const QString& id) {
    for (const TipHere& tip : tipsOf(game, pointed))
        if (tip.id == id) return tip;
    return std::nullopt;
}

using Case = tip_checks::Case<Position>;

Position turn(std::uint8_t players = 2) {
    Position game(players);
    game.quiet();
    return game;
}
Position plague(int cubes) {
    Position game = turn();
    game.tokens(3, 0, 1).cubes(game.at(0, 0), cubes).lying(game.at(0, 0), nun);
    return game;
}
Position fighting(int fire, int bigFire, bool nextDoor = false) {
    Position game = turn();
    game.tokens(0, 0, fire, bigFire).cubes(game.at(0, 0), 3).cubes(game.at(1, 0), nextDoor ? 2 : 0);
    mustGive(game, ChooseHex{0, game.at(0, 0)});
    return game;
}
Position acting(const char* hex = "hex-a-fire") {
    Position game(2);
    game.actOn(hex);
    return game;
}
Position advancing() {
    Position game = acting();
    game.me().pending.push({Book::Popularity, 5});
    mustGive(game, UseBookAction{Book::Popularity, 5});
    return game;
}
Position building(std::uint8_t round = 1) {
    Position game(2);
    game.round(round).actOn("hex-a-build").tokens(9, 9);
    mustGive(game, UseHexAction{});
    return game;
}
Position ready() {
    Position game = acting("hex-a-upgrade");
    game.tokens(0, 1).cart("cart-1-1");
    return game.citizen("aristocrat-upper-inner", Citizen::Aristocrat).citizen("aristocrat-lower-inner", Citizen::Aristocrat);
}
void allHuts(Position& game) {
    for (std::uint8_t hut = 0; hut < hutCount; ++hut)
        game.inHut(hut, Citizen::Nun);
}
QString middle(const Position& game) { return nameOf(game, game.at(0, 0)); }
QString nothing(const Position&) { return {}; }
/// Everybody but the lieutenant in hand is used.
void onlyOneLeft(Position& game) {
    for (std::uint8_t i = 1; i < lieutenantCount; ++i)
        if (game.me().lieutenants[i].status == LieutenantStatus::Estate || game.me().lieutenants[i].status == LieutenantStatus::Lying)
            game.lieutenant(0, i, LieutenantStatus::Resting);
}
void anotherLeft(Position& game) { game.lieutenant(0, 2, LieutenantStatus::Estate); }
Position lastAct(std::uint8_t round, std::uint8_t players = 2) {
    Position game(players);
    game.round(round).actOn("hex-a-fire");
    onlyOneLeft(game);
    return game;
}
/// The next space of the city book that brings a lieutenant, and the one before it.
std::uint8_t beforeLieutenant(const Position& game) {
    const auto& spaces = game.def.books[static_cast<std::size_t>(Book::City)].spaces;
    for (std::size_t i = 1; i < spaces.size(); ++i)
        if (game.def.effect(spaces[i].onArrival).kind == EffectKind::Lieutenant) return static_cast<std::uint8_t>(i);
    qFatal("no lieutenant on the city book");
    return 0;
}
/// A round whose order the book of the city or the church sets; 0: none.
std::uint8_t roundBeforeOrderBy(Book book) {
    const Priority wanted = book == Book::City ? Priority::City : Priority::Church;
    for (std::uint8_t r = 1; r < roundCount; ++r)
        if (realDefinition().rounds[2][r].priority == wanted) return r;
    return 0;
}

QVector<Case> cases() {
    return {
        {"huts-full", [] { Position game = plague(1); allHuts(game); return game; }, middle, [](Position& game) { game.inHut(2, Citizen::Nobody, 0); }},
        {"leave-plague", [] { return plague(1); }, middle, [](Position& game) { game.cubes(game.at(0, 0), 0); }},
        {"sector-full", [] { Position game = plague(0); game.fillSector(nun); return game; }, middle, [](Position& game) { game.citizen("nun-lower-rim-1", Citizen::Nobody); }},
        {"visit", [] { Position game = turn(); game.owns(game.at(0, 0), 1); return game; }, middle, [](Position& game) { game.s.places[game.at(0, 0)].owner = 0; }, true},
        {"cubes-left", [] { return fighting(2, 0); }, "button:end-fight", [](Position& game) { game.tokens(5, 5, 0, 0); }},
        {"big-fire", [] { return fighting(0, 1, true); }, middle, [](Position& game) { game.cubes(game.at(1, 0), 0); }},
        {"book-reward", [] { Position game = acting(); game.me().pending.push({Book::Popularity, 5}); return game; }, "button:end-turn", [](Position& game) { game.me().pending.clear(); }},
        {"nobody-near", advancing, "seat:1/overseer/nun", [](Position& game) { game.fillSector(nun).fillSector(craftsman).fillSector(aristocrat); }},
        {"fork", [] { Position game = advancing(); game.overseer(nun, 1); return game; }, "seat:1/overseer/nun", [](Position& game) { game.overseer(nun, 2); }},
        {"upgraded-overseer", [] { Position game = advancing(); game.overseer(craftsman, 3, 0, true); return game; }, nothing, [](Position& game) { game.overseer(craftsman, 3, 0, false); }},
        {"refresh", [] { Position game = building(); game.tokens(0, 0, 1); return game; }, nothing, [](Position& game) { game.tokens(9, 9); }},
        {"hut-tile", [] { Position game = building(); game.inHut(1, Citizen::Nun); return game; }, nothing, [](Position& game) { game.inHut(1, Citizen::Nun, 2); }},
        {"late-workshop", [] { Position game = building(5); game.fillSector(nun).fillSector(craftsman).fillSector(aristocrat); return game; }, nothing, [](Position& game) { game.me().squares = {}; }},
        {"repopulate-rat", [] { Position game = ready(); game.cubes(game.at(0, 0), 1); return game; }, "button:repopulate", [](Position& game) { game.cubes(game.at(0, 0), 0); }},
        {"repopulate-instead", ready, nothing, [](Position& game) { game.tokens(0, 0); }},
        {"cart", [] { Position game = ready(); game.me().carts[0].used = true; return game; }, nothing, [](Position& game) { game.citizen("aristocrat-upper-inner", Citizen::Nobody); }},
        {"recall",
         [] {
             Position game = turn();
             game.tokens(1).lieutenant(0, 0, LieutenantStatus::Lying, game.at(0, 0));
             for (PlaceIndex place = 0; place < game.def.layout(2).places.size(); ++place)
                 if (const auto cost = moveCost(game.def, game.s, 0, 0, place); cost && *cost <= 1) game.s.places[place].standing = 1;
             return game;
         },
         nothing, [](Position& game) { game.s.places[game.at(0, 0)].standing = none; }},
        {"clear-citizens", [] { Position game = plague(1); onlyOneLeft(game); return game; }, nothing, [](Position& game) { anotherLeft(game); }},
        {"even-ship", [] { Position game = turn(); game.ship(1, 0, "ship-1-silk"); game.me().ships.push(game.shipId("ship-2-silk")); return game; }, nothing, [](Position& game) { game.me().ships.clear(); }},
        {"order-book",
         [] {
             const Book book = roundBeforeOrderBy(Book::City) ? Book::City : Book::Church;
             Position game = lastAct(roundBeforeOrderBy(book));
             game.tokens(9).book(book, 2, 1).book(book, 1, 0);
             return game;
         },
         nothing, [](Position& game) { game.book(Book::City, 4, 0).book(Book::Church, 4, 0); }},
        {"city-step", [] { Position game = acting(); game.tokens(9).book(Book::City, beforeLieutenant(game)); return game; }, nothing, [](Position& game) { game.tokens(0); }},
        {"gold-worker",
         [] {
             Position game = acting();
             for (const Workshop& one : game.def.workshops)
                 if (one.needsUpgraded) { game.workshop(one.id, citizenOf(one.citizenClass)); break; }
             return game;
         },
         nothing, [](Position& game) { game.me().workshops[0].citizen = upgraded(game.me().workshops[0].citizen); }},
        {"first-step", [] { Position game = turn(); game.round(2).lieutenant(0, 1, LieutenantStatus::Lying, game.at(0, 0)); return game; }, nothing, [](Position& game) { game.round(3); }},
        {"two-flames", [] { Position game = turn(); game.round(5); return game; }, nothing, [](Position& game) { game.lieutenant(0, 1, LieutenantStatus::Resting); }},
        {"wheel-twice", [] { return lastAct(3); }, nothing, [](Position& game) { anotherLeft(game); }},
        {"leftovers", [] { Position game = lastAct(6); game.tokens(1); return game; }, nothing, [](Position& game) { game.tokens(0); }},
        {"rats", [] { Position game = turn(); game.me().rats = 5; return game; }, nothing, [](Position& game) { game.me().rats = 4; }},
    };
}

} // namespace

class TestTips : public QObject {
    Q_OBJECT

private slots:
    void eachHasItsCase() {
        tip_checks::eachHasItsCase(cases(), tipKinds, ruleId, 27);
    }

    void holdsAndDoesNot_data() { tip_checks::addRows(cases()); }
    void holdsAndDoesNot() {
        QFETCH(int, number);
        const auto shown = [](const Position& game) {
            const Offers offers;
            return shownTargets(Scene{game.def, game.s, fixture::seats(), fixture::language("en"), offers, game.s.toAct(), {}});
        };
        tip_checks::holdsAndDoesNot(cases()[number], tip_checks::factsOf("messina", tipKinds), tipsOf, shown, fixture::codes(), fixture::language);
    }

    void whatIsHiddenChangesNothing() {
        for (const Case& one : cases()) {
            Position game = one.holds();
            const QString pointed = one.pointed.in(game);
            const bool before = tipIn(game, pointed, one.id).has_value();
            std::reverse(game.s.shipPile.begin(), game.s.shipPile.end());
            std::reverse(game.s.hexPile.begin(), game.s.hexPile.end());
            game.s.random = Random::seeded(99);
            QCOMPARE(tipIn(game, pointed, one.id).has_value(), before);
        }
    }

    void onlyWithAQuestionThatItConcerns() {
        Position game = turn();
        game.me().rats = 7;
        QVERIFY(tipIn(game, {}, "rats"));
        mustGive(game, ChooseHex{0, game.at(0, 0)});
        QVERIFY(!tipIn(game, {}, "rats"));
        game.stage(Stage::Production);
        QCOMPARE(tipsOf(game, {}).size(), 0);
    }

    void faultyTextsAreTold() {
        QTemporaryDir folder;
        const DataFolder data(folder.path());
        QVERIFY(QDir().mkpath(folder.filePath("translations/de/messina")));
        const auto write = [&](const QByteArray& text) {
            QFile file(folder.filePath("translations/de/messina/tips.json"));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
        };
        GameFacts two;
        two.id = QStringLiteral("messina");
        two.tips = {{"one", {"n"}}, {"two", {}}};
        const auto kinds = [&] {
            QList<Problem> problems;
            readTipTexts(data, two, QStringLiteral("de"), problems);
            QList<ProblemKind> found;
            for (const Problem& problem : problems)
                found.append(problem.kind);
            return found;
        };
        QCOMPARE(kinds(), QList<ProblemKind>{ProblemKind::FileMissing});
        const QByteArray head = R"({"format":"magister-tips/1","language":"de","tips":{)";
        write(head + R"("one":"{n:rat}","two":"Text"}})");
        QCOMPARE(kinds(), QList<ProblemKind>());
        write(head + R"("one":"{n:rat}"}})");
        QCOMPARE(kinds(), QList<ProblemKind>{ProblemKind::MissingKey});
        write(head + R"("one":"{n:rat}","two":""}})");
        QCOMPARE(kinds(), QList<ProblemKind>{ProblemKind::EmptyText});
        write(head + R"("one":"{p:rat}","two":"{n}"}})");
        QCOMPARE(kinds(), (QList<ProblemKind>{ProblemKind::WrongFormat, ProblemKind::WrongFormat}));
        write(head + R"("one":"{n}","two":"Text","three":"Text"}})");
        QCOMPARE(kinds(), QList<ProblemKind>{ProblemKind::UnknownKey});
    }
};

QTEST_GUILESS_MAIN(TestTips)
#include "tst_tips.moc"
