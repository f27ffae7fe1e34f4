// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/orleans/words/scene.h"
#include "engine/orleans/session.h"

#include <functional>

namespace magister::orleans {

/// What a person is told who has to act after somebody else: whose turn it is, and what has happened since they acted
/// last, their own losses and gains included. `scene` shows the present position in that person's language; the person
/// is scene.asked, or else the first in turn who is asked. Empty when nobody has to act. Nothing is told that the
/// person may not know: neither plans of others nor what they have seen in secret.
///
///   {seat, name, tincture, language, title, note, sinceTitle, since, all, show, stop, firstEvent, more, open, close,
///   covered, from}
///
/// since: the headlines of the turns in between, oldest first, at most four: [{seat, tincture, text}]. all: everything
/// worth telling that happened in between, in order: [{seat, tincture, text, targets}]. firstEvent: index
/// into the session's events of the first thing told since, -1 when nothing was. from: who has acted before, as
/// {seat, name, tincture, language, thanks}, in their own language; empty at the first turn.
QVariantMap handOverRow(const Scene& scene, const Session& session,
                        const std::function<const Language&(PlayerIndex)>& languageOf);

} // namespace magister::orleans
