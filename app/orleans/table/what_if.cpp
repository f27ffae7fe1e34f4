// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/table/what_if.h"

#include "app/orleans/words/names.h"
#include "app/table/history.h"
#include "engine/orleans/game.h"

#include <algorithm>

namespace magister::orleans {

namespace {

int pointsNow(const Definition& definition, const State& state, PlayerIndex player) {
    if (state.over()) return state.players[player].points;
    int points = 0;
    for (const ScoreLine& line : scoreOf(definition, state, player))
        points += line.points;
    return points;
}

/// Wherever they are: bag, market, tower, hand, places.
int followersOf(const Player& player) {
    int all = player.bagTotal() + static_cast<int>(player.hand.size()) + player.work.theatre.total();
    for (const Token token : player.work.market)
        all += isFollower(token);
    for (const Token token : player.work.tower)
        all += isFollower(token);
    for (const Filling& filling : player.work.places)
        for (const Token token : filling.tokens)
            all += isFollower(token);
    return all;
}

/// What a follower that everybody sees come or go changes.
struct FollowersSeen {
    FollowersByPlayer& all;

    void come(PlayerIndex p, Token token) const { ++all[p].of(token); }
    void go(PlayerIndex p, Token token) const {
        // Starting followers go nowhere: own-followers.protected
        if (isFollower(token) && !isOwn(token) && all[p].of(token) > 0) --all[p].of(token);
    }
    void operator()(const FollowerRecruited& e) const { come(e.player, neutral(e.follower)); }
    void operator()(const FollowerSent& e) const { go(e.player, neutral(e.follower)); }
    void operator()(const PlagueDrawn& e) const { go(e.player, e.token); }
    void operator()(const FollowerLost& e) const { go(e.player, e.token); }
    template <class E> void operator()(const E&) const {}
};

/// One of them at random. Precondition: there is one.
Token takeOne(TokenCounts& from, Random& random) {
    auto left = static_cast<int>(random.below(static_cast<std::uint32_t>(from.total())));
    std::size_t i = 0;
    while (left >= from.counts[i])
        left -= from.counts[i++];
    --from.counts[i];
    return static_cast<Token>(i + 1);
}

/// The masked bag of a player, and the hand where it is masked, from all followers of that player.
void fillBag(Player& player, bool handHidden, const TokenCounts& all, Random& random) {
    TokenCounts rest = all;
    const auto inSight = [&](Token token) {
        if (isFollower(token) && rest.of(token) > 0) --rest.of(token);
    };
    for (const Token token : player.work.market)
        inSight(token);
    for (const Token token : player.work.tower)
        inSight(token);
    for (const Filling& filling : player.work.places)
        for (const Token token : filling.tokens)
            inSight(token);
    for (std::size_t i = 0; i < followerTokenCount; ++i)
        rest.counts[i] = static_cast<std::uint8_t>(rest.counts[i] - std::min(rest.counts[i], player.work.theatre.counts[i]));
    if (!handHidden)
        for (const Token token : player.hand)
            inSight(token);
    // A game that did not begin at its beginning tells of fewer followers than there are, or of more.
    const int hidden = player.bagTotal() + (handHidden ? static_cast<int>(player.hand.size()) : 0);
    while (rest.total() > hidden)
        takeOne(rest, random);
    while (rest.total() < hidden)
        ++rest.counts[random.below(static_cast<std::uint32_t>(followerCount))];
    if (handHidden)
        for (Token& token : player.hand)
            token = takeOne(rest, random);
    player.bag = rest;
    player.bagHidden = 0;
}

} // namespace

FollowersByPlayer followersTold(const Session& session, std::size_t step) {
    FollowersByPlayer all{};
    for (PlayerIndex p = 0; p < session.state().playerCount; ++p)
        for (std::size_t kind = 0; kind < startingCount; ++kind)
            ++all[p].of(own(static_cast<Follower>(kind)));
    const std::size_t until = eventsUntil(session, step);
    for (std::size_t i = 0; i < until; ++i)
        std::visit(FollowersSeen{all}, session.events()[i].event);
    return all;
}

State redrawn(const State& state, const FollowersByPlayer& followers, PlayerIndex viewer, std::uint64_t seed) {
    State drawn = observe(state, viewer).state;
    Random random = Random::seeded(seed);
    // In one order, whatever order they lay in: what comes out may depend on the seed alone. The top of the first round
    // is known to everybody. setup.hourglass-stack
    const bool firstKnown = state.round == 0 || (state.round == 1 && !state.eventKnown);
    const std::size_t hidden = state.hourglass.size() - (firstKnown && !state.hourglass.empty() ? 1 : 0);
    InlineVector<std::uint8_t, roundCount> pool;
    for (std::size_t i = 0; i < hidden; ++i)
        pool.push(state.hourglass[i]);
    std::sort(pool.begin(), pool.end());
    random.shuffle(pool);
    for (std::size_t i = 0; i < state.hourglass.size(); ++i)
        drawn.hourglass[i] = i < hidden ? pool[i] : state.hourglass[i];
    drawn.random = Random::seeded(random.next());
    for (PlayerIndex p = 0; p < drawn.playerCount; ++p)
        if (p != viewer) fillBag(drawn.players[p], drawn.kind(p) == PromptKind::KeepOne, followers[p], random);
    return drawn;
}

State redrawn(const Session& session, std::size_t step, PlayerIndex viewer, std::uint64_t seed) {
    return redrawn(positionAt(session, step), followersTold(session, step), viewer, seed);
}

State supposed(const Session& session, PlayerIndex viewer) {
    State told = session.state();
    for (std::uint8_t& tile : told.hourglass)
        if (tile == none) tile = static_cast<std::uint8_t>(session.definition().firstEvent);
    return redrawn(told, followersTold(session, lastStep(session)), viewer, 1);
}

Observation observeTry(const State& state, PlayerIndex viewer) {
    Observation seen = observe(state, viewer);
    for (PlayerIndex p = 0; p < state.playerCount; ++p) {
        seen.state.players[p].work = state.players[p].work;
        seen.state.players[p].hand = state.players[p].hand;
    }
    return seen;
}

Event observeTry(const Event& event, PlayerIndex) {
    Event open = event;
    const PlayerIndex actor = std::visit(
        [](auto& e) -> PlayerIndex {
            if constexpr (requires { e.hidden; e.player; }) e.hidden = false;
            if constexpr (requires { e.player; }) return e.player;
            return none;
        },
        open);
    return observe(open, actor);
}

QVariantList comparison(const Definition& definition, const State& before, const State& after, PlayerIndex player) {
    const Player& was = before.players[player];
    const Player& is = after.players[player];
    QVariantList lines;
    const auto add = [&](const char* what, const char* icon, Rule rule, int then, int now, bool always) {
        if (always || then != now)
            lines.append(QVariantMap{{"what", QLatin1String(what)},
                                     {"icon", QLatin1String(icon)},
                                     {"before", then},
                                     {"after", now},
                                     {"rule", ruleIdOf(rule)}});
    };
    add("points", "vp", Rule::EndNothingElse, pointsNow(definition, before, player), pointsNow(definition, after, player), true);
    add("coins", "coin", Rule::EndScoreCoins, was.coins, is.coins, true);
    add("development", "devstar", Rule::DevelopmentPoint, was.development, is.development, true);
    add("goods", "g-brocade", Rule::EndScoreGoods, was.wareTotal(), is.wareTotal(), false);
    add("citizens", "citizen", Rule::CitizensKept, was.citizens, is.citizens, false);
    add("stations", "station", Rule::EndScoreStationsCitizens, stationsBuilt(before, player), stationsBuilt(after, player), false);
    // Wherever they are: the bag stands only for what lies in it.
    add("followers", "slot-any", Rule::ComponentsFollowers, followersOf(was), followersOf(is), false);
    return lines;
}

} // namespace magister::orleans
