// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/words/refusal_text.h"

#include "app/orleans/words/names.h"
#include "app/orleans/words/prompt_text.h"
#include "app/orleans/words/refusal_sentences.h"

#include <QCoreApplication>

namespace magister::orleans {

namespace {

/// Whose turn it is: who acts, or else the first in turn who is asked something; nobody once the game is over.
QString whoActs(const Scene& scene) {
    if (scene.state.active != none) return seatName(scene, scene.state.active);
    for (std::size_t i = 0; i < scene.state.playerCount; ++i)
        if (scene.state.isAsked(scene.state.seat(i))) return seatName(scene, scene.state.seat(i));
    return {};
}

Word wantedBy(const Scene& scene, const PlaceFollower& command) {
    const auto& shown = scene.definition.place(command.place).actionSlots;
    return slotWord(command.slot < shown.size() ? shown[command.slot] : Slot::Any);
}

/// Whether a table with these rulings ever gives that reason.
bool isRefusedBy(const Rulings& rulings, Reason reason) {
    const bool together = rulings.planningOrder == ruling::PlanningOrder::Together;
    switch (reason) {
    case Reason::DrawInTurn:
    case Reason::PlanInTurn:
    case Reason::JobFirst:
    case Reason::NoJobBegun:
    case Reason::JobIsDone:
    case Reason::JobsStand:
        return !together;
    case Reason::StillPlanning:
        return together;
    case Reason::PlacementIsFinal:
        return rulings.planningUndo == ruling::PlanningUndo::Final;
    case Reason::BagMustHold:
        return rulings.retrieveBag == ruling::RetrieveBag::MustHold;
    case Reason::FarmhouseNoGood:
        return rulings.farmhouseGood == ruling::FarmhouseGood::Needed;
    case Reason::NoStationBuilt:
        return rulings.impossibleActions == ruling::ImpossibleActions::StationsToo;
    case Reason::NoWayFromHere:
    case Reason::NobodyToMove:
        return rulings.impossibleActions != ruling::ImpossibleActions::Open;
    default:
        return true;
    }
}

RefusalWords inWords(const Scene& scene, const RefusalSentence& sentence, const Fields& fields) {
    return {say(scene.language, "OrleansRefusal", sentence.what, fields),
            say(scene.language, "OrleansRefusal", sentence.why, fields)};
}

} // namespace

RefusalWords refusalText(const Scene& scene, const Refusal& refusal, const Command& command) {
    const auto* placed = std::get_if<PlaceFollower>(&command);
    const Fields fields{{"who", whoActs(scene)},
                        {"first", refusal.arguments[0]},
                        {"second", refusal.arguments[1]},
                        {"wanted", placed ? wantedBy(scene, *placed) : slotWord(Slot::Any)},
                        {"follower", followerWord(placed ? placed->token : Token::Nothing)}};
    if (refusal.reason == Reason::TechnologyAnySlot && refusal.rule == Rule::ExtraTilesTheatreDetails)
        return inWords(scene,
                       {QT_TRANSLATE_NOOP("OrleansRefusal", "The Theatre takes no technology tile."),
                        QT_TRANSLATE_NOOP("OrleansRefusal",
                                          "Its open row takes any number of followers; there is no slot for a technology tile to fill.")},
                       fields);
    return inWords(scene, refusalSentence(refusal.reason), fields);
}

QVector<RefusalWords> refusalsOf(const Language& language, const QString& rule, const Rulings& rulings) {
    const auto always = [&](const char* source) {
        return fieldNames(QString::fromUtf8(source)).isEmpty() ? say(language, "OrleansRefusal", source) : QString{};
    };
    QVector<RefusalWords> list;
    for (std::size_t i = 0; i < static_cast<std::size_t>(Reason::Count); ++i) {
        const auto reason = static_cast<Reason>(i);
        if (ruleIdOf(refusal(reason).rule) != rule || !isRefusedBy(rulings, reason)) continue;
        const RefusalSentence sentence = refusalSentence(reason);
        const RefusalWords words{always(sentence.what), always(sentence.why)};
        if (!words.what.isEmpty() || !words.why.isEmpty()) list.append(words);
    }
    return list;
}

RefusalWords notAskedText(const Scene& scene) {
    if (askedKind(scene) == PromptKind::None)
        return {say(scene.language, "OrleansRefusal",
                    QT_TRANSLATE_NOOP("OrleansRefusal", "You have nothing to decide now.")),
                promptText(scene, asker(scene))};
    return inWords(scene,
                   {QT_TRANSLATE_NOOP("OrleansRefusal", "There is nothing to do here now."),
                    //: {prompt} is a whole sentence that says what the player has to do.
                    QT_TRANSLATE_NOOP("OrleansRefusal", "Your next task: {prompt}")},
                   {{"prompt", promptText(scene, asker(scene))}});
}

RefusalWords otherBoardText(const Scene& scene, PlayerIndex owner) {
    return inWords(scene,
                   {QT_TRANSLATE_NOOP("OrleansRefusal", "That belongs to {who}."),
                    QT_TRANSLATE_NOOP("OrleansRefusal", "On your own board, your next task is: {prompt}")},
                   {{"who", seatName(scene, owner)}, {"prompt", promptText(scene, asker(scene))}});
}

RefusalWords noneFitsText(const Scene& scene, Slot wanted) {
    return inWords(scene,
                   {QT_TRANSLATE_NOOP("OrleansRefusal", "None of your followers fits here."),
                    QT_TRANSLATE_NOOP("OrleansRefusal", "This slot needs: {wanted:nom}. None of those you can place now fits it.")},
                   {{"wanted", slotWord(wanted)}});
}

} // namespace magister::orleans
