/// A maker of classes, in Swift and Objective-C, that do what apps do and some things that none should:
/// they change the scene while they are asked, store more and more, queue blocks, and do not end.
enum ClassMaker {
  /// What a class is made of.
  enum Kind: CaseIterable {
    case view, controller, object
  }

  /// The class that a name stands for in all scripts, so that one is read again as another kind.
  private static let names = ["Card", "Counter", "Screen", "Model"]
  private static let superclasses: [Kind: [String]] = [
    .view: [
      "UIView", "UIView", "UIView", "UIButton", "UIControl", "UIScrollView", "UILabel",
      "UITextField", "UISwitch", "UIStackView", "UIWindow",
    ],
    .controller: [
      "UIViewController", "UIViewController", "UINavigationController", "UITabBarController",
    ],
    .object: ["NSObject", "UITapGestureRecognizer", "UIGestureRecognizer"],
  ]

  /// Returns the lines that read a class, and some that use it.
  static func lines(_ values: inout ValueGenerator) -> [String] {
    let kind = values.one(of: [Kind.view, .view, .view, .controller, .controller, .object])
    let name = values.one(of: names)
    let text = values.chance(0.15) ? objectiveC(name, &values) : swift(name, kind, &values)
    return text + uses(of: name, kind, &values)
  }

  /// Returns a statement that the top of a text runs, with the command that reads it.
  static func statement(_ values: inout ValueGenerator) -> [String] {
    ["code <<END", statement(.view, depth: 1, &values).replacing("self", with: "view"), "END"]
  }

  private static func swift(_ name: String, _ kind: Kind, _ values: inout ValueGenerator)
    -> [String]
  {
    let superclass =
      values.chance(0.1) ? values.one(of: names) : values.one(of: superclasses[kind] ?? [])
    var lines = ["class \(name): \(superclass) {", "  var n = 0", "  var list: [Int] = [1]"]
    lines.append("  var text = \"a\"")
    lines.append("  var other: \(values.one(of: ["UIView?", "UIView!", "UIView? = UIView()"]))")
    lines += method("@objc func go()", kind, "", &values)
    for (head, results) in methods(of: kind) where values.chance(0.35) {
      lines += method(head, kind, results.isEmpty ? "" : values.one(of: results), &values)
    }
    return lines + ["}"]
  }

  private static func methods(of kind: Kind) -> [(head: String, results: [String])] {
    switch kind {
    case .view:
      [
        (
          "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?",
          [
            "super.hitTest(point, with: event)", "nil", "other", "self", "subviews.last",
            "super.hitTest(CGPoint(x: point.x / CGFloat(n), y: 5), with: event)",
          ]
        ),
        (
          "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool",
          [
            "true", "super.point(inside: point, with: event)", "n % 2 == 0",
            "frame.contains(point)",
          ]
        ),
        ("override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?)", []),
        ("override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?)", []),
        ("override func layoutSubviews()", []), ("override func didMoveToWindow()", []),
        ("override var canBecomeFirstResponder: Bool", ["true", "n > 3"]),
        ("override func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool", ["n < 2"]),
        ("override var next: UIResponder?", ["superview", "other", "self", "super.next"]),
      ]
    case .controller:
      [
        ("override func viewDidLoad()", []), ("override func loadView()", []),
        ("override func viewWillAppear(_ animated: Bool)", []),
        ("override func viewDidLayoutSubviews()", []),
        ("override var canBecomeFirstResponder: Bool", ["true"]),
        ("override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?)", []),
        ("override var next: UIResponder?", ["parent", "view", "super.next"]),
      ]
    case .object:
      [("func again()", []), ("override init()", [])]
    }
  }

  private static func method(
    _ head: String, _ kind: Kind, _ result: String, _ values: inout ValueGenerator
  ) -> [String] {
    var lines = ["  \(head) {"]
    for _ in 0..<values.number(0...3) { lines.append("    " + statement(kind, depth: 2, &values)) }
    if !result.isEmpty { lines.append("    return \(result)") }
    return lines + ["  }"]
  }

  private static func statement(_ kind: Kind, depth: Int, _ values: inout ValueGenerator) -> String
  {
    if depth > 0, values.chance(0.3) {
      let inner = statement(kind, depth: depth - 1, &values)
      return values.one(of: [
        "for _ in 0..<\(values.one(of: [3, 40, 2_000])) { \(inner) }", "if n < 5 { \(inner) }",
        "DispatchQueue.main.async { \(inner) }", "while n < 9 { n += 1; \(inner) }",
        "DispatchQueue.main.asyncAfter(deadline: .now() + \(values.one(of: ["0", "0.3"]))) { \(inner) }",
        "UIView.animate(withDuration: 0.3) { \(inner) }",
        "guard n < 99 else { fatalError() }; \(inner)",
      ])
    }
    if values.chance(0.02) {
      return values.one(of: ["while true { n += 1 }", "while true { list += list }"])
    }
    let pool =
      switch kind {
      case .view: values.chance(0.5) ? viewStatements : statements
      case .controller: values.chance(0.6) ? controllerStatements : statements
      case .object: statements
      }
    return values.one(of: pool)
      .replacing("<x>", with: values.one(of: numbers))
      .replacing("<y>", with: values.one(of: numbers))
  }

