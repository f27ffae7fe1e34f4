// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/coverage/source_file.h"

#include <QHash>

namespace magister {

/// A place in the source tree that has to do with a rule atom.
struct Evidence {
    enum class By {
        Code,    ///< the engine names the atom
        Reason,  ///< the engine gives a reason that cites it
        Event,   ///< the engine tells an event that cites it
        Remark,  ///< a remark names it where it is carried out
        Named,   ///< a test names it among what it proves
        Refused, ///< a test demands a refusal that cites it
    };
    By by{};
    QString file;     ///< from the root of the tree
    int line{};       ///< from 1
    QString function; ///< in which it stands
};

/// "code", "reason", "event", "remark", "named", "refused".
QString wordFor(Evidence::By by);

/// By the id of the atom, in the order found.
using EvidenceByAtom = QHash<QString, QList<Evidence>>;

} // namespace magister
