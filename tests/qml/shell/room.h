// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "qml/MagisterLudi/Ui/targets.h"
#include "app/desktop/backend.h"
#include "app/messina/table/messina_table.h"
#include "app/desktop/program.h"
#include "app/household/interface_language.h"
#include "app/household/settings.h"

#include <QDir>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QtTest>

#include <memory>

/// Pages of the shell as a person meets them: in a window, with mouse and keys.
namespace magister {

/// Every item in it, however it came there.
inline QList<QQuickItem*> all(QQuickItem* item) {
    QList<QQuickItem*> items{item};
    for (QQuickItem* child : item->childItems())
        items += all(child);
    return items;
}

/// A page of the shell in a window, over real rooms; `extra` is what happens before it is shown.
struct Room {
    explicit Room(QSize size = {1280, 744}, const char* extra = "", const char* page = "NewGamePage") {
        engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
        QQmlComponent component(&engine);
        component.setData(QByteArray(R"(
            import QtQuick
            import MagisterLudi.Desktop
            import MagisterLudi.Household
            import MagisterLudi.Shell
            import MagisterLudi.Ui
            Rectangle {
                property string went
                property string asked
                color: Theme.ground
                %2 {
                    objectName: "page"
                    anchors.fill: parent
                    focus: true
                    onWanted: page => parent.went = page
                    onBookWanted: rule => parent.asked = rule
                }
                LanguageMenu { objectName: "languages"; anchors.fill: parent }
                Component.onCompleted: { Theme.motion = "off"; %1 }
            })").replace("%1", extra).replace("%2", page),
                          QUrl(QStringLiteral("qrc:/room.qml")));
        const auto singleton = [&](const char* uri, const char* name) { return qmlTypeId(uri, 1, 0, name); };
        QQmlComponent modules(&engine);
        modules.setData("import MagisterLudi.Household\nimport MagisterLudi.Desktop\nimport QtQml\nQtObject {}", QUrl());
        settings = engine.singletonInstance<Settings*>(singleton("MagisterLudi.Household", "Settings"));
        language = engine.singletonInstance<InterfaceLanguage*>(singleton("MagisterLudi.Household", "Language"));
        program = engine.singletonInstance<Program*>(singleton("MagisterLudi.Desktop", "Program"));
        language->use("en");
        program->setBackend(std::make_unique<Backend>(*language));
        root.reset(qobject_cast<QQuickItem*>(component.create()));
        if (!root) qFatal("%s", qPrintable(component.errorString()));
        window.resize(size);
        root->setParentItem(window.contentItem());
        root->setSize(size);
        window.show();
        window.requestActivate();
        if (!QTest::qWaitForWindowActive(&window)) qFatal("the window does not become active");
        root->findChild<QQuickItem*>("page")->forceActiveFocus(Qt::TabFocusReason);
        QTest::qWait(30);
    }
    ~Room() {
        root.reset();
        program->setBackend(nullptr);
    }

    QRectF where(const QString& target) const { return Targets::of(const_cast<QQmlEngine*>(&engine))->rect(target, nullptr); }
    bool click(const QString& target) {
        const QRectF rect = where(target);
        if (rect.isEmpty()) return false;
        QTest::mouseMove(&window, rect.center().toPoint() - QPoint(20, 0));
        QTest::mouseMove(&window, rect.center().toPoint());
        const QPointer<QQuickItem> item = Targets::of(const_cast<QQmlEngine*>(&engine))->item(target);
        QTest::mouseClick(&window, Qt::LeftButton, {}, rect.center().toPoint());
        QTest::qWait(20);
        // One that begins something long shows that first.
        return QTest::qWaitFor([&] { return !item || !item->property("busy").toBool(); });
    }
    void key(Qt::Key key) {
        QTest::keyClick(&window, key);
        QTest::qWait(10);
    }
    void write(const QString& words) {
        for (const QChar& letter : words)
            QTest::keyClick(&window, letter.toLatin1());
        // What was found stands in its rows with the next frame; people come in the order of their random ids.
        QTest::qWait(30);
    }
    QString focused() const {
        for (QQuickItem* up = window.activeFocusItem(); up; up = up->parentItem())
            for (const QString& name : Targets::of(const_cast<QQmlEngine*>(&engine))->names())
                if (Targets::of(const_cast<QQmlEngine*>(&engine))->item(name) == up) return name;
        return {};
    }
    /// What can be pressed and is called that; null for none in sight.
    QQuickItem* called(const QString& label) const {
        for (QQuickItem* item : all(root.get()))
            if (item->isVisible() && item->property("label").toString() == label && item->property("available").isValid()) return item;
        return nullptr;
    }
    /// One of the choices under a heading.
    QQuickItem* choice(const QString& heading, const QString& label) const {
        for (QQuickItem* item : all(root.get()))
            if (item->isVisible() && item->property("label").toString() == heading && item->property("options").isValid())
                for (QQuickItem* inner : all(item))
                    if (inner->property("label").toString() == label && inner->property("chosen").isValid()) return inner;
        return nullptr;
    }
    /// Brings it into sight with the keyboard and clicks it.
    bool click(QQuickItem* item) {
        if (!item) return false;
        item->forceActiveFocus(Qt::TabFocusReason);
        QTest::qWait(20);
        QTest::mouseClick(&window, Qt::LeftButton, {}, item->mapToScene(QPointF(item->width() / 2, item->height() / 2)).toPoint());
        QTest::qWait(20);
        return true;
    }
    messina::MessinaTable* table() const { return qobject_cast<messina::MessinaTable*>(program->currentTable()); }
    void picture(const char* name) {
        const QString folder = qEnvironmentVariable("MAGISTER_PICTURES");
        if (!folder.isEmpty() && QDir().mkpath(folder)) window.grabWindow().save(folder + '/' + name + ".png");
    }

    QQmlEngine engine;
    Settings* settings{};
    InterfaceLanguage* language{};
    Program* program{};
    QQuickWindow window;
    std::unique_ptr<QQuickItem> root;
};

} // namespace magister
