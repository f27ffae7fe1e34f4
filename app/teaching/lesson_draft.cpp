// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teaching/lesson_draft.h"

#include "app/teaching/draft_json.h"

#include <QMap>
#include <QSet>

#include <algorithm>

namespace magister {

namespace {

/// More commands of one kind than these are written as a pattern.
constexpr qsizetype mostNamed = 4;
constexpr int mostWrong = 29; // and the one that catches the rest

QString verbOf(const QString& command) {
    return command.section(u' ', 0, 0);
}

/// The commands of a group: each by name, or all of a kind by a pattern.
QStringList patternsOf(const QStringList& commands) {
    QMap<QString, QStringList> kinds;
    for (const QString& command : commands)
        if (auto& kind = kinds[verbOf(command)]; !kind.contains(command)) kind.append(command);
    QStringList patterns;
    for (const QString& verb : kinds.keys())
        patterns += kinds[verb].size() > mostNamed ? QStringList(verb + QStringLiteral(" *")) : kinds[verb];
    return patterns;
}

class Drafter {
public:
    Drafter(const DraftSource& source, const LessonVocabulary& vocabulary)
        : m_source(source), m_vocabulary(vocabulary), m_position(source.start) {}

    LessonDraft draft() {
        for (const PlayedMove& move : m_source.before)
            if (!go(move)) return failed(move);
        for (const PlayedMove& move : m_source.moves) {
            const bool own = move.seat == m_source.learner && !m_source.ofTheTable.contains(verbOf(move.command));
            const PositionPtr before = withSeatToAct(m_position, move.seat);
            const auto answer = go(move);
            if (!answer) return failed(move);
            if (!own) {
                m_watched.append(QString::number(move.seat) + QStringLiteral(": ") + move.command);
                if (m_watched.size() == 1) m_watchedFrom = before;
                m_watchedRules += answer->rules;
                continue;
            }
            flushWatched();
            addMove(*before, move.command, *answer);
        }
        flushWatched();
        addSummary();
        return written();
    }

private:
    std::optional<EngineAnswer> go(const PlayedMove& move) {
        const PositionPtr here = withSeatToAct(m_position, move.seat);
        if (move.seat != here->seatToAct()) return std::nullopt;
        const EngineAnswer answer = here->decide(move.command);
        if (!answer.next) return std::nullopt;
        m_position = answer.next;
        return answer;
    }
    static LessonDraft failed(const PlayedMove& move) {
        LessonDraft draft;
        draft.problem = QStringLiteral("%1: %2").arg(move.seat).arg(move.command);
        return draft;
    }

    QString freshId(const QString& stem, QSet<QString>& ids) const {
        QString id = stem;
        for (int n = 2; ids.contains(id); ++n)
            id = stem + u'-' + QString::number(n);
        ids.insert(id);
        return id;
    }
    /// The atoms of what happened, each once.
    QStringList rulesOf(const QStringList& happened) const {
        QStringList rules;
        for (const QString& rule : happened)
            if (m_vocabulary.isRule(rule) && !rules.contains(rule)) rules.append(rule);
        return rules.mid(0, 2);
    }
    /// What the learner sees of the things that are clicked for it.
    QStringList targetsOf(const LessonPosition& position, const QString& command) const {
        const QStringList shown = position.shown(m_source.learner);
        QStringList targets;
        for (const QString& target : m_source.targetsOf(position, command)) {
            const bool seen = shown.isEmpty() || target.startsWith(u"button:") || shown.contains(target);
            if (seen && m_vocabulary.isTarget(target, static_cast<int>(m_source.seats.size()))) targets.append(target);
        }
        return targets.mid(0, 1);
    }

    /// Another legal command after which the same stands at that path.
    static bool isReachedOtherwise(const LessonPosition& before, const QString& solution, const QString& path,
                                   const QString& value) {
        const QVector<ListedCommand> commands = before.commands();
        return std::any_of(commands.begin(), commands.end(), [&](const ListedCommand& listed) {
            if (!listed.reason.isEmpty() || listed.text == solution) return false;
            const EngineAnswer answer = before.decide(listed.text);
            return answer.next && answer.next->value(path) == value;
        });
    }

