import Foundation
import Help
import Session
import Testing

@testable import ResponderKitTesting

@Suite struct ScopeTests {
  /// What a team writes.
  @Test(arguments: scopes("Tests/ResponderKitTestingTests/Touches"))
  func touches(scope: Scope) { scope.run() }

  @Test func everyTestOfAScriptIsACaseAlsoInSubfolders() {
    let folder = "Tests/ResponderKitTestingTests/Touches"
    #expect(
      scopes(folder).map(\.testDescription) == [
        "\(folder)/More/deep.scope: a hidden card takes its button along",
        "\(folder)/More/deep.scope: a button above the card covers it",
        "\(folder)/card.scope: a hidden card takes its button along",
        "\(folder)/card.scope: a button above the card covers it",
      ])
  }

  @Test func aCaseRunsItsTestOnly() throws {
    let cases = scopes("Tests/ResponderKitTestingTests/Failing/Tests")
    #expect(cases.map(\.test) == ["fails", "passes"])
    cases[1].run()
    withKnownIssue {
      cases[0].run()
    } matching: { issue in
      issue.sourceLocation?.line == 4
        && issue.comments.first?.rawValue.hasPrefix("expected hit nil, got 'red'") == true
    }
  }

  @Test(arguments: [
    ("Failing", 3, 3, "expected hit nil, got 'red'"),
    ("Failing/Error", 3, 6, "no view is named 'nobody'"),
  ])
  func aFailureIsRecordedAtItsLineInTheScript(
    folder: String, line: Int, column: Int, message: String
  ) throws {
    let path = folder == "Failing" ? "wrong.scope" : "error.scope"
    let scope = try #require(
      scopes("Tests/ResponderKitTestingTests/\(folder)").first { $0.path.hasSuffix(path) })
    withKnownIssue {
      scope.run()
    } matching: { issue in
      issue.sourceLocation?.line == line && issue.sourceLocation?.column == column
        && issue.comments.first?.rawValue.hasPrefix(message) == true
    }
  }

  @Test func acceptingWritesTheActualOutputIntoTheScript() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "scopes-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.scope")
    try Data("test \"alpha\"\n  verify get root alpha <<END\n  2\n  END\nend\n".utf8).write(
      to: file)
    let scope = Scope(path: "a.scope", test: nil, package: folder.path)
    scope.run(Session { _ in }, accepting: true)
    #expect(
      try String(contentsOf: file, encoding: .utf8)
        == "test \"alpha\"\n  verify get root alpha <<END\n  1\n  END\nend\n")
    scope.run()
  }

  @Test func aFolderWithoutScriptsFails() {
    withKnownIssue {
      for scope in scopes("Tests/Misspelled") { scope.run() }
    }
  }
}
