// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace magister {

/// The kinds of problem that content can have. The wording is in problem_text.cpp; arguments are numbered there.
/// Arguments are ids, keys and numbers from the file, never sentences.
enum class ProblemKind {
    // The file
    FileMissing,
    FileUnreadable, ///< reason of the system
    FileNotRegular, ///< reason of the system: a folder, pipe or device
    FileTooBig,     ///< limit in bytes
    FileEmpty,
    NotUtf8,
    // JSON text
    UnexpectedText, ///< expected, found
    UnexpectedEnd,  ///< expected
    TooDeep,        ///< limit
    TooManyKeys,    ///< limit, of one object
    TooManyValues,  ///< limit, of one file
    MoreProblems,   ///< limit: what else is wrong is not listed
    DuplicateKey,   ///< key
    // Shape
    ExpectedObject,  ///< found
    ExpectedList,    ///< found
    ExpectedText,    ///< found
    ExpectedInteger, ///< found
    ExpectedNumber,  ///< found
    ExpectedBoolean, ///< found
    MissingKey,      ///< key
    UnknownKey,      ///< key
    UnknownWord,     ///< allowed words, found
    OutOfRange,      ///< least, most, found
    WrongCount,      ///< least, most, found
    EmptyText,
    WrongFormat, ///< expected, found
    // References
    UnknownId,   ///< id
    DuplicateId, ///< id
    WrongOrder,  ///< expected, found
    // Packs
    WrongTotal,     ///< what, expected, found
    NotAllowedHere, ///< what
    PlayersMissing, ///< number of players
    PlayersTwice,   ///< number of players
    PlacesOverlap,  ///< id, id
    PlaceApart,     ///< id
    NotBeside,      ///< id, id
    NotClockwise,   ///< id
    ValuesFall,
    PathBroken,     ///< id of the node
    TooManyEffects, ///< limit
    TownOutOfReach, ///< id
    TooClose,       ///< id, id
    ConnectionsCross, ///< id, id
    NoProvenance,   ///< field
    InferredWithoutNote,
    UserPackSetAside,
    // Articles
    ChapterTitleMissing,
    HeadingMalformed,   ///< line
    MarkupNotAllowed,   ///< text
    UnknownRule,        ///< id
    RuleTwice,          ///< id
    RuleMissing,        ///< id
    RuleInWrongFile,    ///< id, file
    KeySentenceMissing, ///< id
    BodyMissing,        ///< id
    EditionNoteMissing, ///< id
    LinkBroken,         ///< target
    TitleTwice,         ///< title
    AskedMissing,       ///< id
    NumberUnknown,      ///< key
    NumberForms,        ///< key
    NumbersDiffer,      ///< id, keys in English, keys found
    ArticleStale,       ///< id, revision it was made from, revision there is
    ArticleUnlinked,    ///< id
    ArticleWithoutLink, ///< id
    // Lessons
    UnknownStep,     ///< id
    StepUnreachable, ///< id
    NoEnd,
    NoSolution,
    NoCatchAll,
    UnknownReason,     ///< id
    UnknownTarget,     ///< target
    UnknownPath,       ///< path of a predicate
    UnknownCommand,    ///< command or pattern
    NotArranged,       ///< what is wrong, in words of the engine
    OptionsUndecided,  ///< number of options marked right
    WordsMissing,      ///< key
    WordsUnknown,      ///< key
    MarkWithoutTarget, ///< mark
    TooManyWords,      ///< limit, found
    NotTaught,         ///< id
    // Figures
    CommandRefused,  ///< command, reason id
    CommandAccepted, ///< command
    // Names and interface texts
    TranslationMissing, ///< context, source text
    // Style guides and what they say of a text
    StyleSectionMissing, ///< section
    StyleRowMalformed,   ///< section, line
    NotSaid,             ///< found, what is said instead
    StraightQuote,       ///< text around it
    WrongDash,           ///< the dash of the language, text around it
    MarkBeforeNoun,      ///< word and mark
    // Saved games; the first two arguments are always the number of the record, from 0, and its first wrong byte, from 0
    SaveForeign,        ///< expected
    SaveLater,          ///< format, the latest one known
    SaveCutShort,
    SaveTorn,           ///< no fault of the game: the rest of it is sound
    SaveMalformed,      ///< expected, found
    SaveWrongLength,    ///< said, found
    SaveWrongChecksum,
    SaveOutOfChain,     ///< number of the record before: it may be the one that was changed
    SaveWrongState,     ///< hash said, hash reached
    SaveUnknownGame,    ///< game
    SaveUnsoundPack,    ///< number of problems
    SaveUnsoundSetup,   ///< field
    SaveUnreadable,     ///< command
    SaveRefused,        ///< command, reason id
    SaveNoUndo,
    SaveTooManyRulings, ///< limit
    SaveTooSlow,        ///< seconds it was given
    // Writing a game; the file as a whole
    SaveNoMoreRulings, ///< how many there may be
    SaveExists,
    SaveInUse,
    SaveNotWritten, ///< reason of the system
    FolderNotWritable, ///< reason of the system
    RecordNotWritten, ///< reason of the system
    RecordPutAside, ///< what is wrong with it, as a sentence
    RecordStuck,    ///< what is wrong with it, as a sentence
    TablesNotWritten, ///< reason of the system
    TablesPutAside, ///< what is wrong with the file, as a sentence
    TablesStuck,    ///< what is wrong with the file, as a sentence
    SaveReplaced,   ///< path of the copy to which the game goes on; empty: none could be made
};

/// One problem with the content, and where it is.
struct Problem {
    QString file; ///< relative to the data folder where possible, with slashes
    QString path; ///< "$.list[3].colour"; empty where the file is not JSON or not readable
    int line{};   ///< from 1; 0 for the file as a whole
    int column{}; ///< from 1, in characters
    ProblemKind kind{};
    QStringList arguments;

    friend bool operator==(const Problem&, const Problem&) = default;
};

/// Maximum number of problems listed per file: nobody reads more, and a file made with a million errors must not exhaust
/// memory.
inline constexpr qsizetype mostProblems = 1000;

/// Appends it; beyond `mostProblems` of the same file in a row only a single remark that there are more.
void addProblem(QList<Problem>& problems, const Problem& problem);

} // namespace magister
