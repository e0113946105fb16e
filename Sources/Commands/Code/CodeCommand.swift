import Code
import Interpreter
import Language
import ResponderKit
import Scenes
import Session
import Text

extension Command {
  package static let code = Command(
    name: "code", group: .overriding,
    summary: "runs classes of Swift and Objective-C that override hitTest and the like",
    details: [
      "A class can also be typed or pasted as it is, with its comments and attributes: it goes on "
        + "to its last brace. Then 'add "
        + "CLASS NAME X,Y WxH' makes a view of it, and every touch runs its methods. 'code "
        + "CLASS' shows the text with the number of times that each line ran for the last event, "
        + "and the value that it came to last. 'trace' and 'step' tell each line where it ran, and "
        + "'expect line CLASS:N' tests one, counted from the line with the name of the class.",
      "Statements outside of classes and functions run once, in their order, as in a file called "
        + "main: 'view', 'self.view' and 'window' are those of the scene, and so are the names of "
        + "its objects. If one of them is wrong, or ends, nothing of the text is kept. Variables "
        + "there, and static ones, keep their values until the text is read again.",
      "What a class stores are properties: 'get' and 'set' know them, and 'save' keeps "
        + "them. A view that code makes is named after the property or variable that holds it, or "
        + "after its class.",
      "Objective-C is read as well: a class goes on to its '@end', a category overrides for every view "
        + "of its class, and numbers, truths and nil are those of C. 'code FILE.m' reads the header "
        + "beside the file, too. Its methods have Swift's names here: 'hitTest:withEvent:' is "
        + "'hitTest(_:with:)'. Exceptions, pointers to numbers, and the functions of Apple's other "
        + "frameworks are not run.",
      "Views of a dump get the code of their class by its name: 'Shop.CardView' that of CardView, whichever "
        + "is read first. What a property of such a view holds is found in the dump, or asked for: 'set "
        + "card button buy' tells it. A value that nothing in the scene has, such as 'engine.isOpen', is "
        + "asked for, too; 'code let engine.isOpen = true' gives it. Until then 'why' tries each value. In a "
        + "script 'code CardView on card button=?' says that nobody knows what the property holds.",
      "An extension of a class of UIKit's is asked for every view of the class. What cannot run is "
        + "told at once, with its place; the other members run. A statement of which no value is "
        + "needed, such as 'Analytics.log(\"a\")', is left out and noted where nothing here stands "
        + "for its name. At the prompt, a reading tells whose touches go to another view since.",
      "UIKit calls what decides about events and gets them: 'hitTest(_:with:)' and "
        + "'point(inside:with:)', the methods of touches, motion, presses and remote control, 'next', "
        + "'canBecomeFirstResponder' and its kin, 'canPerformAction(_:withSender:)', 'sendEvent(_:)', "
        + "'gestureRecognizerShouldBegin(_:)', the four methods of tracking, the methods of recognizers, "
        + "'layoutSubviews()' and the methods that tell of moves. Observers and setters of 'isHighlighted', "
        + "'frame' and the like run whoever sets them. An object of the code may be the delegate of a "
        + "recognizer, a text field, a scroll view or a presentation, and the target of an action; a "
        + "closure of a UIAction runs, too. Lines are told under the event for which they ran.",
    ],
    changesScene: true,
    forms: [
      Form(summary: "lists the classes") { call in try call.listCode() },
      Form(.word("drop", .codeType()), summary: "forgets a class") { call, type in
        try call.dropCode(type)
      },
      Form(.word("edit", .codeType()), summary: "opens a class in $EDITOR, and reads it again") {
        call, type in
        try call.editCode(type)
      },
      Form(
        .part(.word("none", as: true), "on"), .object(),
        summary: "takes a class away from a view or another object"
      ) { call, _, object in
        try call.takeCode(from: object)
      },
      Form(
        .part(.codeType(), "on"), .object(), .zeroOrMore(.assignment()),
        summary: "gives a view or another object a class, with values of its stored properties"
      ) { call, type, object, values in
        try call.giveCode(type, to: object, values)
      },
      Form(.word("off", .codeType()), summary: "lets UIKit's own methods answer for a class") {
        call, type in
        try call.setCode(type, isOn: false)
      },
      Form(.word("on", .codeType()), summary: "lets the methods of a class answer again") {
        call, type in
        try call.setCode(type, isOn: true)
      },
      Form(
        .word("on", .object()), .codeText(), summary: "gives an object the methods up to END"
      ) { call, view, text in
        try call.readMethods(text, for: view)
      },
      Form(
        .word("let", .codeVariable()), summary: "gives a variable of the code a value"
      ) { call, assignment in
        call.setVariable(assignment)
      },
      Form(.codeType(), summary: "shows a class, and what its lines did") { call, type in
        call.showCode(type)
      },
      Form(.codeText(), summary: "reads the lines up to END") { call, text in
        try call.readCode(text)
      },
      Form(
        .word("raw", .codeText()), summary: "reads the lines, and runs no statements of them"
      ) { call, text in
        try call.readCode(text, runsStatements: false)
      },
      Form(.codeFile(), summary: "reads a file") { call, file in try call.readCode(inFile: file) },
    ],
    examples: [
      Example(
        "code <<END\nclass HitButton: UIButton {\n"
          + "  override func point(\n    inside p: CGPoint, with e: UIEvent?\n  ) -> Bool {\n"
          + "    bounds.insetBy(dx: -20, dy: -20).contains(p)\n  }\n}\nEND",
        "a button with a larger touch area"),
      Example(
        "code <<END\nlet box = UIView(frame: CGRect(x: 10, y: 10, width: 60, height: 60))\n"
          + "view.addSubview(box)\nEND", "statements run, too"),
      Example(
        "code <<END\n@implementation PassView\n"
          + "- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {\n"
          + "  UIView *hit = [super hitTest:point withEvent:event];\n"
          + "  return hit == self ? nil : hit;\n}\n@end\nEND", "a class of Objective-C"),
      Example(
        "code on b <<END\noverride func point(\n  inside p: CGPoint, with e: UIEvent?\n) -> Bool {\n"
          + "  p.x > 20\n}\nEND", "a method for one view",
        setup: "add UIButton b 10,10 44x44"),
      Example(
        "code none on b", "UIKit's own methods again",
        setup: "class A: UIButton { }; add A b 10,10 44x44"),
    ])
}

