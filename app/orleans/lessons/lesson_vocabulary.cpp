// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/lessons/lesson_vocabulary.h"

#include "app/content/lesson_setup_lines.h"
#include "app/content/vocabulary.h"
#include "app/teaching/position_values.h"
#include "engine/orleans/notation.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace magister::orleans {

namespace {

#define X(Name, word) std::string_view{word},
constexpr std::array commandWords{
#include "engine/orleans/command_list.inc"
};
#undef X

template <WordedEnum Enum> QString oneOf() {
    return u'(' + allWords<Enum>().join(u'|') + u')';
}

QRegularExpression whole(const QString& pattern) {
    return QRegularExpression(QRegularExpression::anchoredPattern(pattern));
}

/// How the names of things are spelt; see target_names.h.
struct TargetForms {
    QRegularExpression pattern = whole(QStringLiteral("((seat|town|way|track|deed|goods|supply|event|tile|stack|market|phase|button)[:/].*|\\*)"));
    QRegularExpression table = whole(QStringLiteral("hourglass|prompt|log|map|board|deeds|development(/[0-9]{1,2})?|stack:[12]|market:(goods|tiles)|technologies|"
                                                    "track:%1(/[0-9])?|deed:%2(/(%3|reward|citizen))?|goods:%4(/points)?|supply:%3|event:%5|tile:%6|phase:%7|button:[a-z0-9-]+")
                                         .arg(oneOf<Track>(), oneOf<DeedId>(), oneOf<Follower>(), oneOf<Good>(),
                                              oneOf<EventKind>(), oneOf<PlaceId>(), oneOf<Phase>().replace(u'_', u'-')));
    QRegularExpression seatPart = whole(QStringLiteral("coins|stations|bag|development|technology|merchant|citizens|draw|market|town|start|points|"
                                                       "(hand|market|tower)/([0-7]|(own-|neutral-)?%4)|"
                                                       "ware:%1|place:%2(/slot/[0-2]|/open(/%3)?|/effect)?")
                                            .arg(oneOf<Ware>(), oneOf<PlaceId>(), oneOf<Token>(), oneOf<Follower>()));
    QRegularExpression onMap = whole(QStringLiteral("(town|way):[a-z_-]+(/good/[01])?"));
};

/// Made ready once: that takes far longer than to match them.
const TargetForms& forms() {
    static thread_local const TargetForms all;
    return all;
}

bool matches(const QString& text, const QRegularExpression& form) {
    return form.match(text).hasMatch();
}

/// Ids of the vocabulary of `Enum`.
template <WordedEnum Enum> std::vector<std::string> readIds(const JsonValue& value, int most) {
    std::vector<std::string> ids;
    for (const JsonValue& each : value.list(0, most))
        if (const auto id = each.oneOf(allWords<Enum>())) ids.push_back(id->toStdString());
    return ids;
}

void readDraws(const JsonValue& value, int players, PinnedDraws& draws) {
    const JsonObject object = value.object({}, {"hourglass", "map", "bags"});
    if (object.has("hourglass")) draws.hourglass = readIds<EventKind>(object["hourglass"], static_cast<int>(roundCount) - 1);
    if (object.has("map")) draws.map = readIds<Good>(object["map"], static_cast<int>(goodsSlotCount));
    if (!object.has("bags")) return;
    std::size_t seat = 0;
    for (const JsonValue& each : object["bags"].list(players, players))
        if (seat < draws.bags.size()) draws.bags[seat++] = readIds<Follower>(each, 31);
}

} // namespace

const QStringList& LessonVocabulary::stages() const {
    return allWords<Stage>();
}

bool LessonVocabulary::isMapTarget(const QString& target) const {
    if (!matches(target, forms().onMap)) return false;
    if (!definition()) return true;
    const QString head = target.section(u'/', 0, 0);
    const std::string id = head.section(u':', 1).toStdString();
    if (head.startsWith(u"town:")) return head == target && definition()->town(id) != none;
    const ConnectionIndex way = definition()->connection(id);
    if (way == none) return false;
    return head == target || target.section(u'/', 2).toInt() < definition()->connections[way].slotCount;
}

bool LessonVocabulary::isTarget(const QString& target, int players, bool pattern) const {
    if (pattern && target.contains(u'*')) return matches(target, forms().pattern);
    const QString head = target.section(u'/', 0, 0);
    if (!head.startsWith(u"seat:")) return matches(target, forms().table) || isMapTarget(target);
    const QString part = target.section(u'/', 1);
    return values::playerOf(head, static_cast<std::size_t>(players)) && (part.isEmpty() || matches(part, forms().seatPart));
}

bool LessonVocabulary::saysWhy(const QString& reason) const {
    for (const Reason vague : {Reason::AnswerFirst, Reason::OtherPhase})
        if (QString::fromUtf8(reasonId(vague)) == reason) return false;
    return true;
}

bool LessonVocabulary::isCommand(const QString& command, int) const {
    if (command.startsWith(u'*')) return true;
    // Of a pattern the first word, as far as it stands before the star; without a pack nothing more is looked up.
    const QString first = command.section(u' ', 0, 0).section(u'*', 0, 0);
    const bool open = command.section(u' ', 0, 0).contains(u'*');
    const bool known = std::ranges::any_of(commandWords, [&](std::string_view word) {
        const QString each = QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
        return open ? each.startsWith(first) : each == first;
    });
    if (!known || !definition() || command.contains(u'*')) return known;
    return std::holds_alternative<Command>(commandFromText(*definition(), command.toStdString()));
}

std::shared_ptr<const LessonSetup> LessonVocabulary::readSetup(const JsonObject& start, const QList<JsonValue>& arranged,
                                                               int players, quint64 seed) const {
    auto made = std::make_shared<LessonSetupOf<Setup>>();
    if (start.has("setup")) made->setup = readSetupLines<Setup>(start["setup"], setupFromText);
    made->setup.players = static_cast<std::uint8_t>(players);
    made->setup.seed = seed;
    if (start.has("draws")) readDraws(start["draws"], players, made->setup.pinned);
    for (const JsonValue& line : arranged)
        made->setup.arranged.push_back(line.text().value_or(QString()).toStdString());
    if (definition() && !arranged.isEmpty()) reportArranged(validate(*definition(), made->setup), arranged);
    return made;
}

} // namespace magister::orleans
