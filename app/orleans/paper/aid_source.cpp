// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/paper/aid_source.h"

#include "app/content/pack_in_force.h"
#include "app/orleans/pack/saves.h"

namespace magister::orleans {

const AidSource& sharedAidSource() {
    static const auto packs = packInForce<SaveGame>(DataFolder::find());
    static const AidSource source{paper::sharedSource(QStringLiteral("orleans")), packs.pack().definition ? &*packs.pack().definition : nullptr};
    return source;
}

} // namespace magister::orleans
