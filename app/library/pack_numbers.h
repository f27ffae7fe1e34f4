// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QString>

#include <optional>

namespace magister::messina {
struct Definition;
}

namespace magister {

/// The numbers of a pack that articles state, by key: "cubes.2" is the number of plague cubes for two players. Articles
/// hold the key, so that what they say is what the engine plays, also with a user's own pack.
class PackNumbers {
public:
    static PackNumbers of(const messina::Definition& definition);

    /// Nothing if there is no such key.
    std::optional<int> value(const QString& key) const;
    QStringList keys() const { return m_values.keys(); }
    bool isEmpty() const { return m_values.isEmpty(); }

private:
    QMap<QString, int> m_values;
};

} // namespace magister
