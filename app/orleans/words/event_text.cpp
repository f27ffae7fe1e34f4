// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/words/event_text.h"

#include "app/orleans/words/names.h"
#include "app/orleans/words/score_text.h"

#include <QCoreApplication>

namespace magister::orleans {

namespace {

/// One overload an event; no default, so that a new event asks for its sentence.
struct Teller {
    const Scene& scene;

    ToldEvent tell(const char* source, const Fields& fields = {}) const { return {source, fields}; }
    QString who(PlayerIndex p) const { return seatName(scene, p); }
    Field town(TownIndex t) const { return townWord(scene, t); }
    /// A plan that the viewer does not see.
    bool isSecret(bool hidden, PlayerIndex planner) const {
        return hidden && scene.viewer != none && scene.viewer != planner;
    }
    bool isWater(ConnectionIndex connection) const {
        return scene.definition.connections[connection].way == Way::Water;
    }
    ToldEvent stage(Stage stage) const;
    ToldEvent census(const CensusTaken& e) const;
    ToldEvent merchant(const MerchantMoved& e) const;

    ToldEvent operator()(const TileRemoved& e) const {
        return tell(QT_TRANSLATE_NOOP("OrleansEvent", "{who} returns a place tile to the box: {place:nom}."),
                    {{"who", who(e.player)}, {"place", placeWord(e.tile)}});
    }
    ToldEvent operator()(const TileRemovalDeclined& e) const {
        return tell(QT_TRANSLATE_NOOP("OrleansEvent", "{who} returns no place tile to the box."), {{"who", who(e.player)}});
    }
    ToldEvent operator()(const RoundStarted& e) const {
        return tell(QT_TRANSLATE_NOOP("OrleansEvent", "Round {round} begins."), {{"round", e.round}});
    }
    ToldEvent operator()(const StageReached& e) const { return stage(e.stage); }
    ToldEvent operator()(const SeatsSettled&) const { return {}; }
    ToldEvent operator()(const HourglassTurned& e) const {
        return tell(QT_TRANSLATE_NOOP("OrleansEvent", "{who} turns up an hourglass tile: {event:nom}."),
                    {{"who", who(e.player)}, {"event", eventWord(e.event)}});
    }
    ToldEvent operator()(const CensusTaken& e) const { return census(e); }
    ToldEvent operator()(const CoinsGained& e) const {
        return tell(QT_TRANSLATE_NOOP("OrleansEvent", "{who} gets {n:coin:acc}."),
                    {{"who", who(e.player)}, {"n", e.amount}});
    }
    ToldEvent operator()(const CoinsPaid& e) const {
        const Fields fields{{"who", who(e.player)}, {"n", e.amount}, {"other", e.to == none ? QString{} : who(e.to)}};
        return e.to == none
                   ? tell(QT_TRANSLATE_NOOP("OrleansEvent", "{who} pays {n:coin:acc}."), fields)
                   : tell(QT_TRANSLATE_NOOP("OrleansEvent", "{who} pays {n:coin:acc} to {other}."), fields);
    }
    ToldEvent operator()(const TreasuryEmpty& e) const {
        return tell(QT_TRANSLATE_NOOP("OrleansEvent", "The treasury is empty: {who} does not get {n:coin:acc}."),
                    {{"who", who(e.player)}, {"n", e.missing}});
    }

