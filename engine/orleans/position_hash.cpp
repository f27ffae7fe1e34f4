// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/orleans/position_hash.h"

#include "engine/core/position_digest.h"

namespace magister::orleans {

namespace {

using Digest = PositionDigest;

template <class Values> void addAll(Digest& digest, std::uint64_t field, std::uint64_t which, const Values& values) {
    for (std::size_t i = 0; i < values.size(); ++i)
        digest.add(field, which << 16 | i, values[i]);
}

void addWorkforce(Digest& digest, std::uint64_t first, std::uint64_t seat, const Workforce& work) {
    addAll(digest, first, seat, work.market);
    addAll(digest, first + 1, seat, work.tower);
    for (std::size_t i = 0; i < work.places.size(); ++i) {
        for (std::size_t slot = 0; slot < maxPlaceSlots; ++slot)
            digest.add(first + 2, seat << 16 | i << 4 | slot, work.places[i].tokens[slot]);
        digest.add(first + 3, seat << 16 | i, work.places[i].fresh);
    }
    addAll(digest, first + 4, seat, work.theatre.counts);
    addAll(digest, first + 5, seat, work.theatreFresh[0].counts);
    addAll(digest, first + 6, seat, work.theatreFresh[1].counts);
    digest.add(first + 7, seat, work.technologies);
    digest.add(first + 8, seat, work.technologiesPlaced);
}

void addPlayer(Digest& digest, std::uint64_t seat, const Player& player) {
    digest.add(1, seat, player.tiles);
    digest.add(2, seat, static_cast<std::uint64_t>(player.coins));
    digest.add(3, seat, static_cast<std::uint64_t>(static_cast<std::int64_t>(player.points)));
    addAll(digest, 4, seat, player.bag.counts);
    digest.add(5, seat, player.bagHidden);
    addAll(digest, 6, seat, player.hand);
    addAll(digest, 7, seat, player.pinned);
    addAll(digest, 8, seat, player.tracks);
    addAll(digest, 9, seat, player.wares);
    digest.add(10, seat, player.development);
    digest.add(11, seat, player.coinSpacesPaid);
    digest.add(12, seat, player.stations);
    digest.add(13, seat, player.citizens);
    digest.add(14, seat, player.merchant);
    digest.add(15, seat, player.newTechnologies);
    digest.add(16, seat, player.drawn);
    digest.add(17, seat, player.retrieved);
    digest.add(18, seat, std::uint64_t{player.bathed});
}

void addTable(Digest& digest, const State& s) {
    digest.add(50, 0, s.stacks);
    digest.add(51, 0, static_cast<std::uint64_t>(static_cast<std::int64_t>(s.bank)));
    digest.add(52, 0, s.citizensLeft);
    for (std::size_t i = 0; i < s.map.size(); ++i)
        digest.addIndex(53, i, s.map[i]);
    addAll(digest, 54, 0, s.goods);
    addAll(digest, 55, 0, s.goodsGone);
    addAll(digest, 56, 0, s.supply);
    addAll(digest, 57, 0, s.followersGone);
    digest.add(58, 0, s.technologies);
    digest.add(59, 0, s.technologiesGone);
    addAll(digest, 60, 0, s.stationsAt);
    for (std::size_t deed = 0; deed < s.deeds.size(); ++deed)
        addAll(digest, 61, deed, s.deeds[deed]);
    digest.addPile(62, 0, s.hourglass);
    addAll(digest, 63, 0, s.eventsSeen);
}

/// The rule that a question names explains it and changes nothing, but for a debt: payments are told by it.
void addQuestion(Digest& digest, std::uint64_t at, const Prompt& prompt) {
    digest.add(80, at, prompt.kind);
    digest.addIndex(81, at, prompt.place);
    digest.add(82, at, prompt.amount);
    digest.addIndex(83, at, prompt.connection);
}

} // namespace

std::uint64_t positionHash(const State& s) {
    Digest digest;
    for (std::size_t p = 0; p < s.playerCount; ++p) {
        addPlayer(digest, p, s.players[p]);
        addWorkforce(digest, 20, p, s.players[p].work);
        addWorkforce(digest, 30, p, s.plansBefore[p]);
        for (std::size_t i = 0; i < s.questionCount[p]; ++i)
            addQuestion(digest, p << 8 | i, s.questions[p][i]);
    }
    addTable(digest, s);
    for (std::size_t i = 0; i < s.random.words.size(); ++i)
        digest.add(90, i, s.random.words[i]);
    digest.add(91, 0, s.event);
    digest.add(92, 0, std::uint64_t{s.eventKnown});
    digest.add(93, 0, s.stage);
    digest.add(94, 0, s.playerCount);
    digest.add(95, 0, s.round);
    digest.add(96, 0, s.startPlayer);
    digest.addIndex(97, 0, s.active);
    digest.add(98, 0, s.done);
    digest.add(99, 0, s.seatsSettled);
    digest.add(100, 0, s.winners);
    digest.add(101, 0, std::uint64_t{s.extraTiles});
    for (std::size_t i = 0; i < rulingCount; ++i)
        digest.add(102, rulingOptions()[i].number, hashedAnswer(s.rulings, i));
    return digest.result();
}

} // namespace magister::orleans
