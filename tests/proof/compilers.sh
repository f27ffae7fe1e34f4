#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The same games from every compiler, optimisation and locale: builds make_messina_goldens and make_orleans_goldens with
# gcc and clang, -O0 and -O3, and compares what each prints with the golden files of its game.
# Usage: tests/proof/compilers.sh [FOLDER for the builds]
set -eu
source=$(cd "$(dirname "$0")/../.." && pwd)
builds=${1:-"$source/build/compilers"}
mkdir -p "$builds"
goldens() { # of a game
    case $1 in
    messina) echo "$source/tests/engine" ;;
    orleans) echo "$source/tests/engine/orleans" ;;
    esac
}
for game in messina orleans; do
    for what in golden_games perft signature; do
        tail -n +2 "$(goldens $game)/$what.inc" >"$builds/expected.$game.$what"
    done
done
failed=0
compared=0
for compiler in g++ clang++; do
    for level in O0 O3; do
        folder="$builds/$compiler-$level"
        cmake -S "$source" -B "$folder" -G Ninja -DCMAKE_BUILD_TYPE=None -DCMAKE_CXX_COMPILER="$compiler" \
            -DCMAKE_CXX_FLAGS="-$level" >"$folder.log" 2>&1 || { cat "$folder.log"; exit 1; }
        cmake --build "$folder" --target make_messina_goldens make_orleans_goldens >>"$folder.log" 2>&1 ||
            { tail -20 "$folder.log"; exit 1; }
        for locale in C de_DE.UTF-8 tr_TR.UTF-8 ru_RU.UTF-8; do
            for game in messina orleans; do
                for what in games:golden_games perft:perft signature:signature; do
                    compared=$((compared + 1))
                    MAGISTER_DATA="$source" LC_ALL="$locale" LANG="$locale" \
                        "$folder/tests/proof/make_${game}_goldens" "${what%%:*}" |
                        cmp - "$builds/expected.$game.${what##*:}" ||
                        { failed=$((failed + 1)); echo "$compiler -$level $locale: $game, $what differs"; }
                done
            done
        done
    done
done
echo "$compared outputs compared, $failed differ"
[ "$failed" -eq 0 ]
