import Text

/// An error of a line that cannot be read: a fact and a place in the line, without any wording.
package struct LanguageError: Error {
  /// A reason why a line cannot be read.
  package enum Fact: Sendable {
    /// A character that no line may hold.
    case controlCharacter(UInt8)
    /// A quote or bracket without its partner.
    case unclosed(String)
    /// `<<END` without a line that says END.
    case heredocWithoutEnd(String)
    /// A second `<<END` in one line.
    case secondHeredoc
    /// A backslash before something that needs none.
    case badEscape(String)
    /// A word that is one too many.
    case unexpected(String, usage: String)
    /// A word that is missing.
    case missing(String, usage: String)
    /// A word that is missing before one that belongs to a later part.
    case missingBefore(String, word: String, usage: String)
    /// A word where several forms of a command take something else.
    case wrongWord(String, choices: [String], suggestions: [String])
    /// No word where several forms of a command take something.
    case missingOneOf([String])
    /// A word of the wrong kind.
    case wrongKind(String, expected: String, usage: String)
  }

  /// The reason.
  package var fact: Fact
  /// The place in the line, as offsets into its UTF-8; nil for the whole command.
  package var range: Range<Int>?

  /// Creates an error.
  package init(_ fact: Fact, at range: Range<Int>? = nil) {
    self.fact = fact
    self.range = range
  }
}

/// An error that knows its place in the line.
package protocol LocatedError: Error {
  /// The place, as offsets into the line's UTF-8; nil for the whole command.
  var range: Range<Int>? { get }
}

extension LanguageError: LocatedError {}

/// An error of a form that read a word which looks right but names nothing. ``SyntaxMismatch`` has
/// the error of the form that explains the words best.
@usableFromInline package struct MisreadWord: Error {
  @usableFromInline
  init() {}
}

/// A mismatch of words with all forms of a command, and the parts that the forms with most matching
/// words expected.
package struct SyntaxMismatch<Context: LanguageContext> {
  private let words: [Word]
  private let best: [Attempt]

  private struct Attempt {
    var progress: MatchingProgress<Context>
    /// The index of the first word that was not used up.
    var position: Int
    /// Indicates whether the words have everything that the form needs, so that there are only too
    /// many.
    var isComplete: Bool
    var usage: String

    /// Indicates whether no part at all could follow.
    var isFull: Bool { isComplete && position > progress.furthest }

    /// Indicates whether a part is left out before the first word that does not fit.
    var isMissing: Bool { !isComplete && progress.isMissing }
  }

  /// Finds the forms in which the words of a command come furthest.
  ///
  /// - Throws: The error of a word that looks right but names nothing, unless the words come further
  ///   in another form.
  package init(_ command: CommandForms<Context>, _ words: [Word], in context: Context) throws {
    self.words = words
    var best: [Attempt] = []
    var misread: (place: Int, error: any Error)?
    for form in command.forms {
      let progress = MatchingProgress<Context>()
      var reader = Reader(words, from: 1, context, explaining: progress, notes: false)
      let isComplete: Bool
      do { isComplete = try form.match(&reader) } catch {
        if progress.furthest > misread?.place ?? -1 { misread = (progress.furthest, error) }
        continue
      }
      let furthest = best.first?.progress.furthest ?? 0
      if progress.furthest < furthest { continue }
      if progress.furthest > furthest { best.removeAll() }
      best.append(
        Attempt(
          progress: progress, position: reader.position, isComplete: isComplete,
          usage: command.usage(of: form)))
    }
    if let misread, misread.place >= best.first?.progress.furthest ?? 0 { throw misread.error }
    let missing = best.filter(\.isMissing)
    self.best = missing.isEmpty ? best : missing
  }

  /// The error, with the parts that were expected at the first word that does not fit.
  package var error: LanguageError {
    let usage = best.map(\.usage).joined(separator: " | ")
    if let full = best.first(where: { $0.isFull && $0.position < words.count }) {
      let word = words[full.position]
      return LanguageError(.unexpected(word.text, usage: full.usage), at: word.range)
    }
    let choices = self.choices
    let furthest = best.first?.progress.furthest ?? words.count
    let place = furthest < words.count ? words[furthest].range : end
    guard furthest < words.count, best.first?.isMissing != true else {
      guard choices.count <= 1 else { return LanguageError(.missingOneOf(choices), at: place) }
      let what = choices.first ?? ""
      return LanguageError(
        furthest < words.count
          ? .missingBefore(what, word: words[furthest].text, usage: usage)
          : .missing(what, usage: usage), at: place)
    }
    let word = words[furthest]
    if choices.count > 1 {
      let near = word.text.nearest(in: expected.compactMap(\.word))
      return LanguageError(
        .wrongWord(word.text, choices: choices, suggestions: near), at: word.range)
    }
    let isOneTooMany = best.allSatisfy {
      $0.isComplete && $0.progress.expected.allSatisfy { $0.part.word != nil }
    }
    return LanguageError(
      isOneTooMany
        ? .unexpected(word.text, usage: usage)
        : .wrongKind(word.text, expected: choices.first ?? "", usage: usage),
      at: word.range)
  }

  /// The place behind the last word.
  private var end: Range<Int> {
    let end = words.last?.range.upperBound ?? 0
    return end..<end
  }

  private var expected: [Syntax<Context>] { best.flatMap { $0.progress.expected.map(\.part) } }

  private var choices: [String] {
    var choices: [String] = []
    for part in expected where !choices.contains(part.phrase) { choices.append(part.phrase) }
    return choices
  }
}

extension CommandForms {
  /// Returns a form of the command as a usage line prints it.
  package func usage(of form: Form<Context>) -> String {
    form.syntax.isEmpty ? name : "\(name) \(form.syntax.usage())"
  }
}

/// A record of how far the words of a command match a form, for explaining and completing it.
@usableFromInline
final class MatchingProgress<Context: LanguageContext> {
  /// The parts expected at the furthest place reached, each with the object that the words before
  /// are about.
  @usableFromInline var expected: [(part: Syntax<Context>, subject: AnyObject?)] = []
  /// The index of the furthest word at which a part was expected.
  @usableFromInline var furthest = 0
  /// The roles of the words before that place.
  @usableFromInline var roles: [WordRole] = []
  /// The command that stands within this one, before that place.
  @usableFromInline var inner: [Word]?
  /// Indicates whether the word at the furthest place reached belongs to a later part.
  @usableFromInline var isMissing = false

  /// Records that a part is expected at the place of a reader.
  @usableFromInline
  func expect(_ part: Syntax<Context>, _ reader: Reader<Context>) {
    if reader.position > furthest {
      furthest = reader.position
      expected.removeAll(keepingCapacity: true)
      isMissing = false
    }
    guard reader.position == furthest else { return }
    expected.append((part, reader.subject))
    (roles, inner) = (reader.notes?.roles ?? [], reader.notes?.inner)
  }

  /// Records that the latest part is left out: the word at its place belongs to a later part.
  @usableFromInline
  func miss() { isMissing = true }
}
