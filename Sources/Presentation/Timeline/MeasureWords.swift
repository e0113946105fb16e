import Foundation
import ResponderKit
import Text

extension GestureReport.Measure {
  /// The measure in words, such as `moved 12 pt, needs 10`.
  var words: String {
    let (value, limit) = numbers
    let needs = bound == .atMost ? "allows \(limit)" : "needs \(limit)"
    switch quantity {
    case .distance:
      let way = direction.map { " \($0.words)" } ?? ""
      return "moved \(value) pt\(way), \(needs)"
    case .aside: return "not straight: \(value) pt aside, \(needs)"
    case .tapDistance: return "the next tap is \(value) pt away, \(needs)"
    case .edgeDistance: return "began \(value) pt from the edge, \(needs)"
    case .spread: return "the distance changed by \(value) pt, \(needs)"
    case .turn: return "turned \(value)°, \(needs)° (\(self.limit.shortText) rad)"
    case .hold:
      if bound == .atMost { return "held longer than \(limit) s" }
      return value == limit ? "held for \(limit) s" : "held for \(value) s, \(needs)"
    case .pause: return "no \(tap.map { "tap \($0)" } ?? "touch") within \(limit) s"
    case .duration: return "took longer than \(limit) s"
    case .delay:
      let milliseconds = "\((self.limit * 1000).shortText) ms"
      return self.value < self.limit
        ? "lifted before \(milliseconds)" : "\(milliseconds) without a drag"
    case .fingers:
      let fingers = self.value == 1 ? "1 finger" : "\(value) fingers"
      return "\(fingers), \(bound == .atMost ? "at most" : "needs") \(limit)"
    case .edges: return "\(value) edges, \(needs)"
    }
  }

  /// The value and the limit with as many digits as it takes to see which is greater; angles in
  /// degrees.
  private var numbers: (value: String, limit: String) {
    let factor = quantity == .turn ? 180 / Double.pi : 1
    let (value, limit) = (value * factor, limit * factor)
    let shortValue = value.rounded(to: quantity.unit == .seconds ? 100 : 10)
    let shortLimit = limit.rounded(to: 100)
    if value.isInOrder(with: limit, like: shortValue, shortLimit) {
      return (shortValue.shortText, shortLimit.shortText)
    }
    return value.shortText == limit.shortText
      ? (value.exactText, limit.exactText) : (value.shortText, limit.shortText)
  }
}

extension Double {
  fileprivate func rounded(to parts: Double) -> Double { (self * parts).rounded() / parts }

  /// Returns whether the number compares to another one (smaller, equal or greater) as two further
  /// numbers compare to each other.
  fileprivate func isInOrder(with other: Double, like left: Double, _ right: Double) -> Bool {
    (self < other) == (left < right) && (self > other) == (left > right)
  }
}

extension UISwipeGestureRecognizer.Direction {
  /// The names of the directions.
  var names: [String] {
    let names: [(Self, String)] = [
      (.right, "right"), (.left, "left"), (.up, "up"), (.down, "down"),
    ]
    return names.filter { contains($0.0) }.map(\.1)
  }

  /// The directions in words.
  var words: String { names.joined(separator: " or ") }
}

extension UIRectEdge {
  /// The names of the edges.
  var names: [String] {
    let names: [(Self, String)] = [
      (.top, "top"), (.left, "left"), (.bottom, "bottom"), (.right, "right"),
    ]
    return names.filter { contains($0.0) }.map(\.1)
  }
}
