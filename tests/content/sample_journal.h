// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "content/pack_files.h"
#include "content/save_game.h"

namespace magister::messina {

/// The files of the real pack, read once.
const PackFiles& realPack();

/// A saved game made in memory, as playing it would have written it.
struct SampleJournal {
    QByteArray bytes;
    std::vector<qsizetype> starts; ///< first byte of each record, the head included
    std::uint64_t last{};          ///< hash of the last position

    int count() const { return static_cast<int>(starts.size()) - 1; }
    /// Record `number` with its line feed; of the head everything.
    QByteArray record(int number) const;
    /// The same journal with one record in place of another.
    QByteArray with(int number, const QByteArray& record) const;
};
/// At most `records` of a game with legal choices at random; about one in twenty is taken back where that is allowed.
SampleJournal sampleJournal(const Setup& setup, int records);

/// A setup with random pinned draws on top of randomSetup(), all valid for the real pack.
Setup pinnedSetup(std::uint64_t seed);

/// The record with its checksum made right again, as somebody would who changed it on purpose. Takes whole records; the
/// head too.
QByteArray mended(const QByteArray& record);

} // namespace magister::messina
