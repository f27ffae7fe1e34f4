// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/table/target_rules.h"

#include "app/messina/words/command_text.h"
#include "app/messina/words/names.h"
#include "app/messina/words/prompt_text.h"
#include "app/messina/table/thing_rules.h"

#include <algorithm>

namespace magister::messina {

namespace {

/// Refusals that speak of the moment (whose turn, which step), not of the thing: they explain nothing about it.
bool isGeneral(Reason reason) {
    switch (reason) {
    case Reason::NotYourTurn:
    case Reason::FinishEarlierStep:
    case Reason::AnswerFirst:
    case Reason::NotAskedNow:
    case Reason::NothingToDecline:
    case Reason::TurnNotOver:
    case Reason::NoBookStepNow:
    case Reason::StepOver:
    case Reason::StepFourOnly:
    case Reason::ChooseFirst:
    case Reason::NotInRoundEnd:
    case Reason::LieutenantNotYours:
    case Reason::LieutenantUsed:
    case Reason::LieutenantRests:
    case Reason::NoBuildNow:
    case Reason::NoOverseerNow:
    case Reason::NoActivationNow:
    case Reason::NoUpgradeNow:
    case Reason::NoScrollNow:
    case Reason::OpponentsTurn:
    case Reason::GameIsOver:
        return true;
    default:
        return false;
    }
}

Rule moveRule(const Scene& scene, PlayerIndex player, const ChooseHex& move) {
    if (scene.state.players[player].lieutenants[move.lieutenant].status != LieutenantStatus::Lying)
        return Rule::MoveEstateAnywhere;
    const auto cost = moveCost(scene.definition, scene.state, player, move.lieutenant, move.place);
    return cost.value_or(0) > 0 ? Rule::MoveExtraSteps : Rule::MoveFirstStepFree;
}

Rule rescueRule(const Scene& scene, const RescueCitizen& rescue) {
    const bool infected = scene.state.hasPrompt() && scene.state.prompt().infected;
    if (rescue.to.kind == Spot::Nowhere) return infected ? Rule::RescueHutsFull : Rule::RescueSectorFull;
    return infected ? Rule::RescueInfected : Rule::RescueClean;
}

/// The action of a hex is told by what it does, not by whose turn it is to use it.
bool isActionOf(const Command& command, const QString& target) {
    const bool uses = std::holds_alternative<UseHexAction>(command) || std::holds_alternative<UseAnyHex>(command);
    return uses && target.endsWith(QLatin1String("/action"));
}

Rule ruleOfSeatTarget(const Scene& scene, const QString& number, const QStringList& parts) {
    const int seat = number.toInt();
    if (seat < 1 || seat > static_cast<int>(scene.state.seats())) return Rule::None;
    return ruleOfSeat(scene, static_cast<PlayerIndex>(seat - 1), parts);
}

} // namespace

bool isLate(const Scene& scene) {
    const auto& rows = scene.definition.rounds[scene.state.playerCount];
    const auto round = std::clamp<std::size_t>(scene.state.round, 1, rows.size());
    return rows[round - 1].firePerCube > 1;
}

Rule ruleOfEffect(const Definition& definition, EffectIndex index) {
    const Effect& effect = definition.effect(index);
    switch (effect.kind) {
    case EffectKind::Nothing:
        return Rule::None;
    case EffectKind::Gain:
        return Rule::ActionGain;
    case EffectKind::Points:
        return Rule::ActionPoints;
    case EffectKind::AdvanceBook:
    case EffectKind::AdvanceCityOrChurch:
        return Rule::ActionBookStep;
    case EffectKind::Scroll:
        return Rule::ActionScroll;
    case EffectKind::Overseer:
        return Rule::ActionOverseerClass;
    case EffectKind::OverseerAny:
        return Rule::ActionOverseerAny;
    case EffectKind::OverseerAnySkip:
        return Rule::ActionOverseerSkip;
    case EffectKind::UpgradeOverseer:
        return Rule::OverseerUpFlip;
    case EffectKind::UpgradeAndAdvanceOverseer:
        return Rule::BookChurchOverseer;
    case EffectKind::Build:
        return Rule::BuildOptions;
    case EffectKind::UpgradeCitizen:
        return Rule::UpgradeAnyPlace;
    case EffectKind::Activate:
        return Rule::BookChurchActivate;
    case EffectKind::Lieutenant:
        return Rule::BookCityLieutenant;
    case EffectKind::AnyHexAction:
        return Rule::BookCityAnyHex;
    case EffectKind::Choose:
        return Rule::ActionChoice;
    case EffectKind::All:
    case EffectKind::Pay:
        return effect.children.empty() ? Rule::None : ruleOfEffect(definition, effect.children.front());
    }
    return Rule::None;
}

Rule ruleOfCommand(const Scene& scene, PlayerIndex player, const Command& command) {
    if (const auto* hex = std::get_if<ChooseHex>(&command)) return moveRule(scene, player, *hex);
    if (const auto* rescue = std::get_if<RescueCitizen>(&command)) return rescueRule(scene, *rescue);
    if (const auto* burn = std::get_if<BurnCubes>(&command)) {
        if (burn->neighbour != none) return Rule::FireNeighbour;
        return isLate(scene) ? Rule::FightCostLate : Rule::FightCostEarly;
    }
    // These answer a question and say nothing of their own.
    if (std::holds_alternative<PayForEffect>(command) || std::holds_alternative<Decline>(command) ||
        std::holds_alternative<Proceed>(command))
        return promptRule(scene.state);
    return commandRule(command);
}

Rule ruleOfThing(const Scene& scene, const QString& target) {
    const QString plain = plainTarget(target);
    const QString head = plain.section(u'/', 0, 0);
    const QStringList parts = plain.split(u'/').mid(1);
    const QString family = head.section(u':', 0, 0);
    const QString name = head.section(u':', 1);
    if (family == QLatin1String("hex") || family == QLatin1String("port"))
        return ruleOfPlace(scene, head, parts.join(u'/'));
    if (family == QLatin1String("dock")) return ruleOfDock(scene, head, parts);
    if (family == QLatin1String("seat")) return ruleOfSeatTarget(scene, name, parts);
    if (family == QLatin1String("book")) return ruleOfBook(scene, name, parts);
    if (family == QLatin1String("market")) return ruleOfMarket(scene, name, parts);
    if (head == QLatin1String("row:round-table"))
        return ruleOfRound(scene, parts.value(0).toInt(), parts.mid(1).join(u'/'));
    return ruleOfSingle(scene, plain);
}

Rule ruleOfClick(const Scene& scene, const TargetIndex& index, const QString& target, const Command& command) {
    if (isActionOf(command, plainTarget(target))) return ruleOfTarget(scene, index, target);
    return ruleOfCommand(scene, scene.state.toAct(), command);
}

Rule ruleOfTarget(const Scene& scene, const TargetIndex& index, const QString& target) {
    const QString plain = plainTarget(target);
    const QVector<int> found = index.at(plain);
    for (const int i : found) {
        const Choice& choice = index.choices()[static_cast<std::size_t>(i)];
        if (choice.refusal || isActionOf(choice.command, plain)) continue;
        return ruleOfCommand(scene, scene.state.toAct(), choice.command);
    }
    for (const int i : found) {
        const auto& refusal = index.choices()[static_cast<std::size_t>(i)].refusal;
        if (refusal && !isGeneral(refusal->reason)) return refusal->rule;
    }
    if (const Rule rule = ruleOfThing(scene, plain); rule != Rule::None) return rule;
    return promptRule(scene.state);
}

} // namespace magister::messina
