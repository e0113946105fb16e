/// A part of a form: the words that may stand there, and the value that they come to.
@usableFromInline package struct Part<Context: LanguageContext, Value>: Sendable {
  /// A function that reads words; nil, with nothing consumed, if they do not match.
  @usableFromInline package typealias Match = @Sendable (inout Reader<Context>) throws -> Value?

  /// A part that knows the words that may follow it.
  @usableFromInline package struct Placed: Sendable {
    /// The syntax of the part.
    @usableFromInline package let syntax: [Syntax<Context>]
    /// The function that reads the words.
    @usableFromInline package let match: Match

    /// Creates a part that knows its place.
    @inlinable
    package init(_ syntax: [Syntax<Context>], match: @escaping Match) {
      self.syntax = syntax
      self.match = match
    }
  }

  /// A function that places the part before words that do not stand for anything themselves.
  @usableFromInline package let placed: @Sendable (_ next: [String]) -> Placed

  /// Creates a part.
  @inlinable
  package init(placed: @escaping @Sendable (_ next: [String]) -> Placed) {
    self.placed = placed
  }

  /// The syntax of the part.
  @inlinable
  package var syntax: [Syntax<Context>] { placed([]).syntax }

  /// Returns the words with which the part may begin, or those that follow it if it may be left
  /// out.
  @inlinable
  package func firstWords(or next: [String]) -> [String] { syntax.firstWords(or: next) }
}

/// A value and the place of its words.
@usableFromInline package struct Located<Value> {
  /// The value.
  @usableFromInline package var value: Value
  /// The range of the words in the line, as offsets into its UTF-8.
  @usableFromInline package var range: Range<Int>

  /// Creates a value with its place.
  @inlinable
  package init(_ value: Value, at range: Range<Int>) {
    self.value = value
    self.range = range
  }
}

extension Located: Sendable where Value: Sendable {}

extension Part {
  /// Returns a part for a slot: a word, or a few, that stand for a value.
  @inlinable
  package static func slot(_ slot: Slot<Context, Value>) -> Part {
    Part { next in
      let node = AnySlot(slot, before: next)
      return Placed([.slot(node)]) { try $0.take(slot, node) }
    }
  }

  /// Returns a part for a word that must be exactly this, or several with spaces between them, with
  /// a value that they stand for.
  @inlinable
  package static func word(_ words: String, as value: Value) -> Part where Value: Sendable {
    let words = words.split(separator: " ").map(String.init)
    return Part { _ in
      Placed(words.map(Syntax.word)) { $0.take(words) ? value : nil }
    }
  }

  /// Returns a part for a word that must be exactly this, or several with spaces between them, and
  /// a part behind it.
  @inlinable
  package static func word(_ words: String, _ part: Part) -> Part {
    let words = words.split(separator: " ").map(String.init)
    return Part { next in
      let part = part.placed(next)
      return Placed(words.map(Syntax.word) + part.syntax) { reader in
        let start = reader.position
        guard reader.take(words) else { return nil }
        let behind = reader.place
        if let value = try part.match(&reader) { return value }
        reader.goBack(to: behind)
        reader.position = start
        return nil
      }
    }
  }

  /// Returns a part with a word behind it that must be exactly this.
  @inlinable
  package static func part(_ part: Part, _ word: String) -> Part {
    Part { _ in
      let part = part.placed([word])
      return Placed(part.syntax + [.word(word)]) { reader in
        let start = reader.place
        guard let value = try part.match(&reader) else { return nil }
        if reader.take(word) { return value }
        reader.goBack(to: start)
        return nil
      }
    }
  }

  /// Returns a part whose value comes with the place of its words.
  @inlinable
  package static func located<Inner>(_ part: Part<Context, Inner>) -> Part
  where Value == Located<Inner> {
    Part { next in
      let part = part.placed(next)
      return Placed(part.syntax) { reader in
        let start = reader.position
        guard let value = try part.match(&reader) else { return nil }
        return Located(value, at: reader.range(from: start))
      }
    }
  }

