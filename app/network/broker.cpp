// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/broker.h"

#include <QCryptographicHash>
#include <QUrl>

namespace magister::network {

namespace {

constexpr quint16 usualPort = 8883; ///< of MQTT over TLS
constexpr qsizetype longestBrokerText = 400;
const QString brokerScheme = QStringLiteral("mqtts");

std::optional<QUrl> brokerUrl(const QString& text) {
    if (text.size() > longestBrokerText) return std::nullopt;
    const QUrl url(text.trimmed(), QUrl::StrictMode);
    const bool plain = url.userInfo().isEmpty() && !url.hasQuery() && !url.hasFragment();
    if (!url.isValid() || url.scheme() != brokerScheme || url.host().isEmpty() || !plain) return std::nullopt;
    return url;
}

Broker brokerOf(const QUrl& url) {
    Broker broker;
    broker.host = url.host();
    broker.port = static_cast<quint16>(url.port(usualPort));
    return broker;
}

QByteArray shortHash(const QByteArray& text) {
    return QCryptographicHash::hash(text, QCryptographicHash::Sha256).first(16).toHex();
}

} // namespace

std::optional<Broker> brokerFromText(const QString& text) {
    const auto url = brokerUrl(text);
    if (!url || (!url->path().isEmpty() && url->path() != QLatin1String("/"))) return std::nullopt;
    return brokerOf(*url);
}

std::optional<Broker> brokerFromTyped(const QString& typed) {
    const QString bare = typed.trimmed();
    const auto whole = brokerFromText(bare);
    return whole || bare.contains(QStringLiteral("://")) ? whole : brokerFromText(brokerScheme + QStringLiteral("://") + bare);
}

QString codeText(const Broker& broker, const QByteArray& pin, const QString& table) {
    QUrl url;
    url.setScheme(brokerScheme);
    url.setHost(broker.host);
    if (broker.port != usualPort) url.setPort(broker.port);
    url.setPath(u'/' + codeText(JoinCode{QHostAddress(quint32{0}), 0, pin, table}));
    return url.toString(QUrl::FullyEncoded);
}

std::optional<BrokerCode> brokerCodeFromText(const QString& text) {
    const auto url = brokerUrl(text);
    if (!url) return std::nullopt;
    const auto code = codeFromText(url->path().mid(1));
    if (!code || code->port != 0 || code->address != QHostAddress(quint32{0})) return std::nullopt;
    return BrokerCode{brokerOf(*url), *code};
}

std::optional<JoinCode> anyCodeFromText(const QString& text) {
    const auto letters = brokerCodeFromText(text);
    return letters ? std::optional(letters->code) : codeFromText(text);
}

QString brokerSecret(const Broker& broker) { return QStringLiteral("broker %1@%2:%3").arg(broker.user, broker.host).arg(broker.port); }

namespace topic {

QByteArray ofHost(const QByteArray& pin) { return "magister-ludi/1/" + shortHash("magister-ludi host 1\n" + pin); }
QByteArray nameOf(const QByteArray& open) { return shortHash("magister-ludi guest 1\n" + open); }

} // namespace topic

} // namespace magister::network
