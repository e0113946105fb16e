/// An exit status: the result of a run for the program that started it.
package enum ExitStatus: Int32, Sendable {
  /// Everything succeeded.
  case success = 0
  /// An expectation failed.
  case failedExpectation = 1
  /// The usage was wrong, or a file cannot be read.
  case usage = 2
  /// A command could not be carried out.
  case scriptError = 3
  /// An error occurred that should not occur, such as output that cannot be written.
  case internalError = 4
  /// Ctrl-C ended the run.
  case interrupted = 130
}
