// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/correspondence.h"

#include <limits>

namespace magister::network {

namespace {
/// Above it numbers are not believed: counting on would overflow.
constexpr quint64 highestNumber = std::numeric_limits<quint64>::max() / 2;
} // namespace

void Correspondence::add(const QByteArray& message, const QByteArray& replaces) {
    const QByteArray within = replaces + '/';
    if (!replaces.isEmpty()) m_kept.removeIf([&](const Kept& kept) { return kept.replaces == replaces || kept.replaces.startsWith(within); });
    m_lastEntry = ++m_last;
    m_kept.append({{m_last, message}, replaces});
    drop();
}

void Correspondence::drop() {
    m_kept.removeIf([this](const Kept& kept) { return kept.replaces.isEmpty() && kept.entry.number <= m_heardThere; });
    qsizetype passing = 0;
    for (qsizetype i = m_kept.size() - 1; i >= 0; --i) {
        if (!m_kept[i].replaces.isEmpty()) continue;
        passing += m_kept[i].entry.message.size();
        if (passing > mostPassing) m_kept.removeAt(i);
    }
}

Letter Correspondence::write() {
    Letter letter{m_writer, m_ends, ++m_last, m_heard, {}};
    for (const Kept& kept : std::as_const(m_kept))
        letter.entries.append(kept.entry);
    m_confirmed = m_heard;
    return letter;
}

QList<QByteArray> Correspondence::hear(const Letter& letter) {
    if (letter.writer == m_writer || letter.number <= m_heard || letter.number > highestNumber || letter.heard > highestNumber)
        return {};
    m_heard = letter.number;
    if (letter.heard > m_last) {
        // Said of a life before, when the clock was ahead: whatever was written since was taken for old.
        m_last = letter.heard;
        for (Kept& kept : m_kept)
            kept.entry.number = ++m_last;
        m_lastEntry = m_kept.isEmpty() ? 0 : m_last;
    } else if (letter.heard > m_heardThere) {
        m_heardThere = letter.heard;
        drop();
    }
    QList<QByteArray> news;
    for (const Letter::Entry& entry : letter.entries) {
        if (entry.number <= m_heardEntry) continue;
        m_heardEntry = entry.number;
        news.append(entry.message);
    }
    return news;
}

} // namespace magister::network
