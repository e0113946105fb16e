/// The last part of a stack, which overrides that call each other must leave alone.
///
/// Standard views need no stack, however deep they nest. Overrides are called as UIKit calls them, each by
/// the one before, so that their number is limited by the stack; UIKit's apps would crash there. A program
/// that gives the reserve gets an answer instead, nil for the call that finds no room, and can ask whether
/// that happened. Without a reserve nothing is checked.
package enum StackReserve {
  /// The size of a reserve in bytes: room for what a call does besides calling another one.
  package static let size: UInt = 1 << 20
  // Unsafe here: set once, before anything is asked. Other threads have their stacks elsewhere, and
  // never meet it.
  /// The lowest address of the stack; 0 for none.
  private nonisolated(unsafe) static var lowest: UInt = 0
  private nonisolated(unsafe) static var wasMet = false

  /// Gives the stack of the thread that asks views, by its lowest address.
  package static func set(lowest: UInt) { self.lowest = lowest }

  /// Returns whether a call found no room since this was asked last.
  package static func takeMeeting() -> Bool {
    defer { wasMet = false }
    return wasMet
  }

  /// Indicates whether the stack has no room for another call, and remembers it.
  package static var isMet: Bool {
    var here: UInt8 = 0
    let address = withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
    guard lowest > 0, address &- lowest < size else { return false }
    wasMet = true
    return true
  }
}
