// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/letter_numbers.h"

#include <QFile>
#include <QSaveFile>

#include <algorithm>
#include <utility>

namespace magister::network {

namespace {
constexpr qint64 biggestNumbersFile = 1024 * 1024;
const QByteArray anyHead = QByteArrayLiteral("magister-letters/");
const QByteArray ownHead = anyHead + '1';
const QByteArray seatedMark = QByteArrayLiteral("seated");
} // namespace

LetterNumbers::LetterNumbers(const QString& file) : m_file(file) {
    if (!m_file.isEmpty()) read();
}

LetterNumbers::Kept LetterNumbers::keep(const QByteArray& guest, quint64 number, Standing standing) {
    m_forgotten.clear();
    const auto known = m_entries.constFind(guest);
    const bool isNew = known == m_entries.constEnd();
    if (!isNew && known->number == number) return Kept::Yes;
    QByteArray leaver;
    if (isNew && m_entries.size() >= mostWriters) {
        leaver = whoGoesFor(standing);
        if (leaver.isEmpty()) return Kept::NoRoom;
    }
    const Entry before = isNew ? Entry() : *known;
    const Entry left = m_entries.take(leaver);
    const Entry now{number, std::max(standing, before.standing), ++m_turn};
    m_entries.insert(guest, now);
    if (now.standing != Standing::Stranger && !write()) {
        if (isNew)
            m_entries.remove(guest);
        else
            m_entries.insert(guest, before);
        if (!leaver.isEmpty()) m_entries.insert(leaver, left);
        return Kept::NotWritten;
    }
    m_forgotten = leaver;
    return Kept::Yes;
}

QByteArray LetterNumbers::whoGoesFor(Standing standing) const {
    const auto rank = [](const Entry& each) { return std::pair(each.standing, each.turn); };
    auto first = m_entries.cbegin();
    for (auto each = m_entries.cbegin(); each != m_entries.cend(); ++each)
        if (rank(*each) < rank(*first)) first = each;
    const bool mayGo = first->standing != Standing::Seated && first->standing <= standing;
    return mayGo ? first.key() : QByteArray();
}

void LetterNumbers::setStanding(const QByteArray& guest, Standing standing) {
    if (const auto known = m_entries.find(guest); known != m_entries.end()) known->standing = standing;
}

void LetterNumbers::unseat(const QByteArray& guest) {
    if (const auto known = m_entries.find(guest); known != m_entries.end()) known->standing = std::min(known->standing, Standing::Joined);
}

bool LetterNumbers::write() {
    if (m_file.isEmpty()) return true;
    if (m_isOfLater) {
        m_problem = QStringLiteral("is of a later version of the program");
        return false;
    }
    QList<std::pair<quint64, QByteArray>> lines; // the oldest first, as they are read again
    for (auto each = m_entries.cbegin(); each != m_entries.cend(); ++each) {
        if (each->standing == Standing::Stranger) continue;
        QByteArray line = each.key() + ' ' + QByteArray::number(each->number);
        if (each->standing == Standing::Seated) line += ' ' + seatedMark;
        lines.append({each->turn, line + '\n'});
    }
    std::ranges::sort(lines);
    QByteArray text = ownHead + '\n';
    for (const auto& [turn, line] : std::as_const(lines))
        text += line;
    QSaveFile file(m_file);
    if (file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.commit()) return true;
    m_problem = file.errorString();
    return false;
}

void LetterNumbers::read() {
    QFile file(m_file);
    if (!file.open(QIODevice::ReadOnly)) return;
    const QByteArrayList lines = file.read(biggestNumbersFile).split('\n');
    m_isOfLater = lines.first().startsWith(anyHead) && lines.first() != ownHead;
    if (m_isOfLater) return;
    for (const QByteArray& line : lines) {
        const QList<QByteArray> words = line.split(' ');
        bool ok = false;
        const quint64 number = words.value(1).toULongLong(&ok);
        if (!ok || number == 0 || words[0].isEmpty() || m_entries.size() >= mostWriters) continue;
        const bool seated = words.value(2) == seatedMark;
        m_entries.insert(words[0], {number, seated ? Standing::Seated : Standing::Joined, ++m_turn});
    }
}

} // namespace magister::network
