// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/rules_paper.h"

#include "app/paper/chapter_paper.h"
#include "app/paper/printed_game.h"
#include "app/paper/printer_choice.h"

#include <QPointer>
#include <QPrinter>
#include <QUrl>

namespace magister {

namespace {

QString fileOf(const QString& path) {
    const QUrl address(path);
    return address.isLocalFile() ? address.toLocalFile() : path;
}

QString told(const std::optional<paper::Failure>& failure) {
    return failure ? sentence(*failure) : QString();
}

} // namespace

bool RulesPaper::aid(const QString& path, const QString& language) {
    return tell(told(paper::writePlayerAid(m_game, fileOf(path), language)));
}

bool RulesPaper::chapters(const QString& path, const QStringList& ids, const QString& language, const QString& second) {
    return tell(told(writeChapters(paper::sharedSource(m_game), fileOf(path), ids, language, second)));
}

void RulesPaper::printAid(const QString& title, const QString& language) {
    print(title, true, [game = m_game, language](const paper::Destination& destination) {
        return paper::writePlayerAid(game, destination, language);
    });
}

void RulesPaper::printChapters(const QString& title, const QStringList& ids, const QString& language,
                               const QString& second) {
    print(title, false, [game = m_game, ids, language, second](const paper::Destination& destination) {
        return writeChapters(paper::sharedSource(game), destination, ids, language, second);
    });
}

void RulesPaper::print(const QString& title, bool twoSided, const Write& write) {
    choosePrinter(title, twoSided, [write, asking = QPointer(this)](QPrinter& printer) {
        const bool intoFile = !printer.outputFileName().isEmpty();
        const QString name = intoFile ? printer.outputFileName() : printer.printerName();
        const std::optional<paper::Failure> failure = write({printer, name});
        // The page that asked may be gone; what was asked for is printed all the same.
        if (asking) emit asking->printed(asking->tell(told(failure)), name, intoFile);
    });
}

bool RulesPaper::tell(const QString& problem) {
    if (problem != m_problem) {
        m_problem = problem;
        emit problemChanged();
    }
    return m_problem.isEmpty();
}

} // namespace magister

#include "moc_rules_paper.cpp"
