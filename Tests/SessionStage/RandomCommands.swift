import ResponderKit
import TestSupport

/// Commands that change a scene, most of which succeed.
package struct RandomCommands {
  private var random: SeededGenerator
  private var made = 0
  private var controllers = 0
  private let classes = [
    "", "UIButton", "UILabel", "UIScrollView", "UISwitch", "UIImageView", "UIStackView",
    "UITableViewCell",
  ]

  package init(seed: Int) {
    random = SeededGenerator(seed: seed)
  }

  package mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func view() -> String {
    made == 0 ? "root" : "v\(number(1...made))"
  }

  private mutating func rect() -> String {
    "\(number(-50...300)),\(number(-50...700)) \(number(0...300))x\(number(0...300))"
  }

  private mutating func controller() -> String {
    controllers == 0 ? "vc" : "c\(number(1...controllers))"
  }

  /// A command about containers, presentations and controllers.
  private mutating func containment() -> String {
    let (controller, other) = (controller(), self.controller())
    switch number(0...9) {
    case 0...3:
      controllers += 1
      let kind = ["", " navigation", " tab", " split"][number(0...3)]
      return "controller c\(controllers)\(kind)" + (number(0...3) == 0 ? "" : " in \(other)")
    case 4: return "push \(controller) on \(other)"
    case 5: return "pop \(controller)"
    case 6: return "select \(controller) in \(other)"
    case 7:
      let style = ["fullScreen", "pageSheet", "popover", "overCurrentContext"][number(0...3)]
      return "present \(controller) from \(other) style=\(style)"
    case 8: return "dismiss \(controller)"
    default: return "detach \(controller)"
    }
  }

  private mutating func answer(_ view: String, _ other: String) -> String {
    let rules = [
      "hitTest nil when super is self", "hitTest \(other) when inside \(rect())",
      "hitTest self when super is \(other) outside \(rect())", "hitTest super when event touches",
      "hitTest nil when super is nil", "hitTest none", "hitTest \(other)",
      "point(inside:) on when inside \(rect())", "point(inside:) off when super is on",
      "point(inside:) none", "next nil when super is \(other)", "next \(other)",
      "canBecomeFirstResponder on when super is off", "canResignFirstResponder off",
      "canPerformAction off when action save:", "gestureRecognizerShouldBegin off",
      "gestureRecognizerShouldBegin on when inside \(rect()) touch is UIButton finger 1",
    ]
    return "answer \(view).\(rules[number(0...(rules.count - 1))])"
  }

  /// Takes something out, puts it back, or gives it to another object.
  private mutating func takeOut(_ view: String, _ other: String) -> String {
    let (g, k) = ("g\(number(1...6))", "k\(number(1...6))")
    let lines = [
      "detach \(view)", "detach \(view) \(other)", "gesture tap \(g) on \(view) taps=2",
      "move \(g) to \(view)", "detach \(g)", "detach \(k)", "controller \(k) for \(view) in vc",
      "controller \(k)", "set vc view \(view)", "set \(k) view \(view)",
      "answer \(view).viewForZooming \(other)", "move \(view).pan to \(other)",
      "set \(view) maximumZoomScale 3 zoomScale 2 contentSize 99x99", "detach \(view).pan",
      "delegate \(g) shouldBegin=off shouldReceive=off", "move \(view).pinch to \(other)",
      "set app delegate \(["object", "responder"][number(0...1)])", "target \(g) \(other).go",
    ]
    return lines[number(0...(lines.count - 1))]
  }

  /// The next line.
  package mutating func next() -> String {
    let view = view()
    let other = self.view()
    switch number(0...37) {
    case 0...4:
      made += 1
      return
        "add \(classes[number(0...7)]) v\(made) \(rect()) in \(number(0...2) == 0 ? "root" : other)"
    case 5: return "set \(view) frame \(rect()) tag \(number(0...9))"
    case 6: return ["hide", "show"][number(0...1)] + " \(view)"
    case 7: return "alpha \(view) 0.\(number(0...99))"
    case 8: return "move \(view) to \(other)"
    case 9: return ["front", "back"][number(0...1)] + " \(view)"
    case 10: return "rotate \(view) \(number(-180...180))"
    case 11: return "bounds \(view) \(rect())"
    case 12: return "inset \(view) \(number(-30...30)),\(number(-30...30))"
    case 13:
      let words = [
        "passthrough", "circle 20", "block", "redirect \(other)", "none", "overflow",
        "ellipse", "intercept", "enlarge -4,5", "except \(other)", "accepts \(other) root",
        "path \"M 0 0 L 9 0 L 9 9 Z\"",
      ]
      return "override \(view) \(words[number(0...11)])"
    case 14:
      let words = [
        "touches", "motion and forward", "none", "touchesBegan,remote",
        "touches and forward to \(other)", "touches and forward to \(other) and call super",
      ]
      return "handle \(view) \(words[number(0...5)])"
    case 24, 25: return answer(view, other)
    case 26...28: return containment()
    case 29:
      return [
        "set \(view) axis vertical spacing 4", "set \(view) distribution fillEqually",
        "gesture tap g\(number(1...9)) on \(view)", "move g\(number(1...9)) to \(view)",
      ][number(0...3)]
    case 31...37: return takeOut(view, other)
    case 15: return "next \(view) \(["vc", "app", "default", other][number(0...3)])"
    case 16: return "remove \(view)"
    case 17: return "copy \(view) c\(number(1...999))"
    case 18: return "rename \(view) v\(number(1...99))"
    case 19: return "window w\(number(1...99)) \(rect()) level=\(number(0...3) * 1000)"
    case 20: return "implements \(view) save: print:"
    case 21: return "controller k\(number(1...99)) for \(view)"
    case 22:
      let events = ["touchDown", "touchUpInside,touchCancel", "allEvents"][number(0...2)]
      return "target \(view) \(events) \(["vc.a", "nil.b:", "\(other).c:", "none"][number(0...3)])"
    default: return "set \(view) clips on multipleTouch on autoresize W+H zPosition 3.5"
    }
  }
}
