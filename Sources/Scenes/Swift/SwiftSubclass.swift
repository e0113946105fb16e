import ResponderKit

/// A subclass with overrides, as Swift source.
package struct SwiftSubclass {
  /// The name of the subclass.
  package let name: String
  /// The class that it inherits from.
  package let superclass: String
  /// The overrides of the subclass.
  package let overrides: [SwiftOverride]

  /// Creates a subclass with a name.
  package init(_ name: String, of superclass: String, overrides: [SwiftOverride]) {
    self.name = name
    self.superclass = superclass
    self.overrides = overrides
  }

  /// The declaration with a comment that says what it does.
  package var lines: [String] {
    var summaries: [String] = []
    for override in overrides where !summaries.contains(override.summary) {
      summaries.append(override.summary)
    }
    return summaries.map { "/// " + $0 } + ["final class \(name): \(superclass) {"]
      + body.map { $0.isEmpty ? "" : "  " + $0 } + ["}"]
  }

  /// The lines between the braces, without indentation.
  package var body: [String] {
    let properties = overrides.flatMap(\.properties)
    let blocks = (properties.isEmpty ? [] : [properties]) + overrides.map(\.methods)
    return Array(blocks.joined(separator: [""]))
  }
}
