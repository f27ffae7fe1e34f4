// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/drills/judging.h"

#include "app/orleans/drills/at_work.h"
#include "app/orleans/drills/claims.h"
#include "app/orleans/drills/counts.h"
#include "app/orleans/drills/play.h"
#include "app/orleans/words/score_story.h"
#include "engine/orleans/notation.h"

#include <algorithm>

namespace magister::orleans {

namespace {

using Found = std::optional<QString>; ///< what is wrong; nothing: sound

QString told(const char* what, const QString& id) {
    return QString::fromLatin1(what) + QStringLiteral(": ") + id;
}

class Judging {
public:
    Judging(const Definition& def, const Drill& drill, const DrillQuestion& question, const Posed& posed)
        : m_def(def), m_drill(drill), m_question(question), m_posed(posed), m_about(About::fromText(drill.about)),
          m_seat(static_cast<PlayerIndex>(drill.seat - 1)) {}

    DrillVerdict run() {
        const QString ambiguous = unclear(m_question);
        if (!ambiguous.isEmpty()) return {DrillVerdict::Kind::Ambiguous, ambiguous};
        const Found wrong = judge();
        return wrong ? DrillVerdict{DrillVerdict::Kind::Wrong, *wrong} : DrillVerdict{};
    }

private:
    bool isRight(const QString& id) const { return m_question.rightIds().contains(id); }
    const State& before() const { return m_posed.before; }

    /// Played anew.
    std::optional<State> after() const {
        const auto read = commandFromText(m_def, m_about.command);
        const auto* command = std::get_if<Command>(&read);
        if (!command) return std::nullopt;
        const Decision decision = decide(m_def, before(), giverOf(before(), m_seat, *command), *command);
        const auto* accepted = std::get_if<Accepted>(&decision);
        return accepted ? std::optional(accepted->state) : std::nullopt;
    }

    Found judge() const {
        switch (m_question.kind) {
        case DrillKind::YesNo:
            return isRight(QStringLiteral("yes")) == after().has_value() ? Found{}
                                                                         : told("decided otherwise", m_drill.about);
        case DrillKind::Number:
            return judgeNumber();
        case DrillKind::WhatNow:
        case DrillKind::Mistake:
            return judgeClaims();
        case DrillKind::Pick:
            return judgeChoices();
        case DrillKind::Order:
            return judgeOrder();
        case DrillKind::Do:
            return judgeDeeds();
        }
        return QStringLiteral("no such kind");
    }

    Found judgeNumber() const {
        const auto number = numberAgain();
        if (!number) return told("cannot be counted again", m_drill.about);
        if (m_question.rightIds() != QStringList{QString::number(*number)})
            return told("counted again", QString::number(*number));
        return {};
    }
    std::optional<int> numberAgain() const {
        if (m_about.form == "count") {
            const auto named = countNamed(m_posed.rule, m_about.argument);
            if (!named) return std::nullopt;
            return named->count->again(m_def, before(), m_seat, named->of);
        }
        if (m_about.form == "worth") return worthAgain();
        const auto played = after();
        if (!played) return std::nullopt;
        Posed seen = m_posed;
        seen.after = *played;
        return amountSeen(m_def, seen);
    }
    /// By what lies there and what it is worth.
    std::optional<int> worthAgain() const {
        const Player& p = before().players[m_seat];
        int level = 0;
        for (const std::uint8_t space : m_def.development.levelSpaces)
            level += space <= p.development;
        const ScoreSource source = scoreSourceFromId(QString::fromStdString(m_about.argument));
        switch (source) {
        case ScoreSource::Coins:
            return p.coins * m_def.pointsPerCoin;
        case ScoreSource::Bread:
            return p.ware(Ware::Bread) * level;
        case ScoreSource::Stations:
            return (m_def.start.stations - p.stations - lostStations()) * level;
        case ScoreSource::Citizens:
            return p.citizens * level;
        case ScoreSource::Count:
            return std::nullopt;
        default:
            break;
        }
        const auto good = static_cast<Good>(static_cast<int>(source) - static_cast<int>(ScoreSource::Grain));
        return p.ware(wareOf(good)) * m_def.good(good).points;
    }
    /// Neither on the map nor in the supply: given up.
    int lostStations() const {
        return m_def.start.stations - before().players[m_seat].stations - stationsBuilt(before(), m_seat);
    }

