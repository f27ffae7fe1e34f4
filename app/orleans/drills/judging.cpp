// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/drills/judging.h"

#include "app/drills/drill_judge.h"
#include "app/orleans/drills/at_work.h"
#include "app/orleans/drills/claims.h"
#include "app/orleans/drills/counts.h"
#include "app/orleans/words/score_story.h"

#include <algorithm>

namespace magister::orleans {

namespace {

/// Longer than any round.
constexpr int mostMoves = 4000;

class Judging : public JudgeOf<Judging, Posed> {
public:
    using JudgeOf::JudgeOf;

    Found judgePicks() const { return judgeChoices(); }
    QList<int> orderAgain() const { return m_about.form == "effects" ? clockwise() : playedOn(); }
    std::optional<int> numberAgain() const {
        if (m_about.form == "count") {
            const auto named = countNamed(m_posed.rule, m_about.argument);
            if (!named) return std::nullopt;
            return named->count->again(m_def, before(), m_seat, named->of);
        }
        if (m_about.form == "worth") return worthAgain();
        const auto played = after();
        return played ? amountSeen(*played) : std::nullopt;
    }

private:
    /// What the positions before and after the command show of an amount; nothing for another form.
    std::optional<int> amountSeen(const State& played) const {
        const std::string& form = m_about.form;
        const Player& was = before().players[m_seat];
        const Player& is = played.players[m_seat];
        if (form == "gain") return is.coins - was.coins;
        if (form == "pay") return was.coins - is.coins;
        if (form == "develop") return is.development - was.development;
        if (form == "level") return levelBySpaces(m_def, is);
        if (form == "missing") return stillDue(m_def, played, m_seat);
        if (form == "returned") return comeHome(played);
        if (form != "space") return std::nullopt;
        if (m_about.argument == "development") return is.development;
        const auto track = fromId<Track>(m_about.argument);
        return track ? std::optional<int>(is.track(*track)) : std::nullopt;
    }
    /// What the bag has got that has not come from the supplies.
    int comeHome(const State& played) const {
        int recruited = 0;
        for (std::size_t kind = 0; kind < followerCount; ++kind)
            recruited += before().supply[kind] - played.supply[kind];
        return played.players[m_seat].bagTotal() - before().players[m_seat].bagTotal() - recruited;
    }
    /// By what lies there and what it is worth.
    std::optional<int> worthAgain() const {
        const Player& p = before().players[m_seat];
        const int level = levelBySpaces(m_def, p);
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
        Random random = Random::seeded(m_drill.seed + seedOfOtherPlay);
        const bool turns = m_about.form == "turns";
        if (turns) order.append(state.active);
        for (int i = 0; i < mostMoves && !state.over(); ++i) {
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
};

} // namespace

DrillVerdict judgeDrill(const Definition& definition, const Drill& drill, const DrillQuestion& question) {
    return judgedFromLine<Judging, PlayGame>(definition, drill, question);
}

} // namespace magister::orleans
