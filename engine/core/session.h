// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace magister {

/// One game being played: definition, setup, every command, and the position before each. A value: copy it to keep a
/// checkpoint. `Game` names the types of a game and its few functions:
///
///   Definition Setup State Command Event Refusal
///   static std::pair<State, std::vector<Event>> start(const Definition&, const Setup&);
///   static std::variant<std::pair<State, std::vector<Event>>, Refusal>
///       decide(const Definition&, const State&, std::uint8_t player, const Command&);
///   static bool reveals(const Event&);
///   static int round(const State&);
///   static int round(const Event&, int before); ///< the round that holds from this event on
template <class Game> class Session {
public:
    using Definition = typename Game::Definition;
    using Setup = typename Game::Setup;
    using State = typename Game::State;
    using Command = typename Game::Command;
    using Event = typename Game::Event;
    using Refusal = typename Game::Refusal;

    /// What happened, and in which round.
    struct Told {
        int round{};
        Event event;
    };
    /// A command that was accepted.
    struct Move {
        std::uint8_t player{};
        Command command;
        State before;
        std::size_t firstEvent{}; ///< index into events()
        bool revealed{};          ///< showed something hidden: undo stops here
    };

    /// The definition must outlive the session. Precondition: the setup is valid.
    Session(const Definition& definition, const Setup& setup) : m_definition(&definition), m_setup(setup) {
        auto [state, events] = Game::start(definition, setup);
        m_state = state;
        tell(events, m_state);
        m_opening = m_events.size();
    }

    /// A game that is played elsewhere, as far as it is told of: from a position, and what has happened until then. `begun`:
    /// commands have led there, which are not told. It goes on by tellOn(); nothing can be undone in it.
    static Session told(const Definition& definition, const Setup& setup, const State& position, const std::vector<Event>& events,
                        bool begun) {
        Session session(definition, setup, position);
        session.m_joined = begun;
        // What has been told before any round began belongs to the first.
        int round = Game::round(position) > 0 ? 1 : 0;
        for (const Event& event : events) {
            round = Game::round(event, round);
            session.m_events.push_back({round, event});
        }
        session.m_opening = events.size();
        return session;
    }
    /// The next position that is told of, and what has happened since. `player` has given the command, which is not told.
    void tellOn(std::uint8_t player, const State& position, const std::vector<Event>& events) {
        m_moves.push_back({player, Command{}, m_state, m_events.size(), true});
        m_state = position;
        tell(events, m_moves.back().before);
    }

    const Definition& definition() const { return *m_definition; }
    const Setup& setup() const { return m_setup; }
    const State& state() const { return m_state; }
    const std::vector<Told>& events() const { return m_events; }
    const std::vector<Move>& moves() const { return m_moves; }
    /// Number of events before the first command.
    std::size_t opening() const { return m_opening; }
    /// Whether commands that are not told here were given before the first of moves().
    bool joined() const { return m_joined; }

    /// Carries out a command, or returns why not; a refused command leaves no trace.
    std::optional<Refusal> give(std::uint8_t player, const Command& command) {
        auto decision = Game::decide(*m_definition, m_state, player, command);
        if (auto* refused = std::get_if<Refusal>(&decision)) return *refused;
        auto& [state, events] = std::get<0>(decision);
        Move move{player, command, m_state, m_events.size(), false};
        for (const Event& event : events)
            move.revealed = move.revealed || Game::reveals(event);
        // Repeating the command that was undone keeps the rest of the redo list; any other command clears it.
        if (canRedo() && redoing().player == player && redoing().command == command)
            m_undone.pop_back();
        else
            m_undone.clear();
        m_moves.push_back(std::move(move));
        m_state = state;
        tell(events, m_moves.back().before);
        return std::nullopt;
    }

    /// A command that was taken back.
    struct Undone {
        std::uint8_t player{};
        Command command;
    };
    bool canUndo() const { return !m_moves.empty() && !m_moves.back().revealed; }
    /// Takes back the last command. Precondition: canUndo().
    void undo() {
        std::vector<Undone> undone = std::move(m_undone);
        undone.push_back({m_moves.back().player, m_moves.back().command});
        takeBack();
        m_undone = std::move(undone);
    }
    /// Whether a command was undone and nothing else has been done since. To redo it, give it again.
    bool canRedo() const { return !m_undone.empty(); }
    /// The command that was taken back last. Precondition: canRedo().
    const Undone& redoing() const { return m_undone.back(); }
    /// Nothing can be redone any more.
    void forgetUndone() { m_undone.clear(); }
    /// Takes back the last command whatever it showed; for lessons and replays only. Precondition: a command was given.
    void takeBack() {
        m_state = m_moves.back().before;
        m_events.resize(m_moves.back().firstEvent);
        m_moves.pop_back();
        m_undone.clear();
    }

    /// A separate game that continues from `from` after so many commands of this one: the events until then can be
    /// read, but not undone. Precondition: step <= moves().size().
    Session branched(std::size_t step, const State& from) const {
        Session branch(*this);
        if (step < m_moves.size()) branch.m_events.resize(m_moves[step].firstEvent);
        branch.m_moves.clear();
        branch.m_undone.clear();
        branch.m_opening = branch.m_events.size();
        branch.m_state = from;
        return branch;
    }

    /// Gives commands one after another; stops at the first that is refused and says which and why.
    struct Stop {
        std::size_t command{};
        Refusal refusal;
    };
    std::optional<Stop> replay(const std::vector<std::pair<std::uint8_t, Command>>& commands) {
        for (std::size_t i = 0; i < commands.size(); ++i)
            if (auto refused = give(commands[i].first, commands[i].second)) return Stop{i, *refused};
        return std::nullopt;
    }

    /// The same commands from another setup, if that leads to the same game: every command is accepted, produces the
    /// same events, and reaches a position that `same(ours, theirs)` accepts. Undo reaches as far back as in this
    /// session.
    template <class Same> std::optional<Session> replayed(const Setup& setup, Same same) const {
        Session other(*m_definition, setup);
        if (other.m_opening != m_opening || !other.toldAsIn(*this, 0)) return std::nullopt;
        other.m_moves.reserve(m_moves.size());
        for (const Move& move : m_moves) {
            if (!same(move.before, other.m_state)) return std::nullopt;
            const std::size_t from = other.m_events.size();
            if (other.give(move.player, move.command) || !other.toldAsIn(*this, from)) return std::nullopt;
        }
        if (!same(m_state, other.m_state) || other.m_events.size() != m_events.size()) return std::nullopt;
        return other;
    }

private:
    Session(const Definition& definition, const Setup& setup, const State& position)
        : m_definition(&definition), m_setup(setup), m_state(position) {}
    /// Whether all events from there on equal those of the other session.
    bool toldAsIn(const Session& other, std::size_t from) const {
        if (m_events.size() > other.m_events.size()) return false;
        for (std::size_t i = from; i < m_events.size(); ++i)
            if (m_events[i].round != other.m_events[i].round || !(m_events[i].event == other.m_events[i].event))
                return false;
        return true;
    }
    void tell(const std::vector<Event>& events, const State& before) {
        int round = Game::round(before);
        for (const Event& event : events) {
            round = Game::round(event, round);
            m_events.push_back({round, event});
        }
    }

    const Definition* m_definition;
    Setup m_setup;
    State m_state{};
    std::vector<Told> m_events;
    std::vector<Move> m_moves;
    std::vector<Undone> m_undone; ///< taken back, the last one at the end
    std::size_t m_opening{};
    bool m_joined{};
};

} // namespace magister
