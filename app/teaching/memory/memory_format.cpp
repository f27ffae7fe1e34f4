// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teaching/memory/memory_format.h"

#include "app/content/json_value.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <array>
#include <utility>

namespace magister {

namespace {

const QString memoryFormat = QStringLiteral("magister-memory/1");
const QString anyMemoryFormat = QStringLiteral("magister-memory/");

constexpr std::array<Spelling<Outcome>, 4> outcomeWords{{{QLatin1String("wrong"), Outcome::Wrong},
                                                         {QLatin1String("hint"), Outcome::WithHint},
                                                         {QLatin1String("right"), Outcome::Right},
                                                         {QLatin1String("at-once"), Outcome::RightAtOnce}}};
constexpr std::array<Spelling<MetIn>, 5> placeWords{{{QLatin1String("lesson"), MetIn::Lesson},
                                                     {QLatin1String("drill"), MetIn::Drill},
                                                     {QLatin1String("refusal"), MetIn::Refusal},
                                                     {QLatin1String("play"), MetIn::Play},
                                                     {QLatin1String("article"), MetIn::Article}}};

template <class Meaning, std::size_t N> QString wordOf(Meaning meaning, const std::array<Spelling<Meaning>, N>& words) {
    for (const auto& each : words)
        if (each.meaning == meaning) return each.word;
    return {};
}

QSet<QString> textsOf(const JsonValue& value) {
    QSet<QString> texts;
    for (const JsonValue& item : value.list(0, mostValues))
        if (const auto text = item.text()) texts.insert(*text);
    return texts;
}

QDateTime timeOf(const JsonValue& value) {
    const auto text = value.text();
    if (!text) return {};
    const QDateTime time = QDateTime::fromString(*text, Qt::ISODate);
    if (!time.isValid()) value.report(ProblemKind::WrongFormat, {QStringLiteral("2026-05-03T12:00:00Z"), *text});
    return time;
}

QDate dayOf(const JsonValue& value) {
    const auto text = value.text();
    if (!text) return {};
    const QDate day = QDate::fromString(*text, Qt::ISODate);
    if (!day.isValid()) value.report(ProblemKind::WrongFormat, {QStringLiteral("2026-05-03"), *text});
    return day;
}

QDate dayOf(const JsonObject& object, const QString& key) {
    return object.has(key) ? dayOf(object[key]) : QDate();
}

QJsonArray arrayOf(const QSet<QString>& texts) {
    QStringList list(texts.begin(), texts.end());
    list.sort();
    return QJsonArray::fromStringList(list);
}

QJsonObject objectOf(const LearntLesson& lesson) {
    QJsonObject object{{QStringLiteral("times"), lesson.times},
                       {QStringLiteral("met"), arrayOf(lesson.met)},
                       {QStringLiteral("practised"), arrayOf(lesson.practised)}};
    if (lesson.finished.isValid()) object.insert(QStringLiteral("finished"), lesson.finished.toString(Qt::ISODate));
    return object;
}

QJsonObject objectOf(const RefusedRule& one) {
    return {{QStringLiteral("rule"), one.rule},
            {QStringLiteral("times"), one.times},
            {QStringLiteral("last"), one.last.toString(Qt::ISODate)}};
}

QJsonObject objectOf(const AtomMemory& atom) {
    QJsonObject object;
    const auto keep = [&](const char* key, const QDate& day) {
        if (day.isValid()) object.insert(QLatin1String(key), day.toString(Qt::ISODate));
    };
    const auto count = [&](const char* key, int number) {
        if (number > 0) object.insert(QLatin1String(key), number);
    };
    if (atom.trace) {
        object.insert(QStringLiteral("stability"), atom.trace->stability);
        object.insert(QStringLiteral("difficulty"), atom.trace->difficulty);
    }
    keep("answered", atom.answered);
    keep("due", atom.due);
    keep("refused", atom.refused);
    QJsonArray last;
    for (const Outcome outcome : atom.last)
        last.append(wordOf(outcome, outcomeWords));
    if (!last.isEmpty()) object.insert(QStringLiteral("last"), last);
    QJsonArray met;
    for (const auto& place : placeWords)
        if (atom.met.testFlag(place.meaning)) met.append(QString(place.word));
    if (!met.isEmpty()) object.insert(QStringLiteral("met"), met);
    count("opened", atom.opened);
    count("used", atom.used);
    if (!atom.seen.isEmpty()) object.insert(QStringLiteral("seen"), QJsonArray::fromStringList(atom.seen));
    return object;
}

/// Nothing, and a problem, for an atom that cannot be as it is written.
std::optional<AtomMemory> atomOf(const JsonValue& value, const QList<Problem>& problems) {
    const qsizetype before = problems.size();
    const JsonObject object = value.object(
        {}, {QStringLiteral("stability"), QStringLiteral("difficulty"), QStringLiteral("answered"),
             QStringLiteral("due"), QStringLiteral("refused"), QStringLiteral("last"), QStringLiteral("met"),
             QStringLiteral("opened"), QStringLiteral("used"), QStringLiteral("seen")});
    AtomMemory atom;
    if (object.has("stability") || object.has("difficulty") || object.has("answered")) {
        const auto stability = object["stability"].number(fsrs::leastStability, fsrs::mostStability);
        const auto difficulty = object["difficulty"].number(fsrs::leastDifficulty, fsrs::mostDifficulty);
        atom.answered = dayOf(object["answered"]);
        for (const char* key : {"stability", "difficulty", "answered", "due"})
            if (!object.has(key)) object.report(ProblemKind::MissingKey, {QLatin1String(key)});
        if (stability && difficulty) atom.trace = MemoryTrace{*stability, *difficulty};
    }
    atom.due = dayOf(object, QStringLiteral("due"));
    atom.refused = dayOf(object, QStringLiteral("refused"));
    if (object.has("last"))
        for (const JsonValue& item : object["last"].list(0, AtomMemory::keptOutcomes))
            if (const auto outcome = item.word(outcomeWords)) atom.last.append(*outcome);
    if (object.has("met"))
        for (const JsonValue& item : object["met"].list(0, static_cast<int>(placeWords.size())))
            if (const auto place = item.word(placeWords)) atom.met |= *place;
    if (object.has("opened")) atom.opened = object["opened"].integer(0, mostValues).value_or(0);
    if (object.has("used")) atom.used = object["used"].integer(0, mostValues).value_or(0);
    if (object.has("seen"))
        for (const JsonValue& item : object["seen"].list(0, mostValues))
            if (const auto position = item.text()) atom.seen.append(*position);
    // Beyond the limit problems are no longer counted.
    if (problems.size() != before || problems.size() >= mostProblems) return std::nullopt;
    return atom;
}

QByteArray compact(const QJsonObject& object) {
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

QByteArray quoted(const QString& text) {
    // As the only item of a list, without its brackets: what JSON makes of a text.
    return QJsonDocument(QJsonArray{text}).toJson(QJsonDocument::Compact).chopped(1).mid(1);
}

/// Lines of a list or an object, one for each item.
QByteArray lined(const char* open, const QByteArrayList& lines, const char* close) {
    return open + (lines.isEmpty() ? QByteArray() : "\n  " + lines.join(",\n  ") + "\n ") + close;
}

} // namespace

QByteArray memoryText(const LearnerMemory& memory) {
    QByteArrayList lessons;
    for (auto one = memory.lessons.begin(); one != memory.lessons.end(); ++one)
        lessons.append(quoted(one.key()) + ": " + compact(objectOf(*one)));
    QByteArrayList refused;
    for (const RefusedRule& one : memory.refused)
        refused.append(compact(objectOf(one)));
    QByteArrayList atoms;
    for (auto one = memory.atoms.begin(); one != memory.atoms.end(); ++one)
        atoms.append(quoted(one.key()) + ": " + compact(objectOf(*one)));
    QByteArray text = "{\n \"format\": " + quoted(memoryFormat);
    if (memory.refreshed.isValid()) text += ",\n \"refreshed\": " + quoted(memory.refreshed.toString(Qt::ISODate));
    if (memory.declined.isValid()) text += ",\n \"declined\": " + quoted(memory.declined.toString(Qt::ISODate));
    if (!memory.tips.isEmpty())
        text += ",\n \"tips\": " + QJsonDocument(arrayOf(memory.tips)).toJson(QJsonDocument::Compact);
    if (!memory.askedGames.isEmpty())
        text += ",\n \"askedGames\": " + QJsonDocument(arrayOf(memory.askedGames)).toJson(QJsonDocument::Compact);
    return text + ",\n \"lessons\": " + lined("{", lessons, "}") + ",\n \"refused\": " + lined("[", refused, "]") +
           ",\n \"atoms\": " + lined("{", atoms, "}") + "\n}\n";
}

LearntLesson readLearntLesson(const JsonValue& value) {
    const JsonObject object = value.object(
        {QStringLiteral("times"), QStringLiteral("met"), QStringLiteral("practised")}, {QStringLiteral("finished")});
    LearntLesson lesson;
    if (object.has("finished")) lesson.finished = timeOf(object["finished"]);
    lesson.times = object["times"].integer(0, mostValues).value_or(0);
    lesson.met = textsOf(object["met"]);
    lesson.practised = textsOf(object["practised"]);
    return lesson;
}

std::optional<RefusedRule> readRefusedRule(const JsonValue& value) {
    const JsonObject one = value.object({QStringLiteral("rule"), QStringLiteral("times"), QStringLiteral("last")});
    const auto rule = one["rule"].text();
    const auto times = one["times"].integer(1, mostValues);
    const QDateTime last = timeOf(one["last"]);
    if (!rule || !times || !last.isValid()) return std::nullopt;
    return RefusedRule{*rule, *times, last};
}

ReadMemory readMemory(const QByteArray& text, const QString& file) {
    ReadMemory read;
    const auto root = parseJson(text, file, read.problems);
    if (!root) return read;
    const JsonSource source{file, &read.problems};
    const JsonValue whole(source, *root);
    // Of a later program nothing is known but its name.
    const JsonValue named = whole.isObject() ? whole.freeObject()["format"] : JsonValue();
    if (named.isText() && named.node()->text.startsWith(anyMemoryFormat) && named.node()->text != memoryFormat) {
        named.expect(memoryFormat);
        read.later = true;
        return read;
    }
    const JsonObject record = whole.object(
        {QStringLiteral("format"), QStringLiteral("lessons"), QStringLiteral("refused"), QStringLiteral("atoms")},
        {QStringLiteral("refreshed"), QStringLiteral("declined"), QStringLiteral("tips"),
         QStringLiteral("askedGames")});
    record["format"].expect(memoryFormat);
    if (!read.problems.isEmpty()) return read;
    LearnerMemory memory;
    memory.refreshed = dayOf(record, QStringLiteral("refreshed"));
    memory.declined = dayOf(record, QStringLiteral("declined"));
    if (record.has("tips")) memory.tips = textsOf(record["tips"]);
    if (record.has("askedGames")) memory.askedGames = textsOf(record["askedGames"]);
    const JsonObject lessons = record["lessons"].freeObject();
    for (const QString& id : lessons.keys())
        memory.lessons.insert(id, readLearntLesson(lessons[id]));
    for (const JsonValue& item : record["refused"].list(0, LearnerMemory::mostRefused))
        if (const auto one = readRefusedRule(item)) memory.refused.append(*one);
    const JsonObject atoms = record["atoms"].freeObject();
    for (const QString& id : atoms.keys())
        if (const auto atom = atomOf(atoms[id], read.problems)) memory.atoms.insert(id, *atom);
    read.memory = std::move(memory);
    return read;
}

} // namespace magister
