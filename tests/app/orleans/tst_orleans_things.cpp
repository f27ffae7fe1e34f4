// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever can be pointed at is told in five languages: what it is, what lies there, what it gives.
#include "tests/app/orleans/look.h"

#include "app/orleans/table/thing_card.h"
#include "app/orleans/words/accessible_text.h"
#include "app/orleans/words/effect_text.h"
#include "app/orleans/words/target_names.h"
#include "tests/engine/orleans/position.h"

#include <QRegularExpression>
#include <QSet>
#include <QtTest>

using namespace magister::orleans;
using told::Look;

namespace {

/// Names of everything on the shared boards and at all seats.
QStringList allTargets(const State& state) {
    const Definition& def = realDefinition();
    QStringList names{"development", "stack:1", "stack:2",      "technologies",
                      "hourglass",   "prompt",  "market:goods", "market:tiles"};
    for (TownIndex i = 0; i < def.towns.size(); ++i)
        names += targets::town(def, i);
    for (ConnectionIndex i = 0; i < def.connections.size(); ++i)
        names += targets::way(def, i);
    for (SlotIndex i = 0; i < def.goodsSlots.size(); ++i)
        names += targets::mapGood(def, i);
    for (const Track track : allTracks) {
        names += targets::track(track);
        for (int space = 0; space <= def.track(track).lastSpace(); ++space)
            names += targets::trackSpace(track, space);
    }
    for (int space = 0; space <= def.development.lastSpace; ++space)
        names += targets::developmentSpace(space);
    for (std::size_t deed = 0; deed < deedCount; ++deed) {
        names += targets::deed(static_cast<DeedId>(deed));
        for (const Follower kind : allFollowers)
            if (def.deeds[deed].spaces[static_cast<std::size_t>(kind)])
                names += targets::deedSpace(static_cast<DeedId>(deed), kind);
    }
    for (const Good good : allGoods)
        names += targets::goods(good);
    for (const Follower kind : allFollowers)
        names += targets::supply(kind);
    for (const EventKind event : allEvents)
        names += targets::event(event);
    for (std::size_t i = boardPlaceCount; i < placeCount; ++i)
        if (state.stacks & setOf(placeAt(i))) names += targets::tile(placeAt(i));
    for (PlayerIndex p = 0; p < state.playerCount; ++p) {
        names += targets::seat(p);
        for (const char* part : {"bag", "technology", "coins", "stations", "merchant", "citizens", "development"})
            names += targets::atSeat(p, part);
        for (const Ware ware : allWares)
            names += targets::ware(p, ware);
        for (std::size_t i = 0; i < maxMarketSpaces; ++i)
            names += targets::atSeat(p, QString("market/%1").arg(i));
        for (std::size_t i = 0; i < state.players[p].hand.size(); ++i)
            names += targets::atSeat(p, QString("hand/%1").arg(i));
        if (state.players[p].owns(PlaceId::GunpowderTower)) names += targets::atSeat(p, "tower/1");
        for (std::size_t i = 0; i < placeCount; ++i) {
            if (!state.players[p].owns(placeAt(i))) continue;
            names += targets::place(p, placeAt(i));
            for (SlotOfPlace slot = 0; slot < def.places[i].actionSlots.size(); ++slot)
                names += targets::slot(def, p, placeAt(i), slot);
            if (def.places[i].openRow) names += targets::slot(def, p, placeAt(i), 0);
        }
    }
    return names;
}

} // namespace

class tst_OrleansThings : public QObject {
    Q_OBJECT

private slots:
    void languages_data() {
        QTest::addColumn<QString>("code");
        for (const QString& code : told::codes())
            QTest::newRow(code.toUtf8()) << code;
    }

    void everythingHasACard_data() { languages_data(); }
    void everythingHasACard() {
        QFETCH(QString, code);
        int cards = 0;
        QSet<QString> icons;
        told::visitPositions(6, 401, [&](const State& state, PlayerIndex player, const std::vector<Choice>&) {
            const Look seen(state, player, code);
            for (const QString& target : allTargets(seen.state())) {
                const QVariantMap card = thingCardRow(seen.scene(), target);
                QVERIFY2(!card.value("name").toString().trimmed().isEmpty(), target.toUtf8());
                QVERIFY2(card.value("meaning").toString().size() > 15, target.toUtf8());
                QVERIFY2(told::flaws(card).isEmpty(), (target + ": " + told::flaws(card).join('|')).toUtf8());
                QVERIFY2(!card.value("icon").toString().isEmpty(), target.toUtf8());
                QCOMPARE(card.value("target").toString(), target);
                icons.insert(card.value("icon").toString());
                ++cards;
            }
        });
        QCOMPARE(told::missing(code), QStringList());
        qInfo("%d cards, %d icons", cards, static_cast<int>(icons.size()));
        QVERIFY(cards > 3000);
    }

