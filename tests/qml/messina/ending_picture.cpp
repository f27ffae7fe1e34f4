// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the end of real games into PNGs: a line of standard input each, "name key=value ...".
//   players (1 is alone)  advanced (0 or 1)  language  size (WxH)  theme  text  view ("sheet", "growth", "open:SOURCE",
//   "walk:SOURCE")  seat (whose column or estate)
#include "tests/qml/messina/real_tables.h"

#include <QDir>
#include <QEventLoop>
#include <QGuiApplication>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickView>
#include <QTextStream>
#include <QTimer>
#include <QtQml/QQmlExtensionPlugin>

#include <cstdio>
#include <memory>

Q_IMPORT_QML_PLUGIN(MagisterLudi_UiPlugin)
Q_IMPORT_QML_PLUGIN(MagisterLudi_GamePlugin)
Q_IMPORT_QML_PLUGIN(MagisterLudi_TablePlugin)
Q_IMPORT_QML_PLUGIN(MagisterLudi_MessinaPlugin)
Q_IMPORT_QML_PLUGIN(MagisterLudi_Game_MessinaPlugin)

namespace {

using Wishes = QHash<QString, QString>;

void wait(int ms) {
    QEventLoop loop;
    QTimer::singleShot(ms, &loop, &QEventLoop::quit);
    loop.exec();
}

void setTheme(QQmlEngine &engine, const Wishes &wishes) {
    QQmlComponent component(&engine);
    component.setData("import QtQml\nimport MagisterLudi.Ui\nQtObject { property var theme: Theme }", QUrl("qrc:/theme.qml"));
    const std::unique_ptr<QObject> holder(component.create());
    if (!holder)
        qFatal("%s", qPrintable(component.errorString()));
    auto *theme = holder->property("theme").value<QObject *>();
    theme->setProperty("mode", wishes.value("theme", "parchment"));
    theme->setProperty("textScale", wishes.value("text", "1").toDouble());
    theme->setProperty("stretch", wishes.value("stretch", "1").toDouble());
    theme->setProperty("motion", "off");
}

/// The first item below with that property; null for none.
QQuickItem *below(QQuickItem *item, const char *type) {
    if (QByteArray(item->metaObject()->className()).startsWith(type))
        return item;
    for (QQuickItem *child : item->childItems())
        if (QQuickItem *found = below(child, type))
            return found;
    return nullptr;
}

bool show(QQuickItem *page, const QString &view) {
    const QString what = view.section(':', 0, 0);
    const QString source = view.section(':', 1);
    if (what == "walk")
        return QMetaObject::invokeMethod(page, "walk", Q_ARG(QString, source));
    QQuickItem *sheet = below(page, "ScorePage");
    if (!sheet)
        return false;
    if (what == "growth") {
        QQuickItem *tabs = below(sheet, "Tabs");
        return tabs && tabs->setProperty("current", 1);
    }
    if (what != "open")
        return true;
    const QStringList sources{"before", "rats", "popularity-book", "city-book", "church-book", "popularity-rank", "districts"};
    return sheet->setProperty("open", static_cast<int>(sources.indexOf(source)));
}

bool draw(const QString &name, const Wishes &wishes) {
    magister::test::RealTables tables;
    QObject *table = tables.play(wishes.value("players", "2").toInt(), wishes.value("advanced") == "1", 100000);
    table->setProperty("language", wishes.value("language", "en"));
    QQuickView view;
    view.engine()->addImportPath("qrc:/qt/qml");
    view.setResizeMode(QQuickView::SizeRootObjectToView);
    const QStringList size = wishes.value("size", "1920x1080").split('x');
    view.resize(size.at(0).toInt(), size.at(1).toInt());
    setTheme(*view.engine(), wishes);
    QQmlComponent component(view.engine());
    component.setData("import MagisterLudi.Messina\nimport MagisterLudi.Table\nTablePage { parts: MessinaParts {} }", QUrl("qrc:/page.qml"));
    auto *page = qobject_cast<QQuickItem *>(
        component.createWithInitialProperties({{"table", QVariant::fromValue(table)}, {"canPlayAgain", true}}));
    if (!page) {
        std::fprintf(stderr, "%s\n", qPrintable(component.errorString()));
        return false;
    }
    view.setContent(component.url(), &component, page);
    view.show();
    wait(250);
    if (wishes.contains("seat"))
        table->setProperty("viewSeat", wishes.value("seat").toInt());
    if (!show(view.rootObject(), wishes.value("view", "sheet")))
        return false;
    wait(300);
    return view.grabWindow().save(name);
}

} // namespace

int main(int argc, char **argv) {
    QGuiApplication app(argc, argv);
    QFont font = app.font();
    font.setHintingPreference(QFont::PreferNoHinting);
    app.setFont(font);
    QTextStream in(stdin);
    int failed = 0;
    for (QString line = in.readLine(); !line.isNull(); line = in.readLine()) {
        const QStringList words = line.split(' ', Qt::SkipEmptyParts);
        if (words.isEmpty())
            continue;
        Wishes wishes;
        for (const QString &word : words.mid(1))
            wishes.insert(word.section('=', 0, 0), word.section('=', 1));
        if (draw(words.first(), wishes))
            continue;
        std::fprintf(stderr, "%s was not drawn\n", qPrintable(words.first()));
        ++failed;
    }
    return failed == 0 ? 0 : 1;
}
