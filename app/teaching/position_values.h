// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>

/// What the paths of any game have in common (LessonPosition::value): "seat:2/coins", and values as text.
namespace magister::values {

using Value = std::optional<QString>;

inline Value number(int n) {
    return QString::number(n);
}
/// "seat:1"; empty for nobody.
inline Value seat(std::uint8_t player) {
    return player == 255 ? QString() : QStringLiteral("seat:%1").arg(player + 1);
}
/// 1..most as an index from 0.
inline std::optional<std::size_t> indexOf(const QString& word, std::size_t most) {
    bool ok = false;
    const auto n = word.toUInt(&ok);
    if (!ok || n < 1 || n > most) return std::nullopt;
    return n - 1;
}
/// Of "seat:2" among so many players: 1.
inline std::optional<std::size_t> playerOf(const QString& head, std::size_t players) {
    const bool one = head.size() == 6 && head.startsWith(QLatin1String("seat:"));
    return one ? indexOf(head.mid(5), players) : std::nullopt;
}

} // namespace magister::values
