// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/figures/figure_staging.h"

#include "app/messina/words/names.h"

#include <algorithm>
#include <array>
#include <bit>

namespace magister::messina {

namespace {

struct CountedPart {
    const char* part;
    const char* icon;
    int (*count)(const Player&);
};

constexpr std::array counted{
    CountedPart{"coins", "coin", [](const Player& p) { return int{p.token(Token::Coin)}; }},
    CountedPart{"wood", "wood", [](const Player& p) { return int{p.token(Token::Wood)}; }},
    CountedPart{"fire", "fire", [](const Player& p) { return int{p.token(Token::Fire)}; }},
    CountedPart{"bigFire", "greatfire", [](const Player& p) { return int{p.token(Token::BigFire)}; }},
    CountedPart{"rats", "rat-right", [](const Player& p) { return int{p.rats}; }},
    CountedPart{"points", "vp", [](const Player& p) { return int{p.points}; }},
    CountedPart{"ships", "ship", [](const Player& p) { return static_cast<int>(p.ships.size()); }},
    CountedPart{"districts", "repopulate", [](const Player& p) { return static_cast<int>(p.districts.size()); }},
};

const CountedPart* countedPart(const QString& part) {
    const auto it = std::find_if(counted.begin(), counted.end(),
                                 [&](const CountedPart& each) { return part == QLatin1String(each.part); });
    return it == counted.end() ? nullptr : &*it;
}

std::optional<Book> wholeBook(const QString& target) {
    for (const Book book : allBooks)
        if (target == QStringLiteral("book:") + bookId(book)) return book;
    return std::nullopt;
}

Counter counter(const QString& icon, const QString& tincture, int count, Counter::Kind kind = Counter::Kind::Change) {
    return {icon, tincture, count, count, kind};
}

/// How many citizens of which sector an overseer that has just moved lets act. activate.*, overseer-up.*
std::vector<Counter> allowances(const State& state) {
    std::vector<Counter> counters;
    if (!state.hasPrompt() || state.prompt().kind != PromptKind::Activate) return counters;
    const Prompt& prompt = state.prompt();
    for (std::size_t area = 0; area < prompt.left.size(); ++area) {
        if (prompt.left[area] == 0) continue;
        const auto first = static_cast<SquareIndex>(std::countr_zero(prompt.squares[area]));
        const bool anywhere = prompt.node == NodeKind::Centre || first >= squareCount;
        counters.push_back(counter(anywhere ? QStringLiteral("citizen-any") : classId(sectorOf(first)), {},
                                   prompt.left[area], Counter::Kind::Allowance));
    }
    return counters;
}

} // namespace

bool isCounted(const QString& target) {
    if (target == u"cubes" || target == u"prompt" || wholeBook(target)) return true;
    const auto seat = seatTargetOf(target);
    return seat && countedPart(seat->part);
}

std::vector<Counter> countersOf(const Staging& staging, const QString& target) {
    if (target == u"prompt") return allowances(staging.state);
    if (target == u"cubes")
        return {counter(QStringLiteral("plague"), {}, staging.state.cubesLeft, Counter::Kind::Supply)};
    if (const auto book = wholeBook(target)) {
        const PlayerIndex player = staging.player;
        const QString icon =
            *book == Book::Popularity ? QStringLiteral("book-merit") : QStringLiteral("book-") + bookId(*book);
        return {counter(icon, staging.tincture(player), staging.state.players[player].book(*book))};
    }
    const auto seat = seatTargetOf(target);
    const CountedPart* part = seat ? countedPart(seat->part) : nullptr;
    if (!part || seat->player >= staging.state.playerCount) return {};
    return {counter(QLatin1String(part->icon), staging.tincture(seat->player),
                    part->count(staging.state.players[seat->player]))};
}

} // namespace magister::messina