    /// What the move changes most plainly, and no other move does; failing that, the first things it changes together.
    DraftJson goalOf(const LessonPosition& before, const QString& command, const LessonPosition& after,
                     const QStringList& rules) const {
        QStringList paths = before.paths();
        for (const QString& path : after.paths())
            if (!paths.contains(path)) paths.append(path);
        QList<std::pair<QString, QString>> changed;
        for (const QString& path : paths)
            if (const auto now = after.value(path); now && now != before.value(path)) changed.append({path, *now});
        std::stable_partition(changed.begin(), changed.end(), [](const auto& each) { return !each.second.isEmpty(); });
        const auto at = [](const auto& each) {
            return DraftJson::object({{"at", DraftJson::list({each.first, each.second})}});
        };
        for (const auto& each : changed)
            if (!isReachedOtherwise(before, command, each.first, each.second)) return at(each);
        if (changed.isEmpty()) return DraftJson::object({{"event", rules.value(0)}});
        DraftJson all = DraftJson::list();
        for (const auto& each : changed.mid(0, 3))
            all.append(at(each));
        return DraftJson::object({{"all", all}});
    }

    void addMove(const LessonPosition& before, const QString& command, const EngineAnswer& answer) {
        const QStringList rules = rulesOf(answer.rules);
        const QString id = freshId(verbOf(command), m_ids);
        QStringList wrongIds;
        const DraftJson wrong = wrongMoves(before, command, rules.value(0), wrongIds);
        const bool newTurn = m_lastSeat != m_source.learner;
        m_lastSeat = m_source.learner;
        DraftJson step = DraftJson::object({{"id", id},
                                            {"kind", QStringLiteral("do")},
                                            {"rules", DraftJson::list(rules)},
                                            {"show", DraftJson::list(targetsOf(before, command))},
                                            {"goal", goalOf(before, command, *answer.next, rules)},
                                            {"allow", DraftJson::list(QStringList())},
                                            {"wrong", wrong},
                                            {"hints", DraftJson::yes()}});
        if (newTurn) step.add("checkpoint", DraftJson::yes());
        step.add("skip_by", DraftJson::list({command}));
        addStep(id, rules, step, {"title", "text", "task", "nudge", "hint"}, wrongIds);
    }

    DraftJson wrongMoves(const LessonPosition& position, const QString& solution, const QString& rule,
                         QStringList& ids) {
        struct Group {
            QStringList commands;
            QString rule;
            QString reason;
        };
        QStringList order;
        QMap<QString, Group> groups;
        for (const ListedCommand& listed : position.commands()) {
            if (listed.text == solution) continue;
            const bool legal = listed.reason.isEmpty();
            const QString verb = verbOf(listed.text);
            const QString key = !legal                     ? listed.reason
                                : verb == verbOf(solution) ? QStringLiteral("other-") + verb
                                                           : verb;
            if (!order.contains(key)) order.append(key);
            Group& group = groups[key];
            group.commands.append(listed.text);
            if (group.rule.isEmpty()) group.rule = legal ? position.decide(listed.text).rules.value(0) : listed.rule;
            group.reason = listed.reason;
        }
        DraftJson wrong = DraftJson::list();
        for (const QString& key : order.mid(0, mostWrong)) {
            const Group& group = groups[key];
            ids.append(key);
            DraftJson entry =
                DraftJson::object({{"id", key}, {"when", DraftJson::list(patternsOf(group.commands).mid(0, 30))}});
            if (!group.reason.isEmpty()) entry.add("refused", DraftJson::list({group.reason}));
            entry.add("rule", m_vocabulary.isRule(group.rule) ? group.rule : rule);
            entry.add("then", group.reason.isEmpty() ? QStringLiteral("undo") : QStringLiteral("stay"));
            wrong.append(entry);
        }
        ids.append(QStringLiteral("any"));
        wrong.append(DraftJson::object({{"id", QStringLiteral("any")},
                                        {"when", DraftJson::list({QStringLiteral("*")})},
                                        {"rule", rule},
                                        {"then", QStringLiteral("undo")}}));
        return wrong;
    }

