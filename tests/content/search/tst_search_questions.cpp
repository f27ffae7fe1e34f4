// SPDX-License-Identifier: GPL-3.0-or-later
// The search of the real articles, measured: questions as players type them (questions_<language>.txt, later_<language>.txt,
// asked_<language>.txt, and the same of Orléans) and single terms (terms.txt), each with the articles that answer it. The
// questions of held_<language>.txt were not read before they were measured; README.md of the tests tells which have been
// read since.
#include "app/library/rule_library.h"

#include <QtTest>

#include <map>

using namespace magister;
using namespace Qt::StringLiterals;

namespace {

struct Question {
    QString language;
    QString text;
    QStringList rules;
    int line{};
};

/// Lines "question<TAB>rule rule", or "language<TAB>question<TAB>rule rule" if no language is given; # begins a remark.
QList<Question> readQuestions(const QString& name, const QString& language) {
    QFile file(QStringLiteral(MAGISTER_SOURCE_DIR "/tests/content/search/") + name);
    QList<Question> questions;
    if (!file.open(QIODevice::ReadOnly)) return questions;
    int number = 0;
    for (const QString& line : QString::fromUtf8(file.readAll()).split(u'\n')) {
        ++number;
        if (line.isEmpty() || line.startsWith(u'#')) continue;
        QStringList cells = line.split(u'\t');
        if (!language.isEmpty()) cells.prepend(language);
        if (cells.size() == 3) questions.append({cells[0], cells[1], cells[2].split(u' '), number});
        else questions.append({{}, line, {}, number}); // refused by the test
    }
    return questions;
}

struct Score {
    int asked = 0;
    int first = 0;
    int amongThree = 0;

    void add(int place) {
        ++asked;
        first += place == 0;
        amongThree += place >= 0 && place < 3;
    }
    static double percent(int n, int of) { return of > 0 ? 100.0 * n / of : 0; }
    QString text() const {
        return u"%1 first %2 %, among three %3 %"_s.arg(asked)
            .arg(percent(first, asked), 0, 'f', 1)
            .arg(percent(amongThree, asked), 0, 'f', 1);
    }
};

} // namespace

/// What the search must reach, in percent; tests/README.md holds what it does.
constexpr int firstWanted = 80;
constexpr int amongThreeWanted = 95;

class TestSearchQuestions : public QObject {
    Q_OBJECT

    std::map<QString, RuleLibrary> m_libraries;

    const RuleLibrary& library(const QString& game) {
        const auto [at, isNew] =
            m_libraries.try_emplace(game, DataFolder(QStringLiteral(MAGISTER_SOURCE_DIR)), *findGameFacts(game));
        if (isNew)
            for (const QString& language : languages())
                at->second.learnSearch(language).waitForFinished();
        return at->second;
    }
    /// Place of the first right article in a search that nothing was learned for, -1 beyond three.
    static int placeUnlearned(const RuleLibrary& library, const Question& question) {
        SearchWeights weights;
        weights.learned = 0;
        const QList<SearchHit> hits = search(library.searchIndexes(), question.language, question.text, 3, weights);
        for (int i = 0; i < hits.size(); ++i)
            if (question.rules.contains(hits[i].id)) return i;
        return -1;
    }

    /// Place of the first right article, -1 beyond three. Misses are printed.
    static int place(const RuleLibrary& library, const Question& question) {
        const QList<SearchHit> hits = searchRules(library, question.language, question.text, 3);
        QStringList found;
        for (const SearchHit& hit : hits)
            found.append(hit.id);
        int best = -1;
        for (const QString& rule : question.rules)
            if (const auto at = static_cast<int>(found.indexOf(rule)); at >= 0 && (best < 0 || at < best)) best = at;
        if (best != 0)
            qInfo().noquote() << (best < 0 ? "missed:" : "not first:") << question.line << question.text << "->"
                              << question.rules.join(u' ') << "; found" << found.join(u' ');
        return best;
    }

    /// All, the odd lines, the even lines.
    static std::array<Score, 3> measure(const RuleLibrary& library, const QList<Question>& questions) {
        std::array<Score, 3> scores;
        for (const Question& question : questions) {
            const int at = place(library, question);
            scores[0].add(at);
            scores[question.line % 2 == 1 ? 1 : 2].add(at);
        }
        qInfo().noquote() << "all:" << scores[0].text() << "| odd lines:" << scores[1].text()
                          << "| even lines:" << scores[2].text();
        return scores;
    }

