// SPDX-License-Identifier: GPL-3.0-or-later
#include "articles.h"

#include "article_markup.h"
#include "content/json_tree.h"

#include <QDir>
#include <QRegularExpression>

namespace magister {

/// Goes through one file line by line.
class ChapterReading {
public:
    ChapterReading(Articles& articles, const QString& file, const QString& section, const RuleCatalogue& catalogue,
                   QList<Problem>& problems)
        : m_articles(articles), m_file(file), m_section(section), m_catalogue(catalogue), m_problems(problems) {}

    void read(const QString& text) {
        for (const QString& line : text.split(QLatin1Char('\n'))) {
            ++m_line;
            readLine(line.endsWith(QLatin1Char('\r')) ? line.chopped(1) : line);
        }
        closeArticle();
    }

private:
    enum class Part { None, Key, Body, Edition };

    void readLine(const QString& line) {
        if (m_line == 1) return readChapterTitle(line);
        if (line.trimmed().isEmpty()) {
            m_part = Part::None;
        } else if (line.startsWith(QLatin1String("## "))) {
            closeArticle();
            readHeading(line);
        } else if (!m_open) {
            if (!m_lost) report(ProblemKind::MarkupNotAllowed, {line.left(40)});
        } else if (line.startsWith(QLatin1String("> "))) {
            readKey(line);
        } else if (line.startsWith(QLatin1String("~ "))) {
            append(m_article.edition, line.mid(2), 2, Part::Edition);
        } else {
            readBody(line);
        }
    }

    void readChapterTitle(const QString& line) {
        if (line.startsWith(QLatin1String("# ")) && !line.mid(2).trimmed().isEmpty())
            m_articles.m_chapters.insert(m_section, line.mid(2).trimmed());
        else
            report(ProblemKind::ChapterTitleMissing);
    }

    void readHeading(const QString& line) {
        static const QRegularExpression form("^## (\\S.*\\S) \\{#([a-z0-9.-]+)\\}$");
        const auto match = form.match(line);
        m_lost = !match.hasMatch();
        if (m_lost) return report(ProblemKind::HeadingMalformed, {line.left(60)});
        m_article = {};
        m_article.title = match.captured(1);
        m_article.id = match.captured(2);
        m_article.file = m_file;
        m_article.line = m_line;
        m_open = true;
        const RuleAtom* atom = m_catalogue.find(m_article.id);
        const auto at = static_cast<int>(match.capturedStart(2)) + 1;
        if (!atom)
            report(ProblemKind::UnknownRule, {m_article.id}, at);
        else if (atom->chapter != m_section)
            report(ProblemKind::RuleInWrongFile, {m_article.id, atom->chapter.section(QLatin1Char('.'), -1) + ".md"},
                   at);
        if (m_articles.m_articles.contains(m_article.id)) report(ProblemKind::RuleTwice, {m_article.id}, at);
    }

    void readKey(const QString& line) {
        if (!m_article.body.isEmpty() || !m_article.edition.isEmpty())
            report(ProblemKind::MarkupNotAllowed, {line.left(40)});
        append(m_article.keySentence, line.mid(2), 2, Part::Key);
    }

    void readBody(const QString& line) {
        static const QRegularExpression refused("^(#|>|~|[-*+] |\\d+\\. |\\||<|```|\\s)");
        if (refused.match(line).hasMatch()) report(ProblemKind::MarkupNotAllowed, {line.left(40)});
        if (!m_article.edition.isEmpty()) report(ProblemKind::MarkupNotAllowed, {line.left(40)});
        if (m_part != Part::Body) m_article.body.append(QString());
        append(m_article.body.last(), line, 0, Part::Body);
    }

