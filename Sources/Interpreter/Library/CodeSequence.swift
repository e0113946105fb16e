import ResponderKit

/// Lists, sets, dictionaries, ranges and texts as code walks through them.
enum CodeSequence {
  /// Returns the type of the elements; nil if it is no sequence.
  static func element(of type: ValueType) -> ValueType? {
    switch type {
    case .array(let type), .set(let type): type
    case .dictionary(let key, let value):
      .tuple([ValueType.TupleElement("key", key), ValueType.TupleElement("value", value)])
    case .range(.int): .int
    case .string: .string
    case .mutable(let inner): element(of: inner)
    default: nil
    }
  }

  static func elements(of value: CodeValue) throws(CodeStop) -> [CodeValue] {
    switch value.contents {
    case .array(let values), .set(let values): return values
    case .dictionary(let pairs): return pairs.map { .tuple([$0.key, $0.value]) }
    case .string(let text): return text.map { .string(String($0)) }
    case .range(let range):
      guard case .whole(let lower, let upper) = range.bounds else { return [] }
      let count = upper.subtractingReportingOverflow(lower)
      let most = CodeBudget.mostElements - (range.isClosed ? 1 : 0)
      guard !count.overflow, count.partialValue <= most else {
        throw CodeStop(.tooManyElements(CodeBudget.mostElements))
      }
      return range.isClosed
        ? (lower...upper).map { .int($0) } : (lower..<upper).map { .int($0) }
    default: return []
    }
  }

  /// Returns the elements without those that equal an earlier one.
  static func withoutDoubles(_ values: [CodeValue]) -> [CodeValue] {
    var (result, known): ([CodeValue], [Int: [CodeValue]]) = ([], [:])
    for value in values {
      let isKnown = known[value.hash]?.contains { CodeValue.areEqual($0, value) } ?? false
      guard !isKnown else { continue }
      known[value.hash, default: []].append(value)
      result.append(value)
    }
    return result
  }

  static func contains(_ range: CodeValue.RangeValue, _ number: CodeValue) -> Bool {
    !CodeValue.isLess(number, range.lower)
      && (range.isClosed
        ? !CodeValue.isLess(range.upper, number) : CodeValue.isLess(number, range.upper))
  }

  /// Returns a part of a list.
  static func slice(_ value: CodeValue, _ range: CodeValue) throws(CodeStop) -> CodeValue {
    guard case .array(let values) = value.contents, case .range(let range) = range,
      case .whole(let lower, let upper) = range.bounds
    else { return .none }
    guard lower >= 0, upper < values.count || (upper == values.count && !range.isClosed) else {
      throw CodeStop(.indexOutOfRange(lower < 0 ? lower : upper, count: values.count))
    }
    return .array(Array(range.isClosed ? values[lower...upper] : values[lower..<upper]))
  }

  /// The members that a list has, for completion; ``Checker`` and ``property(_:of:)`` have them all.
  static let memberNames: [(name: String, detail: String, suffix: String)] =
    ["count", "first", "indices", "isEmpty", "last"].map { ($0, "", "") }
    + ["enumerated", "removeAll", "removeLast", "reversed", "sorted"].map { ($0, "()", "()") }
    + [
      "allSatisfy", "append", "compactMap", "contains", "dropFirst", "dropLast", "filter",
      "firstIndex", "flatMap", "forEach", "insert", "map", "max", "min", "prefix", "reduce",
      "remove", "suffix",
    ].map { ($0, "(…)", "") }

