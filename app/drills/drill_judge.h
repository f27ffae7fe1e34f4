// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/drills/drill_game.h"
#include "app/drills/pose_drill.h"

/// Judging a drill from its stored line alone.
namespace magister {

/// What play goes by that is not to follow the game the drill comes from: another seed than that of the drill.
inline constexpr quint64 seedOfOtherPlay = 99;

/// What the judges of all games do. `Judge` is derived from it and gives:
///   numberAgain()   optional<int>: the number found in another way; nothing: cannot be counted
///   orderAgain()    QList<int>: what stands or comes first, as values of the answers
///   judgePicks()    JudgeOf::Found: what is wrong with the things to be tapped
/// The namespace of the game gives claimHolds, as claim_forms.h has it, and isAtWork.
template <class Judge, class Posed> class JudgeOf {
public:
    using Game = typename Posed::Game;
    using Definition = typename Game::Definition;
    using State = typename Game::State;
    using Answer = typename Posed::Answer;
    using Found = std::optional<QString>; ///< what is wrong; nothing: sound

    JudgeOf(const Definition& def, const Drill& drill, const DrillQuestion& question, const Posed& posed)
        : m_def(def), m_drill(drill), m_question(question), m_posed(posed), m_about(DrillAbout::fromText(drill.about)),
          m_seat(static_cast<typename Game::PlayerIndex>(drill.seat - 1)) {}

    /// Wrong or ambiguous, with the reason, or sound.
    DrillVerdict run() const {
        const QString ambiguous = unclear(m_question);
        if (!ambiguous.isEmpty()) return {DrillVerdict::Kind::Ambiguous, ambiguous};
        const Found wrong = judge();
        return wrong ? DrillVerdict{DrillVerdict::Kind::Wrong, *wrong} : DrillVerdict{};
    }

protected:
    static QString told(const char* what, const QString& id) {
        return QString::fromLatin1(what) + QStringLiteral(": ") + id;
    }
    bool isRight(const QString& id) const { return m_question.rightIds().contains(id); }
    const State& before() const { return m_posed.before; }

    /// Played anew; nothing where the engine refuses.
    std::optional<State> after() const {
        const auto command = Game::command(m_def, before(), m_about.command);
        if (!command) return std::nullopt;
        const auto decision = decide(m_def, before(), Game::giver(before(), m_seat, *command), *command);
        const auto* accepted = std::get_if<typename Game::Accepted>(&decision);
        return accepted ? std::optional(accepted->state) : std::nullopt;
    }

    /// Each choice by giving its command.
    Found judgeChoices() const {
        for (const Answer& answer : m_posed.answers) {
            const auto* command = std::get_if<typename Posed::Command>(&answer.value);
            if (!command) return told("no command", answer.id);
            const auto decision = decide(m_def, before(), m_seat, *command);
            const bool accepted = std::holds_alternative<typename Game::Accepted>(decision);
            if (accepted != isRight(answer.id)) return told("tried otherwise", answer.id);
        }
        return {};
    }

    const Definition& m_def;
    const Drill& m_drill;
    const DrillQuestion& m_question;
    const Posed& m_posed;
    const DrillAbout m_about;
    const typename Game::PlayerIndex m_seat;

private:
    const Judge& mine() const { return static_cast<const Judge&>(*this); }

    Found judge() const {
        switch (m_question.kind) {
        case DrillKind::YesNo:
            if (isRight(QStringLiteral("yes")) != after().has_value()) return told("decided otherwise", m_drill.about);
            return {};
        case DrillKind::Number:
            return judgeNumber();
        case DrillKind::WhatNow:
        case DrillKind::Mistake:
            return judgeClaims();
        case DrillKind::Pick:
            return mine().judgePicks();
        case DrillKind::Order:
            return judgeOrder();
        case DrillKind::Do:
            return judgeDeeds();
        }
        return QStringLiteral("no such kind");
    }

    Found judgeNumber() const {
        const std::optional<int> number = mine().numberAgain();
        if (!number) return told("cannot be counted again", m_drill.about);
        if (m_question.rightIds() != QStringList{QString::number(*number)})
            return told("counted again", QString::number(*number));
        return {};
    }

    Found judgeClaims() const {
        const auto played = after();
        if (!played) return told("not played", m_drill.about);
        const bool truth = m_question.kind == DrillKind::WhatNow;
        for (const Answer& answer : m_posed.answers) {
            const auto* claim = std::get_if<typename Posed::Event>(&answer.value);
            const auto holds = claim ? claimHolds(m_def, before(), *played, *claim) : std::nullopt;
            if (!holds) return told("cannot be seen", answer.id);
            if ((*holds == truth) != isRight(answer.id)) return told("seen otherwise", answer.id);
        }
        return {};
    }

    Found judgeDeeds() const {
        for (const DrillOption& option : m_question.options) {
            const auto command = Game::command(m_def, before(), option.id.toStdString());
            if (!command) return told("no command", option.id);
            const auto decision = decide(m_def, before(), m_seat, *command);
            const auto* accepted = std::get_if<typename Game::Accepted>(&decision);
            if (!accepted) return told("refused", option.id);
            if (isAtWork(m_posed.rule, m_def, before(), m_seat, *command, accepted->events) != option.right)
                return told("does otherwise", option.id);
        }
        return {};
    }

    Found judgeOrder() const {
        QList<int> again = mine().orderAgain();
        QList<int> given;
        for (const QString& id : m_question.order)
            for (const Answer& answer : m_posed.answers)
                if (answer.id == id) given.append(numberOf(answer));
        // What happens in between is not asked for.
        again.removeIf([&](int n) { return !given.contains(n); });
        if (given != again) return told("played otherwise", m_question.order.join(u' '));
        return {};
    }
    /// Seats and the words of vocabularies by their number; -1 for anything else.
    static int numberOf(const Answer& answer) {
        return std::visit(
            [](const auto& value) {
                using Value = std::decay_t<decltype(value)>;
                if constexpr (std::is_enum_v<Value> || std::is_integral_v<Value>) return static_cast<int>(value);
                return -1;
            },
            answer.value);
    }
};

/// Judges the answers of a drill.
template <class Judge, class Game>
DrillVerdict judgedFromLine(const typename Game::Definition& definition, const Drill& drill,
                            const DrillQuestion& question) {
    const auto again = Drill::fromLine(drill.line());
    if (!again || *again != drill) return {DrillVerdict::Kind::Wrong, QStringLiteral("the line reads otherwise")};
    const auto posed = posedFrom<Game>(definition, *again);
    if (!posed) return {DrillVerdict::Kind::Wrong, QStringLiteral("cannot be posed from its line")};
    if (posed->answers.size() != static_cast<std::size_t>(question.options.size()))
        return {DrillVerdict::Kind::Wrong, QStringLiteral("other options")};
    return Judge(definition, *again, question, *posed).run();
}

} // namespace magister
