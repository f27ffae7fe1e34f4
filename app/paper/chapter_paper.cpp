// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/chapter_paper.h"

#include "app/paper/chapter_pages.h"
#include "app/paper/printout.h"

namespace magister::paper {

namespace {

constexpr Frame frame{mm(26), mm(278)};
constexpr qreal headLine = mm(18.5);
constexpr qreal footLine = mm(286);
/// Chapters begin below the contents if at least this much is left there.
constexpr qreal enough = mm(80);

/// Ids of the chapters that were asked for, in the order of the library; the first unknown one in `unknown`.
QStringList chaptersOf(const RuleLibrary& rules, const QStringList& ids, QString& unknown) {
    QStringList all;
    for (const RuleAtom& atom : rules.catalogue().atoms())
        if (atom.depth == 0) all.append(atom.id);
    const QString game = rules.game().id + u'.';
    if (ids.isEmpty()) return all;
    QStringList wanted;
    for (const QString& id : ids) {
        const QString whole = id.startsWith(game) ? id : game + id;
        if (all.contains(whole)) wanted.append(whole);
        else if (unknown.isNull()) unknown = id;
    }
    all.removeIf([&](const QString& id) { return !wanted.contains(id); });
    return all;
}

class Book {
public:
    Book(const Source& source, const QStringList& languages, const QList<AidWords>& words)
        : m_source(source), m_languages(languages), m_words(words), m_columns(columnsFor(languages.size())),
          m_figures(source.data, source.rules.game().id) {}

    void add(const QString& chapter) { m_rows += chapterRows(m_source, chapter, m_languages, m_words, m_figures); }
    bool isEmpty() const { return m_rows.isEmpty(); }
    QString title() const {
        QStringList titles;
        for (const AidWords& words : m_words)
            titles.append(words.plain("game") + QStringLiteral(": ") + words.plain("rules.title"));
        return titles.join(QStringLiteral(" · "));
    }
    void draw(Printout& printout) {
        arrange();
        for (qsizetype i = 0; i < m_pages.size(); ++i) {
            if (i > 0) printout.newPage();
            else drawFront(printout.painter());
            drawPage(printout.painter(), i);
        }
    }

private:
    qreal left() const { return m_columns.edge(); }
    qreal right() const { return m_columns.left.last() + m_columns.width; }
    Type small() const { return {.face = Face::Sans, .points = 8, .colour = ink::soft}; }

    void arrange() {
        const qreal below = drawContents(nullptr) + mm(12);
        const bool room = frame.bottom - below >= enough;
        m_pages = pagesOf(m_rows, frame, room ? below : frame.top);
        if (!room) m_pages.prepend(Page());
    }
    int pageOf(qsizetype row) const {
        for (qsizetype i = 0; i < m_pages.size(); ++i)
            for (const Piece& piece : m_pages[i].pieces)
                if (piece.row == row) return static_cast<int>(i) + 1;
        return 0;
    }
    const Row* chapterOn(const Page& page) const {
        if (page.pieces.isEmpty()) return nullptr;
        for (qsizetype i = page.pieces.first().row; i >= 0; --i)
            if (m_rows[i].kind == Row::Kind::Chapter) return &m_rows[i];
        return nullptr;
    }
    QStringList said(const char* key) const {
        QStringList texts;
        for (const AidWords& words : m_words)
            texts.append(words.plain(key));
        return texts;
    }

