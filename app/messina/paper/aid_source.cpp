// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/paper/aid_source.h"

#include "app/content/pack_in_force.h"
#include "app/messina/pack/saves.h"

namespace magister::paper {

const AidSource& sharedAidSource() {
    static const QString game = QStringLiteral("messina");
    static const auto packs = packInForce<messina::SaveGame>(DataFolder::find());
    static const AidSource source{sharedSource(game), packs.pack().definition ? &*packs.pack().definition : nullptr};
    return source;
}

} // namespace magister::paper
