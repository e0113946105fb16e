import ResponderKit
import SceneStage
import Scenes
import Testing

@Suite struct PropertyTableTests {
  static let classes = ClassCatalogue.standard.all.map(\.name)

  private func views(_ name: String) throws -> (UIView, UIView) {
    let make = try #require(ClassCatalogue.standard[name]).make
    return (make(CGRect(10, 20, 100, 50)), make(CGRect(0, 0, 30, 30)))
  }

  @Test(arguments: classes)
  func whatIsReadCanBeSetAndReadsTheSame(className: String) throws {
    let (view, other) = try views(className)
    for property in PropertyTable.properties(of: view) {
      let value = try #require(property.get(view))
      guard let set = property.set else { continue }
      #expect(set(other, value), "\(property.name)")
      #expect(property.get(other) == value, "\(property.name)")
    }
  }

  @Test(arguments: classes)
  func anotherValueCanBeSetAndReadsBack(className: String) throws {
    let (view, _) = try views(className)
    // The scale is that of a view in the content, and the page one of several, of which there are none.
    let pinned: Set = ["zoomScale", "currentPage"]
    // A switch and a stepper keep their size (R7.14).
    let fixed: Set = view is UISwitch || view is UIStepper ? ["frame", "bounds"] : []
    for property in PropertyTable.properties(of: view) where fixed.contains(property.name) {
      let size = view.bounds.size
      #expect(property.set?(view, .rect(CGRect(1, 2, 30, 40))) == true)
      #expect(view.bounds.size == size && size == view.intrinsicContentSize)
    }
    for property in PropertyTable.properties(of: view)
    where !pinned.contains(property.name) && !fixed.contains(property.name) {
      guard let set = property.set, let value = property.get(view) else { continue }
      let wanted = other(than: value)
      #expect(set(view, wanted), "\(property.name)")
      let isKept = property.get(view)?.matches(wanted, within: 1e-6) == true
      #expect(isKept, "\(property.name) \(String(describing: property.get(view)))")
      #expect(set(view, value), "\(property.name)")
      #expect(property.get(view)?.matches(value, within: 1e-6) == true, "\(property.name)")
    }
  }

  private func other(than value: PropertyValue) -> PropertyValue {
    switch value.content {
    case .bool(let isOn): .bool(!isOn)
    case .number(let number): .number(number == 0.25 ? 0.5 : 0.25)
    case .integer(let integer): .integer(integer + 1)
    case .numbers:
      [
        .point(CGPoint(x: 0.25, y: 0.75)), .size(CGSize(width: 7, height: 8)),
        .rect(CGRect(1, 2, 30, 40)),
        .transform(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 3, ty: 4)),
        .insets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
      ].first { $0.isOf(value.type) } ?? value
    case .text: value.isOf(PropertyCodec<UIColor?>.color.type) ? .color(.red) : .text("other")
    case .bits(let bits): PropertyValue(value.type, .bits(bits ^ 1))
    case .responder, .recognizer, .views, .word: value
    }
  }

  @Test func whatIsSavedCanBeSet() {
    for property in PropertyTable.all where property.isSaved {
      #expect(property.set != nil, "\(property.name)")
    }
  }

  @Test func aValueOfAnotherTypeIsRefused() {
    let view = UIView()
    let alpha = PropertyTable.property("alpha", of: view)
    #expect(alpha?.set?(view, .text("x")) == false)
    #expect(PropertyTable.property("isEnabled", of: view) == nil)
    #expect(PropertyTable.property("isEnabled", of: UIButton())?.name == "isEnabled")
  }

  @Test func shortNamesMeanTheSame() {
    for property in PropertyTable.all {
      for name in property.shortNames { #expect(PropertyTable.knows(name)) }
    }
    let view = UIButton()
    for (short, name) in [
      ("hidden", "isHidden"), ("interaction", "isUserInteractionEnabled"),
      ("enabled", "isEnabled"), ("clips", "clipsToBounds"), ("text", "title"),
    ] {
      #expect(PropertyTable.property(short, of: view)?.name == name)
    }
  }

  @Test func everyPropertyHasASentence() {
    for property in PropertyTable.all {
      #expect(!property.summary.isEmpty)
      #expect(property.summary.first?.isUppercase == false)
      #expect(property.summary.last != ".")
    }
  }

  @Test("R2.3: alpha is stored as a Float") func alphaReadsBackAsAFloat() throws {
    let view = UIView()
    let alpha = try #require(PropertyTable.property("alpha", of: view))
    _ = alpha.set?(view, .number(0.01))
    #expect(alpha.get(view) == .number(Double(Float(0.01))), "the digits are the point")
    for value in [0, 0.005, 0.0099, 0.011, 0.1, 0.2, 0.3, 1.0 / 3, 0.7, 1] {
      _ = alpha.set?(view, .number(value))
      #expect(alpha.get(view).flatMap { $0.as(.number) }.map { Float($0) } == Float(value))
    }
    _ = alpha.set?(view, .number(0.2))
    #expect(alpha.get(view) == .number(0.2), "otherwise the fewest digits that read back")
  }

  private static let masks: [(String, UIView.AutoresizingMask)] = [
    ("none", []), ("W", .flexibleWidth), ("W+H", [.flexibleWidth, .flexibleHeight]),
    ("LM+RM", [.flexibleLeftMargin, .flexibleRightMargin]),
    ("TM+BM", [.flexibleTopMargin, .flexibleBottomMargin]),
  ]

  @Test(arguments: masks)
  func aMaskReadsAsADumpPrintsIt(text: String, mask: UIView.AutoresizingMask) {
    #expect(UIView.AutoresizingMask(text: text) == mask)
    #expect(mask.text == text)
  }

  @Test func aMaskOfUnknownWordsIsNone() {
    #expect(UIView.AutoresizingMask(text: "W+X") == nil)
    #expect(UIView.AutoresizingMask(text: "w") == nil)
  }
}
