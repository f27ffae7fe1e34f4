// SPDX-License-Identifier: GPL-3.0-or-later
// How a lesson goes on: clicks, moves, scripts, showing.
#include "app/teaching/lesson_player.h"

#include <QCoreApplication>

#include <utility>

namespace magister {

namespace {

const auto none = QStringLiteral("none");
const auto right = QStringLiteral("right");
const auto told = QStringLiteral("told");

const char* const readOn =
    QT_TRANSLATE_NOOP("Lesson", "There is nothing to do on the board now. Read the card, then continue.");
const char* const answerFirst = QT_TRANSLATE_NOOP("Lesson", "Answer the question on the card first.");
const char* const comeBack =
    QT_TRANSLATE_NOOP("Lesson", "That is allowed. The lesson continues once you do what the card asks for.");

} // namespace

LessonPlayer::LessonPlayer(LessonRun run, LessonTable& table, Voices voices, const QString& language,
                           LearningRecord* record, QObject* parent)
    : QObject(parent), m_run(std::move(run)), m_table(table), m_voices(std::move(voices)), m_language(language),
      m_record(record), m_household(language), m_reader(m_run.lesson().learner) {
    for (const QString& tincture : m_run.lesson().start.tinctures)
        m_seats.append({{}, tincture});
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &LessonPlayer::tick);
    for (const auto change : {&LessonPlayer::stepChanged, &LessonPlayer::readerChanged, &LessonPlayer::languageChanged})
        connect(this, change, this, &LessonPlayer::besideChanged);
    if (const LessonProgress* before = m_record ? m_record->progress(lessonId()) : nullptr)
        m_everFinished = before->finished;
    m_table.setListener(this);
    m_table.look(m_reader);
    arrive();
}

LessonPlayer::~LessonPlayer() {
    m_table.setListener(nullptr);
}

void LessonPlayer::setPause(int milliseconds) {
    if (milliseconds == m_pause || milliseconds < 0) return;
    m_pause = milliseconds;
    emit pauseChanged();
    if (!m_timer.isActive()) return;
    // Without pauses the parts of the table are named by Next alone.
    if (m_pause == 0 && !m_showing && m_run.step().kind == StepKind::Setup)
        m_timer.stop();
    else
        startTicking();
}

void LessonPlayer::setLanguage(const QString& code) {
    m_household = code;
    if (languageOf(m_reader) == m_language) return;
    m_language = languageOf(m_reader);
    emit languageChanged();
    tellAll();
}

void LessonPlayer::tellAll() {
    emit kindChanged();
    emit stepChanged();
    emit targetsChanged();
    emit stageChanged();
    emit hintChanged();
    emit answerChanged();
    emit feedbackChanged();
    emit progressChanged();
    emit speakingChanged();
}

void LessonPlayer::arrive() {
    stopTicking();
    m_stage = 0;
    m_hint = 0;
    m_mistakes = 0;
    m_answerState = none;
    m_feedback.reset();
    m_verdict.reset();
    m_table.closeRefusal();
    m_achieved = std::exchange(m_reached, {});
    m_achiever = m_reader;
    findReader();
    if (!finished() && m_run.settled()) m_answerState = m_run.seat() > 0 ? right : told;
    m_table.show(m_run.positionPtr());
    // A drill may put the learner at any seat.
    const bool drilled = !together() && !finished() && m_run.step().kind == StepKind::Drill && m_run.positionPtr()->seatToAct() > 0;
    m_table.look(drilled ? m_run.positionPtr()->seatToAct() : m_reader);
    keepPlace();
    tellAll();
    if (finished()) return;
    if (m_playing) return startTicking();
    if (!questionWaits() && m_run.scriptWaits()) startTicking();
}

void LessonPlayer::keepPlace() {
    if (!m_record) return;
    LessonProgress progress;
    m_everFinished = m_everFinished || finished();
    if (!finished()) progress.trace = m_run.trace();
    progress.done = finished() ? stepCount() : m_run.stepIndex();
    progress.finished = m_everFinished;
    m_record->store(lessonId(), progress);
}

void LessonPlayer::startTicking() {
    m_table.setBusy(m_showing || m_playing || m_run.scriptWaits());
    if (m_pause > 0)
        m_timer.start(m_pause);
    else
        tick();
}

