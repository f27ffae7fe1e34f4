// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/table/targets.h"

namespace magister::messina {

/// Where an overseer can go from where it is, and whom it would find there:
///   nodes    [{target, steps, now}]: every space of its path still before it; `steps` advances away (1..6), `now`
///            whether the open question lets it go there at once
///   squares  targets of the citizens it would activate at the space asked about, or at the spaces it can reach at once
/// `target` is an overseer ("seat:1/overseer/nun") or a space of the path ("seat:1/node/nun-1"); of several overseers
/// that can reach a space, the one that may go there now counts, then the nearest. Empty for everything else.
/// overseer.path, overseer.fork, activate.on-landing
QVariantMap overseerWay(const Scene& scene, const TargetIndex& index, const QString& target);

} // namespace magister::messina
