// SPDX-License-Identifier: GPL-3.0-or-later
// What the table shows and tells of its position. Part of table_of_parts.h.
#pragma once

#include "app/table/seat_notes.h"
#include "app/table/table_of.h"

#include "app/language/phrase.h"

#include <QCoreApplication>

#include <algorithm>
#include <any>

namespace magister {

/// Functions of a game that bear the name of a member of TableOf, which would hide them.
namespace of_game {
template <class... Arguments> QStringList places(const Arguments&... arguments) {
    return placesOf(arguments...);
}
template <class... Arguments> QVariantList story(const Arguments&... arguments) {
    return setupStory(arguments...);
}
} // namespace of_game

template <class Game>
TableOf<Game>::TableOf(const Definition& definition, const Setup& setup, const QVector<Seat>& seats,
                       Languages languages, const QString& language, QObject* parent)
    : Table(Game::seated(seats, setup), std::move(languages), language, Game::roles(), Game::logRoles(),
            [this](const LogEntry& entry) { return logRowOf(entry); }, parent),
      m_played(Session(definition, setup)) {}

template <class Game> void TableOf<Game>::begin() {
    m_asking = presentPlayer();
    if (m_asking != nobody) m_viewSeat = m_asking;
    look();
    m_log.append(entriesFrom(0));
    refresh();
}

template <class Game> std::uint8_t TableOf<Game>::askedHere(const State& state) const {
    const std::uint8_t player = Game::asked(state, m_asking);
    if (m_trial || isHere(player)) return player;
    for (std::uint8_t other = 0; other < playerCount(); ++other)
        if (isHere(other) && (Game::allAsked(state) >> other & 1)) return Game::asked(state, other);
    return nobody;
}

template <class Game> std::uint8_t TableOf<Game>::lookingPlayer() const {
    if (m_looker != nobody) return m_looker;
    const std::uint8_t asking = m_trial ? m_trial->asking : m_asking;
    const std::uint8_t player = Game::asked(session().state(), asking);
    if (isHere(player)) return player;
    const std::uint8_t here = m_trial ? m_trial->looker : askedHere(session().state());
    if (here != nobody) return here;
    if (asking != nobody && isHere(asking)) return asking;
    for (std::uint8_t other = 0; other < playerCount(); ++other)
        if (isHere(other)) return other;
    return nobody;
}

template <class Game> std::uint8_t TableOf<Game>::looker() const {
    if (m_trial) return m_trial->looker;
    const std::uint8_t player = lookingPlayer();
    if (player < playerCount()) return player;
    if (isHere(m_viewSeat)) return m_viewSeat;
    for (std::uint8_t other = 0; other < playerCount(); ++other)
        if (isHere(other)) return other;
    return nobody; // it looks on, and knows what anybody may know
}

template <class Game> typename Game::Observation TableOf<Game>::seen(const State& state) const {
    return m_trial ? observeTry(state, looker()) : observe(state, looker());
}

template <class Game> typename Game::Event TableOf<Game>::seen(std::size_t event) const {
    const Event& told = played().events()[event].event;
    return isTried(event) ? observeTry(told, looker()) : observe(told, looker());
}

template <class Game> QString TableOf<Game>::supposed(const QString& text, std::size_t event) const {
    if (text.isEmpty() || !isTried(event) || !Game::reveals(played().events()[event].event)) return text;
    //: In a try: what was drawn or turned up there is not what would be drawn in the game.
    return say(words(), "Table", QT_TRANSLATE_NOOP("Table", "Assumed: {text}"), {{"text", text}});
}

template <class Game> void TableOf<Game>::look() {
    m_seen = seen(m_step ? positionAt(played(), *m_step) : state());
    if (m_step) m_present = seen(state());
}

template <class Game>
typename TableOf<Game>::Scene TableOf<Game>::sceneOf(const State& state, const Language& language) const {
    std::uint32_t elsewhere = 0;
    for (int player = 0; !m_trial && player < playerCount(); ++player)
        if (!isHere(static_cast<std::uint8_t>(player))) elsewhere |= 1u << player;
    return {definition(), state,   m_seatsAtTable, language,         m_offers,
            m_viewSeat,   m_ours,  m_yours,        askedHere(state), elsewhere};
}

template <class Game> typename TableOf<Game>::Scene TableOf<Game>::scene() const {
    return sceneOf(m_seen.state, words());
}

template <class Game> typename TableOf<Game>::Scene TableOf<Game>::presentScene() const {
    return sceneOf(m_step ? m_present.state : m_seen.state, words());
}

template <class Game> void TableOf<Game>::refresh() {
    look();
    const State& now = m_seen.state;
    const std::uint8_t active = askedPlayer();
    // Whoever tries something out also answers for the others, whose bags stay closed: what they may do is judged by what
    // they are supposed to have. So is what somebody may do who is asked under the eyes of another.
    const bool foreign = m_trial || (active != nobody && active != looker());
    const State& judged = foreign && !m_step ? state() : now;
    m_index = active == nobody ? TargetIndex{} : TargetIndex(definition(), judged, active, choices(definition(), judged, active));
    m_offers = m_index.offers(definition(), now, active, m_picked);
    const Scene shown = scene();
    m_prompt = promptRow(shown);
    if (waits()) tellWaiting();
    if (m_step || !m_offering) { // what was asked then is no question now
        m_index = {};
        m_offers = {};
    }
    m_prompt.insert("progress", progressText(shown, played(), m_step.value_or(lastStep(played()))));
    m_seats.setRows(seatRows(shown));
    m_buttons.setRows(m_step || !m_offering ? Rows{} : buttonRows(shown, m_index));
    m_variants.setRows(variantRows(shown, m_open));
    // The score stays that of the game while its past is shown.
    m_scores.setRows(scoreRows(presentScene(), scoreLinesNow()));
    refreshBoard(shown);
    if (Game::secrets && m_toldTo != looker()) {
        m_toldTo = looker();
        relog();
    }
    followLanguage();
    weighTips();
    emit changed();
    if (m_ticksOf == played().moves().size()) return;
    m_ticksOf = played().moves().size();
    emit ticksChanged();
}

template <class Game> void TableOf<Game>::tellWaiting() {
    const std::uint8_t player = awaited();
    const QString there = presence().value(player);
    const bool free = there == QLatin1String("free");
    const bool away = there == QLatin1String("away");
    Scene theirs = scene();
    theirs.asked = player;
    // Between the rounds nobody decides anything: the game goes on by itself, on that device.
    const QVariantMap theirPrompt = promptRow(theirs);
    const bool told = theirPrompt.value("told").toBool();
    const char* sentence = QT_TRANSLATE_NOOP("Table", "{who} is deciding on another device.");
    if (told && free)
        sentence = QT_TRANSLATE_NOOP("Table", "The game goes on as soon as somebody takes the free seat: {who}.");
    else if (told && away)
        sentence = QT_TRANSLATE_NOOP("Table", "The game goes on as soon as {who} is connected again.");
    else if (told)
        sentence = QT_TRANSLATE_NOOP("Table", "The game goes on by itself; nobody has to decide anything now.");
    else if (!free && !away && theirPrompt.value("onlyGoesOn").toBool())
        sentence = QT_TRANSLATE_NOOP("Table", "The game goes on as soon as {who} confirms it on another device.");
    else if (free)
        sentence = QT_TRANSLATE_NOOP("Table", "{who} has to decide, but nobody has taken that seat yet.");
    else if (away)
        sentence = QT_TRANSLATE_NOOP("Table", "{who} has to decide, but that player’s device is not connected.");
    const QString name = seatName(words(), m_seatsAtTable, player);
    m_prompt.insert("sentence", say(words(), "Table", sentence, {{"who", name}}));
    // What the prompt of the game tells is meant for whoever is asked.
    m_prompt.insert("seat", seatNumber(player));
    m_prompt.insert("name", name);
    m_prompt.insert("tincture", m_seatsAtTable.value(player).tincture);
    m_prompt.insert("told", told && !free && !away);
    for (const char* of : {"rule", "ruleNumber", "ruleTitle"})
        m_prompt.remove(QLatin1String(of));
}

template <class Game> void TableOf<Game>::setOffering(bool offering) {
    if (offering == m_offering) return;
    m_offering = offering;
    refresh();
}

template <class Game> QVector<TipHere> TableOf<Game>::tipsNow(const QString& pointed) const {
    if (past() || trying() || m_referee || viewsOnly() || over() || askedPlayer() == nobody) return {};
    return tipsHere(scene(), m_index, pointed);
}

template <class Game> std::vector<typename Game::ScoreLine> TableOf<Game>::scoreLinesNow() const {
    return state().over() ? scoreLines(played()) : std::vector<typename Game::ScoreLine>{};
}

template <class Game> QString TableOf<Game>::ruleOfThingAt(const QString& target) const {
    if (const std::optional<Command> command = commandAt(target)) return ruleIdOf(ruleOfClick(scene(), m_index, target, *command));
    return ruleIdOf(ruleOfTarget(scene(), m_index, target));
}

template <class Game> QStringList TableOf<Game>::placesOf(const QString& rule) const {
    return of_game::places(scene(), m_index, over() ? m_scores.rows() : Rows{}, rule);
}

// The log holds numbers of events, those that tell something to whoever looks.

template <class Game> bool TableOf<Game>::tells(std::size_t event) const {
    return !eventKind(seen(event)).isEmpty();
}

template <class Game> std::vector<std::uint8_t> TableOf<Game>::openedBy(std::size_t event) const {
    if constexpr (Game::secrets) {
        // In a try all is seen at once; what went before it has its positions in the game.
        if (isTried(event) || !Game::reveals(played().events()[event].event)) return {};
        const std::size_t step = stepAfter(session(), event);
        if (step == 0) return {};
        return plansOpened(observe(positionAt(session(), step - 1), looker()).state,
                           observe(positionAt(session(), step), looker()).state, seen(event), looker());
    }
    return {};
}

template <class Game> int TableOf<Game>::linesOf(std::size_t event) const {
    return tells(event) ? 1 + static_cast<int>(openedBy(event).size()) : 0;
}

template <class Game> QVariantMap TableOf<Game>::openedRow(const Opened& opened) const {
    if constexpr (Game::secrets) {
        if (opened.event >= std::min(played().events().size(), session().events().size())) return {};
        const std::size_t step = stepAfter(session(), opened.event);
        if (step == 0) return {};
        return planRow(presentScene(), observe(positionAt(session(), step - 1), looker()).state,
                       observe(positionAt(session(), step), looker()).state, seen(opened.event), opened.player);
    }
    return {};
}

template <class Game> void TableOf<Game>::appendLines(QVector<LogEntry>& entries, std::size_t event) const {
    if (!tells(event)) return;
    const int round = played().events()[event].round;
    entries.append({round, event});
    for (const std::uint8_t player : openedBy(event))
        entries.append({round, Opened{event, player}});
}

template <class Game> QVariantMap TableOf<Game>::logRowOf(const LogEntry& entry) const {
    if (const auto* switched = std::any_cast<RulingAnswer>(&entry.event)) return switchRow(*switched);
    if (const auto* opened = std::any_cast<Opened>(&entry.event)) return openedRow(*opened);
    const auto event = std::any_cast<std::size_t>(entry.event);
    // Between an undo and its removal from the log nobody is told of what has not happened.
    if (event >= played().events().size()) return {};
    Scene read = presentScene();
    // Whosever board is on view: one's own plans are told to oneself.
    if constexpr (Game::secrets) read.viewer = looker();
    QVariantMap row = logRow(read, seen(event));
    row["text"] = supposed(row.value("text").toString(), event);
    return row;
}

template <class Game> QVariantMap TableOf<Game>::switchRow(const RulingAnswer& answer) const {
    const auto& option = Game::rulingOptions()[answer.question];
    QVariantMap row{{"seat", 0},
                    {"tincture", QString()},
                    {"text", switchText(words(), QString::fromUtf8(option.id),
                                        QString::fromUtf8(option.choices[answer.choice]))},
                    {"kind", "round"},
                    {"tile", QVariant()}};
    row.insert(ruleNamed(ruleIdOf(option.rule)));
    return row;
}

template <class Game> QVector<LogEntry> TableOf<Game>::entriesFrom(std::size_t firstEvent) const {
    QVector<LogEntry> entries;
    const auto& events = played().events();
    for (std::size_t i = firstEvent; i < events.size(); ++i)
        appendLines(entries, i);
    return entries;
}

template <class Game> void TableOf<Game>::shortenLog() {
    const auto& events = played().events();
    const auto later = [&](const RulingSwitched& one) { return one.after > events.size(); };
    const auto first = std::find_if(m_switched.begin(), m_switched.end(), later);
    int told = static_cast<int>(first - m_switched.begin());
    for (std::size_t i = 0; i < events.size(); ++i)
        told += linesOf(i);
    m_log.truncate(told);
    for (auto one = first; one != m_switched.end(); ++one) {
        one->after = events.size();
        m_log.append({{one->round, one->answer}});
    }
}

template <class Game> void TableOf<Game>::relog() {
    m_log.truncate(0);
    QVector<LogEntry> entries;
    const auto& events = played().events();
    auto switched = m_switched.begin();
    for (std::size_t i = 0; i <= events.size(); ++i) {
        for (; switched != m_switched.end() && switched->after <= i; ++switched)
            entries.append({switched->round, switched->answer});
        if (i < events.size()) appendLines(entries, i);
    }
    m_log.append(entries);
}

template <class Game> std::optional<Problem> TableOf<Game>::recordSeat(int seat) {
    return kept().note(static_cast<std::uint8_t>(seat - 1), seatNote(m_seatsAtTable[seat - 1], seat)).problem;
}

template <class Game> QVariantMap TableOf<Game>::handOver() const {
    if (m_trial || waits()) return {}; // nobody else looks at a try, and whoever plays elsewhere is handed nothing
    QVariantMap row = handOverRow(scene(), played(),
                                  [this](std::uint8_t player) -> const Language& { return wordsOf(player); });
    // The log holds what is told, and how the table changed its mind in between.
    const int first = row.value("firstEvent", -1).toInt();
    int line = first < 0 ? -1 : 0;
    for (; line >= 0 && line < m_log.count(); ++line) {
        const auto* event = std::any_cast<std::size_t>(&m_log.entry(line).event);
        if (event && *event >= static_cast<std::size_t>(first)) break;
    }
    row.insert("logLine", line);
    return row;
}

template <class Game> QVariantList TableOf<Game>::setupStory() const {
    return of_game::story(sceneOf(m_seen.state, householdWords()), played().setup());
}

} // namespace magister
