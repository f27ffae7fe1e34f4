// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QVariantList>
#include <QVariantMap>
#include <qqml.h>

#include <functional>

class QSettings;

namespace magister {

/// The people of the household by name, and what each of them has decided for themselves (see preferences.h). Every
/// change is on disk at once; before it is made, the file is read again, so that programs that run side by side see
/// each other's people and lose none.
///
/// In the file everybody is a group "people/<id>" with a name; what somebody has not decided has no line there. An entry
/// that cannot be used stays in the file as it is, and only that entry is left out.
class People : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The settings know the people")
    /// List of {id, name, own}, by name; own: {preference: value} of what the person has decided.
    Q_PROPERTY(QVariantList all READ all NOTIFY changed)
    /// Id of the person whose screen this is, or "" for everybody's.
    Q_PROPERTY(QString owner READ owner WRITE setOwner NOTIFY changed)

public:
    /// What was found wrong: kind, place in the file, value found, values allowed.
    using Report = std::function<void(const QString& kind, const QString& place, const QString& value, const QString& allowed)>;
    explicit People(const QString& file, Report report, QObject* parent = nullptr);

    QVariantList all() const { return m_all; }
    QString owner() const { return m_owner; }
    /// Somebody who does not exist changes nothing.
    void setOwner(const QString& id);

    /// Everything known, from an open settings file. False: it has no part about people yet.
    bool read(QSettings& stored);
    /// The file is left alone from now on: nothing can be decided.
    void freeze() { m_frozen = true; }
    /// Notes in an open settings file that its part about people is as this program writes it, unless it says already.
    static void markFormat(QSettings& stored);
    /// The same as read() from the file: what another program has changed meanwhile is seen.
    Q_INVOKABLE void refresh();

    /// Id of the person of that name, whatever the case of its letters; "" for nobody.
    Q_INVOKABLE QString idOf(const QString& name) const;
    Q_INVOKABLE QString nameOf(const QString& id) const;
    /// What that person has decided; empty for nobody.
    Q_INVOKABLE QVariantMap ownOf(const QString& id) const;

    // "" or false: it is not possible (a name that is empty, too long or taken; nobody of that id; a value that is not
    // allowed; a file of a later program), and nothing has changed.
    /// The person of that name, who is new to the household if nobody has it; `decided` replaces what they had decided
    /// about its keys, "" there takes a decision back.
    Q_INVOKABLE QString meet(const QString& name, const QVariantMap& decided = {});
    /// An invalid or empty value takes the decision back: the person follows the household.
    Q_INVOKABLE bool decide(const QString& id, const QString& key, const QVariant& value);
    Q_INVOKABLE bool rename(const QString& id, const QString& name);
    Q_INVOKABLE bool remove(const QString& id);

signals:
    void changed();
    void renamed(const QString& from, const QString& to);
    void removed(const QString& name, const QString& id);

private:
    /// Whether the change was made: `change` gets the file, with what others have written, and says whether it did.
    bool write(const std::function<bool(QSettings& stored)>& change);
    void readPerson(QSettings& stored, const QString& id);
    static bool put(QSettings& stored, const QString& id, const QString& key, const QVariant& value);

    QString m_file;
    Report m_report;
    QVariantList m_all;
    QString m_owner;
    bool m_frozen = false;
    bool m_later = false; ///< a later program keeps people here in a way that this one does not know
};

} // namespace magister