    ToldEvent operator()(const FollowersDrawn& e) const {
        return tell(QT_TRANSLATE_NOOP("OrleansEvent", "{who} draws {n:follower:acc}: {followers}."),
                    {{"who", who(e.player)},
                     {"n", static_cast<int>(e.tokens.size())},
                     {"followers", tokensText(scene, {e.tokens.begin(), e.tokens.size()})}});
    }
    ToldEvent operator()(const BathhouseDrawn& e) const {
        const QString followers = tokensText(scene, {e.tokens.begin(), e.tokens.size()});
        const Fields fields{{"who", who(e.player)}, {"n", static_cast<int>(e.tokens.size())}, {"followers", followers}};
        // Only the owner of the Bathhouse looks at the hand.
        return followers.isEmpty() || isSecret(true, e.player)
                   ? tell(QT_TRANSLATE_NOOP("OrleansEvent", "{who} draws {n:follower:acc} in the Bathhouse."), fields)
                   : tell(QT_TRANSLATE_NOOP("OrleansEvent",
                                            "{who} draws {n:follower:acc} in the Bathhouse: {followers}."),
                          fields);
    }
    ToldEvent operator()(const FollowerKept& e) const {
        const Fields fields{{"who", who(e.player)}, {"follower", tokenAsObject(scene, e.token)}};
        return e.tower ? tell(QT_TRANSLATE_NOOP("OrleansEvent", "{who} puts one follower in the Gunpowder Tower: {follower}."), fields)
                       : tell(QT_TRANSLATE_NOOP("OrleansEvent", "{who} puts one follower on the market: {follower}."), fields);
    }
    ToldEvent operator()(const HandReturned& e) const {
        return tell(QT_TRANSLATE_NOOP("OrleansEvent", "{who} returns the rest of the draw to the bag."),
                    {{"who", who(e.player)}});
    }
    ToldEvent operator()(const FollowerRetrieved& e) const {
        return tell(
            QT_TRANSLATE_NOOP("OrleansEvent", "{who} gives up a draw and returns one follower to the market: {follower} ({place:nom})."),
            placed(e.player, e.place, e.token));
    }
    ToldEvent operator()(const NothingToDraw& e) const {
        return tell(QT_TRANSLATE_NOOP("OrleansEvent", "{who} has no followers to draw."), {{"who", who(e.player)}});
    }
    ToldEvent operator()(const DoneSaid& e) const {
        return e.rule == Rule::DrawAmount
                   ? tell(QT_TRANSLATE_NOOP("OrleansEvent", "{who} has finished drawing."), {{"who", who(e.player)}})
                   : tell(QT_TRANSLATE_NOOP("OrleansEvent", "{who} has finished planning."), {{"who", who(e.player)}});
    }
    ToldEvent operator()(const PlanReopened& e) const {
        return tell(QT_TRANSLATE_NOOP("OrleansEvent", "{who} goes back to planning."), {{"who", who(e.player)}});
    }

    ToldEvent operator()(const PlanningBegan& e) const {
        return e.hidden ? tell(QT_TRANSLATE_NOOP("OrleansEvent", "Everyone plans at the same time, in secret."))
                        : tell(QT_TRANSLATE_NOOP("OrleansEvent", "Players plan in turn, one place at a time."));
    }
    ToldEvent operator()(const FollowerPlaced& e) const {
        if (isSecret(e.hidden, e.player) || e.token == Token::Nothing) return {};
        const Fields fields = placed(e.player, e.place, e.token);
        return e.fromTower ? tell(QT_TRANSLATE_NOOP("OrleansEvent",
                                                    "{who} plans from the Gunpowder Tower: {follower} ({place:nom})."),
                                  fields)
                           : tell(QT_TRANSLATE_NOOP("OrleansEvent", "{who} plans: {follower} ({place:nom})."), fields);
    }
    ToldEvent operator()(const TechnologyPlaced& e) const {
        if (isSecret(e.hidden, e.player)) return {};
        return tell(QT_TRANSLATE_NOOP("OrleansEvent", "{who} places a technology tile ({place:nom})."),
                    placed(e.player, e.place));
    }
    ToldEvent operator()(const PlacementTakenBack& e) const {
        if (isSecret(e.hidden, e.player) || e.token == Token::Nothing) return {};
        return e.token == Token::Technology
                   ? tell(QT_TRANSLATE_NOOP("OrleansEvent", "{who} takes back a technology tile ({place:nom})."),
                          placed(e.player, e.place))
                   : tell(QT_TRANSLATE_NOOP("OrleansEvent", "{who} takes back: {follower} ({place:nom})."),
                          placed(e.player, e.place, e.token));
    }
    ToldEvent operator()(const JobCommitted& e) const {
        return tell(QT_TRANSLATE_NOOP("OrleansEvent", "{who} has finished planning a place ({place:nom})."),
                    placed(e.player, e.place));
    }
    ToldEvent operator()(const PlansSettled&) const {
        return tell(QT_TRANSLATE_NOOP("OrleansEvent", "All plans are final and revealed."));
    }

