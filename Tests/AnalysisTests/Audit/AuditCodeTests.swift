import ResponderKit
import SceneStage
import Testing

@testable import Analysis

/// What is wrong with a target in each of some scenes, as codes.
@Suite struct AuditCodeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var codes: [AuditCode]
    /// Builds the scene round a button `buy` of 100 by 100 points in `card`.
    var build: @Sendable (Stage) -> Void

    init(_ title: String, _ codes: [AuditCode], _ build: @escaping @Sendable (Stage) -> Void) {
      (testDescription, self.codes, self.build) = (title, codes, build)
    }
  }

  static let cases = [
    Case("nothing", []) { _ in },
    Case("covered all over", [.unreachable]) { $0.add("veil", CGRect(0, 0, 390, 400)) },
    Case("covered in part", [.partlyCovered]) { $0.add("veil", CGRect(0, 0, 60, 400)) },
    Case("covered in part by a target", [.overlapping]) {
      $0.add("other", CGRect(0, 100, 60, 100), class: "UIButton")
    },
    Case("a subview that takes touches", [.deadZone]) {
      $0.add("badge", CGRect(0, 0, 50, 50), in: "buy")
    },
    Case("a subview that takes none", []) {
      $0.add("badge", CGRect(0, 0, 50, 50), in: "buy").isUserInteractionEnabled = false
    },
    Case("interaction off above", [.underNonInteractive]) {
      $0["card"].isUserInteractionEnabled = false
    },
    Case("out of its superview", [.outsideParent]) { $0["card"].frame.size.height = 50 },
    Case("R2.9: hit though disabled", [.hitThoughDisabled]) {
      ($0["buy"] as? UIControl)?.isEnabled = false
      $0["buy"].take(Intercept())
    },
    Case("R2.9: disabled as it should be", []) { ($0["buy"] as? UIControl)?.isEnabled = false },
    Case("small", [.small]) { $0["buy"].frame = CGRect(0, 0, 30, 100) },
    Case("small in a bar, which enlarges it", []) { stage in
      stage["buy"].frame = CGRect(0, 0, 30, 100)
      stage.scene.show(stage["card"], as: "UINavigationBar")
    },
    Case("behind a clear host of one button", [.unreachable]) {
      $0.add("host", CGRect(0, 0, 390, 844))
      $0.add("ok", CGRect(0, 700, 100, 100), in: "host", class: "UIButton")
    },
    Case("behind another screen", [.behindAnotherScreen]) {
      $0.add("sheet", CGRect(0, 0, 390, 844))
      $0.add("picture", CGRect(0, 0, 390, 844), in: "sheet", class: "UIImageView")
      $0.add("ok", CGRect(0, 700, 100, 100), in: "sheet", class: "UIButton")
    },
    Case("scrolled under a bar", []) { stage in
      stage.add("list", CGRect(0, 0, 390, 844), class: "UIScrollView")
      stage["list"].addSubview(stage["card"])
      stage.add("bar", CGRect(0, 0, 390, 150))
      (stage["list"] as? UIScrollView)?.contentInset.top = 150
    },
    Case("under a bar, and no scrolling helps", [.partlyCovered]) { stage in
      stage.add("list", CGRect(0, 0, 390, 844), class: "UIScrollView")
      stage["list"].addSubview(stage["card"])
      stage.add("bar", CGRect(0, 0, 390, 150))
    },
    Case("hidden", []) { $0["card"].isHidden = true },
    Case("disabled", []) { ($0["buy"] as? UIControl)?.isEnabled = false },
  ]

  @Test(arguments: cases)
  func whatIsWrongHasItsCode(item: Case) {
    let stage = Stage()
    stage.add("card", CGRect(0, 100, 390, 300))
    stage.add("buy", CGRect(0, 0, 100, 100), in: "card", class: "UIButton")
    item.build(stage)
    #expect(Audit(stage.scene).findings.map(\.code) == item.codes)
  }

  @Test func worseFindingsComeFirst() {
    #expect(AuditSeverity.allCases.sorted() == [.error, .warning, .note])
  }
}
