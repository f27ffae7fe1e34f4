// SPDX-License-Identifier: GPL-3.0-or-later
// What the household as a whole keeps besides its preferences: what has been found in the boxes, and how loud it is.
#include "app/household/settings.h"

#include "app/content/person_name.h"
#include "app/content/game_facts.h"

#include <QRegularExpression>
#include <QSettings>

#include <algorithm>
#include <cmath>
#include <utility>

namespace magister {

namespace {

/// Group of the file in which each game has a line: the ids of what has been found.
const QString foundGroup = QStringLiteral("found");
const QString soundsKey = QStringLiteral("household/sounds");
const QString brokerKey = QStringLiteral("household/broker");
const QString brokerUserKey = QStringLiteral("household/brokerUser");
const QString brokerAuthoritiesKey = QStringLiteral("household/brokerAuthorities");
constexpr qsizetype longestBroker = 300;
constexpr qsizetype longestAuthorities = 4096;

bool isPartId(const QString& text) {
    static const QRegularExpression id(QStringLiteral("^[a-z0-9-]{1,40}$"));
    return id.match(text).hasMatch();
}

} // namespace

QVariantMap Settings::found() const {
    QVariantMap games;
    for (const GameFacts& game : allGameFacts())
        games.insert(game.id, m_found.value(game.id));
    return games;
}

void Settings::readFound(QSettings& stored) {
    stored.beginGroup(foundGroup);
    for (const QString& game : stored.allKeys()) {
        QStringList parts = stored.value(game).toStringList();
        parts.removeAll(QString());
        const auto wrong = std::find_if_not(parts.begin(), parts.end(), isPartId);
        if (!findGameFacts(game) || wrong != parts.end()) {
            report(QStringLiteral("value"), foundGroup + u'/' + game, firstCharacters(wrong != parts.end() ? *wrong : game, 40));
            continue;
        }
        parts.removeDuplicates();
        parts.sort();
        m_found.insert(game, parts);
    }
    stored.endGroup();
}

void Settings::writeFound(const QString& game) {
    store([&](QSettings& stored) {
        const QString key = foundGroup + u'/' + game;
        if (m_found.value(game).isEmpty()) stored.remove(key);
        else stored.setValue(key, m_found.value(game));
    });
    emit foundChanged();
}

void Settings::setFound(const QString& game, const QString& part, bool isThere) {
    if (!findGameFacts(game) || !isPartId(part) || m_found.value(game).contains(part) == isThere) return;
    QStringList& parts = m_found[game];
    if (isThere) parts.append(part);
    else parts.removeAll(part);
    parts.sort();
    writeFound(game);
}

void Settings::forgetFound(const QString& game) {
    if (m_found.take(game).isEmpty()) return;
    writeFound(game);
}

void Settings::readSounds(const QSettings& stored) {
    if (!stored.contains(soundsKey)) return;
    bool isNumber = false;
    const double volume = stored.value(soundsKey).toDouble(&isNumber);
    if (isNumber && std::isfinite(volume) && volume >= 0 && volume <= 1) m_sounds = volume;
    else report(QStringLiteral("value"), soundsKey, firstCharacters(stored.value(soundsKey).toString(), 40), QStringLiteral("0.0 – 1.0"));
}

void Settings::setSounds(double volume) {
    if (!std::isfinite(volume) || volume < 0 || volume > 1 || volume == m_sounds) return;
    m_sounds = volume;
    write(soundsKey, volume);
    emit soundsChanged();
}

void Settings::readBroker(const QSettings& stored) {
    struct Kept {
        const QString& key;
        qsizetype longest;
        QString& text;
    };
    for (const auto& [key, longest, text] : {Kept{brokerKey, longestBroker, m_broker}, Kept{brokerUserKey, longestBroker, m_brokerUser},
                                             Kept{brokerAuthoritiesKey, longestAuthorities, m_brokerAuthorities}}) {
        // Commas in the file make a list of it.
        const QString found = stored.value(key).toStringList().join(QStringLiteral(", "));
        if (found.size() <= longest) text = found;
        else report(QStringLiteral("value"), key, firstCharacters(found, 40));
    }
}

void Settings::setBroker(const QString& address, const QString& user, const QString& authorities) {
    const QString broker = address.trimmed();
    const QString who = user.trimmed();
    const bool isTooLong = broker.size() > longestBroker || who.size() > longestBroker || authorities.size() > longestAuthorities;
    if (isTooLong || (broker == m_broker && who == m_brokerUser && authorities == m_brokerAuthorities)) return;
    m_broker = broker;
    m_brokerUser = who;
    m_brokerAuthorities = authorities;
    store([&](QSettings& stored) {
        stored.setValue(brokerKey, m_broker);
        stored.setValue(brokerUserKey, m_brokerUser);
        stored.setValue(brokerAuthoritiesKey, m_brokerAuthorities);
    });
    emit brokerChanged();
}

} // namespace magister
