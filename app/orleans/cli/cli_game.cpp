// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/cli/cli_game.h"

#include <algorithm>

namespace magister::orleans {

namespace {

/// The market holds somebody for every empty slot of the place.
bool canFill(const Definition& definition, const State& state, const Player& player, PlaceId place) {
    auto market = player.work.market;
    const auto& shown = definition.place(place).actionSlots;
    for (std::size_t slot = 0; slot < shown.size(); ++slot) {
        if (player.work.at(place).tokens[slot] != Token::Nothing) continue;
        const auto match = std::find_if(market.begin(), market.end(), [&](Token token) {
            return isFollower(token) && fits(definition, state, player, token, shown[slot]);
        });
        if (match == market.end()) return false;
        *match = Token::Nothing;
    }
    return true;
}

} // namespace

void CliGame::lay(Setup& setup, const QStringList& switches) {
    setup.extraTiles = switches.contains(QStringLiteral("extra-tiles"));
    setup.fewerTiles = switches.contains(QStringLiteral("fewer-tiles"));
}

QString CliGame::help() {
    return QStringLiteral(
        "--extra-tiles adds the six extra place tiles; with --fewer-tiles players first remove place tiles.\n"
        "Several players may have to decide at once, so each COMMAND starts with a seat number, 1 to 4.\n"
        "Without --random or --script the program plays sensible moves and describes the game; --journal\n"
        "also works with that.\n");
}

int CliGame::weight(const Definition& definition, const State& state, PlayerIndex player, const Command& command) {
    if (std::holds_alternative<TakeBack>(command)) return 0;
    if (std::holds_alternative<Retrieve>(command) || std::holds_alternative<Pass>(command)) return 2;
    if (std::holds_alternative<Done>(command)) return state.stage == Stage::Followers ? 30 : 6;
    if (std::holds_alternative<DrawFollowers>(command)) return 200;
    const auto* placed = std::get_if<PlaceFollower>(&command);
    if (!placed) return 100;
    if (definition.place(placed->place).openRow) return 10;
    const Player& me = state.players[player];
    if (!canFill(definition, state, me, placed->place)) return 1;
    return (isTile(placed->place) ? 200 : 50) * (1 + 10 * me.work.at(placed->place).filled());
}

} // namespace magister::orleans
