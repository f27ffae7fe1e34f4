// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/phrase.h"
#include "app/table/scene.h"

#include <QCoreApplication>

#include <functional>
#include <optional>

namespace magister {

/// Where the news of a person begins: the first event after what they have done last; nothing for whoever has done nothing
/// yet. `wentOn`: whether by that move of theirs the table only went on. `did`: whether an event is something that they have
/// done; asked of what happened before this device had joined the game, of which no move is known.
template <class Session, class WentOn, class Did>
std::optional<std::size_t> newsBegin(const Session& session, std::uint8_t reader, WentOn wentOn, Did did) {
    const auto& moves = session.moves();
    for (std::size_t i = moves.size(); i-- > 0;)
        if (moves[i].player == reader && !wentOn(moves[i]))
            return i + 1 < moves.size() ? moves[i + 1].firstEvent : session.events().size();
    for (std::size_t i = session.joined() ? session.opening() : 0; i-- > 0;)
        if (did(session.events()[i].event)) return i + 1;
    return std::nullopt;
}

/// What stands over the news. `acted`: the reader has done something in this game.
inline QString newsTitle(const Language& language, bool acted) {
    return acted ? say(language, "HandOver", QT_TRANSLATE_NOOP("HandOver", "Since your last move"))
                 : say(language, "HandOver", QT_TRANSLATE_NOOP("HandOver", "Since the game began"));
}

/// What a person is told who has to act after somebody else, where the game does not say more (it writes rounds in digits
/// then); see Table::handOver. News is every line of the log since that person's last command, the latest four as
/// headlines. Found in the namespace of the game: observe(event, player), logRow(scene, event), eventText(scene, event),
/// eventPlaces(scene, before, event).
template <class Types, class Session>
QVariantMap handOverRow(const SceneOf<Types>& scene, const Session& session,
                        const std::function<const Language&(std::uint8_t)>& languageOf) {
    constexpr int mostHeadlines = 4;
    const std::uint8_t reader = scene.asked;
    if (reader == nobody) return {};
    const auto tell = [](const Language& language, const char* source, const Fields& fields = {}) {
        return say(language, "HandOver", source, fields);
    };
    const auto& moves = session.moves();
    const std::optional<std::size_t> acted = newsBegin(
        session, reader, [](const auto&) { return false; },
        [&](const auto& event) { return logRow(scene, observe(event, reader))["seat"].toInt() == reader + 1; });
    const std::size_t from = acted.value_or(session.joined() ? 0 : session.opening());
    QVariantList all;
    for (std::size_t i = from; i < session.events().size(); ++i) {
        const auto event = observe(session.events()[i].event, reader);
        if (eventText(scene, event).isEmpty()) continue;
        const QVariantMap row = logRow(scene, event);
        all.append(QVariantMap{{"seat", row["seat"]},
                               {"tincture", row["tincture"]},
                               {"text", row["text"]},
                               {"targets", eventPlaces(scene, scene.state, event).mid(0, 1)}});
    }
    QVariantMap giver;
    if (!moves.empty() && moves.back().player != reader) {
        const std::uint8_t last = moves.back().player;
        giver = {{"seat", last + 1},
                 {"name", seatName(scene, last)},
                 {"tincture", scene.seats.value(last).tincture},
                 {"language", languageOf(last).code()},
                 {"thanks", tell(languageOf(last), QT_TRANSLATE_NOOP("HandOver", "Thank you, {who}. Next: {next}"),
                                 {{"who", seatName(scene, last)}, {"next", seatName(scene, reader)}})}};
    }
    const Language& language = scene.language;
    const Fields who{{"who", seatName(scene, reader)}};
    return {{"seat", reader + 1},
            {"name", seatName(scene, reader)},
            {"tincture", scene.seats.value(reader).tincture},
            {"language", language.code()},
            {"title", moves.empty() && !session.joined() ? tell(language, QT_TRANSLATE_NOOP("HandOver", "{who}, you begin"), who)
                                    : tell(language, QT_TRANSLATE_NOOP("HandOver", "Your turn, {who}"), who)},
            {"note", tell(language, QT_TRANSLATE_NOOP("HandOver", "Round {round}"), {{"round", static_cast<int>(scene.state.round)}})},
            {"sinceTitle", newsTitle(language, acted.has_value())},
            {"since", all.mid(std::max<qsizetype>(0, all.size() - mostHeadlines))},
            {"all", all},
            {"show", tell(language, QT_TRANSLATE_NOOP("HandOver", "Show it"))},
            {"stop", tell(language, QT_TRANSLATE_NOOP("HandOver", "Stop"))},
            {"firstEvent", all.isEmpty() ? -1 : static_cast<int>(from)},
            {"more", tell(language, QT_TRANSLATE_NOOP("HandOver", "More"))},
            {"open", tell(language, QT_TRANSLATE_NOOP("HandOver", "Show the table"))},
            {"close", tell(language, QT_TRANSLATE_NOOP("HandOver", "Close"))},
            {"covered", tell(language, QT_TRANSLATE_NOOP("HandOver", "The table stays covered until you are ready."))},
            {"from", giver}};
}

} // namespace magister
