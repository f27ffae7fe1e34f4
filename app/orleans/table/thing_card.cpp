// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/table/thing_card_parts.h"
#include "app/orleans/words/prompt_text.h"

#include <QCoreApplication>

namespace magister::orleans {

namespace {

ThingTold zoneThing(const Scene& scene, const QString& name) {
    if (name == QLatin1String("goods"))
        return {nameOf(scene, {QStringLiteral("goods-market")}), QStringLiteral("g-brocade"),
                cardSay(scene, QT_TRANSLATE_NOOP("OrleansCard", "The supply of goods tiles. What runs out here can no "
                                                                "longer be gained; goods tiles handed in come back."))};
    if (name == QLatin1String("tiles"))
        return {cardSay(scene, QT_TRANSLATE_NOOP("OrleansCard", "place tiles")), QStringLiteral("townhall"),
                cardSay(scene,
                        QT_TRANSLATE_NOOP("OrleansCard", "Place tiles that have not been taken yet. A new trader "
                                                         "brings one of your choice; anyone may look through them."))};
    return {};
}

} // namespace

ThingTold thingTold(const Scene& scene, const QString& target) {
    const QString head = target.section(u'/', 0, 0);
    const QStringList parts = target.split(u'/').mid(1);
    const QString family = head.section(u':', 0, 0);
    const QString name = head.section(u':', 1);
    const bool whole = parts.isEmpty();
    if (family == QLatin1String("seat")) {
        const int seat = name.toInt();
        return seat < 1 || seat > scene.state.playerCount ? ThingTold{}
                                                          : seatThing(scene, static_cast<PlayerIndex>(seat - 1), parts);
    }
    if (family == QLatin1String("way")) return wayThing(scene, name, parts);
    if (family == QLatin1String("track")) return trackThing(scene, name, parts);
    if (family == QLatin1String("development")) return developmentThing(scene, parts);
    if (family == QLatin1String("deed")) return deedThing(scene, name, parts);
    if (!whole) return {};
    if (family == QLatin1String("town")) return townThing(scene, name);
    if (family == QLatin1String("stack")) return stackThing(scene, name);
    if (family == QLatin1String("tile")) return tileThing(scene, name);
    if (family == QLatin1String("goods")) return goodsThing(scene, name);
    if (family == QLatin1String("supply")) return supplyThing(scene, name);
    if (family == QLatin1String("event")) return eventThing(scene, name);
    if (family == QLatin1String("hourglass")) return hourglassThing(scene);
    if (family == QLatin1String("technologies")) return technologiesThing(scene);
    if (family == QLatin1String("market")) return zoneThing(scene, name);
    if (target == QLatin1String("prompt"))
        return {promptText(scene, asker(scene)), QStringLiteral("ui-info"),
                cardSay(scene, QT_TRANSLATE_NOOP("OrleansCard", "What has to be decided now."))};
    return {};
}

QVariantMap thingCardRow(const Scene& scene, const QString& target) {
    const ThingTold told = thingTold(scene, target);
    if (!told.known()) return {};
    QStringList lines = told.lines;
    lines.removeAll(QString{});
    if (!told.component.empty() && scene.ours(told.component))
        lines.append(say(scene.language, "Spoken",
                         QT_TRANSLATE_NOOP("Spoken", "a value on this tile was chosen for this program and is not the "
                                                     "printed one: compare it with the tile in your box")));
    if (!told.component.empty() && scene.yours(told.component))
        lines.append(
            say(scene.language, "Spoken", QT_TRANSLATE_NOOP("Spoken", "the values on this tile come from your box")));
    QString name = told.name;
    // Phrases of one breath stand here line by line.
    name[0] = name.at(0).toUpper();
    for (QString& line : lines)
        line[0] = line.at(0).toUpper();
    return {{"target", target}, {"name", name}, {"icon", told.icon}, {"meaning", told.meaning}, {"lines", lines}};
}

} // namespace magister::orleans
