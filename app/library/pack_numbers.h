// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>

namespace magister {

/// The numbers of a pack that articles state, by key: "cubes.2" is the number of plague cubes for two players. Articles
/// hold the key, so that what they say is what the engine plays, also with a user's own pack.
class PackNumbers {
public:
    PackNumbers() = default;
    /// As PackFacts has them.
    explicit PackNumbers(const QMap<QString, int>& values) : m_values(values) {}

    /// Nothing if there is no such key.
    std::optional<int> value(const QString& key) const {
        const auto found = m_values.constFind(key);
        return found == m_values.constEnd() ? std::nullopt : std::optional(*found);
    }
    QStringList keys() const { return m_values.keys(); }
    bool isEmpty() const { return m_values.isEmpty(); }

private:
    QMap<QString, int> m_values;
};

} // namespace magister
