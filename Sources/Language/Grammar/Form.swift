/// A way to write a command, with the effect that the command then has.
///
/// A form is a class, because forms are tried for every line and never change.
@usableFromInline package final class Form<Context: LanguageContext>: Sendable {
  /// The syntax behind the command word.
  @usableFromInline package let syntax: [Syntax<Context>]
  /// A summary of the form, if the command has several.
  @usableFromInline package let summary: String
  private let matchWords: @Sendable (inout Reader<Context>) throws -> Bool
  @usableFromInline let runWords: @Sendable (inout Reader<Context>) throws -> Bool
  private let answerWords: @Sendable (inout Reader<Context>) -> String?
  /// The word that it begins with, if it begins with one.
  @usableFromInline let firstWord: String?

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - syntax: The syntax behind the command word.
  ///   - summary: A summary of the form, if the command has several.
  ///   - match: Matches words; returns whether they have everything that the form needs.
  ///   - answer: Returns a line with the answer to a question.
  ///   - run: Matches words and carries them out; returns whether all of them matched.
  @usableFromInline package init(
    syntax: [Syntax<Context>], summary: String,
    match: @escaping @Sendable (inout Reader<Context>) throws -> Bool,
    answer: @escaping @Sendable (inout Reader<Context>) -> String?,
    run: @escaping @Sendable (inout Reader<Context>) throws -> Bool
  ) {
    self.syntax = syntax
    self.summary = summary
    matchWords = match
    answerWords = answer
    runWords = run
    firstWord = syntax.first?.onlyWord
  }

  /// Creates a form of a part.
  ///
  /// - Parameters:
  ///   - part: The part behind the command word.
  ///   - summary: A summary of the form, if the command has several.
  ///   - answer: Returns a line with the answer to a question, from its words.
  @inlinable
  package convenience init<Value>(
    _ part: Part<Context, Value>, summary: String = "",
    answer: (@Sendable (Context.Call, [Word], Value) -> String?)? = nil,
    run: @escaping @Sendable (Context.Call, Value) throws -> Void
  ) {
    let placed = part.placed([])
    let match = placed.match
    self.init(
      syntax: placed.syntax, summary: summary, match: { try match(&$0) != nil },
      answer: { reader in
        guard let answer, let value = try? match(&reader), reader.isAtEnd else { return nil }
        return answer(reader.context.call, reader.words, value)
      },
      run: { reader in
        // Bound where it comes from, as a value of many parts takes long to copy.
        guard let value = try reader.whole(match) else { return false }
        try run(reader.context.call, value)
        return true
      })
  }

  /// Matches words with the form; returns whether they have everything that the form needs.
  func match(_ reader: inout Reader<Context>) throws -> Bool { try matchWords(&reader) }

  /// Returns whether the word behind the command, if there is one, may begin this form.
  @inlinable
  package func mayBegin(_ words: [Word]) -> Bool {
    guard let firstWord, words.count > 1 else { return true }
    return words[1].isBare(firstWord)
  }

  /// Carries out a command if its words are this form.
  ///
  /// - Returns: True if they are.
  /// - Throws: ``MisreadWord`` if they cannot be read; otherwise what carrying them out throws.
  // Inlinable, so that the reader is one of a known context.
  @inlinable
  package func run(_ words: [Word], in context: Context) throws -> Bool {
    guard mayBegin(words) else { return false }
    var reader = Reader(words, from: 1, context)
    return try runWords(&reader)
  }

  /// Returns the line with the answer to a question; nil if the words are not this form, or it has
  /// no answer.
  package func answer(to words: [Word], in context: Context) -> String? {
    var reader = Reader(words, from: 1, context)
    return answerWords(&reader)
  }
}

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
  package convenience init<A, B>(
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
  package convenience init<A, B, C>(
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
  package convenience init<A, B, C, D>(
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
  package convenience init<A, B, C, D, E>(
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
  package convenience init<A, B, C, D, E, F>(
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
