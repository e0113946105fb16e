/// The options of a session, which a person can change while it runs.
package struct SessionOptions: Sendable {
  /// Indicates whether output that is longer than the screen goes through the pager.
  package var usesPager = true
  /// Indicates whether the prompt shows hints: words that may follow, and the rest of earlier
  /// lines.
  package var showsHints = true
  /// Indicates whether answers at the prompt stand beside a drawing.
  package var splitsAnswers = false
  /// Indicates whether an event at the prompt asks who gets it before it tells.
  package var asksFirst = false
  /// Indicates whether the Swift of every command that is typed is shown.
  package var echoesSwift = false
  /// The width that was asked for, in columns; nil for the terminal's.
  package var width: Int?
}
