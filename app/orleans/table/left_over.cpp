// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/table/left_over.h"

#include "app/orleans/table/avoidable_loss.h"
#include "app/orleans/table/rows.h"
#include "app/orleans/table/target_rules.h"
#include "app/orleans/words/command_text.h"
#include "app/orleans/words/names.h"

#include <QCoreApplication>

#include <algorithm>

namespace magister::orleans {

namespace {

QVariantMap left(const Scene& scene, const QString& text, Rule rule) {
    QVariantMap row{{"text", text}, {"cost", QString()}};
    setRule(row, scene, rule);
    return row;
}

/// A follower that could still be placed, with all places where it could go: its slots there are no news.
struct Unplaced {
    Token token{};
    Command first;
    QStringList places;
};

} // namespace

QVariantList leftOverRows(const Scene& scene, const TargetIndex& index, const Command& ending) {
    if (!(std::holds_alternative<Done>(ending) || std::holds_alternative<Pass>(ending))) return {};
    const PlayerIndex player = asker(scene);
    std::vector<Unplaced> followers;
    QVariantList others;
    QStringList told;
    for (const Choice& choice : index.choices()) {
        // A plan that could be undone is nothing that is missed.
        if (choice.refusal || choice.command == ending || std::holds_alternative<TakeBack>(choice.command)) continue;
        if (const auto* place = std::get_if<PlaceFollower>(&choice.command)) {
            auto one = std::ranges::find(followers, place->token, &Unplaced::token);
            if (one == followers.end()) one = followers.insert(one, {place->token, choice.command, {}});
            const QString name = nameOf(scene, placeWord(place->place));
            if (!one->places.contains(name)) one->places.append(name);
            continue;
        }
        const QString text = commandText(scene, player, choice.command);
        if (told.contains(text)) continue;
        told.append(text);
        others.append(left(scene, text, ruleOfCommand(scene, player, choice.command)));
    }

    QVariantList list;
    if (!followers.empty() && !plansAnAction(scene.definition, scene.state.players[player]))
        list.append(left(scene,
                         say(scene.language, "OrleansPreview",
                             QT_TRANSLATE_NOOP("OrleansPreview",
                                               "No place has all its followers: this plan gives you no action.")),
                         Rule::PlanningActive));
    for (const Unplaced& one : followers)
        list.append(left(scene,
                         say(scene.language, "OrleansPreview",
                             QT_TRANSLATE_NOOP("OrleansPreview", "Not placed yet: {follower}. Possible places: {places}."),
                             {{"follower", tokenText(scene, one.token)}, {"places", joined(one.places)}}),
                         ruleOfCommand(scene, player, one.first)));
    return list + others;
}

} // namespace magister::orleans
