// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/guest_game.h"

#include <algorithm>
#include <map>
#include <memory>
#include <optional>

namespace magister::network {

/// A guest's game over the engine of a game. `Game` as in HostedGameOf, and:
///
///   static std::optional<State> stateFromJson(const QByteArray&);   static std::optional<Event> eventFromJson(const QByteArray&);
///   bool fits(const Definition&, const State&), bool fits(const Definition&, const State&, const Event&)   of its namespace:
///       whether every number in it is one that this game knows
template <class Game> class GuestGameOf : public GuestGame {
public:
    using Definition = typename Game::Definition;
    using State = typename Game::State;

    /// `definition` is that of the pack with which the host plays.
    explicit GuestGameOf(std::shared_ptr<const Definition> definition) : m_definition(std::move(definition)) {}

    bool see(const PositionTold& told) override {
        const auto state = Game::stateFromJson(told.position);
        if (!state || !fits(*m_definition, *state) || told.seat > state->playerCount || state->over() != told.over) return false;
        m_seen[told.seat] = *state;
        return true;
    }
    QStringList commands(int seat) const override {
        QStringList texts;
        const auto seen = m_seen.find(seat);
        if (seat == 0 || seen == m_seen.end() || seen->second.over()) return texts;
        const State& state = seen->second;
        for (const auto& command : Game::legal(*m_definition, state, static_cast<std::uint8_t>(seat - 1)))
            texts.append(QString::fromStdString(Game::toText(*m_definition, state, command)));
        return texts;
    }
    bool understands(const EventsTold& told) const override {
        const auto seen = m_seen.find(told.seat);
        if (seen == m_seen.end()) return told.events.isEmpty();
        return std::all_of(told.events.begin(), told.events.end(), [&](const QByteArray& json) {
            const auto event = Game::eventFromJson(json);
            return event && fits(*m_definition, seen->second, *event);
        });
    }

private:
    std::shared_ptr<const Definition> m_definition;
    std::map<int, State> m_seen; ///< by seat
};

} // namespace magister::network
