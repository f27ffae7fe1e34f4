// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/web_guest.h"

#include "app/network/web_socket_transport.h"

#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslError>

namespace magister::network {

namespace {

constexpr int patience = 5'000; ///< milliseconds until a connection must stand

/// One try, which ends by itself and tells how.
class Try : public QObject {
public:
    explicit Try(std::function<void(Met)> met) : m_met(std::move(met)), m_socket(std::make_unique<QWebSocket>()) {}

    void start(const JoinCode& code) {
        m_pin = code.pin;
        QSslConfiguration configuration = tlsOnly();
        configuration.setPeerVerifyMode(QSslSocket::VerifyPeer);
        m_socket->setSslConfiguration(configuration);
        // Nobody's signature is trusted, so every certificate comes by here.
        connect(m_socket.get(), &QWebSocket::sslErrors, this, [this](const QList<QSslError>& faults) {
            for (const QSslError& error : faults)
                if (!error.certificate().isNull()) m_fingerprint = error.certificate().digest(QCryptographicHash::Sha256);
            m_pinned = !m_pin.isEmpty() && m_fingerprint.startsWith(m_pin);
            if (m_pinned) m_socket->ignoreSslErrors();
            else m_socket->abort();
        });
        connect(m_socket.get(), &QWebSocket::connected, this, [this] { end(m_pinned); });
        connect(m_socket.get(), &QWebSocket::disconnected, this, [this] { end(false); });
        connect(m_socket.get(), qOverload<QAbstractSocket::SocketError>(&QWebSocket::error), this, [this] { end(false); });
        QTimer::singleShot(patience, this, [this] { end(false); });
        QUrl url;
        url.setScheme(QStringLiteral("wss"));
        url.setHost(code.address.toString());
        url.setPort(code.port);
        m_socket->open(url);
    }

private:
    void end(bool connected) {
        if (!m_met) return;
        const auto tell = std::exchange(m_met, nullptr);
        m_socket->disconnect(this);
        Met met{nullptr, m_fingerprint};
        if (connected) met.transport = std::make_unique<WebSocketTransport>(std::move(m_socket), biggestFromHost);
        else m_socket.release()->deleteLater(); // it is the one that speaks
        tell(std::move(met));
        deleteLater();
    }

    std::function<void(Met)> m_met;
    std::unique_ptr<QWebSocket> m_socket;
    QByteArray m_pin;
    QByteArray m_fingerprint;
    bool m_pinned{};
};

} // namespace

Connector webConnector() {
    return [](const JoinCode& code, std::function<void(Met)> met) { (new Try(std::move(met)))->start(code); };
}

} // namespace magister::network
