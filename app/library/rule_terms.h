// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <QVariantMap>
#include <qqml.h>

namespace magister {

/// The terms of the game for every text of the program: where they stand in it, and what they mean.
class RuleTerms : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// Id of the game whose terms they are; of the first one on the shelf while it is empty.
    Q_PROPERTY(QString game MEMBER m_game NOTIFY gameChanged)

    /// Ids of the games whose rules can be read, in the order of the shelf.
    Q_PROPERTY(QStringList games READ games CONSTANT)

public:
    using QObject::QObject;

    QStringList games() const;
    /// Plain text in a language as Text.StyledText with links "term:id".
    Q_INVOKABLE QString marked(const QString& plain, const QString& language) const;
    /// The card of a term in a language, as ArticleRows::termCard().
    Q_INVOKABLE QVariantMap card(const QString& term, const QString& language) const;

signals:
    void gameChanged();

private:
    QString m_game;
};

} // namespace magister
