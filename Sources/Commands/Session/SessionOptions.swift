/// What a person can change about a session while it runs.
public struct SessionOptions: Sendable {
  /// Whether output that is longer than the screen goes through the pager.
  public var usesPager = true
  /// Whether the prompt shows what may follow, and what followed before.
  public var showsHints = true
  /// Whether what is said and printed is kept for `export markdown`.
  public var keepsTranscript = false
  /// The width that was asked for; nil for the terminal's.
  public var width: Int?
}
