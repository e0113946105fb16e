import ResponderKit

/// The objects that a text prints besides views, to be joined with the views by address.
package struct JoinedTexts: Sendable {
  /// The gesture recognizers, in the order of the text; one may be printed several times.
  package var recognizers: [DumpedRecognizer] = []
  /// The view controllers, in the order of the text, parents before children.
  package var controllers: [DumpedController] = []
  /// The touches, in the order of the text.
  package var touches: [DumpedObservation] = []
  /// The responder chains, in the order of the text.
  package var chains: [DumpedChain] = []
  /// The targets of controls, in the order of the text.
  package var actions: [DumpedActions] = []
  /// The layout constraints, in the order of the text.
  package var constraints: [DumpedConstraint] = []
  /// The views of the first responder chain.
  var chainTree: ChainTree?
  /// The questions to the debugger whose reply is an empty list or nil.
  var empty: [DebuggerQuestion] = []

  /// The reply that is all of the text, without the question.
  var bareReply: BareReply?

  /// The other links of a capture, if the text is one.
  package var capture: Capture?

  /// Creates texts that print nothing.
  package init() {}

  /// Indicates whether no such object is printed.
  package var isEmpty: Bool { formats.isEmpty }

  /// The number of objects that are printed.
  var count: Int {
    recognizers.count + controllers.count + touches.count + actions.count + constraints.count
      + empty.count
      + chains.reduce(0) { $0 + $1.links.count }
  }

  /// The formats found in the texts.
  package var formats: [DumpFormat] {
    if let capture { return [capture.format] }
    var formats: [DumpFormat] = []
    if !controllers.isEmpty { formats.append(.controllers) }
    if !chains.isEmpty { formats.append(.responderChain) }
    if !recognizers.isEmpty { formats.append(.gestureRecognizers) }
    if !touches.isEmpty { formats.append(.touches) }
    if !actions.isEmpty { formats.append(.controlActions) }
    if !constraints.isEmpty { formats.append(.constraints) }
    if formats.isEmpty, !empty.isEmpty || bareReply != nil { formats.append(.controlActions) }
    return formats
  }

  /// The addresses of views by which the texts can be joined with a scene.
  package var addresses: Set<String> {
    var found = Set(recognizers.compactMap(\.view?.address))
    found.formUnion(controllers.compactMap(\.view?.address))
    for touch in touches { found.formUnion(touch.addresses) }
    for chain in chains { found.formUnion(chain.links.compactMap(\.address)) }
    found.formUnion(actions.compactMap(\.control))
    for constraint in constraints { found.formUnion(constraint.views) }
    found.formUnion(empty.map(\.object))
    return found
  }
}

extension DumpFormat {
  /// `-[UIViewController _printHierarchy]`.
  package static let controllers = DumpFormat(name: "_printHierarchy", toldFacts: [.controllers])
  /// One responder per line, each deeper than the one before.
  package static let responderChain = DumpFormat(name: "responder chain")
  /// Printed gesture recognizers.
  package static let gestureRecognizers = DumpFormat(
    name: "gesture recognizers", toldFacts: [.recognizers])
  /// Printed touches.
  package static let touches = DumpFormat(name: "touches")
  /// The targets of controls, as chisel's `pactions` or UIKit's own methods list them.
  package static let controlActions = DumpFormat(name: "control actions")
  /// Printed layout constraints.
  package static let constraints = DumpFormat(name: "constraints")
}

/// A gesture recognizer as a debugger prints it.
///
/// Properties that are not printed have the defaults of its class.
package struct DumpedRecognizer: Hashable, Sendable {
  /// A target with the action that the recognizer sends to it.
  package struct Target: Hashable, Sendable {
    /// The action, such as `tapped:`.
    package var action: String
    /// The object that receives the action.
    package var receiver: ObjectMention
  }

  /// A property whose value is not the usual one.
  package struct Setting: Hashable, Sendable {
    /// The name as printed.
    package var name: String
    /// The value as printed.
    package var value: String
  }

  /// The class and the address.
  package var object: ObjectMention
  /// The name that the app gave it.
  package var name: String?
  /// The nearest class of UIKit's, printed where the class is not one.
  package var baseClassName: String?
  /// The state, such as `Possible` or `Began`.
  package var state = "Possible"
  /// The view whose touches it sees.
  package var view: ObjectMention?
  /// The targets with their actions, in the order in which they are sent.
  package var targets: [Target] = []
  /// Its other properties, in the order of the text.
  package var settings: [Setting] = []
  /// The addresses of the recognizers that must fail before this one is recognized.
  package var mustFail: [String] = []
  /// The addresses of the recognizers that wait until this one has failed.
  package var mustFailFor: [String] = []
  /// Indicates whether the text tells that it has a delegate.
  package var hasDelegate = false
  /// Indicates whether the recognizer is printed only within another one, so that its place among
  /// those of its view is unknown.
  package var isNested = false
  /// The number of the line in the text, from 1.
  package var line: Int
}

