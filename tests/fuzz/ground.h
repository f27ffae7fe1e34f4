// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "content/pack_files.h"
#include "messina/setup.h"

#include <cstddef>
#include <cstdint>

/// What the fuzz targets stand on: the real pack, and the one function of each.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace magister::fuzz {

/// Read once from the source tree; ends the program when it is not sound.
const PackFiles& pack();
const messina::Definition& definition();

/// Ends the program, which is how a finding is told, when something does not hold.
void holds(bool condition, const char* what);

} // namespace magister::fuzz
