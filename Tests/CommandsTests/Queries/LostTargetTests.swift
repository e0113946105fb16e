import ResponderKit
import SessionStage
import Testing

/// What is there to be touched and gets nothing is shown by the map and the pictures.
@Suite struct LostTargetTests {
  private static let veil = "add UIButton buy 20,40 100x44; add veil 0,0 390x844"

  @Test func theMapNamesIt() throws {
    let desk = try TestSession(after: Self.veil)
    #expect(try desk.printed("map").contains { $0.contains("buy  gets no touch: why buy") })
    #expect(try !desk.printed("hide veil; map").contains { $0.contains("gets no touch") })
  }

  @Test func thePicturesDrawItInRed() throws {
    let desk = try TestSession(after: Self.veil)
    #expect(try desk.printed("export svg").contains { $0.contains("class=\"lost\"") })
    #expect(try desk.printed("export html").contains { $0.contains("\"lost\":true") })
    #expect(
      try !desk.printed("hide veil; export svg").contains { $0.contains("class=\"lost\"") })
  }

  /// A tiny button gets touches although no cell of a coarse map shows it; a card gets what its
  /// subviews get; what is off or away wants none.
  @Test(arguments: [
    "add UIButton dot 20.1,40.1 0.2x0.2", "add UIButton buy 20,40 100x44; disable buy",
    "add card 0,0 90x90; gesture tap t on card; add inner 0,0 90x90 in card",
    "add UIButton away 20,900 44x44", "add UIButton part 380,40 44x44",
  ])
  func whatIsNotLostIsNotCalledSo(scene: String) throws {
    let desk = try TestSession(after: scene)
    #expect(try !desk.printed("map").contains { $0.contains("gets no touch") })
  }
}
