// SPDX-License-Identifier: GPL-3.0-or-later
// Chapters in print: all of every article, in order, two languages side by side.
#include "tests/app/paper/printed.h"

#include "tests/content/data_copy.h"
#include "app/paper/aid_words.h"
#include "app/paper/chapter_pages.h"
#include "app/paper/chapter_paper.h"

#include <QFile>
#include <QImage>
#include <QPainter>
#include <QtTest>

using namespace magister;
using namespace magister::paper;
using namespace Qt::StringLiterals;

class TestChapters : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString file(const QString& name) const { return m_folder.filePath(name + u".pdf"_s); }
    static const RuleLibrary& library() { return sharedSource(u"messina"_s).rules; }

    static QString lineAt(const QList<PrintedWord>& page, qreal y, qreal from, qreal to) {
        QList<PrintedWord> words;
        for (const PrintedWord& word : page)
            if (std::abs(word.place.bottom() - y) < 6 && word.place.left() >= from && word.place.right() <= to) words.append(word);
        std::ranges::sort(words, {}, [](const PrintedWord& word) { return word.place.left(); });
        QString line;
        for (const PrintedWord& word : words)
            line += word.text;
        return line;
    }

    /// A number between the columns, behind its "§".
    static bool isInGutter(const QList<PrintedWord>& page, const PrintedWord& number) {
        constexpr qreal runningHead = 70; // ends above that
        if (!number.text.at(0).isDigit() || number.place.top() < runningHead || number.place.left() < 275 || number.place.right() > 322) return false;
        return std::ranges::any_of(page, [&](const PrintedWord& sign) {
            const qreal gap = number.place.left() - sign.place.right();
            return sign.text == u"§"_s && std::abs(sign.place.bottom() - number.place.bottom()) < 2 && gap > 0 && gap < 8;
        });
    }
    static QString idOf(const QString& number) {
        for (const RuleAtom& atom : library().catalogue().atoms())
            if (atom.number == number) return atom.id;
        return {};
    }

