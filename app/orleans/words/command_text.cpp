// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/words/command_text.h"

#include "app/orleans/words/names.h"

#include <QCoreApplication>

namespace magister::orleans {

namespace {

/// One overload a command; no default, so that a new command asks for its words.
struct Namer {
    const Scene& scene;
    PlayerIndex player;

    QString tell(const char* source, const Fields& fields = {}) const {
        return say(scene.language, "OrleansCommand", source, fields);
    }
    bool isWater(ConnectionIndex connection) const {
        return scene.definition.connections[connection].way == Way::Water;
    }
    /// The town to which a merchant gets along a connection; none where it does not lead on from there.
    TownIndex target(PlayerIndex owner, ConnectionIndex connection) const {
        const Connection& way = scene.definition.connections[connection];
        const TownIndex from = scene.state.players[owner].merchant;
        return from == way.a || from == way.b ? way.other(from) : none;
    }
    /// The token on a slot; in the open row the slot names it.
    Token tokenOn(PlaceId place, SlotOfPlace slot) const {
        if (scene.definition.place(place).openRow) return static_cast<Token>(slot);
        return slot < maxPlaceSlots ? scene.state.players[player].work.at(place).tokens[slot] : Token::Nothing;
    }
    Token sent(std::uint8_t slot) const;
    QString giveUp(const GiveUp& c) const;
    QString placeFollower(const PlaceFollower& c) const;
    QString takeGood(const TakeGood& c) const;

