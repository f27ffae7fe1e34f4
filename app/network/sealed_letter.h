// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>

#include <optional>

/// What travels through a third party, sealed for its reader: nobody else can read it, and nobody but its writer could have
/// written it. X25519, XSalsa20 and Poly1305, as crypto_box of libsodium puts them together.
namespace magister::network {

inline constexpr qsizetype letterKeySize = 32;
/// Longest letter that is read, sealed.
inline constexpr qsizetype biggestLetter = 4 * 1024 * 1024;
/// Letters are filled up to a multiple of it, so that their length tells little.
inline constexpr qsizetype letterGrain = 4 * 1024;

/// Who somebody is who writes letters.
struct LetterKeys {
    QByteArray open;   ///< known to everybody
    QByteArray secret; ///< known to nobody else

    /// No letter is sealed or opened with them.
    bool isNull() const { return !isKey(open) || !isKey(secret); }
    /// Anybody could know one of zeros: it stands where none was made.
    static bool isKey(const QByteArray& bytes) { return bytes.size() == letterKeySize && bytes.count('\0') != letterKeySize; }
};
/// Always the same ones for the same secret, from which nobody can come to the secret; null for an empty one and one of zeros,
/// and where the system has no random source.
LetterKeys letterKeysOf(const QByteArray& secret);

enum class Writer : char { Host = 'h', Guest = 'g' };

/// One letter: everything that its reader may not have read yet.
struct Letter {
    struct Entry {
        quint64 number{}; ///< grows from one to the next, also over letters
        QByteArray message;
        friend bool operator==(const Entry&, const Entry&) = default;
    };
    Writer writer{};
    bool last{};      ///< the writer wants no more of its reader: what comes later begins anew
    quint64 number{}; ///< of the letter; it counts with the entries, and is at least that of the last one
    quint64 heard{};  ///< number of the last letter that has come from the other side; 0: none
    QList<Entry> entries;
    friend bool operator==(const Letter&, const Letter&) = default;
};

/// A letter as its reader finds it under the seal.
QByteArray bytesOf(const Letter& letter);
/// Any bytes may come: nothing for what is no letter.
std::optional<Letter> readLetter(const QByteArray& bytes);

/// Empty if it cannot be sealed.
QByteArray seal(const Letter& letter, const LetterKeys& writer, const QByteArray& reader);

struct OpenedLetter {
    QByteArray writer; ///< whose open key it is sealed with
    Letter letter;
};
/// Nothing for what nobody could have sealed for this reader, or is no letter.
std::optional<OpenedLetter> openLetter(const QByteArray& sealed, const LetterKeys& reader);

} // namespace magister::network
