// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/language/catalogue.h"
#include "app/language/catalogue_language.h"

#include <QTranslator>

#include <map>
#include <memory>

namespace magister::test {

/// The text twice as long: every run of words twice, what is filled in later ({who}, %1, %n, markup) once.
/// "Pay {n:coin}." becomes "Pay Pay {n:coin}. .".
QString doubled(const QString& text);

/// A language with every text twice as long.
class DoubledLanguage : public Language {
public:
    explicit DoubledLanguage(const Language& plain) : m_plain(plain) {}

    QString code() const override { return m_plain.code(); }
    QString text(const char* context, const char* source) const override {
        return doubled(m_plain.text(context, source));
    }
    QString word(const QString& key, const QString& grammaticalCase, int n) const override {
        return doubled(m_plain.word(key, grammaticalCase, n));
    }
    QString count(const QString& key, int n, const QString& grammaticalCase) const override {
        return doubled(m_plain.count(key, n, grammaticalCase));
    }
    RuleTitle rule(const QString& ruleId) const override {
        const RuleTitle plain = m_plain.rule(ruleId);
        return {plain.number, doubled(plain.title)};
    }
    TermTitle term(const QString& id) const override {
        const TermTitle plain = m_plain.term(id);
        return {doubled(plain.name), doubled(plain.meaning), plain.icon};
    }
    RulingTitle ruling(const QString& option, const QString& choice) const override {
        const RulingTitle plain = m_plain.ruling(option, choice);
        return {doubled(plain.question), doubled(plain.answer)};
    }

private:
    const Language& m_plain;
};

/// The catalogue of the interface with every text twice as long.
class DoubledTranslator : public QTranslator {
public:
    using QTranslator::QTranslator;
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char* comment, int n) const override {
        const QString plain = QTranslator::translate(context, source, comment, n);
        return doubled(plain.isEmpty() ? QString::fromUtf8(source) : plain);
    }
};

/// The five languages as the program words a table of a game in them, plain or twice as long.
class Tongues {
public:
    explicit Tongues(const QString& game);

    const Language& of(const QString& code) const { return m_twice ? *m_doubled.at(code) : *m_plain.at(code); }
    void setDoubled(bool twice) { m_twice = twice; }
    bool isDoubled() const { return m_twice; }

private:
    Catalogues m_catalogues;
    std::map<QString, std::unique_ptr<Language>> m_plain;
    std::map<QString, std::unique_ptr<Language>> m_doubled;
    bool m_twice{};
};

} // namespace magister::test
