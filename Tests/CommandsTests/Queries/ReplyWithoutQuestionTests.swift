import Analysis
import Foundation
import Interchange
import ResponderKit
import Scenes
import SessionStage
import TestSupport
import Testing
import Text

/// A reply that `why` asked for closes the question, also where only the reply was copied.
@Suite struct ReplyWithoutQuestionTests {
  private static let screen: DumpText = [
    fullWindow, line(1, "UIButton", "b1", "20 100; 200 44"),
    line(1, "UIButton", "b2", "20 200; 200 44"),
  ]

  private func desk(_ text: DumpText = screen) throws -> TestSession {
    try TestSession(importing: text)
  }

  private func `import`(_ text: String, into desk: TestSession) throws -> [String] {
    let folder = try Folder(["reply.txt": text])
    desk.run("import \"\(folder.path("reply.txt"))\"")
    return desk.messages
  }

  private static let targets = [
    "(lldb) po [0xb1 allTargets]\n{(\n    <Shop.Cart: 0xf0>\n)}", "{(\n    <Shop.Cart: 0xf0>\n)}\n",
    "▿ 1 element\n  - 0 : <Shop.Cart: 0xf0>\n", "\n(lldb) po $0\n{(\n<Shop.Cart: 0xf0>\n)}",
  ]

  @Test(arguments: targets)
  func listedTargetsLeaveOnlyTheActionOpen(reply: String) throws {
    let desk = try desk()
    #expect(try desk.printed("why 0xb1").last?.contains("tapscope targets 0xb1 64") == true)
    #expect(try `import`(reply, into: desk) == [])
    let printed = try desk.printed("why 0xb1")
    #expect(!printed.contains { $0.contains("NO_TARGET") })
    #expect(printed.contains { $0.contains("sends actions to Shop.Cart, which are not told") })
    #expect(printed.last?.contains("tapscope actions 0xb1 0xf0 64") == true)
    #expect(printed.last?.contains("allTargets") == false)
    let rows = try desk.printed("target 0xb1")
    #expect(rows.last == "touchUpInside  Shop.Cart  not known")
  }

  @Test(arguments: [
    "<__NSArrayM 0x600>(\nbuy:\n)\n",
    "(lldb) po [0xb1 actionsForTarget:0xf0 forControlEvent:64]\n"
      + "<__NSArrayM 0x600>(\nbuy:\n)\n",
    "▿ 1 element\n  - 0 : \"buy:\"\n",
    "<__NSArrayM 0x601>(\ntapscope actions 0xb1 0xf0 64,\n<__NSArrayM 0x600>(\nbuy:\n)\n\n)\n",
  ])
  func theActionIsJoinedToTheTargetThatWasListed(reply: String) throws {
    let desk = try desk()
    _ = try desk.printed("why 0xb1")
    #expect(try `import`(Self.targets[1], into: desk) == [])
    #expect(try `import`(reply, into: desk) == [])
    let row = try #require(try desk.printed("target 0xb1").last)
    #expect(row.split(separator: " ") == ["touchUpInside", "cart", "buy:"])
    #expect(try desk.printed("why 0xb1")[0].hasSuffix("and cart performs buy:"))
  }

  @Test func anEmptySetSaysThatThereIsNone() throws {
    let desk = try desk()
    _ = try desk.printed("why 0xb1")
    #expect(try `import`("{(\n)}\n", into: desk) == [])
    let printed = try desk.printed("why 0xb1")
    #expect(printed.contains { $0.contains("has no targets: a touch on it sends no action") })
  }

  @Test func aTargetWithoutAnActionForTapsIsTold() throws {
    let desk = try desk()
    _ = try desk.printed("why 0xb1")
    #expect(try `import`(Self.targets[1], into: desk) == [])
    let reply = "<__NSArrayM 0x601>(\ntapscope actions 0xb1 0xf0 64,\n<__NSArrayM 0x600>(\n)\n\n)\n"
    #expect(try `import`(reply, into: desk) == [])
    let printed = try desk.printed("why 0xb1")
    #expect(printed.contains { $0.contains("Shop.Cart gets no action of button1 on a tap") })
    #expect(!printed.contains { $0.contains("tapscope actions") })
  }

  @Test func aReplyThatMayBeAboutTwoControlsIsRefusedWithWhatToCopy() throws {
    let desk = try desk()
    let messages = try `import`(Self.targets[1], into: desk)
    #expect(messages.count == 1 && messages[0].contains("it may be about 2 controls"))
    #expect(messages[0].contains("copy the line of the question"))
    #expect(desk.scene.views.count { $0 is UIButton } == 2)
    // The one control of a screen needs no question.
    let single = try self.desk([fullWindow, line(1, "UIButton", "b1", "20 100; 200 44")])
    #expect(try `import`(Self.targets[1], into: single) == [])
  }

  @Test(arguments: [
    "{(\n<Shop.Cart: 0xf0>\n)}\n<A: 0x9>",
    "{(\n\"<UITapGestureRecognizer: 0x9; state = Possible>\"\n)}",
    "{(\n    <NSLayoutConstraint: 0x9>\n)}", "{(\n    <Shop.Cart: 0xf0>\n)}\nand more\n",
    "(\n", "<__NSArrayM 0x600>(\n)\n",
    "{(\nno selector\n)}",
  ])
  func whatIsNoReplyIsNoReply(text: String) throws {
    let desk = try desk()
    _ = try desk.printed("why 0xb1")
    #expect(try `import`(text, into: desk).count == 1)
    #expect(try desk.printed("target 0xb1") == ["the targets of button1 are not told"])
  }

  /// An array of views is what is on the screen, and no set of targets.
  @Test func anArrayOfViewsIsNoReply() throws {
    let desk = try desk()
    let list = "<__NSArrayM 0x600>(\n<UIButton: 0xb2; frame = (20 200; 200 44)>\n)"
    // What is a part of the scene does not replace it.
    let messages = try `import`(list, into: desk)
    #expect(messages.count == 1 && messages[0].contains("its views are a part of the scene"))
    #expect(desk.scene.views.count { $0 is UIButton } == 2)
    let others = list.replacing("0xb2", with: "0xf2")
    #expect(try `import`(others, into: desk).count == 1)
    #expect(desk.scene.views.count { $0 is UIButton } == 1)
  }

  /// A target that is a view of the scene is printed with its frame, as a tree would be.
  @Test func aTargetThatIsAViewIsNoNewScreen() throws {
    let desk = try desk()
    _ = try desk.printed("why 0xb1")
    let reply = "{(\n    <UIButton: 0xb2; frame = (20 200; 200 44)>\n)}"
    #expect(try `import`(reply, into: desk) == [])
    #expect(desk.scene.views.count { $0 is UIButton } == 2)
    #expect(try desk.printed("target 0xb1").last == "touchUpInside  button2  not known")
  }
}
