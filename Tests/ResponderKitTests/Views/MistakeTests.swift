import Foundation
import ResponderKit
import Testing

@Suite("R12.2, R12.3: mistakes that stop the program")
struct MistakeTests {
  @Test("R12.2: addSubview(self)")
  func addingSelf() async {
    await #expect(processExitsWith: .failure) {
      let view = UIView()
      view.addSubview(view)
    }
  }

  @Test("R12.2: adding an ancestor")
  func addingAncestor() async {
    await #expect(processExitsWith: .failure) {
      let leaf = UIView()
      let root = UIView().with(UIView().with(leaf))
      leaf.addSubview(root)
    }
  }

  @Test("R12.3: a negative index")
  func index() async {
    await #expect(processExitsWith: .failure) { UIView().insertSubview(UIView(), at: -1) }
  }

  @Test("Geometry that is not a number")
  func notANumber() async {
    await #expect(processExitsWith: .failure) { _ = UIView(.nan, 0, 10, 10) }
    await #expect(processExitsWith: .failure) {
      UIView().frame = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)
    }
    await #expect(processExitsWith: .failure) { UIView().bounds.origin.y = .nan }
    await #expect(processExitsWith: .failure) { UIView().center.x = .nan }
    await #expect(processExitsWith: .failure) { UIView().transform.a = .nan }
    await #expect(processExitsWith: .failure) { UIView().anchorPoint.y = .nan }
  }

  @Test("R11.4: presenting a controller that has a parent")
  func presentingChild() async {
    await #expect(processExitsWith: .failure) {
      let parent = UIViewController()
      let child = UIViewController()
      parent.addChild(child)
      UIViewController().present(child, animated: false)
    }
  }

  @Test("R11.3: a controller that contains itself or one of its parents")
  func containment() async {
    await #expect(processExitsWith: .failure) {
      let controller = UIViewController()
      controller.addChild(controller)
    }
    await #expect(processExitsWith: .failure) {
      let parent = UIViewController()
      let child = UIViewController()
      parent.addChild(child)
      child.addChild(parent)
    }
  }
}
