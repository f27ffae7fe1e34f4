// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace magister::network {

/// The stretchedBytes of a short code: scrypt over the fingerprint of a certificate, salted by the table. Takes about half a
/// second and 128 MiB, which are given back: not for a thread that somebody waits for. Empty only if the memory is not to
/// be had.
QByteArray stretchedPin(const QByteArray& fingerprint, const QString& table);

} // namespace magister::network
