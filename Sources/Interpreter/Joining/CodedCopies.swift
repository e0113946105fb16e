import ResponderKit

extension CodeProgram {
  /// Gives copies of views the classes of the originals, and what these store; where they hold an
  /// original, the copies hold its copy.
  package func copyParts(_ pairs: [(original: UIView, copy: UIView)]) {
    guard pairs.contains(where: { instance(of: $0.original) != nil }) else { return }
    let copies = Dictionary(
      pairs.map { (ObjectIdentifier($0.original), $0.copy) }, uniquingKeysWith: { $1 })
    for (original, copy) in pairs {
      guard let part = instance(of: original) else { continue }
      let other = CodeInstance(of: part.type, host: copy)
      other.values = part.values.map { value in
        value?.mapObjects { copies[ObjectIdentifier($0)] ?? $0 }
      }
      heap.attach(other, to: copy)
      join(copy)
    }
  }
}

extension CodeValue {
  /// Returns the value with other objects in place of those that it holds, also in lists.
  fileprivate func mapObjects(_ other: (AnyObject) -> AnyObject) -> CodeValue {
    switch self {
    case .object(let object): .object(other(object))
    case .array(let values): .array(values.map { $0.mapObjects(other) })
    case .set(let values): .set(values.map { $0.mapObjects(other) })
    case .tuple(let values): .tuple(values.map { $0.mapObjects(other) })
    case .structure(let type, let values): .structure(type, values.map { $0.mapObjects(other) })
    case .enumCase(let type, let index, let values):
      .enumCase(type, index, values.map { $0.mapObjects(other) })
    case .dictionary(let pairs):
      .dictionary(
        pairs.map { Pair(key: $0.key.mapObjects(other), value: $0.value.mapObjects(other)) })
    default: self
    }
  }
}
