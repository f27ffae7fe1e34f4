// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/picture_robot.h"

#include "app/messina/table/targets.h"

#include "app/desktop/program.h"
#include "app/desktop/x_hand.h"

#include "qml/MagisterLudi/Ui/targets.h"
#include "app/messina/table/messina_table.h"
#include "engine/messina/notation.h"
#include "app/teaching/lesson_player.h"

#include <QDir>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTextStream>

namespace magister {

namespace {

class Robot {
public:
    Robot(QQuickWindow& window, Targets& targets, Program& program, const QString& folder)
        : m_window(window), m_targets(targets), m_program(program), m_folder(folder), m_hand(window) {}

    /// From the first screen to the end of the lesson, then a game, a refusal and its rule.
    bool play(const QString& language) {
        m_hand.wait();
        const QString wanted = QStringLiteral("language:") + language;
        if (m_targets.has(wanted) && (!picture(QStringLiteral("language")) || !click(wanted))) return false;
        if (!picture(QStringLiteral("home")) || !click(QStringLiteral("door:learn"))) return false;
        if (!picture(QStringLiteral("lessons"))) return false;
        if (!click(QStringLiteral("button:lesson/01-first-round"))) return false;
        return lesson() && game();
    }

    const QString& problem() const { return m_problem; }
    int pictures() const { return m_number; }

private:
    bool fail(const QString& what) {
        m_problem = what;
        picture(QStringLiteral("problem"));
        return false;
    }

    bool picture(const QString& name) {
        m_hand.rest();
        settle();
        const QString file = QStringLiteral("%1/%2-%3.png").arg(m_folder).arg(++m_number, 2, 10, QLatin1Char('0')).arg(name);
        if (m_window.grabWindow().save(file)) return true;
        m_problem = QStringLiteral("%1 could not be written").arg(file);
        return false;
    }

    bool click(const QString& target) {
        const QRectF rect = m_targets.rect(target, nullptr);
        if (rect.isEmpty()) return fail(QStringLiteral("nothing on screen is called \"%1\"").arg(target));
        if (!m_hand.click(rect.center())) return fail(QStringLiteral("xdotool could not click on \"%1\"").arg(target));
        settle();
        return true;
    }

    /// Until the picture is still and nobody else is moving pieces.
    void settle() {
        do m_hand.wait();
        while (table() && table()->busy());
    }

    LessonPlayer* player() const { return qobject_cast<LessonPlayer*>(m_program.currentLesson()); }
    messina::MessinaTable* table() const { return qobject_cast<messina::MessinaTable*>(m_program.currentTable()); }

    bool lesson() {
        if (!player() || !table()) return fail(QStringLiteral("the lesson did not open"));
        bool refusalShown = false;
        while (!player()->finished()) {
            const QString step = player()->run().step().id;
            if (!picture(step)) return false;
            if (!refusalShown && player()->kind() == QLatin1String("do") && player()->stepNumber() > 6) {
                refusalShown = true;
                if (!wrongTurn(step)) return false;
            }
            if (!solve(step)) return false;
        }
        return picture(QStringLiteral("end"));
    }

    /// A wrong click has its own answer; the lesson goes on behind it.
    bool wrongTurn(const QString& step) {
        const QString before = player()->run().step().id;
        if (!click(QStringLiteral("hex:B1")) || !picture(step + QStringLiteral("-wrong"))) return false;
        if (!player()->feedback().value(QStringLiteral("active")).toBool())
            return fail(QStringLiteral("%1: a wrong click got no answer").arg(step));
        if (!m_hand.key(QStringLiteral("Escape"))) return fail(QStringLiteral("xdotool could not press Escape"));
        m_hand.wait();
        if (player()->feedback().value(QStringLiteral("active")).toBool()) player()->dismissFeedback();
        return player()->run().step().id == before || fail(QStringLiteral("%1: the wrong click changed the step").arg(step));
    }

    /// Does what the step asks for, by clicks, until the lesson stands on another step.
    bool solve(const QString& step) {
        for (int attempt = 0; attempt < 12; ++attempt) {
            if (!click(nextTarget())) return false;
            if (player()->finished() || player()->run().step().id != step) return true;
            if (player()->answerState() != QLatin1String("none") && m_pictured != step) {
                m_pictured = step;
                if (!picture(step + QStringLiteral("-answered"))) return false;
            }
        }
        return fail(QStringLiteral("%1: the step does not end").arg(step));
    }

    QString nextTarget() const {
        const LessonRun& run = player()->run();
        if (run.asksForMoves()) return moveTarget(run);
        if (run.asksForAnswer() && !run.answered()) {
            const QString line = run.task().skipBy.value(0);
            const QString answer = line.mid(line.indexOf(u':') + 1);
            if (run.step().pick) return run.position().resolved(answer);
            return QStringLiteral("card:option/") + answer;
        }
        return QStringLiteral("card:next");
    }

