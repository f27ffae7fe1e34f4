// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teaching/lesson_checks.h"

#include "app/teaching/command_pattern.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace magister {

namespace {

const auto englishCode = QStringLiteral("en");

QString cardOf(const StepWords& words) {
    return words.text + u' ' + words.task;
}

QStringList textsOf(const StepWords& words) {
    QStringList texts = QStringList{words.title, words.text, words.task,  words.nudge,
                                    words.hint,  words.done, words.right, words.notRight} +
                        words.wrong.values() + words.options.values() + words.stages.values();
    for (const QStringList& later : words.wrongLater)
        texts += later;
    return texts;
}

struct Pattern {
    const char* language;
    const char* regex;
};
/// Second person past tense, which in these languages tells the reader's gender. Nominal and present forms do not.
constexpr std::array<Pattern, 3> gendered{{
    {"pl", "\\w+(łeś|łaś|łbyś|łabyś)\\b"},
    {"cs", "\\b\\w+(l|la) (jsi|jste|ses|sis|bys|byste)\\b|\\b(jsi|jste|bys|byste) (se |si |to |už )?\\w+(l|la)\\b"},
    {"ru", "\\b(ты|вы) (\\w+ )?\\w+(л|ла|ло)(ся|сь)?\\b"},
}};

/// How many letters on either side of a mark may hold the word for what it marks.
constexpr int besideMark = 40;

QRegularExpression regex(const char* pattern) {
    return QRegularExpression(QString::fromUtf8(pattern), QRegularExpression::CaseInsensitiveOption |
                                                              QRegularExpression::UseUnicodePropertiesOption);
}

class WordsCheck {
public:
    WordsCheck(const Lesson& lesson, const LessonWords& words, const LessonWords& source, const LessonVocabulary& vocabulary)
        : m_lesson(lesson), m_words(words), m_source(source), m_vocabulary(vocabulary) {}

    QList<LessonFinding> run() {
        lengths();
        if (m_words.language == englishCode) {
            firstMove();
            telling();
        } else {
            marksReturn();
            termsReturn();
        }
        marksMeanTheirTargets();
        genders();
        return m_findings;
    }

private:
    void report(LessonFault fault, const QString& step, const QString& detail) {
        m_findings.append({fault, step, detail});
    }

    void lengths() {
        const int most = m_words.language == englishCode ? 40 : 45;
        std::vector<int> counts;
        for (const LessonStep& step : m_lesson.steps) {
            const int count = wordCount(cardOf(m_words.steps.value(step.id)));
            counts.push_back(count);
            if (count > most) report(LessonFault::TooLong, step.id, QStringLiteral("%1 > %2").arg(count).arg(most));
        }
        std::sort(counts.begin(), counts.end());
        const int median = counts.empty() ? 0 : counts[counts.size() / 2];
        if (m_words.language == englishCode && median > 22)
            report(LessonFault::TooWordy, {}, QStringLiteral("%1 > 22").arg(median));
    }

    void firstMove() {
        int count = 0;
        int steps = 0;
        for (const LessonStep& step : m_lesson.steps) {
            ++steps;
            const StepWords& words = m_words.steps[step.id];
            count += wordCount(cardOf(words));
            for (const QString& stage : words.stages)
                count += wordCount(stage);
            if (step.kind == StepKind::Do || step.kind == StepKind::Drill || !step.lays.isEmpty()) break;
        }
        if (steps > 3 || count > 60)
            report(LessonFault::FirstMoveTooLate, {}, QStringLiteral("%1 / 3, %2 / 60").arg(steps).arg(count));
    }

    void telling() {
        const auto tells = std::count_if(m_lesson.steps.begin(), m_lesson.steps.end(), [](const LessonStep& step) {
            return step.kind == StepKind::Tell || step.kind == StepKind::Setup;
        });
        const int share = static_cast<int>(100 * tells / static_cast<std::ptrdiff_t>(m_lesson.steps.size()));
        if (share > 35) report(LessonFault::TooMuchTelling, {}, QStringLiteral("%1 % > 35 %").arg(share));
    }

