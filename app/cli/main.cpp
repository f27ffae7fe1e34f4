// SPDX-License-Identifier: GPL-3.0-or-later
#include "verbs.h"

#include <QCoreApplication>
#include <QTextStream>

using namespace magister::cli;

int main(int argc, char* argv[]) {
    QCoreApplication application(argc, argv);
    // As in the desktop program: both find the same pack of the user's.
    QCoreApplication::setOrganizationName(QStringLiteral("magister-ludi"));
    QCoreApplication::setApplicationName(QStringLiteral("magister-ludi"));
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.contains(QStringLiteral("--help")) || arguments.contains(QStringLiteral("-h"))) {
        QTextStream(stdout) << helpText();
        return Fine;
    }
    const ReadOptions read = readOptions(arguments);
    if (!read.options) {
        QTextStream(stderr) << "magister-cli: " << read.problem << '\n';
        return WrongUsage;
    }
    const Options& options = *read.options;
    if (options.verb == QLatin1String("play")) return play(options);
    if (options.verb == QLatin1String("choices")) return listOfChoices(options);
    if (options.verb == QLatin1String("replay")) return replay(options);
    if (options.verb == QLatin1String("verify")) return verify(options);
    if (options.verb == QLatin1String("content")) return checkContent(options);
    if (options.verb == QLatin1String("bench")) return bench(options);
    if (options.verb == QLatin1String("coverage")) return coverage(options);
    if (options.verb == QLatin1String("search")) return searchRulesOf(options);
    return signature(options);
}
