// SPDX-License-Identifier: GPL-3.0-or-later
// Carrying out effects: what happens at once, what opens a question. action.*
#include "engine/messina/transaction.h"

#include <algorithm>

namespace magister::messina {

namespace {

bool isQuestion(const Definition& def, EffectIndex index) {
    switch (def.effect(index).kind) {
    case EffectKind::Nothing:
    case EffectKind::Gain:
    case EffectKind::Points:
    case EffectKind::AdvanceBook:
    case EffectKind::Lieutenant: return false;
    default: return true;
    }
}

PromptKind promptFor(EffectKind kind) {
    switch (kind) {
    case EffectKind::AdvanceCityOrChurch: return PromptKind::StepBook;
    case EffectKind::Scroll: return PromptKind::AdvanceScroll;
    case EffectKind::Overseer:
    case EffectKind::OverseerAny:
    case EffectKind::OverseerAnySkip: return PromptKind::AdvanceOverseer;
    case EffectKind::UpgradeOverseer:
    case EffectKind::UpgradeAndAdvanceOverseer: return PromptKind::UpgradeOverseer;
    case EffectKind::Build: return PromptKind::Build;
    case EffectKind::UpgradeCitizen: return PromptKind::UpgradeCitizen;
    case EffectKind::Activate: return PromptKind::Activate;
    case EffectKind::AnyHexAction: return PromptKind::AnyHexAction;
    case EffectKind::Choose: return PromptKind::ChooseEffect;
    case EffectKind::Pay: return PromptKind::PayForEffect;
    default: return PromptKind::None;
    }
}

Rule promptRule(EffectKind kind, Rule source) {
    switch (kind) {
    case EffectKind::AdvanceCityOrChurch: return Rule::ActionBookStep;
    case EffectKind::Scroll: return Rule::ActionScroll;
    case EffectKind::Overseer: return Rule::ActionOverseerClass;
    case EffectKind::OverseerAny: return source == Rule::ShipEven ? Rule::ShipEven : Rule::ActionOverseerAny;
    case EffectKind::OverseerAnySkip: return Rule::ActionOverseerSkip;
    case EffectKind::UpgradeOverseer: return Rule::OverseerUpFlip;
    case EffectKind::UpgradeAndAdvanceOverseer: return Rule::BookChurchOverseer;
    case EffectKind::Build: return Rule::BuildOptions;
    case EffectKind::UpgradeCitizen: return Rule::UpgradeAnyPlace;
    case EffectKind::Activate: return Rule::BookChurchActivate;
    case EffectKind::AnyHexAction: return Rule::BookCityAnyHex;
    case EffectKind::Choose: return Rule::ActionChoice;
    default: return source;
    }
}

bool somebodyToActivate(const Definition& def, const Player& player) {
    for (SquareIndex square = 0; square < squareCount; ++square)
        if (player.squares[square] != Citizen::Nobody && !isSpent(def, player, square)) return true;
    return false;
}

} // namespace

void Transaction::begin(PlayerIndex p, EffectIndex index, Rule rule, bool begun) {
    const Effect& effect = def.effect(index);
    switch (effect.kind) {
    case EffectKind::Nothing: return;
    case EffectKind::Gain:
        for (const Token token : allTokens)
            gain(p, token, effect.tokens[static_cast<std::size_t>(token)], rule);
        return;
    case EffectKind::Points: return score(p, effect.amount, rule == Rule::ActionGain ? Rule::ActionPoints : rule);
    case EffectKind::AdvanceBook: return stepBook(p, effect.book, Rule::ActionBookStep);
    case EffectKind::Lieutenant:
        for (int i = 0; i < effect.amount; ++i)
            gainLieutenant(p);
        return;
    case EffectKind::All:
        // Gains first: they never hurt and may pay for what follows. Questions come in printed order.
        for (const EffectIndex child : effect.children)
            if (!isQuestion(def, child)) begin(p, child, rule, begun);
        for (auto it = effect.children.rbegin(); it != effect.children.rend(); ++it)
            if (isQuestion(def, *it)) begin(p, *it, rule, begun);
        return;
    default: break;
    }
    if (effect.kind == EffectKind::Activate && !somebodyToActivate(def, player(p))) return;
    Prompt prompt;
    prompt.rule = promptRule(effect.kind, rule);
    prompt.kind = promptFor(effect.kind);
    prompt.player = p;
    prompt.effect = index;
    prompt.remaining = effect.amount > 0 ? effect.amount : std::uint8_t{1};
    prompt.begun = begun;
    if (effect.kind == EffectKind::Activate) {
        prompt.node = NodeKind::Centre;
        prompt.begun = true;
        prompt.squares[0] = (1u << squareCount) - 1;
        prompt.left[0] = effect.amount;
    }
    open(prompt);
}

std::optional<Refusal> refuse(const View& view, const ChooseEffect& command) {
    if (view.kind() != PromptKind::ChooseEffect) {
        if (turnStep(view.state) == 4 && view.state.turn.hexUsed) return refusal(Reason::OneSideOnly);
        return outOfPlace(view, 4);
    }
    if (command.option >= view.effect().children.size()) return refusal(Reason::OneSideOnly);
    return std::nullopt;
}

void perform(Transaction& tx, PlayerIndex me, const ChooseEffect& command) {
    const Prompt prompt = tx.prompt();
    tx.close();
    tx.begin(me, tx.def.effect(prompt.effect).children[command.option], Rule::ActionGain, prompt.begun);
}

std::optional<Refusal> refuse(const View& view, const PayForEffect&) {
    if (view.kind() != PromptKind::PayForEffect) return outOfPlace(view, 4);
    const Effect& effect = view.effect();
    for (const Token token : allTokens) {
        const int needed = effect.tokens[static_cast<std::size_t>(token)];
        if (view.player().token(token) < needed)
            return refusal(Reason::CannotPayEffect, needed, view.player().token(token));
    }
    return std::nullopt;
}

void perform(Transaction& tx, PlayerIndex me, const PayForEffect&) {
    const Prompt prompt = tx.prompt();
    const Effect& effect = tx.def.effect(prompt.effect);
    tx.close();
    for (const Token token : allTokens)
        tx.pay(me, token, effect.tokens[static_cast<std::size_t>(token)], Rule::ActivateAction);
    tx.begin(me, effect.children[0], Rule::ActivateAction, prompt.begun);
}

std::optional<Refusal> refuse(const View& view, const StepBook& command) {
    if (view.kind() == PromptKind::Act) return refusal(Reason::NoBookStepNow);
    if (view.kind() != PromptKind::StepBook) return outOfPlace(view, 4);
    if (command.book == Book::Popularity) return refusal(Reason::OtherBook);
    return std::nullopt;
}

void perform(Transaction& tx, PlayerIndex me, const StepBook& command) {
    tx.close();
    tx.stepBook(me, command.book, Rule::ActionBookStep);
}

std::optional<Refusal> refuse(const View& view, const AdvanceScroll& command) {
    if (view.kind() != PromptKind::AdvanceScroll) {
        if (turnStep(view.state) == 4) return refusal(Reason::NoScrollNow);
        return outOfPlace(view, 4);
    }
    if (command.track >= 3 || view.player().scroll[command.track] >= 4) return refusal(Reason::ScrollAtTop);
    return std::nullopt;
}

void perform(Transaction& tx, PlayerIndex me, const AdvanceScroll& command) {
    Prompt prompt = tx.prompt();
    tx.emit(ScrollAdvanced{.player = me,
                           .track = command.track,
                           .to = static_cast<std::uint8_t>(tx.player(me).scroll[command.track] + 1)});
    if (--prompt.remaining == 0) return tx.close();
    prompt.begun = true;
    tx.change(prompt);
}

namespace {
/// Wherever a citizen of the player is, it can be upgraded. citizen.matrix
Citizen citizenAt(const Player& player, const CitizenSpot& spot) {
    switch (spot.kind) {
    case Spot::Square: return spot.index < squareCount ? player.squares[spot.index] : Citizen::Nobody;
    case Spot::Hut: return spot.index < hutCount ? player.huts[spot.index].citizen : Citizen::Nobody;
    case Spot::Workshop:
        return spot.index < player.workshops.size() ? player.workshops[spot.index].citizen : Citizen::Nobody;
    case Spot::Nowhere: break;
    }
    return Citizen::Nobody;
}
} // namespace

std::optional<Refusal> refuse(const View& view, const UpgradeCitizen& command) {
    if (view.kind() != PromptKind::UpgradeCitizen) {
        if (turnStep(view.state) == 4) return refusal(Reason::NoUpgradeNow);
        return outOfPlace(view, 4);
    }
    const Citizen citizen = citizenAt(view.player(), command.spot);
    if (citizen == Citizen::Nobody) return refusal(Reason::NobodyThere);
    if (isUpgraded(citizen)) return refusal(Reason::CitizenIsUpgraded);
    return std::nullopt;
}

void perform(Transaction& tx, PlayerIndex me, const UpgradeCitizen& command) {
    Prompt prompt = tx.prompt();
    tx.emit(CitizenUpgraded{
        .player = me, .citizen = citizenAt(tx.player(me), command.spot), .spot = command.spot});
    if (--prompt.remaining == 0) {
        tx.close();
    } else {
        prompt.begun = true;
        tx.change(prompt);
    }
    // workshop.late-after-upgrade
    if (command.spot.kind == Spot::Workshop) rewardLateWorkshop(tx, me, command.spot.index);
}

std::optional<Refusal> refuse(const View& view, const UseAnyHex& command) {
    if (view.kind() != PromptKind::AnyHexAction) return outOfPlace(view, 4);
    const Layout& layout = view.layout();
    if (command.place < layout.places.size() && layout.places[command.place].kind == PlaceKind::Dock)
        return refusal(Reason::DocksDoNotCount);
    if (!isHexNow(view.state, layout, command.place)) return refusal(Reason::NoHexThere);
    return std::nullopt;
}

void perform(Transaction& tx, PlayerIndex me, const UseAnyHex& command) {
    const bool begun = tx.prompt().begun;
    tx.close();
    tx.begin(me, actionAt(tx.def, tx.state, command.place), Rule::ActionGain, begun);
}

bool offersSomething(PromptKind kind) {
    switch (kind) {
    case PromptKind::ChooseEffect:
    case PromptKind::PayForEffect:
    case PromptKind::AdvanceOverseer:
    case PromptKind::Activate:
    case PromptKind::StepBook:
    case PromptKind::AdvanceScroll:
    case PromptKind::UpgradeCitizen:
    case PromptKind::UpgradeOverseer:
    case PromptKind::Build:
    case PromptKind::PlaceHutUpgrade:
    case PromptKind::AnyHexAction:
    case PromptKind::ReturnCitizens:
    case PromptKind::GiveUpLieutenant: return true;
    default: return false;
    }
}

std::optional<Refusal> refuse(const View& view, const Decline&) {
    const PromptKind kind = view.kind();
    if (kind == PromptKind::ChooseTurn || kind == PromptKind::Act) return refusal(Reason::NothingToDecline);
    if (!offersSomething(kind)) return outOfPlace(view, turnStep(view.state));
    if (kind == PromptKind::PlaceHutUpgrade) return refusal(Reason::MustPlaceTile);
    if (kind == PromptKind::ReturnCitizens || kind == PromptKind::GiveUpLieutenant)
        return refusal(Reason::MustFinishRepopulating);
    if (kind != PromptKind::Build) return std::nullopt;
    if (view.prompt().refreshed == 0) return std::nullopt;
    if (view.rulings().refreshDuty == ruling::RefreshDuty::NewTilesOnly)
        return newTileCanBeBuilt(view) ? std::optional(refusal(Reason::MustTakeNewTile)) : std::nullopt;
    for (std::uint8_t pile = 0; pile < 3; ++pile)
        if (!refuse(view, TakeHutUpgrade{pile}) || !refuse(view, TakeWorkshop{pile}) || !refuse(view, TakeCart{pile}))
            return refusal(Reason::MustBuild);
    return std::nullopt;
}

void perform(Transaction& tx, PlayerIndex, const Decline&) { tx.close(); }

} // namespace magister::messina
