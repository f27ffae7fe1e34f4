// SPDX-License-Identifier: GPL-3.0-or-later
// Cards of the round table and of the population wheel.
#include "app/messina/words/accessible_text.h"
#include "app/messina/words/effect_text.h"
#include "app/messina/table/targets.h"
#include "app/messina/table/thing_card_parts.h"

#include <QCoreApplication>

#include <algorithm>

namespace magister::messina {

ThingTold roundThing(const Scene& scene, int round, const QString& part) {
    const auto& rows = scene.definition.rounds[scene.state.playerCount];
    if (round < 1 || round > static_cast<int>(rows.size())) return {};
    const RoundRow& row = rows[static_cast<std::size_t>(round - 1)];
    const QString order = row.priority == Priority::Start        ? QString{}
                          : row.priority == Priority::Score      ? QStringLiteral("score-track")
                          : row.priority == Priority::Popularity ? bookTerm(Book::Popularity)
                          : row.priority == Priority::City       ? bookTerm(Book::City)
                                                                 : bookTerm(Book::Church);
    const QString ships = row.ships > 0 ? countedThing(scene, "ship", row.ships) : QString{};
    const QString hex = row.newHex ? countedThing(scene, "hex", 1) : QString{};
    const QString plague =
        row.placements == 0
            ? QString{}
            : spokenPhrase(scene, QT_TRANSLATE_NOOP("Spoken", "wheel turns that place plague cubes: {n}"),
                           {{"n", row.placements}});
    const QString flame = row.firePerCube == 0
                              ? QString{}
                              : spokenPhrase(scene, QT_TRANSLATE_NOOP("Spoken", "removing a plague cube costs {n:fire:acc}"),
                                             {{"n", row.firePerCube}});
    const QString points =
        row.pointsPerCube == 0
            ? QString{}
            : spokenPhrase(scene, QT_TRANSLATE_NOOP("Spoken", "burning a plague cube scores {n:point:acc}"),
                           {{"n", row.pointsPerCube}});
    if (part.isEmpty()) {
        const char* source = scene.state.over() || scene.state.round > round ? "Round %1, over"
                             : scene.state.round == round                    ? "Round %1, now"
                                                                             : "Round %1";
        QStringList lines{ships, hex, plague, flame, points};
        lines.removeAll(QString{});
        return {onScreen(scene, "RoundRow", source).arg(roman(round)), QStringLiteral("round"), lines};
    }
    if (part == QLatin1String("priority") && !order.isEmpty())
        return {scene.language.term(order).name, QStringLiteral("turn-order"), {}};
    if (part == QLatin1String("ships") && row.ships > 0) return {ships, QStringLiteral("ship"), {}};
    if (part == QLatin1String("hex") && row.newHex) return {hex, QStringLiteral("extension-place"), {}};
    if (part == QLatin1String("plague")) return {plague, QStringLiteral("plague-cube"), {}};
    if (part == QLatin1String("citizens") && row.citizens) return {{}, QStringLiteral("citizen"), {}};
    if (part == QLatin1String("flame")) return {flame, QStringLiteral("flame"), {}};
    if (part == QLatin1String("points")) return {points, QStringLiteral("victory-point"), {}};
    return {};
}

ThingTold wheelThing(const Scene& scene, const QString& part) {
    const WheelPosition& window = scene.definition.wheel[scene.state.wheel];
    const auto plague = [&] {
        switch (window.rat) {
        case Rat::Left:
            return onScreen(scene, "WheelPanel", "Plague comes to the rat that runs left");
        case Rat::Right:
            return onScreen(scene, "WheelPanel", "Plague comes to the rat that runs right");
        case Rat::Standing:
            break;
        }
        return onScreen(scene, "WheelPanel", "Plague comes to the standing rat");
    };
    const auto field = [&](CitizenClass c) {
        static const std::array fields{"white fields", "orange fields", "turquoise fields", "red fields"};
        static const std::array<const char*, 4> colours{"white", "orange", "turquoise", "red"};
        const QString colour = colourId(window.colour[at(c)]);
        const auto found = std::find(colours.begin(), colours.end(), colour) - colours.begin();
        const char* people = c == CitizenClass::Nun         ? "Nuns: %1"
                             : c == CitizenClass::Craftsman ? "Craftsmen: %1"
                                                            : "Aristocrats: %1";
        return onScreen(scene, "WheelPanel", people)
            .arg(onScreen(scene, "WheelPanel", fields[static_cast<std::size_t>(found)]));
    };
    if (part.isEmpty()) {
        QStringList lines{plague()};
        for (const CitizenClass c : allClasses)
            lines.append(field(c));
        return {{}, QStringLiteral("population-wheel"), lines};
    }
    if (part == QLatin1String("rat")) return {plague(), QStringLiteral("population-wheel"), {}};
    for (const CitizenClass c : allClasses)
        if (part == classId(c)) return {field(c), QStringLiteral("population-wheel"), {}};
    return {};
}

} // namespace magister::messina
