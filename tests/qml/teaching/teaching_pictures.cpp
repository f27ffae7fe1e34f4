// SPDX-License-Identifier: GPL-3.0-or-later
// Shows every kind of card at two sizes, in both themes, with larger text and longer words, and checks each layout.
// With a folder and "--save", writes the pictures there.
#include "tests/qml/teaching/shown_lesson.h"

#include <QDir>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickView>
#include <QTranslator>
#include <QtQml/QQmlExtensionPlugin>

#include <cstdio>

Q_IMPORT_QML_PLUGIN(MagisterLudi_UiPlugin)
Q_IMPORT_QML_PLUGIN(MagisterLudi_TeachingPlugin)
Q_IMPORT_QML_PLUGIN(MagisterLudi_LibraryPlugin)

namespace {

// Makes every interface sentence half as long again, placeholders kept.
class LongWords : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* source, const char*, int) const override {
        const QString words = QString::fromUtf8(source);
        QString more;
        for (const QChar c : words) {
            if ((c.isLetter() || c.isSpace()) && more.size() * 2 < words.size()) more += c;
        }
        return words + more.toLower();
    }
};

struct Look {
    QSize size;
    QString theme;
    double text;
    bool longer;
};

void settle(int ms) {
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < ms)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
}

QStringList check(QQuickItem* stage) {
    QVariant wrong;
    QMetaObject::invokeMethod(stage, "check", Q_RETURN_ARG(QVariant, wrong));
    return wrong.toStringList();
}

} // namespace

int main(int argc, char** argv) {
    QGuiApplication app(argc, argv);
    QFont font = app.font();
    font.setHintingPreference(QFont::PreferNoHinting);
    app.setFont(font);
    const QStringList arguments = app.arguments();
    const bool save = arguments.contains("--save");
    const QString only = arguments.size() > 3 ? arguments.at(3) : QString();
    const QDir folder(arguments.value(1, "."));
    if (save) folder.mkpath(".");

    qmlRegisterType<magister::ShownLesson>("MagisterLudi.Test", 1, 0, "ShownLesson");
    QQuickView view;
    view.engine()->addImportPath("qrc:/qt/qml");
    int complaints = 0;
    QObject::connect(view.engine(), &QQmlEngine::warnings,
                     [&complaints](const QList<QQmlError>& errors) { complaints += errors.size(); });
    view.setResizeMode(QQuickView::SizeRootObjectToView);
    view.setSource(QUrl::fromLocalFile(TEACHING_TEST_DIR "/PictureStage.qml"));
    if (view.status() != QQuickView::Ready) {
        for (const QQmlError& error : view.errors())
            std::fprintf(stderr, "%s\n", qPrintable(error.toString()));
        return 1;
    }
    QObject* theme = view.rootObject()->property("theme").value<QObject*>();
    theme->setProperty("motion", "off");
    view.show();
    view.requestActivate();

    LongWords longWords;
    int shown = 0;
    int wrong = 0;
    const QSize small(1280, 800);
    const QSize large(1920, 1080);
    const QList<Look> looks{{small, "parchment", 1, false},   {large, "parchment", 1, false},
                            {small, "candle", 1, false},      {large, "candle", 1, false},
                            {small, "parchment", 1, true},    {large, "parchment", 1, true},
                            {small, "parchment", 1.5, false}, {large, "candle", 1.5, true}};
    for (const Look& look : looks) {
        look.longer ? QCoreApplication::installTranslator(&longWords) : QCoreApplication::removeTranslator(&longWords);
        view.engine()->retranslate();
        theme->setProperty("mode", look.theme);
        theme->setProperty("textScale", look.text);
        view.rootObject()->setProperty("lengthen", look.longer);
        view.resize(look.size);
        const QStringList names = view.rootObject()->property("names").toStringList();
        for (const QString& name : names) {
            if (!only.isEmpty() && name != only) continue;
            QMetaObject::invokeMethod(view.rootObject(), "load", Q_ARG(QString, name));
            settle(120);
            const QString title = QString("%1-%2-%3%4-%5")
                                      .arg(look.size.width())
                                      .arg(look.theme, look.text > 1 ? "150" : "100", look.longer ? "-long" : "", name);
            ++shown;
            QStringList problems = check(view.rootObject());
            // On a busy machine a layout may need longer to come to rest.
            for (int more = 0; more < 5 && !problems.isEmpty(); ++more) {
                settle(200);
                problems = check(view.rootObject());
            }
            if (save) view.grabWindow().save(folder.filePath(title + ".png"));
            for (const QString& problem : problems)
                std::printf("%s: %s\n", qPrintable(title), qPrintable(problem));
            wrong += problems.size();
        }
    }
    std::printf("%d layouts, %d problems, %d complaints of QML\n", shown, wrong, complaints);
    return wrong == 0 && complaints == 0 && shown > 0 ? 0 : 1;
}
