// SPDX-License-Identifier: GPL-3.0-or-later
// What to practise next: only what the game shows.
#include "app/orleans/words/ending.h"

#include "app/orleans/words/icon_names.h"
#include "app/orleans/words/names.h"
#include "app/orleans/words/score_story.h"

#include <QCoreApplication>

#include <algorithm>

namespace magister::orleans {

namespace {

/// Something that cost points; `cost` is about how many, to tell which was dearest.
struct Shortfall {
    QString icon;
    QString text;
    Rule rule{};
    int cost{};
};

/// What a game was like for one player.
class AdviceFinder {
public:
    AdviceFinder(const Scene& scene, const Session& session, PlayerIndex player)
        : m_scene(scene), m_session(session), m_player(player) {}

    QVector<Shortfall> all() {
        addPayments();
        addTorture();
        addDraws();
        addCitizens();
        addLevel();
        addStations();
        addIdleFollowers();
        addIdleTiles();
        return m_found;
    }

private:
    const Player& me() const { return m_scene.state.players[m_player]; }
    int level() const { return levelOf(m_scene.definition, me()); }
    void add(const QString& icon, Rule rule, int cost, const char* source, const Fields& fields) {
        m_found.append({icon, say(m_scene.language, "OrleansAdvice", source, fields), rule, cost});
    }
    /// The position before the command that told an event; of the setup, the first one.
    const State& positionBefore(std::size_t event) const {
        const auto& moves = m_session.moves();
        const auto later = std::upper_bound(moves.begin(), moves.end(), event,
                                            [](std::size_t told, const auto& move) { return told < move.firstEvent; });
        return later == moves.begin() ? moves.front().before : (later - 1)->before;
    }
    /// How often a player paid under a rule, and how much.
    std::pair<int, int> paidUnder(Rule rule) const {
        std::pair<int, int> sum;
        for (const auto& told : m_session.events())
            if (const auto* paid = std::get_if<CoinsPaid>(&told.event);
                paid && paid->player == m_player && paid->rule == rule) {
                ++sum.first;
                sum.second += paid->amount;
            }
        return sum;
    }

    /// census.last, events.harvest-fine
    void addPayments() {
        if (const auto [times, coins] = paidUnder(Rule::CensusLast); coins >= 3)
            add(icons::follower(Follower::Farmer), Rule::CensusLast, coins,
                QT_TRANSLATE_NOOP("OrleansAdvice", "Last in the census in {times:round:acc}: that cost {n:coin:acc}."),
                {{"times", times}, {"n", coins}});
        if (const auto [times, coins] = paidUnder(Rule::EventsHarvestFine); coins >= 1)
            add(icons::event(EventKind::Harvest), Rule::EventsHarvestFine, coins,
                QT_TRANSLATE_NOOP("OrleansAdvice",
                                  "No food for the Harvest in {times:round:acc}: the fines cost {n:coin:acc}."),
                {{"times", times}, {"n", coins}});
    }

    /// What was given up for missing coins. torture.per-coin
    void addTorture() {
        int things = 0, cost = 0;
        for (const auto& told : m_session.events()) {
            const auto count = [&](int worth) {
                ++things;
                cost += worth;
            };
            if (const auto* e = std::get_if<StationLost>(&told.event); e && e->player == m_player)
                count(e->town == none ? 1 : level());
            if (const auto* e = std::get_if<WarePaid>(&told.event); e && e->player == m_player && e->gone)
                count(m_scene.definition.good(goodOf(e->ware)).points);
            if (const auto* e = std::get_if<TileLost>(&told.event); e && e->player == m_player) count(4);
            if (const auto* e = std::get_if<TechnologyLost>(&told.event); e && e->player == m_player) count(3);
            if (const auto* e = std::get_if<FollowerLost>(&told.event); e && e->player == m_player) count(2);
            if (const auto* e = std::get_if<DevelopmentMoved>(&told.event);
                e && e->player == m_player && e->to < e->from)
                count(2);
        }
        if (things > 0)
            add(QStringLiteral("coin"), Rule::TorturePerCoin, cost,
                QT_TRANSLATE_NOOP("OrleansAdvice",
                                  "Coins were missing when they were due. Given up under torture: {n}."),
                {{"n", things}});
    }

