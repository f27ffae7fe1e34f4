// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/join_code.h"

#include "app/network/seat_key.h"

#include <QCryptographicHash>
#include <QtEndian>

#include <algorithm>

namespace magister::network {

namespace {

/// Crockford's base 32.
constexpr char digits[] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr char version4 = 0x14;
constexpr char version6 = 0x16;
constexpr qsizetype groupLength = 6;
constexpr qsizetype tableBytes = 5;
constexpr qsizetype checkBytes = 2;
constexpr int nearKind = 21; ///< N

/// Of a whole code, by its first byte; nothing if that begins none.
std::optional<qsizetype> bytesOfCode(char version) {
    if (version != version4 && version != version6) return std::nullopt;
    return 1 + (version == version4 ? 4 : 16) + 2 + pinnedBytes + tableBytes + checkBytes;
}

/// However it was typed.
QString lettersOf(const QString& text) {
    QString letters = text;
    letters.removeIf([](QChar c) { return c == u'-' || c.isSpace(); });
    return letters;
}

QString toBase32(const QByteArray& bytes) {
    QString text;
    unsigned held = 0;
    int bits = 0;
    for (const char byte : bytes) {
        held = held << 8 | static_cast<unsigned char>(byte);
        for (bits += 8; bits >= 5; bits -= 5)
            text += QLatin1Char(digits[held >> (bits - 5) & 31u]);
        held &= (1u << bits) - 1u;
    }
    if (bits > 0) text += QLatin1Char(digits[held << (5 - bits) & 31u]);
    return text;
}

int digitOf(QChar letter) {
    QChar c = letter.toUpper();
    if (c == u'O') c = u'0';
    if (c == u'I' || c == u'L') c = u'1';
    for (int i = 0; i < 32; ++i)
        if (c == QLatin1Char(digits[i])) return i;
    return -1;
}

/// Nothing if a character is no digit, or bits are left over that are not 0.
std::optional<QByteArray> fromBase32(const QString& text) {
    QByteArray bytes;
    unsigned held = 0;
    int bits = 0;
    for (const QChar c : text) {
        const int digit = digitOf(c);
        if (digit < 0) return std::nullopt;
        held = held << 5 | static_cast<unsigned>(digit);
        bits += 5;
        if (bits < 8) continue;
        bits -= 8;
        bytes += static_cast<char>(held >> bits & 255u);
        held &= (1u << bits) - 1u;
    }
    if (held != 0 || bits >= 5) return std::nullopt;
    return bytes;
}

/// The letter with which a short code ends: a check sum over the field of 32 elements, with x^5 + x^2 + 1. Each place
/// counts by another power of x, so that no wrong letter and no exchange of two leaves it as it is.
QChar checkLetter(const QString& letters) {
    unsigned sum = 0;
    for (const QChar letter : letters) {
        sum = (sum ^ static_cast<unsigned>(digitOf(letter))) << 1;
        if (sum > 31) sum ^= 0b100101u;
    }
    return QLatin1Char(digits[sum]);
}

QString inGroups(const QString& letters) {
    QString text;
    for (qsizetype i = 0; i < letters.size(); ++i)
        text += (i > 0 && i % groupLength == 0 ? QStringLiteral("-") : QString()) + letters[i];
    return text;
}

QByteArray checkSum(const QByteArray& bytes) {
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).first(checkBytes);
}

} // namespace

QString codeText(const JoinCode& code) {
    QByteArray bytes;
    bool isIPv4 = false;
    const quint32 four = code.address.toIPv4Address(&isIPv4);
    bytes += isIPv4 ? version4 : version6;
    if (isIPv4) {
        const quint32 big = qToBigEndian(four);
        bytes.append(reinterpret_cast<const char*>(&big), 4);
    } else {
        const Q_IPV6ADDR six = code.address.toIPv6Address();
        bytes.append(reinterpret_cast<const char*>(six.c), 16);
    }
    const quint16 port = qToBigEndian(code.port);
    bytes.append(reinterpret_cast<const char*>(&port), 2);
    bytes += code.pin;
    bytes += fromBase32(code.table).value_or(QByteArray(tableBytes, '\0'));
    return inGroups(toBase32(bytes + checkSum(bytes)));
}

QString shortCodeText(const ShortCode& code) {
    const QString letters = QLatin1Char(digits[nearKind]) + code.table + toBase32(code.stretched);
    return inGroups(letters + checkLetter(letters));
}

std::optional<ShortCode> shortCodeFromText(const QString& text) {
    if (text.size() > 200) return std::nullopt;
    QString letters = lettersOf(text);
    if (letters.size() != shortCodeLength) return std::nullopt;
    for (QChar& letter : letters) {
        const int digit = digitOf(letter);
        if (digit < 0) return std::nullopt;
        letter = QLatin1Char(digits[digit]);
    }
    if (digitOf(letters[0]) != nearKind || checkLetter(letters.chopped(1)) != letters.back()) return std::nullopt;
    const auto stretched = fromBase32(letters.mid(1 + tableIdLength, shortCodeLength - tableIdLength - 2));
    return ShortCode{letters.mid(1, tableIdLength), stretched.value_or(QByteArray())};
}

std::optional<JoinCode> codeFromText(const QString& text) {
    if (text.size() > 200) return std::nullopt;
    const auto bytes = fromBase32(lettersOf(text));
    if (!bytes || bytes->isEmpty()) return std::nullopt;
    const auto whole = bytesOfCode(bytes->front());
    if (!whole) return std::nullopt;
    const bool isIPv4 = bytes->front() == version4;
    const qsizetype addressBytes = isIPv4 ? 4 : 16;
    const qsizetype size = *whole - checkBytes;
    if (bytes->size() != *whole || checkSum(bytes->first(size)) != bytes->mid(size)) return std::nullopt;
    JoinCode code;
    const char* at = bytes->constData() + 1;
    code.address = isIPv4 ? QHostAddress(qFromBigEndian<quint32>(at)) : QHostAddress(reinterpret_cast<const quint8*>(at));
    code.port = qFromBigEndian<quint16>(at + addressBytes);
    code.pin = bytes->mid(1 + addressBytes + 2, pinnedBytes);
    code.table = toBase32(bytes->mid(1 + addressBytes + 2 + pinnedBytes, tableBytes));
    return code;
}

bool canBecomeCode(const QString& text) {
    const QString letters = lettersOf(text);
    if (std::ranges::any_of(letters, [](QChar c) { return digitOf(c) < 0; })) return false;
    if (!letters.isEmpty() && digitOf(letters[0]) == nearKind) return letters.size() < shortCodeLength;
    // Two letters tell the first byte, and one its first five bits.
    for (const char version : {version4, version6}) {
        const QString all = toBase32(QByteArray(1, version));
        if (!letters.isEmpty() && digitOf(letters[0]) != digitOf(all[0])) continue;
        if (letters.size() > 1 && digitOf(letters[1]) >> 2 != digitOf(all[1]) >> 2) continue;
        if (letters.size() < (8 * *bytesOfCode(version) + 4) / 5) return true;
    }
    return false;
}

QString newTableId() {
    return toBase32(randomBytes(tableBytes));
}

bool isTableId(const QString& text) {
    const auto bytes = fromBase32(text);
    return bytes && bytes->size() == tableBytes && text == toBase32(*bytes);
}

} // namespace magister::network
