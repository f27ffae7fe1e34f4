// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/content/course_file.h"

#include "app/content/json_value.h"

#include <QFileInfo>

namespace magister {

namespace {

constexpr int mostLessons = 60;

QStringList readIds(const JsonValue& value, const QStringList& known) {
    QStringList ids;
    for (const JsonValue& each : value.list(1, mostLessons)) {
        const auto id = each.text();
        if (!id) continue;
        if (!known.contains(*id)) each.report(ProblemKind::UnknownId, {*id});
        else if (ids.contains(*id)) each.report(ProblemKind::DuplicateId, {*id});
        else ids.append(*id);
    }
    return ids;
}

void readWays(const JsonValue& value, const QStringList& lessons, QList<CourseWay>& ways) {
    QStringList allowed = courseWays();
    allowed.removeFirst(); // the whole course is no shorter way
    QStringList met;
    for (const JsonValue& each : value.list(1, static_cast<int>(allowed.size()))) {
        const JsonObject object = each.object({"id", "lessons"});
        const auto id = object["id"].oneOf(allowed);
        const QStringList named = readIds(object["lessons"], lessons);
        if (!id) continue;
        if (met.contains(*id)) object["id"].report(ProblemKind::DuplicateId, {*id});
        else if (!named.isEmpty()) ways.append({*id, named});
        met.append(*id);
    }
}

} // namespace

const QStringList& courseWays() {
    static const QStringList all{QStringLiteral("whole"), QStringLiteral("evening"), QStringLiteral("experienced"),
                                 QStringLiteral("owner")};
    return all;
}

Course readCourse(const DataFolder& data, const QString& game, const QStringList& lessons, const QStringList& tables,
                  QList<Problem>& problems) {
    Course course;
    const QString path = data.course(game);
    if (!QFileInfo::exists(path)) return course;
    const auto tree = readJson(path, data.shown(path), problems);
    if (!tree) return course;
    const JsonSource source{data.shown(path), &problems};
    const JsonObject file = JsonValue(source, *tree).object({"format", "game"}, {"optional", "ownGames", "ways", "together", "insteadOf"});
    file["format"].expect(QStringLiteral("magister-course/1"));
    file["game"].expect(game);
    if (file.has("optional")) course.optional = readIds(file["optional"], lessons);
    if (file.has("ownGames")) course.ownGames = readIds(file["ownGames"], lessons);
    if (file.has("ways")) readWays(file["ways"], lessons, course.ways);
    if (file.has("together")) course.together = readIds(file["together"], tables);
    if (file.has("insteadOf")) course.insteadOf = readIds(file["insteadOf"], lessons);
    for (const QString& table : tables)
        if (!course.together.contains(table)) file.reportAt("together", ProblemKind::MissingKey, {table});
    return course;
}

} // namespace magister
