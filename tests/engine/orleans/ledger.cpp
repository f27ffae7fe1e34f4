// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/orleans/ledger.h"

namespace magister::orleans {

Ledger::Ledger(const Definition& definition, const State& opening)
    : m_definition(definition), m_players(opening.playerCount), m_treasury(opening.bank) {
    for (PlayerIndex p = 0; p < m_players; ++p)
        m_accounts[p] = read(opening, p);
}

Ledger::Account Ledger::read(const State& state, PlayerIndex p) const {
    const Player& player = state.players[p];
    Account account;
    account.coins = player.coins;
    account.points = player.points;
    account.development = player.development;
    account.stations = player.stations;
    account.built = stationsBuilt(state, p);
    account.citizens = player.citizens;
    account.technologies = player.work.technologies;
    account.followers = player.bag.total() + player.work.theatre.total() + static_cast<int>(player.hand.size());
    const auto add = [&](const auto& tokens) {
        for (const Token token : tokens) {
            account.followers += isFollower(token);
            account.technologies += token == Token::Technology;
        }
    };
    add(player.work.market);
    add(player.work.tower);
    for (const Filling& filling : player.work.places)
        add(filling.tokens);
    for (std::size_t i = 0; i < wareCount; ++i)
        account.wares[i] = player.wares[i];
    for (std::size_t i = 0; i < trackCount; ++i)
        account.tracks[i] = player.tracks[i];
    account.tiles = player.tiles;
    return account;
}

void Ledger::write(const Event& event) {
    const auto of = [this](PlayerIndex p) -> Account& { return m_accounts[p]; };
    const auto ware = [&](PlayerIndex p, Ware w) -> int& { return of(p).wares[static_cast<std::size_t>(w)]; };
    if (const auto* gained = std::get_if<CoinsGained>(&event)) {
        of(gained->player).coins += gained->amount;
        m_treasury -= gained->amount;
    } else if (const auto* paid = std::get_if<CoinsPaid>(&event)) {
        of(paid->player).coins -= paid->amount;
        (paid->to == none ? m_treasury : of(paid->to).coins) += paid->amount;
    } else if (const auto* recruited = std::get_if<FollowerRecruited>(&event)) {
        ++of(recruited->player).followers;
    } else if (const auto* sent = std::get_if<FollowerSent>(&event)) {
        --of(sent->player).followers;
    } else if (const auto* plague = std::get_if<PlagueDrawn>(&event)) {
        of(plague->player).followers -= isOwn(plague->token) ? 0 : 1;
    } else if (const auto* lost = std::get_if<FollowerLost>(&event)) {
        --of(lost->player).followers;
    } else if (const auto* advanced = std::get_if<TrackAdvanced>(&event)) {
        ++of(advanced->player).tracks[static_cast<std::size_t>(advanced->track)];
    } else if (const auto* good = std::get_if<GoodGained>(&event)) {
        ++ware(good->player, wareOf(good->good));
    } else if (const auto* taken = std::get_if<GoodTaken>(&event)) {
        ++ware(taken->player, wareOf(taken->good));
    } else if (const auto* given = std::get_if<WarePaid>(&event)) {
        --ware(given->player, given->ware);
    } else if (const auto* baked = std::get_if<BreadBaked>(&event)) {
        ware(baked->player, Ware::Grain) -= baked->amount;
        ware(baked->player, Ware::Bread) += baked->amount;
    } else if (const auto* tile = std::get_if<TileTaken>(&event)) {
        of(tile->player).tiles |= setOf(tile->tile);
    } else if (const auto* gone = std::get_if<TileLost>(&event)) {
        of(gone->player).tiles &= ~setOf(gone->tile);
        if (gone->tile == PlaceId::Bakery) ware(gone->player, Ware::Bread) = 0;
    } else if (const auto* technology = std::get_if<TechnologyGained>(&event)) {
        ++of(technology->player).technologies;
    } else if (const auto* unlearnt = std::get_if<TechnologyLost>(&event)) {
        --of(unlearnt->player).technologies;
    } else if (const auto* moved = std::get_if<DevelopmentMoved>(&event)) {
        of(moved->player).development += moved->to - moved->from;
    } else if (const auto* citizen = std::get_if<CitizenTaken>(&event)) {
        ++of(citizen->player).citizens;
    } else if (const auto* built = std::get_if<StationBuilt>(&event)) {
        --of(built->player).stations;
        ++of(built->player).built;
    } else if (const auto* station = std::get_if<StationLost>(&event)) {
        --(station->town == none ? of(station->player).stations : of(station->player).built);
    } else if (const auto* line = std::get_if<ScoreLine>(&event)) {
        of(line->player).points += line->points;
    }
}

std::string Ledger::disagreement(const State& state) const {
    if (m_treasury != state.bank) return "the treasury";
    for (PlayerIndex p = 0; p < m_players; ++p) {
        const Account &mine = m_accounts[p], now = read(state, p);
        const std::string seat = "seat " + std::to_string(p + 1) + ": ";
        if (mine.coins != now.coins) return seat + "coins";
        if (mine.points != now.points) return seat + "points";
        if (mine.development != now.development) return seat + "development";
        if (mine.stations != now.stations || mine.built != now.built) return seat + "stations";
        if (mine.citizens != now.citizens) return seat + "citizens";
        if (mine.followers != now.followers) return seat + "followers";
        if (mine.wares != now.wares) return seat + "goods";
        if (mine.tracks != now.tracks) return seat + "tracks";
        if (mine.tiles != now.tiles) return seat + "place tiles";
    }
    return {};
}

} // namespace magister::orleans
