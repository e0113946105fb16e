import Presentation
import ResponderKit
import SceneStage
import Scenes
import Testing
import Text

@Suite struct DescriptionReportTests {
  private func describe(_ stage: Stage, _ name: String, _ style: OutputStyle = OutputStyle())
    -> [String]
  {
    rendered(style) { style, write in
      DescriptionReport(stage.responder(name), in: stage.scene).write(style, to: write)
    }
  }

  /// The value of a fact, in the left column or in the right one.
  private func value(_ lines: [String], _ name: String) -> String? {
    for line in lines.dropFirst() {
      let isDivided = line.dropFirst(38).hasPrefix("    ")
      let cells = isDivided ? [line.prefix(40), line.dropFirst(40)] : [line[...]]
      for cell in cells where cell.hasPrefix("  \(name) ") {
        return cell.dropFirst(27).split(separator: " ").joined(separator: " ")
      }
    }
    return nil
  }

  /// The names of the properties that are told even if they have their default values.
  private func shownProperties(of view: UIView) -> [String] {
    PropertyTable.properties(of: view).map(\.name).filter {
      !$0.contains("FirstResponder") && !$0.hasPrefix("input")
    }
  }

  @Test func factsStandInTwoColumnsWhereTheyFit() {
    let stage = Stage.experiment(isRedLast: true)
    #expect(
      describe(stage, "yellow") == [
        "yellow  UIView",
        "  frame                    (50 50; 100 100)",
        "  bounds                   (0 0; 100 100)",
        "  center                   (100, 100)",
        "  transform                [1, 0, 0, 1, 0, 0]",
        "  anchorPoint              (0.5, 0.5)     zPosition                0",
        "  autoresizingMask         none           autoresizesSubviews      on",
        "  isHidden                 off            alpha                    1",
        "  isUserInteractionEnabled on             isMultipleTouchEnabled   off",
        "  isExclusiveTouch         off            clipsToBounds            off",
        "  backgroundColor          nil            cornerRadius             0",
        "  tag                      0              superview                blue",
        "  window                   window         next                     blue",
        "  in window                (150 270; 100 100)",
        "  subviews                 none",
      ])
  }

  @Test func aNarrowDescriptionHasOneColumn() {
    let stage = Stage.experiment(isRedLast: true)
    let lines = describe(stage, "yellow", OutputStyle(width: 40))
    // A heading, and at the end the frame in the window and the subviews.
    #expect(lines.count == shownProperties(of: stage["yellow"]).count + 3)
    #expect(lines[1] == "  frame              (50 50; 100 100)")
    #expect(lines[8] == "  autoresizesSubviews on")
  }

  @Test func aViewShowsAllItsProperties() {
    let stage = Stage.experiment(isRedLast: true)
    let lines = describe(stage, "yellow")
    #expect(lines[0] == "yellow  UIView")
    for name in shownProperties(of: stage["yellow"]) {
      #expect(value(lines, name) != nil, "\(name)")
    }
    #expect(value(lines, "frame") == "(50 50; 100 100)")
    #expect(value(lines, "superview") == "blue")
    #expect(value(lines, "next") == "blue")
    #expect(value(lines, "in window") == "(150 270; 100 100)")
    #expect(value(lines, "subviews") == "none")
  }

  @Test func overridesHandlersAndActionsStandAtTheEnd() {
    let stage = Stage()
    let view = stage.add("own", CGRect(0, 0, 9, 9))
    view.pointInsideBehavior = Inset(dx: -20, dy: -10)
    view.hitTestBehavior = Passthrough()
    view.setHandling(.handlesAndForwards, of: .touchesBegan)
    view.implement(Selector(("save:")))
    #expect(
      describe(stage, "own").suffix(4).map { $0.split(separator: " ").joined(separator: " ") } == [
        "override point(inside:) inset -20,-10", "override hitTest passthrough",
        "handles touchesBegan and forward", "implements save:",
      ])
  }

  @Test func whatIsNotTheDefaultIsMarked() {
    let stage = Stage()
    stage.add("title", CGRect(0, 0, 9, 9), class: "UILabel").tag = 7
    var style = OutputStyle(hasColor: true)
    style.appearance.choice = .dark
    let notice = "\u{1B}[\(style.code(of: .notice) ?? "")m"
    let text = describe(stage, "title", style).joined(separator: "\n")
    let marked = text.split(separator: notice).dropFirst().map {
      String($0.prefix { $0 != "\u{1B}" }.drop { $0 == " " }.prefix { $0 != " " })
    }
    #expect(marked == ["tag"])
  }

  @Test func manySubviewsAreCounted() {
    let stage = Stage()
    for k in 1...8 { stage.add("v\(k)") }
    #expect(value(describe(stage, "root"), "subviews") == "v1 v2 v3 v4 v5 v6 and 2 more")
  }

  @Test func respondersThatAreNoViewsHaveTheirOwn() {
    let stage = Stage()
    #expect(value(describe(stage, "vc"), "view") == "root")
    #expect(value(describe(stage, "app"), "keyWindow") == "window")
    #expect(
      describe(stage, "delegate") == ["delegate  AppDelegate", "  next                     nil"])
  }

  @Test func anImportedViewShowsItsClassAndAddress() {
    let stage = Stage()
    let view = UIView()
    stage.scene.adopt(
      view, NameTable.Entry(name: "cell", className: "MyCell", address: "0x7f8"))
    #expect(describe(stage, "cell")[0] == "cell  MyCell  0x7f8")
  }
}
