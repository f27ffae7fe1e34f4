// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/catalogue.h"
#include "app/language/language.h"

#include <functional>

namespace magister {

/// A Language over a loaded catalogue. English sentences are the sources themselves.
class CatalogueLanguage : public Language {
public:
    /// Number and title of a rule atom in this language, given by its id.
    using Rules = std::function<RuleTitle(const QString& ruleId)>;
    /// Question and answer of a ruling in this language, given by the ids of option and choice.
    using Rulings = std::function<RulingTitle(const QString& option, const QString& choice)>;
    /// A term of the glossary in this language, given by its id.
    using Terms = std::function<TermTitle(const QString& id)>;
    /// The catalogue must outlive this.
    explicit CatalogueLanguage(const Catalogue& catalogue, Rules rules = {}, Rulings rulings = {}, Terms terms = {});

    QString code() const override { return m_catalogue.language(); }
    QString text(const char* context, const char* source) const override;
    QString word(const QString& key, const QString& grammaticalCase, int n) const override;
    QString count(const QString& key, int n, const QString& grammaticalCase) const override;
    RuleTitle rule(const QString& ruleId) const override { return m_rules ? m_rules(ruleId) : RuleTitle{}; }
    TermTitle term(const QString& id) const override { return m_terms ? m_terms(id) : TermTitle{}; }
    RulingTitle ruling(const QString& option, const QString& choice) const override {
        return m_rulings ? m_rulings(option, choice) : Language::ruling(option, choice);
    }

private:
    const Catalogue& m_catalogue;
    Rules m_rules;
    Rulings m_rulings;
    Terms m_terms;
    bool m_english;
};

} // namespace magister
