import Explanation
import ResponderKit
import Scenes

extension Probe {
  /// The number of names of which every combination is a choice.
  private static let mostCombined = 3

  /// Returns the answers to choose from: what the scene has of the kind that is asked for, and the
  /// truth; none where every view is an answer.
  func choices(_ truth: [String], of event: EventTrace?, in scene: Scene) -> [[String]] {
    let choices: [[String]]
    switch self {
    case .hit: return []
    case .actions: choices = Self.combinations(of: scene.actionNames)
    case .handlers:
      choices = Self.combinations(
        of: scene.responderNames { !$0.handledMethods.isEmpty })
    case .performer(let action):
      choices =
        scene.responderNames { responder in
          responder is UIViewController
            || responder.implementedActions.contains { Self.isSame("\($0)", action) }
        }.map { [$0] } + [[]]
    case .first:
      choices = scene.responderNames { $0.canBecomeFirstResponder }.map { [$0] } + [[]]
    case .state: choices = ["ended", "failed", "cancelled", "possible"].map { [$0] }
    case .next(let name): choices = scene.followers(of: name).map { [$0] }
    case .received: choices = event.map(Self.courses) ?? []
    }
    guard choices.contains(where: { isSame($0, truth) }) else {
      // Not at the end, where it would stand out.
      return [truth] + choices
    }
    // In the order of the truth.
    return choices.map { isSame($0, truth) ? truth : $0 }
  }

  /// Returns whether two answers say the same.
  func isSame(_ answer: [String], _ other: [String]) -> Bool {
    let (answer, other) = isOrdered ? (answer, other) : (answer.sorted(), other.sorted())
    return answer.elementsEqual(other, by: Self.isSame)
  }

  /// Returns each name, several of few, and none.
  private static func combinations(of names: [String]) -> [[String]] {
    guard names.count <= mostCombined else { return names.map { [$0] } + [[]] }
    let sets = (1..<(1 << names.count)).map { bits in
      names.indices.filter { bits >> $0 & 1 == 1 }.map { names[$0] }
    }
    return sets.sorted { $0.count < $1.count } + [[]]
  }

  /// Returns the courses that a view's methods may take in an event of such fingers.
  private static func courses(_ event: EventTrace) -> [[String]] {
    let phases = event.moments.compactMap { moment in
      if case .touch(let report) = moment.event { report.phase } else { nil }
    }
    let fingers = max(1, min(2, phases.count { $0 == .began }))
    let moved = phases.contains(.moved) ? ["touchesMoved"] : []
    var courses: [[String]] = [[]]
    for count in 1...fingers {
      let began = Array(repeating: "touchesBegan", count: count)
      guard phases.contains(.ended) else {
        courses.append(began + moved)
        continue
      }
      courses.append(began + moved + Array(repeating: "touchesEnded", count: count))
    }
    let last = phases.contains(.ended) ? [["touchesBegan"]] : []
    return courses + [["touchesBegan"] + moved + ["touchesCancelled"]] + last
  }
}

extension Scene {
  /// The actions of controls and recognizers that have names.
  fileprivate var actionNames: [String] {
    names.names.sorted().flatMap { name -> [String] in
      switch names[name] {
      case let recognizer as UIGestureRecognizer:
        return recognizer.targetsAndActions.map { "\($0.action)" }
      case let control as UIControl:
        var found: [String] = []
        control.enumerateEventHandlers { _, target, _, _ in
          if let target { found.append("\(target.action)") }
        }
        return found
      default: return []
      }
    }.unique
  }

  fileprivate func responderNames(where isWanted: (UIResponder) -> Bool) -> [String] {
    names.names.sorted().filter { (names[$0] as? UIResponder).map(isWanted) ?? false }
  }

  /// Returns what one may think comes next after a responder.
  fileprivate func followers(of name: String) -> [String] {
    var found: [UIResponder?] = []
    if let view = names[name] as? UIView {
      found = [view.superview, controller(of: view), view.window]
      // A view may lie in that of a controller.
      found.append(sequence(first: view) { $0.superview }.lazy.compactMap(controller(of:)).first)
    } else if let controller = names[name] as? UIViewController {
      found = [
        controller.viewIfLoaded?.superview, controller.parent, controller.presentingViewController,
        controller.viewIfLoaded?.window, controller.presentingViewController?.viewIfLoaded,
      ]
    }
    return found.compactMap { $0 }.map { label(of: $0) }.unique.sorted()
  }
}
