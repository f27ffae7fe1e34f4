// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/content/provenance.h"

#include <climits>

namespace magister {

namespace {

constexpr std::array<Spelling<ValueSource>, 3> sourceWords{{{QLatin1String("printed"), ValueSource::Printed},
                                                            {QLatin1String("inferred"), ValueSource::Inferred},
                                                            {QLatin1String("house"), ValueSource::House}}};

/// Keys that carry no value of the game.
bool needsNoSource(const QString& key) {
    static const QStringList remarks{"id", "printedNumber", "note", "prov", "format", "part"};
    return remarks.contains(key);
}

/// Whether the user's pack gives the value or some of it; what has an id is a tile of its own.
bool isYours(const JsonNode& node) {
    if (node.yours) return true;
    for (const JsonNode& each : node.items)
        if (!each.member(u"id") && isYours(each)) return true;
    for (const JsonMember& each : node.members)
        if (!each.value.member(u"id") && isYours(each.value)) return true;
    return false;
}

} // namespace

ValueSource Provenance::provenanceOf(const QString& tileId, const QString& field) const {
    return m_sources.value({tileId, field}, ValueSource::Inferred);
}

bool Provenance::ours(const QString& tileId) const {
    return m_ours.contains(tileId);
}

bool Provenance::yours(const QString& tileId) const {
    return m_yours.contains(tileId);
}

void Provenance::read(const JsonValue& root, const QString& part, ValueNames names) {
    m_hasYours = root.node()->touched;
    walk(root, {std::nullopt, false, part, names == ValueNames::ById}, {});
}

void Provenance::walk(const JsonValue& value, Inherited inherited, const QString& field) {
    if (value.node()->yours) inherited.source = ValueSource::YourBox;
    if (value.isObject()) return walkObject(value.freeObject(), inherited);
    if (value.isList() && !value.node()->items.empty()) {
        for (const JsonValue& item : value.list(0, INT_MAX))
            walk(item, inherited, field);
        return;
    }
    if (!inherited.source)
        value.report(ProblemKind::NoProvenance, {field});
    else if (*inherited.source == ValueSource::House)
        m_ours.insert(inherited.owner);
}

void Provenance::walkObject(const JsonObject& object, Inherited inherited) {
    const bool isYourBox = inherited.source == ValueSource::YourBox;
    inherited.noted = inherited.noted || object.has("note");
    if (const JsonValue id = object["id"]; id.isText()) {
        inherited.owner =
            inherited.ownerIsPart ? id.node()->text : inherited.owner + QLatin1Char('/') + id.node()->text;
        inherited.ownerIsPart = false;
    }

    const JsonValue prov = isYourBox ? JsonValue() : object["prov"];
    const auto take = [&](const JsonValue& word) {
        const auto source = word.word(sourceWords);
        if (source == ValueSource::Inferred && !inherited.noted) word.report(ProblemKind::InferredWithoutNote);
        return source;
    };
    if (prov && !prov.isObject()) inherited.source = take(prov);
    const JsonObject byField = prov.isObject() ? prov.freeObject() : JsonObject();
    for (const QString& key : byField.keys())
        if (needsNoSource(key) || !object.has(key)) byField.reportAt(key, ProblemKind::UnknownKey, {key});

    for (const QString& key : object.keys()) {
        if (needsNoSource(key)) continue;
        Inherited below = inherited;
        if (byField) {
            if (byField.has(key))
                below.source = take(byField[key]);
            else
                byField.report(ProblemKind::MissingKey, {key});
        }
        const JsonValue value = object[key];
        const auto source = m_hasYours && isYours(*value.node()) ? ValueSource::YourBox : below.source;
        if (source) m_sources.insert({inherited.owner, key}, *source);
        if (source == ValueSource::YourBox) m_yours.insert(inherited.owner);
        walk(value, below, key);
    }
}

} // namespace magister
