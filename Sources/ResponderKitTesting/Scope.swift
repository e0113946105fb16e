import Commands
import Explanation
import Foundation
import Help
import Interchange
import Presentation
import ResponderKit
import Scenes
import Session
import Testing

/// A test of a script, or a script without tests, as a case of a Swift test.
public struct Scope: Codable, Hashable, Sendable, CustomTestStringConvertible {
  /// The script's path from the package's folder.
  public let path: String
  /// The name of the test in the script; nil for the whole script.
  public let test: String?
  /// The package's folder.
  let package: String

  /// The name of the case in the report: the script's path and the name of the test.
  public var testDescription: String { test.map { "\(path): \($0)" } ?? path }

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
  /// What the script does inside of a test is taken back at its end; what it does outside stays.
  ///
  /// - Parameters:
  ///   - window: The window. If it belongs to no application, it gets one for the run.
  ///   - names: Names for the script, where properties and classes do not suffice.
  public func run(in window: UIWindow, names: [String: UIResponder] = [:]) {
    let observer = window.application?.eventObserver
    let scene = Scene(of: window, naming: names)
    for name in names.keys.sorted() where scene.names[name] == nil {
      Issue.record("'\(name)' cannot be a name in a script")
    }
    let session = Session(scene)
    let watch = MistakeWatch(scene)
    UnobservedMistake.withHandler({ event, classes in
      guard let text = UnobservedMistake.text(of: event, classes) else { return }
      Issue.record(Comment(rawValue: text))
    }) {
      run(session, watch: watch)
    }
    scene.letGo()
    scene.application.eventObserver = observer
  }

  func run(_ session: Session, accepting: Bool = Self.accepts, watch: MistakeWatch? = nil) {
    let file = URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: package)).path
    session.observeProblems(record)
    let runner = ScriptRunner(session)
    runner.policy.keepsGoing = true
    runner.policy.accepts = accepting
    watch?.tell = { [unowned runner] in runner.complain(CommandError(.refused($0))) }
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

  /// Indicates whether the actual outputs are written into the scripts.
  static var accepts: Bool {
    !["", "0"].contains(ProcessInfo.processInfo.environment["TAPSCOPE_ACCEPT"] ?? "")
  }

  private func record(_ diagnostic: Diagnostic) {
    let name = diagnostic.file ?? path
    let text =
      ([diagnostic.message, "  " + diagnostic.text] + diagnostic.notes + diagnostic.callers)
      .joined(separator: "\n")
    Issue.record(
      Comment(rawValue: text),
      sourceLocation: SourceLocation(
        // The form of a file's identity is a module, a slash and a name.
        fileID: "Scopes/\(URL(fileURLWithPath: name).lastPathComponent)",
        filePath: URL(fileURLWithPath: name, relativeTo: URL(fileURLWithPath: package)).path,
        line: max(1, diagnostic.line), column: max(1, diagnostic.column)))
  }
}

/// An observer of a scene that tells of actions which their targets have no method for, and hands
/// everything on.
final class MistakeWatch: EventObserver {
  var tell: (String) -> Void = { _ in }
  private let scene: Scene
  private let next: (any EventObserver)?

  /// Creates an observer between a scene and its present one.
  init(_ scene: Scene) {
    self.scene = scene
    next = scene.eventObserver
    scene.eventObserver = self
  }

  func observe(_ event: SystemEvent) {
    next?.observe(event)
    guard case .action(let report) = event, !report.isPerformed, report.receiver != .nobody else {
      return
    }
    let trace = EventTrace(title: "", isEvent: true)
    tell(EventTimelineReport(trace, in: scene).sentence(event) ?? report.action)
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
