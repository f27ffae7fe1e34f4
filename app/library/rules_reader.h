// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/library/article_rows.h"
#include "app/library/bookmarks.h"
#include "app/library/rules_contents.h"

#include <QObject>
#include <QSet>
#include <QVariantList>
#include <qqml.h>

namespace magister {

/// The open page of the rules: an article and those around it, in one language or two side by side, with the way back
/// and forward. Every text follows the languages at once.
class RulesReader : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// Id of the game; the first one on the shelf at first. Another one closes the article and forgets the way back; a rule
    /// of another of searchedGames, opened, makes its game the open one and can be gone back from.
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY gameChanged)
    /// Code of the language; English at first. Taking the second language makes the first the second.
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
    /// Code of the language beside it; empty for none.
    Q_PROPERTY(QString second READ second WRITE setSecond NOTIFY languageChanged)
    /// Id of the open article; empty when none is open.
    Q_PROPERTY(QString ruleId READ ruleId NOTIFY changed)
    Q_PROPERTY(QString number READ number NOTIFY changed)
    /// Title of the chapter the article stands in.
    Q_PROPERTY(QString chapter READ chapter NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// For Text.StyledText, as are body (a fragment a paragraph) and why. Links are "rule:id" and "term:id".
    Q_PROPERTY(QString keySentence READ keySentence NOTIFY changed)
    Q_PROPERTY(QStringList body READ body NOTIFY changed)
    /// The article in the second language as {id, number, title, keySentence, body, why}; empty without one.
    Q_PROPERTY(QVariantMap beside READ beside NOTIFY changed)
    /// What each printed edition says, as {edition, text}; empty if they agree.
    Q_PROPERTY(QVariantList editions READ editions NOTIFY changed)
    /// What is played by default and why; empty if the editions agree.
    Q_PROPERTY(QString why READ why NOTIFY changed)
    /// Where the printed rulebooks tell it, as {edition, page}.
    Q_PROPERTY(QVariantList printedPages READ printedPages NOTIFY changed)
    /// The terms in the open article, as cards (see ArticleRows), each with `beside`: its name in the second language.
    Q_PROPERTY(QVariantList terms READ terms NOTIFY changed)
    /// The rulings of the table beside which the rules are shown, as {option: choice}; empty away from a table.
    Q_PROPERTY(QVariantMap rulings READ rulings WRITE setRulings NOTIFY changed)
    /// The household's answers for the games to come, as {option: choice}.
    Q_PROPERTY(QVariantMap household READ household WRITE setHousehold NOTIFY changed)
    /// Which choices of the open rule's question the table may still take, as Table::rulingChanges() gives it.
    Q_PROPERTY(QVariantMap rulingChanges READ rulingChanges WRITE setRulingChanges NOTIFY changed)
    /// The question a table decides about the open rule; empty if there is none.
    Q_PROPERTY(QString rulingOption READ rulingOption NOTIFY changed)
    /// What a table may decide about the open rule; see rulingRow().
    Q_PROPERTY(QVariantMap ruling READ ruling NOTIFY changed)
    /// Related rules as {id, number, title}.
    Q_PROPERTY(QVariantList seeAlso READ seeAlso NOTIFY changed)
    /// Ids of the games through which search() looks; empty: only the open one.
    Q_PROPERTY(QStringList searchedGames READ searchedGames WRITE setSearchedGames NOTIFY searchReadyChanged)
    /// Whether search() answers at once. prepareSearch() starts the preparation.
    Q_PROPERTY(bool searchReady READ searchReady NOTIFY searchReadyChanged)
    Q_PROPERTY(bool canGoBack READ canGoBack NOTIFY changed)
    Q_PROPERTY(bool canGoForward READ canGoForward NOTIFY changed)
    /// The chapter or group around the open rule: {id, number, title, path, introduction, besideTitle,
    /// besideIntroduction}; empty when nothing is open.
    Q_PROPERTY(QVariantMap page READ page NOTIFY pageChanged)
    /// Its articles in order: {id, number, title, keySentence, body, why, differs, beside}.
    Q_PROPERTY(QVariantList pageRules READ pageRules NOTIFY pageChanged)
    /// The marked rules of this game as {id, number, title}, in the order they were marked.
    Q_PROPERTY(QVariantList bookmarks READ bookmarks NOTIFY bookmarksChanged)
    Q_PROPERTY(bool bookmarked READ bookmarked NOTIFY bookmarksChanged)
    /// All terms in the order of the language's alphabet, as cards.
    Q_PROPERTY(QVariantList glossary READ glossary NOTIFY languageChanged)
    /// The chapters in order, as {id, number, title}.
    Q_PROPERTY(QVariantList chapters READ chapters NOTIFY languageChanged)
    Q_PROPERTY(QAbstractItemModel* contents READ contents CONSTANT)

public:
    explicit RulesReader(QObject* parent = nullptr);
    /// Marks are kept in `bookmarks`.
    RulesReader(const RuleLibrary& library, const QString& bookmarks, QObject* parent = nullptr);

    QString game() const { return m_library->game().id; }
    void setGame(const QString& game);
    QString language() const { return m_language; }
    void setLanguage(const QString& language);
    QString second() const { return m_second; }
    /// Unknown codes, and the first language, give none.
    void setSecond(const QString& language);
    QString ruleId() const { return m_ruleId; }
    QString number() const { return m_library->number(m_ruleId); }
    QString chapter() const;
    QString title() const { return titleOf(m_ruleId); }
    QString keySentence() const { return article().value("keySentence").toString(); }
    QStringList body() const { return article().value("body").toStringList(); }
    QVariantMap beside() const;
    QVariantList editions() const { return rows().editions(m_ruleId); }
    QString why() const { return article().value("why").toString(); }
    QVariantList printedPages() const { return rows().pages(m_ruleId); }
    QVariantList terms() const;
    QVariantMap rulings() const { return m_rulings; }
    void setRulings(const QVariantMap& rulings);
    QVariantMap household() const { return m_household; }
    void setHousehold(const QVariantMap& answers);
    QVariantMap rulingChanges() const { return m_rulingChanges; }
    void setRulingChanges(const QVariantMap& changes);
    QString rulingOption() const;
    QVariantMap ruling() const;
    QVariantList seeAlso() const;
    QStringList searchedGames() const { return m_searchedGames; }
    void setSearchedGames(const QStringList& games);
    bool searchReady() const;
    bool canGoBack() const { return !m_before.isEmpty(); }
    bool canGoForward() const { return !m_after.isEmpty(); }
    QVariantMap page() const;
    QVariantList pageRules() const;
    QVariantList bookmarks() const;
    bool bookmarked() const { return m_bookmarks.contains(m_ruleId); }
    QVariantList glossary() const;
    QVariantList chapters() const;
    QAbstractItemModel* contents() { return &m_contents; }

    /// Opens an article by its id, or by a link "rule:id" or "term:id". For a chapter or a heading its first article
    /// opens. False if there is no such rule, or it is of a game that is neither open nor searched; the open article stays.
    Q_INVOKABLE bool open(const QString& ruleId);
    /// To the article that was open before, and forth again.
    Q_INVOKABLE void back();
    Q_INVOKABLE void forward();
    /// The next article of the book (1) or the one before (-1).
    Q_INVOKABLE void turn(int by);
    /// Changes the two languages over; nothing without a second one.
    Q_INVOKABLE void swap();
    Q_INVOKABLE void toggleBookmark(const QString& ruleId);
    /// Waits while the search is not ready. Best hits first, as {id, game, number, title, chapter, titleFound, line, otherLanguage, otherWords}: titleFound and
    /// line for Text.StyledText with the words found in bold; the last two tell in which other language they were found.
    Q_INVOKABLE QVariantList search(const QString& query) const;
    /// Makes the search ready on another thread; searchReady tells when. Again: no effect.
    Q_INVOKABLE void prepareSearch();
    /// Title of a rule in the reader's language.
    Q_INVOKABLE QString titleOf(const QString& ruleId) const;
    Q_INVOKABLE QString numberOf(const QString& ruleId) const { return m_library->number(ruleId); }

signals:
    void gameChanged();
    void searchReadyChanged();
    void languageChanged();
    void changed();
    void pageChanged();
    void bookmarksChanged();

private:
    ArticleRows rows() const { return {*m_library, m_language}; }
    QVariantMap article() const { return rows().article(m_ruleId); }
    QString pageOf(const QString& ruleId) const;
    /// The libraries that search() asks.
    QList<const RuleLibrary*> searched() const;
    /// The open one for what is no rule of a game.
    const RuleLibrary& libraryOf(const QString& rule) const;
    /// Reads another game from now on; nothing is open then, and the way back stays.
    void take(const RuleLibrary& library);
    void show(const QString& ruleId);
    void tellAll();

    const RuleLibrary* m_library;
    QString m_language;
    QString m_second;
    QString m_ruleId;
    QVariantMap m_rulings;
    QVariantMap m_household;
    QVariantMap m_rulingChanges;
    QStringList m_before;
    QStringList m_after;
    Bookmarks m_bookmarks;
    RulesContents m_contents;
    QStringList m_searchedGames;
    QSet<const RuleLibrary*> m_searchAsked;
    QSet<const RuleLibrary*> m_searchable; ///< prepared
};

} // namespace magister
