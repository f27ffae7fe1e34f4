// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/words/command_text.h"

#include "app/messina/words/effect_text.h"
#include "app/messina/words/names.h"
#include "app/messina/words/score_text.h"
#include "app/messina/table/targets.h"

#include <QCoreApplication>

namespace magister::messina {

namespace {

struct Namer {
    const Scene& scene;
    PlayerIndex player;

    QString tell(const char* source, const Fields& fields = {}) const {
        return say(scene.language, "Command", source, fields);
    }
    const Player& me() const { return scene.state.players[player]; }

    QString from(std::uint8_t lieutenant, const Field& to) const {
        const Lieutenant& l = me().lieutenants[lieutenant];
        if (l.status == LieutenantStatus::Lying)
            return tell(QT_TRANSLATE_NOOP("Command", "{To:acc}: send the lieutenant lying in town ({from:nom})"),
                        {{"to", to}, {"from", placeField(scene, l.place)}});
        return tell(QT_TRANSLATE_NOOP("Command", "{To:acc}: send a lieutenant from your estate"), {{"to", to}});
    }
    QString lieutenant(std::uint8_t index, const char* lying, const char* atHome) const {
        const Lieutenant& l = me().lieutenants[index];
        if (l.status == LieutenantStatus::Lying) return tell(lying, {{"place", placeField(scene, l.place)}});
        return tell(atHome);
    }
    QString squareAction(std::uint8_t square) const {
        return effectText(scene, scene.definition.boards[me().board].squares[square].action);
    }
    Citizen citizenAt(const CitizenSpot& spot) const {
        switch (spot.kind) {
        case Spot::Square:
            return me().squares[spot.index];
        case Spot::Hut:
            return me().huts[spot.index].citizen;
        case Spot::Workshop:
            return spot.index < me().workshops.size() ? me().workshops[spot.index].citizen : Citizen::Nobody;
        case Spot::Nowhere:
            break;
        }
        return Citizen::Nobody;
    }
    Field citizenField(const CitizenSpot& spot) const {
        const Citizen citizen = citizenAt(spot);
        return citizen == Citizen::Nobody ? Field{QString{}} : Field{citizenWord(citizen)};
    }
    QString placed(const Field& citizen, const CitizenSpot& to) const {
        const Fields fields{{"citizen", citizen},
                            {"n", to.index + 1},
                            {"effect", to.kind == Spot::Square ? squareAction(to.index) : QString{}}};
        switch (to.kind) {
        case Spot::Square:
            return tell(QT_TRANSLATE_NOOP("Command", "Put the {citizen:acc} on the square ({effect})"), fields);
        case Spot::Hut:
            return tell(QT_TRANSLATE_NOOP("Command", "Put the {citizen:acc} in hut {n}"), fields);
        case Spot::Workshop:
            return tell(QT_TRANSLATE_NOOP("Command", "Put the {citizen:acc} in workshop {n}"), fields);
        case Spot::Nowhere:
            return tell(QT_TRANSLATE_NOOP("Command", "Discard the {citizen:acc}"), fields);
        }
        return {};
    }
    /// What is done with a citizen: a sentence each for where it can be.
    QString with(const CitizenSpot& spot, const char* onSquare, const char* inHut, const char* inWorkshop) const {
        const Fields fields{{"citizen", citizenField(spot)}, {"n", spot.index + 1}};
        switch (spot.kind) {
        case Spot::Hut:
            return tell(inHut, fields);
        case Spot::Workshop:
            return tell(inWorkshop, fields);
        default:
            return tell(onSquare, {{"citizen", citizenField(spot)}, {"effect", squareAction(spot.index)}});
        }
    }
    QString tile(const char* source, EffectIndex output, int points = 0) const {
        return tell(source, {{"effect", effectText(scene, output)}, {"n", points}});
    }