    void nothingElseHasOne() {
        const Position game(2);
        const Look seen(game.s, 0, "en");
        for (const char* target : {"", "nonsense", "town:paris", "seat:0", "seat:3", "seat:1/place:hayrick",
                                   "seat:1/place:castle/slot/3", "seat:1/tower/0", "seat:1/market/8", "seat:1/hand/0",
                                   "way:blois--tours--water/good/1", "track:monk", "track:farmer/9", "development/31",
                                   "deed:astronomy/knight", "tile:goldsmith", "tile:castle", "stack:3", "market:x"})
            QVERIFY2(thingCardRow(seen.scene(), target).isEmpty(), target);
    }

    void everyEffectIsASentence_data() { languages_data(); }
    void everyEffectIsASentence() {
        QFETCH(QString, code);
        Position game(4);
        const Scene scene = told::scene(game.s, code);
        QSet<QString> all;
        for (std::size_t i = 0; i < placeCount; ++i) {
            const QString text = effectText(scene, placeAt(i));
            QVERIFY2(told::flaw(text).isEmpty() && text.endsWith('.'), text.toUtf8());
            all.insert(text);
        }
        QVERIFY(all.size() >= 31); // a few places of one kind do the same
        for (const EventKind event : allEvents) {
            const QString text = eventEffectText(scene, event);
            QVERIFY2(told::flaw(text).isEmpty() && text.endsWith('.'), text.toUtf8());
        }
        for (std::size_t deed = 0; deed < deedCount; ++deed)
            QVERIFY2(deedText(scene, static_cast<DeedId>(deed)).endsWith('.'), idOf(static_cast<DeedId>(deed)).data());
        for (const Track track : allTracks)
            for (int space = 1; space <= scene.definition.track(track).lastSpace(); ++space)
                QVERIFY(!trackRewardText(scene, track, space).isEmpty());
        QVERIFY(trackRewardText(scene, Track::Farmer, 0).isEmpty());
        QCOMPARE(told::missing(code), QStringList());
    }

    /// A pack of the user's that says otherwise is told as it is.
    void numbersAreThoseOfThePack() {
        Position game(2);
        Definition other = realDefinition();
        other.places[static_cast<std::size_t>(PlaceId::Brewery)].effect.coins = 7;
        other.events[static_cast<std::size_t>(EventKind::Harvest)].fine = 8;
        other.events[static_cast<std::size_t>(EventKind::Taxes)].goodsPerCoin = 9;
        other.deeds[static_cast<std::size_t>(DeedId::Astronomy)].coins = 6;
        const Offers offers;
        const Scene scene{other, game.s, told::seats(), told::language("en"), offers, none};
        QVERIFY(effectText(scene, PlaceId::Brewery).contains("7"));
        QVERIFY(eventEffectText(scene, EventKind::Harvest).contains("8"));
        QVERIFY(eventEffectText(scene, EventKind::Taxes).contains("9"));
        QVERIFY(deedText(scene, DeedId::Astronomy).contains("6"));
    }

    void theBarracksMayBeReadTheOtherWayRound() {
        Position game(2);
        const QString plain = effectText(told::scene(game.s, "en"), PlaceId::Barracks);
        game.s.rulings.barracksDirection = ruling::BarracksDirection::KnightAsAny;
        const QString turned = effectText(told::scene(game.s, "en"), PlaceId::Barracks);
        QVERIFY(plain.contains("(knight)") && turned.endsWith(": knight."));
    }

    void whatAScreenReaderSays() {
        Position game(2);
        game.on(PlaceId::Castle, 0, Token::OwnFarmer).planning();
        Offers offers;
        const QString target = targets::place(0, PlaceId::Castle);
        offers.byTarget[target] = {Offer::Legal, 0};
        const Scene scene{game.def, game.s, told::seats(), told::language("en"), offers, 0};
        const QString castle = spoken(scene, placeTold(scene, 0, PlaceId::Castle), target);
        QVERIFY2(castle.startsWith("Castle, slot 1 for farmer: starting farmer, slot 2 for boatman: empty"),
                 castle.toUtf8());
        QVERIFY2(castle.contains("still missing: boatman, trader. Recruit one follower (knight)"), castle.toUtf8());
        QVERIFY2(castle.endsWith(". Can be chosen"), castle.toUtf8());
        QVERIFY(spoken(scene, {"a", "b"}, "nowhere") == "A, b");
    }

    /// draw.look-in-bag: what lies in the bags of others is told to nobody else.
    void bagsAreTheirOwners() {
        Position game(2);
        game.bag(Follower::Knight, 2, 1);
        const Look mine(game.s, 0, "en"), theirs(game.s, 1, "en");
        QVERIFY(!bagTold(mine.scene(), 1).join('|').contains("knight"));
        QVERIFY(bagTold(theirs.scene(), 1).join('|').contains("knights"));
        const auto told = bagTold(mine.scene(), 1);
        QCOMPARE(told.at(1), "2" + QString(QChar::Nbsp) + "followers");
    }
};

QTEST_GUILESS_MAIN(tst_OrleansThings)
#include "tst_orleans_things.moc"
