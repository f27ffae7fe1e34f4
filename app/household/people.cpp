// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/household/people.h"

#include "app/household/preferences.h"

#include "app/content/person_name.h"

#include <QDir>
#include <QFileInfo>
#include <QLockFile>
#include <QSettings>
#include <QUuid>

#include <algorithm>

namespace magister {

namespace {

const QString group = QStringLiteral("people");
/// How people are written: 1 is what this program knows.
const QString formatKey = QStringLiteral("people/format");
const QString ownerKey = QStringLiteral("people/screen");
const QString nameKey = QStringLiteral("name");
constexpr int latestFormat = 1;
/// How long one program waits for another that is writing, in milliseconds.
constexpr int patience = 3000;

QString keyOf(const QString& id, const QString& what) { return group + u'/' + id + u'/' + what; }

bool sameName(const QString& one, const QString& other) {
    return one.simplified().toCaseFolded() == other.simplified().toCaseFolded();
}

/// Commas in a settings file make a list of a name.
QString wordIn(const QSettings& stored, const QString& key) {
    const QVariant value = stored.value(key);
    return value.toStringList().size() > 1 ? value.toStringList().join(QStringLiteral(", ")) : value.toString();
}

} // namespace

People::People(const QString& file, Report report, QObject* parent)
    : QObject(parent), m_file(file), m_report(std::move(report)) {}

bool People::read(QSettings& stored) {
    m_all.clear();
    m_owner.clear();
    const QString format = stored.value(formatKey).toString();
    m_later = stored.contains(formatKey) && format != QString::number(latestFormat);
    if (m_later) {
        m_report(QStringLiteral("later"), formatKey, firstCharacters(format, 40), QString::number(latestFormat));
        return true;
    }
    stored.beginGroup(group);
    const QStringList ids = stored.childGroups();
    stored.endGroup();
    for (const QString& id : ids)
        readPerson(stored, id);
    std::sort(m_all.begin(), m_all.end(), [](const QVariant& one, const QVariant& other) {
        return one.toMap().value(nameKey).toString().localeAwareCompare(other.toMap().value(nameKey).toString()) < 0;
    });
    if (const QString owner = stored.value(ownerKey).toString(); !nameOf(owner).isEmpty()) m_owner = owner;
    return stored.contains(formatKey) || !ids.isEmpty();
}

void People::markFormat(QSettings& stored) {
    if (!stored.contains(formatKey)) stored.setValue(formatKey, latestFormat);
}

void People::readPerson(QSettings& stored, const QString& id) {
    const QString name = wordIn(stored, keyOf(id, nameKey));
    if (soundName(name).isEmpty() || !idOf(name).isEmpty()) {
        m_report(QStringLiteral("person"), keyOf(id, nameKey), firstCharacters(name, 40), QStringLiteral("1 – %1").arg(longestName));
        return;
    }
    QVariantMap own;
    stored.beginGroup(group + u'/' + id);
    const QStringList keys = stored.allKeys();
    stored.endGroup();
    for (const QString& key : keys) {
        if (key == nameKey) continue;
        const QVariant value = stored.value(keyOf(id, key));
        if (!personalPreferences().contains(key)) {
            m_report(QStringLiteral("later"), keyOf(id, key), firstCharacters(key, 40), personalPreferences().join(QStringLiteral(", ")));
            continue;
        }
        const QVariant sound = soundPreference(key, value);
        if (sound.isValid()) own.insert(key, sound);
        else m_report(QStringLiteral("value"), keyOf(id, key), firstCharacters(wordIn(stored, keyOf(id, key)), 40), allowedPreferences(key));
    }
    m_all.append(QVariantMap{{QStringLiteral("id"), id}, {nameKey, soundName(name)}, {QStringLiteral("own"), own}});
}

void People::refresh() {
    if (m_frozen || !QFileInfo(m_file).isFile()) return;
    const QVariantList all = m_all;
    const QString owner = m_owner;
    QSettings stored(m_file, QSettings::IniFormat);
    read(stored);
    if (all != m_all || owner != m_owner) emit changed();
}

QString People::idOf(const QString& name) const {
    for (const QVariant& each : m_all)
        if (sameName(each.toMap().value(nameKey).toString(), name)) return each.toMap().value(QStringLiteral("id")).toString();
    return {};
}

QString People::nameOf(const QString& id) const {
    for (const QVariant& each : m_all)
        if (each.toMap().value(QStringLiteral("id")) == id) return each.toMap().value(nameKey).toString();
    return {};
}

QVariantMap People::ownOf(const QString& id) const {
    for (const QVariant& each : m_all)
        if (each.toMap().value(QStringLiteral("id")) == id) return each.toMap().value(QStringLiteral("own")).toMap();
    return {};
}

bool People::write(const std::function<bool(QSettings& stored)>& change) {
    if (m_frozen) return false;
    QDir().mkpath(QFileInfo(m_file).absolutePath());
    // Between looking and writing nobody else may come.
    QLockFile lock(m_file + QStringLiteral(".people"));
    lock.tryLock(patience);
    const QVariantList all = m_all;
    const QString owner = m_owner;
    QSettings stored(m_file, QSettings::IniFormat);
    read(stored);
    const bool done = !m_later && change(stored);
    if (done) {
        markFormat(stored);
        stored.sync();
        if (stored.status() != QSettings::NoError) m_report(QStringLiteral("unwritable"), {}, {}, {});
        read(stored);
    }
    if (all != m_all || owner != m_owner) emit changed();
    return done;
}

bool People::put(QSettings& stored, const QString& id, const QString& key, const QVariant& value) {
    if (!personalPreferences().contains(key)) return false;
    const bool nothing = !value.isValid() || value.isNull() || value.toString().isEmpty();
    const QVariant sound = nothing ? QVariant() : soundPreference(key, value);
    if (!nothing && !sound.isValid()) return false;
    if (nothing) stored.remove(keyOf(id, key));
    else stored.setValue(keyOf(id, key), storedPreference(sound));
    return true;
}

QString People::meet(const QString& name, const QVariantMap& decided) {
    const QString plain = soundName(name);
    if (plain.isEmpty()) return {};
    for (auto one = decided.begin(); one != decided.end(); ++one) {
        const bool nothing = one.value().toString().isEmpty();
        if (!personalPreferences().contains(one.key()) || (!nothing && !soundPreference(one.key(), one.value()).isValid())) return {};
    }
    QString id;
    write([&](QSettings& stored) {
        id = idOf(plain);
        if (id.isEmpty()) {
            id = QUuid::createUuid().toString(QUuid::Id128).left(12);
            stored.setValue(keyOf(id, nameKey), plain);
        }
        for (auto one = decided.begin(); one != decided.end(); ++one)
            put(stored, id, one.key(), one.value());
        return true;
    });
    return idOf(plain);
}

bool People::decide(const QString& id, const QString& key, const QVariant& value) {
    return write([&](QSettings& stored) { return !nameOf(id).isEmpty() && put(stored, id, key, value); });
}

bool People::rename(const QString& id, const QString& name) {
    const QString plain = soundName(name);
    QString before;
    const bool done = write([&](QSettings& stored) {
        before = nameOf(id);
        const QString other = idOf(plain);
        if (plain.isEmpty() || before.isEmpty() || (!other.isEmpty() && other != id)) return false;
        stored.setValue(keyOf(id, nameKey), plain);
        return true;
    });
    if (done && before != plain) emit renamed(before, plain);
    return done;
}

bool People::remove(const QString& id) {
    QString name;
    const bool done = write([&](QSettings& stored) {
        name = nameOf(id);
        if (name.isEmpty()) return false;
        stored.remove(group + u'/' + id);
        if (stored.value(ownerKey).toString() == id) stored.remove(ownerKey);
        return true;
    });
    if (done) emit removed(name, id);
    return done;
}

void People::setOwner(const QString& id) {
    if (id == m_owner) return;
    write([&](QSettings& stored) {
        if (id.isEmpty()) stored.remove(ownerKey);
        else if (nameOf(id).isEmpty()) return false;
        else stored.setValue(ownerKey, id);
        return true;
    });
}

} // namespace magister

#include "moc_people.cpp"
