/// A responder chain as chisel's `presponder` or MonkeyDev's `rp` prints it.
package struct DumpedChain: Hashable, Sendable {
  /// A responder of a chain.
  package struct Link: Hashable, Sendable {
    /// The class name as printed.
    package var className: String
    /// The address as printed, or nil where it was stripped.
    package var address: String?
    /// Indicates whether the responder is printed with a frame, as only views are.
    package var isView: Bool
    /// The number of the line in the text, from 1.
    package var line: Int

    /// Creates a responder of a chain.
    package init(className: String, address: String?, isView: Bool, line: Int) {
      self.className = className
      self.address = address
      self.isView = isView
      self.line = line
    }
  }

  /// The responders, each the next of the one before.
  package var links: [Link]

  /// Creates a chain.
  package init(links: [Link]) {
    self.links = links
  }
}
