// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/data_folder.h"
#include "app/content/json_tree.h"

namespace magister {

/// The file of a pack that names the others.
inline const QString packHeadName = QStringLiteral("pack.json");

/// One file of a pack.
struct PackFile {
    QString name;    ///< as pack.json names it, without a folder
    QString shownAs; ///< in messages
    QByteArray bytes;
    std::optional<Problem> unreadable; ///< why there are no bytes

    friend bool operator==(const PackFile&, const PackFile&) = default;
};

/// The files of one pack as a value: read from a folder, stored in a saved game, or made up. The files of a user's pack
/// can be laid over them. Their content is not examined here; see the reader of a game’s pack.
class PackFiles {
public:
    PackFiles() = default;
    /// `shownFolder` stands before the names in messages.
    explicit PackFiles(const QString& shownFolder) : m_shownFolder(shownFolder) {}

    /// pack.json and the files it names. A missing or unreadable file becomes a problem only when it is requested,
    /// so that every reader of the pack reports it. Nothing outside the folder is touched.
    static PackFiles fromFolder(const QString& folder, const DataFolder& data);

    /// Puts a file in, in place of the one of that name if there is one.
    void set(const QString& name, const QByteArray& bytes);
    /// Null if there is no such file.
    const PackFile* find(const QString& name) const;
    const QList<PackFile>& files() const { return m_files; }
    bool isEmpty() const { return m_files.isEmpty(); }
    /// The same with a user's pack over it, in place of one that was there.
    PackFiles with(const PackFiles& userPack) const;
    PackFiles withoutUserPack() const;
    /// The user's pack that lies over this one; null if there is none.
    const PackFiles* userPack() const { return m_over.empty() ? nullptr : &m_over.front(); }
    /// The file as JSON; null after a reported problem (missing, unreadable, too big, not JSON).
    std::unique_ptr<JsonNode> tree(const QString& name, QList<Problem>& problems) const;
    /// How messages name the file, whether it is there or not.
    QString shown(const QString& name) const;

    /// Names and bytes, those of a user's pack too, in a compact form for saves. JSON loses the white space between its
    /// values, so places found later are of another line; what could not be read is left out.
    QByteArray toBytes() const;
    /// Nothing after a reported problem if the bytes are not the output of toBytes. Accepts arbitrary bytes.
    static std::optional<PackFiles> fromBytes(const QByteArray& bytes, const QString& shownFolder,
                                              QList<Problem>& problems);

    friend bool operator==(const PackFiles&, const PackFiles&) = default;

private:
    void read(const QString& folder, const QString& name);
    QByteArray plain() const;

    QString m_shownFolder;
    QList<PackFile> m_files;
    std::vector<PackFiles> m_over; ///< one or none
};

/// Whether a name of a file stays in the folder it is looked up in.
bool isPlainFileName(const QString& name);

} // namespace magister
