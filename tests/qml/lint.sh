#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# lint.sh QMLLINT ARGUMENTS...: runs qmllint, and again when it crashes. Version 6.4.2 does so in about one of forty runs over
# the pages of the window, whatever is in them; that says nothing about the files. After three crashes it counts as failed.
for try in 1 2 3; do
  "$@"
  status=$?
  [ "$status" -ge 128 ] || exit "$status"
  echo "qmllint crashed (exit code $status), try $try of 3" >&2
done
exit "$status"
