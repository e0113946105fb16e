import ResponderKit

/// A subclass with overrides, as Swift source.
public struct SwiftSubclass {
  /// Its name.
  public let name: String
  /// The class that it inherits from.
  public let superclass: String
  /// What it overrides.
  public let overrides: [SwiftOverride]

  /// A subclass of a name.
  public init(_ name: String, of superclass: String, overrides: [SwiftOverride]) {
    self.name = name
    self.superclass = superclass
    self.overrides = overrides
  }

  /// The declaration with a comment that says what it does.
  public var lines: [String] {
    var summaries: [String] = []
    for override in overrides where !summaries.contains(override.summary) {
      summaries.append(override.summary)
    }
    return summaries.map { "/// " + $0 } + ["final class \(name): \(superclass) {"]
      + body.map { $0.isEmpty ? "" : "  " + $0 } + ["}"]
  }

  /// What stands between the braces, without indentation.
  public var body: [String] {
    let properties = overrides.flatMap(\.properties)
    let blocks = (properties.isEmpty ? [] : [properties]) + overrides.map(\.methods)
    return Array(blocks.joined(separator: [""]))
  }
}
