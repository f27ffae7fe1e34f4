// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figures/figure_file.h"

#include "app/content/lesson_parts.h"

#include <algorithm>

namespace magister {

namespace {

constexpr int mostCaptionWords = 40;
constexpr int mostAlternativeWords = 90;

void expect(const JsonValue& value, const QString& expected) {
    const auto found = value.text();
    if (found && *found != expected) value.report(ProblemKind::WrongFormat, {expected, *found});
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

Figure readAll(const JsonObject& file, LessonReading& reading, const FigureStager& stager) {
    Figure figure;
    figure.id = file["id"].text().value_or(QString());
    figure.rules = readRules(file["rules"], reading, 1);
    figure.start = readStart(file["start"], reading);
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
    figure.show = readTexts(file["show"], 1, 40, ProblemKind::UnknownTarget,
                            [&](const QString& target) { return stager.isTarget(target, reading.players); });
    if (file.has("repeat")) figure.repeat = file["repeat"].boolean().value_or(false);
    if (file.has("told"))
        figure.told = readTold(file["told"], reading, !figure.command.isEmpty() && figure.refused.isEmpty());
    stager.readOwn(file, figure);
    return figure;
}

/// Gives one line to whoever has to act; null after a problem.
PositionPtr give(const PositionPtr& position, const QString& line, const JsonValue& where) {
    const EngineAnswer answer = answerTo(*position, line);
    if (!answer.next) where.report(ProblemKind::CommandRefused, {line, answer.reason});
    return answer.next;
}

PositionPtr playAll(PositionPtr position, const QStringList& lines, const JsonValue& where) {
    const auto places = where.list(0, 1000);
    for (qsizetype i = 0; i < lines.size() && position; ++i)
        position = give(position, lines[i], places.value(i));
    return position;
}

PositionPtr startOf(const Figure& figure, const FigureStager& stager, const JsonObject& file) {
    LessonStart start = figure.start;
    start.commands.clear();
    QString problem;
    const PositionPtr position = stager.at(start, &problem);
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

void checkTargets(const PlayedFigure& played, const FigureStager& stager, const JsonValue& show) {
    const auto before = stager.half(played, false);
    const auto after = stager.half(played, true);
    for (const JsonValue& each : show.list(0, 1000)) {
        const auto target = each.text();
        if (target && !isShown(*before, *target) && !isShown(*after, *target))
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
                                       const FigureStager& stager, QList<Problem>& problems) {
    const auto before = problems.size();
    const auto tree = readJson(path, shownAs, problems);
    if (!tree) return std::nullopt;
    const JsonSource source{shownAs, &problems};
    const JsonObject file = JsonValue(source, *tree)
                                .object({"format", "id", "game", "rules", "start", "show"},
                                        QStringList{"command", "then", "refused", "offers", "repeat", "told"} +
                                            stager.ownKeys());
    expect(file["format"], "magister-figure/1");
    expect(file["id"], path.section(QLatin1Char('/'), -1).section(QLatin1Char('.'), 0, 0));
    expect(file["game"], stager.vocabulary().game());
    LessonReading reading{stager.vocabulary()};
    PlayedFigure played{readAll(file, reading, stager), nullptr, nullptr};
    if (problems.size() != before) return std::nullopt;
    played.before = startOf(played.figure, stager, file);
    if (played.before) played.after = carriedOut(played.figure, played.before, file);
    if (!played.after) return std::nullopt;
    checkTargets(played, stager, file["show"]);
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
