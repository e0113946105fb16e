import ResponderKit
import Testing

@Suite("R9.4: resigning")
struct ResigningTests {
  let screen = KeyScreen()

  @Test("R9.4: one that may not keeps the status")
  func refuses() {
    let view = screen.addFirst()
    view.setCanResignFirstResponder(false)
    #expect(!view.resignFirstResponder() && view.isFirstResponder)
    #expect(screen.outcomes == [.became, .refusedToResign])
  }

  @Test("R9.4: one that is not first responder resigns for nothing")
  func willing() {
    #expect(screen.root.resignFirstResponder() && screen.outcomes.isEmpty)
  }

  @Test("R9.4: endEditing asks what lies in the view, and by force does not ask")
  func endEditing() {
    let view = screen.addFirst()
    view.setCanResignFirstResponder(false)
    #expect(UIView().endEditing(true) && view.isFirstResponder)
    #expect(!screen.root.endEditing(false) && view.isFirstResponder)
    #expect(screen.window.endEditing(true) && !view.isFirstResponder)
  }

  @Test(
    "Surprise 82, R9.4: removing an ancestor resigns, whether it wants or not",
    arguments: [
      true, false,
    ])
  func leaving(isWilling: Bool) {
    let card = UIView(0, 0, 90, 90)
    let view = screen.addFirst()
    view.setCanResignFirstResponder(isWilling)
    screen.root.addSubview(card)
    #expect(view.isFirstResponder)
    card.addSubview(view)
    #expect(view.isFirstResponder, "moving within the window changes nothing")
    card.removeFromSuperview()
    #expect(!view.isFirstResponder && screen.window.firstResponder == nil)
  }

  @Test("R9.4: a controller leaves with its view")
  func controllerLeaves() {
    screen.controller.setCanBecomeFirstResponder(true)
    screen.controller.becomeFirstResponder()
    screen.window.rootViewController = UIViewController()
    #expect(screen.window.firstResponder == nil)
  }

  @Test("R9.4: a controller that gets another view loses its place")
  func controllerGetsView() {
    screen.controller.setCanBecomeFirstResponder(true)
    screen.controller.becomeFirstResponder()
    screen.controller.view = UIView()
    #expect(screen.window.firstResponder == nil && !screen.controller.isFirstResponder)
  }

  @Test("R9.3: a view that goes to another window is first in none")
  func otherWindow() {
    let view = screen.addFirst()
    let other = screen.screen.addWindow(UIWindow(frame: screen.window.frame))
    other.addSubview(view)
    #expect(screen.window.firstResponder == nil && other.firstResponder == nil)
  }

  @Test("Undoing gives the status back, and the input views")
  func undoing() {
    let field = UITextField(0, 0, 50, 50)
    screen.root.addSubview(field)
    field.becomeFirstResponder()
    let undoer = Undoer()
    screen.window.changeObserver = undoer
    field.resignFirstResponder()
    #expect(screen.application.shownInputViews == nil)
    undoer.undo()
    #expect(field.isFirstResponder && screen.application.shownInputViews != nil)
    screen.window.changeObserver = nil
  }
}
