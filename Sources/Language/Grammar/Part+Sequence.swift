extension Part {
  /// Returns a part for parts behind each other.
  @inlinable
  public static func sequence<A, B>(
    _ a: Part<Context, A>, _ b: Part<Context, B>
  ) -> Part where Value == (A, B) {
    Part { next in
      var row = PartRow(
        [a.syntax, b.syntax], before: next)
      let (a, b) = (row.place(a), row.place(b))
      return Placed(row.syntax) { reader in
        let start = reader.place
        guard let a = try a(&reader), let b = try b(&reader)
        else {
          reader.goBack(to: start)
          return nil
        }
        return (a, b)
      }
    }
  }

  /// Returns a part for parts behind each other.
  @inlinable
  public static func sequence<A, B, C>(
    _ a: Part<Context, A>, _ b: Part<Context, B>, _ c: Part<Context, C>
  ) -> Part where Value == (A, B, C) {
    Part { next in
      var row = PartRow(
        [a.syntax, b.syntax, c.syntax], before: next)
      let (a, b, c) = (row.place(a), row.place(b), row.place(c))
      return Placed(row.syntax) { reader in
        let start = reader.place
        guard let a = try a(&reader), let b = try b(&reader), let c = try c(&reader)
        else {
          reader.goBack(to: start)
          return nil
        }
        return (a, b, c)
      }
    }
  }

  /// Returns a part for parts behind each other.
  @inlinable
  public static func sequence<A, B, C, D>(
    _ a: Part<Context, A>, _ b: Part<Context, B>, _ c: Part<Context, C>, _ d: Part<Context, D>
  ) -> Part where Value == (A, B, C, D) {
    Part { next in
      var row = PartRow(
        [a.syntax, b.syntax, c.syntax, d.syntax], before: next)
      let (a, b, c, d) = (row.place(a), row.place(b), row.place(c), row.place(d))
      return Placed(row.syntax) { reader in
        let start = reader.place
        guard let a = try a(&reader), let b = try b(&reader), let c = try c(&reader),
          let d = try d(&reader)
        else {
          reader.goBack(to: start)
          return nil
        }
        return (a, b, c, d)
      }
    }
  }

  /// Returns a part for parts behind each other.
  @inlinable
  public static func sequence<A, B, C, D, E>(
    _ a: Part<Context, A>, _ b: Part<Context, B>, _ c: Part<Context, C>, _ d: Part<Context, D>,
    _ e: Part<Context, E>
  ) -> Part where Value == (A, B, C, D, E) {
    Part { next in
      var row = PartRow(
        [a.syntax, b.syntax, c.syntax, d.syntax, e.syntax], before: next)
      let (a, b, c, d, e) = (row.place(a), row.place(b), row.place(c), row.place(d), row.place(e))
      return Placed(row.syntax) { reader in
        let start = reader.place
        guard let a = try a(&reader), let b = try b(&reader), let c = try c(&reader),
          let d = try d(&reader), let e = try e(&reader)
        else {
          reader.goBack(to: start)
          return nil
        }
        return (a, b, c, d, e)
      }
    }
  }

  /// Returns a part for parts behind each other.
  @inlinable
  public static func sequence<A, B, C, D, E, F>(
    _ a: Part<Context, A>, _ b: Part<Context, B>, _ c: Part<Context, C>, _ d: Part<Context, D>,
    _ e: Part<Context, E>, _ f: Part<Context, F>
  ) -> Part where Value == (A, B, C, D, E, F) {
    Part { next in
      var row = PartRow(
        [a.syntax, b.syntax, c.syntax, d.syntax, e.syntax, f.syntax], before: next)
      let (a, b, c, d, e, f) = (
        row.place(a), row.place(b), row.place(c), row.place(d), row.place(e), row.place(f)
      )
      return Placed(row.syntax) { reader in
        let start = reader.place
        guard let a = try a(&reader), let b = try b(&reader), let c = try c(&reader),
          let d = try d(&reader), let e = try e(&reader), let f = try f(&reader)
        else {
          reader.goBack(to: start)
          return nil
        }
        return (a, b, c, d, e, f)
      }
    }
  }

  /// Returns a part for two parts that may be left out, in any order; the first of several values
  /// counts.
  @inlinable
  public static func inAnyOrder<A, B>(
    _ a: Part<Context, A>, _ b: Part<Context, B>
  ) -> Part where Value == (A?, B?) {
    Part { next in
      let following = a.firstWords(or: next) + b.firstWords(or: next) + next
      let (a, b) = (a.placed(following), b.placed(following))
      return Placed([.optional([.many([.choice([a.syntax, b.syntax])])])]) { reader in
        var values: (A?, B?) = (nil, nil)
        while true {
          if let value = try a.match(&reader) {
            values.0 = values.0 ?? value
          } else if let value = try b.match(&reader) {
            values.1 = values.1 ?? value
          } else {
            return values
          }
        }
      }
    }
  }
}

/// A row of parts that stand behind each other, placed from the first one on.
public struct PartRow<Context: LanguageContext> {
  /// The syntax of the parts that are placed.
  public private(set) var syntax: [Syntax<Context>] = []
  private var next: [[String]]

  /// Creates a row in which no part is placed yet.
  ///
  /// - Parameters:
  ///   - syntax: The syntax of each part.
  ///   - next: The words that may follow the whole row.
  public init(_ syntax: [[Syntax<Context>]], before next: [String]) {
    var following = next
    self.next = []
    for part in syntax.reversed() {
      self.next.append(following)
      following = part.firstWords(or: following)
    }
  }

  /// Places the next part.
  @inlinable
  public mutating func place<Value>(_ part: Part<Context, Value>) -> Part<Context, Value>.Match {
    let placed = part.placed(takeNext())
    add(placed.syntax)
    return placed.match
  }

  /// Returns the words that may follow the next part, which is placed then.
  public mutating func takeNext() -> [String] { next.removeLast() }

  /// Adds the syntax of the part that was placed.
  public mutating func add(_ part: [Syntax<Context>]) { syntax += part }
}
