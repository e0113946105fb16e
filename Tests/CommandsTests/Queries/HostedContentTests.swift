import Session
import SessionStage
import Testing

@Suite("R1.11: why a view of SwiftUI's content does not get a touch")
struct HostedContentTests {
  private static let scene = """
    set-option ios 18
    override root swiftui
    add UIButton b 100,100 50x50
    add UIButton behind 200,200 90x90
    add cover 190,190 190x190
    """

  @Test("content that would take the touch gets it from its host")
  func reached() throws {
    let desk = try TestSession(after: Self.scene)
    let shown = try desk.printed("why b").joined(separator: " ")
    #expect(shown.contains("✓ b gets a touch at its middle"))
    #expect(shown.contains("root is hit in its place, and hands the touch on to b"))
  }

  @Test(
    "content that refuses it, or is covered, does not",
    arguments: [
      ("hide b", "why b", "HIDDEN"), ("set b interaction off", "why b", "INTERACTION"),
      ("set b enabled off", "why b", "DISABLED"), ("override b block", "why b", "CUSTOM_HITTEST"),
      ("wait 0", "why behind", "COVERED_BY"),
    ])
  func refused(line: String, question: String, code: String) throws {
    let desk = try TestSession(after: Self.scene + "\n" + line)
    let shown = try desk.printed(question).joined(separator: "\n")
    #expect(shown.hasPrefix("✗"))
    #expect(shown.contains(code), "\(shown)")
  }

  @Test("a host within a host hands on what its own host hands to it")
  func nested() throws {
    let desk = try TestSession(
      after: Self.scene + "\nadd s 0,400 200x200; override s swiftui; add UIButton a 0,0 99x99 in s"
    )
    #expect(try desk.printed("why a")[0].hasPrefix("✓ a gets a touch"))
  }

  @Test("a window that passes in the fitting way is not told to do so")
  func alreadyPassing() throws {
    let desk = try TestSession(
      after: """
        add UIButton buy 20,700 100x44; window o 0,0 390x844; controller h; set o rootViewController h
        override h-view swiftui; set-option ios 26; set h-view frame 0,0 390x300; override o layers h-view
        """)
    #expect(try desk.printed("why buy")[0].hasPrefix("✓ buy gets a touch"))
    desk.run("override o none; set h-view frame 0,0 390x844")
    #expect(try desk.printed("why buy").contains { $0.contains("override o layers h-view") })
  }
}
