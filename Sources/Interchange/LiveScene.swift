import ResponderKit
import Scenes

extension Scene {
  /// Creates a scene of a window that code has made, with the other windows of its application.
  ///
  /// A view is called by the name that is given; else by the property of a view or controller that
  /// holds it; else by its class, as an imported view is. So is one that code makes later. The window is `window`, its root view
  /// controller `vc`, unless a property has another name for them.
  ///
  /// - Parameter window: The window. One that belongs to no application gets one, which lives as
  ///   long as the scene.
  package convenience init(of window: UIWindow, naming given: [String: UIResponder]) {
    let application = window.application ?? UIApplication()
    if window.application == nil {
      let scene = UIWindowScene(screenSize: window.bounds.size)
      application.connect(scene)
      window.windowScene = scene
    }
    let screenSize = window.windowScene?.screenBounds.size ?? window.bounds.size
    self.init(of: application, screenSize: screenSize)
    for (name, responder) in given.sorted(by: { $0.key < $1.key }) { give(name, to: responder) }
    give("window", to: window)
    giveNames(root: window.rootViewController)
    journal.forgetEverything()
    nameNewcomers = { [unowned self] in giveNames() }
  }

  /// Gives names to the views, controllers and windows that have none, as code makes them at any
  /// time.
  ///
  /// - Parameter root: The controller that is `vc` unless a property has another name for it.
  private func giveNames(root: UIViewController? = nil) {
    for window in application.windowsInOrder where !windows.contains(where: { $0 === window }) {
      add(window)
    }
    let controllers = windows.compactMap(\.rootViewController).flatMap(\.withDescendants)
    let responders = controllers + Array(views)
    guard responders.contains(where: { names.name(of: $0) == nil }) else { return }
    for owner in responders {
      for (name, object) in owner.properties { give(name, to: object) }
    }
    if let root { give("vc", to: root) }
    let nameless = responders.filter { names.name(of: $0) == nil }
    var namer = ImportNamer(self)
    namer.count(classes: nameless.map { className(of: $0) })
    for responder in nameless {
      let name = namer.name(like: className(of: responder), isOnly: false)
      give(name, to: responder)
    }
  }

  /// Gives an object a name, unless it has one, or the name means something else or an object that
  /// is still in the scene.
  private func give(_ name: String, to object: StatefulObject) {
    guard names.name(of: object) == nil, allowsName(name) else { return }
    if let other = names[name] {
      guard let view = other as? UIView, view.window == nil, !(view is UIWindow) else { return }
      unbind(view)
    }
    let entry = NameTable.Entry(name: name)
    if let controller = object as? UIViewController {
      add(controller, entry)
    } else {
      adopt(object, entry)
    }
  }
}

extension UIViewController {
  /// The controller, its children and what it presents, with theirs.
  fileprivate var withDescendants: [UIViewController] {
    var found = [self]
    var position = 0
    while position < found.count {
      let next = found[position].children + [found[position].presentedViewController]
      for controller in next.compactMap({ $0 }) where !found.contains(where: { $0 === controller })
      {
        found.append(controller)
      }
      position += 1
    }
    return found
  }
}

extension UIResponder {
  /// The views, controllers and recognizers that properties of the object's class and its
  /// superclasses hold, by the properties' names.
  fileprivate var properties: [(name: String, object: StatefulObject)] {
    var found: [(String, StatefulObject)] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror, !Self.isOfLibrary(current.subjectType) {
      for child in current.children {
        guard let name = child.label, let value = Self.object(in: child.value) else { continue }
        let lazyPrefix = "$__lazy_storage_$_"
        found.append(
          (name.hasPrefix(lazyPrefix) ? String(name.dropFirst(lazyPrefix.count)) : name, value))
      }
      mirror = current.superclassMirror
    }
    return found
  }

  private static func object(in value: Any) -> StatefulObject? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle != .optional else {
      return mirror.children.first.flatMap { object(in: $0.value) }
    }
    let isNamed = value is UIView || value is UIViewController || value is UIGestureRecognizer
    return isNamed ? value as? StatefulObject : nil
  }

  /// Returns whether a class is ResponderKit's, whose properties are no names.
  private static func isOfLibrary(_ type: Any.Type) -> Bool {
    String(reflecting: type).hasPrefix("ResponderKit.")
  }
}
