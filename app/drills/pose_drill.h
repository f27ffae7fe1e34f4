// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/drills/posed_drill.h"
#include "app/drills/random_play.h"

#include <span>

/// From the line of a drill to its position and its question. `Game` is described in random_play.h.
namespace magister {

/// The setup that a drill names; nothing where there is no such table.
template <class Game>
std::optional<typename Game::Setup> setupOf(const typename Game::Definition& definition, const Drill& drill) {
    auto setup = Game::setup(definition, drill.table, drill.seed);
    if (!setup || !validate(definition, *setup).empty()) return std::nullopt;
    return setup;
}

/// Plays to the position that a drill names. `eachMove` is given the play after every move; false: not to be played.
template <class Game, class EachMove>
std::optional<typename Game::State> replayed(const typename Game::Definition& definition, const Drill& drill,
                                             EachMove eachMove) {
    const auto setup = setupOf<Game>(definition, drill);
    if (!setup) return std::nullopt;
    RandomPlayOf<Game> play(definition, *setup);
    while (play.moves() < drill.moves)
        if (!play.step() || !eachMove(play)) return std::nullopt;
    return play.state();
}

/// The position that a drill names; nothing where it cannot be played.
template <class Game>
std::optional<typename Game::State> positionOf(const typename Game::Definition& definition, const Drill& drill) {
    return replayed<Game>(definition, drill, [](const RandomPlayOf<Game>&) { return true; });
}

/// The session that has led to the position of a drill; nothing where it cannot be played.
template <class Session, class Game>
std::optional<Session> sessionTo(const typename Game::Definition& definition, const Drill& drill) {
    const auto setup = setupOf<Game>(definition, drill);
    if (!setup) return std::nullopt;
    Session session(definition, *setup);
    const auto give = [&](const RandomPlayOf<Game>& play) { return !session.give(play.mover(), play.command()); };
    if (!replayed<Game>(definition, drill, give)) return std::nullopt;
    return session;
}

/// What a drill may ask, by the first word of Drill::about.
template <class Posed> struct FormOf {
    std::string_view word;
    DrillKind kind;
    bool (*ask)(const typename Posed::Definition&, Posed&); ///< fills in the answers, or says that it cannot
};

/// Poses a drill over that position, which must be the one it names; nothing where it cannot be posed.
template <class Posed>
std::optional<Posed> posedBy(std::span<const FormOf<Posed>> forms, const typename Posed::Definition& definition,
                             const typename Posed::Game::State& state, const Drill& drill) {
    using Game = typename Posed::Game;
    Posed posed;
    posed.kind = drill.kind;
    posed.about = DrillAbout::fromText(drill.about);
    const auto form = std::find_if(forms.begin(), forms.end(), [&](const FormOf<Posed>& row) {
        return row.word == posed.about.form && row.kind == drill.kind;
    });
    const auto rule = Game::rule(drill.atom.toStdString());
    if (form == forms.end() || !rule || state.over() || drill.seat < 1 || drill.seat > state.playerCount)
        return std::nullopt;
    posed.rule = *rule;
    posed.seat = static_cast<typename Game::PlayerIndex>(drill.seat - 1);
    posed.before = posed.after = state;
    const std::uint64_t seed =
        drill.seed * 1000003u + static_cast<std::uint64_t>(drill.moves) * 31u + static_cast<std::uint64_t>(*rule);
    posed.random = Random::seeded(seed);
    posed.mixing = Random::seeded(~seed);
    if (!posed.about.command.empty()) {
        posed.command = Game::command(definition, state, posed.about.command);
        if (!posed.command) return std::nullopt;
        const auto giver = Game::giver(state, posed.seat, *posed.command);
        posed.refusal = refuse(definition, state, giver, *posed.command);
        if (!posed.refusal) Game::perform(definition, posed.after, giver, *posed.command, posed.events);
    }
    if (!form->ask(definition, posed)) return std::nullopt;
    if (posed.kind == DrillKind::Pick) turnAnswers(posed);
    return posed;
}

/// Poses a drill over the position that it names; nothing where it cannot be posed. The namespace of the game gives
/// poseAt(definition, state, drill), which knows its forms.
template <class Game> auto posedFrom(const typename Game::Definition& definition, const Drill& drill) {
    const auto state = positionOf<Game>(definition, drill);
    return state ? poseAt(definition, *state, drill) : std::nullopt;
}

} // namespace magister
