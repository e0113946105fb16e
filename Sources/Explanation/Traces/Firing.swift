import ResponderKit
import Scenes

/// Something that a control or a recognizer sent: an action, a control event, or the recognition of
/// a recognizer without targets.
package struct Firing {
  /// The action, the recognizer's name, or the control event.
  package var name: String
  /// The control or the recognizer.
  package var sender: ObjectID?
  /// The view of a recognizer.
  package var view: ObjectID?
  /// Indicates whether it is a control event, which fires actions but is none.
  package var isEvent = false
  /// The method of the code that performed it, as Swift names it; nil if none did.
  package var method: String?
  /// The index of the moment in the interaction.
  package var moment: Int
  /// Indicates whether it had its effect. An action without effect was sent to a target without
  /// such a method (R7.7), or to nil while no object up the chain performs it (R7.8). An event has
  /// none if none of the control's actions for it has one, or if there are none.
  package var isPerformed = true

  /// Returns whether an object sent it, as the sender or as the view of the recognizer that did.
  package func isBy(_ object: StatefulObject) -> Bool {
    sender == ObjectID(object) || view == ObjectID(object)
  }

  /// Returns whether it has a name. The colons that stand for the arguments may be left out. A method
  /// of the code that performed it has its name in Swift, too.
  package func isNamed(_ wanted: String) -> Bool {
    name == wanted || name.trimmingSuffix(":") == wanted || method == wanted
  }
}

extension EventTrace {
  /// Returns the actions, events and recognitions that were sent, in order, performed or not.
  package func firings(in scene: Scene) -> [Firing] {
    let recognizers = Dictionary(
      scene.gestureRecognizers.map { (ObjectID($0), $0) }, uniquingKeysWith: { first, _ in first })
    return moments.enumerated().compactMap { place, moment in
      switch moment.event {
      case .action(let report):
        return Firing(
          name: report.action, sender: report.sender, view: report.view,
          method: method(performing: report, behind: place), moment: place,
          isPerformed: report.isPerformed)
      case .controlEvent(let report):
        return Firing(
          name: report.event, sender: report.control, isEvent: true, moment: place,
          isPerformed: hasEffect(report, at: place))
      case .gesture(let report):
        // A recognizer with a target has sent it an action; without one it fires under its name.
        guard case .state(_, let state) = report.change, state != .failed,
          let recognizer = recognizers[report.recognizer], recognizer.targetsAndActions.isEmpty
        else { return nil }
        return Firing(
          name: scene.label(of: recognizer), sender: report.recognizer,
          view: report.view, moment: place)
      default: return nil
      }
    }
  }

  /// Returns whether an action that a control sent for an event was performed: they come between the
  /// event and the control's next one.
  private func hasEffect(_ report: ControlEventReport, at place: Int) -> Bool {
    for moment in moments[(place + 1)...] {
      switch moment.event {
      case .action(let action) where action.sender == report.control && action.isPerformed:
        return true
      case .controlEvent(let next) where next.control == report.control: return false
      default: continue
      }
    }
    return false
  }

  /// Returns the method of the code that performed an action: the first that ran behind it in the
  /// receiver.
  private func method(performing report: ActionReport, behind place: Int) -> String? {
    guard case .object(let receiver) = report.receiver, report.isPerformed else { return nil }
    for moment in moments[(place + 1)...] {
      switch moment.event {
      case .note(.ran(_, in: let method, of: receiver)): return method
      case .action: return nil
      default: continue
      }
    }
    return nil
  }
}

/// Why a press of a button has no action (R7.7).
package enum MissingAction: Sendable {
  /// The button has no target at all.
  case noTarget
  /// The button has targets, but none for what the touch sent.
  case noneForPress
}

