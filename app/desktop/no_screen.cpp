// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/no_screen.h"

#include "app/household/interface_language.h"

#include <QTextStream>
#include <QTranslator>

#include <algorithm>
#include <cstdlib>

namespace magister {

bool isGiven(int argc, char* argv[], std::initializer_list<const char*> words) {
    return std::any_of(argv + 1, argv + argc, [&](const char* each) {
        return std::any_of(words.begin(), words.end(), [each](const char* word) { return qstrcmp(each, word) == 0; });
    });
}

bool mayHaveScreen(int argc, char* argv[]) {
    return qEnvironmentVariableIsSet("QT_QPA_PLATFORM") || isGiven(argc, argv, {"-platform", "--platform"}) ||
           !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
}

QString noScreen() {
    const char* sentence = QT_TRANSLATE_NOOP("Start", "There is no display for the window. Please start the program in a desktop session.");
    // Qt may ask before there is an application that could install words. English stands in the source.
    QTranslator words;
    if (!words.load(QStringLiteral("magister_") + InterfaceLanguage::ofSystem(), QStringLiteral(":/i18n"))) return QString::fromUtf8(sentence);
    const QString told = words.translate("Start", sentence);
    return told.isEmpty() ? QString::fromUtf8(sentence) : told;
}

void tellNoScreen(QtMsgType type, const QMessageLogContext&, const QString& text) {
    if (type != QtFatalMsg) {
        QTextStream(stderr) << text << Qt::endl;
        return;
    }
    QTextStream(stderr) << noScreen() << Qt::endl;
    std::_Exit(1);
}

} // namespace magister
