// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/orleans/session.h"

// Once for all who hold a session: comparing events of so many kinds takes long to compile.
template class magister::Session<magister::orleans::SessionGame>;
