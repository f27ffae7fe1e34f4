// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/random_player.h"

#include "engine/messina/notation.h"

namespace magister::cli {

RandomPlayer::Game RandomPlayer::play(const messina::Setup& setup, bool check, bool record) {
    using namespace messina;
    // No game comes near this; one that does would never end.
    constexpr std::size_t tooLong = 20000;
    Game game;
    Start start = newGame(m_definition, setup);
    game.state = start.state;
    if (record) game.events = start.events;
    Random random = Random::seeded(setup.seed ^ 0x5DEECE66Du);
    while (!game.state.over()) {
        m_choices.clear();
        listChoices(m_definition, game.state, game.state.toAct(), Listing::LegalOnly, m_choices);
        if (m_choices.empty() || game.choices > tooLong) {
            game.violation = m_choices.empty() ? "no choice is legal" : "the game does not end";
            return game;
        }
        const Command command = m_choices[random.below(static_cast<std::uint32_t>(m_choices.size()))].command;
        if (record) game.commands.push_back(toText(m_definition, game.state, command));
        m_events.clear();
        perform(m_definition, game.state, command, m_events);
        ++game.choices;
        if (record) game.events.insert(game.events.end(), m_events.begin(), m_events.end());
        if (!check) continue;
        const auto violations = messina::check(m_definition, game.state);
        if (!violations.empty()) {
            game.violation = violations.front();
            return game;
        }
    }
    return game;
}

} // namespace magister::cli
