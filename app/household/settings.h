// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messina/rulings.h"

#include <QObject>
#include <QString>
#include <QVariantList>
#include <QVariantMap>
#include <qqml.h>

class QSettings;

namespace magister {

/// What the household has chosen about language, looks, and the questions that each table decides. Every change is on
/// disk at once.
///
/// A settings file that cannot be used is never a crash and never silent: good values are kept, defaults stand in for
/// the rest, the file is copied to `<file>.broken`, and `problems` says what was wrong where.
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
    /// What is shown when the turn passes to somebody else: "banner" (a line over the prompt), "curtain" or "none".
    Q_PROPERTY(QString handOver READ handOver WRITE setHandOver NOTIFY handOverChanged)
    /// How the last table was set, with every key of usualTable(). What is written need not have all of them; a value
    /// that is not allowed, or two seats of one tincture, and nothing changes.
    Q_PROPERTY(QVariantMap table READ table WRITE setTable NOTIFY tableChanged)
    /// Whether the end of a turn asks when something could still be done.
    Q_PROPERTY(bool askBeforeEnding READ askBeforeEnding WRITE setAskBeforeEnding NOTIFY askBeforeEndingChanged)
    /// How the household plays what the printed editions leave open, for the games to come: {option: choice} with
    /// every question. What nobody has answered has its default.
    Q_PROPERTY(QVariantMap rulings READ rulings WRITE setRulings NOTIFY rulingsChanged)
    /// "default", "pl", "cs", "ru" or "de" when the answers are all of that preset; "" for a mixture of one's own.
    Q_PROPERTY(QString rulingPreset READ rulingPreset NOTIFY rulingsChanged)
    /// How many questions are answered otherwise than by default.
    Q_PROPERTY(int rulingDepartures READ rulingDepartures NOTIFY rulingsChanged)
    /// List of {file, place, kind, value, allowed}; kind is "unreadable", "damaged", "value" or "unwritable".
    Q_PROPERTY(QVariantList problems READ problems NOTIFY problemsChanged)

public:
    /// Reads the settings file of this user.
    explicit Settings(QObject* parent = nullptr);
    /// Reads and writes the given file; it need not exist.
    explicit Settings(const QString& file, QObject* parent = nullptr);

    QString language() const { return m_language; }
    QString theme() const { return m_theme; }
    double textScale() const { return m_textScale; }
    QString motion() const { return m_motion; }
    QString layout() const { return m_layout; }
    QString areas() const { return m_areas; }
    QString hexes() const { return m_hexes; }
    QString handOver() const { return m_handOver; }
    QVariantMap table() const { return m_table; }
    bool askBeforeEnding() const { return m_askBeforeEnding; }
    QVariantMap rulings() const;
    QString rulingPreset() const;
    int rulingDepartures() const;
    QVariantList problems() const { return m_problems; }
    QString file() const { return m_file; }

    // A value that is not allowed changes nothing.
    void setLanguage(const QString& code);
    void setTheme(const QString& theme);
    void setTextScale(double scale);
    void setMotion(const QString& motion);
    void setLayout(const QString& layout);
    void setAreas(const QString& areas);
    void setHexes(const QString& hexes);
    void setHandOver(const QString& handOver);
    void setTable(const QVariantMap& table);
    void setAskBeforeEnding(bool ask);
    /// What is not in it gets its default; one answer that does not exist, and nothing changes.
    void setRulings(const QVariantMap& rulings);
    // False: there is no such question, answer or preset; nothing has changed.
    Q_INVOKABLE bool setRuling(const QString& option, const QString& choice);
    /// All answers at once, as a ready-made set has them; one that is silent about a question gives the default.
    Q_INVOKABLE bool applyPreset(const QString& preset);

signals:
    void languageChanged();
    void themeChanged();
    void textScaleChanged();
    void motionChanged();
    void layoutChanged();
    void areasChanged();
    void hexesChanged();
    void handOverChanged();
    void tableChanged();
    void askBeforeEndingChanged();
    void rulingsChanged();
    void problemsChanged();

private:
    void read();
    bool usable();
    void readWord(const QSettings& stored, const QString& key, const QStringList& allowed, QString* value);
    void readRulings(QSettings& stored);
    void readTable(QSettings& stored);
    void decide(const messina::Rulings& rulings);
    /// Takes the word if it is another one and allowed; whether it did.
    bool choose(const QString& word, const QStringList& allowed, QString* value, const QString& key);
    void write(const QString& key, const QVariant& value);
    void flush(QSettings& stored);
    void report(const QString& kind, const QString& place = {}, const QString& value = {}, const QString& allowed = {});
    void keepBroken() const;

    QString m_file;
    QString m_language;
    QString m_theme = QStringLiteral("parchment");
    double m_textScale = 1.0;
    QString m_motion = QStringLiteral("normal");
    QString m_layout = QStringLiteral("itself");
    QString m_areas = QStringLiteral("fixed");
    QString m_hexes = QStringLiteral("detailed");
    QString m_handOver = QStringLiteral("banner");
    QVariantMap m_table;
    bool m_askBeforeEnding = true;
    messina::Rulings m_rulings;
    QVariantList m_problems;
};

} // namespace magister
