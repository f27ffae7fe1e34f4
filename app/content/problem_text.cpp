// SPDX-License-Identifier: GPL-3.0-or-later
#include "problem_text.h"

#include "catalogue.h"

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
            out += arguments.value(place - 1);
            ++i;
        }
    }
    return out;
}

QString placed(const Problem& problem, const QString& text) {
    QString where = problem.file;
    if (problem.line > 0) where += QStringLiteral(":%1:%2").arg(problem.line).arg(problem.column);
    if (!problem.path.isEmpty()) where += ", " + problem.path;
    return where + ": " + withArguments(text, problem.arguments);
}

} // namespace

#define P(text) QT_TRANSLATE_NOOP("Problem", text)
const char* problemSource(ProblemKind kind) {
    switch (kind) {
    case ProblemKind::FileMissing:
        return P("the file is missing");
    case ProblemKind::FileUnreadable:
        return P("the file cannot be read (%1)");
    case ProblemKind::FileTooBig:
        return P("the file is larger than %1 bytes");
    case ProblemKind::FileEmpty:
        return P("the file is empty");
    case ProblemKind::NotUtf8:
        return P("this is not UTF-8 text");
    case ProblemKind::UnexpectedText:
        return P("expected %1, found %2");
    case ProblemKind::UnexpectedEnd:
        return P("the file ends here, expected %1");
    case ProblemKind::TooDeep:
        return P("values are nested more than %1 levels deep");
    case ProblemKind::DuplicateKey:
        return P("the key \"%1\" occurs twice");
    case ProblemKind::ExpectedObject:
        return P("expected an object, found %1");
    case ProblemKind::ExpectedList:
        return P("expected a list, found %1");
    case ProblemKind::ExpectedText:
        return P("expected a text, found %1");
    case ProblemKind::ExpectedInteger:
        return P("expected a whole number, found %1");
    case ProblemKind::ExpectedNumber:
        return P("expected a number, found %1");
    case ProblemKind::ExpectedBoolean:
        return P("expected true or false, found %1");
    case ProblemKind::MissingKey:
        return P("the key \"%1\" is missing");
    case ProblemKind::UnknownKey:
        return P("the key \"%1\" is not known here");
    case ProblemKind::UnknownWord:
        return P("expected one of %1, found %2");
    case ProblemKind::OutOfRange:
        return P("expected a number from %1 to %2, found %3");
    case ProblemKind::WrongCount:
        return P("expected from %1 to %2 entries, found %3");
    case ProblemKind::EmptyText:
        return P("the text is empty");
    case ProblemKind::WrongFormat:
        return P("expected \"%1\", found \"%2\"");
    case ProblemKind::UnknownId:
        return P("nothing here has the id \"%1\"");
    case ProblemKind::DuplicateId:
        return P("\"%1\" occurs twice");
    case ProblemKind::WrongOrder:
        return P("wrong order: expected %1, found %2");
    case ProblemKind::WrongTotal:
        return P("the total of %1 should be %2, found %3");
    case ProblemKind::NotAllowedHere:
        return P("%1 is not allowed here");
    case ProblemKind::PlayersMissing:
        return P("nothing is given for this number of players: %1");
    case ProblemKind::PlayersTwice:
        return P("this number of players is given twice: %1");
    case ProblemKind::PlacesOverlap:
        return P("%1 and %2 lie on the same cell");
    case ProblemKind::PlaceApart:
        return P("%1 does not hang together with the town");
    case ProblemKind::NotBeside:
        return P("%1 does not lie beside %2");
    case ProblemKind::NotClockwise:
        return P("%1 is not the next one clockwise");
    case ProblemKind::ValuesFall:
        return P("the values should never go back from one entry to the next");
    case ProblemKind::PathBroken:
        return P("%1 does not belong at this step of the path");
    case ProblemKind::TooManyEffects:
        return P("the pack has more than %1 different effects");
    case ProblemKind::NoProvenance:
        return P("it is not said where the value \"%1\" comes from");
    case ProblemKind::InferredWithoutNote:
        return P("an inferred value needs a note that says how");
    case ProblemKind::UserPackSetAside:
        return P("this pack of your own is not used until it is sound; games are played with the printed values");
    case ProblemKind::ChapterTitleMissing:
        return P("the first line should be the title of the chapter: # Title");
    case ProblemKind::HeadingMalformed:
        return P("expected ## Title {#rule.id}, found %1");
    case ProblemKind::MarkupNotAllowed:
        return P("this markup is not allowed: %1");
    case ProblemKind::UnknownRule:
        return P("no rule has the id \"%1\"");
    case ProblemKind::RuleTwice:
        return P("the rule %1 has two articles");
    case ProblemKind::RuleMissing:
        return P("the rule %1 has no article");
    case ProblemKind::RuleInWrongFile:
        return P("the rule %1 belongs into %2");
    case ProblemKind::KeySentenceMissing:
        return P("the article on %1 has no key sentence");
    case ProblemKind::BodyMissing:
        return P("the article on %1 has no explanation");
    case ProblemKind::EditionNoteMissing:
        return P("the article on %1 does not say how the editions differ");
    case ProblemKind::LinkBroken:
        return P("the link leads nowhere: %1");
    case ProblemKind::TitleTwice:
        return P("two articles have the title \"%1\"");
    case ProblemKind::UnknownStep:
        return P("the lesson has no step \"%1\"");
    case ProblemKind::StepUnreachable:
        return P("no way leads to the step \"%1\"");
    case ProblemKind::NoEnd:
        return P("the lesson never ends");
    case ProblemKind::NoSolution:
        return P("the step has no solution (skip_by)");
    case ProblemKind::NoCatchAll:
        return P("the last answer to a wrong move should catch every move (*)");
    case ProblemKind::UnknownReason:
        return P("no refusal has the id \"%1\"");
    case ProblemKind::UnknownTarget:
        return P("nothing on the table is called \"%1\"");
    case ProblemKind::UnknownPath:
        return P("the position has no value \"%1\"");
    case ProblemKind::UnknownCommand:
        return P("no command is written \"%1\"");
    case ProblemKind::OptionsUndecided:
        return P("one option should be right, found %1");
    case ProblemKind::WordsMissing:
        return P("words are missing: %1");
    case ProblemKind::WordsUnknown:
        return P("these words belong to nothing in the lesson: %1");
    case ProblemKind::MarkWithoutTarget:
        return P("the mark %1 points at nothing");
    case ProblemKind::TooManyWords:
        return P("at most %1 words fit, found %2");
    case ProblemKind::NotTaught:
        return P("the lesson promises the rule %1, but no step shows it");
    case ProblemKind::TranslationMissing:
        return P("no translation (%1): %2");
    case ProblemKind::SaveForeign:
        return P("record %1, byte %2: this is not a saved game; it would begin with %3");
    case ProblemKind::SaveLater:
        return P("record %1, byte %2: a later version of the program wrote this game (format %3; this program knows "
                 "formats up to %4)");
    case ProblemKind::SaveCutShort:
        return P("record %1, byte %2: the file ends before the game begins");
    case ProblemKind::SaveTorn:
        return P("record %1, byte %2: writing was cut off here; the unfinished record is left out");
    case ProblemKind::SaveMalformed:
        return P("record %1, byte %2: expected %3, found \"%4\"");
    case ProblemKind::SaveWrongLength:
        return P("record %1, byte %2: the record should be %3 bytes long, found %4");
    case ProblemKind::SaveWrongChecksum:
        return P("record %1, byte %2: the record was changed after it was written (wrong checksum)");
    case ProblemKind::SaveOutOfChain:
        return P("record %1, byte %2: the record does not follow record %3; one of the two was changed, or one between them "
                 "is missing");
    case ProblemKind::SaveWrongState:
        return P("record %1, byte %2: the position after the record is another one than when it was written (hash %3, "
                 "reached %4)");
    case ProblemKind::SaveUnknownGame:
        return P("record %1, byte %2: this program does not know the game \"%3\"");
    case ProblemKind::SaveUnsoundPack:
        return P("record %1, byte %2: the pack inside the file is not sound (problems found: %3)");
    case ProblemKind::SaveUnsoundSetup:
        return P("record %1, byte %2: the game cannot be set up like this: %3");
    case ProblemKind::SaveUnreadable:
        return P("record %1, byte %2: no command is written \"%3\"");
    case ProblemKind::SaveRefused:
        return P("record %1, byte %2: the rules do not allow \"%3\" here (%4)");
    case ProblemKind::SaveNoUndo:
        return P("record %1, byte %2: there is nothing that may be taken back");
    case ProblemKind::SaveExists:
        return P("a file of this name is there already; it is left as it is");
    case ProblemKind::SaveInUse:
        return P("the game is open in another window or program");
    case ProblemKind::SaveNotWritten:
        return P("nothing could be written to the disk (%1); the game stays as it was");
    }
    return "";
}
#undef P

QString sentence(const Problem& problem, const Catalogue& catalogue) {
    return placed(problem, catalogue.text("Problem", problemSource(problem.kind)));
}

QString explanation(const Problem& problem, const Catalogue& catalogue) {
    return withArguments(catalogue.text("Problem", problemSource(problem.kind)), problem.arguments);
}

QString sentence(const Problem& problem) {
    return placed(problem, QString::fromUtf8(problemSource(problem.kind)));
}

} // namespace magister
