import Foundation
import Session

/// The tests of a script, found without touching a scene.
///
/// Only the commands that form a script are carried out, such as `let`, `repeat`, `macro` and
/// `source`. So the list has the tests that a run finds, under the same names.
package struct TestList {
  /// The tests, in order; a test in a `repeat` comes each time.
  package let tests: [TestDeclaration]
  /// The errors in the commands that form the script.
  package let diagnostics: [Diagnostic]

  /// Lists the tests of a script. A file that cannot be read, or only once as a pipe, has none.
  ///
  /// - Parameters:
  ///   - allowsFiles: Indicates whether the script may source others.
  ///   - isInterrupted: Returns whether to give up.
  package init(
    ofScriptAt path: String, name: String, kit: SessionKit, definitions: [Definition] = [],
    allowsFiles: Bool = true, isInterrupted: @escaping () -> Bool = { false }
  ) {
    var found = stat()
    let isFile = stat(path, &found) == 0 && found.st_mode & S_IFMT == S_IFREG
    let descriptor = isFile ? open(path, O_RDONLY) : -1
    guard descriptor >= 0 else {
      (tests, diagnostics) = ([], [])
      return
    }
    defer { close(descriptor) }
    let session = Session(kit)
    session.work.isOutlining = true
    session.access.allowsFiles = allowsFiles
    session.define(definitions)
    var diagnostics: [Diagnostic] = []
    session.observeProblems { diagnostics.append($0) }
    let runner = ScriptRunner(session)
    runner.policy.keepsGoing = true
    runner.isInterrupted = isInterrupted
    runner.selection = TestSelection.none
    runner.begin(
      name: name, path: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
    _ = runner.run(ScriptReader(descriptor, isInterrupted: isInterrupted))
    runner.end()
    tests = runner.declaredTests.all
    self.diagnostics = diagnostics
  }
}
