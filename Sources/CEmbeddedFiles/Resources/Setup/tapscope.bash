# Completions of tapscope for bash 3.2 and later.
# Written by the tests: UPDATE_DOCS=1 swift test --filter DocumentationTests
_tapscope() {
  local current=$2 previous=$3 words IFS=$' \t\n'
  COMPREPLY=()
  # --color=always is three words to bash.
  [[ $current == = ]] && current=
  [[ $previous == = ]] && previous=${COMP_WORDS[COMP_CWORD-2]}
  if [[ $COMP_CWORD -gt 1 && ${COMP_WORDS[1]} == setup ]]; then
    words='--print -h --help'
    [[ $previous == --print ]] && words='man bash zsh fish schema'
    COMPREPLY=($(compgen -W "$words" -- "$current"))
    return
  fi
  if [[ $COMP_CWORD -gt 1 && ${COMP_WORDS[1]} == capture ]]; then
    COMPREPLY=($(compgen -W 'swift lldb help' -- "$current"))
    return
  fi
  if [[ $COMP_CWORD -gt 1 && ${COMP_WORDS[1]} == lesson ]]; then
    COMPREPLY=($(compgen -W 'check' -- "$current"))
    [[ $COMP_CWORD -gt 2 ]] && COMPREPLY=($(compgen -d -- "$current"))
    return
  fi
  if [[ $COMP_CWORD -gt 1 && ${COMP_WORDS[1]} == mcp ]]; then
    words='--allow-files --limit -h --help'
    [[ $previous == --limit ]] && return
    [[ $previous == --allow-files ]] && { COMPREPLY=($(compgen -d -- "$current")); return; }
    COMPREPLY=($(compgen -W "$words" -- "$current"))
    return
  fi
  if [[ $COMP_CWORD -gt 1 && ${COMP_WORDS[1]} == test ]]; then
    words='--filter --list --quiet --shard --timeout --watch --format --color --theme --ascii --width --keep-going --fail-fast -D --no-files --accept --junit --tap --annotate -h --help'
    case $previous in
      --filter) return ;;
      --shard) return ;;
      --timeout) return ;;
      --format) COMPREPLY=($(compgen -W 'text json' -- "$current")); return ;;
      --color) COMPREPLY=($(compgen -W 'auto always never' -- "$current")); return ;;
      --theme) COMPREPLY=($(compgen -W 'auto dark light projector' -- "$current")); return ;;
      --width) return ;;
      -D) return ;;
      --junit) COMPREPLY=($(compgen -f -- "$current")); return ;;
      --annotate) COMPREPLY=($(compgen -W 'github' -- "$current")); return ;;
    esac
  else
    words='-c -i --echo --format --resume --live --no-history --no-init --color --theme --ascii --width --keep-going --fail-fast -D --no-files --accept --junit --tap --annotate --version -h --help'
    case $previous in
      -c) return ;;
      --format) COMPREPLY=($(compgen -W 'text json markdown' -- "$current")); return ;;
      --color) COMPREPLY=($(compgen -W 'auto always never' -- "$current")); return ;;
      --theme) COMPREPLY=($(compgen -W 'auto dark light projector' -- "$current")); return ;;
      --width) return ;;
      -D) return ;;
      --junit) COMPREPLY=($(compgen -f -- "$current")); return ;;
      --annotate) COMPREPLY=($(compgen -W 'github' -- "$current")); return ;;
    esac
  fi
  if [[ $current == -* ]]; then
    COMPREPLY=($(compgen -W "$words" -- "$current"))
  else
    IFS=$'\n'
    COMPREPLY=($(compgen -f -X '!*.scope' -- "$current"; compgen -d -- "$current"))
    [[ $COMP_CWORD == 1 ]] && COMPREPLY+=($(compgen -W $'capture\nlesson\nmcp\nsetup\ntest' -- "$current"))
  fi
}
complete -o filenames -F _tapscope tapscope
