// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/words/refusal_sentences.h"

#include <QCoreApplication>

namespace magister::orleans {

RefusalSentence refusalSentence(Reason reason) {
    switch (reason) {
    case Reason::NotYourTurn:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "It’s {who}’s turn."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Players take turns clockwise from the start player.")};
    case Reason::DrawInTurn:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "{who} is drawing now."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "At this table players draw one after another, clockwise from the start player.")};
    case Reason::PlanInTurn:
        return {
            QT_TRANSLATE_NOOP("OrleansRefusal", "{who} is planning now."),
            QT_TRANSLATE_NOOP("OrleansRefusal", "At this table players plan one after another, one place at a time.")};
    case Reason::StartPlayerFirst:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Only the start player does that: {who}."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "The start player turns up the hourglass tile and resolves the event.")};
    case Reason::DebtFirst:
        return {
            QT_TRANSLATE_NOOP("OrleansRefusal", "{who} still has a debt."),
            QT_TRANSLATE_NOOP("OrleansRefusal",
                              "The game continues once the debt is settled, by torture if there are no coins left.")};
    case Reason::OthersChoose:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "{who} has to choose first."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "You have nothing to decide until that choice is made.")};
    case Reason::AlreadyPassed:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You have passed this round."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "Once you have passed, you take no more actions until the next round.")};
    case Reason::AlreadyDone:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You have finished this phase."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "The game continues when the other players have finished.")};
    case Reason::AnswerFirst:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You have another decision to make first."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Finish what you have started, then the game continues.")};
    case Reason::OtherPhase:
        return {
            QT_TRANSLATE_NOOP("OrleansRefusal", "That belongs to another phase."),
            QT_TRANSLATE_NOOP("OrleansRefusal", "A round has seven phases, and this is not done in the current one.")};
    case Reason::NothingToDecline:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "There is nothing to decline."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "You can decline only an offer, and there is none now.")};
    case Reason::TileNotOnStack:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "This tile is not in a stack."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "You can choose only tiles that are still in stack I or II.")};
    case Reason::DrawTooMany:
        return {
            QT_TRANSLATE_NOOP("OrleansRefusal", "That is more than you may draw."),
            QT_TRANSLATE_NOOP("OrleansRefusal",
                              "The knight track lets you draw {second:follower:acc} a round; draws left: {first}.")};
    case Reason::NoMarketSpace:
        return {
            QT_TRANSLATE_NOOP("OrleansRefusal", "There is not enough room on your market."),
            QT_TRANSLATE_NOOP("OrleansRefusal", "Each follower you draw needs a free space; free spaces: {first}.")};
    case Reason::BagTooSmall:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Your bag does not hold that many followers."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "You can draw only what is there; followers in the bag: {first}.")};
    case Reason::DrawNothing:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Draw at least one follower."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "If you do not want any, choose Done.")};
    case Reason::NoDrawGivenUp:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You have no draw to give up."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Returning a follower to the market costs one of your draws "
                                                    "({first} in all), and you have used them all.")};
    case Reason::NoRoomToRetrieve:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "There is no room on your market."),
                QT_TRANSLATE_NOOP(
                    "OrleansRefusal",
                    "A follower returned to the market needs a free space, just like one drawn from the bag.")};
    case Reason::DrawsGivenUp:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You gave up draws to return followers."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "You may draw or return at most {second} followers in all; {first} left.")};
    case Reason::BagMustHold:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Your bag does not cover that draw."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "At this table you can give up a draw only if your bag holds a "
                                                    "follower for it; followers in the bag: {first}.")};
    case Reason::NobodyThere:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "There is no follower there."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "You can take back only a follower on an action slot.")};
    case Reason::NoBathhouse:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You have no Bathhouse."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Only the owner of the tile may draw its two extra followers.")};
    case Reason::BathMarketFull:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Your market is full."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "The follower you keep from the Bathhouse needs a free space.")};
    case Reason::BathMustKeep:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You have room to keep one."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "They all go back to the bag only when your market has no free space.")};
    case Reason::TowerFull:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "There is no space in the Gunpowder Tower."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "It holds two followers, and both spaces are taken.")};
    case Reason::NotInHand:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You have not drawn that follower."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "You can place only the followers you have just drawn.")};
    case Reason::LayDownFirst:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Place the followers you have drawn first."),
                QT_TRANSLATE_NOOP(
                    "OrleansRefusal",
                    "Every follower you draw goes to your market or your tower before you do anything else.")};
    case Reason::FollowerNotThere:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "There is no such follower there."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "You plan with the followers on your market or in your Gunpowder Tower.")};
    case Reason::PlaceNotYours:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "This place is not yours."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "You can use only the ten places on your board and the place tiles you have taken.")};
    case Reason::NoSuchSlot:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "There is no such slot."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "This place has only the slots shown below it.")};
    case Reason::WrongFollower:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "This slot needs a different follower."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "This slot needs: {wanted:nom}. You chose: {follower:nom}.")};
    case Reason::OnlyMonk:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Only a monk can go here."),
                QT_TRANSLATE_NOOP(
                    "OrleansRefusal",
                    "A monk can replace other followers, but no follower and no technology tile can replace a monk.")};
    case Reason::SlotTaken:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "This slot is taken."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Each slot holds one follower or one technology tile.")};
    case Reason::NoOwnInTownHall:
        return {
            QT_TRANSLATE_NOOP("OrleansRefusal", "Starting followers cannot go here."),
            QT_TRANSLATE_NOOP("OrleansRefusal", "Your four starting followers can never be placed in the Town Hall.")};
    case Reason::SlotsLocked:
        return {
            QT_TRANSLATE_NOOP("OrleansRefusal", "You can no longer move this follower."),
            QT_TRANSLATE_NOOP(
                "OrleansRefusal",
                "Followers placed in an earlier round stay there; you can take one back only by giving up a draw.")};
    case Reason::PlacementIsFinal:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Placements are final at this table."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "This table does not allow followers to be taken back while planning.")};
    case Reason::JobFirst:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Finish the place you have started."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "When planning in turn, you finish one place before the next player continues.")};
    case Reason::NoJobBegun:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You have not started a place."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Put a follower on a slot first, or choose Done.")};
    case Reason::StillPlanning:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You are still planning."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Until you choose Done, you can simply change your plan.")};
    case Reason::PlansStand:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "The plans are final."),
                QT_TRANSLATE_NOOP(
                    "OrleansRefusal",
                    "A plan can be changed only until everyone has chosen Done; now all plans are revealed.")};
    case Reason::JobsStand:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Done is final at this table."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "When planning in turn, everyone sees each place as it is finished; "
                                                    "whoever is done plans no more in this round.")};
    case Reason::NoTechnology:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You have no technology tile to place."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "You get technology tiles from craftsmen and the Laboratory; tiles "
                                                    "already placed stay where they are.")};
    case Reason::FirstTechnologyFarmer:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "The first tile replaces a farmer."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "Your first technology tile must cover a farmer slot; later ones have more choice.")};
    case Reason::FirstTechnologyEver:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "This would be your first tile."),
                QT_TRANSLATE_NOOP(
                    "OrleansRefusal",
                    "A tile from the Laboratory must also go on a farmer slot if it is the first you place.")};
    case Reason::TechnologyNoMonk:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "A monk cannot be replaced."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "A technology tile never covers a monk slot.")};
    case Reason::TechnologyOnePerPlace:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "This place already has a tile."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Only one technology tile fits on each place.")};
    case Reason::TechnologySingleSlot:
        return {
            QT_TRANSLATE_NOOP("OrleansRefusal", "This place has only one slot."),
            QT_TRANSLATE_NOOP("OrleansRefusal", "A technology tile can go only on a place with two or more slots.")};
    case Reason::TechnologyTooNew:
        return {
            QT_TRANSLATE_NOOP("OrleansRefusal", "This tile is too new."),
            QT_TRANSLATE_NOOP("OrleansRefusal",
                              "A technology tile gained this round can be placed only once the action phase is over.")};
    case Reason::TechnologyWhenPlanning:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You cannot place a technology tile now."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Technology tiles go on empty slots, and only during planning.")};
    case Reason::TechnologyAnySlot:
        return {
            QT_TRANSLATE_NOOP("OrleansRefusal", "This slot takes any follower."),
            QT_TRANSLATE_NOOP(
                "OrleansRefusal",
                "A technology tile replaces one particular type of follower, so it cannot go on a slot like this.")};
    case Reason::TechnologyStays:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "A technology tile stays put."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Once you have confirmed the place, or the planning phase has "
                                                    "ended, the tile stays where it is until the end of the game.")};
    case Reason::PlaceNotActive:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "This place is not active."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Slots filled: {first}; slots needed: {second}.")};
    case Reason::PlaceHasNoAction:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "This place has no action."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Its effect is automatic; you do not use it on your turn.")};
    case Reason::SacristyWaits:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "The Sacristy waits for an event."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "Its monk is returned to the bag when Harvest, Taxes or Plague takes effect.")};
    case Reason::ActionImpossible:
        return {
            QT_TRANSLATE_NOOP("OrleansRefusal", "You cannot recruit anybody there now."),
            QT_TRANSLATE_NOOP("OrleansRefusal", "You have finished each of these tracks, or the supply of what its "
                                                "next space gives has run out; the followers stay where they are.")};
    case Reason::NoWayFromHere:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "There is no such route from this town."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Your merchant could not travel, so you cannot choose this action; "
                                                    "the followers stay where they are.")};
    case Reason::NoStationBuilt:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You have no trading station on the map."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "This place counts your trading stations; without any, you cannot "
                                                    "choose the action, and the followers stay where they are.")};
    case Reason::TrackFinished:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You have reached the end of that track."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "On the last space of a track, its action is no longer possible.")};
    case Reason::StackEmpty:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "That stack is empty."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "There is no tile or follower left to take here.")};
    case Reason::FarmhouseNoGood:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "The goods tile you would get is gone."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "The next space of the farmer track gives a goods tile that has run out.")};
    case Reason::NoMonksToday:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You cannot recruit monks this round."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "While Pilgrimage is face up, no player may recruit a monk.")};
    case Reason::GoodOutOfStock:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Those goods tiles have run out."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "This place cannot be used while its stack on the goods market is empty.")};
    case Reason::NoPlaceTileLeft:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "There is no place tile left for you."),
                QT_TRANSLATE_NOOP(
                    "OrleansRefusal",
                    "Recruiting a trader brings a place tile; if there is none to take, you cannot recruit one.")};
    case Reason::FirstTileFromOne:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Your first tile comes from stack I."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Stack II opens up only with later steps on the trader track.")};
    case Reason::OneOfThree:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "The Village cannot recruit that follower."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Choose a boatman, a craftsman or a trader.")};
    case Reason::StationStandsHere:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "There is already a trading station here."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "A town has room for one, no matter who built it.")};
    case Reason::OrleansStationBuilt:
        return {
            QT_TRANSLATE_NOOP("OrleansRefusal", "You already have a trading station here."),
            QT_TRANSLATE_NOOP("OrleansRefusal", "In Orléans each player may build a trading station, but only one.")};
    case Reason::NoStationLeft:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You have no trading station left."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "All your trading stations have been built or given up.")};
    case Reason::MustMove:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Your merchant has to move."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "To travel is to follow exactly one route; staying put does not count.")};
    case Reason::NoWaterwayThere:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "The Ship needs a waterway."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "No waterway leads there from your merchant’s town.")};
    case Reason::NoRoadThere:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "The Wagon needs a road."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "No road leads there from your merchant’s town.")};
    case Reason::HorseWagonNoRoad:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "The Horse Wagon needs a road."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "It moves your merchant to a neighbouring town by road only.")};
    case Reason::NoGoodThere:
        return {
            QT_TRANSLATE_NOOP("OrleansRefusal", "There is no goods tile there."),
            QT_TRANSLATE_NOOP("OrleansRefusal", "You may travel along the route, but there is nothing on it to take.")};
    case Reason::OneGoodOnly:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You may take only one goods tile."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Choose one of the goods tiles on the route and leave the other.")};
    case Reason::DeedHasNoSpace:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "This deed has no space left."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Every space for that follower is taken.")};
    case Reason::DeedNeedsOther:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "This deed needs a different follower."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Each space takes exactly the follower printed on it.")};
    case Reason::DeedNoMonk:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "A monk cannot replace other followers here."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "On the deeds board a monk can go only where a monk is printed.")};
    case Reason::DeedNoSubstitute:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "There are no substitutes for deeds."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "The School, the Herb Garden and the Barracks help with places, not with deeds.")};
    case Reason::TowerNoOwn:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Starting followers stay with you."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "They may not go to the deeds from the Gunpowder Tower either.")};
    case Reason::SendOneAtLeast:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Send at least one follower."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "The action is to send one or two followers; sending none is not an action.")};
    case Reason::CannotPayPrice:
        return {
            QT_TRANSLATE_NOOP("OrleansRefusal", "You cannot pay the price."),
            QT_TRANSLATE_NOOP("OrleansRefusal",
                              "It costs {first:coin:acc}; you have {second:coin:acc}. Torture does not help here.")};
    case Reason::PharmacyLimits:
        return {
            QT_TRANSLATE_NOOP("OrleansRefusal", "The Pharmacy does not sell that."),
            QT_TRANSLATE_NOOP("OrleansRefusal",
                              "It sells development points for one coin each, from {first} to {second} at a time.")};
    case Reason::NoWareToPay:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You have no goods tile to pay with."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "This place costs one of your goods tiles.")};
    case Reason::NotThatWare:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You do not have that goods tile."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Pay with a goods tile next to your board.")};
    case Reason::BakeryLimit:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "That is too much grain."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "The Bakery bakes at most {first} at a time.")};
    case Reason::NotEnoughGrain:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You do not have enough grain."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "You can bake only your own grain; you have {first}.")};
    case Reason::NoRewardThere:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "That space gives nothing now."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "A starting space gives nothing, a citizen tile can be gained only "
                                                    "once, and an empty stack gives nothing.")};
    case Reason::OtherPlayersMerchant:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Choose another player’s merchant."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "The Tribunal moves another player’s merchant, never your own.")};
    case Reason::NoConnectionThere:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "No route leads there."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "The merchant moves to a neighbouring town along one road or waterway.")};
    case Reason::CoinsFirst:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Pay with coins first."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "Torture begins only when you have no coins left; you have {first:coin:acc}.")};
    case Reason::NoCoinsLeft:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You have no coins left."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "You pay what you still owe with other possessions.")};
    case Reason::NothingOwed:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You do not owe anything."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "You give something up only when you cannot make a compulsory payment.")};
    case Reason::NotAnAsset:
        return {
            QT_TRANSLATE_NOOP("OrleansRefusal", "You cannot give that up."),
            QT_TRANSLATE_NOOP("OrleansRefusal", "It must be yours and one of the six kinds of possession that count.")};
    case Reason::CoinSpaceBars:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "A coin space is in the way."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "The development marker never moves back onto or past a space with coins.")};
    case Reason::OnlyOwnInBag:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Your bag holds no follower to give up."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "Your bag is empty or holds only starting followers, and those are safe.")};
    case Reason::OwnFollowersStay:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Starting followers are safe."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Neither the Plague nor torture can take them from you.")};
    case Reason::FoodFirst:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You have food to hand in."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "The fine is only for those who have no grain, cheese or wine.")};
    case Reason::NotFood:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "That is not food."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Harvest takes grain, cheese or wine.")};
    case Reason::SacristyCannotHelp:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "The Sacristy cannot help here."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "It protects you from Harvest, Taxes and Plague, and from nothing else.")};
    case Reason::NoSacristy:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "There is no monk in the Sacristy."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "You need the Sacristy with a monk on it.")};
    case Reason::NotTheTime:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Something else has to be decided now."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Make the decision you are being asked for first.")};
    case Reason::BathhouseUsed:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You have already used the Bathhouse."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "You can use it only once a round.")};
    case Reason::BathBagEmpty:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Your bag is empty."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "The Bathhouse draws from your bag, and there are no followers in it.")};
    case Reason::NoTower:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You have no Gunpowder Tower."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "Only the owner of the tile may put followers there.")};
    case Reason::JobIsDone:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "You have already confirmed this place."),
                QT_TRANSLATE_NOOP(
                    "OrleansRefusal",
                    "When planning in turn, a confirmed place stays as it is, like everything from earlier rounds.")};
    case Reason::FirstTechnologyHolds:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "Take back the other tile first."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "This is your first technology tile, which must be on a farmer "
                                                    "slot; without it, your other tile could not stay where it is.")};
    case Reason::TowerEmpty:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "There is no follower in the Gunpowder Tower."),
                QT_TRANSLATE_NOOP(
                    "OrleansRefusal",
                    "You need at least one follower there to use it; you can put followers there when you draw them.")};
    case Reason::NoDeedTakesThem:
        return {
            QT_TRANSLATE_NOOP("OrleansRefusal", "No deed has room for these followers."),
            QT_TRANSLATE_NOOP(
                "OrleansRefusal",
                "None of the followers here fits a free space on the deeds board, so you cannot choose the action.")};
    case Reason::NobodyToSend:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "There is no follower on that slot."),
                QT_TRANSLATE_NOOP("OrleansRefusal", "You can send only the followers on these slots to a deed.")};
    case Reason::NobodyToMove:
        return {
            QT_TRANSLATE_NOOP("OrleansRefusal", "You cannot move any other merchant."),
            QT_TRANSLATE_NOOP("OrleansRefusal", "No route leads out of the towns where the other merchants are, so you "
                                                "cannot choose the action; the followers stay where they are.")};
    case Reason::GameIsOver:
        return {QT_TRANSLATE_NOOP("OrleansRefusal", "The game is over."),
                QT_TRANSLATE_NOOP("OrleansRefusal",
                                  "All eighteen rounds have been played and the points have been counted.")};
    case Reason::Count:
        break;
    }
    return {"", ""};
}

} // namespace magister::orleans
