/// A responder chain as chisel's `presponder` or MonkeyDev's `rp` prints it.
public struct DumpedChain: Hashable, Sendable {
  /// A responder of a chain.
  public struct Link: Hashable, Sendable {
    /// The class name as printed.
    public var className: String
    /// The address as printed, or nil where it was stripped.
    public var address: String?
    /// Whether it is printed with a frame, as only views are.
    public var isView: Bool
    /// The number of the line in the text, from 1.
    public var line: Int

    /// Creates a responder of a chain.
    public init(className: String, address: String?, isView: Bool, line: Int) {
      self.className = className
      self.address = address
      self.isView = isView
      self.line = line
    }
  }

  /// The responders, each the next of the one before.
  public var links: [Link]

  /// Creates a chain.
  public init(links: [Link]) {
    self.links = links
  }
}
