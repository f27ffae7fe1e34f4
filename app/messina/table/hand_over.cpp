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

QString tell(const Language& language, const char* source, const Fields& fields = {}) {
    return say(language, "HandOver", source, fields);
}

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
    const Fields fields{{"who", seatName(scene, reader)}};
    if (session.moves().empty() && !session.joined()) return tell(scene.language, QT_TRANSLATE_NOOP("HandOver", "{who}, you begin"), fields);
    return scene.state.prompt().kind == PromptKind::ChooseTurn
               ? tell(scene.language, QT_TRANSLATE_NOOP("HandOver", "Your turn, {who}"), fields)
               : tell(scene.language, QT_TRANSLATE_NOOP("HandOver", "{who}, you have a decision to make"), fields);
}

QString note(const Scene& scene, PlayerIndex reader) {
    const auto& pawns = scene.state.players[reader].lieutenants;
    const auto home = std::count_if(pawns.begin(), pawns.end(),
                                    [](const Lieutenant& l) { return l.status == LieutenantStatus::Estate; });
    const Fields fields{{"round", roman(scene.state.round)}, {"n", static_cast<int>(home)}};
    return scene.state.prompt().kind == PromptKind::ChooseTurn
               ? tell(scene.language, QT_TRANSLATE_NOOP("HandOver", "Round {round} · lieutenants at home: {n}"), fields)
               : tell(scene.language, QT_TRANSLATE_NOOP("HandOver", "Round {round}"), fields);
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
    const Language& language = scene.language;
    const std::optional<std::size_t> acted = sinceWhen(session, reader);
    // The opening is nobody's news.
    const std::size_t from = acted.value_or(session.joined() ? 0 : session.opening());
    QVariantList since;
    for (const Headline& headline : headlines(session, from, reader)) {
        const Event event = observe(session.events()[headline.event].event, reader);
        const PlayerIndex actor = actorOf(event);
        since.append(QVariantMap{{"seat", actor == none ? 0 : actor + 1},
                                 {"tincture", actor == none ? QString{} : scene.seats.value(actor).tincture},
                                 {"text", eventText(scene, event)}});
    }
    QVariantList all;
    for (std::size_t i = from; i < session.events().size(); ++i) {
        const Event event = observe(session.events()[i].event, reader);
        const PlayerIndex actor = actorOf(event);
        const QString text = eventKind(event).isEmpty() ? QString{} : eventText(scene, event);
        if (text.isEmpty() || actor == reader || std::visit(Weight{}, event) == 0) continue;
        all.append(QVariantMap{{"seat", actor == none ? 0 : actor + 1},
                               {"tincture", actor == none ? QString{} : scene.seats.value(actor).tincture},
                               {"text", text},
                               {"targets", eventPlaces(scene, scene.state, event).mid(0, 1)}});
    }
    QVariantMap giver;
    if (!session.moves().empty() && !scene.state.solo() && session.moves().back().player != reader) {
        const PlayerIndex last = session.moves().back().player;
        const Fields fields{{"who", seatName(scene, last)}, {"next", seatName(scene, reader)}};
        giver = {{"seat", last + 1},
                 {"name", seatName(scene, last)},
                 {"tincture", scene.seats.value(last).tincture},
                 {"language", languageOf(last).code()},
                 {"thanks", tell(languageOf(last), QT_TRANSLATE_NOOP("HandOver", "Thank you, {who}. Next: {next}"), fields)}};
    }
    return {{"seat", reader + 1},
            {"name", seatName(scene, reader)},
            {"tincture", scene.seats.value(reader).tincture},
            {"language", language.code()},
            {"title", title(scene, session, reader)},
            {"note", note(scene, reader)},
            {"sinceTitle", newsTitle(language, acted.has_value())},
            {"since", since},
            {"all", all},
            {"show", tell(language, QT_TRANSLATE_NOOP("HandOver", "Show it"))},
            {"stop", tell(language, QT_TRANSLATE_NOOP("HandOver", "Stop"))},
            {"firstEvent", since.isEmpty() ? -1 : static_cast<int>(from)},
            {"more", tell(language, QT_TRANSLATE_NOOP("HandOver", "More"))},
            {"open", tell(language, QT_TRANSLATE_NOOP("HandOver", "Show the table"))},
            {"close", tell(language, QT_TRANSLATE_NOOP("HandOver", "Close"))},
            {"covered", tell(language, QT_TRANSLATE_NOOP("HandOver", "The table stays covered until you are ready."))},
            {"from", giver}};
}

} // namespace magister::messina
