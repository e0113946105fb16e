import ResponderKit
import Scenes
import SessionStage
import Testing

@testable import Commands
@testable import Help

/// Each class of UIKit that commands can name has a page.
@Suite struct ClassHelpTests {
  @Test func theBookIsWellFormedAndHasEveryClass() {
    #expect(ClassPages.book.problems == [])
    let names = ClassPages.all.map(\.name)
    #expect(Set(names).count == names.count)
    let made =
      ClassCatalogue.standard.all.map(\.name) + GestureTable.standard.all.map(\.className)
      + ControllerKind.allCases.map(\.className) + PropertyTable.all.map(\.className)
    #expect(Set(made).subtracting(names).filter { $0.hasPrefix("UI") } == [])
  }

  @Test(arguments: [
    ("UIWindow", "UIView › UIResponder", "the scene of the window", "window NAME"),
    ("uiswitch", "UIControl › UIView › UIResponder", "its controller if", "add UISwitch NAME"),
    ("UIScrollView", "UIView › UIResponder", "otherwise its superview", "R8.1"),
    (
      "UINavigationController", "UIViewController › UIResponder", "its view's superview",
      "controller NAME navigation"
    ),
    ("UIPanGestureRecognizer", "UIGestureRecognizer", "nobody", "gesture pan NAME on VIEW"),
  ])
  func aPageTellsTheSuperclassesTheNextResponderAndTheCommand(
    name: String, superclasses: String, next: String, other: String
  ) throws {
    let page = try TestSession().printed("help \(name)").joined(separator: " ")
      .split(separator: " ").joined(separator: " ")
    #expect(page.contains("superclass \(superclasses)"))
    #expect(page.contains(next) && page.contains(other))
  }

  @Test(arguments: ClassPages.all.map(\.name))
  func aPageFitsAScreen(name: String) throws {
    #expect(try TestSession().printed("help \(name)").count <= 23)
  }
}
