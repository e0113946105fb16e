/// A type as it is written.
package struct CodeType: Sendable, Equatable {
  /// What a type is.
  package indirect enum Kind: Sendable, Equatable {
    /// A name, with the types between `<` and `>`; of `UIView.ContentMode` the names with dots.
    case name(String, [CodeType])
    case optional(CodeType)
    case array(CodeType)
    case dictionary(CodeType, CodeType)
    case tuple([(label: String?, type: CodeType)])
    case function([CodeType], CodeType)

    package static func == (left: Kind, right: Kind) -> Bool {
      switch (left, right) {
      case (.name(let a, let b), .name(let c, let d)): a == c && b == d
      case (.optional(let a), .optional(let b)), (.array(let a), .array(let b)): a == b
      case (.dictionary(let a, let b), .dictionary(let c, let d)): a == c && b == d
      case (.function(let a, let b), .function(let c, let d)): a == c && b == d
      case (.tuple(let a), .tuple(let b)):
        a.count == b.count && zip(a, b).allSatisfy { $0.label == $1.label && $0.type == $1.type }
      default: false
      }
    }
  }

  /// What it is.
  package var kind: Kind
  /// The place in the text, as offsets into its UTF-8.
  package var range: Range<Int>
  /// Indicates whether it is written with `!`: an optional whose value is taken without asking.
  package var isImplicitlyUnwrapped = false

  /// Creates a type.
  package init(_ kind: Kind, at range: Range<Int>) {
    (self.kind, self.range) = (kind, range)
  }

  /// The name of the type without the types between `<` and `>`; nil if it has none.
  package var name: String? {
    if case .name(let name, _) = kind { name } else { nil }
  }
}
