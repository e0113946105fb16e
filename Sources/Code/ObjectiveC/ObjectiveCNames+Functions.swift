/// The functions of C and the messages that Swift writes in another way.
extension ObjectiveCNames {
  /// How Swift writes a function of C.
  private enum Form {
    /// A member of the first argument; the others have labels.
    case member(String, [String?])
    /// A property of the first argument.
    case property(String)
    case sign(String)
    /// Another function, or an initializer.
    case function(String, [String?])
  }

  private static let functions: [String: Form] = [
    "CGRectContainsPoint": .member("contains", [nil]),
    "CGRectContainsRect": .member("contains", [nil]),
    "CGRectIntersectsRect": .member("intersects", [nil]),
    "CGRectInset": .member("insetBy", ["dx", "dy"]),
    "CGRectOffset": .member("offsetBy", ["dx", "dy"]), "CGRectUnion": .member("union", [nil]),
    "CGRectIntersection": .member("intersection", [nil]),
    "UIEdgeInsetsInsetRect": .member("inset", ["by"]), "CGRectGetMinX": .property("minX"),
    "CGRectGetMidX": .property("midX"), "CGRectGetMaxX": .property("maxX"),
    "CGRectGetMinY": .property("minY"), "CGRectGetMidY": .property("midY"),
    "CGRectGetMaxY": .property("maxY"), "CGRectGetWidth": .property("width"),
    "CGRectGetHeight": .property("height"), "CGRectIsEmpty": .property("isEmpty"),
    "CGRectIsNull": .property("isNull"), "CGRectEqualToRect": .sign("=="),
    "CGRectStandardize": .property("standardized"), "CGRectIntegral": .property("integral"),
    "CGPointEqualToPoint": .sign("=="), "CGSizeEqualToSize": .sign("=="),
    "UIEdgeInsetsEqualToEdgeInsets": .sign("=="),
    "CGRectMake": .function("CGRect", ["x", "y", "width", "height"]),
    "CGPointMake": .function("CGPoint", ["x", "y"]),
    "CGSizeMake": .function("CGSize", ["width", "height"]),
    "UIEdgeInsetsMake": .function("UIEdgeInsets", ["top", "left", "bottom", "right"]),
    "CGAffineTransformMakeRotation": .function("CGAffineTransform", ["rotationAngle"]),
    "CGAffineTransformMakeScale": .function("CGAffineTransform", ["scaleX", "y"]),
    "CGAffineTransformMakeTranslation": .function("CGAffineTransform", ["translationX", "y"]),
    "fabs": .function("abs", [nil]), "fabsf": .function("abs", [nil]),
    "MAX": .function("max", [nil, nil]), "MIN": .function("min", [nil, nil]),
    "fmax": .function("max", [nil, nil]), "fmin": .function("min", [nil, nil]),
    "fmaxf": .function("max", [nil, nil]), "fminf": .function("min", [nil, nil]),
    "floorf": .function("floor", [nil]), "ceilf": .function("ceil", [nil]),
    "roundf": .function("round", [nil]), "hypotf": .function("hypot", [nil, nil]),
    "atan2f": .function("atan2", [nil, nil]), "cosf": .function("cos", [nil]),
    "sinf": .function("sin", [nil]),
    "ABS": .function("abs", [nil]), "sqrtf": .function("sqrt", [nil]),
    "powf": .function("pow", [nil, nil]),
  ]

  /// Returns whether a name is that of a function that only C has.
  static func isFunction(_ name: String) -> Bool {
    name.first == "C" && functions[name] != nil || name.hasPrefix("UIEdgeInsetsM")
  }

  /// Returns the call of a function of C as Swift writes it; nil of other functions.
  static func call(
    of name: String, _ arguments: [CodeExpression], at range: Range<Int>
  ) -> CodeExpression? {
    guard let form = functions[name] else { return nil }
    func labelled(_ values: some Sequence<CodeExpression>, _ labels: [String?]) -> [CodeArgument] {
      zip(values, labels).map { CodeArgument($1, $0) }
    }
    switch form {
    case .member(let method, let labels):
      guard let first = arguments.first, arguments.count == labels.count + 1 else { return nil }
      let callee = CodeExpression(.member(first, method), at: range)
      return CodeExpression(.call(callee, labelled(arguments.dropFirst(), labels)), at: range)
    case .property(let property):
      guard arguments.count == 1 else { return nil }
      return CodeExpression(.member(arguments[0], property), at: range)
    case .sign(let sign):
      guard arguments.count == 2 else { return nil }
      return CodeExpression(.binary(sign, arguments[0], arguments[1]), at: range)
    case .function(let function, let labels):
      guard arguments.count == labels.count else { return nil }
      let callee = CodeExpression(.name(function), at: range)
      return CodeExpression(.call(callee, labelled(arguments, labels)), at: range)
    }
  }

