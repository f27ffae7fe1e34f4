// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/host_identity.h"

namespace magister::network {

void identityOfKeychain(Keychain& keychain, std::function<void(const Identity&)> then) {
    keychain.read(hostSecret, [&keychain, then](const QByteArray& pem) {
        if (const auto found = identityFromPem(pem)) return then(*found);
        if (!pem.isEmpty()) return then({});
        const Identity made = newIdentity();
        keychain.write(hostSecret, made.toPem(), [made, then] { then(made); });
    });
}

} // namespace magister::network
