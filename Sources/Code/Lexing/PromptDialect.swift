/// What a statement that stands among commands may hold besides Swift: names with hyphens, messages of
/// Objective-C (`[card setHidden:YES]`), its texts and selectors, and lines joined by a backslash.
package struct PromptDialect {
  /// Returns whether a word with hyphens is the name of something.
  package let isName: (String) -> Bool

  /// Creates a dialect.
  package init(isName: @escaping (String) -> Bool) { self.isName = isName }
}
