// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/language/problem_text.h"

#include "app/language/catalogue.h"

#include <QtGlobal>

namespace magister {

namespace {

QString withArguments(QString text, const QStringList& arguments) {
    // One pass over the text, so that a "%2" inside an argument stays as it is.
    QString out;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const int place = i + 1 < text.size() && text.at(i) == QLatin1Char('%') ? text.at(i + 1).digitValue() : -1;
        if (place < 1) {
            out += text.at(i);
        } else {
            out += shownForeign(arguments.value(place - 1));
            ++i;
        }
    }
    return out;
}

QString placed(const Problem& problem, const QString& text) {
    QString where = shownForeign(problem.file);
    if (problem.line > 0) where += QStringLiteral(":%1:%2").arg(problem.line).arg(problem.column);
    if (!problem.path.isEmpty()) where += ", " + shownForeign(problem.path);
    return where + ": " + withArguments(text, problem.arguments);
}

} // namespace

const char* problemSource(ProblemKind kind) {
    switch (kind) {
    case ProblemKind::FileMissing:
        return QT_TRANSLATE_NOOP("Problem", "the file is missing");
    case ProblemKind::FileUnreadable:
        return QT_TRANSLATE_NOOP("Problem", "the file cannot be read (%1)");
    case ProblemKind::FileNotRegular:
        return QT_TRANSLATE_NOOP("Problem", "this is not a regular file (%1)");
    case ProblemKind::FileTooBig:
        return QT_TRANSLATE_NOOP("Problem", "the file is larger than %1 bytes");
    case ProblemKind::FileEmpty:
        return QT_TRANSLATE_NOOP("Problem", "the file is empty");
    case ProblemKind::NotUtf8:
        return QT_TRANSLATE_NOOP("Problem", "this is not UTF-8 text");
    case ProblemKind::UnexpectedText:
        return QT_TRANSLATE_NOOP("Problem", "expected %1, found %2");
    case ProblemKind::UnexpectedEnd:
        return QT_TRANSLATE_NOOP("Problem", "the file ends here, expected %1");
    case ProblemKind::TooDeep:
        return QT_TRANSLATE_NOOP("Problem", "values are nested more than %1 levels deep");
    case ProblemKind::TooManyKeys:
        return QT_TRANSLATE_NOOP("Problem", "an object has more than %1 keys");
    case ProblemKind::TooManyValues:
        return QT_TRANSLATE_NOOP("Problem", "the file contains more than %1 values");
    case ProblemKind::MoreProblems:
        return QT_TRANSLATE_NOOP("Problem", "there are more problems than the %1 listed");
    case ProblemKind::DuplicateKey:
        return QT_TRANSLATE_NOOP("Problem", "the key “%1” occurs twice");
    case ProblemKind::ExpectedObject:
        return QT_TRANSLATE_NOOP("Problem", "expected an object, found %1");
    case ProblemKind::ExpectedList:
        return QT_TRANSLATE_NOOP("Problem", "expected a list, found %1");
    case ProblemKind::ExpectedText:
        return QT_TRANSLATE_NOOP("Problem", "expected text, found %1");
    case ProblemKind::ExpectedInteger:
        return QT_TRANSLATE_NOOP("Problem", "expected a whole number, found %1");
    case ProblemKind::ExpectedNumber:
        return QT_TRANSLATE_NOOP("Problem", "expected a number, found %1");
    case ProblemKind::ExpectedBoolean:
        return QT_TRANSLATE_NOOP("Problem", "expected true or false, found %1");
    case ProblemKind::MissingKey:
        return QT_TRANSLATE_NOOP("Problem", "the key “%1” is missing");
    case ProblemKind::UnknownKey:
        return QT_TRANSLATE_NOOP("Problem", "the key “%1” is not allowed here");
    case ProblemKind::UnknownWord:
        return QT_TRANSLATE_NOOP("Problem", "expected one of %1, found %2");
    case ProblemKind::OutOfRange:
        return QT_TRANSLATE_NOOP("Problem", "expected a number from %1 to %2, found %3");
    case ProblemKind::WrongCount:
        return QT_TRANSLATE_NOOP("Problem", "expected from %1 to %2 entries, found %3");
    case ProblemKind::EmptyText:
        return QT_TRANSLATE_NOOP("Problem", "the text is empty");
    case ProblemKind::WrongFormat:
        return QT_TRANSLATE_NOOP("Problem", "expected “%1”, found “%2”");
    case ProblemKind::UnknownId:
        return QT_TRANSLATE_NOOP("Problem", "nothing here has the id “%1”");
    case ProblemKind::DuplicateId:
        return QT_TRANSLATE_NOOP("Problem", "“%1” occurs twice");
    case ProblemKind::WrongOrder:
        return QT_TRANSLATE_NOOP("Problem", "wrong order: expected %1, found %2");
    case ProblemKind::WrongTotal:
        return QT_TRANSLATE_NOOP("Problem", "the total of %1 should be %2, found %3");
    case ProblemKind::NotAllowedHere:
        return QT_TRANSLATE_NOOP("Problem", "%1 is not allowed here");
    case ProblemKind::PlayersMissing:
        return QT_TRANSLATE_NOOP("Problem", "there is no entry for this number of players: %1");
    case ProblemKind::PlayersTwice:
        return QT_TRANSLATE_NOOP("Problem", "this number of players occurs twice: %1");
    case ProblemKind::PlacesOverlap:
        return QT_TRANSLATE_NOOP("Problem", "%1 and %2 are on the same cell");
    case ProblemKind::PlaceApart:
        return QT_TRANSLATE_NOOP("Problem", "%1 is not connected to the town");
    case ProblemKind::NotBeside:
        return QT_TRANSLATE_NOOP("Problem", "%1 is not next to %2");
    case ProblemKind::NotClockwise:
        return QT_TRANSLATE_NOOP("Problem", "%1 is not the next one clockwise");
    case ProblemKind::ValuesFall:
        return QT_TRANSLATE_NOOP("Problem", "the values should never decrease from one entry to the next");
    case ProblemKind::PathBroken:
        return QT_TRANSLATE_NOOP("Problem", "%1 does not belong at this step of the path");
    case ProblemKind::TooManyEffects:
        return QT_TRANSLATE_NOOP("Problem", "the pack has more than %1 different effects");
    case ProblemKind::TownOutOfReach:
        return QT_TRANSLATE_NOOP("Problem", "no road or waterway leads to %1");
    case ProblemKind::TooClose:
        return QT_TRANSLATE_NOOP("Problem", "%1 and %2 are drawn too close together");
    case ProblemKind::ConnectionsCross:
        return QT_TRANSLATE_NOOP("Problem", "%1 and %2 cross on the drawing");
    case ProblemKind::NoProvenance:
        return QT_TRANSLATE_NOOP("Problem", "the source of the value “%1” is not given");
    case ProblemKind::InferredWithoutNote:
        return QT_TRANSLATE_NOOP("Problem", "an inferred value needs a note saying how it was inferred");
    case ProblemKind::UserPackSetAside:
        return QT_TRANSLATE_NOOP(
            "Problem", "your own pack is not used until it is free of errors; games are played with the printed values");
    case ProblemKind::ChapterTitleMissing:
        return QT_TRANSLATE_NOOP("Problem", "the first line should be the title of the chapter: # Title");
    case ProblemKind::HeadingMalformed:
        return QT_TRANSLATE_NOOP("Problem", "expected ## Title {#rule.id}, found %1");
    case ProblemKind::MarkupNotAllowed:
        return QT_TRANSLATE_NOOP("Problem", "this markup is not allowed: %1");
    case ProblemKind::UnknownRule:
        return QT_TRANSLATE_NOOP("Problem", "no rule has the id “%1”");
    case ProblemKind::RuleTwice:
        return QT_TRANSLATE_NOOP("Problem", "the rule %1 has two articles");
    case ProblemKind::RuleMissing:
        return QT_TRANSLATE_NOOP("Problem", "the rule %1 has no article");
    case ProblemKind::RuleInWrongFile:
        return QT_TRANSLATE_NOOP("Problem", "the rule %1 belongs in %2");
    case ProblemKind::KeySentenceMissing:
        return QT_TRANSLATE_NOOP("Problem", "the article on %1 has no key sentence");
    case ProblemKind::BodyMissing:
        return QT_TRANSLATE_NOOP("Problem", "the article on %1 has no explanation");
    case ProblemKind::EditionNoteMissing:
        return QT_TRANSLATE_NOOP("Problem", "the article on %1 does not say how the editions differ");
    case ProblemKind::LinkBroken:
        return QT_TRANSLATE_NOOP("Problem", "the link has no target: %1");
    case ProblemKind::TitleTwice:
        return QT_TRANSLATE_NOOP("Problem", "two articles have the title “%1”");
    case ProblemKind::AskedMissing:
        return QT_TRANSLATE_NOOP("Problem", "the article on %1 has no line of search questions");
    case ProblemKind::NumberUnknown:
        return QT_TRANSLATE_NOOP("Problem", "the pack has no number “%1”");
    case ProblemKind::NumberForms:
        return QT_TRANSLATE_NOOP("Problem", "the word after the number “%1” needs as many forms as the language has plural forms");
    case ProblemKind::NumbersDiffer:
        return QT_TRANSLATE_NOOP("Problem", "the article on %1 gives different numbers from the English one: %3 instead of %2");
    case ProblemKind::ArticleStale:
        return QT_TRANSLATE_NOOP("Problem", "the article on %1 is based on revision %2 of the English one, which is now %3");
    case ProblemKind::ArticleUnlinked:
        return QT_TRANSLATE_NOOP("Problem", "no other article links to the one on %1");
    case ProblemKind::ArticleWithoutLink:
        return QT_TRANSLATE_NOOP("Problem", "the article on %1 links to no other article");
    case ProblemKind::UnknownStep:
        return QT_TRANSLATE_NOOP("Problem", "the lesson has no step “%1”");
    case ProblemKind::StepUnreachable:
        return QT_TRANSLATE_NOOP("Problem", "the step “%1” cannot be reached");
    case ProblemKind::NoEnd:
        return QT_TRANSLATE_NOOP("Problem", "the lesson never ends");
    case ProblemKind::NoSolution:
        return QT_TRANSLATE_NOOP("Problem", "the step has no solution (skip_by)");
    case ProblemKind::NoCatchAll:
        return QT_TRANSLATE_NOOP("Problem", "the last answer to a wrong move should match every move (*)");
    case ProblemKind::UnknownReason:
        return QT_TRANSLATE_NOOP("Problem", "no refusal has the id “%1”");
    case ProblemKind::UnknownTarget:
        return QT_TRANSLATE_NOOP("Problem", "nothing on the table is called “%1”");
    case ProblemKind::UnknownPath:
        return QT_TRANSLATE_NOOP("Problem", "the position has no value “%1”");
    case ProblemKind::UnknownCommand:
        return QT_TRANSLATE_NOOP("Problem", "“%1” is not a command");
    case ProblemKind::NotArranged:
        return QT_TRANSLATE_NOOP("Problem", "this position cannot be set up: %1");
    case ProblemKind::OptionsUndecided:
        return QT_TRANSLATE_NOOP("Problem", "exactly one option should be right, found %1");
    case ProblemKind::WordsMissing:
        return QT_TRANSLATE_NOOP("Problem", "texts are missing: %1");
    case ProblemKind::WordsUnknown:
        return QT_TRANSLATE_NOOP("Problem", "nothing in the lesson uses these texts: %1");
    case ProblemKind::MarkWithoutTarget:
        return QT_TRANSLATE_NOOP("Problem", "the mark %1 has no target");
    case ProblemKind::TooManyWords:
        return QT_TRANSLATE_NOOP("Problem", "at most %1 words are allowed, found %2");
    case ProblemKind::NotTaught:
        return QT_TRANSLATE_NOOP("Problem", "the lesson promises the rule %1, but no step teaches it");
    case ProblemKind::CommandRefused:
        return QT_TRANSLATE_NOOP("Problem", "the rules do not allow “%1” here (%2)");
    case ProblemKind::CommandAccepted:
        return QT_TRANSLATE_NOOP("Problem", "the rules should refuse “%1” here, but they allow it");
    case ProblemKind::TranslationMissing:
        return QT_TRANSLATE_NOOP("Problem", "no translation (%1): %2");
    case ProblemKind::StyleSectionMissing:
        return QT_TRANSLATE_NOOP("Problem", "the section “%1” is missing or empty");
    case ProblemKind::StyleRowMalformed:
        return QT_TRANSLATE_NOOP("Problem", "this row of “%1” cannot be understood: %2");
    case ProblemKind::NotSaid:
        return QT_TRANSLATE_NOOP("Problem", "the style guide rules out “%1”; it recommends “%2”");
    case ProblemKind::StraightQuote:
        return QT_TRANSLATE_NOOP("Problem", "straight quotation mark or apostrophe near “%1”");
    case ProblemKind::WrongDash:
        return QT_TRANSLATE_NOOP("Problem", "this language writes its dash “%1”: %2");
    case ProblemKind::MarkBeforeNoun:
        return QT_TRANSLATE_NOOP("Problem", "a mark should stand right after its noun: %1");
    case ProblemKind::SaveForeign:
        return QT_TRANSLATE_NOOP("Problem", "record %1, byte %2: this is not a saved game; a saved game begins with %3");
    case ProblemKind::SaveLater:
        return QT_TRANSLATE_NOOP(
            "Problem",
            "record %1, byte %2: this game was written by a later version of the program (format %3; this program reads formats up to %4)");
    case ProblemKind::SaveCutShort:
        return QT_TRANSLATE_NOOP("Problem", "record %1, byte %2: the file ends before the game begins");
    case ProblemKind::SaveTorn:
        return QT_TRANSLATE_NOOP("Problem",
                                 "record %1, byte %2: writing was cut off here; the incomplete record is ignored");
    case ProblemKind::SaveMalformed:
        return QT_TRANSLATE_NOOP("Problem", "record %1, byte %2: expected %3, found “%4”");
    case ProblemKind::SaveWrongLength:
        return QT_TRANSLATE_NOOP("Problem", "record %1, byte %2: the record should be %3 bytes long, found %4");
    case ProblemKind::SaveWrongChecksum:
        return QT_TRANSLATE_NOOP("Problem",
                                 "record %1, byte %2: the record was changed after it was written (wrong checksum)");
    case ProblemKind::SaveOutOfChain:
        return QT_TRANSLATE_NOOP(
            "Problem",
            "record %1, byte %2: the record does not follow record %3; one of the two was changed, or one between them "
            "is missing");
    case ProblemKind::SaveWrongState:
        return QT_TRANSLATE_NOOP(
            "Problem",
            "record %1, byte %2: the position after the record differs from the one when it was written (hash %3, reached %4)");
    case ProblemKind::SaveUnknownGame:
        return QT_TRANSLATE_NOOP("Problem", "record %1, byte %2: this is a game of “%3”, which cannot be opened here");
    case ProblemKind::SaveUnsoundPack:
        return QT_TRANSLATE_NOOP("Problem",
                                 "record %1, byte %2: the pack inside the file has errors (problems found: %3)");
    case ProblemKind::SaveUnsoundSetup:
        return QT_TRANSLATE_NOOP("Problem", "record %1, byte %2: the game cannot be set up like this: %3");
    case ProblemKind::SaveUnreadable:
        return QT_TRANSLATE_NOOP("Problem", "record %1, byte %2: “%3” is not a command");
    case ProblemKind::SaveRefused:
        return QT_TRANSLATE_NOOP("Problem", "record %1, byte %2: the rules do not allow “%3” here (%4)");
    case ProblemKind::SaveNoUndo:
        return QT_TRANSLATE_NOOP("Problem", "record %1, byte %2: there is nothing to undo");
    case ProblemKind::SaveTooManyRulings:
        return QT_TRANSLATE_NOOP("Problem", "record %1, byte %2: the rulings of this game have been changed more than %3 times");
    case ProblemKind::SaveNoMoreRulings:
        return QT_TRANSLATE_NOOP("Problem", "the rulings of this game have been changed %1 times, and a game cannot store any more changes");
    case ProblemKind::SaveTooSlow:
        return QT_TRANSLATE_NOOP("Problem", "record %1, byte %2: reading the game took longer than %3 seconds and was stopped here");
    case ProblemKind::SaveExists:
        return QT_TRANSLATE_NOOP("Problem", "a file with this name already exists; it is left as it is");
    case ProblemKind::SaveInUse:
        return QT_TRANSLATE_NOOP("Problem", "the game is open in another window or program");
    case ProblemKind::SaveNotWritten:
        return QT_TRANSLATE_NOOP("Problem", "nothing could be written to disk (%1); the game stays as it was");
    case ProblemKind::FolderNotWritable:
        return QT_TRANSLATE_NOOP("Problem", "games cannot be saved in this folder (%1)");
    case ProblemKind::RecordNotWritten:
        return QT_TRANSLATE_NOOP("Problem", "your progress in the lessons could not be saved (%1); it will be lost when you close the program");
    case ProblemKind::RecordPutAside:
        return QT_TRANSLATE_NOOP("Problem", "the file with your progress in the lessons is damaged: %1. Progress that could not be read starts from scratch; the old file has been kept with the extension “.broken”");
    case ProblemKind::RecordStuck:
        return QT_TRANSLATE_NOOP("Problem", "the file with your progress in the lessons is damaged and could not be moved aside: %1. It is left as it is, and your progress will be lost when you close the program");
    case ProblemKind::TablesNotWritten:
        return QT_TRANSLATE_NOOP("Problem", "the list of tables that this device has joined could not be saved (%1); to come back to them after closing the program, enter their codes again");
    case ProblemKind::TablesPutAside:
        return QT_TRANSLATE_NOOP("Problem", "the file with the tables that this device has joined is damaged: %1. To come back to them, enter their codes again; the old file has been kept with the extension “.broken”");
    case ProblemKind::TablesStuck:
        return QT_TRANSLATE_NOOP("Problem", "the file with the tables that this device has joined is damaged and could not be moved aside: %1. It is left as it is, and the program remembers new tables only until you close it");
    case ProblemKind::SaveReplaced:
        return QT_TRANSLATE_NOOP("Problem", "another program has replaced or deleted the file of this game. The game continues in a new file, %1, and only your last move is missing: please make it again");
    }
    return "";
}

