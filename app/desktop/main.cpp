// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/desktop_preferences.h"
#include "app/desktop/lesson_preview.h"
#include "app/desktop/memory.h"
#include "app/desktop/no_screen.h"
#include "app/desktop/program_window.h"
#include "app/desktop/single_instance.h"
#include "app/desktop/window_place.h"
#include "app/household/settings.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QFileInfo>
#include <QFontInfo>
#include <QMessageBox>
#include <QQuickWindow>
#include <QScreen>
#include <QTextStream>
#include <QUrl>

#include <algorithm>
#include <optional>
#include <utility>
#include <variant>

using magister::InterfaceLanguage;

namespace {

struct Options {
    QString language;  ///< empty: as stored
    QSize size;        ///< of the window; invalid: as it was left, or as it fits
    QStringList files; ///< absolute paths of saved games to open
};

QString say(const char* sentence) { return QCoreApplication::translate("Start", sentence); }

int refuse(const QString& sentence, int code = 2) {
    QTextStream(stderr) << sentence << Qt::endl;
    return code;
}

/// What somebody asks for, or the exit code after it has been said what is wrong. Ends the program where somebody only asks
/// for help, the version, or an option that does not exist. All this in the language of the system, and nothing of the
/// household is read: whoever asks for help changes no file, and what is wrong with one is told in the window.
std::variant<Options, int> readOptions(const QCoreApplication& application) {
    magister::Settings ofNobody{QString()};
    const InterfaceLanguage spoken(&ofNobody, nullptr);
    QCommandLineParser parser;
    parser.setApplicationDescription(say(QT_TRANSLATE_NOOP("Start", "A tutor for board games set in the Middle Ages")));
    // Qt's own speaks English where its translators have not got that far.
    const QCommandLineOption help({QStringLiteral("h"), QStringLiteral("help")}, say(QT_TRANSLATE_NOOP("Start", "Show these options")));
    const QCommandLineOption version = parser.addVersionOption();
    const QCommandLineOption language(QStringLiteral("language"), say(QT_TRANSLATE_NOOP("Start", "Language for this session: pl, cs, ru, de or en")),
                                      QStringLiteral("code"));
    const QCommandLineOption size(QStringLiteral("size"), say(QT_TRANSLATE_NOOP("Start", "Window size")), QStringLiteral("WxH"));
    parser.addOptions({help, language, size});
    parser.addPositionalArgument(QStringLiteral("FILE"), say(QT_TRANSLATE_NOOP("Start", "Saved games to open")), QStringLiteral("[FILE...]"));
    if (!parser.parse(application.arguments())) return refuse(parser.errorText());
    if (parser.isSet(version)) parser.showVersion();
    if (parser.isSet(help)) parser.showHelp();
    Options options{parser.value(language), {}, {}};
    if (parser.isSet(language) && !magister::languages().contains(options.language))
        return refuse(say(QT_TRANSLATE_NOOP("Start", "Unknown language. Expected pl, cs, ru, de or en.")));
    if (parser.isSet(size)) {
        options.size = QSize(parser.value(size).section(u'x', 0, 0).toInt(), parser.value(size).section(u'x', 1, 1).toInt());
        if (options.size.width() < 800 || options.size.height() < 500)
            return refuse(say(QT_TRANSLATE_NOOP("Start", "--size: expected at least 800x500.")));
    }
    // File managers give paths, and some of them addresses of files.
    for (const QString& given : parser.positionalArguments()) {
        const QUrl url = QUrl::fromUserInput(given, QDir::currentPath(), QUrl::AssumeLocalFile);
        options.files.append(url.isLocalFile() ? url.toLocalFile() : given);
    }
    return options;
}

// What panels and docks leave of each screen, the first one first.
QList<QRect> freeScreens() {
    QList<QRect> screens;
    for (const QScreen* screen : QGuiApplication::screens())
        screens.append(screen->availableGeometry());
    return screens;
}

/// What a later start was given is done in this window, which comes to the front for it.
void serve(magister::ProgramWindow& program, QQuickWindow& window, const magister::StartRequest& request) {
    if (!request.language.isEmpty()) program.language().use(request.language);
    if (window.windowStates() & Qt::WindowMinimized) window.setWindowStates(window.windowStates() & ~Qt::WindowMinimized);
    // Qt for Wayland looks here for the permission that the desktop gave to the other start.
    if (!request.activation.isEmpty()) qputenv("XDG_ACTIVATION_TOKEN", request.activation);
    window.raise();
    window.requestActivate();
    program.program().openFiles(request.files);
}

/// What needs no screen: help, version, and to say that there is no screen. Nothing if the program is to open its window.
std::optional<int> withoutScreen(int argc, char* argv[]) {
    if (!magister::isGiven(argc, argv, {"--help", "-h", "--version", "-v"}) && magister::mayHaveScreen(argc, argv)) return std::nullopt;
    const QCoreApplication application(argc, argv);
    magister::nameProgram();
    const auto asked = readOptions(application);
    const int* wrong = std::get_if<int>(&asked);
    return wrong ? *wrong : refuse(magister::noScreen(), 1);
}

} // namespace

