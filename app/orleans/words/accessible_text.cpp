// SPDX-License-Identifier: GPL-3.0-or-later
// What is told of the things that belong to one player; of the shared boards: accessible_board.cpp.
#include "app/orleans/words/accessible_text.h"

#include "app/orleans/words/effect_text.h"
#include "app/orleans/words/phrases.h"

#include <QCoreApplication>

#include <vector>

namespace magister::orleans {

namespace {

QString onSlot(const Scene& scene, Token token) {
    if (token == Token::Technology) return nameOf(scene, {QStringLiteral("technology-tile")});
    return tokenText(scene, token);
}

QString wantedText(const Scene& scene, PlaceId place, SlotOfPlace slot) {
    const Slot wanted = scene.definition.place(place).actionSlots[slot];
    return wanted == Slot::Any
               ? say(scene.language, "OrleansEffect", QT_TRANSLATE_NOOP("OrleansEffect", "any follower"))
               : nameOf(scene, slotWord(wanted));
}

/// What slots still ask for before the place works, where it needs them all; of others as many as it needs. Empty for
/// an active place. planning.active, town-hall.one-or-two
QStringList missingAt(const Scene& scene, PlayerIndex player, PlaceId id) {
    const Place& place = scene.definition.place(id);
    const Filling& filling = scene.state.players[player].work.at(id);
    QStringList missing;
    if (isActive(scene.definition, scene.state.players[player], id)) return missing;
    const int all = place.minFilled != 0 ? place.minFilled : static_cast<int>(place.actionSlots.size());
    for (SlotOfPlace slot = 0; slot < place.actionSlots.size(); ++slot)
        if (filling.tokens[slot] == Token::Nothing && missing.size() < all - filling.filled())
            missing.append(wantedText(scene, id, slot));
    return missing;
}

/// The open row of the Theatre: its tokens, one by one as they are counted.
QString openRowText(const Scene& scene, const Player& player) {
    std::vector<Token> tokens;
    for (std::size_t i = 0; i < followerTokenCount; ++i)
        tokens.insert(tokens.end(), player.work.theatre.counts[i], static_cast<Token>(i + 1));
    return tokensText(scene, tokens);
}

QStringList goodsOf(const Scene& scene, const Player& player) {
    QStringList goods;
    for (const Ware ware : allWares)
        if (const int n = player.ware(ware))
            goods.append(say(scene.language, "OrleansSpoken", QT_TRANSLATE_NOOP("OrleansSpoken", "{good:nom}: {n}"),
                             {{"good", wareWord(ware)}, {"n", n}}));
    return goods;
}

QStringList tilesOf(const Scene& scene, const Player& player) {
    QStringList tiles;
    for (std::size_t i = boardPlaceCount; i < placeCount; ++i)
        if (player.owns(placeAt(i))) tiles.append(nameOf(scene, placeWord(placeAt(i))));
    return tiles;
}

} // namespace

QString slotTold(const Scene& scene, PlayerIndex player, PlaceId place, SlotOfPlace slot) {
    const Token token = scene.state.players[player].work.at(place).tokens[slot];
    const Fields fields{{"n", slot + 1},
                        {"wanted", wantedText(scene, place, slot)},
                        {"token", token == Token::Nothing ? QString{} : onSlot(scene, token)}};
    return token == Token::Nothing ? say(scene.language, "OrleansSpoken",
                                         QT_TRANSLATE_NOOP("OrleansSpoken", "slot {n} for {wanted}: empty"), fields)
                                   : say(scene.language, "OrleansSpoken",
                                         QT_TRANSLATE_NOOP("OrleansSpoken", "slot {n} for {wanted}: {token}"), fields);
}

QStringList placeTold(const Scene& scene, PlayerIndex player, PlaceId id) {
    const Place& place = scene.definition.place(id);
    const Player& owner = scene.state.players[player];
    Phrases told(scene);
    told.addText(nameOf(scene, placeWord(id)));
    if (place.mode == PlaceMode::Permanent) {
        told.add(QT_TRANSLATE_NOOP("OrleansSpoken", "always in effect"));
    } else if (place.openRow) {
        const QString row = openRowText(scene, owner);
        if (row.isEmpty())
            told.add(QT_TRANSLATE_NOOP("OrleansSpoken", "no followers here"));
        else
            told.addText(row);
    } else {
        for (SlotOfPlace slot = 0; slot < place.actionSlots.size(); ++slot)
            told.addText(slotTold(scene, player, id, slot));
    }
    const QStringList missing = missingAt(scene, player, id);
    if (place.mode != PlaceMode::Permanent && isActive(scene.definition, owner, id))
        told.add(QT_TRANSLATE_NOOP("OrleansSpoken", "active"));
    else if (!missing.isEmpty())
        told.add(QT_TRANSLATE_NOOP("OrleansSpoken", "still missing: {followers}"), {{"followers", joined(missing)}});
    told.addText(effectText(scene, id));
    told.addIf(!place.ownAllowed, QT_TRANSLATE_NOOP("OrleansSpoken", "no starting followers here"));
    return told.parts();
}

QStringList marketTold(const Scene& scene, PlayerIndex player, int index) {
    const Workforce& work = scene.state.players[player].work;
    const bool tower = index >= static_cast<int>(maxMarketSpaces);
    const auto space = static_cast<std::size_t>(tower ? index - static_cast<int>(maxMarketSpaces) : index);
    if (index < 0 || (tower && space >= work.tower.size())) return {};
    const Token token = tower ? work.tower[space] : work.market[space];
    Phrases told(scene);
    if (token == Token::Nothing)
        told.add(QT_TRANSLATE_NOOP("OrleansSpoken", "empty"));
    else
        told.addText(tokenText(scene, token));
    const Fields n{{"n", static_cast<int>(space) + 1}};
    if (tower)
        told.add(QT_TRANSLATE_NOOP("OrleansSpoken", "Gunpowder Tower, space {n}"), n);
    else
        told.add(QT_TRANSLATE_NOOP("OrleansSpoken", "market, space {n}"), n);
    return told.parts();
}

QStringList bagTold(const Scene& scene, PlayerIndex player) {
    const Player& owner = scene.state.players[player];
    std::vector<Token> tokens;
    for (std::size_t i = 0; i < followerTokenCount; ++i)
        tokens.insert(tokens.end(), owner.bag.counts[i], static_cast<Token>(i + 1));
    Phrases told(scene);
    told.add(QT_TRANSLATE_NOOP("OrleansSpoken", "bag of {who}"), {{"who", seatName(scene, player)}})
        .add(QT_TRANSLATE_NOOP("OrleansSpoken", "{n:follower:nom}"), {{"n", owner.bagTotal()}});
    if (owner.bagHidden > 0)
        told.add(QT_TRANSLATE_NOOP("OrleansSpoken", "only its owner may look inside"));
    else
        told.addText(tokensText(scene, tokens));
    told.add(QT_TRANSLATE_NOOP("OrleansSpoken", "draws each round: {n}"), {{"n", drawNumber(scene.definition, owner)}});
    return told.parts();
}

QStringList seatTold(const Scene& scene, PlayerIndex player) {
    const Player& p = scene.state.players[player];
    const State& state = scene.state;
    const auto counted = [&](const char* word, int n) {
        return scene.language.count(QLatin1String(word), n, QStringLiteral("nom"));
    };
    const int waiting = scene.definition.marketSpaces - freeMarketSpaces(scene.definition, p);
    Phrases told(scene);
    told.addText(seatName(scene, player))
        .addIf(state.startPlayer == player, QT_TRANSLATE_NOOP("OrleansSpoken", "start player"))
        .addText(counted("coin", p.coins))
        .add(QT_TRANSLATE_NOOP("OrleansSpoken", "development level {level}, space {space}"),
             {{"level", levelOf(scene.definition, p)}, {"space", p.development}})
        .addText(counted("citizen", p.citizens))
        .add(QT_TRANSLATE_NOOP("OrleansSpoken", "trading stations on the map: {built}, left: {left}"),
             {{"built", stationsBuilt(state, player)}, {"left", p.stations}})
        .add(QT_TRANSLATE_NOOP("OrleansSpoken", "merchant: {town:nom}"), {{"town", townWord(scene, p.merchant)}})
        .add(QT_TRANSLATE_NOOP("OrleansSpoken", "followers in the bag: {bag}, on the market: {market}"),
             {{"bag", p.bagTotal()}, {"market", waiting}})
        .add(QT_TRANSLATE_NOOP("OrleansSpoken", "draws each round: {n}"), {{"n", drawNumber(scene.definition, p)}});
    told.addText(joined(goodsOf(scene, p)));
    if (const QStringList tiles = tilesOf(scene, p); !tiles.isEmpty())
        told.add(QT_TRANSLATE_NOOP("OrleansSpoken", "place tiles: {places}"), {{"places", joined(tiles)}});
    told.addIf(p.work.technologies > 0, QT_TRANSLATE_NOOP("OrleansSpoken", "{n:technology-tile:nom} not placed yet"),
               {{"n", p.work.technologies}});
    const bool planning = state.stage == Stage::Planning || state.stage == Stage::Followers;
    told.addIf(planning && state.saidDone(player), QT_TRANSLATE_NOOP("OrleansSpoken", "done"))
        .addIf(state.stage == Stage::Actions && state.saidDone(player), QT_TRANSLATE_NOOP("OrleansSpoken", "passed"))
        .addIf(state.isAsked(player), QT_TRANSLATE_NOOP("OrleansSpoken", "has a decision to make"));
    return told.parts();
}

QString spoken(const Scene& scene, QStringList told, const QString& target) {
    const Offer offer = scene.offers.at(target).offer;
    if (offer == Offer::Refused)
        told.append(say(scene.language, "Spoken", QT_TRANSLATE_NOOP("Spoken", "not possible now")));
    if (offer == Offer::Legal) told.append(say(scene.language, "Spoken", QT_TRANSLATE_NOOP("Spoken", "can be chosen")));
    QString breath;
    for (const QString& part : told) {
        // Whole sentences stand for themselves between the phrases.
        const bool ended = breath.endsWith(u'.');
        if (!breath.isEmpty())
            breath += ended ? QStringLiteral(" ") : part.endsWith(u'.') ? QStringLiteral(". ") : QStringLiteral(", ");
        breath += ended ? capitalised(part) : part;
    }
    // It may be a row of its own.
    return capitalised(breath);
}

} // namespace magister::orleans
