// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QStringList>

#include <array>
#include <span>

namespace magister::paper {

/// One phrase of the player aid: its key in aid.json, the icon before it, and the rules it stands for (ids without the
/// game).
struct AidLine {
    const char* key;
    const char* icon;
    std::array<const char*, 3> rules;
};

enum class AidPart { Move, Rescue, Fight, Use, Instead, Build, Repopulate, RoundEnd, Prepare, Forgotten, Win, Advanced, Solo };
std::span<const AidLine> aidLines(AidPart part);

/// Keys of all phrases that an aid.json must hold; no others are allowed.
const QStringList& aidKeys();
/// Rules whose numbers are printed after that phrase; with an empty key those of headings and tables, which follow
/// no phrase. Full ids.
QStringList aidRules(const QString& key);
/// All of these.
const QSet<QString>& aidRules();

/// A drawing and what it means. The name is a word of the game (names.json) or, with a leading "=", a phrase of aid.json.
struct AidSymbol {
    const char* icon;
    const char* name;
};
std::span<const AidSymbol> aidSymbols();

} // namespace magister::paper
