import ResponderKit

extension Library {
  func addStandard() {
    add(CGFloat.self, "CGFloat") { list in
      list.make("_:") { (value: CGFloat) in value }
      list.make("_:") { (value: Int) in CGFloat(value) }
      list.constant("pi", CGFloat.pi)
      list.constant("greatestFiniteMagnitude", CGFloat.greatestFiniteMagnitude)
      list.constant("leastNonzeroMagnitude", CGFloat.leastNonzeroMagnitude)
      list.constant("infinity", CGFloat.infinity)
      list.constant("zero", CGFloat(0))
      list.constant("nan", CGFloat.nan)
      list.get("magnitude") { $0.magnitude }
      list.get("isNaN") { $0.isNaN }
      list.get("isInfinite") { $0.isInfinite }
      list.get("isZero") { $0.isZero }
      list.method("rounded()") { (value: CGFloat) in value.rounded() }
      list.method("rounded(_:)") { (value: CGFloat, rule: FloatingPointRoundingRule) in
        value.rounded(rule)
      }
      list.method("squareRoot()") { (value: CGFloat) in value.squareRoot() }
      list.method("truncatingRemainder(dividingBy:)") { (value: CGFloat, other: CGFloat) in
        value.truncatingRemainder(dividingBy: other)
      }
    }
    add(FloatingPointRoundingRule.self) { list in
      for (name, rule) in [
        ("up", FloatingPointRoundingRule.up), ("down", .down), ("towardZero", .towardZero),
        ("awayFromZero", .awayFromZero), ("toNearestOrAwayFromZero", .toNearestOrAwayFromZero),
        ("toNearestOrEven", .toNearestOrEven),
      ] {
        list.constant(name, rule)
      }
    }
    add(Int.self) { list in
      list.make("_:") { (value: Int) in value }
      list.constant("max", Int.max)
      list.constant("min", Int.min)
      list.constant("zero", 0)
      list.get("magnitude") { Int(clamping: $0.magnitude) }
      list.method("isMultiple(of:)") { (value: Int, other: Int) in value.isMultiple(of: other) }
    }
    add(Bool.self) { list in
      list.make("_:") { (value: Bool) in value }
      list.constant("YES", true)
    }
    add(String.self) { list in
      list.make("_:") { (value: String) in value }
      list.make("_:") { (value: Int) in String(value) }
      list.make("_:") { (value: CGFloat) in "\(value)" }
      list.get("count") { $0.count }
      list.get("isEmpty") { $0.isEmpty }
      list.method("hasPrefix(_:)") { (text: String, other: String) in text.hasPrefix(other) }
      list.method("hasSuffix(_:)") { (text: String, other: String) in text.hasSuffix(other) }
      list.method("contains(_:)") { (text: String, other: String) in text.contains(other) }
      list.method("split(separator:)") { (text: String, separator: String) in
        text.split(separator: separator).map(String.init)
      }
      list.method("components(separatedBy:)") { (text: String, separator: String) in
        text.components(separatedBy: separator)
      }
      list.method("lowercased()") { (text: String) in text.lowercased() }
      list.method("uppercased()") { (text: String) in text.uppercased() }
    }
  }

  func addFunctions() {
    add("sqrt(_:)") { (value: CGFloat) in value.squareRoot() }
    add("pow(_:_:)") { (base: CGFloat, exponent: CGFloat) in pow(base, exponent) }
    add("hypot(_:_:)") { (x: CGFloat, y: CGFloat) in hypot(x, y) }
    add("floor(_:)") { (value: CGFloat) in floor(value) }
    add("ceil(_:)") { (value: CGFloat) in ceil(value) }
    add("round(_:)") { (value: CGFloat) in round(value) }
    add("fabs(_:)") { (value: CGFloat) in abs(value) }
    add("sin(_:)") { (value: CGFloat) in sin(value) }
    add("cos(_:)") { (value: CGFloat) in cos(value) }
    add("tan(_:)") { (value: CGFloat) in tan(value) }
    add("atan2(_:_:)") { (y: CGFloat, x: CGFloat) in atan2(y, x) }
    // The names of Swift 2, which old articles print.
    add("CGRectMake(_:_:_:_:)") { (x: CGFloat, y: CGFloat, w: CGFloat, h: CGFloat) in
      CGRect(x: x, y: y, width: w, height: h)
    }
    add("CGPointMake(_:_:)") { (x: CGFloat, y: CGFloat) in CGPoint(x: x, y: y) }
    add("CGSizeMake(_:_:)") { (w: CGFloat, h: CGFloat) in CGSize(width: w, height: h) }
    add("CGRectContainsPoint(_:_:)") { (rect: CGRect, point: CGPoint) in rect.contains(point) }
    add("CGRectInset(_:_:_:)") { (rect: CGRect, x: CGFloat, y: CGFloat) in
      rect.insetBy(dx: x, dy: y)
    }
    add("UIEdgeInsetsMake(_:_:_:_:)") { (t: CGFloat, l: CGFloat, b: CGFloat, r: CGFloat) in
      UIEdgeInsets(top: t, left: l, bottom: b, right: r)
    }
    add("UIEdgeInsetsInsetRect(_:_:)") { (rect: CGRect, insets: UIEdgeInsets) in
      rect.inset(by: insets)
    }
  }
}
