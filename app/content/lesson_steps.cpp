// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/content/lesson_parts.h"

namespace magister {

namespace {

constexpr std::array<Spelling<StepKind>, 7> stepKinds{{{QLatin1String("tell"), StepKind::Tell},
                                                       {QLatin1String("do"), StepKind::Do},
                                                       {QLatin1String("watch"), StepKind::Watch},
                                                       {QLatin1String("ask"), StepKind::Ask},
                                                       {QLatin1String("drill"), StepKind::Drill},
                                                       {QLatin1String("setup"), StepKind::Setup},
                                                       {QLatin1String("score"), StepKind::Score}}};
constexpr std::array<Spelling<WrongThen>, 4> thens{{{QLatin1String("undo"), WrongThen::Undo},
                                                    {QLatin1String("stay"), WrongThen::Stay},
                                                    {QLatin1String("goto"), WrongThen::Goto},
                                                    {QLatin1String("play-on"), WrongThen::PlayOn}}};
constexpr std::array<Spelling<Predicate::Kind>, 10> predicates{{{QLatin1String("all"), Predicate::Kind::All},
                                                                {QLatin1String("any"), Predicate::Kind::Any},
                                                                {QLatin1String("not"), Predicate::Kind::Not},
                                                                {QLatin1String("at"), Predicate::Kind::At},
                                                                {QLatin1String("has"), Predicate::Kind::Has},
                                                                {QLatin1String("count"), Predicate::Kind::Count},
                                                                {QLatin1String("score"), Predicate::Kind::Score},
                                                                {QLatin1String("phase"), Predicate::Kind::Phase},
                                                                {QLatin1String("event"), Predicate::Kind::Event},
                                                                {QLatin1String("refused"), Predicate::Kind::Refused}}};

QString readRule(const JsonValue& value, const LessonReading& reading) {
    const auto id = value.text();
    if (id && !reading.vocabulary.isRule(*id)) value.report(ProblemKind::UnknownRule, {*id});
    return id.value_or(QString());
}

QString readNewId(const JsonValue& value, QStringList& ids) {
    const auto id = value.text();
    if (id && ids.contains(*id)) value.report(ProblemKind::DuplicateId, {*id});
    if (id) ids.append(*id);
    return id.value_or(QString());
}

/// [path, value] of at, has and count, [seat, n] of score.
void readPair(const JsonValue& value, Predicate& predicate, const LessonReading& reading) {
    const auto pair = value.list(2, 2);
    if (pair.size() != 2) return;
    if (predicate.kind == Predicate::Kind::Score) {
        predicate.seat = pair[0].integer(1, reading.players).value_or(1);
        predicate.number = pair[1].integer(-99, 999).value_or(0);
        return;
    }
    predicate.path = pair[0].text().value_or(QString());
    if (!predicate.path.isEmpty() && !reading.isPath(predicate.path))
        pair[0].report(ProblemKind::UnknownPath, {predicate.path});
    if (predicate.kind != Predicate::Kind::At)
        predicate.number = pair[1].integer(0, 999).value_or(0);
    else if (pair[1].isText())
        predicate.value = pair[1].node()->text; // "" is a value: nobody stands there
    else if (const auto n = pair[1].integer(-99, 999))
        predicate.value = QString::number(*n);
}

/// What stands behind the one key of a predicate.
void readInside(const JsonValue& inside, Predicate& predicate, const LessonReading& reading) {
    switch (predicate.kind) {
    case Predicate::Kind::All:
    case Predicate::Kind::Any:
        for (const JsonValue& part : inside.list(1, 20))
            predicate.parts.push_back(readPredicate(part, reading));
        break;
    case Predicate::Kind::Not:
        predicate.parts.push_back(readPredicate(inside, reading));
        break;
    case Predicate::Kind::Phase:
        predicate.path = inside.oneOf(reading.vocabulary.stages()).value_or(QString());
        break;
    case Predicate::Kind::Event:
        predicate.path = readRule(inside, reading);
        break;
    case Predicate::Kind::Refused:
        predicate.path = inside.text().value_or(QString());
        if (!predicate.path.isEmpty() && !reading.vocabulary.isReason(predicate.path))
            inside.report(ProblemKind::UnknownReason, {predicate.path});
        break;
    default:
        readPair(inside, predicate, reading);
    }
}

void readTask(const JsonObject& object, const LessonReading& reading, LessonTask& task, bool answers) {
    if (object.has("goal")) task.goal = readPredicate(object["goal"], reading);
    const auto isPattern = [&](const QString& text) { return reading.isCommand(text); };
    const auto isReason = [&](const QString& id) { return reading.vocabulary.isReason(id); };
    if (object.has("allow")) task.allow = readTexts(object["allow"], 0, 40, ProblemKind::UnknownCommand, isPattern);
    if (object.has("skip_by")) task.skipBy = readScript(object["skip_by"], reading, answers);
    if (!object.has("wrong")) return;
    QStringList ids;
    for (const JsonValue& value : object["wrong"].list(1, 30)) {
        const JsonObject entry = value.object({"id", "when", "rule", "then"}, {"refused", "goto"});
        WrongMove wrong;
        wrong.id = readNewId(entry["id"], ids);
        wrong.when = readTexts(entry["when"], 1, 30, ProblemKind::UnknownCommand, isPattern);
        if (entry.has("refused"))
            wrong.refused = readTexts(entry["refused"], 1, 20, ProblemKind::UnknownReason, isReason);
        wrong.rule = readRule(entry["rule"], reading);
        wrong.then = entry["then"].word(thens).value_or(WrongThen{});
        if (wrong.then == WrongThen::Goto && !entry.has("goto")) entry.report(ProblemKind::MissingKey, {"goto"});
        if (entry.has("goto")) wrong.goTo = entry["goto"].text().value_or(QString());
        task.wrong.push_back(std::move(wrong));
    }
    if (!task.wrong.empty() && (!task.wrong.back().when.contains("*") || !task.wrong.back().refused.isEmpty()))
        object.reportAt("wrong", ProblemKind::NoCatchAll);
}

/// What a do step and a drill need to be played.
void requireTask(const JsonObject& object, const LessonTask& task) {
    for (const char* key : {"goal", "wrong"})
        if (!object.has(key)) object.report(ProblemKind::MissingKey, {key});
    if (task.skipBy.isEmpty()) object.report(ProblemKind::NoSolution);
}

QStringList readTargets(const JsonValue& value, const LessonReading& reading, int least, int most, bool patterns) {
    return readTexts(value, least, most, ProblemKind::UnknownTarget,
                     [&](const QString& target) { return reading.isTarget(target, patterns); });
}

void readAnswers(const JsonObject& object, const LessonReading& reading, LessonStep& step) {
    if (object.has("options")) {
        QStringList ids;
        int right = 0;
        for (const JsonValue& value : object["options"].list(2, 6)) {
            const JsonObject entry = value.object({"id"}, {"right"});
            LessonOption option{readNewId(entry["id"], ids), false};
            if (entry.has("right")) option.right = entry["right"].boolean().value_or(false);
            right += option.right;
            step.options.push_back(option);
        }
        if (right != 1) object.reportAt("options", ProblemKind::OptionsUndecided, {QString::number(right)});
    }
    if (object.has("pick")) {
        const JsonObject pick = object["pick"].object({"targets", "among"});
        step.pick = LessonPick{readTargets(pick["targets"], reading, 1, 20, false),
                               readTargets(pick["among"], reading, 1, 20, true)};
    }
    if (object.has("number")) step.number = object["number"].integer(-99, 999);
}

void readDrill(const JsonValue& value, const LessonReading& reading, LessonStep& step) {
    const JsonObject object = value.object({"start", "goal", "wrong", "skip_by"}, {"allow"});
    if (!object) return;
    LessonReading own = reading; // a drill has a table of its own, maybe for more players
    LessonDrill drill;
    drill.start = readStart(object["start"], own);
    readTask(object, own, drill.task, false);
    if (drill.task.skipBy.isEmpty() && object.has("skip_by")) object.report(ProblemKind::NoSolution);
    step.drill = std::move(drill);
}

void readNext(const JsonValue& value, LessonStep& step) {
    if (value.isText()) {
        step.next.insert(QString(), value.text().value_or(QString()));
        return;
    }
    const JsonObject outcomes = value.freeObject();
    for (const QString& outcome : outcomes.keys())
        step.next.insert(outcome, outcomes[outcome].text().value_or(QString()));
}

/// Whose step it is; 0 for everybody's. A move is always somebody's, and nobody's is made by a script.
int readSeat(const JsonObject& object, const LessonReading& reading, const LessonStep& step) {
    if (!reading.table) {
        if (object.has("seat")) object.reportAt("seat", ProblemKind::NotAllowedHere, {"seat"});
        return 0;
    }
    if (!object.has("seat")) {
        object.report(ProblemKind::MissingKey, {"seat"});
        return 0;
    }
    for (const QString& line : step.script)
        if (line.size() > 2 && line.at(1) == u':') object.reportAt("script", ProblemKind::NotAllowedHere, {line});
    const bool moves = step.kind == StepKind::Do || step.kind == StepKind::Drill;
    const JsonValue seat = object["seat"];
    if (!moves && seat.isText()) {
        seat.expect("all");
        return 0;
    }
    return seat.integer(1, reading.players).value_or(0);
}

/// The keys that a kind of step cannot do without.
void checkKind(const JsonObject& object, const LessonStep& step) {
    const auto require = [&](const QString& key) {
        if (!object.has(key)) object.report(ProblemKind::MissingKey, {key});
    };
    switch (step.kind) {
    case StepKind::Do:
        requireTask(object, step.task);
        break;
    case StepKind::Watch:
        require("script");
        break;
    case StepKind::Ask:
        if (step.options.empty() && !step.pick) object.report(ProblemKind::MissingKey, {"options"});
        if (step.task.skipBy.isEmpty()) object.report(ProblemKind::NoSolution);
        break;
    case StepKind::Score:
        require("number");
        if (step.task.skipBy.isEmpty()) object.report(ProblemKind::NoSolution);
        break;
    case StepKind::Drill:
        require("drill");
        break;
    case StepKind::Setup:
        require("stages");
        break;
    case StepKind::Tell:
        break;
    }
}

} // namespace

QStringList readRules(const JsonValue& value, const LessonReading& reading, int least) {
    return readTexts(value, least, 100, ProblemKind::UnknownRule,
                     [&](const QString& id) { return reading.vocabulary.isRule(id); });
}

Predicate readPredicate(const JsonValue& value, const LessonReading& reading) {
    Predicate predicate;
    const JsonObject object = value.freeObject();
    const QStringList keys = object.keys();
    if (keys.size() != 1) {
        value.report(ProblemKind::WrongCount, {"1", "1", QString::number(keys.size())});
        return predicate;
    }
    QStringList known;
    for (const auto& [word, kind] : predicates) {
        known.append(QString(word));
        if (keys.first() != word) continue;
        predicate.kind = kind;
        readInside(object[keys.first()], predicate, reading);
        return predicate;
    }
    object.reportAt(keys.first(), ProblemKind::UnknownWord, {known.join(", "), keys.first()});
    return predicate;
}

LessonStep readStep(const JsonValue& value, LessonReading& reading, QStringList& ids) {
    const JsonObject object = value.object(
        {"id", "kind", "rules"}, {"practises", "show", "stages", "goal", "allow", "wrong", "hints", "checkpoint",
                                  "skip_by", "script", "options", "pick", "number", "start", "drill", "next", "seat"});
    LessonStep step;
    step.id = readNewId(object["id"], ids);
    const auto kind = object["kind"].word(stepKinds);
    step.kind = kind.value_or(StepKind{});
    step.rules = readRules(object["rules"], reading, 1);
    if (object.has("practises")) step.practises = readRules(object["practises"], reading, 0);
    if (object.has("show")) step.show = readTargets(object["show"], reading, 0, 3, false);
    if (object.has("stages")) {
        QStringList stageIds;
        for (const JsonValue& each : object["stages"].list(1, 12)) {
            const JsonObject stage = each.object({"id", "show"});
            step.stages.push_back({readNewId(stage["id"], stageIds), readTargets(stage["show"], reading, 1, 3, false)});
        }
    }
    if (object.has("hints")) step.hints = object["hints"].boolean().value_or(false);
    if (object.has("checkpoint")) step.checkpoint = object["checkpoint"].boolean().value_or(false);
    readTask(object, reading, step.task, step.kind == StepKind::Ask || step.kind == StepKind::Score);
    if (object.has("script")) step.script = readScript(object["script"], reading, false);
    readAnswers(object, reading, step);
    if (object.has("start")) {
        LessonReading own = reading; // a table of its own, maybe for more players
        step.start = readStart(object["start"], own);
    }
    if (object.has("drill")) readDrill(object["drill"], reading, step);
    if (object.has("next")) readNext(object["next"], step);
    step.seat = readSeat(object, reading, step);
    if (kind) checkKind(object, step);
    return step;
}

} // namespace magister
