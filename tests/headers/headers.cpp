// SPDX-License-Identifier: GPL-3.0-or-later
// A library needs a file of its own; the headers come before it.