    ToldEvent operator()(const TurnStarted& e) const {
        return tell(QT_TRANSLATE_NOOP("OrleansEvent", "It’s {who}’s turn."), {{"who", who(e.player)}});
    }
    ToldEvent operator()(const PlaceUsed& e) const {
        return tell(QT_TRANSLATE_NOOP("OrleansEvent", "{who} uses a place: {place:nom}."), placed(e.player, e.place));
    }
    ToldEvent operator()(const FollowersReturned& e) const {
        return tell(QT_TRANSLATE_NOOP("OrleansEvent", "{who} returns the followers from a place to the bag: {place:nom}."),
                    placed(e.player, e.place));
    }
    ToldEvent operator()(const Passed& e) const {
        return tell(QT_TRANSLATE_NOOP("OrleansEvent", "{who} passes."), {{"who", who(e.player)}});
    }
    ToldEvent operator()(const FollowerRecruited& e) const {
        return tell(QT_TRANSLATE_NOOP("OrleansEvent", "{who} recruits one {follower:nom}."),
                    {{"who", who(e.player)}, {"follower", followerWord(e.follower)}});
    }
    ToldEvent operator()(const TrackAdvanced& e) const {
        return tell(QT_TRANSLATE_NOOP("OrleansEvent", "{who} advances to space {n} of the {track:nom}."),
                    {{"who", who(e.player)}, {"track", trackWord(e.track)}, {"n", e.to}});
    }
    ToldEvent operator()(const GoodGained& e) const {
        return tell(QT_TRANSLATE_NOOP("OrleansEvent", "{who} gets {good:acc} from the goods market."),
                    {{"who", who(e.player)}, {"good", goodWord(e.good)}});
    }
    ToldEvent operator()(const GoodTaken& e) const {
        return tell(QT_TRANSLATE_NOOP("OrleansEvent", "{who} takes {good:acc} from the route."),
                    {{"who", who(e.player)}, {"good", goodWord(e.good)}});
    }
    ToldEvent operator()(const WarePaid& e) const {
        const Fields fields{{"who", who(e.player)}, {"good", wareWord(e.ware)}};
        return e.gone ? tell(QT_TRANSLATE_NOOP("OrleansEvent", "{who} gives up {good:acc}, which is removed from the game."),
                             fields)
                      : tell(QT_TRANSLATE_NOOP("OrleansEvent", "{who} hands in {good:acc}."), fields);
    }
    ToldEvent operator()(const BreadBaked& e) const {
        return tell(QT_TRANSLATE_NOOP("OrleansEvent", "{who} bakes grain into bread: {n}."),
                    {{"who", who(e.player)}, {"n", e.amount}});
    }
    ToldEvent operator()(const TechnologyGained& e) const {
        return tell(QT_TRANSLATE_NOOP("OrleansEvent", "{who} gets a technology tile."), {{"who", who(e.player)}});
    }
    ToldEvent operator()(const TileTaken& e) const {
        return tell(QT_TRANSLATE_NOOP("OrleansEvent", "{who} takes a place tile: {place:nom}."),
                    placed(e.player, e.tile));
    }
    ToldEvent operator()(const DevelopmentMoved& e) const {
        const Fields fields{{"who", who(e.player)}, {"n", std::abs(e.to - e.from)}, {"space", e.to}};
        if (e.to == e.from)
            return tell(QT_TRANSLATE_NOOP("OrleansEvent", "{who} is already at the end of the development track."),
                        fields);
        return e.to > e.from ? tell(QT_TRANSLATE_NOOP("OrleansEvent",
                                                      "{who} gets {n:development-point:acc} and is now on space {space}."),
                                    fields)
                             : tell(QT_TRANSLATE_NOOP("OrleansEvent",
                                                      "{who} loses {n:development-point:acc} and is now on space {space}."),
                                    fields);
    }
    ToldEvent operator()(const CitizenTaken& e) const {
        const Fields fields{{"who", who(e.player)}, {"from", citizenFrom(e.citizen)}};
        return e.citizen == lastCitizen
                   ? tell(QT_TRANSLATE_NOOP("OrleansEvent",
                                            "{who} takes a citizen tile for having the most trading stations on the map."),
                          fields)
                   : tell(QT_TRANSLATE_NOOP("OrleansEvent", "{who} takes a citizen tile: {from:nom}."), fields);
    }
    ToldEvent operator()(const MerchantMoved& e) const { return merchant(e); }
    ToldEvent operator()(const GoodLeft& e) const {
        return tell(QT_TRANSLATE_NOOP("OrleansEvent", "{who} takes nothing from the route."), {{"who", who(e.player)}});
    }
    ToldEvent operator()(const StationBuilt& e) const {
        return tell(QT_TRANSLATE_NOOP("OrleansEvent", "{who} builds a trading station: {town:nom}."),
                    {{"who", who(e.player)}, {"town", town(e.town)}});
    }
    ToldEvent operator()(const FollowerSent& e) const {
        const Fields fields{{"who", who(e.player)}, {"follower", followerWord(e.follower)}, {"deed", deedWord(e.deed)}};
        return e.fromTower
                   ? tell(QT_TRANSLATE_NOOP("OrleansEvent",
                                            "{who} sends one {follower:nom} from the Gunpowder Tower to a deed ({deed:nom})."),
                          fields)
                   : tell(QT_TRANSLATE_NOOP("OrleansEvent", "{who} sends one {follower:nom} to a deed ({deed:nom})."),
                          fields);
    }

