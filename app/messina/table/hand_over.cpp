// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/table/hand_over.h"

#include "app/messina/table/event_places.h"
#include "app/messina/words/event_text.h"
#include "app/messina/words/names.h"
#include "app/table/hand_over.h"
#include "engine/messina/observe.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace magister::messina {

namespace {

constexpr int mostHeadlines = 4;

/// How much an event says about the turn that it belongs to; 0: nothing.
struct Weight {
    template <class... E> static constexpr bool any(const auto& event) {
        return (std::is_same_v<std::decay_t<decltype(event)>, E> || ...);
    }
    template <class E> int operator()(const E& e) const {
        if (any<RoundStarted>(e)) return 9;
        if (any<DistrictRepopulated>(e)) return 8;
        if (any<ShipTaken>(e)) return 7;
        if (any<WorkshopTaken, CartTaken, HutUpgradeTaken>(e)) return 6;
        if (any<OverseerUpgraded, CitizenUpgraded>(e)) return 5;
        if (any<CitizenRescued>(e)) return 4;
        if (any<CubeRemoved>(e)) return 3;
        if (any<SoloTileTurned>(e)) return 2;
        if (any<LieutenantRecalled, LieutenantIdle>(e)) return 2;
        if (any<LieutenantPlaced>(e)) return 1;
        return 0;
    }
};

struct Headline {
    std::size_t event{};
    int weight{};
};

/// The weightiest event of each turn that is not the reader's own; a new round stands for itself.
std::vector<Headline> headlines(const Session& session, std::size_t from, PlayerIndex reader) {
    std::vector<Headline> found;
    Headline best;
    const auto close = [&] {
        if (best.weight > 0) found.push_back(best);
        best = {};
    };
    const auto& events = session.events();
    for (std::size_t i = from; i < events.size(); ++i) {
        const Event& event = events[i].event;
        if (std::holds_alternative<TurnStarted>(event) || std::holds_alternative<TurnEnded>(event)) close();
        const int weight = actorOf(event) == reader ? 0 : std::visit(Weight{}, event);
        if (std::holds_alternative<RoundStarted>(event)) {
            close();
            found.push_back({i, weight});
        } else if (weight > best.weight) {
            best = {i, weight};
        }
    }
    close();
    if (found.size() > mostHeadlines) found.erase(found.begin(), found.end() - mostHeadlines);
    return found;
}

QString title(const Scene& scene, const Session& session, PlayerIndex reader) {
    const QString who = seatName(scene, reader);
    if (session.moves().empty() && !session.joined()) return handOverBegin(scene.language, who);
    return scene.state.prompt().kind == PromptKind::ChooseTurn ? handOverTurn(scene.language, who)
                                                               : handOverDecision(scene.language, who);
}

QString note(const Scene& scene, PlayerIndex reader) {
    if (scene.state.prompt().kind != PromptKind::ChooseTurn) return handOverRound(scene.language, roman(scene.state.round));
    const auto& pawns = scene.state.players[reader].lieutenants;
    const auto home = std::count_if(pawns.begin(), pawns.end(),
                                    [](const Lieutenant& l) { return l.status == LieutenantStatus::Estate; });
    return handOverSay(scene.language, QT_TRANSLATE_NOOP("HandOver", "Round {round} · lieutenants at home: {n}"),
                       {{"round", roman(scene.state.round)}, {"n", static_cast<int>(home)}});
}

/// Where the reader's news begins; nothing for whoever has done nothing yet. Whoever only let the table go on has done
/// nothing, and where commands are not told the question tells that it was so.
std::optional<std::size_t> sinceWhen(const Session& session, PlayerIndex reader) {
    const auto wentOn = [](const Session::Move& move) {
        return std::holds_alternative<Proceed>(move.command) ||
               (move.before.hasPrompt() && move.before.prompt().kind == PromptKind::Proceed);
    };
    return newsBegin(session, reader, wentOn, [reader](const Event& event) { return actorOf(event) == reader; });
}

} // namespace

QVariantMap handOverRow(const Scene& scene, const Session& session,
                        const std::function<const Language&(PlayerIndex)>& languageOf) {
    const PlayerIndex reader = scene.state.toAct();
    if (reader == none) return {};
    const std::optional<std::size_t> acted = sinceWhen(session, reader);
    // The opening is nobody's news.
    HandOverTold told{.reader = reader,
                      .title = title(scene, session, reader),
                      .note = note(scene, reader),
                      .acted = acted.has_value(),
                      .from = acted.value_or(session.joined() ? 0 : session.opening()),
                      .since = {},
                      .all = {}};
    for (const Headline& headline : headlines(session, told.from, reader)) {
        const Event event = observe(session.events()[headline.event].event, reader);
        told.since.append(handOverLine(scene, actorOf(event), eventText(scene, event)));
    }
    for (std::size_t i = told.from; i < session.events().size(); ++i) {
        const Event event = observe(session.events()[i].event, reader);
        const PlayerIndex actor = actorOf(event);
        const QString text = eventKind(event).isEmpty() ? QString{} : eventText(scene, event);
        if (text.isEmpty() || actor == reader || std::visit(Weight{}, event) == 0) continue;
        QVariantMap line = handOverLine(scene, actor, text);
        line["targets"] = eventPlaces(scene, scene.state, event).mid(0, 1);
        told.all.append(line);
    }
    return handOverPage(scene, session, languageOf, told);
}

} // namespace magister::messina
