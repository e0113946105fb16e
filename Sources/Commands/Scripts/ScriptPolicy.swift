/// What a script is allowed to go on after, and what it may change.
public struct ScriptPolicy: Sendable {
  /// Go on after a script error.
  public var keepsGoing = false
  /// Stop after the first expectation that fails.
  public var failsFast = false
  /// Print each command before its output.
  public var echoes = false
  /// Take what `verify` gets for what it should get.
  public var accepts = false

  /// Creates the policy of a plain run.
  public init() {}
}

/// How a run went.
public struct ScriptTally: Equatable, Sendable {
  /// Tests that passed.
  public var passed = 0
  /// Tests in which an expectation failed.
  public var failed = 0
  /// Tests that failed and were expected to.
  public var failedAsExpected = 0
  /// Expectations that failed, in tests and outside.
  public var failures = 0
  /// Commands that could not be carried out.
  public var errors = 0

  /// How many tests ended.
  var testCount: Int { passed + failed + failedAsExpected }
}
