// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/drills/play.h"

#include "app/orleans/drills/made_up.h"
#include "engine/orleans/notation.h"

#include <QStringList>

#include <array>

namespace magister::orleans {

namespace {

/// What brings a game on comes first, what takes back or gives up comes last.
struct EvenWeight {
    const Definition& def;
    const State& state;
    PlayerIndex player;

    /// Whoever scatters followers over all places never gets to act: what is begun is finished.
    std::uint32_t begun(PlaceId id) const {
        const Place& place = def.place(id);
        const int needed = place.minFilled != 0 ? place.minFilled : static_cast<int>(place.actionSlots.size());
        const int missing = needed - state.players[player].work.at(id).filled() - 1;
        return missing <= 0 ? 60 : missing == 1 ? 8 : 1;
    }
    /// Early knights: whoever draws more does more.
    std::uint32_t early(PlaceId id) const { return id == PlaceId::Castle && state.round < 8 ? 4 : 1; }
    std::uint32_t place(std::uint32_t weight, PlaceId id) const { return weight * early(id) * begun(id); }

    std::uint32_t operator()(const PlaceFollower& c) const { return place(20, c.place); }
    std::uint32_t operator()(const PlaceTechnology&) const { return 600; }
    std::uint32_t operator()(const TakeBack&) const { return 1; }
    std::uint32_t operator()(const Done&) const { return 12; }
    std::uint32_t operator()(const DrawFollowers& c) const { return 10u * c.count * c.count; }
    std::uint32_t operator()(const Retrieve&) const { return 6; }
    std::uint32_t operator()(const UsePlace&) const { return 60; }
    std::uint32_t operator()(const Pass&) const { return 3; }
    std::uint32_t operator()(const Decline&) const { return 3; }
    std::uint32_t operator()(const TakeTile& c) const { return isExtraTile(c.tile) ? 60 : 10; }
    template <class C> std::uint32_t operator()(const C&) const { return 10; }
};

/// Goods and trading stations.
struct TravellerWeight : EvenWeight {
    using EvenWeight::operator();
    static std::uint32_t use(PlaceId id) {
        return id == PlaceId::Ship || id == PlaceId::Wagon || id == PlaceId::Guildhall || id == PlaceId::HorseWagon
                   ? 80
                   : 12;
    }
    std::uint32_t operator()(const PlaceFollower& c) const { return place(use(c.place), c.place); }
    std::uint32_t operator()(const Decline&) const { return 1; }
};

/// Development, monks, deeds and citizens.
struct DeveloperWeight : EvenWeight {
    using EvenWeight::operator();
    static std::uint32_t use(PlaceId id) {
        return id == PlaceId::University || id == PlaceId::Scriptorium || id == PlaceId::TownHall ||
                       id == PlaceId::Monastery || id == PlaceId::Library || id == PlaceId::Windmill
                   ? 80
                   : 12;
    }
    std::uint32_t operator()(const PlaceFollower& c) const { return place(use(c.place), c.place); }
};

/// Place tiles and what they do, and technology.
struct TownsmanWeight : EvenWeight {
    using EvenWeight::operator();
    static std::uint32_t use(PlaceId id) {
        return isTile(id) ? 300 : id == PlaceId::Village ? 80 : id == PlaceId::TownHall ? 2 : 12;
    }
    std::uint32_t operator()(const PlaceFollower& c) const { return place(use(c.place), c.place); }
    std::uint32_t operator()(const RecruitFollower& c) const { return c.follower == Follower::Trader ? 60 : 10; }
};

/// Coins go as soon as they come; nobody farms.
struct SpenderWeight : EvenWeight {
    using EvenWeight::operator();
    static std::uint32_t use(PlaceId id) {
        switch (id) {
        case PlaceId::Pharmacy:
        case PlaceId::Bakery:
        case PlaceId::Tribunal:
            return 200;
        case PlaceId::Village:
            return 60;
        case PlaceId::Ship:
        case PlaceId::Wagon:
            return 40;
        case PlaceId::Farmhouse:
        case PlaceId::TownHall:
        case PlaceId::Brewery:
        case PlaceId::Cellar:
        case PlaceId::Office:
        case PlaceId::Hospital:
            return 1;
        default:
            return 14;
        }
    }
    std::uint32_t operator()(const PlaceFollower& c) const { return place(use(c.place), c.place); }
    std::uint32_t operator()(const BuyDevelopment& c) const { return 10u * c.coins * c.coins; }
    std::uint32_t operator()(const TakeTile& c) const { return c.tile == PlaceId::Pharmacy ? 400 : 10; }
    std::uint32_t operator()(const RecruitFollower& c) const { return c.follower == Follower::Boatman ? 1 : 10; }
    std::uint32_t operator()(const TakeDeedReward& c) const { return c.development ? 20 : 1; }
};

/// Whether there is such an answer to such a question.
bool decide(Rulings& rulings, const std::string& option, const std::string& choice) {
    const std::size_t index = rulingIndex(option);
    const auto answered = index < rulingCount ? choiceIndex(index, choice) : std::nullopt;
    if (answered) setAnswer(rulings, index, *answered);
    return answered.has_value();
}

} // namespace

std::optional<Setup> PlayGame::setup(const Definition& definition, const QString& table, std::uint64_t seed) {
    const QStringList words = table.split(u',');
    bool ok = false;
    const int players = words.front().toInt(&ok);
    if (!ok || players < static_cast<int>(minPlayers) || players > static_cast<int>(maxPlayers)) return std::nullopt;
    Setup setup{.players = static_cast<std::uint8_t>(players), .seed = seed, .pinned = {}, .rulings = {}};
    setup.startPlayer = static_cast<PlayerIndex>(seed % setup.players);
    for (const QString& word : words.mid(1)) {
        const auto equals = word.indexOf(u'=');
        if (word == QLatin1String("extra-tiles"))
            setup.extraTiles = true;
        else if (word == QLatin1String("fewer-tiles"))
            setup.fewerTiles = true;
        else if (auto lines = madeUpLines(definition, word.toStdString(), setup.players); !lines.empty())
            setup.arranged = std::move(lines);
        else if (equals < 0 ||
                 !decide(setup.rulings, word.left(equals).toStdString(), word.mid(equals + 1).toStdString()))
            return std::nullopt;
    }
    return setup;
}

std::pair<State, Events> PlayGame::start(const Definition& definition, const Setup& setup) {
    Opening opening = newGame(definition, setup);
    return {opening.state, std::move(opening.events)};
}

PlayerIndex PlayGame::mover(const State& state, Random& random) {
    std::array<PlayerIndex, maxPlayers> asked{};
    std::uint32_t count = 0;
    for (PlayerIndex p = 0; p < state.playerCount; ++p)
        if (state.isAsked(p)) asked[count++] = p;
    return count > 1 ? asked[random.below(count)] : asked[0];
}

void PlayGame::list(const Definition& definition, const State& state, PlayerIndex player,
                    std::vector<Choice>& choices) {
    listChoices(definition, state, player, Listing::LegalOnly, choices);
}

std::uint32_t PlayGame::weight(const Definition& definition, Purpose purpose, const State& state, PlayerIndex player,
                               const Command& command) {
    const EvenWeight even{definition, state, player};
    switch (purpose) {
    case Purpose::Any:
    case Purpose::Even:
        return std::visit(even, command);
    case Purpose::Traveller:
        return std::visit(TravellerWeight{even}, command);
    case Purpose::Developer:
        return std::visit(DeveloperWeight{even}, command);
    case Purpose::Townsman:
        return std::visit(TownsmanWeight{even}, command);
    case Purpose::Spender:
        return std::visit(SpenderWeight{even}, command);
    }
    return 1;
}

void PlayGame::perform(const Definition& definition, State& state, PlayerIndex player, const Command& command,
                       Events& events) {
    orleans::perform(definition, state, player, command, events);
}

std::optional<Command> PlayGame::command(const Definition& definition, const State&, const std::string& text) {
    return commandIn<Command>(commandFromText(definition, text));
}

std::string PlayGame::text(const Definition& definition, const State&, const Command& command) {
    return toText(definition, command);
}

PlayerIndex PlayGame::giver(const State& state, PlayerIndex seat, const Command& command) {
    if (!std::holds_alternative<Proceed>(command)) return seat;
    for (PlayerIndex p = 0; p < state.playerCount; ++p)
        if (state.kind(p) == PromptKind::TurnHourglass || state.kind(p) == PromptKind::ResolveEvent) return p;
    return seat;
}

bool PlayGame::isAsked(const State& state, PlayerIndex seat) {
    return state.isAsked(seat);
}

} // namespace magister::orleans
