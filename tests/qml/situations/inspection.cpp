// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/situations/inspection.h"

#include "tests/qml/situations/picture_faults.h"
#include "tests/qml/situations/text_faults.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>

#include <cstdio>

namespace magister::test {

namespace {

/// Apart in the mean colour of a cell, 0..255; and how many cells may be so before it counts.
constexpr int tolerance = 10;
constexpr int strayCells = 2;

} // namespace

// One size and theme after the other: resizing a table costs more than laying it.
int Inspection::look(const QStringList& ids) {
    m_known = knownFaults();
    QElapsedTimer clock;
    clock.start();
    std::vector<Seen> all;
    for (const Situation& situation : m_game.situations)
        if (ids.isEmpty() || ids.contains(situation.id)) all.push_back({&situation, situation.play(), {}, reference(situation)});
    for (int first = 0; first < views().size(); first += static_cast<int>(magister::languages().size())) {
        if (onlyFaults() && views()[first].theme != QLatin1String("parchment")) continue; // colours do not matter
        m_room.clear();
        m_room.setTheme(views()[first].theme);
        m_room.setTextScale(m_task.large ? 1.5 : 1);
        m_room.setSize(views()[first].size);
        for (Seen& seen : all)
            look(seen, first);
    }
    if (ids.isEmpty())
        for (const QString& known : m_known)
            if (!m_met.contains(known)) std::printf("%s: is no longer there, take it off known_faults.txt\n", qPrintable(known));
    if (m_task.accept)
        for (const Seen& seen : all)
            accept(seen);
    std::printf("%d pictures, %d faults, %.1f s\n", m_pictures, m_faults, static_cast<double>(clock.elapsed()) / 1000);
    std::printf("all pixels: %s\n", m_pixels.result().toHex().constData());
    return m_faults;
}

// A reference of few colours must still pass for what it was made of.
void Inspection::accept(const Seen& seen) {
    const QString file = fileOf(*seen.situation);
    if (!seen.sheet.write(file)) return fault(file, QStringLiteral("cannot be written"));
    const Sheet written(file);
    for (int i = 0; i < views().size(); ++i) {
        int cells = 0;
        difference(written.at(i), seen.sheet.at(i), tolerance, &cells);
        if (cells > strayCells) fault(file, QStringLiteral("%1: %2 cells lose too much colour").arg(views()[i].name()).arg(cells));
    }
}

Sheet Inspection::reference(const Situation& situation) {
    Sheet sheet(fileOf(situation));
    if (!m_task.accept && !onlyFaults() && sheet.isEmpty()) fault(nameOf(situation), QStringLiteral("has no reference"));
    return sheet;
}

// Lines of known_faults.txt for this kind of run and this game: name and beginning of the fault.
QStringList Inspection::knownFaults() const {
    QStringList known;
    QFile file(MAGISTER_SITUATIONS "/../known_faults.txt");
    if (!file.open(QIODevice::ReadOnly)) return known;
    const QString mode = m_task.doubled ? QStringLiteral("doubled ") : m_task.large ? QStringLiteral("large ") : QStringLiteral("plain ");
    for (const QString& line : QString::fromUtf8(file.readAll()).split(u'\n'))
        if (line.startsWith(mode + m_game.game + u'/')) known.append(line.mid(mode.size()).trimmed());
    return known;
}

bool Inspection::isKnown(const QString& name, const QString& what) {
    for (const QString& known : m_known)
        if (QString(name + u' ' + what).startsWith(known) || QString(m_game.game + QStringLiteral("/* ") + what).startsWith(known)) {
            m_met.insert(known);
            return true;
        }
    return false;
}

void Inspection::fault(const QString& where, const QString& what) {
    ++m_faults;
    std::printf("%s: %s\n", qPrintable(where), qPrintable(what));
}

bool Inspection::isWanted(const Situation& situation, int view) const {
    if (!m_task.once) return true;
    const int languages = static_cast<int>(magister::languages().size());
    const int sides = static_cast<int>(views().size()) / languages;
    const auto number = static_cast<int>(&situation - m_game.situations.data());
    // The next language, size and theme each time.
    return (m_task.doubled || number % languages == view % languages) && number % sides == view / languages;
}

// The same look in every language; twice as long is as long in all of them.
void Inspection::look(Seen& seen, int first) {
    const int last = m_task.doubled ? first : first + static_cast<int>(magister::languages().size()) - 1;
    bool laid = false;
    for (int i = first; i <= last; ++i) {
        if (!isWanted(*seen.situation, i)) continue;
        if (!laid) {
            m_room.setLanguage(views()[i].language);
            m_room.setDoubled(m_task.doubled);
            m_room.lay(seen.table);
            laid = true;
        }
        const View& view = views()[i];
        const QString where = nameOf(*seen.situation) + u' ' + view.name();
        const QImage picture = pictureOf(*seen.situation, view, where);
        for (const QString& each : textFaults(m_room.root()) + pictureFaults(m_room.root()))
            if (!isKnown(nameOf(*seen.situation), each)) fault(where, each);
        if (onlyFaults()) continue;
        seen.sheet.put(i, picture);
        if (!m_task.accept && !seen.reference.isEmpty()) compare(where, seen.reference.at(i), seen.sheet.at(i), picture);
    }
    std::fflush(stdout);
}

QImage Inspection::pictureOf(const Situation& situation, const View& view, const QString& where) {
    if (situation.pose) m_room.tidy();
    m_room.setLanguage(view.language);
    m_room.settle();
    if (situation.pose)
        if (const QString problem = situation.pose(m_room); !problem.isEmpty() && !m_task.large) fault(where, problem);
    const QImage picture = m_room.picture();
    ++m_pictures;
    m_pixels.addData(QByteArrayView(reinterpret_cast<const char*>(picture.constBits()), picture.sizeInBytes()));
    if (!m_task.full.isEmpty())
        picture.save(QStringLiteral("%1/%2-%3.png").arg(m_task.full, situation.id, view.name()));
    return picture;
}

void Inspection::compare(const QString& where, const QImage& reference, const QImage& small, const QImage& picture) {
    int cells = 0;
    const QImage marked = difference(reference, small, tolerance, &cells);
    if (cells <= strayCells) return;
    const QString stem = QStringLiteral("%1/%2").arg(m_task.results, QString(where).replace(u' ', u'-').replace(u'/', u'-'));
    picture.save(stem + QStringLiteral(".png"));
    marked.scaledToWidth(960).save(stem + QStringLiteral("-difference.png"));
    fault(where, QStringLiteral("%1 cells differ from the reference, see %2-difference.png").arg(cells).arg(stem));
}

} // namespace magister::test
