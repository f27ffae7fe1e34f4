// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/words/scene.h"
#include "engine/messina/session.h"

namespace magister::messina {

/// What a person is told who has to act after somebody else: whose turn it is, and what has happened since they acted
/// last. `scene` shows the present position in that person's language. Empty when nobody has to act.
///
///   {seat, name, tincture, language, title, note, sinceTitle, since, all, show, stop, firstEvent, more, open, close, covered, from}
///
/// since: the headlines of the turns in between, oldest first, at most four: [{seat, tincture, text}]. all: everything
/// worth telling that happened in between, in order: [{seat, tincture, text, targets}]. firstEvent: index
/// into the session's events of the first thing told since, -1 when nothing was. from: who has acted before, as
/// {seat, name, tincture, language, thanks}, in their own language; empty at the first turn and in the solo game.
QVariantMap handOverRow(const Scene& scene, const Session& session,
                        const std::function<const Language&(PlayerIndex)>& languageOf);

} // namespace magister::messina
