// SPDX-License-Identifier: GPL-3.0-or-later
#include "ground.h"

#include "content/messina_pack.h"

#include <cstdio>
#include <cstdlib>

namespace magister::fuzz {

const PackFiles& pack() {
    static const PackFiles files = [] {
        const DataFolder data = DataFolder::find();
        return PackFiles::fromFolder(data.packs(QStringLiteral("messina")), data);
    }();
    return files;
}

const messina::Definition& definition() {
    static const PackResult read = readMessinaPack(pack());
    holds(read.definition.has_value(), "the real pack is sound");
    return *read.definition;
}

void holds(bool condition, const char* what) {
    if (condition) return;
    std::fprintf(stderr, "does not hold: %s\n", what);
    std::abort();
}

} // namespace magister::fuzz
