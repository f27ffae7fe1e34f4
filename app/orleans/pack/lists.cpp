// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/pack/pack_parts.h"

namespace magister::orleans {

void readByVocabulary(const JsonValue& list, std::span<const std::string_view> ids, const QStringList& keys,
                      const QStringList& optional,
                      const std::function<void(std::size_t index, const JsonObject& object)>& read) {
    QStringList taken;
    const int count = static_cast<int>(ids.size());
    std::size_t index = 0;
    for (const JsonValue& each : list.list(count, count)) {
        const JsonObject object = tileObject(each, keys, optional);
        const std::string id = readId(object, taken);
        if (index >= ids.size()) continue; // too many, which is told
        if (!id.empty() && id != ids[index])
            object["id"].report(ProblemKind::WrongOrder, {QString::fromUtf8(ids[index]), QString::fromStdString(id)});
        read(index++, object);
    }
}

void checkAgainstBox(const JsonValue& where, const QString& what, Total inBox, std::size_t found) {
    if (inBox) checkTotal(where, what, static_cast<std::size_t>(*inBox), found);
}

ByPlayers<std::uint8_t> readByPlayers(const JsonValue& value, int least, int most) {
    ByPlayers<std::uint8_t> into{};
    const JsonObject object = value.object({"2", "3", "4"});
    for (std::size_t players = minPlayers; players <= maxPlayers; ++players)
        into[players] = small(object[QString::number(players)].integer(least, most));
    into[0] = into[1] = into[2];
    return into;
}

void checkGrowing(const QList<JsonValue>& values) {
    checkRising(values);
    for (qsizetype i = 1; i < values.size(); ++i)
        if (values[i] && values[i - 1] && values[i].node()->kind == JsonNode::Kind::Number &&
            values[i - 1].node()->kind == JsonNode::Kind::Number &&
            values[i].node()->number == values[i - 1].node()->number)
            values[i].report(ProblemKind::DuplicateId, {values[i].shown()});
}

} // namespace magister::orleans
