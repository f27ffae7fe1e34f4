// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/content/lesson_parts.h"

#include <QFile>
#include <QRegularExpression>

#include <algorithm>
#include <climits>

namespace magister {

namespace {

const std::initializer_list<const char*> startKeys{"setup", "draws", "arrange", "commands"};

/// The lines and commands of a start, behind those that are there already.
void readLines(const JsonObject& object, const LessonReading& reading, LessonStart& start, QList<JsonValue>& arranged) {
    if (object.has("arrange")) arranged += object["arrange"].list(1, 200);
    if (object.has("commands")) start.commands += readScript(object["commands"], reading, false);
}

/// A number; the long ones of played games as a text of digits, since JSON numbers are not exact so far.
quint64 readSeed(const JsonValue& value) {
    if (!value.isText()) return static_cast<quint64>(value.integer(1, INT_MAX).value_or(1));
    bool good = false;
    const quint64 seed = value.node()->text.toULongLong(&good);
    if (!good) value.reportExpected(ProblemKind::ExpectedInteger);
    return seed;
}

/// What lays out the table; `arranged` and `commands` are added to.
void readWhole(const JsonObject& object, LessonReading& reading, LessonStart& start, QList<JsonValue>& arranged) {
    const LessonVocabulary& vocabulary = reading.vocabulary;
    const int fewest = vocabulary.fewestPlayers();
    reading.players = object["players"].integer(fewest, vocabulary.mostPlayers()).value_or(std::max(fewest, 2));
    start.players = reading.players;
    for (const JsonValue& each : object["seats"].list(reading.players, reading.players))
        if (const auto tincture = each.oneOf(vocabulary.tinctures())) {
            if (start.tinctures.contains(*tincture)) each.report(ProblemKind::DuplicateId, {*tincture});
            start.tinctures.append(*tincture);
        }
    readLines(object, reading, start, arranged);
}

} // namespace

LessonPositions::LessonPositions(const QString& lessonPath, const QString& shownAs, QList<Problem>& problems)
    : m_folder(lessonPath.section(u'/', 0, -2) + QStringLiteral("/positions/")),
      m_shownFolder((shownAs.contains(u'/') ? shownAs.section(u'/', 0, -2) + u'/' : QString()) +
                    QStringLiteral("positions/")),
      m_problems(problems) {}

QString LessonPositions::fileOf(const JsonValue& name) const {
    const QString file = name.text().value_or(QString()) + QStringLiteral(".json");
    static const QRegularExpression plain(QStringLiteral("^[a-z0-9-]+\\.json$"));
    return plain.match(file).hasMatch() && QFile::exists(m_folder + file) ? file : QString();
}

std::optional<int> LessonPositions::players(const JsonValue& name) const {
    const QString file = fileOf(name);
    QList<Problem> problems; // find() tells them
    const auto head = file.isEmpty() ? nullptr : readJsonHead(m_folder + file, file, QLatin1String("players"), problems);
    const JsonNode* players = head ? head->member(QLatin1String("players")) : nullptr;
    if (!players || players->kind != JsonNode::Kind::Number) return std::nullopt;
    return static_cast<int>(players->number);
}

JsonObject LessonPositions::find(const JsonValue& name, const QString& game) {
    const QString file = fileOf(name);
    if (file.isEmpty()) {
        if (name.isText()) name.report(ProblemKind::UnknownId, {name.node()->text});
        return {};
    }
    const auto [known, isNew] = m_files.try_emplace(file);
    if (isNew)
        known->second = {{m_shownFolder + file, &m_found}, readJson(m_folder + file, m_shownFolder + file, m_found)};
    if (!known->second.tree) return {};
    const JsonObject object = JsonValue(known->second.source, *known->second.tree)
                                  .object({"format", "game", "players", "seed", "seats"}, startKeys);
    object["format"].expect("magister-position/1");
    object["game"].expect(game);
    return object;
}

void LessonPositions::report() {
    for (const Problem& problem : m_found)
        if (!m_problems.contains(problem)) addProblem(m_problems, problem);
    m_found.clear();
}

LessonStart readStart(const JsonValue& value, LessonReading& reading) {
    LessonStart start;
    QList<JsonValue> arranged;
    const bool shared = value.isObject() && value.node()->member(QLatin1String("position"));
    const JsonObject own = shared ? value.object({"position"}, {"arrange", "commands"})
                                  : value.object({"players", "seed", "seats"}, startKeys);
    JsonObject whole = own;
    if (shared && !reading.positions) own["position"].report(ProblemKind::NotAllowedHere, {"position"});
    if (shared)
        whole = reading.positions ? reading.positions->find(own["position"], reading.vocabulary.game()) : JsonObject();
    readWhole(whole, reading, start, arranged);
    if (!whole)
        reading.players = reading.vocabulary.mostPlayers(); // it may be for as many: that is no further problem
    else if (shared)
        readLines(own, reading, start, arranged);
    start.setup = reading.vocabulary.readSetup(whole, arranged, reading.players, readSeed(whole["seed"]));
    if (shared && reading.positions) reading.positions->report();
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
