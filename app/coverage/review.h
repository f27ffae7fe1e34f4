// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/coverage/fingerprint.h"

namespace magister {

/// A rule whose article is to be read again.
struct ReviewRow {
    enum class Why { Changed, New, Gone };
    QString id;
    Why why{};
    bool code{};  ///< changed: what plays it in the engine
    bool facts{}; ///< changed: its entry in the catalogue, or a number its article states
    QList<Evidence> places; ///< that play it
    QString article;        ///< the English one, "translations/en/messina/rules/hut.md:12"; empty if there is none
};

/// The rules of a game against what their English articles were last read against. `problem` says, in English, why
/// nothing can be told; it is empty otherwise.
class Review {
public:
    /// Reads the tree below `root`: the engine, the catalogue, the English articles, the pack and
    /// translations/en/<game>/reviewed.json. Without that file every rule is new.
    static Review read(const QString& root, const QString& game);

    const QString& problem() const { return m_problem; }
    /// In the order of the catalogue; those gone at the end, by id.
    const QList<ReviewRow>& rows() const { return m_rows; }
    /// Notes that the articles on these rules are right as they stand, those gone forgotten; `ids` may be "all" alone.
    /// False with a problem: an unknown id, a file that cannot be written; then nothing is noted.
    bool accept(const QStringList& ids);

private:
    void readReviewed();
    void compare();
    bool write();

    QString m_file; ///< path of reviewed.json
    QString m_shown;
    QString m_problem;
    QStringList m_ids; ///< of the catalogue
    QHash<QString, Fingerprint> m_now;
    QHash<QString, Fingerprint> m_reviewed;
    QHash<QString, QList<Evidence>> m_places;
    QHash<QString, QString> m_articles;
    QList<ReviewRow> m_rows;
};

} // namespace magister
