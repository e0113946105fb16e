import Text

/// What a session prints, and when it answers a person.
extension Session {
  /// Indicates whether a person typed the command being carried out, so that it answers: it comes
  /// from no script, macro or block, whose commands would each say a line.
  package var isTyped: Bool { isInteractive && (runner?.depth ?? 0) <= 1 }

  /// Indicates whether the command being carried out stands in a line that somebody typed: at the
  /// prompt, or behind `-c`.
  package var isInTypedLine: Bool {
    isTyped || runner.map { $0.depth == 1 && $0.sources[0].isTyped } ?? false
  }

  /// Writes a line; the first one in a test comes under the test's name.
  package func write(_ line: TextLine) {
    // A result that is not complete is not shown.
    if scene.wasInterrupted { return }
    if let heading = state.pendingHeading {
      state.pendingHeading = nil
      if showsTestNames { post(.output(heading)) }
    }
    post(.output(line))
  }

  /// Writes a line that is broken between words where it is too long.
  package func writeWrapped(_ line: TextLine) {
    for piece in line.wrapped(to: style.width, indent: 2) { write(piece) }
  }

  /// Writes a note about what was typed, or about what a command did besides: for a person broken
  /// between words, for programs as one line. It is no output, so that nothing compares it.
  package func note(_ text: String) {
    if scene.wasInterrupted { return }
    let line = TextLine("note: \(text)", .notice)
    let pieces = isInteractive ? line.wrapped(to: style.width, indent: 2) : [line]
    for piece in pieces { post(.note(piece)) }
  }

  /// Returns the lines that a body prints, as a script of 80 columns without colour prints them.
  package func printed(_ body: () throws -> Void) rethrows -> [String] {
    let saved = (style, state.pendingHeading, isInteractive)
    style = OutputStyle()
    state.pendingHeading = nil
    isInteractive = false
    defer { (style, state.pendingHeading, isInteractive) = saved }
    return try capturing(.output, body).map(style.render)
  }

  /// Runs a body without printing.
  package func silently(_ body: () throws -> Void) rethrows {
    let heading = state.pendingHeading
    state.pendingHeading = nil
    defer { state.pendingHeading = heading }
    _ = try capturing([.output, .notes, .happenings]) { try withoutFacts(body) }
  }

  /// Adds facts of the command being carried out; they are not computed if nobody records them.
  package func facts(_ facts: @autoclosure () throws -> JSONObject) rethrows {
    if isHeard(.facts) { post(.facts(try facts())) }
  }

  /// Runs a body whose facts are not those of the command being carried out.
  func withoutFacts(_ body: () throws -> Void) rethrows {
    guard isHeard(.facts) else { return try body() }
    guard isHeard(.recording) else {
      _ = try capturing(.facts, body)
      return
    }
    post(.factsWithheld(true))
    defer { post(.factsWithheld(false)) }
    try body()
  }
}
