// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/coverage/source_file.h"

namespace magister {

/// Finds the items of a file by walking through its brackets.
class ItemReading {
public:
    explicit ItemReading(SourceFile& file) : m_file(file) {}
    void run();

private:
    struct Open {
        std::optional<qsizetype> item; ///< none for a block inside a function
        bool slots_{};                 ///< below a "private slots:" of a class
    };

    bool insideCode() const;
    void open(qsizetype at);
    void close(qsizetype at);
    void statement(qsizetype at);
    QString heading(qsizetype end);
    qsizetype begin(SourceItem::Kind kind, const QString& name, qsizetype at);
    QString around(const QString& name) const;
    void tellOverloadsApart();

    SourceFile& m_file;
    QList<Open> m_open;
    std::optional<qsizetype> m_closed; ///< the item that ended last
    qsizetype m_start{}; ///< where the heading in hand begins
    QList<QString> m_parameters; ///< last parameter's type, by item
};

} // namespace magister