    void genders() {
        for (const Pattern& pattern : gendered) {
            if (m_words.language != QLatin1String(pattern.language)) continue;
            const QRegularExpression expression = regex(pattern.regex);
            for (auto it = m_words.steps.constBegin(); it != m_words.steps.constEnd(); ++it)
                for (const QString& text : textsOf(*it))
                    if (const auto match = expression.match(text); match.hasMatch())
                        report(LessonFault::Gendered, it.key(), match.captured());
        }
    }

    void marksReturn() {
        static const QRegularExpression mark(QStringLiteral("\\{[1-9]\\}"));
        const auto marks = [&](const StepWords& words) {
            QStringList list;
            for (auto it = mark.globalMatch(cardOf(words)); it.hasNext();)
                list.append(it.next().captured());
            list.sort();
            return list.join(u' ');
        };
        for (auto it = m_source.steps.constBegin(); it != m_source.steps.constEnd(); ++it)
            if (const QString found = marks(m_words.steps.value(it.key())); found != marks(*it))
                report(LessonFault::MarksDiffer, it.key(), found);
    }

    /// A number on the table stands on what the words beside it speak of, and never on a wrong answer.
    void marksMeanTheirTargets() {
        static const QRegularExpression mark(QStringLiteral("\\{([1-9])\\}"));
        for (const LessonStep& step : m_lesson.steps) {
            const QString card = cardOf(m_words.steps.value(step.id));
            for (auto it = mark.globalMatch(card); it.hasNext();) {
                const auto found = it.next();
                const QString target = step.show.value(found.captured(1).toInt() - 1);
                const QStringList right = step.pick && step.pick->where ? QStringList{step.task.skipBy.value(0).mid(7)}
                                                                        : step.pick.value_or(LessonPick{}).targets;
                if (step.pick && fitsAny(step.pick->among, target) && !right.contains(target))
                    report(LessonFault::MarkMisleads, step.id, target);
                const auto from = std::max<qsizetype>(0, found.capturedStart() - besideMark);
                const QString beside = card.mid(from, found.capturedEnd() + besideMark - from);
                if (const LessonNoun* noun = nounOf(target); noun && !beside.contains(regex(noun->words.in(m_words.language))))
                    report(LessonFault::MarkUnnamed, step.id, found.captured() + u' ' + target);
            }
        }
    }

    const LessonNoun* nounOf(const QString& target) const {
        const auto nouns = m_vocabulary.nouns();
        const auto it = std::find_if(nouns.begin(), nouns.end(),
                                     [&](const LessonNoun& noun) { return target.contains(regex(noun.target)); });
        return it == nouns.end() ? nullptr : &*it;
    }

    /// Pronouns may stand for a term here and there; a term that is mostly said otherwise is the wrong one.
    void termsReturn() {
        for (const LessonTerm& term : m_vocabulary.terms()) {
            const QRegularExpression here = regex(term.in(m_words.language));
            const QRegularExpression there = regex((std::string("\\b") + term.english + "s?\\b").c_str());
            int used = 0;
            int kept = 0;
            for (auto it = m_source.steps.constBegin(); it != m_source.steps.constEnd(); ++it) {
                if (!cardOf(*it).contains(there)) continue;
                ++used;
                if ((cardOf(m_words.steps.value(it.key())) + m_words.steps.value(it.key()).title).contains(here))
                    ++kept;
            }
            if (kept * 2 < used)
                report(LessonFault::TermUnused, {},
                       QStringLiteral("%1: %2 / %3").arg(QLatin1String(term.english)).arg(kept).arg(used));
        }
    }

    const Lesson& m_lesson;
    const LessonWords& m_words;
    const LessonWords& m_source;
    const LessonVocabulary& m_vocabulary;
    QList<LessonFinding> m_findings;
};

} // namespace

int wordCount(const QString& text) {
    static const QRegularExpression mark(QStringLiteral("\\{[1-9]\\}"));
    static const QRegularExpression gaps(QStringLiteral("\\s+"));
    static const QRegularExpression letter(QStringLiteral("[\\p{L}\\p{N}]"));
    int count = 0;
    for (const QString& word : QString(text).remove(mark).split(gaps, Qt::SkipEmptyParts))
        count += word.contains(letter) ? 1 : 0;
    return count;
}

QList<LessonFinding> checkWords(const Lesson& lesson, const LessonWords& words, const LessonWords& english,
                                const LessonVocabulary& vocabulary) {
    return WordsCheck(lesson, words, english, vocabulary).run();
}

} // namespace magister
