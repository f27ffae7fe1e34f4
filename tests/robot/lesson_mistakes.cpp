// SPDX-License-Identifier: GPL-3.0-or-later
// Mistakes on purpose: what each step has an answer for, clicked where a learner would click it.
#include "tests/robot/lesson_walk.h"

#include "app/teaching/command_pattern.h"

#include <algorithm>
#include <optional>
#include <tuple>

namespace magister::robot {

namespace {

/// Id of the answer to a command; nothing where it is no mistake.
std::optional<QString> answerTo(const LessonRun& run, const QString& command) {
    LessonRun trial = run;
    const Verdict verdict = trial.play(command);
    if (verdict.kind == Verdict::Kind::Goal || verdict.kind == Verdict::Kind::OnTheWay) return std::nullopt;
    return verdict.wrong ? verdict.wrong->id : QString();
}

} // namespace

void LessonWalk::err() {
    if (!mayErr(0)) return;
    if (run().asksForMoves()) return errAtTable();
    if (!run().asksForAnswer()) return errBesideCard();
    if (run().answered()) return;
    if (run().step().pick) return errAtPick();
    if (run().step().options.empty()) return errAtNumber();
    errAtOptions();
}

void LessonWalk::errAtTable() {
    QStringList tried, things;
    const auto another = [&]() -> std::optional<Mistake> {
        for (const Mistake& mistake : mistakesAtTable())
            if (!things.contains(mistake.thing) && !tried.contains(mistake.answers.first()) && m_robot.isBare(mistake.thing)) return mistake;
        return std::nullopt;
    };
    for (int made = 0; mayErr(made);) {
        const auto mistake = another();
        if (!mistake) return;
        things.append(mistake->thing);
        const QString name = step();
        const quint64 before = run().position().hash();
        if (!make(*mistake)) continue;
        tried.append(mistake->answers);
        ++made;
        ++m_made;
        if (step() != name) {
            fault(QStringLiteral("a mistake at \"%1\" ended the step").arg(mistake->thing));
            return;
        }
        if (run().position().hash() != before) fault(QStringLiteral("what was done at \"%1\" was not taken back").arg(mistake->thing));
    }
}

/// What a click on a thing in sight sends; empty for what is only a part of something that is clicked.
QString LessonWalk::meantBy(const QString& thing) const {
    if (thing.startsWith(QLatin1String("button:"))) return thing;
    const QQuickItem* item = m_robot.item(thing);
    return item && item->property("reachable").toBool() ? item->property("sends").toString() : QString();
}

/// Those that the lesson has answers for first, in the order of its file.
QList<LessonWalk::Mistake> LessonWalk::mistakesAtTable() const {
    QList<Mistake> mistakes;
    const QHash<QString, QList<Deed>> deeds = m_game.deeds(*m_robot.table());
    const QStringList wanted = player()->wanted();
    for (const QString& thing : m_robot.inSight()) {
        const auto at = deeds.constFind(meantBy(thing));
        if (at == deeds.constEnd() || wanted.contains(thing) || onlyOpens(thing)) continue;
        // What can be done is meant before what is refused.
        const bool can = std::any_of(at->begin(), at->end(), [](const Deed& deed) { return deed.legal; });
        Mistake mistake{thing, {}, {}};
        bool right = false;
        int meant = 0;
        for (const Deed& deed : *at) {
            if (deed.legal != can) continue;
            ++meant;
            const auto answer = answerTo(run(), deed.command);
            right = right || !answer;
            if (!answer) continue;
            if (mistake.command.isEmpty()) mistake.command = deed.command;
            if (!mistake.answers.contains(*answer)) mistake.answers.append(*answer);
        }
        // A part that nothing can be done with now stands for the whole: a space of a place for the place.
        const auto whole = can ? deeds.cend() : deeds.constFind(thing.left(thing.lastIndexOf(QLatin1String("/slot/"))));
        if (whole != deeds.cend())
            for (const Deed& deed : *whole)
                if (const auto answer = answerTo(run(), deed.command); answer && !mistake.answers.contains(*answer)) mistake.answers.append(*answer);
        // Where several moves are refused none of them needs to be meant: then the table speaks for itself.
        if (!can && meant > 1 && !mistake.answers.contains(QString())) mistake.answers.append(QString());
        if (!right && !mistake.answers.isEmpty()) mistakes.append(mistake);
    }
    const auto& wrong = run().task().wrong;
    const auto rank = [&](const Mistake& mistake) {
        return std::find_if(wrong.begin(), wrong.end(), [&](const WrongMove& move) { return move.id == mistake.answers.first(); }) - wrong.begin();
    };
    std::sort(mistakes.begin(), mistakes.end(), [&](const Mistake& a, const Mistake& b) {
        const auto key = [&](const Mistake& mistake) { return std::tuple(mistake.answers.size() > 1, rank(mistake), mistake.thing); };
        return key(a) < key(b);
    });
    return mistakes;
}

/// Clicks there, looks at the answer and closes it. False: a fault says why.
bool LessonWalk::make(const Mistake& mistake) {
    const QString name = step();
    const int picked = m_robot.table()->picked();
    if (!use(mistake.thing)) return false;
    const auto asks = [this] { return m_robot.table()->variants()->count() > 0; };
    if (!answered(mistake.thing, [&] { return speaks() || asks() || step() != name || m_robot.table()->picked() != picked; })) return false;
    // A piece was picked up, which is no mistake: it is put down again.
    if (m_robot.table()->picked() != picked) {
        use(mistake.thing);
        return false;
    }
    if (asks()) {
        const QString line = QStringLiteral("variant:%1").arg(std::max(0, m_game.lineOf(*m_robot.table(), mistake.command)));
        if (!use(line) || !answered(line, [&] { return speaks() || step() != name; })) return false;
    }
    if (step() != name) return true;
    const QVariantMap feedback = player()->feedback();
    const bool own = feedback.value(QStringLiteral("active")).toBool();
    const QString id = feedback.value(QStringLiteral("id")).toString();
    const QString said = own ? feedback.value(QStringLiteral("text")).toString() : m_robot.table()->refusal().what;
    picture(name + QStringLiteral("-wrong-") + (own ? id.isEmpty() ? QStringLiteral("note") : id : QStringLiteral("table")));
    m_deeds.append(QStringLiteral("wrong at %1 -> %2 \"%3\"").arg(mistake.thing, own ? id : QStringLiteral("table"), said));
    if (said.isEmpty()) fault(QStringLiteral("a mistake at \"%1\" is answered without a word").arg(mistake.thing));
    if (!mistake.answers.contains(id))
        fault(QStringLiteral("a mistake at \"%1\" is answered by \"%2\" instead of \"%3\"").arg(mistake.thing, id, mistake.answers.join(u'|')));
    if (own) {
        if (!use(m_robot.has(QStringLiteral("card:take-back")) ? QStringLiteral("card:take-back") : QStringLiteral("card:seen"))) return false;
    } else if (!m_robot.key(QStringLiteral("Escape"))) {
        return fault(QStringLiteral("no key"));
    }
    if (!m_robot.waitFor([this] { return !speaks(); })) return fault(QStringLiteral("the answer to \"%1\" does not close").arg(mistake.thing));
    return m_robot.settle();
}

void LessonWalk::errAtOptions() {
    int made = 0;
    for (const LessonOption& option : run().step().options) {
        if (!mayErr(made) || run().isRight(option.id)) continue;
        const QString thing = QStringLiteral("card:option/") + option.id;
        if (use(thing) && answeredWrong(thing, option.id)) ++made;
    }
}

void LessonWalk::errAtPick() {
    const LessonPick& pick = *run().step().pick;
    int made = 0;
    for (const QString& thing : m_robot.inSight()) {
        if (!mayErr(made)) return;
        // A part stands for what it is a part of.
        bool right = false;
        for (QString part = thing; !part.isEmpty(); part = part.left(std::max<qsizetype>(0, part.lastIndexOf(u'/'))))
            right = right || run().isRight(part);
        if (!fitsAny(pick.among, thing) || right || !m_robot.isBare(thing)) continue;
        const QQuickItem* item = m_robot.item(thing);
        if (!item || !item->property("reachable").toBool()) continue;
        if (player()->answerState() != QLatin1String("right") && use(thing) && answeredWrong(thing, QString(thing).replace(u':', u'-').replace(u'/', u'-'))) ++made;
    }
}

void LessonWalk::errAtNumber() {
    const int right = run().task().skipBy.value(0).section(u':', 1).toInt();
    int made = 0;
    for (const int wrong : {right + 1, std::max(0, right - 1)})
        if (mayErr(made) && wrong != right && write(QString::number(wrong)) && answeredWrong(QStringLiteral("card:check"), QString::number(wrong)))
            ++made;
}

/// Nothing is asked, and something is clicked all the same: of what the step points at, if that can be.
void LessonWalk::errBesideCard() {
    for (const QString& thing : player()->targets() + m_robot.offered(QStringLiteral("refused")) + m_robot.offered(QStringLiteral("none"))) {
        const QQuickItem* item = m_robot.item(thing);
        if (!item || !item->property("reachable").toBool() || onlyOpens(thing) || !m_robot.isBare(thing)) continue;
        if (make({thing, {}, {QString()}})) ++m_made;
        return;
    }
}

bool LessonWalk::answeredWrong(const QString& thing, const QString& name) {
    if (!answered(thing, [this] { return player()->answerState() != QLatin1String("none"); })) return false;
    picture(step() + QStringLiteral("-wrong-") + name);
    m_deeds.append(QStringLiteral("wrong %1 -> \"%2\"").arg(name, player()->answerText()));
    ++m_made;
    if (player()->answerState() != QLatin1String("wrong")) return fault(QStringLiteral("\"%1\" counts as %2").arg(name, player()->answerState()));
    return !player()->answerText().isEmpty() || fault(QStringLiteral("\"%1\" is answered without a word").arg(name));
}

} // namespace magister::robot
