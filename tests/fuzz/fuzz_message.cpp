// SPDX-License-Identifier: GPL-3.0-or-later
// A message of the network, as a host and as a guest read it, positions and events in it as both games read them, and the
// code by which one joins.
#include "app/messina/network/network_game.h"
#include "app/network/join_code.h"
#include "app/network/message.h"
#include "app/orleans/network/network_game.h"

#include "tests/fuzz/ground.h"

using namespace magister::network;
using magister::fuzz::holds;

namespace {

/// What was read can be written, and is the same when it is read again.
template <class Message, class Read> void comesBack(const QByteArray& input, Read read) {
    const auto first = read(input);
    const auto* message = std::get_if<Message>(&first);
    if (!message) return;
    const QByteArray written = toBytes(*message);
    const auto second = read(written);
    holds(std::holds_alternative<Message>(second), "what was written can be read");
    holds(std::get<Message>(second) == *message, "a message comes back");
    holds(toBytes(std::get<Message>(second)) == written, "equal messages give equal bytes");
}

template <class Value, class Read, class Write> void valueComesBack(const QByteArray& json, Read read, Write write) {
    const std::optional<Value> first = read(json);
    if (!first) return;
    const std::optional<Value> second = read(write(*first));
    holds(second && *second == *first, "a value comes back");
}

/// What a guest makes of a message, were it of that game.
template <class Game> void understood(const QByteArray& input) {
    const auto read = readFromHost(input);
    const auto* message = std::get_if<FromHost>(&read);
    if (!message) return;
    if (const auto* told = std::get_if<PositionTold>(message))
        valueComesBack<typename Game::State>(told->position, &Game::stateFromJson,
                                             [](const auto& state) { return Game::json(state); });
    if (const auto* told = std::get_if<EventsTold>(message))
        for (const QByteArray& event : told->events)
            valueComesBack<typename Game::Event>(event, &Game::eventFromJson, [](const auto& one) { return Game::json(one); });
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const QByteArray input(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    comesBack<FromGuest>(input, readFromGuest);
    comesBack<FromHost>(input, readFromHost);
    understood<magister::messina::NetworkGame>(input);
    understood<magister::orleans::NetworkGame>(input);
    if (const auto code = codeFromText(QString::fromUtf8(input))) {
        const auto again = codeFromText(codeText(*code));
        holds(again && *again == *code, "a code comes back");
    }
    return 0;
}
