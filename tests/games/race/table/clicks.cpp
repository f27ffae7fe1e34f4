// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/refusal_cards.h"
#include "tests/games/race/table/rows.h"

#include <algorithm>

namespace magister::race {

namespace {

Rule ruleOfCommand(const Command& command) {
    constexpr std::array rules{Rule::MoveStep, Rule::DrawTop, Rule::Rest};
    return rules[command.index()];
}
Rule ruleOfThing(const Scene& scene, const QString& target) {
    if (target == u"deck") return Rule::DrawTop;
    if (target.startsWith(u"seat:")) return Rule::EndWinner;
    if (!target.startsWith(u"space:")) return promptRule(scene);
    return target.mid(6).toInt() == scene.definition.spaces ? Rule::EndArrive : Rule::MoveTaken;
}
/// The choice that a click on a target gives; null for none.
const Choice* choiceAt(const TargetIndex& index, const QString& target) {
    const QVector<int> found = index.at(target);
    return found.isEmpty() ? nullptr : &index.choices()[static_cast<std::size_t>(found.first())];
}
void offerInstead(RefusalCard& card, const Scene& scene, const TargetIndex& index, std::uint8_t picked) {
    if (scene.asked == none) return;
    cards::addInstead<Types>(
        card, scene.definition, scene.state, scene.asked, index, picked,
        [&](const QString& other) { return cards::nearness(card.target, other); }, [](const Command&) { return false; },
        [&](const Command& command) { return commandText(scene, command); });
}

} // namespace

QStringList targetsOf(const Definition& definition, const State& state, PlayerIndex player, const Command& command) {
    const QString button = QStringLiteral("button:") + QString::fromStdString(toText(command));
    if (std::holds_alternative<Step>(command))
        return {QStringLiteral("space:%1").arg(stepFrom(definition, state, player)), button};
    if (std::holds_alternative<Draw>(command)) return {QStringLiteral("deck"), button};
    return {button};
}

Meaning resolve(const Scene& scene, const TargetIndex& index, const QString& target, std::uint8_t picked) {
    if (const Choice* choice = choiceAt(index, target)) {
        if (!choice->refusal) return choice->command;
        return RefusedOf<Types>{refusalCard(scene, index, target, *choice->refusal, choice->command, picked),
                                choice->refusal, choice->command};
    }
    RefusalCard card = cards::made(scene.language, target, say(scene.language, "Race", "Nothing to do here now."),
                                   promptText(scene), {}, ruleIdOf(promptRule(scene)));
    offerInstead(card, scene, index, picked);
    return RefusedOf<Types>{card, std::nullopt, std::nullopt};
}

RefusalCard refusalCard(const Scene& scene, const TargetIndex& index, const QString& target, const Refusal& refusal,
                        const Command&, std::uint8_t picked) {
    const RefusalWords words = refusalText(scene, refusal);
    const auto reason = reasonId(refusal.reason);
    RefusalCard card = cards::made(scene.language, target, words.what, words.why,
                                   QString::fromUtf8(reason.data(), static_cast<qsizetype>(reason.size())), ruleIdOf(refusal.rule));
    offerInstead(card, scene, index, picked);
    return card;
}

std::optional<Foreseen> foresee(const Definition& definition, const State& state, PlayerIndex player, const Command& command) {
    const Decision decision = decide(definition, state, player, command);
    const auto* accepted = std::get_if<0>(&decision);
    if (!accepted) return std::nullopt;
    Foreseen foreseen{state, false};
    for (const Event& event : accepted->second) {
        foreseen.veiled = reveals(event);
        if (foreseen.veiled) break;
        apply(foreseen.after, event);
    }
    foreseen.after = observe(foreseen.after, player).state;
    return foreseen;
}

QVariantMap previewRow(const Scene& scene, const Command& command, const Foreseen& foreseen) {
    const int before = scene.state.players[scene.asked].space;
    const int after = foreseen.after.players[scene.asked].space;
    QVariantList effects, ghosts;
    QString then = foreseen.veiled ? say(scene.language, "Race", "You run as far as the card says.") : QString();
    QString text = commandText(scene, command);
    if (after != before) {
        const QString gain = say(scene.language, "Race", "To space {n}", {{"n", after}});
        effects.append(QVariantMap{{"icon", "ui-next"}, {"text", gain}, {"kind", "gain"}});
        ghosts.append(QVariantMap{{"icon", "shield-" + scene.seats.value(scene.asked).tincture},
                                  {"target", QStringLiteral("space:%1").arg(after)}});
        text = gain;
    }
    QVariantMap row{{"text", then.isEmpty() ? text : then}, {"words", effects.isEmpty() ? QString() : text}, {"then", then.isEmpty() && effects.isEmpty() ? text : then},
                    {"veiled", foreseen.veiled && !foreseen.revocable}, {"effects", effects}, {"ghosts", ghosts}};
    nameRule(row, scene, ruleOfCommand(command));
    return row;
}

Rule ruleOfTarget(const Scene& scene, const TargetIndex& index, const QString& target) {
    if (const Choice* choice = choiceAt(index, target))
        return choice->refusal ? choice->refusal->rule : ruleOfCommand(choice->command);
    return ruleOfThing(scene, target);
}

QStringList placesOf(const Scene& scene, const TargetIndex& index, const Rows& scores, const QString& rule) {
    QStringList places;
    const auto add = [&](const QString& target, const QString& of) {
        if (of == rule && !places.contains(target)) places.append(target);
    };
    for (std::size_t i = 0; i < index.choices().size(); ++i) {
        const Choice& choice = index.choices()[i];
        add(index.targetOf(static_cast<int>(i)), ruleIdOf(choice.refusal ? choice.refusal->rule : ruleOfCommand(choice.command)));
    }
    for (const QVariantMap& space : spaceRows(scene)) {
        const QString target = space["target"].toString();
        if (space["end"].toBool() || !space["runners"].toList().isEmpty()) add(target, ruleIdOf(ruleOfThing(scene, target)));
    }
    add("deck", ruleIdOf(Rule::DrawTop));
    for (const QVariantMap& row : scores)
        add("score:" + row["source"].toString(), row["rule"].toString());
    return places;
}

QVariantMap thingCardRow(const Scene& scene, const QString& target) {
    const auto card = [&](const QString& name, const char* meaning, const QStringList& lines) {
        return QVariantMap{{"target", target}, {"name", name}, {"icon", ""}, {"meaning", say(scene.language, "Race", meaning)}, {"lines", lines}};
    };
    if (target == u"deck")
        return card(say(scene.language, "Race", "Deck"), "Whoever draws runs as far as the card says.", {deckRow(scene)["accessible"].toString()});
    for (const QVariantMap& space : spaceRows(scene))
        if (space["target"] == target)
            return card(space["accessible"].toString(),
                        space["end"].toBool() ? "Whoever arrives closes the race." : "There is room for one runner.", {});
    return {};
}

QVariantList leftOverRows(const Scene& scene, const TargetIndex& index, const Command& ending) {
    QVariantList list;
    if (!std::holds_alternative<Rest>(ending)) return list;
    for (const Choice& choice : index.choices()) {
        if (choice.refusal || choice.command == ending) continue;
        QVariantMap row{{"text", commandText(scene, choice.command)}, {"cost", QString()}};
        nameRule(row, scene, ruleOfCommand(choice.command));
        list.append(row);
    }
    return list;
}

} // namespace magister::race
