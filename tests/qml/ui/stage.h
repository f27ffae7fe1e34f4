// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>

#include <memory>

/// A window of 400x300 px with one QML item filling it.
struct Stage {
    explicit Stage(const QByteArray& qml) {
        engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
        QQmlComponent component(&engine);
        component.setData("import QtQuick\nimport MagisterLudi.Ui\n" + qml, QUrl(QStringLiteral("qrc:/stage.qml")));
        root.reset(qobject_cast<QQuickItem*>(component.create()));
        if (!root) qFatal("%s", qPrintable(component.errorString()));
        window.resize(400, 300);
        root->setParentItem(window.contentItem());
        root->setSize(QSizeF(400, 300));
        window.show();
        window.requestActivate();
        if (!QTest::qWaitForWindowActive(&window)) qFatal("the window does not become active");
    }

    QQuickItem* named(const char* name) const { return root->findChild<QQuickItem*>(QLatin1String(name)); }

    QQmlEngine engine;
    QQuickWindow window;
    std::unique_ptr<QQuickItem> root;
};
