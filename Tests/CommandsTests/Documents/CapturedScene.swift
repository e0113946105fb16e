import Interchange
import ResponderKit
import Scenes

@testable import CaptureFile

/// All that a capture tells of a scene, as lines that name objects by their addresses.
struct CapturedScene {
  private let scene: Scene
  /// Returns the address of an object in the capture.
  private let address: (AnyObject) -> String
  private(set) var lines: [String] = []

  /// Takes the lines of the scene that is captured.
  init(_ scene: Scene) {
    self.init(scene) { Tapscope.address(of: $0) }
  }

  /// Takes the lines of the scene that an import of its capture gives.
  init(_ scene: Scene, importedFrom original: Scene) {
    var addresses: [ObjectIdentifier: String] = [:]
    for object in Self.objects(of: original) {
      let address = Tapscope.address(of: object)
      guard let copy = scene.names.responder(atAddress: address) else { continue }
      addresses[ObjectIdentifier(copy)] = address
    }
    self.init(scene) { object in
      addresses[ObjectIdentifier(object)] ?? (object as? StatefulObject).flatMap {
        scene.names.entry(of: $0)?.address
      } ?? "nowhere"
    }
  }

  private init(_ scene: Scene, _ address: @escaping (AnyObject) -> String) {
    self.scene = scene
    self.address = address
    for window in scene.windowsBackToFront {
      for view in window.subtree { add(view) }
    }
    for controller in controllers { add(controller) }
    let key = scene.application.keyWindow.map(address) ?? "none"
    lines.append("key \(key) ignoring \(scene.application.isIgnoringInteractionEvents)")
  }

  private static func objects(of scene: Scene) -> [StatefulObject] {
    var objects: [StatefulObject] = [scene.application]
    objects += [scene.windowScene, scene.appDelegate].compactMap { $0 }
    objects += scene.views.flatMap { [$0 as StatefulObject] + ($0.gestureRecognizers ?? []) }
    return objects + scene.controllers
  }

  /// The controllers of views in windows.
  private var controllers: [UIViewController] {
    scene.windowsBackToFront.flatMap(\.subtree).compactMap { view in
      (view.next as? UIViewController).flatMap { $0.viewIfLoaded === view ? $0 : nil }
    }
  }

  private func reference(_ object: AnyObject?) -> String { object.map(address) ?? "none" }

  private mutating func add(_ view: UIView) {
    let name = address(view)
    lines.append("\(name) in \(reference(view.superview)) next \(reference(view.next))")
    for property in PropertyTable.properties(of: view) where Self.isCaptured(property) {
      guard let value = property.get(view) else { continue }
      lines.append("\(name) \(property.name) \(value.text { reference($0) })")
    }
    // What is captured is the inset as it is adjusted, and an import does not adjust it again (R8.7).
    if let view = view as? UIScrollView { lines.append("\(name) \(view.adjustedContentInset)") }
    lines.append("\(name) bounds \(view.bounds) center \(view.center)")
    // Those by which a sheet or a stack moves come back as recognizers of an unknown class.
    for recognizer in view.gestureRecognizers ?? []
    where !scene.className(of: recognizer).hasPrefix("Container") {
      add(recognizer, on: name)
    }
    if let window = view as? UIWindow {
      let root = window.rootViewController
      if root?.viewIfLoaded?.superview === window {
        lines.append("\(name) root \(reference(root))")
      }
      lines.append("\(name) first \(reference(window.firstResponder))")
    }
    guard let control = view as? UIControl else { return }
    control.enumerateEventHandlers { _, pair, events, _ in
      guard let pair else { return }
      lines.append("\(name) \(events) \(reference(pair.target)) \(pair.action)")
    }
  }

  private mutating func add(_ recognizer: UIGestureRecognizer, on view: String) {
    let name = address(recognizer)
    let waits = recognizer.failureRequirements.map(address).joined(separator: " ")
    lines.append("\(view) has \(type(of: recognizer)) \(name) after \(waits)")
    for property in PropertyTable.properties(of: recognizer) where property.isSaved {
      guard let value = property.get(recognizer) else { continue }
      lines.append("\(name) \(property.name) \(value.text { reference($0) })")
    }
    for (target, action) in recognizer.targetsAndActions where target !== recognizer.view {
      lines.append("\(name) tells \(reference(target)) \(action)")
    }
  }

  private mutating func add(_ controller: UIViewController) {
    lines.append(
      "\(address(controller)) has \(reference(controller.viewIfLoaded)) "
        + "in \(reference(controller.parent)) next \(reference(controller.next))")
  }

  /// The classes whose properties an import does not set: their parts are views of the text.
  private static let madeByParts: Set = [
    "UITableViewCell", "UITabBarButton", "_UIButtonBarButton", "UIStackView",
  ]

  private static func isCaptured(_ property: Property) -> Bool {
    property.isSaved && property.set != nil && !madeByParts.contains(property.className)
      && !["contentInset", "contentInsetAdjustmentBehavior"].contains(property.name)
  }
}
