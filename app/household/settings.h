// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/household/people.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QVariantMap>
#include <qqml.h>

#include <functional>
#include <optional>

class QSettings;

namespace magister {

/// What the household and its people have chosen about language, looks, and the questions that each table decides.
/// Every change is on disk at once.
///
/// What is read here is what is in force at this screen now, and what is written here is decided by whoever that is:
/// - theme, textScale, layout, areas and hexes would throw the board about at every hand-over: they are those of the
///   person who plays alone, else of the person whose screen it is, else the household's;
/// - language: of the person whose screen it is, else the household's (a seat at a table has its own);
/// - motion: the calmest of all who sit at the table;
/// - askBeforeEnding: of whoever has to act;
/// - singleKeys: as theme.
/// What a person has not decided is as the household has it.
///
/// A settings file that cannot be used is never a crash and never silent: good values are kept, defaults stand in for
/// the rest, and `problems` says what was wrong where. A file with single bad values is copied to `<file>.broken`; one that
/// cannot be read at all is renamed to that, and where even this fails it is left alone and nothing is written.
class Settings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// One of InterfaceLanguage::codes(), or "" while nobody has chosen.
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
    /// "parchment" or "candle".
    Q_PROPERTY(QString theme READ theme WRITE setTheme NOTIFY themeChanged)
    /// 1.0 to 2.0.
    Q_PROPERTY(double textScale READ textScale WRITE setTextScale NOTIFY textScaleChanged)
    /// "normal", "short" or "off".
    Q_PROPERTY(QString motion READ motion WRITE setMotion NOTIFY motionChanged)
    /// How a table is laid out: "grid" (all in one view), "column" (a list that scrolls), or "itself" (the column when
    /// the text is large or the window small).
    Q_PROPERTY(QString layout READ layout WRITE setLayout NOTIFY layoutChanged)
    /// Whether the parts of an estate keep their size ("fixed") or grow with what lies there ("growing").
    Q_PROPERTY(QString areas READ areas WRITE setAreas NOTIFY areasChanged)
    /// The picture behind the signs of a hex: "detailed" or "calm".
    Q_PROPERTY(QString hexes READ hexes WRITE setHexes NOTIFY hexesChanged)
    /// Whether the end of a turn asks when something could still be done.
    Q_PROPERTY(bool askBeforeEnding READ askBeforeEnding WRITE setAskBeforeEnding NOTIFY askBeforeEndingChanged)
    /// Whether letters, digits and signs do something without Ctrl or Alt; if not, they do it with Alt.
    Q_PROPERTY(bool singleKeys READ singleKeys WRITE setSingleKeys NOTIFY singleKeysChanged)
    /// What the household has decided for all, {preference: value}, see preferences.h; language "" while nobody has.
    Q_PROPERTY(QVariantMap household READ household NOTIFY householdChanged)
    /// What of it the household has decided itself.
    Q_PROPERTY(QVariantMap decided READ decided NOTIFY householdChanged)
    /// What holds where it has not: as the desktop has it, else as usual.
    Q_PROPERTY(QVariantMap undecided READ undecided NOTIFY householdChanged)
    Q_PROPERTY(magister::People* people READ people CONSTANT)
    /// Id of the person for whom light, text and layout are now, or "" for the household.
    Q_PROPERTY(QString shownTo READ shownTo NOTIFY shownToChanged)
    /// Which lessons of a course are listed: one of courseWays(), see course_file.h.
    Q_PROPERTY(QString courseWay READ courseWay WRITE setCourseWay NOTIFY courseWayChanged)
    /// The game whose course is listed; "" while nobody has chosen one.
    Q_PROPERTY(QString courseGame READ courseGame WRITE setCourseGame NOTIFY courseGameChanged)
    /// What is shown when the turn passes to somebody else: "banner" (a line over the prompt), "curtain" or "none".
    Q_PROPERTY(QString handOver READ handOver WRITE setHandOver NOTIFY handOverChanged)
    /// How the last table was set, with every key of usualTable(). What is written need not have all of them; a value
    /// that is not allowed, or two seats of one tincture, and nothing changes.
    Q_PROPERTY(QVariantMap table READ table WRITE setTable NOTIFY tableChanged)
    /// How the household plays what the printed editions leave open, for the games to come: {game: {option: choice}} with
    /// every question of every game. What nobody has answered has its default.
    Q_PROPERTY(QVariantMap rulings READ rulings NOTIFY rulingsChanged)
    /// {game: preset}: the one of rulingPresets() whose answers these are; "" for a mixture of one's own.
    Q_PROPERTY(QVariantMap rulingPresets READ rulingPresets NOTIFY rulingsChanged)
    /// {game: how many questions are answered otherwise than by default}.
    Q_PROPERTY(QVariantMap rulingDepartures READ rulingDepartures NOTIFY rulingsChanged)
    /// What has been found in the box of each game while it was unpacked or searched: {game: [ids of parts]}.
    Q_PROPERTY(QVariantMap found READ found NOTIFY foundChanged)
    /// How loud the sounds of the table are for everybody here, 0 (silent) to 1.
    Q_PROPERTY(double sounds READ sounds WRITE setSounds NOTIFY soundsChanged)
    /// The broker through which others came in last, as it was typed, and the user there; empty while there was none. The
    /// password is not kept here.
    Q_PROPERTY(QString broker READ broker NOTIFY brokerChanged)
    Q_PROPERTY(QString brokerUser READ brokerUser NOTIFY brokerChanged)
    /// The file of the certificates that vouch for it; empty: those of the system.
    Q_PROPERTY(QString brokerAuthorities READ brokerAuthorities NOTIFY brokerChanged)
    /// List of {file, place, kind, value, allowed}; kind is "unreadable" or "damaged" (put aside as a whole), "stuck" (cannot
    /// be used nor put aside: left alone, and nothing is kept), "value", "person" (an entry that is nobody), "later" (kept by
    /// a later program and left alone), "uncopied" (no copy could be made of a file with bad values) or "unwritable".
    Q_PROPERTY(QVariantList problems READ problems NOTIFY problemsChanged)

public:
    /// Reads the settings file of this user.
    explicit Settings(QObject* parent = nullptr);
    /// Reads and writes the given file; it need not exist.
    explicit Settings(const QString& file, QObject* parent = nullptr);

