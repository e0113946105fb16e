import SessionStage
import Testing

@testable import Commands
@testable import Help

/// The Swift of commands, which people see who have asked for it.
@Suite struct SwiftEchoTests {
  @Test(arguments: [
    ("hide card buy", ["card.isHidden = true", "buy.isHidden = true"]),
    ("enable close-button", ["closeButton.isEnabled = true"]),
    ("set card alpha 0.5", ["card.alpha = 0.5"]),
    ("set card frame 0,0 9x8", ["card.frame = CGRect(x: 0, y: 0, width: 9, height: 8)"]),
    ("rotate card 45", ["card.transform = CGAffineTransform(rotationAngle: 45 / 180 * .pi)"]),
    ("scroll list 0,9", ["list.setContentOffset(CGPoint(x: 0, y: 9), animated: true)"]),
    ("set card interaction off tag 4", ["card.isUserInteractionEnabled = false", "card.tag = 4"]),
    ("set card.clips on", ["card.clipsToBounds = true"]),
    ("set window rootViewController nav", ["window.rootViewController = nav"]),
    (
      "add UIButton pay 1,2 60x44 in card alpha=0.5 hidden",
      [
        "let pay = UIButton(frame: CGRect(x: 1, y: 2, width: 60, height: 44))", "pay.alpha = 0.5",
        "pay.isHidden = true", "card.addSubview(pay)",
      ]
    ),
    ("add v below card", ["let v = UIView()", "root.insertSubview(v, belowSubview: card)"]),
    ("add UILabel l in stack", ["let l = UILabel()", "stack.addArrangedSubview(l)"]),
    ("move buy to root at 0", ["root.insertSubview(buy, at: 0)"]),
    ("move buy to stack", ["stack.addArrangedSubview(buy)"]),
    ("rm card", ["card.removeFromSuperview()"]),
    ("detach card", ["card.removeFromSuperview()"]),
    ("front card", ["card.superview?.bringSubviewToFront(card)"]),
    (
      "gesture tap t on card taps=2",
      [
        "let t = UITapGestureRecognizer()", "t.numberOfTapsRequired = 2",
        "card.addGestureRecognizer(t)",
      ]
    ),
    (
      "target buy touchUpInside vc.save:",
      ["buy.addTarget(vc, action: #selector(save(_:)), for: .touchUpInside)"]
    ),
    (
      "target buy touchDown nil.save",
      ["buy.addTarget(nil, action: #selector(save), for: .touchDown)"]
    ),
    ("require single toFail double", ["single.require(toFail: double)"]),
    ("present sheet from vc", ["vc.present(sheet, animated: true)"]),
    ("hit 5,5 in card", ["card.hitTest(CGPoint(x: 5, y: 5), with: nil)"]),
    ("convert 1,2 from card to root", ["card.convert(CGPoint(x: 1, y: 2), to: root)"]),
    ("convert 1,2 from nil to card", ["card.convert(CGPoint(x: 1, y: 2), from: nil)"]),
    ("key overlay", ["overlay.makeKeyAndVisible()"]),
    (
      "controller child in vc",
      [
        "let child = UIViewController()", "vc.addChild(child)", "vc.view.addSubview(child.view)",
        "child.didMove(toParent: vc)",
      ]
    ),
    ("tap card", []), ("tree", []), ("undo", []), ("card.isHidden = true", []),
  ])
  func theSwiftOfACommandIsShownIfTheOptionIsOn(line: String, swift: [String]) throws {
    let prompt = try SwiftTests.prompt()
    try prompt.session.execute("set-option swift on")
    let output = try prompt.printed(line)
    let first = output.firstIndex { $0.hasPrefix("in Swift: ") } ?? output.endIndex
    #expect(output[first...].map { String($0.dropFirst(10)) } == swift)
    // What is shown can be typed.
    let other = try SwiftTests.prompt()
    for statement in swift where !statement.contains("addChild") && !statement.contains("didMove") {
      other.say(statement)
    }
    #expect(swift.contains { $0.contains("addChild") } || other.messages == [])
  }

  @Test(arguments: [
    ("inset buy -20", "override func point(inside"),
    ("override card passthrough", "override func hitTest"),
  ])
  func theSwiftOfAnOverrideIsASubclass(line: String, method: String) throws {
    let prompt = try SwiftTests.prompt()
    try prompt.session.execute("set-option swift on")
    let output = try prompt.printed(line)
    let swift = output.drop { !$0.hasPrefix("in Swift: ") }
    #expect(swift.contains { $0.contains("class ") } && swift.contains { $0.contains(method) })
    #expect(try !prompt.printed("override buy none").contains { $0.hasPrefix("in Swift") })
  }

  @Test func everyRowOfTheTableOfMethodsIsReadAndTold() {
    #expect(SwiftMethodPattern.all.count == SwiftMethod.all.count)
    for method in SwiftMethod.all {
      #expect(Catalogue.byWord[String(method.command.prefix { $0 != " " })] != nil)
    }
  }
}
