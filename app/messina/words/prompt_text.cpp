// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/words/prompt_text.h"

#include "app/messina/table/empty_offer.h"
#include "app/messina/words/command_text.h"
#include "app/messina/words/effect_text.h"
#include "app/messina/words/names.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>

namespace magister::messina {

namespace {

QString ask(const Scene& scene, const char* source, const Fields& fields = {}) {
    return say(scene.language, "Prompt", source, fields);
}

bool discardOnly(const Scene& scene) {
    return scene.offers.at("button:discard").offer == Offer::Legal;
}

QString chooseTurn(const Scene& scene) {
    const auto& offered = scene.offers.byTarget;
    const bool canGo = std::any_of(offered.keyBegin(), offered.keyEnd(), [&](const QString& target) {
        return !target.contains('/') && !target.startsWith("button:") && offered.value(target).offer == Offer::Legal;
    });
    if (!canGo && scene.offers.at("button:recall").offer == Offer::Legal)
        return ask(scene, QT_TRANSLATE_NOOP("Prompt", "No hex or ship is within reach: recall a lieutenant."));
    const bool onlyOut =
        scene.state.round == 1 && scene.state.rulings.recallFromEstate != ruling::RecallFromEstate::Always;
    return onlyOut ? ask(scene, QT_TRANSLATE_NOOP("Prompt", "Send a lieutenant to a hex or a ship."))
                   : ask(scene, QT_TRANSLATE_NOOP("Prompt", "Send a lieutenant to a hex or a ship, or recall one."));
}

QString rescue(const Scene& scene, const Prompt& prompt) {
    if (discardOnly(scene))
        return ask(
            scene,
            QT_TRANSLATE_NOOP("Prompt", "No room is left for these citizens: {citizens}. Discard them or make room."),
            {{"citizens", citizensText(scene, prompt.citizens)}});
    const bool direct = !prompt.infected && scene.state.rulings.rescueToWorkshop == ruling::RescueToWorkshop::Direct;
    const int waiting = std::accumulate(prompt.citizens.begin(), prompt.citizens.end(), 0);
    if (waiting != 1) {
        const Fields several{{"citizens", citizensText(scene, prompt.citizens)}};
        if (prompt.infected)
            return ask(scene,
                       QT_TRANSLATE_NOOP("Prompt",
                                         "This hex has plague. Put one of these citizens in an empty hut: {citizens}."),
                       several);
        return direct ? ask(scene,
                            QT_TRANSLATE_NOOP("Prompt", "Put one of these citizens on an empty square of its sector or "
                                                        "in a workshop: {citizens}."),
                            several)
                      : ask(scene,
                            QT_TRANSLATE_NOOP(
                                "Prompt", "Put one of these citizens on an empty square of its sector: {citizens}."),
                            several);
    }
    const auto only = std::find(prompt.citizens.begin(), prompt.citizens.end(), 1) - prompt.citizens.begin();
    const Fields one{{"citizen", citizenWord(static_cast<CitizenClass>(only))},
                     {"place", placeField(scene, prompt.place)}};
    if (prompt.infected)
        return ask(
            scene,
            QT_TRANSLATE_NOOP("Prompt", "This hex has plague ({place:gen}). Put the {citizen:acc} in an empty hut."),
            one);
    return direct
               ? ask(scene,
                     QT_TRANSLATE_NOOP(
                         "Prompt",
                         "Put the {citizen:acc} from this hex ({place:gen}) on an empty square of its sector or in a workshop."),
                     one)
               : ask(scene,
                     QT_TRANSLATE_NOOP("Prompt",
                                       "Put the {citizen:acc} from this hex ({place:gen}) on an empty square of its sector."),
                     one);
}

/// What is possible in step 4 beside the hex itself.
struct Beside {
    bool steps{};    ///< a book step can be bought
    int price{};     ///< coins of the cheapest one
    bool workshop{}; ///< a citizen can move into a workshop
};

Beside besideHex(const Scene& scene) {
    Beside beside;
    for (auto it = scene.offers.byTarget.keyValueBegin(); it != scene.offers.byTarget.keyValueEnd(); ++it) {
        if (it->second.offer != Offer::Legal) continue;
        if (it->first.startsWith(QLatin1String("book:")) && it->first.contains('/')) {
            beside.price = beside.steps ? std::min(beside.price, it->second.coins) : it->second.coins;
            beside.steps = true;
        }
        beside.workshop = beside.workshop || it->first.contains(QLatin1String("/workshop/"));
    }
    return beside;
}

QString endOfTurn(const Scene& scene, const Beside& beside) {
    const Fields price{{"n", beside.price}};
    if (beside.steps)
        return beside.workshop
                   ? ask(scene,
                         QT_TRANSLATE_NOOP("Prompt", "Buy a book step ({n:coin:nom}), move a citizen into a "
                                                     "workshop, or end your turn."),
                         price)
                   : ask(scene, QT_TRANSLATE_NOOP("Prompt", "Buy a book step ({n:coin:nom}) or end your turn."),
                         price);
    return beside.workshop
               ? ask(scene, QT_TRANSLATE_NOOP("Prompt", "Move a citizen into a workshop or end your turn."))
               : ask(scene, QT_TRANSLATE_NOOP("Prompt", "There is nothing more you can do: end your turn."));
}

/// Whether the hex of this turn can be used or repopulated.
bool hexIsOpen(const Scene& scene) {
    return scene.offers.at("button:use-hex").offer == Offer::Legal ||
           scene.offers.at("button:repopulate").offer == Offer::Legal;
}

QString act(const Scene& scene) {
    const Player& me = scene.state.players[scene.state.toAct()];
    if (!me.pending.empty()) {
        const PendingBookAction& waiting = me.pending[0];
        const auto& spaces = scene.definition.books[static_cast<std::size_t>(waiting.book)].spaces;
        return ask(scene, QT_TRANSLATE_NOOP("Prompt", "Click the gold space {space} on the {book:gen}: {effect}."),
                   {{"space", roman(waiting.space)},
                    {"book", bookWord(waiting.book)},
                    {"effect", effectText(scene, spaces[waiting.space - 1u].onArrival)}});
    }
    const Beside beside = besideHex(scene);
    const bool noHex = scene.state.turn.bay != none || scene.state.turn.place == none || scene.state.turn.hexUsed;
    const bool canUse = scene.offers.at("button:use-hex").offer == Offer::Legal;
    const bool canResettle = scene.offers.at("button:repopulate").offer == Offer::Legal;
    if (noHex || (!canUse && !canResettle)) return endOfTurn(scene, beside);
    if (!canUse) return ask(scene, QT_TRANSLATE_NOOP("Prompt", "Repopulate the hex or end your turn."));
    if (canResettle) return ask(scene, QT_TRANSLATE_NOOP("Prompt", "Use the hex action or repopulate the hex."));
    const Fields price{{"n", beside.price}};
    if (beside.steps)
        return beside.workshop
                   ? ask(scene,
                         QT_TRANSLATE_NOOP(
                             "Prompt",
                             "Use the hex action, buy a book step ({n:coin:nom}), or move a citizen into a workshop."),
                         price)
                   : ask(scene, QT_TRANSLATE_NOOP("Prompt", "Use the hex action or buy a book step ({n:coin:nom})."),
                         price);
    return beside.workshop
               ? ask(scene, QT_TRANSLATE_NOOP("Prompt", "Use the hex action or move a citizen into a workshop."))
               : ask(scene, QT_TRANSLATE_NOOP("Prompt", "Use the hex action or end your turn."));
}

/// A fight without anything to burn with has one answer.
bool canBurn(const Scene& scene) {
    const Player& me = scene.state.players[scene.state.toAct()];
    return me.token(Token::Fire) > 0 || me.token(Token::BigFire) > 0;
}

QString overseer(const Scene& scene, const Prompt& prompt) {
    if (prompt.slot < classCount)
        return ask(scene, QT_TRANSLATE_NOOP("Prompt", "Advance the {overseer:nom} one space."),
                   {{"overseer", overseerWord(static_cast<CitizenClass>(prompt.slot))}});
    const Effect& effect = scene.definition.effect(prompt.effect);
    if (effect.kind == EffectKind::Overseer)
        return ask(scene, QT_TRANSLATE_NOOP("Prompt", "Advance the {overseer:nom} one space."),
                   {{"overseer", overseerWord(effect.citizenClass)}});
    return effect.kind == EffectKind::OverseerAnySkip
               ? ask(scene, QT_TRANSLATE_NOOP("Prompt", "Advance one of your overseers; it may skip a space."))
               : ask(scene, QT_TRANSLATE_NOOP("Prompt", "Advance one of your overseers one space."));
}

/// Whether something can be done with one of the targets whose names begin so.
bool isOffered(const Scene& scene, QLatin1String names) {
    const auto& offered = scene.offers.byTarget;
    return std::any_of(offered.keyBegin(), offered.keyEnd(), [&](const QString& target) {
        return target.startsWith(names) && offered.value(target).offer == Offer::Legal;
    });
}

QString build(const Scene& scene, const Prompt& prompt) {
    const bool newOnly = prompt.refreshed && scene.state.rulings.refreshDuty == ruling::RefreshDuty::NewTilesOnly;
    if (!isOffered(scene, QLatin1String("market:"))) {
        const bool refreshes = isOffered(scene, QLatin1String("button:refresh-"));
        if (newOnly)
            return refreshes ? ask(scene, QT_TRANSLATE_NOOP("Prompt", "Build: you cannot pay for any of the new tiles. Refresh "
                                                                      "again, or decline the action."))
                             : ask(scene, QT_TRANSLATE_NOOP("Prompt", "Build: you cannot pay for any of the new tiles. Decline the action."));
        return refreshes ? ask(scene, QT_TRANSLATE_NOOP("Prompt", "Build: you cannot pay for any of these tiles. Refresh "
                                                                  "some of them, or decline the action."))
                         : ask(scene, QT_TRANSLATE_NOOP("Prompt", "Build: you cannot pay for any of these tiles. Decline the action."));
    }
    if (!prompt.refreshed)
        return ask(scene, QT_TRANSLATE_NOOP(
                              "Prompt", "Build: take a hut upgrade, a workshop or a cart, or refresh tiles first."));
    const bool again = scene.state.rulings.refreshRepeat == ruling::RefreshRepeat::Repeat;
    const bool onlyNew = newOnly && scene.offers.at("button:decline").offer != Offer::Legal;
    if (onlyNew)
        return again ? ask(scene, QT_TRANSLATE_NOOP("Prompt", "Build: take one of the new tiles, or refresh again."))
                     : ask(scene, QT_TRANSLATE_NOOP("Prompt", "Build: take one of the new tiles."));
    return again ? ask(scene, QT_TRANSLATE_NOOP("Prompt",
                                                "Build: take a hut upgrade, a workshop or a cart, or refresh again."))
                 : ask(scene, QT_TRANSLATE_NOOP("Prompt", "Build: take a hut upgrade, a workshop or a cart."));
}

const char* arrivals(const State& state) {
    return state.cubesLeft == 0 && state.rulings.shipWithoutCube == ruling::ShipWithoutCube::SkipShip
               ? QT_TRANSLATE_NOOP("Prompt", "A new hex joins the town; with no plague cube left, no ship comes in.")
               : QT_TRANSLATE_NOOP("Prompt", "A ship comes in, and a new hex joins the town.");
}

const char* proceed(const State& state) {
    switch (state.stage) {
    case Stage::Turns:
        return QT_TRANSLATE_NOOP("Prompt", "Turns can now begin.");
    case Stage::Production:
        return QT_TRANSLATE_NOOP("Prompt", "All lieutenants have been used: buildings produce.");
    case Stage::Quarantine:
        return QT_TRANSLATE_NOOP("Prompt", "Citizens in quarantine move on.");
    case Stage::ClearTown:
        return QT_TRANSLATE_NOOP("Prompt", "The round ends: citizens on hexes with plague cubes are lost.");
    case Stage::TurnOrder:
        return QT_TRANSLATE_NOOP("Prompt", "The round table sets a new turn order.");
    case Stage::Arrivals:
        return arrivals(state);
    case Stage::Plague:
        return QT_TRANSLATE_NOOP("Prompt", "The wheel turns: new plague cubes, new citizens.");
    case Stage::Scoring:
        return QT_TRANSLATE_NOOP("Prompt", "All six rounds are over: count the points.");
    case Stage::Over:
        break;
    }
    return QT_TRANSLATE_NOOP("Prompt", "The game is over.");
}

QString result(const Scene& scene) {
    QStringList names;
    int points = 0;
    for (PlayerIndex p = 0; p < scene.state.playerCount; ++p)
        if (scene.state.winners >> p & 1) {
            names.append(seatName(scene, p));
            points = scene.state.players[p].points;
        }
    if (scene.state.solo()) {
        const Fields alone{{"n", scene.state.players[0].points},
                           {"goal", scene.definition.solo.goodResult[scene.state.advanced() ? 1 : 0]}};
        return ask(scene,
                   QT_TRANSLATE_NOOP("Prompt", "The game is over: {n:point:nom}. A good result starts at {goal}."),
                   alone);
    }
    const Fields fields{{"names", joined(names)}, {"n", points}};
    if (names.isEmpty()) return ask(scene, QT_TRANSLATE_NOOP("Prompt", "The game is over."));
    return names.size() == 1
               ? ask(scene, QT_TRANSLATE_NOOP("Prompt", "{names} wins with {n:point:nom}."), fields)
               : ask(scene, QT_TRANSLATE_NOOP("Prompt", "{names} share the victory with {n:point:nom}."), fields);
}

/// The order is the player's: nobody is asked about in particular.
QString severalLeaveQuarantine(const Scene& scene) {
    const Prompt& prompt = scene.state.prompt();
    bool room = false;
    for (std::uint8_t hut = 0; hut < hutCount; ++hut)
        if (prompt.remaining >> hut & 1)
            room =
                room || refuse(scene.definition, scene.state, prompt.player, LeaveQuarantine{{Spot::Nowhere, 0}, hut});
    if (room)
        return ask(
            scene,
            QT_TRANSLATE_NOOP(
                "Prompt", "Quarantine is over for several citizens: choose where each of them goes, in any order."));
    return scene.state.rulings.quarantineNoRoom == ruling::QuarantineNoRoom::StayInHut
               ? ask(scene, QT_TRANSLATE_NOOP("Prompt", "There is no room for the citizens who leave quarantine: leave "
                                                        "them in their huts, or make room."))
               : ask(scene, QT_TRANSLATE_NOOP(
                                "Prompt",
                                "There is no room for the citizens leaving quarantine: discard them or make room."));
}

QString leaveQuarantine(const Scene& scene, const Prompt& prompt) {
    if (prompt.slot == none) return severalLeaveQuarantine(scene);
    const Fields fields{{"citizen", citizenWord(scene.state.players[prompt.player].huts[prompt.slot].citizen)},
                        {"hut", prompt.slot + 1}};
    if (discardOnly(scene) && scene.state.rulings.quarantineNoRoom == ruling::QuarantineNoRoom::StayInHut)
        return ask(scene,
                   QT_TRANSLATE_NOOP(
                       "Prompt",
                       "There is no room for the {citizen:nom} after quarantine: leave it in its hut or make room."),
                   fields);
    return discardOnly(scene)
               ? ask(scene,
                     QT_TRANSLATE_NOOP(
                         "Prompt",
                         "There is no room for the {citizen:nom} after quarantine: discard it or make room."),
                     fields)
               : ask(scene,
                     QT_TRANSLATE_NOOP("Prompt",
                                       "Quarantine in hut {hut} is over: choose where to put the {citizen:gen}."),
                     fields);
}

/// What only leads to declining it is told here: whoever has chosen it could not choose again.
QString chooseEffect(const Scene& scene, const Prompt& prompt) {
    const QString effect = effectText(scene, prompt.effect);
    QStringList empty;
    for (std::uint8_t i = 0; i < scene.definition.effect(prompt.effect).children.size(); ++i)
        if (bringsNothing(scene.definition, scene.state, ChooseEffect{i}))
            empty.append(commandText(scene, ChooseEffect{i}));
    if (empty.isEmpty())
        return ask(scene, QT_TRANSLATE_NOOP("Prompt", "Choose one: {effect}."), {{"effect", effect}});
    return ask(scene,
               QT_TRANSLATE_NOOP("Prompt", "Choose one: {effect}. This would bring you nothing now: {options}."),
               {{"effect", effect}, {"options", joined(empty)}});
}

} // namespace

bool onlyEndsTurn(const Scene& scene) {
    if (!scene.state.hasPrompt() || scene.state.prompt().kind != PromptKind::Act) return false;
    if (!scene.state.players[scene.state.toAct()].pending.empty() || hexIsOpen(scene)) return false;
    const Beside beside = besideHex(scene);
    return !beside.steps && !beside.workshop;
}

int activationsLeft(const State& state, const Prompt& prompt) {
    // Areas with nobody left to activate do not count.
    int left = 0;
    for (std::size_t area = 0; area < prompt.left.size(); ++area) {
        int waiting = 0;
        for (SquareIndex square = 0; square < squareCount; ++square)
            waiting += (prompt.squares[area] & ~prompt.squares[2]) >> square & 1u &&
                       state.players[prompt.player].squares[square] != Citizen::Nobody;
        left += std::min<int>(prompt.left[area], waiting);
    }
    return left;
}

QString promptText(const Scene& scene) {
    if (!scene.state.hasPrompt()) return result(scene);
    const Prompt& prompt = scene.state.prompt();
    const Effect& effect = scene.definition.effect(prompt.effect);
    switch (prompt.kind) {
    case PromptKind::None:
        return {};
    case PromptKind::ChooseTurn:
        return chooseTurn(scene);
    case PromptKind::Rescue:
        return rescue(scene, prompt);
    case PromptKind::Fight:
        if (!canBurn(scene))
            return ask(scene,
                       QT_TRANSLATE_NOOP("Prompt", "You have no fire tokens: end the fight and take {n:rat:acc}."),
                       {{"n", scene.state.places[prompt.place].cubes}});
        return ask(
            scene,
            QT_TRANSLATE_NOOP("Prompt", "Burn plague cubes with fire tokens, or end the fight and take {n:rat:acc}."),
            {{"n", scene.state.places[prompt.place].cubes}});
    case PromptKind::FightShip:
        if (!canBurn(scene))
            return ask(scene, QT_TRANSLATE_NOOP("Prompt", "You have no fire tokens: take {n:rat:acc}."), {{"n", 1}});
        return ask(scene,
                   QT_TRANSLATE_NOOP("Prompt", "Burn the ship’s plague cube or take {n:rat:acc}."),
                   {{"n", 1}});
    case PromptKind::Act:
        return act(scene);
    case PromptKind::ChooseEffect:
        return chooseEffect(scene, prompt);
    case PromptKind::PayForEffect:
        return ask(scene, QT_TRANSLATE_NOOP("Prompt", "You may pay for this action: {effect}."),
                   {{"effect", effectText(scene, prompt.effect)}});
    case PromptKind::AdvanceOverseer:
        return overseer(scene, prompt);
    case PromptKind::Activate:
        return ask(scene, QT_TRANSLATE_NOOP("Prompt", "Activate {n:citizen:acc}: choose a square."),
                   {{"n", activationsLeft(scene.state, prompt)}});
    case PromptKind::StepBook:
        return ask(scene, QT_TRANSLATE_NOOP("Prompt", "Move your disc on the city book or the church book."));
    case PromptKind::AdvanceScroll:
        return ask(scene, QT_TRANSLATE_NOOP("Prompt", "Choose a scroll track to advance."));
    case PromptKind::UpgradeCitizen:
        return ask(scene, QT_TRANSLATE_NOOP("Prompt", "Choose a citizen to upgrade."));
    case PromptKind::UpgradeOverseer:
        return effect.kind == EffectKind::UpgradeAndAdvanceOverseer
                   ? ask(scene, QT_TRANSLATE_NOOP("Prompt", "Choose an overseer to upgrade and then advance."))
                   : ask(scene, QT_TRANSLATE_NOOP("Prompt", "Choose an overseer to upgrade."));
    case PromptKind::Build:
        return build(scene, prompt);
    case PromptKind::PlaceHutUpgrade:
        return ask(scene, QT_TRANSLATE_NOOP("Prompt", "Place the tile on a hut without an upgrade."));
    case PromptKind::AnyHexAction:
        return ask(scene, QT_TRANSLATE_NOOP("Prompt", "Choose any hex in town and use its action."));
    case PromptKind::ReturnCitizens:
        return ask(scene, QT_TRANSLATE_NOOP("Prompt", "Choose which citizens move back to town ({citizens})."),
                   {{"citizens", citizensText(scene, prompt.citizens, prompt.gold)}});
    case PromptKind::GiveUpLieutenant:
        return ask(scene, QT_TRANSLATE_NOOP("Prompt", "Choose an unused lieutenant to give up for this district."));
    case PromptKind::Produce:
        return ask(scene, QT_TRANSLATE_NOOP("Prompt", "Before production, you may move citizens into workshops."));
    case PromptKind::LeaveQuarantine:
        return leaveQuarantine(scene, prompt);
    case PromptKind::ChooseOrderBook:
        return ask(scene,
                   QT_TRANSLATE_NOOP("Prompt", "You lead the score track: choose the book that sets the turn order."));
    case PromptKind::OpponentTurn:
        return ask(scene, QT_TRANSLATE_NOOP("Prompt", "It’s the opponent’s turn: turn up an opponent tile."));
    case PromptKind::Proceed:
        return ask(scene, proceed(scene.state));
    }
    return {};
}

bool onlyGoesOn(const State& state) {
    if (!state.hasPrompt()) return false;
    return state.prompt().kind == PromptKind::Proceed || state.prompt().kind == PromptKind::OpponentTurn;
}

Rule promptRule(const State& state) {
    return state.hasPrompt() ? state.prompt().rule : Rule::EndAfterSix;
}

} // namespace magister::messina
