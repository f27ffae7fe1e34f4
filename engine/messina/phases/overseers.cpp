// SPDX-License-Identifier: GPL-3.0-or-later
// Overseers on their path and the citizens they wake. overseer.*, activate.*, overseer-up.*
#include "engine/messina/transaction.h"

namespace magister::messina {

namespace {

constexpr std::uint8_t lastStep = 6;

std::uint8_t targetStep(const Overseer& overseer, const AdvanceOverseer& command) {
    return static_cast<std::uint8_t>(overseer.step + (command.skip ? 2 : 1));
}

const PathNode& nodeAt(const Definition& def, CitizenClass c, const Overseer& overseer) {
    return def.nodes[def.paths[static_cast<std::size_t>(c)][overseer.branch][overseer.step]];
}

Prompt activation(const Definition& def, const Player& player, PlayerIndex me, CitizenClass c) {
    const Overseer& overseer = player.overseer(c);
    const PathNode& node = nodeAt(def, c, overseer);
    const std::uint8_t most = overseer.upgraded ? 2 : 1; // overseer-up.extra
    Prompt prompt;
    prompt.rule = Rule::ActivateOnLanding;
    prompt.kind = PromptKind::Activate;
    prompt.player = me;
    prompt.begun = true;
    prompt.node = node.kind;
    prompt.slot = overseer.upgraded ? 1 : 0;
    const auto areas = activationAreas(node, c);
    prompt.squares[0] = areas[0];
    prompt.squares[1] = areas[1];
    switch (node.kind) {
    case NodeKind::Start: break;
    case NodeKind::InnerPair:
    case NodeKind::Region:
        prompt.left[0] = most;
        break;
    case NodeKind::Border:
        prompt.left = {most, 1};
        break;
    case NodeKind::Centre:
        prompt.left[0] = 3; // upgraded or not: overseer-up.centre
        break;
    }
    return prompt;
}

Refusal areaIsDone(const Prompt& prompt) {
    const bool upgradedOverseer = prompt.slot == 1;
    if (prompt.rule == Rule::BookChurchActivate) return {Reason::NoActivationNow, Rule::BookChurchActivate, {}};
    switch (prompt.node) {
    case NodeKind::InnerPair: return refusal(Reason::OneOfTwo);
    case NodeKind::Region: return refusal(upgradedOverseer ? Reason::TwoInRegion : Reason::OneInRegion);
    case NodeKind::Border: return refusal(upgradedOverseer ? Reason::TwoAndOne : Reason::OneInEachRegion);
    default: return refusal(Reason::ThreeInCentre);
    }
}

/// The advance or book action under way, also while the action of a citizen waits for its answer; or nothing.
const Prompt* activationUnderWay(const State& state) {
    for (std::size_t i = state.promptCount; i-- > 0;)
        if (state.promptStack[i].kind == PromptKind::Activate) return &state.promptStack[i];
    return nullptr;
}

Rule activationRule(const Prompt& prompt) {
    const bool up = prompt.slot == 1;
    switch (prompt.node) {
    case NodeKind::InnerPair: return up ? Rule::OverseerUpAdjacent : Rule::ActivateAdjacent;
    case NodeKind::Region: return up ? Rule::OverseerUpRegion : Rule::ActivateRegion;
    case NodeKind::Border: return up ? Rule::OverseerUpBorder : Rule::ActivateBorder;
    default: return prompt.rule == Rule::BookChurchActivate ? Rule::BookChurchActivate : Rule::ActivateCentre;
    }
}

} // namespace

std::array<std::uint32_t, 2> activationAreas(const PathNode& node, CitizenClass overseer) {
    switch (node.kind) {
    case NodeKind::Start: break;
    case NodeKind::InnerPair: return {node.squares, 0};
    case NodeKind::Region: return {regionMask(node.regions[0]), 0};
    case NodeKind::Border: {
        const std::size_t own = node.regions[0] / 2 == static_cast<int>(overseer) ? 0 : 1;
        return {regionMask(node.regions[own]), regionMask(node.regions[1 - own])};
    }
    case NodeKind::Centre: return {(1u << squareCount) - 1, 0};
    }
    return {};
}

std::optional<Refusal> refuse(const View& view, const AdvanceOverseer& command) {
    if (view.kind() != PromptKind::AdvanceOverseer) {
        if (turnStep(view.state) == 4) return refusal(Reason::NoOverseerNow);
        return outOfPlace(view, 4);
    }
    const Effect& effect = view.effect();
    if (effect.kind == EffectKind::Overseer && effect.citizenClass != command.citizenClass)
        return refusal(Reason::OtherOverseer);
    if (view.prompt().slot != none && view.prompt().slot != static_cast<std::uint8_t>(command.citizenClass))
        return refusal(Reason::SameOverseer);
    const Overseer& overseer = view.player().overseer(command.citizenClass);
    if (overseer.step >= lastStep) return refusal(Reason::OverseerFinished);
    if (command.skip && effect.kind != EffectKind::OverseerAnySkip) return refusal(Reason::SkipNotAllowed);
    if (command.skip && targetStep(overseer, command) > lastStep) return refusal(Reason::SkipPastEnd);
    // The branch is open only while the move crosses the fork; before it there is none to choose.
    if (!isBranchOpen(overseer, command.branch)) return refusal(Reason::BranchTaken);
    if (command.branch > 1 || (targetStep(overseer, command) < forkStep && command.branch != 0))
        return refusal(Reason::NoForkHere);
    return std::nullopt; // another overseer may stand there: overseer.share
}

void perform(Transaction& tx, PlayerIndex me, const AdvanceOverseer& command) {
    const Rule rule = tx.prompt().rule;
    const std::uint8_t step = targetStep(tx.player(me).overseer(command.citizenClass), command);
    tx.close();
    tx.emit(OverseerAdvanced{rule, me, command.citizenClass, step, command.branch});
    const Prompt wake = activation(tx.def, tx.player(me), me, command.citizenClass);
    if (canStillActivate(tx.def, tx.state, wake)) tx.open(wake);
}

std::optional<Refusal> refuse(const View& view, const ActivateCitizen& command) {
    if (command.square >= squareCount) return refusal(Reason::NotInSector);
    const Prompt* underWay = activationUnderWay(view.state);
    if (!underWay) {
        if (turnStep(view.state) == 4) return refusal(Reason::NoActivationNow);
        return outOfPlace(view, 4);
    }
    if (view.player().squares[command.square] == Citizen::Nobody) return refusal(Reason::SquareEmpty);
    const Prompt& prompt = *underWay;
    const std::uint32_t bit = 1u << command.square;
    if (prompt.squares[2] & bit) return refusal(Reason::AlreadyActivated);
    if (isSpent(view.def, view.player(), command.square)) return refusal(Reason::OnceOnly);
    const bool inA = prompt.squares[0] & bit;
    const bool inB = prompt.squares[1] & bit;
    if (!inA && !inB) return refusal(Reason::NotNextToOverseer);
    if ((inA && prompt.left[0] == 0) || (inB && prompt.left[1] == 0)) return areaIsDone(prompt);
    if (view.kind() != PromptKind::Activate) return refusal(Reason::AnswerFirst);
    return std::nullopt;
}

void perform(Transaction& tx, PlayerIndex me, const ActivateCitizen& command) {
    Prompt prompt = tx.prompt();
    const std::uint32_t bit = 1u << command.square;
    const std::size_t area = prompt.squares[0] & bit ? 0 : 1;
    --prompt.left[area];
    prompt.squares[2] |= bit;
    tx.change(prompt);
    tx.emit(CitizenActivated{activationRule(prompt), me, command.square});
    const EffectIndex action = tx.def.boards[tx.player(me).board].squares[command.square].action;
    tx.begin(me, action, Rule::ActivateAction, true);
}

std::optional<Refusal> refuse(const View& view, const UpgradeOverseer& command) {
    if (view.kind() == PromptKind::Act) return Refusal{Reason::NoUpgradeNow, Rule::OverseerUpFlip, {}};
    if (view.kind() != PromptKind::UpgradeOverseer) return outOfPlace(view, 4);
    const bool thenAdvance = view.effect().kind == EffectKind::UpgradeAndAdvanceOverseer;
    if (view.player().overseer(command.citizenClass).upgraded && !thenAdvance)
        return refusal(Reason::OverseerIsUpgraded);
    return std::nullopt;
}

void perform(Transaction& tx, PlayerIndex me, const UpgradeOverseer& command) {
    Prompt prompt = tx.prompt();
    const bool thenAdvance = tx.def.effect(prompt.effect).kind == EffectKind::UpgradeAndAdvanceOverseer;
    if (!tx.player(me).overseer(command.citizenClass).upgraded)
        tx.emit(OverseerUpgraded{.player = me, .citizenClass = command.citizenClass});
    if (!thenAdvance && --prompt.remaining > 0) return tx.change(prompt);
    tx.close();
    if (!thenAdvance || tx.player(me).overseer(command.citizenClass).step >= lastStep) return;
    prompt.kind = PromptKind::AdvanceOverseer;
    prompt.slot = static_cast<std::uint8_t>(command.citizenClass);
    prompt.begun = true;
    tx.open(prompt);
}

} // namespace magister::messina
