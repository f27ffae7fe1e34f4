// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/drills/claim_forms.h"
#include "app/drills/drill_game.h"
#include "app/drills/posed_drill.h"

namespace magister {

inline QString qs(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// The templates that every game needs, with the names of their fields.
std::map<QString, QStringList> sharedDrillTemplates();
/// The same with those of a game that have no fields.
void addPlainTemplates(std::map<QString, QStringList>& all, std::initializer_list<const char*> keys);

/// The words of a posed drill. The wording of a game is derived from it and gives what is its own. `Scene` is what
/// sentences of the game are told of; its namespace gives seatName(scene, seat), eventText(scene, event),
/// eventTextTo(scene, seat, event), refusalText(scene, refusal, command) and ruleIdOf(rule).
template <class Posed, class Scene> class WordingOf {
public:
    virtual ~WordingOf() = default;

    DrillWords words() const {
        DrillWords words;
        words.question = context() + u' ' + asked();
        for (const Answer& answer : m_posed.answers)
            words.options.append(optionText(answer));
        words.reason = reason();
        return words;
    }

protected:
    using Game = typename Posed::Game;
    using Answer = typename Posed::Answer;
    using Event = typename Posed::Event;

    /// `before` and `after`: the scenes of the positions before and after the command.
    WordingOf(const Posed& posed, const Language& language, const DrillTexts& texts, const Scene& before,
              const Scene& after)
        : m_posed(posed), m_language(language), m_texts(texts), m_before(before), m_after(after) {}

    /// Whether the seat is told what it has to decide.
    virtual bool hasMoment() const = 0;
    /// What is to be decided, without a word about what can be answered.
    virtual QString moment() const = 0;
    /// What is done, or what the table sees that goes on.
    virtual QStringList deed() const = 0;
    /// What a seat has when the game ends: nobody can be asked to reckon the whole final scoring to say who wins.
    virtual QString total(typename Game::PlayerIndex seat) const = 0;
    /// That the final scoring begins.
    virtual QString scoring() const = 0;
    /// The question, of forms that take more than their template.
    virtual QString askedWith(const QString& form) const { return say(form); }
    /// Of answers that are neither a statement nor a word.
    virtual QString optionOf(const Answer& answer) const { return say(answer.id); }

    QString say(const QString& key, const Fields& fields = {}) const { return m_texts.say(m_language, key, fields); }
    QString who(typename Game::PlayerIndex seat) const { return seatName(m_before, seat); }
    /// To the one who is asked: what that seat does or gets is told in the second person.
    QString line(const Event& event) const { return eventTextTo(m_after, m_posed.seat, event); }
    /// Wanted or done.
    QString doing(const QString& command) const {
        return say(m_posed.about.form == "may" ? QStringLiteral("wants") : QStringLiteral("does"),
                   {{"command", command}});
    }

    const Posed& m_posed;
    const Language& m_language;
    const DrillTexts& m_texts;
    const Scene& m_before;
    const Scene& m_after;

private:
    /// What is going on: who is asked, what is done, what is drawn meanwhile.
    QString context() const {
        QStringList sentences{say(QStringLiteral("seat"), {{"who", who(m_posed.seat)}})};
        const std::string& form = m_posed.about.form;
        if (hasMoment() && (form == "may" || form == "doing" || form == "choices")) sentences.append(moment());
        if (asksWhoWins()) {
            // Whatever was done to get there: it is asked what comes of the totals.
            sentences.append(scoring());
            for (typename Game::PlayerIndex seat = 0; seat < m_posed.after.playerCount; ++seat)
                sentences.append(total(seat));
        } else if (m_posed.command && form != "choices") {
            sentences += deed();
        }
        for (const Event& event : m_posed.given)
            sentences.append(line(event));
        return sentences.join(u' ');
    }
    bool asksWhoWins() const {
        return std::any_of(m_posed.answers.begin(), m_posed.answers.end(), [](const Answer& answer) {
            const auto* event = std::get_if<Event>(&answer.value);
            return event && saysWhoWins<Posed>(*event);
        });
    }

    QString asked() const {
        if (asksWhoWins()) return say(QStringLiteral("who-wins"));
        const QString form = qs(m_posed.about.form);
        return form == QLatin1String("doing") ? say(form, {{"rule", ruleTitle()}}) : askedWith(form);
    }

    QString ruleTitle() const {
        const QString id = ruleIdOf(m_posed.rule);
        const RuleTitle rule = m_language.rule(id);
        return rule.title.isEmpty() ? id : rule.title;
    }

    QString optionText(const Answer& answer) const {
        const auto* event = std::get_if<Event>(&answer.value);
        return event ? line(*event) : optionOf(answer);
    }

    /// Not where a legal move is asked about only because the rule forbids others like it.
    bool showsItsRule() const {
        return m_posed.kind != DrillKind::YesNo || isAtWork(m_posed.rule, m_before.definition, m_posed.before, m_posed.seat,
                                                           *m_posed.command, m_posed.events);
    }

    /// None where there are more of them than are read: half of a list would pass for the whole of it.
    QStringList toldReasons() const {
        constexpr qsizetype mostRead = 8;
        QStringList told;
        for (const Event& event : m_posed.reasons)
            // Of a number, every part counts, even one that sounds like another.
            if (const QString words = line(event);
                !words.isEmpty() && (m_posed.kind == DrillKind::Number || !told.contains(words)))
                told.append(words);
        return told.size() > mostRead ? QStringList() : told;
    }

    QString reason() const {
        if (m_posed.kind == DrillKind::YesNo && m_posed.refusal) {
            const auto no = refusalText(m_before, *m_posed.refusal, *m_posed.command);
            return no.what + u' ' + no.why;
        }
        QStringList sentences;
        if (m_posed.kind == DrillKind::YesNo) sentences.append(say(QStringLiteral("reason.allowed")));
        if (m_posed.kind == DrillKind::Mistake)
            sentences.append(say(QStringLiteral("reason.right-line"), {{"line", line(m_posed.reasons.front())}}));
        else if (m_posed.kind != DrillKind::WhatNow)
            sentences += toldReasons();
        if (sentences.isEmpty() || m_posed.kind != DrillKind::Number)
            sentences.append(say(showsItsRule() ? QStringLiteral("reason.rule") : QStringLiteral("reason.kept"),
                                 {{"rule", ruleTitle()}}));
        return sentences.join(u' ');
    }
};

} // namespace magister
