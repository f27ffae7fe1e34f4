// SPDX-License-Identifier: GPL-3.0-or-later
// magister-robot FOLDER [--game messina|orleans] [--language L] [--size WxH] [--lesson ID... | --lessons] [--mistakes N]
// magister-robot FOLDER --devices L,L [--broker] [--game messina|orleans] [--size WxH]:
// plays at the program as a person would and keeps numbered pictures in FOLDER. Mouse and keys are events of the X server
// (xdotool), so whatever lies between a hand and the program is in play. It has a household of its own, which begins with
// nothing and is gone afterwards.
// With --lesson or --lessons it plays those lessons, else the game. Standard output tells what was done.
// With --devices two programs in processes of their own, in these languages, stand side by side on the display, each with a
// household, a session bus and a keychain of its own: one invites the other, which joins, and both play the game to its
// scores, each its own seat. Pictures are of both windows. With --broker they meet through a Mosquitto started for them.
// Exit code 0: everything was played to its end; 1: it was not, or something could not be done by hand or was answered
// wrongly, and standard error says what; 2: wrong arguments.
#include "app/desktop/memory.h"
#include "app/desktop/program_window.h"
#include "tests/robot/lesson_walk.h"
#include "tests/robot/shared_game.h"
#include "tests/robot/two_devices.h"
#include "tests/robot/whole_game.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QScreen>
#include <QTemporaryDir>
#include <QTextStream>

#include <climits>

using namespace magister;
using namespace magister::robot;

