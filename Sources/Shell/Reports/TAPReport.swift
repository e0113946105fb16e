import Session

/// Writes tests in the Test Anything Protocol; a script without tests is one test.
///
/// It is version 13, which all readers know: nothing here needs the subtests and pragmas of version 14.
final class TAPReport: SessionObserver {
  let interests = SessionEvent.Kinds.results
  private let write: (String) -> Void
  private var count = 0

  init(_ write: @escaping (String) -> Void) {
    self.write = write
    write("TAP version 13")
  }

  func observe(_ event: SessionEvent, in session: Session) {
    switch event {
    case .testEnded(let test): add(test)
    case .scriptEnded(let script): if let test = script.test { add(test) }
    default: break
    }
  }

  private func add(_ test: TestRecord) {
    let name =
      test.file.map { $0 == test.name ? $0 : "\($0) - \(test.name)" } ?? test.name
    let todo = test.outcome == .failedAsExpected ? test.expectedToFail : nil
    let directive = todo.map { " # TODO \($0.tapText)" } ?? ""
    let skip = test.outcome == .notRun ? " # SKIP not run" : ""
    add(!test.isFailure && todo == nil, name, directive + skip, test.diagnostics)
  }

  /// Says how many there were.
  func end() {
    write("1..\(count)")
  }

  private func add(
    _ isGood: Bool, _ name: String, _ directive: String, _ diagnostics: [Diagnostic]
  ) {
    count += 1
    write("\(isGood ? "ok" : "not ok") \(count) - \(name.tapText)\(directive)")
    guard !diagnostics.isEmpty else { return }
    write("  ---")
    write("  failures:")
    for diagnostic in diagnostics {
      write("    - message: \(diagnostic.message.yamlText)")
      if let file = diagnostic.file { write("      at: \("\(file):\(diagnostic.line)".yamlText)") }
    }
    write("  ...")
  }
}

extension String {
  /// The text in a line of TAP, where `#` begins a directive.
  fileprivate var tapText: String {
    replacing("\\", with: "\\\\").replacing("#", with: "\\#").replacing("\n", with: " ")
  }

  /// The text as a YAML scalar in single quotes.
  fileprivate var yamlText: String {
    "'" + replacing("'", with: "''").replacing("\n", with: " ") + "'"
  }
}
