// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QPagedPaintDevice;

namespace magister::paper {

/// Where printed pages go.
struct Destination {
    /// Into a PDF file.
    Destination(const QString& path) : name(path) {}
    /// Onto a device that has been set up and is not drawn on by anybody, such as a printer; `called` is its name. The
    /// pages are fitted to its paper. It must outlive this.
    Destination(QPagedPaintDevice& on, const QString& called) : name(called), device(&on) {}

    QString name; ///< path of the file, or what the device is called
    QPagedPaintDevice* device = nullptr;
};

} // namespace magister::paper
