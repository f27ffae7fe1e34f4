// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QVariantList>
#include <qqml.h>

namespace magister {

/// All questions that a table of a game decides, with their words.
class RulingTexts : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// In the order of the catalogue: {option, rule, title, why, choices}. rule: id of the rule that tells more, empty for a
    /// game without articles; why: plain text, empty where the article tells it; choices: {choice, label, text, editions},
    /// the default first, editions the codes of the printed rulebooks that read it so.
    Q_INVOKABLE QVariantList questions(const QString& game, const QString& language) const;
};

} // namespace magister
