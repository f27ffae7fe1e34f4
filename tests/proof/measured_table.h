// SPDX-License-Identifier: GPL-3.0-or-later
// What is done at a table that is measured, and what is read of the process.
#pragma once

#include "app/messina/table/messina_table.h"
#include "app/orleans/table/orleans_table.h"

#include "engine/core/random.h"

#include <QFile>

#include <cstdio>

namespace magister {

/// A random legal command. False: there is none.
template <class GameTable> bool playOne(GameTable& table, Random& random) {
    const auto& choices = table.targets().choices();
    std::vector<std::size_t> legal;
    for (std::size_t i = 0; i < choices.size(); ++i)
        if (!choices[i].refusal) legal.push_back(i);
    if (legal.empty()) return false;
    table.play(
        typename GameTable::Command(choices[legal[random.below(static_cast<std::uint32_t>(legal.size()))]].command));
    return true;
}

/// Something that whoever is asked may do. False: the game is over.
inline bool give(Table& table, Random& random) {
    if (table.over()) return false;
    if (auto* messina = qobject_cast<messina::MessinaTable*>(&table)) return playOne(*messina, random);
    if (auto* orleans = qobject_cast<orleans::OrleansTable*>(&table)) return playOne(*orleans, random);
    return false;
}

/// KiB, as the system tells it under that name: "VmHWM", "VmRSS", "RssAnon".
inline long memory(const QByteArray& what) {
    QFile status("/proc/self/status");
    if (!status.open(QIODevice::ReadOnly)) return -1;
    for (const QByteArray& line : status.readAll().split('\n'))
        if (line.startsWith(what)) return line.mid(what.size() + 1).simplified().split(' ').first().toLong();
    return -1;
}

/// What the process has in memory just now, and how much of that is its own: not the pages of programs, libraries and
/// fonts as they lie on the disk, which all who use them share and the system can drop at any time.
inline void sayNow() {
    std::printf("  just now %ld MiB, of that its own %ld MiB\n", memory("VmRSS") / 1024, memory("RssAnon") / 1024);
}

} // namespace magister
