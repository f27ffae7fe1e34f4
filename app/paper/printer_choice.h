// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QPrinter;

namespace magister {

/// Asks for a printer with the system's own dialog, which belongs to the window in front. Returns at once; `then` is
/// called when somebody has chosen one, and not at all otherwise. `title` is what the list of waiting pages shows.
/// `twoSided`: both sides of the paper are proposed.
void choosePrinter(const QString& title, bool twoSided, const std::function<void(QPrinter& printer)>& then);

} // namespace magister
