/// One way to write a command, and what it does then.
///
/// A class, because forms are tried for every line and never change.
public final class Form<Context: LanguageContext>: Sendable {
  /// What may follow the command word.
  public let syntax: [Syntax<Context>]
  /// What this form does, if the command has several.
  public let summary: String
  private let matchWords: @Sendable (inout Reader<Context>) throws -> Bool
  private let runWords: @Sendable (inout Reader<Context>) throws -> Bool
  private let answerWords: @Sendable (inout Reader<Context>) -> String?
  /// The word that it begins with, if it begins with one.
  private let firstWord: String?

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - syntax: What may follow the command word.
  ///   - summary: What this form does, if the command has several.
  ///   - match: Fits words; returns whether the form has all it needs.
  ///   - answer: States in a line what a question comes to.
  ///   - run: Fits words and carries them out; returns whether all of them fitted.
  public init(
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
    firstWord = syntax.first?.word
  }

  /// Creates a form of a part.
  ///
  /// - Parameters:
  ///   - part: What stands behind the command word.
  ///   - summary: What this form does, if the command has several.
  ///   - answer: States in a line, from the words of a question, what it comes to.
  ///   - run: Carries it out.
  @inlinable
  public convenience init<Value>(
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
        guard let value = try match(&reader), reader.isAtEnd else { return false }
        try run(reader.context.call, value)
        return true
      })
  }

  /// Fits words to the form; returns whether the form has all it needs.
  func match(_ reader: inout Reader<Context>) throws -> Bool { try matchWords(&reader) }

  /// Returns whether the word behind the command, if there is one, may begin this form.
  func mayBegin(_ words: [Word]) -> Bool {
    guard let firstWord, words.count > 1 else { return true }
    return words[1].isBare(firstWord)
  }

  /// Carries out a command if its words are this form.
  ///
  /// - Returns: Whether they are.
  package func run(_ words: [Word], in context: Context) throws -> Bool {
    guard mayBegin(words) else { return false }
    var reader = Reader(words, from: 1, context)
    return try runWords(&reader)
  }

  /// The line that states what a question comes to, if its words are this form and it has one.
  package func answer(to words: [Word], in context: Context) -> String? {
    var reader = Reader(words, from: 1, context)
    return answerWords(&reader)
  }
}
