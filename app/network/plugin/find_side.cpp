// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/plugin/find_side.h"

namespace magister::network {

void FindSide::start() {
    m_room.take(this);
    m_nearby = m_room.nearby();
    connect(m_nearby.get(), &NearbyTables::changed, this, &FindSide::tell);
    tell();
}

void FindSide::tell() {
    const QList<FoundTable> tables = m_nearby->tables();
    if (tables == m_told) return;
    m_told = tables;
    m_ear->tell([tables](FindListener& listener) { listener.tablesFound(tables); });
}

} // namespace magister::network

#include "moc_find_side.cpp"
