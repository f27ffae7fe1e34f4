// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/data_folder.h"
#include "app/content/problem.h"

#include <QList>
#include <QStringList>

namespace magister {

/// Some lessons of a course in an order of their own, for people who do not want all of them.
struct CourseWay {
    QString id; ///< one of courseWays()
    QStringList lessons;
    friend bool operator==(const CourseWay&, const CourseWay&) = default;
};

/// What is known of the lessons of a game as a whole. The lessons themselves say in which order they are taught.
struct Course {
    QStringList optional;  ///< lessons that nobody needs in order to play the basic game
    QStringList ownGames;  ///< lessons after which a game of one's own is offered
    QList<CourseWay> ways; ///< shorter ways, besides the whole course
    QStringList together;  ///< lessons for the whole table, one for each number of players; on no way
    QStringList insteadOf; ///< lessons that somebody who has finished one of those need not take
};

/// Ids of all ways that a course may offer: "whole" (every lesson in teaching order; never in a file), "evening" (the
/// shortest way to a first game), "experienced" (for people who know similar games) and "owner" (for people who set the
/// game up from its box first).
const QStringList& courseWays();

/// Reads resources/courses/<game>.json. Unknown keys, ways and lessons and whatever is named twice are problems, each with
/// its place; the rest is read all the same. Without a file the course is just its lessons. `tables`: ids of the lessons
/// for the whole table; one that the file does not name is a problem, too.
Course readCourse(const DataFolder& data, const QString& game, const QStringList& lessons, const QStringList& tables,
                  QList<Problem>& problems);

} // namespace magister
