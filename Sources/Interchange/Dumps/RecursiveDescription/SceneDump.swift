import ResponderKit
import Scenes
import Text

/// A scene as `-[UIView recursiveDescription]` prints it, one window after the other, the front one
/// last.
///
/// Attributes that UIKit prints stand in UIKit's order and under UIKit's conditions, so that every
/// reader of dumps reads them. One attribute is ours: `bounds`, where the frame does not tell them.
/// Numbers have as many digits as it takes to read them back.
package struct SceneDump {
  /// The lines, one per view.
  package private(set) var lines: [String] = []
  /// The parts of the scene that the dump leaves out, in words.
  package let omissions: [String]

  /// Creates the dump of a scene, or of one view in it.
  ///
  /// - Complexity: O(number of views · depth), as every line is indented by its depth.
  package init(_ scene: Scene, of view: UIView? = nil) {
    omissions = DumpOmissions(scene).words
    var addresses = DumpAddresses(scene)
    for top in view.map({ [$0] }) ?? scene.windowsBackToFront {
      top.walk(with: 0) { view, depth in
        if scene.mustStop() { return nil }
        let dumped = DumpedView(view, in: scene, address: addresses.next(for: view))
        lines.append(String(repeating: "   | ", count: depth) + dumped.printed)
        return depth + 1
      }
    }
  }

  /// The longest indentation that is worth writing, in characters.
  package static let longestIndentation = 200_000_000

  /// Returns the number of characters that the indentation of a dump takes, which may be more than a computer holds.
  package static func indentation(of scene: Scene, _ view: UIView? = nil) -> Int {
    var sum = 0
    for top in view.map({ [$0] }) ?? scene.application.windowsFrontToBack {
      top.walk(with: 0) { _, depth in
        sum += 5 * depth
        return depth + 1
      }
    }
    return sum
  }
}

/// The addresses that a dump prints: those of an imported dump, else invented ones in order, so
/// that the same scene always gives the same text.
struct DumpAddresses {
  private let scene: Scene
  private let imported: Set<String>
  private var printed: Set<String> = []
  private var latest = 0x1_0000_0000

  init(_ scene: Scene) {
    self.scene = scene
    imported = Set(scene.views.lazy.compactMap { scene.names.entry(of: $0)?.address })
  }

  /// Returns an address for a view. Each is given away once, because a second view with the address
  /// of its root would begin another tree.
  mutating func next(for view: UIView) -> String {
    if let known = scene.names.entry(of: view)?.address,
      printed.insert(known).inserted
    {
      return known
    }
    var invented: String
    repeat {
      latest += 0x100
      invented = "0x" + String(latest, radix: 16)
    } while imported.contains(invented)
    return invented
  }
}

extension String {
  /// Returns the address of something that belongs to the object at this address.
  func address(plus offset: UInt64) -> String {
    let value = UInt64(dropFirst(2).suffix(15), radix: 16) ?? 0
    return "0x" + String(value + offset, radix: 16)
  }
}

/// The parts of a scene that a dump cannot hold.
struct DumpOmissions {
  private(set) var words: [String] = ["names"]

  /// The properties that a dump holds, or that follow from those it holds.
  private static let held: Set = [
    "frame", "transform", "anchorPoint", "contentInset", "contentInsetAdjustmentBehavior",
    "contentOffset", "contentSize", "autoresizingMask",
    "autoresizesSubviews", "isHidden", "alpha", "isUserInteractionEnabled", "clipsToBounds", "tag",
    "text",
  ]

  init(_ scene: Scene) {
    var properties: [String: Int] = [:]
    var (overrides, recognizers, targets) = (0, 0, 0)
    var defaults: [ObjectIdentifier: [(property: Property, value: PropertyValue?)]] = [:]
    for view in scene.views where !scene.mustStop() {
      let type = ObjectIdentifier(type(of: view))
      let known = defaults[type] ?? Self.defaults(like: view, in: scene.classes)
      defaults[type] = known
      for (property, value) in known where property.get(view) != value {
        properties[property.name, default: 0] += 1
      }
      if view.isOverridden { overrides += 1 }
      recognizers += (view.gestureRecognizers ?? []).count { scene.names.name(of: $0) != nil }
      if (view as? UIControl)?.allControlEvents.isEmpty == false { targets += 1 }
    }
    for (name, count) in properties.sorted(by: { $0.key < $1.key }) {
      words.append("\(name) of \(count.counted("view"))")
    }
    add(overrides, "overrides of", "view")
    add(recognizers, "the kinds of", "recognizer")
    add(targets, "targets of", "control")
    add(scene.controllers.count, "", "controller")
    // An import takes the size of the window at the back.
    if scene.application.windowsFrontToBack.last?.frame.size != scene.screenSize {
      words.append("the size of the screen")
    }
  }

  private mutating func add(_ count: Int, _ phrase: String, _ noun: String) {
    guard count > 0 else { return }
    words.append((phrase.isEmpty ? "" : phrase + " ") + count.counted(noun))
  }

  /// Returns the properties that a dump does not hold, with the values that they have in a new view
  /// of the same class.
  private static func defaults(
    like view: UIView, in classes: ClassCatalogue
  ) -> [(property: Property, value: PropertyValue?)] {
    guard let made = classes.ownClass(of: view)?.make(.zero) else { return [] }
    return PropertyTable.properties(of: made).filter {
      $0.isSaved && $0.set != nil && !held.contains($0.name)
    }.map { ($0, $0.get(made)) }
  }
}

extension UIView {
  /// Indicates whether the view has an override of a method, as a subclass would have.
  fileprivate var isOverridden: Bool {
    pointInsideBehavior != nil || hitTestBehavior != nil || chosenNext != nil
      || !answersInFull.isEmpty || !handledMethods.isEmpty || !implementedActions.isEmpty
  }
}
