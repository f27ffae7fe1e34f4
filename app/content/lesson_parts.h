// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/json_value.h"
#include "app/content/lesson.h"
#include "app/content/lesson_vocabulary.h"

#include <map>
#include <memory>
#include <optional>

/// Parts of the lesson reader, one function each. Errors are reported; the value is then not used.
namespace magister {

/// The positions that lessons share: files of a folder, each read when it is first named.
class LessonPositions {
public:
    /// The folder "positions" beside that lesson file.
    LessonPositions(const QString& lessonPath, const QString& shownAs, QList<Problem>& problems);

    /// The position of that name; absent when there is no such file, which is reported at `name`.
    JsonObject find(const JsonValue& name, const QString& game);
    /// For how many players the position of that name is; the rest of it is not looked at. Nothing if that cannot be read.
    std::optional<int> players(const JsonValue& name) const;
    /// Reports what was found wrong since the last time in what find() gave, each problem once.
    void report();

private:
    struct File {
        JsonSource source;
        std::unique_ptr<JsonNode> tree; ///< null when it could not be read
    };
    /// The file of that position; empty if there is none.
    QString fileOf(const JsonValue& name) const;

    QString m_folder;
    QString m_shownFolder;
    QList<Problem>& m_problems;
    QList<Problem> m_found;
    std::map<QString, File> m_files;
};

/// In a path of a pick's `where`: the thing that was clicked.
inline const QString targetWord = QStringLiteral("{target}");

/// Who reads, and for how many players: those of the start that was read last.
struct LessonReading {
    const LessonVocabulary& vocabulary;
    std::shared_ptr<LessonPositions> positions{}; ///< null: starts name none
    int players{vocabulary.fewestPlayers()};
    bool table{}; ///< steps name their seat
    QString clicked{}; ///< what targetWord in a path stands for

    bool isTarget(const QString& target, bool pattern = false) const {
        return vocabulary.isTarget(target, players, pattern);
    }
    bool isPath(const QString& path) const { return vocabulary.isPath(path, players); }
    bool isCommand(const QString& command) const { return vocabulary.isCommand(command, players); }
};

/// A list of texts, each checked by `check`; those that fail are reported as `kind`.
template <class Check>
QStringList readTexts(const JsonValue& value, int least, int most, ProblemKind kind, Check check) {
    QStringList texts;
    for (const JsonValue& each : value.list(least, most)) {
        const auto text = each.text();
        if (!text) continue;
        if (!check(*text)) each.report(kind, {*text});
        texts.append(*text);
    }
    return texts;
}

QStringList readRules(const JsonValue& value, const LessonReading& reading, int least);
/// A position of its own or a shared one ("position"), with lines and commands after those of the file.
LessonStart readStart(const JsonValue& value, LessonReading& reading);
Predicate readPredicate(const JsonValue& value, const LessonReading& reading);
LessonStep readStep(const JsonValue& value, LessonReading& reading, QStringList& ids);
/// Lines of a script: "2: choose-hex 1 B1", "proceed"; with `answers` also "answer:<something>".
QStringList readScript(const JsonValue& value, const LessonReading& reading, bool answers);

} // namespace magister
