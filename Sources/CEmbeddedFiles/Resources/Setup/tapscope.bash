# Completions of tapscope for bash 3.2 and later.
# Written by the tests: UPDATE_DOCS=1 swift test --filter DocumentationTests
_tapscope() {
  local current=$2 previous=$3 IFS=$' \t\n'
  COMPREPLY=()
  # --color=always is three words to bash.
  [[ $current == = ]] && current=
  [[ $previous == = ]] && previous=${COMP_WORDS[COMP_CWORD-2]}
  if [[ $COMP_CWORD -gt 1 && ${COMP_WORDS[1]} == setup ]]; then
    local words='--print -h --help'
    [[ $previous == --print ]] && words='man bash zsh fish schema'
    COMPREPLY=($(compgen -W "$words" -- "$current"))
    return
  fi
  case $previous in
    -c) return ;;
    --color) COMPREPLY=($(compgen -W 'auto always never' -- "$current")); return ;;
    --width) return ;;
    --format) COMPREPLY=($(compgen -W 'text json markdown' -- "$current")); return ;;
    --junit) COMPREPLY=($(compgen -f -- "$current")); return ;;
    --annotate) COMPREPLY=($(compgen -W 'github' -- "$current")); return ;;
  esac
  if [[ $current == -* ]]; then
    COMPREPLY=($(compgen -W '-c -i --color --ascii --width --echo --keep-going --fail-fast --no-files --format --accept --junit --tap --annotate --resume --no-history --no-init --version -h --help' -- "$current"))
  else
    IFS=$'\n'
    COMPREPLY=($(compgen -f -X '!*.scope' -- "$current"; compgen -d -- "$current"))
    [[ $COMP_CWORD == 1 ]] && COMPREPLY+=($(compgen -W setup -- "$current"))
  fi
}
complete -o filenames -F _tapscope tapscope
