// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace magister {

// Words of Joining.state and Joining.trouble, used where it is asked for something and where the host tells of it.
inline const QString connectingState = QStringLiteral("connecting");
inline const QString choosingState = QStringLiteral("choosing");
inline const QString busyHost = QStringLiteral("busy");
inline const QString otherHostThere = QStringLiteral("other-host");
inline const QString notNear = QStringLiteral("not-near");
inline const QString brokerRefuses = QStringLiteral("broker-refused");

} // namespace magister
