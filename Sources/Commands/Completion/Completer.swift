import Inspection
import ResponderKit

/// What may stand at the cursor.
public struct Completer {
  /// One thing that may stand there.
  public struct Candidate: Equatable, Sendable {
    /// The text.
    public var text: String
    /// A few words about it.
    public var summary: String
    /// What follows the text when it is the only candidate.
    public var suffix: String

    /// Creates a candidate.
    public init(_ text: String, _ summary: String, suffix: String = " ") {
      self.text = text
      self.summary = summary
      self.suffix = suffix
    }
  }

  private let session: Session

  /// A completer for the scene of a session.
  public init(_ session: Session) {
    self.session = session
  }

  /// Finds what may stand at the cursor.
  ///
  /// - Parameters:
  ///   - line: The whole line.
  ///   - cursor: The cursor, counted in Unicode scalars from the start of the line.
  /// - Returns: The range that a candidate replaces, in the same units, and the candidates.
  public func complete(_ line: String, cursor: Int) -> (range: Range<Int>, candidates: [Candidate])
  {
    let scalars = line.unicodeScalars
    let end = scalars.index(scalars.startIndex, offsetBy: cursor, limitedBy: scalars.endIndex)
    let prefix = String(scalars[..<(end ?? scalars.endIndex)])
    var lexer = Lexer(prefix)
    guard let commands = try? lexer.commands(), !lexer.endsInComment else {
      return (cursor..<cursor, [])
    }
    let isBetweenWords = prefix.last.map { $0 == " " || $0 == ";" || $0 == "\t" } ?? true
    var words = prefix.hasSuffix(";") ? [] : commands.last ?? []
    if commands.count > 0, isBetweenWords, Self.endsCommand(prefix) { words = [] }
    var partial = ""
    if !isBetweenWords, let last = words.popLast() {
      guard last.quoting == .bare else { return (cursor..<cursor, []) }
      partial = last.text
    }
    let found = words.isEmpty ? self.commands : arguments(of: words, partial)
    let matching = found.filter { $0.text.hasPrefix(partial) && $0.text != "" }
    let start = cursor - partial.unicodeScalars.count
    return (start..<cursor, Self.unique(matching))
  }

  private static func endsCommand(_ prefix: String) -> Bool {
    prefix.reversed().first { $0 != " " && $0 != "\t" } == ";"
  }

  private static func unique(_ candidates: [Candidate]) -> [Candidate] {
    var seen: Set<String> = []
    return candidates.filter { seen.insert($0.text).inserted }
  }

  private var commands: [Candidate] {
    Catalogue.all.map { Candidate($0.name, $0.summary) }
  }

  private func arguments(of words: [Word], _ partial: String) -> [Candidate] {
    guard let command = try? session.command(for: words[0]) else { return [] }
    var expected: [(Syntax, Arguments)] = []
    for form in command.forms {
      var matcher = Matcher(words, from: 1, session: session)
      guard (try? matcher.match(form.syntax)) != nil, matcher.furthest == words.count else {
        continue
      }
      expected += matcher.expected.map { ($0, matcher.lastArguments) }
    }
    return expected.flatMap { syntax, arguments -> [Candidate] in
      switch syntax {
      case .word(let word): [Candidate(word, "")]
      case .slot(let slot): SlotCandidates(session, partial).candidates(for: slot.kind, arguments)
      default: []
      }
    }
  }
}
