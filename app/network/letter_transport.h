// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/correspondence.h"
#include "app/network/transport.h"

#include <QTimer>

#include <functional>

namespace magister::network {

/// A connection that is an exchange of letters: messages of one turn go in one letter, and letters that got lost are
/// written again.
class LetterTransport : public Transport {
    Q_OBJECT

public:
    static constexpr int answerDelay = 1'000; ///< milliseconds until a letter is confirmed, if there is nothing else to say
    static constexpr int againDelay = 2'000;  ///< milliseconds until a letter is written again that somebody who is there has
                                              ///< not heard, each time twice as long
    static constexpr int longestAgain = 60'000;
    static constexpr int greetDelay = 2'000;  ///< milliseconds until a guest says that it is there

    /// Lays a letter out for the other side; false: it cannot just now, and writeAgain() will be called.
    using Post = std::function<bool(const Letter& letter)>;

    /// `peer`: who the other side is; `challenge`: as of Transport.
    LetterTransport(Writer writer, const QByteArray& peer, const QByteArray& challenge, Post post, QObject* parent = nullptr);

    void send(const QByteArray& message, const QByteArray& replaces = {}) override;
    /// A host is done with its guest; a guest only goes away, and its letters still come.
    void close() override;
    qint64 waiting() const override { return 0; } // what is not read is bounded by Correspondence
    QString peer() const override { return QString::fromLatin1(m_peer); }
    QByteArray challenge() const override { return m_challenge; }
    bool answersLater() const override { return true; }
    bool isHere() const override { return m_here; }

    /// Ends without a word to the other side, whose letters wait for the next time.
    void leave();
    void setHere(bool here);
    void hear(const Letter& letter);
    /// Letters may have got lost.
    void writeAgain();

private:
    void write();
    void waitToBeHeard();
    void finish();

    Writer m_writer;
    QByteArray m_peer;
    QByteArray m_challenge;
    Post m_post;
    Correspondence m_letters;
    bool m_here{};
    bool m_closed{};
    bool m_written{};
    QTimer m_soon;
    QTimer m_answer;
    QTimer m_again;
    int m_againIn{againDelay};
    QTimer m_greeting;
};

} // namespace magister::network
