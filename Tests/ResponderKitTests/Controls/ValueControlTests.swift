import Foundation
import ResponderKit
import Testing

@Suite("R7.6, R7.10: what the kinds of controls do, on (100 100; 100 40)")
struct ValueControlTests {
  @Test("R7.6: a button tells of primaryActionTriggered right after touchUpInside")
  func button() {
    let stage = ControlStage { UIButton(frame: $0) }
    stage.tap(150, 120).begin(150, 120).move(300, 300).end()
    #expect(stage.log.lines.filter { $0.hasPrefix("primary") }.count == 1)
    #expect(stage.log.lines.prefix(3) == ["touchDown", "touchUpInside", "primaryActionTriggered"])
  }

  @Test("R7.10, R7.11: a switch turns over when a finger lifts inside, and tells of no touch-down")
  func tappedSwitch() {
    let stage = ControlStage { UISwitch(frame: $0) }
    stage.tap(150, 120)
    #expect(stage.control.isOn)
    #expect(stage.log.take() == ["touchUpInside", "valueChanged", "primaryActionTriggered"])
    stage.begin(150, 120).move(150, 400).end()
    #expect(stage.control.isOn && !stage.log.lines.contains("valueChanged"))
    stage.screen.tap(150, 120)
    #expect(!stage.control.isOn)
  }

  @Test(
    "R7.10, simulator choice: a dragged knob stays on the side where the finger lifts",
    arguments: [
      (110.0, 190.0, false, true, true), (140, 110, true, false, true),
      (110, 190, true, true, false), (110, 122, false, false, false),
      (110, 115, false, true, true), (110, 400, false, true, true),
    ])
  func draggedSwitch(from: Double, to: Double, was: Bool, becomes: Bool, tells: Bool) {
    let stage = ControlStage { UISwitch(frame: $0) }
    stage.control.isOn = was
    stage.begin(from, 120).move(to, 120).end()
    #expect(stage.control.isOn == becomes)
    #expect(stage.log.lines.contains("valueChanged") == tells)
  }

  @Test("R7.10: a slider tells of each change while the knob moves")
  func slider() {
    let stage = ControlStage { UISlider(frame: $0) }
    stage.begin(114, 120).move(150, 120)
    #expect(abs(stage.control.value - 0.5) < 1e-6)
    stage.move(300, 120).move(310, 120).end()
    #expect(stage.control.value == 1)
    #expect(stage.log.lines.filter { $0 == "valueChanged" }.count == 2)
  }

