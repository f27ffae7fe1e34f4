// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/stretched_pin.h"

#include "app/network/join_code.h"

#include <openssl/core_names.h>
#include <openssl/kdf.h>
#include <openssl/params.h>

#include <cstdint>
#include <memory>

namespace magister::network {

namespace {

// What a try costs: a change makes other codes of the same certificate.
constexpr std::uint64_t scryptRounds = 1 << 17;
constexpr std::uint32_t scryptBlock = 8;
constexpr std::uint32_t scryptLanes = 1;
constexpr std::uint64_t scryptMemory = 192ull * 1024 * 1024; ///< bytes that it may take at most

} // namespace

QByteArray stretchedPin(const QByteArray& fingerprint, const QString& table) {
    const std::unique_ptr<EVP_KDF, decltype(&EVP_KDF_free)> kind(EVP_KDF_fetch(nullptr, "SCRYPT", nullptr), EVP_KDF_free);
    const std::unique_ptr<EVP_KDF_CTX, decltype(&EVP_KDF_CTX_free)> context(EVP_KDF_CTX_new(kind.get()), EVP_KDF_CTX_free);
    if (!context) return {};
    QByteArray secret = fingerprint;
    QByteArray salt = "magister-ludi pin 1\n" + table.toLatin1();
    std::uint64_t rounds = scryptRounds;
    std::uint32_t block = scryptBlock;
    std::uint32_t lanes = scryptLanes;
    std::uint64_t memory = scryptMemory;
    const OSSL_PARAM parameters[] = {
        OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_PASSWORD, secret.data(), static_cast<std::size_t>(secret.size())),
        OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_SALT, salt.data(), static_cast<std::size_t>(salt.size())),
        OSSL_PARAM_construct_uint64(OSSL_KDF_PARAM_SCRYPT_N, &rounds),
        OSSL_PARAM_construct_uint32(OSSL_KDF_PARAM_SCRYPT_R, &block),
        OSSL_PARAM_construct_uint32(OSSL_KDF_PARAM_SCRYPT_P, &lanes),
        OSSL_PARAM_construct_uint64(OSSL_KDF_PARAM_SCRYPT_MAXMEM, &memory),
        OSSL_PARAM_construct_end(),
    };
    QByteArray stretched(stretchedBytes, '\0');
    auto* bytes = reinterpret_cast<unsigned char*>(stretched.data());
    if (EVP_KDF_derive(context.get(), bytes, static_cast<std::size_t>(stretched.size()), parameters) != 1) return {};
    return stretched;
}

} // namespace magister::network
