// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/json_value.h"

#include <string>

/// Helpers shared by the parts of every game's pack.
namespace magister {

/// The object of a part with these keys besides format, part, note and prov.
JsonObject partObject(const JsonValue& root, const QStringList& keys);
/// A tile with these keys besides id, printedNumber, note and prov.
JsonObject tileObject(const JsonValue& value, const QStringList& keys, const QStringList& optional = {});
/// The id of an object; reports one that is in `taken` already.
std::string readId(const JsonObject& object, QStringList& taken);
/// Reports if the values fall somewhere.
void checkRising(const QList<JsonValue>& values);
/// Reports at `where` if there are not as many of `what` as there should be; quiet if `where` is absent.
void checkTotal(const JsonValue& where, const QString& what, std::size_t expected, std::size_t found);

/// 0 for a value that has a problem.
template <class T> std::uint8_t small(const std::optional<T>& value) {
    return static_cast<std::uint8_t>(value.value_or(T{}));
}

} // namespace magister
