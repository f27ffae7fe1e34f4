// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/host_card.h"

#include <QCryptographicHash>
#include <QtEndian>

#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/x509.h>

#include <memory>

namespace magister::network {

namespace {

const QByteArray cardMark = QByteArrayLiteral("MLC1");
constexpr qsizetype biggestCard = 16 * 1024;

using CardKey = std::unique_ptr<EVP_PKEY, decltype(&EVP_PKEY_free)>;
using CardDigest = std::unique_ptr<EVP_MD_CTX, decltype(&EVP_MD_CTX_free)>;

QByteArray signedText(const QByteArray& open) { return "magister-ludi card 1\n" + open; }

QByteArray signatureOf(const QByteArray& text, const QByteArray& pem) {
    const std::unique_ptr<BIO, decltype(&BIO_free)> buffer(BIO_new_mem_buf(pem.constData(), static_cast<int>(pem.size())), BIO_free);
    const CardKey key(PEM_read_bio_PrivateKey(buffer.get(), nullptr, nullptr, nullptr), EVP_PKEY_free);
    const CardDigest digest(EVP_MD_CTX_new(), EVP_MD_CTX_free);
    std::size_t size = 0;
    const auto* bytes = reinterpret_cast<const unsigned char*>(text.constData());
    const auto length = static_cast<std::size_t>(text.size());
    if (!key || !digest || EVP_DigestSignInit(digest.get(), nullptr, EVP_sha256(), nullptr, key.get()) != 1 ||
        EVP_DigestSign(digest.get(), nullptr, &size, bytes, length) != 1)
        return {};
    QByteArray signature(static_cast<qsizetype>(size), '\0');
    if (EVP_DigestSign(digest.get(), reinterpret_cast<unsigned char*>(signature.data()), &size, bytes, length) != 1) return {};
    signature.truncate(static_cast<qsizetype>(size));
    return signature;
}

bool isSigned(const QByteArray& text, const QByteArray& signature, const QByteArray& certificate) {
    const auto* at = reinterpret_cast<const unsigned char*>(certificate.constData());
    const std::unique_ptr<X509, decltype(&X509_free)> read(d2i_X509(nullptr, &at, certificate.size()), X509_free);
    const CardKey key(read ? X509_get_pubkey(read.get()) : nullptr, EVP_PKEY_free);
    const CardDigest digest(EVP_MD_CTX_new(), EVP_MD_CTX_free);
    return key && digest && EVP_DigestVerifyInit(digest.get(), nullptr, EVP_sha256(), nullptr, key.get()) == 1 &&
           EVP_DigestVerify(digest.get(), reinterpret_cast<const unsigned char*>(signature.constData()),
                            static_cast<std::size_t>(signature.size()), reinterpret_cast<const unsigned char*>(text.constData()),
                            static_cast<std::size_t>(text.size())) == 1;
}

QByteArray withLength(const QByteArray& bytes) {
    const quint16 size = qToBigEndian(static_cast<quint16>(bytes.size()));
    return QByteArray(reinterpret_cast<const char*>(&size), sizeof size) + bytes;
}

} // namespace

LetterKeys letterKeysOf(const Identity& identity) {
    return letterKeysOf(identity.key.toDer());
}

QByteArray hostCard(const Identity& identity) {
    const QByteArray open = letterKeysOf(identity).open;
    return cardMark + withLength(identity.certificate.toDer()) + withLength(open) +
           withLength(signatureOf(signedText(open), identity.key.toPem()));
}

std::optional<ReadCard> readHostCard(const QByteArray& card) {
    if (card.size() > biggestCard || !card.startsWith(cardMark)) return std::nullopt;
    QList<QByteArray> parts;
    qsizetype at = cardMark.size();
    while (parts.size() < 3) {
        if (card.size() - at < 2) return std::nullopt;
        const qsizetype size = qFromBigEndian<quint16>(card.constData() + at);
        at += 2;
        if (card.size() - at < size) return std::nullopt;
        parts.append(card.mid(at, size));
        at += size;
    }
    if (at != card.size() || !LetterKeys::isKey(parts[1]) || !isSigned(signedText(parts[1]), parts[2], parts[0])) return std::nullopt;
    return ReadCard{QCryptographicHash::hash(parts[0], QCryptographicHash::Sha256), parts[1]};
}

} // namespace magister::network
