// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules_contents.h"

#include <QObject>
#include <QVariantList>
#include <qqml.h>

namespace magister {

/// The open page of the rules: one article at a time, with the way back. Every text follows the language at once.
class RulesReader : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// Code of the language; English at first.
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
    /// Id of the open article; empty when none is open.
    Q_PROPERTY(QString ruleId READ ruleId NOTIFY changed)
    Q_PROPERTY(QString number READ number NOTIFY changed)
    /// Title of the chapter the article stands in.
    Q_PROPERTY(QString chapter READ chapter NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// For Text.StyledText, as are body (a fragment a paragraph) and edition.
    Q_PROPERTY(QString keySentence READ keySentence NOTIFY changed)
    Q_PROPERTY(QStringList body READ body NOTIFY changed)
    /// How the printed editions differ; empty if they agree.
    Q_PROPERTY(QString edition READ edition NOTIFY changed)
    /// How the table beside which the rules lie decides its questions, as {option: choice}; empty away from a table.
    Q_PROPERTY(QVariantMap rulings READ rulings WRITE setRulings NOTIFY changed)
    /// What a table may decide about the open rule; empty where there is nothing to decide. {option, title, choices,
    /// atTable, departs}: choices as {choice, label, text, isDefault, isChosen, editions} in the order of the catalogue,
    /// editions the codes of the printed rulebooks that read it so; departs: the table plays it otherwise than the
    /// article tells.
    Q_PROPERTY(QVariantMap ruling READ ruling NOTIFY changed)
    /// Related rules as {id, number, title}.
    Q_PROPERTY(QVariantList seeAlso READ seeAlso NOTIFY changed)
    Q_PROPERTY(bool canGoBack READ canGoBack NOTIFY changed)
    Q_PROPERTY(QAbstractItemModel* contents READ contents CONSTANT)

public:
    explicit RulesReader(QObject* parent = nullptr);
    RulesReader(const RuleLibrary& library, QObject* parent = nullptr);

    QString language() const { return m_language; }
    void setLanguage(const QString& language);
    QString ruleId() const { return m_ruleId; }
    QString number() const { return m_library.number(m_ruleId); }
    QString chapter() const;
    QString title() const;
    QString keySentence() const;
    QStringList body() const;
    QString edition() const;
    QVariantMap rulings() const { return m_rulings; }
    void setRulings(const QVariantMap& rulings);
    QVariantMap ruling() const;
    QVariantList seeAlso() const;
    bool canGoBack() const { return !m_before.isEmpty(); }
    QAbstractItemModel* contents() { return &m_contents; }

    /// Opens an article by its id, or by a link "rule:id". For a chapter or a heading its first article opens.
    /// False if there is no such rule; the open article stays.
    Q_INVOKABLE bool open(const QString& ruleId);
    /// To the article that was open before.
    Q_INVOKABLE void back();
    /// Best hits first, as {id, number, title, line}.
    Q_INVOKABLE QVariantList search(const QString& query) const;
    /// Title of a rule in the reader's language.
    Q_INVOKABLE QString titleOf(const QString& ruleId) const;
    Q_INVOKABLE QString numberOf(const QString& ruleId) const { return m_library.number(ruleId); }

signals:
    void languageChanged();
    void changed();

private:
    const Article* article() const;
    QVariantMap entry(const QString& id) const;

    const RuleLibrary& m_library;
    QString m_language;
    QString m_ruleId;
    QVariantMap m_rulings;
    QStringList m_before;
    RulesContents m_contents;
};

} // namespace magister
