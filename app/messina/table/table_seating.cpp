// SPDX-License-Identifier: GPL-3.0-or-later
// Who sits at the table: in which language each is spoken to, how much is explained, what is told when the turn passes.
#include "app/messina/table/messina_table.h"

#include "app/messina/words/event_text.h"
#include "app/messina/table/hand_over.h"
#include "app/messina/table/seat_notes.h"
#include "app/messina/words/setup_story.h"

#include <algorithm>

namespace magister::messina {

QString MessinaTable::languageOf(PlayerIndex player) const {
    const QString own = player == none ? QString{} : m_seatsAtTable.value(player).language;
    return own.isEmpty() ? m_language : own;
}

QString MessinaTable::spoken() const {
    return languageOf(session().state().toAct());
}

int MessinaTable::lookingSeat() const {
    const PlayerIndex looking = session().state().toAct();
    return looking == none ? 0 : looking + 1;
}

QString MessinaTable::help() const {
    const PlayerIndex active = state().toAct();
    return active == none ? QStringLiteral("full") : m_seatsAtTable.value(active).help;
}

bool MessinaTable::setSeatLanguage(int seat, const QString& code) {
    if (seat < 1 || seat > m_seatsAtTable.size()) return false;
    return reseat(seat, code, m_seatsAtTable.at(seat - 1).help);
}

bool MessinaTable::setSeatHelp(int seat, const QString& help) {
    if (seat < 1 || seat > m_seatsAtTable.size()) return false;
    return reseat(seat, m_seatsAtTable.at(seat - 1).language, help);
}

bool MessinaTable::reseat(int seat, const QString& language, const QString& help) {
    if (seat < 1 || seat > m_seatsAtTable.size() || !helpLevels().contains(help)) return false;
    Seat& one = m_seatsAtTable[seat - 1];
    if (one.language == language && one.help == help) return false;
    closeOverlays();
    one.language = language;
    one.help = help;
    refresh();
    emit reseated(seat);
    // It holds for this run even where it cannot be kept: somebody may be unable to read what else is on the screen.
    // A game that is only looked at keeps nothing, and that is no news.
    if (!m_keeper || m_keeper->looksOnly()) return true;
    if (const auto problem = m_keeper->keepsSeat(session(), seat, one)) 
        tellUnkept(*problem, QT_TRANSLATE_NOOP("Table", "This applies now, but it is not saved with the game."));
    return true;
}

QString MessinaTable::inWords(const QString& context, const QString& source) const {
    return words().text(context.toUtf8().constData(), source.toUtf8().constData());
}

QVariantMap MessinaTable::handOver() const {
    QVariantMap row = handOverRow(scene(), m_session,
                                  [this](PlayerIndex player) -> const Language& { return m_languages(languageOf(player)); });
    // The log holds what is told, and how the table changed its mind in between.
    const int first = row.value("firstEvent", -1).toInt();
    int line = -1;
    if (first >= 0) {
        const auto& events = m_session.events();
        line = static_cast<int>(std::count_if(events.begin(), events.begin() + first,
                                              [](const auto& told) { return !eventKind(told.event).isEmpty(); }) +
                                std::count_if(m_switched.begin(), m_switched.end(), [first](const RulingSwitched& one) {
                                    return one.after <= static_cast<std::size_t>(first);
                                }));
    }
    row.insert("logLine", line);
    return row;
}

QVariantList MessinaTable::setupStory() const {
    Scene told{definition(), m_seen.state, m_seatsAtTable, m_languages(m_language), m_offers, m_viewSeat, m_ours, m_yours};
    return messina::setupStory(told, m_session.setup());
}

void MessinaTable::speak() {
    const QString now = spoken();
    if (now == m_spoken) return;
    m_spoken = now;
    m_log.retell();
    emit spokenChanged();
}

QVector<Seat> MessinaTable::seated(QVector<Seat> seats, const Setup& setup) {
    if (setup.players != 1 || seats.size() != 1) return seats;
    // The opponent of the solo game takes a tincture that is free, and goes by it.
    for (const char* tincture : {"sapphire", "ruby", "saffron", "violet"})
        if (seats.size() == 1 && seats.first().tincture != QLatin1String(tincture))
            seats.append({QString{}, QLatin1String(tincture)});
    return seats;
}

} // namespace magister::messina
