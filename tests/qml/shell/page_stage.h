// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "qml/MagisterLudi/Ui/targets.h"
#include "app/desktop/backend.h"
#include "app/desktop/program.h"
#include "app/household/settings.h"

#include <QFont>
#include <QGuiApplication>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickView>
#include <QTemporaryDir>
#include <QtTest>

#include <memory>
#include <optional>

namespace magister::test {

/// One page of the shell after the other in a window, each from its own file, over real rooms in a folder of the test.
class PageStage {
protected:
    QTemporaryDir m_folder;
    Settings m_settings{m_folder.filePath("settings.ini")};
    InterfaceLanguage m_language{&m_settings, nullptr};
    QQuickView m_view;
    Program* m_program{};
    Backend* m_house{};
    Targets* m_targets{};

    /// Before all tests, and after them.
    void raise() {
        m_language.use("en");
        QFont font = QGuiApplication::font();
        font.setHintingPreference(QFont::PreferNoHinting);
        QGuiApplication::setFont(font);
        m_view.engine()->addImportPath("qrc:/qt/qml");
        QQmlComponent imports(m_view.engine());
        imports.setData("import MagisterLudi.Household\nimport MagisterLudi.Desktop\nimport MagisterLudi.Ui\nimport QtQml\nQtObject {}", QUrl());
        m_program = singleton<Program>("MagisterLudi.Desktop", "Program");
        m_targets = singleton<Targets>("MagisterLudi.Ui", "Targets");
        QVERIFY(m_program && m_targets);
        moveIn();
        m_view.setResizeMode(QQuickView::SizeRootObjectToView);
        m_view.resize(1280, 800);
        m_view.show();
        m_view.requestActivate();
        QVERIFY(QTest::qWaitForWindowActive(&m_view));
    }
    void takeDown() {
        m_view.setSource(QUrl());
        m_program->setBackend(nullptr);
    }
    /// Rooms that know nothing yet but what lies on the shelf.
    void moveIn() {
        m_program->setBackend(nullptr);
        auto rooms = std::make_unique<Backend>(m_language, shelf());
        m_house = rooms.get();
        m_program->setBackend(std::move(rooms));
    }
    /// Where the saved games are.
    QString shelf() const { return m_folder.filePath("games"); }

    template <typename Type> Type* singleton(const char* uri, const char* name) {
        return m_view.engine()->singletonInstance<Type*>(qmlTypeId(uri, 1, 0, name));
    }
    QQuickItem* open(const char* page, const QVariantMap& properties = {}) {
        m_view.setInitialProperties(properties);
        m_view.setSource(QUrl(QStringLiteral("qrc:/qt/qml/MagisterLudi/Shell/") + QLatin1String(page)));
        for (const QQmlError& error : m_view.errors())
            qWarning().noquote() << error.toString();
        if (m_view.rootObject()) m_view.rootObject()->forceActiveFocus();
        QTest::qWait(50);
        return m_view.rootObject();
    }
    /// Brings the pointer to the middle of that thing, which is returned; nothing while it is not in sight.
    std::optional<QPoint> pointAt(const QString& target) {
        const QRectF rect = m_targets->rect(target, nullptr);
        if (rect.isEmpty()) return std::nullopt;
        const QPoint at = rect.center().toPoint();
        QTest::mouseMove(&m_view, at - QPoint(20, 0));
        QTest::mouseMove(&m_view, at);
        return at;
    }
    void picture(const QString& name) {
        const QString folder = qEnvironmentVariable("MAGISTER_PICTURES");
        if (folder.isEmpty()) return;
        QTest::qWait(300);
        QVERIFY(m_view.grabWindow().save(folder + '/' + name + ".png"));
    }
};

} // namespace magister::test