const char* openingSource(ProblemKind kind) {
    switch (kind) {
    case ProblemKind::SaveForeign:
        return QT_TRANSLATE_NOOP("Problem", "“%1” is not a saved game of Magister Ludi. Choose a file that Magister Ludi has saved; the names of such files end in “.game”.");
    case ProblemKind::FileEmpty:
        return QT_TRANSLATE_NOOP("Problem", "“%1” is empty: there is no game in it. Copy it again from where it came from.");
    case ProblemKind::SaveCutShort:
        return QT_TRANSLATE_NOOP("Problem", "Most of “%1” is missing, so there is no game to be opened. Copy it again from where it came from.");
    case ProblemKind::SaveLater:
        return QT_TRANSLATE_NOOP("Problem", "“%1” was saved by a newer version of Magister Ludi. Update this one, and the game will open.");
    case ProblemKind::SaveUnknownGame:
        return QT_TRANSLATE_NOOP("Problem", "“%1” is a saved game of a board game that this version of Magister Ludi does not have.");
    case ProblemKind::FileMissing:
        return QT_TRANSLATE_NOOP("Problem", "There is no file “%1” in that place. It may have been moved or renamed.");
    case ProblemKind::FileNotRegular:
        return QT_TRANSLATE_NOOP("Problem", "“%1” is not a file that a game can be in. If it is a folder, choose one of the files in it.");
    case ProblemKind::FileTooBig:
        return QT_TRANSLATE_NOOP("Problem", "“%1” is too large to be a saved game. Choose another file.");
    case ProblemKind::FileUnreadable:
        return QT_TRANSLATE_NOOP("Problem", "“%1” cannot be read. Check that you are allowed to open it.");
    case ProblemKind::SaveMalformed:
    case ProblemKind::SaveWrongLength:
    case ProblemKind::SaveWrongChecksum:
    case ProblemKind::SaveOutOfChain:
    case ProblemKind::SaveUnsoundPack:
    case ProblemKind::SaveUnsoundSetup:
        return QT_TRANSLATE_NOOP("Problem", "“%1” is damaged at its beginning, so there is no game to be opened. Copy it again from where it came from.");
    default:
        return "";
    }
}

