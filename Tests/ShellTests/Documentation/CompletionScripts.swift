/// The files with which shells complete the command line of the executable.
struct CompletionScripts {
  private typealias Argument = CommandLineFacts.Argument
  private let command: CommandLineFacts.Command
  private let test: CommandLineFacts.Command
  private let setup: CommandLineFacts.Command
  private let capture: CommandLineFacts.Command
  private let mcp: CommandLineFacts.Command
  private let lesson: CommandLineFacts.Command

  init(
    _ command: CommandLineFacts.Command, test: CommandLineFacts.Command,
    setup: CommandLineFacts.Command, capture: CommandLineFacts.Command,
    mcp: CommandLineFacts.Command, lesson: CommandLineFacts.Command
  ) {
    self.command = command
    self.test = test
    self.setup = setup
    self.capture = capture
    self.mcp = mcp
    self.lesson = lesson
  }

  /// The files that `tapscope setup --print` knows.
  private var printed: Argument? { setup.options.first { $0.texts == ["--print"] } }
  private var printedValues: String { (printed?.allValues ?? []).joined(separator: " ") }

  /// What `tapscope capture` prints.
  private var captures: String { firstWords(of: capture) }

  /// What `tapscope lesson` does.
  private var lessons: String { firstWords(of: lesson) }

  private func firstWords(of command: CommandLineFacts.Command) -> String {
    command.arguments.first { $0.kind == .positional }?.allValues?.joined(separator: " ") ?? ""
  }

  var files: [GeneratedFile] {
    [
      GeneratedFile(path: "Sources/CEmbeddedFiles/Resources/Setup/tapscope.bash", text: bash),
      GeneratedFile(path: "Sources/CEmbeddedFiles/Resources/Setup/_tapscope", text: zsh),
      GeneratedFile(path: "Sources/CEmbeddedFiles/Resources/Setup/tapscope.fish", text: fish),
    ]
  }

  private var note: String {
    "# Written by the tests: UPDATE_DOCS=1 swift test --filter DocumentationTests\n"
  }

  private var bash: String {
    """
    # Completions of tapscope for bash 3.2 and later.
    \(note)_tapscope() {
      local current=$2 previous=$3 words IFS=$' \\t\\n'
      COMPREPLY=()
      # --color=always is three words to bash.
      [[ $current == = ]] && current=
      [[ $previous == = ]] && previous=${COMP_WORDS[COMP_CWORD-2]}
      if [[ $COMP_CWORD -gt 1 && ${COMP_WORDS[1]} == setup ]]; then
        words='\(setup.options.flatMap(\.texts).joined(separator: " "))'
        [[ $previous == --print ]] && words='\(printedValues)'
        COMPREPLY=($(compgen -W "$words" -- "$current"))
        return
      fi
      if [[ $COMP_CWORD -gt 1 && ${COMP_WORDS[1]} == capture ]]; then
        COMPREPLY=($(compgen -W '\(captures)' -- "$current"))
        return
      fi
      if [[ $COMP_CWORD -gt 1 && ${COMP_WORDS[1]} == lesson ]]; then
        COMPREPLY=($(compgen -W '\(lessons)' -- "$current"))
        [[ $COMP_CWORD -gt 2 ]] && COMPREPLY=($(compgen -d -- "$current"))
        return
      fi
      if [[ $COMP_CWORD -gt 1 && ${COMP_WORDS[1]} == mcp ]]; then
        words='\(mcp.options.flatMap(\.texts).joined(separator: " "))'
        [[ $previous == --limit ]] && return
        [[ $previous == --allow-files ]] && { COMPREPLY=($(compgen -d -- "$current")); return; }
        COMPREPLY=($(compgen -W "$words" -- "$current"))
        return
      fi
      if [[ $COMP_CWORD -gt 1 && ${COMP_WORDS[1]} == test ]]; then
    \(bash(of: test, indent: "    "))  else
    \(bash(of: command, indent: "    "))  fi
      if [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W "$words" -- "$current"))
      else
        IFS=$'\\n'
        COMPREPLY=($(compgen -f -X '!*.\(command.scriptExtension)' -- "$current"; compgen -d -- "$current"))
        [[ $COMP_CWORD == 1 ]] && COMPREPLY+=($(compgen -W $'capture\\nlesson\\nmcp\\nsetup\\ntest' -- "$current"))
      fi
    }
    complete -o filenames -F _tapscope tapscope

    """
  }

  /// The options of a command, and the values of an option behind it.
  private func bash(of command: CommandLineFacts.Command, indent: String) -> String {
    let values = command.options.filter { $0.kind == .option }.map { option in
      let action =
        option.completionKind?.file != nil
        ? "compgen -f -- \"$current\""
        : option.allValues.map {
          "compgen -W '\($0.joined(separator: " "))' -- \"$current\""
        }
      let body = action.map { "COMPREPLY=($(\($0))); " } ?? ""
      return "\(indent)  \(option.texts.joined(separator: "|"))) \(body)return ;;\n"
    }
    let words = command.options.flatMap(\.texts).joined(separator: " ")
    return
      "\(indent)words='\(words)'\n\(indent)case $previous in\n\(values.joined())\(indent)esac\n"
  }

