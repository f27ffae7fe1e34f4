// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/teaching/shown_lesson.h"

#include <QQmlEngine>
#include <QtQml/QQmlExtensionPlugin>
#include <QtQuickTest/quicktest.h>

Q_IMPORT_QML_PLUGIN(MagisterLudi_UiPlugin)
Q_IMPORT_QML_PLUGIN(MagisterLudi_TeachingPlugin)
Q_IMPORT_QML_PLUGIN(MagisterLudi_LibraryPlugin)

class Setup : public QObject {
    Q_OBJECT

public slots:
    void qmlEngineAvailable(QQmlEngine* engine) { engine->addImportPath(QStringLiteral("qrc:/qt/qml")); }
    void applicationAvailable() { qmlRegisterType<magister::ShownLesson>("MagisterLudi.Test", 1, 0, "ShownLesson"); }
};

QUICK_TEST_MAIN_WITH_SETUP(teaching, Setup)
#include "tst_teaching_qml.moc"