  /// Returns a property of a sequence; nil if it has none of the name.
  static func property(
    _ name: String, of type: ValueType
  ) -> (type: ValueType, get: (CodeValue) throws(CodeStop) -> CodeValue)? {
    if case .range(let bound) = type {
      switch name {
      case "lowerBound", "upperBound":
        let isLower = name == "lowerBound"
        return (
          bound,
          { value throws(CodeStop) in
            guard case .range(let range) = value else { return .none }
            return isLower ? range.lower : range.upper
          }
        )
      default: break
      }
    }
    guard type != .string, let element = element(of: type) else { return nil }
    switch name {
    case "count":
      return (.int, { value throws(CodeStop) in .int(try elements(of: value).count) })
    case "isEmpty":
      return (.bool, { value throws(CodeStop) in .bool(try elements(of: value).isEmpty) })
    case "first":
      return (element.orNil, { value throws(CodeStop) in try elements(of: value).first ?? .none })
    case "last":
      return (element.orNil, { value throws(CodeStop) in try elements(of: value).last ?? .none })
    case "indices":
      return (
        .range(.int),
        { value throws(CodeStop) in
          let count = try elements(of: value).count
          return .range(CodeValue.RangeValue(bounds: .whole(0, count), isClosed: false))
        }
      )
    case "lazy":
      return (.array(element), { value throws(CodeStop) in .array(try elements(of: value)) })
    case "keys", "values":
      guard case .dictionary(let key, let inner) = type else { return nil }
      let isKeys = name == "keys"
      return (
        .array(isKeys ? key : inner),
        { value throws(CodeStop) in
          guard case .dictionary(let pairs) = value.contents else { return .none }
          return .array(pairs.map { isKeys ? $0.key : $0.value })
        }
      )
    default: return nil
    }
  }

  /// Returns whether a sequence has a method of a name.
  static func knows(_ name: String, _ type: ValueType) -> Bool {
    element(of: type) != nil && type != .string && methods.contains(name)
  }

  static let methods: Set = [
    "append", "insert", "remove", "removeAll", "removeLast", "removeFirst", "contains", "first",
    "last", "firstIndex", "lastIndex", "map", "compactMap", "flatMap", "filter", "forEach",
    "reduce",
    "reversed", "sorted", "enumerated", "allSatisfy", "min", "max", "dropFirst", "dropLast",
    "prefix", "drop",
    "suffix", "joined", "isDisjoint", "union", "subtracting", "popLast", "swapAt", "index",
  ]
}

enum OptionSets {
  /// Returns whether a type is a set of options.
  static func isOne(_ type: ValueType) -> Bool { combined([], type, isUnion: true) != nil }

  static func union(_ values: [CodeValue], _ type: ValueType) -> CodeValue? {
    combined(values, type, isUnion: true) ?? values.first
  }

  static func intersection(_ values: [CodeValue], _ type: ValueType) -> CodeValue? {
    combined(values, type, isUnion: false)
  }

  /// Returns whether a set has no option.
  static func isEmpty(_ value: CodeValue, _ type: ValueType) -> Bool {
    combined([], type, isUnion: true).map { CodeValue.areEqual($0, value) } ?? true
  }

  private static func combined(
    _ values: [CodeValue], _ type: ValueType, isUnion: Bool
  ) -> CodeValue? {
    func combined<Options: OptionSet & CodeConstant>(_ type: Options.Type) -> CodeValue?
    where Options.Element == Options {
      let all = values.compactMap { Options.from($0) }
      guard var result = all.first else { return Options().codeValue }
      for one in all.dropFirst() {
        if isUnion { result.formUnion(one) } else { result.formIntersection(one) }
      }
      return result.codeValue
    }
    return switch type {
    case .value("UIControl.State"): combined(UIControl.State.self)
    case .value("UIControl.Event"): combined(UIControl.Event.self)
    case .value("UIView.AutoresizingMask"): combined(UIView.AutoresizingMask.self)
    default: nil
    }
  }
}

/// Names that are nearly others.
enum Spelling {
  /// Returns the names within two letters of another one, the nearest first.
  static func near(_ name: String, in names: some Sequence<String>) -> [String] {
    // A novel is a misspelling of nothing.
    guard name.utf8.count <= 200 else { return [] }
    var found: [(name: String, distance: Int)] = []
    for other in Set(names) where !other.isEmpty && other != name {
      guard abs(other.count - name.count) <= 2 else { continue }
      let distance = Self.distance(Array(name.lowercased()), Array(other.lowercased()))
      if distance <= min(2, max(1, name.count / 3)) { found.append((other, distance)) }
    }
    return found.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
  }

  private static func distance(_ one: [Character], _ other: [Character]) -> Int {
    var row = Array(0...other.count)
    for (i, letter) in one.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, second) in other.enumerated() {
        let cost = letter == second ? diagonal : diagonal + 1
        diagonal = row[j + 1]
        row[j + 1] = min(cost, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[other.count]
  }
}
