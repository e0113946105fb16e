import Language
import ResponderKit
import Scenes
import Session
import Text

extension Command {
  package static let remove = Command(
    name: "remove", aliases: ["rm", "delete"], group: .building,
    summary: "removes a view, a window, a controller or a recognizer, and forgets it",
    changesScene: true,
    forms: [
      Form(.oneOrMore(.located(.object()))) { call, places in
        for place in places {
          let (object, names) = (place.value, call.namesTakenAlong(by: place.value))
          let name = call.scene.label(of: object)
          if let root = call.rootView(in: object) {
            throw call.error(
              .refused(
                "'\(root)', the root view of a window's root view controller, lies in '\(name)' "
                  + "and stays"), at: place)
          }
          try call.takeOut(place)
          if let view = object as? UIView, let parent = view.superview {
            call.note("\(name) stays: its code put it into \(call.scene.label(of: parent)) again")
            continue
          }
          call.forget(object)
          call.confirm(
            "\(name) removed" + (names.isEmpty ? "" : ", with \(names.listed("and"))")
              + "; 'undo' brings \(names.isEmpty ? "it" : "them") back")
        }
      }
    ])
}

extension Call {
  /// Takes an object out of what it is in: a view out of its superview, a controller away from all
  /// others, a recognizer off its view.
  func takeOut(_ place: Located<StatefulObject>) throws {
    let name = scene.label(of: place.value)
    switch place.value {
    case let recognizer as UIGestureRecognizer:
      recognizer.view?.removeGestureRecognizer(recognizer)
    case is UIWindow:
      guard scene.windows.count > 1 else {
        throw error(.refused("'\(name)' is the only window"), at: place)
      }
    case let button as _UIButtonBarButton where button.item != nil:
      guard let item = button.item else { return }
      if let bar = button.superview as? UIToolbar {
        bar.items = bar.items?.filter { $0 !== item }
      }
      for controller in scene.controllers
      where controller.barButtonItems.contains(where: { $0.item === item }) {
        controller.remove(item)
      }
    case let view as UIView:
      guard scene.rootController(of: view) == nil else {
        throw error(
          .refused("'\(name)' is the root view of a window's root view controller and stays"),
          at: place)
      }
      view.removeFromSuperview()
    case let controller as UIViewController:
      guard !scene.isRoot(controller) else {
        throw error(
          .refused("'\(name)' is a window's root view controller and stays"), at: place)
      }
      for child in [controller] + controller.children { scene.releaseTab(of: child) }
      controller.viewIfLoaded?.removeFromSuperview()
      controller.leaveControllers()
    default:
      throw error(.refused("'\(name)' is part of every scene and stays"), at: place)
    }
  }

  /// Returns the name of the root view of a window's root view controller that would go with an
  /// object; nil if none would.
  fileprivate func rootView(in object: StatefulObject) -> String? {
    guard let view = object as? UIView ?? (object as? UIViewController)?.viewIfLoaded else {
      return nil
    }
    let roots = scene.windows.filter { $0 !== view }.compactMap {
      $0.rootViewController?.viewIfLoaded
    }
    return roots.first { $0 !== view && $0.isDescendant(of: view) }.map { scene.label(of: $0) }
  }

  /// Takes the names of an object, and of all that goes with it, away.
  fileprivate func forget(_ object: StatefulObject) {
    switch object {
    case let window as UIWindow: scene.remove(window)
    case let view as UIView: scene.release(view)
    case let controller as UIViewController:
      scene.remove(controller)
      controller.viewIfLoaded.map { scene.release($0) }
    default: scene.unbind(object)
    }
  }

  /// Returns the names of the objects that are removed with another one.
  fileprivate func namesTakenAlong(by object: StatefulObject) -> [String] {
    guard let view = object as? UIView ?? (object as? UIViewController)?.viewIfLoaded else {
      return []
    }
    let controllers = scene.controllersByView
    var taken: [StatefulObject] = []
    for view in view.subtree {
      taken.append(view)
      if let controller = controllers[ObjectIdentifier(view)] { taken.append(controller) }
      taken += view.gestureRecognizers ?? []
    }
    let names = taken.compactMap { $0 === object ? nil : scene.names.name(of: $0) }
    return names.count > 6
      ? names.prefix(6) + ["\(names.count - 6) more"] : names
  }
}
