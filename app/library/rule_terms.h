// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QVariantMap>
#include <qqml.h>

namespace magister {

/// The terms of the game for every text of the program: where they stand in it, and what they mean.
class RuleTerms : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// Plain text in a language as Text.StyledText with links "term:id".
    Q_INVOKABLE QString marked(const QString& plain, const QString& language) const;
    /// The card of a term in a language, as ArticleRows::termCard().
    Q_INVOKABLE QVariantMap card(const QString& term, const QString& language) const;
};

} // namespace magister
