// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/table/messina_table.h"

#include "app/messina/words/event_text.h"
#include "app/messina/table/history.h"
#include "app/messina/table/moves.h"
#include "app/messina/table/progress.h"
#include "app/messina/table/rows.h"
#include "app/messina/words/score_story.h"

#include <algorithm>

namespace magister::messina {

MessinaTable::MessinaTable(const Definition& definition, const Setup& setup, const QVector<Seat>& seats,
                           Languages languages, const QString& language, QObject* parent)
    : QObject(parent), m_session(definition, setup), m_seatsAtTable(seated(seats, setup)), m_languages(std::move(languages)),
      m_language(language), m_seats(roles::seats), m_places(roles::places), m_docks(roles::docks),
      m_squares(roles::squares), m_nodes(roles::nodes), m_overseers(roles::overseers), m_huts(roles::huts),
      m_workshops(roles::workshops), m_carts(roles::carts), m_ships(roles::ships), m_scroll(roles::scroll),
      m_books(roles::books), m_markets(roles::markets), m_rounds(roles::rounds), m_buttons(roles::buttons),
      m_variants(roles::variants), m_scores(roles::scores),
      m_log(roles::log, [this](const LogEntry& entry) {
          if (const auto* switched = std::any_cast<RulingAnswer>(&entry.event)) return switchRow(logScene(), *switched);
          return logRow(logScene(), std::any_cast<Event>(entry.event));
      }) {
    if (state().toAct() != none) m_viewSeat = state().toAct();
    look();
    appendLog(0);
    refresh();
}

void MessinaTable::look() {
    m_seen = observe(m_step ? positionAt(m_session, *m_step) : state(), m_viewSeat);
    if (m_step) m_present = observe(state(), m_viewSeat);
}

Scene MessinaTable::scene() const {
    return {definition(), m_seen.state, m_seatsAtTable, words(), m_offers, m_viewSeat, m_ours, m_yours};
}

Scene MessinaTable::logScene() const {
    return {definition(), m_step ? m_present.state : m_seen.state, m_seatsAtTable, words(), m_offers, m_viewSeat,
            m_ours,       m_yours};
}

void MessinaTable::setLanguage(const QString& code) {
    if (code == m_language) return;
    m_language = code;
    closeOverlays();
    refresh();
    emit languageChanged();
}

QString MessinaTable::stage() const {
    static const std::array<QString, 9> ids{"turns",    "production", "quarantine", "clear-town", "turn-order",
                                            "arrivals", "plague",     "scoring",    "over"};
    return ids[static_cast<std::size_t>(m_seen.state.stage)];
}

void MessinaTable::setViewSeat(int seat) {
    if (seat < 1 || seat > playerCount() || seat == viewSeat()) return;
    m_viewSeat = static_cast<PlayerIndex>(seat - 1);
    refresh();
    emit viewSeatChanged();
}

void MessinaTable::setBusy(bool busy) {
    if (busy == m_busy) return;
    m_busy = busy;
    emit busyChanged();
}

void MessinaTable::setOurs(std::function<bool(const std::string&)> ours) {
    m_ours = std::move(ours);
    refresh();
}

void MessinaTable::setYours(std::function<bool(const std::string&)> yours) {
    m_yours = std::move(yours);
    refresh();
}

void MessinaTable::setSeats(const QVector<Seat>& seats) {
    m_seatsAtTable = seats;
    refresh();
    m_log.retell();
}

void MessinaTable::refresh() {
    look();
    const State& seen = m_seen.state;
    const PlayerIndex active = seen.toAct();
    m_index = active == none ? TargetIndex{}
                             : TargetIndex(definition(), seen, active, choices(definition(), seen, active));
    m_offers = m_index.offers(definition(), seen, active, m_selected);
    const Scene now = scene();
    m_wheel = wheelRow(now);
    m_opponent = opponentRow(now);
    m_prompt = promptRow(now);
    if (m_step) { // what was asked then is no question now
        m_index = {};
        m_offers = {};
    }
    m_prompt.insert("progress", progressText(now, m_session, m_step.value_or(lastStep(m_session))));
    refreshRows(now);
    speak();
    emit changed();
    if (m_ticksOf == m_session.moves().size()) return;
    m_ticksOf = m_session.moves().size();
    emit ticksChanged();
}

void MessinaTable::refreshRows(const Scene& now) {
    m_seats.setRows(seatRows(now));
    m_places.setRows(placeRows(now));
    m_docks.setRows(dockRows(now));
    m_squares.setRows(squareRows(now));
    m_nodes.setRows(nodeRows(now));
    m_overseers.setRows(overseerRows(now));
    m_huts.setRows(hutRows(now));
    m_workshops.setRows(workshopRows(now));
    m_carts.setRows(cartRows(now));
    m_ships.setRows(shipRows(now));
    m_scroll.setRows(scrollRows(now));
    m_books.setRows(bookRows(now));
    m_markets.setRows(marketRows(now));
    m_rounds.setRows(roundRows(now));
    m_buttons.setRows(m_step ? Rows{} : buttonRows(now, m_index));
    m_variants.setRows(variantRows(now, m_open));
    // The score stays that of the game while its past is shown.
    m_scores.setRows(scoreRows(logScene(), scoreLines()));
}

std::vector<ScoreLine> MessinaTable::scoreLines() const {
    return state().over() ? messina::scoreLines(m_session) : std::vector<ScoreLine>{};
}

void MessinaTable::appendLog(std::size_t firstEvent) {
    QVector<LogEntry> entries;
    const auto& events = m_session.events();
    for (std::size_t i = firstEvent; i < events.size(); ++i)
        if (!eventKind(events[i].event).isEmpty())
            entries.append({events[i].round, observe(events[i].event, m_viewSeat)});
    m_log.append(entries);
}

void MessinaTable::shortenLog() {
    const auto& events = m_session.events();
    const auto later = [&](const RulingSwitched& one) { return one.after > events.size(); };
    const auto first = std::find_if(m_switched.begin(), m_switched.end(), later);
    int told = static_cast<int>(first - m_switched.begin());
    for (const auto& event : events)
        told += eventKind(event.event).isEmpty() ? 0 : 1;
    m_log.truncate(told);
    for (auto one = first; one != m_switched.end(); ++one) {
        one->after = events.size();
        m_log.append({{one->round, one->answer}});
    }
}

void MessinaTable::relog() {
    m_log.truncate(0);
    QVector<LogEntry> entries;
    const auto& events = m_session.events();
    auto switched = m_switched.begin();
    for (std::size_t i = 0; i <= events.size(); ++i) {
        for (; switched != m_switched.end() && switched->after <= i; ++switched)
            entries.append({switched->round, switched->answer});
        if (i < events.size() && !eventKind(events[i].event).isEmpty())
            entries.append({events[i].round, observe(events[i].event, m_viewSeat)});
    }
    m_log.append(entries);
}

void MessinaTable::afterCommand(const State& before, std::size_t firstEvent) {
    m_selected = none;
    closeOverlays();
    closeTried();
    appendLog(firstEvent);
    const PlayerIndex active = state().toAct();
    const bool passed = active != none && active != before.toAct();
    const bool turned = m_following && active != none && active != m_viewSeat && passed;
    if (turned) m_viewSeat = active;
    refresh();
    if (turned) emit viewSeatChanged();

    const Scene now = scene();
    const State seenBefore = observe(before, m_viewSeat).state;
    const auto& events = m_session.events();
    for (std::size_t i = firstEvent; i < events.size(); ++i) {
        const Event event = observe(events[i].event, m_viewSeat);
        for (const PieceMove& move : pieceMoves(now, seenBefore, event))
            emit moved(move.what, move.from, move.to);
        if (const QString text = eventText(now, event); !text.isEmpty()) emit announced(text);
    }
    if (passed) emit turnPassed(active + 1);
}

std::optional<messina::Refusal> MessinaTable::play(const Command& command) {
    if (past()) {
        leavePast();
        refresh();
        emit viewSeatChanged();
    }
    const State before = state();
    const std::size_t firstEvent = m_session.events().size();
    if (before.toAct() == none) return messina::refusal(Reason::GameIsOver);
    if (auto refused = m_session.give(before.toAct(), command)) return refused;
    if (auto problem = keeper() ? keeper()->keepsCommand(m_session) : std::nullopt) {
        m_session.takeBack();
        tellUnkept(*problem);
        return std::nullopt;
    }
    afterCommand(before, firstEvent);
    return std::nullopt;
}

void MessinaTable::restore(const Session& session, std::vector<RulingSwitched> switched) {
    leavePast();
    m_trial.reset();
    closeTried();
    m_session = session;
    m_switched = std::move(switched);
    if (m_following && state().toAct() != none) m_viewSeat = state().toAct();
    takeOver();
    emit rulingsChanged();
}

} // namespace magister::messina
