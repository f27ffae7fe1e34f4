// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/content/lesson_setup_of.h"
#include "app/content/lesson_vocabulary.h"
#include "app/table/seat.h"

#include <optional>

namespace magister {

/// The part of a vocabulary that the engine of a game knows by itself; targets, commands, stages and set-ups are left to
/// the game. `Game` is what the shared Saves need to know of it; its reasons and rules end with Count. Found in the
/// namespace of the game: reasonId(reason), ruleId(rule), and valueAt(definition, state, path) as for LessonPositionOf.
template <class Game> class LessonVocabularyOf : public LessonVocabulary {
public:
    using Definition = typename Game::Definition;
    using Setup = typename Game::Setup;
    using State = typename Game::State;

    /// The definition must outlive this. Without one nothing is looked up in the pack.
    explicit LessonVocabularyOf(const Definition* definition) : m_definition(definition) {}

    QString game() const override { return QLatin1String(Game::id); }
    const QStringList& tinctures() const override { return magister::tinctures(); }
    bool isReason(const QString& id) const override {
        using Reason = decltype(Game::Refusal::reason);
        return isListed<Reason>(id, [](Reason each) { return reasonId(each); });
    }
    bool isRule(const QString& id) const override {
        using Rule = decltype(Game::Refusal::rule);
        return isListed<Rule>(id, [](Rule each) { return ruleId(each); });
    }
    bool isPath(const QString& path, int players) const override {
        if (!m_definition) return true;
        State state;
        state.playerCount = static_cast<std::uint8_t>(players);
        return valueAt(*m_definition, state, path).has_value();
    }

protected:
    /// Null for none.
    const Definition* definition() const { return m_definition; }

private:
    template <class Enum, class IdOf> static bool isListed(const QString& id, IdOf idOf) {
        const std::string wanted = id.toStdString();
        for (int i = 0; i < static_cast<int>(Enum::Count); ++i)
            if (!wanted.empty() && idOf(static_cast<Enum>(i)) == wanted) return true;
        return false;
    }

    const Definition* m_definition;
};

/// A vocabulary with the definition that it asks, if there is one.
template <class Vocabulary>
std::shared_ptr<const LessonVocabulary> vocabularyOver(std::optional<typename Vocabulary::Definition> definition) {
    struct Kept {
        std::optional<typename Vocabulary::Definition> definition;
        Vocabulary vocabulary;
        explicit Kept(std::optional<typename Vocabulary::Definition> read)
            : definition(std::move(read)), vocabulary(definition ? &*definition : nullptr) {}
    };
    const auto kept = std::make_shared<const Kept>(std::move(definition));
    return {kept, &kept->vocabulary};
}

} // namespace magister
