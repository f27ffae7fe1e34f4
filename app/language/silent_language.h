// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/language.h"

namespace magister {

/// Says nothing: for what is asked of a position without words.
class SilentLanguage : public Language {
public:
    QString code() const override { return {}; }
    QString text(const char*, const char*) const override { return {}; }
    QString word(const QString&, const QString&, int) const override { return {}; }
    QString count(const QString&, int, const QString&) const override { return {}; }
    RuleTitle rule(const QString&) const override { return {}; }
};

} // namespace magister
