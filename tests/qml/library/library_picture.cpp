// SPDX-License-Identifier: GPL-3.0-or-later
// Draws a page of the rules, or the drawer, with the real articles into a PNG.
#include "app/library/rules_reader.h"

#include <QCommandLineParser>
#include <QFont>
#include <QGuiApplication>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickView>
#include <QTimer>
#include <QTranslator>

#include <cstdio>

using magister::RulesReader;

namespace {

const char* const pageText = R"(
    import QtQuick
    import MagisterLudi.Library
    import MagisterLudi.Rules
    import MagisterLudi.Ui
    Rectangle {
        id: room
        property alias reader: reader
        property bool drawn: false
        property string sought
        color: Theme.ground
        RulesReader { id: reader }
        RulesPage { id: page; visible: !room.drawn; anchors.fill: parent; reader: reader; lessonFor: rule => "Lesson" }
        RulesDrawer { id: drawer; reader: reader; lessonFor: rule => "Lesson"; canShow: rule => true }
        function go(rule) {
            Theme.motion = "off";
            Terms.source = RuleTerms;
            Terms.language = reader.language;
            if (drawn)
                drawer.show(rule);
            else
                page.follow(rule);
            page.query = sought;
        }
        function theme(mode, scale, stretch) {
            Theme.mode = mode;
            Theme.textScale = scale;
            Theme.stretch = stretch;
        }
    })";

} // namespace

int main(int argc, char** argv) {
    QGuiApplication app(argc, argv);
    QFont font = app.font();
    font.setHintingPreference(QFont::PreferNoHinting);
    app.setFont(font);

    QCommandLineParser arguments;
    arguments.addHelpOption();
    arguments.addOptions({{"size", "Width and height.", "WxH", "1920x1080"},
                          {"theme", "parchment or candle.", "name", "parchment"},
                          {"text", "Text scale.", "factor", "1"},
                          {"stretch", "Width of letters.", "factor", "1"},
                          {"language", "Language of the reader.", "code", "en"},
                          {"second", "Language beside it.", "code"},
                          {"search", "Words to search for.", "words"},
                          {"drawer", "The drawer instead of the page."}});
    arguments.addPositionalArgument("rule", "Id of the rule to open.");
    arguments.addPositionalArgument("picture", "PNG to write.");
    arguments.process(app);
    const QStringList places = arguments.positionalArguments();
    if (places.size() != 2) arguments.showHelp(2);

    QTranslator words;
    if (words.load(":/i18n/magister_" + arguments.value("language") + ".qm")) app.installTranslator(&words);
    QQuickView view;
    view.engine()->addImportPath("qrc:/qt/qml");
    view.setResizeMode(QQuickView::SizeRootObjectToView);
    const QStringList size = arguments.value("size").split('x');
    view.resize(size.at(0).toInt(), size.at(1).toInt());
    QQmlComponent component(view.engine());
    component.setData(pageText, QUrl("qrc:/room.qml"));
    QObject* room = component.create();
    if (!room) {
        std::fprintf(stderr, "%s\n", qPrintable(component.errorString()));
        return 1;
    }
    view.setContent(QUrl("qrc:/room.qml"), &component, room);
    auto* reader = room->property("reader").value<RulesReader*>();
    reader->setLanguage(arguments.value("language"));
    reader->setSecond(arguments.value("second"));
    room->setProperty("drawn", arguments.isSet("drawer"));
    room->setProperty("sought", arguments.value("search"));
    QMetaObject::invokeMethod(room, "theme", Q_ARG(QVariant, arguments.value("theme")),
                              Q_ARG(QVariant, arguments.value("text").toDouble()),
                              Q_ARG(QVariant, arguments.value("stretch").toDouble()));
    view.show();
    QMetaObject::invokeMethod(room, "go", Q_ARG(QVariant, places.at(0)));
    QTimer::singleShot(600, &app, [&] { app.exit(view.grabWindow().save(places.at(1)) ? 0 : 1); });
    return app.exec();
}