extension Part where Context == Session, Value == Located<String> {
  /// The text between `<<END` and `END`.
  fileprivate static func codeText() -> Part {
    .located(
      .slot(
        Slot("<<END", "the lines of code up to END") { reader in
          guard reader.word.quoting == .heredoc else { return nil }
          return reader.text()
        }))
  }

  fileprivate static func codeFile() -> Part {
    .file("FILE", "a file of Swift or Objective-C") { $0.isCodeFile }
  }
}

extension Part where Context == Session, Value == OwnType {
  /// A class of the code, or an extension of a class of UIKit's, by its name.
  fileprivate static func codeType() -> Part { .codeType("CLASS") { _ in true } }

  /// A class of the code whose objects are views.
  static func codedView() -> Part {
    .codeType("CLASS", where: \.isViewClass)
  }

  private static func codeType(
    _ label: String, where fits: @escaping @Sendable (OwnType) -> Bool
  ) -> Part {
    var slot = Slot<Session, OwnType>(label, "a class of the code") { reader in
      let word = reader.word
      guard word.quoting == .bare, let book = reader.session.scene.codeBook,
        let type = book.types.first(where: { $0.name == word.text && fits($0) })
      else { return nil }
      reader.position += 1
      return type
    }
    slot.candidates = { completion in
      let types = completion.session.scene.codeBook?.types ?? []
      return completion.choice.picked(
        types.filter(fits).map { Candidate($0.name, "a class of the code") })
    }
    slot.roles = { _, range in [WordRole(range, .type)] }
    return .slot(slot)
  }
}