void LessonPlayer::stopTicking() {
    m_timer.stop();
    m_showing = false;
    m_playing = false;
    m_shown.clear();
    m_shownPosition.reset();
    m_table.setBusy(false);
}

void LessonPlayer::tick() {
    if (m_showing) return showLine();
    if (m_playing) return playLine();
    if (finished()) return;
    if (!m_run.scriptWaits()) return m_table.setBusy(false);
    m_run.playScriptLine();
    m_table.show(m_run.positionPtr());
    emit targetsChanged();
    if (m_run.scriptWaits()) return startTicking();
    m_table.setBusy(false);
    keepPlace();
    emit progressChanged();
}

void LessonPlayer::activate(const QString& target) {
    if (finished() || m_showing || m_playing) return;
    // The thing was clicked at a position with a wrong move in it; without that it may mean another part of itself.
    const bool waited = m_run.wrongWaits();
    dismissFeedback();
    finishWrong();
    if (m_run.asksForMoves()) {
        m_clicked = waited ? m_table.meant(target) : target;
        // The card asks for a move that the rules forbid: a click on what would give it means that move.
        const QString wanted = m_run.solution().value(m_run.trace().back().commands.size());
        if (!wanted.isEmpty() && !m_run.position().decide(wanted).next && m_table.tryForbidden(m_clicked, wanted)) return;
        m_table.activate(m_clicked);
        return;
    }
    if (questionWaits()) {
        if (m_run.step().pick) return pick(target);
        return say({{}, answerFirst, ruleId(), target, false});
    }
    say({{}, readOn, ruleId(), target, false});
}

bool LessonPlayer::admits(const QString& command) {
    if (!m_run.asksForMoves() || m_showing || m_playing) {
        say({{}, m_run.asksForAnswer() ? answerFirst : readOn, ruleId(), m_clicked, false});
        return false;
    }
    finishWrong();
    m_verdict = judge(command);
    return m_verdict->kind != Verdict::Kind::Refused;
}

Verdict LessonPlayer::judge(const QString& command) {
    const QString step = m_run.step().id;
    const Verdict verdict = m_run.play(command);
    m_reached = verdict.kind == Verdict::Kind::Goal ? step : QString();
    return verdict;
}

void LessonPlayer::carriedOut() {
    if (!m_verdict) return;
    const Verdict verdict = *m_verdict;
    m_verdict.reset();
    respond(verdict);
}

void LessonPlayer::respond(const Verdict& verdict) {
    switch (verdict.kind) {
    case Verdict::Kind::Goal:
        return arrive();
    case Verdict::Kind::OnTheWay:
        keepPlace();
        emit targetsChanged();
        emit progressChanged();
        return;
    case Verdict::Kind::Legal:
        m_then = verdict.wrong ? verdict.wrong->then : WrongThen::Undo;
        m_goTo = verdict.wrong ? verdict.wrong->goTo : QString();
        return say({verdict.wrong ? verdict.wrong->id : QString(), comeBack, verdict.rule, m_clicked, true, "allowed"});
    case Verdict::Kind::Refused:
        // Whoever has to be told the rule does not do it unaided.
        m_helped[m_run.seat()].insert(verdict.rule);
        if (verdict.wrong) say({verdict.wrong->id, nullptr, verdict.rule, m_clicked, false, "no"});
    }
}

bool LessonPlayer::answersRefusal(const QString& command, const QString& target) {
    if (!m_run.asksForMoves()) return false;
    if (!target.isEmpty()) m_clicked = target;
    const Verdict verdict = judge(command);
    m_refusalWanted = verdict.kind == Verdict::Kind::Goal;
    respond(verdict);
    return verdict.kind == Verdict::Kind::Refused && verdict.wrong;
}

void LessonPlayer::takenBack() {
    // Undo at the table: of the last move in this step, or else of the step before.
    if (m_run.undo()) {
        forgetFeedback();
        m_table.show(m_run.positionPtr());
        keepPlace();
        emit targetsChanged();
        emit progressChanged();
    } else if (m_run.canBack()) {
        back();
    } else {
        m_table.show(m_run.positionPtr());
    }
}

void LessonPlayer::say(const Feedback& feedback) {
    m_table.closeRefusal();
    m_feedback = feedback;
    emit feedbackChanged();
    emit speakingChanged();
}

