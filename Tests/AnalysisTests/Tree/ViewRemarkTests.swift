import ResponderKit
import SceneStage
import Testing

@testable import Analysis

/// The remarks of a tree, as values.
@Suite struct ViewRemarkTests {
  private let stage = Stage()

  private func button(_ name: String, in parent: String = "root", _ frame: CGRect) -> UIView {
    stage.add(name, frame, in: parent, class: "UIButton")
  }

  @Test func whatNoFingerGetsToIsRemarkedOn() {
    stage.add("card", CGRect(0, 100, 200, 200))
    let list = stage.add("list", CGRect(0, 400, 390, 100), class: "UIScrollView")
    let free = button("free", CGRect(10, 10, 60, 44))
    let covered = button("covered", CGRect(10, 60, 60, 30))
    let veil = stage.add("veil", CGRect(0, 50, 390, 45))
    let outside = button("outside", in: "card", CGRect(0, 300, 60, 44))
    let scrolled = button("scrolled", in: "list", CGRect(0, 200, 60, 44))
    stage.add("dead", CGRect(200, 600, 90, 90)).isUserInteractionEnabled = false
    let dead = button("inDead", in: "dead", CGRect(0, 0, 60, 44))
    let scan = ReachabilityScan(stage.scene)
    #expect(scan.remark(on: free) == nil)
    #expect(scan.remark(on: list) == nil)
    #expect(scan.remark(on: covered) == .covered(by: veil))
    #expect(scan.remark(on: outside) == .outside(.view(stage["card"])))
    #expect(scan.remark(on: scrolled) == .outside(.scrollView))
    #expect(scan.remark(on: dead) == .untouchable)
  }

  @Test func theStateOfAViewComesInTheOrderOfItsWeight() {
    let view = button("b", .zero)
    view.isHidden = true
    view.alpha = 0.5
    view.isUserInteractionEnabled = false
    (view as? UIControl)?.isEnabled = false
    #expect(
      ViewRemark.state(of: view) == [.hidden, .alpha(0.5), .noInteraction, .disabled, .zeroSize])
  }

  @Test func labelsWithoutInteractionNeedNoRemark() {
    let (label, view) = (UILabel(frame: .zero), UIView(frame: .zero))
    #expect(ViewRemark.noInteraction.isUsual(of: label, in: stage.scene))
    #expect(!ViewRemark.noInteraction.isUsual(of: view, in: stage.scene))
    #expect(!ViewRemark.hidden.isUsual(of: label, in: stage.scene))
  }

  @Test func remarksOnPlacesAreOfOneKindWhateverTheyName() {
    let (a, b) = (stage.add("a"), stage.add("b"))
    #expect(ViewRemark.covered(by: a).kind == ViewRemark.covered(by: b).kind)
    #expect(ViewRemark.outside(.view(a)).kind == ViewRemark.outside(.screen).kind)
    #expect(ViewRemark.alpha(0.5).kind != ViewRemark.alpha(0.6).kind)
  }
}
