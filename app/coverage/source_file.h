// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/coverage/source_text.h"

#include <QSet>
#include <QStringList>

#include <optional>

namespace magister {

/// Something that has a name in a source file.
struct SourceItem {
    enum class Kind { Namespace, Type, Function, Data };
    Kind kind{};
    QString name;        ///< with the types around it: "TestMove::lyingDoesNotBlock"; overloads with their last
                         ///< parameter: "refuse(ChooseHex)"
    QString bare;        ///< "TestMove::lyingDoesNotBlock", "refuse"
    qsizetype from{};    ///< where it begins in the text
    qsizetype to{};      ///< behind its end
    bool hasBody{};      ///< false for what is only declared
};

/// A C++ file of the source tree with the names of what stands in it. Not a compiler: it knows brackets, remarks,
/// quotes and the look of a heading, which is all that the house style asks for.
class SourceFile {
public:
    /// `path` is the one shown, from the root of the tree.
    SourceFile(const QString& path, const QString& text);

    const QString& path() const { return m_path; }
    const SourceText& source() const { return m_source; }
    const QList<SourceItem>& items() const { return m_items; }
    /// The innermost function, table or type around that position; null between items and in a bare namespace.
    const SourceItem* around(qsizetype at) const;
    /// What a remark on that line speaks of: the item around it, else the one that begins next, with nothing else
    /// between. Null for the remark that heads a file.
    const SourceItem* spokenOf(const Comment& comment) const;
    /// Whether QtTest runs that function: a private slot of its class, not a table of data nor a fixture.
    bool isTest(const SourceItem& item) const;

private:
    friend class ItemReading;
    QString m_path;
    SourceText m_source;
    QList<SourceItem> m_items;
    QSet<QString> m_slots;
};

/// The files below root/folder that match one of the patterns, by path.
QList<SourceFile> readSources(const QString& root, const QString& folder, const QStringList& patterns);
/// The text of a file; nothing if it cannot be read.
std::optional<QString> textOf(const QString& path);

} // namespace magister
