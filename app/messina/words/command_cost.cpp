// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/words/command_text.h"
#include "app/messina/words/effect_text.h"
#include "app/messina/words/names.h"
#include "app/messina/table/targets.h"

#include <QCoreApplication>

namespace magister::messina {

namespace {

QString tellCommand(const Scene& scene, const char* source, const Fields& fields = {}) {
    return say(scene.language, "Command", source, fields);
}

QString coins(const Scene& scene, const Command& command) {
    const PlayerIndex player = scene.state.toAct();
    const int n = coinsFor(scene.definition, scene.state, player, command);
    if (n == 0) return tellCommand(scene, QT_TRANSLATE_NOOP("Command", "free"));
    return tellCommand(scene, QT_TRANSLATE_NOOP("Command", "{n:coin} (you have {owned})"),
                {{"n", n}, {"owned", scene.state.players[player].token(Token::Coin)}});
}

QString fire(const Scene& scene, FirePayment payment) {
    if (payment == FirePayment::FireAndBigFire)
        return joined({scene.language.count("fire", 1, "nom"), scene.language.count("bigFire", 1, "nom")});
    const bool big = payment == FirePayment::BigFire || payment == FirePayment::TwoBigFires;
    const bool two = payment == FirePayment::TwoFires || payment == FirePayment::TwoBigFires;
    return scene.language.count(tokenWord(big ? Token::BigFire : Token::Fire).key, two ? 2 : 1, QStringLiteral("nom"));
}

QString refresh(const Scene& scene, RefreshPayment payment) {
    switch (payment) {
    case RefreshPayment::Coin:
        return scene.language.count("coin", 1, "nom");
    case RefreshPayment::Wood:
        return scene.language.count("wood", 1, "nom");
    case RefreshPayment::Fire:
        return scene.language.count("fire", 1, "nom");
    case RefreshPayment::BigFire:
        return scene.language.count("bigFire", 1, "nom");
    case RefreshPayment::Point:
        return scene.language.count("point", 1, "nom");
    case RefreshPayment::Rat:
        return scene.language.count("rat", 1, "nom");
    }
    return {};
}

template <class Tiles, class Pile> QString tile(const Scene& scene, const Tiles& tiles, const Pile& pile) {
    return pile.empty() ? QString{} : costText(scene, tiles[pile.back()].cost);
}

} // namespace

QString commandCost(const Scene& scene, const Command& command) {
    if (std::holds_alternative<ChooseHex>(command) || std::holds_alternative<ChooseShip>(command) ||
        std::holds_alternative<BuyBookStep>(command))
        return coins(scene, command);
    if (const auto* burn = std::get_if<BurnCubes>(&command)) return fire(scene, burn->payment);
    if (const auto* burn = std::get_if<BurnShipCube>(&command)) return fire(scene, burn->payment);
    if (const auto* renew = std::get_if<RefreshTiles>(&command)) return refresh(scene, renew->payment);
    if (const auto* hut = std::get_if<TakeHutUpgrade>(&command))
        return tile(scene, scene.definition.hutUpgrades, scene.state.huts[hut->pile]);
    if (const auto* shop = std::get_if<TakeWorkshop>(&command))
        return tile(scene, scene.definition.workshops, scene.state.workshops[shop->pile]);
    if (const auto* cart = std::get_if<TakeCart>(&command))
        return tile(scene, scene.definition.carts, scene.state.carts[cart->pile]);
    return {};
}

QString buttonText(const Scene& scene, const Command& command) {
    const auto is = [&](auto kind) { return std::holds_alternative<decltype(kind)>(command); };
    const auto button = [&](const char* source) { return say(scene.language, "Button", source); };
    if (is(EndTurn{})) return button(QT_TRANSLATE_NOOP("Button", "End turn"));
    if (is(EndFight{})) return button(QT_TRANSLATE_NOOP("Button", "End the fight"));
    if (is(TakeRat{})) return button(QT_TRANSLATE_NOOP("Button", "Take a rat"));
    if (is(UseHexAction{})) return button(QT_TRANSLATE_NOOP("Button", "Use hex action"));
    if (is(Repopulate{})) return button(QT_TRANSLATE_NOOP("Button", "Repopulate"));
    if (is(Recall{})) return button(QT_TRANSLATE_NOOP("Button", "Recall a lieutenant"));
    if (is(Decline{})) return button(QT_TRANSLATE_NOOP("Button", "Decline"));
    if (is(PayForEffect{})) return button(QT_TRANSLATE_NOOP("Button", "Pay"));
    if (is(Proceed{})) return button(QT_TRANSLATE_NOOP("Button", "Continue"));
    if (is(ChooseEffect{})) return commandText(scene, command);
    if (const auto* renew = std::get_if<RefreshTiles>(&command))
        return renew->kind == RefreshKind::HutUpgrades ? button(QT_TRANSLATE_NOOP("Button", "Refresh hut upgrades"))
                                                       : button(QT_TRANSLATE_NOOP("Button", "Refresh workshops"));
    const auto* rescue = std::get_if<RescueCitizen>(&command);
    const auto* leave = std::get_if<LeaveQuarantine>(&command);
    if (leave && leave->to.kind == Spot::Nowhere &&
        scene.state.rulings.quarantineNoRoom == ruling::QuarantineNoRoom::StayInHut)
        return button(QT_TRANSLATE_NOOP("Button", "Stay in the hut"));
    if ((rescue && rescue->to.kind == Spot::Nowhere) || (leave && leave->to.kind == Spot::Nowhere))
        return button(QT_TRANSLATE_NOOP("Button", "Discard"));
    return {};
}

Rule commandRule(const Command& command) {
    const auto is = [&](auto kind) { return std::holds_alternative<decltype(kind)>(command); };
    if (is(ChooseHex{})) return Rule::MoveFirstStepFree;
    if (is(ChooseShip{})) return Rule::ShipChoose;
    if (is(Recall{})) return Rule::RecallCoin;
    if (is(RescueCitizen{})) return Rule::RescueAll;
    if (is(BurnCubes{})) return Rule::FightOptional;
    if (is(BurnShipCube{}) || is(TakeRat{})) return Rule::ShipFight;
    if (is(EndFight{})) return Rule::FightRats;
    if (is(UseHexAction{}) || is(Repopulate{})) return Rule::TurnActionOrRepop;
    if (is(BuyBookStep{})) return Rule::BookPrice;
    if (is(UseBookAction{})) return Rule::TurnBookActionsAnytime;
    if (is(MoveIntoWorkshop{})) return Rule::WorkshopMoveIn;
    if (is(ChooseEffect{})) return Rule::ActionChoice;
    if (is(AdvanceOverseer{})) return Rule::OverseerFork;
    if (is(ActivateCitizen{})) return Rule::ActivateAction;
    if (is(UpgradeCitizen{})) return Rule::UpgradeAnyPlace;
    if (is(UpgradeOverseer{})) return Rule::OverseerUpFlip;
    if (is(TakeHutUpgrade{})) return Rule::HutTake;
    if (is(TakeWorkshop{})) return Rule::WorkshopTake;
    if (is(TakeCart{})) return Rule::CartChoice;
    if (is(RefreshTiles{})) return Rule::BuildRefreshPrice;
    if (is(ReturnCitizen{})) return Rule::RepopCitizens;
    if (is(GiveUpLieutenant{})) return Rule::RepopLieutenant;
    if (is(LeaveQuarantine{})) return Rule::QuarantineLeave;
    if (is(StepBook{})) return Rule::ActionBookStep;
    if (is(AdvanceScroll{})) return Rule::ActionScroll;
    if (is(UseAnyHex{})) return Rule::BookCityAnyHex;
    if (is(PlaceHutUpgrade{})) return Rule::HutPlace;
    if (is(ChangeSquare{})) return Rule::CitizenFixedSquare;
    if (is(ChooseOrderBook{})) return Rule::PrepOrderScoreTrack;
    return Rule::TurnFourSteps;
}

} // namespace magister::messina
