// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/data_folder.h"
#include "app/content/problem.h"

#include <QRegularExpression>

#include <optional>

namespace magister {

/// Kinds of text that a guide can speak of.
enum class TextRoom { Articles, Lessons, Interface, Names, Rulings, Figures, Glossary, Aid };

/// What a program can check of translations/<language>/style.md, the editor's list of how a language is written: its tables
/// "Marks" and "Not said" and its list "Before a mark". The rest of the file is for people.
class StyleGuide {
public:
    /// A guide that is missing or cannot be understood is a problem, and what was understood of it is used.
    static StyleGuide read(const QString& path, const QString& shownAs, QList<Problem>& problems);

    /// One thing that the guide does not allow: the kind of problem and its arguments.
    struct Fault {
        ProblemKind kind{};
        QStringList arguments;
        friend bool operator==(const Fault&, const Fault&) = default;
    };
    /// The faults of one text; `game` is "messina", "orleans", or empty for what belongs to neither. Markup in angle
    /// brackets, placeholders and addresses of links are no text.
    QList<Fault> judge(const QString& text, TextRoom room, const QString& game) const;

private:
    struct NotSaid {
        QRegularExpression pattern;
        QString instead;
        QList<std::pair<TextRoom, QString>> where; ///< empty: everywhere; no game: of all games
        bool holds(TextRoom room, const QString& game) const;
    };
    bool readRow(const QString& section, const QStringList& cells);
    bool readNotSaid(const QStringList& cells);
    void judgeMarks(const QString& text, QList<Fault>& faults) const;

    QList<NotSaid> m_notSaid;
    QStringList m_beforeMark; ///< in lower case
    QChar m_dash;
};

/// Holds every text of the five languages against the guide of its language: articles (but not the phrases that only the
/// search reads), lessons, sentences of the interface, names, rulings, figures, glossary (but not what others call a
/// thing) and the player aid.
void checkStyle(const DataFolder& data, QList<Problem>& problems);

} // namespace magister
