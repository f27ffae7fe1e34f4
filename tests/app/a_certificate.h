// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace magister::test {

/// A certificate of nobody in particular; when it holds does not matter.
inline const QByteArray aCertificate = R"(-----BEGIN CERTIFICATE-----
MIIBdjCCAR2gAwIBAgIUZdeGHUXhvBdt6bK4qIYiGtJMd9wwCgYIKoZIzj0EAwIw
ETEPMA0GA1UEAwwGbm9ib2R5MB4XDTI2MTEyOTIxNDYxM1oXDTI2MTEzMDIxNDYx
M1owETEPMA0GA1UEAwwGbm9ib2R5MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE
xSV2ZslIbg6Em8nUeRIUKxPZThK2KDJvR/lW5+lde1s0BzLJZsVz60rvXK4j8G2A
mIYoBgQ/Wf4HIdZaaeDLA6NTMFEwHQYDVR0OBBYEFPtT+rG2V9JsrmDJD1DSVgk+
f7lJMB8GA1UdIwQYMBaAFPtT+rG2V9JsrmDJD1DSVgk+f7lJMA8GA1UdEwEB/wQF
MAMBAf8wCgYIKoZIzj0EAwIDRwAwRAIgBuqXLespw4zbnNg6tKopL9CEWk1Meh5q
Kph18Oj+JbICIFS09OmP6s2qSbiO65qGfF2hvzbYDL1sMR2IVRo/ddc6
-----END CERTIFICATE-----
)";

} // namespace magister::test
