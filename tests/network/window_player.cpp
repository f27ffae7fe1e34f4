// SPDX-License-Identifier: GPL-3.0-or-later
// window_player host GAME BROKER USER [PASSWORD]
// window_player join CODE SEAT [USER [PASSWORD]]
// The program with its window, at a table of three on several devices, as somebody sits there who does whatever the rules
// allow: the host plays the first seat and invites to the others, a guest plays its own. What was begun or joined before is
// gone on with. It tells the codes of the host ("near CODE", "far CODE"), how a guest comes in, and each step that it sees.
#include "app/desktop/memory.h"
#include "app/desktop/program_window.h"

#include "tests/proof/measured_table.h"

#include <QApplication>
#include <QDir>
#include <QTimer>

#include <cstdio>

using namespace magister;

namespace {

void tell(const char* what, const QString& value) {
    std::printf("%s %s\n", what, qPrintable(value));
    std::fflush(stdout);
}

/// Whoever sits before the screen.
class Player {
public:
    Player(Program& program, const QStringList& words) : m_program(program), m_words(words), m_random(Random::seeded(words.join(u' ').size())) {}

    void begin() {
        if (!hosts()) return word(3).isEmpty() ? m_program.joining()->join(word(1)) : m_program.joining()->joinAtBroker(word(1), word(3), word(4));
        const QStringList saved = QDir(GameStore::usualFolder()).entryList({QStringLiteral("*.game")});
        if (!saved.isEmpty()) {
            m_program.openGame(saved.first());
            return;
        }
        QVariantList seats;
        for (const char* tincture : {"violet", "ruby", "saffron"})
            seats.append(QVariantMap{{QStringLiteral("name"), QString()}, {QStringLiteral("seat"), QLatin1String(tincture)}});
        m_program.newGame({{QStringLiteral("game"), word(1)}, {QStringLiteral("seats"), seats}});
    }
    /// What is to be done next, if anything.
    void act() {
        Table* const table = m_program.currentTable();
        if (hosts() && table) invite();
        if (!hosts()) sit();
        if (!table) return;
        if (std::exchange(m_steps, table->steps()) != table->steps()) tell("step", QString::number(m_steps));
        if (!table->busy() && table->activeSeat() != 0) give(*table, m_random);
    }

private:
    bool hosts() const { return word(0) == QLatin1String("host"); }
    QString word(qsizetype i) const { return m_words.value(i); }
    void sit() {
        Joining& joining = *m_program.joining();
        if (const QString state = joining.state() + u' ' + joining.trouble(); std::exchange(m_state, state) != state) tell("state", state);
        if (joining.state() == QLatin1String("choosing")) joining.sit({word(2).toInt()}, QStringLiteral("Karl"));
    }
    void invite() {
        Invitation& invitation = *m_program.invitation();
        if (invitation.state() == QLatin1String("off")) {
            for (const int seat : {2, 3})
                invitation.letGo(seat);
            invitation.invite();
        }
        if (invitation.state() != QLatin1String("open")) return;
        if (invitation.broker() == QLatin1String("off")) invitation.openAt(word(2), word(3), word(4));
        if (invitation.broker() != QLatin1String("connected") || std::exchange(m_told, true)) return;
        tell("near", invitation.ways().value(0).toMap().value(QStringLiteral("code")).toString());
        tell("far", invitation.letterCode());
    }

    Program& m_program;
    QStringList m_words;
    Random m_random;
    QString m_state;
    int m_steps{};
    bool m_told{};
};

} // namespace

int main(int argc, char* argv[]) {
    keepMemorySmall();
    QApplication application(argc, argv);
    nameProgram();
    ProgramWindow window;
    dressApplication(application);
    window.language().use(QStringLiteral("en"));
    if (!window.show({})) return std::fputs(qPrintable(window.mistakes()), stderr), 1;
    Player player(window.program(), QApplication::arguments().mid(1));
    player.begin();
    QTimer pace;
    QObject::connect(&pace, &QTimer::timeout, [&] { player.act(); });
    pace.start(20);
    return QApplication::exec();
}
