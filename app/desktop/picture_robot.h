// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QString>

class QQmlApplicationEngine;

namespace magister {

class Program;

/// Plays the first lesson on screen as a person would and keeps one numbered PNG of each page and step in `folder`.
/// Mouse and keys are events of the X server (xdotool), so whatever lies between a hand and the program is in play.
/// Precondition: the window is loaded, the display is an X server. Returns an exit code; what went wrong is said on
/// standard error: the step, and the target that could not be found or did not answer.
int takePictures(QQmlApplicationEngine& engine, Program& program, const QString& folder, QSize size,
                 const QString& language);

} // namespace magister
