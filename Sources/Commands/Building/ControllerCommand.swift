import Explanation
import Interpreter
import Language
import ResponderKit
import Scenes
import Session
import Text

extension Command {
  package static let controller = Command(
    name: "controller", group: .building, summary: "adds a view controller",
    changesScene: true,
    forms: [
      Form(
        .located(.codedController()), .newName(),
        .optional(.word("in", .located(.controller("PARENT")))), .zeroOrMore(.assignment()),
        summary: "makes a controller of a class of the code"
      ) { call, type, name, parent, assignments in
        try call.addController(of: type, name, in: parent, assignments)
      },
      Form(
        .newName(), .word("without view", as: true),
        .optional(.word("in", .located(.controller("PARENT")))),
        .zeroOrMore(.assignment())
      ) { call, name, _, parent, assignments in
        try call.addController(name, withoutViewIn: parent, assignments)
      },
      Form(
        .newName(), .optional(.sequence(.controllerKind, .zeroOrMore(.located(.childController)))),
        .optional(.word("for", .located(.view()))), .optional(.word("in", .controller("PARENT"))),
        .zeroOrMore(.assignment())
      ) { call, name, container, view, parent, assignments in
        try call.addController(name, container?.0, for: view, in: parent)
        if let controller = call.scene.names[name.value] {
          try call.session.assign(assignments, to: controller)
        }
        for child in container?.1 ?? [] { try call.addChild(child, to: name) }
        call.confirmController(named: name.value)
      },
    ])
}

extension Part where Context == Session, Value == ControllerKind {
  /// `navigation`, `tab` or `split`.
  fileprivate static var controllerKind: Part {
    .oneOf(ControllerKind.allCases.map { .word($0.rawValue, as: $0) })
  }
}

extension Part where Context == Session, Value == UIViewController {
  /// A controller that is no word of the command.
  fileprivate static var childController: Part {
    var slot = Slot<Session, UIViewController>.reference("VC", "a view controller") {
      $0 as? UIViewController
    }
    let read = slot.read
    slot.read = { reader in
      // Neither the words behind the children nor a property.
      ["for", "in"].contains { reader.word.isBare($0) } || reader.word.text.partsAtEqualsSign != nil
        ? nil : try read(&reader)
    }
    return .slot(slot)
  }
}

extension Call {
  fileprivate func confirmController(named name: String) {
    guard let controller = scene.names[name] as? UIViewController else { return }
    let next = controller.next.map { scene.label(of: $0) } ?? "nobody yet"
    confirm(
      "\(name): \(scene.className(of: controller)) of the view \(scene.label(of: controller.view)); "
        + "next is \(next)")
  }

  /// Makes a controller the last child of a container of UIKit's that was just made.
  fileprivate func addChild(
    _ child: Located<UIViewController>, to container: Located<String>
  ) throws {
    guard let container = scene.names[container.value] as? UIViewController else { return }
    try checkCanMove(child, into: container)
    if container is UITabBarController {
      try session.checkName("\(scene.label(of: child.value))-tab", at: child.range)
    }
    scene.releaseTab(of: child.value)
    container.addChild(child.value)
    child.value.didMove(toParent: container)
    scene.adoptTab(of: child.value)
  }

  /// Makes a controller of a class of the code.
  fileprivate func addController(
    of type: Located<OwnType>, _ name: Located<String>, in parent: Located<UIViewController>?,
    _ assignments: [Located<PropertyAssignment>]
  ) throws {
    try session.checkName("\(name.value)-view", at: name.range)
    let controller = try makeCodedController(type)
    scene.add(controller, NameTable.Entry(name: name.value, className: type.value.name))
    scene.adopt(controller.ownParts, of: name.value)
    // Its initializer may have asked for the view.
    if let view = controller.viewIfLoaded, scene.names.name(of: view) == nil {
      scene.adopt(view, NameTable.Entry(name: "\(name.value)-view"))
    }
    try session.assign(assignments, to: controller)
    guard let parent = parent?.value else {
      let isLoaded = controller.isViewLoaded
      return confirm(
        "\(name.value): \(type.value.name), its view is \(isLoaded ? "" : "not ")loaded")
    }
    parent.addChild(controller)
    if !(parent is any ControllerContainer), let holder = parent.view, let view = controller.view,
      !holder.isDescendant(of: view)
    {
      view.frame = holder.bounds
      holder.addSubview(view)
    }
    controller.didMove(toParent: parent)
    scene.adoptTab(of: controller)
    confirmController(named: name.value)
  }