/// A view controller as `_printHierarchy` or chisel's `pvc` prints it.
package struct DumpedController: Hashable, Sendable {
  /// The class and the address.
  package var object: ObjectMention
  /// The state of its appearance, such as `appeared`; not every text prints it.
  package var state: String?
  /// The root view; nil if it was not loaded.
  package var view: ObjectMention?
  /// Indicates whether the text says that the root view is in no window.
  package var isOutsideWindow = false
  /// The address of the controller that contains it, or presents it.
  package var parent: String?
  /// Indicates whether the parent presents the controller.
  package var isPresented = false
  /// The number of the line in the text, from 1.
  package var line: Int
}

/// The actions of a control on one target, as a line of chisel's `pactions` or a reply to
/// `allTargets` or `actionsForTarget:forControlEvent:` tells them.
package struct DumpedActions: Hashable, Sendable {
  /// The control's address, if the command that was typed has it.
  package var control: String?
  /// The target to which the control sends the actions.
  package var target: ObjectMention
  /// The names of the actions; empty where the text lists only the target.
  package var actions: [String]
  /// The event, if the command that was typed has it.
  package var event: UIControl.Event?
  /// The number of the line in the text, from 1.
  package var line: Int
}

/// A responder chain as chisel's `presponder` or MonkeyDev's `rp` prints it.
package struct DumpedChain: Hashable, Sendable {
  /// A responder of a chain.
  package struct Link: Hashable, Sendable {
    /// The class name as printed.
    package var className: String
    /// The address as printed, or nil where it was stripped.
    package var address: String?
    /// Indicates whether the responder is printed with a frame, as only views are.
    package var isView: Bool
    /// The number of the line in the text, from 1.
    package var line: Int
  }

  /// The responders, each the next of the one before.
  package var links: [Link]
}

/// An object that a text names by class and address.
package struct ObjectMention: Hashable, Sendable {
  /// The class name as printed.
  package var className: String
  /// The address as printed, in lower case (`0x…`).
  package var address: String

  /// Creates a mention.
  package init(className: String, address: String) {
    self.className = className
    self.address = address
  }
}

extension ObjectMention {
  /// The greatest length of a class name that is read, in bytes; it is longer than any name.
  private static let longestName = 512

  /// Reads `<Class 0x…`, `<Class: 0x…` or `<Class; 0x…` where it begins; nil for anything else, and
  /// for `<(null) 0x0>`.
  init?(_ source: SourceText, at start: Int, before limit: Int) {
    guard start < limit, source.bytes[start] == UInt8(ascii: "<") else { return nil }
    var end = start + 1
    let farthest = min(limit, end + Self.longestName)
    while end < farthest, !source.has(" 0x", at: end, before: limit) {
      guard source.bytes[end] != UInt8(ascii: ">") else { return nil }
      end += 1
    }
    guard end < farthest else { return nil }
    var addressEnd = end + 3
    while addressEnd < limit, source.bytes[addressEnd].isHexDigit { addressEnd += 1 }
    let address = source.string((end + 1)..<addressEnd).lowercased()
    guard address.contains(where: { $0 != "0" && $0 != "x" }) else { return nil }
    if [UInt8(ascii: ":"), UInt8(ascii: ";")].contains(source.bytes[end - 1]) { end -= 1 }
    guard end > start + 1 else { return nil }
    self.init(className: source.string((start + 1)..<end), address: address)
  }
}

/// A layout constraint as a debugger prints it.
package struct DumpedConstraint: Hashable, Sendable {
  /// The class, such as `NSContentSizeLayoutConstraint`.
  package var className: String
  /// The equation, with views as the text names them: `UIView:0x7f30.height == 0`.
  package var text: String
  /// The addresses of the views that it names.
  package var views: [String]
  /// The number of the line in the text, from 1.
  package var line: Int
}

/// A list that a debugger printed and nothing else: the reply to a question that was not copied.
///
/// Such a list does not tell whom it is about. It is joined with the one control of the scene whose
/// targets, or whose actions, are asked for.
struct BareReply: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    /// The targets of a control.
    case targets([ObjectMention])
    /// The actions of a control on one target.
    case actions([String])
  }

  let content: Content
  /// The number of the line of the list's first element, or of the list itself.
  let line: Int
}

/// A question of a typed command to an object, such as `[0x7f30 allTargets]`.
///
/// Some replies do not tell whom they are about, so that only the question does.
struct DebuggerQuestion: Hashable {
  enum Subject: Hashable {
    case targets
    /// The actions on a target, by its address, for an event; nil for the target that was listed
    /// last.
    case actions(target: String?, event: UIControl.Event)
    case recognizers
    case constraints
    case subviews
    /// The view that is hit at a point of the screen.
    case hit(CGPoint)
  }

  /// The address of the object that is asked.
  let object: String
  let subject: Subject
}

/// The views of a printed responder chain, each in the next one, for a scene that has none of them.
///
/// A chain holds no siblings, so that a touch hits its first view.
struct ChainTree {
  /// The outermost view; nil if the chain prints no view with a frame.
  var root: DumpedView?
  /// The controllers, each with the view that stands before it.
  var controllers: [DumpedController] = []
}
