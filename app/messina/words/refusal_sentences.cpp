// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/words/refusal_sentences.h"

#include <QCoreApplication>

namespace magister::messina {

RefusalSentence refusalSentence(Reason reason) {
    switch (reason) {
    case Reason::NotYourTurn:
        return {QT_TRANSLATE_NOOP("Refusal", "It’s {who}’s turn."),
                QT_TRANSLATE_NOOP("Refusal", "Turns follow the turn order track: you act when your disc comes up.")};
    case Reason::FinishEarlierStep:
        return {QT_TRANSLATE_NOOP("Refusal", "An earlier step comes first."),
                QT_TRANSLATE_NOOP("Refusal", "Every turn follows the same order: choose, rescue, fight, act.")};
    case Reason::AnswerFirst:
        return {QT_TRANSLATE_NOOP("Refusal", "You have another decision to make first."),
                QT_TRANSLATE_NOOP("Refusal", "Finish what you have started; then the turn continues.")};
    case Reason::ChooseFirst:
        return {QT_TRANSLATE_NOOP("Refusal", "Send out a lieutenant first."),
                QT_TRANSLATE_NOOP("Refusal", "Your turn starts when you place a lieutenant on a hex or in a dock; "
                                             "everything else follows from there.")};
    case Reason::StepOver:
        return {
            QT_TRANSLATE_NOOP("Refusal", "You have already finished that step."),
            QT_TRANSLATE_NOOP("Refusal", "The four steps of a turn are always taken in this order: choose, rescue, fight, act.")};
    case Reason::NotInRoundEnd:
        return {QT_TRANSLATE_NOOP("Refusal", "The round is ending."),
                QT_TRANSLATE_NOOP("Refusal", "Turns resume when the next round has been prepared.")};
    case Reason::HexOccupied:
        return {QT_TRANSLATE_NOOP("Refusal", "A lieutenant already stands there."),
                QT_TRANSLATE_NOOP("Refusal",
                                  "A standing lieutenant blocks its hex until the next round, for its owner too.")};
    case Reason::CannotPayMove:
        return {QT_TRANSLATE_NOOP("Refusal", "You cannot afford to go there."),
                QT_TRANSLATE_NOOP("Refusal", "Going there costs {needed:coin:acc}; you have {owned:coin:acc}.")};
    case Reason::NoWayThere:
        return {
            QT_TRANSLATE_NOOP("Refusal", "You cannot get there that way."),
            QT_TRANSLATE_NOOP("Refusal", "A dock touches only the port beside it, so you have to go through the port.")};
    case Reason::LieutenantUsed:
        return {QT_TRANSLATE_NOOP("Refusal", "This lieutenant has already acted."),
                QT_TRANSLATE_NOOP("Refusal", "Each lieutenant is used once a round.")};
    case Reason::LieutenantRests:
        return {QT_TRANSLATE_NOOP("Refusal", "This lieutenant is resting."),
                QT_TRANSLATE_NOOP("Refusal", "It was recalled this round and can act again in the next one.")};
    case Reason::LieutenantNotYours:
        return {QT_TRANSLATE_NOOP("Refusal", "This lieutenant is not available."),
                QT_TRANSLATE_NOOP("Refusal", "It is still in the supply or was given up for a district.")};
    case Reason::TownFirst:
        return {
            QT_TRANSLATE_NOOP("Refusal", "Use your lieutenants in town first."),
            QT_TRANSLATE_NOOP(
                "Refusal",
                "A lieutenant in the estate may set out only when all your lieutenants in Messina have been used.")};
    case Reason::NoHexThere:
        return {
            QT_TRANSLATE_NOOP("Refusal", "There is no hex there yet."),
            QT_TRANSLATE_NOOP("Refusal", "The places around the town fill up one by one as new rounds are prepared.")};
    case Reason::NoShipThere:
        return {QT_TRANSLATE_NOOP("Refusal", "There is no ship there."),
                QT_TRANSLATE_NOOP("Refusal", "You can choose a dock only if a ship is moored there.")};
    case Reason::RecallOnlyFromTown:
        return {QT_TRANSLATE_NOOP("Refusal", "You can recall a lieutenant only from town."),
                QT_TRANSLATE_NOOP(
                    "Refusal",
                    "A lieutenant in the estate can be recalled only when there is no hex or ship left for it.")};
    case Reason::WrongSector:
        return {QT_TRANSLATE_NOOP("Refusal", "That sector belongs to another class."),
                QT_TRANSLATE_NOOP("Refusal", "Craftsmen, aristocrats and nuns each have a sector of their own.")};
    case Reason::SquareTaken:
        return {QT_TRANSLATE_NOOP("Refusal", "That square is already occupied."),
                QT_TRANSLATE_NOOP("Refusal",
                                  "A square holds one citizen; choose an empty one in the sector of that class.")};
    case Reason::CleanToSector:
        return {QT_TRANSLATE_NOOP("Refusal", "No plague here, so no quarantine."),
                QT_TRANSLATE_NOOP(
                    "Refusal", "From a hex without cubes a citizen goes straight to an empty square of its sector.")};
    case Reason::PlagueToHut:
        return {QT_TRANSLATE_NOOP("Refusal", "There was plague here, so quarantine comes first."),
                QT_TRANSLATE_NOOP("Refusal", "A citizen from a hex with a cube goes to field I of an empty hut.")};
    case Reason::HutTaken:
        return {QT_TRANSLATE_NOOP("Refusal", "This hut is occupied."),
                QT_TRANSLATE_NOOP("Refusal", "A hut holds one citizen, even when one of its two fields is empty.")};
    case Reason::SectorFirst:
        return {QT_TRANSLATE_NOOP("Refusal", "A citizen cannot go straight into a workshop."),
                QT_TRANSLATE_NOOP("Refusal", "A rescued citizen first takes a square in its sector; from there it may "
                                             "move into a workshop at once.")};
    case Reason::RoomIsLeft:
        return {QT_TRANSLATE_NOOP("Refusal", "There is still room for this citizen."),
                QT_TRANSLATE_NOOP("Refusal", "A citizen is discarded only when there is no suitable place for it.")};
    case Reason::NoSuchCitizen:
        return {QT_TRANSLATE_NOOP("Refusal", "No such citizen is waiting here."),
                QT_TRANSLATE_NOOP("Refusal", "You rescue only the citizens on the chosen hex.")};
    case Reason::NotEnoughFire:
        return {QT_TRANSLATE_NOOP("Refusal", "You do not have enough fire tokens."),
                QT_TRANSLATE_NOOP("Refusal", "This costs {needed:fire:acc}; you have {owned:fire:acc}.")};
    case Reason::TwoFiresNeeded:
        return {QT_TRANSLATE_NOOP("Refusal", "Removing a cube now costs two fire tokens."),
                QT_TRANSLATE_NOOP("Refusal", "The round table shows two flames: removing a cube costs "
                                             "{needed:fire:acc}; you have {owned:fire:acc}.")};
    case Reason::NoCubeHere:
        return {QT_TRANSLATE_NOOP("Refusal", "There is no plague cube here."),
                QT_TRANSLATE_NOOP("Refusal", "Fire tokens remove plague cubes, and there are none to remove here.")};
    case Reason::OneFireIsEnough:
        return {QT_TRANSLATE_NOOP("Refusal", "One fire token is enough."),
                QT_TRANSLATE_NOOP("Refusal",
                                  "The round table shows one flame: removing a cube costs a single fire token.")};
    case Reason::NoBigFire:
        return {QT_TRANSLATE_NOOP("Refusal", "You have no big fire token."),
                QT_TRANSLATE_NOOP("Refusal",
                                  "Removing two cubes at once, or one on a neighbouring hex, takes a big fire token.")};
    case Reason::BigFireOnly:
        return {QT_TRANSLATE_NOOP("Refusal", "A plain fire token cannot do that."),
                QT_TRANSLATE_NOOP("Refusal", "A plain fire token removes one cube from the chosen hex; two at once, or "
                                             "one on a neighbouring hex, takes a big fire token.")};
    case Reason::BigFireLimit:
        return {
            QT_TRANSLATE_NOOP("Refusal", "A big fire token cannot do that."),
            QT_TRANSLATE_NOOP("Refusal",
                              "One big fire token removes two cubes here, or one here and one on a neighbouring hex.")};
    case Reason::OwnCubeFirst:
        return {QT_TRANSLATE_NOOP("Refusal", "First remove a cube from the chosen hex."),
                QT_TRANSLATE_NOOP(
                    "Refusal",
                    "You may remove a cube from a neighbouring hex only together with one from the chosen hex.")};
    case Reason::NotANeighbour:
        return {QT_TRANSLATE_NOOP("Refusal", "That hex is too far away."),
                QT_TRANSLATE_NOOP("Refusal", "A big fire token reaches only the chosen hex and its neighbours.")};
    case Reason::TwoBigFiresNeeded:
        return {QT_TRANSLATE_NOOP("Refusal", "A neighbouring hex takes two big fire tokens."),
                QT_TRANSLATE_NOOP("Refusal", "While the round table shows two flames, one big fire token removes just "
                                             "one cube from the chosen hex.")};
    case Reason::ShipHasNoNeighbour:
        return {QT_TRANSLATE_NOOP("Refusal", "A ship has no neighbouring hexes."),
                QT_TRANSLATE_NOOP("Refusal", "A big fire token removes the ship’s cube and nothing else.")};
    case Reason::HexAlreadyUsed:
        return {QT_TRANSLATE_NOOP("Refusal", "This hex has already been used."),
                QT_TRANSLATE_NOOP("Refusal", "In one turn you may either use a hex’s action or repopulate it, once.")};
    case Reason::NoActionAtDock:
        return {QT_TRANSLATE_NOOP("Refusal", "A dock has no action."),
                QT_TRANSLATE_NOOP(
                    "Refusal",
                    "After taking a ship you may buy book steps and use the actions you have earned on the books.")};
    case Reason::PortNotRepopulated:
        return {QT_TRANSLATE_NOOP("Refusal", "Ports and docks cannot be repopulated."),
                QT_TRANSLATE_NOOP("Refusal", "Only districts can be repopulated.")};
    case Reason::DistrictTaken:
        return {QT_TRANSLATE_NOOP("Refusal", "This district has already been repopulated."),
                QT_TRANSLATE_NOOP("Refusal", "A district is repopulated only once, by one player.")};
    case Reason::CannotPayRepopulation:
        return {QT_TRANSLATE_NOOP("Refusal", "You cannot pay for this district."),
                QT_TRANSLATE_NOOP("Refusal", "You must first pay the coins or wood printed on it.")};
    case Reason::NoCartReady:
        return {QT_TRANSLATE_NOOP("Refusal", "You have no cart ready."),
                QT_TRANSLATE_NOOP("Refusal",
                                  "To repopulate a district, you need a cart that you have not used this round.")};
    case Reason::CitizensMissing:
        return {QT_TRANSLATE_NOOP("Refusal", "You do not have the right citizens."),
                QT_TRANSLATE_NOOP(
                    "Refusal", "They must come from your sectors and workshops; citizens in quarantine do not count.")};
    case Reason::UpgradedNeeded:
        return {QT_TRANSLATE_NOOP("Refusal", "This takes an upgraded citizen."),
                QT_TRANSLATE_NOOP("Refusal", "An upgraded citizen may stand in for an ordinary one of the same class, "
                                             "but never the other way round.")};
    case Reason::NoLieutenantToGive:
        return {QT_TRANSLATE_NOOP("Refusal", "You have no lieutenant to give up."),
                QT_TRANSLATE_NOOP("Refusal", "This district costs a lieutenant you have not used this round; the one "
                                             "standing here does not count.")};
    case Reason::LieutenantNotUnused:
        return {QT_TRANSLATE_NOOP("Refusal", "This lieutenant has already been used."),
                QT_TRANSLATE_NOOP("Refusal", "Give up one that is lying in town or waiting unused in your estate.")};
    case Reason::NoTileLeft:
        return {QT_TRANSLATE_NOOP("Refusal", "You have placed all your repopulation tiles."),
                QT_TRANSLATE_NOOP("Refusal", "One player can repopulate at most five districts.")};
    case Reason::NotAsked:
        return {QT_TRANSLATE_NOOP("Refusal", "This district does not need that citizen."),
                QT_TRANSLATE_NOOP("Refusal", "The district takes exactly the citizens printed on it.")};
    case Reason::PopularityNotForSale:
        return {
            QT_TRANSLATE_NOOP("Refusal", "You cannot buy popularity."),
            QT_TRANSLATE_NOOP("Refusal", "Your disc on the popularity book moves only when you remove plague cubes.")};
    case Reason::StepFourOnly:
        return {
            QT_TRANSLATE_NOOP("Refusal", "You buy book steps in step 4."),
            QT_TRANSLATE_NOOP("Refusal", "You can buy them only after choosing a hex or ship, rescuing and fighting.")};
    case Reason::NotInsideEffect:
        return {QT_TRANSLATE_NOOP("Refusal", "Finish this action first."),
                QT_TRANSLATE_NOOP("Refusal",
                                  "A book step can be bought before or after an action, not in the middle of it.")};
    case Reason::CannotPayBook:
        return {QT_TRANSLATE_NOOP("Refusal", "You cannot afford a book step."),
                QT_TRANSLATE_NOOP("Refusal", "A step costs one coin for each of your lieutenants, {needed:coin:acc} in "
                                             "all; you have {owned:coin:acc}.")};
    case Reason::BookFinished:
        return {QT_TRANSLATE_NOOP("Refusal", "You have reached the end of this book."),
                QT_TRANSLATE_NOOP("Refusal", "Your disc is on the last space; nothing is left to buy.")};
    case Reason::BookActionLapsed:
        return {QT_TRANSLATE_NOOP("Refusal", "This action is no longer available."),
                QT_TRANSLATE_NOOP("Refusal", "A book action can be used once and is lost at the end of your turn.")};
    case Reason::BookActionWaits:
        return {
            QT_TRANSLATE_NOOP("Refusal", "This action has to wait."),
            QT_TRANSLATE_NOOP("Refusal", "An action earned outside your turn is used in step 4 of your next turn.")};
    case Reason::WrongClassForWorkshop:
        return {QT_TRANSLATE_NOOP("Refusal", "This workshop takes another class of citizen."),
                QT_TRANSLATE_NOOP("Refusal", "A workshop takes only citizens of the class it shows.")};
    case Reason::WorkshopOccupied:
        return {QT_TRANSLATE_NOOP("Refusal", "This workshop is already occupied."),
                QT_TRANSLATE_NOOP("Refusal", "A workshop has room for one citizen.")};
    case Reason::NotFromHere:
        return {QT_TRANSLATE_NOOP("Refusal", "Citizens cannot enter a workshop from there."),
                QT_TRANSLATE_NOOP("Refusal", "Only a citizen on a square in your sectors may enter a workshop.")};
    case Reason::NobodyThere:
        return {QT_TRANSLATE_NOOP("Refusal", "There is nobody there."),
                QT_TRANSLATE_NOOP("Refusal", "You have no citizen there.")};
    case Reason::SquareIsForKeeps:
        return {QT_TRANSLATE_NOOP("Refusal", "Citizens cannot change squares."),
                QT_TRANSLATE_NOOP("Refusal", "A citizen leaves its square only for a workshop or for a district.")};
    case Reason::OneSideOnly:
        return {QT_TRANSLATE_NOOP("Refusal", "Choose one side of the slash."),
                QT_TRANSLATE_NOOP("Refusal", "A slash between two actions means that you get one or the other.")};
    case Reason::CannotPayEffect:
        return {QT_TRANSLATE_NOOP("Refusal", "You cannot pay for this action."),
                QT_TRANSLATE_NOOP("Refusal", "It costs {needed}; you have {owned}.")};
    case Reason::OtherOverseer:
        return {QT_TRANSLATE_NOOP("Refusal", "This action moves a different overseer."),
                QT_TRANSLATE_NOOP("Refusal", "A class symbol moves only the overseer of that class.")};
    case Reason::OverseerFinished:
        return {QT_TRANSLATE_NOOP("Refusal", "This overseer has finished its path."),
                QT_TRANSLATE_NOOP("Refusal", "The path has six spaces and ends in the centre.")};
    case Reason::BranchTaken:
        return {QT_TRANSLATE_NOOP("Refusal", "This overseer took the other branch."),
                QT_TRANSLATE_NOOP("Refusal", "The choice at the fork is final.")};
    case Reason::SkipNotAllowed:
        return {QT_TRANSLATE_NOOP("Refusal", "You cannot skip a space here."),
                QT_TRANSLATE_NOOP("Refusal", "An overseer may skip a space only with an action that shows the skip.")};
    case Reason::OverseerIsUpgraded:
        return {QT_TRANSLATE_NOOP("Refusal", "This overseer is already upgraded."),
                QT_TRANSLATE_NOOP("Refusal", "Each overseer can be turned to its upgraded side only once.")};
    case Reason::SameOverseer:
        return {QT_TRANSLATE_NOOP("Refusal", "It must be the same overseer."),
                QT_TRANSLATE_NOOP("Refusal", "The overseer you upgrade is also the one that advances.")};
    case Reason::SquareEmpty:
        return {QT_TRANSLATE_NOOP("Refusal", "There is no citizen on this square."),
                QT_TRANSLATE_NOOP("Refusal", "Only a citizen can be activated; an empty square gives nothing.")};
    case Reason::AlreadyActivated:
        return {QT_TRANSLATE_NOOP("Refusal", "This citizen has already been activated."),
                QT_TRANSLATE_NOOP("Refusal", "A single advance activates each citizen at most once.")};
    case Reason::NotInSector:
        return {QT_TRANSLATE_NOOP("Refusal", "Only citizens on sector squares can be activated."),
                QT_TRANSLATE_NOOP("Refusal", "Citizens in huts and workshops cannot be activated.")};
    case Reason::OneOfTwo:
        return {
            QT_TRANSLATE_NOOP("Refusal", "One of the two has already been activated."),
            QT_TRANSLATE_NOOP("Refusal", "The first space of the path activates one of the two citizens next to it.")};
    case Reason::NotNextToOverseer:
        return {QT_TRANSLATE_NOOP("Refusal", "That is too far from the overseer."),
                QT_TRANSLATE_NOOP("Refusal", "The space it reaches activates only the citizens next to it.")};
    case Reason::OneInRegion:
        return {QT_TRANSLATE_NOOP("Refusal", "One citizen here has already been activated."),
                QT_TRANSLATE_NOOP("Refusal", "A space on the rim activates one citizen of its region.")};
    case Reason::TwoInRegion:
        return {QT_TRANSLATE_NOOP("Refusal", "Two citizens here have already been activated."),
                QT_TRANSLATE_NOOP("Refusal",
                                  "On the rim an upgraded overseer activates up to two citizens of the region.")};
    case Reason::OneInEachRegion:
        return {QT_TRANSLATE_NOOP("Refusal", "One citizen here has already been activated."),
                QT_TRANSLATE_NOOP("Refusal",
                                  "A space on a border activates one citizen in each of the two regions next to it.")};
    case Reason::TwoAndOne:
        return {QT_TRANSLATE_NOOP("Refusal", "No more citizens can be activated here."),
                QT_TRANSLATE_NOOP("Refusal", "On a border an upgraded overseer activates two citizens in its own "
                                             "class’s region and one in the other.")};
    case Reason::ThreeInCentre:
        return {QT_TRANSLATE_NOOP("Refusal", "Three citizens have already been activated."),
                QT_TRANSLATE_NOOP(
                    "Refusal", "The centre activates up to three citizens, whether or not the overseer is upgraded.")};
    case Reason::OnceOnly:
        return {QT_TRANSLATE_NOOP("Refusal", "This square has already been used."),
                QT_TRANSLATE_NOOP("Refusal", "The lightning symbol means once per game.")};
    case Reason::OtherBook:
        return {QT_TRANSLATE_NOOP("Refusal", "This action is for a different book."),
                QT_TRANSLATE_NOOP("Refusal", "The action shows which book you advance on.")};
    case Reason::ScrollAtTop:
        return {QT_TRANSLATE_NOOP("Refusal", "This track is already at the top."),
                QT_TRANSLATE_NOOP("Refusal", "A scroll track has four steps, and you have taken all four.")};
    case Reason::CitizenIsUpgraded:
        return {QT_TRANSLATE_NOOP("Refusal", "This citizen is already upgraded."),
                QT_TRANSLATE_NOOP("Refusal", "Each citizen can be turned to its gold side only once.")};
    case Reason::DocksDoNotCount:
        return {QT_TRANSLATE_NOOP("Refusal", "A dock is not a hex."),
                QT_TRANSLATE_NOOP("Refusal", "The book lets you use the action of a district or a port.")};
    case Reason::CannotPayTile:
        return {QT_TRANSLATE_NOOP("Refusal", "You cannot pay for this tile."),
                QT_TRANSLATE_NOOP("Refusal", "You pay its printed price to the supply before you take it.")};
    case Reason::NoTileOnOffer:
        return {
            QT_TRANSLATE_NOOP("Refusal", "There is no tile on offer there."),
            QT_TRANSLATE_NOOP("Refusal", "You can take only the face-up tile of a stack, and this stack is empty.")};
    case Reason::HutsFull:
        return {QT_TRANSLATE_NOOP("Refusal", "All your huts already have upgrades."),
                QT_TRANSLATE_NOOP("Refusal", "You have four huts, each with room for one upgrade.")};
    case Reason::HutUpgraded:
        return {QT_TRANSLATE_NOOP("Refusal", "This hut already has an upgrade."),
                QT_TRANSLATE_NOOP("Refusal", "Place the tile on a hut that does not have one yet.")};
    case Reason::RefreshOnce:
        return {
            QT_TRANSLATE_NOOP("Refusal", "You can no longer refresh tiles."),
            QT_TRANSLATE_NOOP("Refusal",
                              "During a Build action you may refresh one kind of tile, once, before you take a tile.")};
    case Reason::RatsDoNotPay:
        return {
            QT_TRANSLATE_NOOP("Refusal", "Rat tokens cannot be used to pay."),
            QT_TRANSLATE_NOOP("Refusal", "Refreshing tiles costs 1 point or 1 token: coin, wood, fire or big fire.")};
    case Reason::CannotPayRefresh:
        return {
            QT_TRANSLATE_NOOP("Refusal", "You have nothing to pay with."),
            QT_TRANSLATE_NOOP("Refusal", "Refreshing tiles costs 1 point or 1 token: coin, wood, fire or big fire.")};
    case Reason::MustBuild:
        return {QT_TRANSLATE_NOOP("Refusal", "After refreshing tiles you must build."),
                QT_TRANSLATE_NOOP("Refusal", "Take a tile you can pay for.")};
    case Reason::MustFinishRepopulating:
        return {QT_TRANSLATE_NOOP("Refusal", "Finish repopulating first."),
                QT_TRANSLATE_NOOP("Refusal", "Once you have started, you must carry out all its steps.")};
    case Reason::MustPlaceTile:
        return {QT_TRANSLATE_NOOP("Refusal", "Place the hut upgrade first."),
                QT_TRANSLATE_NOOP("Refusal", "A hut upgrade goes onto one of your huts as soon as you buy it.")};
    case Reason::NoBuildNow:
        return {QT_TRANSLATE_NOOP("Refusal", "You have no Build action now."),
                QT_TRANSLATE_NOOP("Refusal", "You buy tiles with the Build action of a hex or a citizen.")};
    case Reason::NoOverseerNow:
        return {QT_TRANSLATE_NOOP("Refusal", "You cannot advance an overseer now."),
                QT_TRANSLATE_NOOP("Refusal", "You advance an overseer when an action or a reward says so.")};
    case Reason::NoActivationNow:
        return {QT_TRANSLATE_NOOP("Refusal", "You cannot activate a citizen now."),
                QT_TRANSLATE_NOOP("Refusal", "Citizens are activated when an overseer reaches a space next to them.")};
    case Reason::NoUpgradeNow:
        return {
            QT_TRANSLATE_NOOP("Refusal", "You cannot upgrade anything now."),
            QT_TRANSLATE_NOOP("Refusal", "You upgrade citizens and overseers when an action or a book space says so.")};
    case Reason::NoScrollNow:
        return {
            QT_TRANSLATE_NOOP("Refusal", "You cannot advance a scroll track now."),
            QT_TRANSLATE_NOOP("Refusal", "You advance a scroll track when an action or a reward shows the scroll.")};
    case Reason::LeaveToSquareOrWorkshop:
        return {
            QT_TRANSLATE_NOOP("Refusal", "The citizen cannot go there."),
            QT_TRANSLATE_NOOP(
                "Refusal",
                "After quarantine a citizen takes an empty square of its sector or an empty workshop of its class.")};
    case Reason::PlainFireWasted:
        return {QT_TRANSLATE_NOOP("Refusal", "The big fire token alone is enough."),
                QT_TRANSLATE_NOOP("Refusal",
                                  "This round one big fire token pays for one cube; adding a plain one does nothing.")};
    case Reason::WayBlocked:
        return {QT_TRANSLATE_NOOP("Refusal", "Standing lieutenants are blocking the way."),
                QT_TRANSLATE_NOOP("Refusal", "At this table you cannot move across a hex with a standing lieutenant.")};
    case Reason::NoActionAfterRecall:
        return {QT_TRANSLATE_NOOP("Refusal", "You recalled a lieutenant instead of choosing a hex."),
                QT_TRANSLATE_NOOP("Refusal",
                                  "After a recall you may buy book steps and use book actions, but nothing else.")};
    case Reason::TokenNotForRefresh:
        return {QT_TRANSLATE_NOOP("Refusal", "You cannot pay with this token here."),
                QT_TRANSLATE_NOOP("Refusal", "Your table follows an edition that does not accept this token.")};
    case Reason::MustTakeNewTile:
        return {
            QT_TRANSLATE_NOOP("Refusal", "Take one of the new tiles."),
            QT_TRANSLATE_NOOP("Refusal", "At this table, if you refresh tiles, you must take one of the new ones.")};
    case Reason::WorkshopClosed:
        return {QT_TRANSLATE_NOOP("Refusal", "This workshop has already given its reward."),
                QT_TRANSLATE_NOOP(
                    "Refusal", "At this table nobody may enter an era II workshop that has already given its reward.")};
    case Reason::ChangedSquares:
        return {QT_TRANSLATE_NOOP("Refusal", "This citizen has already changed squares this turn."),
                QT_TRANSLATE_NOOP("Refusal", "At this table each citizen may change squares once a turn.")};
    case Reason::NameTheBook:
        return {QT_TRANSLATE_NOOP("Refusal", "The book that sets turn order comes first."),
                QT_TRANSLATE_NOOP("Refusal", "The player leading the score track chooses the book for this round.")};
    case Reason::OpponentsTurn:
        return {QT_TRANSLATE_NOOP("Refusal", "It’s the opponent’s turn."),
                QT_TRANSLATE_NOOP("Refusal", "Turn up an opponent tile; your own turn follows.")};
    case Reason::NotAskedNow:
        return {
            QT_TRANSLATE_NOOP("Refusal", "That is not possible at this point."),
            QT_TRANSLATE_NOOP("Refusal", "You can do that only when an action, a book or a repopulation calls for it.")};
    case Reason::NothingToDecline:
        return {QT_TRANSLATE_NOOP("Refusal", "There is nothing to decline."),
                QT_TRANSLATE_NOOP("Refusal", "You can decline only what an action offers. To finish your turn, choose End turn.")};
    case Reason::TurnNotOver:
        return {QT_TRANSLATE_NOOP("Refusal", "The turn is not over yet."),
                QT_TRANSLATE_NOOP("Refusal", "The game continues once this turn has been played and ended.")};
    case Reason::DockIsNoHex:
        return {QT_TRANSLATE_NOOP("Refusal", "A dock is not a hex."),
                QT_TRANSLATE_NOOP("Refusal", "In a dock you choose one of the ships moored there.")};
    case Reason::FightOnShip:
        return {QT_TRANSLATE_NOOP("Refusal", "You are fighting the plague on a ship."),
                QT_TRANSLATE_NOOP("Refusal", "In a dock you remove the ship’s cube with fire or take a rat token for "
                                             "it; you cannot remove cubes from hexes.")};
    case Reason::FightOnHex:
        return {QT_TRANSLATE_NOOP("Refusal", "You are fighting the plague on a hex."),
                QT_TRANSLATE_NOOP(
                    "Refusal",
                    "Here you burn the cubes on the hex; you take rat tokens for those left when you end the fight.")};
    case Reason::DiscOnTop:
        return {
            QT_TRANSLATE_NOOP("Refusal", "Your disc is already on top."),
            QT_TRANSLATE_NOOP(
                "Refusal", "On the last space a step only lifts your disc above the others, and none is above yours.")};
    case Reason::BookSpaceNotReached:
        return {
            QT_TRANSLATE_NOOP("Refusal", "Your disc has not reached that space."),
            QT_TRANSLATE_NOOP("Refusal", "A book gives you an action when your disc enters the space that shows it.")};
    case Reason::NoActionOnSpace:
        return {QT_TRANSLATE_NOOP("Refusal", "This space has no action."),
                QT_TRANSLATE_NOOP("Refusal", "Only book spaces that show an action give one.")};
    case Reason::NoBookStepNow:
        return {
            QT_TRANSLATE_NOOP("Refusal", "You cannot take a book step now."),
            QT_TRANSLATE_NOOP("Refusal", "Your disc moves when an action shows the book; you may also buy a step.")};
    case Reason::NoSuchWorkshop:
        return {
            QT_TRANSLATE_NOOP("Refusal", "You have no such workshop."),
            QT_TRANSLATE_NOOP(
                "Refusal", "You buy workshops with the Build action; then a citizen of the right class may move in.")};
    case Reason::NoForkHere:
        return {
            QT_TRANSLATE_NOOP("Refusal", "The path does not fork here."),
            QT_TRANSLATE_NOOP(
                "Refusal", "You choose a branch with the move that takes the overseer to its second space or beyond.")};
    case Reason::SkipPastEnd:
        return {QT_TRANSLATE_NOOP("Refusal", "Only one space is left."),
                QT_TRANSLATE_NOOP("Refusal",
                                  "Skipping means passing over a space; from here the overseer can only move into the centre.")};
    case Reason::QuarantineNotOver:
        return {QT_TRANSLATE_NOOP("Refusal", "Quarantine is not over yet."),
                QT_TRANSLATE_NOOP("Refusal", "Citizens leave their huts after production, at the end of the round.")};
    case Reason::QuarantineGoesOn:
        return {
            QT_TRANSLATE_NOOP("Refusal", "This citizen stays in quarantine."),
            QT_TRANSLATE_NOOP("Refusal", "Quarantine lasts for the round of the rescue and the whole of the next.")};
    case Reason::HutsInOrder:
        return {
            QT_TRANSLATE_NOOP("Refusal", "Another hut comes first."),
            QT_TRANSLATE_NOOP("Refusal", "At this table citizens leave quarantine hut by hut, from hut 1 to hut 4.")};
    case Reason::GameIsOver:
        return {QT_TRANSLATE_NOOP("Refusal", "The game is over."),
                QT_TRANSLATE_NOOP("Refusal", "All six rounds have been played and the points have been counted.")};
    case Reason::Count:
        break;
    }
    return {"", ""};
}

RefusalSentence nothingToDoSentence() {
    return {QT_TRANSLATE_NOOP("Refusal", "There is nothing to do here now."),
            //: {prompt} is a whole sentence that says what the player has to do.
            QT_TRANSLATE_NOOP("Refusal", "Your next task: {prompt}")};
}

} // namespace magister::messina