  /// Makes a controller whose view is not loaded.
  fileprivate func addController(
    _ name: Located<String>, withoutViewIn parent: Located<UIViewController>?,
    _ assignments: [Located<PropertyAssignment>]
  ) throws {
    // A tab bar controller loads the view of a tab when somebody selects it.
    if let parent, parent.value is any ControllerContainer, !(parent.value is UITabBarController) {
      throw error(
        .refused("'\(scene.label(of: parent.value))' shows its children, which loads their views"),
        at: parent)
    }
    if parent?.value is UITabBarController {
      try session.checkName("\(name.value)-tab", at: name.range)
    }
    let controller = UIViewController()
    scene.add(controller, NameTable.Entry(name: name.value))
    try session.assign(assignments, to: controller)
    if let parent {
      parent.value.addChild(controller)
      controller.didMove(toParent: parent.value)
      scene.adoptTab(of: controller)
    }
    let isLoaded = controller.isViewLoaded
    confirm(
      "\(name.value): \(scene.className(of: controller)), its view is \(isLoaded ? "" : "not ")loaded"
    )
  }

  fileprivate func addController(
    _ name: Located<String>, _ kind: ControllerKind?, for given: Located<UIView>?,
    in parent: UIViewController?
  ) throws {
    let controller: UIViewController = kind?.make() ?? UIViewController()
    let parts = controller.ownParts
    for part in parts { try session.checkName("\(name.value)-\(part.suffix)", at: name.range) }
    if parent is UITabBarController {
      try session.checkName("\(name.value)-tab", at: name.range)
    }
    if let parent = parent?.viewIfLoaded, given?.value.superview == nil {
      try checkMayHold(parent, given?.value ?? UIView(), at: name.range)
    }
    if kind != nil, let given { try checkMayHold(given.value, UIView(), at: given.range) }
    let root = try rootView(for: given, named: "\(name.value)-view", at: name, in: parent)
    scene.add(controller, NameTable.Entry(name: name.value))
    scene.adopt(parts, of: name.value)
    controller.view = root
    guard let parent else { return }
    parent.addChild(controller)
    if !(parent is any ControllerContainer), controller.view.superview == nil {
      parent.view.addSubview(controller.view)
    }
    controller.didMove(toParent: parent)
    scene.adoptTab(of: controller)
  }

  /// Returns the view for a controller: the given one, or a new one.
  private func rootView(
    for given: Located<UIView>?, named viewName: String, at name: Located<String>,
    in parent: UIViewController?
  ) throws -> UIView {
    guard let given else {
      try session.checkName(viewName, at: name.range)
      let view = UIView(frame: parent?.view.bounds ?? CGRect(origin: .zero, size: scene.screenSize))
      scene.adopt(view, NameTable.Entry(name: viewName))
      return view
    }
    let view = given.value
    guard !(view is UIWindow) else {
      throw error(.refused("a window cannot be a controller's root view"), at: given)
    }
    if let owner = scene.controller(of: view) {
      throw error(
        .refused(
          "'\(scene.label(of: view))' is the root view of '\(scene.label(of: owner))' already; "
            + "a view has one controller at most", rule: StandingFact.oneController.rule), at: given
      )
    }
    if let parent, parent is any ControllerContainer || view.superview == nil,
      parent.view.isDescendant(of: view)
    {
      let names = [view as UIResponder, parent].map { "'\(scene.label(of: $0))'" }
      throw error(.refused("\(names[0]) holds the view of \(names[1])"), at: given)
    }
    return view
  }
}
