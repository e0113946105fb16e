extension Part {
  /// Returns a part for parts behind each other.
  @inlinable
  package static func sequence<A, B>(
    _ a: Part<Context, A>, _ b: Part<Context, B>
  ) -> Part where Value == (A, B) {
    Part { next in
      var row = PartRow<Context>(before: next)
      let (b, a) = (row.place(b), row.place(a))
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
  package static func sequence<A, B, C>(
    _ a: Part<Context, A>, _ b: Part<Context, B>, _ c: Part<Context, C>
  ) -> Part where Value == (A, B, C) {
    Part { next in
      var row = PartRow<Context>(before: next)
      let (c, b, a) = (row.place(c), row.place(b), row.place(a))
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
  package static func sequence<A, B, C, D>(
    _ a: Part<Context, A>, _ b: Part<Context, B>, _ c: Part<Context, C>, _ d: Part<Context, D>
  ) -> Part where Value == (A, B, C, D) {
    Part { next in
      var row = PartRow<Context>(before: next)
      let (d, c, b, a) = (row.place(d), row.place(c), row.place(b), row.place(a))
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
  package static func sequence<A, B, C, D, E>(
    _ a: Part<Context, A>, _ b: Part<Context, B>, _ c: Part<Context, C>, _ d: Part<Context, D>,
    _ e: Part<Context, E>
  ) -> Part where Value == (A, B, C, D, E) {
    Part { next in
      var row = PartRow<Context>(before: next)
      let (e, d, c, b, a) = (row.place(e), row.place(d), row.place(c), row.place(b), row.place(a))
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
  package static func sequence<A, B, C, D, E, F>(
    _ a: Part<Context, A>, _ b: Part<Context, B>, _ c: Part<Context, C>, _ d: Part<Context, D>,
    _ e: Part<Context, E>, _ f: Part<Context, F>
  ) -> Part where Value == (A, B, C, D, E, F) {
    Part { next in
      var row = PartRow<Context>(before: next)
      let (f, e, d, c, b, a) = (
        row.place(f), row.place(e), row.place(d), row.place(c), row.place(b), row.place(a)
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
  package static func inAnyOrder<A, B>(
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

/// A row of parts that stand behind each other, placed from the last one on, as each has to know the
/// words that may follow it.
@usableFromInline package struct PartRow<Context: LanguageContext> {
  /// The syntax of the parts that are placed.
  @usableFromInline package private(set) var syntax: [Syntax<Context>] = []
  /// The words that may follow the part that is placed next.
  @usableFromInline package private(set) var next: [String]

  /// Creates a row in which no part is placed yet.
  @usableFromInline package init(before next: [String]) {
    self.next = next
  }

  /// Places a part before the others.
  @inlinable
  package mutating func place<Value>(_ part: Part<Context, Value>) -> Part<Context, Value>.Match {
    let placed = part.placed(next)
    prepend(placed.syntax)
    return placed.match
  }

  /// Adds the syntax of the part that was placed.
  @usableFromInline package mutating func prepend(_ part: [Syntax<Context>]) {
    next = part.firstWords(or: next)
    syntax = part + syntax
  }
}
