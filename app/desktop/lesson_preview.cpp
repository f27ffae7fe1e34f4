// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lesson_preview.h"

#include "app/desktop/no_screen.h"
#include "app/desktop/program_window.h"
#include "app/teaching/lesson_player.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QElapsedTimer>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTextStream>

#include <algorithm>

namespace magister {

namespace {

constexpr int longestWait = 8000; ///< milliseconds until a picture that still changes is taken all the same
constexpr int betweenLooks = 150;

struct Task {
    QString lesson;
    QString step;
    QString language;
    QString picture; ///< file; empty: a window
    QSize size;
};

int refuse(const QString& what, int code) {
    QTextStream(stderr) << lessonPreviewName << ": " << what << '\n';
    return code;
}

/// What is wrong with the arguments; empty for nothing.
QString read(const QCoreApplication& application, Task& task) {
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Shows one step of a lesson, in a window or as a picture."));
    const QCommandLineOption help({QStringLiteral("h"), QStringLiteral("help")}, QStringLiteral("Show these options"));
    const QCommandLineOption version = parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("lesson"), QStringLiteral("Id of the lesson"));
    parser.addPositionalArgument(QStringLiteral("step"), QStringLiteral("Id of the step"));
    const QCommandLineOption language(QStringLiteral("lang"), QStringLiteral("pl, cs, ru, de or en"),
                                      QStringLiteral("code"), QStringLiteral("en"));
    const QCommandLineOption size(QStringLiteral("size"), QStringLiteral("Of the window"), QStringLiteral("WxH"),
                                  QStringLiteral("1280x800"));
    const QCommandLineOption data(QStringLiteral("data"), QStringLiteral("Another data folder"),
                                  QStringLiteral("folder"));
    const QCommandLineOption picture({QStringLiteral("o"), QStringLiteral("output")},
                                     QStringLiteral("Write a picture instead of opening a window"),
                                     QStringLiteral("file.png"));
    parser.addOptions({help, language, size, data, picture});
    if (!parser.parse(application.arguments())) return parser.errorText();
    if (parser.isSet(version)) parser.showVersion();
    if (parser.isSet(help)) parser.showHelp();
    if (parser.positionalArguments().size() != 2) return QStringLiteral("expected the ids of a lesson and of a step");
    const QStringList sides = parser.value(size).split(u'x');
    task = {parser.positionalArguments().at(0), parser.positionalArguments().at(1), parser.value(language),
            parser.value(picture), QSize(sides.value(0).toInt(), sides.value(1).toInt())};
    if (!InterfaceLanguage::codes().contains(task.language))
        return QStringLiteral("--lang: expected pl, cs, ru, de or en");
    if (sides.size() != 2 || task.size.width() < 800 || task.size.height() < 500)
        return QStringLiteral("--size: expected at least 800x500");
    if (parser.isSet(data)) qputenv("MAGISTER_DATA", parser.value(data).toUtf8());
    return {};
}

/// Solves the steps before that one, as Skip does. False: the way of the lesson does not lead there.
bool goTo(LessonPlayer& player, const QString& step) {
    player.setPause(0);
    while (!player.finished() && player.run().step().id != step)
        player.skip();
    return !player.finished();
}

/// The window once nothing changes any more.
QImage settled(QQuickWindow& window) {
    QElapsedTimer time;
    time.start();
    QImage before;
    for (int still = 0; still < 3 && time.elapsed() < longestWait;) {
        const qint64 until = time.elapsed() + betweenLooks;
        while (time.elapsed() < until)
            QCoreApplication::processEvents(QEventLoop::AllEvents, betweenLooks);
        const QImage now = window.grabWindow();
        still = now == before ? still + 1 : 0;
        before = now;
    }
    return before;
}

int run(const Task& task) {
    ProgramWindow program;
    program.language().use(task.language);
    QQuickWindow* const window =
        program.show({{QStringLiteral("width"), task.size.width()}, {QStringLiteral("height"), task.size.height()}});
    if (!window) return refuse(QStringLiteral("the interface could not be loaded\n") + program.mistakes(), 1);
    if (!program.program().startLesson(task.lesson))
        return refuse(
            QStringLiteral("no lesson %1 can be shown; magister-cli lesson check %1 says why").arg(task.lesson), 1);
    auto* const player = qobject_cast<LessonPlayer*>(program.program().currentLesson());
    if (!player || !goTo(*player, task.step))
        return refuse(QStringLiteral("the lesson %1 does not lead to a step %2").arg(task.lesson, task.step), 1);
    if (task.picture.isEmpty()) return QApplication::exec();
    const QImage picture = settled(*window);
    if (!picture.save(task.picture)) return refuse(task.picture + QStringLiteral(": the picture cannot be written"), 1);
    QTextStream(stdout) << task.picture << ": " << picture.width() << " x " << picture.height() << '\n';
    return 0;
}

bool needsScreen(int argc, char* argv[]) {
    return std::none_of(argv + 1, argv + argc, [](QByteArrayView word) {
        return word.startsWith("-o") || word.startsWith("--output") || word == "-h" || word == "--help" || word == "-v" ||
               word == "--version";
    });
}

} // namespace

int previewLesson(int argc, char* argv[]) {
    // Before anything asks where settings and games are, and which display there is.
    const QTemporaryDir home;
    for (const char* place : {"CONFIG", "DATA", "CACHE"})
        qputenv(QByteArray("XDG_").append(place).append("_HOME"),
                (home.path() + u'/' + QLatin1String(place).toString().toLower()).toUtf8());
    if (!needsScreen(argc, argv) && !qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        qputenv("QT_QUICK_BACKEND", "software");
    }
    Task task;
    if (!mayHaveScreen(argc, argv)) {
        const QCoreApplication application(argc, argv);
        nameProgram();
        QCoreApplication::setApplicationName(QLatin1String(lessonPreviewName));
        const QString wrong = read(application, task);
        return wrong.isEmpty() ? refuse(noScreen(), 1) : refuse(wrong, 2);
    }
    const QtMessageHandler usual = qInstallMessageHandler(tellNoScreen);
    QApplication application(argc, argv);
    qInstallMessageHandler(usual);
    dressApplication(application);
    QCoreApplication::setApplicationName(QLatin1String(lessonPreviewName));
    if (const QString wrong = read(application, task); !wrong.isEmpty()) return refuse(wrong, 2);
    return run(task);
}

} // namespace magister
