// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/household/settings.h"

#include "app/household/preferences.h"
#include "app/household/table_habits.h"
#include "app/content/course_file.h"
#include "app/content/game_rulings.h"
#include "app/content/file_bytes.h"
#include "app/content/person_name.h"
#include "app/library/rule_library.h"

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
const QString courseWayKey = QStringLiteral("household/courseWay");
const QString courseGameKey = QStringLiteral("household/courseGame");
/// Group of the file in which the last table lies, as usualTable() names it; what is usual has no line.
const QString tableGroup = QStringLiteral("table");
/// Group of the file in which each question has a line, by its game and its id; a default has none.
const QString rulingsGroup = QStringLiteral("rulings");

// Whatever is larger than a few thousand lines is something else.
constexpr qint64 largestFile = 256 * 1024;

QStringList handOvers() {
    return {QStringLiteral("banner"), QStringLiteral("curtain"), QStringLiteral("none")};
}

QStringList allGames() {
    QStringList ids;
    for (const auto& game : allGameFacts())
        ids.append(game.id);
    return ids;
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
      m_courseWay(courseWays().constFirst()), m_table(usualTable()) {
    followDesktop({});
    read();
    settle();
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
    readWord(stored, courseWayKey, courseWays(), &m_courseWay);
    readWord(stored, courseGameKey, allGames(), &m_courseGame);
    readTable(stored);
    readRulings(stored);
    readFound(stored);
    readSounds(stored);
    readBroker(stored);
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
        if (sound.isValid()) m_decided.insert(key, sound);
        else report(QStringLiteral("value"), place, firstCharacters(stored.value(place).toString(), 40), allowedPreferences(key));
    }
}

void Settings::readRulings(QSettings& stored) {
    stored.beginGroup(rulingsGroup);
    for (const QString& key : stored.allKeys())
        readRuling(stored, key);
    stored.endGroup();
}

void Settings::readRuling(const QSettings& stored, const QString& key) {
    // A program that knew one game, the first on the shelf, named it nowhere.
    const bool named = findGameFacts(key.section(u'/', 0, 0)) != nullptr;
    const QString game = named ? key.section(u'/', 0, 0) : allGameFacts().first().id;
    const QString option = named ? key.section(u'/', 1) : key;
    const QString place = rulingsGroup + u'/' + key;
    const GameRuling* question = findRuling(game, option);
    if (!question) {
        QStringList options;
        for (const GameRuling& each : gameRulings(game))
            options.append(each.option);
        return report(QStringLiteral("value"), place, firstCharacters(key, 40), options.join(QStringLiteral(", ")));
    }
    // Commas in the file make a list of it.
    const QString word = stored.value(key).toStringList().join(QStringLiteral(", "));
    if (!question->choices.contains(word))
        return report(QStringLiteral("value"), place, firstCharacters(word, 40), question->choices.join(QStringLiteral(", ")));
    if (word != question->choices.first()) m_departures[game].insert(option, word);
}

void Settings::readTable(QSettings& stored) {
    QVariantMap table = m_table;
    stored.beginGroup(tableGroup);
    for (const QString& key : stored.allKeys()) {
        const QString known = habitKeyNow(key);
        const QVariant sound = soundHabit(known, stored.value(key));
        if (sound.isValid())
            table.insert(known, sound);
        else
            report(QStringLiteral("value"), tableGroup + u'/' + key, firstCharacters(stored.value(key).toString(), 40),
                   allowedHabits(known));
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

void Settings::setCourseWay(const QString& way) {
    if (way == m_courseWay || !courseWays().contains(way)) return;
    m_courseWay = way;
    write(courseWayKey, way);
    emit courseWayChanged();
}

void Settings::setCourseGame(const QString& game) {
    if (game == m_courseGame || !allGames().contains(game)) return;
    m_courseGame = game;
    write(courseGameKey, game);
    emit courseGameChanged();
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
    QVariantMap games;
    for (const GameFacts& game : allGameFacts())
        games.insert(game.id, rulingsOf(game.id));
    return games;
}

QVariantMap Settings::rulingsOf(const QString& game) const {
    QVariantMap answers;
    const Departures departures = m_departures.value(game);
    for (const GameRuling& question : gameRulings(game))
        answers.insert(question.option, departures.value(question.option, question.choices.first()));
    return answers;
}

QVariantMap Settings::rulingPresets() const {
    QVariantMap games;
    for (const GameFacts& game : allGameFacts())
        games.insert(game.id, rulingPreset(game.id));
    return games;
}

QString Settings::rulingPreset(const QString& game) const {
    // Needs no catalogue, which is read when it is first asked for.
    if (departuresOf(game) == 0) return QStringLiteral("default");
    const QVariantMap answers = rulingsOf(game);
    for (const QString& preset : presetsOf(game))
        if (presetRulings(RuleLibrary::shared(game).catalogue(), preset) == answers) return preset;
    return {};
}

QVariantMap Settings::rulingDepartures() const {
    QVariantMap games;
    for (const GameFacts& game : allGameFacts())
        games.insert(game.id, departuresOf(game.id));
    return games;
}

QStringList Settings::presetsOf(const QString& game) const {
    return magister::rulingPresets(game);
}

void Settings::setRulings(const QString& game, const QVariantMap& rulings) {
    if (!findGameFacts(game)) return;
    Departures departures;
    for (auto one = rulings.begin(); one != rulings.end(); ++one) {
        const GameRuling* question = findRuling(game, one.key());
        const QString choice = one.value().toString();
        if (!question || !question->choices.contains(choice)) return;
        if (choice != question->choices.first()) departures.insert(one.key(), choice);
    }
    decide(game, departures);
}

bool Settings::setRuling(const QString& game, const QString& option, const QString& choice) {
    const GameRuling* question = findRuling(game, option);
    if (!question || !question->choices.contains(choice)) return false;
    Departures departures = m_departures.value(game);
    if (choice == question->choices.first()) departures.remove(option);
    else departures.insert(option, choice);
    decide(game, departures);
    return true;
}

bool Settings::applyPreset(const QString& game, const QString& preset) {
    if (!presetsOf(game).contains(preset)) return false;
    setRulings(game, presetRulings(RuleLibrary::shared(game).catalogue(), preset));
    return true;
}

void Settings::decide(const QString& game, const Departures& answers) {
    if (answers == m_departures.value(game)) return;
    if (answers.isEmpty()) m_departures.remove(game);
    else m_departures.insert(game, answers);
    store([&](QSettings& stored) {
        // Lines that name no game go, too: they are among what is written.
        stored.remove(rulingsGroup);
        for (auto each = m_departures.begin(); each != m_departures.end(); ++each)
            for (auto one = each.value().begin(); one != each.value().end(); ++one)
                stored.setValue(rulingsGroup + u'/' + each.key() + u'/' + one.key(), one.value());
    });
    emit rulingsChanged();
}

void Settings::write(const QString& key, const QVariant& value) {
    store([&](QSettings& stored) {
        if (value.isValid()) stored.setValue(key, value);
        else stored.remove(key);
    });
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

#include "moc_settings.cpp"
