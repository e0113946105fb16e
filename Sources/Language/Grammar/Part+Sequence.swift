extension Part {
  /// Parts behind each other.
  package static func sequence<each Inner>(_ parts: repeat Part<Context, each Inner>) -> Part
  where Value == (repeat each Inner) {
    Part { next in
      var syntax: [[Syntax<Context>]] = []
      for part in repeat each parts { syntax.append(part.placed([]).syntax) }
      var builder = SequenceBuilder<Context>(syntax, before: next)
      let matches = (repeat builder.place(each parts))
      return Placed(builder.syntax) { reader in
        let start = reader.place
        var fits = true
        let values = (repeat try reader.take(each matches, &fits))
        guard fits else {
          reader.goBack(to: start)
          return nil
        }
        return (repeat (each values).unsafelyUnwrapped)
      }
    }
  }

  /// Parts that may be left out, in any order; the first of several values counts.
  package static func inAnyOrder<each Inner>(_ parts: repeat Part<Context, each Inner>) -> Part
  where Value == (repeat (each Inner)?) {
    Part { next in
      var first: [String] = []
      for part in repeat each parts { first += part.firstWords(or: next) }
      let following = first + next
      let placed = (repeat (each parts).placed(following))
      var choices: [[Syntax<Context>]] = []
      for part in repeat each placed { choices.append(part.syntax) }
      return Placed([.optional([.many([.choice(choices)])])]) { reader in
        var values = (repeat Optional<each Inner>.none)
        while true {
          var isDone = false
          values = (repeat try reader.take((each placed).match, unless: &isDone, each values))
          if !isDone { return values }
        }
      }
    }
  }
}

/// Places parts that stand behind each other, the first one first.
struct SequenceBuilder<Context: LanguageContext> {
  private(set) var syntax: [Syntax<Context>] = []
  private var next: [[String]]

  /// - Parameters:
  ///   - syntax: What the parts are.
  ///   - next: The words that may follow the whole sequence.
  init(_ syntax: [[Syntax<Context>]], before next: [String]) {
    var following = next
    self.next = []
    for part in syntax.reversed() {
      self.next.append(following)
      following = part.firstWords(or: following)
    }
  }

  /// Places the next part.
  mutating func place<Value>(_ part: Part<Context, Value>) -> Part<Context, Value>.Match {
    let placed = part.placed(next.removeLast())
    syntax += placed.syntax
    return placed.match
  }
}

extension Reader {
  /// Takes a part of a sequence unless one before did not fit.
  fileprivate mutating func take<Value>(
    _ match: Part<Context, Value>.Match, _ fits: inout Bool
  ) throws -> Value? {
    guard fits else { return nil }
    let value = try match(&self)
    if value == nil { fits = false }
    return value
  }

  /// Takes one of several parts unless another one fitted; a value that there is stays.
  fileprivate mutating func take<Value>(
    _ match: Part<Context, Value>.Match, unless isDone: inout Bool, _ value: Value?
  ) throws -> Value? {
    guard !isDone, let new = try match(&self) else { return value }
    isDone = true
    return value ?? new
  }
}
