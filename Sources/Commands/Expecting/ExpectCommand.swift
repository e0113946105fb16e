import Language
import ResponderKit
import Session

extension Command {
  package static let expect = Command(
    name: "expect", group: .expecting,
    summary: "checks a condition; prints nothing if it holds, and fails otherwise",
    forms: [
      expectHit, expectActionable, expectAgreement, expectAsked, expectAnswered, expectNotAsked,
      expectRefused, expectChain,
      expectHandled, expectReceived, expectState, expectFired, expectNothingFired,
      expectSent, expectNothingSent, expectFirst, expectConvert, expectInside, expectCount,
      expectError, expectLine, expectLineValue, expectProperty,
    ],
    examples: [
      Example("expect hit red", "the last event hit red", setup: "add red 0,0 90x90; tap red"),
      Example(
        "expect hit red at 5,5; expect hit nil at -5,-5", "points of the screen",
        setup: "add red 0,0 90x90"),
      Example(
        "expect asked window root red", "in this order", setup: "add red 0,0 90x90; tap red"),
      Example(
        "expect refused red hidden", "with the reason", setup: "add red 0,0 90x90 hidden; tap 9,9"),
      Example(
        "expect actionable buy", "a tap on it would run an action",
        setup: "add UIButton buy 0,0 90x90; target buy touchUpInside vc.save:"),
      Example("expect red.alpha 0.5", "a property", setup: "add red alpha=0.5"),
      Example(
        "expect fired save: on buy", "an action that was performed",
        setup: "add UIButton buy 0,0 90x90; target buy touchUpInside vc.save:; tap buy"),
      Example(
        "expect sent save: on buy; expect nothing fired", "no responder performs it",
        setup: "add UIButton buy 0,0 90x90; target buy touchUpInside nil.save:; tap buy"),
      Example(
        "expect first field", "the key window's first responder",
        setup: "add UITextField field 0,0 90x40; tap field"),
      Example("expect chain root > vc > window > scene > app > delegate", "exactly these"),
      Example(
        "expect line A:2 ran 1; expect line A:2 size 44", "code that ran for the last event",
        setup:
          "class A: UIView {\n  override func point(inside p: CGPoint, with e: UIEvent?) -> Bool "
          + "{ let size: CGFloat = 44; return p.x < size }\n}\nadd A a 0,0 90x90; tap 5,5"),
      Example("expect error \"no view is named\" : hide yelow", "a command that must fail"),
    ])
}