    /// Draws that were not made: for want of followers in the bag, or of room or will. draw.short-bag, draw.amount
    void addDraws() {
        int noFollowers = 0, noRoom = 0;
        for (std::size_t i = 0; i < m_session.events().size(); ++i) {
            const auto* done = std::get_if<DoneSaid>(&m_session.events()[i].event);
            if (!done || done->player != m_player || done->rule != Rule::DrawAmount) continue;
            const Player& p = positionBefore(i).players[m_player];
            const int left = drawNumber(m_scene.definition, p) - p.drawn - p.retrieved;
            (p.bagTotal() == 0 ? noFollowers : noRoom) += std::max(left, 0);
        }
        for (std::size_t i = 0; i < m_session.events().size(); ++i) {
            const auto* nothing = std::get_if<NothingToDraw>(&m_session.events()[i].event);
            if (!nothing || nothing->player != m_player || nothing->rule == Rule::DrawFirstRound) continue;
            const int lost = drawNumber(m_scene.definition, positionBefore(i).players[m_player]);
            (nothing->rule == Rule::DrawShortBag ? noFollowers : noRoom) += lost;
        }
        if (noFollowers >= 6)
            add(QStringLiteral("bag"), Rule::DrawShortBag, noFollowers / 2,
                QT_TRANSLATE_NOOP("OrleansAdvice", "Draws lost because the bag was empty: {n}."), {{"n", noFollowers}});
        if (noRoom >= 6)
            add(QStringLiteral("bag"), Rule::DrawAmount, noRoom / 2,
                QT_TRANSLATE_NOOP("OrleansAdvice", "Draws not made although there were followers in the bag: {n}."),
                {{"n", noRoom}});
    }

    /// The space of a citizen on its track; nothing for those of deeds and of the end.
    std::optional<int> stepsMissing(const State& at, std::uint8_t citizen) const {
        const Player& p = at.players[m_player];
        const auto& development = m_scene.definition.development.citizens;
        if (citizen < development.size()) return development[citizen] - p.development;
        for (const Track track : {Track::Knight, Track::Boatman}) {
            if (citizen != (track == Track::Knight ? knightCitizen : boatmanCitizen)) continue;
            const auto& spaces = m_scene.definition.track(track).spaces;
            for (std::size_t i = 0; i < spaces.size(); ++i)
                if (spaces[i].kind == RewardKind::Citizen) return static_cast<int>(i) - p.track(track);
        }
        return std::nullopt;
    }

    /// Citizens that somebody else took while this player was one step away. development.citizen, end.fourteenth
    void addCitizens() {
        int missed = 0;
        PlayerIndex last = none;
        for (std::size_t i = 0; i < m_session.events().size(); ++i) {
            const auto* taken = std::get_if<CitizenTaken>(&m_session.events()[i].event);
            if (!taken) continue;
            if (taken->citizen == lastCitizen) last = taken->player;
            if (taken->player == m_player) continue;
            const auto steps = stepsMissing(positionBefore(i), taken->citizen);
            missed += steps && *steps == 1;
        }
        if (missed > 0)
            add(QStringLiteral("citizen"), Rule::DevelopmentCitizen, missed * level(),
                QT_TRANSLATE_NOOP("OrleansAdvice", "Citizen tiles missed by a single step: {n}. At the end each would "
                                                   "have been worth {points:point:acc}."),
                {{"n", missed}, {"points", level()}});
        int most = 0;
        for (PlayerIndex p = 0; p < m_scene.state.playerCount; ++p)
            if (p != m_player) most = std::max(most, stationsBuilt(m_scene.state, p));
        const int mine = stationsBuilt(m_scene.state, m_player);
        if (last != m_player && mine > 0 && (mine == most || (last != none && mine + 1 == most)))
            add(QStringLiteral("station"), Rule::EndFourteenth, level(),
                QT_TRANSLATE_NOOP("OrleansAdvice", "The citizen tile for the most trading stations was close: you have "
                                                   "{mine}, the best of the others {most}."),
                {{"mine", mine}, {"most", most}});
    }

