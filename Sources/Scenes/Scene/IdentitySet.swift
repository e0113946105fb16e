/// A set of objects by identity that takes no memory of its own for the first few: most commands
/// change one or two.
struct IdentitySet {
  private var few: (ObjectIdentifier?, ObjectIdentifier?, ObjectIdentifier?)
  /// Further objects, as many as can be searched quickly.
  private var more: [ObjectIdentifier] = []
  private var many: Set<ObjectIdentifier> = []

  /// Adds an object; returns whether it is new.
  mutating func insert(_ object: AnyObject) -> Bool {
    let id = ObjectIdentifier(object)
    if few.0 == id || few.1 == id || few.2 == id || more.contains(id) { return false }
    if few.0 == nil {
      few.0 = id
    } else if few.1 == nil {
      few.1 = id
    } else if few.2 == nil {
      few.2 = id
    } else if more.count < 16 {
      if more.isEmpty { more.reserveCapacity(16) }
      more.append(id)
    } else {
      return many.insert(id).inserted
    }
    return true
  }
}
