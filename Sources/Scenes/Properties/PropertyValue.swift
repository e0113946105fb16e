import ResponderKit

/// The kind of value that a property has.
package enum PropertyType: Equatable, Sendable {
  /// `on` or `off`.
  case bool
  /// A number.
  case number
  /// A whole number.
  case integer
  /// `X,Y`.
  case point
  /// `WxH`.
  case size
  /// `X,Y WxH`.
  case rect
  /// Six numbers.
  case transform
  /// Four numbers: top, left, bottom, right.
  case insets
  /// Text.
  case text
  /// Words such as `W+H`.
  case mask
  /// One of a few words; only to be read.
  case word
  /// Some of a few words, joined by `+`; they name bits, the lowest first.
  case options([String])
  /// Another responder; only to be read.
  case responder
}

/// The value of a property.
package enum PropertyValue: Equatable {
  /// `on` or `off`.
  case bool(Bool)
  /// A number.
  case number(Double)
  /// A whole number.
  case integer(Int)
  /// A point.
  case point(CGPoint)
  /// A size.
  case size(CGSize)
  /// A rectangle.
  case rect(CGRect)
  /// A transform.
  case transform(CGAffineTransform)
  /// Distances from edges.
  case insets(UIEdgeInsets)
  /// Text, or none.
  case text(String?)
  /// The flexible parts of a view's place.
  case mask(UIView.AutoresizingMask)
  /// One of a few words.
  case word(String)
  /// Bits that have names, the lowest first.
  case options(UInt, names: [String])
  /// Another responder, or none.
  case responder(UIResponder?)

  /// Returns whether two values are the same; numbers may differ by a tolerance.
  package func matches(_ other: PropertyValue, within tolerance: Double) -> Bool {
    let (left, right) = (numbers, other.numbers)
    guard let left, let right, left.count == right.count else { return self == other }
    return zip(left, right).allSatisfy { abs($0 - $1) <= tolerance }
  }

  /// The numbers that the value consists of; nil if it does not consist of numbers.
  private var numbers: [Double]? {
    switch self {
    case .number(let number): return [number]
    case .integer(let integer): return [Double(integer)]
    case .point(let p): return [Double(p.x), Double(p.y)]
    case .size(let s): return [Double(s.width), Double(s.height)]
    case .rect(let r):
      return [r.origin.x, r.origin.y, r.size.width, r.size.height].map(Double.init)
    case .transform(let t): return [t.a, t.b, t.c, t.d, t.tx, t.ty].map(Double.init)
    case .insets(let i): return [i.top, i.left, i.bottom, i.right].map(Double.init)
    default: return nil
    }
  }
}
