// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/program.h"
#include "app/game/game_module.h"
#include "app/household/interface_language.h"

#include <QQmlApplicationEngine>
#include <QQmlComponent>
#include <QVariantMap>

#include <memory>
#include <vector>

class QApplication;
class QQuickWindow;

namespace magister {

/// What the system knows the program by: settings and saved games lie under these names.
void nameProgram();
/// Its title, its icon, and how it draws letters. Right after the application is made.
void dressApplication(QApplication& application);

/// The program but for its command line: the modules of the interface, the household, what lies behind the screens, and
/// the window. Whoever starts the program, a person or a robot, starts this.
class ProgramWindow {
public:
    /// Knows the language of the household; shows nothing yet. `games` if somebody has had their packs read already.
    explicit ProgramWindow(GameModules games = {});
    ~ProgramWindow();
    ProgramWindow(const ProgramWindow&) = delete;
    ProgramWindow& operator=(const ProgramWindow&) = delete;

    QQmlApplicationEngine& engine() { return m_engine; }
    InterfaceLanguage& language() { return *m_language; }
    Program& program() { return *m_program; }

    /// Reads all content and shows the first page; `properties` are of Main.qml: width, height, x, y, startMaximized.
    /// Null: the interface could not be loaded, and mistakes() says why.
    QQuickWindow* show(const QVariantMap& properties);
    const QString& mistakes() const { return m_mistakes; }

private:
    QQmlApplicationEngine m_engine;
    /// What is shown first, read by the engine's own thread while this one does other things; until show().
    std::vector<std::unique_ptr<QQmlComponent>> m_screens;
    InterfaceLanguage* m_language{};
    Program* m_program{};
    GameModules m_games; ///< until show() hands them on
    QString m_mistakes;
};

} // namespace magister
