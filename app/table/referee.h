// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/meaning.h"

namespace magister {

/// Looks over the shoulder of a person at the table: a lesson, for example. Commands given by play() are not shown to
/// it.
template <class Types> class RefereeOf {
public:
    using Command = typename Types::Command;

    virtual ~RefereeOf() = default;
    /// A legal command is about to be carried out. False: the referee has dealt with it, and it is not carried out.
    virtual bool admits(const Command& command) = 0;
    /// A person's command was carried out; the models show the new position.
    virtual void carriedOut(const Command& command) = 0;
    /// A click cannot be followed. True: the referee answers; false: the table shows its card.
    virtual bool answers(const RefusedOf<Types>& refused) = 0;
};

} // namespace magister
