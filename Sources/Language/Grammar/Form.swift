/// One way to write a command, and what it does then.
///
/// A class, because forms are tried for every line and never change.
package final class Form<Context: LanguageContext>: Sendable {
  /// What may follow the command word.
  package let syntax: [Syntax<Context>]
  /// What this form does, if the command has several.
  package let summary: String
  private let matchWords: @Sendable (inout Reader<Context>) throws -> Bool
  private let runWords: @Sendable (inout Reader<Context>) throws -> Bool
  private let answerWords: @Sendable (inout Reader<Context>) -> String?

  /// Creates a form of parts, each of which gives the body a value.
  ///
  /// - Parameters:
  ///   - parts: What stands behind the command word.
  ///   - summary: What this form does, if the command has several.
  ///   - answer: States in a line, from the words of a question, what it comes to.
  ///   - run: Carries it out.
  package convenience init<each Value>(
    _ parts: repeat Part<Context, each Value>, summary: String = "",
    answer: (@Sendable (Context.Call, [Word], repeat each Value) -> String?)? = nil,
    run: @escaping @Sendable (Context.Call, repeat each Value) throws -> Void
  ) {
    self.init(sequence: .sequence(repeat each parts), summary, answer, run)
  }

  /// Creates a form that begins with words that must be exactly these.
  package convenience init<each Value>(
    _ words: String, _ parts: repeat Part<Context, each Value>, summary: String = "",
    run: @escaping @Sendable (Context.Call, repeat each Value) throws -> Void
  ) {
    self.init(sequence: .word(words, .sequence(repeat each parts)), summary, nil, run)
  }

  private init<each Value>(
    sequence: Part<Context, (repeat each Value)>, _ summary: String,
    _ answer: (@Sendable (Context.Call, [Word], repeat each Value) -> String?)?,
    _ run: @escaping @Sendable (Context.Call, repeat each Value) throws -> Void
  ) {
    let placed = sequence.placed([])
    let match = placed.match
    syntax = placed.syntax
    self.summary = summary
    matchWords = { try match(&$0) != nil }
    runWords = { reader in
      guard let values = try match(&reader), reader.isAtEnd else { return false }
      try run(reader.context.call, repeat each values)
      return true
    }
    answerWords = { reader in
      guard let answer, let values = try? match(&reader), reader.isAtEnd else { return nil }
      return answer(reader.context.call, reader.words, repeat each values)
    }
  }

  /// Fits words to the form; returns whether the form has all it needs.
  func match(_ reader: inout Reader<Context>) throws -> Bool { try matchWords(&reader) }

  /// Carries out a command if its words are this form.
  ///
  /// - Returns: Whether they are.
  package func run(_ words: [Word], in context: Context) throws -> Bool {
    var reader = Reader(words, from: 1, context)
    return try runWords(&reader)
  }

  /// The line that states what a question comes to, if its words are this form and it has one.
  package func answer(to words: [Word], in context: Context) -> String? {
    var reader = Reader(words, from: 1, context)
    return answerWords(&reader)
  }
}
