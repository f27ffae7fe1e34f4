// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <QVariantMap>
#include <qqml.h>

namespace magister {

/// The terms of each game for every text of the program: where they stand in it, and what they mean. `game` is the id of
/// the game whose terms are meant; empty: the first one on the shelf.
class RuleTerms : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// Ids of the games whose rules can be read, in the order of the shelf.
    Q_PROPERTY(QStringList games READ games CONSTANT)

public:
    using QObject::QObject;

    QStringList games() const;
    /// Plain text in a language as Text.StyledText with links "term:id".
    Q_INVOKABLE QString marked(const QString& plain, const QString& language, const QString& game) const;
    /// The card of a term in a language, as ArticleRows::termCard().
    Q_INVOKABLE QVariantMap card(const QString& term, const QString& language, const QString& game) const;
};

} // namespace magister
