// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QVariantList>
#include <QVariantMap>
#include <QVector>
#include <QtQml/qqmlregistration.h>

namespace magister {

/// "Why not?": what was refused, the first condition that failed, and what could be done instead.
class RefusalCard {
    Q_GADGET
    QML_VALUE_TYPE(refusalCard)
    Q_PROPERTY(bool active MEMBER active)
    Q_PROPERTY(QString target MEMBER target)
    Q_PROPERTY(QString what MEMBER what)
    Q_PROPERTY(QString why MEMBER why)
    Q_PROPERTY(QVariantList instead MEMBER instead)
    Q_PROPERTY(QString reason MEMBER reason)
    Q_PROPERTY(QString rule MEMBER rule)
    Q_PROPERTY(QString ruleNumber MEMBER ruleNumber)
    Q_PROPERTY(QString ruleTitle MEMBER ruleTitle)

public:
    bool active{};
    QString target;       ///< what was clicked
    QString what;         ///< at most eight words
    QString why;          ///< one sentence
    /// Up to three maps: letter (its key; once the card is shown), target, alone (nothing else can be meant there), piece (to be
    /// picked up before, from 1; 0: none), text.
    QVariantList instead;
    QString reason;       ///< id of the reason; empty if the action was simply not asked for
    QString rule;         ///< id of the rule atom
    QString ruleNumber;
    QString ruleTitle;

    friend bool operator==(const RefusalCard&, const RefusalCard&) = default;
};

/// What can be done instead, each with its letter. What a button of the question does has the letter that stands on the
/// button, so that no key ever means two things. The others have the first letters that stand on none of the buttons,
/// whether they can be pressed or not, and that mean nothing else at a table (KeyCard).
QVariantList lettered(const QVariantList& instead, const QVector<QVariantMap>& buttons);

} // namespace magister

Q_DECLARE_METATYPE(magister::RefusalCard)