    /// Title of the game, what this is, and the note about it; gives where it ends.
    qreal drawTitle(QPainter* painter) const {
        qreal y = frame.top;
        for (qsizetype i = 0; i < m_words.size(); ++i) {
            const bool shared = m_words.size() > 1;
            const qreal x = shared ? m_columns.left[i] : left();
            const qreal width = shared ? m_columns.width : right() - left();
            const Text game(escaped(m_words[i].plain("game")), {.face = Face::Title, .points = shared ? 27.0 : 34.0, .leading = 1.1}, width);
            const Text what(escaped(m_words[i].plain("rules.title")), {.face = Face::Title, .points = 15, .colour = ink::rubric, .leading = 1.2}, width);
            const Text note(tied(escaped(m_words[i].plain("rules.note")), m_languages[i]), {.face = Face::Serif, .points = 9, .italic = true, .colour = ink::soft, .leading = 1.3}, width);
            if (painter) {
                game.draw(*painter, {x, frame.top});
                what.draw(*painter, {x, frame.top + game.height() + mm(1)});
                note.draw(*painter, {x, frame.top + game.height() + what.height() + mm(4)});
            }
            y = std::max(y, frame.top + game.height() + what.height() + note.height() + mm(8));
        }
        return y;
    }
    void drawFront(QPainter& painter) const { drawContents(&painter); }
    /// Title and table of contents; gives where it ends. Without a painter nothing is drawn.
    qreal drawContents(QPainter* painter) const {
        qreal y = drawTitle(painter);
        const auto rule = [&](qreal at) {
            if (!painter) return;
            painter->setPen(QPen(ink::rubric, pt(1)));
            painter->drawLine(QPointF(left(), at), QPointF(right(), at));
        };
        rule(y);
        y += mm(4);
        const Type entry{.face = Face::Serif, .points = 9.5, .leading = 1.2};
        const qreal numberWidth = mm(10), pageWidthHere = mm(10);
        const qreal width = (right() - left() - numberWidth - pageWidthHere) / static_cast<qreal>(m_languages.size());
        for (qsizetype i = 0; i < m_rows.size(); ++i) {
            const Row& row = m_rows[i];
            if (row.kind != Row::Kind::Chapter) continue;
            qreal height = entry.pitch();
            for (qsizetype c = 0; c < row.titles.size(); ++c) {
                const Text title(escaped(row.titles[c]), entry, width - mm(3));
                height = std::max(height, title.height());
                const qreal x = left() + numberWidth + width * static_cast<qreal>(c);
                if (painter) title.draw(*painter, {x, y});
                if (c + 1 == row.titles.size()) leader(painter, x + title.naturalWidth() + mm(2), y + entry.pitch() * 0.72);
            }
            if (painter) {
                Text(escaped(row.number), entry.as(true).in(ink::rubric), numberWidth).draw(*painter, {left(), y});
                Text(QString::number(pageOf(i)), entry.aligned(Qt::AlignRight), pageWidthHere).draw(*painter, {right() - pageWidthHere, y});
            }
            y += height + pt(2.6);
        }
        rule(y + mm(2));
        return y + mm(2);
    }
    /// Dots from a title to its page.
    void leader(QPainter* painter, qreal from, qreal y) const {
        if (!painter) return;
        QPen pen(ink::line, pt(0.7), Qt::CustomDashLine, Qt::RoundCap);
        pen.setDashPattern({0.1, 4.5});
        painter->setPen(pen);
        painter->drawLine(QPointF(from, y), QPointF(right() - mm(8), y));
    }
    void drawFrame(QPainter& painter, qsizetype index) const {
        Text(QString::number(index + 1), small().aligned(Qt::AlignHCenter), right() - left()).draw(painter, {left(), footLine});
        const Row* chapter = chapterOn(m_pages[index]);
        if (index == 0 || !chapter) return;
        const Text game(escaped(m_words.first().plain("game")), small().as(true), mm(40));
        const Text title(rubric(chapter->number) + QStringLiteral("&nbsp; ") + escaped(chapter->titles.join(QStringLiteral(" · "))),
                         small().aligned(Qt::AlignRight), right() - left() - mm(40));
        const qreal y = headLine - title.height();
        game.draw(painter, {left(), headLine - game.height()});
        title.draw(painter, {left() + mm(40), y});
        painter.setPen(QPen(ink::line, pt(0.5)));
        painter.drawLine(QPointF(left(), headLine + mm(1)), QPointF(right(), headLine + mm(1)));
    }
    void drawPage(QPainter& painter, qsizetype index) const {
        drawFrame(painter, index);
        for (const Piece& piece : m_pages[index].pieces) {
            const Row& row = m_rows[piece.row];
            if (piece.first) drawNumber(painter, row, piece.top);
            for (qsizetype c = 0; c < row.cells.size(); ++c)
                drawPart(painter, row.cells[c], piece.parts[c], m_columns.left[c], piece.top);
        }
    }
    /// On the base line of the titles beside it.
    void drawNumber(QPainter& painter, const Row& row, qreal top) const {
        const Type type{.face = Face::Serif, .points = m_languages.size() > 1 ? 8.5 : 9.5, .bold = true, .colour = ink::rubric, .align = m_columns.numberAlign};
        const Text number(QStringLiteral("§&nbsp;") + row.number, type, m_columns.numberWidth);
        qreal pitch = 0;
        for (const auto& cell : row.cells)
            if (!cell.isEmpty()) pitch = cell.first().text.pitch();
        number.draw(painter, {m_columns.number, top + (pitch - number.pitch()) * 0.62});
        if (row.kind != Row::Kind::Chapter) return;
        painter.setPen(QPen(ink::rubric, pt(1)));
        painter.drawLine(QPointF(left(), top - mm(2.5)), QPointF(right(), top - mm(2.5)));
    }

    const Source& m_source;
    QStringList m_languages;
    QList<AidWords> m_words;
    Columns m_columns;
    PrintedFigures m_figures;
    QList<Row> m_rows;
    QList<Page> m_pages;
};

} // namespace

std::optional<Failure> writeChapters(const Source& source, const Destination& destination, const QStringList& ids,
                                     const QString& language, const QString& second) {
    QStringList chosen{language};
    if (!second.isEmpty() && second != language) chosen.append(second);
    QList<AidWords> words;
    for (const QString& each : chosen) {
        if (!languages().contains(each)) return Failure{Failure::Kind::UnknownLanguage, each, {}};
        words.append(AidWords(source, each));
        if (words.last().failure()) return words.last().failure();
    }
    QString unknown;
    const QStringList chapters = chaptersOf(source.rules, ids, unknown);
    if (!unknown.isNull()) return Failure{Failure::Kind::UnknownChapter, unknown, {}};
    Book book(source, chosen, words);
    for (const QString& chapter : chapters)
        book.add(chapter);
    if (book.isEmpty()) return Failure{Failure::Kind::NoArticles, language, {}};
    Printout printout(destination, book.title());
    if (printout.isOpen()) book.draw(printout);
    return printout.finish();
}

} // namespace magister::paper
