// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/game/shared_table.h"

#include <QObject>
#include <QSet>

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
                            [this] {
                                const int seat = mayTakeBack();
                                if (seat == 0 || !takeBack) return m_table.setBusy(false);
                                m_waiting.insert(seat);
                                takeBack(seat);
                            },
                            [this] { return mayTakeBack() > 0; }, [this] { return m_connected; }});
        // Another seat looks, or nobody does any more: it has been told something else.
        QObject::connect(&table, &Table::changed, &m_context, [this] { showLooker(); });
    }
    ~GuestTableOf() override {
        m_table.setElsewhere({nullptr, nullptr, [] { return false; }, [] { return false; }});
    }

    void setSeats(const QList<int>& seats) override {
        m_seats = seats;
        m_waiting.intersect(QSet<int>(seats.begin(), seats.end()));
        std::erase_if(m_views, [&](const auto& view) { return !isOurs(view.first) && m_views.size() > 1; });
        m_shown = -1;
        m_table.setSeatsHere(seats);
        showLooker();
        // Nothing can be given for a seat before it is told how the game stands.
        if (!isTold()) m_table.setBusy(true);
    }
    bool see(const network::PositionTold& told) override {
        const auto state = Network::stateFromJson(told.position);
        if (!state || told.seat > state->playerCount || state->playerCount != m_setup.players || state->over() != told.over ||
            !fits(m_definition, *state))
            return false;
        if (!isOurs(told.seat)) return true; // a seat that was given up meanwhile
        View& view = m_views[told.seat];
        if (view.isTakenBack(told, *state)) {
            view.session->takeBack();
            view.back = true;
        } else if (told.undos != view.told.undos || told.step < view.told.step || told.events < static_cast<int>(view.known())) {
            view.again = true;
            view.fresh.clear();
        }
        view.told = told;
        view.told.position.clear();
        view.next = *state;
        askOn(told.seat, view);
        arrive();
        return true;
    }
    bool tell(const network::EventsTold& told) override {
        const auto found = m_views.find(told.seat);
        if (found == m_views.end()) return true; // a seat that was given up meanwhile
        View& view = found->second;
        view.asking = false;
        // What was asked for before an undo is asked for again.
        if (told.from != static_cast<int>(view.known())) {
            askOn(told.seat, view);
            return true;
        }
        std::vector<Event> events;
        for (const QByteArray& json : told.events) {
            // What has happened since the position that is told of belongs to the next one.
            if (static_cast<int>(view.known() + events.size()) == view.told.events) break;
            const auto event = Network::eventFromJson(json);
            if (!event || !fits(m_definition, view.next, *event)) return false;
            events.push_back(*event);
        }
        if (events.empty() && !view.isWhole()) return false;
        view.fresh.insert(view.fresh.end(), events.begin(), events.end());
        askOn(told.seat, view);
        arrive();
        return true;
    }
    void waitFor(int seat) override {
        m_waiting.insert(seat);
        m_table.setBusy(true);
    }
    void done(int seat) override {
        m_lastGiver = seat;
        m_waiting.remove(seat); // the position that it leads to frees the table
    }
    void refused(int seat, const QString&, const QString& rule) override {
        free(seat);
        m_table.sayNotTaken(rule);
    }
    void failed(int seat) override {
        free(seat);
        m_table.sayNotTaken({});
    }
    void setConnected(bool connected) override {
        m_connected = connected;
        // What was asked for is answered no more; whoever comes back is told the position again, and asks again.
        for (auto& [seat, view] : m_views)
            view.asking = false;
    }