namespace {

struct Task {
    QString folder;
    std::unique_ptr<PlayedGame> game;
    QString language;
    QSize size;
    QStringList lessons; ///< empty: a game is played
    bool everyLesson{};
    int mistakes{};
    QStringList devices; ///< languages of two programs that play together; empty: one plays alone
    bool broker{};
    QString device;  ///< "host" or "guest": this is one of the two
    QString meeting; ///< where they meet
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
    const QCommandLineOption lesson(QStringLiteral("lesson"), QStringLiteral("Plays that lesson instead of a game; may be given several times"), QStringLiteral("id"));
    const QCommandLineOption lessons(QStringLiteral("lessons"), QStringLiteral("Plays all lessons of the game"));
    const QCommandLineOption mistakes(QStringLiteral("mistakes"), QStringLiteral("On purpose, at each step of a lesson"), QStringLiteral("number"), QStringLiteral("2"));
    const QCommandLineOption devices(QStringLiteral("devices"), QStringLiteral("Two programs, host and guest, play a game together; their languages"), QStringLiteral("code,code"));
    const QCommandLineOption broker(QStringLiteral("broker"), QStringLiteral("With --devices: they meet through a Mosquitto on this machine"));
    const QCommandLineOption device(QStringLiteral("device"), QStringLiteral("One of the two, as --devices starts it"), QStringLiteral("host|guest"));
    const QCommandLineOption meeting(QStringLiteral("meeting"), QStringLiteral("With --device: a folder for what the two tell each other"), QStringLiteral("folder"));
    parser.addOptions({game, language, size, lesson, lessons, mistakes, devices, broker, device, meeting});
    parser.process(application);
    task.folder = parser.positionalArguments().value(0);
    task.game = gameCalled(parser.value(game));
    task.language = parser.value(language);
    task.lessons = parser.values(lesson);
    task.everyLesson = parser.isSet(lessons);
    if (parser.isSet(devices)) task.devices = parser.value(devices).split(u',');
    task.broker = parser.isSet(broker);
    task.device = parser.value(device);
    task.meeting = parser.value(meeting);
    bool counted = false;
    task.mistakes = parser.value(mistakes).toInt(&counted);
    const QStringList sides = parser.value(size).split(u'x');
    task.size = QSize(sides.value(0).toInt(), sides.value(1).toInt());
    if (parser.positionalArguments().size() != 1) return QStringLiteral("expected one folder for the pictures");
    if (!task.game) return QStringLiteral("--game: expected messina or orleans");
    if (const QStringList codes = InterfaceLanguage::codes();
        parser.isSet(devices) && (task.devices.size() != 2 || !codes.contains(task.devices[0]) || !codes.contains(task.devices[1])))
        return QStringLiteral("--devices: expected two of pl, cs, ru, de and en, as in pl,ru");
    if (parser.isSet(device) && ((task.device != QLatin1String("host") && task.device != QLatin1String("guest")) || !QDir(task.meeting).exists()))
        return QStringLiteral("--device: expected host or guest, and --meeting a folder");
    if (!InterfaceLanguage::codes().contains(task.language)) return QStringLiteral("--language: expected pl, cs, ru, de or en");
    if (sides.size() != 2 || task.size.width() < 800 || task.size.height() < 500) return QStringLiteral("--size: expected at least 800x500");
    if (!counted || task.mistakes < 0) return QStringLiteral("--mistakes: expected a number");
    if (task.everyLesson && !task.lessons.isEmpty()) return QStringLiteral("--lesson and --lessons exclude each other");
    return {};
}

/// From the first screen to the first page, in the language of the task.
bool enter(Robot& robot, const Task& task) {
    robot.settle();
    return robot.picture(QStringLiteral("language")) && robot.click(QStringLiteral("language:") + task.language) &&
           robot.picture(QStringLiteral("home"));
}

/// The lessons of the task one after another, from the list of lessons and back to it. What was done, and every fault.
QStringList playLessons(Robot& robot, const Task& task) {
    QTextStream out(stdout);
    if (!enter(robot, task) || !robot.click(QStringLiteral("door:learn")) || !robot.picture(QStringLiteral("lessons"))) return {robot.problem()};
    // Of the other games the course is one click away.
    if (robot.program().taughtGame() != task.game->id() &&
        (!robot.click(QStringLiteral("course:") + task.game->id()) || !robot.picture(QStringLiteral("course"))))
        return {robot.problem()};
    QStringList lessons = task.lessons;
    if (task.everyLesson)
        for (const QVariantMap& row : qobject_cast<RowsModel*>(robot.program().lessons())->rows())
            lessons.append(row.value(QStringLiteral("lessonId")).toString());
    QStringList faults;
    int steps = 0, mistakes = 0;
    for (const QString& lesson : lessons) {
        const QString button = QStringLiteral("button:lesson/") + lesson;
        if (!robot.bring(button) || !robot.openFolder(lesson) || !robot.click(button))
            return faults + QStringList{QStringLiteral("%1 cannot be opened: %2").arg(lesson, robot.problem())};
        LessonWalk walk(robot, *task.game, {task.mistakes, INT_MAX});
        walk.play();
        for (const QString& line : walk.story())
            out << lesson << ' ' << line << '\n';
        for (const QString& fault : walk.faults())
            faults.append(lesson + u' ' + fault);
        steps += walk.steps();
        mistakes += walk.mistakes();
        out << lesson << ": " << walk.steps() << " steps, " << walk.mistakes() << " mistakes, " << walk.faults().size() << " faults" << Qt::endl;
        if (!robot.click(QStringLiteral("card:close"))) return faults + QStringList{QStringLiteral("%1 cannot be left: %2").arg(lesson, robot.problem())};
    }
    out << lessons.size() << " lessons, " << steps << " steps, " << mistakes << " mistakes, " << faults.size() << " faults, " << robot.pictures()
        << " pictures\n";
    return faults;
}

/// From the first screen to the end of the lesson, if the game has one, then a whole game.
bool play(Robot& robot, const Task& task) {
    const QString door = QStringLiteral("door:play/") + task.game->id();
    if (!enter(robot, task)) return false;
    if (const QString lesson = task.game->lesson(); !lesson.isEmpty()) {
        if (!robot.click(QStringLiteral("door:learn")) || !robot.picture(QStringLiteral("lessons"))) return false;
        if (!robot.click(QStringLiteral("button:lesson/") + lesson)) return false;
        LessonWalk walk(robot, *task.game, {1, 1});
        if (!walk.play()) return robot.fail(walk.faults().join(QStringLiteral("; ")));
        if (!robot.click(QStringLiteral("card:close"))) return false;
        for (int i = 0; i < 4 && !robot.has(door); ++i)
            if (!robot.key(QStringLiteral("Escape"))) return false;
    }
    if (!robot.click(door) || !robot.picture(QStringLiteral("new-game")) || !robot.click(QStringLiteral("button:start-game"))) return false;
    return WholeGame(robot, *task.game, 1347).play();
}

/// One of two devices: from the first screen to the scores.
bool playTogether(Robot& robot, const Task& task) {
    const bool host = task.device == QLatin1String("host");
    robot.pictureDisplay(task.device);
    Meeting meeting(robot, task.meeting, task.device, host ? QStringLiteral("guest") : QStringLiteral("host"));
    SharedGame game(robot, *task.game, meeting);
    if (!(meeting.takeHand() && enter(robot, task) && (host ? game.playAsHost() : game.playAsGuest()))) return false;
    if (host) QTextStream(stdout) << robot.table()->steps() << " commands; " << game.score() << '\n';
    return true;
}

/// Starts the two and waits for them.
int runDevices(const Task& task) {
    const QSize display = QGuiApplication::primaryScreen()->size();
    const QSize needed(2 * task.size.width(), task.size.height());
    if (display.width() < needed.width() || display.height() < needed.height())
        return refuse(QStringLiteral("two windows side by side need a display of %1x%2").arg(needed.width()).arg(needed.height()), 1);
    const QString wrong = robot::play({task.folder, task.game->id(), task.devices, task.size, task.broker});
    if (!wrong.isEmpty()) return refuse(wrong, 1);
    QTextStream(stdout) << "The game was played to its scores in both windows; "
                        << QDir(task.folder).entryList({QStringLiteral("*.png")}).size() << " pictures.\n";
    return 0;
}

int run(const Task& task) {
    ProgramWindow program;
    QQuickWindow* const window = program.show({{QStringLiteral("width"), task.size.width()}, {QStringLiteral("height"), task.size.height()}});
    Targets* const targets = Targets::of(&program.engine());
    if (!window || !targets) return refuse(QStringLiteral("the interface could not be loaded\n") + program.mistakes(), 1);
    const int left = task.device == QLatin1String("guest") ? task.size.width() : 0;
    window->setGeometry(QRect(QPoint(left, 0), task.size));
    window->requestActivate();
    Robot robot(*window, *targets, program.program(), task.folder);
    if (!task.device.isEmpty()) return playTogether(robot, task) ? 0 : refuse(task.device + QStringLiteral(": ") + robot.problem(), 1);
    if (task.everyLesson || !task.lessons.isEmpty()) {
        const QStringList faults = playLessons(robot, task);
        return faults.isEmpty() ? 0 : refuse(faults.join(QStringLiteral("\nmagister-robot: ")), 1);
    }
    if (!play(robot, task)) return refuse(robot.problem(), 1);
    QTextStream(stdout) << "The game was played to its scores; " << robot.pictures() << " pictures.\n";
    return 0;
}

} // namespace

int main(int argc, char* argv[]) {
    keepMemorySmall();
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
    return task.devices.isEmpty() ? run(task) : runDevices(task);
}
