// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHostAddress>
#include <QString>

#include <optional>

namespace magister::network {

/// Bytes of the fingerprint of a certificate that are in a code: whoever wanted another certificate with the same ones had
/// to try 2^128.
inline constexpr qsizetype pinnedBytes = 16;
/// An id of a table has 40 random bits. It is told in join codes only: without one nobody gets at a table.
inline constexpr qsizetype tableIdLength = 8;

/// What an invitation says: where the host is, how it is known again, and which table is meant.
struct JoinCode {
    QHostAddress address; ///< IPv4 or IPv6, without a scope
    quint16 port{};
    QByteArray pin;       ///< the first pinnedBytes of the SHA-256 of the certificate
    QString table;

    friend bool operator==(const JoinCode&, const JoinCode&) = default;
};

/// Letters and digits that are not mistaken for each other, in groups of six: "2G7K4M-...".
QString codeText(const JoinCode& code);
/// However it is typed: in small letters, with blanks or without hyphens; O is read as 0, I and L as 1. Nothing if a
/// letter is missing or wrong, which a check sum of 16 bits finds.
std::optional<JoinCode> codeFromText(const QString& text);
/// Whether it could become a code, or a short one, as it is typed, by letters that are still missing at its end; false of a whole one.
bool canBecomeCode(const QString& text);

/// Letters of a short code.
inline constexpr qsizetype shortCodeLength = 18;
/// Bytes of a stretched fingerprint that are in a short code (stretched_pin.h): whoever wanted another certificate with the
/// same ones had to try 2^40, and each try costs what stretching costs.
inline constexpr qsizetype stretchedBytes = 5;

/// What an invitation says to a device on the same network, which finds the host by itself: how it is known again, and which
/// table is meant.
struct ShortCode {
    QString table;
    QByteArray stretched; ///< stretchedPin() of the certificate and the table

    friend bool operator==(const ShortCode&, const ShortCode&) = default;
};

/// In three groups of six letters: "N00000-...". Its first letter begins no other code.
QString shortCodeText(const ShortCode& code);
/// However it is typed, as codeFromText(). Nothing if a letter is missing, or if one is wrong or two neighbours are
/// exchanged: that the last letter finds.
std::optional<ShortCode> shortCodeFromText(const QString& text);

/// A new id of a table.
QString newTableId();
/// Whether it could be one.
bool isTableId(const QString& text);

} // namespace magister::network
