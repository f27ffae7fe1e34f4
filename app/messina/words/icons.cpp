// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/words/icons.h"

#include "app/messina/words/names.h"

namespace magister::messina {

namespace {

QVariantMap icon(const QString& name, int n = 1, const QString& text = {}) {
    return {{"icon", name}, {"n", n}, {"text", text}};
}

void appendTokens(QVariantList& icons, const Effect& effect) {
    for (const Token token : allTokens)
        if (const int n = effect.tokens[static_cast<std::size_t>(token)]) icons.append(icon(tokenIcon(token), n));
}

/// What has no children and no tokens.
QVariantList simpleIcons(const Effect& effect) {
    switch (effect.kind) {
    case EffectKind::Points:
        return {icon("vp", effect.amount, QString::number(effect.amount))};
    case EffectKind::AdvanceBook:
        return {icon(bookIcon(effect.book))};
    case EffectKind::AdvanceCityOrChurch:
        return {icon("book-city"), icon("slash"), icon("book-church")};
    case EffectKind::Scroll:
        return {icon("scroll", effect.amount)};
    case EffectKind::Overseer:
        return {icon("advance-" + classId(effect.citizenClass))};
    case EffectKind::OverseerAny:
        return {icon("advance-any")};
    case EffectKind::OverseerAnySkip:
        return {icon("advance-any", 1, QStringLiteral("1–2"))};
    case EffectKind::UpgradeOverseer:
        return {icon("upgrade-overseer", effect.amount)};
    case EffectKind::UpgradeAndAdvanceOverseer:
        return {icon("upgrade-overseer"), icon("advance-any")};
    case EffectKind::Build:
        return {icon("build")};
    case EffectKind::UpgradeCitizen:
        return {icon("upgrade-citizen", effect.amount)};
    case EffectKind::Activate:
        return {icon("citizen-any", effect.amount)};
    case EffectKind::Lieutenant:
        return {icon("lieutenant", effect.amount)};
    case EffectKind::AnyHexAction:
        return {icon("hexmini")};
    default:
        return {};
    }
}

} // namespace

QString tokenIcon(Token token) {
    return token == Token::BigFire ? QStringLiteral("greatfire") : wordOf(token);
}

QString bookIcon(Book book) {
    return book == Book::Popularity ? QStringLiteral("book-merit") : "book-" + bookId(book);
}

QVariantList effectIcons(const Definition& definition, EffectIndex index) {
    const Effect& effect = definition.effect(index);
    QVariantList icons = simpleIcons(effect);
    if (effect.kind == EffectKind::Gain || effect.kind == EffectKind::Pay) appendTokens(icons, effect);
    if (effect.kind == EffectKind::Pay) icons.append(icon("arrow"));
    for (std::size_t i = 0; i < effect.children.size(); ++i) {
        if (i > 0 && effect.kind == EffectKind::Choose) icons.append(icon("slash"));
        icons.append(effectIcons(definition, effect.children[i]));
    }
    return icons;
}

QVariantList costIcons(const Cost& cost) {
    QVariantList icons;
    if (cost.coin) icons.append(icon("coin", cost.coin));
    if (cost.wood) icons.append(icon("wood", cost.wood));
    return icons;
}

QVariantList soloIcons(const SoloTile& tile) {
    switch (tile.action) {
    case OpponentAction::Nothing:
        return {};
    case OpponentAction::TakeShip:
        return {icon("ship")};
    case OpponentAction::TakeCart:
        return {icon("cart")};
    case OpponentAction::TakeWorkshop:
        return {icon("workshop"), icon(classId(tile.workshop))};
    case OpponentAction::TakeHutUpgrades:
        return {icon("hut-upgrade"), icon("hut-upgrade"), icon("hut-upgrade")};
    }
    return {};
}

QVariantList peopleIcons(const Hex& hex) {
    QVariantList icons;
    for (const CitizenClass c : allClasses)
        for (int i = 0; i < hex.ordinary[static_cast<std::size_t>(c)]; ++i)
            icons.append(icon(classId(c)));
    for (const CitizenClass c : allClasses)
        for (int i = 0; i < hex.gold[static_cast<std::size_t>(c)]; ++i)
            icons.append(icon(classId(c) + "-up"));
    if (hex.lieutenant) icons.append(icon("pawn-any"));
    return icons;
}

} // namespace magister::messina
