/// What a script is allowed to go on after, and what it may change.
package struct ScriptPolicy: Sendable {
  /// Go on after a script error.
  package var keepsGoing = false
  /// Stop after the first expectation that fails.
  package var failsFast = false
  /// Print each command before its output.
  package var echoes = false
  /// Take what `verify` gets for what it should get.
  package var accepts = false

  /// Creates the policy of a plain run.
  package init() {}
}

/// How a run went.
package struct ScriptTally: Equatable, Sendable {
  /// Tests that passed.
  package var passed = 0
  /// Tests in which an expectation failed.
  package var failed = 0
  /// Tests that failed and were expected to.
  package var failedAsExpected = 0
  /// Expectations that failed, in tests and outside.
  package var failures = 0
  /// Commands that could not be carried out.
  package var errors = 0

  /// How many tests ended.
  var testCount: Int { passed + failed + failedAsExpected }
}