    QString operator()(const RemoveTile& c) const {
        return tell(QT_TRANSLATE_NOOP("OrleansCommand", "Return to the box: {place:nom}"),
                    {{"place", placeWord(c.tile)}});
    }
    QString operator()(const Decline&) const { return tell(QT_TRANSLATE_NOOP("OrleansCommand", "Decline")); }
    QString operator()(const Proceed&) const { return tell(QT_TRANSLATE_NOOP("OrleansCommand", "Continue")); }
    QString operator()(const PayCoins&) const {
        return tell(QT_TRANSLATE_NOOP("OrleansCommand", "Pay all your coins"));
    }
    QString operator()(const GiveUp& c) const { return giveUp(c); }
    QString operator()(const DrawFollowers& c) const {
        return tell(QT_TRANSLATE_NOOP("OrleansCommand", "Draw {n:follower:acc}"), {{"n", c.count}});
    }
    QString operator()(const UseBathhouse&) const {
        return tell(QT_TRANSLATE_NOOP("OrleansCommand", "Use the Bathhouse"));
    }
    QString operator()(const KeepDrawn& c) const {
        const Fields fields{{"follower", tokenAsObject(scene, c.token)}};
        return c.tower ? tell(QT_TRANSLATE_NOOP("OrleansCommand", "Put the {follower} in the Gunpowder Tower"), fields)
                       : tell(QT_TRANSLATE_NOOP("OrleansCommand", "Put the {follower} on the market"), fields);
    }
    QString operator()(const ReturnDrawn&) const {
        return tell(QT_TRANSLATE_NOOP("OrleansCommand", "Return them all to the bag"));
    }
    QString operator()(const Retrieve& c) const {
        const Fields fields{{"follower", tokenAsObject(scene, tokenOn(c.place, c.slot))}, {"place", placeWord(c.place)}};
        return retrievingCostsADraw(scene.definition, scene.state, player)
                   ? tell(QT_TRANSLATE_NOOP("OrleansCommand", "Return the {follower} to the market instead of drawing ({place:nom})"), fields)
                   : tell(QT_TRANSLATE_NOOP("OrleansCommand", "Return the {follower} to the market ({place:nom})"), fields);
    }
    QString operator()(const Done&) const { return tell(QT_TRANSLATE_NOOP("OrleansCommand", "Done")); }
    QString operator()(const PlaceFollower& c) const { return placeFollower(c); }
    QString operator()(const PlaceTechnology& c) const {
        return tell(QT_TRANSLATE_NOOP("OrleansCommand", "Place the technology tile on slot {n} ({place:nom})"),
                    {{"place", placeWord(c.place)}, {"n", c.slot + 1}});
    }
    QString operator()(const TakeBack& c) const {
        const Token token = tokenOn(c.place, c.slot);
        const Fields fields{{"follower", tokenAsObject(scene, token)}, {"place", placeWord(c.place)}};
        return token == Token::Technology
                   ? tell(QT_TRANSLATE_NOOP("OrleansCommand", "Take back the technology tile ({place:nom})"), fields)
                   : tell(QT_TRANSLATE_NOOP("OrleansCommand", "Take back the {follower} ({place:nom})"), fields);
    }
    QString operator()(const CommitJob&) const {
        return tell(QT_TRANSLATE_NOOP("OrleansCommand", "Confirm this place"));
    }
    QString operator()(const PlanAgain&) const {
        return tell(QT_TRANSLATE_NOOP("OrleansCommand", "Change your plan"));
    }
    QString operator()(const UsePlace& c) const {
        return tell(QT_TRANSLATE_NOOP("OrleansCommand", "Use the {place:acc}"), {{"place", placeWord(c.place)}});
    }
    QString operator()(const Pass&) const { return tell(QT_TRANSLATE_NOOP("OrleansCommand", "Pass")); }
    QString operator()(const RecruitFollower& c) const {
        return tell(QT_TRANSLATE_NOOP("OrleansCommand", "Recruit a {follower:acc}"),
                    {{"follower", followerWord(c.follower)}});
    }
    QString operator()(const TakeTile& c) const {
        return tell(QT_TRANSLATE_NOOP("OrleansCommand", "Take the place tile: {place:nom}"),
                    {{"place", placeWord(c.tile)}});
    }
    QString operator()(const Travel& c) const {
        if (c.connection == none) return tell(QT_TRANSLATE_NOOP("OrleansCommand", "Stay where you are"));
        const Fields fields{{"town", townWord(scene, target(player, c.connection))}};
        return isWater(c.connection) ? tell(QT_TRANSLATE_NOOP("OrleansCommand", "Travel by water to {town:gen}"), fields)
                                     : tell(QT_TRANSLATE_NOOP("OrleansCommand", "Travel by road to {town:gen}"), fields);
    }
    QString operator()(const TakeGood& c) const { return takeGood(c); }
    QString operator()(const SendFollower& c) const {
        return tell(QT_TRANSLATE_NOOP("OrleansCommand", "Send the {follower} to a deed ({deed:nom}, space for a {space:acc})"),
                    {{"follower", tokenAsObject(scene, sent(c.slot))},
                     {"deed", deedWord(c.deed)},
                     {"space", followerWord(c.space)}});
    }
    QString operator()(const TakeDeedReward& c) const {
        // Only the canalisation lets its donor choose.
        const Deed& deed = scene.definition.deed(DeedId::Canalisation);
        return c.development ? tell(QT_TRANSLATE_NOOP("OrleansCommand", "Take {n:development-point:acc}"),
                                    {{"n", deed.development}})
                             : tell(QT_TRANSLATE_NOOP("OrleansCommand", "Take {n:coin:acc}"), {{"n", deed.coins}});
    }
    QString operator()(const BuyDevelopment& c) const {
        return tell(QT_TRANSLATE_NOOP("OrleansCommand", "Buy {n:development-point:acc} for {n:coin:acc}"),
                    {{"n", c.coins}});
    }
    QString operator()(const PayWare& c) const {
        return tell(QT_TRANSLATE_NOOP("OrleansCommand", "Pay with {good:ins}"), {{"good", wareWord(c.ware)}});
    }
    QString operator()(const BakeBread& c) const {
        return tell(QT_TRANSLATE_NOOP("OrleansCommand", "Bake {n} grain into bread"), {{"n", c.grain}});
    }
    QString operator()(const TakeReward& c) const {
        return tell(QT_TRANSLATE_NOOP("OrleansCommand", "Take the reward again: {track:nom}"),
                    {{"track", trackWord(c.track)}});
    }
    QString operator()(const MoveMerchant& c) const {
        const bool nobody = c.player >= scene.state.playerCount;
        if (nobody || c.connection == none)
            return tell(QT_TRANSLATE_NOOP("OrleansCommand", "Move another player’s merchant"));
        const Fields fields{{"who", seatName(scene, c.player)},
                            {"town", townWord(scene, target(c.player, c.connection))}};
        return isWater(c.connection)
                   ? tell(QT_TRANSLATE_NOOP("OrleansCommand", "Move {who}’s merchant by water to {town:gen}"), fields)
                   : tell(QT_TRANSLATE_NOOP("OrleansCommand", "Move {who}’s merchant by road to {town:gen}"), fields);
    }
    QString operator()(const HandInFood& c) const {
        return tell(QT_TRANSLATE_NOOP("OrleansCommand", "Hand in {good:acc}"), {{"good", wareWord(c.ware)}});
    }
    QString operator()(const PayFine&) const { return tell(QT_TRANSLATE_NOOP("OrleansCommand", "Pay the fine")); }
    QString operator()(const UseSacristy&) const {
        return tell(QT_TRANSLATE_NOOP("OrleansCommand", "Return the monk from the Sacristy to the bag"));
    }
};

Token Namer::sent(std::uint8_t slot) const {
    const Workforce& work = scene.state.players[player].work;
    const Prompt* prompt = scene.state.isAsked(player) ? &scene.state.question(player) : nullptr;
    const bool tower = prompt && prompt->place == static_cast<std::uint8_t>(PlaceId::GunpowderTower);
    if (tower) return slot < maxTowerSpaces ? work.tower[slot] : Token::Nothing;
    return slot < maxPlaceSlots ? work.at(PlaceId::TownHall).tokens[slot] : Token::Nothing;
}

QString Namer::giveUp(const GiveUp& c) const {
    switch (c.asset) {
    case TortureAsset::TradingStation:
        return c.which == none ? tell(QT_TRANSLATE_NOOP("OrleansCommand", "Give up a trading station from your supply"))
                               : tell(QT_TRANSLATE_NOOP("OrleansCommand", "Give up the trading station: {town:nom}"),
                                      {{"town", townWord(scene, c.which)}});
    case TortureAsset::RandomFollower:
        return c.which == none ? tell(QT_TRANSLATE_NOOP("OrleansCommand", "Give up a follower drawn from the bag"))
                               : tell(QT_TRANSLATE_NOOP("OrleansCommand", "Give up the {follower}"),
                                      {{"follower", tokenAsObject(scene, static_cast<Token>(c.which))}});
    case TortureAsset::DevelopmentPoint:
        return tell(QT_TRANSLATE_NOOP("OrleansCommand", "Give up a development point"));
    case TortureAsset::Good:
        return tell(QT_TRANSLATE_NOOP("OrleansCommand", "Give up {good:acc}"),
                    {{"good", wareWord(static_cast<Ware>(c.which))}});
    case TortureAsset::PlaceTile:
        return tell(QT_TRANSLATE_NOOP("OrleansCommand", "Give up the place tile: {place:nom}"),
                    {{"place", placeWord(static_cast<PlaceId>(c.which))}});
    case TortureAsset::TechnologyTile:
        return c.which == none ? tell(QT_TRANSLATE_NOOP("OrleansCommand", "Give up a technology tile not yet placed"))
                               : tell(QT_TRANSLATE_NOOP("OrleansCommand", "Give up the technology tile: {place:nom}"),
                                      {{"place", placeWord(static_cast<PlaceId>(c.which))}});
    }
    return {};
}

QString Namer::placeFollower(const PlaceFollower& c) const {
    const Fields fields{{"follower", tokenAsObject(scene, c.token)}, {"place", placeWord(c.place)}, {"n", c.slot + 1}};
    if (scene.definition.place(c.place).openRow)
        return c.fromTower
                   ? tell(QT_TRANSLATE_NOOP("OrleansCommand", "Place the {follower} from the Gunpowder Tower ({place:nom})"),
                          fields)
                   : tell(QT_TRANSLATE_NOOP("OrleansCommand", "Place the {follower} ({place:nom})"), fields);
    return c.fromTower
               ? tell(QT_TRANSLATE_NOOP("OrleansCommand",
                                        "Place the {follower} from the Gunpowder Tower on slot {n} ({place:nom})"),
                      fields)
               : tell(QT_TRANSLATE_NOOP("OrleansCommand", "Place the {follower} on slot {n} ({place:nom})"), fields);
}

QString Namer::takeGood(const TakeGood& c) const {
    if (c.slot == bothGoods) return tell(QT_TRANSLATE_NOOP("OrleansCommand", "Take both goods tiles"));
    const Prompt* prompt = scene.state.isAsked(player) ? &scene.state.question(player) : nullptr;
    const ConnectionIndex way = prompt ? prompt->connection : none;
    const bool there = way != none && c.slot < scene.definition.connections[way].slotCount;
    const std::uint8_t lying =
        there ? scene.state.map[scene.definition.connections[way].firstSlot + std::size_t{c.slot}] : none;
    if (lying == none) return tell(QT_TRANSLATE_NOOP("OrleansCommand", "Take a goods tile"));
    const Field good = goodWord(static_cast<Good>(lying));
    if (!hasTwinGoods(scene.definition, scene.state, way))
        return tell(QT_TRANSLATE_NOOP("OrleansCommand", "Take {good:acc}"), {{"good", good}});
    return tell(QT_TRANSLATE_NOOP("OrleansCommand", "Take {good:acc} (tile {n} of the route)"),
                {{"good", good}, {"n", c.slot + 1}});
}

} // namespace

QString commandText(const Scene& scene, PlayerIndex player, const Command& command) {
    return std::visit(Namer{scene, player}, command);
}

} // namespace magister::orleans
