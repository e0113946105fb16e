import ResponderKitTesting
import Testing

@Suite struct ScopeTests {
  /// What a team writes.
  @Test(arguments: scopes("Tests/ResponderKitTestingTests/Touches"))
  func touches(scope: Scope) { scope.run() }

  @Test func everyScriptIsACaseAlsoInSubfolders() {
    #expect(
      scopes("Tests/ResponderKitTestingTests/Touches").map(\.path) == [
        "Tests/ResponderKitTestingTests/Touches/More/deep.scope",
        "Tests/ResponderKitTestingTests/Touches/card.scope",
      ])
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

  @Test func aFolderWithoutScriptsFails() {
    withKnownIssue {
      for scope in scopes("Tests/Misspelled") { scope.run() }
    }
  }
}
