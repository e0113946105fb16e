// The end of scripts and of the run, and what is told about those that did not run.
extension ScriptRunner {
  /// Prepares for a script that does not depend on those before it.
  ///
  /// - Returns: True if it may run.
  package func beginNext() -> Bool {
    guard !wasInterrupted, !(policy.failsFast && hasFailed) else { return false }
    isStopped = false
    session.wantsToQuit = false
    return true
  }

  /// Tells the observers that a script was not run, or not to its end.
  package func didNotRun(_ name: String, because reason: String) {
    let diagnostic = Diagnostic(CommandError(.refused(reason)), in: "", file: name, number: 1)
    session.post(.ran(CommandRecord(file: name, line: 1, text: "", diagnostics: [diagnostic])))
    session.post(
      .scriptEnded(
        ScriptRecord(name: name, hasTests: false, diagnostics: [diagnostic], duration: .zero)))
  }

  /// Indicates whether something went wrong that ends a run which is to end with it.
  private var hasFailed: Bool { tally.failures > 0 || (tally.errors > 0 && !policy.keepsGoing) }

  /// Tells the observers that some tests were not run, because the run or their script ended before
  /// them.
  func didNotRun(_ tests: some Sequence<TestDeclaration>) {
    for test in tests {
      session.post(
        .testEnded(
          TestRecord(
            name: test.name, file: test.file, line: test.line, outcome: .notRun, diagnostics: [],
            duration: .zero)))
    }
  }

  /// Tells the observers that the tests of a script were not run, as the run had ended.
  package func didNotRun(_ tests: [TestDeclaration], of script: String) {
    didNotRun(tests)
    session.post(
      .scriptEnded(
        ScriptRecord(name: script, hasTests: true, diagnostics: [], duration: .zero)))
  }

  /// Ends the run, as somebody wants it to; the reports say where it was.
  func interrupt() {
    if !wasInterrupted, !isAtPrompt, !sources.isEmpty {
      let error = CommandError(.refused("the run was interrupted"))
      let diagnostic = diagnostic(of: error, statement?.line ?? "", statement?.number ?? 1)
      session.post(.recordBroken(diagnostic))
      keep(diagnostic)
    }
    (isStopped, wasInterrupted) = (true, true)
  }

  /// Returns whether a file is being run.
  func isReading(_ path: String) -> Bool { sources.contains { $0.path == path } }

  /// Remembers the line from which another script or a macro is run.
  ///
  /// - Returns: The command that runs it, which has to be put back as the current one.
  package func markPlace() -> Statement? {
    if let top = sources.indices.last, let statement { sources[top].current = statement.number }
    return statement
  }
}
