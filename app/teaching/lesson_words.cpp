// SPDX-License-Identifier: GPL-3.0-or-later
// What a lesson says: every text is looked up when it is read, in the language of the moment.
#include "app/teaching/lesson_player.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>

namespace magister {

namespace {

const char* const lookAgain =
    QT_TRANSLATE_NOOP("Lesson", "Think about the question for a moment; the next hint says more.");

const char* const notYet = QT_TRANSLATE_NOOP("Lesson", "That is not the right answer yet.");

const char* const solved = QT_TRANSLATE_NOOP("Lesson", "Right: the drill is solved.");

const char* const playedHere = QT_TRANSLATE_NOOP("Lesson", "Empty seat: {who}");
const char* const takenLater =
    QT_TRANSLATE_NOOP("Lesson", "Nobody sits here, so the program makes the moves. Whoever joins later can take this seat.");

QString kindName(StepKind kind) {
    switch (kind) {
    case StepKind::Tell:
        return QStringLiteral("tell");
    case StepKind::Do:
        return QStringLiteral("do");
    case StepKind::Watch:
        return QStringLiteral("watch");
    case StepKind::Ask:
        return QStringLiteral("ask");
    case StepKind::Drill:
        return QStringLiteral("drill");
    case StepKind::Setup:
        return QStringLiteral("setup");
    case StepKind::Score:
        return QStringLiteral("score");
    }
    return {};
}

} // namespace

const StepWords& LessonPlayer::words() const {
    static const StepWords silence;
    if (finished()) return silence;
    const auto& steps = voice().words->steps;
    const auto it = steps.constFind(m_run.step().id);
    return it == steps.constEnd() ? silence : *it;
}

int LessonPlayer::stepNumber() const {
    return finished() ? stepCount() : m_run.stepIndex() + 1;
}

QString LessonPlayer::kind() const {
    if (finished()) return kindName(StepKind::Tell);
    if (m_playing) return kindName(StepKind::Watch);
    if (!m_run.step().pick) return kindName(m_run.step().kind);
    return isAnswered() ? QStringLiteral("watch") : QStringLiteral("pick");
}

QString LessonPlayer::stepTitle() const {
    return m_playing ? ofEmptySeat(playedHere) : words().title;
}

QString LessonPlayer::text() const {
    if (m_playing) return ofEmptySeat(takenLater);
    return finished() ? voice().words->goal : numbered(words().text);
}

QString LessonPlayer::task() const {
    return m_playing ? QString() : numbered(words().task);
}

QString LessonPlayer::achieved() const {
    // It speaks to whoever made the move.
    if (m_reader != m_achiever || m_achieved.isEmpty()) return {};
    const QString own = voice().words->steps.value(m_achieved).done;
    if (!own.isEmpty()) return own;
    // What comes next often lies on another table, where nothing is left of what was done.
    const auto isSolved = [this](const LessonStep& step) { return step.id == m_achieved && step.kind == StepKind::Drill; };
    return std::ranges::any_of(m_run.lesson().steps, isSolved) ? voice().language->text("Lesson", solved) : QString();
}

QList<int> LessonPlayer::marksAsRead() const {
    const StepWords& words = this->words();
    const QString card = words.text + words.task;
    const auto place = [&](int mark) {
        const qsizetype at = card.indexOf(QStringLiteral("{%1}").arg(mark + 1));
        return at < 0 ? card.size() : at;
    };
    QList<int> marks(finished() ? 0 : m_run.step().show.size());
    std::iota(marks.begin(), marks.end(), 0);
    std::stable_sort(marks.begin(), marks.end(), [&](int a, int b) { return place(a) < place(b); });
    return marks;
}

QString LessonPlayer::numbered(QString text) const {
    const QList<int> marks = marksAsRead();
    for (QChar* at = text.begin(); at + 2 < text.end(); ++at) {
        if (*at != u'{' || at[2] != u'}') continue;
        const auto number = static_cast<int>(marks.indexOf(at[1].digitValue() - 1));
        if (number >= 0) at[1] = QChar(u'1' + number);
    }
    return text;
}

QString LessonPlayer::resolved(const QString& target) const {
    // A wrong move that waits has not changed what the card speaks of.
    return (m_run.wrongWaits() ? *m_run.beforeWrong() : m_run.position()).resolved(target);
}

QString LessonPlayer::aim() const {
    return finished() || m_run.step().show.isEmpty() ? targets().value(0) : resolved(m_run.step().show.first());
}

QStringList LessonPlayer::targets() const {
    QStringList targets;
    if (finished()) return targets;
    const QStringList& shown = m_run.step().show;
    for (const int mark : marksAsRead())
        targets.append(resolved(shown[mark]));
    // The last hint of a question on the table lights its answer, and so does the table when it turns over.
    if ((m_hint == 3 || m_answerState == u"told") && m_run.step().pick)
        for (const QString& target : m_run.rightTargets())
            if (const QString meant = m_run.position().resolved(target); !targets.contains(meant)) targets.append(meant);
    return targets;
}

QStringList LessonPlayer::wanted() const {
    if (finished()) return {};
    if (m_showing) return m_shownAt;
    if (m_run.step().pick && !m_run.trace().isEmpty() && !m_run.answered()) {
        QStringList right;
        for (const QString& target : m_run.rightTargets())
            right.append(m_run.position().resolved(target));
        // Of few answers none may lie below the card, the wrong ones neither.
        for (const QString& target : m_run.step().pick->among)
            if (!target.contains(u'*') && !right.contains(target)) right.append(target);
        return right;
    }
    if (!m_run.asksForMoves() || m_run.trace().isEmpty()) return {};
    const QString next = m_run.solution().value(m_run.trace().back().commands.size());
    return next.isEmpty() ? QStringList() : m_table.targetsOf(next);
}

QVariantList LessonPlayer::stages() const {
    QVariantList stages;
    if (finished()) return stages;
    for (const LessonStage& stage : m_run.step().stages)
        stages.append(QVariantMap{{QStringLiteral("target"), stage.show.value(0)},
                                  {QStringLiteral("name"), words().stages.value(stage.id)}});
    return stages;
}

QString LessonPlayer::ruleId() const {
    return finished() ? QString() : m_run.step().rules.value(0);
}

QString LessonPlayer::hintText() const {
    if (finished() || m_hint == 0) return {};
    const StepWords& words = this->words();
    if (m_hint == 3 && m_run.asksForAnswer()) return words.notRight;
    if (m_hint > 1 && !words.hint.isEmpty()) return words.hint;
    return words.nudge.isEmpty() ? voice().language->text("Lesson", lookAgain) : words.nudge;
}

QStringList LessonPlayer::ruledOut() const {
    QStringList out;
    if (finished() || m_hint < 2) return out;
    // One at the second hint, the last of the wrong ones, so that what is left still has to be thought about.
    const auto& options = m_run.step().options;
    for (auto it = options.rbegin(); it != options.rend() && out.isEmpty(); ++it)
        if (!m_run.isRight(it->id) && options.size() > 2) out.append(it->id);
    return out;
}

QString LessonPlayer::pointedOut() const {
    if (finished() || (m_hint < 3 && m_answerState != u"told")) return {};
    for (const LessonOption& option : m_run.step().options)
        if (m_run.isRight(option.id)) return option.id;
    return {};
}

QVariantList LessonPlayer::options() const {
    QVariantList rows;
    if (finished()) return rows;
    for (const LessonOption& option : m_run.offered())
        rows.append(
            QVariantMap{{QStringLiteral("id"), option.id}, {QStringLiteral("text"), words().options.value(option.id)}});
    return rows;
}

QString LessonPlayer::answerText() const {
    if (m_answerState == u"right") return words().right;
    // Turned over, it says what is right, and not whether anybody was.
    if (m_answerState != u"wrong") return m_answerState == u"none" ? QString() : words().notRight;
    // Whoever is wrong for the first time is told where to look, and can find it out; what is right is told when that is
    // asked for, or after another mistake.
    if (m_mistakes > 1) return words().notRight;
    const QString no = voice().language->text("Lesson", notYet);
    const QString nudge = m_hint > 0 ? QString() : words().nudge; // a hint stands below
    return nudge.isEmpty() ? no : no + u' ' + nudge;
}

QVariantMap LessonPlayer::feedback() const {
    if (!m_feedback) return {{QStringLiteral("active"), false}};
    QString text = words().wrong.value(m_feedback->wrongId);
    // What has been done in this step is not asked for again.
    const QStringList later = words().wrongLater.value(m_feedback->wrongId);
    const qsizetype made = m_run.trace().isEmpty() ? 0 : m_run.trace().back().commands.size();
    if (made > 0 && !later.isEmpty()) text = later.at(std::min(made, later.size()) - 1);
    if (text.isEmpty() && m_feedback->sentence) text = voice().language->text("Lesson", m_feedback->sentence);
    const RuleTitle rule = voice().language->rule(m_feedback->rule);
    return {{QStringLiteral("active"), true},
            {QStringLiteral("id"), m_feedback->wrongId},
            {QStringLiteral("text"), text},
            {QStringLiteral("rule"), m_feedback->rule},
            {QStringLiteral("ruleNumber"), rule.number},
            {QStringLiteral("ruleTitle"), questionWaits() ? QString() : rule.title},
            {QStringLiteral("offerUndo"), m_feedback->offerUndo},
            {QStringLiteral("offerKeep"), offersKeep()},
            {QStringLiteral("tone"), QString::fromLatin1(m_feedback->tone)},
            {QStringLiteral("target"), m_feedback->target}};
}

QVariantList LessonPlayer::summary() const {
    if (!finished()) return {};
    const Language& language = *voice().language;
    const auto line = [](const QString& label, const QString& value) {
        return QVariantMap{{QStringLiteral("label"), label}, {QStringLiteral("value"), value}};
    };
    QVariantList lines;
    for (const LessonSum& sum : m_run.position().sums()) {
        QStringList values;
        for (int seat = 1; seat <= m_run.lesson().start.players; ++seat) {
            if (!together() && seat != m_run.lesson().learner) continue;
            const auto value = m_run.position().value(QStringLiteral("seat:%1/").arg(seat) + QLatin1String(sum.path));
            if (value) values.append(together() ? seatName(language, m_seats, seat - 1) + QStringLiteral(": ") + *value : *value);
        }
        if (!values.isEmpty()) lines.append(line(language.text("Lesson", sum.label), values.join(QStringLiteral(" · "))));
    }
    // How well each answered is nobody else's business.
    if (m_run.questions() > 0 && !together())
        lines.append(line(language.text("Lesson", QT_TRANSLATE_NOOP("Lesson", "Right first time")),
                          QStringLiteral("%1 / %2").arg(m_run.rightAnswers()).arg(m_run.questions())));
    return lines;
}

QVariantList LessonPlayer::progress() const {
    QVariantList list;
    const int now = m_run.stepIndex();
    for (int i = 0; i < stepCount(); ++i) {
        const LessonStep& step = m_run.lesson().steps[static_cast<std::size_t>(i)];
        list.append(QVariantMap{{QStringLiteral("id"), step.id},
                                {QStringLiteral("done"), finished() || i < now},
                                {QStringLiteral("now"), i == now},
                                {QStringLiteral("checkpoint"), step.checkpoint}});
    }
    return list;
}

} // namespace magister
