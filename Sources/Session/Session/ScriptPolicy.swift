/// A policy of a run: whether it goes on after errors and failures, and what it prints and changes.
package struct ScriptPolicy: Sendable {
  /// Indicates whether the run goes on after a script error.
  package var keepsGoing = false
  /// Indicates whether the run stops after the first expectation that fails.
  package var failsFast = false
  /// Indicates whether each command is printed before its output.
  package var echoes = false
  /// Indicates whether the output of each `verify` becomes the expected one.
  package var accepts = false
  /// Indicates whether an error in a test ends that test only, so that the next ones still run.
  package var errorsEndTestsOnly = false
  /// The time that a test, or the commands before, between and after tests, may take; nil for any.
  package var timeout: Duration?

  /// Creates the policy of a plain run.
  package init() {}
}

/// A tally of a run.
package struct ScriptTally: Equatable, Sendable {
  /// The number of tests that passed.
  package var passed = 0
  /// The number of tests in which an expectation failed.
  package var failed = 0
  /// The number of tests that failed and were expected to.
  package var failedAsExpected = 0
  /// The number of expectations that failed, in tests and outside.
  package var failures = 0
  /// The number of commands that could not be carried out.
  package var errors = 0

  /// The number of commands that did not succeed.
  package var problems: Int { errors + failures }
  /// The number of tests that ended.
  package var testCount: Int { passed + failed + failedAsExpected }
}
