// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the QML tests of the table; `Positions.load(name)` gives them a stand-in for the game.
#include "tests/qml/messina/mock_table.h"

#include <QFile>
#include <QJsonDocument>
#include <QQmlEngine>
#include <QQuickItem>
#include <QtQml/QQmlExtensionPlugin>
#include <QtQuickTest>

Q_IMPORT_QML_PLUGIN(MagisterLudi_UiPlugin)
Q_IMPORT_QML_PLUGIN(MagisterLudi_MessinaPlugin)

namespace magister::test {

class Positions : public QObject {
    Q_OBJECT

public:
    /// A new table with the position of that name; null if there is no such file.
    Q_INVOKABLE QObject *load(const QString &name) {
        QFile file(QStringLiteral(MESSINA_POSITIONS "/%1.json").arg(name));
        if (!file.open(QIODevice::ReadOnly))
            return nullptr;
        return new MockTable(QJsonDocument::fromJson(file.readAll()).object(), this);
    }
};

class Setup : public QObject {
    Q_OBJECT

public slots:
    void qmlEngineAvailable(QQmlEngine *engine) {
        engine->addImportPath("qrc:/qt/qml");
        qmlRegisterSingletonType<Positions>("Mock", 1, 0, "Positions", [](QQmlEngine *, QJSEngine *) { return new Positions; });
    }
};

} // namespace magister::test

using magister::test::Setup;
QUICK_TEST_MAIN_WITH_SETUP(messina_table, Setup)

#include "tst_table.moc"
