// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/game/shared_table.h"

#include <QObject>

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace magister {

/// A table of a game that stands on another device. `Network` is the game as the network knows it:
///
///   static std::optional<State> stateFromJson(const QByteArray&);   static std::optional<Event> eventFromJson(const QByteArray&);
///   bool fits(const Definition&, const State&), bool fits(const Definition&, const State&, const Event&)   of its namespace:
///       whether every number in it is one that this game knows
///
/// Each seat of this screen is told of on its own; the table shows the game as whoever looks has been told.
template <class Network, class GameTable> class GuestTableOf : public GuestTable {
public:
    using Definition = typename Network::Definition;
    using Setup = typename Network::Setup;
    using State = typename Network::State;
    using Event = typename Network::Event;
    using Command = typename Network::Command;
    using Session = typename Network::Session;

    /// The table and the definition must outlive it. `setup`: as the game was set up, as far as its position tells.
    GuestTableOf(GameTable& table, const Definition& definition, const Setup& setup)
        : m_table(table), m_definition(definition), m_setup(setup) {
        table.setSeatsHere({});
        table.setElsewhere({[this](std::uint8_t player, const Command& command) { giveAway(player, command); },
                            [this](std::uint8_t player) {
                                if (takeBack) takeBack(player + 1);
                            },
                            [this](std::uint8_t player) {
                                const auto view = m_views.find(player + 1);
                                return view != m_views.end() && view->second.told.mayTakeBack;
                            },
                            [this] { return m_connected; }});
        // Another seat looks, or nobody does any more: it has been told something else.
        QObject::connect(&table, &Table::changed, &m_context, [this] { showLooker(); });
    }
    ~GuestTableOf() override { m_table.setElsewhere({nullptr, nullptr, [](std::uint8_t) { return false; }, [] { return false; }}); }

    void setSeats(const QList<int>& seats) override {
        m_table.setSeatsHere(seats);
        std::erase_if(m_views, [&](const auto& view) { return view.first != 0 && !seats.contains(view.first); });
        m_shown = -1;
        showLooker();
    }
    bool see(const network::PositionTold& told) override {
        const auto state = Network::stateFromJson(told.position);
        if (!state || told.seat > state->playerCount || state->playerCount != m_setup.players || state->over() != told.over ||
            !fits(m_definition, *state))
            return false;
        View& view = m_views[told.seat];
        const bool again = !view.session || told.undos != view.told.undos || told.step < view.told.step ||
                           told.events < static_cast<int>(view.known());
        if (again) {
            view.session.reset();
            view.fresh.clear();
        }
        view.told = told;
        view.told.position.clear();
        view.next = *state;
        if (static_cast<int>(view.known()) < told.events) {
            // What has happened follows; how it stands is seen at once.
            if (m_shown < 0 && !view.asking && told.seat == looker()) m_table.restore(Session::told(m_definition, m_setup, *state, {}));
            askOn(told.seat, view);
            return true;
        }
        arrive(told.seat, view);
        return true;
    }
    bool tell(const network::EventsTold& told) override {
        const auto found = m_views.find(told.seat);
        if (found == m_views.end() || !found->second.next) return true; // a seat that was given up meanwhile
        View& view = found->second;
        view.asking = false;
        // What was asked for before an undo is asked for again.
        if (told.from != static_cast<int>(view.known())) {
            if (static_cast<int>(view.known()) < view.told.events) askOn(told.seat, view);
            return true;
        }
        std::vector<Event> events;
        for (const QByteArray& json : told.events) {
            const auto event = Network::eventFromJson(json);
            if (!event || !fits(m_definition, *view.next, *event)) return false;
            events.push_back(*event);
        }
        if (events.empty() && static_cast<int>(view.known()) < view.told.events) return false;
        view.fresh.insert(view.fresh.end(), events.begin(), events.end());
        if (static_cast<int>(view.known()) < view.told.events) askOn(told.seat, view);
        else arrive(told.seat, view);
        return true;
    }
    void done(int seat) override { m_lastGiver = seat; }
    void refused(int, const QString&, const QString& rule) override {
        m_table.setBusy(false);
        m_table.sayNotTaken(rule);
    }
    void failed(int) override {
        m_table.setBusy(false);
        m_table.sayNotTaken({});
    }
    void setConnected(bool connected) override { m_connected = connected; }

private:
    /// What was told of one seat.
    struct View {
        std::optional<Session> session; ///< none: events from the beginning are still to be told
        std::vector<Event> fresh;       ///< told since
        std::optional<State> next;      ///< the position that they lead to
        network::PositionTold told;     ///< of it, without the position
        bool asking{};

        std::size_t known() const { return (session ? session->events().size() : 0) + fresh.size(); }
    };

    void giveAway(std::uint8_t player, const Command& command) {
        const auto view = m_views.find(player + 1);
        if (view == m_views.end() || !view->second.session || !give) return m_table.setBusy(false);
        const auto& state = view->second.session->state();
        give(player + 1, QString::fromStdString(Network::toText(m_definition, state, command)));
    }
    void askOn(int seat, View& view) {
        if (view.asking || !ask) return;
        view.asking = true;
        ask(seat, static_cast<int>(view.known()));
    }
    /// Everything that leads to the position of that seat has been told.
    void arrive(int seat, View& view) {
        const bool first = !view.session;
        if (first) {
            view.session = Session::told(m_definition, m_setup, *view.next, view.fresh);
        } else if (!(view.session->state() == *view.next) || !view.fresh.empty()) {
            view.session->tellOn(giver(view), *view.next, view.fresh);
        } else {
            // Nothing has happened but that it was told again: whether something may be taken back can be another thing.
            if (seat == m_shown) m_table.setBusy(false);
            m_table.retell();
            return;
        }
        view.fresh.clear();
        if (seat != looker()) return;
        m_table.setBusy(false);
        if (first || seat != m_shown) {
            m_shown = seat;
            m_table.restore(*view.session);
        } else {
            m_table.follow(*view.session);
        }
    }
    /// Who has led from the present position to the next one, as far as it is told: one of this screen if the host has
    /// just acknowledged it, else the first who was asked.
    std::uint8_t giver(const View& view) {
        const int last = std::exchange(m_lastGiver, 0);
        if (last > 0) return static_cast<std::uint8_t>(last - 1);
        const auto asked = Network::allAsked(view.session->state());
        for (std::uint8_t player = 0; player < m_setup.players; ++player)
            if (asked >> player & 1) return player;
        return 0;
    }
    /// Whose knowledge the table shows: of whoever looks, if that is told of already.
    int looker() const {
        const int looking = m_table.lookingSeat();
        if (const auto view = m_views.find(looking); view != m_views.end()) return looking;
        return m_views.empty() ? -1 : m_views.begin()->first;
    }
    void showLooker() {
        const int seat = looker();
        if (seat < 0 || seat == m_shown || m_showing) return;
        const auto view = m_views.find(seat);
        if (!view->second.session) return;
        m_showing = true; // restoring changes the table, too
        m_shown = seat;
        m_table.restore(*view->second.session);
        m_showing = false;
    }

    GameTable& m_table;
    const Definition& m_definition;
    Setup m_setup;
    std::map<int, View> m_views; ///< by seat; 0 for an onlooker
    int m_shown{-1};             ///< the seat whose knowledge the table shows
    int m_lastGiver{};
    bool m_showing{};
    bool m_connected{true};
    QObject m_context;
};

} // namespace magister