void LessonPlayer::forgetFeedback() {
    if (!m_feedback) return;
    m_feedback.reset();
    emit feedbackChanged();
    emit speakingChanged();
}

bool LessonPlayer::offersKeep() const {
    return m_run.wrongWaits() && (m_then == WrongThen::PlayOn || m_then == WrongThen::Goto);
}

void LessonPlayer::dismissFeedback() {
    takeBack();
}

void LessonPlayer::keepMove() {
    if (!offersKeep()) return;
    forgetFeedback();
    if (m_then == WrongThen::PlayOn) {
        m_run.keep();
        keepPlace();
        emit progressChanged();
    } else {
        m_run.goTo(m_goTo);
        arrive();
    }
}

void LessonPlayer::finishWrong() {
    if (!m_run.wrongWaits()) return;
    m_run.undo();
    m_table.show(m_run.positionPtr());
}

void LessonPlayer::takeBack() {
    finishWrong();
    forgetFeedback();
}

void LessonPlayer::next() {
    if (finished() || m_showing || m_playing) return;
    if (m_run.step().kind == StepKind::Setup && m_stage + 1 < static_cast<int>(m_run.step().stages.size()))
        return showStage(m_stage + 1);
    if (questionWaits() || !m_run.canNext()) return;
    m_run.next();
    arrive();
}

void LessonPlayer::showStage(int index) {
    if (finished() || index < 0 || index >= static_cast<int>(m_run.step().stages.size()) || index == m_stage) return;
    forgetFeedback();
    m_table.closeRefusal();
    m_stage = index;
    emit stageChanged();
}

void LessonPlayer::back() {
    if (!canBack()) return;
    do {
        m_run.back();
    } while (isEmpty(m_run.seat()) && canBack());
    arrive();
}

void LessonPlayer::skip() {
    if (!canSkip()) return;
    const int seat = m_run.seat();
    const QSet<QString> before = m_run.practised(seat);
    noteHelp();
    m_run.skip();
    m_helped[seat].unite(m_run.practised(seat) - before);
    arrive();
}

void LessonPlayer::restart() {
    m_run.restart();
    arrive();
}

void LessonPlayer::leave() {
    stopTicking();
    takeBack();
    keepPlace();
    emit left();
}

void LessonPlayer::hint() {
    if (finished() || m_showing || m_playing) return;
    if (!m_run.asksForMoves() && !questionWaits()) return say({{}, readOn, ruleId(), {}, false});
    if (m_hint < 3) {
        ++m_hint;
        // A nudge only says where to look.
        if (m_hint > 1) noteHelp();
        emit hintChanged();
        emit answerChanged();
        emit targetsChanged();
    }
    if (m_hint == 3 && m_run.asksForMoves()) showMe();
}

void LessonPlayer::noteHelp() {
    for (const QString& rule : m_run.step().rules + m_run.step().practises)
        m_helped[m_run.seat() > 0 ? m_run.seat() : m_reader].insert(rule);
}

void LessonPlayer::showMe() {
    if (!canShow()) return;
    noteHelp();
    takeBack();
    m_run.startOver();
    m_shown = m_run.solution();
    m_shownPosition = m_run.entry();
    m_table.show(m_shownPosition);
    m_showing = true;
    m_shownAt = m_table.targetsOf(m_shown.value(0));
    emit targetsChanged();
    emit progressChanged();
    emit hintChanged();
    emit speakingChanged();
    startTicking();
}

void LessonPlayer::showLine() {
    if (m_shown.isEmpty()) {
        stopTicking();
        m_table.show(m_run.positionPtr());
        keepPlace();
        emit targetsChanged();
        emit progressChanged();
        emit hintChanged();
        emit speakingChanged();
        return;
    }
    const EngineAnswer answer = m_shownPosition->decide(m_shown.takeFirst());
    if (answer.next) {
        m_shownPosition = withSeatToAct(answer.next, m_run.seat());
        m_table.show(m_shownPosition);
        // What comes next, and what has just been done.
        m_shownAt = (m_shown.isEmpty() ? QStringList() : m_table.targetsOf(m_shown.first())) + m_shownAt;
        emit targetsChanged();
    } else {
        m_shown.clear();
    }
    startTicking();
}

} // namespace magister

#include "moc_lesson_player.cpp"
