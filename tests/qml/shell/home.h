// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "qml/MagisterLudi/Ui/targets.h"
#include "app/desktop/backend.h"
#include "app/messina/table/messina_table.h"
#include "app/desktop/program.h"
#include "app/household/interface_language.h"
#include "app/household/settings.h"

#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTranslator>
#include <QtTest>

#include <memory>

namespace magister {

using messina::MessinaTable;

/// The program's window, in a household that reads Polish.
struct Home {
    explicit Home(QSize size = {1920, 1080}) {
        engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
        QQmlComponent modules(&engine);
        modules.setData("import MagisterLudi.Household\nimport MagisterLudi.Desktop\nimport MagisterLudi.Ui\nimport QtQml\n"
                        "QtObject { Component.onCompleted: Theme.motion = 'off' }", QUrl());
        modules.create()->deleteLater();
        settings = singleton<Settings>("MagisterLudi.Household", "Settings");
        language = singleton<InterfaceLanguage>("MagisterLudi.Household", "Language");
        program = singleton<Program>("MagisterLudi.Desktop", "Program");
        language->choose("pl");
        settings->setMotion("off");
        settings->setAskBeforeEnding(false);
        settings->decide({}, QStringLiteral("tips"), false); // what comes up by itself may lie where a test clicks
        program->setBackend(std::make_unique<Backend>(*language));
        QQmlComponent main(&engine, QUrl(QStringLiteral("qrc:/qt/qml/MagisterLudi/Shell/Main.qml")));
        if (!main.isReady()) qFatal("%s", qPrintable(main.errorString()));
        window.reset(qobject_cast<QQuickWindow*>(main.createWithInitialProperties({{"width", size.width()}, {"height", size.height()}})));
        if (!window) qFatal("%s", qPrintable(main.errorString()));
        if (!QTest::qWaitForWindowActive(window.get())) qFatal("the window does not become active");
    }
    ~Home() {
        window.reset();
        program->setBackend(nullptr);
    }
    template <typename Type> Type* singleton(const char* uri, const char* name) {
        return engine.singletonInstance<Type*>(qmlTypeId(uri, 1, 0, name));
    }

    /// A game of two, one after the other in this order.
    void begin(const char* first, const char* second, const char* dealing = "once", const char* game = "messina") {
        const QVariantMap anna{{"name", "Anna"}, {"seat", "ruby"}, {"language", first}, {"help", "full"}};
        const QVariantMap boris{{"name", "Boris"}, {"seat", "saffron"}, {"language", second}, {"help", "full"}};
        QVERIFY(program->newGame({{"game", game}, {"seats", QVariantList{anna, boris}}, {"seed", "7"}, {"shuffled", false}, {"dealing", dealing}}));
        QTest::qWait(50);
    }
    MessinaTable& table() const { return *qobject_cast<MessinaTable*>(program->currentTable()); }
    /// Whatever can be done, until the turn can be ended; then it is ended.
    void endTurn(bool byMouse = false) {
        const int seat = table().activeSeat();
        for (int i = 0; i < 60 && table().activeSeat() == seat; ++i) {
            const auto& choices = table().targets().choices();
            const auto end = std::find_if(choices.begin(), choices.end(), [](const auto& choice) {
                return !choice.refusal && std::holds_alternative<messina::EndTurn>(choice.command);
            });
            if (end != choices.end()) {
                // By its key, gold or not, once a key has brought the letters; or by mouse, which leaves the keyboard with a
                // button that goes away.
                QTest::qWait(50);
                if (!byMouse) key(Qt::Key_Shift);
                if (byMouse)
                    QVERIFY(click("button:end-turn"));
                else
                    key(Qt::Key_E);
                QVERIFY(table().activeSeat() != seat);
                return;
            }
            const auto legal = std::find_if(choices.begin(), choices.end(), [](const auto& choice) { return !choice.refusal; });
            QVERIFY(!table().play(messina::Command(legal->command)));
        }
        QVERIFY(table().activeSeat() != seat);
    }
    void key(Qt::Key key, Qt::KeyboardModifiers held = {}) {
        QTest::keyClick(window.get(), key, held);
        QTest::qWait(30);
    }
    bool click(const QString& target) {
        const QRectF rect = Targets::of(&engine)->rect(target, nullptr);
        if (rect.isEmpty()) return false;
        // A hand that means a thing comes to it: what comes to a resting pointer is not meant.
        const QPoint at = rect.center().toPoint();
        QTest::mouseMove(window.get(), at - QPoint(20, 0));
        QTest::mouseMove(window.get(), at);
        const QPointer<QQuickItem> item = Targets::of(&engine)->item(target);
        QTest::mouseClick(window.get(), Qt::LeftButton, {}, at);
        QTest::qWait(30);
        // One that begins something long shows that first.
        return QTest::qWaitFor([&] { return !item || !item->property("busy").toBool(); });
    }
    /// Waits until a thing that has come into sight has found its place: a card looks for it, and a slow machine takes its time.
    void settled(const QString& target) {
        QRectF before;
        for (int still = 0, i = 0; still < 3 && i < 100; ++i) {
            QTest::qWait(50);
            const QRectF now = Targets::of(&engine)->rect(target, nullptr);
            still = now == before && !now.isEmpty() ? still + 1 : 0;
            before = now;
        }
    }
    bool has(const QString& target) { return Targets::of(&engine)->has(target); }
    /// Whether something in sight is called or reads like that.
    bool reads(const QString& words, QQuickItem* item = nullptr) const {
        if (!item) item = window->contentItem();
        if (!item->isVisible()) return false;
        // Short words hold on to the next one.
        if (item->property("label").toString() == words || item->property("text").toString().replace(QChar(0xA0), u' ') == QString(words).replace(QChar(0xA0), u' ')) return true;
        for (QQuickItem* child : item->childItems())
            if (reads(words, child)) return true;
        return false;
    }

    mutable QQmlEngine engine; // finding things on screen asks it
    Settings* settings{};
    InterfaceLanguage* language{};
    Program* program{};
    std::unique_ptr<QQuickWindow> window;
};

/// A sentence of the interface in a language, from its catalogue.
inline QString said(const QString& code, const char* context, const char* source) {
    QTranslator words;
    if (!words.load("magister_" + code, ":/i18n")) qFatal("no catalogue");
    return words.translate(context, source);
}

} // namespace magister
