// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/source.h"

namespace magister::paper {

Source sharedSource(const QString& game) {
    return {DataFolder::find(), RuleLibrary::shared(game)};
}

} // namespace magister::paper
