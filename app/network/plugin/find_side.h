// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/network_links.h"
#include "app/network/plugin/ear.h"
#include "app/network/plugin/nearby_tables.h"
#include "app/network/plugin/network_room.h"

#include <memory>

namespace magister::network {

/// Tables on this network are looked for, on the thread of the network. Made on another one; everything else is called
/// there.
class FindSide : public QObject {
    Q_OBJECT

public:
    /// The room must outlive it.
    FindSide(NetworkRoom& room, std::shared_ptr<Ear<FindListener>> ear) : m_room(room), m_ear(std::move(ear)) {}

    void start();

private:
    void tell();

    NetworkRoom& m_room;
    std::shared_ptr<Ear<FindListener>> m_ear;
    std::shared_ptr<NearbyTables> m_nearby;
    QList<FoundTable> m_told;
};

} // namespace magister::network
