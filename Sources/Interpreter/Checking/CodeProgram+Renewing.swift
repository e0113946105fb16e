import Code

/// Types and values of an earlier program in this one, which has read the same texts again.
extension CodeProgram {
  /// Returns the type of the same name and form as one of an earlier program; nil if there is none.
  func renewed(_ type: ValueType) -> ValueType? {
    switch type {
    case .own(let own):
      return (own.isExtension ? extensions[own.name] : types[own.name]).flatMap {
        $0.kind == own.kind ? .own($0) : nil
      }
    case .array(let inner): return renewed(inner).map { .array($0) }
    case .set(let inner): return renewed(inner).map { .set($0) }
    case .mutable(let inner): return renewed(inner).map { .mutable($0) }
    case .optional(let inner): return renewed(inner).map { .optional($0) }
    case .range(let inner): return renewed(inner).map { .range($0) }
    case .metatype(let inner): return renewed(inner).map { .metatype($0) }
    case .dictionary(let key, let value):
      guard let key = renewed(key), let value = renewed(value) else { return nil }
      return .dictionary(key, value)
    case .tuple(let elements):
      let found = elements.compactMap { element in
        renewed(element.type).map { ValueType.TupleElement(element.label, $0) }
      }
      return found.count == elements.count ? .tuple(found) : nil
    case .function(let parameters, let result):
      let found = parameters.compactMap(renewed)
      guard found.count == parameters.count, let result = renewed(result) else { return nil }
      return .function(found, result)
    default: return type
    }
  }

  /// Returns a value of an earlier program as one of the types that this one has; nil if one of them
  /// has changed so that it cannot hold it, or if it is larger than anybody needs: values that share
  /// their parts may be.
  func renewed(_ value: CodeValue) -> CodeValue? {
    var rest = CodeValue.mostParts
    return renewed(value, &rest)
  }

  private func renewed(_ value: CodeValue, _ rest: inout Int) -> CodeValue? {
    rest -= 1
    guard rest > 0 else { return nil }
    switch value {
    case .enumCase(let own, let index, let values):
      guard let type = own.isChoice ? choiceType(own.name) : types[own.name],
        own.cases.indices.contains(index),
        let place = type.cases.firstIndex(where: {
          $0.name == own.cases[index].name && $0.values.count == values.count
        }), let values = renewed(values, &rest)
      else { return nil }
      return .enumCase(type, place, values)
    case .structure(let own, let values):
      guard let type = types[own.name], type.stored.map(\.name) == own.stored.map(\.name),
        let values = renewed(values, &rest)
      else { return nil }
      return .structure(type, values)
    case .array(let values): return renewed(values, &rest).map { .array($0) }
    case .set(let values): return renewed(values, &rest).map { .set($0) }
    case .tuple(let values): return renewed(values, &rest).map { .tuple($0) }
    case .dictionary(let pairs):
      guard let keys = renewed(pairs.map(\.key), &rest),
        let values = renewed(pairs.map(\.value), &rest)
      else { return nil }
      return .dictionary(zip(keys, values).map { CodeValue.Pair(key: $0, value: $1) })
    case .type(let type): return renewed(type).map { .type($0) }
    default: return value
    }
  }

  /// Returns the type of a value that has to be given, of which the code names cases.
  private func choiceType(_ name: String) -> OwnType? {
    if case .own(let type)? = globals[name]?.type { type } else { nil }
  }

  private func renewed(_ values: [CodeValue], _ rest: inout Int) -> [CodeValue]? {
    var found: [CodeValue] = []
    for value in values {
      guard let value = renewed(value, &rest) else { return nil }
      found.append(value)
    }
    return found
  }
}
