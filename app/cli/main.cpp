// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/lesson_verbs.h"
#include "app/cli/network_verbs.h"
#include "app/cli/verbs.h"

#include "app/language/problem_text.h"

#include <QGuiApplication>
#include <QStringDecoder>
#include <QTextStream>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <memory>

#include <fcntl.h>
#include <unistd.h>

using namespace magister::cli;

namespace {

/// Printing needs fonts, and those an application with a platform; without a screen of its own it needs no display.
/// Everything else does without.
std::unique_ptr<QCoreApplication> makeApplication(int& argc, char* argv[]) {
    const bool prints = std::any_of(argv, argv + argc, [](const char* word) { return qstrcmp(word, "paper") == 0; });
    if (!prints) return std::make_unique<QCoreApplication>(argc, argv);
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    return std::make_unique<QGuiApplication>(argc, argv);
}

/// What is wrong with an argument that is not UTF-8, and so would name another file than the one that was meant.
QString unreadable(int argc, char* argv[]) {
    for (int i = 1; i < argc; ++i) {
        QStringDecoder decoder(QStringDecoder::Utf8);
        const QString word = decoder(QByteArrayView(argv[i]));
        if (decoder.hasError())
            return QStringLiteral("argument %1 is not UTF-8: \"%2\"; if it names a file, please give the file another name")
                .arg(i)
                .arg(magister::shownForeign(word));
    }
    return {};
}

/// A standard channel that is closed would be the number of the next file that is opened, which then would get what is
/// printed. Something takes its place that can be neither read nor written.
void holdStandardChannels() {
    for (const int channel : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (::fcntl(channel, F_GETFD) < 0) ::open("/dev/null", channel == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

int run() {
    // As in the desktop program: both find the same pack of the user's.
    QCoreApplication::setOrganizationName(QStringLiteral("magister-ludi"));
    QCoreApplication::setApplicationName(QStringLiteral("magister-ludi"));
    QCoreApplication::setApplicationVersion(QStringLiteral(MAGISTER_VERSION));
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.contains(QStringLiteral("--help")) || arguments.contains(QStringLiteral("-h"))) {
        QTextStream(stdout) << helpText();
        return Fine;
    }
    if (arguments.contains(QStringLiteral("--version")) || arguments.contains(QStringLiteral("-v"))) {
        QTextStream(stdout) << "magister-cli " << QCoreApplication::applicationVersion() << '\n';
        return Fine;
    }
    if (isNetworkVerb(arguments)) return runNetworkVerb(arguments);
    const ReadOptions read = readOptions(arguments);
    if (!read.options) {
        QTextStream(stderr) << "magister-cli: " << read.problem << '\n';
        return WrongUsage;
    }
    const Options& options = *read.options;
    if (options.verb == QLatin1String("play")) return play(options);
    if (options.verb == QLatin1String("choices")) return listOfChoices(options);
    if (options.verb == QLatin1String("replay")) return replay(options);
    if (options.verb == QLatin1String("verify")) return verify(options);
    if (options.verb == QLatin1String("content")) return checkContent(options);
    if (options.verb == QLatin1String("bench")) return bench(options);
    if (options.verb == QLatin1String("coverage")) return coverage(options);
    if (options.verb == QLatin1String("drill")) return drill(options);
    if (options.verb == QLatin1String("review")) return review(options);
    if (options.verb == QLatin1String("stamp")) return stamp(options);
    if (options.verb == QLatin1String("paper")) return paper(options);
    if (options.verb == QLatin1String("search")) return searchRulesOf(options);
    if (options.verb == QLatin1String("lesson")) {
        if (options.action == QLatin1String("draft")) return draftOfLesson(options);
        if (options.action == QLatin1String("start")) return startOfLesson(options);
        if (options.action == QLatin1String("list")) return listOfStep(options);
        return options.action == QLatin1String("preview") ? previewOfLesson(options) : checkLessons(options);
    }
    return signature(options);
}

} // namespace

int main(int argc, char* argv[]) {
    holdStandardChannels();
    const auto application = makeApplication(argc, argv);
    if (const QString problem = unreadable(argc, argv); !problem.isEmpty()) {
        QTextStream(stderr) << "magister-cli: " << problem << '\n';
        return WrongUsage;
    }
    const int code = run();
    // What could not be printed was not done: a full disk behind standard output, or nothing behind it at all.
    if (std::fflush(stdout) == 0 && !std::ferror(stdout)) return code;
    QTextStream(stderr) << "magister-cli: standard output: " << qt_error_string(errno) << '\n';
    return Failed;
}
