// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/content/lesson_parts.h"

#include <climits>

namespace magister {

LessonStart readStart(const JsonValue& value, LessonReading& reading) {
    const JsonObject object = value.object({"players", "seed", "seats"}, {"draws", "commands"});
    LessonStart start;
    const int fewest = LessonReading::fewestPlayers;
    reading.players = object["players"].integer(fewest, reading.vocabulary.mostPlayers()).value_or(fewest);
    start.players = reading.players;
    const auto seed = static_cast<quint64>(object["seed"].integer(1, INT_MAX).value_or(1));
    for (const JsonValue& each : object["seats"].list(reading.players, reading.players))
        if (const auto tincture = each.oneOf(reading.vocabulary.tinctures())) {
            if (start.tinctures.contains(*tincture)) each.report(ProblemKind::DuplicateId, {*tincture});
            start.tinctures.append(*tincture);
        }
    start.setup = reading.vocabulary.readSetup(object, reading.players, seed);
    if (object.has("commands")) start.commands = readScript(object["commands"], reading, false);
    return start;
}

QStringList readScript(const JsonValue& value, const LessonReading& reading, bool answers) {
    return readTexts(value, 0, 200, ProblemKind::UnknownCommand, [&](const QString& line) {
        if (line.startsWith(QLatin1String("answer:"))) return answers && line.size() > 7;
        const bool seated = line.size() > 3 && line.at(0).isDigit() && line.mid(1, 2) == QLatin1String(": ");
        if (!seated) return reading.isCommand(line);
        const int seat = line.at(0).digitValue();
        return seat >= 1 && seat <= reading.players && reading.isCommand(line.mid(3));
    });
}

} // namespace magister
