import Text

/// An output of a command at the prompt that may be longer than the screen: its lines are kept
/// until it is clear whether they fit.
protocol LongOutput: AnyObject {
  /// Indicates whether another program has the screen.
  var isPaging: Bool { get }
  /// Indicates whether the person has left the pages while there was more to come, so that nobody
  /// reads the rest.
  var isAbandoned: Bool { get }
  /// Indicates whether everything was written without the pager, because that cannot be run.
  var lacksPager: Bool { get }

  func write(_ line: TextLine, _ style: OutputStyle)
  /// Shows the lines so far, before something else is written or waits.
  func show()
}
