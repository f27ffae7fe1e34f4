// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/broker.h"
#include "app/network/guest.h"

namespace magister::network {

/// Connects a guest through a broker. Its secret for letters is kept with those of its seats. The store must outlive the
/// guest. `writer`: tells programs apart that share a store and sit at the same table, since each has its own letters; what
/// it is does not matter. `refused` is told if the broker does not let it in, in words of the system; perhaps when the guest is
/// gone, unless it goes with the `owner`, with which a try ends that has begun.
Connector mqttConnector(const Broker& broker, SecretStore& secrets, const QString& writer,
                        std::function<void(const QString& why)> refused, QObject* owner = nullptr);

/// Under what the secret for letters to a table is kept.
QString letterSecret(const QByteArray& pin, const QString& table, const QString& writer);

} // namespace magister::network