    /// A level that was just out of reach. development.level
    void addLevel() {
        const auto& spaces = m_scene.definition.development.levelSpaces;
        if (level() >= static_cast<int>(levelCount)) return;
        const int steps = spaces[static_cast<std::size_t>(level())] - me().development;
        const int counted = stationsBuilt(m_scene.state, m_player) + me().citizens +
                            (m_scene.state.extraTiles ? me().ware(Ware::Bread) : 0);
        if (steps <= 2 && counted > 0)
            add(QStringLiteral("devstar"), Rule::DevelopmentLevel, counted,
                QT_TRANSLATE_NOOP("OrleansAdvice", "The next development level was {steps:development-point:nom} away: "
                                                   "it would have been worth {n:point:acc} more."),
                {{"steps", steps}, {"n", counted}});
    }

    /// end.score-stations-citizens
    void addStations() {
        if (stationsBuilt(m_scene.state, m_player) > 0) return;
        int others = 0;
        for (const ScoreLine& line : scoreLines(m_session))
            if (line.source == ScoreSource::Stations && line.player != m_player)
                others = std::max(others, int{line.points});
        if (others > 0)
            add(QStringLiteral("station"), Rule::EndScoreStationsCitizens, others,
                QT_TRANSLATE_NOOP(
                    "OrleansAdvice",
                    "No trading station built; another player scored {n:point:acc} for trading stations."),
                {{"n", others}});
    }

    /// Followers that wait on slots when the game is over have done nothing for it. planning.incomplete
    void addIdleFollowers() {
        int waiting = me().work.theatre.total();
        for (std::size_t i = 0; i < placeCount; ++i) {
            if (m_scene.definition.places[i].mode == PlaceMode::Guard) continue;
            for (const Token token : me().work.places[i].tokens)
                waiting += isFollower(token);
        }
        if (waiting >= 4)
            add(QStringLiteral("slot-any"), Rule::PlanningIncomplete, waiting / 2,
                QT_TRANSLATE_NOOP(
                    "OrleansAdvice",
                    "Followers still standing on slots at the end: {n}. Their places were not used again."),
                {{"n", waiting}});
    }

    /// Tiles whose action was never used. town.effective
    void addIdleTiles() {
        QStringList idle;
        for (std::size_t i = boardPlaceCount; i < placeCount; ++i) {
            const PlaceId place = placeAt(i);
            if (!me().owns(place) || m_scene.definition.places[i].mode != PlaceMode::Activated) continue;
            const bool used = std::any_of(m_session.events().begin(), m_session.events().end(), [&](const auto& told) {
                const auto* e = std::get_if<PlaceUsed>(&told.event);
                return e && e->player == m_player && e->place == place;
            });
            if (!used) idle.append(nameOf(m_scene, placeWord(place)));
        }
        if (!idle.isEmpty())
            add(QStringLiteral("townhall"), Rule::TownEffective, 2 * static_cast<int>(idle.size()),
                QT_TRANSLATE_NOOP("OrleansAdvice", "Place tiles never used: {places}."), {{"places", joined(idle)}});
    }

    const Scene& m_scene;
    const Session& m_session;
    PlayerIndex m_player;
    QVector<Shortfall> m_found;
};

} // namespace

Rows endingAdvice(const Scene& scene, const Session& session, PlayerIndex player) {
    if (player >= scene.state.playerCount || session.moves().empty()) return {};
    QVector<Shortfall> all = AdviceFinder(scene, session, player).all();
    std::stable_sort(all.begin(), all.end(), [](const Shortfall& a, const Shortfall& b) { return a.cost > b.cost; });
    Rows rows;
    for (const Shortfall& shortfall : all) {
        if (rows.size() == 3) break;
        QVariantMap row{{"icon", shortfall.icon}, {"text", shortfall.text}};
        nameRule(row, scene, shortfall.rule);
        rows.append(row);
    }
    return rows;
}

} // namespace magister::orleans
