// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/drills/judging.h"

#include "app/messina/drills/at_work.h"
#include "app/messina/drills/claims.h"
#include "app/messina/drills/counts.h"
#include "app/messina/table/targets.h"
#include "engine/messina/notation.h"

#include <algorithm>

namespace magister::messina {

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
        const auto read = commandFromText(m_def, before(), m_about.command);
        const auto* command = std::get_if<Command>(&read);
        if (!command) return std::nullopt;
        const Decision decision = decide(m_def, before(), before().toAct(), *command);
        const auto* accepted = std::get_if<Accepted>(&decision);
        return accepted ? std::optional(accepted->state) : std::nullopt;
    }

    Found judge() const {
        switch (m_question.kind) {
        case DrillKind::YesNo:
            return judgeMay();
        case DrillKind::Number:
            return judgeNumber();
        case DrillKind::WhatNow:
        case DrillKind::Mistake:
            return judgeClaims();
        case DrillKind::Pick:
            return m_about.form == "choices"   ? judgeChoices()
                   : m_about.form == "leavers" ? judgeLeavers()
                                               : judgePlaces();
        case DrillKind::Order:
            return judgeOrder();
        case DrillKind::Do:
            return judgeDeeds();
        }
        return QStringLiteral("no such kind");
    }

    Found judgeMay() const {
        const bool yes = after().has_value();
        if (isRight(QStringLiteral("yes")) != yes) return told("decided otherwise", m_drill.about);
        return {};
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
            const auto named = countNamed(m_about.argument);
            if (!named) return std::nullopt;
            for (const Count& each : counts())
                if (each.word == named->count->word && each.rule == m_posed.rule)
                    return each.again(m_def, before(), m_seat, named->citizenClass);
            return std::nullopt;
        }
        const auto played = after();
        if (!played) return std::nullopt;
        if (m_about.form == "score" || m_about.form == "after-rats") return pointsByLine();
        if (m_about.form == "activations") return activationsPlayed(m_def, *played);
        if (m_about.form == "produces") return producing();
        Posed seen = m_posed;
        seen.after = *played;
        return amountSeen(m_def, seen);
    }
    /// What the points grow by at that line, event by event.
    std::optional<int> pointsByLine() const {
        State state = before();
        Events events;
        State whole = before();
        perform(m_def, whole, Proceed{}, events);
        const std::string source = m_about.form == "score" ? m_about.argument : "rats";
        for (const Event& event : events) {
            const int points = state.players[m_seat].points;
            apply(m_def, state, event);
            const auto* line = std::get_if<ScoreLine>(&event);
            if (!line || line->player != m_seat || idOf(line->source) != source) continue;
            return m_about.form == "score" ? state.players[m_seat].points - points : int{state.players[m_seat].points};
        }
        return std::nullopt;
    }
    /// By who is where, not by what happened.
    int producing() const {
        const Player& player = before().players[m_seat];
        if (m_about.argument == "huts")
            return static_cast<int>(std::count_if(player.huts.begin(), player.huts.end(), [](const Hut& hut) {
                return hut.upgrade != none && hut.citizen != Citizen::Nobody;
            }));
        return static_cast<int>(
            std::count_if(player.workshops.begin(), player.workshops.end(), [&](const WorkshopSlot& slot) {
                const Workshop& tile = m_def.workshops[slot.tile];
                return slot.citizen != Citizen::Nobody && !tile.late &&
                       (!tile.needsUpgraded || isUpgraded(slot.citizen));
            }));
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

    Found judgePlaces() const {
        const auto played = after();
        if (!played) return told("not played", m_drill.about);
        for (const DrillOption& option : m_question.options) {
            // Hexes go by their name alone in the notation.
            QString name = option.id;
            if (name.startsWith(QLatin1String("hex:"))) name.remove(0, 4);
            const auto place = placeFromText(m_def, before().playerCount, name.toStdString());
            if (!place) return told("no such place", option.id);
            if (changedAt(*place, *played) != isRight(option.id)) return told("looks otherwise", option.id);
        }
        return {};
    }
    /// By asking each to leave, to wherever a citizen may go.
    Found judgeLeavers() const {
        const auto played = after();
        if (!played) return told("not played", m_drill.about);
        for (const Answer& answer : m_posed.answers) {
            const auto hut = std::get<PlaceIndex>(answer.value);
            State state = *played;
            bool leaves = false;
            // The others of the table answer first.
            for (int i = 0; i < 60 && state.hasPrompt() && state.stage == Stage::Quarantine && !leaves; ++i) {
                if (state.toAct() == m_seat && state.prompt().kind == PromptKind::LeaveQuarantine)
                    leaves = canLeave(state, hut);
                if (state.prompt().kind != PromptKind::LeaveQuarantine) break;
                Events events;
                perform(m_def, state, choices(m_def, state, state.toAct(), Listing::LegalOnly).front().command, events);
            }
            if (leaves != isRight(answer.id)) return told("asked otherwise", answer.id);
        }
        return {};
    }
    bool canLeave(const State& state, std::uint8_t hut) const {
        const auto may = [&](CitizenSpot to) { return !refuse(m_def, state, m_seat, LeaveQuarantine{to, hut}); };
        for (std::uint8_t i = 0; i < squareCount; ++i)
            if (may({Spot::Square, i})) return true;
        for (std::uint8_t i = 0; i < state.players[m_seat].workshops.size(); ++i)
            if (may({Spot::Workshop, i})) return true;
        return may({Spot::Nowhere, 0});
    }
    bool changedAt(PlaceIndex place, const State& played) const {
        const PlaceState& was = before().places[place];
        const PlaceState& is = played.places[place];
        if (m_about.form == "struck") return is.cubes > was.cubes;
        if (m_about.form == "plot") return is.hex != was.hex;
        if (m_about.form == "cleared") return was.cubes > 0 && is.citizens != was.citizens;
        if (m_about.form == "dock") {
            const auto corner = m_def.layout(before().playerCount).places[place].corner;
            return before().docks[corner] != played.docks[corner];
        }
        const auto c = fromId<CitizenClass>(m_about.argument);
        return c && is.citizens[static_cast<std::size_t>(*c)] > was.citizens[static_cast<std::size_t>(*c)];
    }

    Found judgeDeeds() const {
        for (const DrillOption& option : m_question.options) {
            const auto read = commandFromText(m_def, before(), option.id.toStdString());
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
        QList<int> again;
        if (m_about.form == "discs" || m_about.form == "points-order")
            again = discsAgain();
        else
            again = playedOn();
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
        if (const auto* seat = std::get_if<PlaceIndex>(&answer.value)) return *seat;
        if (const auto* stage = std::get_if<Stage>(&answer.value)) return static_cast<int>(*stage);
        if (const auto* kind = std::get_if<PromptKind>(&answer.value)) return static_cast<int>(*kind);
        if (const auto* source = std::get_if<ScoreSource>(&answer.value)) return static_cast<int>(*source);
        return -1;
    }
    /// Who stands before whom, pair by pair.
    QList<int> discsAgain() const {
        const State& s = before();
        const auto book = fromId<Book>(m_about.argument);
        const auto value = [&](int p) {
            const Player& player = s.players[static_cast<std::size_t>(p)];
            return book ? int{player.book(*book)} : int{player.points};
        };
        const auto& arrival = book ? s.bookArrival[static_cast<std::size_t>(*book)] : s.scoreArrival;
        const auto later = [&](int a, int b) {
            return std::find(arrival.begin(), arrival.end(), a) > std::find(arrival.begin(), arrival.end(), b);
        };
        QList<int> order(s.playerCount);
        for (int p = 0; p < s.playerCount; ++p) {
            int ahead = 0;
            for (int q = 0; q < s.playerCount; ++q)
                ahead += q != p && (value(q) > value(p) || (value(q) == value(p) && later(q, p)));
            order[ahead] = p;
        }
        return order;
    }
    /// What comes first, by playing on at random.
    QList<int> playedOn() const {
        QList<int> order;
        const auto note = [&](int n) {
            if (!order.contains(n)) order.append(n);
        };
        State state = before();
        Random random = Random::seeded(m_drill.seed + 99);
        const std::uint8_t round = state.round;
        bool turnsBegan = false;
        for (int i = 0; i < 20000 && !state.over(); ++i) {
            if (m_about.form == "steps") {
                if (const int kind = static_cast<int>(state.prompt().kind); state.toAct() == m_seat) note(kind);
                if (order.size() >= 4) return order;
            }
            if (m_about.form == "stages" && state.stage == Stage::Turns && state.round > round) return order;
            const auto command = nextCommand(state, random, i == 0);
            Events events;
            perform(m_def, state, command, events);
            for (const Event& event : events) {
                if (const auto* e = std::get_if<StageReached>(&event); e && m_about.form == "stages")
                    note(static_cast<int>(e->stage));
                if (const auto* e = std::get_if<ScoreLine>(&event);
                    e && m_about.form == "scoring" && e->player == m_seat)
                    note(static_cast<int>(e->source));
                if (const auto* e = std::get_if<BuildingProduced>(&event); e && m_about.form == "production")
                    note(e->player);
                if (const auto* e = std::get_if<TurnStarted>(&event); e && m_about.form == "turns") {
                    turnsBegan = true;
                    note(e->player);
                }
            }
            if (m_about.form == "production" && state.stage != Stage::Production) return order;
            if (m_about.form == "scoring" || (turnsBegan && order.size() == static_cast<qsizetype>(state.seats())))
                return order;
        }
        return order;
    }
    Command nextCommand(const State& state, Random& random, bool first) const {
        if (first && !m_about.command.empty()) {
            const auto read = commandFromText(m_def, state, m_about.command);
            if (const auto* command = std::get_if<Command>(&read)) return *command;
        }
        const auto list = choices(m_def, state, state.toAct(), Listing::LegalOnly);
        // Of the steps of a turn none is passed over: what can be moved by itself waits.
        if (m_about.form == "steps")
            for (const Choice& choice : list)
                if (!std::holds_alternative<MoveIntoWorkshop>(choice.command)) return choice.command;
        return list[random.below(static_cast<std::uint32_t>(list.size()))].command;
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

} // namespace magister::messina