    ToldEvent operator()(const EventBegan& e) const {
        return tell(QT_TRANSLATE_NOOP("OrleansEvent", "The event takes effect: {event:nom}."),
                    {{"event", eventWord(e.event)}});
    }
    ToldEvent operator()(const SacristyUsed& e) const {
        return tell(
            QT_TRANSLATE_NOOP("OrleansEvent", "{who} returns the monk from the Sacristy to the bag and is spared this event: {event:nom}."),
            {{"who", who(e.player)}, {"event", eventWord(e.event)}});
    }
    ToldEvent operator()(const EventSpared& e) const {
        return tell(QT_TRANSLATE_NOOP("OrleansEvent", "{who} is spared this event: {event:nom}."),
                    {{"who", who(e.player)}, {"event", eventWord(e.event)}});
    }
    ToldEvent operator()(const PlagueDrawn& e) const {
        const Fields fields{{"who", who(e.player)}, {"follower", tokenText(scene, e.token)}};
        return isOwn(e.token)
                   ? tell(QT_TRANSLATE_NOOP("OrleansEvent", "{who} draws for the Plague: {follower}. No follower is lost."),
                          fields)
                   : tell(QT_TRANSLATE_NOOP("OrleansEvent", "{who} loses a follower to the Plague: {follower}."),
                          fields);
    }
    ToldEvent operator()(const DebtArisen& e) const {
        return tell(QT_TRANSLATE_NOOP("OrleansEvent", "{who} owes {n:coin:acc} and cannot pay: torture."),
                    {{"who", who(e.player)}, {"n", e.amount}});
    }
    ToldEvent operator()(const DebtDropped& e) const {
        return tell(QT_TRANSLATE_NOOP("OrleansEvent", "{who} has nothing left to give up. Still unpaid: {n:coin:nom}."),
                    {{"who", who(e.player)}, {"n", e.amount}});
    }
    ToldEvent operator()(const StationLost& e) const {
        return e.town == none
                   ? tell(QT_TRANSLATE_NOOP("OrleansEvent", "{who} gives up a trading station from their supply."),
                          {{"who", who(e.player)}})
                   : tell(QT_TRANSLATE_NOOP("OrleansEvent", "{who} gives up a trading station: {town:nom}."),
                          {{"who", who(e.player)}, {"town", town(e.town)}});
    }
    ToldEvent operator()(const FollowerLost& e) const {
        return tell(QT_TRANSLATE_NOOP("OrleansEvent", "{who} gives up a follower from the bag: {follower}."),
                    {{"who", who(e.player)}, {"follower", tokenText(scene, e.token)}});
    }
    ToldEvent operator()(const TileLost& e) const {
        return tell(QT_TRANSLATE_NOOP("OrleansEvent", "{who} gives up a place tile: {place:nom}."),
                    placed(e.player, e.tile));
    }
    ToldEvent operator()(const TechnologyLost& e) const {
        return e.place == none
                   ? tell(QT_TRANSLATE_NOOP("OrleansEvent", "{who} gives up a technology tile that has not been placed."),
                          {{"who", who(e.player)}})
                   : tell(QT_TRANSLATE_NOOP("OrleansEvent", "{who} gives up a technology tile: {place:nom}."),
                          placed(e.player, static_cast<PlaceId>(e.place)));
    }
    ToldEvent operator()(const StartPlayerPassed& e) const {
        return tell(QT_TRANSLATE_NOOP("OrleansEvent", "The start player is now {who}."), {{"who", who(e.player)}});
    }
    ToldEvent operator()(const ScoreLine& e) const {
        return tell(QT_TRANSLATE_NOOP("OrleansEvent", "{who} – {label}: {n:point:nom}."),
                    {{"who", who(e.player)}, {"label", scoreLabel(scene, e.source)}, {"n", e.points}});
    }
    ToldEvent operator()(const GameEnded& e) const {
        QStringList names;
        for (PlayerIndex p = 0; p < scene.state.playerCount; ++p)
            if (e.winners >> p & 1) names.append(who(p));
        return names.size() == 1
                   ? tell(QT_TRANSLATE_NOOP("OrleansEvent", "{names} wins the game."), {{"names", names.front()}})
                   : tell(QT_TRANSLATE_NOOP("OrleansEvent", "Shared victory: {names}."), {{"names", joined(names)}});
    }
    ToldEvent operator()(const PromptOpened&) const { return {}; }
    ToldEvent operator()(const PromptClosed&) const { return {}; }
    ToldEvent operator()(const PromptChanged&) const { return {}; }

