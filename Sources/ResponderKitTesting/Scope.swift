import Commands
import Foundation
import Testing

/// A script of commands and expectations as a case of a test.
public struct Scope: Codable, Hashable, Sendable, CustomTestStringConvertible {
  /// The script's path from the package's folder.
  public let path: String
  /// The package's folder.
  let package: String

  /// The name of the case in the test's report: its path.
  public var testDescription: String { path }

  /// Runs the script on a new scene. Records an issue for every expectation that fails and every
  /// command that cannot be carried out, at its line in the script.
  ///
  /// The run goes on behind a command that cannot be carried out, so that one run tells all.
  public func run() {
    let file = URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: package)).path
    let session = Session { _ in }
    let runner = ScriptRunner(session) { record($0) }
    runner.policy.keepsGoing = true
    guard let script = FileHandle(forReadingAtPath: file) else {
      Issue.record("cannot read the script '\(path)' in '\(package)'")
      return
    }
    runner.begin(name: path, path: file)
    if let failure = runner.run(ScriptReader(script.fileDescriptor)) {
      Issue.record("cannot read the script '\(path)': \(failure)")
    }
    runner.end()
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

/// Returns the scripts in a folder and its subfolders, in the order of their paths, as the cases of
/// a test:
///
///     @Test(arguments: scopes("Tests/Touches"))
///     func touches(scope: Scope) { scope.run() }
///
/// A folder without scripts gives one case, which fails, so that a misspelled path is noticed.
///
/// - Parameters:
///   - folder: The folder, from the package's.
///   - filePath: A file of the package; the caller's own unless another is given.
public func scopes(_ folder: String, filePath: String = #filePath) -> [Scope] {
  let package = packageFolder(of: filePath)
  let root = URL(fileURLWithPath: folder, relativeTo: URL(fileURLWithPath: package))
  let scripts = (try? ScriptFolder.scripts(in: root.path)) ?? []
  guard !scripts.isEmpty else { return [Scope(path: folder + "/*.scope", package: package)] }
  return scripts.map { Scope(path: "\(folder)/\($0)", package: package) }
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
