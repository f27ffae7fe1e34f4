// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/table/target_rules.h"

#include "app/orleans/table/recall.h"
#include "app/orleans/table/thing_rules.h"
#include "app/orleans/words/prompt_text.h"

namespace magister::orleans {

namespace {

/// Refusals that speak of the moment (whose turn, which phase), not of the thing: they explain nothing about it.
bool isGeneral(Reason reason) {
    switch (reason) {
    case Reason::NotYourTurn:
    case Reason::DrawInTurn:
    case Reason::PlanInTurn:
    case Reason::StartPlayerFirst:
    case Reason::DebtFirst:
    case Reason::OthersChoose:
    case Reason::AlreadyPassed:
    case Reason::AlreadyDone:
    case Reason::StillPlanning:
    case Reason::PlansStand:
    case Reason::JobsStand:
    case Reason::AnswerFirst:
    case Reason::OtherPhase:
    case Reason::NothingToDecline:
    case Reason::JobFirst:
    case Reason::TechnologyWhenPlanning:
    case Reason::SacristyWaits:
    case Reason::NotTheTime:
    case Reason::GameIsOver:
        return true;
    default:
        return false;
    }
}

struct CommandRule {
    const Scene& scene;
    PlayerIndex player;

    Rule asked() const { return promptRule(scene.state, player); }

    Rule operator()(const RemoveTile&) const { return Rule::VariantReduced; }
    Rule operator()(const PayCoins&) const { return Rule::TortureCoinsFirst; }
    Rule operator()(const GiveUp& c) const {
        switch (c.asset) {
        case TortureAsset::TradingStation:
            return Rule::TortureStation;
        case TortureAsset::RandomFollower:
            return Rule::TortureFollower;
        case TortureAsset::DevelopmentPoint:
            return Rule::TortureDevelopment;
        case TortureAsset::Good:
        case TortureAsset::PlaceTile:
        case TortureAsset::TechnologyTile:
            return Rule::TortureGoodsAndTiles;
        }
        return Rule::TorturePerCoin;
    }
    Rule operator()(const DrawFollowers&) const { return Rule::DrawAmount; }
    Rule operator()(const UseBathhouse&) const { return Rule::TilesBathhouse; }
    Rule operator()(const KeepDrawn& c) const { return c.tower ? Rule::TilesGunpowderTower : asked(); }
    Rule operator()(const ReturnDrawn&) const { return Rule::TilesBathhouse; }
    Rule operator()(const Retrieve&) const { return Rule::DrawRetrieve; }
    Rule operator()(const PlaceFollower& c) const {
        return c.fromTower ? Rule::TilesGunpowderTower : Rule::PlanningPlace;
    }
    Rule operator()(const PlaceTechnology&) const { return Rule::TechnologyPlacement; }
    Rule operator()(const TakeBack&) const { return Rule::PlanningTakeBack; }
    Rule operator()(const CommitJob&) const { return Rule::PlanningOneByOne; }
    Rule operator()(const PlanAgain&) const { return Rule::PlanningTakeBack; }
    Rule operator()(const UsePlace& c) const { return ruleOfPlace(c.place); }
    Rule operator()(const Pass&) const { return Rule::ActionsPass; }
    Rule operator()(const RecruitFollower& c) const {
        return hasTrack(c.follower) ? ruleOfTrack(trackOf(c.follower)) : Rule::MonasteryRecruit;
    }
    Rule operator()(const TakeTile&) const { return Rule::TownChooseFreely; }
    Rule operator()(const TakeGood&) const { return Rule::TravelTakeGood; }
    Rule operator()(const SendFollower&) const { return Rule::TownHallSend; }
    Rule operator()(const TakeDeedReward&) const { return Rule::DeedsCanalisation; }
    Rule operator()(const BuyDevelopment&) const { return Rule::TilesPharmacy; }
    Rule operator()(const BakeBread&) const { return Rule::ExtraTilesBakery; }
    Rule operator()(const TakeReward&) const { return Rule::ExtraTilesStash; }
    Rule operator()(const MoveMerchant&) const { return Rule::ExtraTilesTribunal; }
    Rule operator()(const HandInFood&) const { return Rule::EventsHarvest; }
    Rule operator()(const PayFine&) const { return Rule::EventsHarvestFine; }
    Rule operator()(const UseSacristy&) const { return Rule::TilesSacristy; }
    /// These answer a question and say nothing of their own.
    template <class C> Rule operator()(const C&) const { return asked(); }
};

Rule ruleAtSeat(const Scene& scene, const QString& number, const QStringList& parts) {
    const int seat = number.toInt();
    if (seat < 1 || seat > scene.state.playerCount) return Rule::None;
    return ruleOfSeat(scene, static_cast<PlayerIndex>(seat - 1), parts);
}

} // namespace

Rule ruleOfCommand(const Scene& scene, PlayerIndex player, const Command& command) {
    return std::visit(CommandRule{scene, player}, command);
}

Rule ruleOfThing(const Scene& scene, const QString& target) {
    const QString head = target.section(u'/', 0, 0);
    const QStringList parts = target.split(u'/').mid(1);
    const QString family = head.section(u':', 0, 0);
    const QString name = head.section(u':', 1);
    if (family == QLatin1String("seat")) return ruleAtSeat(scene, name, parts);
    if (family == QLatin1String("town") || family == QLatin1String("way")) return ruleOnMap(scene, family, name, parts);
    if (family == QLatin1String("track") || family == QLatin1String("development"))
        return ruleOnTrack(scene, family, name, parts);
    if (family == QLatin1String("deed")) return ruleOfDeed(name, parts);
    return ruleOfSingle(scene, family, name);
}

Rule ruleOfClick(const Scene& scene, const TargetIndex&, const QString&, const Command& command) {
    return ruleOfCommand(scene, asker(scene), command);
}

Rule ruleOfTarget(const Scene& scene, const TargetIndex& index, const QString& target) {
    if (recalledBy(scene, target) != nobody) return Rule::PlanningTakeBack;
    const QVector<int> found = index.at(target);
    for (const int i : found) {
        const Choice& choice = index.choices()[static_cast<std::size_t>(i)];
        if (!choice.refusal) return ruleOfCommand(scene, asker(scene), choice.command);
    }
    for (const int i : found) {
        const auto& refusal = index.choices()[static_cast<std::size_t>(i)].refusal;
        if (refusal && !isGeneral(refusal->reason)) return refusal->rule;
    }
    if (const Rule rule = ruleOfThing(scene, target); rule != Rule::None) return rule;
    return promptRule(scene.state, asker(scene));
}

} // namespace magister::orleans
