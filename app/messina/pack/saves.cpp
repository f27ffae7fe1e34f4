// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/messina/pack/saves.h"

#include "app/content/save_reading.h"
#include "app/messina/pack/setup_words.h"

#include "engine/messina/notation.h"
#include "engine/messina/ruled_otherwise.h"

namespace magister {

template struct Saves<messina::SaveGame>;

namespace messina {

PackResult SaveGame::readPack(const PackFiles& files) { return readMessinaPack(files); }

std::vector<std::string> SaveGame::validate(const Definition& definition, const Setup& setup) {
    return messina::validate(definition, setup);
}

QByteArray SaveGame::setupText(const Setup& setup) { return messina::setupText(setup); }

ReadSetup SaveGame::setupFromText(QByteArrayView text, bool whole) { return messina::setupFromText(text, whole); }

std::string SaveGame::toText(const Definition& definition, const State& state, const Command& command) {
    return messina::toText(definition, state, command);
}

std::optional<Command> SaveGame::commandFromText(const Definition& definition, const State& state, std::string_view text) {
    const auto read = messina::commandFromText(definition, state, text);
    const auto* command = std::get_if<Command>(&read);
    return command ? std::optional(*command) : std::nullopt;
}

std::string_view SaveGame::reasonOf(const Refusal& refusal) { return reasonId(refusal.reason); }

std::optional<Session> SaveGame::ruledOtherwise(const Session& session, const Rulings& rulings) {
    return messina::ruledOtherwise(session, rulings);
}

QStringList SaveGame::setRuling(Rulings& rulings, const QString& option, const QString& choice) {
    return messina::setRuling(rulings, option, choice);
}

std::size_t SaveGame::rulingIndex(const QString& option) { return messina::rulingIndex(option.toStdString()); }

std::uint8_t SaveGame::answer(const Rulings& rulings, std::size_t question) { return messina::answer(rulings, question); }

} // namespace messina

} // namespace magister
