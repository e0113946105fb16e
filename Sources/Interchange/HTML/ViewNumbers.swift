import Explanation
import Foundation
import Presentation
import ResponderKit
import Scenes
import Text

/// The place of a view, to map points to its coordinates as hit-testing does, and what is peculiar
/// about it.
struct ViewNumbers {
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
    if let refusal { json["refusal"] = .string(refusal) }
    let overrides = view.viewOverrides.map { scene.words(of: $0) }
    if !overrides.isEmpty { json["overrides"] = .string(overrides.joined(separator: ", ")) }
    return json
  }

  /// The reason why the view refuses every point, with the rule.
  private var refusal: String? {
    guard case .never = view.hitTestManner.kind else { return nil }
    switch view.hitTestRejection(of: .zero, with: nil) {
    case nil, .outside, .outsideByOverride: return nil
    case let rejection?:
      return "\(DecisionWords(scene).flag(rejection)) (\(rejection.fact.rule))"
    }
  }
}
