import Explanation
import Language
import ResponderKit
import Scenes
import Session
import Text

extension Command {
  package static let add = Command(
    name: "add", group: .building,
    summary: "adds a view",
    changesScene: true,
    forms: [
      .addBarItem,
      Form(
        .optional(.viewClass()), .newName(), .optional(.rect()),
        .optional(.word("in", .located(.view("PARENT")))), .optional(.siblingPlace),
        .zeroOrMore(.assignment())
      ) { call, viewClass, name, frame, parent, place, assignments in
        let given = viewClass ?? call.scene.classes.plain
        try call.add(given, name, frame ?? .zero, in: parent, place, assignments)
        if let frame { call.remarkIfNegative(frame) }
        if viewClass == nil { call.adviseClass(of: name.value) }
      },
      Form(
        .located(.codedView()), .newName(), .optional(.rect()),
        .optional(.word("in", .either("nil", or: .located(.view("PARENT"))))),
        .optional(.siblingPlace), .zeroOrMore(.assignment()),
        summary: "adds a view of a class of the code; in nil, it is in no view"
      ) { call, type, name, frame, parent, place, assignments in
        let view = try call.makeCoded(type.value, frame ?? .zero, at: type.range)
        try call.add(
          view, type.value.name, name, in: parent ?? nil, place, assignments,
          isAlone: parent.map { $0 == nil } ?? false)
      },
      Form(
        .viewClassOfFixedSize(), .newName(), .point("X,Y"),
        .optional(.word("in", .located(.view("PARENT")))), .optional(.siblingPlace),
        .zeroOrMore(.assignment())
      ) { call, viewClass, name, corner, parent, place, assignments in
        let size = viewClass.make(.zero).fixedSize
        try call.add(
          viewClass, name, CGRect(origin: corner, size: size), in: parent, place, assignments)
      },
    ])
}

extension ViewClass {
  /// The word that people call a view of the class: `button` for UIButton.
  var noun: String {
    String(name.drop { $0 == "_" }.trimmingPrefix("UI")).lowercased()
  }
}

/// A place among the subviews of a view.
enum SiblingPlace {
  case at(Located<Int>)
  case above(Located<UIView>)
  case below(Located<UIView>)

  /// The view beside the place.
  var sibling: Located<UIView>? {
    switch self {
    case .at: nil
    case .above(let sibling), .below(let sibling): sibling
    }
  }
}

extension Part where Context == Session, Value == SiblingPlace {
  /// `at INDEX`, `above SIBLING` or `below SIBLING`.
  static var siblingPlace: Part {
    .oneOf(
      .map(.word("at", .located(.integer("INDEX"))), { @Sendable in .at($0) }),
      .map(.word("above", .located(.view("SIBLING"))), { @Sendable in .above($0) }),
      .map(.word("below", .located(.view("SIBLING"))), { @Sendable in .below($0) }))
  }
}

extension Call {
  /// Makes a view, puts it in its place and gives it properties, some of which depend on the place.
  fileprivate func add(
    _ viewClass: ViewClass, _ name: Located<String>, _ frame: CGRect,
    in parent: Located<UIView>?, _ place: SiblingPlace?,
    _ assignments: [Located<PropertyAssignment>]
  ) throws {
    let view = viewClass.make(frame)
    if session.isRebuilding, view.frame != frame {
      view.dropOwnSize()
      view.frame = frame
    }
    try add(view, viewClass.name, name, in: parent, place, assignments)
  }

  /// Puts a new view in its place and gives it properties.
  fileprivate func add(
    _ view: UIView, _ className: String, _ name: Located<String>, in parent: Located<UIView>?,
    _ place: SiblingPlace?, _ assignments: [Located<PropertyAssignment>], isAlone: Bool = false
  ) throws {
    try adopt(view, named: name, as: scene.ownClassName(of: view))
    if !isAlone { try insert(view, into: parent, place) }
    try session.assign(assignments, to: view)
    session.state.it = view
    scene.application.layOutWindows()
    confirm("\(name.value): \(className) \(view.frame.text)")
    if view.bounds.isEmpty, view.hitTestBehavior == nil, view.pointInsideBehavior == nil {
      advise(
        "\(name.value) has no size: nothing can touch it; "
          + "'set \(name.value) frame 20,100 120x44' gives it one")
    }
  }

  /// Advises at the prompt to name a class where a view of no class is called like one.
  fileprivate func adviseClass(of name: String) {
    // A script adds thousands of views, and nobody reads it.
    guard session.isTyped else { return }
    let word = name.lowercased()
    let meant = scene.classes.all.first { row in
      row != scene.classes.plain && word.hasSuffix(row.noun)
    }
    guard let meant else { return }
    advise(
      "a plain UIView; for a \(meant.noun): 'undo', then 'add \(meant.name) \(name) 20,100 120x44'")
  }