extension EventTrace {
  /// Returns the buttons that touches pressed and that had nobody to tell, with the reason (R7.7). These
  /// are only controls that do nothing but to send actions: a switch turns itself on, and what a class of
  /// somebody's own does with a touch may be all that it is for.
  package func missingActions(in scene: Scene) -> [ObjectID: MissingAction] {
    var missing: [ObjectID: MissingAction] = [:]
    for place in places(of: .press) {
      guard case .controlEvent(let press) = moments[place].event else { continue }
      let id = press.control
      guard !places(of: .telling).contains(where: { moments[$0].event.isAction(of: id) }),
        let control = scene.view(of: id) as? UIControl, control.onlySendsActions,
        // What the code of a class does that nobody has read is not known.
        case let name = scene.className(of: control),
        name == "UIButton" || name == "UIControl" || scene.code?.className(of: control) != nil,
        !scene.lacksTargets(of: control), scene.untoldTargets(of: control).isEmpty
      else { continue }
      missing[id] = control.allControlEvents.isEmpty ? .noTarget : .noneForPress
    }
    return missing
  }
}

extension UIControl {
  /// Indicates whether a press of it does nothing but to send actions.
  fileprivate var onlySendsActions: Bool {
    (isMember(of: UIButton.self) || isMember(of: UIControl.self)) && !actsByItself
      && !((self as? UIButton)?.changesSelectionAsPrimaryAction ?? false)
      && !handledMethods.contains { EventMethod.touches.contains($0.method) }
  }
}

extension SystemEvent {
  /// Returns whether a control, or a recognizer of its own, sent an action, or code of the control took
  /// part in the touch. All these are telling.
  @inline(never)
  fileprivate func isAction(of control: ObjectID) -> Bool {
    switch self {
    case .action(let report): report.sender == control || report.view == control
    case .controlEvent(let report): report.control == control && report.count > 0
    case .note(.ran(_, in: let method, of: control)):
      method.contains("touches") || method.contains("racking") || method.contains("sendAction")
    default: false
    }
  }
}

extension String {
  fileprivate func trimmingSuffix(_ character: Character) -> String {
    var text = self
    while text.last == character { text.removeLast() }
    return text
  }
}

extension SystemEvent {
  /// Returns whether another event says the same of the same objects, except for measured numbers.
  package func isAlike(_ other: SystemEvent) -> Bool {
    switch (self, other) {
    case (.hitTest(let test), .hitTest(let last)): return test.answer == last.answer
    case (.touch(var report), .touch(let last)):
      report.point = last.point
      return report == last
    case (.delivery(let delivery), .delivery(let last)): return delivery == last
    case (.withholding(let report), .withholding(let last)): return report == last
    case (.gesture(let report), .gesture(let last)): return report.isAlike(last)
    case (.controlEvent(let report), .controlEvent(let last)): return report == last
    case (.action(let report), .action(let last)): return report == last
    case (.firstResponder(let report), .firstResponder(let last)): return report == last
    case (.note(let note), .note(let last)): return note.isAlike(last)
    default: return false
    }
  }
}

extension GestureReport {
  fileprivate func isAlike(_ other: GestureReport) -> Bool {
    guard recognizer == other.recognizer else { return false }
    // The reason why a gesture goes on is always the movement.
    if change.goesOn, other.change.goesOn { return true }
    return change == other.change && (reason == other.reason || isMeasured && other.isMeasured)
  }

  private var isMeasured: Bool {
    if case .measured = reason { true } else { false }
  }
}

extension GestureReport.Change {
  fileprivate var goesOn: Bool {
    if case .state(let old, .changed) = self { old.isActive } else { false }
  }
}

extension SystemNote {
  fileprivate func isAlike(_ other: SystemNote) -> Bool {
    switch (self, other) {
    case (.scrolled(let view, _, let why), .scrolled(let last, _, let lastWhy)):
      view == last && why == lastWhy
    case (.scrollsOn(let view, _, _, let why), .scrollsOn(let last, _, _, let lastWhy)):
      view == last && why == lastWhy
    case (.zoomed(let view, _), .zoomed(let last, _)): view == last
    case (.ran(let line, let method, let object), .ran(let last, let lastMethod, let lastObject)):
      line.line == last.line && line.source == last.source && method == lastMethod
        && object == lastObject
    default: self == other
    }
  }
}
