// SPDX-License-Identifier: GPL-3.0-or-later
// A letter as a guest could have sealed it, what becomes of it in an exchange, a sealed one and a card as anybody could have
// laid them out at a broker, and the invitation through one.
#include "app/network/broker.h"
#include "app/network/correspondence.h"
#include "app/network/host_card.h"
#include "app/network/seat_key.h"

#include "tests/fuzz/ground.h"

#include <algorithm>

using namespace magister::network;
using magister::fuzz::holds;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const LetterKeys keys = letterKeysOf(randomBytes(keySize));
    const QByteArray input(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    if (const auto letter = readLetter(input)) {
        holds(bytesOf(*letter) == input, "a letter comes back");
        Correspondence host(Writer::Host, 1000);
        host.add("table", "table");
        host.add("done", {});
        const QList<QByteArray> news = host.hear(*letter);
        holds(news.size() <= letter->entries.size(), "nothing is heard that was not written");
        holds(host.hear(*letter).isEmpty(), "nothing is heard twice");
        const Letter answer = host.write();
        holds(answer.number > letter->heard || letter->writer == Writer::Host || news.isEmpty(), "numbers rise above all that were heard");
        holds(std::ranges::any_of(answer.entries, [](const Letter::Entry& each) { return each.message == "table"; }), "what holds is said again");
        const auto again = readLetter(bytesOf(answer));
        holds(again && *again == answer, "an answer can be read");
    }
    holds(!openLetter(input, keys), "nobody can forge a letter");
    readHostCard(input);
    if (const auto code = brokerCodeFromText(QString::fromUtf8(input))) {
        const auto again = brokerCodeFromText(codeText(code->broker, code->code.pin, code->code.table));
        holds(again && again->code == code->code && again->broker.host == code->broker.host && again->broker.port == code->broker.port,
              "an invitation comes back");
    }
    return 0;
}