  private var zsh: String {
    """
    #compdef tapscope
    # Completions of tapscope for zsh.
    \(note)if (( CURRENT > 2 )) && [[ $words[2] == setup ]]; then
      _arguments '1: :' '--print=[\((printed?.abstract ?? "").escaped("[]:").inQuotes)]:file:(\(printedValues))'
      return
    fi
    if (( CURRENT > 2 )) && [[ $words[2] == capture ]]; then
      _arguments '1: :' '2:file:(\(captures))'
      return
    fi
    if (( CURRENT > 2 )) && [[ $words[2] == lesson ]]; then
      _arguments '1: :' '2:action:(\(lessons))' '3:folder:_files -/'
      return
    fi
    if (( CURRENT > 2 )) && [[ $words[2] == mcp ]]; then
      _arguments '1: :' '--allow-files=[\(abstract(of: "--allow-files"))]:folder:_files -/' \\
        '--limit=[\(abstract(of: "--limit"))]:bytes:'
      return
    fi
    if (( CURRENT > 2 )) && [[ $words[2] == test ]]; then
      _arguments -s -S \\
        \((["'1: :'"] + zsh(of: test)).joined(separator: " \\\n    "))
      return
    fi
    (( CURRENT == 2 )) && compadd capture lesson mcp setup test
    _arguments -s -S \\
      \(zsh(of: command).joined(separator: " \\\n  "))

    """
  }

  /// The summary of an option of `mcp`.
  private func abstract(of option: String) -> String {
    let found = mcp.options.first { $0.texts == [option] }
    return (found?.abstract ?? "").escaped("[]:").inQuotes
  }

  private func zsh(of command: CommandLineFacts.Command) -> [String] {
    let specs = command.options.map { option -> String in
      let text = "[\((option.abstract ?? "").escaped("[]:"))]"
      let names = option.texts
      let repeats = option.isRepeating ? "*" : ""
      let head =
        names.count > 1
        ? "(\(names.joined(separator: " ")))'{\(names.joined(separator: ","))}'"
        : repeats + names[0]
      guard option.kind == .option else { return "'\(head)\(text.inQuotes)'" }
      let equals = names.count == 1 && names[0].hasPrefix("--") ? "=" : ""
      let action =
        option.completionKind?.file != nil
        ? "_files" : option.allValues.map { "(\($0.joined(separator: " ")))" } ?? ""
      return "'\(head)\(equals)\(text.inQuotes):\(option.valueName ?? ""):\(action)'"
    }
    return specs + ["'*:script:_files -g \"*.\(command.scriptExtension)\"'"]
  }

  private var fish: String {
    """
    # Completions of tapscope for fish.
    \(note)complete -c tapscope -f -k -a '(__fish_complete_suffix .\(command.scriptExtension))'
    complete -c tapscope -n 'test (count (commandline -opc)) = 1' -a test -d '\((test.abstract).escaped("\\'"))'
    complete -c tapscope -n 'test (count (commandline -opc)) = 1' -a setup -d '\((setup.abstract).escaped("\\'"))'
    complete -c tapscope -n 'test (count (commandline -opc)) = 1' -a capture -d '\((capture.abstract).escaped("\\'"))'
    complete -c tapscope -n '__fish_seen_subcommand_from capture' -a '\(captures)'
    complete -c tapscope -n 'test (count (commandline -opc)) = 1' -a lesson -d '\((lesson.abstract).escaped("\\'"))'
    complete -c tapscope -n '__fish_seen_subcommand_from lesson' -a '\(lessons)'
    complete -c tapscope -n '__fish_seen_subcommand_from lesson; and test (count (commandline -opc)) = 3' -a '(__fish_complete_directories)'
    complete -c tapscope -n 'test (count (commandline -opc)) = 1' -a mcp -d '\((mcp.abstract).escaped("\\'"))'
    complete -c tapscope -n '__fish_seen_subcommand_from setup' -l print -x -a '\(printedValues)'
    \(fish(of: mcp.options.without(command.options), behind: "mcp"))\(fish(of: test.options.without(command.options), behind: "test"))\(fish(of: command.options))
    """
  }

  private func fish(of options: [Argument], behind subcommand: String? = nil) -> String {
    let condition = subcommand.map { " -n '__fish_seen_subcommand_from \($0)'" } ?? ""
    return options.map { option in
      let names = (option.names ?? []).map { ($0.kind == "short" ? "-s " : "-l ") + $0.name }
      var value = ""
      if option.kind == .option {
        value = option.completionKind?.file != nil ? " -r -F" : " -x"
        value += option.allValues.map { " -a '\($0.joined(separator: " "))'" } ?? ""
      }
      let text = (option.abstract ?? "").escaped("\\'")
      return
        "complete -c tapscope\(condition) \(names.joined(separator: " "))\(value) -d '\(text)'\n"
    }.joined()
  }
}

extension String {
  /// The text with a backslash before some characters.
  fileprivate func escaped(_ characters: String) -> String {
    String(flatMap { characters.contains($0) ? ["\\", $0] : [$0] })
  }

  /// The text as it stands in single quotes.
  fileprivate var inQuotes: String {
    split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
  }
}
