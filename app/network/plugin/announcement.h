// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/plugin/avahi.h"

#include <QString>

namespace magister::network {

/// A table that is announced on this network as long as this lives: where it is and which game, and neither its id nor
/// anybody's name.
class Announcement : public QObject {
    Q_OBJECT

public:
    Announcement(const QString& game, quint16 port, QObject* parent = nullptr);

    /// Others can find it.
    bool isMade() const { return m_made; }

signals:
    void changed();

private slots:
    void groupChanged(int state, const QString& error);
    void serverChanged(int state, const QString& error);

private:
    /// The daemon knows nothing of it.
    void clear();
    void begin();
    /// Under a name that nobody has yet, as far as is known.
    void add();
    void rename();
    void setMade(bool made);

    QString m_game;
    quint16 m_port;
    QString m_name;
    QString m_group; ///< object of the daemon; empty for none
    bool m_made{};
    AvahiClient m_avahi; ///< goes first
};

} // namespace magister::network
