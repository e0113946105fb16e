/// What a person can change about a session while it runs.
package struct SessionOptions: Sendable {
  /// Whether output that is longer than the screen goes through the pager.
  package var usesPager = true
  /// Whether the prompt shows what may follow, and what followed before.
  package var showsHints = true
  /// Whether what is said and printed is kept for `export markdown`.
  package var keepsTranscript = false
  /// The width that was asked for; nil for the terminal's.
  package var width: Int?
}
