// SPDX-License-Identifier: GPL-3.0-or-later
// The words of drills in every language, and what is reported of templates and seeds that are not as they should be.
#include "app/drills/drill_source.h"
#include "app/game/game_drills.h"
#include "app/language/catalogue_language.h"
#include "app/library/rule_library.h"
#include "app/messina/words/event_text.h"
#include "app/orleans/words/event_text.h"

#include <QDir>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace magister;
using namespace Qt::StringLiterals;

class TestDrillWords : public QObject {
    Q_OBJECT

    QString m_id;
    std::unique_ptr<DrillGame> m_game;
    DrillSeeds m_seeds;

    /// A data folder whose drills of that language, or whose seeds, are changed from `from` to `to`.
    QList<Problem> problemsWith(const QString& file, const QString& from, const QString& to) {
        QTemporaryDir folder;
        const QString source = DataFolder::find().path();
        for (const QString& top : {u"resources"_s, u"translations"_s})
            copyTree(source + u'/' + top, folder.path() + u'/' + top);
        QFile changed(folder.path() + u'/' + file);
        if (!changed.open(QIODevice::ReadOnly)) return {};
        QString text = QString::fromUtf8(changed.readAll());
        changed.close();
        if (!text.contains(from)) return {};
        text.replace(text.indexOf(from), from.size(), to);
        changed.open(QIODevice::WriteOnly);
        changed.write(text.toUtf8());
        changed.close();
        QList<Problem> problems;
        checkDrills(DataFolder(folder.path()), problems);
        return problems;
    }
    static void copyTree(const QString& from, const QString& to) {
        QDir().mkpath(to);
        for (const QFileInfo& entry : QDir(from).entryInfoList(QDir::AllEntries | QDir::NoDotAndDotDot)) {
            // Of what is heavy, nothing here is read.
            if (entry.isDir() &&
                (entry.fileName() == u"art" || entry.fileName() == u"sounds" || entry.fileName() == u"rules"))
                continue;
            if (entry.isDir())
                copyTree(entry.filePath(), to + u'/' + entry.fileName());
            else
                QFile::copy(entry.filePath(), to + u'/' + entry.fileName());
        }
    }

private slots:
    void initTestCase_data() {
        QTest::addColumn<QString>("game");
        for (const QString& game : gamesWithDrills())
            QTest::newRow(qPrintable(game)) << game;
    }
    void init() {
        QFETCH_GLOBAL(QString, game);
        if (m_id == game) return;
        m_id = game;
        QList<Problem> problems;
        m_game = makeDrills(m_id, DataFolder::find(), problems);
        QVERIFY(m_game);
        m_seeds = DrillSeeds::read(DataFolder::find(), *m_game, problems);
    }

