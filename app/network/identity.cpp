// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/identity.h"

#include <QCryptographicHash>

#include <openssl/bio.h>
#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/rand.h>
#include <openssl/x509.h>

#include <memory>

namespace magister::network {

namespace {

using Key = std::unique_ptr<EVP_PKEY, decltype(&EVP_PKEY_free)>;
using Certificate = std::unique_ptr<X509, decltype(&X509_free)>;
using Buffer = std::unique_ptr<BIO, decltype(&BIO_free)>;

constexpr long seconds = 1;
constexpr long day = 24 * 60 * 60 * seconds;

Key newKey() {
    return Key(EVP_EC_gen("P-256"), EVP_PKEY_free);
}

/// The pin is what is trusted, so nothing is said in it and it lasts as long as a table may.
Certificate signedBy(EVP_PKEY* key) {
    Certificate made(X509_new(), X509_free);
    unsigned char serial[8] = {};
    if (!made || RAND_bytes(serial, sizeof serial) != 1) return {nullptr, X509_free};
    X509_set_version(made.get(), X509_VERSION_3);
    std::uint64_t number = 1;
    for (const unsigned char byte : serial)
        number = (number << 7) ^ byte;
    ASN1_INTEGER_set_uint64(X509_get_serialNumber(made.get()), number);
    X509_gmtime_adj(X509_getm_notBefore(made.get()), -day);
    X509_gmtime_adj(X509_getm_notAfter(made.get()), 3650 * day);
    X509_NAME* name = X509_get_subject_name(made.get());
    X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_UTF8, reinterpret_cast<const unsigned char*>("Magister Ludi"), -1, -1, 0);
    X509_set_issuer_name(made.get(), name);
    X509_set_pubkey(made.get(), key);
    if (X509_sign(made.get(), key, EVP_sha256()) == 0) return {nullptr, X509_free};
    return made;
}

template <class Write> QByteArray pemOf(Write write) {
    const Buffer buffer(BIO_new(BIO_s_mem()), BIO_free);
    if (!buffer || write(buffer.get()) != 1) return {};
    char* bytes = nullptr;
    const long size = BIO_get_mem_data(buffer.get(), &bytes);
    return QByteArray(bytes, size);
}

/// Whether the public key of the certificate is that of the key.
bool belongTogether(const QByteArray& pem) {
    const Buffer first(BIO_new_mem_buf(pem.constData(), static_cast<int>(pem.size())), BIO_free);
    const Buffer second(BIO_new_mem_buf(pem.constData(), static_cast<int>(pem.size())), BIO_free);
    const Key key(PEM_read_bio_PrivateKey(first.get(), nullptr, nullptr, nullptr), EVP_PKEY_free);
    const Certificate certificate(PEM_read_bio_X509(second.get(), nullptr, nullptr, nullptr), X509_free);
    return key && certificate && X509_check_private_key(certificate.get(), key.get()) == 1;
}

} // namespace

QByteArray Identity::fingerprint() const {
    return certificate.digest(QCryptographicHash::Sha256);
}

QByteArray Identity::toPem() const {
    return key.toPem() + certificate.toPem();
}

Identity newIdentity() {
    const Key key = newKey();
    const Certificate certificate = key ? signedBy(key.get()) : Certificate(nullptr, X509_free);
    if (!certificate) return Identity();
    const QByteArray keyPem = pemOf([&](BIO* to) { return PEM_write_bio_PrivateKey(to, key.get(), nullptr, nullptr, 0, nullptr, nullptr); });
    const QByteArray pem = pemOf([&](BIO* to) { return PEM_write_bio_X509(to, certificate.get()); });
    return Identity{QSslCertificate(pem, QSsl::Pem), QSslKey(keyPem, QSsl::Ec)};
}

std::optional<Identity> identityFromPem(const QByteArray& pem) {
    if (pem.size() > 64 * 1024 || !belongTogether(pem)) return std::nullopt;
    Identity identity{QSslCertificate(pem, QSsl::Pem), QSslKey(pem, QSsl::Ec)};
    if (identity.isNull()) return std::nullopt;
    return identity;
}

} // namespace magister::network
