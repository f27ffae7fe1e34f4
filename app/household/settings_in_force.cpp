// SPDX-License-Identifier: GPL-3.0-or-later
// Which of the household's and its people's preferences are in force at this screen, and who decides them.
#include "app/household/preferences.h"
#include "app/household/settings.h"
#include "app/household/table_habits.h"

namespace magister {

QString Settings::shownTo() const {
    const QString alone = m_seated.size() == 1 ? m_people.idOf(m_seated.first()) : QString();
    return alone.isEmpty() ? m_people.owner() : alone;
}

QString Settings::decider(const QString& preference) const {
    if (preference == QLatin1String("language")) return m_people.owner();
    if (preference == QLatin1String("askBeforeEnding"))
        if (const QString acting = m_people.idOf(m_seated.value(m_acting - 1)); !acting.isEmpty()) return acting;
    return shownTo();
}

QVariant Settings::chosenBy(const QString& who, const QString& preference) const {
    return m_people.ownOf(who).value(preference, m_household.value(preference));
}

QVariant Settings::inForce(const QString& preference) const {
    if (preference != QLatin1String("motion") || m_seated.isEmpty()) return chosenBy(decider(preference), preference);
    QString calmest;
    for (const QString& name : m_seated)
        calmest = calmer(calmest, chosenBy(m_people.idOf(name), preference).toString());
    return calmest;
}

void Settings::set(const QString& preference, const QVariant& value) {
    const QString who = decider(preference);
    if (chosenBy(who, preference) != value) decide(who, preference, value);
}

bool Settings::decide(const QString& who, const QString& preference, const QVariant& value) {
    if (!who.isEmpty()) return m_people.decide(who, preference, value);
    const bool followed = desktopsPreferences().contains(preference);
    const bool takenBack = followed && (!value.isValid() || value.toString().isEmpty());
    const QVariant sound = takenBack ? QVariant() : soundPreference(preference, value);
    if (!householdPreferences().contains(preference) || (!takenBack && !sound.isValid())) return false;
    // What is as the desktop has it now is a decision, too: the desktop may change its mind.
    if (sound == (followed ? m_decided : m_household).value(preference)) return true;
    if (takenBack) m_decided.remove(preference);
    else m_decided.insert(preference, sound);
    write(QStringLiteral("household/") + preference, takenBack ? QVariant() : storedPreference(sound));
    settle();
    return true;
}

void Settings::followDesktop(const QVariantMap& preferences) {
    const QVariantMap usual = usualPreferences();
    for (const QString& key : householdPreferences()) {
        const QVariant desktops = desktopsPreferences().contains(key) ? soundPreference(key, preferences.value(key)) : QVariant();
        m_undecided.insert(key, desktops.isValid() ? desktops : usual.value(key));
    }
    settle();
}

void Settings::settle() {
    m_household = m_undecided;
    m_household.insert(m_decided);
    emit householdChanged();
    announce();
}

void Settings::sit(const QStringList& names, int acting) {
    if (names == m_seated && acting == m_acting) return;
    m_seated = names;
    m_acting = acting;
    announce();
}

void Settings::announce() {
    struct Announced {
        const char* preference;
        void (Settings::*changed)();
    };
    static constexpr Announced all[]{{"language", &Settings::languageChanged}, {"theme", &Settings::themeChanged},
                                     {"textScale", &Settings::textScaleChanged}, {"motion", &Settings::motionChanged},
                                     {"layout", &Settings::layoutChanged}, {"areas", &Settings::areasChanged},
                                     {"hexes", &Settings::hexesChanged},
                                     {"askBeforeEnding", &Settings::askBeforeEndingChanged},
                                     {"singleKeys", &Settings::singleKeysChanged}};
    QVariantMap before;
    before.swap(m_announced);
    for (const Announced& one : all)
        m_announced.insert(QLatin1String(one.preference), inForce(QLatin1String(one.preference)));
    const QVariantMap now = m_announced;
    // A listener may decide something itself: what it changes is announced by that.
    for (const Announced& one : all)
        if (now.value(QLatin1String(one.preference)) != before.value(QLatin1String(one.preference))) emit (this->*one.changed)();
    if (const QString to = shownTo(); to != m_announcedTo) {
        m_announcedTo = to;
        emit shownToChanged();
    }
}

QVariantMap Settings::seated(const QVariantMap& table, int seat, const QString& person) const {
    const QString name = m_people.nameOf(person);
    if (name.isEmpty()) return table;
    QVariantMap own = m_people.ownOf(person);
    QStringList theirs;
    for (int n = 1; n <= table.value(QStringLiteral("players")).toInt(); ++n) {
        const QString other = m_people.idOf(table.value(QStringLiteral("name%1").arg(n)).toString());
        if (n != seat + 1 && m_people.ownOf(other).value(QStringLiteral("tincture")) == table.value(QStringLiteral("seat%1").arg(n)))
            theirs.append(table.value(QStringLiteral("seat%1").arg(n)).toString());
    }
    if (theirs.contains(own.value(QStringLiteral("tincture")).toString())) own.remove(QStringLiteral("tincture"));
    return withPerson(table, seat, name, own);
}

} // namespace magister
