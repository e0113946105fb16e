import Code
import ResponderKit
import Scenes

/// A method of UIKit that a command calls: a row of the table that is read both ways.
///
/// Single capitals stand for the receiver and the arguments: their kind is that of ``SwiftSlot``.
/// What else stands in a call is written so, and not looked at when it is read.
struct SwiftMethod: Sendable {
  let swift: String
  let command: String
  /// What must be so for UIKit to do anything.
  let requirement: Requirement?

  enum Requirement: Sendable {
    /// The argument is a subview of the receiver.
    case subview
    /// The argument is a recognizer of the receiver.
    case recognizer
  }

  private init(_ swift: String, _ command: String, _ requirement: Requirement? = nil) {
    (self.swift, self.command, self.requirement) = (swift, command, requirement)
  }

  static let all: [SwiftMethod] = [
    SwiftMethod("K.addArrangedSubview(V)", "move V to K"),
    SwiftMethod("K.insertArrangedSubview(V, at: N)", "move V to K at N"),
    SwiftMethod("V.addSubview(W)", "move W to V"),
    SwiftMethod("V.insertSubview(W, at: N)", "move W to V at N"),
    SwiftMethod("V.insertSubview(W, aboveSubview: Y)", "move W to V above Y"),
    SwiftMethod("V.insertSubview(W, belowSubview: Y)", "move W to V below Y"),
    SwiftMethod("V.removeFromSuperview()", "detach V"),
    SwiftMethod("V.removeFromSuperview()", "remove V"),
    SwiftMethod("V.bringSubviewToFront(W)", "front W", .subview),
    SwiftMethod("V.sendSubviewToBack(W)", "back W", .subview),
    SwiftMethod("V.superview?.bringSubviewToFront(V)", "front V"),
    SwiftMethod("V.superview?.sendSubviewToBack(V)", "back V"),
    SwiftMethod("V.addGestureRecognizer(G)", "move G to V"),
    SwiftMethod("V.removeGestureRecognizer(G)", "detach G", .recognizer),
    SwiftMethod("R.becomeFirstResponder()", "focus R"),
    SwiftMethod("R.resignFirstResponder()", "resign R"),
    SwiftMethod("U.addTarget(I, action: S, for: E)", "target U E I.S"),
    SwiftMethod("U.removeTarget(nil, action: nil, for: E)", "target U E none"),
    SwiftMethod("G.addTarget(I, action: S)", "target G I.S"),
    SwiftMethod("G.removeTarget(nil, action: nil)", "target G none"),
    SwiftMethod("U.sendActions(for: E)", "send U E"),
    SwiftMethod("O.makeKeyAndVisible()", "key O"),
    SwiftMethod("O.makeKey()", "key O"),
    SwiftMethod("V.layoutIfNeeded()", "tree layout V"),
    SwiftMethod("V.setNeedsLayout()", "tree layout V"),
    SwiftMethod("C.present(D, animated: true)", "present D from C"),
    SwiftMethod("C.dismiss(animated: true)", "dismiss C"),
    SwiftMethod("C.pushViewController(D, animated: true)", "push D on C"),
    SwiftMethod("C.popViewController(animated: true)", "pop C"),
    SwiftMethod("D.removeFromParent()", "detach D"),
    SwiftMethod("G.require(toFail: H)", "require G toFail H"),
    SwiftMethod("V.hitTest(P, with: nil)", "hit P in V"),
    SwiftMethod("V.point(inside: P, with: nil)", "inside V P"),
    SwiftMethod("V.convert(Q, to: J)", "convert Q from V to J"),
    SwiftMethod("V.convert(Q, from: J)", "convert Q from J to V"),
    SwiftMethod("V.setContentOffset(P, animated: true)", "scroll V P"),
    SwiftMethod("U.setTitle(T, for: .normal)", "set U title T"),
    SwiftMethod("U.setOn(B, animated: true)", "set U isOn B"),
    SwiftMethod("U.setValue(F, animated: true)", "set U value F"),
    SwiftMethod("V.recursiveDescription()", "export tree of V"),
    SwiftMethod("A.beginIgnoringInteractionEvents()", "ignore begin"),
    SwiftMethod("A.endIgnoringInteractionEvents()", "ignore end"),
    SwiftMethod("A.sendAction(S, to: I, from: R, for: nil)", "send S to I from R"),
    SwiftMethod("R.canPerformAction(S, withSender: nil)", "perform S from R"),
    SwiftMethod("R.target(forAction: S, withSender: nil)", "perform S from R"),
  ]

