import Analysis
import Foundation
import ResponderKit
import SceneStage
import TestSupport
import Testing

@testable import Interchange

/// Two screens side by side: what lost its touch area is marked in both.
@Suite struct ComparisonPageTests {
  private func screen(hasToast: Bool, button: String = "pay") -> Stage {
    let stage = Stage()
    stage.add("form", CGRect(0, 100, 390, 600))
    stage.add(button, CGRect(20, 200, 350, 50), in: "form", class: "UIButton")
    stage.add("cancel", CGRect(20, 300, 350, 50), in: "form", class: "UIButton")
    if hasToast { stage.add("toast", CGRect(0, 290, 390, 80)) }
    return stage
  }

  private func page(_ old: Stage, _ new: Stage) -> String {
    ComparisonPage(ScreenComparison(old.scene, new.scene), names: ("then.txt", "now.txt")).lines
      .joined(separator: "\n")
  }

  @Test func aLostButtonIsMarkedInBothPictures() {
    let page = page(screen(hasToast: false), screen(hasToast: true))
    #expect(page.components(separatedBy: "<g class=\"lost\">").count - 1 == 2)
    #expect(page.contains("<span class=\"strong\">pay: can be touched nowhere any more</span>"))
    #expect(page.contains("COVERED_BY"))
    #expect(page.contains("fix: "))
  }

  @Test func whatElseDiffersIsListed() {
    let page = page(screen(hasToast: false), screen(hasToast: true))
    #expect(page.contains("<h2>Views</h2>"))
    #expect(page.contains("toast"))
  }

  @Test func screensThatAreAlikeHaveNoMarks() {
    let page = page(screen(hasToast: true), screen(hasToast: true))
    #expect(page.contains("nothing differs"))
    #expect(!page.contains("class=\"marks\""))
    #expect(!page.contains("<h2>"))
  }

  @Test(arguments: ["</pre><script>alert(1)</script>", "a\"><img src=x onerror=alert(1)>", "]]>"])
  func hostileNamesStayTexts(name: String) {
    let page = page(screen(hasToast: false, button: name), screen(hasToast: true, button: name))
    #expect(!page.contains("<script"))
    #expect(!page.contains("<img"))
  }

  @Test func itHasNoScriptsAndAsksForNothing() {
    let page = page(screen(hasToast: false), screen(hasToast: true))
    #expect(page.contains("default-src 'none'; style-src 'unsafe-inline'"))
    #expect(!page.contains("href="))
    #expect(!page.contains("src="))
    #expect(!page.contains("url("))
  }

  @Test func aNameFromRightToLeftDoesNotTurnTheNumbers() {
    let page = page(
      screen(hasToast: false, button: "שלם"), screen(hasToast: true, button: "שלם"))
    #expect(page.contains("\u{2068}"))
  }
}
