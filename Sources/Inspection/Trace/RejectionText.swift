import ResponderKit

extension HitTestRejection {
  /// Why a view answered nil, with the numbers.
  ///
  /// - Parameters:
  ///   - point: The point in the view's coordinates.
  ///   - override: The override in words, if the view has one.
  public func text(at point: CGPoint, override: String?) -> String {
    switch self {
    case .interactionDisabled: return "interaction is off"
    case .hidden: return "hidden"
    case .transparent(let alpha): return "alpha \(CGFloat(alpha).shortText) is below 0.01"
    case .disabled: return "a disabled control is not hit"
    case .outside(let bounds):
      if bounds.isEmpty { return "zero size \(bounds.text) contains nothing" }
      return "\(point.text) outside \(bounds.text): \(Self.miss(point, bounds))"
    case .outsideByOverride: return "\(point.text) refused by \(override ?? "an override")"
    case .singularTransform: return "the transform has no inverse"
    case .overridden: return "hitTest is overridden: \(override ?? "override") answers nil"
    }
  }

  /// The same in fewer words, where it can be said in fewer.
  func shortText(at point: CGPoint) -> String? {
    switch self {
    case .outside(let bounds):
      return bounds.isEmpty ? "zero size" : "outside: \(Self.miss(point, bounds))"
    case .outsideByOverride, .overridden: return "refused by the override"
    default: return nil
    }
  }

  /// How far a point lies outside a rectangle, and on which side.
  private static func miss(_ point: CGPoint, _ bounds: CGRect) -> String {
    var parts: [String] = []
    func side(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat, _ names: (String, String)) {
      if value < low { parts.append("\((low - value).shortText) \(names.0)") }
      if value == high { parts.append("on the \(names.1) edge") }
      if value > high { parts.append("\((value - high).shortText) \(names.1)") }
    }
    side(point.x, bounds.minX, bounds.maxX, ("left", "right"))
    side(point.y, bounds.minY, bounds.maxY, ("above", "below"))
    return parts.joined(separator: ", ")
  }

  /// The rule that says so.
  public var rule: String {
    switch self {
    case .interactionDisabled, .hidden: return "R2.1"
    case .transparent: return "R2.3"
    case .disabled: return "R2.9"
    case .outside(let bounds): return bounds.isEmpty ? "R2.5" : "R2.4"
    case .outsideByOverride: return "R2.4"
    case .singularTransform: return "R2.15"
    case .overridden: return "R2.12"
    }
  }

  /// The word by which scripts name the reason.
  public var word: String {
    switch self {
    case .interactionDisabled: return "interaction"
    case .hidden: return "hidden"
    case .transparent: return "alpha"
    case .disabled: return "disabled"
    case .outside: return "outside"
    case .outsideByOverride, .overridden: return "override"
    case .singularTransform: return "singular"
    }
  }
}
