// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/memory.h"
#include "app/desktop/program_window.h"
#include "app/desktop/window_place.h"
#include "app/household/settings.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QFontInfo>
#include <QLocale>
#include <QMessageBox>
#include <QQuickWindow>
#include <QScreen>
#include <QTextStream>
#include <QTranslator>

#include <algorithm>
#include <cstdlib>
#include <initializer_list>
#include <optional>
#include <utility>

using magister::InterfaceLanguage;

namespace {

struct Options {
    QString language; ///< empty: as stored
    QString size;     ///< of the window, WIDTHxHEIGHT; empty: as it was left, or as it fits
};

QString say(const char* sentence) { return QCoreApplication::translate("Start", sentence); }

/// Ends the program where somebody only asks for help, the version, or an option that does not exist.
Options readOptions(const QCoreApplication& application) {
    QCommandLineParser parser;
    parser.setApplicationDescription(say(QT_TRANSLATE_NOOP("Start", "A tutor for board games set in the Middle Ages")));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption language(QStringLiteral("language"), say(QT_TRANSLATE_NOOP("Start", "Language for this session: pl, cs, ru, de or en")),
                                      QStringLiteral("code"));
    const QCommandLineOption size(QStringLiteral("size"), say(QT_TRANSLATE_NOOP("Start", "Window size")), QStringLiteral("WxH"));
    parser.addOptions({language, size});
    parser.process(application);
    return {parser.value(language), parser.value(size)};
}

// What panels and docks leave of each screen, the first one first.
QList<QRect> freeScreens() {
    QList<QRect> screens;
    for (const QScreen* screen : QGuiApplication::screens())
        screens.append(screen->availableGeometry());
    return screens;
}

int refuse(const QString& sentence, int code = 2) {
    QTextStream(stderr) << sentence << Qt::endl;
    return code;
}

bool isGiven(int argc, char* argv[], std::initializer_list<const char*> options) {
    return std::any_of(argv + 1, argv + argc, [&](const char* word) {
        return std::any_of(options.begin(), options.end(), [word](const char* option) { return qstrcmp(word, option) == 0; });
    });
}

/// In the language of the system: Qt may ask for it before there is an application that could install words.
QString noScreen() {
    const char* sentence = QT_TRANSLATE_NOOP("Start", "There is no display for the window. Please start the program in a desktop session.");
    QTranslator words;
    for (const QString& language : QLocale::system().uiLanguages())
        if (words.load(QStringLiteral("magister_") + language.section(u'-', 0, 0), QStringLiteral(":/i18n"))) break;
    const QString told = words.translate("Start", sentence);
    return told.isEmpty() ? QString::fromUtf8(sentence) : told;
}

/// Qt ends a program that finds no screen with the advice to install it again, which would not help.
void tellNoScreen(QtMsgType type, const QMessageLogContext&, const QString& text) {
    if (type != QtFatalMsg) {
        QTextStream(stderr) << text << Qt::endl;
        return;
    }
    QTextStream(stderr) << noScreen() << Qt::endl;
    std::_Exit(1);
}

/// What needs no screen, in the language of the system: help, version, and to say that there is no screen. Nothing if the
/// program is to open its window. Nothing of the household is read: whoever asks for help changes no file, and what is
/// wrong with one is told in the window.
std::optional<int> withoutScreen(int argc, char* argv[]) {
    const bool asks = isGiven(argc, argv, {"--help", "-h", "-?", "--help-all", "--version", "-v"});
    const bool chosen = qEnvironmentVariableIsSet("QT_QPA_PLATFORM") || isGiven(argc, argv, {"-platform", "--platform"});
    const bool screen = chosen || !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
    if (!asks && screen) return std::nullopt;
    const QCoreApplication application(argc, argv);
    magister::nameProgram();
    magister::Settings ofNobody{QString()};
    const InterfaceLanguage language(&ofNobody, nullptr);
    readOptions(application);
    return refuse(noScreen(), 1);
}

} // namespace

int main(int argc, char* argv[]) {
    magister::keepMemorySmall();
    if (const auto code = withoutScreen(argc, argv)) return *code;
    const QtMessageHandler usual = qInstallMessageHandler(tellNoScreen);
    QApplication application(argc, argv);
    qInstallMessageHandler(usual);
    magister::nameProgram();
    // Read on other threads while this one finds its fonts.
    magister::GameModules games = magister::makeGames(magister::DataFolder::find());
    // The list of families is never empty: it also names fallbacks that may be missing.
    if (QFontInfo(QFont()).family().isEmpty())
        return refuse(say(QT_TRANSLATE_NOOP("Start", "No fonts are installed, so no text could be shown. Please install the packages fonts-paratype and fonts-vollkorn.")), 1);
    magister::dressApplication(application);
    const Options options = readOptions(application);

    magister::WindowPlace place(magister::WindowPlace::usualFile());
    magister::ProgramWindow program(std::move(games));
    if (!options.language.isEmpty() && !program.language().use(options.language))
        return refuse(say(QT_TRANSLATE_NOOP("Start", "Unknown language. Expected pl, cs, ru, de or en.")));
    const QSize size(options.size.section(u'x', 0, 0).toInt(), options.size.section(u'x', 1, 1).toInt());
    if (!options.size.isEmpty() && (size.width() < 800 || size.height() < 500))
        return refuse(say(QT_TRANSLATE_NOOP("Start", "--size: expected at least 800x500.")));

    QQuickWindow* const window = program.show(
        options.size.isEmpty() ? place.properties(freeScreens())
                               : QVariantMap{{QStringLiteral("width"), size.width()}, {QStringLiteral("height"), size.height()}});
    if (!window) {
        QMessageBox box(QMessageBox::Critical, QStringLiteral("Magister Ludi"),
                        say(QT_TRANSLATE_NOOP("Start", "The user interface could not be loaded. Part of the program is missing or damaged; please reinstall it.")));
        box.setDetailedText(program.mistakes());
        box.exec();
        return 1;
    }
    if (options.size.isEmpty()) place.follow(window);
    return QApplication::exec();
}
