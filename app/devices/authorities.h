// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace magister {

/// What is wrong with a file of certificates that are to vouch for a broker: "" for nothing (also without a file: then those of
/// the system do), "unreadable-authorities" (no file, or one that cannot be read or is too large), "no-authorities" (it holds
/// no certificate).
QString authoritiesProblem(const QString& file);

} // namespace magister
