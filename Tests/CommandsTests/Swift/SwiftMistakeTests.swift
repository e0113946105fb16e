import SessionStage
import Testing

/// Statements of Swift with something wrong.
@Suite struct SwiftMistakeTests {
  /// Statements with something wrong, and the error of each.
  static let mistakes = [
    ("card.backgroundColour = .red", "card has no property 'backgroundColour'; did you mean"),
    ("card.isHiden = true", "card has no property 'isHiden'; did you mean 'isHidden'?"),
    ("cart.isHidden = true", "nothing is named 'cart'; did you mean 'card'?"),
    ("card.frame = 5", "'5' is not a value for frame; expected a rectangle such as CGRect("),
    ("card.isHidden = 1", "'1' is not a value for isHidden; expected true or false"),
    ("card.alpha = true", "'true' is not a value for alpha; expected a number"),
    ("card.alpha =", "it ends too soon; a value is expected"),
    ("card.alpha = 1 / 0", "division by 0"), ("card.tag = 1.5", "'1.5' is not a value for tag"),
    ("card.alpha = 1e20", "'1e20' is too large"),
    ("card.alpha = 9000000000000000000", "'9000000000000000000' is too large; numbers go up"),
    ("card.tag = 9223372036854775808", "'9223372036854775808' is not a value for tag; expected a"),
    ("card.tag = 9_223_372_036_854_775_807 + 1", "'9223372036854775807 + 1' is too large; this"),
    ("card.tag += 1.5", "'1.5' is not a whole number"),
    ("card.frame.width = 5", "'width' can only be"),
    ("card.frame.depth = 5", "card.frame has no 'depth'; it has 'origin' and 'size'"),
    ("card.superview = view", "'card.superview' stands for an object; set one of its properties"),
    ("card.window.isKeyWindow = true", "'isKeyWindow' is read-only"),
    ("card.frame = CGRect(x: 1, y: 2)", "'CGRect' does not take these arguments; it is 'CGRect("),
    ("card.frame = CGRekt(x: 1)", "'CGRekt' is no value that can be read here; did you mean"),
    ("card.delegate = self", "no command stands for 'delegate'; 'delegate tap shouldReceive=off'"),
    ("w = card.frame", "nothing is named 'w'; did you mean 'let w = card.frame'?"),
    ("card.frame.contans(view.center)", "CGRect has no 'contans' here; did you mean 'contains'?"),
    ("card.fly()", "no command stands for 'fly'; 'help swift' lists the methods"),
    ("card.addSubviev(buy)", "no command stands for 'addSubviev'; did you mean 'addSubview'?"),
    ("card.addSubview()", "'addSubview' does not take these arguments; it is 'addSubview(view)'"),
    ("card.addSubview(single)", "'single' is not a view"),
    ("card.addSubview(5)", "'5' is not a view"),
    ("single.addSubview(card)", "'single' is not a view"),
    ("card.insertSubview(buy, at: 0.5)", "'0.5' is not a whole number"),
    (
      "view.bringSubviewToFront(buy)", "'buy' is not a subview of 'root', so UIKit would do nothing"
    ),
    ("view.removeGestureRecognizer(drag)", "'drag' is not a recognizer of 'root'"),
    ("view.exchangeSubview(at: 0, withSubviewAt: 99)", "'99' is not an index of a subview"),
    ("buy.sendActions(for: .tap)", "there is no control event 'tap'"),
    ("buy.addTarget(self, action: save, for: .touchUpInside)", "nothing is named 'save'"),
    ("vc.addChild(sheet)", "no command stands for 'addChild'; 'controller child in vc' makes"),
    (
      "UIView.animate(withDuration: 1) { card.alpha = 0; hide buy }",
      "'buy' does not fit here; the end of the statement is expected"
    ),
    ("UIView.animate(withDuration: 1) { card.alpha = 0 }", "no command stands for 'animate'"),
    ("NSLayoutConstraint.activate([a, b])", "no command stands for 'activate'; there is no Auto"),
    ("view.subviews[0].alphas = 1", "UIView has no 'alphas' here; did you mean 'alpha'?"),
    ("view.subviews[9].alpha = 1", "there is no element 9 of 5; an app would end"),
    ("[card insertSubview:buy atindex:0]", "'insertSubview:atindex:' is not how"),
    ("[card setHidden:YES", "'[' is never closed"),
    ("let x = UIFoo()", "'UIFoo' is no class of which something can be made here"),
    (
      "let x = UIButon()", "'UIButon' is no class of which something can be made here; did you mean"
    ),
    ("let card = UIView()", "the name 'card' is already used by a UIView"),
    ("let x = UIImageView(image: photo)", "'image:' of UIImageView cannot be read here; only"),
    ("let x = UIView(frame: 5)", "'5' is not a rectangle such as CGRect("),
    ("buy.setTitle(\"Buy, for: .normal)", "'\"' is never closed"),
    ("buy.setTitle(\"\\(n)\", for: .normal)", "nothing is named 'n'"),
    ("e", "'e' is short for several commands"), ("border", "there is no command 'border'"),
    ("border 5", "'border' needs an object or a property behind it"),
    ("po card.size", "card has no property 'size'"),
    ("po card.frame +", "it ends too soon; a value is expected"),
    ("card.alpha = ((((1", "'(' is never closed"),
    ("for i in 0..<3 { view.fly(i) }", "nothing here stands for 'view.fly(i)'"),
    ("for i in 0..<3 { card.alpha = i }", "this is Int, and CGFloat is expected"),
    ("if card { buy.alpha = 0 }", "this is UIView; a condition is a Bool"),
    ("while true { }", "the code ran 1000000 statements and did not end"),
  ]

  @Test(arguments: mistakes)
  func aMistakeIsToldWhereItIsAndChangesNothing(line: String, message: String) throws {
    let prompt = try SwiftTests.prompt()
    let before = prompt.state
    prompt.say(line)
    #expect(prompt.messages.count == 1)
    #expect(prompt.messages.first?.hasPrefix(message) == true, "\(prompt.messages)")
    #expect(prompt.state == before)
    #expect(prompt.output.allSatisfy { !$0.hasPrefix("read as") })
  }

  @Test func anErrorPointsAtItsPlaceInTheLine() throws {
    let prompt = try SwiftTests.prompt()
    prompt.say("hide card; buy.alpha = 0.5; card.insertSubview(cart, at: 0)")
    #expect(
      prompt.reported.suffix(2).map { $0.drop { $0 == " " } } == [
        "hide card; buy.alpha = 0.5; card.insertSubview(cart, at: 0)", "^~~~",
      ])
    #expect(prompt.reported.last?.prefix { $0 != "^" }.count == 49)
  }
}
