// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/plain_json.h"
#include "app/network/plain_values.h"
#include "engine/orleans/events.h"
#include "engine/orleans/state.h"

/// The fields of positions and events that messages carry, for plainJson() and readPlain(); see field_list.inc.
namespace magister::orleans {

/// A rule goes out as its id, no rule as an empty text.
inline QByteArray idJson(Rule rule) { return network::jsonText(ruleId(rule)); }
inline bool readId(std::string_view id, Rule& rule) {
    const auto found = ruleFromId(id);
    rule = found.value_or(Rule{});
    return found || id.empty();
}

inline constexpr std::array<std::string_view, static_cast<std::size_t>(ScoreSource::Count)> scoreSourceIds{
    "coins", "grain", "cheese", "wine", "wool", "brocade", "bread", "stations", "citizens"};
inline QByteArray idJson(ScoreSource source) {
    return network::jsonText(scoreSourceIds[static_cast<std::size_t>(source)]);
}
inline bool readId(std::string_view id, ScoreSource& source) {
    const auto found = indexIn(scoreSourceIds, id);
    source = static_cast<ScoreSource>(found.value_or(0));
    return found.has_value();
}

/// Rulings by the ids of their questions, with the ids of the answers.
template <class Visit> void eachField(const Rulings& rulings, Visit visit) {
    for (std::size_t i = 0; i < rulingCount; ++i)
        visit(rulingOptions()[i].id, rulingOptions()[i].choices[answer(rulings, i)]);
}
inline bool readValue(const JsonNode& node, Rulings& rulings) {
    if (node.kind != JsonNode::Kind::Object || node.members.size() != rulingCount) return false;
    for (std::size_t i = 0; i < rulingCount; ++i) {
        const auto& option = rulingOptions()[i];
        const JsonNode* member = node.member(network::keyOf(option.id));
        if (!member || member->kind != JsonNode::Kind::Text) return false;
        std::size_t choice = 0;
        while (choice < option.choices.size() && member->text != network::keyOf(option.choices[choice]))
            ++choice;
        if (choice == option.choices.size()) return false;
        setAnswer(rulings, i, static_cast<std::uint8_t>(choice));
    }
    return true;
}

#define F(field) visit(#field, value.field);
#define T(Type, name, fields)                                                              \
    template <class Visit> void eachField(const Type& value, Visit visit) { fields }       \
    template <class Visit> void eachField(Type& value, Visit visit) { fields }
#define E(Type, name, fields) T(Type, name, fields) constexpr std::string_view nameOf(const Type&) { return name; }
#include "app/orleans/network/field_list.inc"
#undef E
#undef T
#undef F

} // namespace magister::orleans
