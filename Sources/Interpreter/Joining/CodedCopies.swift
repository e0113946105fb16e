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
        value.mapObjects { copies[ObjectIdentifier($0)] ?? $0 }
      }
      for index in part.unknown { other.hide(index) }
      heap.attach(other, to: copy)
      join(copy)
    }
  }
}

extension CodeValue {
  /// Returns a collection with other elements; anything else as it is.
  private func mapElements(_ other: (CodeValue) -> CodeValue) -> CodeValue {
    switch self {
    case .array(let values): .array(values.map(other))
    case .set(let values): .set(values.map(other))
    case .dictionary(let pairs):
      .dictionary(pairs.map { Pair(key: other($0.key), value: other($0.value)) })
    default: self
    }
  }

  /// Returns the value with other objects in place of those that it holds, also in lists.
  fileprivate func mapObjects(_ other: (AnyObject) -> AnyObject) -> CodeValue {
    var rest = Self.mostParts
    return mapObjects(other, &rest)
  }

  private func mapObjects(_ other: (AnyObject) -> AnyObject, _ rest: inout Int) -> CodeValue {
    rest -= 1
    guard rest > 0 else { return self }
    func mapped(_ values: [CodeValue], _ rest: inout Int) -> [CodeValue] {
      var found: [CodeValue] = []
      for value in values { found.append(value.mapObjects(other, &rest)) }
      return found
    }
    switch self {
    case .object(let collection as MutableCollection):
      // One that holds itself has no end; those within others are shared.
      let held = collection.value.mapElements { value in
        value.object is MutableCollection ? value : value.mapObjects(other)
      }
      return .object(MutableCollection(held, collection.changeObserver))
    case .object(let object): return .object(other(object))
    case .array(let values): return .array(mapped(values, &rest))
    case .set(let values): return .set(mapped(values, &rest))
    case .tuple(let values): return .tuple(mapped(values, &rest))
    case .structure(let type, let values): return .structure(type, mapped(values, &rest))
    case .enumCase(let type, let index, let values):
      return .enumCase(type, index, mapped(values, &rest))
    case .dictionary(let pairs):
      let (keys, values) = (mapped(pairs.map(\.key), &rest), mapped(pairs.map(\.value), &rest))
      return .dictionary(zip(keys, values).map { Pair(key: $0, value: $1) })
    default: return self
    }
  }
}