    void everyDrillIsWordedInEveryLanguage_data() {
        QTest::addColumn<QString>("code");
        for (const QString& code : languages())
            QTest::newRow(qPrintable(code)) << code;
    }
    void everyDrillIsWordedInEveryLanguage() {
        QFETCH(QString, code);
        QList<Problem> problems;
        const DataFolder data = DataFolder::find();
        const Catalogues catalogues(data, m_id);
        const RuleLibrary& library = RuleLibrary::shared(m_id);
        const CatalogueLanguage language(catalogues.of(code), [&](const QString& rule) -> RuleTitle {
            const Article* article = library.articles(code).find(rule);
            return {library.number(rule), article ? article->title : QString()};
        });
        const DrillTexts texts = DrillTexts::read(data, m_id, code, m_game->templates(), problems);
        QVERIFY(problems.isEmpty());
        DrillSource source(*m_game, m_seeds, 31);
        int worded = 0;
        for (const DrillGame::AtomDrills& atom : m_game->atoms())
            for (const DrillKind kind : atom.kinds) {
                const auto drill = source.next({atom.atom, kind}, {});
                QVERIFY(drill);
                const auto question = m_game->pose(*drill);
                const DrillWords words = m_game->words(*drill, language, texts);
                QCOMPARE(words.options.size(), question->options.size());
                const QString all = words.question + words.reason + words.options.join(u' ');
                QVERIFY2(!all.contains(u'{') && !words.options.contains(QString()) && !words.reason.isEmpty(),
                         qPrintable(drill->line()));
                // The title of the rule, not its id.
                QVERIFY2(!all.contains(drill->atom), qPrintable(all));
                if (kind != DrillKind::Pick && kind != DrillKind::Do) {
                    QStringList different = words.options;
                    QCOMPARE(different.removeDuplicates(), 0);
                }
                // Whoever is asked reads what comes to one as one's own.
                const QString own = words.question.section(u"You are playing "_s, 1).section(u'.', 0, 0) + u' ';
                for (const QString& told : words.options)
                    QVERIFY2(code != u"en" || !told.startsWith(own) || told.contains(u" wins "), qPrintable(all));
                ++worded;
            }
        QVERIFY(worded > 300);
        QVERIFY(catalogues.of(code).missing().isEmpty());
    }
    /// What readers stumbled over: a drill, what its words must hold, and what they must not.
    void wordsOfOneDrill_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("holds");
        QTest::addColumn<QString>("lacks");
        QTest::newRow("two moves along one branch")
            << u"messina number messina.action.overseer-skip table=4 seed=132065036133585 moves=407 seat=1 "
               "overseer/aristocrat advance aristocrat lower skip"_s
            << u"lower branch and skip a space"_s << QString();
        QTest::newRow("a reason that holds for one of two right moves")
            << u"messina do messina.book.popularity-actions table=4 seed=263686801548927 moves=364 seat=4 doing"_s
            << u"Popularity actions"_s << u"lapses"_s;
        QTest::newRow("what one pays oneself")
            << u"messina mistake messina.build.afford table=4 seed=199884891889851 moves=427 seat=1 mistake take-cart 2"_s
            << u"You pay 1"_s << u"Ruby pays"_s;
        QTest::newRow("what comes to somebody else")
            << u"orleans what-now orleans.money.bank table=3 seed=10073046703956 moves=88 seat=3 happens proceed"_s
            << u"You pay 1"_s << u"Saffron pays"_s;
        QTest::newRow("who is recruited has a name, and no order")
            << u"orleans pick orleans.village.other-branch table=4 seed=85965846777073 moves=576 seat=3 "
               u"choices/recruits "
               "recruit trader"_s
            << u"Boatman"_s << u"Recruit a"_s;
        QTest::newRow("what follows begins with no word of what is said")
            << u"messina order messina.roundend.sequence table=2 seed=280531163238073 moves=167 seat=1 stages"_s
            << u"Huts and workshops produce."_s << u"begins"_s;
        QTest::newRow("numbers that tell the order")
            << u"orleans order orleans.round.phases table=4 seed=61459040723205 moves=378 seat=4 stages"_s
            << u"Actions"_s << u"Phase 5"_s;
        QTest::newRow("what comes of the wheel is no end of the game")
            << u"messina what-now messina.prep.wheel table=2 seed=68981333215448 moves=27 seat=1 happens proceed"_s
            << u"The plague spreads"_s << u"The game is over"_s;
        QTest::newRow("what comes after the last production")
            << u"messina what-now messina.end.after-six table=3 seed=7002595004863 moves=333 seat=3 happens proceed"_s
            << u"The final scoring begins"_s << u"The game is over"_s;
        QTest::newRow("the last round ends in the scoring, whoever wins")
            << u"orleans what-now orleans.end.after-eighteen table=4 seed=79207655605687 moves=556 seat=2 happens proceed"_s
            << u"The final scoring begins"_s << u"victory points"_s;
        QTest::newRow("of who wins nothing else is offered")
            << u"orleans what-now orleans.overview.goal table=3 seed=134089315178092 moves=468 seat=1 happens proceed"_s
            << u"Who wins the game?"_s << u"advances"_s;
        QTest::newRow("of who wins it is not told what was done before")
            << u"orleans what-now orleans.overview.goal table=3 seed=33024916305919 moves=491 seat=3 happens pass"_s
            << u"The final scoring begins."_s << u"You do this"_s;
    }
    void wordsOfOneDrill() {
        QFETCH(QString, line);
        QFETCH(QString, holds);
        QFETCH(QString, lacks);
        if (!line.startsWith(m_id)) return;
        QList<Problem> problems;
        const Catalogues catalogues(DataFolder::find(), m_id);
        const RuleLibrary& library = RuleLibrary::shared(m_id);
        const CatalogueLanguage language(catalogues.of(u"en"_s), [&](const QString& rule) -> RuleTitle {
            return {library.number(rule), library.articles(u"en"_s).find(rule)->title};
        });
        const DrillTexts texts = DrillTexts::read(DataFolder::find(), m_id, u"en"_s, m_game->templates(), problems);
        const auto drill = Drill::fromLine(line);
        QVERIFY(drill);
        const DrillWords words = m_game->words(*drill, language, texts);
        const QString all = words.question + u' ' + words.options.join(u' ') + u' ' + words.reason;
        QVERIFY2(all.contains(holds), qPrintable(all));
        QVERIFY2(lacks.isEmpty() || !all.contains(lacks), qPrintable(all));
    }
    /// What is said to the one whose doing it is belongs to a sentence of the log, and has none but its fields.
    void theLogIsSaidToItsDoer() {
        const bool isMessina = m_id == u"messina";
        const auto sentences = isMessina ? messina::sentencesToDoer() : orleans::sentencesToDoer();
        const Catalogues catalogues(DataFolder::find(), m_id);
        const CatalogueLanguage language(catalogues.of(u"cs"_s), [](const QString&) { return RuleTitle(); });
        for (const SaidToDoer& said : sentences) {
            const QString log = QString::fromUtf8(said.log);
            QVERIFY2(language.text(isMessina ? "Event" : "OrleansEvent", said.log) != log, said.log);
            const QStringList fields = fieldNames(log);
            for (const QString& field : fieldNames(QString::fromUtf8(said.own)))
                QVERIFY2(fields.contains(field), said.own);
        }
        QVERIFY(sentences.size() > 40);
    }
    /// Who may stay or step aside for nothing may also do so onto a ship; every place permits an upgrade; and where
    /// plague is placed twice, both placements are seen.
    void rightAnswersOfOneDrill_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("right");
        QTest::newRow("a free dock")
            << u"messina do messina.move.first-step-free table=2 seed=107882109804936 moves=159 seat=1 doing"_s << 7;
        QTest::newRow("citizens on squares")
            << u"messina do messina.citizen.matrix table=4 seed=236319180263133 moves=229 seat=2 doing"_s << 5;
        QTest::newRow("only one placement")
            << u"messina pick messina.prep.wheel-twice table=4 seed=236123536897784 moves=149 seat=1 struck proceed"_s
            << 0;
    }
    void rightAnswersOfOneDrill() {
        QFETCH(QString, line);
        QFETCH(int, right);
        if (!line.startsWith(m_id)) return;
        const auto question = m_game->pose(*Drill::fromLine(line));
        QCOMPARE(question.has_value(), right > 0);
        if (!question) return;
        QCOMPARE(std::count_if(question->options.begin(), question->options.end(),
                               [](const DrillOption& option) { return option.right; }),
                 right);
    }
    void allTemplatesAreThere() {
        QList<Problem> problems;
        int expected = 0;
        for (const QString& game : gamesWithDrills())
            expected += static_cast<int>(makeDrills(game, DataFolder::find(), problems)->templates().size()) * 5;
        QCOMPARE(checkDrills(DataFolder::find(), problems), expected);
        QVERIFY(problems.isEmpty());
    }
    void aBrokenFileIsReported_data() {
        QFETCH_GLOBAL(QString, game);
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<ProblemKind>("kind");
        const QString words = u"translations/pl/%1/drills.json"_s.arg(game);
        const QString seeds = u"resources/drills/%1/seeds.json"_s.arg(game);
        QTest::newRow("missing") << words << u"\"may\""_s << u"\"maybe\""_s << ProblemKind::MissingKey;
        QTest::newRow("field lost") << words << u"{who}"_s << u"kto"_s << ProblemKind::WrongFormat;
        QTest::newRow("field unknown") << words << u"{who}"_s << u"{who} {when}"_s << ProblemKind::WrongFormat;
        QTest::newRow("language") << words << u"\"pl\""_s << u"\"de\""_s << ProblemKind::WrongFormat;
        QTest::newRow("atom") << seeds << u"\"%1."_s.arg(game) << u"\"%1.no-"_s.arg(game) << ProblemKind::UnknownKey;
        QTest::newRow("no seed") << seeds << u"["_s << u"[-1, "_s << ProblemKind::OutOfRange;
    }
    void aBrokenFileIsReported() {
        QFETCH(QString, file);
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(ProblemKind, kind);
        const QList<Problem> problems = problemsWith(file, from, to);
        QVERIFY(std::any_of(problems.begin(), problems.end(),
                            [&](const Problem& p) { return p.kind == kind && p.file == file && p.line > 0; }));
    }
};

QTEST_GUILESS_MAIN(TestDrillWords)
#include "tst_drill_words.moc"
