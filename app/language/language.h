// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace magister {

/// Number and title ("3.1"; the title of the chapter in a game without articles) in the library; empty for an unknown rule.
struct RuleTitle {
    QString number;
    QString title;
};

/// A term of the glossary: what it is called, what it means, and the name of its drawing. All empty where nobody knows it.
struct TermTitle {
    QString name;
    QString meaning;
    QString icon;
};

/// A question that tables decide for themselves, and an answer to it, in a few words each.
struct RulingTitle {
    QString question;
    QString answer;
};

/// All texts in one language. A language is a value: several can be open side by side, and any text can
/// be asked for in any of them at any time.
class Language {
public:
    virtual ~Language() = default;

    /// "en", "pl", "cs", "ru" or "de".
    virtual QString code() const = 0;
    /// The translation of an English source sentence of that context (as marked by QT_TRANSLATE_NOOP).
    virtual QString text(const char* context, const char* source) const = 0;
    /// A game word ("coin", "overseer-nun") in a grammatical case ("nom", "acc", ...), in the form that n asks for.
    virtual QString word(const QString& key, const QString& grammaticalCase, int n) const = 0;
    /// Number and word together: "2 coins".
    virtual QString count(const QString& key, int n, const QString& grammaticalCase) const = 0;
    /// Number and title of a rule atom, given by its id.
    virtual RuleTitle rule(const QString& ruleId) const = 0;
    /// A term of the glossary, given by its id.
    virtual TermTitle term(const QString& /*id*/) const { return {}; }
    /// A ruling, given by the ids of option and choice; the ids themselves if there are no texts for them.
    virtual RulingTitle ruling(const QString& option, const QString& choice) const { return {option, choice}; }
};

} // namespace magister
