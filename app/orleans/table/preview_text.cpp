// SPDX-License-Identifier: GPL-3.0-or-later
// The words of a preview: events summed up, the price first.
#include "app/orleans/table/preview.h"

#include "app/orleans/table/preview_ledger.h"
#include "app/orleans/table/target_rules.h"
#include "app/orleans/words/names.h"
#include "app/orleans/words/prompt_text.h"
#include "app/table/preview_row.h"

#include <QCoreApplication>

#include <algorithm>

namespace magister::orleans {

namespace {

/// What comes to light, and in a game that it cannot be undone.
QString behindVeil(const Scene& scene, Veil veil, bool revocable) {
    const auto tell = [&](const char* final, const char* open) {
        return say(scene.language, "OrleansPreview", revocable ? open : final);
    };
    switch (veil) {
    case Veil::None:
        break;
    case Veil::Hourglass:
        return tell(QT_TRANSLATE_NOOP("OrleansPreview", "Then the next event is turned up. This cannot be undone."),
                    QT_TRANSLATE_NOOP("OrleansPreview", "Then the next event is turned up."));
    case Veil::Followers:
        return tell(QT_TRANSLATE_NOOP("OrleansPreview", "Then followers are drawn from the bag. This cannot be undone."),
                    QT_TRANSLATE_NOOP("OrleansPreview", "Then followers are drawn from the bag."));
    case Veil::Plans:
        return tell(QT_TRANSLATE_NOOP("OrleansPreview", "Then all plans are revealed. This cannot be undone."),
                    QT_TRANSLATE_NOOP("OrleansPreview", "Then all plans are revealed."));
    case Veil::Plague:
        return tell(QT_TRANSLATE_NOOP("OrleansPreview", "Then a follower is drawn for the Plague. This cannot be undone."),
                    QT_TRANSLATE_NOOP("OrleansPreview", "Then a follower is drawn for the Plague."));
    case Veil::Loss:
        return tell(QT_TRANSLATE_NOOP("OrleansPreview", "Then chance decides which follower is lost. This cannot be undone."),
                    QT_TRANSLATE_NOOP("OrleansPreview", "Then chance decides which follower is lost."));
    }
    return {};
}

/// The question of somebody else is an order, and whoever reads it here would take it for theirs: the phase is named
/// instead.
QString othersDecide(const Scene& scene, const State& after, PlayerIndex asked) {
    const QString who = seatName(scene, asked);
    const auto phase = phaseOf(after.stage);
    return phase ? say(scene.language, "OrleansPreview", QT_TRANSLATE_NOOP("OrleansPreview", "Then {who} decides ({phase:nom})."),
                       {{"who", who}, {"phase", phaseWord(*phase)}})
                 : say(scene.language, "Preview", QT_TRANSLATE_NOOP("Preview", "Then {who} decides."), {{"who", who}});
}

/// The question that comes next, in its own words.
QString nextQuestion(const Scene& scene, const Foreseen& foreseen) {
    if (foreseen.veil != Veil::None) return behindVeil(scene, foreseen.veil, foreseen.revocable);
    const State& after = foreseen.after.state;
    // Who wins is told by the scoring itself, line by line.
    if (after.over())
        return say(scene.language, "OrleansEvent", QT_TRANSLATE_NOOP("OrleansEvent", "The game is over."));
    static const Offers none;
    const Scene later{scene.definition, after, scene.seats, scene.language, none, scene.viewer};
    const PlayerIndex me = asker(scene);
    // The question is a sentence of its own and may have a colon: none stands before it.
    for (std::size_t i = 0; i < after.playerCount; ++i)
        if (const PlayerIndex p = after.seat(i); isTold(after.kind(p)))
            return say(scene.language, "Preview", QT_TRANSLATE_NOOP("Preview", "Then the game goes on. {prompt}"),
                       {{"prompt", promptText(later, p)}});
    if (me != nobody && after.isAsked(me))
        return say(scene.language, "Preview", QT_TRANSLATE_NOOP("Preview", "Then you go on. {prompt}"),
                   {{"prompt", promptText(later, me)}});
    QVector<PlayerIndex> asked;
    for (std::size_t i = 0; i < after.playerCount; ++i)
        if (after.isAsked(after.seat(i))) asked.append(after.seat(i));
    if (asked.size() == 1)
        return othersDecide(scene, after, asked.front());
    QStringList names;
    for (const PlayerIndex p : asked)
        names.append(seatName(scene, p));
    return say(scene.language, "OrleansPreview",
               QT_TRANSLATE_NOOP("OrleansPreview", "Others still have to decide: {names}."),
               {{"names", joined(names)}});
}

} // namespace

QVariantMap previewRow(const Scene& scene, const Command& command, const Foreseen& foreseen) {
    PreviewLedger ledger(scene, asker(scene), foreseen.after.state);
    for (const Event& event : foreseen.events)
        std::visit(ledger, event);
    QVariantMap told = previewWith(ledger.effects(), nextQuestion(scene, foreseen), foreseen.veil != Veil::None && !foreseen.revocable);
    told["ghosts"] = ledger.ghosts();
    nameRule(told, scene, ruleOfCommand(scene, asker(scene), command));
    return told;
}

QVariantMap menuPreviewRow(const Scene& scene, int ways) {
    return previewWith({}, say(scene.language, "Preview", QT_TRANSLATE_NOOP("Preview", "Several options ({n}): a menu asks which one."),
                               {{"n", ways}}), false);
}

QVariantMap pickPreviewRow(const Scene& scene, bool putsBack) {
    const char* told = putsBack ? QT_TRANSLATE_NOOP("OrleansPreview", "Put this follower back: all possible slots light up again.")
                                : QT_TRANSLATE_NOOP("OrleansPreview", "Pick up this follower: only the slots it fits stay lit.");
    return previewWith({}, say(scene.language, "OrleansPreview", told), false);
}

} // namespace magister::orleans
