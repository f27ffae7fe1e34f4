// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/pack/pack_parts.h"

namespace magister::messina {

namespace {

constexpr std::array<Spelling<EffectKind>, 14> effectWords{
    {{QLatin1String("gain"), EffectKind::Gain},
     {QLatin1String("points"), EffectKind::Points},
     {QLatin1String("advanceBook"), EffectKind::AdvanceBook},
     {QLatin1String("scroll"), EffectKind::Scroll},
     {QLatin1String("overseer"), EffectKind::Overseer},
     {QLatin1String("upgradeOverseer"), EffectKind::UpgradeOverseer},
     {QLatin1String("upgradeAndAdvanceOverseer"), EffectKind::UpgradeAndAdvanceOverseer},
     {QLatin1String("build"), EffectKind::Build},
     {QLatin1String("upgradeCitizen"), EffectKind::UpgradeCitizen},
     {QLatin1String("activate"), EffectKind::Activate},
     {QLatin1String("lieutenant"), EffectKind::Lieutenant},
     {QLatin1String("anyHexAction"), EffectKind::AnyHexAction},
     {QLatin1String("all"), EffectKind::All},
     {QLatin1String("choose"), EffectKind::Choose}}};

constexpr int mostAmount = 20;

bool same(const Effect& a, const Effect& b) {
    return a.kind == b.kind && a.amount == b.amount && a.book == b.book && a.citizenClass == b.citizenClass &&
           a.tokens == b.tokens && a.children == b.children;
}

void readTokens(Effect& effect, const JsonValue& value) {
    const JsonObject tokens = value.freeObject();
    if (tokens && tokens.keys().isEmpty()) value.report(ProblemKind::WrongCount, {"1", "4", "0"});
    for (const QString& key : tokens.keys()) {
        bool known = false;
        for (const auto& [word, token] : spellings<Token>)
            if (key == word) {
                known = true;
                effect.tokens[static_cast<std::size_t>(token)] = small(tokens[key].integer(1, mostAmount));
            }
        if (!known) tokens.reportAt(key, ProblemKind::UnknownKey, {key});
    }
}

void readBook(Effect& effect, const JsonValue& value) {
    constexpr auto books = spelt<int>(std::array<std::string_view, 3>{idOf(Book::City), idOf(Book::Church), "cityOrChurch"});
    const int which = value.word(books).value_or(0);
    if (which == 2)
        effect.kind = EffectKind::AdvanceCityOrChurch;
    else
        effect.book = which == 0 ? Book::City : Book::Church;
}

void readOverseer(Effect& effect, const JsonValue& value) {
    constexpr auto whom = spelt<int>(std::array<std::string_view, 5>{
        idOf(CitizenClass::Craftsman), idOf(CitizenClass::Aristocrat), idOf(CitizenClass::Nun), "any", "anySkip"});
    const int which = value.word(whom).value_or(0);
    if (which == 3)
        effect.kind = EffectKind::OverseerAny;
    else if (which == 4)
        effect.kind = EffectKind::OverseerAnySkip;
    else
        effect.citizenClass = static_cast<CitizenClass>(which);
}

void readTrue(const JsonValue& value) {
    if (const auto given = value.boolean(); given && !*given) value.reportExpected(ProblemKind::ExpectedBoolean);
}

} // namespace

EffectReader::EffectReader(std::vector<Effect>& effects) : m_effects(effects) {
    m_effects.assign(1, Effect{});
}

EffectIndex EffectReader::readOrNothing(const JsonValue& value) {
    return value.isNull() ? EffectIndex{} : read(value);
}

EffectIndex EffectReader::read(const JsonValue& value) {
    const JsonObject object = value.freeObject();
    if (!object) return 0;
    if (object.has("pay")) {
        value.object({"pay", "then"});
        return keep(effect(object, "pay"), value);
    }
    if (object.keys().size() != 1) {
        const auto count = QString::number(object.keys().size());
        value.report(ProblemKind::WrongCount, {"1", "1", count});
        return 0;
    }
    return keep(effect(object, object.keys().first()), value);
}

EffectIndex EffectReader::read(const JsonValue& value, const QList<EffectKind>& allowed) {
    const EffectIndex index = read(value);
    restrict(index, value, allowed);
    return index;
}

Effect EffectReader::effect(const JsonObject& object, const QString& key) {
    Effect effect;
    if (key == QLatin1String("pay")) {
        effect.kind = EffectKind::Pay;
        readTokens(effect, object[key]);
        if (const JsonValue then = object["then"]) effect.children = {read(then)};
        return effect;
    }
    QStringList known;
    for (const auto& [word, kind] : effectWords) {
        known.append(QString(word));
        if (key != word) continue;
        effect.kind = kind;
        readInside(effect, object[key]);
        return effect;
    }
    object.reportAt(key, ProblemKind::UnknownWord, {known.join(", ") + ", pay", key});
    return effect;
}

void EffectReader::readInside(Effect& effect, const JsonValue& value) {
    switch (effect.kind) {
    case EffectKind::Gain:
        readTokens(effect, value);
        break;
    case EffectKind::AdvanceBook:
        readBook(effect, value);
        break;
    case EffectKind::Overseer:
        readOverseer(effect, value);
        break;
    case EffectKind::Build:
    case EffectKind::AnyHexAction:
        readTrue(value);
        break;
    case EffectKind::UpgradeAndAdvanceOverseer:
        value.integer(1, 1);
        break;
    case EffectKind::All:
    case EffectKind::Choose:
        readChildren(effect, value);
        break;
    default:
        effect.amount = small(value.integer(1, mostAmount));
    }
}

void EffectReader::readChildren(Effect& effect, const JsonValue& value) {
    for (const JsonValue& child : value.list(2, 4))
        effect.children.push_back(read(child));
}

EffectIndex EffectReader::keep(const Effect& effect, const JsonValue& value) {
    for (std::size_t i = 0; i < m_effects.size(); ++i)
        if (same(m_effects[i], effect)) return static_cast<EffectIndex>(i);
    if (m_effects.size() >= none) {
        if (m_effects.size() == none) value.report(ProblemKind::TooManyEffects, {QString::number(none)});
        return 0;
    }
    m_effects.push_back(effect);
    return static_cast<EffectIndex>(m_effects.size() - 1);
}

void EffectReader::restrict(EffectIndex index, const JsonValue& value, const QList<EffectKind>& allowed) const {
    const Effect& effect = m_effects[index];
    if (effect.kind != EffectKind::Nothing && !allowed.contains(effect.kind))
        value.report(ProblemKind::NotAllowedHere, {value.freeObject().keys().value(0)});
    if (effect.kind != EffectKind::All) return;
    const auto children = value.freeObject()["all"].list(0, 4);
    for (std::size_t i = 0; i < effect.children.size() && i < static_cast<std::size_t>(children.size()); ++i)
        restrict(effect.children[i], children[static_cast<qsizetype>(i)], allowed);
}

} // namespace magister::messina
