// SPDX-License-Identifier: GPL-3.0-or-later
// Rules of the books and of what Build offers.
#include "app/messina/words/names.h"
#include "app/messina/table/target_rules.h"
#include "app/messina/table/thing_rules.h"

#include <algorithm>

namespace magister::messina {

namespace {

Rule spaceRule(const Scene& scene, Book book, const BookTrack& track, int space) {
    const BookSpace& printed = track.spaces[static_cast<std::size_t>(space - 1)];
    if (printed.onArrival != 0 && book == Book::Popularity) return Rule::BookPopularityActions;
    if (const Rule rule = ruleOfEffect(scene.definition, printed.onArrival); rule != Rule::None)
        return rule == Rule::OverseerUpFlip ? Rule::BookChurchOverseer : rule;
    if (printed.points > 0) return Rule::ScoreBookSpaces;
    if (space == static_cast<int>(track.spaces.size())) return Rule::BookEnd;
    return space == 1 ? Rule::SetupOrderBookStacks : Rule::BookEverySpace;
}

/// Parts that all tiles on offer have.
Rule offerPart(const QString& part, Rule whole, Rule makes, Rule pile) {
    if (part.isEmpty()) return whole;
    if (part == QLatin1String("price")) return Rule::BuildAfford;
    if (part == QLatin1String("makes")) return makes;
    return part == QLatin1String("pile") ? pile : Rule::None;
}

Rule workshopOffer(const Scene& scene, const QString& place, const QString& part) {
    const Workshop* tile = nullptr;
    for (const auto& pile : scene.state.workshops) {
        if (pile.empty()) continue;
        const Workshop& top = scene.definition.workshops[pile.back()];
        if (place == classId(top.citizenClass) || place == tileAlias(top.id)) tile = &top;
    }
    if (tile && part == QLatin1String("extra")) return Rule::ProductionTwoLevels;
    if (tile && part == QLatin1String("worker"))
        return tile->needsUpgraded ? Rule::WorkshopUpgradeNeeded : Rule::WorkshopOneClass;
    if (part == QLatin1String("late")) return Rule::PrepLateWorkshops;
    return offerPart(part, Rule::WorkshopTake, tile && tile->late ? Rule::WorkshopLate : Rule::WorkshopEarly,
                     tile && tile->late ? Rule::SetupTilesWorkshopLate : Rule::SetupTilesWorkshopEarly);
}

} // namespace

Rule ruleOfBook(const Scene& scene, const QString& id, const QStringList& parts) {
    const auto book = std::find_if(allBooks.begin(), allBooks.end(), [&](Book b) { return bookId(b) == id; });
    if (book == allBooks.end()) return Rule::None;
    if (parts.isEmpty()) return *book == Book::Popularity ? Rule::BookPopularityOnly : Rule::BookPay;
    const BookTrack& track = scene.definition.books[static_cast<std::size_t>(*book)];
    const int space = parts.at(0).toInt();
    if (space < 1 || space > static_cast<int>(track.spaces.size())) return Rule::None;
    const QString part = parts.value(1);
    if (part.isEmpty()) return spaceRule(scene, *book, track, space);
    if (part == QLatin1String("points")) return Rule::ScoreBookSpaces;
    if (part == QLatin1String("discs")) return Rule::BookLandOnTop;
    // Bars count for nothing but one track of the advanced game.
    if (part == QLatin1String("bar")) return scene.state.advanced() ? Rule::AdvancedTrackBook : Rule::BookSymbols;
    return Rule::None;
}

Rule ruleOfMarket(const Scene& scene, const QString& kind, const QStringList& parts) {
    const QString part = parts.value(1);
    if (kind == QLatin1String("workshops")) return workshopOffer(scene, parts.value(0), part);
    if (kind == QLatin1String("hut-upgrades"))
        return offerPart(part, Rule::HutTake, Rule::ProductionHut, Rule::SetupTilesHuts);
    if (kind != QLatin1String("carts")) return Rule::None;
    const bool one = scene.definition.cartStacks[scene.state.playerCount] < 2;
    return offerPart(part, parts.isEmpty() ? Rule::CartChoice : Rule::RepopCart, Rule::CartPoints,
                     one ? Rule::SetupTilesCartsTwoPlayers : Rule::SetupTilesCarts);
}

} // namespace magister::messina
