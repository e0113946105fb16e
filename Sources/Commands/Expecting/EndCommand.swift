import Session

extension Command {
  package static let end = Command(
    name: "end", group: .expecting,
    summary: "ends a 'test', which puts the scene back, a 'repeat' or a 'macro'",
    forms: [
      Form { call in
        let test = try call.runner.endTest()
        let verdict = test.isFailure ? "failed" : "passed"
        call.confirm("test '\(test.name)' \(verdict); the scene is as it was before it")
      }
    ])
}
