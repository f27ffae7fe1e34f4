// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/identity.h"
#include "app/network/keychain.h"

namespace magister::network {

/// Under what the keychain keeps the identity of this device as a host.
inline const QString hostSecret = QStringLiteral("host");

/// From the keychain, or new and then in the keychain. Null: what is kept there is no certificate with its private key;
/// it is left as it is. `then` may be called before this returns; it is not called once the keychain is gone.
void identityOfKeychain(Keychain& keychain, std::function<void(const Identity&)> then);

} // namespace magister::network
