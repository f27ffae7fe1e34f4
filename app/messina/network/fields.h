// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/plain_json.h"
#include "engine/messina/events.h"
#include "engine/messina/state.h"

/// The fields of positions and events that messages carry, for plainJson(); see field_list.inc.
namespace magister::messina {

/// A rule goes out as its id.
inline QByteArray idJson(Rule rule) { return network::jsonText(ruleId(rule)); }

/// Rulings by the ids of their questions, with the ids of the answers.
template <class Visit> void eachField(const Rulings& rulings, Visit visit) {
    for (std::size_t i = 0; i < rulingCount; ++i)
        visit(rulingOptions()[i].id, rulingOptions()[i].choices[answer(rulings, i)]);
}

#define F(field) visit(#field, value.field);
#define T(Type, name, fields) template <class Visit> void eachField(const Type& value, Visit visit) { fields }
#define E(Type, name, fields) T(Type, name, fields) constexpr std::string_view nameOf(const Type&) { return name; }
#include "app/messina/network/field_list.inc"
#undef E
#undef T
#undef F

} // namespace magister::messina
