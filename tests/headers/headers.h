// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The engine comes first: it calls a function emit, which Qt makes a keyword.
#include "engine/messina/game.h"
#include "engine/messina/session.h"
#include "engine/messina/setup.h"
#include "engine/messina/transaction.h"
#include "engine/orleans/game.h"
#include "engine/orleans/session.h"
#include "engine/orleans/setup.h"
#include "engine/orleans/transaction.h"

#include <QtCore>

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>