    QString operator()(const ChooseHex& c) const { return from(c.lieutenant, placeField(scene, c.place)); }
    QString operator()(const ChooseShip& c) const {
        const TileIndex tileIndex = scene.state.docks[c.corner][c.bay].ship;
        if (tileIndex == none) return from(c.lieutenant, cornerWord("dock", c.corner));
        return tell(
            QT_TRANSLATE_NOOP("Command", "{Dock:nom}: the ship with {goods:acc}"),
            {{"dock", cornerWord("dock", c.corner)}, {"goods", goodsWord(scene.definition.ships[tileIndex].goods)}});
    }
    QString operator()(const Recall& c) const {
        return lieutenant(c.lieutenant, QT_TRANSLATE_NOOP("Command", "Recall the lieutenant lying in town ({place:nom})"),
                          QT_TRANSLATE_NOOP("Command", "Recall a lieutenant in your estate"));
    }
    QString operator()(const RescueCitizen& c) const { return placed(citizenWord(c.citizenClass), c.to); }
    QString operator()(const BurnCubes& c) const {
        if (c.neighbour != none && c.here == 2)
            return tell(QT_TRANSLATE_NOOP("Command", "Burn two cubes here and one on a neighbouring hex ({place:nom})"),
                        {{"place", placeField(scene, c.neighbour)}});
        if (c.neighbour != none)
            return tell(QT_TRANSLATE_NOOP("Command", "Burn one cube here and one on a neighbouring hex ({place:nom})"),
                        {{"place", placeField(scene, c.neighbour)}});
        if (c.payment == FirePayment::FireAndBigFire)
            return tell(QT_TRANSLATE_NOOP("Command", "Burn one cube here for a fire token and a big fire token"));
        return c.here == 2 ? tell(QT_TRANSLATE_NOOP("Command", "Burn two cubes here"))
                           : tell(QT_TRANSLATE_NOOP("Command", "Burn one cube here"));
    }
    QString operator()(const EndFight&) const { return tell(QT_TRANSLATE_NOOP("Command", "End the fight")); }
    QString operator()(const BurnShipCube&) const { return tell(QT_TRANSLATE_NOOP("Command", "Burn the ship’s cube")); }
    QString operator()(const TakeRat&) const { return tell(QT_TRANSLATE_NOOP("Command", "Take a rat")); }
    QString operator()(const UseHexAction&) const {
        return tell(QT_TRANSLATE_NOOP("Command", "Use the action: {effect}"),
                    {{"effect", effectText(scene, hexAction(scene.state.turn.place))}});
    }
    QString operator()(const Repopulate&) const {
        return tell(QT_TRANSLATE_NOOP("Command", "Repopulate the district"));
    }
    QString operator()(const BuyBookStep& c) const {
        return tell(QT_TRANSLATE_NOOP("Command", "Buy a step to space {space} of the {book:gen}"), bookFields(c.book));
    }
    QString operator()(const UseBookAction& c) const {
        const auto& track = scene.definition.books[static_cast<std::size_t>(c.book)];
        return tell(QT_TRANSLATE_NOOP("Command", "Use the action on space {space} of the {book:gen}: {effect}"),
                    {{"book", bookWord(c.book)},
                     {"space", roman(c.space)},
                     {"effect", effectText(scene, track.spaces[c.space - 1u].onArrival)}});
    }
    QString operator()(const EndTurn&) const { return tell(QT_TRANSLATE_NOOP("Command", "End the turn")); }
    QString operator()(const MoveIntoWorkshop& c) const {
        return tell(QT_TRANSLATE_NOOP("Command", "Move the {citizen:acc} from the square ({effect}) into workshop {n}"),
                    {{"citizen", citizenField(c.from)},
                     {"effect", c.from.kind == Spot::Square ? squareAction(c.from.index) : QString{}},
                     {"n", c.workshop + 1}});
    }
    QString operator()(const ChooseEffect& c) const {
        const Prompt& prompt = scene.state.prompt();
        const auto& children = scene.definition.effect(prompt.effect).children;
        return c.option < children.size() ? effectAlone(scene, children[c.option]) : QString{};
    }
    QString operator()(const PayForEffect&) const {
        return scene.state.prompt().kind == PromptKind::PayForEffect
                   ? effectAlone(scene, scene.state.prompt().effect)
                   : tell(QT_TRANSLATE_NOOP("Command", "Pay for the action"));
    }
    QString operator()(const Decline&) const { return tell(QT_TRANSLATE_NOOP("Command", "Decline")); }
    QString operator()(const AdvanceOverseer& c) const;
    QString operator()(const ActivateCitizen& c) const {
        const CitizenSpot spot{Spot::Square, c.square};
        return tell(QT_TRANSLATE_NOOP("Command", "Activate the {citizen:nom} on the square ({effect})"),
                    {{"citizen", citizenField(spot)}, {"effect", squareAction(c.square)}});
    }
    QString operator()(const StepBook& c) const {
        return tell(QT_TRANSLATE_NOOP("Command", "Advance to space {space} of the {book:gen}"), bookFields(c.book));
    }
    QString operator()(const AdvanceScroll& c) const {
        return tell(QT_TRANSLATE_NOOP("Command", "Advance one step on the scroll board ({track})"),
                    {{"track", scrollLabel(scene, scene.definition.scrollBoards[me().scrollBoard].tracks[c.track])}});
    }
    QString operator()(const UpgradeCitizen& c) const {
        return with(c.spot, QT_TRANSLATE_NOOP("Command", "Upgrade the {citizen:nom} on the square ({effect})"),
                    QT_TRANSLATE_NOOP("Command", "Upgrade the {citizen:nom} in hut {n}"),
                    QT_TRANSLATE_NOOP("Command", "Upgrade the {citizen:nom} in workshop {n}"));
    }
    QString operator()(const UpgradeOverseer& c) const {
        return tell(QT_TRANSLATE_NOOP("Command", "Upgrade the {overseer:acc}"),
                    {{"overseer", overseerWord(c.citizenClass)}});
    }
    QString operator()(const UseAnyHex& c) const {
        return tell(QT_TRANSLATE_NOOP("Command", "{Place:nom}: {effect}"),
                    {{"place", placeField(scene, c.place)}, {"effect", effectText(scene, hexAction(c.place))}});
    }
    QString operator()(const TakeHutUpgrade& c) const {
        const auto& pile = scene.state.huts[c.pile];
        return tile(QT_TRANSLATE_NOOP("Command", "Take a hut upgrade with this reward: {effect}"),
                    pile.empty() ? 0 : scene.definition.hutUpgrades[pile.back()].output);
    }
    QString operator()(const TakeWorkshop& c) const {
        const auto& pile = scene.state.workshops[c.pile];
        return tell(QT_TRANSLATE_NOOP("Command", "Take a workshop ({citizen:nom}) with this reward: {effect}"),
                    {{"citizen", citizenWord(static_cast<CitizenClass>(c.pile))},
                     {"effect", effectText(scene, pile.empty() ? 0 : scene.definition.workshops[pile.back()].output)}});
    }
    QString operator()(const TakeCart& c) const {
        const auto& pile = scene.state.carts[c.pile];
        return tile(QT_TRANSLATE_NOOP("Command", "Take a cart worth {n:point}"), 0,
                    pile.empty() ? 0 : scene.definition.carts[pile.back()].points);
    }
    QString operator()(const RefreshTiles& c) const {
        return c.kind == RefreshKind::HutUpgrades
                   ? tell(QT_TRANSLATE_NOOP("Command", "Refresh the hut upgrades on offer"))
                   : tell(QT_TRANSLATE_NOOP("Command", "Refresh the workshops on offer"));
    }
    QString operator()(const PlaceHutUpgrade& c) const {
        return tell(QT_TRANSLATE_NOOP("Command", "Place the upgrade on hut {n}"), {{"n", c.hut + 1}});
    }
    QString operator()(const ReturnCitizen& c) const {
        return with(c.from,
                    QT_TRANSLATE_NOOP("Command", "Move the {citizen:nom} on the square ({effect}) back to town"),
                    QT_TRANSLATE_NOOP("Command", "Move the {citizen:nom} in hut {n} back to town"),
                    QT_TRANSLATE_NOOP("Command", "Move the {citizen:nom} in workshop {n} back to town"));
    }
    QString operator()(const GiveUpLieutenant& c) const {
        return lieutenant(c.lieutenant, QT_TRANSLATE_NOOP("Command", "Give up the lieutenant lying in town ({place:nom})"),
                          QT_TRANSLATE_NOOP("Command", "Give up a lieutenant in your estate"));
    }
    QString operator()(const LeaveQuarantine& c) const {
        const Field citizen = citizenField({Spot::Hut, c.hut});
        if (c.to.kind == Spot::Nowhere && scene.state.rulings.quarantineNoRoom == ruling::QuarantineNoRoom::StayInHut)
            return tell(QT_TRANSLATE_NOOP("Command", "Leave the {citizen:acc} in hut {n}"),
                        {{"citizen", citizen}, {"n", c.hut + 1}});
        return scene.state.prompt().slot == none ? placedFrom(c.hut, citizen, c.to) : placed(citizen, c.to);
    }
    /// Of several whose quarantine is over: each is known by its hut.
    QString placedFrom(std::uint8_t hut, const Field& citizen, const CitizenSpot& to) const {
        const Fields fields{{"citizen", citizen},
                            {"hut", hut + 1},
                            {"n", to.index + 1},
                            {"effect", to.kind == Spot::Square ? squareAction(to.index) : QString{}}};
        switch (to.kind) {
        case Spot::Square:
            return tell(QT_TRANSLATE_NOOP("Command", "Move the {citizen:acc} from hut {hut} to the square ({effect})"), fields);
        case Spot::Workshop:
            return tell(QT_TRANSLATE_NOOP("Command", "Move the {citizen:acc} from hut {hut} into workshop {n}"), fields);
        case Spot::Nowhere:
            return tell(QT_TRANSLATE_NOOP("Command", "Discard the {citizen:acc} from hut {hut}"), fields);
        case Spot::Hut:
            break;
        }
        return placed(citizen, to);
    }
    QString operator()(const ChangeSquare& c) const {
        return tell(QT_TRANSLATE_NOOP("Command", "Move the {citizen:acc} from the square ({from}) to the square ({to})"),
                    {{"citizen", citizenField({Spot::Square, c.from})},
                     {"from", squareAction(c.from)},
                     {"to", squareAction(c.to)}});
    }
    QString operator()(const ChooseOrderBook& c) const {
        return tell(QT_TRANSLATE_NOOP("Command", "Set the turn order by this book: {book:nom}"),
                    {{"book", bookWord(c.book)}});
    }
    QString operator()(const Proceed&) const { return tell(QT_TRANSLATE_NOOP("Command", "Continue")); }

