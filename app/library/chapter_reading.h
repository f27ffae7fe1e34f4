// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/library/articles.h"

namespace magister {

/// Goes through the text of one chapter line by line; Articles tells the format.
class ChapterReading {
public:
    /// `file` is the name to show, `section` the id of the chapter.
    ChapterReading(const QString& file, const QString& section, const RuleCatalogue& catalogue,
                   const NumberSource& numbers, QList<Problem>& problems)
        : m_file(file), m_section(section), m_catalogue(catalogue), m_numbers(numbers), m_problems(problems) {}

    /// The chapter's introduction first, then what could be read of its articles, in the order of the text.
    QList<Article> read(const QString& text);

private:
    enum class Part { None, Key, Body, Note };

    void readLine(const QString& line);
    void readChapterTitle(const QString& line);
    void readHeading(const QString& line);
    bool readNote(const QString& line);
    void readBody(const QString& line);
    void open(const QString& id, const QString& title, const QString& madeFrom);
    void close();
    void checkParts();
    void append(QString& html, const QString& line, int offset, Part part);
    void report(ProblemKind kind, const QStringList& arguments = {}, int column = 1);

    QString m_file;
    QString m_section;
    const RuleCatalogue& m_catalogue;
    NumberSource m_numbers;
    QList<Problem>& m_problems;
    QList<Article> m_articles;
    Article m_article;
    QStringList m_source; ///< the lines that count for the revision
    Part m_part = Part::None;
    bool m_open = false;
    bool m_lost = false; ///< under a heading that could not be read
    int m_line = 0;
};

} // namespace magister
