// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/plain_json.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string_view>

/// Whether the numbers of plain values are ones that a game knows. plain_values.h reads whatever fits into a field; what
/// a number may be beyond that, a game says in a table of its fields.
namespace magister::network {

/// A name from a field list, as a template argument.
template <std::size_t N> struct FieldName {
    char text[N]{};
    consteval FieldName(const char (&name)[N]) { std::copy_n(name, N, text); }
    constexpr std::string_view view() const { return {text, N - 1}; }
};

/// What a field may hold. `owner` is the name of its type; empty: every type that is not named itself with that field.
template <class Bound> struct FieldBound {
    std::string_view owner;
    std::string_view field;
    Bound bound;
};

/// What the table says of a field, or nothing.
template <class Table> consteval auto boundOf(const Table& table, std::string_view owner, std::string_view field) {
    std::optional<decltype(table[0].bound)> found;
    for (const auto& row : table)
        if (row.field == field && (row.owner == owner || (row.owner.empty() && !found))) found = row.bound;
    return found;
}

/// Whether every number in that field, and in what it consists of, is one that the table allows. `Walk` belongs to a game:
///
///   static constexpr FieldBound<Bound> bounds[];     every field of a number type; those of an enum that must not be all it can be
///   bool holds(Bound, std::int64_t number) const;
///   bool operator()(const Type&) const;              for every type of the field list: numbersFit() of all its fields
///
/// A number that the table does not name does not build.
template <FieldName owner, FieldName field, class Walk, class Value> bool numbersFit(const Walk& walk, const Value& value) {
    if constexpr (plain::isList<Value>) {
        return std::all_of(value.begin(), value.end(),
                           [&](const auto& item) { return numbersFit<owner, field>(walk, item); });
    } else if constexpr (std::is_same_v<Value, bool>) {
        return true;
    } else if constexpr (std::is_integral_v<Value> || std::is_enum_v<Value>) {
        constexpr auto bound = boundOf(Walk::bounds, owner.view(), field.view());
        static_assert(bound || std::is_enum_v<Value>, "the table of bounds does not name this number");
        if constexpr (bound) return walk.holds(*bound, static_cast<std::int64_t>(value));
        else return true;
    } else {
        return walk(value);
    }
}

} // namespace magister::network
