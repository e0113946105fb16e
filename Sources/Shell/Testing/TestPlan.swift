import CEditLine
import Commands
import Foundation
import Help
import Session

/// The scripts of a run of tests, with the tests that were chosen.
struct TestPlan {
  struct Script {
    /// The name of the script in messages, which is its path.
    var name: String
    /// The chosen tests, in order; a script without any test is one test, named by its path.
    var tests: [TestDeclaration] = []
    /// The choice for the runner; nil if the whole script is to run.
    var selection: TestSelection?
    /// The errors that were found when its tests were listed.
    var diagnostics: [Diagnostic] = []
  }

  /// A reason why there is nothing to run.
  struct Problem: Error {
    let text: String
  }

  /// The scripts, in order.
  private(set) var scripts: [Script] = []
  /// Indicates whether no test has a name with the text that was asked for.
  private(set) var matchesNothing = false

  /// Chooses the tests of some scripts.
  init(of scripts: [String], _ options: ShellOptions) {
    let choice = TestChoice(options.tests ?? TestOptions())
    matchesNothing = options.tests?.filter != nil
    for name in scripts {
      let list = TestList(
        ofScriptAt: name, name: name, kit: .tapscope, definitions: options.definitions,
        allowsFiles: options.allowsFiles, isInterrupted: { cel_is_interrupted() })
      let isWhole = list.tests.isEmpty
      let all = isWhole ? [TestDeclaration(name: name, file: name, line: 1)] : list.tests
      let isBroken = !list.diagnostics.isEmpty || access(name, R_OK) != 0
      if isBroken || all.contains(where: { choice.matches($0, of: name) }) {
        matchesNothing = false
      }
      let isChosen = { choice.contains($0, of: name) }
      let tests = all.filter(isChosen)
      // A script that is wrong is told about, whatever was asked for.
      guard isBroken || !tests.isEmpty else { continue }
      self.scripts.append(
        Script(
          name: name, tests: tests,
          selection: isWhole ? nil : TestSelection(of: all, where: isChosen),
          diagnostics: list.diagnostics))
    }
  }

  /// Returns the scripts that paths lead to: files, and all scripts in folders.
  ///
  /// - Parameter paths: The paths; none for the current folder.
  static func scripts(at paths: [String]) throws(Problem) -> [String] {
    var scripts: [String] = []
    var known: Set<String> = []
    for path in paths.isEmpty ? ["."] : paths {
      let found = ScriptFolder.isFolder(path) ? try self.scripts(in: path) : [path]
      scripts += found.filter { known.insert(FileContents.realPath($0)).inserted }
    }
    return scripts
  }

  private static func scripts(in folder: String) throws(Problem) -> [String] {
    let names: [String]
    do {
      names = try ScriptFolder.scripts(in: folder)
    } catch {
      throw Problem(text: "cannot read the folder '\(folder)': \(error.reason)")
    }
    let place = folder == "." ? "the current folder" : "'\(folder)'"
    guard !names.isEmpty else {
      throw Problem(text: "there is no script, NAME\(ScriptFolder.scriptSuffix), in \(place)")
    }
    if folder == "." { return names }
    return names.map { folder.hasSuffix("/") ? folder + $0 : "\(folder)/\($0)" }
  }
}

/// A choice of tests by their names and parts.
private struct TestChoice {
  private let options: TestOptions
  private let repository = RepositoryPaths()

  init(_ options: TestOptions) {
    self.options = options
  }

  /// Returns whether the name of a test, with its script in front, has the text that was asked for.
  func matches(_ test: TestDeclaration, of script: String) -> Bool {
    guard let filter = options.filter, !filter.isEmpty else { return true }
    return "\(script): \(test.name)".contains(filter)
  }

  func contains(_ test: TestDeclaration, of script: String) -> Bool {
    guard matches(test, of: script) else { return false }
    guard let shard = options.shard else { return true }
    let path = repository.path(of: script)
    return shard.contains(test.name == script ? path : test.name, of: path)
  }
}
