import Commands
import Explanation
import Help
import Interchange
import ResponderKit
import Scenes
import Session
import Testing

/// A script, or one test of it, to be run in a Swift test: from a file, or from a text.
public struct Scope: Codable, Hashable, Sendable, CustomTestStringConvertible {
  /// The script's path from the package's folder; of a text, the path of the file that it stands in.
  public let path: String
  /// The name of the test in the script; nil for the whole script.
  public let test: String?
  /// The package's folder.
  let package: String
  /// The script, if it is a text and no file.
  var text: ScopeText?

  /// The name of the case in the report: the script's path and the name of the test.
  public var testDescription: String { test.map { "\(path): \($0)" } ?? path }

  /// Creates a script from a text. Its issues are at the line of the literal in which the command
  /// stands.
  ///
  ///     Scope("""
  ///       tap 195,755
  ///       expect hit plus
  ///       """).run(in: window)
  ///
  /// - Parameters:
  ///   - text: The commands, one a line. Points are in the coordinates of the screen.
  ///   - sourceLocation: The place of the literal.
  public init(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    self.init(
      path: sourceLocation.filePath, test: nil, package: packageFolder(of: sourceLocation.filePath),
      text: ScopeText(text, at: sourceLocation))
  }

  init(path: String, test: String?, package: String, text: ScopeText? = nil) {
    (self.path, self.test, self.package, self.text) = (path, test, package, text)
  }

  /// Runs the test on a new scene. Records an issue for every expectation that fails and every
  /// command that cannot be carried out, at its line in the script.
  ///
  /// What stands outside of tests is run as well, up to the test. The run goes on behind a command
  /// that cannot be carried out, so that one run tells all.
  ///
  /// With `TAPSCOPE_ACCEPT=1` in the environment, the outputs that `verify` expects are written into
  /// the script instead of being compared.
  public func run() {
    run(Session())
  }

  /// Runs the test on a window of your own, with views and controllers of your own classes.
  ///
  /// An action that is sent to an object of yours that has no method for it is an issue: UIKit would
  /// stop the app. So is a window that your code makes visible without an application.
  ///
  /// The script calls the window `window`, its root view controller `vc`, and a view by the
  /// property that holds it, such as `buyButton`; else by its class, such as `button` or `label2`.
  /// So it does a view that your code makes during the run.
  /// What the script does inside of a test is taken back at its end; what it does outside stays.
  ///
  /// - Parameters:
  ///   - window: The window. If it belongs to no application, it gets one for the run.
  ///   - names: Names for the script, where properties and classes do not suffice.
  ///   - sourceLocation: The place of an issue that belongs to no line of the script.
  public func run(
    in window: UIWindow, names: [String: UIResponder] = [:],
    sourceLocation location: SourceLocation = #_sourceLocation
  ) {
    let observer = window.application?.eventObserver
    let scene = Scene(of: window, naming: names)
    for name in names.keys.sorted() where scene.names[name] == nil {
      Issue.record("'\(name)' cannot be a name in a script", sourceLocation: location)
    }
    let session = Session(scene)
    let watch = MistakeWatch(scene)
    UnobservedMistake.recorded(at: location) { run(session, watch: watch) }
    scene.letGo()
    scene.application.eventObserver = observer
  }

