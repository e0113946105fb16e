import Foundation
import ResponderKit
import SceneStage
import Testing

@testable import Scenes

/// Changes as commands and as Swift, side by side.
@Suite struct SceneChangeTests {
  let stage = Stage()

  private func lines(_ change: any SceneChange) -> [String] {
    [change.command(in: stage.scene) ?? "-"] + change.swift(in: stage.scene)
  }

  @Test func aPropertyHasItsOwnCommandWhereThereIsOne() {
    let view = stage.add("buy", CGRect(0, 0, 9, 9), class: "UIButton")
    func set(_ name: String, _ value: PropertyValue) -> [String] {
      lines(PropertyChange(view, name, value))
    }
    #expect(set("hidden", .bool(true)) == ["hide buy", "buy.isHidden = true"])
    #expect(set("enabled", .bool(false)) == ["disable buy", "buy.isEnabled = false"])
    #expect(set("alpha", .number(0.5)) == ["set buy alpha 0.5", "buy.alpha = 0.5"])
    #expect(set("tag", .integer(7)) == ["set buy tag 7", "buy.tag = 7"])
    #expect(
      set("zPosition", .number(3)) == ["set buy layer.zPosition 3", "buy.layer.zPosition = 3"])
    #expect(
      set("transform", .transform(.identity))
        == ["set buy transform 1 0 0 1 0 0", "buy.transform = .identity"])
    #expect(
      set("title", .text("a \"b\"")) == [
        #"set buy text "a \"b\"""#, #"buy.setTitle("a \"b\"", for: .normal)"#,
      ])
  }

  @Test func namesAreLookedUpWhenAChangeIsSpelled() {
    let change = FrontChange(view: stage.add("a"))
    stage.scene.rename(stage["a"], to: "b")
    #expect(lines(change) == ["front b", "b.superview?.bringSubviewToFront(b)"])
  }

  @Test func whatNoCommandCanNameHasNoCommand() {
    let view = UIView(frame: CGRect(0, 0, 9, 9))
    let change = PropertyChange(view, "isHidden", .bool(true))
    #expect(change.command(in: stage.scene) == nil)
    stage["root"].addSubview(view)
    #expect(change.command(in: stage.scene) == "hide UIView#2")
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    #expect(PropertyChange(tap, "isEnabled", .bool(true)).command(in: stage.scene) == nil)
  }

  @Test func aScrollViewsOwnRecognizerIsNamedAfterIt() throws {
    let list = try #require(stage.add("list", class: "UIScrollView") as? UIScrollView)
    let pan = UIPanGestureRecognizer()
    stage.scene.adopt(pan, NameTable.Entry(name: "drag"))
    let change = RequirementChange(recognizer: pan, awaited: list.panGestureRecognizer)
    #expect(change.command(in: stage.scene) == "require drag toFail list.pan")
  }

  @Test func changesOfOneKindAreTheSameIfTheyDoTheSame() {
    let (a, b) = (stage.add("a"), stage.add("b"))
    func areSame(_ one: any SceneChange, _ other: any SceneChange) -> Bool {
      one.isSame(as: other, in: stage.scene)
    }
    #expect(areSame(FrontChange(view: a), FrontChange(view: a)))
    #expect(!areSame(FrontChange(view: a), FrontChange(view: b)))
    #expect(!areSame(FrontChange(view: a), OverrideChange(a, nil)))
    #expect(areSame(OverrideChange(a, Accepting([b])), OverrideChange(a, Accepting([b]))))
    #expect(!areSame(OverrideChange(a, Accepting([b])), OverrideChange(a, Accepting([a]))))
    #expect(
      !areSame(OverrideChange(a, Inset(dx: 1, dy: 1)), OverrideChange(a, Inset(dx: 1, dy: 2))))
    #expect(!areSame(OverrideChange(a, Passthrough()), OverrideChange(b, Passthrough())))
    #expect(!areSame(OverrideChange(a, Passthrough()), OverrideChange(a, nil)))
  }
}
