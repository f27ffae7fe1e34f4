// SPDX-License-Identifier: GPL-3.0-or-later
// Cards of the books, and of what Build offers.
#include "app/messina/words/accessible_text.h"
#include "app/messina/words/effect_text.h"
#include "app/messina/table/targets.h"
#include "app/messina/table/thing_card_parts.h"

#include <QCoreApplication>

#include <algorithm>

namespace magister::messina {

ThingTold bookThing(const Scene& scene, const QString& id, const QStringList& parts) {
    const auto book = std::find_if(allBooks.begin(), allBooks.end(), [&](Book b) { return bookId(b) == id; });
    if (book == allBooks.end()) return {};
    const auto& spaces = scene.definition.books[at(*book)].spaces;
    QStringList discs;
    const int only = parts.value(0).toInt();
    for (PlayerIndex p = 0; p < (*book == Book::Popularity ? scene.state.seats() : scene.state.playerCount); ++p) {
        const int space = scene.state.players[p].book(*book);
        if (only == 0)
            discs.append(spokenPhrase(scene, QT_TRANSLATE_NOOP("Spoken", "{who}: space {space}"),
                                      {{"who", seatName(scene, p)}, {"space", roman(space)}}));
        else if (space == only)
            discs.append(
                spokenPhrase(scene, QT_TRANSLATE_NOOP("Spoken", "disc of {who}"), {{"who", seatName(scene, p)}}));
    }
    if (parts.isEmpty()) return {{}, bookTerm(*book), discs};
    if (only < 1 || only > static_cast<int>(spaces.size())) return {};
    if (parts.size() == 1)
        return fromPhrases(spaceTold(scene, *book, static_cast<std::uint8_t>(only)), bookTerm(*book));
    const BookSpace& printed = spaces[static_cast<std::size_t>(only - 1)];
    if (parts.at(1) == QLatin1String("points"))
        return {spokenPhrase(scene, QT_TRANSLATE_NOOP("Spoken", "{n:point} at the end"), {{"n", printed.points}}),
                QStringLiteral("final-scoring"),
                {}};
    if (parts.at(1) == QLatin1String("discs")) return {{}, QStringLiteral("disc"), discs};
    if (parts.at(1) == QLatin1String("bar")) return {{}, QStringLiteral("scroll-board"), {}};
    return {};
}

namespace {

ThingTold marketPart(const Scene& scene, const Cost& cost, EffectIndex output, const QString& part,
                     const QString& term) {
    if (part == QLatin1String("price"))
        return {spokenPhrase(scene, QT_TRANSLATE_NOOP("Spoken", "price: {price}"), {{"price", costText(scene, cost)}}),
                QStringLiteral("build"),
                {}};
    if (part == QLatin1String("makes") && output != 0)
        return {spokenPhrase(scene, QT_TRANSLATE_NOOP("Spoken", "produces: {effect}"),
                             {{"effect", effectText(scene, output)}}),
                QStringLiteral("production"),
                {}};
    return {{}, term, {}};
}

ThingTold workshopThing(const Scene& scene, const QStringList& parts) {
    const QString place = parts.value(0);
    for (const CitizenClass c : allClasses) {
        const auto& pile = scene.state.workshops[at(c)];
        const Workshop* tile = pile.empty() ? nullptr : &scene.definition.workshops[pile.back()];
        if (place != classId(c) && !(tile && place == tileAlias(tile->id))) continue;
        const QString term = !tile        ? QStringLiteral("workshop")
                             : tile->late ? QStringLiteral("late-workshop")
                                          : QStringLiteral("early-workshop");
        if (parts.size() == 1)
            return fromPhrases(marketTold(scene, QStringLiteral("workshops"), static_cast<std::uint8_t>(c)), term,
                               tile ? tile->id : std::string{});
        if (!tile) return {};
        if (parts.at(1) == QLatin1String("worker"))
            return {{}, tile->needsUpgraded ? QStringLiteral("upgraded-citizen") : classId(c), {}};
        if (parts.at(1) == QLatin1String("extra"))
            return {spokenPhrase(scene, QT_TRANSLATE_NOOP("Spoken", "for an upgraded citizen also: {effect}"),
                                 {{"effect", effectText(scene, tile->upgradedExtra)}}),
                    QStringLiteral("upgraded-citizen"),
                    {}};
        return marketPart(scene, tile->cost, tile->output, parts.at(1), term);
    }
    return {};
}

} // namespace

ThingTold marketThing(const Scene& scene, const QString& kind, const QStringList& parts) {
    const bool huts = kind == QLatin1String("hut-upgrades");
    if (!huts && kind != QLatin1String("carts") && kind != QLatin1String("workshops")) return {};
    if (parts.isEmpty()) return {{}, huts ? QStringLiteral("hut-upgrade") : kind.chopped(1), {}};
    if (kind == QLatin1String("workshops")) return workshopThing(scene, parts);
    for (std::uint8_t pile = 0; pile < (huts ? scene.state.huts.size() : scene.state.carts.size()); ++pile) {
        const TileIndex top = huts ? (scene.state.huts[pile].empty() ? none : scene.state.huts[pile].back())
                                   : (scene.state.carts[pile].empty() ? none : scene.state.carts[pile].back());
        const std::string id = top == none ? std::string{}
                               : huts      ? scene.definition.hutUpgrades[top].id
                                           : scene.definition.carts[top].id;
        if (parts.at(0) != QString::number(pile + 1) && (top == none || parts.at(0) != tileAlias(id))) continue;
        if (parts.size() == 1)
            return fromPhrases(marketTold(scene, kind, pile),
                               huts ? QStringLiteral("hut-upgrade") : QStringLiteral("cart"), id);
        if (top == none) return {};
        return huts ? marketPart(scene, scene.definition.hutUpgrades[top].cost,
                                 scene.definition.hutUpgrades[top].output, parts.at(1), QStringLiteral("hut-upgrade"))
                    : marketPart(scene, scene.definition.carts[top].cost, 0, parts.at(1), QStringLiteral("cart"));
    }
    return {};
}

} // namespace magister::messina
