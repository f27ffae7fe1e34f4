// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson for the whole table: whose card it is, in which language, and what an empty seat does.
#include "app/teaching/lesson_player.h"

#include "app/language/phrase.h"

#include <QCoreApplication>

#include <algorithm>

namespace magister {

namespace {

QString handing(const Language& language, const char* source, const Fields& fields = {}) {
    return say(language, "HandOver", source, fields);
}

} // namespace

void LessonPlayer::setSeats(const QVector<Seat>& seats, const QList<int>& people) {
    m_seats = seats;
    m_run.setPeople(people);
    // The first card is for everybody, or for somebody: nobody hands it over.
    m_reader = people.first();
    m_language = languageOf(m_reader);
    emit languageChanged();
    arrive();
    emit readerChanged();
}

QString LessonPlayer::languageOf(int seat) const {
    const QString own = m_seats.value(seat - 1).language;
    return own.isEmpty() ? m_household : own;
}

QVariantList LessonPlayer::readers() const {
    QVariantList list;
    for (const int seat : people())
        list.append(QVariantMap{{QStringLiteral("seat"), seat},
                                {QStringLiteral("name"), seatName(*voice().language, m_seats, seat - 1)},
                                {QStringLiteral("tincture"), m_seats.value(seat - 1).tincture},
                                {QStringLiteral("language"), languageOf(seat)}});
    return list;
}

void LessonPlayer::readAs(int seat) {
    if (!shared() || !people().contains(seat) || seat == m_reader) return;
    turnTo(seat);
    m_handOver.clear();
    m_table.look(m_reader);
    tellAll();
    emit handedOver();
}

void LessonPlayer::turnTo(int seat) {
    const int from = m_reader;
    m_reader = seat;
    m_handOver = handOverTo(seat, from);
    const bool other = languageOf(seat) != m_language;
    m_language = languageOf(seat);
    if (other) emit languageChanged();
    emit readerChanged();
}

void LessonPlayer::findReader() {
    while (!finished() && isEmpty(m_run.seat()) && !m_run.asksForMoves())
        m_run.skip();
    if (finished() || !together()) return;
    if (isEmpty(m_run.seat())) return playEmptySeat();
    const int seat = m_run.seat() > 0 ? m_run.seat() : m_run.waiting().value(0);
    const bool passed = seat > 0 && seat != m_reader;
    if (passed) turnTo(seat);
    // What is for everybody is handed to nobody.
    if (seat == 0) m_handOver.clear();
    if (passed || seat == 0) emit handedOver();
}

QVariantMap LessonPlayer::handOverTo(int seat, int from) const {
    const Language& language = *voice().language;
    const auto named = [this](const Language& words, int of) { return seatName(words, m_seats, of - 1); };
    const Language& next = *m_voices(languageOf(seat)).language;
    const Fields who{{QStringLiteral("who"), named(next, seat)}};
    const bool asked = !finished() && !m_run.asksForMoves();
    QVariantMap giver;
    if (from > 0 && from != seat)
        giver = {{QStringLiteral("seat"), from},
                 {QStringLiteral("name"), named(language, from)},
                 {QStringLiteral("tincture"), m_seats.value(from - 1).tincture},
                 {QStringLiteral("language"), languageOf(from)},
                 {QStringLiteral("thanks"), handing(language, "Thank you, {who}. Next: {next}",
                                                    {{QStringLiteral("who"), named(language, from)},
                                                     {QStringLiteral("next"), named(language, seat)}})}};
    return {{QStringLiteral("seat"), seat},
            {QStringLiteral("name"), named(next, seat)},
            {QStringLiteral("tincture"), m_seats.value(seat - 1).tincture},
            {QStringLiteral("language"), languageOf(seat)},
            {QStringLiteral("title"),
             handing(next, asked ? "{who}, you have a decision to make" : "Your turn, {who}", who)},
            {QStringLiteral("open"), handing(next, "Show the table")},
            {QStringLiteral("close"), handing(next, "Close")},
            {QStringLiteral("covered"), handing(next, "The table stays covered until you are ready.")},
            {QStringLiteral("from"), giver}};
}

QString LessonPlayer::ofEmptySeat(const char* sentence) const {
    const Language& language = *voice().language;
    return magister::say(language, "Lesson", sentence,
                         {{QStringLiteral("who"), seatName(language, m_seats, m_run.seat() - 1)}});
}

void LessonPlayer::playEmptySeat() {
    m_run.startOver();
    m_shown = m_run.solution();
    m_playing = true;
}

void LessonPlayer::playLine() {
    if (m_shown.isEmpty()) {
        // The solution of a sound lesson leads on; whatever else it is, nobody is stuck.
        m_run.skip();
        return arrive();
    }
    const Verdict verdict = m_run.play(m_shown.takeFirst());
    if (verdict.kind == Verdict::Kind::Goal) return arrive();
    m_table.show(m_run.positionPtr());
    emit targetsChanged();
    startTicking();
}

void LessonPlayer::takeSeat() {
    if (!m_playing) return;
    QList<int> seats = people();
    seats.append(m_run.seat());
    std::sort(seats.begin(), seats.end());
    m_run.setPeople(seats);
    m_run.startOver();
    while (!m_run.step().checkpoint && m_run.canBack())
        m_run.back();
    arrive();
    emit readerChanged();
}

} // namespace magister
