// SPDX-License-Identifier: GPL-3.0-or-later
// magister-robot FOLDER [--game messina|orleans] [--language L] [--size WxH]: plays at the program as a person would and
// keeps numbered pictures in FOLDER. Mouse and keys are events of the X server (xdotool), so whatever lies between a hand
// and the program is in play. It has a household of its own, which begins with nothing and is gone afterwards.
// Exit code 0: the game was played to its scores; 1: it was not, and standard error says why; 2: wrong arguments.
#include "app/desktop/program_window.h"
#include "tests/robot/lesson_walk.h"
#include "tests/robot/whole_game.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QTemporaryDir>
#include <QTextStream>

using namespace magister;
using namespace magister::robot;

namespace {

struct Task {
    QString folder;
    std::unique_ptr<PlayedGame> game;
    QString language;
    QSize size;
};

int refuse(const QString& what, int code) {
    QTextStream(stderr) << "magister-robot: " << what << '\n';
    return code;
}

std::unique_ptr<PlayedGame> gameCalled(const QString& id) {
    for (auto make : {messinaGame, orleansGame})
        if (auto game = make(); game->id() == id) return game;
    return nullptr;
}

/// What is wrong with the arguments; empty for nothing.
QString read(const QCoreApplication& application, Task& task) {
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Plays a game in a real window with real mouse and keyboard events, and keeps pictures."));
    parser.addHelpOption();
    parser.addPositionalArgument(QStringLiteral("folder"), QStringLiteral("Where the pictures go"));
    const QCommandLineOption game(QStringLiteral("game"), QStringLiteral("messina or orleans"), QStringLiteral("id"), QStringLiteral("messina"));
    const QCommandLineOption language(QStringLiteral("language"), QStringLiteral("pl, cs, ru, de or en"), QStringLiteral("code"), QStringLiteral("en"));
    const QCommandLineOption size(QStringLiteral("size"), QStringLiteral("Of the window"), QStringLiteral("WxH"), QStringLiteral("1280x800"));
    parser.addOptions({game, language, size});
    parser.process(application);
    task.folder = parser.positionalArguments().value(0);
    task.game = gameCalled(parser.value(game));
    task.language = parser.value(language);
    const QStringList sides = parser.value(size).split(u'x');
    task.size = QSize(sides.value(0).toInt(), sides.value(1).toInt());
    if (parser.positionalArguments().size() != 1) return QStringLiteral("expected one folder for the pictures");
    if (!task.game) return QStringLiteral("--game: expected messina or orleans");
    if (!InterfaceLanguage::codes().contains(task.language)) return QStringLiteral("--language: expected pl, cs, ru, de or en");
    if (sides.size() != 2 || task.size.width() < 800 || task.size.height() < 500) return QStringLiteral("--size: expected at least 800x500");
    return {};
}

/// From the first screen to the end of the lesson, if the game has one, then a whole game.
bool play(Robot& robot, const Task& task) {
    robot.settle();
    const QString language = QStringLiteral("language:") + task.language;
    const QString door = QStringLiteral("door:play/") + task.game->id();
    if (!robot.picture(QStringLiteral("language")) || !robot.click(language) || !robot.picture(QStringLiteral("home"))) return false;
    if (const QString lesson = task.game->lesson(); !lesson.isEmpty()) {
        if (!robot.click(QStringLiteral("door:learn")) || !robot.picture(QStringLiteral("lessons"))) return false;
        if (!robot.click(QStringLiteral("button:lesson/") + lesson) || !LessonWalk(robot, *task.game).play()) return false;
        if (!robot.click(QStringLiteral("card:close"))) return false;
        for (int i = 0; i < 4 && !robot.has(door); ++i)
            if (!robot.key(QStringLiteral("Escape"))) return false;
    }
    if (!robot.click(door) || !robot.picture(QStringLiteral("new-game")) || !robot.click(QStringLiteral("button:start-game"))) return false;
    return WholeGame(robot, *task.game, 1347).play();
}

int run(const Task& task) {
    ProgramWindow program;
    QQuickWindow* const window = program.show({{QStringLiteral("width"), task.size.width()}, {QStringLiteral("height"), task.size.height()}});
    Targets* const targets = Targets::of(&program.engine());
    if (!window || !targets) return refuse(QStringLiteral("the interface could not be loaded\n") + program.mistakes(), 1);
    window->setGeometry(QRect(QPoint(0, 0), task.size));
    window->requestActivate();
    Robot robot(*window, *targets, program.program(), task.folder);
    if (!play(robot, task)) return refuse(robot.problem(), 1);
    QTextStream(stdout) << "The game was played to its scores; " << robot.pictures() << " pictures.\n";
    return 0;
}

} // namespace

int main(int argc, char* argv[]) {
    // Before anything asks where settings and games are.
    const QTemporaryDir home;
    for (const char* place : {"CONFIG", "DATA", "CACHE"})
        qputenv(QByteArray("XDG_").append(place).append("_HOME"), (home.path() + u'/' + QLatin1String(place).toString().toLower()).toUtf8());
    QApplication application(argc, argv);
    dressApplication(application);
    Task task;
    if (const QString wrong = read(application, task); !wrong.isEmpty()) return refuse(wrong, 2);
    QString problem;
    if (!XHand::ready(&problem)) return refuse(problem, 1);
    if (!QDir().mkpath(task.folder)) return refuse(task.folder + QStringLiteral(" cannot be made"), 1);
    return run(task);
}
