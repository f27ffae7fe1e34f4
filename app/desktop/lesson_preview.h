// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace magister {

/// The name under which the program shows one step of a lesson instead of opening its window.
inline constexpr const char* lessonPreviewName = "magister-preview";

/// `magister-preview LESSON STEP [--lang L] [--size WxH] [--data FOLDER] [-o FILE.png]`: one step of a lesson as learners
/// will see it, in a window or as a picture, which needs no display. It has a household of its own, which begins with
/// nothing and is gone afterwards: to be called before anything asks for settings or games.
/// Returns the exit code of the program. 0: it was shown; 1: it could not be, and standard error says why; 2: wrong
/// arguments.
int previewLesson(int argc, char* argv[]);

} // namespace magister
