// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/pack_files.h"

#include <QMutex>

#include <memory>
#include <optional>

namespace magister {

/// Cache of the valid packs most recently read from saved games. Nearly all games use the same one, and
/// reading it takes longer than replaying a game. May be used from any thread.
template <class Pack> class KnownPacks {
public:
    struct Known {
        QByteArray packed; ///< as it stands in a head
        PackFiles files;
        std::shared_ptr<const Pack> content;
    };

    std::optional<Known> find(const QByteArray& packed) {
        const QMutexLocker lock(&m_mutex);
        for (const Known& each : m_packs)
            if (each.packed == packed) return each;
        return std::nullopt;
    }
    void add(const Known& pack) {
        const QMutexLocker lock(&m_mutex);
        m_packs.prepend(pack);
        if (m_packs.size() > 3) m_packs.removeLast();
    }

private:
    QMutex m_mutex;
    QList<Known> m_packs;
};

} // namespace magister