    static void checkFile(const RuleLibrary& library, const QList<Question>& questions, int least) {
        QVERIFY2(questions.size() >= least, qPrintable(QString::number(questions.size())));
        for (const Question& question : questions) {
            QVERIFY2(languages().contains(question.language), qPrintable(question.text));
            QVERIFY2(!question.rules.isEmpty(), qPrintable(question.text));
            for (const QString& rule : question.rules) {
                const RuleAtom* atom = library.catalogue().find(rule);
                QVERIFY2(atom && atom->hasArticle, qPrintable(rule));
            }
        }
    }

private slots:
    void midGame_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("file");
        QTest::addColumn<QStringList>("spoken");
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("amongThree");
        QTest::newRow("messina asked") << u"messina"_s << u"asked_%1.txt"_s << languages() << firstWanted << amongThreeWanted;
        QTest::newRow("messina held") << u"messina"_s << u"held_%1.txt"_s << languages() << 76 << 90;
        QTest::newRow("orleans asked") << u"orleans"_s << u"orleans_asked_%1.txt"_s << languages() << firstWanted << amongThreeWanted;
        QTest::newRow("orleans held") << u"orleans"_s << u"orleans_held_%1.txt"_s << languages() << firstWanted << amongThreeWanted;
        QTest::newRow("orleans held, second") << u"orleans"_s << u"orleans_held_second_%1.txt"_s << QStringList{u"en"_s, u"pl"_s, u"de"_s}
                                              << firstWanted << 90;
        QTest::newRow("messina held, third") << u"messina"_s << u"held_third_%1.txt"_s << languages() << 80 << 95;
        QTest::newRow("orleans held, third") << u"orleans"_s << u"orleans_held_third_%1.txt"_s << languages() << 85 << 95;
        QTest::newRow("messina held, fourth") << u"messina"_s << u"held_fourth_%1.txt"_s << languages() << 85 << 95;
        QTest::newRow("orleans held, fourth") << u"orleans"_s << u"orleans_held_fourth_%1.txt"_s << languages() << 85 << 95;
        // Each with every article that answers it, as its author saw before anybody searched.
        QTest::newRow("messina held, fifth") << u"messina"_s << u"held_fifth_%1.txt"_s << languages() << 78 << 90;
        QTest::newRow("orleans held, fifth") << u"orleans"_s << u"orleans_held_fifth_%1.txt"_s << languages() << 85 << 95;
    }
    /// Questions in the middle of a game; few in each language, so that all of them are judged together.
    void midGame() {
        QFETCH(QString, game);
        QFETCH(QString, file);
        QFETCH(QStringList, spoken);
        QFETCH(int, first);
        QFETCH(int, amongThree);
        Score all;
        Score unlearned;
        for (const QString& language : spoken) {
            const QList<Question> questions = readQuestions(file.arg(language), language);
            checkFile(library(game), questions, 10);
            const Score score = measure(library(game), questions)[0];
            Score without;
            for (const Question& question : questions)
                without.add(placeUnlearned(library(game), question));
            qInfo().noquote() << language << score.text() << "| without what was learned:" << without.text();
            unlearned.asked += without.asked;
            unlearned.first += without.first;
            unlearned.amongThree += without.amongThree;
            all.asked += score.asked;
            all.first += score.first;
            all.amongThree += score.amongThree;
        }
        qInfo().noquote() << "together" << all.text() << "| without what was learned:" << unlearned.text();
        QVERIFY2(all.first * 100 >= all.asked * first, qPrintable(all.text()));
        QVERIFY2(all.amongThree * 100 >= all.asked * amongThree, qPrintable(all.text()));
    }

    void questions_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("least");
        for (const QString& language : languages()) {
            QTest::newRow(qPrintable(language)) << u"messina"_s << u"questions_%1.txt"_s.arg(language) << language << 100;
            QTest::newRow(qPrintable(language + u" later"_s)) << u"messina"_s << u"later_%1.txt"_s.arg(language) << language << 40;
            QTest::newRow(qPrintable(language + u" orleans"_s)) << u"orleans"_s << u"orleans_questions_%1.txt"_s.arg(language) << language << 100;
            QTest::newRow(qPrintable(language + u" orleans later"_s)) << u"orleans"_s << u"orleans_later_%1.txt"_s.arg(language) << language << 40;
        }
    }
    void questions() {
        QFETCH(QString, game);
        QFETCH(QString, file);
        QFETCH(QString, language);
        QFETCH(int, least);
        const QList<Question> questions = readQuestions(file, language);
        checkFile(library(game), questions, least);
        const std::array<Score, 3> scores = measure(library(game), questions);
        QVERIFY2(scores[0].first * 100 >= scores[0].asked * firstWanted, qPrintable(scores[0].text()));
        QVERIFY2(scores[0].amongThree * 100 >= scores[0].asked * amongThreeWanted, qPrintable(scores[0].text()));
    }

    void terms() {
        const QList<Question> questions = readQuestions(u"terms.txt"_s, QString());
        const RuleLibrary& rules = library(u"messina"_s);
        checkFile(rules, questions, 50);
        const std::array<Score, 3> scores = measure(rules, questions);
        QVERIFY2(scores[0].amongThree * 100 >= scores[0].asked * amongThreeWanted, qPrintable(scores[0].text()));
    }
};

QTEST_GUILESS_MAIN(TestSearchQuestions)
#include "tst_search_questions.moc"
