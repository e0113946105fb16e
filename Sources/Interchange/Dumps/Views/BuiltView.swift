import ResponderKit

/// A tree of views made from a dump, and where each view comes from.
public struct BuiltView {
  /// A view and what the dump prints of it.
  public struct Part {
    /// The view.
    public let view: UIView
    /// The class name as printed, the address, the line and all other facts.
    public let dumped: DumpedView
  }

  /// The view at the top.
  public let root: UIView
  /// The root and all its descendants, parents first, back to front.
  public let parts: [Part]
}
