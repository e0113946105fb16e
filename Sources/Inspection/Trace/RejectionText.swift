import ResponderKit

extension HitTestRejection {
  /// Why a view answered nil, with the numbers.
  ///
  /// - Parameters:
  ///   - point: The point in the view's coordinates.
  ///   - override: What the view's override did, if it has one.
  public func text(at point: CGPoint, override: HitTestOverrideWords?) -> String {
    switch self {
    case .interactionDisabled: return "interaction is off"
    case .hidden: return "hidden"
    case .transparent(let alpha):
      // Just below the threshold the digits are the point.
      let text = CGFloat(alpha).shortText
      return "alpha \(text == "0.01" ? "\(Double(alpha))" : text) is below 0.01"
    case .disabled: return "a disabled control is not hit"
    case .outside(let bounds):
      if bounds.isEmpty { return "zero size \(bounds.text) contains nothing" }
      return "\(point.text) outside \(bounds.text): \(Self.miss(point, bounds))"
    case .outsideByOverride:
      return "\(point.text) refused by \(override?.pointInside ?? "an override")"
    case .singularTransform: return "the transform has no inverse"
    case .overridden: return "hitTest is overridden: \(override?.hitTest ?? "it") answers nil"
    }
  }

  /// The same in fewer and fewer words, where it can be said in fewer.
  package func shorterTexts(at point: CGPoint, override: HitTestOverrideWords?) -> [String] {
    switch self {
    case .outside(let bounds):
      return bounds.isEmpty
        ? ["zero size"]
        : ["\(point.text) outside \(bounds.text)", "outside: \(Self.miss(point, bounds))"]
    case .outsideByOverride: return ["refused by \(override?.pointInside ?? "an override")"]
    case .overridden: return ["\(override?.hitTest ?? "an override") answers nil"]
    default: return []
    }
  }

  /// How far a point lies outside a rectangle, and on which side.
  private static func miss(_ point: CGPoint, _ bounds: CGRect) -> String {
    var parts: [String] = []
    func side(
      _ value: CGFloat, _ low: CGFloat, _ high: CGFloat, _ before: String, _ behind: String,
      edge: String
    ) {
      if value < low { parts.append("\((low - value).shortText) \(before)") }
      if value == high { parts.append("on the \(edge) edge") }
      if value > high { parts.append("\((value - high).shortText) \(behind)") }
    }
    side(point.x, bounds.minX, bounds.maxX, "left", "right", edge: "right")
    side(point.y, bounds.minY, bounds.maxY, "above", "below", edge: "lower")
    return parts.joined(separator: ", ")
  }

  /// The rule that says so.
  public var rule: String {
    switch self {
    case .interactionDisabled, .hidden: return "R2.1"
    case .transparent: return "R2.3"
    case .disabled: return "R2.9"
    case .outside(let bounds): return bounds.isEmpty ? "R2.5" : "R2.4"
    case .outsideByOverride: return "R2.1"
    case .singularTransform: return "R2.15"
    case .overridden: return "R2.1"
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

  /// All words that scripts may use for the reason.
  public var words: [String] {
    if case .outsideByOverride = self { ["override", "outside"] } else { [word] }
  }
}
