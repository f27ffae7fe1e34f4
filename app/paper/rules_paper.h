// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paper/destination.h"
#include "app/paper/failure.h"

#include <QObject>
#include <QStringList>
#include <qqml.h>

#include <functional>
#include <optional>

namespace magister {

/// Prints the rules of a game, into PDF files or on paper. A path may be a file: address, as file dialogs give it.
class RulesPaper : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// Id of the game whose pages are printed.
    Q_PROPERTY(QString game MEMBER m_game NOTIFY gameChanged)
    /// Why nothing was written or printed the last time, as a sentence in the language of the interface; empty if it
    /// was.
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)

public:
    explicit RulesPaper(QObject* parent = nullptr) : QObject(parent) {}

    QString problem() const { return m_problem; }

    /// The player aid: one sheet A4, both sides. True if it was written; otherwise `problem` says why.
    Q_INVOKABLE bool aid(const QString& path, const QString& language);
    /// Chapters by their ids, none for all of them, in the order of the rules; `second` is the language set beside the
    /// first one, or empty.
    Q_INVOKABLE bool chapters(const QString& path, const QStringList& ids, const QString& language,
                              const QString& second = {});
    /// The same on paper. Each asks for a printer and returns at once; printed() follows when somebody has chosen one,
    /// and not at all otherwise. `title` is what the list of waiting pages shows.
    Q_INVOKABLE void printAid(const QString& title, const QString& language);
    Q_INVOKABLE void printChapters(const QString& title, const QStringList& ids, const QString& language,
                                   const QString& second = {});

signals:
    void gameChanged();
    void problemChanged();
    /// `name` is the printer's, or with `intoFile` the path of the file that was chosen in place of one. Not accepted:
    /// `problem` says why.
    void printed(bool accepted, const QString& name, bool intoFile);

private:
    using Write = std::function<std::optional<paper::Failure>(const paper::Destination& destination)>;
    void print(const QString& title, bool twoSided, const Write& write);
    bool tell(const QString& problem);

    QString m_game;
    QString m_problem;
};

} // namespace magister
