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
  /// Whether it is a control event, which fires actions but is none.
  package var isEvent = false
  /// The place among the interaction's moments.
  package var moment: Int
  /// Whether it had its effect. An action with the target nil that nobody up the chain performs was
  /// sent and no more (R7.8); events and recognitions are not sent to anybody.
  package var isPerformed = true

  /// Whether it is by an object, or by a recognizer of a view.
  package func isBy(_ object: StatefulObject) -> Bool {
    sender == ObjectID(object) || view == ObjectID(object)
  }

  /// Whether it has a name; the colons that say what the target is given may be left out.
  package func isNamed(_ wanted: String) -> Bool {
    name == wanted || name.trimmingSuffix(":") == wanted
  }
}

extension EventTrace {
  /// The actions, events and recognitions that were sent, in order, performed or not.
  package func firings(in scene: Scene) -> [Firing] {
    let recognizers = Dictionary(
      scene.gestureRecognizers.map { (ObjectID($0), $0) }, uniquingKeysWith: { first, _ in first })
    return moments.enumerated().compactMap { place, moment in
      switch moment.event {
      case .action(let report):
        return Firing(
          name: report.action, sender: report.sender, view: report.view, moment: place,
          isPerformed: report.receiver != .nobody)
      case .controlEvent(let report):
        return Firing(
          name: report.event, sender: report.control, isEvent: true, moment: place)
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
}

extension String {
  fileprivate func trimmingSuffix(_ character: Character) -> String {
    var text = self
    while text.last == character { text.removeLast() }
    return text
  }
}
