// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/household/settings.h"

#include "app/household/preferences.h"
#include "app/household/table_habits.h"
#include "app/content/file_bytes.h"
#include "app/content/person_name.h"
#include "app/library/rule_library.h"
#include "app/library/ruling_rows.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>
#include <QStringDecoder>

#include <cerrno>
#include <cstdio>

namespace magister {

namespace {

/// Group of the file in which the household's preferences lie.
const QString householdGroup = QStringLiteral("household");
const QString handOverKey = QStringLiteral("household/handOver");
/// Group of the file in which the last table lies, as usualTable() names it; what is usual has no line.
const QString tableGroup = QStringLiteral("table");
/// Group of the file in which each question has a line, by its id; a default has none.
const QString rulingsGroup = QStringLiteral("rulings");

// Whatever is larger than a few thousand lines is something else.
constexpr qint64 largestFile = 256 * 1024;

QStringList handOvers() {
    return {QStringLiteral("banner"), QStringLiteral("curtain"), QStringLiteral("none")};
}

QString userFile() {
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + QStringLiteral("/settings.ini");
}

} // namespace

Settings::Settings(QObject* parent) : Settings(userFile(), parent) {}

Settings::Settings(const QString& file, QObject* parent)
    : QObject(parent), m_file(file),
      m_people(file, [this](const QString& kind, const QString& place, const QString& value,
                            const QString& allowed) { report(kind, place, value, allowed); }),
      m_table(usualTable()) {
    const QVariantMap usual = usualPreferences();
    for (const QString& key : householdPreferences())
        m_household.insert(key, usual.value(key));
    read();
    announce();
    connect(&m_people, &People::changed, this, &Settings::announce);
    connect(&m_people, &People::renamed, this, [this](const QString& from, const QString& to) { setTable(renamedAt(m_table, from, to)); });
    connect(&m_people, &People::removed, this, [this](const QString& name) { setTable(renamedAt(m_table, name, {})); });
}

void Settings::read() {
    const QFileInfo about(m_file);
    if (!about.exists() && !about.isSymLink()) return;
    if (const auto fault = unusable()) {
        QString why = fault->value;
        if (fault->isNoFile || !putAside(why)) {
            m_frozen = true;
            m_people.freeze();
            return report(QStringLiteral("stuck"), {}, why);
        }
        return report(fault->kind, fault->place, fault->value);
    }
    QSettings stored(m_file, QSettings::IniFormat);
    readHousehold(stored);
    readWord(stored, handOverKey, handOvers(), &m_handOver);
    readTable(stored);
    readRulings(stored);
    const bool known = m_people.read(stored);
    if (!m_problems.isEmpty()) keepBroken();
    // Whoever sat at the last table of a program that knew no people is known from now on.
    if (!known)
        for (int n = 1; n <= m_table.value(QStringLiteral("players")).toInt(); ++n)
            m_people.meet(m_table.value(QStringLiteral("name%1").arg(n)).toString(),
                          {{QStringLiteral("language"), m_table.value(QStringLiteral("language%1").arg(n))},
                           {QStringLiteral("help"), m_table.value(QStringLiteral("help%1").arg(n))},
                           {QStringLiteral("tincture"), m_table.value(QStringLiteral("seat%1").arg(n))}});
}

void Settings::readHousehold(const QSettings& stored) {
    for (const QString& key : householdPreferences()) {
        const QString place = householdGroup + u'/' + key;
        if (!stored.contains(place)) continue;
        const QVariant sound = soundPreference(key, stored.value(place));
        if (sound.isValid()) m_household.insert(key, sound);
        else report(QStringLiteral("value"), place, firstCharacters(stored.value(place).toString(), 40), allowedPreferences(key));
    }
}

void Settings::readRulings(QSettings& stored) {
    QStringList options;
    for (const messina::RulingOption& option : messina::rulingOptions())
        options.append(QString::fromUtf8(option.id));
    stored.beginGroup(rulingsGroup);
    for (const QString& key : stored.allKeys()) {
        const QString place = rulingsGroup + u'/' + key;
        const auto question = options.indexOf(key);
        if (question < 0) {
            report(QStringLiteral("value"), place, firstCharacters(key, 40), options.join(QStringLiteral(", ")));
            continue;
        }
        const auto index = static_cast<std::size_t>(question);
        // Commas in the file make a list of it.
        const QString word = stored.value(key).toStringList().join(QStringLiteral(", "));
        if (const auto choice = messina::choiceIndex(index, word.toStdString())) {
            messina::setAnswer(m_rulings, index, *choice);
            continue;
        }
        QStringList choices;
        for (const std::string_view choice : messina::rulingOptions()[index].choices)
            choices.append(QString::fromUtf8(choice));
        report(QStringLiteral("value"), place, firstCharacters(word, 40), choices.join(QStringLiteral(", ")));
    }
    stored.endGroup();
}

void Settings::readTable(QSettings& stored) {
    QVariantMap table = m_table;
    stored.beginGroup(tableGroup);
    for (const QString& key : stored.allKeys()) {
        const QVariant sound = soundHabit(key, stored.value(key));
        if (sound.isValid())
            table.insert(key, sound);
        else
            report(QStringLiteral("value"), tableGroup + u'/' + key, firstCharacters(stored.value(key).toString(), 40),
                   allowedHabits(key));
    }
    stored.endGroup();
    if (soundTinctures(table)) {
        m_table = table;
        return;
    }
    report(QStringLiteral("value"), tableGroup + QStringLiteral("/seat1"), table.value(QStringLiteral("seat1")).toString(),
           allowedHabits(QStringLiteral("seat1")));
    const QVariantMap usual = usualTable();
    for (auto one = usual.begin(); one != usual.end(); ++one)
        m_table.insert(one.key(), one.key().startsWith(QLatin1String("seat")) ? one.value() : table.value(one.key()));
}

std::optional<Settings::Unusable> Settings::unusable() const {
    FileFault fault;
    const auto bytes = readRegularFile(m_file, largestFile, fault);
    if (!bytes && fault.kind != FileFault::Kind::TooBig)
        return Unusable{QStringLiteral("unreadable"), {}, fault.reason, fault.kind == FileFault::Kind::NotRegular};
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QString text = bytes ? decoder(*bytes) : QString();
    if (!bytes || bytes->contains('\0') || decoder.hasError()) return Unusable{QStringLiteral("damaged"), {}, {}, false};
    int line = 0;
    for (const QString& row : text.split(u'\n')) {
        ++line;
        const QString words = row.trimmed();
        const bool section = words.startsWith(u'[') && words.endsWith(u']');
        if (words.isEmpty() || words.startsWith(u';') || section || words.contains(u'=')) continue;
        return Unusable{QStringLiteral("damaged"), QString::number(line), firstCharacters(words, 40), false};
    }
    return std::nullopt;
}

void Settings::readWord(const QSettings& stored, const QString& key, const QStringList& allowed, QString* value) {
    if (!stored.contains(key)) return;
    const QString word = stored.value(key).toString();
    if (allowed.contains(word))
        *value = word;
    else
        report(QStringLiteral("value"), key, firstCharacters(word, 40), allowed.join(QStringLiteral(", ")));
}

void Settings::setHandOver(const QString& handOver) {
    if (handOver == m_handOver || !handOvers().contains(handOver)) return;
    m_handOver = handOver;
    write(handOverKey, handOver);
    emit handOverChanged();
}

void Settings::setTable(const QVariantMap& table) {
    QVariantMap wanted = m_table;
    for (auto one = table.begin(); one != table.end(); ++one) {
        const QVariant sound = soundHabit(one.key(), one.value());
        if (!sound.isValid()) return;
        wanted.insert(one.key(), sound);
    }
    if (wanted == m_table || !soundTinctures(wanted)) return;
    m_table = wanted;
    store([&](QSettings& stored) {
        stored.remove(tableGroup);
        const QVariantMap usual = usualTable();
        for (auto one = wanted.begin(); one != wanted.end(); ++one)
            if (one.value() != usual.value(one.key())) stored.setValue(tableGroup + u'/' + one.key(), one.value());
    });
    emit tableChanged();
}

QVariantMap Settings::rulings() const {
    return rulingsMap(m_rulings);
}

QString Settings::rulingPreset() const {
    for (const QString& preset : rulingPresets())
        if (presetRulings(RuleLibrary::shared().catalogue(), preset) == m_rulings) return preset;
    return {};
}

int Settings::rulingDepartures() const {
    int departures = 0;
    for (std::size_t i = 0; i < messina::rulingCount; ++i)
        departures += messina::answer(m_rulings, i) != 0;
    return departures;
}

void Settings::setRulings(const QVariantMap& rulings) {
    if (const auto wanted = rulingsFrom(rulings)) decide(*wanted);
}

bool Settings::setRuling(const QString& option, const QString& choice) {
    const auto wanted = rulingsFrom({{option, choice}});
    if (!wanted) return false;
    const std::size_t question = messina::rulingIndex(std::string_view(option.toStdString()));
    messina::Rulings rulings = m_rulings;
    messina::setAnswer(rulings, question, messina::answer(*wanted, question));
    decide(rulings);
    return true;
}

bool Settings::applyPreset(const QString& preset) {
    if (!rulingPresets().contains(preset)) return false;
    decide(presetRulings(RuleLibrary::shared().catalogue(), preset));
    return true;
}

void Settings::decide(const messina::Rulings& rulings) {
    if (rulings == m_rulings) return;
    m_rulings = rulings;
    store([&](QSettings& stored) {
        stored.remove(rulingsGroup);
        for (std::size_t i = 0; i < messina::rulingCount; ++i)
            if (const auto choice = messina::answer(rulings, i)) {
                const messina::RulingOption& option = messina::rulingOptions()[i];
                stored.setValue(rulingsGroup + u'/' + QString::fromUtf8(option.id), QString::fromUtf8(option.choices[choice]));
            }
    });
    emit rulingsChanged();
}

void Settings::write(const QString& key, const QVariant& value) {
    store([&](QSettings& stored) { stored.setValue(key, value); });
}

void Settings::store(const std::function<void(QSettings& stored)>& change) {
    if (m_frozen) return;
    QDir().mkpath(QFileInfo(m_file).absolutePath());
    QSettings stored(m_file, QSettings::IniFormat);
    change(stored);
    People::markFormat(stored);
    stored.sync();
    if (stored.status() != QSettings::NoError) report(QStringLiteral("unwritable"));
}

void Settings::report(const QString& kind, const QString& place, const QString& value, const QString& allowed) {
    const QVariantMap problem{{QStringLiteral("file"), m_file},
                              {QStringLiteral("place"), place},
                              {QStringLiteral("kind"), kind},
                              {QStringLiteral("value"), value},
                              {QStringLiteral("allowed"), allowed}};
    if (m_problems.contains(problem)) return;
    m_problems.append(problem);
    emit problemsChanged();
}

bool Settings::putAside(QString& why) const {
    const QByteArray kept = QFile::encodeName(m_file + QStringLiteral(".broken"));
    // Renamed, not copied: that needs no room on the disk, and either all of it is kept or nothing has happened.
    if (std::rename(QFile::encodeName(m_file).constData(), kept.constData()) == 0) return true;
    why = systemReason(errno);
    return false;
}

void Settings::keepBroken() {
    const QString kept = m_file + QStringLiteral(".broken");
    const QString next = kept + QStringLiteral(".new");
    QFile::remove(next);
    if (QFile::copy(m_file, next) && std::rename(QFile::encodeName(next).constData(), QFile::encodeName(kept).constData()) == 0) return;
    QFile::remove(next);
    report(QStringLiteral("uncopied"));
}

} // namespace magister
