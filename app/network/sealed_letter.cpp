// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/sealed_letter.h"

#include <QtEndian>

#include <sodium.h>

namespace magister::network {

namespace {

const QByteArray letterMark = QByteArrayLiteral("MLL1");
constexpr qsizetype numberBytes = 8;
constexpr qsizetype countBytes = 4;
constexpr quint32 mostEntries = 10'000;

static_assert(letterKeySize == crypto_box_PUBLICKEYBYTES && letterKeySize == crypto_box_SECRETKEYBYTES &&
              letterKeySize == crypto_box_SEEDBYTES);

unsigned char* rawOf(QByteArray& bytes) { return reinterpret_cast<unsigned char*>(bytes.data()); }
const unsigned char* rawOf(const QByteArray& bytes) { return reinterpret_cast<const unsigned char*>(bytes.constData()); }

/// Precondition of everything else of the library.
bool ready() {
    static const bool isReady = sodium_init() >= 0;
    return isReady;
}

template <class Number> void put(QByteArray& to, Number number) {
    const Number big = qToBigEndian(number);
    to.append(reinterpret_cast<const char*>(&big), sizeof big);
}

/// Reads from any bytes, and never beyond them.
class PlainReader {
public:
    explicit PlainReader(const QByteArray& plain) : m_plain(plain) {}

    template <class Number> Number take() {
        const QByteArray bytes = takeBytes(sizeof(Number));
        return m_broken ? Number{} : qFromBigEndian<Number>(bytes.constData());
    }
    QByteArray takeBytes(qsizetype count) {
        m_broken = m_broken || count > m_plain.size() - m_at;
        if (m_broken) return {};
        const QByteArray bytes = m_plain.mid(m_at, count);
        m_at += count;
        return bytes;
    }
    bool isBroken() const { return m_broken; }
    bool atEnd() const { return m_at == m_plain.size(); }

private:
    const QByteArray& m_plain;
    qsizetype m_at{};
    bool m_broken{};
};

} // namespace

LetterKeys letterKeysOf(const QByteArray& secret) {
    if (secret.count('\0') == secret.size() || !ready()) return {}; // everybody would know the keys of no secret
    QByteArray seed(letterKeySize, '\0');
    crypto_generichash(rawOf(seed), letterKeySize, rawOf(secret), static_cast<std::size_t>(secret.size()),
                       reinterpret_cast<const unsigned char*>("magister-ludi letters 1"), 23);
    LetterKeys keys{QByteArray(letterKeySize, '\0'), QByteArray(letterKeySize, '\0')};
    crypto_box_seed_keypair(rawOf(keys.open), rawOf(keys.secret), rawOf(seed));
    sodium_memzero(seed.data(), letterKeySize);
    return keys;
}

QByteArray bytesOf(const Letter& letter) {
    QByteArray bytes;
    bytes += static_cast<char>(letter.writer);
    bytes += letter.last ? '\1' : '\0';
    put(bytes, letter.number);
    put(bytes, letter.heard);
    put(bytes, static_cast<quint32>(letter.entries.size()));
    for (const Letter::Entry& entry : letter.entries) {
        put(bytes, entry.number);
        put(bytes, static_cast<quint32>(entry.message.size()));
        bytes += entry.message;
    }
    return bytes;
}

std::optional<Letter> readLetter(const QByteArray& bytes) {
    PlainReader reader(bytes);
    Letter letter;
    const char writer = reader.take<char>();
    const char last = reader.take<char>();
    letter.number = reader.take<quint64>();
    letter.heard = reader.take<quint64>();
    const auto count = reader.take<quint32>();
    if (reader.isBroken() || count > mostEntries || (last != '\0' && last != '\1')) return std::nullopt;
    if (writer != static_cast<char>(Writer::Host) && writer != static_cast<char>(Writer::Guest)) return std::nullopt;
    letter.writer = static_cast<Writer>(writer);
    letter.last = last == '\1';
    quint64 before = 0;
    for (quint32 i = 0; i < count; ++i) {
        Letter::Entry entry;
        entry.number = reader.take<quint64>();
        entry.message = reader.takeBytes(reader.take<quint32>());
        if (reader.isBroken() || entry.number <= before) return std::nullopt;
        before = entry.number;
        letter.entries.append(entry);
    }
    if (!reader.atEnd() || letter.number < before) return std::nullopt;
    return letter;
}

QByteArray seal(const Letter& letter, const LetterKeys& writer, const QByteArray& reader) {
    QByteArray plain = bytesOf(letter);
    const qsizetype size = plain.size();
    plain.resize(size + letterGrain);
    std::size_t padded = 0;
    if (!ready() || reader.size() != letterKeySize || writer.isNull() ||
        sodium_pad(&padded, rawOf(plain), static_cast<std::size_t>(size), letterGrain, static_cast<std::size_t>(plain.size())) != 0)
        return {};
    QByteArray nonce(crypto_box_NONCEBYTES, '\0');
    randombytes_buf(nonce.data(), crypto_box_NONCEBYTES);
    QByteArray box(static_cast<qsizetype>(padded) + crypto_box_MACBYTES, '\0');
    if (crypto_box_easy(rawOf(box), rawOf(std::as_const(plain)), padded, rawOf(std::as_const(nonce)), rawOf(reader),
                        rawOf(writer.secret)) != 0)
        return {};
    return letterMark + writer.open + nonce + box;
}

std::optional<OpenedLetter> openLetter(const QByteArray& sealed, const LetterKeys& reader) {
    const qsizetype begin = letterMark.size() + letterKeySize + crypto_box_NONCEBYTES;
    if (!ready() || reader.isNull() || sealed.size() > biggestLetter || sealed.size() < begin + crypto_box_MACBYTES + letterGrain ||
        !sealed.startsWith(letterMark))
        return std::nullopt;
    const QByteArray writer = sealed.mid(letterMark.size(), letterKeySize);
    const QByteArray nonce = sealed.mid(letterMark.size() + letterKeySize, crypto_box_NONCEBYTES);
    const QByteArray box = sealed.mid(begin);
    QByteArray plain(box.size() - crypto_box_MACBYTES, '\0');
    if (crypto_box_open_easy(rawOf(plain), rawOf(box), static_cast<unsigned long long>(box.size()), rawOf(nonce),
                             rawOf(writer), rawOf(reader.secret)) != 0)
        return std::nullopt;
    std::size_t size = 0;
    if (sodium_unpad(&size, rawOf(std::as_const(plain)), static_cast<std::size_t>(plain.size()), letterGrain) != 0)
        return std::nullopt;
    plain.truncate(static_cast<qsizetype>(size));
    auto letter = readLetter(plain);
    if (!letter) return std::nullopt;
    return OpenedLetter{writer, *std::move(letter)};
}

} // namespace magister::network
