extension Form {
  /// Creates a form of words that must be exactly these, or of none.
  package convenience init(
    _ words: String = "", summary: String = "",
    run: @escaping @Sendable (Context.Call) throws -> Void
  ) {
    self.init(.word(words, as: true), summary: summary) { call, _ in try run(call) }
  }

  /// Creates a form of parts behind each other, each of which gives the body a value.
  @inlinable
  public convenience init<A, B>(
    _ a: Part<Context, A>, _ b: Part<Context, B>,
    summary: String = "", answer: (@Sendable (Context.Call, [Word], A, B) -> String?)? = nil,
    run: @escaping @Sendable (Context.Call, A, B) throws -> Void
  ) {
    self.init(
      .sequence(a, b), summary: summary,
      answer: answer.map { answer in { answer($0, $1, $2.0, $2.1) } }
    ) { try run($0, $1.0, $1.1) }
  }

  /// Creates a form of parts behind each other, each of which gives the body a value.
  @inlinable
  public convenience init<A, B, C>(
    _ a: Part<Context, A>, _ b: Part<Context, B>, _ c: Part<Context, C>,
    summary: String = "", answer: (@Sendable (Context.Call, [Word], A, B, C) -> String?)? = nil,
    run: @escaping @Sendable (Context.Call, A, B, C) throws -> Void
  ) {
    self.init(
      .sequence(a, b, c), summary: summary,
      answer: answer.map { answer in { answer($0, $1, $2.0, $2.1, $2.2) } }
    ) { try run($0, $1.0, $1.1, $1.2) }
  }

  /// Creates a form of parts behind each other, each of which gives the body a value.
  @inlinable
  public convenience init<A, B, C, D>(
    _ a: Part<Context, A>, _ b: Part<Context, B>, _ c: Part<Context, C>, _ d: Part<Context, D>,
    summary: String = "", answer: (@Sendable (Context.Call, [Word], A, B, C, D) -> String?)? = nil,
    run: @escaping @Sendable (Context.Call, A, B, C, D) throws -> Void
  ) {
    self.init(
      .sequence(a, b, c, d), summary: summary,
      answer: answer.map { answer in { answer($0, $1, $2.0, $2.1, $2.2, $2.3) } }
    ) { try run($0, $1.0, $1.1, $1.2, $1.3) }
  }

  /// Creates a form of parts behind each other, each of which gives the body a value.
  @inlinable
  public convenience init<A, B, C, D, E>(
    _ a: Part<Context, A>, _ b: Part<Context, B>, _ c: Part<Context, C>, _ d: Part<Context, D>,
    _ e: Part<Context, E>,
    summary: String = "",
    answer: (@Sendable (Context.Call, [Word], A, B, C, D, E) -> String?)? = nil,
    run: @escaping @Sendable (Context.Call, A, B, C, D, E) throws -> Void
  ) {
    self.init(
      .sequence(a, b, c, d, e), summary: summary,
      answer: answer.map { answer in { answer($0, $1, $2.0, $2.1, $2.2, $2.3, $2.4) } }
    ) { try run($0, $1.0, $1.1, $1.2, $1.3, $1.4) }
  }

  /// Creates a form of parts behind each other, each of which gives the body a value.
  @inlinable
  public convenience init<A, B, C, D, E, F>(
    _ a: Part<Context, A>, _ b: Part<Context, B>, _ c: Part<Context, C>, _ d: Part<Context, D>,
    _ e: Part<Context, E>, _ f: Part<Context, F>,
    summary: String = "",
    answer: (@Sendable (Context.Call, [Word], A, B, C, D, E, F) -> String?)? = nil,
    run: @escaping @Sendable (Context.Call, A, B, C, D, E, F) throws -> Void
  ) {
    self.init(
      .sequence(a, b, c, d, e, f), summary: summary,
      answer: answer.map { answer in { answer($0, $1, $2.0, $2.1, $2.2, $2.3, $2.4, $2.5) } }
    ) { try run($0, $1.0, $1.1, $1.2, $1.3, $1.4, $1.5) }
  }
}
