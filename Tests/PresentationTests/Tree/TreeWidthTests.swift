import Presentation
import ResponderKit
import SceneStage
import Testing
import Text

/// What a tree leaves out where it has little room, and what it never does.
@Suite struct TreeWidthTests {
  private let stage = Stage()

  init() {
    stage.add("aRatherLongName", CGRect(10, 20.33333, 300, 44), class: "UIButton")
    (stage["aRatherLongName"] as? UIButton)?.title = "Continue to payment"
    (stage["aRatherLongName"] as? UIButton)?.isEnabled = false
    stage["aRatherLongName"].isUserInteractionEnabled = false
  }

  private func tree(_ width: Int, isWide: Bool = false, isASCII: Bool = false) -> [String] {
    rendered(OutputStyle(width: width, isASCII: isASCII)) {
      TreeReport(stage.scene, isWide: isWide).write($0, to: $1)
    }
  }

  @Test func frameThenClassThenTextGiveWay() {
    #expect(
      [120, 80, 60, 50].map { tree($0)[2] } == [
        "   └─ aRatherLongName  UIButton  (10 20.3; 300 44)  no interaction  disabled  "
          + "\"Continue to payment\"",
        "   └─ aRatherLongName  UIButton  no interaction  disabled  \"Continue to payment\"",
        "   └─ aRatherLongName  no interaction  disabled  \"Continue …",
        "   └─ aRatherLongName  no interaction  disabled",
      ])
    #expect(tree(80).last == "1 frame folded: 'tree wide' shows them")
    #expect(tree(50).last == "3 frames, 1 text and 1 class folded: 'tree wide' …")
  }

  @Test(arguments: [30, 40, 60, 80, 100, 120], [false, true])
  func whatDecidesTouchesIsNeverFolded(width: Int, isASCII: Bool) {
    let text = tree(width, isASCII: isASCII).joined(separator: "\n")
    #expect(text.contains("no interaction") && text.contains("disabled"))
    #expect(tree(width, isASCII: isASCII).allSatisfy { $0.displayWidth <= width })
  }

  @Test func aWideTreeLeavesNothingOut() {
    #expect(tree(40, isWide: true) == tree(120))
  }

  @Test func fewViewsSayWhatCoversThem() {
    stage.add("buy", CGRect(0, 100, 90, 44), class: "UIButton")
    stage.add("veil", CGRect(0, 90, 390, 200))
    #expect(tree(80).contains { $0.contains("buy") && $0.contains("covered by veil") })
  }
}
