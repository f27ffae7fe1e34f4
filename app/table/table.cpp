// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/table.h"

#include "app/language/phrase.h"
#include "app/language/problem_text.h"
#include "app/table/scene.h"
#include "app/table/seat_notes.h"

#include <QCoreApplication>

namespace magister {

Table::Table(const QVector<Seat>& seats, Languages languages, const QString& language, const Roles& roles,
             const QStringList& logRoles, LogModel::Tell tell, QObject* parent)
    : QObject(parent), m_seatsAtTable(seats), m_picked(nobody), m_seats(roles.seats), m_buttons(roles.buttons),
      m_variants(roles.variants), m_scores(roles.scores), m_log(logRoles, std::move(tell)),
      m_languages(std::move(languages)), m_language(language) {}

int Table::seatNumber(std::uint8_t zeroBased) {
    return zeroBased == nobody ? 0 : zeroBased + 1;
}

QString Table::languageOf(std::uint8_t player) const {
    const QString own = player == nobody ? QString{} : m_seatsAtTable.value(player).language;
    return own.isEmpty() ? m_language : own;
}

QString Table::help() const {
    const std::uint8_t active = presentPlayer();
    return active == nobody ? QStringLiteral("full") : m_seatsAtTable.value(active).help;
}

void Table::setLanguage(const QString& code) {
    if (code == m_language) return;
    m_language = code;
    closeOverlays();
    refresh();
    emit languageChanged();
}

void Table::setForEverybody(bool everybody) {
    if (everybody == m_forEverybody) return;
    const QString before = spoken();
    m_forEverybody = everybody;
    if (spoken() != before) {
        closeOverlays();
        refresh();
    }
    weighTips();
    emit forEverybodyChanged();
}

void Table::followLanguage() {
    const QString now = spoken();
    if (now == m_spoken) return;
    m_spoken = now;
    m_log.retell();
    emit spokenChanged();
}

void Table::setViewSeat(int seat) {
    if (seat < 1 || seat > playerCount() || seat == viewSeat()) return;
    m_viewSeat = static_cast<std::uint8_t>(seat - 1);
    refresh();
    emit viewSeatChanged();
}

QList<int> Table::seatsHere() const {
    QList<int> seats;
    for (int player = 0; player < playerCount(); ++player)
        if (isHere(static_cast<std::uint8_t>(player))) seats.append(player + 1);
    return seats;
}

void Table::setSeatsHere(const QList<int>& seats) {
    std::uint32_t elsewhere = 0;
    for (int player = 0; player < playerCount(); ++player)
        if (!seats.contains(player + 1)) elsewhere |= 1u << player;
    if (elsewhere == m_playedElsewhere) return;
    const int before = activeSeat();
    m_playedElsewhere = elsewhere;
    m_picked = nobody;
    closeOverlays();
    refresh();
    if (const int looking = lookingSeat(); looking > 0 && !isHere(m_viewSeat)) setViewSeat(looking);
    emit seatsHereChanged();
    // Somebody else is asked at a screen that several share: what follows may not be for the eyes of all of them.
    if (const int active = activeSeat(); active > 0 && active != before && seatsHere().size() > 1) emit turnPassed(active);
}

void Table::setPresence(const QStringList& presence) {
    if (presence == m_presence) return;
    m_presence = presence;
    refresh(); // what is waited for may be another thing
    emit presenceChanged();
}

void Table::setBusy(bool busy) {
    if (busy == m_busy) return;
    m_busy = busy;
    weighTips();
    emit busyChanged();
}

void Table::setOurs(std::function<bool(const std::string&)> ours) {
    m_ours = std::move(ours);
    refresh();
}

void Table::setYours(std::function<bool(const std::string&)> yours) {
    m_yours = std::move(yours);
    refresh();
}

void Table::setSeats(const QVector<Seat>& seats) {
    m_seatsAtTable = seats;
    refresh();
    m_log.retell();
}

void Table::pickUp(int piece) {
    const auto wanted = piece >= 1 && piece < nobody ? static_cast<std::uint8_t>(piece - 1) : nobody;
    if (wanted == m_picked || past()) return;
    m_picked = wanted;
    refresh();
}

void Table::showRefusal(const RefusalCard& card) {
    m_refusal = card;
    m_refusal.instead = lettered(card.instead, m_buttons.rows());
    emit refusalChanged();
    emit announced(card.what);
    emit refused();
}

void Table::closeRefusal() {
    if (!m_refusal.active) return;
    m_refusal = {};
    emit refusalChanged();
}

void Table::closeOverlays() {
    closeVariants();
    closeRefusal();
}

void Table::sayNo(const QString& target, const char* what, const char* why) {
    RefusalCard card;
    card.active = true;
    card.target = target;
    card.what = say(words(), "Table", what);
    card.why = say(words(), "Table", why);
    showRefusal(card);
}

bool Table::canLookBack() {
    if (!trying() || steps() > 0) return true;
    sayNo(QStringLiteral("button:history"), QT_TRANSLATE_NOOP("Table", "Nothing has been tried out yet."),
          QT_TRANSLATE_NOOP("Table", "While something is tried out, the history shows only what has been done in the trial."));
    return false;
}

void Table::sayNotTaken(const QString& rule) {
    RefusalCard card;
    card.active = true;
    card.what = say(words(), "Table", QT_TRANSLATE_NOOP("Table", "This move was not made."));
    card.why = say(words(), "Table", QT_TRANSLATE_NOOP("Table", "The device with the game did not accept it."));
    const QVariantMap cited = rule.isEmpty() ? QVariantMap{} : ruleNamed(rule);
    card.rule = cited.value("rule").toString();
    card.ruleNumber = cited.value("ruleNumber").toString();
    card.ruleTitle = cited.value("ruleTitle").toString();
    showRefusal(card);
}

void Table::refuseInPast(const QString& target) {
    sayNo(
        target, QT_TRANSLATE_NOOP("Table", "This is an earlier position: you can only view it."),
        QT_TRANSLATE_NOOP("Table", "The game has moved on since then. Return to it, or try something out from here."));
}

void Table::tellUnrecorded(const Problem& problem, const char* what) {
    closeOverlays();
    RefusalCard card;
    card.active = true;
    card.what = say(words(), "Table", what ? what : QT_TRANSLATE_NOOP("Table", "This move was not made."));
    card.why = viewsOnly()
                   ? say(words(), "Table", QT_TRANSLATE_NOOP("Table", "You are only viewing this game. You can resume it from your saved games."))
                   : explanation(problem, words().text("Problem", problemSource(problem.kind)));
    showRefusal(card);
}

void Table::explain(const QString& target) {
    if (const QString rule = ruleAt(target); !rule.isEmpty()) emit openRule(rule);
}

QString Table::ruleAt(const QString& target) const {
    const QString head = target.section(u'/', 0, 0);
    QString rule;
    if (head == QLatin1String("log") && target != head)
        rule = m_log.row(target.section(u'/', 1).toInt()).value("rule").toString();
    else if (head.startsWith(QLatin1String("variant:")) && m_variants.count() > 0)
        rule = m_variants.row(head.mid(8).toInt()).value("rule").toString();
    else if (head == QLatin1String("refusal"))
        rule = m_refusal.rule;
    else if (head.startsWith(QLatin1String("score:")))
        rule = m_scores.rowOf(head.mid(6)).value("rule").toString();
    return rule.isEmpty() ? ruleOfThingAt(target) : rule;
}

QVariantMap Table::ruleNamed(const QString& rule) const {
    const RuleTitle title = rule.isEmpty() ? RuleTitle{} : words().rule(rule);
    return {{"rule", rule}, {"ruleNumber", title.number}, {"ruleTitle", title.title}};
}

bool Table::setSeatLanguage(int seat, const QString& code) {
    if (seat < 1 || seat > m_seatsAtTable.size()) return false;
    return reseat(seat, code, m_seatsAtTable.at(seat - 1).help);
}

bool Table::reseat(int seat, const QString& language, const QString& help) {
    if (seat < 1 || seat > m_seatsAtTable.size() || !helpLevels().contains(help)) return false;
    Seat& one = m_seatsAtTable[seat - 1];
    if (one.language == language && one.help == help) return false;
    closeOverlays();
    one.language = language;
    one.help = help;
    refresh();
    emit reseated(seat);
    // It holds for this run even where it cannot be recorded: somebody may be unable to read what else is on the screen.
    // A game that is only viewed records nothing, and that is no news.
    if (viewsOnly()) return true;
    if (const auto problem = recordSeat(seat))
        tellUnrecorded(*problem, QT_TRANSLATE_NOOP("Table", "This applies now, but it is not saved with the game."));
    return true;
}

QString Table::inWords(const QString& context, const QString& source) const {
    return words().text(context.toUtf8().constData(), source.toUtf8().constData());
}

} // namespace magister

#include "moc_table.cpp"
