import Text

/// A remark on a line that was joined with a scene.
package struct JoinRemark: Hashable, Sendable {
  /// A kind of remark; objects have the names that the scene gives them.
  package enum Kind: Hashable, Sendable {
    /// A recognizer was not waiting for touches when it was printed.
    case state(recognizer: String, String)
    /// A recognizer of a class whose behaviour is not known; it is turned off.
    case listedOnly(recognizer: String, className: String)
    /// A recognizer of an app's class that is taken for the class it inherits from.
    case takenFor(recognizer: String, className: String, base: String)
    /// An edge pan whose edge is not printed.
    case edgeAssumed(recognizer: String)
    /// An edge pan whose edge is not printed, and which no knowledge tells.
    case edgeUnknown(recognizer: String)
    /// A property that is not known, or a value that makes no sense.
    case unreadable(attribute: String)
    /// A recognizer is printed with another view than before.
    case moved(recognizer: String, from: String, to: String)
    /// A recognizer waits for one that is not in the scene.
    case requirementMissing(recognizer: String, address: String)
    /// Two recognizers would wait for each other.
    case requirementCycle(recognizer: String, other: String)
    /// A controller's view is not in the scene.
    case viewMissing(controller: String, address: String)
    /// A controller's view belongs to another controller already.
    case viewTaken(controller: String, view: String, owner: String)
    /// A controller's view is in no window by one text and in one by another.
    case windowContradicted(controller: String, view: String)
    /// A controller cannot contain another, as the other contains it.
    case containmentCycle(controller: String, parent: String)
    /// A presentation that cannot be taken over.
    case presentationLeftOut(controller: String, presenter: String)
    /// A control that is not in the scene, or that the text does not tell.
    case controlMissing(String?)
    /// A target is listed without its actions.
    case actionsUnknown(control: String, target: String, question: String)
    /// The event that an action is sent for is not printed.
    case eventAssumed(control: String, event: String)
    /// A chain is the scene's, from a responder on.
    case chainAgrees(count: Int, from: String)
    /// A chain is another than the scene's behind a responder.
    case chainDiffers(after: String, printed: String?, here: String?)
    /// No responder of a chain is in the scene.
    case chainUnknown(count: Int)
  }

  /// The number of the line, from 1.
  package let line: Int
  /// The kind of remark.
  package let kind: Kind
}

/// A summary of joining a scene with the objects that a text prints besides views.
package struct JoinSummary: Sendable {
  /// The number of objects of a kind that were joined.
  package struct Count: Sendable, Hashable {
    /// The number of these objects in the scene now.
    package var joined = 0
    /// The number of views that the objects belong to.
    package var views = 0
    /// The addresses of views that are not in the scene, one for each object that belongs to such a
    /// view.
    package var missingViews: [String] = []
    /// The number of objects that belong to no view.
    package var withoutView = 0
  }

  /// The gesture recognizers.
  package var recognizers = Count()
  /// The number of recognizers that are only listed: they are in the scene and disabled, because it
  /// is not known how they behave.
  package var listedRecognizers = 0
  /// The view controllers.
  package var controllers = Count()
  /// The targets of controls.
  package var actions = Count()
  /// The layout constraints.
  package var constraints = Count()
  /// The remarks on lines that were checked against the scene and agree with it.
  package var agreements: [JoinRemark] = []
  /// The remarks on lines that were left out, rest on an assumption, or contradict the scene, by
  /// line.
  package var remarks: [JoinRemark] = []

  /// Creates an empty summary.
  package init() {}
}

// The wording of everything that is said about a join.

extension JoinSummary {
  /// The counts in words, one sentence per kind.
  package var headlines: [String] {
    var lines: [String] = []
    lines += Self.headline(recognizers, "recognizer")
    if listedRecognizers > 0 {
      lines.append(
        "\(listedRecognizers) of them \(listedRecognizers == 1 ? "is" : "are") only listed and "
          + "turned off: what the class does is not known")
    }
    lines += Self.headline(controllers, "controller")
    lines += Self.headline(actions, "target")
    lines += Self.headline(constraints, "constraint")
    return lines
  }

