/// What a run tells the program that started it.
package enum ExitStatus: Int32, Sendable {
  /// All good.
  case success = 0
  /// An expectation failed.
  case failedExpectation = 1
  /// Bad usage, or a file that cannot be read.
  case usage = 2
  /// A command that could not be carried out.
  case scriptError = 3
  /// Something that should not happen, such as output that cannot be written.
  case internalError = 4
  /// Ctrl-C.
  case interrupted = 130
}