    QString language() const { return inForce(QStringLiteral("language")).toString(); }
    QString theme() const { return inForce(QStringLiteral("theme")).toString(); }
    double textScale() const { return inForce(QStringLiteral("textScale")).toDouble(); }
    QString motion() const { return inForce(QStringLiteral("motion")).toString(); }
    QString layout() const { return inForce(QStringLiteral("layout")).toString(); }
    QString areas() const { return inForce(QStringLiteral("areas")).toString(); }
    QString hexes() const { return inForce(QStringLiteral("hexes")).toString(); }
    bool askBeforeEnding() const { return inForce(QStringLiteral("askBeforeEnding")).toBool(); }
    bool singleKeys() const { return inForce(QStringLiteral("singleKeys")).toBool(); }
    QVariantMap household() const { return m_household; }
    QVariantMap decided() const { return m_decided; }
    QVariantMap undecided() const { return m_undecided; }
    /// What the desktop has, in place of what it had before: followed where the household has not decided.
    void followDesktop(const QVariantMap& preferences);
    People* people() { return &m_people; }
    QString shownTo() const;
    QString courseWay() const { return m_courseWay; }
    QString courseGame() const { return m_courseGame; }
    QString handOver() const { return m_handOver; }
    QVariantMap table() const { return m_table; }
    QVariantMap rulings() const;
    QVariantMap rulingsOf(const QString& game) const;
    QVariantMap rulingPresets() const;
    QString rulingPreset(const QString& game) const;
    QVariantMap rulingDepartures() const;
    int departuresOf(const QString& game) const { return static_cast<int>(m_departures.value(game).size()); }
    QVariantMap found() const;
    double sounds() const { return m_sounds; }
    QString broker() const { return m_broker; }
    QString brokerUser() const { return m_brokerUser; }
    QString brokerAuthorities() const { return m_brokerAuthorities; }
    QVariantList problems() const { return m_problems; }
    QString file() const { return m_file; }

