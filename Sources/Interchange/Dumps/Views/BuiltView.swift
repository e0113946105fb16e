import ResponderKit

/// A tree of views made from a dump, and where each view comes from.
package struct BuiltView {
  /// A view and what the dump prints of it.
  package struct Part {
    /// The view.
    package let view: UIView
    /// The class name as printed, the address, the line and all other facts.
    package let dumped: DumpedView
  }

  /// The view at the top.
  package let root: UIView
  /// The root and all its descendants, parents first, back to front.
  package let parts: [Part]
}
