/// A name that UIKit prints before a value.
///
/// Names whose values nobody reads are listed, too: a known name tells where the text of a label
/// ends, which may itself hold quotes.
enum AttributeKey: String, CaseIterable {
  case baseClass
  case reactTag
  case frame
  case text
  case anchorPoint
  case transform
  case transform3D
  case clipsToBounds
  case focused
  case alpha
  case hidden
  case opaque
  case autoresize
  case autoresizesSubviews
  case userInteractionEnabled
  case placeholder
  case borderStyle
  case background
  case tag
  case tintColor
  case gestureRecognizers
  case backgroundColor
  case animations
  case image
  case layer
  case bounds
  case configuration
  case value
  case contentOffset
  case contentSize
  case adjustedContentInset
  case layout
  case dataSource

  private static let byName = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  /// Indicates whether UIKit prints the attribute behind `userInteractionEnabled`. If there is such
  /// an attribute and no `userInteractionEnabled` before it, UIKit did not print that one.
  var isBehindInteraction: Bool {
    switch self {
    case .tag, .tintColor, .gestureRecognizers, .backgroundColor, .animations, .image, .layer: true
    default: false
    }
  }

  init?(named name: String) {
    guard let key = Self.byName[name] else { return nil }
    self = key
  }
}

/// A name with the sign that separates it from its value: `tag = `, `contentOffset: `.
struct AttributeName {
  /// The key of the name; nil for an unknown one.
  let key: AttributeKey?
  let range: Range<Int>
  let valueStart: Int

  init?(_ source: SourceText, at start: Int, before limit: Int) {
    var end = start
    while end < limit, source.bytes[end].isIdentifier { end += 1 }
    guard end > start else { return nil }
    if source.has(" = ", at: end, before: limit) {
      valueStart = end + 3
    } else if source.has(": ", at: end, before: limit) {
      valueStart = end + 2
    } else {
      return nil
    }
    range = start..<end
    // Longer than any known name, and perhaps megabytes of junk.
    key = end - start > 32 ? nil : AttributeKey(named: source.string(start..<end))
  }
}
