// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/content/lesson_vocabulary.h"

#include "engine/messina/reasons.h"
#include "engine/messina/rules.h"
#include "app/messina/pack/words.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <cstring>

namespace magister {

namespace {

/// The pattern is a literal of this file. Each is made ready once: that takes far longer than to match it.
bool matches(const QString& text, const char* pattern) {
    static thread_local QHash<const char*, QRegularExpression> ready;
    QRegularExpression& expression = ready[pattern];
    if (expression.pattern().isEmpty())
        expression.setPattern(QRegularExpression::anchoredPattern(QLatin1String(pattern)));
    return expression.match(text).hasMatch();
}

#define CLASS "(craftsman|aristocrat|nun)"
#define CORNER "(upper|lower)-(left|right)"
#define SQUARE "(craftsman-(left|right)|(aristocrat|nun)-(upper|lower))-(inner|rim-[12])"
#define SPOT "(square:" SQUARE "|hut:[1-4]|workshop:[0-9]+|nowhere)"
#define FIRE "(fire|two-fires|big-fire|two-big-fires)"

/// The forms of the commands; a place is written PLACE and looked up apart.
constexpr const char* commandForms[] = {
    "choose-hex [1-5] (\\S+)",
    "choose-ship [1-5] " CORNER " [1-3]",
    "recall [1-5]",
    "rescue " CLASS " " SPOT,
    "burn " FIRE "( here:[0-9])?( next:\\S+)*",
    "burn-ship " FIRE,
    "move-in square:" SQUARE " [0-9]+",
    "(end-fight|take-rat|use-hex|repopulate|end-turn|pay|decline|proceed)",
    "buy-step (popularity|city|church)",
    "step (popularity|city|church)",
    "use-book (popularity|city|church) [0-9]+",
    "option [1-9]",
    "advance " CLASS "( left| right| upper| lower)?( skip)?",
    "activate " SQUARE,
    "scroll [1-3]",
    "upgrade " SPOT,
    "upgrade-overseer " CLASS,
    "any-hex (\\S+)",
    "(take-hut|take-cart|place-hut) [1-9]",
    "take-workshop " CLASS,
    "refresh (huts|workshops) (coin|wood|fire|bigFire|point)",
    "(return|leave) " SPOT,
    "give-up [1-5]",
};

/// Whether a command with that verb can have the form: its verb, unless several are told in brackets.
bool mayFit(const QString& verb, const char* form) {
    return *form == '(' || verb == QLatin1String(form, std::find(form, form + std::strlen(form), ' ') - form);
}

/// Whether a pattern with stars can fit anything of a form: here, whether its first word can.
bool verbFits(const QString& verb) {
    static const QStringList verbs{"choose-hex",    "choose-ship", "recall",           "rescue",    "burn",
                                   "burn-ship",     "end-fight",   "take-rat",         "use-hex",   "repopulate",
                                   "buy-step",      "use-book",    "end-turn",         "move-in",   "option",
                                   "pay",           "decline",     "advance",          "activate",  "step",
                                   "scroll",        "upgrade",     "upgrade-overseer", "any-hex",   "take-hut",
                                   "take-workshop", "take-cart",   "refresh",          "place-hut", "return",
                                   "give-up",       "leave",       "proceed"};
    if (!verb.contains(u'*') && !verb.contains(u'?') && !verb.contains(u'[')) return verbs.contains(verb);
    const QRegularExpression wild(QRegularExpression::wildcardToRegularExpression(verb));
    return std::ranges::any_of(verbs, [&](const QString& each) { return wild.match(each).hasMatch(); });
}

} // namespace

const QStringList& LessonVocabulary::stages() {
    static const QStringList all{"turns",    "production", "quarantine", "clear-town", "turn-order",
                                 "arrivals", "plague",     "scoring",    "over"};
    return all;
}

const QStringList& LessonVocabulary::tinctures() {
    static const QStringList all{"ruby", "sapphire", "saffron", "violet"};
    return all;
}

const QStringList& LessonVocabulary::corners() {
    static const QStringList all = [] {
        QStringList list;
        for (const char* corner : messina::words::corners)
            list.append(QLatin1String(corner));
        return list;
    }();
    return all;
}

bool LessonVocabulary::isReason(const QString& id) {
    for (int i = 0; i < static_cast<int>(messina::Reason::Count); ++i)
        if (messina::reasonId(static_cast<messina::Reason>(i)) == id.toStdString()) return true;
    return false;
}

bool LessonVocabulary::isRule(const QString& id) {
    return messina::ruleFromId(id.toStdString()).has_value();
}

bool LessonVocabulary::isHexName(const QString& name) const {
    if (!m_definition) return matches(name, "[A-Z][1-9]|(top|bottom)-(left|right)|left|right");
    const auto& places = m_definition->layout(static_cast<std::size_t>(m_players)).places;
    return std::ranges::any_of(places, [&](const messina::Place& place) {
        const bool hex = place.kind == messina::PlaceKind::District || place.kind == messina::PlaceKind::Extension;
        return hex && name.toStdString() == place.name;
    });
}

bool LessonVocabulary::isPlace(const QString& name) const {
    return isHexName(name) || matches(name, "port:" CORNER);
}

bool LessonVocabulary::isSeat(const QString& number) const {
    return matches(number, "[1-9]") && number.toInt() <= m_players;
}

bool LessonVocabulary::isSeatPart(const QString& part) const {
    if (part.startsWith(QLatin1String("node/")) && m_definition) {
        const std::string id = part.mid(5).toStdString();
        return std::ranges::any_of(m_definition->nodes, [&](const messina::PathNode& node) { return node.id == id; });
    }
    return matches(part,
                   "estate(/lieutenant)?|lieutenant/[1-5]|square/" SQUARE "|huts?|hut/([1-4]|" CLASS
                   ")(/field-[12]|/upgrade)?|workshops?|workshop/[1-9][0-9]?|"
                   "overseer/" CLASS
                   "|node/[a-z0-9-]+|scroll|scroll/[1-3]|coins|wood|fire|bigFire|rats|points|ships|carts|districts");
}

bool LessonVocabulary::isMarketPart(const QString& part) const {
    if (matches(part, "hut-upgrades(/[1-3])?|workshops(/" CLASS ")?|carts(/[12])?")) return true;
    if (!matches(part, "(hut-upgrades/q|workshops/b|carts/)[0-9-]+")) return false;
    if (!m_definition) return true;
    const std::string alias = part.section(QLatin1Char('/'), 1).toStdString();
    const auto isTile = [&](const auto& tile) { return tile.id.substr(tile.id.find('-') + 1) == alias; };
    return std::ranges::any_of(m_definition->hutUpgrades, isTile) ||
           std::ranges::any_of(m_definition->workshops, isTile) || std::ranges::any_of(m_definition->carts, isTile);
}

bool LessonVocabulary::isTarget(const QString& target, bool pattern) const {
    if (pattern && target.contains(QLatin1Char('*')))
        return matches(target, "((hex|exp|port|dock|seat|book|market|row|wheel|button)[:/].*|\\*)");
    if (matches(target, "board|round-table|wheel|wheel/(rat|" CLASS ")|stacks|cubes|log|prompt")) return true;
    const QString head = target.section(QLatin1Char('/'), 0, 0);
    const QString rest = target.section(QLatin1Char('/'), 1);
    if (head.startsWith(QLatin1String("hex:")))
        return isHexName(head.mid(4)) && matches(rest, "(action|cube|citizens|owner)?");
    if (head.startsWith(QLatin1String("exp:"))) return matches(target, "exp:((top|bottom)-(left|right)|left|right)");
    if (head.startsWith(QLatin1String("port:"))) return matches(target, "port:" CORNER "(/action)?");
    if (head.startsWith(QLatin1String("dock:"))) return matches(target, "dock:" CORNER "(/ship(/[1-3])?|/cube)?");
    if (head.startsWith(QLatin1String("seat:"))) return isSeat(head.mid(5)) && (rest.isEmpty() || isSeatPart(rest));
    if (head.startsWith(QLatin1String("market:"))) return isMarketPart(target.mid(7));
    return matches(
        target, "book:(popularity|city|church)(/[1-9][0-9]?)?|row:round-table/[1-6](/(priority|flame|ships))?|"
                "button:(end-turn|end-fight|take-rat|use-hex|repopulate|recall|decline|proceed|pay|undo|refresh-huts|"
                "refresh-workshops|option-[1-3]|scroll-[1-3]|place[a-z0-9-]*)");
}

bool LessonVocabulary::isPath(const QString& path) const {
    if (matches(path, "turn|round|stage|prompt")) return true;
    const QString head = path.section(QLatin1Char('/'), 0, 0);
    const QString rest = path.section(QLatin1Char('/'), 1);
    const bool hex =
        (head.startsWith(QLatin1String("hex:")) && isHexName(head.mid(4))) || matches(head, "port:" CORNER);
    if (hex) return matches(rest, "cubes|standing|lying|owner|tile|citizens/" CLASS);
    if (matches(head, "dock:" CORNER))
        return matches(rest, "ships|cubes") ||
               (rest.startsWith(QLatin1String("standing/seat:")) && isSeat(rest.mid(14)));
    if (!head.startsWith(QLatin1String("seat:")) || !isSeat(head.mid(5))) return false;
    return matches(rest, "coins|wood|fire|bigFire|rats|points|ships|carts|workshops|districts|square/" SQUARE
                         "|overseer/" CLASS "|hut/[1-4](/upgrade)?|hut/" CLASS
                         "/(field|upgrade)|book/(popularity|city|church)|workshop/[1-9][0-9]?|"
                         "lieutenants/(estate|standing|lying|resting)");
}

bool LessonVocabulary::isCommand(const QString& command) const {
    if (command.contains(QLatin1Char('*'))) return verbFits(command.section(QLatin1Char(' '), 0, 0));
    const QString verb = command.section(QLatin1Char(' '), 0, 0);
    for (const char* form : commandForms)
        if (mayFit(verb, form) && matches(command, form)) {
            if (command.startsWith(QLatin1String("choose-hex ")) || command.startsWith(QLatin1String("any-hex ")))
                return isPlace(command.section(QLatin1Char(' '), -1));
            return true;
        }
    return false;
}

} // namespace magister