  func run(_ session: Session, accepting: Bool = Self.accepts, watch: MistakeWatch? = nil) {
    let file = URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: package)).path
    session.observeProblems(record)
    let runner = ScriptRunner(session)
    runner.policy.keepsGoing = true
    runner.policy.accepts = accepting && text == nil
    watch?.tell = { [unowned runner] in runner.complain(CommandError(.refused($0))) }
    if let text { return run(text, runner, file: file) }
    guard let script = FileHandle(forReadingAtPath: file) else {
      Issue.record("cannot read the script '\(path)' in '\(package)'")
      return
    }
    if let test {
      runner.selection = TestSelection(
        of: TestList(ofScriptAt: file, name: path, kit: .tapscope).tests
      ) {
        $0.name == test
      }
    }
    runner.begin(name: path, path: file)
    if let failure = runner.run(ScriptReader(script.fileDescriptor)) {
      Issue.record("cannot read the script '\(path)': \(failure)")
    }
    runner.end()
    if let test, runner.tally.testCount == 0 {
      Issue.record("the test '\(test)' of '\(path)' was not reached")
    }
    for case .refused(let file, let reason) in runner.acceptances.write() {
      Issue.record("cannot rewrite '\(file)': \(reason)")
    }
  }

  private func run(_ text: ScopeText, _ runner: ScriptRunner, file: String) {
    runner.begin(name: path, path: file)
    for line in LogicalLines(text.text) where !runner.isStopped && !runner.session.wantsToQuit {
      runner.run(line)
    }
    runner.end()
  }

  /// Indicates whether the actual outputs are written into the scripts.
  static var accepts: Bool {
    !["", "0"].contains(ProcessInfo.processInfo.environment["TAPSCOPE_ACCEPT"] ?? "")
  }

  private func record(_ diagnostic: Diagnostic) {
    let name = diagnostic.file ?? path
    let text =
      ([diagnostic.message, "  " + diagnostic.text] + diagnostic.notes + diagnostic.callers)
      .joined(separator: "\n")
    let (line, column) = (max(1, diagnostic.line), max(1, diagnostic.column))
    let location =
      name == path
      ? self.text?.location(ofLine: line, column: column, reading: diagnostic.text) : nil
    Issue.record(
      Comment(rawValue: text),
      sourceLocation: location
        ?? SourceLocation(
          // The form of a file's identity is a module, a slash and a name.
          fileID: "Scopes/\(URL(fileURLWithPath: name).lastPathComponent)",
          filePath: URL(fileURLWithPath: name, relativeTo: URL(fileURLWithPath: package)).path,
          line: line, column: column))
  }
}

/// Returns the tests of the scripts in a folder and its subfolders, in the order of the scripts'
/// paths, as the cases of a test:
///
///     @Test(arguments: scopes("Tests/Touches"))
///     func touches(scope: Scope) { scope.run() }
///
/// A script without tests is one case. So is a script whose expected outputs are to be rewritten,
/// with `TAPSCOPE_ACCEPT=1`. A folder without scripts gives one case, which fails, so that a
/// misspelled path is noticed.
///
/// - Parameters:
///   - folder: The folder, from the package's.
///   - filePath: A file of the package; the caller's own unless another is given.
/// - Complexity: O(lines of all scripts).
public func scopes(_ folder: String, filePath: String = #filePath) -> [Scope] {
  let package = packageFolder(of: filePath)
  let root = URL(fileURLWithPath: folder, relativeTo: URL(fileURLWithPath: package)).path
  let scripts = (try? ScriptFolder.scripts(in: root)) ?? []
  guard !scripts.isEmpty else {
    return [Scope(path: folder + "/*.scope", test: nil, package: package)]
  }
  return scripts.flatMap { name in
    let path = "\(folder)/\(name)"
    let list = TestList(ofScriptAt: "\(root)/\(name)", name: path, kit: .tapscope)
    // A test that a `repeat` declares several times is one case.
    var tests: [String?] = []
    for test in list.tests where !tests.contains(test.name) { tests.append(test.name) }
    if tests.isEmpty || !list.diagnostics.isEmpty || Scope.accepts { tests = [nil] }
    return tests.map { Scope(path: path, test: $0, package: package) }
  }
}

/// Returns the nearest folder above a file that holds a Package.swift; the file's own if none does.
private func packageFolder(of file: String) -> String {
  var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
  let start = folder
  while folder.path != "/" {
    let manifest = folder.appendingPathComponent("Package.swift").path
    if FileManager.default.fileExists(atPath: manifest) { return folder.path }
    folder.deleteLastPathComponent()
  }
  return start.path
}
