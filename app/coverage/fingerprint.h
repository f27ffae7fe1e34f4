// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/coverage/evidence.h"

#include <QJsonObject>

namespace magister {

class PackNumbers;

/// What an article on a rule atom tells of, in two sums of eight hexadecimal digits: how the program plays it, and what
/// is known of it.
struct Fingerprint {
    QString code;
    QString facts;

    friend bool operator==(const Fingerprint&, const Fingerprint&) = default;
};

/// Takes the fingerprints of a tree; each source file is read once.
class Fingerprints {
public:
    /// `root` is the top of the source tree.
    explicit Fingerprints(const QString& root) : m_root(root) {}

    /// Of the functions and tables in which the places stand, without remarks and white space; neither their order nor
    /// the file they stand in counts.
    QString ofCode(const QList<Evidence>& places);
    /// Of the entry in the catalogue, but for its links, its order and pages, and of the numbers `keys` of the pack. A
    /// number that the pack lacks counts as that.
    static QString ofFacts(QJsonObject entry, QStringList keys, const PackNumbers& numbers);

private:
    const SourceFile& file(const QString& path);

    QString m_root;
    QHash<QString, SourceFile> m_files;
};

} // namespace magister
