// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/problem.h"

#include <QByteArray>

#include <cstdint>
#include <optional>

/// A game as an append-only text file: a head, then one line per record. README.md describes the format. The content of
/// the head and of commands is up to the game; see saves.h.
namespace magister {

/// The latest format this program writes and reads.
inline constexpr int latestSaveFormat = 1;
inline constexpr qsizetype biggestSave = 16 * 1024 * 1024;
/// How often one game may change its rulings: each change replays the game, and nobody needs more.
inline constexpr int mostRulings = 300;
/// Longest content of a record, in bytes.
inline constexpr qsizetype longestRecord = 9999;

enum class RecordKind : std::uint8_t { Command, Undo, Ruling, Note };

/// The content of one line.
struct JournalRecord {
    std::uint64_t state{};   ///< hash of the position after it
    std::uint8_t seat{};     ///< 1..9: who gave the command, whose command is taken back, or whose turn it was
    RecordKind kind{};
    QByteArray command;      ///< in the notation of the game, one line; a ruling as "OPTION CHOICE"; a note as
                           ///< in the head; empty for Undo

    friend bool operator==(const JournalRecord&, const JournalRecord&) = default;
};

/// 16 hexadecimal digits.
QByteArray hashDigits(std::uint64_t hash);
/// Only from exactly 16 lower-case hexadecimal digits.
std::optional<std::uint64_t> hashFromDigits(QByteArrayView digits);

/// Record 0. Precondition: the body ends with a line feed.
QByteArray journalHead(const QByteArray& body);
/// A later record; `link` is linkTo() the one before it.
QByteArray journalLine(const JournalRecord& record, const QByteArray& link);
/// What the next record carries to show that it follows this one. Takes the whole record.
QByteArray linkTo(QByteArrayView record);

/// An error in a saved game. `byte` counts from the start of the file.
struct SaveFault {
    ProblemKind kind{};
    int record{};
    qsizetype byte{};
    QStringList arguments; ///< after record and byte

    Problem problem(const QString& file) const;
};

/// Reads the records of a file one after another and checks whatever can be checked without the game: form, length,
/// checksum and chain. `bytes` must outlive the reader.
class JournalReader {
public:
    explicit JournalReader(QByteArrayView bytes) : m_bytes(bytes) {}

    /// The body of record 0, or nothing after a fault. To be called first.
    std::optional<QByteArrayView> head();
    /// The next record; nothing at the end of the file, at an incomplete record, or after a fault.
    std::optional<JournalRecord> next();

    const std::optional<SaveFault>& fault() const { return m_fault; }
    /// Set if the last record is incomplete.
    const std::optional<SaveFault>& torn() const { return m_torn; }
    /// A fault of the record read last, found by someone who knows the game. `offset` counts from its first byte.
    SaveFault faultHere(ProblemKind kind, qsizetype offset, const QStringList& arguments = {}) const;

    int record() const { return m_record; }             ///< number of the record read last
    qsizetype bodyStart() const { return m_body; }       ///< of the head: first byte of its body
    qsizetype commandOffset() const { return m_command; } ///< of the record read last
    qsizetype end() const { return m_end; }              ///< first byte after it
    const QByteArray& link() const { return m_link; }    ///< linkTo() it

private:
    std::nullopt_t fail(ProblemKind kind, qsizetype offset, const QStringList& arguments = {});
    std::nullopt_t failTail(QByteArrayView tail);
    std::optional<JournalRecord> content(QByteArrayView line, qsizetype at);

    QByteArrayView m_bytes;
    QByteArray m_link;
    std::optional<SaveFault> m_fault;
    std::optional<SaveFault> m_torn;
    int m_record{-1};
    qsizetype m_start{};
    qsizetype m_body{};
    qsizetype m_command{};
    qsizetype m_end{};
};

} // namespace magister
