import ResponderKit
import Scenes
import Text

extension Command {
  static let add = Command(
    name: "add", group: .building,
    summary: "adds a view",
    details: [
      "The class is UIView, the parent root, the place in front and the rectangle empty, unless "
        + "said. A property alone means on: add veil hidden. The content view of a UIVisualEffectView "
        + "NAME is NAME-content."
    ],
    changesScene: true,
    forms: [
      Form(
        [
          .optional([.slot("CLASS", .className)]), .slot("NAME", .newName),
          .optional([.slot("RECT", .rect)]), .optional([.word("in"), .slot("PARENT", .view)]),
          .placeAmongSiblings, .optional([.many([.slot("PROPERTY=VALUE", .assignment)])]),
        ]
      ) { call in
        let frame = call.optionalRect() ?? .zero
        var viewClass = ViewClass.all[0]
        if case .viewClass(let named)? = call.arguments["CLASS"] { viewClass = named }
        let view = viewClass.make(frame)
        try call.adopt(view, named: call.text("NAME"))
        try call.session.assign(call.arguments.assignments, to: view)
        try call.insert(view, into: call.optionalView("PARENT"))
        call.session.memory.it = view
        call.confirm("\(call.text("NAME")): \(viewClass.name) \(view.frame.text)")
      }
    ],
    examples: [
      Example("add red 100,100 100x100", "a UIView in root"),
      Example(
        "add UIButton buy (20 20; 60 44) in card alpha=0.5 enabled=off", "with a parent",
        setup: "add card 0,0 200x200"
      ),
      Example("add UILabel title 10 10 80 20 text=\"Hello\"", "with a text"),
    ])
}

extension Syntax {
  /// `at INDEX`, `above SIBLING` or `below SIBLING`.
  static let placeAmongSiblings = Syntax.optional([
    .choice([
      [.word("at"), .slot("INDEX", .integer)],
      [.word("above"), .slot("SIBLING", .view)],
      [.word("below"), .slot("SIBLING", .view)],
    ])
  ])
}

extension Call {
  /// Gives a new view its name, and what it came with a name of its own.
  fileprivate func adopt(_ view: UIView, named name: String) throws {
    scene.adopt(view, NameTable.Entry(name: name))
    guard let content = (view as? UIVisualEffectView)?.contentView else { return }
    try session.checkName("\(name)-content", at: arguments.range(of: "NAME") ?? 0..<0)
    scene.adopt(content, NameTable.Entry(name: "\(name)-content"))
  }

  /// Puts a view among the subviews of a parent where the arguments say.
  func insert(_ view: UIView, into given: UIView?) throws {
    let sibling = optionalView("SIBLING")
    guard let parent = given ?? sibling?.superview ?? defaultParent else {
      throw CommandError(.refused("there is no view to add to; say 'in PARENT'"))
    }
    if parent === view || (view.subviewCount > 0 && parent.isDescendant(of: view)) {
      let name = scene.label(of: view)
      let reason =
        parent === view
        ? "'\(name)' cannot be added to itself"
        : "'\(name)' cannot be moved into its own subview '\(scene.label(of: parent))'"
      throw error(.refused(reason, rule: RuleID(12, 2)), at: given == nil ? "SIBLING" : "PARENT")
    }
    if view is UIWindow {
      throw CommandError(.refused("'\(scene.label(of: view))' is a window; windows stand alone"))
    }
    if let sibling {
      guard sibling.superview === parent, sibling !== view else {
        throw error(
          .refused(
            "'\(scene.label(of: sibling))' is not another subview of "
              + "'\(scene.label(of: parent))'", rule: RuleID(12, 3)), at: "SIBLING")
      }
      if has("above") {
        parent.insertSubview(view, aboveSubview: sibling)
      } else {
        parent.insertSubview(view, belowSubview: sibling)
      }
      return
    }
    guard let index = optionalInteger("INDEX") else {
      parent.addSubview(view)
      return
    }
    let count = parent.subviewCount - (view.superview === parent ? 1 : 0)
    guard (0...count).contains(index) else {
      throw error(
        .refused(
          "index \(index) is not in 0...\(count), the places among the subviews of "
            + "'\(scene.label(of: parent))'"), at: "INDEX")
    }
    parent.insertSubview(view, at: index)
  }

  /// Where views go unless a parent is named.
  private var defaultParent: UIView? {
    scene.names["root"] as? UIView ?? scene.mainWindow
  }
}
