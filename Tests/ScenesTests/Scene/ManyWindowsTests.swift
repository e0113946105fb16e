import ResponderKit
import TestSupport
import Testing

@testable import Scenes

@Suite struct ManyWindowsTests {
  /// Each window once had the journal keep a copy of the list of all windows before it.
  @Test func windowsCostAsMuchAsViews() {
    let count = size(4000, of: 10_000)
    let (views, windows) = (
      time { add(views: count, to: $0) }, time { add(windows: count, to: $0) }
    )
    #expect(windows < views * 10, "\(windows) for windows, \(views) for views")
  }

  @Test func everyOrderOfWindowsComesBack() {
    let scene = Scene()
    add(windows: 4, to: scene)
    var orders = [names(of: scene)]
    for window in [1, 3, 0, 2, 1].map({ scene.windows[$0] }) {
      scene.journal.begin("step")
      window.isHidden = true
      window.isHidden = false
      scene.journal.end()
      orders.append(names(of: scene))
    }
    scene.journal.begin("remove")
    scene.remove(scene.windows[2])
    scene.journal.end()
    let last = names(of: scene)
    for order in orders.reversed() {
      #expect(scene.journal.undo() != nil)
      #expect(names(of: scene) == order)
    }
    while scene.journal.redo() != nil {}
    #expect(names(of: scene) == last)
  }

  private func names(of scene: Scene) -> [String] {
    scene.application.windowsInOrder.map { scene.label(of: $0) }
  }

  private func time(_ body: (Scene) -> Void) -> Duration {
    (0..<3).map { _ in
      let scene = Scene()
      return ContinuousClock().measure { body(scene) }
    }.min()!
  }

  private func add(windows count: Int, to scene: Scene) {
    for number in 0..<count {
      scene.journal.begin("window")
      let window = scene.makeWindow(NameTable.Entry(name: "w\(number)"), frame: .zero)
      window.isHidden = false
      scene.journal.end()
    }
  }

  private func add(views count: Int, to scene: Scene) {
    let root = scene.windows[0].rootViewController!.view!
    for number in 0..<count {
      scene.journal.begin("add")
      let view = UIView(frame: .zero)
      scene.adopt(view, NameTable.Entry(name: "v\(number)"))
      root.addSubview(view)
      scene.journal.end()
    }
  }
}
