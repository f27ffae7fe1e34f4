// SPDX-License-Identifier: GPL-3.0-or-later
#include "messina/refusal_sentences.h"

#include <QCoreApplication>

namespace magister::messina {

RefusalSentence refusalSentence(Reason reason) {
    switch (reason) {
    case Reason::NotYourTurn:
        return {QT_TRANSLATE_NOOP("Refusal", "It is {who}'s turn."),
                QT_TRANSLATE_NOOP("Refusal", "Turns follow the order track: everybody acts when their disc comes up.")};
    case Reason::FinishEarlierStep:
        return {QT_TRANSLATE_NOOP("Refusal", "An earlier step comes first."),
                QT_TRANSLATE_NOOP("Refusal", "A turn runs in a fixed order: choose, rescue, fight, act.")};
    case Reason::AnswerFirst:
        return {QT_TRANSLATE_NOOP("Refusal", "Another question is still open."),
                QT_TRANSLATE_NOOP("Refusal", "Finish what has begun; then the turn goes on.")};
    case Reason::ChooseFirst:
        return {QT_TRANSLATE_NOOP("Refusal", "Send out a lieutenant first."),
                QT_TRANSLATE_NOOP(
                    "Refusal",
                    "A turn begins with a lieutenant on a hex or in a dock; everything else follows from there.")};
    case Reason::StepOver:
        return {
            QT_TRANSLATE_NOOP("Refusal", "That step is already behind you."),
            QT_TRANSLATE_NOOP("Refusal", "The four steps of a turn run in one direction: choose, rescue, fight, act.")};
    case Reason::NotInRoundEnd:
        return {QT_TRANSLATE_NOOP("Refusal", "The round is being closed."),
                QT_TRANSLATE_NOOP("Refusal", "Turns go on when the next round has been prepared.")};
    case Reason::HexOccupied:
        return {QT_TRANSLATE_NOOP("Refusal", "A lieutenant already stands there."),
                QT_TRANSLATE_NOOP("Refusal",
                                  "A standing lieutenant blocks its hex until the next round, for its owner too.")};
    case Reason::CannotPayMove:
        return {QT_TRANSLATE_NOOP("Refusal", "That walk costs more than you have."),
                QT_TRANSLATE_NOOP("Refusal", "The way there costs {needed:coin:acc}; you have {owned:coin:acc}.")};
    case Reason::NoWayThere:
        return {
            QT_TRANSLATE_NOOP("Refusal", "No way leads there."),
            QT_TRANSLATE_NOOP("Refusal", "A dock touches only the port beside it, so the way goes through the port.")};
    case Reason::LieutenantUsed:
        return {QT_TRANSLATE_NOOP("Refusal", "This lieutenant has already acted."),
                QT_TRANSLATE_NOOP("Refusal", "Each lieutenant is used once a round.")};
    case Reason::LieutenantRests:
        return {QT_TRANSLATE_NOOP("Refusal", "This lieutenant is resting."),
                QT_TRANSLATE_NOOP("Refusal", "It was called home in this round and acts again in the next one.")};
    case Reason::LieutenantNotYours:
        return {QT_TRANSLATE_NOOP("Refusal", "This lieutenant is not available."),
                QT_TRANSLATE_NOOP("Refusal", "It is still in the supply, or it was given up for a district.")};
    case Reason::TownFirst:
        return {QT_TRANSLATE_NOOP("Refusal", "Lieutenants in town go first."),
                QT_TRANSLATE_NOOP("Refusal",
                                  "One from the estate may set out only when all of yours in Messina have been used.")};
    case Reason::NoHexThere:
        return {QT_TRANSLATE_NOOP("Refusal", "No hex lies there yet."),
                QT_TRANSLATE_NOOP("Refusal", "The places round the town fill up one by one as rounds are prepared.")};
    case Reason::NoShipThere:
        return {QT_TRANSLATE_NOOP("Refusal", "No ship lies there."),
                QT_TRANSLATE_NOOP("Refusal", "A dock can be chosen only for a ship that is moored in it.")};
    case Reason::RecallOnlyFromTown:
        return {QT_TRANSLATE_NOOP("Refusal", "Only a lieutenant in town comes home."),
                QT_TRANSLATE_NOOP("Refusal",
                                  "One in the estate can be recalled only when no hex and no ship is left for it.")};
    case Reason::WrongSector:
        return {QT_TRANSLATE_NOOP("Refusal", "That sector belongs to another class."),
                QT_TRANSLATE_NOOP("Refusal", "Craftsmen, aristocrats and nuns each have a sector of their own.")};
    case Reason::SquareTaken:
        return {QT_TRANSLATE_NOOP("Refusal", "Somebody already lives there."),
                QT_TRANSLATE_NOOP("Refusal",
                                  "A square holds one citizen; choose an empty one in the sector of that class.")};
    case Reason::CleanToSector:
        return {QT_TRANSLATE_NOOP("Refusal", "No plague here, so no quarantine."),
                QT_TRANSLATE_NOOP(
                    "Refusal", "From a hex without cubes a citizen goes straight to an empty square of its sector.")};
    case Reason::PlagueToHut:
        return {QT_TRANSLATE_NOOP("Refusal", "There was plague: quarantine first."),
                QT_TRANSLATE_NOOP("Refusal", "A citizen from a hex with a cube goes to field I of an empty hut.")};
    case Reason::HutTaken:
        return {QT_TRANSLATE_NOOP("Refusal", "This hut is occupied."),
                QT_TRANSLATE_NOOP("Refusal", "A hut holds one citizen, even when one of its two fields is empty.")};
    case Reason::SectorFirst:
        return {
            QT_TRANSLATE_NOOP("Refusal", "Not straight into a workshop."),
            QT_TRANSLATE_NOOP(
                "Refusal", "A rescued citizen first takes a square of its sector; from there it may move in at once.")};
    case Reason::RoomIsLeft:
        return {QT_TRANSLATE_NOOP("Refusal", "There is still room."),
                QT_TRANSLATE_NOOP("Refusal", "A citizen is given up only when no fitting place is free.")};
    case Reason::NoSuchCitizen:
        return {QT_TRANSLATE_NOOP("Refusal", "No such citizen is waiting here."),
                QT_TRANSLATE_NOOP("Refusal", "Only citizens lying on the chosen hex are rescued.")};
    case Reason::NotEnoughFire:
        return {QT_TRANSLATE_NOOP("Refusal", "There is not enough fire."),
                QT_TRANSLATE_NOOP("Refusal", "This takes {needed:fire:acc}; you have {owned:fire:acc}.")};
    case Reason::TwoFiresNeeded:
        return {QT_TRANSLATE_NOOP("Refusal", "One cube now takes two fires."),
                QT_TRANSLATE_NOOP(
                    "Refusal",
                    "The round table shows two flames: a cube takes {needed:fire:acc}; you have {owned:fire:acc}.")};
    case Reason::NoCubeHere:
        return {QT_TRANSLATE_NOOP("Refusal", "No plague cube lies here."),
                QT_TRANSLATE_NOOP("Refusal", "Fire removes plague cubes, and here is none to remove.")};
    case Reason::OneFireIsEnough:
        return {QT_TRANSLATE_NOOP("Refusal", "One fire is enough."),
                QT_TRANSLATE_NOOP("Refusal", "The round table shows one flame: a cube takes a single fire.")};
    case Reason::NoBigFire:
        return {QT_TRANSLATE_NOOP("Refusal", "You have no big fire."),
                QT_TRANSLATE_NOOP("Refusal", "Two cubes at once, or one next door, take a big fire.")};
    case Reason::BigFireOnly:
        return {QT_TRANSLATE_NOOP("Refusal", "Plain fire cannot do that."),
                QT_TRANSLATE_NOOP(
                    "Refusal",
                    "One fire removes one cube of your own hex; two at once, or one next door, takes a big fire.")};
    case Reason::BigFireLimit:
        return {QT_TRANSLATE_NOOP("Refusal", "That is more than big fire does."),
                QT_TRANSLATE_NOOP("Refusal", "One big fire removes two cubes here, or one here and one next door.")};
    case Reason::OwnCubeFirst:
        return {QT_TRANSLATE_NOOP("Refusal", "A cube of your own hex first."),
                QT_TRANSLATE_NOOP("Refusal", "The cube next door comes on top of one removed from the chosen hex.")};
    case Reason::NotANeighbour:
        return {QT_TRANSLATE_NOOP("Refusal", "That hex is too far away."),
                QT_TRANSLATE_NOOP("Refusal", "Big fire reaches only hexes next to the chosen one.")};
    case Reason::TwoBigFiresNeeded:
        return {QT_TRANSLATE_NOOP("Refusal", "Next door now takes two big fires."),
                QT_TRANSLATE_NOOP(
                    "Refusal",
                    "While the round table shows two flames, one big fire removes just one cube of the chosen hex.")};
    case Reason::ShipHasNoNeighbour:
        return {QT_TRANSLATE_NOOP("Refusal", "A ship has no neighbours."),
                QT_TRANSLATE_NOOP("Refusal", "Big fire removes the cube of the ship and nothing beside it.")};
    case Reason::HexAlreadyUsed:
        return {QT_TRANSLATE_NOOP("Refusal", "This hex has already been used."),
                QT_TRANSLATE_NOOP("Refusal", "In one turn you use its action or repopulate it: one of the two, once.")};
    case Reason::NoActionAtDock:
        return {QT_TRANSLATE_NOOP("Refusal", "A dock has no action."),
                QT_TRANSLATE_NOOP("Refusal",
                                  "After taking a ship you may buy book steps and use actions won on the books.")};
    case Reason::PortNotRepopulated:
        return {QT_TRANSLATE_NOOP("Refusal", "Ports and docks are never repopulated."),
                QT_TRANSLATE_NOOP("Refusal", "Only districts can be resettled.")};
    case Reason::DistrictTaken:
        return {QT_TRANSLATE_NOOP("Refusal", "This district is already repopulated."),
                QT_TRANSLATE_NOOP("Refusal", "A district is resettled once, by one player.")};
    case Reason::CannotPayRepopulation:
        return {QT_TRANSLATE_NOOP("Refusal", "You cannot pay for this district."),
                QT_TRANSLATE_NOOP("Refusal", "The coins or wood printed on it are due first.")};
    case Reason::NoCartReady:
        return {QT_TRANSLATE_NOOP("Refusal", "No cart is ready."),
                QT_TRANSLATE_NOOP("Refusal", "Repopulating takes a cart that you have not used in this round.")};
    case Reason::CitizensMissing:
        return {QT_TRANSLATE_NOOP("Refusal", "The right citizens are missing."),
                QT_TRANSLATE_NOOP("Refusal",
                                  "They come from your sectors and workshops; those in quarantine do not count.")};
    case Reason::UpgradedNeeded:
        return {QT_TRANSLATE_NOOP("Refusal", "An upgraded citizen is asked for."),
                QT_TRANSLATE_NOOP(
                    "Refusal",
                    "An upgraded citizen may stand in for an ordinary one of its class, never the other way round.")};
    case Reason::NoLieutenantToGive:
        return {QT_TRANSLATE_NOOP("Refusal", "There is no lieutenant to give up."),
                QT_TRANSLATE_NOOP(
                    "Refusal",
                    "This district takes one that is unused in this round; the one standing here does not count.")};
    case Reason::LieutenantNotUnused:
        return {QT_TRANSLATE_NOOP("Refusal", "This lieutenant has been used."),
                QT_TRANSLATE_NOOP("Refusal", "Give up one that lies in town or waits unused in the estate.")};
    case Reason::NoTileLeft:
        return {QT_TRANSLATE_NOOP("Refusal", "All your repopulation tiles are placed."),
                QT_TRANSLATE_NOOP("Refusal", "Five districts are the most one player can resettle.")};
    case Reason::NotAsked:
        return {QT_TRANSLATE_NOOP("Refusal", "This citizen is not asked for."),
                QT_TRANSLATE_NOOP("Refusal", "The district takes exactly the citizens printed on it.")};
    case Reason::PopularityNotForSale:
        return {QT_TRANSLATE_NOOP("Refusal", "Popularity is not for sale."),
                QT_TRANSLATE_NOOP("Refusal", "That disc moves only when you remove plague cubes.")};
    case Reason::StepFourOnly:
        return {QT_TRANSLATE_NOOP("Refusal", "Book steps belong to step 4."),
                QT_TRANSLATE_NOOP("Refusal", "Coins buy them only when you have chosen, rescued and fought.")};
    case Reason::NotInsideEffect:
        return {QT_TRANSLATE_NOOP("Refusal", "Finish this action first."),
                QT_TRANSLATE_NOOP("Refusal",
                                  "A book step can be bought before or after an action, not in the middle of it.")};
    case Reason::CannotPayBook:
        return {QT_TRANSLATE_NOOP("Refusal", "Too few coins for a book step."),
                QT_TRANSLATE_NOOP("Refusal", "A step costs one coin for each of your lieutenants, {needed:coin:acc} in "
                                             "all; you have {owned:coin:acc}.")};
    case Reason::BookFinished:
        return {QT_TRANSLATE_NOOP("Refusal", "This book is finished."),
                QT_TRANSLATE_NOOP("Refusal", "Your disc is on the last space; nothing is left to buy.")};
    case Reason::BookActionLapsed:
        return {QT_TRANSLATE_NOOP("Refusal", "This action is no longer there."),
                QT_TRANSLATE_NOOP("Refusal", "An action of a book is used once and is lost at the end of your turn.")};
    case Reason::BookActionWaits:
        return {
            QT_TRANSLATE_NOOP("Refusal", "This action has to wait."),
            QT_TRANSLATE_NOOP("Refusal", "What a book gives outside your turn is used in step 4 of your next one.")};
    case Reason::WrongClassForWorkshop:
        return {QT_TRANSLATE_NOOP("Refusal", "Wrong class for this workshop."),
                QT_TRANSLATE_NOOP("Refusal", "A workshop takes only the class it shows.")};
    case Reason::WorkshopOccupied:
        return {QT_TRANSLATE_NOOP("Refusal", "Somebody already works here."),
                QT_TRANSLATE_NOOP("Refusal", "A workshop has room for one citizen.")};
    case Reason::NotFromHere:
        return {QT_TRANSLATE_NOOP("Refusal", "Nobody can move in from there."),
                QT_TRANSLATE_NOOP("Refusal", "Only a citizen on a square of your sectors may enter a workshop.")};
    case Reason::NobodyThere:
        return {QT_TRANSLATE_NOOP("Refusal", "Nobody is there."),
                QT_TRANSLATE_NOOP("Refusal", "This place holds no citizen of yours.")};
    case Reason::SquareIsForKeeps:
        return {QT_TRANSLATE_NOOP("Refusal", "Citizens do not change squares."),
                QT_TRANSLATE_NOOP("Refusal", "A citizen leaves its square only for a workshop or for a district.")};
    case Reason::OneSideOnly:
        return {QT_TRANSLATE_NOOP("Refusal", "Only one side of the slash."),
                QT_TRANSLATE_NOOP("Refusal", "A slash between two actions lets you use one of them.")};
    case Reason::CannotPayEffect:
        return {QT_TRANSLATE_NOOP("Refusal", "You cannot pay for this action."),
                QT_TRANSLATE_NOOP("Refusal", "It takes {needed}; you have {owned}.")};
    case Reason::OtherOverseer:
        return {QT_TRANSLATE_NOOP("Refusal", "This action moves another overseer."),
                QT_TRANSLATE_NOOP("Refusal", "A picture of a class moves the overseer of that class only.")};
    case Reason::OverseerFinished:
        return {QT_TRANSLATE_NOOP("Refusal", "This overseer's path is finished."),
                QT_TRANSLATE_NOOP("Refusal", "It has six spaces and ends in the centre.")};
    case Reason::BranchTaken:
        return {QT_TRANSLATE_NOOP("Refusal", "This overseer took the other branch."),
                QT_TRANSLATE_NOOP("Refusal", "The choice at the fork is final.")};
    case Reason::SkipNotAllowed:
        return {
            QT_TRANSLATE_NOOP("Refusal", "No leap over a space here."),
            QT_TRANSLATE_NOOP("Refusal", "Only the action that shows the leap lets an overseer pass over a space.")};
    case Reason::OverseerIsUpgraded:
        return {QT_TRANSLATE_NOOP("Refusal", "This overseer is already upgraded."),
                QT_TRANSLATE_NOOP("Refusal", "An overseer is turned to its upgraded side once.")};
    case Reason::SameOverseer:
        return {QT_TRANSLATE_NOOP("Refusal", "It has to be the same overseer."),
                QT_TRANSLATE_NOOP("Refusal", "The overseer chosen for the upgrade also makes the step.")};
    case Reason::SquareEmpty:
        return {QT_TRANSLATE_NOOP("Refusal", "Nobody lives on this square."),
                QT_TRANSLATE_NOOP("Refusal", "Only a citizen can be activated; an empty square gives nothing.")};
    case Reason::AlreadyActivated:
        return {QT_TRANSLATE_NOOP("Refusal", "This citizen has already acted."),
                QT_TRANSLATE_NOOP("Refusal", "One advance activates each citizen at most once.")};
    case Reason::NotInSector:
        return {QT_TRANSLATE_NOOP("Refusal", "Only citizens on sector squares act."),
                QT_TRANSLATE_NOOP("Refusal", "Those in huts and workshops cannot be activated.")};
    case Reason::OneOfTwo:
        return {
            QT_TRANSLATE_NOOP("Refusal", "One of the two has acted."),
            QT_TRANSLATE_NOOP("Refusal", "The first space of the path activates one of the two citizens beside it.")};
    case Reason::NotNextToOverseer:
        return {QT_TRANSLATE_NOOP("Refusal", "That is too far from the overseer."),
                QT_TRANSLATE_NOOP("Refusal", "The space reached activates only citizens beside it.")};
    case Reason::OneInRegion:
        return {QT_TRANSLATE_NOOP("Refusal", "One of this region has acted."),
                QT_TRANSLATE_NOOP("Refusal", "A space on the rim activates one citizen of its region.")};
    case Reason::TwoInRegion:
        return {QT_TRANSLATE_NOOP("Refusal", "Two of this region have acted."),
                QT_TRANSLATE_NOOP("Refusal",
                                  "On the rim an upgraded overseer activates up to two citizens of the region.")};
    case Reason::OneInEachRegion:
        return {QT_TRANSLATE_NOOP("Refusal", "One of this region has acted."),
                QT_TRANSLATE_NOOP("Refusal",
                                  "A space on a border activates one citizen in each of the two regions beside it.")};
    case Reason::TwoAndOne:
        return {QT_TRANSLATE_NOOP("Refusal", "This region has had its share."),
                QT_TRANSLATE_NOOP(
                    "Refusal",
                    "On a border an upgraded overseer activates two of its own class's region and one of the other.")};
    case Reason::ThreeInCentre:
        return {QT_TRANSLATE_NOOP("Refusal", "Three citizens have acted."),
                QT_TRANSLATE_NOOP("Refusal", "The centre activates up to three, upgraded overseer or not.")};
    case Reason::OnceOnly:
        return {QT_TRANSLATE_NOOP("Refusal", "This square has already been used."),
                QT_TRANSLATE_NOOP("Refusal", "The lightning mark means once in a game.")};
    case Reason::OtherBook:
        return {QT_TRANSLATE_NOOP("Refusal", "This step belongs to another book."),
                QT_TRANSLATE_NOOP("Refusal", "The action shows which book your disc moves on.")};
    case Reason::ScrollAtTop:
        return {QT_TRANSLATE_NOOP("Refusal", "This track is at its top."),
                QT_TRANSLATE_NOOP("Refusal", "A scroll track has four steps, and all four are made.")};
    case Reason::CitizenIsUpgraded:
        return {QT_TRANSLATE_NOOP("Refusal", "This citizen is already upgraded."),
                QT_TRANSLATE_NOOP("Refusal", "A citizen is turned to the gold side once.")};
    case Reason::DocksDoNotCount:
        return {QT_TRANSLATE_NOOP("Refusal", "A dock does not count as hex."),
                QT_TRANSLATE_NOOP("Refusal", "The book lends you the action of a district or a port.")};
    case Reason::CannotPayTile:
        return {QT_TRANSLATE_NOOP("Refusal", "You cannot pay for this tile."),
                QT_TRANSLATE_NOOP("Refusal", "Its printed price goes to the supply before you take it.")};
    case Reason::NoTileOnOffer:
        return {QT_TRANSLATE_NOOP("Refusal", "No tile is on offer there."),
                QT_TRANSLATE_NOOP("Refusal", "Only the open tile of a pile can be taken, and this pile has none.")};
    case Reason::HutsFull:
        return {QT_TRANSLATE_NOOP("Refusal", "All your huts are upgraded."),
                QT_TRANSLATE_NOOP("Refusal", "You have four huts with room for one upgrade each.")};
    case Reason::HutUpgraded:
        return {QT_TRANSLATE_NOOP("Refusal", "This hut already has an upgrade."),
                QT_TRANSLATE_NOOP("Refusal", "The tile goes onto a hut that has none yet.")};
    case Reason::RefreshOnce:
        return {QT_TRANSLATE_NOOP("Refusal", "Tiles can no longer be renewed."),
                QT_TRANSLATE_NOOP("Refusal", "One Build renews one kind of tile, once, before a tile is taken.")};
    case Reason::RatsDoNotPay:
        return {QT_TRANSLATE_NOOP("Refusal", "Rats pay for nothing."),
                QT_TRANSLATE_NOOP("Refusal", "Renewing tiles costs 1 point or 1 token: coin, wood, fire or big fire.")};
    case Reason::CannotPayRefresh:
        return {QT_TRANSLATE_NOOP("Refusal", "You have nothing of that to pay."),
                QT_TRANSLATE_NOOP("Refusal", "Renewing tiles costs 1 point or 1 token: coin, wood, fire or big fire.")};
    case Reason::MustBuild:
        return {QT_TRANSLATE_NOOP("Refusal", "After renewing tiles you must build."),
                QT_TRANSLATE_NOOP("Refusal", "Take one of the tiles that you can pay for.")};
    case Reason::MustFinishRepopulating:
        return {QT_TRANSLATE_NOOP("Refusal", "Finish repopulating first."),
                QT_TRANSLATE_NOOP("Refusal", "Once begun, all its steps are carried out.")};
    case Reason::MustPlaceTile:
        return {QT_TRANSLATE_NOOP("Refusal", "Place the hut upgrade first."),
                QT_TRANSLATE_NOOP("Refusal", "A tile just bought goes onto one of your huts at once.")};
    case Reason::NoBuildNow:
        return {QT_TRANSLATE_NOOP("Refusal", "No Build is open now."),
                QT_TRANSLATE_NOOP("Refusal", "Tiles are bought with the Build action of a hex or of a citizen.")};
    case Reason::NoOverseerNow:
        return {QT_TRANSLATE_NOOP("Refusal", "No overseer moves now."),
                QT_TRANSLATE_NOOP("Refusal", "An overseer advances when an action or a reward shows it.")};
    case Reason::NoActivationNow:
        return {QT_TRANSLATE_NOOP("Refusal", "Nobody is activated now."),
                QT_TRANSLATE_NOOP("Refusal", "Citizens act when an overseer lands beside them.")};
    case Reason::NoUpgradeNow:
        return {QT_TRANSLATE_NOOP("Refusal", "No upgrade is due now."),
                QT_TRANSLATE_NOOP("Refusal",
                                  "Citizens and overseers are upgraded when an action or a book space says so.")};
    case Reason::NoScrollNow:
        return {QT_TRANSLATE_NOOP("Refusal", "No scroll step is due now."),
                QT_TRANSLATE_NOOP("Refusal", "A track moves up when an action or a reward shows the scroll.")};
    case Reason::LeaveToSquareOrWorkshop:
        return {
            QT_TRANSLATE_NOOP("Refusal", "That is not where it may go."),
            QT_TRANSLATE_NOOP(
                "Refusal",
                "After quarantine a citizen takes an empty square of its sector or an empty workshop of its class.")};
    case Reason::PlainFireWasted:
        return {QT_TRANSLATE_NOOP("Refusal", "The big fire alone is enough."),
                QT_TRANSLATE_NOOP("Refusal",
                                  "In this round one big fire pays for one cube; a plain fire on top adds nothing.")};
    case Reason::WayBlocked:
        return {QT_TRANSLATE_NOOP("Refusal", "Standing lieutenants block the way."),
                QT_TRANSLATE_NOOP("Refusal", "At this table nobody walks across a hex with a standing lieutenant.")};
    case Reason::NoActionAfterRecall:
        return {QT_TRANSLATE_NOOP("Refusal", "A recall chooses no hex."),
                QT_TRANSLATE_NOOP("Refusal", "After it you may buy book steps and use book actions, nothing else.")};
    case Reason::TokenNotForRefresh:
        return {QT_TRANSLATE_NOOP("Refusal", "This token does not pay here."),
                QT_TRANSLATE_NOOP("Refusal", "Your table plays it as an edition that leaves this token out.")};
    case Reason::MustTakeNewTile:
        return {QT_TRANSLATE_NOOP("Refusal", "Take one of the new tiles."),
                QT_TRANSLATE_NOOP("Refusal", "At this table a renewal obliges you to build one of the new tiles.")};
    case Reason::WorkshopClosed:
        return {QT_TRANSLATE_NOOP("Refusal", "This workshop has given its reward."),
                QT_TRANSLATE_NOOP("Refusal", "At this table nobody enters a workshop of era II a second time.")};
    case Reason::ChangedSquares:
        return {QT_TRANSLATE_NOOP("Refusal", "This citizen has already changed squares this turn."),
                QT_TRANSLATE_NOOP("Refusal", "At this table each citizen may change squares once a turn.")};
    case Reason::NameTheBook:
        return {QT_TRANSLATE_NOOP("Refusal", "The book of turn order comes first."),
                QT_TRANSLATE_NOOP("Refusal", "Whoever leads the score track names the book for this round.")};
    case Reason::OpponentsTurn:
        return {QT_TRANSLATE_NOOP("Refusal", "It is the opponent's turn."),
                QT_TRANSLATE_NOOP("Refusal", "Turn up a solo tile; your own turn follows.")};
    case Reason::NotAskedNow:
        return {
            QT_TRANSLATE_NOOP("Refusal", "Nothing asks for that now."),
            QT_TRANSLATE_NOOP("Refusal", "That answers a question which an action, a book or repopulating brings up.")};
    case Reason::NothingToDecline:
        return {QT_TRANSLATE_NOOP("Refusal", "There is nothing to leave."),
                QT_TRANSLATE_NOOP("Refusal", "Only what an action offers can be left; a turn is ended instead.")};
    case Reason::TurnNotOver:
        return {QT_TRANSLATE_NOOP("Refusal", "The turn is still going on."),
                QT_TRANSLATE_NOOP("Refusal", "The game goes on when this turn has been played and ended.")};
    case Reason::DockIsNoHex:
        return {QT_TRANSLATE_NOOP("Refusal", "A dock is not a hex."),
                QT_TRANSLATE_NOOP("Refusal", "In a dock you choose one of the ships that are moored there.")};
    case Reason::FightOnShip:
        return {
            QT_TRANSLATE_NOOP("Refusal", "Your fight is on the ship."),
            QT_TRANSLATE_NOOP(
                "Refusal", "In a dock you remove the cube of the ship with fire or take a rat for it; no hex burns.")};
    case Reason::FightOnHex:
        return {QT_TRANSLATE_NOOP("Refusal", "Your fight is on a hex."),
                QT_TRANSLATE_NOOP(
                    "Refusal",
                    "Here you burn cubes of the hex; rats come for those that are left when you end the fight.")};
    case Reason::DiscOnTop:
        return {QT_TRANSLATE_NOOP("Refusal", "Your disc already lies on top."),
                QT_TRANSLATE_NOOP(
                    "Refusal", "On the last space a step only lifts a disc over others, and none lies above yours.")};
    case Reason::BookSpaceNotReached:
        return {QT_TRANSLATE_NOOP("Refusal", "Your disc has not come that far."),
                QT_TRANSLATE_NOOP("Refusal", "A book gives an action when your disc enters the space that shows it.")};
    case Reason::NoActionOnSpace:
        return {QT_TRANSLATE_NOOP("Refusal", "This space has no action."),
                QT_TRANSLATE_NOOP("Refusal", "Only the spaces of a book that show an action give one.")};
    case Reason::NoBookStepNow:
        return {QT_TRANSLATE_NOOP("Refusal", "No book step is due now."),
                QT_TRANSLATE_NOOP("Refusal", "A disc moves when an action shows the book; you may also buy a step.")};
    case Reason::NoSuchWorkshop:
        return {QT_TRANSLATE_NOOP("Refusal", "You have no such workshop."),
                QT_TRANSLATE_NOOP(
                    "Refusal", "Workshops are bought with the Build action; then a citizen of the class may move in.")};
    case Reason::NoForkHere:
        return {QT_TRANSLATE_NOOP("Refusal", "The path does not fork here."),
                QT_TRANSLATE_NOOP("Refusal", "The branch is chosen with the move that reaches the second space.")};
    case Reason::SkipPastEnd:
        return {QT_TRANSLATE_NOOP("Refusal", "Only one space is left."),
                QT_TRANSLATE_NOOP("Refusal",
                                  "A leap passes over a space; from here the overseer only steps into the centre.")};
    case Reason::QuarantineNotOver:
        return {QT_TRANSLATE_NOOP("Refusal", "Quarantine does not end now."),
                QT_TRANSLATE_NOOP("Refusal", "Citizens leave their huts after production, when the round is closed.")};
    case Reason::QuarantineGoesOn:
        return {QT_TRANSLATE_NOOP("Refusal", "This citizen stays in quarantine."),
                QT_TRANSLATE_NOOP("Refusal", "Quarantine lasts for the round of the rescue and the whole next one.")};
    case Reason::HutsInOrder:
        return {
            QT_TRANSLATE_NOOP("Refusal", "Another hut comes first."),
            QT_TRANSLATE_NOOP("Refusal", "At this table citizens leave quarantine hut by hut, from hut 1 to hut 4.")};
    case Reason::GameIsOver:
        return {QT_TRANSLATE_NOOP("Refusal", "The game is over."),
                QT_TRANSLATE_NOOP("Refusal", "Six rounds have been played and the points are counted.")};
    case Reason::Count:
        break;
    }
    return {"", ""};
}

RefusalSentence nothingToDoSentence() {
    return {QT_TRANSLATE_NOOP("Refusal", "There is nothing to do here now."),
            //: {prompt} is a whole sentence that says what the player has to do.
            QT_TRANSLATE_NOOP("Refusal", "This is what is asked: {prompt}")};
}

} // namespace magister::messina