    Found judgeClaims() const {
        const auto played = after();
        if (!played) return told("not played", m_drill.about);
        const bool truth = m_question.kind == DrillKind::WhatNow;
        for (const Answer& answer : m_posed.answers) {
            const auto* claim = std::get_if<Event>(&answer.value);
            const auto holds = claim ? claimHolds(m_def, before(), *played, *claim) : std::nullopt;
            if (!holds) return told("cannot be seen", answer.id);
            if ((*holds == truth) != isRight(answer.id)) return told("seen otherwise", answer.id);
        }
        return {};
    }

    Found judgeChoices() const {
        for (const Answer& answer : m_posed.answers) {
            const auto* command = std::get_if<Command>(&answer.value);
            if (!command) return told("no command", answer.id);
            const bool accepted = std::holds_alternative<Accepted>(decide(m_def, before(), m_seat, *command));
            if (accepted != isRight(answer.id)) return told("tried otherwise", answer.id);
        }
        return {};
    }

    Found judgeDeeds() const {
        for (const DrillOption& option : m_question.options) {
            const auto read = commandFromText(m_def, option.id.toStdString());
            const auto* command = std::get_if<Command>(&read);
            if (!command) return told("no command", option.id);
            const Decision decision = decide(m_def, before(), m_seat, *command);
            const auto* accepted = std::get_if<Accepted>(&decision);
            if (!accepted) return told("refused", option.id);
            if (isAtWork(m_posed.rule, m_def, before(), m_seat, *command, accepted->events) != option.right)
                return told("does otherwise", option.id);
        }
        return {};
    }

    Found judgeOrder() const {
        QList<int> again = m_about.form == "effects" ? clockwise() : playedOn();
        QList<int> given;
        for (const QString& id : m_question.order)
            for (const Answer& answer : m_posed.answers)
                if (answer.id == id) given.append(numberOf(answer));
        // What happens in between is not asked for.
        again.removeIf([&](int n) { return !given.contains(n); });
        if (given != again) return told("played otherwise", m_question.order.join(u' '));
        return {};
    }
    static int numberOf(const Answer& answer) {
        if (const auto* seat = std::get_if<PlayerIndex>(&answer.value)) return *seat;
        if (const auto* stage = std::get_if<Stage>(&answer.value)) return static_cast<int>(*stage);
        return -1;
    }
    QList<int> clockwise() const {
        QList<int> seats;
        for (int i = 0; i < before().playerCount; ++i)
            seats.append((before().startPlayer + i) % before().playerCount);
        return seats;
    }
    /// What comes first, by playing on at random.
    QList<int> playedOn() const {
        QList<int> order;
        State state = before();
        Random random = Random::seeded(m_drill.seed + 99);
        const bool turns = m_about.form == "turns";
        if (turns) order.append(state.active);
        for (int i = 0; i < 4000 && !state.over(); ++i) {
            const PlayerIndex mover = PlayGame::mover(state, random);
            const auto list = choices(m_def, state, mover, Listing::LegalOnly);
            if (list.empty()) break;
            const Command command = list[random.below(static_cast<std::uint32_t>(list.size()))].command;
            Events events;
            perform(m_def, state, mover, command, events);
            for (const Event& event : events) {
                if (const auto* e = std::get_if<StageReached>(&event); e && !turns)
                    order.append(static_cast<int>(e->stage));
                if (const auto* e = std::get_if<TurnStarted>(&event); e && turns && !order.contains(e->player))
                    order.append(e->player);
            }
            if (turns ? state.stage != Stage::Actions : state.round != before().round) break;
        }
        return order;
    }

    const Definition& m_def;
    const Drill& m_drill;
    const DrillQuestion& m_question;
    const Posed& m_posed;
    About m_about;
    PlayerIndex m_seat;
};

} // namespace

DrillVerdict judgeDrill(const Definition& definition, const Drill& drill, const DrillQuestion& question) {
    const auto again = Drill::fromLine(drill.line());
    if (!again || *again != drill) return {DrillVerdict::Kind::Wrong, QStringLiteral("the line reads otherwise")};
    const auto posed = pose(definition, *again);
    if (!posed) return {DrillVerdict::Kind::Wrong, QStringLiteral("cannot be posed from its line")};
    if (posed->answers.size() != static_cast<std::size_t>(question.options.size()))
        return {DrillVerdict::Kind::Wrong, QStringLiteral("other options")};
    return Judging(definition, *again, question, *posed).run();
}

} // namespace magister::orleans