  /// Returns a part whose value is turned into another one.
  @inlinable
  package static func map<Inner>(
    _ part: Part<Context, Inner>, _ transform: @escaping @Sendable (Inner) -> Value
  ) -> Part {
    Part { next in
      let part = part.placed(next)
      return Placed(part.syntax) { try part.match(&$0).map(transform) }
    }
  }

  /// Returns a part that may be left out.
  @inlinable
  package static func optional<Inner>(_ part: Part<Context, Inner>) -> Part where Value == Inner? {
    Part { next in
      let part = part.placed(next)
      let needsWord = !part.syntax.mayBeEmpty()
      return Placed([.optional(part.syntax)]) { reader in
        // Most commands end before their options. Only a record asks what might have followed.
        if needsWord, reader.isAtEnd, reader.progress == nil { return .some(nil) }
        return .some(try part.match(&reader))
      }
    }
  }

  /// Returns a part for a word that may be left out, or several with spaces between them; the value
  /// is true if they stand there.
  @inlinable
  package static func flag(_ words: String) -> Part where Value == Bool {
    .map(.optional(.word(words, as: true))) { $0 ?? false }
  }

  /// Returns a part that is one of several.
  @inlinable
  package static func oneOf(_ parts: [Part]) -> Part {
    Part { next in
      let parts = parts.map { $0.placed(next) }
      let matches = parts.map { $0.match }
      return Placed([.choice(parts.map { $0.syntax })]) { reader in
        for match in matches { if let value = try match(&reader) { return value } }
        return nil
      }
    }
  }

  /// Returns a part that is one of several.
  @inlinable
  package static func oneOf(_ parts: Part...) -> Part { .oneOf(parts) }

  /// Returns a part for one of the words of a type.
  @inlinable
  package static func word(of type: Value.Type) -> Part
  where Value: CaseIterable & RawRepresentable & Sendable, Value.RawValue == String {
    .oneOf(type.allCases.map { .word($0.rawValue, as: $0) })
  }

  /// Returns a part that is one of some words, which stand for nothing, or another part.
  @inlinable
  package static func either<Inner>(_ words: String..., or part: Part<Context, Inner>) -> Part
  where Value == Inner? {
    let nothing = words.map { word in Part.map(.word(word, as: true)) { _ in nil } }
    return .oneOf(nothing + [.map(part) { .some($0) }])
  }

  /// Returns a part that may come any number of times, at least once.
  @inlinable
  package static func oneOrMore<Inner>(_ part: Part<Context, Inner>) -> Part
  where Value == [Inner] {
    Part { next in
      let part = part.placed(part.firstWords(or: next) + next)
      return Placed([.many(part.syntax)]) { reader in
        var values: [Inner] = []
        // At the end, too, so that completion knows what may follow.
        while let value = try part.match(&reader) { values.append(value) }
        return values.isEmpty ? nil : values
      }
    }
  }

  /// Returns a part that may come any number of times.
  @inlinable
  package static func zeroOrMore<Inner>(_ part: Part<Context, Inner>) -> Part
  where Value == [Inner] {
    .map(.optional(.oneOrMore(part))) { $0 ?? [] }
  }

  /// Returns a part for parts of one kind behind each other.
  @inlinable
  package static func list<Inner>(_ parts: [Part<Context, Inner>]) -> Part where Value == [Inner] {
    Part { next in
      var row = PartRow<Context>(before: next)
      let matches = Array(parts.reversed().map { row.place($0) }.reversed())
      return Placed(row.syntax) { reader in
        let start = reader.place
        var values: [Inner] = []
        for match in matches {
          guard let value = try match(&reader) else {
            reader.goBack(to: start)
            return nil
          }
          values.append(value)
        }
        return values
      }
    }
  }
}

extension Reader {
  /// Takes words that must be exactly these.
  @inlinable
  package mutating func take(_ keywords: [String]) -> Bool {
    if keywords.count == 1 { return take(keywords[0]) }
    let start = place
    for keyword in keywords where !take(keyword) {
      goBack(to: start)
      return false
    }
    return true
  }
}
