extension ScriptRunner {
  /// Reports an error that a command threw.
  func handle(_ error: any Error, of statement: Statement) {
    switch error {
    case is ScriptStopped: break  // Told where it happened.
    case is WorkInterrupted where isOverdue && !isInterrupted(): timeOut()
    case is WorkInterrupted: interrupt()
    case let failure as ExpectationFailure:
      let words = statement.words
      let range = words[0].range.lowerBound..<(words.last?.range.upperBound ?? 0)
      fail(
        LocatedFailure(failure: failure, range: range), statement.line, statement.number,
        notes: valuesOfVariables(in: statement))
    // What is gone does not do what is expected of it. Where a failure is expected, a misspelled
    // name is no such failure.
    case let error as CommandError
    where error.missesObject && statement.words[0].text == "expect" && test?.expectedToFail == nil:
      let failure = LocatedFailure(
        failure: ExpectationFailure(error.message), range: error.range ?? statement.words[0].range)
      fail(failure, statement.line, statement.number, notes: valuesOfVariables(in: statement))
    default:
      fail(error, statement.line, statement.number, notes: valuesOfVariables(in: statement))
    }
  }

  /// Reports an error or a failure in a line.
  package func fail(_ error: any Error, _ line: String, _ number: Int, notes: [String] = []) {
    var diagnostic = diagnostic(of: error, line, number)
    diagnostic.notes += notes
    if diagnostic.kind == .expectation, test?.expectedToFail != nil {
      test?.expectedFailures += 1
      return
    }
    note(diagnostic)
    if diagnostic.kind == .expectation {
      tally.failures += 1
      if policy.failsFast { isStopped = true }
    } else {
      tally.errors += 1
      if !policy.keepsGoing { stopAfterError() }
    }
  }

  private func stopAfterError() {
    if test != nil, policy.errorsEndTestsOnly, !policy.failsFast {
      abandonTest()
    } else if sources.contains(where: { $0.name != nil }) {
      isStopped = true
    }
  }

  /// Reports an error that is not one of the command being carried out.
  package func complain(_ error: CommandError) {
    fail(
      error, statement?.line ?? "", statement?.number ?? 1,
      notes: statement.map(valuesOfVariables) ?? [])
  }

  /// Reports a test or a block that a script which has ended left open, and tells the observers.
  func failUnfinished(_ opener: Statement, _ error: CommandError) {
    let name = session.kit.byWord[opener.words[0].text]?.name
    recorded(name, opener.text, opener.number) { fail(error, opener.line, opener.number) }
  }

  /// Reports a diagnostic and keeps it.
  func note(_ diagnostic: Diagnostic) {
    session.post(.problem(diagnostic))
    keep(diagnostic)
  }

  /// Keeps a diagnostic for the record of the test or of the script.
  func keep(_ diagnostic: Diagnostic) {
    if test != nil {
      test?.diagnostics.append(diagnostic)
    } else if session.isHeard(.results) {
      looseDiagnostics.append(diagnostic)
    }
  }

  /// Returns the values of the variables in a command, as notes.
  private func valuesOfVariables(in statement: Statement) -> [String] {
    guard statement.words.haveVariables else { return [] }
    return Set(statement.words.flatMap(\.variableNames)).sorted().compactMap { name in
      session.vocabulary.variables[name].map { value in
        let text = value.map(\.text).joined(separator: " ")
        return "$\(name) is \(text.utf8.count > 200 ? "\(text.prefix(100)) …" : text)"
      }
    }
  }

  func diagnostic(of error: any Error, _ line: String, _ number: Int) -> Diagnostic {
    var diagnostic = Diagnostic(error, in: line, file: sources.last?.name, number: number)
    var callers: [String] = []
    for (inner, outer) in zip(sources.dropFirst(), sources).reversed() {
      guard let name = outer.name else { continue }
      callers.append("\(inner.isCalled ? "called" : "sourced") from \(name):\(outer.current)")
    }
    var rest = callers[...]
    while let caller = rest.first {
      let times = rest.prefix { $0 == caller }.count
      diagnostic.callers.append(times == 1 ? caller : "\(caller), \(times) times")
      rest = rest.dropFirst(times)
    }
    diagnostic.test = test?.name
    return diagnostic
  }
}
