import ResponderKit

/// Anchors and constraints, which are kept and not solved.
extension Library {
  func addConstraints() {
    for type in [
      NSLayoutConstraint.self, NSLayoutXAxisAnchor.self, NSLayoutYAxisAnchor.self,
      NSLayoutDimension.self, UILayoutGuide.self,
    ] as [AnyClass] { add(type) }
    add(UIKeyboardLayoutGuide.self, "UILayoutGuide")
    add(UILayoutPriority.self) { list in
      list.make("_:") { (value: Float) in UILayoutPriority(value) }
      list.make("rawValue:") { (value: Float) in UILayoutPriority(value) }
      list.constants([
        "required": .required, "defaultHigh": .defaultHigh, "defaultLow": .defaultLow,
        "fittingSizeLevel": UILayoutPriority.fittingSizeLevel,
      ])
    }
    addAnchor(NSLayoutXAxisAnchor.self) { $0.made($1, $2, $3) }
    addAnchor(NSLayoutYAxisAnchor.self) { $0.made($1, $2, $3) }
    addAnchor(NSLayoutDimension.self) { $0.made($1, $2, $3) }
    add(NSLayoutDimension.self) { list in
      list.method("constraint(equalToConstant:)") { (one: NSLayoutDimension, c: CGFloat) in
        one.constraint(equalToConstant: c)
      }
      list.method("constraint(greaterThanOrEqualToConstant:)") {
        (one: NSLayoutDimension, c: CGFloat) in
        one.constraint(greaterThanOrEqualToConstant: c)
      }
      list.method("constraint(lessThanOrEqualToConstant:)") {
        (one: NSLayoutDimension, c: CGFloat) in
        one.constraint(lessThanOrEqualToConstant: c)
      }
      list.method("constraint(equalTo:multiplier:constant:)", optional: 1) {
        (one: NSLayoutDimension, other: NSLayoutDimension, m: CGFloat, c: CGFloat?) in
        one.constraint(equalTo: other, multiplier: m, constant: c ?? 0)
      }
    }
    add(NSLayoutConstraint.self) { list in
      list.property(
        "isActive",
        refusing: { $1 && $0.commonSuperview == nil ? NSLayoutConstraint.withoutSuperview : nil },
        { $0.isActive }, { $0.isActive = $1 })
      list.property("constant", { $0.constant }, { $0.constant = $1 })
      list.property("priority", { $0.priority }, { $0.priority = $1 })
      list.property("identifier", { $0.identifier }, { $0.identifier = $1 })
      list.perform("activate(_:)", refusing: NSLayoutConstraint.refusal) {
        (all: [NSLayoutConstraint]) in NSLayoutConstraint.activate(all)
      }
      list.perform("deactivate(_:)") { (all: [NSLayoutConstraint]) in
        NSLayoutConstraint.deactivate(all)
      }
    }
    add(UIView.self) { list in
      addAnchors(&list)
      list.get("firstBaselineAnchor") { $0.firstBaselineAnchor }
      list.get("lastBaselineAnchor") { $0.lastBaselineAnchor }
      list.get("safeAreaLayoutGuide") { $0.safeAreaLayoutGuide }
      list.get("layoutMarginsGuide") { $0.layoutMarginsGuide }
      list.get("readableContentGuide") { $0.readableContentGuide }
      list.get("keyboardLayoutGuide") { $0.keyboardLayoutGuide }
      list.get("constraints") { $0.constraints }
    }
    add(UILayoutGuide.self) { list in
      addAnchors(&list)
      list.get("layoutFrame") { $0.layoutFrame }
      list.get("owningView") { $0.owningView }
    }
  }

  private func addAnchors<Item: _LayoutItem & CodeConvertible>(_ list: inout MemberList<Item>) {
    list.get("leadingAnchor") { $0.leadingAnchor }
    list.get("trailingAnchor") { $0.trailingAnchor }
    list.get("leftAnchor") { $0.leftAnchor }
    list.get("rightAnchor") { $0.rightAnchor }
    list.get("topAnchor") { $0.topAnchor }
    list.get("bottomAnchor") { $0.bottomAnchor }
    list.get("widthAnchor") { $0.widthAnchor }
    list.get("heightAnchor") { $0.heightAnchor }
    list.get("centerXAnchor") { $0.centerXAnchor }
    list.get("centerYAnchor") { $0.centerYAnchor }
  }

  private func addAnchor<Anchor: CodeObject>(
    _ type: Anchor.Type,
    _ made: @escaping (Anchor, NSLayoutConstraint.Relation, Anchor, CGFloat) -> NSLayoutConstraint
  ) {
    let relations: [(label: String, relation: NSLayoutConstraint.Relation)] = [
      ("equalTo", .equal), ("greaterThanOrEqualTo", .greaterThanOrEqual),
      ("lessThanOrEqualTo", .lessThanOrEqual),
    ]
    add(type) { list in
      for (label, relation) in relations {
        list.method("constraint(\(label):constant:)", optional: 1) {
          (one: Anchor, other: Anchor, c: CGFloat?) in made(one, relation, other, c ?? 0)
        }
      }
    }
  }
}

extension NSLayoutAnchor {
  fileprivate func made(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>, _ c: CGFloat
  ) -> NSLayoutConstraint {
    switch relation {
    case .equal: constraint(equalTo: other, constant: c)
    case .greaterThanOrEqual: constraint(greaterThanOrEqualTo: other, constant: c)
    case .lessThanOrEqual: constraint(lessThanOrEqualTo: other, constant: c)
    }
  }
}

extension NSLayoutConstraint {
  fileprivate static let withoutSuperview =
    "a constraint between views without a common superview cannot be active"

  fileprivate static func refusal(_ arguments: [CodeValue]) -> String? {
    let all = arguments.first.flatMap { [NSLayoutConstraint].from($0) } ?? []
    return all.contains { $0.commonSuperview == nil } ? withoutSuperview : nil
  }
}

extension NSLayoutConstraint: CodeObject {}
extension NSLayoutXAxisAnchor: CodeObject {}
extension NSLayoutYAxisAnchor: CodeObject {}
extension NSLayoutDimension: CodeObject {}
extension UILayoutGuide: CodeObject {}
extension UILayoutPriority: CodeConstant { static var codeName: String { "UILayoutPriority" } }
