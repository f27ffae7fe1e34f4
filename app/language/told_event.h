// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/phrase.h"

#include <algorithm>
#include <span>
#include <string_view>

/// Sentences about events: as the log tells them, and as they are said to the player whose doing it is.
namespace magister {

/// A sentence of the log with its fields, still to be said; without a source nothing is told.
struct ToldEvent {
    const char* source{};
    Fields fields;
};

/// A sentence of the log, and the same in the second person: "{who} passes." and "You pass."
struct SaidToDoer {
    const char* log;
    const char* own;
};

/// The second person of a sentence of the log; null where there is none.
inline const char* saidToDoer(std::span<const SaidToDoer> sentences, std::string_view log) {
    const auto row = std::find_if(sentences.begin(), sentences.end(),
                                  [&](const SaidToDoer& sentence) { return log == sentence.log; });
    return row == sentences.end() ? nullptr : row->own;
}

} // namespace magister
