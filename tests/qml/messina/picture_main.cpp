// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the table from a JSON position into a PNG, without a game behind it.
#include "tests/qml/messina/mock_table.h"

#include <QCommandLineParser>
#include <QFile>
#include <QGuiApplication>
#include <QJsonDocument>
#include <QQmlApplicationEngine>
#include <QQmlComponent>
#include <QQuickItem>
#include <QQuickView>
#include <QTimer>
#include <QtQml/QQmlExtensionPlugin>

#include <cstdio>
#include <memory>

Q_IMPORT_QML_PLUGIN(MagisterLudi_UiPlugin)
#ifdef MAGISTER_WITH_MESSINA
Q_IMPORT_QML_PLUGIN(MagisterLudi_MessinaPlugin)
#endif

using magister::test::MockTable;

namespace {

QJsonObject read(const QString &name) {
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(name));
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(file.readAll(), &error);
    if (!document.isObject())
        qFatal("%s: %s at %d", qPrintable(name), qPrintable(error.errorString()), error.offset);
    return document.object();
}

void setTheme(QQmlEngine &engine, const QCommandLineParser &arguments) {
    QQmlComponent component(&engine);
    component.setData("import QtQml\nimport MagisterLudi.Ui\nQtObject { property var theme: Theme }", QUrl("qrc:/theme.qml"));
    const std::unique_ptr<QObject> holder(component.create());
    if (!holder)
        qFatal("%s", qPrintable(component.errorString()));
    auto *theme = holder->property("theme").value<QObject *>();
    theme->setProperty("mode", arguments.value("theme"));
    theme->setProperty("textScale", arguments.value("text").toDouble());
    theme->setProperty("stretch", arguments.value("stretch").toDouble());
    theme->setProperty("motion", "off");
}

} // namespace

int main(int argc, char **argv) {
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
                          {"import", "Another import path, searched first.", "dir"},
                          {"show", "QML file of the page, by default the module's TablePage.", "file"},
                          {"set", "Property of the page: name=value.", "pair"},
                          {"focus", "Name of the target that gets the focus.", "target"},
                          {"keys", "Keys pressed before the picture (names of Qt::Key without Key_, by commas).", "keys"}});
    arguments.addPositionalArgument("position", "JSON position.");
    arguments.addPositionalArgument("picture", "PNG to write.");
    arguments.process(app);
    const QStringList files = arguments.positionalArguments();
    if (files.size() != 2)
        arguments.showHelp(2);

    MockTable table(read(files.at(0)));
    QQuickView view;
    view.engine()->addImportPath("qrc:/qt/qml");
    if (arguments.isSet("import"))
        view.engine()->addImportPath(arguments.value("import"));
    QVariantMap start;
    start.insert("table", QVariant::fromValue<QObject *>(&table));
    for (const QString &pair : arguments.values("set"))
        start.insert(pair.section('=', 0, 0), pair.section('=', 1) == "true" ? QVariant(true) : QVariant(pair.section('=', 1)));
    view.setInitialProperties(start);
    view.setResizeMode(QQuickView::SizeRootObjectToView);
    const QStringList size = arguments.value("size").split('x');
    view.resize(size.at(0).toInt(), size.at(1).toInt());
    view.setSource(arguments.isSet("show") ? QUrl::fromUserInput(arguments.value("show"), ".", QUrl::AssumeLocalFile)
                                           : QUrl("qrc:/qt/qml/MagisterLudi/Messina/TablePage.qml"));
    if (view.status() != QQuickView::Ready) {
        for (const QQmlError &error : view.errors())
            std::fprintf(stderr, "%s\n", qPrintable(error.toString()));
        return 1;
    }
    setTheme(*view.engine(), arguments);
    view.show();
    QTimer::singleShot(400, &app, [&] {
        view.requestActivate();
        for (const QString &name : arguments.value("keys").split(',', Qt::SkipEmptyParts)) {
            const QKeySequence sequence = QKeySequence::fromString(name);
            const auto both = sequence[0];
            const QString text = name.size() == 1 ? name.toLower() : QString();
            QKeyEvent press(QEvent::KeyPress, both.key(), both.keyboardModifiers(), text);
            QCoreApplication::sendEvent(&view, &press);
            QKeyEvent release(QEvent::KeyRelease, both.key(), both.keyboardModifiers(), text);
            QCoreApplication::sendEvent(&view, &release);
        }
        QTimer::singleShot(300, &app, [&] {
            const bool saved = view.grabWindow().save(files.at(1));
            for (const QString &line : table.asked())
                std::printf("%s\n", qPrintable(line));
            app.exit(saved ? 0 : 1);
        });
    });
    return app.exec();
}
