// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/words/event_text.h"

#include "app/messina/words/effect_text.h"
#include "app/messina/words/names.h"
#include "app/messina/words/score_text.h"

#include <QCoreApplication>

namespace magister::messina {

namespace {

/// One overload an event; no default, so that a new event asks for its sentence.
struct Teller {
    const Scene& scene;

    ToldEvent tell(const char* source, const Fields& fields = {}) const { return {source, fields}; }
    QString who(PlayerIndex p) const { return seatName(scene, p); }
    /// As short as on the board: a line of the log has little room.
    Field where(PlaceIndex p) const {
        const QString code = placeCode(layoutOf(scene).places[p]);
        return code.isEmpty() ? placeField(scene, p) : Field{code};
    }
    bool isOpponent(PlayerIndex p) const { return scene.state.solo() && p == opponent; }
    const char* stage(Stage stage) const;
    const char* rat(Rat rat) const;

    ToldEvent operator()(const TurnStarted& e) const {
        if (isOpponent(e.player)) return tell(QT_TRANSLATE_NOOP("Event", "It’s the opponent’s turn."));
        return tell(QT_TRANSLATE_NOOP("Event", "It’s {who}’s turn."), {{"who", who(e.player)}});
    }
    ToldEvent operator()(const TurnEnded& e) const {
        return tell(QT_TRANSLATE_NOOP("Event", "{who} ends their turn."), {{"who", who(e.player)}});
    }
    ToldEvent operator()(const LieutenantPlaced& e) const {
        return tell(QT_TRANSLATE_NOOP("Event", "{who} sends out a lieutenant ({place:acc})."),
                    {{"who", who(e.player)}, {"place", where(e.place)}});
    }
    ToldEvent operator()(const LieutenantRecalled& e) const {
        return tell(QT_TRANSLATE_NOOP("Event", "{who} recalls a lieutenant."), {{"who", who(e.player)}});
    }
    ToldEvent operator()(const LieutenantIdle& e) const {
        return tell(QT_TRANSLATE_NOOP("Event", "{who} has no hex or ship left to choose, so a lieutenant stays at home."),
                    {{"who", who(e.player)}});
    }
    ToldEvent operator()(const LieutenantGained& e) const {
        return tell(QT_TRANSLATE_NOOP("Event", "{who} gains a lieutenant."), {{"who", who(e.player)}});
    }
    ToldEvent operator()(const LieutenantGivenUp& e) const {
        return tell(QT_TRANSLATE_NOOP("Event", "{who} gives up a lieutenant for the district."),
                    {{"who", who(e.player)}});
    }
    ToldEvent operator()(const TokensGained& e) const {
        return tell(QT_TRANSLATE_NOOP("Event", "{who} gets {n:token:acc}."),
                    {{"who", who(e.player)}, {"n", e.amount}, {"token", tokenWord(e.token)}});
    }
    ToldEvent operator()(const TokensPaid& e) const {
        return tell(QT_TRANSLATE_NOOP("Event", "{who} pays {n:token:acc}."),
                    {{"who", who(e.player)}, {"n", e.amount}, {"token", tokenWord(e.token)}});
    }
    ToldEvent operator()(const PointsScored& e) const {
        const Fields fields{{"who", who(e.player)}, {"n", std::abs(e.amount)}};
        return e.amount < 0 ? tell(QT_TRANSLATE_NOOP("Event", "{who} loses {n:point:acc}."), fields)
                            : tell(QT_TRANSLATE_NOOP("Event", "{who} scores {n:point:acc}."), fields);
    }
    ToldEvent operator()(const RatsTaken& e) const {
        return tell(QT_TRANSLATE_NOOP("Event", "{who} takes {n:rat:acc}."), {{"who", who(e.player)}, {"n", e.amount}});
    }
    ToldEvent operator()(const CitizenRescued& e) const {
        const Fields fields{{"who", who(e.player)},
                            {"citizen", citizenWord(e.citizenClass)},
                            {"place", where(e.place)},
                            {"hut", e.to.index + 1},
                            {"workshop", e.to.index + 1}};
        if (e.to.kind == Spot::Workshop)
            return tell(QT_TRANSLATE_NOOP("Event", "{who} takes one {citizen:nom} from the hex ({place:gen}) to workshop {workshop}."),
                        fields);
        return e.to.kind == Spot::Hut
                   ? tell(QT_TRANSLATE_NOOP("Event", "{who} takes one {citizen:nom} from the hex ({place:gen}) to hut {hut}, field I."),
                          fields)
                   : tell(QT_TRANSLATE_NOOP("Event", "{who} takes one {citizen:nom} from the hex ({place:gen}) to its sector."), fields);
    }
    ToldEvent operator()(const CitizensLost& e) const {
        const Fields fields{{"who", e.player == none ? QString{} : who(e.player)},
                            {"citizen", citizenWord(e.citizenClass)},
                            {"place", where(e.place)},
                            {"n", e.amount}};
        if (e.rule == Rule::SoloRescue)
            return tell(QT_TRANSLATE_NOOP("Event", "{who} clears the hex: {n:citizen:nom} returned to the supply ({place:nom})."),
                        fields);
        return e.player == none
                   ? tell(QT_TRANSLATE_NOOP("Event", "The plague claims {n:citizen:acc} ({place:nom})."), fields)
                   : tell(QT_TRANSLATE_NOOP("Event", "{who} has no room: {n:citizen:nom} lost ({place:nom})."), fields);
    }
    ToldEvent operator()(const CitizenMoved& e) const {
        const Fields fields{{"who", who(e.player)}, {"citizen", citizenWord(e.citizen)}, {"workshop", e.to.index + 1}};
        if (e.to.kind == Spot::Square && e.from.kind == Spot::Square)
            return tell(QT_TRANSLATE_NOOP("Event", "{who} moves one {citizen:nom} to another square."), fields);
        if (e.from.kind == Spot::Square)
            return tell(QT_TRANSLATE_NOOP("Event", "{who} moves one {citizen:nom} into workshop {workshop}."), fields);
        return e.to.kind == Spot::Workshop
                   ? tell(QT_TRANSLATE_NOOP("Event", "{who} moves one {citizen:nom} from quarantine to workshop {workshop}."),
                          fields)
                   : tell(QT_TRANSLATE_NOOP("Event", "{who} moves one {citizen:nom} from quarantine to its sector."), fields);
    }
    ToldEvent operator()(const CitizenLeft& e) const {
        const Fields fields{{"who", who(e.player)}, {"citizen", citizenWord(e.citizen)}};
        return e.from.kind == Spot::Hut
                   ? tell(QT_TRANSLATE_NOOP("Event", "{who} has no room for one {citizen:nom} after quarantine."), fields)
                   : tell(QT_TRANSLATE_NOOP("Event", "{who} moves one {citizen:nom} back to town."), fields);
    }
    ToldEvent operator()(const CitizenStays& e) const {
        return tell(QT_TRANSLATE_NOOP("Event", "{who} has no room left, so the citizen stays in hut {hut}."),
                    {{"who", who(e.player)}, {"hut", e.hut + 1}});
    }
    ToldEvent operator()(const QuarantineAdvanced& e) const {
        return tell(QT_TRANSLATE_NOOP("Event", "{who}: the citizen in hut {hut} moves from field I to field II."),
                    {{"who", who(e.player)}, {"hut", e.hut + 1}});
    }
    ToldEvent operator()(const CitizenUpgraded& e) const {
        return tell(QT_TRANSLATE_NOOP("Event", "{who} upgrades one {citizen:nom}."),
                    {{"who", who(e.player)}, {"citizen", citizenWord(citizenOf(classOf(e.citizen)))}});
    }
    ToldEvent operator()(const CitizenActivated& e) const {
        return tell(QT_TRANSLATE_NOOP("Event", "{who} activates one {citizen:nom}."),
                    {{"who", who(e.player)}, {"citizen", citizenWord(sectorOf(e.square))}});
    }
    ToldEvent operator()(const CubeRemoved& e) const {
        const Fields fields{{"who", who(e.player)}, {"place", where(e.place)}};
        if (!e.burned)
            return tell(QT_TRANSLATE_NOOP("Event", "{who}: the ship’s cube goes back to the supply."), fields);
        return e.bay == none ? tell(QT_TRANSLATE_NOOP("Event", "{who} burns a plague cube ({place:nom})."), fields)
                             : tell(QT_TRANSLATE_NOOP("Event", "{who} burns the ship’s cube ({place:nom})."), fields);
    }
    ToldEvent operator()(const CubePlaced& e) const {
        return tell(QT_TRANSLATE_NOOP("Event", "{Place:nom}: one more plague cube."), {{"place", where(e.place)}});
    }
    ToldEvent operator()(const PlacementSkipped&) const {
        return tell(QT_TRANSLATE_NOOP("Event", "There are too few plague cubes left, so none are placed."));
    }
    ToldEvent operator()(const DiscMoved& e) const {
        return tell(QT_TRANSLATE_NOOP("Event", "{who} moves to space {space} of the {book:nom}."),
                    {{"who", who(e.player)}, {"book", bookWord(e.book)}, {"space", roman(e.to)}});
    }
    ToldEvent operator()(const BookActionEarned& e) const {
        return tell(QT_TRANSLATE_NOOP("Event", "{who} earns the action on space {space} ({book:nom})."),
                    {{"who", who(e.player)}, {"book", bookWord(e.book)}, {"space", roman(e.space)}});
    }
    ToldEvent operator()(const BookActionUsed& e) const {
        return tell(QT_TRANSLATE_NOOP("Event", "{who} uses the action on space {space} ({book:nom})."),
                    {{"who", who(e.player)}, {"book", bookWord(e.book)}, {"space", roman(e.space)}});
    }
    ToldEvent operator()(const BookActionLapsed& e) const {
        return tell(QT_TRANSLATE_NOOP("Event", "{who}: the action on space {space} lapses ({book:nom})."),
                    {{"who", who(e.player)}, {"book", bookWord(e.book)}, {"space", roman(e.space)}});
    }
    ToldEvent operator()(const ScrollAdvanced& e) const {
        return tell(QT_TRANSLATE_NOOP("Event", "{who} advances scroll track {track} to step {step}."),
                    {{"who", who(e.player)}, {"track", e.track + 1}, {"step", e.to}});
    }
    ToldEvent operator()(const OverseerAdvanced& e) const {
        return tell(QT_TRANSLATE_NOOP("Event", "{who} advances the {overseer:nom} to space {step} of its path."),
                    {{"who", who(e.player)}, {"overseer", overseerWord(e.citizenClass)}, {"step", e.step}});
    }
    ToldEvent operator()(const OverseerUpgraded& e) const {
        return tell(QT_TRANSLATE_NOOP("Event", "{who} upgrades the {overseer:nom}."),
                    {{"who", who(e.player)}, {"overseer", overseerWord(e.citizenClass)}});
    }
    ToldEvent operator()(const HexActionUsed& e) const {
        return tell(QT_TRANSLATE_NOOP("Event", "{who} uses a hex action ({place:nom})."),
                    {{"who", who(e.player)}, {"place", where(e.place)}});
    }
    ToldEvent operator()(const HutUpgradeTaken& e) const {
        if (isOpponent(e.player))
            return tell(QT_TRANSLATE_NOOP("Event", "{who} takes a hut upgrade."), {{"who", who(e.player)}});
        return tell(QT_TRANSLATE_NOOP("Event", "{who} buys a hut upgrade."), {{"who", who(e.player)}});
    }
    ToldEvent operator()(const HutUpgradePlaced& e) const {
        return tell(QT_TRANSLATE_NOOP("Event", "{who} places the upgrade on hut {hut}."),
                    {{"who", who(e.player)}, {"hut", e.hut + 1}});
    }
    ToldEvent operator()(const WorkshopTaken& e) const {
        const Fields fields{{"who", who(e.player)},
                            {"citizen", citizenWord(scene.definition.workshops[e.tile].citizenClass)}};
        return isOpponent(e.player)
                   ? tell(QT_TRANSLATE_NOOP("Event", "{who} takes a workshop ({citizen:nom})."), fields)
                   : tell(QT_TRANSLATE_NOOP("Event", "{who} buys a workshop ({citizen:nom})."), fields);
    }
    ToldEvent operator()(const WorkshopRewarded& e) const {
        return tell(QT_TRANSLATE_NOOP("Event", "{who}: workshop {workshop} gives its reward."),
                    {{"who", who(e.player)}, {"workshop", e.workshop + 1}});
    }
    ToldEvent operator()(const CartTaken& e) const {
        if (isOpponent(e.player))
            return tell(QT_TRANSLATE_NOOP("Event", "{who} takes a cart."), {{"who", who(e.player)}});
        return tell(QT_TRANSLATE_NOOP("Event", "{who} buys a cart."), {{"who", who(e.player)}});
    }
    ToldEvent operator()(const CartUsed& e) const {
        return tell(QT_TRANSLATE_NOOP("Event", "{who} uses a cart."), {{"who", who(e.player)}});
    }
    ToldEvent operator()(const TilesRefreshed& e) const {
        const Fields fields{{"who", who(e.player)}};
        return e.kind == RefreshKind::HutUpgrades
                   ? tell(QT_TRANSLATE_NOOP("Event", "{who} refreshes the hut upgrades on offer."), fields)
                   : tell(QT_TRANSLATE_NOOP("Event", "{who} refreshes the workshops on offer."), fields);
    }
    ToldEvent operator()(const ShipTaken& e) const {
        return tell(QT_TRANSLATE_NOOP("Event", "{who} takes a ship ({goods:nom})."),
                    {{"who", who(e.player)}, {"goods", goodsWord(scene.definition.ships[e.ship].goods)}});
    }
    ToldEvent operator()(const DistrictRepopulated& e) const {
        return tell(QT_TRANSLATE_NOOP("Event", "{who} repopulates a district ({place:acc})."),
                    {{"who", who(e.player)}, {"place", where(e.place)}});
    }
    ToldEvent operator()(const BuildingProduced& e) const {
        const Fields fields{{"who", who(e.player)}, {"n", e.spot.index + 1}};
        return e.spot.kind == Spot::Hut ? tell(QT_TRANSLATE_NOOP("Event", "{who}: hut {n} produces."), fields)
                                        : tell(QT_TRANSLATE_NOOP("Event", "{who}: workshop {n} produces."), fields);
    }
    ToldEvent operator()(const StageReached& e) const { return tell(stage(e.stage)); }
    ToldEvent operator()(const RoundStarted& e) const {
        return tell(QT_TRANSLATE_NOOP("Event", "Round {round} begins."), {{"round", roman(e.round)}});
    }
    ToldEvent operator()(const LieutenantsLaidDown&) const {
        return tell(QT_TRANSLATE_NOOP("Event", "All lieutenants in town lie down."));
    }
    ToldEvent operator()(const CartsReadied&) const {
        return tell(QT_TRANSLATE_NOOP("Event", "All carts are ready again."));
    }
    ToldEvent operator()(const TurnOrderSet& e) const {
        QStringList names;
        for (std::size_t i = 0; i < scene.state.seats(); ++i)
            names.append(who(e.order[i]));
        return tell(QT_TRANSLATE_NOOP("Event", "Turn order: {names}."), {{"names", joined(names)}});
    }
    ToldEvent operator()(const DockingTileDrawn& e) const {
        return tell(QT_TRANSLATE_NOOP("Event", "Docking tile: {port:nom}."), {{"port", cornerWord("port", e.corner)}});
    }
    ToldEvent operator()(const DockingReshuffled&) const {
        return tell(QT_TRANSLATE_NOOP("Event", "The docking tiles are reshuffled."));
    }
    ToldEvent operator()(const ShipArrived& e) const {
        const Fields fields{{"dock", cornerWord("dock", e.corner)},
                            {"goods", goodsWord(scene.definition.ships[e.ship].goods)}};
        return e.cube
                   ? tell(QT_TRANSLATE_NOOP("Event", "A ship brings {goods:acc} and a plague cube ({dock:nom})."),
                          fields)
                   : tell(QT_TRANSLATE_NOOP("Event", "A ship brings {goods:acc} but no plague cube ({dock:nom})."), fields);
    }
    ToldEvent operator()(const ShipHeldBack&) const {
        return tell(QT_TRANSLATE_NOOP("Event", "No plague cubes are left, so the ship waits for another round."));
    }
    ToldEvent operator()(const OrderBookChosen& e) const {
        return tell(QT_TRANSLATE_NOOP("Event", "{who} chooses the book that sets the turn order: {book:nom}."),
                    {{"who", who(e.player)}, {"book", bookWord(e.book)}});
    }
    ToldEvent operator()(const BoardDealt& e) const {
        return tell(QT_TRANSLATE_NOOP("Event", "{who} gets a player board, side b up."), {{"who", who(e.player)}});
    }
    ToldEvent operator()(const ScrollBoardDealt& e) const {
        QStringList tracks;
        for (const ScrollTrack& track : scene.definition.scrollBoards[e.board].tracks)
            tracks.append(scrollLabel(scene, track));
        return tell(QT_TRANSLATE_NOOP("Event", "{who} gets a scroll board, side b up: {tracks}."),
                    {{"who", who(e.player)}, {"tracks", tracks.join(QStringLiteral("; "))}});
    }
    ToldEvent operator()(const SoloTileTurned& e) const {
        const Fields fields{{"hex", effectText(scene, scene.definition.hexes[scene.definition.solo.tiles[e.tile].hex].action)}};
        return e.used ? tell(QT_TRANSLATE_NOOP("Event", "An opponent tile is turned up. It names this hex: {hex}."), fields)
                      : tell(QT_TRANSLATE_NOOP("Event",
                                               "An opponent tile is turned up, but its hex ({hex}) is not free, so the tile is out for this round."),
                             fields);
    }
    ToldEvent operator()(const SoloTilesShuffled&) const {
        return tell(QT_TRANSLATE_NOOP("Event", "The opponent tiles are reshuffled."));
    }
    ToldEvent operator()(const ShipDrawn& e) const {
        return tell(QT_TRANSLATE_NOOP("Event", "Several ships are equally near: one is picked at random ({dock:nom})."),
                    {{"dock", cornerWord("dock", e.corner)}});
    }
    ToldEvent operator()(const OpponentReadied& e) const {
        return tell(QT_TRANSLATE_NOOP("Event", "{who}: {n:lieutenant:nom} ready for the round."),
                    {{"who", who(opponent)}, {"n", e.count}});
    }
    ToldEvent operator()(const OpponentSkipped&) const {
        return tell(QT_TRANSLATE_NOOP("Event", "{who} finds nothing to take."), {{"who", who(opponent)}});
    }
    ToldEvent operator()(const HexAdded& e) const {
        return tell(QT_TRANSLATE_NOOP("Event", "A new hex joins the town: {place:nom}."), {{"place", where(e.place)}});
    }
    ToldEvent operator()(const LateWorkshopsOpened&) const {
        return tell(QT_TRANSLATE_NOOP("Event", "The era II workshops are now on offer."));
    }
    ToldEvent operator()(const WheelTurned& e) const { return tell(rat(scene.definition.wheel[e.position].rat)); }
    ToldEvent operator()(const CitizensArrived& e) const {
        return tell(QT_TRANSLATE_NOOP("Event", "{Place:nom}: {n:citizen:nom} arrives."),
                    {{"place", where(e.place)}, {"citizen", citizenWord(e.citizenClass)}, {"n", 1}});
    }
    ToldEvent operator()(const ScoreLine& e) const {
        return tell(QT_TRANSLATE_NOOP("Event", "{who}, {source}: {n:point:nom}."),
                    {{"who", who(e.player)}, {"source", scoreLabel(scene, e.source, e.player)}, {"n", e.points}});
    }
    ToldEvent operator()(const DiscPushedBack& e) const {
        return tell(QT_TRANSLATE_NOOP("Event", "{who}: the rats push the popularity disc back to space {space}."),
                    {{"who", who(e.player)}, {"space", roman(e.to)}});
    }
    ToldEvent operator()(const GameEnded& e) const {
        if (scene.state.solo()) {
            const Fields fields{{"who", who(0)}, {"n", scene.definition.solo.goodResult[scene.state.advanced() ? 1 : 0]}};
            return e.winners ? tell(QT_TRANSLATE_NOOP("Event", "{who} reaches the goal of {n:point:gen}."), fields)
                             : tell(QT_TRANSLATE_NOOP("Event", "{who} falls short of the goal of {n:point:gen}."), fields);
        }
        QStringList names;
        for (PlayerIndex p = 0; p < scene.state.playerCount; ++p)
            if (e.winners >> p & 1) names.append(who(p));
        return names.size() == 1
                   ? tell(QT_TRANSLATE_NOOP("Event", "{names} wins the game."), {{"names", names.front()}})
                   : tell(QT_TRANSLATE_NOOP("Event", "Shared victory: {names}."), {{"names", joined(names)}});
    }
    ToldEvent operator()(const PromptOpened&) const { return {}; }
    ToldEvent operator()(const PromptClosed&) const { return {}; }
    ToldEvent operator()(const PromptChanged&) const { return {}; }
};

const char* Teller::stage(Stage stage) const {
    switch (stage) {
    case Stage::Turns:
        return QT_TRANSLATE_NOOP("Event", "Everyone is ready: turns begin.");
    case Stage::Production:
        return QT_TRANSLATE_NOOP("Event", "All lieutenants have been used: production begins.");
    case Stage::Quarantine:
        return QT_TRANSLATE_NOOP("Event", "Citizens in quarantine move on.");
    case Stage::ClearTown:
        return QT_TRANSLATE_NOOP("Event", "The next round is prepared.");
    case Stage::TurnOrder:
        return QT_TRANSLATE_NOOP("Event", "A new turn order is set.");
    case Stage::Arrivals:
        return QT_TRANSLATE_NOOP("Event", "Ships and a new hex arrive in town.");
    case Stage::Plague:
        return QT_TRANSLATE_NOOP("Event", "The plague spreads.");
    case Stage::Scoring:
        return QT_TRANSLATE_NOOP("Event", "The final scoring begins.");
    case Stage::Over:
        return QT_TRANSLATE_NOOP("Event", "The game is over.");
    }
    return "";
}

const char* Teller::rat(Rat rat) const {
    switch (rat) {
    case Rat::Left:
        return QT_TRANSLATE_NOOP("Event", "The wheel turns to the rat facing left.");
    case Rat::Right:
        return QT_TRANSLATE_NOOP("Event", "The wheel turns to the rat facing right.");
    case Rat::Standing:
        return QT_TRANSLATE_NOOP("Event", "The wheel turns to the standing rat.");
    }
    return "";
}

} // namespace

ToldEvent toldEvent(const Scene& scene, const Event& event) {
    return std::visit(Teller{scene}, event);
}

QString eventText(const Scene& scene, const Event& event) {
    const ToldEvent told = toldEvent(scene, event);
    return told.source ? say(scene.language, "Event", told.source, told.fields) : QString();
}

} // namespace magister::messina
