// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The engine comes first: it calls a function emit, which Qt makes a keyword.
#include "messina/game.h"
#include "messina/session.h"
#include "messina/setup.h"
#include "messina/transaction.h"
#include "orleans/game.h"
#include "orleans/session.h"
#include "orleans/setup.h"
#include "orleans/transaction.h"

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
