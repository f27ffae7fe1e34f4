// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/letter_transport.h"

#include <QDateTime>

#include <algorithm>
#include <utility>

namespace magister::network {

namespace {
quint64 microseconds() {
    return static_cast<quint64>(QDateTime::currentMSecsSinceEpoch()) * 1000;
}
} // namespace

LetterTransport::LetterTransport(Writer writer, const QByteArray& peer, const QByteArray& challenge, Post post, QObject* parent)
    : Transport(parent), m_writer(writer), m_peer(peer), m_challenge(challenge), m_post(std::move(post)), m_letters(writer, microseconds()) {
    for (QTimer* timer : {&m_soon, &m_answer, &m_again, &m_greeting})
        timer->setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &LetterTransport::write);
    connect(&m_answer, &QTimer::timeout, this, [this] {
        if (m_letters.owesAnswer()) write();
    });
    connect(&m_again, &QTimer::timeout, this, [this] {
        if (!m_letters.isUnheard() || !m_here) return;
        m_againIn = std::min(2 * m_againIn, longestAgain);
        write();
    });
    connect(&m_greeting, &QTimer::timeout, this, [this] {
        if (!m_written) write();
    });
    if (writer == Writer::Guest) m_greeting.start(greetDelay);
}

void LetterTransport::send(const QByteArray& message, const QByteArray& replaces) {
    if (m_closed) return;
    m_letters.add(message, replaces);
    if (!m_soon.isActive()) m_soon.start(0);
}

void LetterTransport::close() {
    if (std::exchange(m_closed, true)) return;
    if (m_writer == Writer::Host) {
        m_letters.end();
        write();
    } else if (m_soon.isActive()) {
        write();
    }
    finish();
}

void LetterTransport::leave() {
    if (!std::exchange(m_closed, true)) finish();
}

void LetterTransport::finish() {
    for (QTimer* timer : {&m_soon, &m_answer, &m_again, &m_greeting})
        timer->stop();
    QMetaObject::invokeMethod(this, &Transport::closed, Qt::QueuedConnection);
}

void LetterTransport::setHere(bool here) {
    if (std::exchange(m_here, here) == here) return;
    // What lies there for it may be older than what was written: a broker that was killed has forgotten, and one that is
    // told twice may have been told the older letter last.
    if (here) writeAgain();
    emit hereChanged();
}

void LetterTransport::hear(const Letter& letter) {
    if (m_closed || letter.writer == m_writer) return;
    // A good-bye that lies there from a life before is none to this one, and what was said before it neither.
    const bool old = letter.last && m_letters.heard() == 0;
    const quint64 before = m_letters.heard();
    const QList<QByteArray> news = m_letters.hear(letter);
    if (m_letters.heard() == before) return;
    if (!old)
        for (const QByteArray& message : news) {
            if (m_closed) return;
            emit received(message);
        }
    if (letter.last && !old) {
        m_closed = true;
        QMetaObject::invokeMethod(this, &Transport::closed, Qt::QueuedConnection);
        return;
    }
    if (m_letters.owesAnswer() && !m_answer.isActive()) m_answer.start(answerDelay);
    if (!m_letters.isUnheard()) m_againIn = againDelay;
    waitToBeHeard();
}

void LetterTransport::waitToBeHeard() {
    if (m_letters.isUnheard() && !m_again.isActive()) m_again.start(m_againIn);
}

void LetterTransport::writeAgain() {
    if (m_written && !m_closed) write();
}

void LetterTransport::write() {
    m_soon.stop();
    m_written = true;
    m_post(m_letters.write());
    if (!m_closed) waitToBeHeard();
}

} // namespace magister::network

#include "moc_letter_transport.cpp"
