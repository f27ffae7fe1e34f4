// SPDX-License-Identifier: GPL-3.0-or-later
// `lesson preview`: one step as learners will see it, by magister-preview, which has windows.
#include "app/cli/lesson_verbs.h"
#include "app/cli/text_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QProcess>

namespace magister::cli {

int previewOfLesson(const Options& options) {
    QStringList arguments = options.words + QStringList{QStringLiteral("--lang"), options.language};
    if (!options.size.isEmpty()) arguments += {QStringLiteral("--size"), options.size};
    if (!options.data.isEmpty()) arguments += {QStringLiteral("--data"), options.data};
    if (!options.file.isEmpty()) arguments += {QStringLiteral("-o"), options.file};
    // Installed beside this program; in a build folder in the room next door.
    const QDir here(QCoreApplication::applicationDirPath());
    for (const char* place : {"magister-preview", "../desktop/magister-preview"})
        if (const QFileInfo program(here.filePath(QLatin1String(place))); program.isExecutable()) {
            const int code = QProcess::execute(program.absoluteFilePath(), arguments);
            if (code >= 0) return code;
            complain(program.absoluteFilePath() + QStringLiteral(": the program cannot be started"));
            return Failed;
        }
    complain(QStringLiteral(
        "lesson preview: magister-preview, which shows the window, is not there; build the target magister-ludi"));
    return Failed;
}

} // namespace magister::cli