    void flushWatched() {
        if (m_watched.isEmpty()) return;
        const QStringList rules = rulesOf(m_watchedRules);
        const QString id = freshId(QStringLiteral("watch"), m_ids);
        m_lastSeat = 0;
        addStep(
            id, rules,
            DraftJson::object({{"id", id},
                               {"kind", QStringLiteral("watch")},
                               {"rules", DraftJson::list(rules)},
                               {"show", DraftJson::list(targetsOf(*m_watchedFrom, m_watched.first().section(u' ', 1)))},
                               {"script", DraftJson::list(m_watched)}}),
            {"title", "text"}, {});
        m_watched.clear();
        m_watchedRules.clear();
    }

    void addSummary() {
        const QString id = freshId(QStringLiteral("summary"), m_ids);
        const QStringList rules = m_teaches.mid(0, 1);
        addStep(id, rules,
                DraftJson::object({{"id", id}, {"kind", QStringLiteral("tell")}, {"rules", DraftJson::list(rules)}}),
                {"title", "text"}, {});
    }

    void addStep(const QString& id, const QStringList& rules, const DraftJson& step, const QStringList& texts,
                 const QStringList& wrongIds) {
        m_steps.append(step);
        for (const QString& rule : rules)
            if (!m_teaches.contains(rule)) m_teaches.append(rule);
        DraftJson words = DraftJson::object({});
        for (const QString& text : texts)
            words.add(text, QString());
        if (!wrongIds.isEmpty()) {
            DraftJson answers = DraftJson::object({});
            for (const QString& wrong : wrongIds)
                answers.add(wrong, QString());
            words.add("wrong", answers);
        }
        m_texts += static_cast<int>(texts.size() + wrongIds.size());
        m_words.add(id, words);
        ++m_count;
    }

    DraftJson start() const {
        DraftJson start = DraftJson::object({{"players", DraftJson::number(QString::number(m_source.seats.size()))}});
        bool small = false;
        if (const int seed = m_source.seed.toInt(&small); small && seed > 0)
            start.add("seed", DraftJson::number(m_source.seed));
        else
            start.add("seed", m_source.seed);
        start.add("seats", DraftJson::list(m_source.seats));
        if (!m_source.setup.isEmpty()) start.add("setup", DraftJson::list(m_source.setup));
        if (!m_source.arranged.isEmpty()) start.add("arrange", DraftJson::list(m_source.arranged));
        QStringList commands;
        for (const PlayedMove& move : m_source.before)
            commands.append(QString::number(move.seat) + QStringLiteral(": ") + move.command);
        if (!commands.isEmpty()) start.add("commands", DraftJson::list(commands));
        return start;
    }

    LessonDraft written() const {
        LessonDraft draft;
        draft.steps = m_count;
        draft.texts = m_texts + 2;
        const QString game = m_vocabulary.game();
        draft.lesson =
            DraftJson::object({{"format", QStringLiteral("magister-lesson/1")},
                               {"id", m_source.id},
                               {"game", game},
                               {"course", game},
                               {"order", DraftJson::number(QString::number(m_source.order))},
                               {"minutes", DraftJson::number(QString::number(std::clamp(m_count / 3, 1, 90)))},
                               {"needs", DraftJson::list(QStringList())},
                               {"learner", DraftJson::number(QString::number(m_source.learner))},
                               {"teaches", DraftJson::list(m_teaches)},
                               {"start", start()},
                               {"steps", m_steps}})
                .text();
        draft.words = DraftJson::object({{"format", QStringLiteral("magister-lesson-words/1")},
                                         {"lesson", m_source.id},
                                         {"language", QStringLiteral("en")},
                                         {"title", QString()},
                                         {"goal", QString()},
                                         {"steps", m_words}})
                          .text();
        return draft;
    }

    const DraftSource& m_source;
    const LessonVocabulary& m_vocabulary;
    PositionPtr m_position;
    QSet<QString> m_ids;
    QStringList m_teaches;
    DraftJson m_steps = DraftJson::list();
    DraftJson m_words = DraftJson::object({});
    QStringList m_watched;
    QStringList m_watchedRules;
    PositionPtr m_watchedFrom;
    int m_lastSeat{};
    int m_count{};
    int m_texts{};
};

} // namespace

LessonDraft draftLesson(const DraftSource& source, const LessonVocabulary& vocabulary) {
    return Drafter(source, vocabulary).draft();
}

} // namespace magister
