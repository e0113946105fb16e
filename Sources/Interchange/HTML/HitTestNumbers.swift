import Explanation
import Foundation
import Presentation
import ResponderKit
import Scenes
import Text

/// What a page needs to decide as hit-testing does whether a view takes a point, or the name of the
/// override that it cannot run.
struct HitTestNumbers {
  private let view: UIView
  private let scene: Scene

  init(_ view: UIView, in scene: Scene) {
    self.view = view
    self.scene = scene
  }

  var json: JSONObject {
    var json: JSONObject = ["frame": view.frame.json, "bounds": view.bounds.json]
    if let text = view.shownText, !text.isEmpty { json["text"] = .string(text) }
    let manner = view.hitTestManner
    if let offset = manner.offset {
      json["offset"] = offset.json
    } else if let affine = manner.affine {
      json["affine"] = .numbers(affine.map(Double.init))
    }
    switch manner.kind {
    case .never: json["refusal"] = .strings(refusal)
    case .standard(let area):
      if area != view.bounds { json["area"] = area.json }
      if let behavior = view.pointInsideBehavior {
        json["reads"] = .string(scene.words(of: behavior))
      }
    case .passthrough, .overflowing, .asked:
      if manner.offset == nil, manner.affine == nil {
        json["refusal"] = .strings(words(.singularTransform))
      } else {
        json["override"] = .string(override)
      }
    }
    return json
  }

  /// Why the view refuses every point, and the rule.
  private var refusal: [String] {
    switch view.hitTestRejection(of: .zero, with: nil) {
    case nil, .outside, .outsideByOverride:
      return ["hitTest is overridden: \(override) answers nil", "\(RuleID(2, 12))"]
    case let rejection?: return words(rejection)
    }
  }

  private func words(_ rejection: HitTestRejection) -> [String] {
    [DecisionWords(scene).flag(rejection), rejection.fact.rule.description]
  }

  private var override: String {
    let overrides = view.viewOverrides.map { scene.words(of: $0) }
    return overrides.isEmpty
      ? String(describing: type(of: view)) : overrides.joined(separator: ", ")
  }
}
