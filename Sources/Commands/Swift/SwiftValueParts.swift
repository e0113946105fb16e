import Foundation
import ResponderKit
import Scenes

/// Parts of values, such as `frame.origin.x`.
extension SwiftReader {
  /// Returns a part of a value, such as `origin.x` of a frame.
  ///
  /// - Parameter isSet: Whether the part is to be set, which measures such as `maxX` cannot be.
  func part(
    _ path: ArraySlice<SwiftPlace.Member>, of value: PropertyValue, isSet: Bool = false
  ) throws(CommandError) -> PropertyValue {
    guard let first = path.first else { return value }
    let parts = value.parts
    if let part = parts.first(where: { $0.name == first.name }) {
      return try self.part(path.dropFirst(), of: part.value, isSet: isSet)
    }
    guard case .rect(let rect) = value, let number = rect.measure(first.name), path.count == 1
    else { throw unknownPart(first, of: parts.map(\.name), isNil: value == .responder(nil)) }
    guard !isSet else {
      throw CommandError(
        .swift(
          .fixedPart(
            first.name,
            instead: "set 'origin.x', 'origin.y', 'size.width' or "
              + "'size.height'")), at: first.range)
    }
    return .number(number)
  }

  private func unknownPart(
    _ member: SwiftPlace.Member, of parts: [String], isNil: Bool
  ) -> CommandError {
    let owner = source(at: member.range).split(separator: ".").dropLast().joined(separator: ".")
    if isNil { return CommandError(.swift(.isNil(owner)), at: member.range) }
    return CommandError(
      .swift(.unknownPart(member.name, of: owner, parts: parts)), at: member.range)
  }
}

extension PropertyValue {
  /// The number that the value is; nil if it is more.
  var onlyNumber: Double? {
    switch self {
    case .number(let number): number
    case .integer(let number): Double(number)
    default: nil
    }
  }

  /// The parts that Swift gives names.
  fileprivate var parts: [(name: String, value: PropertyValue)] {
    func numbers(_ names: String, _ values: [CGFloat]) -> [(String, PropertyValue)] {
      zip(names.split(separator: " "), values).map { (String($0), .number(Double($1))) }
    }
    switch self {
    case .point(let p): return numbers("x y", [p.x, p.y])
    case .size(let s): return numbers("width height", [s.width, s.height])
    case .rect(let r): return [("origin", .point(r.origin)), ("size", .size(r.size))]
    case .insets(let i):
      return numbers("top left bottom right", [i.top, i.left, i.bottom, i.right])
    case .transform(let t): return numbers("a b c d tx ty", [t.a, t.b, t.c, t.d, t.tx, t.ty])
    default: return []
    }
  }

  /// Returns the value in which the part at the end of a path is another one.
  func replacing(
    _ path: some Collection<String>, by new: PropertyValue
  ) -> PropertyValue {
    guard let first = path.first, let index = parts.firstIndex(where: { $0.name == first }) else {
      return new
    }
    let part = parts[index].value.replacing(path.dropFirst(), by: new)
    var n = parts.compactMap(\.value.onlyNumber).map { CGFloat($0) }
    if let number = part.onlyNumber, n.indices.contains(index) { n[index] = CGFloat(number) }
    switch (self, part) {
    case (.rect(let r), .point(let origin)): return .rect(CGRect(origin: origin, size: r.size))
    case (.rect(let r), .size(let size)): return .rect(CGRect(origin: r.origin, size: size))
    case (.point, _): return .point(CGPoint(x: n[0], y: n[1]))
    case (.size, _): return .size(CGSize(width: n[0], height: n[1]))
    case (.insets, _):
      return .insets(UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3]))
    case (.transform, _):
      return .transform(
        CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]))
    default: return self
    }
  }

  /// The type of a value that is a part of another one.
  var type: PropertyType {
    switch self {
    case .point: .point
    case .size: .size
    default: .number
    }
  }
}

extension CGRect {
  /// Returns a measure of the rectangle that can only be read.
  fileprivate func measure(_ name: String) -> Double? {
    let measures = [
      "width": width, "height": height, "minX": minX, "midX": midX, "maxX": maxX, "minY": minY,
      "midY": midY, "maxY": maxY,
    ]
    return measures[name].map { Double($0) }
  }
}