private:
    /// What was told of one seat.
    struct View {
        std::optional<Session> session; ///< as the table shows it, or would
        std::vector<Event> fresh;       ///< told since
        State next{};                   ///< the position that they lead to
        network::PositionTold told;     ///< of it, without the position
        bool asking{};
        bool again{}; ///< something was taken back: everything is told again, and `fresh` begins at the beginning
        bool back{};  ///< the last command was taken back, and nothing else has happened

        /// Whether the position is the one before the last command that was told of: what led there need not be told again.
        bool isTakenBack(const network::PositionTold& now, const State& state) const {
            if (!session || again || !fresh.empty() || session->moves().empty() || now.undos != told.undos + 1) return false;
            const auto& last = session->moves().back();
            return last.before == state && static_cast<int>(last.firstEvent) == now.events;
        }

        std::size_t known() const { return (session && !again ? session->events().size() : 0) + fresh.size(); }
        bool isWhole() const { return static_cast<int>(known()) >= told.events; }
        /// Precondition: there is a session.
        bool isFurther() const { return !fresh.empty() || !(session->state() == next); }
        bool isNews() const { return again || back || !session || isFurther(); }
    };

    /// Whether that seat counts: one of this screen, or where there is none whoever looks on.
    bool isOurs(int seat) const { return m_seats.isEmpty() ? seat == 0 : m_seats.contains(seat); }
    /// The host has answered a command of that seat without doing it.
    void free(int seat) {
        m_waiting.remove(seat);
        if (m_waiting.isEmpty() && isTold()) m_table.setBusy(false);
    }
    /// Whether every seat of this screen, or else whoever looks on, has been told how the game stands.
    bool isTold() const {
        const auto told = [this](int seat) {
            const auto view = m_views.find(seat);
            return view != m_views.end() && view->second.session;
        };
        return m_seats.isEmpty() ? told(0) : std::all_of(m_seats.begin(), m_seats.end(), told);
    }
    /// The seat of this screen that may take back what it did last; 0 for none.
    int mayTakeBack() const {
        for (const auto& [seat, view] : m_views)
            if (seat > 0 && view.told.mayTakeBack) return seat;
        return 0;
    }
    void giveAway(std::uint8_t player, const Command& command) {
        const auto view = m_views.find(player + 1);
        if (view == m_views.end() || !view->second.session || !give) {
            m_table.setBusy(false);
            return m_table.sayNotTaken({});
        }
        const auto& state = view->second.session->state();
        m_waiting.insert(player + 1);
        give(player + 1, QString::fromStdString(Network::toText(m_definition, state, command)));
    }
    void askOn(int seat, View& view) {
        if (view.isWhole() || view.asking || !ask) return;
        view.asking = true;
        ask(seat, static_cast<int>(view.known()));
    }
    /// The game goes on at this table once all seats of it have been told the same: what one knows of a move leads nowhere
    /// else than what another does.
    void arrive() {
        const View* first = nullptr;
        bool news = false;
        for (const auto& [seat, view] : m_views) {
            if (!isOurs(seat)) continue;
            if (!first) first = &view;
            if (!view.isWhole() || view.told.step != first->told.step || view.told.undos != first->told.undos) return;
            news = news || view.isNews();
        }
        if (!first) return;
        std::erase_if(m_views, [&](const auto& view) { return !isOurs(view.first); });
        // Another's move changes nothing about a command of ours that is still on its way.
        if (m_waiting.isEmpty()) m_table.setBusy(false);
        // It was told again: whether something may be taken back can be another thing.
        if (!news) return m_table.retell();
        const int last = std::exchange(m_lastGiver, 0);
        bool goesOn = true;
        for (auto& [seat, view] : m_views) {
            const bool begins = view.again || !view.session;
            if (seat == m_shown && (begins || view.back)) goesOn = false;
            if (begins) view.session = Session::told(m_definition, m_setup, view.next, view.fresh, view.told.step > 0);
            else if (view.isFurther()) view.session->tellOn(giver(view, last), view.next, view.fresh);
            view.again = view.back = false;
            view.fresh.clear();
        }
        if (const auto shown = m_views.find(m_shown); goesOn && shown != m_views.end()) m_table.follow(*shown->second.session);
        else m_shown = -1;
        showLooker();
    }
    /// Who has led from the present position to the next one, as far as it is told: one of this screen if the host has
    /// just acknowledged it, else the first of the others who were asked.
    std::uint8_t giver(const View& view, int last) const {
        if (last > 0) return static_cast<std::uint8_t>(last - 1);
        const auto asked = Network::allAsked(view.session->state());
        for (const bool ours : {false, true})
            for (std::uint8_t player = 0; player < m_setup.players; ++player)
                if (asked >> player & 1 && m_seats.contains(player + 1) == ours) return player;
        return 0;
    }
    /// Whose knowledge the table shows: of whoever looks, if that is told of already.
    int looker() const {
        const int looking = m_table.lookingSeat();
        if (const auto view = m_views.find(looking); view != m_views.end()) return looking;
        // Nobody is asked any more: who looked goes on looking.
        if (m_views.contains(m_shown)) return m_shown;
        return m_views.empty() ? -1 : m_views.begin()->first;
    }
    void showLooker() {
        if (m_showing) return; // showing changes the table, too
        m_showing = true;
        // What another seat knows may ask that seat in turn.
        for (int more = 2; more > 0; --more) {
            const int seat = looker();
            if (seat < 0 || seat == m_shown) break;
            const auto view = m_views.find(seat);
            if (!view->second.session) break;
            m_shown = seat;
            m_table.restore(*view->second.session);
        }
        m_showing = false;
    }

    GameTable& m_table;
    const Definition& m_definition;
    Setup m_setup;
    QList<int> m_seats;          ///< of this screen
    std::map<int, View> m_views; ///< by seat; 0 for an onlooker
    int m_shown{-1};             ///< the seat whose knowledge the table shows
    int m_lastGiver{};
    QSet<int> m_waiting; ///< seats of which a command has not been answered
    bool m_showing{};
    bool m_connected{true};
    QObject m_context;
};

} // namespace magister
