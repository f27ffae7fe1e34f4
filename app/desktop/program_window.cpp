// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/program_window.h"

#include "app/desktop/backend.h"

#include <QApplication>
#include <QFont>
#include <QFontMetrics>
#include <QIcon>
#include <QQmlComponent>
#include <QQuickWindow>

#include <utility>

namespace magister {

namespace {

QUrl screen(const char* name) {
    return QUrl(QStringLiteral("qrc:/qt/qml/MagisterLudi/Shell/%1.qml").arg(QLatin1String(name)));
}

// Types of a QML module are known only once something has imported it.
void importModules(QQmlEngine& engine) {
    QQmlComponent component(&engine);
    component.setData("import MagisterLudi.Household\nimport MagisterLudi.Desktop\nimport QtQml\nQtObject {}", QUrl());
}

template <typename Type> Type* singleton(QQmlEngine& engine, const char* uri, const char* name) {
    return engine.singletonInstance<Type*>(qmlTypeId(uri, 1, 0, name));
}

} // namespace

void nameProgram() {
    QCoreApplication::setOrganizationName(QStringLiteral("magister-ludi"));
    QCoreApplication::setApplicationName(QStringLiteral("magister-ludi"));
    QCoreApplication::setApplicationVersion(QStringLiteral(MAGISTER_VERSION));
}

void dressApplication(QApplication& application) {
    nameProgram();
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Magister Ludi"));
    QGuiApplication::setDesktopFileName(QStringLiteral(MAGISTER_APP_ID));
    QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/art/boards/logo.svg")));
    // With hinting, PT Sans Caption loses its i-dots at small sizes.
    QFont font = application.font();
    font.setHintingPreference(QFont::PreferNoHinting);
    QApplication::setFont(font);
}

ProgramWindow::ProgramWindow(GameModules games) : m_games(std::move(games)) {
    m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    for (const char* name : {"Main", "HomePage"})
        m_screens.push_back(std::make_unique<QQmlComponent>(&m_engine, screen(name), QQmlComponent::Asynchronous));
    // Whatever needs a type waits for them; meanwhile the fonts are looked for.
    QFontMetrics(QGuiApplication::font()).height();
    importModules(m_engine);
    m_language = singleton<InterfaceLanguage>(m_engine, "MagisterLudi.Household", "Language");
    m_program = singleton<Program>(m_engine, "MagisterLudi.Desktop", "Program");
    QObject::connect(m_language, &InterfaceLanguage::householdChanged, m_program, &Program::refresh);
    QObject::connect(&m_engine, &QQmlEngine::warnings, [this](const QList<QQmlError>& errors) {
        for (const QQmlError& error : errors)
            m_mistakes += error.toString() + u'\n';
    });
}

ProgramWindow::~ProgramWindow() {
    // Screens go first: they show what the backend owns.
    const auto roots = m_engine.rootObjects();
    qDeleteAll(roots);
    m_program->setBackend(nullptr);
}

QQuickWindow* ProgramWindow::show(const QVariantMap& properties) {
    m_program->setBackend(std::make_unique<Backend>(*m_language, GameStore::usualFolder(), std::move(m_games)));
    m_engine.setInitialProperties(properties);
    m_engine.load(screen("Main"));
    m_screens.clear();
    auto* window = qobject_cast<QQuickWindow*>(m_engine.rootObjects().value(0));
    if (window)
        QObject::connect(window, &QQuickWindow::frameSwapped, m_program, &Program::readOn,
                         static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
    return window;
}

} // namespace magister