    void append(QString& html, const QString& line, int offset, Part part) {
        const InlineText text = readInline(line);
        for (const MarkupFault& fault : text.faults)
            report(fault.kind == MarkupFault::Kind::BrokenLink ? ProblemKind::LinkBroken
                                                               : ProblemKind::MarkupNotAllowed,
                   {fault.what}, static_cast<int>(fault.at) + offset + 1);
        for (const QString& link : text.links)
            if (!m_catalogue.find(link))
                report(ProblemKind::LinkBroken, {"rule:" + link}, static_cast<int>(line.indexOf(link)) + offset + 1);
        m_article.links += text.links;
        if (!html.isEmpty()) html += QLatin1Char(' ');
        html += text.html;
        m_article.plain += text.plain + QLatin1Char('\n');
        m_part = part;
    }

    void closeArticle() {
        if (!m_open) return;
        m_open = false;
        const RuleAtom* atom = m_catalogue.find(m_article.id);
        const auto missing = [&](ProblemKind kind) {
            m_problems.append({m_file, {}, m_article.line, 1, kind, {m_article.id}});
        };
        if (atom && atom->hasArticle) {
            if (m_article.keySentence.isEmpty()) missing(ProblemKind::KeySentenceMissing);
            if (m_article.body.isEmpty()) missing(ProblemKind::BodyMissing);
            if (atom->editionsDiffer && m_article.edition.isEmpty()) missing(ProblemKind::EditionNoteMissing);
        }
        if (atom && !m_articles.m_articles.contains(m_article.id))
            m_articles.m_articles.insert(m_article.id, m_article);
    }

    void report(ProblemKind kind, const QStringList& arguments = {}, int column = 1) {
        m_problems.append({m_file, {}, m_line, column, kind, arguments});
    }

    Articles& m_articles;
    QString m_file;
    QString m_section;
    const RuleCatalogue& m_catalogue;
    QList<Problem>& m_problems;
    Article m_article;
    Part m_part = Part::None;
    bool m_open = false;
    bool m_lost = false; ///< under a heading that could not be read
    int m_line = 0;
};

namespace {

/// Chapters are named apart from their titles by number; two atoms with one title could not be told apart in a list.
void checkTitles(const QList<Article>& articles, QList<Problem>& problems) {
    QHash<QString, QString> seen;
    for (const Article& article : articles) {
        const QString key = article.title.toCaseFolded();
        if (seen.contains(key))
            problems.append({article.file, {}, article.line, 4, ProblemKind::TitleTwice, {article.title}});
        seen.insert(key, article.id);
    }
}

} // namespace

Articles Articles::read(const QString& folder, const QString& shownAs, const RuleCatalogue& catalogue,
                        QList<Problem>& problems) {
    Articles articles;
    const QDir dir(folder);
    for (const QString& name : dir.entryList({"*.md"}, QDir::Files, QDir::Name)) {
        const QString section = "messina." + name.chopped(3);
        const QString shown = shownAs + QLatin1Char('/') + name;
        const RuleAtom* chapter = catalogue.find(section);
        if (!chapter || chapter->depth != 0)
            problems.append({shown, {}, 0, 0, ProblemKind::UnknownRule, {section}});
        else if (const auto text = readText(dir.filePath(name), shown, problems))
            articles.readChapter(*text, shown, section, catalogue, problems);
    }
    QList<Article> ordered;
    for (const RuleAtom& atom : catalogue.atoms()) {
        const QString file = shownAs + QLatin1Char('/') + atom.chapter.section(QLatin1Char('.'), -1) + ".md";
        if (const Article* article = articles.find(atom.id))
            ordered.append(*article);
        else if (atom.depth > 0)
            problems.append({file, {}, 0, 0, ProblemKind::RuleMissing, {atom.id}});
    }
    checkTitles(ordered, problems);
    return articles;
}

void Articles::readChapter(const QString& text, const QString& shownAs, const QString& section,
                           const RuleCatalogue& catalogue, QList<Problem>& problems) {
    ChapterReading(*this, shownAs, section, catalogue, problems).read(text);
}

const Article* Articles::find(const QString& id) const {
    const auto found = m_articles.constFind(id);
    return found == m_articles.constEnd() ? nullptr : &*found;
}

QString Articles::title(const QString& id) const {
    const Article* article = find(id);
    return article ? article->title : m_chapters.value(id);
}

} // namespace magister
