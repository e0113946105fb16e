/// The identity of a responder, for reports that must not keep it alive.
///
/// Valid as long as the responder lives; afterwards the same value may name another one.
public struct ResponderID: Hashable, Sendable {
  private let address: UInt

  /// The identity of a responder.
  public init(_ responder: UIResponder) {
    address = UInt(bitPattern: ObjectIdentifier(responder))
  }

  init(_ view: Unmanaged<UIView>) {
    address = UInt(bitPattern: view.toOpaque())
  }
}

extension ResponderID: CustomStringConvertible {
  /// The address, as a debugger prints it.
  public var description: String { "0x" + String(address, radix: 16) }
}
