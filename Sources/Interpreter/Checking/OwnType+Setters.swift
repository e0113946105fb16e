import Code

/// What gives the properties of an object their values, as far as the texts tell.
extension OwnType {
  /// Returns whether a property begins with nothing in a new object, and is set only by what does not run:
  /// methods that cannot be read or run, the one that an archive calls, and initializers if none ran.
  package func isSetElsewhere(_ property: StoredProperty, isInitialized: Bool) -> Bool {
    guard
      source.language == .objectiveC || property.declaration.type?.isImplicitlyUnwrapped == true,
      property.declaration.value == nil || source.language == .objectiveC
    else { return false }
    return textsNotRun(besides: isInitialized ? [] : initializerTexts, isInitialized)
      .contains { $0.sets(property.name) }
  }

  /// Returns the texts of the methods that do not run, behind others.
  private func textsNotRun(besides others: [String], _ isInitialized: Bool) -> [String] {
    let methods = methods.values.joined().filter {
      $0.declaration.body != nil && $0.body == nil || $0.declaration.name == "awakeFromNib"
    }
    let all =
      others + unread.filter { !isInitialized || !$0.isInitializer }.map(\.text)
      + methods.map { $0.source.text($0.declaration.range) }
    return ownSuperclass?.textsNotRun(besides: all, isInitialized) ?? all
  }

  /// The texts of the initializers that run for a new object.
  var initializerTexts: [String] {
    allInitializers.map { $0.source.text($0.declaration.range) }
      + (ownSuperclass?.initializerTexts ?? [])
  }
}

extension String {
  /// Returns whether a text of code gives a property a value.
  fileprivate func sets(_ name: String) -> Bool {
    if contains("set\(name.prefix(1).uppercased())\(name.dropFirst()):") { return true }
    return ranges(of: name).contains { range in
      let before = self[..<range.lowerBound].last { $0 != "_" }
      let behind = self[range.upperBound...].drop(while: \.isWhitespace)
      return before.map { !$0.isLetter && !$0.isNumber } ?? true && behind.hasPrefix("=")
        && !behind.hasPrefix("==")
    }
  }
}
