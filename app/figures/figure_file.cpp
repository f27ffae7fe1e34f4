// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figures/figure_file.h"

#include "app/content/lesson_parts.h"
#include "app/messina/figures/figure_staging.h"
#include "app/messina/lessons/lesson_setup.h"
#include "app/messina/lessons/lesson_vocabulary.h"

#include <algorithm>

namespace magister {

namespace {

using messina::Position;

constexpr int mostCaptionWords = 40;
constexpr int mostAlternativeWords = 90;

void expect(const JsonValue& value, const QString& expected) {
    const auto found = value.text();
    if (found && *found != expected) value.report(ProblemKind::WrongFormat, {expected, *found});
}

/// Targets of lessons, and the order of play, which no lesson points at.
bool isTarget(const LessonReading& reading, const QString& target) {
    return target == u"turn-order" || reading.isTarget(target);
}

FigureOffers readOffers(const JsonValue& value) {
    return value.oneOf({"before", "after"}).value_or(QString()) == u"after" ? FigureOffers::After
                                                                            : FigureOffers::Before;
}

QString readValue(const JsonValue& value) {
    if (value.node() && value.node()->kind == JsonNode::Kind::Number)
        return QString::number(value.integer(-999, 999).value_or(0));
    // An empty text is a value too: nobody is there.
    return value.node() && value.isText() ? value.node()->text : value.text().value_or(QString());
}

std::vector<ToldValue> readTold(const JsonValue& value, const LessonReading& reading, bool happens) {
    std::vector<ToldValue> told;
    const JsonObject object = value.freeObject();
    for (const QString& path : object.keys()) {
        if (!reading.isPath(path)) object.reportAt(path, ProblemKind::UnknownPath, {path});
        ToldValue each{path, {}, {}};
        if (happens) {
            const auto pair = object[path].list(2, 2);
            each.before = readValue(pair.value(0));
            each.after = readValue(pair.value(1));
        } else {
            each.before = each.after = readValue(object[path]);
        }
        told.push_back(std::move(each));
    }
    return told;
}

Figure readAll(const JsonObject& file, LessonReading& reading) {
    Figure figure;
    figure.id = file["id"].text().value_or(QString());
    figure.rules = readRules(file["rules"], reading, 1);
    figure.start = readStart(file["start"], reading);
    if (file.has("priorityTile") && file["priorityTile"].boolean().value_or(false))
        figure.start.setup = messina::withPriorityTile(figure.start);
    const auto isCommand = [&](const QString& text) { return reading.isCommand(text); };
    if (file.has("command")) {
        figure.command = file["command"].text().value_or(QString());
        if (!figure.command.isEmpty() && !isCommand(figure.command))
            file["command"].report(ProblemKind::UnknownCommand, {figure.command});
    }
    if (file.has("then")) figure.then = readTexts(file["then"], 1, 20, ProblemKind::UnknownCommand, isCommand);
    if (file.has("refused")) {
        figure.refused = file["refused"].text().value_or(QString());
        if (!reading.vocabulary.isReason(figure.refused))
            file["refused"].report(ProblemKind::UnknownReason, {figure.refused});
    }
    for (const char* key : {"then", "refused"})
        if (file.has(key) && !file.has("command")) file.reportAt(key, ProblemKind::NotAllowedHere, {key});
    if (file.has("offers")) figure.offers = readOffers(file["offers"]);
    if (file.has("lieutenant")) figure.lieutenant = file["lieutenant"].integer(1, 5).value_or(0);
    figure.show = readTexts(file["show"], 1, 40, ProblemKind::UnknownTarget,
                            [&](const QString& target) { return isTarget(reading, target); });
    if (file.has("repeat")) figure.repeat = file["repeat"].boolean().value_or(false);
    if (file.has("without"))
        for (const JsonValue& each : file["without"].list(1, 3))
            figure.without.append(each.oneOf({"citizens", "cubes", "lieutenants"}).value_or(QString()));
    if (file.has("told"))
        figure.told = readTold(file["told"], reading, !figure.command.isEmpty() && figure.refused.isEmpty());
    return figure;
}

/// Gives one line to whoever has to act; null after a problem.
PositionPtr give(const PositionPtr& position, const QString& line, const JsonValue& where) {
    const ScriptLine script = scriptLine(line);
    const bool hasTurn = script.seat == 0 || script.seat == position->seatToAct();
    const QString command = commandOf(*position, script.command, [](const LessonPosition&) { return true; });
    const EngineAnswer answer =
        hasTurn ? position->decide(command) : EngineAnswer{nullptr, QStringLiteral("not-your-turn"), {}, {}};
    if (!answer.next) where.report(ProblemKind::CommandRefused, {line, answer.reason});
    return answer.next;
}

PositionPtr playAll(PositionPtr position, const QStringList& lines, const JsonValue& where) {
    const auto places = where.list(0, 1000);
    for (qsizetype i = 0; i < lines.size() && position; ++i)
        position = give(position, lines[i], places.value(i));
    return position;
}

PositionPtr startOf(const Figure& figure, const std::shared_ptr<const messina::Definition>& definition,
                    const JsonObject& file) {
    LessonStart start = figure.start;
    start.commands.clear();
    QString problem;
    const PositionPtr position = Position::at(definition, start, &problem);
    if (!position) {
        file["start"].report(ProblemKind::NotAllowedHere, {problem});
        return nullptr;
    }
    if (figure.start.commands.isEmpty()) return position;
    return playAll(position, figure.start.commands, file["start"].freeObject()["commands"]);
}

/// The position after the command; that before it where there is no command or it is refused as it should be.
PositionPtr carriedOut(const Figure& figure, const PositionPtr& before, const JsonObject& file) {
    if (figure.command.isEmpty()) return before;
    if (figure.refused.isEmpty()) {
        const PositionPtr after = give(before, figure.command, file["command"]);
        return after && !figure.then.isEmpty() ? playAll(after, figure.then, file["then"]) : after;
    }
    const EngineAnswer answer = before->decide(figure.command);
    if (answer.next)
        file["command"].report(ProblemKind::CommandAccepted, {figure.command});
    else if (answer.reason != figure.refused)
        file["refused"].report(ProblemKind::WrongFormat, {answer.reason, figure.refused});
    return answer.next || answer.reason != figure.refused ? nullptr : before;
}

void checkTargets(const PlayedFigure& played, const JsonValue& show) {
    const messina::Staging before = messina::stagingOf(played, false);
    const messina::Staging after = messina::stagingOf(played, true);
    for (const JsonValue& each : show.list(0, 1000)) {
        const auto target = each.text();
        if (target && !messina::isShown(before, *target) && !messina::isShown(after, *target))
            each.report(ProblemKind::UnknownTarget, {*target});
    }
}

void checkTold(const PlayedFigure& played, const JsonValue& told) {
    const JsonObject object = told.freeObject();
    for (const ToldValue& each : played.figure.told) {
        const QString before = played.before->value(each.path).value_or(QString());
        const QString after = played.after->value(each.path).value_or(QString());
        if (before != each.before) object.reportAt(each.path, ProblemKind::WrongFormat, {before, each.before});
        const bool happens = played.after != played.before;
        if (happens && after != each.after) object.reportAt(each.path, ProblemKind::WrongFormat, {after, each.after});
    }
}

} // namespace

std::optional<PlayedFigure> readFigure(const QString& path, const QString& shownAs,
                                       const std::shared_ptr<const messina::Definition>& definition,
                                       QList<Problem>& problems) {
    const auto before = problems.size();
    const auto tree = readJson(path, shownAs, problems);
    if (!tree) return std::nullopt;
    const JsonSource source{shownAs, &problems};
    const JsonObject file = JsonValue(source, *tree)
                                .object({"format", "id", "game", "rules", "start", "show"},
                                        {"priorityTile", "command", "then", "refused", "offers", "lieutenant",
                                         "without", "repeat", "told"});
    expect(file["format"], "magister-figure/1");
    expect(file["id"], path.section(QLatin1Char('/'), -1).section(QLatin1Char('.'), 0, 0));
    const messina::LessonVocabulary vocabulary(definition.get());
    expect(file["game"], vocabulary.game());
    LessonReading reading{vocabulary};
    PlayedFigure played{readAll(file, reading), nullptr, nullptr};
    if (problems.size() != before) return std::nullopt;
    played.before = startOf(played.figure, definition, file);
    if (played.before) played.after = carriedOut(played.figure, played.before, file);
    if (!played.after) return std::nullopt;
    checkTargets(played, file["show"]);
    if (file.has("told")) checkTold(played, file["told"]);
    if (problems.size() != before) return std::nullopt;
    return played;
}

QMap<QString, FigureWords> readFigureWords(const QString& path, const QString& shownAs, const QString& language,
                                           const QStringList& ids, QList<Problem>& problems) {
    QMap<QString, FigureWords> words;
    const auto tree = readJson(path, shownAs, problems);
    if (!tree) return words;
    const JsonSource source{shownAs, &problems};
    const JsonObject file = JsonValue(source, *tree).object({"format", "language", "figures"});
    expect(file["format"], "magister-figure-words/1");
    expect(file["language"], language);
    const JsonObject figures = file["figures"].freeObject();
    const auto sentence = [](const JsonValue& value, int most) {
        const QString text = value.text().value_or(QString());
        const auto count = static_cast<int>(text.split(QLatin1Char(' '), Qt::SkipEmptyParts).size());
        if (count > most) value.report(ProblemKind::TooManyWords, {QString::number(most), QString::number(count)});
        return text;
    };
    for (const QString& id : ids) {
        if (!figures.has(id)) {
            if (figures) figures.report(ProblemKind::WordsMissing, {id});
            continue;
        }
        const JsonObject entry = figures[id].object({"caption", "alternative"});
        if (entry.has("caption") && entry.has("alternative"))
            words.insert(id, {sentence(entry["caption"], mostCaptionWords),
                              sentence(entry["alternative"], mostAlternativeWords)});
    }
    for (const QString& id : figures.keys())
        if (!ids.contains(id)) figures.reportAt(id, ProblemKind::WordsUnknown, {id});
    return words;
}

} // namespace magister
