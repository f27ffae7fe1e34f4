// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/lessons/lesson_vocabulary.h"

#include "app/content/vocabulary.h"
#include "app/messina/lessons/lesson_setup.h"
#include "app/teaching/position_values.h"
#include "engine/messina/notation.h"

#include <QRegularExpression>

#include <algorithm>

namespace magister::messina {

namespace {

template <class Words> QString oneOf(const Words& words) {
    QStringList list;
    for (const auto& word : words)
        list.append(QString::fromUtf8(word));
    return u'(' + list.join(u'|') + u')';
}

QString squares() {
    std::vector<std::string> ids;
    for (SquareIndex square = 0; square < squareCount; ++square)
        ids.push_back(squareId(square));
    return oneOf(ids);
}

QRegularExpression whole(const QString& pattern) {
    return QRegularExpression(QRegularExpression::anchoredPattern(pattern));
}

/// How the names of things are spelt.
struct TargetForms {
    QString citizenClass = oneOf(wordsOf<CitizenClass>);
    QString corner = oneOf(cornerWords);
    QString extension = oneOf(extensionWords);
    QString book = oneOf(wordsOf<Book>);

    QRegularExpression pattern = whole(QStringLiteral("((hex|exp|port|dock|seat|book|market|row|wheel|button)[:/].*|\\*)"));
    QRegularExpression table =
        whole(QStringLiteral("board|round-table|wheel|wheel/(rat|%1)|stacks|cubes|log|prompt").arg(citizenClass));
    QRegularExpression hexName = whole(QStringLiteral("[A-Z][1-9]|") + extension);
    QRegularExpression hexPart = whole(QStringLiteral("(action|cube|citizens|owner)?"));
    QRegularExpression around = whole(QStringLiteral("exp:%1|port:%2(/action)?|dock:%2(/ship(/[1-3])?|/cube)?").arg(extension, corner));
    QRegularExpression seatPart =
        whole(QStringLiteral("estate(/lieutenant)?|lieutenant/[1-5]|square/%1|huts?|hut/([1-4]|%2)(/field-[12]|/upgrade)?|"
                             "workshops?|workshop/[1-9][0-9]?|overseer/%2|node/[a-z0-9-]+|scroll|scroll/[1-3]|coins|wood|"
                             "fire|bigFire|rats|points|ships|carts|districts")
                  .arg(squares(), citizenClass));
    QRegularExpression pile =
        whole(QStringLiteral("hut-upgrades(/[1-3])?|workshops(/%1)?|carts(/[12])?").arg(citizenClass));
    QRegularExpression tile = whole(QStringLiteral("(hut-upgrades/q|workshops/b|carts/)[0-9-]+"));
    QRegularExpression other =
        whole(QStringLiteral("book:%1(/[1-9][0-9]?)?|row:round-table/[1-6](/(priority|flame|ships))?|"
                             "button:(end-turn|end-fight|take-rat|use-hex|repopulate|recall|decline|proceed|pay|undo|"
                             "refresh-huts|refresh-workshops|option-[1-3]|scroll-[1-3]|place[a-z0-9-]*)")
                  .arg(book));
};

/// Made ready once: that takes far longer than to match them.
const TargetForms& forms() {
    static thread_local const TargetForms all;
    return all;
}

bool matches(const QString& text, const QRegularExpression& form) {
    return form.match(text).hasMatch();
}

} // namespace

const QStringList& LessonVocabulary::stages() const {
    return allWords<Stage>();
}

bool LessonVocabulary::isHexName(const QString& name, int players) const {
    if (!definition()) return matches(name, forms().hexName);
    const auto& places = definition()->layout(static_cast<std::size_t>(players)).places;
    return std::ranges::any_of(places, [&](const Place& place) {
        const bool hex = place.kind == PlaceKind::District || place.kind == PlaceKind::Extension;
        return hex && name.toStdString() == place.name;
    });
}

bool LessonVocabulary::isSeatPart(const QString& part) const {
    if (part.startsWith(QLatin1String("node/")) && definition()) {
        const std::string id = part.mid(5).toStdString();
        return std::ranges::any_of(definition()->nodes, [&](const PathNode& node) { return node.id == id; });
    }
    return matches(part, forms().seatPart);
}

bool LessonVocabulary::isMarketPart(const QString& part) const {
    if (matches(part, forms().pile)) return true;
    if (!matches(part, forms().tile)) return false;
    if (!definition()) return true;
    const std::string alias = part.section(QLatin1Char('/'), 1).toStdString();
    const auto isTile = [&](const auto& tile) { return tile.id.substr(tile.id.find('-') + 1) == alias; };
    return std::ranges::any_of(definition()->hutUpgrades, isTile) ||
           std::ranges::any_of(definition()->workshops, isTile) || std::ranges::any_of(definition()->carts, isTile);
}

bool LessonVocabulary::isTarget(const QString& target, int players, bool pattern) const {
    if (pattern && target.contains(QLatin1Char('*'))) return matches(target, forms().pattern);
    if (matches(target, forms().table) || matches(target, forms().around)) return true;
    const QString head = target.section(QLatin1Char('/'), 0, 0);
    const QString rest = target.section(QLatin1Char('/'), 1);
    if (head.startsWith(QLatin1String("hex:"))) return isHexName(head.mid(4), players) && matches(rest, forms().hexPart);
    if (head.startsWith(QLatin1String("seat:"))) return values::playerOf(head, static_cast<std::size_t>(players)) && (rest.isEmpty() || isSeatPart(rest));
    if (head.startsWith(QLatin1String("market:"))) return isMarketPart(target.mid(7));
    return matches(target, forms().other);
}

bool LessonVocabulary::saysWhy(const QString& reason) const {
    for (const Reason vague : {Reason::AnswerFirst, Reason::NotAskedNow})
        if (QString::fromUtf8(reasonId(vague)) == reason) return false;
    return true;
}

bool LessonVocabulary::isCommand(const QString& command, int players) const {
    return !checkPattern(definition(), static_cast<std::size_t>(players), command.toStdString());
}

std::shared_ptr<const magister::LessonSetup> LessonVocabulary::readSetup(const JsonObject& start,
                                                                         const QList<JsonValue>& arranged, int players,
                                                                         quint64 seed) const {
    return messina::readSetup(start, arranged, players, seed, definition());
}

} // namespace magister::messina
