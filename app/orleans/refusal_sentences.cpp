// SPDX-License-Identifier: GPL-3.0-or-later
#include "orleans/refusal_sentences.h"

#include <QCoreApplication>

namespace magister::orleans {

RefusalSentence refusalSentence(Reason reason) {
    switch (reason) {
    case Reason::NotYourTurn:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "It is {who}'s turn."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Players act in turn, clockwise from the start player.")};
    case Reason::DrawInTurn:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "{who} is drawing now."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "At this table players draw one after another, clockwise from the start player.")};
    case Reason::PlanInTurn:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "{who} is planning now."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "At this table players plan one after another, a single job at a time.")};
    case Reason::StartPlayerFirst:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "That is for the start player: {who}."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "The start player turns up the hourglass tile and lets the event begin.")};
    case Reason::DebtFirst:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "{who} still has a debt."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "The game goes on when it is settled, by torture if there are no coins.")};
    case Reason::OthersChoose:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "{who} has to choose first."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Nothing is asked of you until that choice is made.")};
    case Reason::AlreadyPassed:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You have passed in this round."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Whoever passes takes no more actions until the next round.")};
    case Reason::AlreadyDone:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You are done with this phase."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Now the others finish; the game goes on when all are done.")};
    case Reason::AnswerFirst:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Another question is still open."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Finish what has begun; then the game goes on.")};
    case Reason::OtherPhase:
        return {
            QT_TRANSLATE_NOOP("OrleansRefusal", "That belongs to another phase."),
            QT_TRANSLATE_NOOP("OrleansRefusal", "A round runs in seven phases, and each thing is done in its own.")};
    case Reason::NothingToDecline:
        return {
            QT_TRANSLATE_NOOP("OrleansRefusal", "There is nothing to leave."),
            QT_TRANSLATE_NOOP("OrleansRefusal", "Only what is offered to you can be left, and nothing is on offer.")};
    case Reason::TileNotOnStack:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "This tile lies on no stack."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Only tiles that are still on stack I or II can be chosen.")};
    case Reason::DrawTooMany:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "That is more than you may draw."),
                QT_TRANSLATE_NOOP(
                    "OrleansRefusal",
                    "The knight track lets you draw {second:follower:acc} a round; {first} of these are left.")};
    case Reason::NoMarketSpace:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Your market has too little room."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Whoever is drawn needs a free space; free spaces: {first}.")};
    case Reason::BagTooSmall:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "So many are not in your bag."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "You draw only what is there; followers in the bag: {first}.")};
    case Reason::DrawNothing:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Draw at least one follower."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "If you want none, say that you are done.")};
    case Reason::NoDrawGivenUp:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "There is no draw to give up."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "Taking a follower back costs one of your {first} draws, and all of them are used.")};
    case Reason::NoRoomToRetrieve:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "There is no room on the market."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "A follower taken back needs a free market space, just like a drawn one.")};
    case Reason::DrawsGivenUp:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You gave up draws for followers."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "Draws and followers taken back together are {second} at most; {first} are left.")};
    case Reason::BagMustHold:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Your bag does not cover that draw."),
                QT_TRANSLATE_NOOP(
                    "OrleansRefusal",
                    "At this table a draw can be given up only for a follower who is in the bag; in it now: {first}.")};
    case Reason::NobodyThere:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "No follower stands there."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Only a follower on an action slot can be taken back.")};
    case Reason::NoBathhouse:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You have no Bathhouse."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Its two extra draws are for whoever owns the tile.")};
    case Reason::BathMarketFull:
        return {
            QT_TRANSLATE_NOOP("OrleansRefusal", "Your market is full."),
            QT_TRANSLATE_NOOP("OrleansRefusal", "The follower whom you keep from the Bathhouse needs a free space.")};
    case Reason::BathMustKeep:
        return {
            QT_TRANSLATE_NOOP("OrleansRefusal", "You have room for one."),
            QT_TRANSLATE_NOOP("OrleansRefusal", "All go back into the bag only when the market has no free space.")};
    case Reason::TowerFull:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "The Gunpowder Tower has no space."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "It holds two followers, and both spaces are taken.")};
    case Reason::NotInHand:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You have not drawn that follower."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Only followers who were just drawn can be laid down.")};
    case Reason::LayDownFirst:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Lay down first whom you drew."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "Every follower drawn goes to the market or to the tower before anything else.")};
    case Reason::FollowerNotThere:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "No such follower is waiting there."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "You plan with followers who lie on your market or on your Gunpowder Tower.")};
    case Reason::PlaceNotYours:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "This place is not yours."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "You have the ten places of your board and the place tiles that you have taken.")};
    case Reason::NoSuchSlot:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "There is no such slot."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "The slots below a place show how many followers it takes.")};
    case Reason::WrongFollower:
        return {
            QT_TRANSLATE_NOOP("OrleansRefusal", "This slot asks for somebody else."),
            QT_TRANSLATE_NOOP("OrleansRefusal", "Here the slot asks for: {wanted:nom}. You chose: {follower:nom}.")};
    case Reason::OnlyMonk:
        return {
            QT_TRANSLATE_NOOP("OrleansRefusal", "Here only a monk will do."),
            QT_TRANSLATE_NOOP("OrleansRefusal",
                              "A monk stands in for others, but nobody and no technology tile stands in for a monk.")};
    case Reason::SlotTaken:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "This slot is taken."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Each slot holds one follower or one technology tile.")};
    case Reason::NoOwnInTownHall:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Starting followers stay out of here."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Your four own-coloured followers never stand in the Town Hall.")};
    case Reason::SlotsLocked:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "This follower is not moved any more."),
                QT_TRANSLATE_NOOP(
                    "OrleansRefusal",
                    "What was planned in an earlier round stays; giving up a draw is the only way to take it back.")};
    case Reason::PlacementIsFinal:
        return {
            QT_TRANSLATE_NOOP("OrleansRefusal", "A placement is final here."),
            QT_TRANSLATE_NOOP("OrleansRefusal", "This table has decided that nothing is taken back while planning.")};
    case Reason::JobFirst:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Finish the place you began."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "When you plan in turns, one place is filled before the next player goes on.")};
    case Reason::NoJobBegun:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You have not begun a place."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Put a follower on a slot first, or say that you are done.")};
    case Reason::NoTechnology:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You have no technology tile ready."),
                QT_TRANSLATE_NOOP(
                    "OrleansRefusal",
                    "Craftsmen and the Laboratory bring such tiles; the ones already laid stay where they are.")};
    case Reason::FirstTechnologyFarmer:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "The first tile replaces a farmer."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "Your first technology tile covers a farmer slot; later ones are freer.")};
    case Reason::FirstTechnologyEver:
        return {
            QT_TRANSLATE_NOOP("OrleansRefusal", "This would be your first tile."),
            QT_TRANSLATE_NOOP("OrleansRefusal",
                              "The tile of the Laboratory too goes on a farmer slot when it is the first you lay.")};
    case Reason::TechnologyNoMonk:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "A monk cannot be replaced."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "A technology tile never covers a monk slot.")};
    case Reason::TechnologyOnePerPlace:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "This place already has a tile."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Only one technology tile fits on each place.")};
    case Reason::TechnologySingleSlot:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "This place has only one slot."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "A technology tile goes where two slots or more are asked for.")};
    case Reason::TechnologyTooNew:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "This tile is too new."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "A technology tile gained in this round is laid once the actions are over.")};
    case Reason::TechnologyWhenPlanning:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "A tile cannot be laid now."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Technology tiles go on empty slots, and only while planning.")};
    case Reason::TechnologyAnySlot:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "This slot takes any follower."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "A technology tile replaces one certain follower, so such a slot is not for it.")};
    case Reason::TechnologyStays:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "A technology tile stays put."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "Once its job or the phase is over, it lies there until the end of the game.")};
    case Reason::PlaceNotActive:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "This place is not active."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Slots filled: {first}; slots needed: {second}.")};
    case Reason::PlaceHasNoAction:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "This place has no action."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "What it gives works by itself; it is not used in a turn.")};
    case Reason::SacristyWaits:
        return {
            QT_TRANSLATE_NOOP("OrleansRefusal", "The Sacristy waits for an event."),
            QT_TRANSLATE_NOOP("OrleansRefusal", "Its monk is given up when Harvest, Taxes or Plague takes effect.")};
    case Reason::ActionImpossible:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Nobody can be recruited there now."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "Each track is finished or lacks what its next space gives; the followers stay.")};
    case Reason::NoWayFromHere:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "No such way leads out of this town."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "Your merchant could not travel, so the action may not be chosen; the followers "
                                  "stay.")};
    case Reason::NoStationBuilt:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You have no trading station on the map."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "This place counts them; without any the action may not be chosen and the "
                                  "followers stay.")};
    case Reason::TrackFinished:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You are at the end there."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "On the last space of a track its action is no longer possible.")};
    case Reason::StackEmpty:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "That stack is empty."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Whoever is to get a tile or a follower here finds none left.")};
    case Reason::FarmhouseNoGood:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "The good due here is gone."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "The next space of the farmer track gives a good that is out of stock.")};
    case Reason::NoMonksToday:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "No monks in this round."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "While Pilgrimage lies open, nobody recruits a monk.")};
    case Reason::GoodOutOfStock:
        return {
            QT_TRANSLATE_NOOP("OrleansRefusal", "That good is out of stock."),
            QT_TRANSLATE_NOOP("OrleansRefusal",
                              "The place cannot be used while the stack of its good on the goods market is empty.")};
    case Reason::NoPlaceTileLeft:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "No place tile is left for you."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "A trader brings a place tile; without one to take, none is recruited.")};
    case Reason::FirstTileFromOne:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Your first tile comes from stack I."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Only later steps on the trader track open stack II as well.")};
    case Reason::OneOfThree:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "The Village does not recruit that."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Choose a boatman, a craftsman or a trader.")};
    case Reason::StationStandsHere:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "A trading station stands here already."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "A town has room for one, whoever built it.")};
    case Reason::OrleansStationBuilt:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Your station stands here already."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "In Orléans everybody builds one trading station, but only one.")};
    case Reason::NoStationLeft:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You have no trading station left."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "All of your stock is built or given up.")};
    case Reason::MustMove:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "The merchant has to move."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "Travelling leads along exactly one connection; staying is not travelling.")};
    case Reason::NoWaterwayThere:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "The Ship needs a waterway."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "From your merchant's town no waterway leads along there.")};
    case Reason::NoRoadThere:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "The Wagon needs a road."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "From your merchant's town no road leads along there.")};
    case Reason::HorseWagonNoRoad:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "The Horse Wagon needs a road."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "It moves your merchant to a neighbouring town by road only.")};
    case Reason::NoGoodThere:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "No good lies there."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "The way is free to travel, but there is nothing to take on it.")};
    case Reason::OneGoodOnly:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Only one good may be taken."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Choose one of the goods on the way and leave the other.")};
    case Reason::DeedHasNoSpace:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "This deed has no space left."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Every space for that follower is taken.")};
    case Reason::DeedNeedsOther:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "The deed asks for somebody else."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "A space takes exactly the follower printed on it.")};
    case Reason::DeedNoMonk:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "A monk replaces nobody here."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "At the deeds a monk fits only where a monk is printed.")};
    case Reason::DeedNoSubstitute:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Nobody stands in at the deeds."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "School, Herb Garden and Barracks help with places, not here.")};
    case Reason::TowerNoOwn:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Own-coloured followers stay with you."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "From the Gunpowder Tower, too, they may not go to the deeds.")};
    case Reason::SendOneAtLeast:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Send at least one follower."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "The action is to send one or two; none is no action.")};
    case Reason::CannotPayPrice:
        return {
            QT_TRANSLATE_NOOP("OrleansRefusal", "You cannot pay the price."),
            QT_TRANSLATE_NOOP("OrleansRefusal",
                              "It costs {first:coin:acc}; you have {second:coin:acc}. Torture does not help here.")};
    case Reason::PharmacyLimits:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "The Pharmacy does not sell that."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "It takes from {first} to {second} coins, each for one development point.")};
    case Reason::NoWareToPay:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You have no good to pay with."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "This place takes one of your goods as its price.")};
    case Reason::NotThatWare:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You have no such good."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Pay with a good that lies beside your board.")};
    case Reason::BakeryLimit:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "That is too much grain."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "The Bakery bakes at most {first} at a time.")};
    case Reason::NotEnoughGrain:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You have too little grain."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Only your own grain becomes bread; you have {first}.")};
    case Reason::NoRewardThere:
        return {
            QT_TRANSLATE_NOOP("OrleansRefusal", "That space gives nothing now."),
            QT_TRANSLATE_NOOP("OrleansRefusal",
                              "A start space is empty, a citizen is given once, and an empty stack gives nothing.")};
    case Reason::OtherPlayersMerchant:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Choose another player's merchant."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "The Tribunal moves somebody else's merchant, never your own.")};
    case Reason::NoConnectionThere:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "No way leads there."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "The merchant goes to a neighbouring town, along one road or waterway.")};
    case Reason::CoinsFirst:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Pay with coins first."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Torture begins when no coin is left; you have {first:coin:acc}.")};
    case Reason::NoCoinsLeft:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You have no coins left."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "What is still owed is paid with other belongings.")};
    case Reason::NothingOwed:
        return {
            QT_TRANSLATE_NOOP("OrleansRefusal", "You owe nothing."),
            QT_TRANSLATE_NOOP("OrleansRefusal", "Only when a forced payment cannot be made do you give something up.")};
    case Reason::NotAnAsset:
        return {
            QT_TRANSLATE_NOOP("OrleansRefusal", "That cannot be given up."),
            QT_TRANSLATE_NOOP("OrleansRefusal", "It must be yours and one of the six kinds of belongings that count.")};
    case Reason::CoinSpaceBars:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "A coin space is in the way."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "The development marker never goes back onto or over a space with coins.")};
    case Reason::OnlyOwnInBag:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Nobody in the bag can go."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "It is empty or holds only own-coloured followers, and those are safe.")};
    case Reason::OwnFollowersStay:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Own-coloured followers are safe."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Neither Plague nor torture takes them from you.")};
    case Reason::FoodFirst:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You have food to hand in."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "The fine is only for those who have no grain, cheese or wine.")};
    case Reason::NotFood:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "That is not food."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Harvest takes grain, cheese or wine.")};
    case Reason::SacristyCannotHelp:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "The Sacristy cannot help here."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "It protects from Harvest, Taxes and Plague, from nothing else.")};
    case Reason::NoSacristy:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "There is no monk to give up."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "You need the Sacristy with a monk standing on it.")};
    case Reason::NotTheTime:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Nobody asks for that now."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "The open question is another one; answer that first.")};
    case Reason::BathhouseUsed:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "The Bathhouse has been used already."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "It works once in each round.")};
    case Reason::BathBagEmpty:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Your bag is empty."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "The Bathhouse draws from your bag, and nobody is in it.")};
    case Reason::NoTower:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You have no Gunpowder Tower."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Only whoever owns the tile may put followers on it.")};
    case Reason::JobIsDone:
        return {
            QT_TRANSLATE_NOOP("OrleansRefusal", "This place is settled."),
            QT_TRANSLATE_NOOP("OrleansRefusal",
                              "When you plan in turns, a finished job stays, like everything from earlier rounds.")};
    case Reason::FirstTechnologyHolds:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Take back the other tile first."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Your first technology tile lies on a farmer slot; without it the "
                                                    "others could not lie where they are.")};
    case Reason::TowerEmpty:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Nobody is on the Gunpowder Tower."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "One follower on it is enough to use it; followers go there when they are drawn.")};
    case Reason::NoDeedTakesThem:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "No deed has room for them."),
                QT_TRANSLATE_NOOP(
                    "OrleansRefusal",
                    "None of the followers who stand here fits a free space, so the action may not be chosen.")};
    case Reason::NobodyToSend:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Nobody stands on that slot."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Only a follower who stands there can be sent to a deed.")};
    case Reason::NobodyToMove:
        return {
            QT_TRANSLATE_NOOP("OrleansRefusal", "No other merchant can be moved."),
            QT_TRANSLATE_NOOP("OrleansRefusal",
                              "No way leads out of their towns, so the action may not be chosen; the followers stay.")};
    case Reason::GameIsOver:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "The game is over."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Eighteen rounds are played and the points are counted.")};
    case Reason::Count:
        break;
    }
    return {"", ""};
}

} // namespace magister::orleans
