/// The identity of a responder or gesture recognizer, for reports that must not retain it.
///
/// It is valid as long as the object exists. Afterwards the same value may identify another one.
public struct ObjectID: Hashable, Sendable {
  private let address: UInt

  /// Creates the identity of an object.
  public init(_ object: StatefulObject) {
    address = UInt(bitPattern: ObjectIdentifier(object))
  }

  init(_ view: Unmanaged<UIView>) {
    address = UInt(bitPattern: view.toOpaque())
  }
}

extension ObjectID: CustomStringConvertible {
  /// The address, as a debugger prints it.
  public var description: String { "0x" + String(address, radix: 16) }
}
