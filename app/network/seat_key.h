// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

/// The authority over a seat. A guest makes a key of 256 random bits and keeps it; the host keeps a hash, from which
/// neither the key nor a proof can be made. A proof holds for one connection, one table and one seat. The scheme is that of
/// SCRAM (RFC 5802) with a random key in place of a password.
namespace magister::network {

inline constexpr qsizetype keySize = 32;

/// So many bytes from the random source of the system.
QByteArray randomBytes(qsizetype count);

/// What a proof is about.
struct SeatAt {
    QByteArray fingerprint; ///< SHA-256 of the certificate of the host, as this end of the connection knows it
    QByteArray challenge;   ///< of the connection
    QString table;          ///< its id
    int seat{};             ///< from 1
};

/// What the host keeps of a key.
QByteArray storedHash(const QByteArray& key, const QString& table, int seat);
QByteArray proofOf(const QByteArray& key, const SeatAt& at);
/// Whether whoever made the proof has the key of that hash. Takes the same time whatever is wrong.
bool isProof(const QByteArray& proof, const QByteArray& hash, const SeatAt& at);

} // namespace magister::network
