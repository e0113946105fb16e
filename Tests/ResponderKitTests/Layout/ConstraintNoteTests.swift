import ResponderKit
import Testing

@Suite("Constraints are kept, not solved")
struct ConstraintNoteTests {
  private let screen = Screen()

  /// Keeps the views of which it was told that their constraints are not solved.
  private final class Listener: EventObserver {
    var views: [ObjectID] = []
    func observe(_ event: SystemEvent) {
      if case .note(.constraintsNotSolved(let view)) = event { views.append(view) }
    }
  }

  private let listener = Listener()

  init() { screen.application.eventObserver = listener }

  private func pinned(width: CGFloat = 100) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    screen.window.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: screen.window.topAnchor, constant: 50),
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: width),
    ])
    return view
  }

  @Test("A frame that does not follow is told once in an application")
  func once() {
    let (first, _) = (pinned(), pinned())
    screen.tap(1, 1)
    screen.tap(1, 1)
    _ = pinned()
    screen.tap(1, 1)
    #expect(listener.views == [ObjectID(first)])
  }

  @Test("A frame that fits its constraints is not told of, whoever has set it")
  func fitting() {
    let view = pinned()
    view.frame = CGRect(x: 0, y: 50, width: 120, height: 20)
    screen.tap(1, 1)
    #expect(listener.views.isEmpty)
    view.constraints.first?.constant = 200
    screen.window.setNeedsLayout()
    view.setNeedsLayout()
    screen.tap(1, 1)
    #expect(listener.views == [ObjectID(view)])
  }

  @Test("What is not required, not active or the mask's is not told of")
  func others() {
    let weak = pinned(width: 0)
    weak.frame.origin.y = 50
    let width = weak.widthAnchor.constraint(equalToConstant: 500)
    width.priority = .defaultLow
    width.isActive = true
    _ = weak.heightAnchor.constraint(equalToConstant: 500)
    let masked = UIView()
    screen.window.addSubview(masked)
    masked.widthAnchor.constraint(equalToConstant: 40).isActive = true
    screen.tap(1, 1)
    #expect(listener.views.isEmpty)
  }

  @Test("Without an observer the mistake is told")
  func mistake() {
    screen.application.eventObserver = nil
    let view = pinned()
    final class Told: @unchecked Sendable { var texts: [String] = [] }
    let told = Told()
    UnobservedMistake.withHandler({ event, classes in
      told.texts += [UnobservedMistake.text(of: event, classes)].compactMap { $0 }
    }) { _ = screen.tap(1, 1) }
    #expect(told.texts.count == 1)
    #expect(told.texts.first?.hasPrefix("UIView \(ObjectID(view)) has constraints") == true)
  }

  @Test("A constraint is undone with the view that holds it")
  func undo() {
    let view = pinned()
    let saved = (view.saveState(), screen.window.saveState())
    NSLayoutConstraint.deactivate(view.constraints + screen.window.constraints)
    #expect(view.constraints.isEmpty && screen.window.constraints.isEmpty)
    saved.0.restore()
    saved.1.restore()
    #expect(view.constraints.count == 1 && screen.window.constraints.first?.isActive == true)
  }
}
