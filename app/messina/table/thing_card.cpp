// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/words/prompt_text.h"
#include "app/messina/table/targets.h"
#include "app/messina/table/thing_card_parts.h"

#include <QCoreApplication>

#include <algorithm>

namespace magister::messina {

namespace {

QString tokenTerm(Token token) {
    static const std::array<QString, tokenCount> terms{"coin", "wood", "fire", "big-fire"};
    return terms[at(token)];
}

ThingTold single(const Scene& scene, const QString& target) {
    if (target == QLatin1String("board")) return {{}, QStringLiteral("hex"), {}};
    if (target == QLatin1String("cubes"))
        return {onScreen(scene, "TownSupply", "Plague cubes in the supply"),
                QStringLiteral("plague-cube"),
                {countedThing(scene, "plague-cube", scene.state.cubesLeft)}};
    const QString hexes = countedThing(scene, "hex", static_cast<int>(scene.state.hexPile.size()));
    const QString ships = countedThing(scene, "ship", static_cast<int>(scene.state.shipPile.size()));
    if (target == QLatin1String("stacks")) return {{}, QStringLiteral("extension-place"), {hexes, ships}};
    if (target == QLatin1String("stacks/hexes"))
        return {onScreen(scene, "TownSupply", "New hexes in the pile"), QStringLiteral("extension-place"), {hexes}};
    if (target == QLatin1String("stacks/ships"))
        return {onScreen(scene, "TownSupply", "Ships still to come"), QStringLiteral("ship"), {ships}};
    if (target == QLatin1String("score-track")) {
        QStringList lines;
        for (PlayerIndex p = 0; p < scene.state.playerCount; ++p)
            lines.append(spokenPhrase(scene, QT_TRANSLATE_NOOP("Spoken", "{who}: {n:point}"),
                                      {{"who", seatName(scene, p)}, {"n", scene.state.players[p].points}}));
        return {{}, QStringLiteral("score-track"), lines};
    }
    if (target == QLatin1String("round-table") || target == QLatin1String("rounds"))
        return {{}, QStringLiteral("round-table"), {}};
    if (target == QLatin1String("prompt")) return {promptText(scene), QStringLiteral("turn-order"), {}};
    if (target == QLatin1String("steps") || target == QLatin1String("step:1"))
        return {{}, QStringLiteral("lieutenant"), {}};
    if (target == QLatin1String("step:2")) return {{}, QStringLiteral("rescue"), {}};
    if (target == QLatin1String("step:3")) return {{}, QStringLiteral("fight"), {}};
    if (target == QLatin1String("step:4")) return {{}, QStringLiteral("action"), {}};
    if (target.section(u'/', 0, 0) == QLatin1String("wheel")) return wheelThing(scene, target.section(u'/', 1));
    return {};
}

} // namespace

QString termOfEffect(const Definition& definition, EffectIndex index) {
    const Effect& effect = definition.effect(index);
    switch (effect.kind) {
    case EffectKind::Nothing:
        return {};
    case EffectKind::Gain:
        for (const Token token : allTokens)
            if (effect.tokens[at(token)] > 0) return tokenTerm(token);
        return QStringLiteral("supply");
    case EffectKind::Points:
        return QStringLiteral("victory-point");
    case EffectKind::AdvanceBook:
        return bookTerm(effect.book);
    case EffectKind::AdvanceCityOrChurch:
        return QStringLiteral("book-step");
    case EffectKind::Scroll:
        return QStringLiteral("scroll-board");
    case EffectKind::Overseer:
    case EffectKind::OverseerAny:
    case EffectKind::OverseerAnySkip:
        return QStringLiteral("overseer");
    case EffectKind::UpgradeOverseer:
    case EffectKind::UpgradeAndAdvanceOverseer:
        return QStringLiteral("upgraded-overseer");
    case EffectKind::Build:
        return QStringLiteral("build");
    case EffectKind::UpgradeCitizen:
        return QStringLiteral("upgraded-citizen");
    case EffectKind::Activate:
        return QStringLiteral("activate");
    case EffectKind::Lieutenant:
        return QStringLiteral("lieutenant");
    case EffectKind::AnyHexAction:
        return QStringLiteral("action");
    case EffectKind::All:
    case EffectKind::Choose:
    case EffectKind::Pay:
        return effect.children.empty() ? QStringLiteral("action") : termOfEffect(definition, effect.children.front());
    }
    return {};
}

ThingTold thingTold(const Scene& scene, const QString& target) {
    const QString plain = plainTarget(target);
    const QString head = plain.section(u'/', 0, 0);
    const QStringList parts = plain.split(u'/').mid(1);
    const QString family = head.section(u':', 0, 0);
    const QString name = head.section(u':', 1);
    if (family == QLatin1String("hex") || family == QLatin1String("port") || family == QLatin1String("dock"))
        return placeThing(scene, head, parts);
    if (family == QLatin1String("book")) return bookThing(scene, name, parts);
    if (family == QLatin1String("market")) return marketThing(scene, name, parts);
    if (family == QLatin1String("seat")) {
        const int seat = name.toInt();
        return seat < 1 || seat > static_cast<int>(scene.state.seats())
                   ? ThingTold{}
                   : seatThingTold(scene, static_cast<PlayerIndex>(seat - 1), parts);
    }
    if (head == QLatin1String("row:round-table")) return roundThing(scene, parts.value(0).toInt(), parts.value(1));
    return single(scene, plain);
}

QVariantMap thingCardRow(const Scene& scene, const QString& target) {
    const ThingTold told = thingTold(scene, target);
    if (!told.known()) return {};
    const TermTitle term = scene.language.term(told.term);
    QStringList lines = told.lines;
    lines.removeAll(QString{});
    if (!told.tile.empty() && scene.ours(told.tile))
        lines.append(spokenPhrase(
            scene, QT_TRANSLATE_NOOP("Spoken", "a value on this tile was chosen for this program and is not the printed one: compare it with the tile in your box")));
    if (!told.tile.empty() && scene.yours(told.tile))
        lines.append(spokenPhrase(scene, QT_TRANSLATE_NOOP("Spoken", "the values on this tile come from your box")));
    QString name = told.name.isEmpty() ? term.name : told.name;
    // Phrases of one breath stand here line by line.
    if (!name.isEmpty()) name[0] = name.at(0).toUpper();
    for (QString& line : lines)
        line[0] = line.at(0).toUpper();
    return {{"target", target}, {"name", name}, {"icon", term.icon}, {"meaning", term.meaning}, {"lines", lines}};
}

} // namespace magister::messina