  private static func headline(_ count: Count, _ noun: String) -> [String] {
    let all = count.joined + count.missingViews.count + count.withoutView
    guard all > 0 else { return [] }
    var line = "\(count.joined.counted(noun)) joined to \(count.views.counted("view"))"
    if !count.missingViews.isEmpty {
      let number = count.missingViews.count
      var addresses: [String] = []
      for address in count.missingViews where !addresses.contains(address) && addresses.count < 4 {
        addresses.append(address)
      }
      let shown = addresses.prefix(3).joined(separator: ", ") + (addresses.count > 3 ? " …" : "")
      line += "; \(number) belong\(number == 1 ? "s" : "") to views that are not in the scene"
      line += " (\(shown))"
    }
    if count.withoutView > 0 {
      line += "; \(count.withoutView) belong\(count.withoutView == 1 ? "s" : "") to no view"
    }
    return [line]
  }
}

extension JoinRemark: CustomStringConvertible {
  /// The remark in words, with its line.
  package var description: String { "line \(line): \(kind)" }
}

extension JoinRemark.Kind: CustomStringConvertible {
  /// The remark in words.
  package var description: String {
    switch self {
    case .state(let name, let state):
      let meaning =
        switch state {
        case "Began", "Changed": ": it is the one that has the touch"
        case "Ended", "Recognized": ": it had just been recognized"
        default: ""
        }
      return "'\(name)' was \(state) when this was printed\(meaning)"
    case .listedOnly(let name, let className):
      return "'\(name)' is only listed: what \(className) does is not known"
    case .takenFor(let name, let className, let base):
      return "'\(name)' is taken for a \(base); what \(className) overrides is not known"
    case .edgeAssumed(let name):
      return "'\(name)': its edge is not printed; the left one is assumed, as for going back"
    case .edgeUnknown(let name):
      return "'\(name)': its edge is not printed, so it never begins; "
        + "'set \(name) edges left' says which"
    case .unreadable(let attribute):
      return "cannot read '\(attribute)', its default value is used"
    case .moved(let name, let old, let new):
      return "'\(name)' was on '\(old)' and is on '\(new)' now"
    case .requirementMissing(let name, let address):
      return "'\(name)' waits for '\(address)', which is not in the scene"
    case .requirementCycle(let name, let other):
      return "'\(name)' and '\(other)' would wait for each other; left out"
    case .viewMissing(let name, let address):
      return "the view of '\(name)', '\(address)', is not in the scene"
    case .viewTaken(let name, let view, let owner):
      return "'\(view)' is the view of '\(owner)' already, so '\(name)' has none"
    case .windowContradicted(let name, let view):
      return "'\(view)', the view of '\(name)', is in no window by this line and in one by its tree"
    case .containmentCycle(let name, let parent):
      return "'\(parent)' cannot contain '\(name)', which contains it; left out"
    case .presentationLeftOut(let name, let presenter):
      return "'\(presenter)' presents '\(name)', but its own view is in no window here or it "
        + "presents already; left out, so the chain goes on at the superview"
    default: return check
    }
  }

  /// The remark in words, if it is about a line that was checked.
  private var check: String {
    switch self {
    case .controlMissing(let address):
      address.map { "the control '\($0)' is not in the scene, left out" }
        ?? "the text does not tell of which control, left out; keep the line 'pactions 0x…'"
    case .actionsUnknown(let control, let target, let question):
      "'\(control)' tells '\(target)', but the text does not tell which action; "
        + "ask the debugger: \(question)"
    case .eventAssumed(let control, let event):
      "'\(control)' tells it of \(event), it is assumed; the text has no event"
    case .chainAgrees(let count, let first):
      "the chain of \(count) responders from '\(first)' is the scene's"
    case .chainDiffers(let last, let printed, let here):
      "the chain goes from '\(last)' to \(printed.map { "'\($0)'" } ?? "its end") in the "
        + "text, and to \(here.map { "'\($0)'" } ?? "its end") here"
    case .chainUnknown(let count): "no responder of the chain of \(count) is in the scene"
    default: ""
    }
  }
}
