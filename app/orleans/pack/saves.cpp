// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/orleans/pack/saves.h"

#include "app/content/save_reading.h"

#include "engine/orleans/notation.h"
#include "engine/orleans/ruled_otherwise.h"

namespace magister {

template struct Saves<orleans::SaveGame>;

namespace orleans {

OrleansPack SaveGame::readPack(const PackFiles& files) { return readOrleansPack(files); }

std::vector<std::string> SaveGame::validate(const Definition& definition, const Setup& setup) {
    return orleans::validate(definition, setup);
}

QByteArray SaveGame::setupText(const Setup& setup) { return orleans::setupText(setup); }

ReadSetup SaveGame::setupFromText(QByteArrayView text, bool whole) { return orleans::setupFromText(text, whole); }

std::string SaveGame::toText(const Definition& definition, const State&, const Command& command) {
    return orleans::toText(definition, command);
}

std::optional<Command> SaveGame::commandFromText(const Definition& definition, const State&, std::string_view text) {
    const auto read = orleans::commandFromText(definition, text);
    const auto* command = std::get_if<Command>(&read);
    return command ? std::optional(*command) : std::nullopt;
}

std::string_view SaveGame::reasonOf(const Refusal& refusal) { return reasonId(refusal.reason); }

std::optional<Session> SaveGame::ruledOtherwise(const Session& session, const Rulings& rulings) {
    return orleans::ruledOtherwise(session, rulings);
}

QStringList SaveGame::setRuling(Rulings& rulings, const QString& option, const QString& choice) {
    return orleans::setRuling(rulings, option, choice);
}

std::size_t SaveGame::rulingIndex(const QString& option) { return orleans::rulingIndex(option.toStdString()); }

std::uint8_t SaveGame::answer(const Rulings& rulings, std::size_t question) { return orleans::answer(rulings, question); }

} // namespace orleans

} // namespace magister
