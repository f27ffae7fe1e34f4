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

/// What a game tells of its own when the table is handed over; handOverPage() adds what every game says.
struct HandOverTold {
    std::uint8_t reader{}; ///< who has to act
    QString title, note;
    bool acted{};       ///< the reader has done something in this game
    std::size_t from{}; ///< the event with which the news begins
    QVariantList since; ///< headlines; see handOverLine()
    QVariantList all;   ///< each with `targets` besides
    bool lost{};        ///< the reader has lost something, which the last headline tells: it is to be read at once
};

inline QString handOverSay(const Language& language, const char* source, const Fields& fields = {}) {
    return say(language, "HandOver", source, fields);
}
/// "Ada, you begin", "Your turn, Ada", "Ada, you have a decision to make".
inline QString handOverBegin(const Language& language, const QString& who) {
    return handOverSay(language, QT_TRANSLATE_NOOP("HandOver", "{who}, you begin"), {{"who", who}});
}
inline QString handOverTurn(const Language& language, const QString& who) {
    return handOverSay(language, QT_TRANSLATE_NOOP("HandOver", "Your turn, {who}"), {{"who", who}});
}
inline QString handOverDecision(const Language& language, const QString& who) {
    return handOverSay(language, QT_TRANSLATE_NOOP("HandOver", "{who}, you have a decision to make"), {{"who", who}});
}
/// `round` as the game writes it.
template <class Round> QString handOverRound(const Language& language, const Round& round) {
    return handOverSay(language, QT_TRANSLATE_NOOP("HandOver", "Round {round}"), {{"round", round}});
}

/// One piece of news. `actor`: whose deed it is, or nobody.
template <class Types> QVariantMap handOverLine(const SceneOf<Types>& scene, std::uint8_t actor, const QString& text) {
    return {{"seat", actor == nobody ? 0 : actor + 1},
            {"tincture", actor == nobody ? QString{} : scene.seats.value(actor).tincture},
            {"text", text}};
}

/// What a person is told who has to act after somebody else; see Table::handOver.
template <class Types, class Session>
QVariantMap handOverPage(const SceneOf<Types>& scene, const Session& session,
                         const std::function<const Language&(std::uint8_t)>& languageOf, const HandOverTold& told) {
    const Language& language = scene.language;
    const std::uint8_t reader = told.reader;
    QVariantMap giver;
    if (!session.moves().empty() && session.moves().back().player != reader) {
        const std::uint8_t last = session.moves().back().player;
        const Language& theirs = languageOf(last);
        const auto called = [&](std::uint8_t player) { return seatName(theirs, scene.seats, player); };
        giver = {{"seat", last + 1},
                 {"name", called(last)},
                 {"tincture", scene.seats.value(last).tincture},
                 {"language", theirs.code()},
                 {"thanks", handOverSay(theirs, QT_TRANSLATE_NOOP("HandOver", "Thank you, {who}. Next: {next}"),
                                        {{"who", called(last)}, {"next", called(reader)}})}};
    }
    return {{"seat", reader + 1},
            {"name", seatName(scene, reader)},
            {"tincture", scene.seats.value(reader).tincture},
            {"language", language.code()},
            {"title", told.title},
            {"note", told.note},
            {"sinceTitle", newsTitle(language, told.acted)},
            {"since", told.since},
            {"all", told.all},
            {"lost", told.lost},
            {"show", handOverSay(language, QT_TRANSLATE_NOOP("HandOver", "Show it"))},
            {"stop", handOverSay(language, QT_TRANSLATE_NOOP("HandOver", "Stop"))},
            {"firstEvent", told.since.isEmpty() ? -1 : static_cast<int>(told.from)},
            {"more", handOverSay(language, QT_TRANSLATE_NOOP("HandOver", "More"))},
            {"open", handOverSay(language, QT_TRANSLATE_NOOP("HandOver", "Show the table"))},
            {"close", handOverSay(language, QT_TRANSLATE_NOOP("HandOver", "Close"))},
            {"covered", handOverSay(language, QT_TRANSLATE_NOOP("HandOver", "The table stays covered until you are ready."))},
            {"from", giver}};
}

/// The page of a game that does not say more (it writes rounds in digits then). News is every line of the log since that
/// person's last command, the latest four as headlines. Found in the namespace of the game: observe(event, player),
/// logRow(scene, event), eventText(scene, event), eventPlaces(scene, before, event).
template <class Types, class Session>
QVariantMap handOverRow(const SceneOf<Types>& scene, const Session& session,
                        const std::function<const Language&(std::uint8_t)>& languageOf) {
    constexpr int mostHeadlines = 4;
    const std::uint8_t reader = scene.asked;
    if (reader == nobody) return {};
    const auto acted = newsBegin(
        session, reader, [](const auto&) { return false; },
        [&](const auto& event) { return logRow(scene, observe(event, reader))["seat"].toInt() == reader + 1; });
    HandOverTold told{.reader = reader, .title = {}, .note = {}, .acted = acted.has_value(),
                      .from = acted.value_or(session.joined() ? 0 : session.opening()), .since = {}, .all = {}};
    for (std::size_t i = told.from; i < session.events().size(); ++i) {
        const auto event = observe(session.events()[i].event, reader);
        if (eventText(scene, event).isEmpty()) continue;
        const QVariantMap row = logRow(scene, event);
        told.all.append(QVariantMap{{"seat", row["seat"]},
                                    {"tincture", row["tincture"]},
                                    {"text", row["text"]},
                                    {"targets", eventPlaces(scene, scene.state, event).mid(0, 1)}});
    }
    told.since = told.all.mid(std::max<qsizetype>(0, told.all.size() - mostHeadlines));
    const QString who = seatName(scene, reader);
    told.title = session.moves().empty() && !session.joined() ? handOverBegin(scene.language, who) : handOverTurn(scene.language, who);
    told.note = handOverRound(scene.language, static_cast<int>(scene.state.round));
    return handOverPage(scene, session, languageOf, told);
}

} // namespace magister
