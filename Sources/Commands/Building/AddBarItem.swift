import Language
import ResponderKit
import Scenes
import Session

extension Form where Context == Session {
  /// `add UIBarButtonItem NAME in TOOLBAR`, or `in VC left` for the bar of a navigation controller.
  static var addBarItem: Form {
    Form(
      .barItemClass, .newName(), .word("in", .located(.responder("BAR"))),
      .optional(.oneOf(.word("left", as: true), .word("right", as: false))),
      .zeroOrMore(.assignment()), summary: "an item of a toolbar, or of a controller in a stack"
    ) { call, _, name, owner, isLeft, assignments in
      try call.addBarItem(name, in: owner, isLeft: isLeft ?? false, assignments)
    }
  }
}

extension Part where Context == Session, Value == String {
  /// The class of items, which are no views.
  fileprivate static var barItemClass: Part {
    var slot = Slot<Session, String>("UIBarButtonItem", "a class such as UIButton") { reader in
      guard reader.word.isBare("UIBarButtonItem") else { return nil }
      let name = reader.word.text
      reader.position += 1
      return name
    }
    slot.extent = .label
    slot.candidates = {
      $0.choice.picked([Candidate("UIBarButtonItem", "an item of a toolbar or a controller")])
    }
    slot.roles = { _, range in [WordRole(range, .type)] }
    return .slot(slot)
  }
}

extension Call {
  fileprivate func addBarItem(
    _ name: Located<String>, in owner: Located<UIResponder>, isLeft: Bool,
    _ assignments: [Located<PropertyAssignment>]
  ) throws {
    let item = UIBarButtonItem()
    scene.adopt(item.button, NameTable.Entry(name: name.value))
    try session.assign(assignments, to: item.button)
    if let bar = owner.value as? UIToolbar {
      bar.items = (bar.items ?? []) + [item]
    } else {
      let stack = (owner.value as? UINavigationBar)?.controller
      guard let controller = stack?.topViewController ?? owner.value as? UIViewController else {
        throw error(
          .refused(
            "'\(scene.label(of: owner.value))' holds no items; name a UIToolbar, or a controller in "
              + "the stack of a navigation controller"), at: owner)
      }
      let items = controller.navigationItem
      if isLeft {
        items.leftBarButtonItems = (items.leftBarButtonItems ?? []) + [item]
      } else {
        items.rightBarButtonItems = (items.rightBarButtonItems ?? []) + [item]
      }
    }
    session.state.it = item.button
    confirm("\(name.value): \(scene.className(of: item.button)) \(item.button.frame.text)")
  }
}
