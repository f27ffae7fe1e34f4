// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/paper/aid_source.h"

#include "app/messina/pack/user_pack.h"

namespace magister::paper {

const AidSource& sharedAidSource() {
    static const QString game = QStringLiteral("messina");
    static const PackInForce packs = messinaPackInForce(DataFolder::find(), userPackFolder(game));
    static const AidSource source{sharedSource(game), packs.pack().definition ? &*packs.pack().definition : nullptr};
    return source;
}

} // namespace magister::paper
