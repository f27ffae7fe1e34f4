// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teaching/predicate.h"

#include <algorithm>

namespace magister {

namespace {

bool compare(const Moment& moment, const QString& path, int number, bool exactly) {
    const auto value = moment.position.value(path);
    if (!value) return false;
    bool isNumber = false;
    const int n = value->toInt(&isNumber);
    return isNumber && (exactly ? n == number : n >= number);
}

} // namespace

bool holds(const Predicate& predicate, const Moment& moment) {
    const auto part = [&](const Predicate& inner) { return holds(inner, moment); };
    switch (predicate.kind) {
    case Predicate::Kind::All:
        return std::all_of(predicate.parts.begin(), predicate.parts.end(), part);
    case Predicate::Kind::Any:
        return std::any_of(predicate.parts.begin(), predicate.parts.end(), part);
    case Predicate::Kind::Not:
        return !std::any_of(predicate.parts.begin(), predicate.parts.end(), part);
    case Predicate::Kind::At:
        return moment.position.value(predicate.path) == predicate.value;
    case Predicate::Kind::Has:
        return compare(moment, predicate.path, predicate.number, false);
    case Predicate::Kind::Count:
        return compare(moment, predicate.path, predicate.number, true);
    case Predicate::Kind::Score:
        return compare(moment, QStringLiteral("seat:%1/points").arg(predicate.seat), predicate.number, true);
    case Predicate::Kind::Phase:
        return moment.position.value(QStringLiteral("stage")) == predicate.path;
    case Predicate::Kind::Event:
        return moment.happened.contains(predicate.path);
    case Predicate::Kind::Refused:
        return moment.refused == predicate.path;
    }
    return false;
}

Predicate about(Predicate predicate, const QString& target) {
    predicate.path.replace(QLatin1String("{target}"), target);
    for (Predicate& part : predicate.parts)
        part = about(std::move(part), target);
    return predicate;
}

QStringList pathsOf(const Predicate& predicate) {
    QStringList paths;
    for (const Predicate& part : predicate.parts)
        paths += pathsOf(part);
    switch (predicate.kind) {
    case Predicate::Kind::At:
    case Predicate::Kind::Has:
    case Predicate::Kind::Count:
        paths.append(predicate.path);
        break;
    case Predicate::Kind::Score:
        paths.append(QStringLiteral("seat:%1/points").arg(predicate.seat));
        break;
    default:
        break;
    }
    return paths;
}

} // namespace magister
