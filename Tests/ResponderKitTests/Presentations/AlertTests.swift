import Foundation
import ResponderKit
import Testing

@Suite("R11.10: alerts and action sheets")
struct AlertTests {
  private let root = UIViewController()
  private let button = UIButton(20, 80, 100, 44)
  private let screen: Screen
  private let log = EventLog()
  private let calls = Calls()

  private final class Calls { var names: [String] = [] }

  init() {
    screen = Screen(root: root)
    root.view.addSubview(button)
    screen.application.eventObserver = log
    let calls = calls
    button.addAction(UIAction { _ in calls.names.append("behind") }, for: .touchUpInside)
  }

  private func ask(
    _ style: UIAlertController.Style, _ actions: (String, UIAlertAction.Style)...
  ) -> UIAlertController {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: style)
    for (title, style) in actions {
      alert.addAction(
        UIAlertAction(title: title, style: style) { [calls, root] action in
          calls.names.append("\(action.title ?? "") \(root.presentedViewController == nil)")
        })
    }
    root.present(alert, animated: false)
    return alert
  }

  private func tap(_ title: String, of alert: UIAlertController) {
    let button = alert.view.subviews.first { ($0 as? UIButton)?.title == title }
    guard let button else { return }
    let place = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
    screen.tap(place.x, place.y)
  }

  private var dismissals: [SystemNote] {
    log.notes.filter { if case .dismissed = $0 { true } else { false } }
  }

  @Test("beside an alert nobody gets a touch, and it stays")
  func besideAlert() {
    let alert = ask(.alert, ("OK", .default), ("Cancel", .cancel))
    screen.tap(70, 102)
    screen.tap(200, 800)
    #expect(calls.names.isEmpty && root.presentedViewController === alert)
    let note = SystemNote.dismissed(
      controller: ObjectID(alert), by: .touchBesideAlert, isRefused: true)
    #expect(dismissals == [note, note])
  }

  @Test("beside an action sheet a touch dismisses it, and its cancel action runs")
  func besideActionSheet() {
    let sheet = ask(.actionSheet, ("Delete", .destructive), ("Cancel", .cancel))
    screen.tap(70, 102)
    #expect(calls.names == ["Cancel true"] && root.presentedViewController == nil)
    #expect(
      dismissals == [
        .dismissed(controller: ObjectID(sheet), by: .touchBesideActionSheet, isRefused: false)
      ])
    screen.tap(70, 102)
    #expect(calls.names == ["Cancel true", "behind"])
  }

  @Test("one without a cancel action stays")
  func withoutCancel() {
    let sheet = ask(.actionSheet, ("Delete", .destructive))
    screen.tap(70, 102)
    #expect(calls.names.isEmpty && root.presentedViewController === sheet)
  }

  @Test(
    "a choice dismisses it, then its handler runs",
    arguments: UIAlertController.Style.allCases)
  func choices(style: UIAlertController.Style) {
    let alert = ask(style, ("One", .default), ("Cancel", .cancel), ("Two", .default))
    tap("Two", of: alert)
    #expect(calls.names == ["Two true"] && root.presentedViewController == nil)
  }

  @Test(
    "of two buttons the one that cancels is on the left, of more it is the lowest, whatever the order",
    arguments: [[0, 1], [1, 0], [0, 1, 2], [1, 0, 2], [1, 2, 0]])
  func order(added: [Int]) {
    let kinds: [(String, UIAlertAction.Style)] = [
      ("Cancel", .cancel), ("Delete", .destructive), ("Archive", .default),
    ]
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    for k in added { alert.addAction(UIAlertAction(title: kinds[k].0, style: kinds[k].1)) }
    root.present(alert, animated: false)
    let frames = added.indices.sorted { added[$0] < added[$1] }
      .map { alert.view.subviews[$0].frame }
    #expect(
      frames[0]
        == (added.count == 2
          ? CGRect(x: 0, y: 80, width: 135, height: 44)
          : CGRect(x: 0, y: 168, width: 270, height: 44)))
    let others = frames.dropFirst()
    #expect(others.allSatisfy { added.count == 2 ? $0.minX == 135 : $0.maxY <= 168 })
  }

  @Test("of two buttons of which none cancels, the first is on the left")
  func noCancel() {
    let alert = ask(.alert, ("One", .default), ("Two", .destructive))
    #expect(alert.view.subviews.map(\.frame.minX) == [0, 135])
  }

  @Test("the button of an action sheet that cancels is apart, below the others, whatever the order")
  func sheetOrder() {
    let sheet = ask(.actionSheet, ("Cancel", .cancel), ("One", .default), ("Two", .default))
    #expect(sheet.view.subviews.map(\.frame.minY) == [176, 80, 124])
    #expect(sheet.view.frame.maxY == 810 && sheet.view.frame.height == 220)
  }

  @Test("a choice that is not enabled takes no touch, and a handler may ask again")
  func enabling() {
    let alert = ask(.alert, ("One", .default), ("Two", .default))
    alert.actions[0].isEnabled = false
    tap("One", of: alert)
    #expect(calls.names.isEmpty && root.presentedViewController === alert)
    alert.actions[0].isEnabled = true
    let next = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "More", style: .default) { [root] _ in
        root.present(next, animated: false)
      })
    tap("More", of: alert)
    #expect(root.presentedViewController === next)
  }

  @Test("a drag neither pulls it down nor chooses")
  func drags() {
    let alert = ask(.alert, ("OK", .default))
    let finger = screen.finger()
    finger.down(195, 430)
    for y in stride(from: 450.0, through: 800, by: 50) { finger.move(195, y) }
    finger.up()
    #expect(root.presentedViewController === alert && calls.names.isEmpty)
  }

  @Test("a second cancel action is a mistake that stops the program")
  func twoCancels() async {
    await #expect(processExitsWith: .failure) {
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "A", style: .cancel))
      alert.addAction(UIAlertAction(title: "B", style: .cancel))
    }
  }
}
