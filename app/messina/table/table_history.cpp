// SPDX-License-Identifier: GPL-3.0-or-later
// Undo and redo, what was, and what might be.
#include "app/messina/table/messina_table.h"

#include "engine/core/state_hash.h"
#include "app/messina/table/event_places.h"
#include "app/messina/words/event_text.h"
#include "app/messina/table/history.h"
#include "app/messina/table/moves.h"
#include "app/messina/words/names.h"
#include "app/messina/words/prompt_text.h"
#include "app/messina/table/rows.h"
#include "app/messina/table/what_if.h"

#include <QCoreApplication>

#include <algorithm>

namespace magister::messina {

void MessinaTable::undo() {
    if (past()) return refuseInPast(QStringLiteral("button:undo"));
    if (!canUndo()) return refuseUndo();
    if (auto problem = keeper() ? keeper()->keepsUndo(m_session) : std::nullopt) return tellUnkept(*problem);
    m_session.undo();
    m_selected = none;
    closeOverlays();
    closeTried();
    if (m_following && state().toAct() != none) m_viewSeat = state().toAct();
    shortenLog();
    refresh();
    emit viewSeatChanged();
}

void MessinaTable::redo() {
    if (m_busy) return;
    if (past()) return refuseInPast(QStringLiteral("button:redo"));
    closeOverlays();
    if (m_session.canRedo()) return carryOut(m_session.redoing().command);
    sayNo(QStringLiteral("button:redo"), QT_TRANSLATE_NOOP("Table", "There is nothing to redo."),
          QT_TRANSLATE_NOOP("Table", "You can redo only what you have just undone."));
}

const Event* MessinaTable::revealed() const {
    const Event* found = nullptr;
    if (!m_session.moves().empty())
        for (std::size_t i = m_session.moves().back().firstEvent; i < m_session.events().size(); ++i)
            if (reveals(m_session.events()[i].event)) found = &m_session.events()[i].event;
    return found;
}

void MessinaTable::refuseUndo() {
    const Event* shown = revealed();
    QVariantMap cited;
    setRule(cited, scene(), shown ? ruleOf(*shown) : promptRule(state()));
    RefusalCard card;
    card.active = true;
    card.target = QStringLiteral("button:undo");
    card.what = say(words(), "Table", QT_TRANSLATE_NOOP("Table", "There is nothing to undo."));
    card.why = whyNoUndo();
    card.rule = cited.value("rule").toString();
    card.ruleNumber = cited.value("ruleNumber").toString();
    card.ruleTitle = cited.value("ruleTitle").toString();
    showRefusal(card);
}

void MessinaTable::sayNo(const QString& target, const char* what, const char* why) {
    RefusalCard card;
    card.active = true;
    card.target = target;
    card.what = say(words(), "Table", what);
    card.why = say(words(), "Table", why);
    showRefusal(card);
}

void MessinaTable::refuseInPast(const QString& target) {
    sayNo(
        target, QT_TRANSLATE_NOOP("Table", "This is in the past: you can only look at it."),
        QT_TRANSLATE_NOOP("Table", "The game has moved on since then. Return to it, or try something out from here."));
}

QString MessinaTable::whyNoUndo() const {
    if (canUndo()) return {};
    if (past())
        return say(
            words(), "Table",
            QT_TRANSLATE_NOOP("Table", "The table shows an earlier position; only the current one can be changed."));
    return m_session.moves().empty()
               ? say(words(), "Table", QT_TRANSLATE_NOOP("Table", "No moves have been made yet."))
               : say(words(), "Table",
                     QT_TRANSLATE_NOOP("Table", "Hidden information has been revealed, so this move stands."));
}

QVariantMap MessinaTable::undoRule() const {
    const Event* shown = past() || canUndo() ? nullptr : revealed();
    return shown ? ruleNamed(ruleIdOf(ruleOf(*shown))) : QVariantMap{};
}

void MessinaTable::leavePast() {
    if (!m_step) return;
    m_step.reset();
    m_viewSeat = m_presentSeat;
}

void MessinaTable::showStep(int step) {
    if (m_busy || m_referee) return;
    const int wanted = std::clamp(step, 0, steps());
    const int shown = pastStep();
    if (wanted == shown) return;
    const PlayerIndex looking = m_viewSeat;
    const bool now = wanted == steps();
    closeTried();
    if (!m_step) m_presentSeat = m_viewSeat;
    if (now)
        leavePast();
    else
        m_step = static_cast<std::size_t>(wanted);
    const PlayerIndex active = positionAt(m_session, static_cast<std::size_t>(wanted)).toAct();
    if (!now && m_following && active != none && active < playerCount()) m_viewSeat = active;
    m_selected = none;
    closeOverlays();
    refresh();
    if (m_viewSeat != looking) emit viewSeatChanged();
    if (wanted == shown + 1) travel(static_cast<std::size_t>(wanted));
}

void MessinaTable::showNow() {
    showStep(steps());
}

void MessinaTable::travel(std::size_t step) {
    const Session::Move& move = m_session.moves()[step - 1];
    const State before = observe(move.before, m_viewSeat).state;
    const Scene now = scene();
    for (std::size_t i = move.firstEvent; i < eventsUntil(m_session, step); ++i)
        for (const PieceMove& piece : pieceMoves(now, before, observe(m_session.events()[i].event, m_viewSeat)))
            emit moved(piece.what, piece.from, piece.to);
}

QStringList MessinaTable::showLine(int line) {
    if (m_busy || m_referee || line < 0 || line >= m_log.count()) return {};
    const auto& events = m_session.events();
    auto switched = m_switched.begin();
    int told = -1;
    for (std::size_t i = 0; i <= events.size(); ++i) {
        for (; switched != m_switched.end() && switched->after == i; ++switched)
            if (++told == line) return {};
        if (i == events.size() || eventKind(events[i].event).isEmpty() || ++told != line) continue;
        if (trying() && i < m_session.opening()) return {}; // the try knows no positions before it
        const std::size_t step = stepAfter(m_session, i);
        showStep(static_cast<int>(step));
        const State before = observe(positionAt(m_session, step == 0 ? 0 : step - 1), m_viewSeat).state;
        return eventPlaces(scene(), before, observe(events[i].event, m_viewSeat));
    }
    return {};
}

QVariantMap MessinaTable::moment() const {
    const Moment at = momentAt(m_session, static_cast<std::size_t>(pastStep()));
    const bool somebody = at.seat != none;
    return {{"round", at.round},
            {"seat", somebody ? at.seat + 1 : 0},
            {"name", somebody ? seatName(scene(), at.seat) : QString{}},
            {"tincture", somebody ? m_seatsAtTable.value(at.seat).tincture : QString{}},
            {"turn", at.turn},
            {"stage", stage()}};
}

QVariantList MessinaTable::ticks() const {
    QVariantList list;
    for (const Tick& tick : messina::ticks(m_session))
        list.append(QVariantMap{{"step", static_cast<int>(tick.step)},
                                {"round", tick.round},
                                {"roman", roman(tick.round)},
                                {"seat", tick.seat == none ? 0 : tick.seat + 1},
                                {"tincture", tick.seat == none ? QString{} : m_seatsAtTable.value(tick.seat).tincture},
                                {"newRound", tick.newRound}});
    return list;
}

void MessinaTable::takeOver() {
    m_selected = none;
    closeOverlays();
    look();
    relog();
    m_ticksOf = static_cast<std::size_t>(-1);
    refresh();
    emit viewSeatChanged();
}

void MessinaTable::tryOut() {
    const auto step = static_cast<std::size_t>(pastStep());
    const State& here = positionAt(m_session, step);
    if (m_busy || m_referee || m_trial || here.toAct() == none) return;
    // The seed comes from what is seen, so that the try cannot tell anything else.
    const State from = redrawn(definition(), here, stateHash(m_seen.state) + ++m_trials);
    const PlayerIndex judged = here.toAct() < playerCount() ? here.toAct() : m_viewSeat;
    Session branch = m_session.branched(step, from);
    m_trial.emplace(
        Trial{std::move(m_session), m_switched, m_step, m_viewSeat, m_step ? m_presentSeat : m_viewSeat, judged, from});
    m_session = std::move(branch);
    std::erase_if(m_switched, [&](const RulingSwitched& one) { return one.after > m_session.events().size(); });
    m_step.reset();
    closeTried();
    if (m_following && from.toAct() < playerCount()) m_viewSeat = from.toAct();
    takeOver();
    emit rulingsChanged();
}

void MessinaTable::backToGame() {
    if (!m_trial || m_busy) return;
    const Trial trial = std::move(*m_trial);
    m_trial.reset();
    m_triedSeat = trial.judged;
    m_triedLines = comparison(trial.from.players[trial.judged], state().players[trial.judged]);
    m_session = trial.game;
    m_switched = trial.switched;
    m_step = trial.step;
    m_viewSeat = trial.viewSeat;
    m_presentSeat = trial.presentSeat;
    takeOver();
    emit rulingsChanged();
    emit triedChanged();
}

QVariantMap MessinaTable::tried() const {
    if (m_triedLines.isEmpty()) return {};
    return {{"seat", m_triedSeat + 1},
            {"name", seatName(scene(), m_triedSeat)},
            {"tincture", m_seatsAtTable.value(m_triedSeat).tincture},
            {"lines", m_triedLines}};
}

void MessinaTable::closeTried() {
    if (m_triedLines.isEmpty()) return;
    m_triedLines.clear();
    emit triedChanged();
}

QVariantList MessinaTable::growth() const {
    QVariantList list;
    const auto grown = messina::growth(m_session);
    for (std::size_t p = 0; p < grown.size(); ++p) {
        QVariantList rounds;
        for (const int points : grown[p].rounds)
            rounds.append(points);
        const Seat seat = m_seatsAtTable.value(static_cast<int>(p));
        list.append(QVariantMap{{"seat", static_cast<int>(p) + 1},
                                {"tincture", seat.tincture},
                                {"name", seatName(scene(), static_cast<PlayerIndex>(p))},
                                {"rounds", rounds},
                                {"beforeScoring", grown[p].beforeScoring}});
    }
    return list;
}

} // namespace magister::messina