  /// Returns what a message means that Swift writes in another way; nil of other messages.
  static func expression(
    _ parts: [String], _ receiver: CodeExpression, _ arguments: [CodeExpression],
    at range: Range<Int>
  ) -> CodeExpression? {
    if let type = receiver.name, type.hasPrefix("NS"),
      let made = collection(type, parts, arguments, at: range)
    {
      return made
    }
    let chained = CodeExpression(.optionalChain(receiver), at: receiver.range)
    switch (selector(parts, arguments: arguments.count), arguments.count) {
    case ("objectAtIndex:", 1), ("objectAtIndexedSubscript:", 1):
      return CodeExpression(.element(chained, [CodeArgument(nil, arguments[0])]), at: range)
    case ("isEqual:", 1), ("isEqualToString:", 1):
      return CodeExpression(.binary("==", receiver, arguments[0]), at: range)
    case ("anyObject", 0): return CodeExpression(.member(chained, "first"), at: range)
    case ("stringWithFormat:", _), ("initWithFormat:", _):
      let values = arguments.enumerated().map { CodeArgument($0 == 0 ? "format" : nil, $1) }
      return CodeExpression(.call(CodeExpression(.name("String"), at: range), values), at: range)
    case ("stringValue", 0):
      return CodeExpression(
        .call(
          CodeExpression(.name("String"), at: range),
          [
            CodeArgument("format", CodeExpression(.text([.letters("%@")]), at: range)),
            CodeArgument(nil, receiver),
          ]), at: range)
    case ("length", 0): return CodeExpression(.member(chained, "count"), at: range)
    case ("value:withObjCType:", 2), ("valueWithBytes:objCType:", 2):
      if receiver.name == "NSValue", case .prefix("&", let value) = arguments[0].kind {
        return value
      }
      return nil
    case ("allObjects", 0): return allObjects(of: receiver, at: range)
    case ("numberWithFloat:", 1), ("numberWithDouble:", 1), ("numberWithInteger:", 1),
      ("numberWithInt:", 1), ("numberWithBool:", 1), ("valueWithUIEdgeInsets:", 1),
      ("valueWithCGRect:", 1), ("valueWithCGPoint:", 1), ("valueWithCGSize:", 1):
      return receiver.name == "NSNumber" || receiver.name == "NSValue" ? arguments[0] : nil
    case (let name, 0): return content(name, of: receiver, at: range)
    default: return nil
    }
  }

  /// Returns the collection that a message to its class makes; nil of other messages.
  private static func collection(
    _ type: String, _ parts: [String], _ arguments: [CodeExpression], at range: Range<Int>
  ) -> CodeExpression? {
    let word = ["Array", "Set", "Dictionary", "HashTable", "MapTable"].first(where: type.hasSuffix)
    guard let word else { return nil }
    var content: CodeExpression?
    let name = parts[0]
    switch name {
    case "array", "set", "dictionary", "weakObjectsHashTable", "strongToStrongObjectsMapTable",
      "weakToStrongObjectsMapTable", "arrayWithCapacity", "setWithCapacity",
      "dictionaryWithCapacity", "new":
      break
    case "arrayWithObject", "setWithObject", "arrayWithObjects", "setWithObjects":
      let isEnded = if case .nothing? = arguments.last?.kind { true } else { false }
      let values = isEnded ? Array(arguments.dropLast()) : arguments
      content = CodeExpression(.array(values), at: range)
    case "arrayWithArray", "setWithSet", "setWithArray", "dictionaryWithDictionary",
      "arrayWithSet":
      content = arguments.first
    case "dictionaryWithObject":
      guard arguments.count == 2 else { return nil }
      content = CodeExpression(
        .dictionary([(key: arguments[1], value: arguments[0])]), at: range)
    default: return nil
    }
    if word == "Dictionary", !type.hasPrefix("NSMutable") {
      return content ?? CodeExpression(.dictionary([]), at: range)
    }
    let maker = type.hasPrefix("NSMutable") || word.hasSuffix("Table") ? type : word
    if maker == "Array", let content, case .array = content.kind { return content }
    let value = content ?? CodeExpression(.array([]), at: range)
    return CodeExpression(
      .call(
        CodeExpression(.name(maker), at: range),
        content == nil && maker == type ? [] : [CodeArgument(nil, value)]), at: range)
  }

  /// Returns the list of the objects of a set, or of those that an enumerator goes through.
  static func allObjects(
    of value: CodeExpression, at range: Range<Int>
  ) -> CodeExpression {
    let inner = if case .optionalChain(let inner) = value.kind { inner } else { value }
    // What an enumerator goes through is a list already.
    if case .call(let callee, _) = inner.kind, case .member(_, "reversed") = callee.kind {
      return inner
    }
    let list = CodeExpression(.name("Array"), at: range)
    return CodeExpression(.call(list, [CodeArgument(nil, inner)]), at: range)
  }
}
