// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/phrase.h"

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <functional>

namespace magister {

/// A tip of a game that fits the position: what it is about, and what its sentence is filled with.
struct TipHere {
    QString id;     ///< "rats"; its sentence stands under it in tips.json of the game
    QString target; ///< the thing beside which it is shown
    QString rule;   ///< id of the rule atom
    Fields fields;
    QStringList about{}; ///< how the names of other things begin that it speaks of: it rather covers none of them
};

/// What a table must know to give tips: their words, and who still wants which. Seats count from 1.
struct TipGuide {
    std::function<QString(const QString& language, const QString& id)> text; ///< with its fields; empty: no such tip
    std::function<bool(int seat)> isOn;
    std::function<bool(int seat, const QString& id)> isNew; ///< it was never shown to whoever sits there
};

/// A tip as the screen shows it.
class TipCard {
    Q_GADGET
    QML_VALUE_TYPE(tipCard)
    Q_PROPERTY(bool active MEMBER active)
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString target MEMBER target)
    Q_PROPERTY(QStringList about MEMBER about)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString rule MEMBER rule)
    Q_PROPERTY(QString ruleNumber MEMBER ruleNumber)
    Q_PROPERTY(QString ruleTitle MEMBER ruleTitle)

public:
    bool active{};
    QString id;
    QString target; ///< the thing beside which it is shown
    QStringList about; ///< how the names of other things begin that it speaks of
    QString text;   ///< in the language of the seat
    QString rule;   ///< id of the rule atom
    QString ruleNumber;
    QString ruleTitle;

    friend bool operator==(const TipCard&, const TipCard&) = default;
};

} // namespace magister

Q_DECLARE_METATYPE(magister::TipCard)
