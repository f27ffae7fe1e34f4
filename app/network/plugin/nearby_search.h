// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/guest.h"
#include "app/network/plugin/nearby_tables.h"
#include "app/network/plugin/network_room.h"

#include <QTimer>

#include <functional>
#include <memory>
#include <optional>

namespace magister::network {

/// Looks among the tables of this network for one that is known by what its host proves: nothing is sent to any other host.
/// Begins at once, tells once how it has ended, and does nothing more.
class NearbySearch : public QObject {
    Q_OBJECT

public:
    /// Nothing: it is not here.
    using Then = std::function<void(const std::optional<JoinCode>& code)>;

    /// The table of a short code; what was found with the key `first` is tried first.
    NearbySearch(NetworkRoom& room, const ShortCode& code, const QString& first, Then then, QObject* parent = nullptr);
    /// The table of a code, anywhere but where the code says.
    NearbySearch(NetworkRoom& room, const JoinCode& code, Then then, QObject* parent = nullptr);

private:
    static constexpr int patience = 5'000; ///< milliseconds in which a host must tell of its table

    /// Tries the next place.
    void lookOn();
    /// A host has shown its certificate.
    void meet(const JoinCode& at, const QByteArray& fingerprint);
    /// Of a host that has proven what is asked for: it may have another table.
    void askForTable(const JoinCode& at);
    void end(const std::optional<JoinCode>& code);

    NetworkRoom& m_room;
    std::shared_ptr<NearbyTables> m_nearby;
    QString m_table;
    QByteArray m_stretched; ///< of a short code
    QByteArray m_pin;       ///< empty until it is known
    Then m_then;
    QList<Place> m_places;
    std::unique_ptr<Guest> m_asking;
    QTimer m_patience;
};

} // namespace magister::network
