import Analysis
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
    if let text = scene.shownText(of: view), !text.isEmpty { json["text"] = .string(text) }
    let model = view.hitTestModel
    if let offset = model.offset {
      json["offset"] = offset.json
    } else if let affine = model.affine {
      json["affine"] = .numbers(affine.map(Double.init))
    }
    let states = ViewRemark.state(of: view).filter { !$0.isUsual(of: view, in: scene) }
      .map { $0.words(in: scene) }
    if !states.isEmpty { json["states"] = .string(states.joined(separator: ", ")) }
    if let refusal { json["refusal"] = .string(refusal) }
    let overrides = view.viewOverrides.map { scene.words(of: $0) }
    if !overrides.isEmpty { json["overrides"] = .string(overrides.joined(separator: ", ")) }
    return json
  }

  /// The reason why the view refuses every point, with the rule.
  private var refusal: String? {
    guard case .never = view.hitTestModel.kind else { return nil }
    let rejection: HitTestRejection
    switch view.hitTestRejection(of: .zero, with: nil) {
    case nil, .outside, .outsideByOverride:
      // The superview does not ask such a view, which would not refuse itself (R2.15).
      guard !view.isFoundBySuperview else { return nil }
      rejection = .singularTransform
    case let flag?: rejection = flag
    }
    return "\(DecisionWords(scene).flag(rejection)) (\(rejection.fact.rule))"
  }
}
