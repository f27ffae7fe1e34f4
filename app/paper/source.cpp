// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/source.h"

#include "app/messina/pack/user_pack.h"

namespace magister::paper {

const Source& sharedSource() {
    static const DataFolder data = DataFolder::find();
    static const PackInForce packs = messinaPackInForce(data, userPackFolder(QStringLiteral("messina")));
    static const Source source{data, RuleLibrary::shared(), packs.pack().definition ? &*packs.pack().definition : nullptr};
    return source;
}

} // namespace magister::paper
