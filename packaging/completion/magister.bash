# SPDX-License-Identifier: GPL-3.0-or-later
# Completion for bash: magister-ludi, magister-cli, magister-preview.

_magister_words() { COMPREPLY=($(compgen -W "$1" -- "${COMP_WORDS[COMP_CWORD]}")); }

# _magister_files SUFFIX: files that end so, and folders.
_magister_files() {
  local IFS=$'\n'
  COMPREPLY=($(compgen -f -X "!*.$1" -- "${COMP_WORDS[COMP_CWORD]}") $(compgen -d -- "${COMP_WORDS[COMP_CWORD]}"))
  compopt -o filenames 2>/dev/null || true
}

# Ids of the lessons that lie with the program.
_magister_lessons() {
  local program file ids=''
  program=$(readlink -f "$(type -P "${COMP_WORDS[0]}")") || return
  for file in "${program%/bin/*}"/share/magister-ludi/resources/lessons/*/*.json; do
    file=${file##*/}
    ids="$ids ${file%.json}"
  done
  _magister_words "$ids"
}

# What may follow that option. False: it is no option that takes a value of a known kind.
_magister_value() {
  case "$1" in
    --lang | --language | --with) _magister_words "pl cs ru de en" ;;
    --game) _magister_words "messina orleans" ;;
    --players) _magister_words "1 2 3 4" ;;
    --preset) _magister_words "default pl cs ru de" ;;
    --format) _magister_words "text json" ;;
    --kind) _magister_words "pick number yes-no order do mistake what-now" ;;
    --size) _magister_words "1280x800 1920x1080" ;;
    --data | --pack | --source | --folder) COMPREPLY=($(compgen -d -- "${COMP_WORDS[COMP_CWORD]}")) ;;
    --script | --setup | --record | --journal | --identity | --metrics | -o | --output) _magister_files "*" ;;
    *) return 1 ;;
  esac
}

_magister_ludi() {
  _magister_value "${COMP_WORDS[COMP_CWORD - 1]}" && return
  case "${COMP_WORDS[COMP_CWORD]}" in
    -*) _magister_words "--language --size --help --version" ;;
    *) _magister_files game ;;
  esac
}

_magister_preview() {
  _magister_value "${COMP_WORDS[COMP_CWORD - 1]}" && return
  case "${COMP_WORDS[COMP_CWORD]}" in
    -*) _magister_words "--lang --size --data --output --help --version" ;;
    *) [ "$COMP_CWORD" -ne 1 ] || _magister_lessons ;;
  esac
}

_magister_cli() {
  local verb=${COMP_WORDS[1]} table="--players --seed --ruling --setup --preset --advanced --priority-tile --extra-tiles --fewer-tiles"
  if [ "$COMP_CWORD" -eq 1 ]; then
    _magister_words "play choices replay verify content bench lesson coverage drill review stamp paper search host host-tell join signature --help --version"
    return
  fi
  _magister_value "${COMP_WORDS[COMP_CWORD - 1]}" && return
  if [ "$verb" = lesson ] && [ "$COMP_CWORD" -eq 2 ]; then
    _magister_words "check start list draft preview"
    return
  fi
  if [ "$verb" = lesson ]; then
    case "${COMP_WORDS[2]} ${COMP_WORDS[COMP_CWORD]}" in
      "check -"*) _magister_words "--game --lang --rest --data" ;;
      "start -"* | "list -"*) _magister_words "--game --data" ;;
      "draft -"*) _magister_words "--game --setup --script --id --learner --from" ;;
      "draft "*) _magister_files game ;;
      "preview -"*) _magister_words "--lang --size --data --output" ;;
      "check "* | "start "*) _magister_lessons ;;
      *) [ "$COMP_CWORD" -ne 3 ] || _magister_lessons ;;
    esac
    return
  fi
  case "$verb ${COMP_WORDS[COMP_CWORD]}" in
    "play -"*) _magister_words "--game --games --lang --random --script --check --record --journal $table" ;;
    "choices -"*) _magister_words "--game --script --legal $table" ;;
    "replay -"*) _magister_words "--check --lang" ;;
    "replay "* | "verify "*) _magister_files game ;;
    "content -"*) _magister_words "--data --pack --lang" ;;
    "bench -"*) _magister_words "--game --games $table" ;;
    "coverage -"*) _magister_words "--game --source --format" ;;
    "drill -"*) _magister_words "--game --atom --kind --lang --seed --count --prove --seeds" ;;
    "review -"*) _magister_words "--game --source --accept" ;;
    "stamp -"*) _magister_words "--game --lang --rules --data" ;;
    "paper -"*) _magister_words "--game --chapters --aid --lang --with" ;;
    "paper "*) _magister_files pdf ;;
    "search -"*) _magister_words "--game --lang --most --data --explain --bench" ;;
    "host -"*) _magister_words "--folder --game --players --setup --listen --port --broker --login --authorities --identity --free --metrics --qr" ;;
    "host-tell -"*) _magister_words "--folder --game --players --setup --qr" ;;
    "host-tell "*) _magister_words "begin tables codes close reopen free metrics" ;;
    "join -"*) _magister_words "--code --seats --name --random --seed --script --pace --login --authorities" ;;
    "signature -"*) _magister_words "--game" ;;
  esac
}

complete -F _magister_ludi magister-ludi
complete -F _magister_preview magister-preview
complete -F _magister_cli magister-cli
