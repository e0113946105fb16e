import Fingerprints
import Interchange
import Session
import SessionStage
import Testing
import Text

/// Sizes and limits that UIKit gives, whichever way a view is made and told of.
@Suite("Numbers of UIKit's by every way in")
struct NumbersOfUIKitTests {
  @Test(
    "R7.14: a switch, a stepper and a wheel have their size however they are made",
    arguments: [
      ("UISwitch", "51 31"), ("UIStepper", "94 32"), ("UIActivityIndicatorView", "20 20"),
    ])
  func ownSizes(name: String, size: String) throws {
    let desk = TestSession()
    desk.run(
      """
      add \(name) a
      code <<X
      let b = \(name)()
      let c = \(name)(frame: .zero)
      class Own: \(name) {
      }
      let d = Own()
      view.addSubview(b)
      view.addSubview(c)
      view.addSubview(d)
      X
      """)
    #expect(desk.messages == [])
    for view in ["a", "b", "c", "d"] {
      #expect(try desk.printed("get \(view).frame") == ["(0 0; \(size))"], "\(view)")
    }
  }

  @Test("R7.14: a switch ignores a size that a command or code gives it")
  func ignoredSizes() throws {
    let desk = TestSession()
    desk.run(
      """
      code <<X
      let a = UISwitch(frame: CGRect(x: 20, y: 100, width: 300, height: 300))
      a.frame = CGRect(x: 30, y: 90, width: 9, height: 9)
      view.addSubview(a)
      X
      add UISwitch b 20,100 300x300
      set a frame 30,95 9x9
      set b bounds 0,0 9x9
      """)
    #expect(desk.messages == [])
    #expect(try desk.printed("get a.frame") == ["(30 95; 51 31)"])
    #expect(try desk.printed("get b.frame") == ["(20 100; 51 31)"])
  }

  @Test("R7.14: a switch of another size in a text of an app keeps it, also saved and copied")
  func importedSizes() throws {
    let desk = try TestSession(
      importing: """
        <UIWindow: 0x1; frame = (0 0; 390 844)>
           | <UISwitch: 0x2; frame = (20 44; 63 28)>
           | <UIStepper: 0x3; frame = (20 90; 90 30); transform = [2, 0, 0, 2, 0, 0]>
        """)
    #expect(try desk.printed("get switch.frame") == ["(20 44; 63 28)"])
    #expect(try desk.printed("get stepper.frame") == ["(20 90; 90 30)"])
    let lines = SceneScript(desk.scene).lines
    let rebuilt = TestSession()
    rebuilt.run(lines.joined(separator: "\n"))
    #expect(rebuilt.messages.isEmpty && SceneScript(rebuilt.scene).lines == lines)
    #expect(try rebuilt.printed("get stepper.frame") == ["(20 90; 90 30)"])
    try desk.session.execute("copy switch other")
    #expect(try desk.printed("get other.bounds") == ["(0 0; 63 28)"])
  }

  private static let step = "'st': stepValue must be above 0 (R7.15)"
  private static let limits = "'st': minimumValue must not be above maximumValue (R7.15)"

  @Test(
    "R7.15: numbers of a stepper for which UIKit raises an exception are refused by every way in",
    arguments: [
      ("set st stepValue 0", step), ("set st.stepValue -1", step),
      ("set st minimumValue 101", limits),
      ("set st maximumValue -1", limits), ("set st maximumValue 10 minimumValue 11", limits),
    ])
  func refusedNumbers(line: String, message: String) throws {
    let desk = try TestSession(after: "add UIStepper st 0,100")
    let before = SceneFingerprint(desk.scene)
    desk.run(line)
    #expect(desk.messages == [message])
    #expect(SceneFingerprint(desk.scene).differences(from: before) == [])
  }

  @Test("R7.15: a stepper that is added with such a number is refused, and a slider is not")
  func refusedInAdd() throws {
    let desk = TestSession()
    desk.run("add UIStepper st 0,100 stepValue=0\nadd UISlider s 0,200 90x34 minimumValue=5")
    #expect(desk.messages == [Self.step] && desk.scene.names["st"] == nil)
  }

  @Test("R7.15: code that sets such a number is stopped at its line")
  func refusedInCode() throws {
    let desk = TestSession()
    desk.run(
      """
      class Count: UIButton {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          let stepper = UIStepper()
          stepper.maximumValue = 5
          stepper.stepValue = 0
        }
      }
      add Count b 0,200 90x44
      tap b
      """)
    #expect(desk.messages.count == 1)
    let text = "NSInvalidArgumentException: stepValue must be above 0"
    #expect(desk.messages.first?.contains(text) == true)
  }

  @Test(
    "R7.15: limits beyond 0 to 100 are saved and written in Swift in an order that UIKit takes",
    arguments: [
      ("maximumValue 200 minimumValue 150", "max min"),
      ("minimumValue -9 maximumValue -5", "min max"),
    ])
  func savedLimits(limits: String, order: String) throws {
    let desk = try TestSession(after: "add UIStepper st 0,100; set st \(limits)")
    let lines = SceneScript(desk.scene).lines
    let rebuilt = TestSession()
    rebuilt.run(lines.joined(separator: "\n"))
    #expect(rebuilt.messages.isEmpty && SceneScript(rebuilt.scene).lines == lines)
    let swift = SwiftScene(desk.scene).lines.compactMap { line in
      line.contains(".minimumValue = ") ? "min" : line.contains(".maximumValue = ") ? "max" : nil
    }
    #expect(swift.joined(separator: " ") == order)
    try desk.session.execute("copy st other")
    let word = limits.split(separator: " ")
    #expect(try desk.printed("get other.\(word[0])") == [String(word[1])])
  }

  @Test("R3.8: a screen of a size that no device has is told as assumed, others are not")
  func assumedScreens() throws {
    let desk = TestSession.prompt("size 900x400")
    let note =
      "assumed: no device has a screen of 900x400, so its safe area is that of 896x414 (R3.8)"
    #expect(desk.output.joined(separator: " ").contains(note.dropLast(7)))
    #expect(try desk.printed("tree layout").last == note)
    desk.say("size 844x390")
    #expect(desk.output.last?.contains("assumed") == false)
    #expect(try desk.printed("tree layout").last == "safe area of window: {0, 47, 21, 47}")
    #expect(try desk.printed("get root.safeAreaInsets") == ["{0, 47, 21, 47}"])
  }

  @Test("R5.10: touches(for:) of a window are those of the window, in code that is read")
  func touchesOfWindow() throws {
    let desk = TestSession()
    desk.run(
      """
      class Counter: UIView {
        var ofWindow = 0
        var ofView = 0
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          ofWindow = event!.touches(for: window!)!.count
          ofView = event!.touches(for: self)!.count
        }
      }
      add Counter v 0,0 100x100
      window other 200,0 100x100
      touch began 250,50 finger=2
      touch began 50,50
      expect v.ofWindow 1
      expect v.ofView 1
      """)
    #expect(desk.messages == [])
  }
}