  /// Gives a new view its name, and names the views that it brought along.
  ///
  /// - Parameter className: The class of the code that it is of, if it is of one.
  fileprivate func adopt(
    _ view: UIView, named name: Located<String>, as className: String?
  ) throws {
    scene.adopt(view, NameTable.Entry(name: name.value, className: className))
    let parts = view.ownParts
    if parts.isEmpty { return }
    for part in parts {
      try session.checkName("\(name.value)-\(part.suffix)", at: name.range)
    }
    scene.adopt(parts, of: name.value)
  }

  /// Throws an error if UIKit raises an exception for a view as a subview of a parent (R7.12). A script
  /// that rebuilds a saved scene may have such views, as they can come from an imported text.
  func checkMayHold(_ parent: UIView, _ view: UIView, at range: Range<Int>?) throws {
    guard parent.isMistake(toAdd: view), !session.isRebuilding else { return }
    let content = parent.ownContentView.map { " '\(scene.label(of: $0))'" } ?? ""
    throw CommandError(
      .refused(
        "'\(scene.label(of: parent))' takes no subviews: they go into its contentView\(content)",
        rule: StandingFact.effectViewHoldsContent.rule), at: range)
  }

  /// Puts a view among the subviews of a parent.
  ///
  /// - Parameters:
  ///   - given: The parent, if one was named.
  ///   - superview: The parent otherwise; nil for the sibling's, or the scene's root view.
  ///   - place: The place among the subviews; nil for in front of them.
  func insert(
    _ view: UIView, into given: Located<UIView>?, or superview: UIView? = nil,
    _ place: SiblingPlace?
  ) throws {
    let sibling = place?.sibling
    guard
      let parent = given?.value ?? superview ?? sibling?.value.superview ?? defaultParent
    else {
      throw CommandError(.refused("there is no view to add to; write 'in PARENT'"))
    }
    if parent === view || (view.subviewCount > 0 && parent.isDescendant(of: view)) {
      let name = scene.label(of: view)
      let reason =
        parent === view
        ? "'\(name)' cannot be added to itself"
        : "'\(name)' cannot be moved into its own subview '\(scene.label(of: parent))'"
      throw CommandError(
        .refused(reason, rule: StandingFact.noViewInItself.rule), at: given?.range ?? sibling?.range
      )
    }
    if view is UIWindow {
      throw CommandError(
        .refused("'\(scene.label(of: view))' is a window; a window cannot be added to a view"))
    }
    try checkMayHold(parent, view, at: given?.range ?? sibling?.range)
    switch place {
    case .above(let sibling):
      remarkUnless(sibling.value, isBeside: view, in: parent)
      parent.insertSubview(view, aboveSubview: sibling.value)
    case .below(let sibling):
      remarkUnless(sibling.value, isBeside: view, in: parent)
      parent.insertSubview(view, belowSubview: sibling.value)
    case .at(let index):
      guard index.value >= 0 else {
        throw error(.refused("the index \(index.value) is negative; 0 is the back"), at: index)
      }
      let count = parent.subviewCount - (view.superview === parent ? 1 : 0)
      if index.value > count {
        remarkAppended(
          view, because: "'\(scene.label(of: parent))' has no subview \(index.value)")
      }
      parent.insertSubview(view, at: index.value)
    case nil: parent.addSubview(view)
    }
    if let stack = parent as? UIStackView { arrange(view, in: stack, place) }
  }

  /// Has a stack view arrange one of its subviews, at the same place as among the subviews.
  private func arrange(_ view: UIView, in stack: UIStackView, _ place: SiblingPlace?) {
    let others = stack.arrangedSubviews.filter { $0 !== view }
    func index(of sibling: Located<UIView>) -> Int? { others.firstIndex(of: sibling.value) }
    let index =
      switch place {
      case .at(let index): index.value
      case .above(let sibling): index(of: sibling).map { $0 + 1 } ?? others.count
      case .below(let sibling): index(of: sibling) ?? others.count
      case nil: others.count
      }
    stack.insertArrangedSubview(view, at: index)
  }

  /// Writes where a view is added if it cannot be added beside another one (R12.3).
  private func remarkUnless(_ sibling: UIView, isBeside view: UIView, in parent: UIView) {
    guard sibling.superview !== parent || sibling === view else { return }
    remarkAppended(
      view,
      because: "'\(scene.label(of: sibling))' is not another subview of "
        + "'\(scene.label(of: parent))'")
  }

  private func remarkAppended(_ view: UIView, because reason: String) {
    remark(
      "\(reason), so '\(scene.label(of: view))' is added in front of all",
      StandingFact.otherSiblingIsIgnored.rule)
  }

  /// The view that new views are added to unless a parent is named.
  private var defaultParent: UIView? {
    scene.names["root"] as? UIView ?? scene.mainWindow
  }
}
