/// An element of an XML text.
struct MarkupElement {
  let name: String
  let attributes: [String: String]
  /// How many elements it lies in.
  let depth: Int
  /// The number of the line at which its first tag ends.
  let line: Int
}