  private static let numbers = [
    "0", "1", "20", "-44", "0.5", "100", "CGFloat.greatestFiniteMagnitude", "CGFloat.infinity",
    "CGFloat.nan", "1e300", "CGFloat(n)",
  ]
  private static let statements = lines(
    of: #"""
      n += 1
      n += 1
      n = n * 7 % 5
      list.append(n)
      list += list
      text += text
      go()
      print(self)
      print(n, list.count)
      n = list[n]
      n /= n
      n = Int(text) ?? 3
      self.go()
      NotificationCenter.default.post(name: .init("a"), object: nil)
      NotificationCenter.default.addObserver(self, selector: #selector(go), name: .init("a"), object: nil)
      list.sort(by: >)
      list = list.map { $0 + n }
      DispatchQueue.main.async { self.go() }
      text = list.map { "\($0)" }.joined()
      """#)
  private static let viewStatements = lines(
    of: """
      frame = CGRect(x: <x>, y: <y>, width: <x>, height: <y>)
      frame = .null
      frame = .infinite
      bounds = .zero
      center = CGPoint(x: <x>, y: <y>)
      transform = CGAffineTransform(scaleX: <x>, y: <y>)
      transform = transform.rotated(by: <x>)
      alpha = <x>
      isHidden.toggle()
      layer.zPosition = <x>
      removeFromSuperview()
      addSubview(UIView(frame: bounds))
      other?.addSubview(self)
      superview?.bringSubviewToFront(self)
      setNeedsLayout()
      layoutIfNeeded()
      other = superview
      isUserInteractionEnabled = n % 2 == 0
      becomeFirstResponder()
      resignFirstResponder()
      addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(go)))
      sizeToFit()
      gestureRecognizers = nil
      subviews.forEach { $0.removeFromSuperview() }
      print(superview, window)
      n += subviews.count
      window?.rootViewController = UIViewController()
      """)
  private static let controllerStatements = lines(
    of: """
      print(navigationController)
      print(tabBarController as Any, parent)
      view.addSubview(UIButton())
      n += navigationController?.viewControllers.count ?? 1
      print(presentingViewController)
      present(UIViewController(), animated: false)
      dismiss(animated: true)
      addChild(UIViewController())
      navigationController?.pushViewController(UIViewController(), animated: false)
      view = UIView()
      view.frame = CGRect(x: <x>, y: <y>, width: <x>, height: <y>)
      title = text
      removeFromParent()
      other = view
      navigationController?.popViewController(animated: true)
      view.endEditing(true)
      """)

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }

  private static func objectiveC(_ name: String, _ values: inout ValueGenerator) -> [String] {
    let statements = [
      "_n += 1;", "self.frame = CGRectNull;", "self.alpha = 0.5;", "[self removeFromSuperview];",
    ]
    let results = [
      "[super hitTest:point withEvent:event]", "nil", "self", "self.subviews.lastObject",
    ]
    return [
      "@interface \(name) : \(values.one(of: ["UIView", "UIButton", "UIScrollView"]))",
      "@property (nonatomic) NSInteger n;", "@end", "@implementation \(name)",
      "- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event {",
      "  \(values.one(of: statements))", "  return \(values.one(of: results));", "}",
      "- (void)go { \(values.one(of: statements)) }", "@end",
    ]
  }

  /// Returns commands that make objects of a class, touch them, ask about them and change them.
  private static func uses(of name: String, _ kind: Kind, _ values: inout ValueGenerator)
    -> [String]
  {
    let made: String
    var lines: [String] = []
    switch kind {
    case .view:
      made = "v\(values.number(0...9))"
      lines.append("add \(name) \(made) 10,10 100x90" + (values.chance(0.3) ? " in v0" : ""))
    case .controller:
      made = "k\(values.number(0...2))"
      lines.append("controller \(name) \(made) in vc")
    case .object:
      made = "g\(values.number(0...3))"
      lines += ["code <<END", "let \(made) = \(name)()", "\(made).go()", "END"]
    }
    let uses = [
      "tap 50,50", "tap \(made)", "perform go from \(made)", "chain \(made)", "get \(made)",
      "hit 50,50", "why \(made)", "set \(made) n 3", "target \(made) touchDown \(made).go",
      "wait 1", "undo", "redo", "code <<END\n\(made).go()\nEND", "code off \(name)",
      "code drop \(name)", "code none on \(made)",
      "expect \(made).n 0", "hide \(made)", "remove \(made)", "code \(name)", "tree",
      "rotate \(made) 30",
    ]
    for _ in 0..<values.number(1...5) { lines.append(values.one(of: uses)) }
    return lines.flatMap(self.lines(of:))
  }
}
