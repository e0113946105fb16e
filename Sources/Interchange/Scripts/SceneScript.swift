import ResponderKit
import Scenes

/// A scene as the commands that rebuild it.
///
/// The script begins with an empty scene and makes everything there is: windows and views from back
/// to front, then controllers, overrides, presentations. Views without a name are made by the
/// commands that make their neighbours, and are spoken of by number.
package struct SceneScript {
  let scene: Scene
  /// The commands, each a line, but for texts of code.
  package internal(set) var lines: [String] = []
  /// What code stores or has set, and no script can write.
  package internal(set) var leftOut: [String] = []
  /// What code made as it ran, and that is not there when the script is read.
  package private(set) var gone: [String] = []
  /// The controllers by their root views.
  let controllers: [ObjectIdentifier: UIViewController]
  /// The controllers in the order in which they are to be made.
  let parentsFirst: [UIViewController]
  /// The views that other objects bring along.
  let brought: [ObjectIdentifier: BroughtView]
  /// UIKit's own views round root views and presented ones, which come with these.
  let containers: Set<ObjectIdentifier>
  /// The views in no window.
  let away: Set<ObjectIdentifier>
  /// Views of these that stand before what brings them along.
  private var lateViews: [UIView] = []
  /// The tree that the lines so far make.
  var tree = ScriptedTree()
  /// The controllers and windows that the lines so far have made.
  var made: Set<ObjectIdentifier> = []
  /// The controllers that the lines so far have made, in order, some of them without their places.
  var declared: [UIViewController] = []
  var declaredIDs: Set<ObjectIdentifier> = []
  /// The containers whose children the lines so far have added.
  var filled: Set<ObjectIdentifier> = []
  /// The views whose properties the lines so far have set.
  var written: Set<ObjectIdentifier> = []
  /// The controllers whose presentations the lines so far have made.
  var presented: Set<ObjectIdentifier> = []
  /// The names of the stand-ins that the next line refers to, by what they stand for.
  var standIns: [ObjectIdentifier: String] = [:]

  let mustStop: () -> Bool

  /// Creates the script of a scene.
  ///
  /// - Parameter mustStop: Returns whether to end early, with a script that is not complete.
  package init(_ scene: Scene, mustStop: @escaping () -> Bool = { false }) {
    // Controllers are made with their views, unless that would make them in another order.
    let script = SceneScript(scene, controllersFirst: false, mustStop)
    let isInOrder = script.declared == script.parentsFirst
    self = isInOrder || mustStop() ? script : SceneScript(scene, controllersFirst: true, mustStop)
    if let code = scene.code?.commands(for: scene) {
      // The first line resets the scene.
      lines = lines.prefix(1) + code.before + lines.dropFirst() + code.behind
      (leftOut, gone) = (leftOut + code.leftOut, code.gone)
    }
  }

  private init(_ scene: Scene, controllersFirst: Bool, _ mustStop: @escaping () -> Bool) {
    self.scene = scene
    self.mustStop = mustStop
    controllers = scene.controllersByView
    parentsFirst = Self.parentsFirst(in: scene)
    brought = Self.broughtViews(in: scene)
    containers = Self.containers(in: scene)
    away = Set(
      Subtree(of: scene.topViews).lazy.filter { $0.window == nil }.map { ObjectIdentifier($0) })
    scene.withPresentersInPlace { writeScene(controllersFirst: controllersFirst) }
    scene.withoutKeyboard { writeLatePresentations() }
    writeSheetPans()
    writeArrangements(areAway: true)
    writeFirstResponders()
    writeAnswers()
    writeOffsets()
    if !scene.application.showsKeyboardWindow { lines.append("set-option keyboard off") }
  }

  /// Writes everything but what depends on who is first responder, and on presentations that take
  /// their presenters' views out of the window.
  private mutating func writeScene(controllersFirst: Bool) {
    lines.append("reset \(scene.profile.rawValue) empty")
    let version = scene.application.systemVersion
    if version != UIApplication.usualSystemVersion { lines.append("set-option ios \(version)") }
    if scene.screenSize != Scene.usualSize {
      lines.append("size \(scene.screenSize.exactText)")
    }
    let windows = scene.windows
    write(windows)
    declareUnloaded()
    if controllersFirst { declareControllers(in: windows) }
    for window in windows { writeTree(below: window) }
    for (controller, view) in scene.detachedControllers {
      declare(controller, of: view)
      let made = madeView(of: controller, like: view)
      let container = controller.parent.map(ObjectIdentifier.init)
      let isPlaced = container.map(filled.contains) ?? false
      writeProperties(of: view, against: isPlaced ? filling(controller) : made, reference(to: view))
      writeTree(below: view)
    }
    writeDetached()
    writeLateViews()
    writeLateControllers()
    // What these controllers have brought along.
    writeLateViews()
    writeBarItems()
    detach()
    arrange()
    for window in windows { writeUnnamed(below: window) }
    writeNames()
    writeArrangements(areAway: false)
    writeOverrides()
    writeGestures()
  }

  private mutating func write(_ windows: [UIWindow]) {
    for window in windows {
      lines.append(
        "window \(reference(to: window)) \(window.frame.exactText)" + shownClass(of: window))
      made.insert(ObjectIdentifier(window))
      tree.addTop(window)
    }
    var order = windows
    if let key = scene.application.keyWindow {
      // Making a window key also shows it, and brings it to the front.
      lines.append("key \(reference(to: key))")
      order.removeAll { $0 === key }
      order.append(key)
    }
    if order != scene.application.windowsInOrder {
      for window in scene.application.windowsInOrder {
        lines.append("hide \(reference(to: window))")
        lines.append("show \(reference(to: window))")
      }
    }
    let application = UIApplication()
    for window in windows {
      let made = UIWindow(frame: window.frame, application: application)
      made.isHidden = false
      writeProperties(of: window, against: made, reference(to: window))
    }
  }

  private mutating func writeTree(below root: UIView) {
    for view in root.subtree.dropFirst() where !mustStop() {
      if brought[ObjectIdentifier(view)] != nil, !tree.holds(view) {
        lateViews.append(view)
      } else {
        write(view)
      }
    }
  }

  mutating func write(_ view: UIView) {
    guard let name = scene.names.name(of: view), !containers.contains(ObjectIdentifier(view)),
      let parent = view.superview ?? scene.windows.first
    else { return }
    let made: UIView
    if let brought = brought[ObjectIdentifier(view)] {
      let madeName = madeName(of: brought)
      if madeName != name { lines.append("rename \(madeName) \(name)") }
      made = self.made(brought, like: view)
    } else {
      made = (scene.classes.ownClass(of: view) ?? scene.classes.plain).make(view.frame)
      // A container puts the view of a child into its own later.
      let child = controllers[ObjectIdentifier(view)]
      let isContained = child?.parent.flatMap(ControllerKind.init) != nil
      let parent = (isContained ? scene.windows.first : namedParent(of: view)) ?? parent
      if tree.holds(view) {
        lines.append("move \(name) to \(reference(to: parent))" + unarranged(in: parent))
        tree.place(view, in: parent)
      } else {
        add(view, in: parent)
      }
    }
    // A controller may resize its view, so it comes before the view's properties and subviews.
    let resized = controllers[ObjectIdentifier(view)].flatMap { makeController($0, for: view) }
    writeProperties(of: view, against: resized ?? made, name)
    for part in view.ownParts where tree.holds(part.view) {
      guard scene.names.name(of: part.view) == nil,
        let brought = brought[ObjectIdentifier(part.view)]
      else { continue }
      lines.append("remove \(madeName(of: brought))")
      tree.remove(part.view)
    }
  }

  private mutating func writeLateViews() {
    for view in lateViews where tree.holds(view) && !written.contains(ObjectIdentifier(view)) {
      if mustStop() { return }
      // Its item brings it.
      if view is _UIButtonBarButton { continue }
      write(view)
    }
  }

  /// Writes detached views with what lies in them. They are made in a window, as controllers in them
  /// may present others.
  private mutating func writeDetached() {
    for isBrought in [false, true] {
      for view in scene.detachedViews where (brought[ObjectIdentifier(view)] != nil) == isBrought {
        if brought[ObjectIdentifier(view)]?.owner is UIAlertController, !tree.holds(view) {
          lateViews.append(view)
          continue
        }
        write(view)
        writeTree(below: view)
      }
    }
  }

  private mutating func detach() {
    for view in scene.detachedViews where tree.holds(view) {
      lines.append("detach \(reference(to: view))")
      tree.lift(view)
    }
  }

  mutating func add(_ view: UIView, in parent: UIView) {
    let className = String(describing: type(of: view))
    var line = "add \(className) \(reference(to: view))"
    if view.transform.isIdentity { line += " \(view.frame.exactText)" }
    line += " in \(reference(to: parent))" + unarranged(in: parent)
    lines.append(line + shownClass(of: view))
    tree.place(view, in: parent)
    for part in view.ownParts { tree.place(part.view, in: view) }
  }

  /// Returns the end of a command that makes an object which reports call by another class.
  func shownClass(of object: StatefulObject) -> String {
    let shown = scene.className(of: object)
    return shown == String(describing: type(of: object)) ? "" : " class=\(shown.quotedWord)"
  }

  /// Returns the nearest superview that exists when the view is made: containers come later.
  private func namedParent(of view: UIView) -> UIView? {
    view.superviews.first { scene.names.name(of: $0) != nil && tree.holds($0) }
  }

  /// Writes the changes of views that other commands make.
  private mutating func writeUnnamed(below window: UIWindow) {
    for view in window.subtree where isUnwritten(view) && tree.holds(view) {
      if mustStop() { return }
      writeUnnamed(view)
    }
  }

  /// Returns whether another command makes a view and the lines so far have not set it up.
  func isUnwritten(_ view: UIView) -> Bool {
    let id = ObjectIdentifier(view)
    return (scene.names.name(of: view) == nil || containers.contains(id)) && !written.contains(id)
  }

  /// Writes the changes of a view that another command makes.
  mutating func writeUnnamed(_ view: UIView) {
    let made = (scene.classes.ownClass(of: view) ?? scene.classes.plain).make(.zero)
    made.frame = CGRect(origin: .zero, size: view.superview?.bounds.size ?? .zero)
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // What dims follows the settings of the presentation.
    if view is UIDimmingView { made.isHidden = view.isHidden }
    if scene.isInContext(view) { made.frame = CGRect(x: -1, y: -1, width: 1, height: 1) }
    writeProperties(of: view, against: made, reference(to: view))
  }

  private mutating func writeNames() {
    let parts: [(UIResponder?, String)] = [
      (scene.application, "app"), (scene.windowScene, "scene"),
      (scene.appDelegate, "delegate"),
    ]
    for case (let responder?, let usual) in parts {
      let name = scene.label(of: responder)
      if name != usual { lines.append("rename \(usual) \(name)") }
    }
  }

  /// The views in the order in which the script makes them, then those that are shown nowhere.
  var views: [UIView] {
    Array(Subtree(of: scene.topViews + barButtonsOfCovered))
  }

  func reference(to view: UIView) -> String { scene.names.name(of: view) ?? number(of: view) }
}
