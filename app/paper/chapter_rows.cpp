// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/chapter_rows.h"

namespace magister::paper {

namespace {

using Kind = Row::Kind;

/// Type and space are a little smaller where two languages share the page.
class CellWriting {
public:
    CellWriting(const QString& language, const QStringList& editions, const AidWords& words, qreal width, bool shared)
        : m_language(language), m_editions(editions), m_words(words), m_width(width), m_points(shared ? 9 : 10) {}

    /// `figure` stands behind the text; empty: none.
    QList<Paragraph> write(const Article& article, Kind kind, const PrintedFigures& figures, const QString& figure) {
        title(article.title, kind);
        if (!article.keySentence.isEmpty())
            put(article.keySentence, body().as(true), pt(1.5), {.withNext = !article.body.isEmpty(), .whole = true});
        for (const QString& paragraph : article.body)
            put(paragraph, kind == Kind::Atom ? body() : introduction(), pt(m_points * 0.35), {});
        plate(figures, figure);
        editions(article);
        return std::move(m_cell);
    }

private:
    struct Bonds {
        bool withNext = false;
        bool whole = false;
        bool barred = false;
        qreal indent = 0;
    };

    Type body() const { return {.face = Face::Serif, .points = m_points, .leading = 1.28}; }
    Type introduction() const {
        Type type = body().in(ink::soft);
        type.italic = true;
        return type;
    }
    Type note() const { return {.face = Face::Sans, .points = m_points * 0.8, .colour = ink::soft, .leading = 1.22}; }

    void put(const QString& fragment, const Type& type, qreal before, const Bonds& bonds) {
        m_cell.append({Text(tied(fragment, m_language), type, m_width - bonds.indent), before, bonds.indent,
                       bonds.withNext, bonds.whole, bonds.barred, {}});
    }
    void title(const QString& plain, Kind kind) {
        Type type{.face = Face::Title, .points = m_points * 1.2, .leading = 1.12};
        if (kind == Kind::Group) type.points = m_points * 1.45;
        if (kind == Kind::Chapter) type.points = m_points * 1.9;
        put(escaped(plain), type, 0, {.withNext = true, .whole = true});
    }
    void plate(const PrintedFigures& figures, const QString& figure) {
        const QString caption = figure.isEmpty() ? QString() : figures.caption(figure, m_language);
        if (caption.isEmpty()) return;
        m_cell.last().withNext = true; // the end of the text goes with it
        put(escaped(caption), note(), pt(m_points * 0.9), {.whole = true});
        m_cell.last().plate = figures.plate(figure, m_width);
    }
    void editions(const Article& article) {
        const qreal indent = mm(3.2);
        QStringList notes;
        for (const QString& edition : m_editions)
            if (const QString said = article.editions.value(edition); !said.isEmpty())
                notes.append(QStringLiteral("<b>%1</b> %2").arg(m_words.plain("edition." + edition), said));
        if (!article.why.isEmpty()) notes.append(QStringLiteral("<b>%1</b> %2").arg(m_words.plain("edition.why"), article.why));
        for (const QString& each : notes)
            put(each, note(), each == notes.first() ? pt(m_points * 0.5) : 0, {.barred = true, .indent = indent});
    }

    QString m_language;
    QStringList m_editions; ///< printed rulebooks, in order
    const AidWords& m_words;
    qreal m_width;
    qreal m_points;
    QList<Paragraph> m_cell;
};

qreal spaceBefore(Kind kind) {
    switch (kind) {
    case Kind::Chapter:
        return pt(30);
    case Kind::Group:
        return pt(20);
    case Kind::Atom:
        break;
    }
    return pt(13);
}

} // namespace

Columns columnsFor(qsizetype languages) {
    if (languages == 1) return {{mm(51)}, mm(130), mm(29), mm(18), Qt::AlignRight};
    return {{mm(16), mm(113)}, mm(81), mm(97), mm(16), Qt::AlignHCenter};
}

QList<Row> chapterRows(const Source& source, const QString& chapter, const QStringList& languages,
                       const QList<AidWords>& words, PrintedFigures& figures) {
    const Columns columns = columnsFor(languages.size());
    QList<Row> rows;
    for (const RuleAtom& atom : source.rules.catalogue().atoms()) {
        if (atom.chapter != chapter) continue;
        Row row{atom.hasArticle ? Kind::Atom : atom.depth > 0 ? Kind::Group : Kind::Chapter, atom.id, atom.number, {}, {}, {}};
        const QString figure = figures.next(atom.id);
        bool told = false;
        for (qsizetype i = 0; i < languages.size(); ++i) {
            const Article* article = source.rules.articles(languages[i]).find(atom.id);
            told = told || article;
            row.titles.append(article ? article->title : QString());
            row.cells.append(article ? CellWriting(languages[i], source.rules.game().editions, words[i], columns.width, languages.size() > 1)
                                           .write(*article, row.kind, figures, figure)
                                     : QList<Paragraph>());
        }
        row.before = spaceBefore(row.kind);
        if (told) rows.append(row);
    }
    return rows;
}

} // namespace magister::paper