    EffectIndex hexAction(PlaceIndex place) const {
        if (place == none) return 0;
        const Place& p = layoutOf(scene).places[place];
        if (p.kind == PlaceKind::Port) return scene.definition.ports[scene.state.portAt[p.corner]].action;
        const TileIndex hex = scene.state.places[place].hex;
        return hex == none ? 0 : scene.definition.hexes[hex].action;
    }
    Fields bookFields(Book book) const {
        return {{"book", bookWord(book)}, {"space", roman(spaceAfter(scene.definition, me(), book))}};
    }
};

QString Namer::operator()(const AdvanceOverseer& c) const {
    const Overseer& overseer = me().overseer(c.citizenClass);
    const Fields fields{{"overseer", overseerWord(c.citizenClass)}};
    const int reached = overseer.step + (c.skip ? 2 : 1);
    if (overseer.step >= 2 || reached < 2)
        return c.skip ? tell(QT_TRANSLATE_NOOP("Command", "Advance the {overseer:acc} and skip a space"), fields)
                      : tell(QT_TRANSLATE_NOOP("Command", "Advance the {overseer:acc} one space"), fields);
    // The first branch of the craftsmen is on the left, those of the other sectors are the upper ones.
    const bool sideways = c.citizenClass == CitizenClass::Craftsman;
    if (c.skip) {
        if (c.branch == 0)
            return sideways
                       ? tell(QT_TRANSLATE_NOOP("Command", "Advance the {overseer:acc} onto the left branch and skip a space"), fields)
                       : tell(QT_TRANSLATE_NOOP("Command", "Advance the {overseer:acc} onto the upper branch and skip a space"), fields);
        return sideways
                   ? tell(QT_TRANSLATE_NOOP("Command", "Advance the {overseer:acc} onto the right branch and skip a space"), fields)
                   : tell(QT_TRANSLATE_NOOP("Command", "Advance the {overseer:acc} onto the lower branch and skip a space"), fields);
    }
    if (c.branch == 0)
        return sideways ? tell(QT_TRANSLATE_NOOP("Command", "Advance the {overseer:acc} onto the left branch"), fields)
                        : tell(QT_TRANSLATE_NOOP("Command", "Advance the {overseer:acc} onto the upper branch"), fields);
    return sideways ? tell(QT_TRANSLATE_NOOP("Command", "Advance the {overseer:acc} onto the right branch"), fields)
                    : tell(QT_TRANSLATE_NOOP("Command", "Advance the {overseer:acc} onto the lower branch"), fields);
}

} // namespace

QString commandText(const Scene& scene, const Command& command) {
    return std::visit(Namer{scene, scene.state.toAct()}, command);
}

QString alternativeText(const Scene& scene, const Command& command) {
    QString text = commandText(scene, command);
    if (const auto* hex = std::get_if<ChooseHex>(&command)) text = commandText(scene, UseAnyHex{hex->place});
    const QString cost = commandCost(scene, command);
    if (cost.isEmpty()) return text;
    return say(scene.language, "Command", QT_TRANSLATE_NOOP("Command", "{text} – {cost}"),
               {{"text", text}, {"cost", cost}});
}

} // namespace magister::messina
