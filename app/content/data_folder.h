// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace magister {

/// The five languages, by code, in the order of the language menu.
const QStringList& languages();

/// The folder that holds resources/ and translations/: from the environment (MAGISTER_DATA), beside the installed
/// program (../share/magister-ludi), or the source tree.
class DataFolder {
public:
    /// The first of the three that exists.
    static DataFolder find();
    explicit DataFolder(const QString& path) : m_path(path) {}

    const QString& path() const { return m_path; }
    QString packs(const QString& game) const;
    QString lessons(const QString& game) const;
    QString course(const QString& game) const; ///< the file of that game in courses
    QString lessonWords(const QString& game, const QString& language) const;
    QString articles(const QString& game, const QString& language) const;
    QString names(const QString& game, const QString& language) const; ///< the file names.json
    QString rulingWords(const QString& game, const QString& language) const; ///< the file rulings.json
    QString glossary(const QString& game, const QString& language) const;    ///< the file glossary.json of that language
    QString boxWords(const QString& game, const QString& language) const;    ///< the file box.json of that language
    /// A path as shown in messages: relative to this folder if inside it, with slashes.
    QString shown(const QString& path) const;

private:
    QString m_path;
};

} // namespace magister
