// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/messina/position_hash.h"

#include "engine/core/position_digest.h"

namespace magister::messina {

namespace {

using Digest = PositionDigest;

void addPlayer(Digest& digest, std::uint64_t seat, const Player& player) {
    const auto at = [seat](std::size_t i) { return seat << 16 | i; };
    digest.add(1, at(0), static_cast<std::uint64_t>(static_cast<std::int64_t>(player.points)));
    for (std::size_t i = 0; i < player.tokens.size(); ++i)
        digest.add(2, at(i), player.tokens[i]);
    digest.add(3, at(0), player.rats);
    for (std::size_t i = 0; i < player.lieutenants.size(); ++i)
        digest.add(4, at(i), static_cast<std::uint64_t>(player.lieutenants[i].status) << 8 | player.lieutenants[i].place);
    for (std::size_t i = 0; i < player.overseers.size(); ++i)
        digest.add(5, at(i), static_cast<std::uint64_t>(player.overseers[i].step) << 8 |
                                 player.overseers[i].branch << 1 | player.overseers[i].upgraded);
    for (std::size_t i = 0; i < player.squares.size(); ++i)
        digest.add(6, at(i), player.squares[i]);
    for (std::size_t i = 0; i < player.huts.size(); ++i) {
        digest.add(7, at(i), static_cast<std::uint64_t>(player.huts[i].citizen) << 8 | player.huts[i].field);
        digest.addIndex(8, at(i), player.huts[i].upgrade);
    }
    for (std::size_t i = 0; i < player.workshops.size(); ++i) {
        digest.addIndex(9, at(i), player.workshops[i].tile);
        digest.add(10, at(i), static_cast<std::uint64_t>(player.workshops[i].citizen) << 8 | player.workshops[i].used);
    }
    for (std::size_t i = 0; i < player.carts.size(); ++i)
        digest.add(11, at(i), (player.carts[i].tile + std::uint64_t{1}) << 8 | player.carts[i].used);
    for (std::size_t i = 0; i < player.ships.size(); ++i)
        digest.addIndex(12, at(i), player.ships[i]);
    for (std::size_t i = 0; i < player.districts.size(); ++i)
        digest.addIndex(13, at(i), player.districts[i]);
    for (std::size_t i = 0; i < player.scroll.size(); ++i)
        digest.add(14, at(i), player.scroll[i]);
    for (std::size_t i = 0; i < player.books.size(); ++i)
        digest.add(15, at(i), player.books[i]);
    for (std::size_t i = 0; i < player.pending.size(); ++i)
        digest.add(16, at(i), static_cast<std::uint64_t>(player.pending[i].book) << 8 | player.pending[i].space);
    digest.add(17, at(0), player.board);
    digest.add(18, at(0), player.scrollBoard);
    digest.add(19, at(0), player.onceUsed);
}

void addTown(Digest& digest, const State& s) {
    for (std::size_t i = 0; i < s.places.size(); ++i) {
        const PlaceState& place = s.places[i];
        digest.addIndex(30, i, place.hex);
        digest.add(31, i, place.cubes);
        for (std::size_t c = 0; c < place.citizens.size(); ++c)
            digest.add(32, i << 8 | c, place.citizens[c]);
        digest.addIndex(33, i, place.owner);
        digest.addIndex(34, i, place.standing);
    }
    for (std::size_t corner = 0; corner < dockCount; ++corner)
        for (std::size_t bay = 0; bay < baysPerDock; ++bay) {
            digest.addIndex(35, corner << 8 | bay, s.docks[corner][bay].ship);
            digest.add(36, corner << 8 | bay, s.docks[corner][bay].cube);
        }
    for (std::size_t corner = 0; corner < dockCount; ++corner)
        digest.add(37, corner, s.portAt[corner]);
}

void addPiles(Digest& digest, const State& s) {
    for (std::size_t i = 0; i < s.huts.size(); ++i)
        digest.addPile(40, i, s.huts[i]);
    for (std::size_t i = 0; i < classCount; ++i) {
        digest.addPile(41, i, s.workshops[i]);
        digest.addPile(42, i, s.lateWorkshops[i]);
    }
    for (std::size_t i = 0; i < s.carts.size(); ++i)
        digest.addPile(43, i, s.carts[i]);
    digest.addPile(44, 0, s.shipPile);
    digest.addPile(45, 0, s.hexPile);
    digest.addPile(46, 0, s.dockingPile);
    digest.addPile(47, 0, s.soloPile);
    digest.addPile(48, 0, s.soloSpent);
    digest.addPile(49, 0, s.opponentHuts);
}

/// An open question. The rule that it names explains it and changes nothing; an effect is known by what it does, since
/// its place in the list of effects is up to the reader of the pack.
void addPrompt(Digest& digest, const Definition& def, std::uint64_t depth, const Prompt& prompt) {
    const auto at = [depth](std::size_t i) { return depth << 8 | i; };
    digest.add(60, at(0), prompt.kind);
    digest.add(61, at(0), prompt.player);
    const Effect& effect = def.effect(prompt.effect);
    digest.add(62, at(0), static_cast<std::uint64_t>(effect.kind) << 24 | static_cast<std::uint64_t>(effect.amount) << 16 |
                              static_cast<std::uint64_t>(effect.book) << 8 | static_cast<std::uint64_t>(effect.citizenClass));
    digest.add(63, at(0), prompt.remaining);
    digest.add(64, at(0), static_cast<std::uint64_t>(prompt.begun) | static_cast<std::uint64_t>(prompt.infected) << 1);
    digest.add(65, at(0), prompt.refreshed);
    digest.add(66, at(0), prompt.node);
    digest.addIndex(67, at(0), prompt.slot);
    digest.addIndex(68, at(0), prompt.place);
    for (std::size_t i = 0; i < classCount; ++i) {
        digest.add(69, at(i), prompt.citizens[i]);
        digest.add(70, at(i), prompt.gold[i]);
    }
    for (std::size_t i = 0; i < prompt.left.size(); ++i)
        digest.add(71, at(i), prompt.left[i]);
    for (std::size_t i = 0; i < prompt.squares.size(); ++i)
        digest.add(72, at(i), prompt.squares[i]);
}

} // namespace

std::uint64_t positionHash(const Definition& definition, const State& s) {
    Digest digest;
    for (std::size_t p = 0; p < s.players.size(); ++p)
        addPlayer(digest, p, s.players[p]);
    addTown(digest, s);
    addPiles(digest, s);
    for (std::size_t i = 0; i < s.promptCount; ++i)
        addPrompt(digest, definition, i, s.promptStack[i]);
    for (std::size_t i = 0; i < s.random.words.size(); ++i)
        digest.add(80, i, s.random.words[i]);
    for (std::size_t b = 0; b < bookCount; ++b)
        for (std::size_t i = 0; i < maxPlayers; ++i)
            digest.addIndex(81, b << 8 | i, s.bookArrival[b][i]);
    for (std::size_t i = 0; i < maxPlayers; ++i) {
        digest.addIndex(82, i, s.scoreArrival[i]);
        digest.addIndex(83, i, s.order[i]);
    }
    digest.add(84, 0, s.turn.player);
    digest.addIndex(85, 0, s.turn.lieutenant);
    digest.addIndex(86, 0, s.turn.place);
    digest.addIndex(87, 0, s.turn.bay);
    digest.add(88, 0, std::uint64_t{s.turn.hexUsed});
    digest.add(89, 0, s.turn.moved);
    digest.add(90, 0, s.playerCount);
    digest.add(91, 0, s.round);
    digest.add(92, 0, s.stage);
    digest.add(93, 0, s.wheel);
    digest.add(94, 0, s.cubesLeft);
    digest.addIndex(95, 0, s.dockingCorner);
    digest.add(96, 0, s.placementsSkipped);
    digest.add(97, 0, s.winners);
    digest.add(98, 0, std::uint64_t{s.priorityTile});
    digest.add(99, 0, s.soloOut);
    for (std::size_t i = 0; i < rulingCount; ++i)
        digest.add(100, rulingOptions()[i].number, hashedAnswer(s.rulings, i));
    return digest.result();
}

} // namespace magister::messina
