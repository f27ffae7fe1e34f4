// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/table/hand_over.h"

#include "app/orleans/table/event_places.h"
#include "app/orleans/table/game.h"
#include "app/orleans/words/event_text.h"
#include "app/orleans/words/names.h"
#include "app/table/hand_over.h"
#include "engine/orleans/observe.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace magister::orleans {

namespace {

constexpr std::size_t mostNews = 4;

/// How much an event says about the turn that it belongs to; 0: nothing.
struct NewsWeight {
    PlayerIndex reader;

    template <class... E> static constexpr bool any(const auto& event) {
        return (std::is_same_v<std::decay_t<decltype(event)>, E> || ...);
    }
    int operator()(const MerchantMoved& e) const { return e.owner == reader ? 10 : 4; }
    int operator()(const CoinsPaid& e) const { return e.player == reader ? 6 : e.to == reader ? 7 : 2; }
    int operator()(const CoinsGained& e) const { return e.player == reader ? 5 : 2; }
    template <class E> int operator()(const E& e) const {
        if (any<RoundStarted>(e)) return 9;
        if (any<HourglassTurned, StationBuilt, CitizenTaken>(e)) return 8;
        if (any<TileTaken, DebtArisen, PlagueDrawn>(e)) return 7;
        if (any<FollowerRecruited, StationLost, TileLost, TechnologyLost, FollowerLost>(e)) return 6;
        if (any<FollowerSent, GoodTaken, GoodGained, WarePaid, BreadBaked, DevelopmentMoved, TechnologyGained>(e))
            return 5;
        if (any<CensusTaken, EventBegan, SacristyUsed, EventSpared, DebtDropped>(e)) return 4;
        if (any<PlansSettled, FollowersDrawn, BathhouseDrawn, TileRemoved>(e)) return 3;
        if (any<PlaceUsed, FollowerPlaced, TechnologyPlaced, JobCommitted>(e)) return 2;
        if (any<Passed, StartPlayerPassed>(e)) return 1;
        return 0;
    }
};

/// Whether somebody's event takes something from the reader: coins, followers, and what torture takes.
struct TakesFrom {
    PlayerIndex reader;

