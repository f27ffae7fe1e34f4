// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/language.h"
#include "tests/games/race/engine/commands.h"

namespace magister::race {

/// The one language of Race: its sentences as they stand in the code. A game of the program has catalogues instead, see
/// CatalogueLanguage.
class English : public Language {
public:
    QString code() const override { return QStringLiteral("en"); }
    QString text(const char*, const char* source) const override { return QString::fromUtf8(source); }
    QString word(const QString& key, const QString&, int n) const override {
        const QString name = key.startsWith(QLatin1String("seat-")) ? key.mid(5) : key;
        return n == 1 ? name : name + QLatin1Char('s');
    }
    QString count(const QString& key, int n, const QString& grammaticalCase) const override {
        return QString::number(n) + QLatin1Char(' ') + word(key, grammaticalCase, n);
    }
    /// Numbered in the order of the rules, titled by the end of their ids.
    RuleTitle rule(const QString& id) const override {
        const auto rule = ruleFromId(id.toStdString());
        return rule ? RuleTitle{QString::number(static_cast<int>(*rule)), id.section(QLatin1Char('.'), -1)} : RuleTitle{};
    }
};

} // namespace magister::race
