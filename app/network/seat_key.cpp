// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/seat_key.h"

#include <QCryptographicHash>
#include <QMessageAuthenticationCode>
#include <QRandomGenerator>

namespace magister::network {

namespace {

constexpr auto sha256 = QCryptographicHash::Sha256;

QByteArray place(const QString& table, int seat) {
    return QByteArrayLiteral("magister-ludi seat 1\n") + table.toUtf8() + '\n' + QByteArray::number(seat) + '\n';
}

/// Known to the guest, and to the host for the moment of a proof.
QByteArray clientKey(const QByteArray& key, const QString& table, int seat) {
    return QMessageAuthenticationCode::hash(place(table, seat), key, sha256);
}

QByteArray signature(const QByteArray& hash, const SeatAt& at) {
    return QMessageAuthenticationCode::hash(place(at.table, at.seat) + at.fingerprint + at.challenge, hash, sha256);
}

QByteArray combined(QByteArray left, const QByteArray& right) {
    for (qsizetype i = 0; i < left.size(); ++i)
        left[i] = static_cast<char>(left[i] ^ right[i]);
    return left;
}

} // namespace

QByteArray randomBytes(qsizetype count) {
    QByteArray bytes(count, Qt::Uninitialized);
    for (char& byte : bytes)
        byte = static_cast<char>(QRandomGenerator::system()->generate());
    return bytes;
}

QByteArray storedHash(const QByteArray& key, const QString& table, int seat) {
    return QCryptographicHash::hash(clientKey(key, table, seat), sha256);
}

QByteArray proofOf(const QByteArray& key, const SeatAt& at) {
    return combined(clientKey(key, at.table, at.seat), signature(storedHash(key, at.table, at.seat), at));
}

bool isProof(const QByteArray& proof, const QByteArray& hash, const SeatAt& at) {
    if (proof.size() != keySize || hash.size() != keySize) return false;
    const QByteArray found = QCryptographicHash::hash(combined(proof, signature(hash, at)), sha256);
    unsigned difference = 0;
    for (qsizetype i = 0; i < keySize; ++i)
        difference |= static_cast<unsigned char>(found[i] ^ hash[i]);
    return difference == 0;
}

} // namespace magister::network