    // A value that is not allowed changes nothing.
    void setLanguage(const QString& code) { set(QStringLiteral("language"), code); }
    void setTheme(const QString& theme) { set(QStringLiteral("theme"), theme); }
    void setTextScale(double scale) { set(QStringLiteral("textScale"), scale); }
    void setMotion(const QString& motion) { set(QStringLiteral("motion"), motion); }
    void setLayout(const QString& layout) { set(QStringLiteral("layout"), layout); }
    void setAreas(const QString& areas) { set(QStringLiteral("areas"), areas); }
    void setHexes(const QString& hexes) { set(QStringLiteral("hexes"), hexes); }
    void setAskBeforeEnding(bool ask) { set(QStringLiteral("askBeforeEnding"), ask); }
    void setSingleKeys(bool single) { set(QStringLiteral("singleKeys"), single); }
    void setCourseWay(const QString& way);
    void setCourseGame(const QString& game);
    void setHandOver(const QString& handOver);
    void setTable(const QVariantMap& table);
    /// A loudness that does not exist changes nothing.
    void setSounds(double volume);
    /// Texts that are too long change nothing.
    Q_INVOKABLE void setBroker(const QString& address, const QString& user, const QString& authorities = {});
    /// A part of the box of a game is there, or not yet. No effect for no game of ours and for what can be no id.
    Q_INVOKABLE void setFound(const QString& game, const QString& part, bool isThere);
    /// The search begins anew.
    Q_INVOKABLE void forgetFound(const QString& game);
    /// What is not in it gets its default; one answer that does not exist, and nothing changes.
    Q_INVOKABLE void setRulings(const QString& game, const QVariantMap& rulings);
    /// For the household (who: "") or one person; an invalid or empty value takes a decision back, of the household only
    /// where the desktop is followed. False: there is no such preference, value or person, and nothing has changed.
    Q_INVOKABLE bool decide(const QString& who, const QString& preference, const QVariant& value);
    /// A table with that person on a seat (0..3): name, language, help, and the tincture, which is exchanged with whoever
    /// has it, unless that is the tincture of somebody who plays, too.
    Q_INVOKABLE QVariantMap seated(const QVariantMap& table, int seat, const QString& person) const;
    /// Who sits at the table on this screen, "" for seats without a name, none for no table; and the seat that has to
    /// act, from 1, or 0.
    void sit(const QStringList& names, int acting);
    // False: there is no such game, question, answer or preset; nothing has changed.
    Q_INVOKABLE bool setRuling(const QString& game, const QString& option, const QString& choice);
    /// All answers at once, as a ready-made set has them; one that is silent about a question gives the default.
    Q_INVOKABLE bool applyPreset(const QString& game, const QString& preset);
    /// The ready-made sets of a game.
    Q_INVOKABLE QStringList presetsOf(const QString& game) const;

signals:
    void languageChanged();
    void themeChanged();
    void textScaleChanged();
    void motionChanged();
    void layoutChanged();
    void areasChanged();
    void hexesChanged();
    void courseWayChanged();
    void courseGameChanged();
    void handOverChanged();
    void tableChanged();
    void askBeforeEndingChanged();
    void singleKeysChanged();
    void householdChanged();
    void shownToChanged();
    void rulingsChanged();
    void foundChanged();
    void soundsChanged();
    void brokerChanged();
    void problemsChanged();

private:
    void read();
    /// Why the file as a whole cannot be used.
    struct Unusable {
        QString kind;  ///< "unreadable" or "damaged"
        QString place; ///< line
        QString value;
        bool isNoFile{}; ///< a folder, pipe or device, which is not ours to move
    };
    std::optional<Unusable> unusable() const;
    void readHousehold(const QSettings& stored);
    void readWord(const QSettings& stored, const QString& key, const QStringList& allowed, QString* value);
    void readRulings(QSettings& stored);
    /// One line of it.
    void readRuling(const QSettings& stored, const QString& key);
    void readTable(QSettings& stored);
    void readFound(QSettings& stored);
    void readSounds(const QSettings& stored);
    void readBroker(const QSettings& stored);
    void writeFound(const QString& game);
    /// The answers of a game that are not the defaults, {option: choice}.
    using Departures = QMap<QString, QString>;
    void decide(const QString& game, const Departures& answers);
    /// The household's preferences anew, from what it has decided and what else holds.
    void settle();
    /// A value that is in force now.
    QVariant inForce(const QString& preference) const;
    /// Who decides it now, "" for the household.
    QString decider(const QString& preference) const;
    /// As that person has decided, or the household.
    QVariant chosenBy(const QString& who, const QString& preference) const;
    void set(const QString& preference, const QVariant& value);
    /// Signals for what is otherwise than it was when this was called last.
    void announce();
    void write(const QString& key, const QVariant& value);
    void report(const QString& kind, const QString& place = {}, const QString& value = {}, const QString& allowed = {});
    /// Puts a file that cannot be used out of the way; false and the reason: it is where it was.
    bool putAside(QString& why) const;
    void keepBroken();
    /// Calls `change` with the stored settings and writes them; nothing where the file is to be left alone.
    void store(const std::function<void(QSettings& stored)>& change);

    QString m_file;
    bool m_frozen = false; ///< the file is somebody's whom we do not understand: not written
    People m_people;
    QVariantMap m_decided;
    QVariantMap m_undecided;
    QVariantMap m_household; ///< the one over the other
    QStringList m_seated; ///< names at the table
    int m_acting{};
    QVariantMap m_announced; ///< what was in force when it was last said
    QString m_announcedTo;
    QString m_courseWay;
    QString m_courseGame;
    QString m_handOver = QStringLiteral("banner");
    QVariantMap m_table;
    QMap<QString, Departures> m_departures; ///< by game; none of a game without any
    QMap<QString, QStringList> m_found; ///< by game; in the order of their ids
    double m_sounds{};
    QString m_broker;
    QString m_brokerUser;
    QString m_brokerAuthorities;
    QVariantList m_problems;
};

} // namespace magister
