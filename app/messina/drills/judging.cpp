// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/drills/judging.h"

#include "app/drills/drill_judge.h"
#include "app/messina/drills/at_work.h"
#include "app/messina/drills/claims.h"
#include "app/messina/drills/counts.h"
#include "engine/messina/notation.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace magister::messina {

namespace {

/// Longer than any game.
constexpr int mostMoves = 20000;

class Judging : public JudgeOf<Judging, Posed> {
public:
    using JudgeOf::JudgeOf;

    Found judgePicks() const {
        return m_about.form == "choices" ? judgeChoices() : m_about.form == "leavers" ? judgeLeavers() : judgePlaces();
    }
    QList<int> orderAgain() const {
        return m_about.form == "discs" || m_about.form == "points-order" ? discsAgain() : playedOn();
    }
    std::optional<int> numberAgain() const {
        if (m_about.form == "count") {
            const auto named = countNamed(m_posed.rule, m_about.argument);
            if (!named) return std::nullopt;
            return named->count->again(m_def, before(), m_seat, named->citizenClass);
        }
        const auto played = after();
        if (!played) return std::nullopt;
        if (m_about.form == "score" || m_about.form == "after-rats") return pointsByLine();
        if (m_about.form == "activations") return activationsPlayed(m_def, *played);
        if (m_about.form == "produces") return producing();
        return amountSeen(*played);
    }

private:
    /// What the positions before and after the command show of an amount; nothing for another form.
    std::optional<int> amountSeen(const State& played) const {
        const std::string& form = m_about.form;
        const Player& was = before().players[m_seat];
        const Player& is = played.players[m_seat];
        if (form == "points") return is.points - was.points;
        if (form == "rats") return is.rats - was.rats;
        if (form == "lost") return citizensOut(before()) - citizensOut(played);
        if (form == "visit") {
            const auto other = static_cast<std::size_t>(std::atoi(m_about.argument.c_str()) - 1);
            if (other >= maxPlayers) return std::nullopt;
            return played.players[other].points - before().players[other].points;
        }
        if (form == "pay" || form == "gain") {
            const auto token = fromId<Token>(m_about.argument);
            if (!token) return std::nullopt;
            const int grown = is.token(*token) - was.token(*token);
            return form == "gain" ? grown : -grown;
        }
        if (form == "space") {
            const auto book = fromId<Book>(m_about.argument);
            return book ? std::optional<int>(is.book(*book)) : std::nullopt;
        }
        const auto overseer = fromId<CitizenClass>(m_about.argument);
        return form == "overseer" && overseer ? std::optional<int>(is.overseer(*overseer).step) : std::nullopt;
    }
    /// Citizens who wait in the town and at the docks.
    static int citizensOut(const State& state) {
        int n = 0;
        for (const PlaceState& place : state.places)
            n += std::accumulate(place.citizens.begin(), place.citizens.end(), 0);
        return n;
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
        Random random = Random::seeded(m_drill.seed + seedOfOtherPlay);
        const std::uint8_t round = state.round;
        bool turnsBegan = false;
        for (int i = 0; i < mostMoves && !state.over(); ++i) {
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
        if (first && !m_about.command.empty())
            if (const auto command = PlayGame::command(m_def, state, m_about.command)) return *command;
        const auto list = choices(m_def, state, state.toAct(), Listing::LegalOnly);
        // Of the steps of a turn none is passed over: what can be moved by itself waits.
        if (m_about.form == "steps")
            for (const Choice& choice : list)
                if (!std::holds_alternative<MoveIntoWorkshop>(choice.command)) return choice.command;
        return list[random.below(static_cast<std::uint32_t>(list.size()))].command;
    }
};

} // namespace

DrillVerdict judgeDrill(const Definition& definition, const Drill& drill, const DrillQuestion& question) {
    return judgedFromLine<Judging, PlayGame>(definition, drill, question);
}

} // namespace magister::messina
