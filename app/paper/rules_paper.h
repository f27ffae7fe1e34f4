// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <qqml.h>

namespace magister {

/// Prints the rules of a game into PDF files. A path may be a file: address, as file dialogs give it.
class RulesPaper : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// Id of the game whose pages are printed.
    Q_PROPERTY(QString game MEMBER m_game NOTIFY gameChanged)
    /// Why the last file was not written, as a sentence in the language of the interface; empty if it was.
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

signals:
    void gameChanged();
    void problemChanged();

private:
    bool tell(const QString& problem);

    QString m_game;
    QString m_problem;
};

} // namespace magister
