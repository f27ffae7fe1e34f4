// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teaching/lesson_run.h"

#include <algorithm>

namespace magister {

namespace {

const WrongMove* answerTo(const LessonTask& task, const QString& command, const QString& reason) {
    for (const WrongMove& wrong : task.wrong) {
        const bool meant = reason.isEmpty() ? wrong.refused.isEmpty() : wrong.refused.contains(reason);
        if (meant && fitsAny(wrong.when, command)) return &wrong;
    }
    return nullptr;
}

} // namespace

LessonRun::LessonRun(std::shared_ptr<const Lesson> lesson, Opening opening)
    : m_lesson(std::move(lesson)), m_opening(std::move(opening)) {
    for (int seat = 1; m_lesson->table && seat <= m_lesson->start.players; ++seat)
        m_people.append(seat);
    if (!m_lesson->table) m_people = {m_lesson->learner};
    restart();
}

void LessonRun::restart() {
    m_trace.clear();
    m_entries.clear();
    m_main = m_opening(m_lesson->start);
    enter(0);
}

void LessonRun::enter(int index) {
    m_step = index;
    m_finishedFrom = -1;
    m_beforeWrong = nullptr;
    m_path.clear();
    m_scriptLine = 0;
    m_happened.clear();
    m_refused.clear();
    m_given.clear();
    m_position = m_main;
    if (const LessonStart* start = ownStart())
        if (PositionPtr own = m_opening(*start)) m_position = own;
    m_position = forReader(m_position);
    m_entry = m_position;
    m_laid = false;
    m_revealed = step().reveal ? m_opening(*step().reveal) : nullptr;
    m_trace.append({step().id, {}, {}});
    m_entries.append(m_main);
}

const LessonStart* LessonRun::ownStart() const {
    if (step().drill) return &step().drill->start;
    return step().start ? &*step().start : nullptr;
}

const LessonTask& LessonRun::task() const {
    return step().drill ? step().drill->task : step().task;
}

bool LessonRun::asksForMoves() const {
    return !finished() && (step().kind == StepKind::Do || step().kind == StepKind::Drill);
}

bool LessonRun::asksForAnswer() const {
    return !finished() && (step().kind == StepKind::Ask || step().kind == StepKind::Score);
}

bool LessonRun::goalHolds(const LessonPosition& position) const {
    return task().goal && holds(*task().goal, {position, m_happened, m_refused});
}

void LessonRun::note(const QString& rule, int seat) {
    m_exercised.insert(rule);
    if (seat > 0) m_practised[seat].insert(rule);
}

bool LessonRun::perform(const QString& command, int seat, int giver) {
    const EngineAnswer answer = withSeatToAct(m_position, giver)->decide(command);
    if (!answer.next) return false;
    m_path.append(m_position);
    m_position = forReader(answer.next);
    m_happened += answer.rules;
    for (const QString& rule : answer.rules)
        note(rule, seat);
    m_trace.back().commands.append(command);
    return true;
}

Verdict LessonRun::play(const QString& command) {
    if (m_beforeWrong) undo();
    const PositionPtr before = m_position;
    const EngineAnswer answer = m_position->decide(command);
    if (!answer.next) {
        m_refused = answer.reason;
        const bool asked = goalHolds(*m_position);
        if (!answer.rule.isEmpty()) note(answer.rule, asked ? seat() : 0);
        if (asked) {
            finishStep();
            return {Verdict::Kind::Goal, nullptr, answer.reason, answer.rule};
        }
        const WrongMove* wrong = answerTo(task(), command, answer.reason);
        return {Verdict::Kind::Refused, wrong, answer.reason, wrong ? wrong->rule : answer.rule};
    }
    m_refused.clear();
    const QStringList happenedBefore = m_happened;
    m_happened += answer.rules;
    const bool reached = goalHolds(*answer.next);
    m_happened = happenedBefore;
    if (reached || fitsAny(task().allow, command)) {
        perform(command, seat());
        if (!reached) return {Verdict::Kind::OnTheWay, nullptr, {}, {}};
        finishStep();
        return {Verdict::Kind::Goal, nullptr, {}, {}};
    }
    m_beforeWrong = before;
    m_wrongCommand = command;
    m_position = forReader(answer.next);
    const WrongMove* wrong = answerTo(task(), command, {});
    return {Verdict::Kind::Legal, wrong, {}, wrong ? wrong->rule : answer.rules.value(0)};
}

bool LessonRun::undo() {
    if (m_beforeWrong) {
        m_position = m_beforeWrong;
        m_beforeWrong = nullptr;
        return true;
    }
    if (finished() || m_path.isEmpty() || !asksForMoves()) return false;
    m_position = m_path.takeLast();
    m_trace.back().commands.removeLast();
    return true;
}

void LessonRun::startOver() {
    m_beforeWrong = nullptr;
    m_path.clear();
    m_happened.clear();
    m_position = m_entry;
    m_laid = false;
    m_trace.back().commands.clear();
    m_trace.back().answer.clear();
    m_given.clear();
    m_scriptLine = 0;
}

void LessonRun::keep() {
    if (!m_beforeWrong) return;
    m_position = m_beforeWrong;
    m_beforeWrong = nullptr;
    perform(m_wrongCommand, seat());
}

void LessonRun::goTo(const QString& stepId) {
    const int index = indexOf(stepId);
    if (index < 0) return;
    if (m_beforeWrong) undo();
    if (!ownStart()) m_main = m_position;
    enter(index);
}

bool LessonRun::scriptWaits() const {
    if (finished() || m_scriptLine >= step().script.size()) return false;
    return !asksForAnswer() || answered();
}

EngineAnswer LessonRun::playScriptLine() {
    const QString line = step().script[m_scriptLine];
    const int seat = scriptLine(line).seat;
    const PositionPtr here = withSeatToAct(m_position, seat);
    const QString command = commandFor(*here, line, false);
    ++m_scriptLine;
    EngineAnswer answer = here->decide(command);
    if (seat != 0 && seat != here->seatToAct()) answer = {nullptr, QStringLiteral("not-your-turn"), {}, {}};
    if (answer.next)
        perform(command, 0, seat);
    else
        m_scriptLine = static_cast<int>(step().script.size());
    return answer;
}

bool LessonRun::canNext() const {
    if (finished()) return false;
    if (asksForMoves()) return goalHolds(*m_position) && !m_beforeWrong;
    return !asksForAnswer() || answered();
}

void LessonRun::next() {
    if (!canNext()) return;
    while (scriptWaits())
        playScriptLine();
    finishStep();
}

void LessonRun::finishStep() {
    QString outcome;
    // What everybody is asked leads on in one way.
    if (asksForAnswer() && seat() > 0) outcome = isRight(givenAnswer()) ? QStringLiteral("right") : QStringLiteral("wrong");
    leave(outcome);
}

void LessonRun::leave(const QString& outcome) {
    if (!ownStart()) m_main = m_position;
    const int index = following(outcome);
    if (index >= 0) return enter(index);
    m_finishedFrom = m_step;
    m_step = -1;
    m_position = m_main;
}

int LessonRun::indexOf(const QString& stepId) const {
    const auto& steps = m_lesson->steps;
    const auto it = std::find_if(steps.begin(), steps.end(), [&](const LessonStep& s) { return s.id == stepId; });
    return it == steps.end() ? -1 : static_cast<int>(it - steps.begin());
}

int LessonRun::following(const QString& outcome) const {
    const auto& next = step().next;
    if (next.contains(outcome)) return indexOf(next[outcome]);
    if (next.contains(QString())) return indexOf(next[QString()]);
    return m_step + 1 < static_cast<int>(m_lesson->steps.size()) ? m_step + 1 : -1;
}

void LessonRun::back() {
    if (m_trace.isEmpty() || !canBack()) return;
    // From the end, back leads to the last step; in a step, to the one before.
    if (m_finishedFrom < 0) {
        m_trace.removeLast();
        m_entries.removeLast();
    }
    const int index = indexOf(m_trace.back().step);
    m_main = m_entries.back();
    m_trace.removeLast();
    m_entries.removeLast();
    enter(index);
}

QString LessonRun::commandFor(const LessonPosition& position, const QString& line, bool towardsGoal) const {
    return commandOf(position, scriptLine(line).command,
                     [&](const LessonPosition& after) { return towardsGoal && goalHolds(after); });
}

QStringList LessonRun::solution() const {
    QStringList commands;
    if (!asksForMoves()) return commands;
    PositionPtr position = m_entry;
    for (const QString& line : task().skipBy) {
        const QString command = commandFor(*position, line, true);
        const EngineAnswer answer = position->decide(command);
        if (!answer.next) {
            // A step may ask for a move that is refused: then the refused move is the last of its solution.
            const auto reached = [&](const QString& refused) { return task().goal && holds(*task().goal, {*position, {}, refused}); };
            if (reached(answer.reason) && !reached(QString())) commands.append(command);
            break;
        }
        commands.append(command);
        position = forReader(answer.next);
    }
    return commands;
}

void LessonRun::skip() {
    if (finished()) return;
    m_beforeWrong = nullptr;
    if (asksForMoves()) {
        startOver();
        for (const QString& command : solution())
            perform(command, seat());
        return leave({});
    }
    while (m_scriptLine < step().script.size())
        playScriptLine();
    leave(QStringLiteral("right"));
}

bool LessonRun::replay(const StepTrace& trace, bool last) {
    if (!trace.answer.isEmpty() && asksForAnswer()) giveAgain(trace.answer);
    for (const QString& command : trace.commands) {
        const bool scripted = m_scriptLine < step().script.size();
        if (!perform(command, scripted ? 0 : seat(), scripted ? scriptLine(step().script[m_scriptLine]).seat : 0)) return false;
        if (scripted) ++m_scriptLine;
    }
    if (last) return true;
    if (asksForMoves() ? !goalHolds(*m_position) && step().kind != StepKind::Drill : !canNext()) return false;
    next();
    return true;
}

std::optional<LessonRun> LessonRun::at(std::shared_ptr<const Lesson> lesson, Opening opening, const QString& stepId) {
    LessonRun run(std::move(lesson), std::move(opening));
    if (run.indexOf(stepId) < 0) return std::nullopt;
    // A way that leads past the step (it is for those who answered wrongly) is left where it would do so.
    for (std::size_t n = 0; run.step().id != stepId && n < run.m_lesson->steps.size(); ++n) {
        LessonRun on = run;
        on.skip();
        if (on.finished()) break;
        run = std::move(on);
    }
    if (run.step().id != stepId) run.goTo(stepId);
    return run;
}

LessonRun LessonRun::resumed(std::shared_ptr<const Lesson> lesson, Opening opening, const QVector<StepTrace>& trace) {
    LessonRun run(std::move(lesson), std::move(opening));
    for (qsizetype i = 0; i < trace.size() && !run.finished(); ++i) {
        const int wanted = run.indexOf(trace[i].step);
        if (wanted < 0) continue;
        while (!run.finished() && run.m_step < wanted)
            run.skip();
        if (run.finished() || run.m_step != wanted) break;
        const bool last = i + 1 == trace.size();
        const LessonRun before = run;
        if (run.replay(trace[i], last) && (last || run.finished() || run.m_step != wanted)) continue;
        run = before;
        if (!last) run.skip();
    }
    return run;
}

} // namespace magister
