// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string>

namespace magister {

/// What a drill asks, as it is kept in Drill::about: "form", "form/argument", then a command in the notation of the
/// game.
struct DrillAbout {
    std::string form;
    std::string argument;
    std::string command; ///< notation; empty where none belongs to the form

    QString text() const;
    static DrillAbout fromText(const QString& text);
};

} // namespace magister
