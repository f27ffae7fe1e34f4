// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QRect>
#include <QString>
#include <QTimer>
#include <QVariantMap>

class QQuickWindow;

namespace magister {

/// Where the window stood last: its size and place while it is neither maximised nor full, and whether it is maximised.
class WindowPlace : public QObject {
    Q_OBJECT

public:
    /// `file` need not exist; what stands there and makes no sense counts as nothing.
    /// Height of a title bar, which nobody can measure before the first window is shown; px.
    static constexpr int usualFrame = 44;

    explicit WindowPlace(QString file, QObject* parent = nullptr);
    /// Keeps what has changed a moment ago.
    ~WindowPlace() override;

    /// In the configuration folder of this user.
    static QString usualFile();
    /// A window of that size and place, made to fit into one of the screens (their parts that are free), with its
    /// frame. A null place is left to the window manager. `frame`: height of the title bar, px.
    static QRect fitted(QRect wanted, const QList<QRect>& screens, int frame = usualFrame);

    /// Initial properties of Main.qml for these screens: width, height, startMaximized, and x and y if remembered.
    QVariantMap properties(const QList<QRect>& screens) const;
    /// From now on every change of this window is kept.
    void follow(QQuickWindow* window);

private:
    void look();
    void write() const;

    QString m_file;
    QQuickWindow* m_window = nullptr;
    QRect m_place;
    int m_frame = usualFrame; ///< as the window had it the last time
    bool m_maximized = false;
    QTimer m_soon;
};

} // namespace magister
