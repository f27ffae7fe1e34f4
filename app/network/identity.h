// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSslCertificate>
#include <QSslKey>

#include <optional>

namespace magister::network {

/// What a host is known by: a certificate that it has made and signed itself, and the private key to it. Guests trust it
/// because its fingerprint is in the join code, and nobody else's word.
struct Identity {
    QSslCertificate certificate{QByteArray()};
    QSslKey key;

    bool isNull() const { return certificate.isNull() || key.isNull(); }
    /// SHA-256 of the certificate.
    QByteArray fingerprint() const;
    /// Key and certificate as PEM.
    QByteArray toPem() const;
};

/// A new one on the curve P-256, without a name of anybody in it; null only if the system has no random bits.
Identity newIdentity();
/// From toPem(); nothing if it is not one, or certificate and key do not belong together.
std::optional<Identity> identityFromPem(const QByteArray& pem);

} // namespace magister::network
