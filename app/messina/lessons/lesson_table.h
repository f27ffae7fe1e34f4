// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messina/table/messina_table.h"
#include "app/teaching/lesson_table.h"

#include <QPointer>

namespace magister::messina {

/// Lets a lesson play on a MessinaTable.
class MessinaLessonTable : public QObject, public LessonTable, private Referee {
    Q_OBJECT

public:
    /// The table must outlive this, or be gone for good before the next call.
    explicit MessinaLessonTable(MessinaTable* table, QObject* parent = nullptr);
    ~MessinaLessonTable() override;

    void setListener(LessonListener* listener) override { m_listener = listener; }
    void show(const PositionPtr& position) override;
    void activate(const QString& target) override;
    QString meant(const QString& target) const override;
    QStringList targetsOf(const QString& command) const override;
    void setBusy(bool busy) override;
    void look(int seat) override;

private:
    bool admits(const Command& command) override;
    void carriedOut(const Command& command) override;
    bool answers(const Refused& refused) override;
    void watch();
    QString textOf(const Command& command) const;

    QPointer<MessinaTable> m_table;
    LessonListener* m_listener{};
    bool m_ours{};         ///< the change that is under way is the lesson's or a referee's
    std::size_t m_moves{}; ///< commands on the table after the last change
};

} // namespace magister::messina