int main(int argc, char* argv[]) {
    magister::keepMemorySmall();
    if (QFileInfo(QString::fromLocal8Bit(argv[0])).fileName() == QLatin1String(magister::lessonPreviewName))
        return magister::previewLesson(argc, argv);
    if (const auto code = withoutScreen(argc, argv)) return *code;
    // Qt takes it out of the environment.
    const QByteArray activation = qgetenv("XDG_ACTIVATION_TOKEN");
    const QtMessageHandler usual = qInstallMessageHandler(magister::tellNoScreen);
    QApplication application(argc, argv);
    qInstallMessageHandler(usual);
    magister::nameProgram();
    const auto asked = readOptions(application);
    if (const int* wrong = std::get_if<int>(&asked)) return *wrong;
    const auto& options = std::get<Options>(asked);
    magister::SingleInstance instance(magister::SingleInstance::usualSocket());
    constexpr int patience = 10'000; // milliseconds: another one may be about to start or to end
    if (instance.handOver({options.files, options.language, activation}, patience)) return 0;

    magister::DesktopPreferences desktop;
    // Read on other threads while this one finds its fonts.
    magister::GameModules games = magister::makeGames(magister::DataFolder::find());
    magister::ProgramWindow program(std::move(games));
    // The list of families is never empty: it also names fallbacks that may be missing.
    if (QFontInfo(QFont()).family().isEmpty())
        return refuse(say(QT_TRANSLATE_NOOP("Start", "No fonts are installed, so no text could be shown. Please install the packages fonts-paratype and fonts-vollkorn.")), 1);
    magister::dressApplication(application);

    magister::WindowPlace place(magister::WindowPlace::usualFile());
    if (!options.language.isEmpty()) program.language().use(options.language);
    magister::Settings& settings = program.language().settings();
    settings.followDesktop(desktop.preferences());
    QObject::connect(&desktop, &magister::DesktopPreferences::changed, &settings, &magister::Settings::followDesktop);

    const bool sized = options.size.isValid();
    QQuickWindow* const window = program.show(
        sized ? QVariantMap{{QStringLiteral("width"), options.size.width()}, {QStringLiteral("height"), options.size.height()}}
              : place.properties(freeScreens()));
    if (!window) {
        instance.stop(); // there is no window that could take what a later start is given
        QMessageBox box(QMessageBox::Critical, QStringLiteral("Magister Ludi"),
                        say(QT_TRANSLATE_NOOP("Start", "The user interface could not be loaded. Part of the program is missing or damaged; please reinstall it.")));
        box.setDetailedText(program.mistakes());
        box.exec();
        return 1;
    }
    if (!sized) place.follow(window);
    QObject::connect(&instance, &magister::SingleInstance::received, window,
                     [&](const magister::StartRequest& request) { serve(program, *window, request); });
    program.program().openFiles(options.files);
    return QApplication::exec();
}
