// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/plain_json.h"
#include "app/network/plain_values.h"
#include "engine/messina/events.h"
#include "engine/messina/state.h"

/// The fields of positions and events that messages carry, for plainJson() and readPlain(); see field_list.inc.
namespace magister::messina {

/// A rule goes out as its id, no rule as an empty text.
inline QByteArray idJson(Rule rule) { return network::jsonText(ruleId(rule)); }
inline bool readId(std::string_view id, Rule& rule) {
    const auto found = ruleFromId(id);
    rule = found.value_or(Rule{});
    return found || id.empty();
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
#include "app/messina/network/field_list.inc"
#undef E
#undef T
#undef F

} // namespace magister::messina
