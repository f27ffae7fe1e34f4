// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/problem.h"
#include "app/content/provenance.h"

#include <QHash>
#include <QList>
#include <QString>

namespace magister {

class DataFolder;
struct GameFacts;

/// A kind of thing that lies in the box of a game.
struct BoxPart {
    QString id;
    QString icon;        ///< name of a drawing in art/icons; empty if there is none
    int count{};         ///< of all of them
    int colours{};       ///< in so many colours, as many of each; 0 for what has no colour of a player
    ValueSource source{ValueSource::Printed}; ///< of the count
};

struct BoxGroup {
    QString id;
    QList<BoxPart> parts;
};

/// What lies in the box of a game, with its words in the five languages.
class BoxList {
public:
    /// Reads box.json of the game's pack, the printed numbers that it names, and translations/<language>/<game>/box.json.
    /// A count that is not where it should be, an unknown drawing, a name that is missing or of nothing are problems; what
    /// is sound is kept.
    static BoxList read(const DataFolder& data, const GameFacts& game, QList<Problem>& problems);

    const QList<BoxGroup>& groups() const { return m_groups; }
    /// Empty for what has none; a note is one that few parts have.
    QString group(const QString& language, const QString& id) const { return m_words[language].groups.value(id); }
    QString part(const QString& language, const QString& id) const { return m_words[language].parts.value(id); }
    QString note(const QString& language, const QString& id) const { return m_words[language].notes.value(id); }
    /// How many names and notes there are in all languages.
    int wordCount() const;

private:
    struct Words {
        QHash<QString, QString> groups;
        QHash<QString, QString> parts;
        QHash<QString, QString> notes;
    };
    void readWords(const DataFolder& data, const GameFacts& game, const QString& language, QList<Problem>& problems);

    QList<BoxGroup> m_groups;
    QHash<QString, Words> m_words; ///< by language
};

} // namespace magister
