// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messina/game.h"
#include "messina/session.h"
#include "messina/setup.h"

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