    bool operator()(const CoinsPaid& e) const { return e.player == reader; }
    bool operator()(const WarePaid& e) const { return e.player == reader; }
    bool operator()(const PlagueDrawn& e) const { return e.player == reader && !isOwn(e.token); }
    bool operator()(const DebtArisen& e) const { return e.player == reader; }
    bool operator()(const StationLost& e) const { return e.player == reader; }
    bool operator()(const FollowerLost& e) const { return e.player == reader; }
    bool operator()(const TileLost& e) const { return e.player == reader; }
    bool operator()(const TechnologyLost& e) const { return e.player == reader; }
    bool operator()(const DevelopmentMoved& e) const { return e.player == reader && e.to < e.from; }
    bool operator()(const auto&) const { return false; }
};

bool takesFrom(PlayerIndex reader, const Event& event) {
    return std::visit(TakesFrom{reader}, event);
}

PlayerIndex readerOf(const Scene& scene) {
    if (scene.asked != nobody && scene.state.isAsked(scene.asked)) return scene.asked;
    for (std::size_t i = 0; i < scene.state.playerCount; ++i)
        if (scene.state.isAsked(scene.state.seat(i))) return scene.state.seat(i);
    return nobody;
}

/// Where the reader's news begins; nothing for whoever has done nothing yet. Whoever only let the table go on has done
/// nothing, and where commands are not told the question tells that it was so.
std::optional<std::size_t> lastDeed(const Session& session, PlayerIndex reader) {
    const auto wentOn = [reader](const Session::Move& move) {
        const PromptKind kind = move.before.kind(reader);
        return kind == PromptKind::TurnHourglass || kind == PromptKind::ResolveEvent;
    };
    return newsBegin(session, reader, wentOn, [reader](const Event& event) { return actorOf(event) == reader && !takesFrom(reader, event); });
}

/// Something worth telling: its event and its words.
struct News {
    Event event;
    QString text;
    int weight{};
    bool loss{}; ///< the reader has lost something by it
};

/// The weightiest event of each turn or phase; a new round stands for itself, and so does each loss of the reader,
/// which comes after the rest.
std::vector<News> newsHeadlines(const std::vector<News>& all) {
    std::vector<News> found;
    const News* best = nullptr;
    bool lost = false;
    const auto close = [&] {
        // What hit the reader says it all.
        if (best && best->weight > 1 && !lost) found.push_back(*best);
        best = nullptr;
        lost = false;
    };
    for (const News& news : all) {
        const bool begins = std::holds_alternative<RoundStarted>(news.event);
        if (begins || std::holds_alternative<PlaceUsed>(news.event) ||
            std::holds_alternative<HourglassTurned>(news.event) || std::holds_alternative<CensusTaken>(news.event) ||
            std::holds_alternative<EventBegan>(news.event))
            close();
        lost = lost || news.loss;
        if (begins || news.loss)
            found.push_back(news);
        else if (!best || news.weight > best->weight)
            best = &news;
    }
    close();
    // The oldest go, and those that the reader has lost nothing by go first.
    while (found.size() > mostNews) {
        const auto other = std::find_if(found.begin(), found.end(), [](const News& news) { return !news.loss; });
        found.erase(other == found.end() ? found.begin() : other);
    }
    // The last ones are read where there is no room for all.
    std::stable_partition(found.begin(), found.end(), [](const News& news) { return !news.loss; });
    return found;
}

/// What happened since then, as the reader may know it.
std::vector<News> newsOf(const Scene& scene, const Session& session, std::size_t from, PlayerIndex reader) {
    std::vector<News> all;
    for (std::size_t i = from; i < session.events().size(); ++i) {
        const Event event = observe(session.events()[i].event, reader);
        const int weight = std::visit(NewsWeight{reader}, event);
        if (weight == 0) continue;
        const QString text = eventText(scene, event);
        if (!text.isEmpty()) all.push_back({event, text, weight, takesFrom(reader, event)});
    }
    return all;
}

QString handOverTitle(const Scene& scene, const Session& session, PlayerIndex reader) {
    const QString who = seatName(scene, reader);
    if (session.moves().empty() && !session.joined()) return handOverBegin(scene.language, who);
    const auto tell = [&](const char* source) { return say(scene.language, "OrleansHandOver", source, {{"who", who}}); };
    switch (scene.state.kind(reader)) {
    case PromptKind::Act: return handOverTurn(scene.language, who);
    case PromptKind::Plan: return tell(QT_TRANSLATE_NOOP("OrleansHandOver", "{who}, plan your round"));
    case PromptKind::Draw: return tell(QT_TRANSLATE_NOOP("OrleansHandOver", "{who}, draw your followers"));
    default: return handOverDecision(scene.language, who);
    }
}

QString handOverNote(const Scene& scene, PlayerIndex reader) {
    const auto tell = [&](const char* source, const Fields& fields) {
        return say(scene.language, "OrleansHandOver", source, fields);
    };
    const Player& player = scene.state.players[reader];
    const QString round = TableGame::roundName(scene.state.round);
    if (scene.state.round == 0) return tell(QT_TRANSLATE_NOOP("OrleansHandOver", "Before round 1"), {});
    switch (scene.state.kind(reader)) {
    case PromptKind::Plan:
        if (scene.state.planningTogether() && scene.state.asked() == 1u << reader)
            return tell(
                scene.state.playerCount == 2
                    ? QT_TRANSLATE_NOOP("OrleansHandOver",
                                        "Round {round} · The other plan is ready. Nobody sees your plan until you have finished it.")
                    : QT_TRANSLATE_NOOP("OrleansHandOver",
                                        "Round {round} · All other plans are ready. Nobody sees your plan until you have finished it."),
                {{"round", round}});
        if (scene.state.planningTogether())
            return tell(
                QT_TRANSLATE_NOOP(
                    "OrleansHandOver",
                    "Round {round} · The others are planning too. Nobody sees your plan until everyone has finished."),
                {{"round", round}});
        break;
    case PromptKind::Draw:
        return tell(QT_TRANSLATE_NOOP("OrleansHandOver", "Round {round} · draws: {n}, followers in your bag: {bag}"),
                    {{"round", round}, {"n", drawNumber(scene.definition, player)}, {"bag", player.bagTotal()}});
    case PromptKind::Act:
        return tell(QT_TRANSLATE_NOOP("OrleansHandOver", "Round {round} · active places: {n}"),
                    {{"round", round}, {"n", activePlaces(scene.definition, player)}});
    default:
        break;
    }
    return handOverRound(scene.language, round);
}

} // namespace

QVariantMap handOverRow(const Scene& scene, const Session& session,
                        const std::function<const Language&(PlayerIndex)>& languageOf) {
    const PlayerIndex reader = readerOf(scene);
    if (reader == nobody) return {};
    // Whose board is shown may be somebody else's; what is told is told to the reader.
    Scene own = scene;
    own.viewer = reader;
    const std::optional<std::size_t> acted = lastDeed(session, reader);
    // The opening is nobody's news.
    HandOverTold told{.reader = reader,
                      .title = handOverTitle(scene, session, reader),
                      .note = handOverNote(scene, reader),
                      .acted = acted.has_value(),
                      .from = acted.value_or(session.joined() ? 0 : session.opening()),
                      .since = {},
                      .all = {}};
    const std::vector<News> news = newsOf(own, session, told.from, reader);
    for (const News& headline : newsHeadlines(news)) {
        told.since.append(handOverLine(scene, actorOf(headline.event), headline.text));
        told.lost = told.lost || headline.loss;
    }
    for (const News& one : news) {
        QVariantMap line = handOverLine(scene, actorOf(one.event), one.text);
        line["targets"] = eventPlaces(own, scene.state, one.event).mid(0, 1);
        told.all.append(line);
    }
    return handOverPage(scene, session, languageOf, told);
}

} // namespace magister::orleans
