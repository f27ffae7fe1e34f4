// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/json_tree.h"
#include "app/network/plain_json.h"

#include <limits>
#include <optional>
#include <utility>
#include <variant>

/// Reads what plain_json.h has written, from any bytes: what is missing, in excess, of another kind or out of range is
/// not read at all.
namespace magister::network {

inline QLatin1String keyOf(std::string_view name) { return {name.data(), static_cast<qsizetype>(name.size())}; }

template <class Value> bool readPlain(const JsonNode& node, Value& value);

namespace plain {

/// What stands for a member that was left out, which is 0, false or an empty list. False: such a one is never left out.
template <class Value> bool readMissing(Value& value) {
    if constexpr (std::is_integral_v<Value>) value = {};
    else if constexpr (isList<Value> && requires { value.clear(); }) value.clear();
    else return false;
    return true;
}

/// The members of an object, and no others but `more`.
template <class Value> bool readMembers(const JsonNode& node, Value& value, std::size_t more) {
    if (node.kind != JsonNode::Kind::Object) return false;
    bool sound = true;
    std::size_t known = more;
    eachField(value, [&](std::string_view name, auto& field) {
        const JsonNode* member = node.member(keyOf(name));
        known += member != nullptr;
        sound = sound && (member ? readPlain(*member, field) : readMissing(field));
    });
    return sound && known == node.members.size();
}

template <class Value> bool readNumber(const JsonNode& node, Value& value) {
    if (node.kind != JsonNode::Kind::Number) return false;
    bool whole = false;
    const qlonglong number = node.text.toLongLong(&whole);
    if (!whole || !std::in_range<Value>(number)) return false;
    value = static_cast<Value>(number);
    return true;
}

template <class List> bool readList(const JsonNode& node, List& list) {
    if (node.kind != JsonNode::Kind::List) return false;
    if constexpr (requires { list.clear(); }) {
        if (node.items.size() > List::capacity()) return false;
        list.clear();
        for (const JsonNode& item : node.items) {
            std::remove_cvref_t<decltype(list[0])> one{};
            if (!readPlain(item, one)) return false;
            list.push(one);
        }
        return true;
    } else {
        if (node.items.size() != list.size()) return false;
        for (std::size_t i = 0; i < list.size(); ++i)
            if (!readPlain(node.items[i], list[i])) return false;
        return true;
    }
}

} // namespace plain

/// False: it is not such a value, and `value` is of no use. A game may read a type of its own by readValue(node, value), and
/// any other enum by readId(id, value).
template <class Value> bool readPlain(const JsonNode& node, Value& value) {
    if constexpr (std::is_same_v<Value, bool>) {
        value = node.boolean;
        return node.kind == JsonNode::Kind::Boolean;
    } else if constexpr (std::is_integral_v<Value>) {
        return plain::readNumber(node, value);
    } else if constexpr (WordedEnum<Value>) {
        const auto found = fromId<Value>(node.text.toStdString());
        value = found.value_or(Value{});
        return node.kind == JsonNode::Kind::Text && found;
    } else if constexpr (std::is_enum_v<Value>) {
        return node.kind == JsonNode::Kind::Text && readId(node.text.toStdString(), value);
    } else if constexpr (plain::isList<Value>) {
        return plain::readList(node, value);
    } else if constexpr (requires { readValue(node, value); }) {
        return readValue(node, value);
    } else {
        return plain::readMembers(node, value, 0);
    }
}

/// A value from its JSON; nothing if the bytes are not one.
template <class Value> std::optional<Value> plainFrom(const QByteArray& json) {
    QList<Problem> problems;
    const auto tree = parseJson(json, {}, problems);
    Value value{};
    if (!tree || !problems.isEmpty() || !readPlain(*tree, value)) return std::nullopt;
    return value;
}

/// One of several types; its name, as `name(value)` tells it, stands in the member "happened".
template <class Variant, class Name> std::optional<Variant> oneOfPlainFrom(const QByteArray& json, Name name) {
    QList<Problem> problems;
    const auto tree = parseJson(json, {}, problems);
    const JsonNode* happened = tree && problems.isEmpty() ? tree->member(QLatin1String("happened")) : nullptr;
    if (!happened || happened->kind != JsonNode::Kind::Text) return std::nullopt;
    std::optional<Variant> found;
    const auto attempt = [&]<class One>(One one) {
        if (found || happened->text != keyOf(name(one))) return;
        if (plain::readMembers(*tree, one, 1)) found = one;
    };
    [&]<std::size_t... indexes>(std::index_sequence<indexes...>) {
        (attempt(std::variant_alternative_t<indexes, Variant>{}), ...);
    }(std::make_index_sequence<std::variant_size_v<Variant>>());
    return found;
}

} // namespace magister::network
