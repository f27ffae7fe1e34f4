// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/content/sample_journal.h"

#include <QCryptographicHash>

namespace magister {

QByteArray SampleJournal::record(int number) const {
    const auto at = static_cast<std::size_t>(number);
    const qsizetype end = at + 1 < starts.size() ? starts[at + 1] : bytes.size();
    return bytes.mid(starts[at], end - starts[at]);
}

std::uint64_t SampleJournal::state(int number) const {
    const QByteArray told = record(number);
    return *hashFromDigits(number == 0 ? told.mid(told.indexOf("\nstate ") + 7, 16) : told.split(' ')[3]);
}

QByteArray SampleJournal::with(int number, const QByteArray& changed) const {
    const qsizetype start = starts[static_cast<std::size_t>(number)];
    return bytes.first(start) + changed + bytes.mid(start + record(number).size());
}

QByteArray mended(const QByteArray& record) {
    const auto sha = [](const QByteArray& bytes) { return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex(); };
    const qsizetype feed = record.indexOf('\n');
    const QByteArray line = record.first(feed);
    if (line.startsWith("magister-game/")) {
        const QByteArray body = record.mid(feed + 1);
        return line.first(line.indexOf(' ')) + ' ' + QByteArray::number(body.size()) + ' ' + sha(body) + '\n' + body;
    }
    const qsizetype checksum = line.indexOf(' ') + 1;
    const QByteArray content = line.mid(line.indexOf(' ', checksum) + 1);
    const QByteArray summed = sha(content).first(16) + ' ' + content;
    return QByteArray::number(summed.size()) + ' ' + summed + '\n';
}

QByteArray lastLink(const QByteArray& bytes) {
    JournalReader reader(bytes);
    reader.head();
    while (reader.next()) {}
    return reader.link();
}

} // namespace magister
