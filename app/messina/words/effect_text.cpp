// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/words/effect_text.h"

#include "app/messina/words/names.h"

#include <QCoreApplication>

namespace magister::messina {

namespace {

QString effectSay(const Scene& scene, const char* source, const Fields& fields = {}) {
    return say(scene.language, "Effect", source, fields);
}

QStringList tokenTexts(const Scene& scene, const std::array<std::uint8_t, tokenCount>& tokens) {
    QStringList texts;
    for (const Token token : allTokens)
        if (const int n = tokens[static_cast<std::size_t>(token)])
            texts.append(scene.language.count(tokenWord(token).key, n, QStringLiteral("nom")));
    return texts;
}

QString alternatives(const Scene& scene, const std::vector<EffectIndex>& children) {
    QString text = effectText(scene, children.front());
    for (std::size_t i = 1; i < children.size(); ++i)
        text = effectSay(scene, QT_TRANSLATE_NOOP("Effect", "{first} or {second}"),
                         {{"first", text}, {"second", effectText(scene, children[i])}});
    return text;
}

QString everything(const Scene& scene, const std::vector<EffectIndex>& children) {
    QStringList texts;
    for (const EffectIndex child : children)
        texts.append(effectText(scene, child));
    return joined(texts);
}

QString overseerText(const Scene& scene, const Effect& effect) {
    switch (effect.kind) {
    case EffectKind::Overseer:
        return effectSay(scene, QT_TRANSLATE_NOOP("Effect", "advance the {overseer:nom} one space"),
                         {{"overseer", overseerWord(effect.citizenClass)}});
    case EffectKind::OverseerAny:
        return effectSay(scene, QT_TRANSLATE_NOOP("Effect", "advance any overseer one space"));
    case EffectKind::OverseerAnySkip:
        return effectSay(scene, QT_TRANSLATE_NOOP("Effect", "advance any overseer one space, or two by skipping one"));
    case EffectKind::UpgradeOverseer:
        return effectSay(scene, QT_TRANSLATE_NOOP("Effect", "upgrade {n:overseer:acc}"), {{"n", effect.amount}});
    default:
        return effectSay(scene, QT_TRANSLATE_NOOP("Effect", "upgrade an overseer, then advance it one space"));
    }
}

} // namespace

QString effectText(const Scene& scene, EffectIndex index) {
    const Effect& effect = scene.definition.effect(index);
    const Fields n{{"n", effect.amount}, {"book", bookWord(effect.book)}};
    switch (effect.kind) {
    case EffectKind::Nothing:
        return {};
    case EffectKind::Gain:
        return joined(tokenTexts(scene, effect.tokens));
    case EffectKind::Points:
        return effectSay(scene, QT_TRANSLATE_NOOP("Effect", "{n:point}"), n);
    case EffectKind::AdvanceBook:
        return effectSay(scene, QT_TRANSLATE_NOOP("Effect", "advance one space on the {book:nom}"), n);
    case EffectKind::AdvanceCityOrChurch:
        return effectSay(scene, QT_TRANSLATE_NOOP("Effect", "advance one space on the city or church book"));
    case EffectKind::Scroll:
        return effectSay(scene, QT_TRANSLATE_NOOP("Effect", "{n:step} on the scroll board"), n);
    case EffectKind::Overseer:
    case EffectKind::OverseerAny:
    case EffectKind::OverseerAnySkip:
    case EffectKind::UpgradeOverseer:
    case EffectKind::UpgradeAndAdvanceOverseer:
        return overseerText(scene, effect);
    case EffectKind::Build:
        return effectSay(scene, QT_TRANSLATE_NOOP("Effect", "Build"));
    case EffectKind::UpgradeCitizen:
        return effectSay(scene, QT_TRANSLATE_NOOP("Effect", "upgrade {n:citizen:acc}"), n);
    case EffectKind::Activate:
        return effectSay(scene, QT_TRANSLATE_NOOP("Effect", "activate {n:citizen:acc}"), n);
    case EffectKind::Lieutenant:
        return effectSay(scene, QT_TRANSLATE_NOOP("Effect", "{n:lieutenant}"), n);
    case EffectKind::AnyHexAction:
        return effectSay(scene, QT_TRANSLATE_NOOP("Effect", "use the action of any hex in town"));
    case EffectKind::All:
        return everything(scene, effect.children);
    case EffectKind::Choose:
        return alternatives(scene, effect.children);
    case EffectKind::Pay:
        return effectSay(
            scene, QT_TRANSLATE_NOOP("Effect", "pay {price} to get: {effect}"),
            {{"price", joined(tokenTexts(scene, effect.tokens))}, {"effect", everything(scene, effect.children)}});
    }
    return {};
}

QString effectAlone(const Scene& scene, EffectIndex index) {
    return phrase(scene.language, QStringLiteral("{Effect}"), {{"effect", effectText(scene, index)}});
}

QString costText(const Scene& scene, const Cost& cost) {
    const QStringList texts = tokenTexts(scene, {cost.coin, cost.wood, 0, 0});
    return texts.isEmpty() ? effectSay(scene, QT_TRANSLATE_NOOP("Effect", "free")) : joined(texts);
}

QString citizensText(const Scene& scene, const std::array<std::uint8_t, classCount>& ordinary,
                     const std::array<std::uint8_t, classCount>& gold) {
    QStringList texts;
    for (const CitizenClass c : allClasses)
        if (const int n = ordinary[static_cast<std::size_t>(c)])
            texts.append(scene.language.count(citizenWord(c).key, n, QStringLiteral("nom")));
    for (const CitizenClass c : allClasses)
        if (const int n = gold[static_cast<std::size_t>(c)])
            texts.append(scene.language.count(citizenWord(upgraded(citizenOf(c))).key, n, QStringLiteral("nom")));
    return joined(texts);
}

} // namespace magister::messina
