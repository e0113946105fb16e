import Commands
import SessionStage
import TestSupport
import Testing
import Text

@testable import Help

/// What people type behind `help`, and the page that they get or that is listed first.
@Suite struct HelpQueryTests {
  private static let queries = [
    ("why is my button dead", "dead-buttons"), ("button not working", "dead-buttons"),
    ("my button doesn't react", "dead-buttons"), ("nothing happens", "dead-buttons"),
    ("bigger touch area", "touch-areas"), ("enlarge touch area of a button", "touch-areas"),
    ("tap target", "touch-areas"), ("pass touches through", "touch-areas"),
    ("pointInside", "inside"), ("pointInside:withEvent:", "hit-testing"),
    ("point(inside:with:)", "hit-testing"), ("hitTest:withEvent:", "hit-testing"),
    ("hitTest(_:with:)", "hit-testing"), ("hit test", "hit-testing"),
    ("nextResponder", "responder-chain"), ("next responder", "responder-chain"),
    ("tutorial", "start"), ("how to start", "start"), ("how do I get started", "start"),
    ("examples", "start"), ("touchesBegan:withEvent:", "touches"),
    ("touchesCancelled", "touches"), ("addTarget:action:forControlEvents:", "target"),
    ("addGestureRecognizer:", "gesture"), ("becomeFirstResponder", "first-responder"),
    ("isUserInteractionEnabled", "isUserInteractionEnabled"),
    ("setUserInteractionEnabled:", "isUserInteractionEnabled"),
    ("userInteractionEnabled", "isUserInteractionEnabled"), ("bringSubviewToFront:", "front"),
    ("removeFromSuperview", "remove"), ("convertPoint:toView:", "convert"),
    ("makeKeyAndVisible", "windows"), ("UIWindow", "UIWindow"), ("uibutton", "UIButton"),
    ("keyboard shortcuts", "prompt"), ("exit codes", "errors"), ("how to quit", "quit"),
    ("double tap and single tap", "surprise"),
    ("shouldRecognizeSimultaneouslyWith", "simultaneous"),
    ("where is the alpha limit", "surprise"), ("scroll view delays touches", "scroll-views"),
    ("window level", "windows"), ("z order", "view-tree"),
    ("make a view transparent to touches", "touch-areas"),
    ("button covered by transparent view", "COVERED_BY"), ("save my scene to a file", "save"),
    ("change size", "frame"), ("clear the screen", "reset"), ("undo everything", "undo"),
  ]

  /// The list of the pages found shows what is so, never what many think.
  @Test func aBeliefIsFoundAndNotShown() throws {
    for surprise in sample(SurpriseBook.all, oneIn: 4) {
      let lines = try TestSession(OutputStyle(width: 400)).printed("help \(surprise.belief)")
      #expect(!lines.dropFirst().contains { $0.hasPrefix("  ") && $0.contains(surprise.belief) })
    }
  }

  @Test(arguments: queries)
  func aQuestionFindsItsPageFirst(query: String, name: String) throws {
    let lines = try TestSession().printed("help \(query)")
    let isListed = lines[0].hasSuffix("opens one:")
    let first = isListed ? lines[1].drop { $0 == " " } : lines[0][...]
    #expect(first.prefix { $0 != " " } == name, "\(lines.prefix(3))")
  }

  @Test(
    "A line that is no command names the pages about it",
    arguments: [
      ("z-order", "see 'help view-tree'"), ("keyboard", "see 'help keyboard'"),
      ("autolayout", "see 'help limits'"), ("auto layout", "see 'help limits'"),
      ("screenshot", "see 'help draw'"), ("zindex buy 3", "see 'help surprise 9'"),
      ("sibling buy", "see 'help sibling'"), ("pvc", "see 'help tree'"),
      ("passthrough buy", "see 'help override' or 'help touch-areas'"),
      ("superview", "see 'help superview'"), ("COVERED_BY", "see 'help COVERED_BY'"),
      ("man tap", "did you mean 'map'?"), ("tpa buy", "did you mean 'tap'?"),
      ("qwertz", "try 'help'"), ("version", "try 'help'"),
    ])
  func anUnknownWordAsksTheIndex(line: String, advice: String) throws {
    let word = String(line.prefix { $0 != " " })
    let message = "there is no command '\(word)'; \(advice)"
    let script = TestSession()
    script.run("add UIButton buy\n\(line)")
    #expect(script.messages == [message])
    #expect(TestSession.prompt("add UIButton buy", line).messages == [message])
    guard let page = advice.wholeMatch(of: /see '(help [^']+)'.*/) else { return }
    #expect(throws: Never.self) { try script.session.execute(String(page.1)) }
  }
}
