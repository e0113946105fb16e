/// An element of an XML text.
struct MarkupElement {
  let name: String
  let attributes: [String: String]
  /// The number of elements that the element lies in.
  let depth: Int
  /// The number of the line at which its first tag ends.
  let line: Int
}