    /// What to click for the next command of the solution that is not played yet.
    QString moveTarget(const LessonRun& run) const {
        const QStringList solution = run.solution();
        const QStringList played = run.trace().back().commands;
        const QString line = solution.value(played.size());
        const auto command = messina::commandFromText(table()->definition(), table()->state(), line.toStdString());
        if (!std::holds_alternative<messina::Command>(command)) return QStringLiteral("card:next");
        const auto variant = table()->openVariants().indexOf(std::get<messina::Command>(command));
        if (variant >= 0) return QStringLiteral("variant:%1").arg(variant);
        const auto targets = messina::targetsOf(table()->definition(), table()->state(), table()->state().toAct(),
                                                std::get<messina::Command>(command));
        for (const QString& target : targets)
            if (m_targets.has(target)) return target;
        return targets.value(0);
    }

    /// A game of two from the new-game page: the table, a refusal, the rule beside the table, the log.
    bool game() {
        if (!click(QStringLiteral("card:close"))) return false;
        while (!m_targets.has(QStringLiteral("door:play/messina")) && m_back++ < 4) {
            m_hand.key(QStringLiteral("Escape"));
            m_hand.wait();
        }
        if (!click(QStringLiteral("door:play/messina")) || !picture(QStringLiteral("new-game"))) return false;
        if (!click(QStringLiteral("button:start-game")) || !picture(QStringLiteral("setup"))) return false;
        if (m_targets.has(QStringLiteral("setup:skip")) && !click(QStringLiteral("setup:skip"))) return false;
        if (!picture(QStringLiteral("table"))) return false;
        if (!click(QStringLiteral("book:popularity/2")) || !picture(QStringLiteral("refusal"))) return false;
        if (!table() || !table()->refusal().active) return fail(QStringLiteral("a click that cannot be followed got no reason"));
        if (!click(QStringLiteral("refusal/rule")) || !picture(QStringLiteral("rule"))) return false;
        m_hand.key(QStringLiteral("Escape"));
        settle();
        table()->closeRefusal();
        settle();
        return toTheEnd();
    }

    /// Six rounds and the final scoring, every decision by a click on what is offered; a picture of each round.
    bool toTheEnd() {
        Random random = Random::seeded(1347);
        int round = 1;
        while (!table()->over()) {
            if (table()->round() != round) {
                round = table()->round();
                if (!picture(QStringLiteral("round-%1").arg(round))) return false;
            }
            if (!anyMove(random)) return false;
        }
        return picture(QStringLiteral("scores"));
    }

    /// One legal choice at random, given as a person gives it.
    bool anyMove(Random& random) {
        const auto& index = table()->targets();
        QVector<int> legal;
        for (std::size_t i = 0; i < index.choices().size(); ++i)
            if (!index.choices()[i].refusal) legal.append(static_cast<int>(i));
        const int choice = legal[static_cast<int>(random.below(static_cast<std::uint32_t>(legal.size())))];
        const messina::Command command = index.choices()[static_cast<std::size_t>(choice)].command;
        QString target = index.targetOf(choice);
        for (const QString& other : index.targetsOf(choice))
            if (!m_targets.has(target)) target = other;
        const std::size_t moves = table()->session().moves().size();
        if (!quickClick(target)) return false;
        // The end of a turn asks when something is left to do.
        const QString ending = QStringLiteral("button:ending-end");
        if (m_targets.has(ending) && !quickClick(ending)) return false;
        const auto variant = table()->openVariants().indexOf(command);
        if (variant >= 0 && !quickClick(QStringLiteral("variant:%1").arg(variant))) return false;
        return table()->session().moves().size() > moves ||
               fail(QStringLiteral("a click on \"%1\" did not give: %2")
                        .arg(target, QString::fromStdString(messina::toText(table()->definition(), table()->state(), command))));
    }

    bool quickClick(const QString& target) {
        m_hand.pause(60); // what has just appeared is laid out by then
        const QRectF rect = m_targets.rect(target, nullptr);
        if (rect.isEmpty()) return fail(QStringLiteral("nothing on screen is called \"%1\"").arg(target));
        if (!m_hand.click(rect.center())) return fail(QStringLiteral("xdotool could not click on \"%1\"").arg(target));
        m_hand.pause(60);
        return true;
    }

    QQuickWindow& m_window;
    Targets& m_targets;
    Program& m_program;
    QString m_folder;
    XHand m_hand;
    QString m_problem;
    QString m_pictured;
    int m_number{};
    int m_back{};
};

} // namespace

int takePictures(QQmlApplicationEngine& engine, Program& program, const QString& folder, QSize size,
                 const QString& language) {
    QTextStream err(stderr);
    QString problem;
    auto* window = qobject_cast<QQuickWindow*>(engine.rootObjects().value(0));
    Targets* targets = Targets::of(&engine);
    if (!window || !targets) problem = QStringLiteral("there is no window");
    else if (!QDir().mkpath(folder)) problem = QStringLiteral("%1 cannot be made").arg(folder);
    else XHand::ready(&problem);
    if (!problem.isEmpty()) {
        err << "magister-ludi: " << problem << '\n';
        return 1;
    }
    window->setGeometry(QRect(QPoint(0, 0), size));
    window->requestActivate();
    Robot robot(*window, *targets, program, folder);
    if (robot.play(language)) return 0;
    err << "magister-ludi: " << robot.problem() << '\n';
    return 1;
}

} // namespace magister
