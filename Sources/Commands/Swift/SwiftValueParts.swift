import ResponderKit
import Scenes
import Session

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
    guard let rect = value.as(.rect), let number = rect.measure(first.name), path.count == 1
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
  var onlyNumber: Double? { numbers?.count == 1 ? numbers?[0] : nil }
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
