// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/inline_vector.h"
#include "engine/core/vocabulary.h"

#include <QByteArray>

#include <array>
#include <string_view>
#include <type_traits>

/// Plain values of the engines as JSON, in one form only: equal values give equal bytes. A game says by eachField() which
/// fields of its types go out, and by what name; what it does not name has no way out.
namespace magister::network {

/// A text in quotation marks.
inline QByteArray jsonText(QByteArrayView utf8) {
    QByteArray text(1, '"');
    for (const char c : utf8) {
        if (c == '"' || c == '\\') text += '\\';
        if (static_cast<unsigned char>(c) < 0x20) text += "\\u00" + QByteArray(1, c).toHex();
        else text += c;
    }
    return text + '"';
}
inline QByteArray jsonText(std::string_view utf8) {
    return jsonText(QByteArrayView(utf8.data(), static_cast<qsizetype>(utf8.size())));
}

/// An object whose members are added one by one.
class JsonBytes {
public:
    void add(std::string_view name, const QByteArray& json) {
        m_bytes += (m_bytes.isEmpty() ? '{' : ',') + jsonText(name) + ':' + json;
    }
    QByteArray object() const { return m_bytes.isEmpty() ? QByteArrayLiteral("{}") : m_bytes + '}'; }

private:
    QByteArray m_bytes;
};

/// A list of what is JSON already.
template <class List> QByteArray jsonList(const List& items) {
    QByteArray bytes(1, '[');
    for (const QByteArray& item : items)
        bytes += (bytes.size() > 1 ? "," : "") + item;
    return bytes + ']';
}

template <class Value> QByteArray plainJson(const Value& value);

namespace plain {
template <class T> inline constexpr bool isList = false;
template <class T, std::size_t N> inline constexpr bool isList<std::array<T, N>> = true;
template <class T, std::size_t N> inline constexpr bool isList<InlineVector<T, N>> = true;
} // namespace plain

/// Numbers and booleans as such, a value of a vocabulary as its word, lists as lists; everything else is an object of the
/// fields that eachField(value, visit) gives to visit(name, field), without those that are 0, false or an empty list.
/// Of any other enum idJson(value) of the game gives the id.
template <class Value> QByteArray plainJson(const Value& value) {
    if constexpr (std::is_same_v<Value, bool>) {
        return value ? QByteArrayLiteral("true") : QByteArrayLiteral("false");
    } else if constexpr (std::is_same_v<Value, std::string_view>) {
        return jsonText(value);
    } else if constexpr (std::is_integral_v<Value>) {
        return QByteArray::number(static_cast<qint64>(value));
    } else if constexpr (WordedEnum<Value>) {
        return jsonText(idOf(value));
    } else if constexpr (std::is_enum_v<Value>) {
        return idJson(value);
    } else if constexpr (plain::isList<Value>) {
        QByteArray bytes(1, '[');
        for (const auto& item : value)
            bytes += (bytes.size() > 1 ? "," : "") + plainJson(item);
        return bytes + ']';
    } else {
        JsonBytes members;
        eachField(value, [&](std::string_view name, const auto& field) {
            const QByteArray json = plainJson(field);
            if (json != "0" && json != "false" && json != "[]") members.add(name, json);
        });
        return members.object();
    }
}

} // namespace magister::network
