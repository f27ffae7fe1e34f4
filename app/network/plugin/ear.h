// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaObject>
#include <QObject>

#include <memory>
#include <utility>

namespace magister::network {

/// A listener of a link. It is told from the thread of the network and hears on that of the screen, as long as the link
/// is there.
template <class Listener> class Ear : public std::enable_shared_from_this<Ear<Listener>> {
public:
    /// `screen` lives on the thread of the screen, longer than the thread of the network.
    Ear(QObject& screen, Listener& listener) : m_screen(screen), m_listener(&listener) {}

    /// Nothing is heard any more. On the thread of the screen.
    void close() { m_listener = nullptr; }
    /// `say` is called with the listener, later. On any thread.
    template <class Say> void tell(Say say) {
        QMetaObject::invokeMethod(
            &m_screen,
            [ear = this->shared_from_this(), say = std::move(say)] {
                if (ear->m_listener) say(*ear->m_listener);
            },
            Qt::QueuedConnection);
    }

private:
    QObject& m_screen;
    Listener* m_listener; ///< used on the thread of the screen only
};

} // namespace magister::network
