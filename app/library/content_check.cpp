// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/content_check.h"

#include "app/library/article_checks.h"
#include "app/library/box_list.h"
#include "app/content/data_folder.h"
#include "app/content/game_facts.h"
#include "app/content/lesson_file.h"
#include "app/language/names.h"
#include "app/language/sentence_files.h"
#include "app/language/tip_texts.h"
#include "app/content/style_guide.h"
#include "app/library/rule_library.h"

#include <QDir>

#include <algorithm>

namespace magister {

namespace {

void checkRules(const DataFolder& data, const GameFacts& game, const PackFacts& pack, ContentReport& report) {
    const RuleLibrary library(data, game, PackNumbers(pack.numbers));
    for (const RuleAtom& atom : library.catalogue().atoms())
        report.counts.rules += atom.hasArticle;
    for (const QString& language : languages())
        report.counts.rulings += library.rulingWords(language).complete();
    for (const QString& language : languages())
        for (const Term& term : library.glossary().terms())
            report.counts.terms += library.glossary(language).words(language, term.id) != nullptr;
    for (const QString& language : languages()) {
        const Articles& articles = library.articles(language);
        report.counts.articles += static_cast<int>(articles.size());
    }
    report.problems += library.problems();
    checkArticles(library, report.problems);
}

/// Lessons need each other by id; two with the same place in a course could not be put in order.
void checkCourse(const QList<std::pair<QString, Lesson>>& lessons, QList<Problem>& problems) {
    QStringList ids;
    QStringList places;
    for (const auto& [file, lesson] : lessons)
        ids.append(lesson.id);
    for (const auto& [file, lesson] : lessons) {
        for (const QString& need : lesson.needs)
            if (!ids.contains(need)) problems.append({file, "$.needs", 0, 0, ProblemKind::UnknownId, {need}});
        const QString place = lesson.course + QLatin1Char('#') + QString::number(lesson.order);
        if (places.contains(place))
            problems.append({file, "$.order", 0, 0, ProblemKind::DuplicateId, {QString::number(lesson.order)}});
        places.append(place);
    }
}

/// Words of lessons that do not exist.
void checkStrayWords(const DataFolder& data, const QString& game, const QString& language,
                     const QStringList& lessonFiles, QList<Problem>& problems) {
    const QDir folder(data.lessonWords(game, language));
    for (const QString& file : folder.entryList({"*.json"}, QDir::Files, QDir::Name))
        if (!lessonFiles.contains(file))
            problems.append({data.shown(folder.filePath(file)), {}, 0, 0, ProblemKind::WordsUnknown, {file}});
}

void checkLessons(const DataFolder& data, const LessonVocabulary& vocabulary, ContentReport& report) {
    const QDir folder(data.lessons(vocabulary.game()));
    const QStringList files = folder.entryList({"*.json"}, QDir::Files, QDir::Name);
    QList<std::pair<QString, Lesson>> lessons;
    for (const QString& file : files) {
        const QString path = folder.filePath(file);
        const auto lesson = readLesson(path, data.shown(path), vocabulary, report.problems);
        if (!lesson) continue;
        ++report.counts.lessons;
        lessons.append({data.shown(path), *lesson});
        for (const QString& language : languages()) {
            const QString words = data.lessonWords(vocabulary.game(), language) + QLatin1Char('/') + file;
            report.counts.lessonWords +=
                readLessonWords(words, data.shown(words), language, *lesson, report.problems).has_value();
        }
    }
    checkCourse(lessons, report.problems);
    for (const QString& language : languages())
        checkStrayWords(data, vocabulary.game(), language, files, report.problems);
}

void checkNames(const DataFolder& data, ContentReport& report) {
    for (const GameFacts& game : allGameFacts())
        for (const QString& language : languages()) {
            const QString path = data.names(game.id, language);
            const Names names = Names::read(path, data.shown(path), language, report.problems, game.id);
            report.counts.names += static_cast<int>(names.size());
        }
}

void checkTips(const DataFolder& data, ContentReport& report) {
    for (const GameFacts& game : allGameFacts())
        for (const QString& language : languages())
            report.counts.tips += static_cast<int>(readTipTexts(data, game, language, report.problems).size());
}

} // namespace

ContentReport readAll(const QString& dataFolder) {
    const DataFolder data(dataFolder);
    ContentReport report;
    QList<PackFacts> packs;
    for (const GameFacts& game : allGameFacts()) {
        packs.append(game.readPack(data, PackValues::Printed));
        report.problems += packs.last().problems;
        report.counts.packs += packs.last().sound;
    }
    for (qsizetype i = 0; i < packs.size(); ++i)
        checkRules(data, allGameFacts().at(i), packs.at(i), report);
    for (const PackFacts& pack : packs)
        if (pack.lessons) checkLessons(data, *pack.lessons, report);
    checkNames(data, report);
    checkTips(data, report);
    for (const GameFacts& game : allGameFacts())
        report.counts.boxWords += BoxList::read(data, game, report.problems).wordCount();
    report.counts.sentences = checkSentenceFiles(data, report.problems);
    checkStyle(data, report.problems);
    return report;
}

} // namespace magister