private slots:
    void initTestCase() {
        for (const QString& language : languages())
            QCOMPARE(writeChapters(sharedSource(u"messina"_s), file(language), {}, language), std::nullopt);
        QCOMPARE(writeChapters(sharedSource(u"messina"_s), file(u"pl-ru"_s), {}, u"pl"_s, u"ru"_s), std::nullopt);
    }
    void everyArticleIsThere_data() { everyLanguage(); }
    void everyArticleIsThere() {
        QFETCH(QString, language);
        const QString text = printedText(file(language));
        int found = 0;
        for (const RuleAtom& atom : library().catalogue().atoms()) {
            const Article* article = library().articles(language).find(atom.id);
            if (!article) continue;
            ++found;
            // Number, title and key sentence stand together, whatever the page.
            const QString head = squeezed(QStringLiteral("§%1").arg(atom.number)) + squeezed(article->title.toHtmlEscaped()) + squeezed(article->keySentence);
            QVERIFY2(text.contains(head), qPrintable(atom.id + ": " + head));
        }
        QVERIFY(found > 250);
    }
    void everyWordIsThere_data() { everyLanguage(); }
    void everyWordIsThere() {
        QFETCH(QString, language);
        const AidWords words(sharedSource(u"messina"_s), language);
        // A paragraph may go on over the page, after the foot and head of it: looked for by lines of a few words.
        const QString text = printedText(file(language));
        for (const RuleAtom& atom : library().catalogue().atoms())
            if (const Article* article = library().articles(language).find(atom.id)) {
                QStringList all = article->body;
                for (const QString& said : article->editions)
                    all.append(said);
                if (!article->why.isEmpty()) all.append(QStringLiteral("<b>%1</b> %2").arg(words.plain(u"edition.why"_s), article->why));
                for (const QString& paragraph : all) {
                    const QString whole = squeezed(paragraph);
                    if (text.contains(whole)) continue;
                    const auto half = whole.size() / 2;
                    // Broken once: its beginning and its end are there.
                    QVERIFY2(text.contains(whole.left(12)) && text.contains(whole.right(12)), qPrintable(atom.id));
                    QVERIFY2(text.contains(whole.left(half)) || text.contains(whole.mid(half)), qPrintable(atom.id));
                }
            }
    }
    void inTheOrderOfTheRules() {
        const QString text = printedText(file(u"en"_s));
        qsizetype at = 0;
        for (const RuleAtom& atom : library().catalogue().atoms()) {
            const Article* article = library().articles(u"en"_s).find(atom.id);
            if (!article) continue;
            const auto next = text.indexOf(QStringLiteral("§%1").arg(atom.number) + squeezed(article->title), at);
            QVERIFY2(next >= at, qPrintable(atom.id));
            at = next;
        }
    }
    void twoLanguagesSideBySide() {
        const auto pages = printedPages(file(u"pl-ru"_s));
        int aligned = 0;
        for (const auto& page : pages)
            for (const PrintedWord& number : page) {
                if (!isInGutter(page, number)) continue;
                const QString id = idOf(number.text);
                QVERIFY2(!id.isEmpty(), qPrintable(number.text));
                const Article* left = library().articles(u"pl"_s).find(id);
                const Article* right = library().articles(u"ru"_s).find(id);
                if (!left || !right) continue;
                const QString leftLine = lineAt(page, number.place.bottom(), 40, 275), rightLine = lineAt(page, number.place.bottom(), 315, 560);
                QVERIFY2(!leftLine.isEmpty() && squeezed(left->title.toHtmlEscaped()).startsWith(leftLine), qPrintable(id + ": " + leftLine));
                QVERIFY2(!rightLine.isEmpty() && squeezed(right->title.toHtmlEscaped()).startsWith(rightLine), qPrintable(id + ": " + rightLine));
                ++aligned;
            }
        int expected = 0;
        for (const RuleAtom& atom : library().catalogue().atoms())
            expected += library().articles(u"pl"_s).find(atom.id) && library().articles(u"ru"_s).find(atom.id);
        QCOMPARE(aligned, expected);
    }
    void columnsStayApart() {
        for (const auto& page : printedPages(file(u"pl-ru"_s)).mid(1))
            for (const PrintedWord& word : page)
                QVERIFY2(word.place.left() > 44 && word.place.right() < 552, qPrintable(word.text));
    }
    void partsOfARowStandOnTheSamePages_data() {
        QTest::addColumn<bool>("drawn");
        QTest::addColumn<double>("bottom");
        QTest::newRow("words") << false << mm(110);
        // Still as high as a heading and a rule with its figure, which is never parted.
        QTest::newRow("words and figures") << true << mm(140);
    }
    void partsOfARowStandOnTheSamePages() {
        QFETCH(bool, drawn);
        QFETCH(double, bottom);
        // Every row of all chapters, on pages so low that many break.
        QList<Row> rows;
        const QList<AidWords> words{AidWords(sharedSource(u"messina"_s), u"pl"_s), AidWords(sharedSource(u"messina"_s), u"ru"_s)};
        PrintedFigures figures(sharedSource(u"messina"_s).data, u"messina"_s);
        for (const RuleAtom& atom : library().catalogue().atoms())
            if (!drawn) figures.next(atom.id); // given, and so none is left
        for (const RuleAtom& atom : library().catalogue().atoms())
            if (atom.depth == 0) rows += chapterRows(sharedSource(u"messina"_s), atom.id, {u"pl"_s, u"ru"_s}, words, figures);
        const Frame frame{mm(20), bottom};
        const QList<Page> pages = pagesOf(rows, frame, frame.top);
        QList<QList<int>> done(rows.size(), {0, 0});
        int broken = 0;
        for (const Page& page : pages) {
            qreal y = 0;
            for (const Piece& piece : page.pieces) {
                QVERIFY(piece.top >= std::max(y, frame.top - 1));
                y = piece.top;
                broken += !piece.first;
                for (int c = 0; c < 2; ++c) {
                    QCOMPARE(piece.parts[c].from, done[piece.row][c]); // nothing twice, nothing lost
                    done[piece.row][c] = piece.parts[c].to;
                    qreal height = 0;
                    int line = 0;
                    for (const Paragraph& paragraph : rows[piece.row].cells[c])
                        for (int i = 0; i < paragraph.text.lines(); ++i, ++line)
                            if (line >= piece.parts[c].from && line < piece.parts[c].to)
                                height += (i == 0 && line > piece.parts[c].from ? paragraph.before : 0) + paragraph.pitch(i);
                    QVERIFY(piece.top + height <= frame.bottom + 1);
                }
            }
            QVERIFY(rows[page.pieces.last().row].kind == Row::Kind::Atom); // no heading at the foot
        }
        for (qsizetype r = 0; r < rows.size(); ++r)
            for (int c = 0; c < 2; ++c) {
                int lines = 0;
                for (const Paragraph& paragraph : rows[r].cells[c])
                    lines += paragraph.text.lines();
                QCOMPARE(done[r][c], lines);
            }
        QVERIFY(broken > 10);
    }
    /// Each once, behind the text of the first rule that it shows most plainly and before the next rule.
    void figuresStandWithTheirRules_data() { everyLanguage(); }
    void figuresStandWithTheirRules() {
        QFETCH(QString, language);
        const FigureShelf& shelf = *FigureShelf::shared(u"messina"_s);
        const QString text = printedText(file(language));
        QSet<QString> given;
        qsizetype from = 0, plate = -1; // of the rule before, and of its figure
        for (const RuleAtom& atom : library().catalogue().atoms()) {
            const Article* article = library().articles(language).find(atom.id);
            if (!article) continue;
            const auto at = text.indexOf(QStringLiteral("§%1").arg(atom.number) + squeezed(article->title.toHtmlEscaped()), from);
            QVERIFY2(at > 0 && plate < at, qPrintable(atom.id));
            from = at;
            plate = -1;
            const QString figure = shelf.showing(atom.id).value(0);
            if (figure.isEmpty() || given.contains(figure)) continue;
            given.insert(figure);
            const QString caption = squeezed(shelf.words(figure, language).caption.toHtmlEscaped());
            plate = text.indexOf(caption, at);
            QVERIFY2(!caption.isEmpty() && plate > at, qPrintable(atom.id + ": " + caption));
            QCOMPARE(text.count(caption), 1);
        }
        QCOMPARE(given.size(), shelf.ids().size());
    }
    /// A figure is drawn inside its place: nothing beside it, and something in it.
    void figuresFillTheirPlaces() {
        const PrintedFigures figures(sharedSource(u"messina"_s).data, u"messina"_s);
        for (const qreal width : {columnsFor(1).width, columnsFor(2).width})
            for (const QString& id : FigureShelf::shared(u"messina"_s)->ids()) {
                const Plate plate = figures.plate(id, width);
                QVERIFY2(plate.height > mm(8) && plate.height < mm(90), qPrintable(id));
                constexpr qreal scale = 0.06;
                QImage page(static_cast<int>((width + mm(20)) * scale), static_cast<int>((plate.height + mm(20)) * scale), QImage::Format_RGB32);
                page.fill(Qt::white);
                QPainter painter(&page);
                painter.scale(scale, scale);
                plate.draw(painter, {mm(10), mm(10)});
                painter.end();
                const QRectF place(mm(10) * scale, mm(10) * scale, width * scale, plate.height * scale);
                int inside = 0, outside = 0;
                for (int y = 0; y < page.height(); ++y)
                    for (int x = 0; x < page.width(); ++x)
                        if (page.pixelColor(x, y) != Qt::white) ++(place.adjusted(-1, -1, 1, 1).contains(x, y) ? inside : outside);
                QVERIFY2(outside == 0 && inside > 200, qPrintable(QStringLiteral("%1: %2, %3").arg(id).arg(inside).arg(outside)));
            }
    }
    void figuresNeedTheirWords() {
        const DataCopy copy({u"resources"_s, u"translations/en"_s});
        QVERIFY(QFile::remove(copy.path(u"translations/en/messina/figures.json"_s)));
        const RuleLibrary own(copy.data, *findGameFacts(QStringLiteral("messina")));
        QCOMPARE(writeChapters({copy.data, own}, file(u"bare"_s), {u"fight"_s}, u"en"_s), std::nullopt);
        const QString text = printedText(file(u"bare"_s));
        QVERIFY(text.contains(squeezed(library().articles(u"en"_s).find(u"messina.fight.rats"_s)->keySentence)));
        for (const QString& figure : FigureShelf::shared(u"messina"_s)->ids())
            QVERIFY(!text.contains(squeezed(FigureShelf::shared(u"messina"_s)->words(figure, u"en"_s).caption.toHtmlEscaped())));
    }
    void chosenChaptersOnly() {
        QCOMPARE(writeChapters(sharedSource(u"messina"_s), file(u"two"_s), {u"fight"_s, u"messina.move"_s}, u"en"_s), std::nullopt);
        const QString text = printedText(file(u"two"_s));
        const auto at = [&](const QString& id) { return text.indexOf(squeezed(library().articles(u"en"_s).find(id)->keySentence)); };
        QVERIFY(at(u"messina.move.town-first"_s) > 0 && at(u"messina.move.town-first"_s) < at(u"messina.fight.rats"_s));
        QCOMPARE(at(u"messina.rescue.all"_s), -1);
    }
    void sameLanguageTwiceIsOneLanguage() {
        QCOMPARE(writeChapters(sharedSource(u"messina"_s), file(u"once"_s), {u"end"_s}, u"en"_s, u"en"_s), std::nullopt);
        QCOMPARE(printedText(file(u"once"_s)).count(squeezed(library().articles(u"en"_s).find(u"messina.end.after-six"_s)->keySentence)), 1);
    }
    void whatIsNotThere() {
        const auto write = [&](const QString& path, const QStringList& ids, const QString& language, const QString& second = {}) {
            return writeChapters(sharedSource(u"messina"_s), path, ids, language, second);
        };
        const QString path = file(u"kept"_s);
        QFile old(path);
        QVERIFY(old.open(QIODevice::WriteOnly));
        old.write("old");
        old.close();
        QCOMPARE(write(path, {u"setup"_s, u"market"_s}, u"en"_s), (Failure{Failure::Kind::UnknownChapter, u"market"_s, {}}));
        QCOMPARE(write(path, {u"setup.city"_s}, u"en"_s), (Failure{Failure::Kind::UnknownChapter, u"setup.city"_s, {}})); // a heading in a chapter
        QCOMPARE(write(path, {}, u"fr"_s), (Failure{Failure::Kind::UnknownLanguage, u"fr"_s, {}}));
        QCOMPARE(write(path, {}, u"en"_s, u"fr"_s), (Failure{Failure::Kind::UnknownLanguage, u"fr"_s, {}}));
        const auto failure = write(m_folder.filePath(u"no/such/folder.pdf"_s), {u"end"_s}, u"en"_s);
        QVERIFY(failure && failure->kind == Failure::Kind::NotWritten && !failure->reason.isEmpty());
        QVERIFY(old.open(QIODevice::ReadOnly));
        QCOMPARE(old.readAll(), "old");
    }
    void missingArticlesLeaveTheirPlaceEmpty() {
        const DataCopy copy({u"resources"_s, u"translations/en"_s, u"translations/pl"_s});
        QVERIFY(QFile::remove(copy.path(u"translations/pl/messina/rules/end.md"_s)));
        const RuleLibrary own(copy.data, *findGameFacts(QStringLiteral("messina")));
        const Source source{copy.data, own};
        QCOMPARE(writeChapters(source, file(u"gap"_s), {u"end"_s}, u"pl"_s, u"en"_s), std::nullopt);
        QVERIFY(printedText(file(u"gap"_s)).contains(squeezed(library().articles(u"en"_s).find(u"messina.end.after-six"_s)->keySentence)));
        QCOMPARE(writeChapters(source, file(u"gap2"_s), {u"end"_s}, u"pl"_s), (Failure{Failure::Kind::NoArticles, u"pl"_s, {}}));
    }

private:
    static void everyLanguage() {
        QTest::addColumn<QString>("language");
        for (const QString& language : languages())
            QTest::newRow(qPrintable(language)) << language;
    }
};

QTEST_MAIN(TestChapters)
#include "tst_chapters.moc"
