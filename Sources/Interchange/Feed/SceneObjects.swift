import Analysis
import Presentation
import ResponderKit
import Scenes
import Text

/// The views on the screen and the other responders of their chains, as the page reads them: with
/// numbers in place of references.
struct SceneObjects {
  /// The views of all windows, each before those in it, back to front.
  let views: [UIView]
  /// The other responders of chains, and views that are in no window but answer for others.
  private(set) var others: [UIResponder] = []
  private var known: Set<ObjectIdentifier>
  private let numbers: FeedNumbers
  private let scene: Scene

  /// - Parameter numbers: The numbers that are in use; new ones follow the order of the lists.
  init(_ scene: Scene, _ numbers: FeedNumbers) {
    (self.scene, self.numbers) = (scene, numbers)
    views = Array(Subtree(of: scene.windowsBackToFront))
    known = Set(views.lazy.map(ObjectIdentifier.init))
    for view in views { _ = numbers.number(of: ObjectID(view)) }
  }

  /// Returns the number of a responder; one that is new is listed, with its chain.
  mutating func number(of responder: UIResponder) -> Int {
    var next: UIResponder? = responder
    while let current = next, known.insert(ObjectIdentifier(current)).inserted {
      _ = numbers.number(of: ObjectID(current))
      others.append(current)
      next = current.next
    }
    return numbers.number(of: ObjectID(responder))
  }

  mutating func viewObjects(_ drawn: [DrawnView]) -> [JSONObject] {
    let dead = Set(drawn.lazy.filter(\.isDead).map { ObjectIdentifier($0.view) })
    return views.prefix { _ in !scene.mustStop() }.map { view in
      var object = self.object(of: view)
      object["parent"] = .integer(view.superview.map { numbers.number(of: ObjectID($0)) } ?? -1)
      object["toParent"] = view.transformToSuperview.json
      if dead.contains(ObjectIdentifier(view)) { object["dead"] = true }
      object.merge(ViewNumbers(view, in: scene).json)
      if view.isInteractive(in: scene) { object["acts"] = true }
      return object
    }
  }

  /// Returns the other responders as objects; those that are found meanwhile are added to the list.
  mutating func otherObjects() -> [JSONObject] {
    var objects: [JSONObject] = []
    while objects.count < others.count { objects.append(object(of: others[objects.count])) }
    return objects
  }

  /// Returns the views in drawing order: the view, its level in space, its opacity, whether it is
  /// seen, the part of it that is not clipped, 0 for all of it, and what is painted where it is not as
  /// usual: `color` with `alpha`, the `face` between round corners, areas that take `touches`.
  func layers(_ drawn: [DrawnView]) -> [JSONValue] {
    // What nobody sees raises nothing.
    let seen = drawn.filter(\.isSeen)
    var levels = DrawingLevels.levels(of: seen)[...]
    let levelsOfAll = seen.count < drawn.count ? DrawingLevels.levels(of: drawn) : []
    return drawn.enumerated().map { k, drawn in
      let level = drawn.isSeen ? levels.removeFirst() : levelsOfAll[k]
      let isWhole = drawn.visible == ConvexPolygon(drawn.corners)
      return .array(
        [
          .integer(numbers.number(of: ObjectID(drawn.view))), .integer(level),
          .number(drawn.opacity.short), .integer(drawn.isSeen ? 1 : 0),
          isWhole ? 0 : Self.numbers(of: drawn.visible.corners),
        ] + (paint(of: drawn).map { [.object($0)] } ?? []))
    }
  }

  /// Returns what is painted for a view; nil if it looks as usual.
  private func paint(of drawn: DrawnView) -> JSONObject? {
    let paint = ViewPaint(drawn, in: scene)
    let isRound = drawn.face != drawn.visible
    guard paint.color != nil || isRound || !paint.touchOutlines.isEmpty else { return nil }
    var json: JSONObject = [:]
    if let color = paint.color {
      json["color"] = .string(color.hex)
      if color.parts.alpha < 1 { json["alpha"] = .number(color.parts.alpha.short) }
    }
    if isRound { json["face"] = Self.numbers(of: drawn.face.corners) }
    if !paint.touchOutlines.isEmpty {
      json["touches"] = .array(paint.touchOutlines.map(Self.numbers))
    }
    return json
  }

  private static func numbers(of points: [CGPoint]) -> JSONValue {
    .numbers(points.flatMap { [$0.x.short, $0.y.short] })
  }

  private mutating func object(of responder: UIResponder) -> JSONObject {
    var object: JSONObject = [
      "id": .integer(numbers.number(of: ObjectID(responder))),
      "name": .string(scene.label(of: responder)),
      "class": .string(scene.className(of: responder)),
      "next": .integer(responder.next.map { number(of: $0) } ?? -1),
    ]
    let handled = responder.handledMethods.map(\.method)
    if !handled.isEmpty { object["handles"] = .string(EventMethod.phrase(handled)) }
    return object
  }
}

extension CGFloat {
  /// The number in thousandths, as a picture needs it.
  fileprivate var short: Double { (Double(self) * 1_000).rounded() / 1_000 }
}

extension UIColor {
  /// The colour without its opacity, as pages and SVG write it.
  package var hex: String {
    let parts = parts
    return "#"
      + [parts.red, parts.green, parts.blue].map { part in
        let text = String(Int((part * 255).rounded()), radix: 16)
        return text.count < 2 ? "0" + text : text
      }.joined()
  }
}

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

/// The numbers by which a feed calls views, other responders and recognizers: the same ones as long
/// as it lasts.
package final class FeedNumbers {
  private var numbers: [ObjectID: Int] = [:]
  private var objects: [ObjectID] = []

  /// Creates numbers that begin with 0.
  package init() {}

  /// Returns the number of an object; a new one for an object that is new.
  package func number(of object: ObjectID) -> Int {
    if let number = numbers[object] { return number }
    numbers[object] = objects.count
    objects.append(object)
    return objects.count - 1
  }

  func number(of object: ObjectID?) -> JSONValue {
    .integer(object.map { number(of: $0) } ?? -1)
  }

  /// Returns the object of a number; nil if there is none.
  package func object(of number: Int) -> ObjectID? {
    objects.indices.contains(number) ? objects[number] : nil
  }
}
