// SPDX-License-Identifier: GPL-3.0-or-later
// Undo and redo, what was, and what might be. Part of table_of_parts.h.
#pragma once

#include "app/table/table_of.h"

#include "app/language/phrase.h"
#include "engine/core/state_hash.h"

#include <QCoreApplication>

#include <algorithm>

namespace magister {

template <class Game> bool TableOf<Game>::canUndo() const {
    if (m_elsewhere) return !past() && !busy() && m_elsewhere->mayTakeBack();
    if (past() || !played().canUndo()) return false;
    return m_trial || isHere(played().moves().back().player);
}

template <class Game> void TableOf<Game>::undo() {
    if (past()) return refuseInPast(QStringLiteral("button:undo"));
    if (!canUndo()) return refuseUndo();
    if (m_elsewhere) {
        if (!m_elsewhere->isReached()) return refuseUnreached(QStringLiteral("button:undo"));
        setBusy(true); // until it is told what came of it
        m_elsewhere->takeBack();
        return;
    }
    const std::uint8_t before = presentPlayer();
    const std::uint8_t giver = played().moves().back().player;
    if (const auto answer = m_played.undo(); !answer) return tellUnrecorded(*answer.problem);
    m_asking = giver;
    m_asking = askedHere(state());
    // Whoever had been asked again is done as before; what they have taken back is not told to the next.
    if (Game::secrets && m_asking != giver) m_played.forgetUndone();
    m_picked = nobody;
    closeOverlays();
    closeTried();
    if (m_following && m_asking != nobody) m_viewSeat = m_asking;
    shortenLog();
    refresh();
    emit viewSeatChanged();
    // What the next to act sees may not be for the eyes of whoever has taken back.
    if (Game::secrets && m_asking != before && m_asking != nobody) emit turnPassed(m_asking + 1);
}

template <class Game> QStringList TableOf<Game>::undoing() const {
    // What was done is known only where the game stands.
    if (!canUndo() || m_elsewhere) return {};
    const auto& move = played().moves().back();
    return targeting::named(definition(), move.before, move.player, move.command);
}

template <class Game> void TableOf<Game>::redo() {
    if (busy()) return;
    if (past()) return refuseInPast(QStringLiteral("button:redo"));
    closeOverlays();
    if (canRedo()) {
        const std::uint8_t before = presentPlayer();
        const std::uint8_t giver = played().redoing().player;
        m_asking = giver;
        carryOut(played().redoing().command);
        if (Game::secrets && m_asking == giver && m_asking != before) {
            // It was somebody else's, who goes on now: not for the eyes of whoever has done it again.
            if (m_following) m_viewSeat = m_asking;
            refresh();
            emit viewSeatChanged();
            emit turnPassed(m_asking + 1);
        }
        return;
    }
    sayNo(QStringLiteral("button:redo"), QT_TRANSLATE_NOOP("Table", "There is nothing to redo."),
          QT_TRANSLATE_NOOP("Table", "You can redo only what you have just undone."));
}

template <class Game> const typename Game::Event* TableOf<Game>::revealed() const {
    const Event* found = nullptr;
    if (!played().moves().empty())
        for (std::size_t i = played().moves().back().firstEvent; i < played().events().size(); ++i)
            if (Game::reveals(played().events()[i].event)) found = &played().events()[i].event;
    return found;
}

template <class Game> void TableOf<Game>::refuseUndo() {
    const Event* shown = revealed();
    const QVariantMap cited = ruleNamed(ruleIdOf(shown ? ruleOf(*shown) : promptRule(scene())));
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

template <class Game> QString TableOf<Game>::whyNoUndo() const {
    if (canUndo()) return {};
    if (past())
        return say(
            words(), "Table",
            QT_TRANSLATE_NOOP("Table", "The table shows an earlier position; only the current one can be changed."));
    if (m_elsewhere)
        return say(words(), "Table",
                   QT_TRANSLATE_NOOP("Table", "You can undo only a move of your own that was the last one and revealed nothing."));
    if (!played().moves().empty() && !m_trial && !isHere(played().moves().back().player))
        return say(words(), "Table",
                   QT_TRANSLATE_NOOP("Table", "The last move was made on another device; only there can it be undone."));
    return played().moves().empty()
               ? say(words(), "Table", QT_TRANSLATE_NOOP("Table", "No moves have been made yet."))
               : say(words(), "Table",
                     QT_TRANSLATE_NOOP("Table", "Hidden information has been revealed, so this move stands."));
}

template <class Game> QVariantMap TableOf<Game>::undoRule() const {
    const Event* shown = past() || canUndo() ? nullptr : revealed();
    return shown ? ruleNamed(ruleIdOf(ruleOf(*shown))) : QVariantMap{};
}

template <class Game> void TableOf<Game>::leavePast() {
    if (!m_step) return;
    m_step.reset();
    m_viewSeat = m_presentSeat;
}

template <class Game> void TableOf<Game>::showStep(int step) {
    if (busy() || m_referee) return;
    const int wanted = std::clamp(step, 0, steps());
    const int shown = pastStep();
    if (wanted == shown) return;
    const std::uint8_t looking = m_viewSeat;
    const bool now = wanted == steps();
    closeTried();
    if (!m_step) m_presentSeat = m_viewSeat;
    if (now)
        leavePast();
    else
        m_step = static_cast<std::size_t>(wanted);
    const std::uint8_t active = askedHere(positionAt(played(), static_cast<std::size_t>(wanted)));
    if (!now && m_following && active < playerCount()) m_viewSeat = active;
    m_picked = nobody;
    closeOverlays();
    refresh();
    if (m_viewSeat != looking) emit viewSeatChanged();
    if (wanted == shown + 1) travel(static_cast<std::size_t>(wanted));
}

template <class Game> void TableOf<Game>::travel(std::size_t step) {
    const auto& move = played().moves()[step - 1];
    const State before = seen(move.before).state;
    const Scene now = scene();
    for (std::size_t i = move.firstEvent; i < eventsUntil(played(), step); ++i)
        for (const auto& piece : pieceMoves(now, before, seen(i)))
            emit moved(piece.what, piece.from, piece.to);
}

template <class Game> QStringList TableOf<Game>::showLine(int line) {
    if (busy() || m_referee || line < 0 || line >= m_log.count()) return {};
    const auto& events = played().events();
    auto switched = m_switched.begin();
    int told = -1;
    for (std::size_t i = 0; i <= events.size(); ++i) {
        for (; switched != m_switched.end() && switched->after == i; ++switched)
            if (++told == line) return {};
        if (i == events.size()) continue;
        const int earlier = told;
        told += linesOf(i);
        if (earlier >= line || told < line) continue;
        if (trying() && i < played().opening()) return {}; // the try knows no positions before it
        const std::size_t step = stepAfter(played(), i);
        showStep(static_cast<int>(step));
        const State before = seen(positionAt(played(), step == 0 ? 0 : step - 1)).state;
        return eventPlaces(scene(), before, seen(i));
    }
    return {};
}

template <class Game> QVariantMap TableOf<Game>::moment() const {
    const auto step = static_cast<std::size_t>(pastStep());
    const State& at = positionAt(played(), step);
    const std::uint8_t seat = Game::asked(at, m_asking);
    const bool somebody = seat != nobody;
    return {{"round", at.round},
            {"seat", seatNumber(seat)},
            {"name", somebody ? seatName(scene(), seat) : QString{}},
            {"tincture", somebody ? m_seatsAtTable.value(seat).tincture : QString{}},
            {"turn", somebody && Game::inTurn(at) ? turnOf(played(), step, seat) : 0},
            {"stage", stage()}};
}

template <class Game> QStringList TableOf<Game>::roundNames() const {
    QStringList names;
    for (int round = 1; round <= Game::roundCount; ++round)
        names.append(Game::roundName(round));
    return names;
}

template <class Game> QVariantList TableOf<Game>::ticks() const {
    QVariantList list;
    for (const Tick& tick : magister::ticks(played()))
        list.append(QVariantMap{{"step", static_cast<int>(tick.step)},
                                {"round", tick.round},
                                {"roundName", Game::roundName(tick.round)},
                                {"seat", seatNumber(tick.seat)},
                                {"tincture", tick.seat == nobody ? QString{} : m_seatsAtTable.value(tick.seat).tincture},
                                {"newRound", tick.newRound}});
    return list;
}

template <class Game> void TableOf<Game>::takeOver() {
    m_picked = nobody;
    closeOverlays();
    look();
    relog();
    m_ticksOf = static_cast<std::size_t>(-1);
    refresh();
    emit viewSeatChanged();
}

template <class Game> void TableOf<Game>::tryOut() {
    const auto step = static_cast<std::size_t>(pastStep());
    const State& here = positionAt(played(), step);
    const std::uint8_t active = Game::asked(here, m_asking);
    if (busy() || m_referee || m_trial || active == nobody) return;
    if (m_elsewhere)
        return sayNo(QString(), QT_TRANSLATE_NOOP("Table", "Nothing can be tried out here."),
                     QT_TRANSLATE_NOOP("Table", "The game stands on another device, and this one does not know what is hidden in it."));
    // The seed comes from what is seen, so that the try cannot tell anything else.
    const State from = Game::redrawn(played(), step, looker(), stateHash(m_seen.state) + ++m_trials);
    const std::uint8_t judged = active < playerCount() ? active : m_viewSeat;
    JournaledSession<Game> branch(played().branched(step, from));
    const std::uint8_t looking = looker();
    m_trial.emplace(Trial{std::move(m_played), m_switched, m_step, m_viewSeat, m_step ? m_presentSeat : m_viewSeat,
                          m_asking, looking, judged, from});
    m_played = std::move(branch);
    std::erase_if(m_switched, [&](const RulingSwitched& one) { return one.after > played().events().size(); });
    m_step.reset();
    m_asking = active;
    closeTried();
    if (m_following && active < playerCount()) m_viewSeat = active;
    takeOver();
    emit rulingsChanged();
}

template <class Game> void TableOf<Game>::backToGame() {
    if (!m_trial || busy()) return;
    Trial trial = std::move(*m_trial);
    m_trial.reset();
    m_triedSeat = trial.judged;
    m_triedLines = Game::comparison(definition(), trial.from, state(), trial.judged);
    m_played = std::move(trial.game);
    m_switched = trial.switched;
    m_step = trial.step;
    m_viewSeat = trial.viewSeat;
    m_presentSeat = trial.presentSeat;
    m_asking = trial.asking;
    takeOver();
    emit rulingsChanged();
    emit triedChanged();
}

template <class Game> QVariantMap TableOf<Game>::tried() const {
    if (m_triedLines.isEmpty()) return {};
    QVariantList lines;
    for (const QVariant& line : m_triedLines) {
        QVariantMap told = line.toMap();
        told.insert(ruleNamed(told.value("rule").toString()));
        lines.append(told);
    }
    return {{"seat", m_triedSeat + 1},
            {"name", seatName(scene(), m_triedSeat)},
            {"tincture", m_seatsAtTable.value(m_triedSeat).tincture},
            {"lines", lines}};
}

template <class Game> void TableOf<Game>::closeTried() {
    if (m_triedLines.isEmpty()) return;
    m_triedLines.clear();
    emit triedChanged();
}

template <class Game> void TableOf<Game>::restore(const Session& session, std::vector<RulingSwitched> switched) {
    leavePast();
    if (m_trial) m_played = std::move(m_trial->game);
    m_trial.reset();
    closeTried();
    m_played.replace(session);
    m_switched = std::move(switched);
    m_asking = presentPlayer();
    // What somebody else has undone is that player's alone.
    if (Game::secrets && played().canRedo() && played().redoing().player != m_asking) m_played.forgetUndone();
    if (m_following && m_asking != nobody) m_viewSeat = m_asking;
    takeOver();
    emit rulingsChanged();
}

template <class Game> bool TableOf<Game>::othersDecideInSecret() const {
    if constexpr (Game::secrets) {
        // That they have done something is no secret; what it was is.
        const auto& moves = played().moves();
        if (Game::isSecret(state()))
            for (auto move = moves.rbegin(); move != moves.rend() && Game::isSecret(move->before); ++move)
                if (move->player != looker()) return true;
    }
    return false;
}

template <class Game> std::optional<typename Game::Session> TableOf<Game>::ruledBy(const RulingAnswer& answer) const {
    // What is past or only tried is not the game that would have to have gone so.
    if (m_referee || past() || trying() || !allHere() || m_elsewhere) return std::nullopt;
    auto rulings = state().rulings;
    setAnswer(rulings, answer.question, answer.choice);
    if (rulings == state().rulings) return played();
    if (othersDecideInSecret()) return std::nullopt;
    return Game::ruledOtherwise(played(), rulings);
}

template <class Game> bool TableOf<Game>::canSwitch(const QString& option, const QString& choice) const {
    const auto answer = rulingAnswer<Game>(option, choice);
    return answer && ruledBy(*answer).has_value();
}

template <class Game> QVariantMap TableOf<Game>::rulingChanges(const QString& option) const {
    QVariantMap changes;
    const auto options = Game::rulingOptions();
    const std::size_t question = Game::rulingIndex(option);
    if (question >= options.size()) return changes;
    for (const std::string_view each : options[question].choices) {
        const QString choice = QString::fromUtf8(each);
        const bool possible = canSwitch(option, choice);
        const char* reason = possible ? "" : m_referee ? "lesson" : !allHere() || m_elsewhere ? "elsewhere" : othersDecideInSecret() ? "secret" : "too-late";
        changes.insert(choice, QVariantMap{{"possible", possible}, {"reason", QLatin1String(reason)}});
    }
    return changes;
}

template <class Game> bool TableOf<Game>::switchRuling(const QString& option, const QString& choice) {
    const auto answer = rulingAnswer<Game>(option, choice);
    if (busy() || !answer) return false;
    auto ruled = ruledBy(*answer);
    if (!ruled) return false;
    if (ruled->state().rulings == state().rulings) return true;
    const std::uint8_t turn = Game::asked(ruled->state(), nobody);
    const auto done = m_played.rule(std::move(*ruled), answer->question, answer->choice,
                                    turn == nobody ? std::uint8_t{0} : turn);
    if (!done) {
        tellUnrecorded(*done.problem);
        return false;
    }
    closeOverlays();
    refresh();
    m_switched.push_back({played().events().size(), state().round, *answer});
    m_log.append({{state().round, *answer}});
    emit rulingsChanged();
    emit announced(switchRow(*answer).value("text").toString());
    return true;
}

} // namespace magister