  @Test("R7.10: one that is not continuous tells when the finger lifts")
  func discreteSlider() {
    let stage = ControlStage { UISlider(frame: $0) }
    stage.control.isContinuous = false
    stage.begin(114, 120).move(150, 120).move(170, 120)
    #expect(!stage.log.lines.contains("valueChanged") && stage.control.value > 0.7)
    stage.end()
    #expect(
      stage.log.lines.suffix(3) == ["valueChanged", "primaryActionTriggered", "touchUpInside"])
    _ = stage.log.take()
    stage.begin(170, 120).end()
    #expect(!stage.log.lines.contains("valueChanged"), "nothing has changed")
  }

  @Test("Simulator choice: a slider follows only a finger that begins on its knob, 28 pt wide")
  func thumb() {
    let stage = ControlStage { UISlider(frame: $0) }
    stage.begin(128, 120).move(190, 120).end()
    #expect(stage.control.value == 0 && stage.log.lines.isEmpty)
    stage.control.value = 1
    #expect(stage.control.thumbRect == CGRect(x: 72, y: 0, width: 28, height: 40))
    stage.begin(172, 120)
    #expect(stage.control.isTracking)
  }

  @Test("A slider of no room or no range stays where it is")
  func narrowSlider() {
    let narrow = ControlStage(UISlider(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
    narrow.begin(5, 5).move(15, 5).end()
    #expect(narrow.control.value == 0)
    let fixed = ControlStage { UISlider(frame: $0) }
    fixed.control.maximumValue = 0
    fixed.begin(105, 120).move(190, 120).end()
    #expect(fixed.control.value == 0 && !fixed.log.lines.contains("valueChanged"))
  }

  @Test(
    "A segmented control picks the segment under the finger that lifts",
    arguments: [
      (110.0, 0, true), (149, 1, true), (199, 2, true), (199.5, 2, true), (240, -1, false),
    ])
  func segments(x: Double, picked: Int, tells: Bool) {
    let stage = ControlStage { UISegmentedControl(frame: $0) }
    stage.control.numberOfSegments = 3
    stage.begin(110, 120).move(x, 120).end()
    #expect(stage.control.selectedSegmentIndex == picked)
    #expect(stage.log.take().contains("valueChanged") == tells)
    stage.begin(110, 120).move(x, 120).end()
    #expect(!stage.log.lines.contains("valueChanged"), "it is picked already")
  }

  @Test("A segment that is inserted before the picked one moves it on")
  func insertedSegments() {
    let control = UISegmentedControl(frame: .zero)
    for index in 0..<2 { control.insertSegment(withTitle: nil, at: index, animated: false) }
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "new", at: 0, animated: false)
    control.insertSegment(withTitle: "last", at: 3, animated: false)
    #expect(control.numberOfSegments == 4)
    #expect(control.selectedSegmentIndex == 2)
  }

  @Test("A button's title is that of its normal state")
  func titles() {
    let button = UIButton(frame: .zero)
    button.setTitle("Buy", for: .normal)
    button.setTitle("Bought", for: .selected)
    #expect(button.title == "Buy")
  }

  @Test("A momentary segment is picked only while it is told of")
  func momentary() {
    let stage = ControlStage { UISegmentedControl(frame: $0) }
    stage.control.numberOfSegments = 2
    stage.control.isMomentary = true
    stage.control.addAction(
      UIAction { [unowned control = stage.control, log = stage.log] _ in
        log.write("\(control.selectedSegmentIndex)")
      }, for: .valueChanged)
    stage.tap(190, 120).tap(190, 120)
    #expect(stage.log.lines.filter { $0 == "1" }.count == 2)
    #expect(stage.control.selectedSegmentIndex == -1)
  }

  @Test("A page control turns back on its left half and on on its right half")
  func pages() {
    let stage = ControlStage { UIPageControl(frame: $0) }
    stage.control.numberOfPages = 2
    let pages = [190.0, 190, 110, 110].map { x in
      stage.tap(x, 120)
      return stage.control.currentPage
    }
    #expect(pages == [1, 1, 0, 0])
    #expect(stage.log.lines.filter { $0 == "valueChanged" }.count == 2)
  }

  @Test("R7.13: a menu comes with the touch-down, and the button is never pressed")
  func menus() {
    let stage = ControlStage { UIButton(frame: $0) }
    stage.control.showsMenuAsPrimaryAction = true
    stage.tap(150, 120)
    #expect(stage.log.take() == ["touchDown", "menuActionTriggered"])
    #expect(!stage.control.isTracking && !stage.control.isHighlighted)
    stage.control.performPrimaryAction()
    #expect(stage.log.take() == ["menuActionTriggered"])
  }

  @Test("R7.11, R7.13: a switch that tells of no touch-down opens its menu all the same")
  func menuOfSwitch() {
    let stage = ControlStage { UISwitch(frame: $0) }
    stage.control.showsMenuAsPrimaryAction = true
    stage.tap(150, 120)
    #expect(stage.log.take() == ["menuActionTriggered"] && !stage.control.isOn)
  }

  @Test("R7.13: a press selects a button that is a choice, and the next one lets go of it")
  func choices() {
    let stage = ControlStage { UIButton(frame: $0) }
    stage.control.changesSelectionAsPrimaryAction = true
    let found = (0..<2).map { _ in
      stage.tap(150, 120)
      return stage.control.isSelected
    }
    #expect(found == [true, false])
    _ = stage.log.take()
    stage.control.performPrimaryAction()
    #expect(stage.control.isSelected && stage.log.take() == ["primaryActionTriggered"])
  }

  @Test("R7.13: a disabled segment is not picked by a touch, and by a program it is")
  func disabledSegments() {
    let stage = ControlStage { UISegmentedControl(frame: $0) }
    stage.control.numberOfSegments = 2
    stage.control.setEnabled(false, forSegmentAt: 1)
    stage.tap(190, 120)
    #expect(stage.control.selectedSegmentIndex == -1 && !stage.log.lines.contains("valueChanged"))
    stage.control.insertSegment(withTitle: nil, at: 0, animated: false)
    #expect(!stage.control.isEnabledForSegment(at: 2) && stage.control.isEnabledForSegment(at: 1))
    stage.control.selectedSegmentIndex = 2
    #expect(stage.control.selectedSegmentIndex == 2)
  }

  @Test("R7.12: a page out of range is the nearest one")
  func pinnedPages() {
    let control = UIPageControl(frame: .zero)
    control.currentPage = 3
    #expect(control.currentPage == 0, "there are no pages")
    control.numberOfPages = 4
    control.currentPage = .max
    #expect(control.currentPage == 3)
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    control.currentPage = .min
    #expect(control.currentPage == 0)
  }

  @Test("R7.12: a momentary control shows no segment that a program picks")
  func momentaryIgnores() {
    let control = UISegmentedControl(frame: .zero)
    control.numberOfSegments = 3
    control.selectedSegmentIndex = 2
    control.isMomentary = true
    #expect(control.selectedSegmentIndex == -1)
    control.selectedSegmentIndex = 1
    #expect(control.selectedSegmentIndex == -1)
  }

  @Test(
    "R7.15: a stepper's limits that pass each other, and a step that is not above 0, end the program"
  )
  func stepperLimits() async {
    await #expect(processExitsWith: .failure) { UIStepper().minimumValue = 100.5 }
    await #expect(processExitsWith: .failure) { UIStepper().maximumValue = -1 }
    await #expect(processExitsWith: .failure) { UIStepper().stepValue = 0 }
    let stepper = UIStepper()
    stepper.maximumValue = 150
    stepper.minimumValue = 150
    stepper.stepValue = 0.1
    #expect(stepper.value == 150 && stepper.stepValue == 0.1, "UIKit takes these")
  }

  @Test("R7.15: a slider takes limits that pass each other, and its value stays between them")
  func sliderLimits() {
    let slider = UISlider()
    slider.minimumValue = 5
    #expect(slider.value == 5)
  }

  @Test("Surprise 64: what a program sets is told to nobody")
  func programs() {
    let log = CallLog()
    let (slider, toggle, stepper) = (UISlider(), UISwitch(), UIStepper())
    let (segments, pages) = (UISegmentedControl(), UIPageControl())
    for control in [slider, toggle, stepper, segments, pages] {
      control.addAction(UIAction { _ in log.write("told") }, for: .allEvents)
    }
    slider.value = 0.5
    slider.setValue(0.7, animated: true)
    toggle.isOn = true
    toggle.setOn(false, animated: false)
    stepper.value = 4
    segments.numberOfSegments = 3
    segments.selectedSegmentIndex = 2
    pages.numberOfPages = 3
    pages.currentPage = 1
    #expect(log.lines.isEmpty)
  }
}