  /// What there is in place of methods for which there is no command.
  static let instead: [String: String] = [
    "addChild": "'controller child in vc' makes a child with a view of its own",
    "didMove": "'controller child in vc' makes a child with a view of its own",
    "willMove": "'detach child' takes a child out of its parent",
    "setViewControllers": "'push child on nav' puts a controller on a stack",
    "animate": "'animate card 1 alpha=0' animates a view, which takes no touches meanwhile",
    "addAction": "'target buy touchUpInside vc.buy' adds a target",
    "endEditing": "'endEditing root' ends editing",
    "setNeedsDisplay": "nothing is drawn here",
    "activate": "there is no Auto Layout here, so frames decide",
    "constraint": "there is no Auto Layout here, so frames decide",
    "scrollRectToVisible": "'scroll list to 0,200 90x44' does it",
    "touchesBegan": "'touch began 100,100' puts a finger down, which calls it",
    "isDescendant": "'tree card' shows the views in card",
    "viewWithTag": "'find' looks for views",
  ]
}

/// A kind of what a capital in the table of methods stands for.
enum SwiftSlot: Sendable {
  case object(expected: String, @Sendable (StatefulObject) -> Bool)
  /// An object of a kind, or nil.
  case optional(expected: String, @Sendable (StatefulObject) -> Bool)
  case integer, number, bool, point, geometry, text, events, selector

  private static func of<Object: StatefulObject>(
    _ type: Object.Type, _ expected: String
  ) -> SwiftSlot {
    .object(expected: expected) { $0 is Object }
  }

  static let all: [String: SwiftSlot] = {
    let view = of(UIView.self, "a view")
    let recognizer = of(UIGestureRecognizer.self, "a recognizer")
    let controller = of(UIViewController.self, "a view controller")
    return [
      "V": view, "W": view, "Y": view, "G": recognizer, "H": recognizer, "C": controller,
      "D": controller, "K": of(UIStackView.self, "a stack view"),
      "O": of(UIWindow.self, "a window"), "U": of(UIControl.self, "a control"),
      "A": of(UIApplication.self, "the application: UIApplication.shared"),
      "R": of(UIResponder.self, "a responder"),
      "I": .optional(expected: "a responder, such as self, or nil") { $0 is UIResponder },
      "J": .optional(expected: "a view or nil") { $0 is UIView },
      "N": .integer, "F": .number, "B": .bool, "P": .point, "Q": .geometry, "T": .text,
      "E": .events, "S": .selector,
    ]
  }()

  /// A value of the slot, in the form of a call that an error shows.
  var example: String {
    switch self {
    case .object(let expected, _):
      expected.split(separator: " ").last.map(String.init) ?? "object"
    case .optional: "nil"
    case .integer: "0"
    case .number: "0.5"
    case .bool: "true"
    case .point, .geometry: "CGPoint(x: 20, y: 40)"
    case .text: "\"Buy\""
    case .events: ".touchUpInside"
    case .selector: "#selector(save)"
    }
  }

  /// The types as which it reads a variable of commands.
  var types: [PropertyType] {
    switch self {
    case .integer, .number: [.number]
    case .bool: [.bool]
    case .point: [.point]
    case .geometry: [.point, .rect]
    case .text: [.text]
    case .object, .optional, .events, .selector: []
    }
  }

  /// What the slot takes, in the words of an error.
  var expected: String {
    switch self {
    case .object(let expected, _), .optional(let expected, _): expected
    case .integer: "a whole number"
    case .number: "a number"
    case .bool: "true or false"
    case .point: "a point such as CGPoint(x: 20, y: 40)"
    case .geometry: "a point such as CGPoint(x: 20, y: 40), or a rectangle"
    case .text: "a text in double quotes"
    case .events: "a control event such as .touchUpInside"
    case .selector: "an action such as #selector(save)"
    }
  }
}

/// A row of the table of methods, taken apart.
struct SwiftMethodPattern: Sendable {
  let method: SwiftMethod
  let name: String
  /// The capital of the receiver; nil for a receiver that is more, which is written and never read.
  let receiver: String?
  let labels: [String?]
  /// The capitals of the arguments; nil for those that are not looked at.
  let arguments: [String?]

  static let all: [SwiftMethodPattern] = SwiftMethod.all.compactMap { method in
    var parser = SwiftCodeParser(CodeSource(name: "", text: method.swift, in: .swift))
    guard case .expression(let expression)? = (try? parser.onlyStatement())?.kind,
      case .call(let callee, let arguments) = expression.kind,
      case .member(let receiver, let name) = callee.kind
    else { return nil }
    return SwiftMethodPattern(
      method: method, name: name, receiver: receiver.slot, labels: arguments.map(\.label),
      arguments: arguments.map(\.value.slot))
  }
}

extension CodeExpression {
  /// The capital that the expression is.
  fileprivate var slot: String? { name.flatMap { SwiftSlot.all[$0] == nil ? nil : $0 } }
}
