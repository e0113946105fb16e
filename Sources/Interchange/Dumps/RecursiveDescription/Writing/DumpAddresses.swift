import ResponderKit
import Scenes

/// The addresses that a dump prints: those of an imported dump, else invented ones in order, so
/// that the same scene always gives the same text.
struct DumpAddresses {
  private let scene: Scene
  private let imported: Set<String>
  private var printed: Set<String> = []
  private var latest = 0x1_0000_0000

  init(_ scene: Scene) {
    self.scene = scene
    imported = Set(scene.views.lazy.compactMap { scene.names.entry(of: ObjectID($0))?.address })
  }

  /// Returns an address for a view. Each is given away once, because a second view with the address
  /// of its root would begin another tree.
  mutating func next(for view: UIView) -> String {
    if let known = scene.names.entry(of: ObjectID(view))?.address,
      printed.insert(known).inserted
    {
      return known
    }
    var invented: String
    repeat {
      latest += 0x100
      invented = "0x" + String(latest, radix: 16)
    } while imported.contains(invented)
    return invented
  }
}

extension String {
  /// Returns the address of something that belongs to the object at this address.
  func address(plus offset: UInt64) -> String {
    let value = UInt64(dropFirst(2).suffix(15), radix: 16) ?? 0
    return "0x" + String(value + offset, radix: 16)
  }
}