    Fields placed(PlayerIndex player, PlaceId place, Token token = Token::Nothing) const {
        return {{"who", who(player)},
                {"place", placeWord(place)},
                {"follower", isFollower(token) ? tokenAsObject(scene, token) : QString{}}};
    }
    static Word citizenFrom(std::uint8_t citizen) {
        if (citizen == knightCitizen) return trackWord(Track::Knight);
        if (citizen == boatmanCitizen) return trackWord(Track::Boatman);
        if (citizen < knightCitizen) return {QStringLiteral("track-development")};
        return deedWord(static_cast<DeedId>(std::min<int>(citizen - firstDeedCitizen, deedCount - 1)));
    }
};

ToldEvent Teller::stage(Stage stage) const {
    if (const auto phase = phaseOf(stage))
        return tell(QT_TRANSLATE_NOOP("OrleansEvent", "Phase {n}: {phase:nom}."),
                    {{"n", static_cast<int>(*phase) + 1}, {"phase", phaseWord(*phase)}});
    switch (stage) {
    case Stage::TileRemoval:
        return tell(QT_TRANSLATE_NOOP("OrleansEvent", "Before round 1, place tiles may be returned to the box."));
    case Stage::Scoring:
        return tell(QT_TRANSLATE_NOOP("OrleansEvent", "The final scoring begins."));
    case Stage::Over:
        return tell(QT_TRANSLATE_NOOP("OrleansEvent", "The game is over."));
    default:
        break; // a phase
    }
    return {};
}

ToldEvent Teller::census(const CensusTaken& e) const {
    const Fields fields{{"leader", e.leader == none ? QString{} : who(e.leader)},
                        {"last", e.last == none ? QString{} : who(e.last)}};
    if (e.leader != none && e.last != none)
        return tell(QT_TRANSLATE_NOOP("OrleansEvent", "Census: {leader} is in the lead, {last} is last."), fields);
    if (e.leader != none)
        return tell(QT_TRANSLATE_NOOP("OrleansEvent", "Census: {leader} is in the lead; there is a tie for last place."), fields);
    return e.last != none
               ? tell(QT_TRANSLATE_NOOP("OrleansEvent", "Census: there is a tie for the lead; {last} is last."), fields)
               : tell(QT_TRANSLATE_NOOP("OrleansEvent", "Census: there is a tie for the lead and a tie for last place."));
}

ToldEvent Teller::merchant(const MerchantMoved& e) const {
    const Fields fields{{"who", who(e.player)}, {"other", who(e.owner)}, {"town", town(e.to)}};
    if (e.owner == e.player)
        return isWater(e.connection)
                   ? tell(QT_TRANSLATE_NOOP("OrleansEvent", "{who} travels by water to {town:gen}."), fields)
                   : tell(QT_TRANSLATE_NOOP("OrleansEvent", "{who} travels by road to {town:gen}."), fields);
    return isWater(e.connection)
               ? tell(QT_TRANSLATE_NOOP("OrleansEvent",
                                        "{who} sends {other}’s merchant by water to {town:gen}."),
                      fields)
               : tell(
                     QT_TRANSLATE_NOOP("OrleansEvent", "{who} sends {other}’s merchant by road to {town:gen}."),
                     fields);
}

} // namespace

ToldEvent toldEvent(const Scene& scene, const Event& event) {
    return std::visit(Teller{scene}, event);
}

QString eventText(const Scene& scene, const Event& event) {
    const ToldEvent told = toldEvent(scene, event);
    return told.source ? say(scene.language, "OrleansEvent", told.source, told.fields) : QString();
}

} // namespace magister::orleans