@Suite struct CountTests {
  @Test func segmentsAndPagesAreNeverFewerThanNone() {
    let segments = UISegmentedControl()
    segments.numberOfSegments = -5
    let pages = UIPageControl()
    pages.numberOfPages = -5
    #expect(segments.numberOfSegments == 0 && pages.numberOfPages == 0)
  }
}

@Suite("UIControl.Event has UIKit's values and names")
struct EventTests {
  @Test(
    "The values",
    arguments: [
      ("touchDown", 0x1), ("touchDownRepeat", 0x2), ("touchDragInside", 0x4),
      ("touchDragOutside", 0x8), ("touchDragEnter", 0x10), ("touchDragExit", 0x20),
      ("touchUpInside", 0x40), ("touchUpOutside", 0x80), ("touchCancel", 0x100),
      ("valueChanged", 0x1000), ("primaryActionTriggered", 0x2000),
      ("menuActionTriggered", 0x4000), ("editingDidBegin", 0x10000), ("editingChanged", 0x20000),
      ("editingDidEnd", 0x40000), ("editingDidEndOnExit", 0x80000), ("allTouchEvents", 0xFFF),
      ("allEditingEvents", 0xF0000), ("applicationReserved", 0x0F00_0000),
      ("systemReserved", 0xF000_0000), ("allEvents", 0xFFFF_FFFF),
    ])
  func values(name: String, value: UInt) throws {
    let event = try #require(UIControl.Event(name: name))
    #expect(event.rawValue == value && event.description == name)
  }

  @Test("Sets without a name of their own list what they hold")
  func sets() {
    #expect(UIControl.Event([.touchDown, .valueChanged]).description == "touchDown,valueChanged")
    #expect(UIControl.Event([.touchDown, .init(rawValue: 0x200)]).description == "touchDown,0x200")
    #expect(UIControl.Event(name: "touchUp") == nil && UIControl.Event([]).description == "")
  }
}
