import Foundation
import ResponderKit
import Session
import SessionStage
import Testing

@testable import Commands

@Suite("Code is read with what stands around it, and says what of it cannot run")
struct CodeReadingTests {
  @Test("What a class declares is no unknown name, though it cannot be read")
  func declaredNames() {
    let session = TestSession()
    session.run(
      """
      class A: UIView {
        let button = UIButton(of: .custom)
        override init(frame: CGRect) {
          super.init(frame: frame)
          setUp()
          button.alpha = 0.5
        }
        required init?(coder: NSCoder) { fatalError() }
        func setUp() { let a = }
      }
      add A a 0,0 9x9
      """)
    #expect(session.messages.count == 1 && session.scene.names["a"] == nil, "\(session.messages)")
    #expect(!session.output.contains { $0.contains("note: not run") }, "\(session.output)")
  }

  @Test("A method of UIKit's that a class overrides is left out where it calls super")
  func superOfUnknown() {
    let session = TestSession()
    session.run(
      """
      class A: UIView {
        override func awakeFromNib() { super.awakeFromNib(); alpha = 0.5 }
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          awakeFromNib()
          return alpha < 1
        }
      }
      add A a 0,0 9x9
      expect hit a at 5,5
      """)
    #expect(session.messages == [], "\(session.output)")
    #expect(session.output.contains { $0.contains("stands for it: 'super.awakeFromNib()'") })
  }

  @Test("A text without anything to run is an error")
  func nothing() {
    let session = TestSession()
    session.run("code <<END\n// nothing\nEND")
    #expect(session.messages == ["there is no code in it"])
  }

  @Test("What a class lacked is found once it is pasted, too, in whatever order")
  func laterClass() throws {
    let session = TestSession()
    session.run(
      """
      class A: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          return point.x < Config.reach && helper.isOn
        }
      }
      add A a 0,0 100x100
      tap 60,5
      code
      struct Config { static let reach: CGFloat = 50 }
      class Helper { var isOn = true }
      extension A { var helper: Helper { Helper() } }
      expect hit a at 40,5
      expect hit root at 60,5
      """)
    #expect(session.messages == [], "\(session.output)")
    #expect(
      session.output.contains(
        "assumed: UIKit's point(inside:with:) answered for 'a', as that of A needs a value: "
          + "'Config.reach' is not in the scene; 'code let Config.reach = …' gives it"))
    #expect(
      session.output.count { $0.hasPrefix("note: t.scope:3:22: 'Config.reach' is not in") } == 1)
    #expect(session.output.contains("? helper.isOn  not given: code let helper.isOn = …"))
    #expect(session.output.contains("note: 'Config.reach' is known now"))
    #expect(session.output.contains("note: 'helper.isOn' is known now"))
    session.run("struct Config { static let raech: CGFloat = 50 }")
    #expect(
      session.output.last?.contains("t.scope:3:") == true
        && session.output.last?.contains("'A.point(inside:with:)' does not run") == true,
      "\(session.output)")
    session.run("undo\nexpect hit root at 60,5")
    #expect(session.messages == [])
  }

  @Test(
    "UIKit's own answer in place of a method that cannot run is told as assumed; expectations fail",
    arguments: [
      (
        "class A: UIButton {\n  override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? {\n"
          + "    let a =\n  }\n}\nadd A a 0,0 90x90", "hitTest(_:with:)"
      ),
      (
        "class A: UIButton {\n  override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? {\n"
          + "    engine.view\n  }\n}\nclass B: A { }\nadd B a 0,0 90x90", "hitTest(_:with:)"
      ),
      (
        "extension UIButton {\n  open override func point(inside p: CGPoint, with e: UIEvent?) -> Bool {\n"
          + "    engine.isOn\n  }\n}\nadd UIButton a 0,0 90x90", "point(inside:with:)"
      ),
    ])
  func assumed(text: String, method: String) {
    let session = TestSession()
    session.run(text + "\ntap 5,5\nwhy a\nhit 200,200\nget a.alpha")
    #expect(session.messages == [])
    let assumed = session.output.filter {
      $0.hasPrefix("assumed: UIKit's \(method) answered for 'a'")
    }
    // UIKit asks the view beside the point, too.
    #expect(assumed.count >= 2, "\(session.output)")
    session.run("expect hit a at 5,5\nexpect a.alpha 1\nexpect hit root at 5,5")
    #expect(
      session.messages.map { $0.prefix { $0 != "'" } } == [
        "this cannot be told: UIKit", "expected hit ",
      ])
  }

  @Test("A class whose last brace is missing takes no command with it")
  func missingBrace() {
    let text =
      "class A: UIView {\n  override func layoutSubviews() {\n/*\nold tap b\n*/\n  }\n"
      + "add b 0,0 9x9\nget b alpha"
    #expect(
      LogicalLines(text).map { $0.prefix(7) } == ["class A", "add b 0", "get b a"])
    let session = TestSession()
    session.run(text)
    #expect(session.messages == ["'{' is never closed; 'A' does not run"])
    #expect(session.reported.first?.hasPrefix("t.scope:1:17: ") == true, "\(session.reported)")
    #expect(session.output.last == "1")
  }

  @Test("A comment and a text that are never closed are told where they begin")
  func missingMarks() {
    for (mark, line) in [("/*", "  /* let b = 1"), ("\"\"\"", "  let b = \"\"\"")] {
      let session = TestSession()
      session.run("class A: UIView {\n\(line)\n}\n")
      let column = line.range(of: mark)?.lowerBound.utf16Offset(in: line) ?? 0
      #expect(session.messages == ["'\(mark)' is never closed; 'A' does not run"])
      #expect(
        session.reported.first?.hasPrefix("t.scope:2:\(column + 1): ") == true,
        "\(session.reported)")
    }
  }

  @Test("What an article prints around a class is read or skipped: comments, attributes, imports")
  func aroundAClass() {
    let session = TestSession()
    session.run(
      """
      // HitButton.swift
      import UIKit

      /* A button
         that is larger */
      @IBDesignable
      @available(iOS 13, *)
      public final class HitButton: UIButton {
      } // the end
      /* a */ add HitButton b 0,0 9x9
      get b alpha
      """)
    #expect(session.messages == [] && session.output.last == "1", "\(session.messages)")
  }

  @Test("A command behind a class is told at its own place")
  func placesBehind() {
    let session = TestSession()
    session.run("class A: UIView {\n}; adt A a")
    #expect(
      session.reported.first?.hasPrefix("t.scope:2:4: ") == true, "\(session.reported)")
  }

  @Test("An override that UIKit does not call is told when the class is read")
  func uncalled() {
    let session = TestSession()
    session.run("class A: UIView {\n  override func layoutIfNeeded() { }\n}")
    #expect(
      session.output.contains {
        $0.contains("UIKit does not call 'layoutIfNeeded()' of A here; only the code itself can")
      }, "\(session.output)")
  }

  @Test("A view is made of a class of views only")
  func noView() {
    let session = TestSession()
    session.run("class A { }\nadd A a 0,0 9x9")
    #expect(session.messages.count == 1, "\(session.messages)")
  }

  @Test("A line that only begins like a declaration is a command")
  func commandsAreCommands() {
    let session = TestSession()
    session.run("add a 0,0 9x9\nset a alpha 0.5\nfind a\necho class\nreset scenes")
    #expect(session.messages == [])
  }
}