QString openingText(const Problem& problem, const QString& plain, const QString& translated) {
    const QString place = sentence(problem, translated);
    if (plain.isEmpty()) return place;
    const QString name = problem.file.section(QLatin1Char('/'), -1, -1, QString::SectionSkipEmpty);
    return withArguments(plain, {name}) + QLatin1Char('\n') + place;
}

QString shownForeign(const QString& text) {
    constexpr qsizetype longest = 500;
    QString shown;
    for (const char32_t sign : text.left(longest).toUcs4()) {
        const auto category = QChar::category(sign);
        const bool plain = category != QChar::Other_Control && category != QChar::Other_Format && category != QChar::Other_Surrogate &&
                           category != QChar::Separator_Line && category != QChar::Separator_Paragraph;
        shown += plain ? QString::fromUcs4(&sign, 1) : QStringLiteral("?");
    }
    return text.size() > longest ? shown + u'…' : shown;
}

QString sentence(const Problem& problem, const Catalogue& catalogue) {
    return placed(problem, catalogue.text("Problem", problemSource(problem.kind)));
}

QString sentence(const Problem& problem, const QString& translated) {
    return placed(problem, translated);
}

QString explanation(const Problem& problem, const Catalogue& catalogue) {
    return withArguments(catalogue.text("Problem", problemSource(problem.kind)), problem.arguments);
}

QString explanation(const Problem& problem, const QString& translated) {
    return withArguments(translated, problem.arguments);
}

QString sentence(const Problem& problem) {
    return placed(problem, QString::fromUtf8(problemSource(problem.kind)));
}

} // namespace magister
