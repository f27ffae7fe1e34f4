// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson for the whole table: whose card it is, in which language, and what an empty seat does.
#include "app/teaching/lesson_player.h"

#include "app/language/phrase.h"

#include <QCoreApplication>

#include <algorithm>

namespace magister {

namespace {

const char* const yourTurn =
    QT_TRANSLATE_NOOP("Lesson", "This is step {step} of {steps}, “{title}”, and it is your turn.");
const char* const theirTurn =
    QT_TRANSLATE_NOOP("Lesson", "This is step {step} of {steps}, “{title}”, and the turn is {who}’s.");
const char* const everybodys =
    QT_TRANSLATE_NOOP("Lesson", "This is step {step} of {steps}, “{title}”, and it is for all of you.");

QString handing(const Language& language, const char* source, const Fields& fields = {}) {
    return say(language, "HandOver", source, fields);
}

} // namespace

void LessonPlayer::setSeats(const QVector<Seat>& seats, const QList<int>& people) {
    m_seats = seats;
    m_run.setPeople(people);
    // Nobody hands over the first card.
    m_reader = 0;
    arrive();
}

QString LessonPlayer::languageOf(int seat) const {
    const QString own = m_seats.value(seat - 1).language;
    return own.isEmpty() ? m_household : own;
}

QVariantList LessonPlayer::readers() const {
    QVariantList list;
    for (const int seat : people())
        list.append(readerAt(seat));
    return list;
}

QVariantMap LessonPlayer::readerAt(int seat) const {
    return {{QStringLiteral("seat"), seat},
            {QStringLiteral("name"), seatName(*voice().language, m_seats, seat - 1)},
            {QStringLiteral("tincture"), m_seats.value(seat - 1).tincture},
            {QStringLiteral("language"), languageOf(seat)}};
}

int LessonPlayer::besideReader() const {
    if (!together() || finished() || m_playing) return 0;
    const auto differs = [this](int seat) { return languageOf(seat) != m_language; };
    if (people().contains(m_beside) && differs(m_beside)) return m_beside;
    const auto first = std::ranges::find_if(people(), differs);
    return first == people().end() ? 0 : *first;
}

QVariantMap LessonPlayer::beside() const {
    const int seat = besideReader();
    if (seat == 0) return {};
    const StepWords words = m_voices(languageOf(seat)).words->steps.value(m_run.step().id);
    QVariantMap card = readerAt(seat);
    card.insert(QStringLiteral("title"), words.title);
    card.insert(QStringLiteral("text"), numbered(words.text));
    card.insert(QStringLiteral("task"), numbered(words.task));
    return card;
}

void LessonPlayer::readBeside(int seat) {
    if (!people().contains(seat) || seat == m_beside) return;
    m_beside = seat;
    emit besideChanged();
}

QVariantList LessonPlayer::whereWeAre() const {
    QVariantList list;
    // A question to all waits for one of them after another.
    const int turn = m_run.seat() > 0 ? m_run.seat() : m_run.waiting().value(0);
    for (const int seat : people()) {
        const LessonVoice own = m_voices(languageOf(seat));
        const char* const sentence = turn == 0 ? everybodys : turn == seat ? yourTurn : theirTurn;
        QVariantMap reader = readerAt(seat);
        reader.insert(QStringLiteral("sentence"),
                      magister::say(*own.language, "Lesson", sentence,
                                    {{QStringLiteral("step"), QString::number(stepNumber())},
                                     {QStringLiteral("steps"), QString::number(stepCount())},
                                     {QStringLiteral("title"), own.words->steps.value(m_run.step().id).title},
                                     {QStringLiteral("who"), turn == 0 ? QString() : seatName(*own.language, m_seats, turn - 1)}}));
        list.append(reader);
    }
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
    if (!together()) return;
    if (m_reader == 0 && (finished() || m_run.seat() == 0 || isEmpty(m_run.seat()))) turnTo(people().first());
    if (finished()) return;
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
