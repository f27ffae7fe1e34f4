# SPDX-License-Identifier: GPL-3.0-or-later
# Sourced by run and test: installs missing packages, configures and builds.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
say() { printf '%s\n' "$*"; }

packages() { sed 's/#.*//' "$root/packaging/packages" | awk 'NF { print $1 }'; }

installed() { dpkg-query -W -f='${Status}' "$1" 2>/dev/null | grep -q 'install ok installed'; }

install_missing() {
  command -v dpkg-query >/dev/null || { say "This is not a Debian system: please install the packages listed in packaging/packages yourself."; return 0; }
  local missing=() package
  for package in $(packages); do installed "$package" || missing+=("$package"); done
  [ ${#missing[@]} -gt 0 ] || return 0
  say "Installing: ${missing[*]}"
  local as=()
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || { say "Installing packages needs root or sudo. As root, run: apt-get install ${missing[*]}"; exit 1; }
    as=(sudo)
  fi
  "${as[@]}" apt-get update -qq
  "${as[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}"
}

# progress WHAT LOG: copies standard input to the file LOG and reports progress from the "N/M" at the start of each line:
# in place on a terminal, otherwise with a new line every ten seconds.
progress() {
  local what=$1 log=$2 line shown=-10 last=
  : >"$log"
  while IFS= read -r line; do
    printf '%s\n' "$line" >>"$log"
    [[ "$line" =~ ^[^0-9]{0,8}([0-9]+)/([0-9]+) ]] || continue
    last="$what ${BASH_REMATCH[1]} of ${BASH_REMATCH[2]}"
    if [ -t 1 ]; then
      printf '\r  %s\033[K' "$last"
    elif [ $((SECONDS - shown)) -ge 10 ]; then
      say "  $last"
      shown=$SECONDS
    fi
  done
  [ -z "$last" ] || { [ -t 1 ] && printf '\r  %s\033[K\n' "$last" || say "  $last"; }
}

# build TARGETS...: builds into build/release. This is a unity build, because a build from scratch spends most of its time
# reading the same headers; the developer presets compile each file, and each test into a program of its own. It uses gold,
# the faster of the two binutils linkers, and does not compile for size, as packages are.
build() {
  say "Building ..."
  cmake -S "$root" -B "$root/build/release" -G Ninja -DCMAKE_BUILD_TYPE=Release \
    -DCMAKE_UNITY_BUILD=ON -DCMAKE_UNITY_BUILD_BATCH_SIZE=20 -DMAGISTER_TESTS_TOGETHER=ON -DMAGISTER_FOR_SIZE=OFF \
    -DCMAKE_EXE_LINKER_FLAGS=-fuse-ld=gold \
    ${MAGISTER_CMAKE_ARGUMENTS:-} >"$root/build/configure.log" 2>&1 ||
    { cat "$root/build/configure.log"; say "Configuration failed."; exit 1; }
  NINJA_STATUS='[%f/%t] ' cmake --build "$root/build/release" --target "$@" 2>&1 | progress "files built:" "$root/build/build.log" ||
    { grep -E -A6 'error|FAILED' "$root/build/build.log" | head -80; say "The build failed; the full output is in build/build.log."; exit 1; }
}
mkdir -p "$root/build"
