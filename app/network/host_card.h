// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/identity.h"
#include "app/network/sealed_letter.h"

namespace magister::network {

/// With which keys a host reads and writes letters. Always the same for an identity.
LetterKeys letterKeysOf(const Identity& identity);

/// What a host lies out for those who want to write to it: its certificate and its open key, signed with the key of the
/// certificate. Whoever has the pin of a join code needs nobody's word for it.
QByteArray hostCard(const Identity& identity);

struct ReadCard {
    QByteArray fingerprint; ///< SHA-256 of the certificate
    QByteArray open;        ///< key for letters
};
/// Nothing if it is no card, or not signed by its own certificate. Whether it is the right one says the pin.
std::optional<ReadCard> readHostCard(const QByteArray& card);

} // namespace magister::network
