import Help
import ResponderKit
import Scenes
import Session

/// A move of somebody who does not think.
struct SloppyMove: Equatable {
  /// A kind of move.
  enum Kind: CaseIterable {
    case remove, hide, fade, interactionOff, disable, block, redirect, cover, moveAway, moveInto
    case moveOnScreen, shrink, enlarge, targetsOff, handlersOff, recognizerOff, recognizerRemoved
    case recognizerMoved, spareView, moveOut
    case clipping, order, passthrough, inset, accept, zPosition, key

    /// Indicates whether it takes touches from views or gives them to others; the rest only makes
    /// views be asked earlier, or more often.
    var breaks: Bool {
      switch self {
      case .clipping, .order, .enlarge, .passthrough, .inset, .accept, .zPosition, .key: false
      default: true
      }
    }
  }

  var kind: Kind
  /// The command, or several.
  var text: String

  /// Returns the moves of all kinds that a scene has objects for.
  static func all(in scene: Scene) -> [SloppyMove] {
    let names = scene.names
    func all<Object>(_ type: Object.Type) -> [(name: String, object: Object)] {
      names.names.sorted().compactMap { name in
        (names[name] as? Object).map { (name: name, object: $0) }
      }
    }
    let (views, recognizers) = (all(UIView.self), all(UIGestureRecognizer.self))
    var moves: [SloppyMove] = []
    func add(_ kind: Kind, _ text: String) { moves.append(SloppyMove(kind: kind, text: text)) }
    for (name, view) in views {
      ofView(name, view, add)
      for (other, place) in views where place !== view {
        add(.redirect, "override \(name) redirect \(other)")
        add(.accept, "override \(name) accepts \(other)")
        if place !== view.superview {
          add(.moveInto, "move \(name) to \(other)")
          let center = view.convert(
            CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: place)
          add(
            view.isDescendant(of: place) ? .moveOut : .moveOnScreen,
            "move \(name) to \(other);center \(name) \(center.x),\(center.y)")
        }
      }
    }
    for (name, recognizer) in recognizers {
      add(.recognizerRemoved, "remove \(name)")
      add(.recognizerOff, "set \(name) enabled off")
      add(.targetsOff, "target \(name) none")
      for (other, view) in views where view !== recognizer.view {
        add(.recognizerMoved, "move \(name) to \(other)")
      }
    }
    for (name, responder) in all(UIResponder.self) where !responder.handledMethods.isEmpty {
      add(.handlersOff, "handle \(name) none")
    }
    for (name, _) in all(UIWindow.self) { add(.key, "key \(name)") }
    return moves
  }

  private static func ofView(_ name: String, _ view: UIView, _ add: (Kind, String) -> Void) {
    add(.remove, "remove \(name)")
    add(.hide, "hide \(name)")
    add(.fade, "alpha \(name) 0")
    add(.interactionOff, "set \(name) interaction off")
    add(.disable, "disable \(name)")
    add(.block, "override \(name) block")
    add(.moveAway, "frame \(name) 0,2000 10x10")
    add(.shrink, "frame \(name) 0,0 1x1")
    if view.frame.size != CGSize(width: 390, height: 844) {
      add(.cover, "front \(name);frame \(name) 0,0 390x844")
    }
    let frame = view.frame.insetBy(dx: -12, dy: -12)
    add(
      .enlarge,
      "frame \(name) \(frame.minX),\(frame.minY) \(frame.width)x\(frame.height)")
    add(.spareView, "add UIControl spare 0,0 390x844 in \(name)")
    if (view as? UIControl)?.allControlEvents.isEmpty == false {
      add(.targetsOff, "target \(name) none")
    }
    add(.clipping, "set \(name) clipsToBounds off")
    add(.order, "front \(name)")
    add(.order, "back \(name)")
    add(.passthrough, "override \(name) passthrough")
    for size in [50, 16, 5] {
      add(.inset, "inset \(name) -\(size)")
      // On one side: top, left, bottom, right.
      for side in 0..<4 {
        let sides = (0..<4).map { $0 == side ? "-\(size)" : "0" }.joined(separator: ",")
        add(.inset, "inset \(name) \(sides)")
      }
    }
    add(.zPosition, "set \(name) zPosition 9")
  }
}
