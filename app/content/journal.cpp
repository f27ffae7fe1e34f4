// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/content/journal.h"

#include <QCryptographicHash>

#include <array>
#include <charconv>

namespace magister {

namespace {

const QByteArray journalMagic = QByteArrayLiteral("magister-game/");
constexpr qsizetype checksumDigits = 16;
constexpr qsizetype linkDigits = 32;
constexpr std::array<const char*, 4> kindWords{"command", "undo", "ruling", "note"};

QByteArray sha256(QByteArrayView bytes) {
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(bytes);
    return hash.result().toHex();
}

/// A number as we write it: decimal digits, no leading zero.
std::optional<qsizetype> plainNumber(QByteArrayView digits, qsizetype most) {
    qsizetype value = 0;
    const char* last = digits.data() + digits.size();
    const auto [end, problem] = std::from_chars(digits.data(), last, value);
    if (problem != std::errc{} || end != last || value < 0 || value > most) return std::nullopt;
    if (digits.size() > 1 && digits.front() == '0') return std::nullopt;
    return value;
}

/// The word from `at` to the next blank; moves `at` behind that blank, or to the end.
QByteArrayView wordAt(QByteArrayView line, qsizetype& at) {
    const qsizetype blank = line.indexOf(' ', at);
    const qsizetype end = blank < 0 ? line.size() : blank;
    const QByteArrayView word = line.sliced(at, end - at);
    at = blank < 0 ? line.size() : end + 1;
    return word;
}

bool isDigit(char c) { return c >= '0' && c <= '9'; }

/// A stretch of the file for a message.
QString shownAscii(QByteArrayView bytes) {
    QString text;
    for (const char c : bytes.first(std::min<qsizetype>(bytes.size(), 40)))
        text += c >= ' ' && c <= '~' ? QLatin1Char(c) : QLatin1Char('?');
    return text;
}

} // namespace

QByteArray hashDigits(std::uint64_t hash) { return QByteArray::number(static_cast<qulonglong>(hash), 16).rightJustified(16, '0'); }

std::optional<std::uint64_t> hashFromDigits(QByteArrayView digits) {
    if (digits.size() != 16) return std::nullopt;
    std::uint64_t value = 0;
    for (const char c : digits) {
        if (!isDigit(c) && (c < 'a' || c > 'f')) return std::nullopt;
        value = value << 4 | static_cast<std::uint64_t>(isDigit(c) ? c - '0' : c - 'a' + 10);
    }
    return value;
}

QByteArray journalHead(const QByteArray& body) {
    return journalMagic + QByteArray::number(latestSaveFormat) + ' ' + QByteArray::number(body.size()) + ' ' + sha256(body) +
           '\n' + body;
}

QByteArray journalLine(const JournalRecord& record, const QByteArray& link) {
    QByteArray content = link + ' ' + hashDigits(record.state) + ' ' + QByteArray::number(record.seat) + ' ' +
                         kindWords[static_cast<std::size_t>(record.kind)];
    if (record.kind != RecordKind::Undo) content += ' ' + record.command;
    content.prepend(sha256(content).first(checksumDigits) + ' ');
    return QByteArray::number(content.size()) + ' ' + content + '\n';
}

QByteArray linkTo(QByteArrayView record) {
    // The first line of the head holds the checksum of its body.
    return sha256(record.first(record.indexOf('\n') + 1)).first(linkDigits);
}

Problem SaveFault::problem(const QString& file) const {
    return {file, {}, 0, 0, kind, QStringList{QString::number(record), QString::number(byte)} + arguments};
}

std::nullopt_t JournalReader::fail(ProblemKind kind, qsizetype offset, const QStringList& arguments) {
    m_fault = SaveFault{kind, m_record + 1, m_end + offset, arguments};
    return std::nullopt;
}

SaveFault JournalReader::faultHere(ProblemKind kind, qsizetype offset, const QStringList& arguments) const {
    return {kind, m_record, m_start + offset, arguments};
}

std::optional<QByteArrayView> JournalReader::head() {
    const qsizetype feed = m_bytes.indexOf('\n');
    const QByteArrayView line = m_bytes.first(feed < 0 ? m_bytes.size() : feed);
    if (line.isEmpty() && feed < 0) return fail(ProblemKind::SaveCutShort, 0);
    if (!line.startsWith(journalMagic)) {
        if (feed < 0 && QByteArrayView(journalMagic).startsWith(line)) return fail(ProblemKind::SaveCutShort, line.size());
        return fail(ProblemKind::SaveForeign, 0, {QString::fromLatin1(journalMagic)});
    }
    qsizetype at = journalMagic.size();
    const qsizetype formatAt = at;
    const QByteArrayView format = wordAt(line, at);
    const auto number = plainNumber(format, 1'000'000);
    if (feed < 0 && at == line.size()) return fail(ProblemKind::SaveCutShort, at); // the number may be unfinished
    if (!number || *number < 1) return fail(ProblemKind::SaveMalformed, formatAt, {QStringLiteral("1"), shownAscii(format)});
    if (*number > latestSaveFormat)
        return fail(ProblemKind::SaveLater, formatAt, {QString::number(*number), QString::number(latestSaveFormat)});
    if (feed < 0) return fail(ProblemKind::SaveCutShort, line.size());
    const qsizetype sizeAt = at;
    const QByteArrayView sizeWord = wordAt(line, at);
    const auto size = plainNumber(sizeWord, biggestSave);
    if (!size) return fail(ProblemKind::SaveMalformed, sizeAt, {QStringLiteral("0-9"), shownAscii(sizeWord)});
    const QByteArrayView checksum = line.sliced(at);
    const QByteArrayView rest = m_bytes.sliced(feed + 1);
    // A wrong size is told from a file that ends too early by the checksum of what there is.
    if (rest.size() < *size) return fail(ProblemKind::SaveCutShort, m_bytes.size());
    const QByteArrayView body = rest.first(*size);
    if (checksum != sha256(body)) return fail(ProblemKind::SaveWrongChecksum, at);
    if (!body.endsWith('\n')) return fail(ProblemKind::SaveMalformed, feed + 1, {QStringLiteral("\\n"), shownAscii(body)});
    m_record = 0;
    m_body = feed + 1;
    m_end = m_body + *size;
    m_link = linkTo(m_bytes.first(m_end));
    return body;
}

std::nullopt_t JournalReader::failTail(QByteArrayView tail) {
    // Only what could be the beginning of a record is one that was not finished; a damaged one is not taken for it.
    qsizetype digits = 0;
    while (digits < tail.size() && isDigit(tail[digits]))
        ++digits;
    const auto length = plainNumber(tail.first(digits), longestRecord);
    if (!length || (digits < tail.size() && tail[digits] != ' '))
        return fail(ProblemKind::SaveMalformed, 0, {QStringLiteral("0-9"), shownAscii(tail)});
    const qsizetype found = tail.size() - digits - 1;
    if (found > *length)
        return fail(ProblemKind::SaveWrongLength, 0, {QString::number(*length), QString::number(found)});
    m_torn = SaveFault{ProblemKind::SaveTorn, m_record + 1, m_end, {}};
    return std::nullopt;
}

std::optional<JournalRecord> JournalReader::next() {
    const QByteArrayView rest = m_bytes.sliced(m_end);
    if (rest.isEmpty()) return std::nullopt;
    const qsizetype feed = rest.indexOf('\n');
    if (feed < 0) return failTail(rest);
    const QByteArrayView line = rest.first(feed);
    qsizetype at = 0;
    const QByteArrayView lengthWord = wordAt(line, at);
    const auto length = plainNumber(lengthWord, longestRecord);
    if (!length) return fail(ProblemKind::SaveMalformed, 0, {QStringLiteral("0-9"), shownAscii(lengthWord)});
    if (line.size() - at != *length)
        return fail(ProblemKind::SaveWrongLength, 0, {QString::number(*length), QString::number(line.size() - at)});
    const qsizetype checksumAt = at;
    const QByteArrayView checksum = wordAt(line, at);
    if (checksum != QByteArrayView(sha256(line.sliced(at))).first(checksumDigits))
        return fail(ProblemKind::SaveWrongChecksum, checksumAt);
    const auto record = content(line, at);
    if (!record) return std::nullopt;
    ++m_record;
    m_start = m_end;
    m_end += feed + 1;
    m_link = linkTo(m_bytes.sliced(m_start, feed + 1));
    return record;
}

std::optional<JournalRecord> JournalReader::content(QByteArrayView line, qsizetype at) {
    JournalRecord record;
    const qsizetype linkAt = at;
    if (wordAt(line, at) != m_link) return fail(ProblemKind::SaveOutOfChain, linkAt, {QString::number(m_record)});
    const auto malformed = [&](qsizetype where, const QString& expected) {
        return fail(ProblemKind::SaveMalformed, where, {expected, shownAscii(line.sliced(where))});
    };
    const qsizetype stateAt = at;
    const auto state = hashFromDigits(wordAt(line, at));
    if (!state) return malformed(stateAt, QStringLiteral("0-9 a-f"));
    const qsizetype seatAt = at;
    const auto seat = plainNumber(wordAt(line, at), 9);
    if (!seat || *seat < 1) return malformed(seatAt, QStringLiteral("1-9"));
    const qsizetype kindAt = at;
    const QByteArrayView kind = wordAt(line, at);
    record.state = *state;
    record.seat = static_cast<std::uint8_t>(*seat);
    m_command = at;
    for (const RecordKind each : {RecordKind::Command, RecordKind::Ruling, RecordKind::Note}) {
        if (kind != QByteArrayView(kindWords[static_cast<std::size_t>(each)])) continue;
        record.kind = each;
        record.command = line.sliced(at).toByteArray();
        return record;
    }
    // Nothing may follow, not even a blank.
    if (line.sliced(kindAt) != QByteArrayView(kindWords[1])) return malformed(kindAt, QStringLiteral("command, undo, ruling, note"));
    record.kind = RecordKind::Undo;
    return record;
}

} // namespace magister
