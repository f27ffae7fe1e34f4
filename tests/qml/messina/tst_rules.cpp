// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the QML tests over real games: the way to the rules, and seat by seat. `Games.play(...)` gives them tables of real games.
#include "tests/qml/messina/real_tables.h"

#include "tests/qml/teaching/shown_lesson.h"

#include <QQmlEngine>
#include <QtQml/QQmlExtensionPlugin>
#include <QtQuickTest>

Q_IMPORT_QML_PLUGIN(MagisterLudi_UiPlugin)
Q_IMPORT_QML_PLUGIN(MagisterLudi_GamePlugin)
Q_IMPORT_QML_PLUGIN(MagisterLudi_TablePlugin)
Q_IMPORT_QML_PLUGIN(MagisterLudi_MessinaPlugin)
Q_IMPORT_QML_PLUGIN(MagisterLudi_TeachingPlugin)
Q_IMPORT_QML_PLUGIN(MagisterLudi_Game_MessinaPlugin)

namespace magister::test {

class Setup : public QObject {
    Q_OBJECT

public slots:
    void applicationAvailable() { qmlRegisterType<magister::ShownLesson>("MagisterLudi.Test", 1, 0, "ShownLesson"); }
    void qmlEngineAvailable(QQmlEngine *engine) {
        engine->addImportPath("qrc:/qt/qml");
        qmlRegisterSingletonType<RealTables>("Games", 1, 0, "Games", [](QQmlEngine *, QJSEngine *) { return new RealTables; });
    }
};

} // namespace magister::test

using magister::test::Setup;
QUICK_TEST_MAIN_WITH_SETUP(messina_rules, Setup)

#include "tst_rules.moc"
