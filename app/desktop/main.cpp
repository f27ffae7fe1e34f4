// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/backend.h"
#include "app/desktop/picture_robot.h"
#include "app/desktop/program.h"
#include "app/desktop/window_place.h"
#include "app/household/interface_language.h"
#include "app/household/settings.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QFontInfo>
#include <QIcon>
#include <QLocale>
#include <QMessageBox>
#include <QQmlApplicationEngine>
#include <QQmlComponent>
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
using magister::Program;

namespace {

struct Options {
    QString language; ///< empty: as stored
    QString pictures; ///< folder for the picture robot; empty: no robot
    QString size;     ///< of the window, WIDTHxHEIGHT; empty: as it was left, or as it fits
};

QString say(const char* sentence) { return QCoreApplication::translate("Start", sentence); }

void nameProgram() {
    QCoreApplication::setOrganizationName(QStringLiteral("magister-ludi"));
    QCoreApplication::setApplicationName(QStringLiteral("magister-ludi"));
    QCoreApplication::setApplicationVersion(QStringLiteral(MAGISTER_VERSION));
}

/// Ends the program where somebody only asks for help, the version, or an option that does not exist.
Options readOptions(const QCoreApplication& application) {
    QCommandLineParser parser;
    parser.setApplicationDescription(say(QT_TRANSLATE_NOOP("Start", "A tutor for board games set in the Middle Ages")));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption language(QStringLiteral("language"), say(QT_TRANSLATE_NOOP("Start", "Language for this session: pl, cs, ru, de or en")),
                                      QStringLiteral("code"));
    const QCommandLineOption pictures(QStringLiteral("pictures"),
                                      say(QT_TRANSLATE_NOOP("Start", "Play the first lesson and save a picture of each step in a folder")),
                                      QStringLiteral("folder"));
    const QCommandLineOption size(QStringLiteral("size"), say(QT_TRANSLATE_NOOP("Start", "Window size")), QStringLiteral("WxH"));
    parser.addOptions({language, pictures, size});
    parser.process(application);
    return {parser.value(language), parser.value(pictures), parser.value(size)};
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

// Types of a QML module are known only once something has imported it.
void importModules(QQmlEngine& engine) {
    QQmlComponent component(&engine);
    component.setData("import MagisterLudi.Household\nimport MagisterLudi.Desktop\nimport QtQml\nQtObject {}", QUrl());
}

template <typename Type> Type* singleton(QQmlEngine& engine, const char* uri, const char* name) {
    return engine.singletonInstance<Type*>(qmlTypeId(uri, 1, 0, name));
}

void makeApplication(QApplication& application) {
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Magister Ludi"));
    QGuiApplication::setDesktopFileName(QStringLiteral("magister-ludi"));
    QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/art/boards/logo.svg")));
    // With hinting, PT Sans Caption loses its i-dots at small sizes.
    QFont font = application.font();
    font.setHintingPreference(QFont::PreferNoHinting);
    QApplication::setFont(font);
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
    nameProgram();
    magister::Settings ofNobody{QString()};
    const InterfaceLanguage language(&ofNobody, nullptr);
    readOptions(application);
    return refuse(noScreen(), 1);
}

} // namespace

int main(int argc, char* argv[]) {
    if (const auto code = withoutScreen(argc, argv)) return *code;
    const QtMessageHandler usual = qInstallMessageHandler(tellNoScreen);
    QApplication application(argc, argv);
    qInstallMessageHandler(usual);
    nameProgram();
    // Read on other threads while this one finds its fonts.
    magister::GameModules games = magister::makeGames(magister::DataFolder::find());
    // The list of families is never empty: it also names fallbacks that may be missing.
    if (QFontInfo(QFont()).family().isEmpty())
        return refuse(say(QT_TRANSLATE_NOOP("Start", "No fonts are installed, so no text could be shown. Please install the packages fonts-paratype and fonts-vollkorn.")), 1);
    makeApplication(application);
    const Options options = readOptions(application);

    QQmlApplicationEngine engine;
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    importModules(engine);
    auto* language = singleton<InterfaceLanguage>(engine, "MagisterLudi.Household", "Language");
    // The robot chooses its language on the first page, as a person does.
    const bool robot = !options.pictures.isEmpty();
    if (!options.language.isEmpty() && !(robot ? InterfaceLanguage::codes().contains(options.language) : language->use(options.language)))
        return refuse(say(QT_TRANSLATE_NOOP("Start", "Unknown language. Expected pl, cs, ru, de or en.")));
    auto* program = singleton<Program>(engine, "MagisterLudi.Desktop", "Program");
    QObject::connect(language, &InterfaceLanguage::householdChanged, program, &Program::refresh);

    const QString wanted = robot && options.size.isEmpty() ? QStringLiteral("1280x800") : options.size;
    const QSize size(wanted.section(u'x', 0, 0).toInt(), wanted.section(u'x', 1, 1).toInt());
    if (!wanted.isEmpty() && (size.width() < 800 || size.height() < 500))
        return refuse(say(QT_TRANSLATE_NOOP("Start", "--size: expected at least 800x500.")));
    program->setBackend(std::make_unique<magister::Backend>(*language, magister::GameStore::usualFolder(), std::move(games)));

    QString mistakes;
    QObject::connect(&engine, &QQmlEngine::warnings, [&mistakes](const QList<QQmlError>& errors) {
        for (const QQmlError& error : errors)
            mistakes += error.toString() + u'\n';
    });
    magister::WindowPlace place(magister::WindowPlace::usualFile());
    engine.setInitialProperties(wanted.isEmpty() ? place.properties(freeScreens())
                                                 : QVariantMap{{QStringLiteral("width"), size.width()}, {QStringLiteral("height"), size.height()}});
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/MagisterLudi/Shell/Main.qml")));
    if (engine.rootObjects().isEmpty()) {
        QMessageBox box(QMessageBox::Critical, QStringLiteral("Magister Ludi"),
                        say(QT_TRANSLATE_NOOP("Start", "The user interface could not be loaded. Part of the program is missing or damaged; please reinstall it.")));
        box.setDetailedText(mistakes);
        box.exec();
        return 1;
    }
    if (auto* window = qobject_cast<QQuickWindow*>(engine.rootObjects().first())) {
        if (wanted.isEmpty()) place.follow(window);
        QObject::connect(window, &QQuickWindow::frameSwapped, program, &Program::readOn,
                         static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
    }
    const int code = !robot ? QApplication::exec()
                            : magister::takePictures(engine, *program, options.pictures, size,
                                                  options.language.isEmpty() ? language->current() : options.language);
    // Screens go first: they show what the backend owns.
    const auto roots = engine.rootObjects();
    qDeleteAll(roots);
    program->setBackend(nullptr);
    return code;
}
