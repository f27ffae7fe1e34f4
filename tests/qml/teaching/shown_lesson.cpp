// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/teaching/shown_lesson.h"

#include <QMetaProperty>

namespace magister {

namespace {

/// A position in which nobody has to act.
class BarePosition : public LessonPosition {
public:
    EngineAnswer decide(const QString&) const override { return {}; }
    QVector<ListedCommand> commands() const override { return {}; }
    int seatToAct() const override { return 0; }
    quint64 hash() const override { return 0; }
    std::optional<QString> value(const QString&) const override { return {}; }
    QString resolved(const QString& target) const override { return target; }
    bool isSymbolic(const QString&) const override { return false; }
};

/// A language without words: the player asks for one, but what it would say is hidden.
class NoWords : public Language {
public:
    QString code() const override { return QStringLiteral("en"); }
    QString text(const char*, const char*) const override { return {}; }
    QString word(const QString&, const QString&, int) const override { return {}; }
    QString count(const QString&, int, const QString&) const override { return {}; }
    RuleTitle rule(const QString&) const override { return {}; }
};

LessonRun bareRun() {
    auto lesson = std::make_shared<Lesson>();
    lesson->steps.resize(1);
    lesson->steps[0].id = QStringLiteral("only");
    return LessonRun(std::move(lesson), [](const LessonStart&) { return std::make_shared<BarePosition>(); });
}

LessonVoice noVoice(const QString&) {
    static const LessonWords words;
    static const NoWords language;
    return {&words, &language};
}

/// What a step has that says nothing else.
const QVariantMap& blankStep() {
    static const QVariantMap step{
        {"kind", "tell"},  {"canHint", true}, {"answerState", "none"}, {"feedback", QVariantMap{{"active", false}}},
        {"canBack", true}, {"canSkip", true}, {"canShow", true}};
    return step;
}

} // namespace

ShownLesson::ShownLesson(QObject* parent) : ShownLesson(std::make_shared<BareTable>(), parent) {}

ShownLesson::ShownLesson(std::shared_ptr<BareTable> table, QObject* parent)
    : LessonPlayer(bareRun(), *table, noVoice, QStringLiteral("en"), nullptr, parent), m_bare(std::move(table)) {
    load({});
}

void ShownLesson::load(const QVariantMap& step) {
    static const QStringList kept{"title", "stepNumber", "stepCount", "asked"};
    const QMetaObject& own = staticMetaObject;
    for (int i = own.propertyOffset(); i < own.propertyCount(); ++i) {
        const QMetaProperty property = own.property(i);
        if (kept.contains(QLatin1String(property.name()))) continue;
        const QVariant blank = blankStep().value(property.name(), QVariant(property.metaType()));
        property.write(this, step.value(property.name(), blank));
    }
    setProperty("stepNumber", step.value("stepNumber", m_stepNumber + 1));
    setProperty("asked", QVariantList());
}

void ShownLesson::note(const QString& what) {
    m_asked.append(what);
    emit askedChanged();
}

void ShownLesson::endFeedback() {
    m_feedback = {{"active", false}};
    emit feedbackChanged();
}

void ShownLesson::takeBack() {
    note("takeBack");
    endFeedback();
}

void ShownLesson::dismissFeedback() {
    note("dismiss");
    endFeedback();
}

void ShownLesson::keepMove() {
    note("keep");
    endFeedback();
}

void ShownLesson::showStage(int index) {
    note("stage " + QString::number(index));
    m_stageIndex = index;
    emit stageChanged();
}

} // namespace magister
