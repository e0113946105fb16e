import ResponderKit
import Session
import SessionStage
import Testing
import Text

@Suite("expect fired") struct FiredTests {
  private static let scene = """
    add UIButton buy 100,100 60x44
    add UISwitch airplane 100,200 60x30
    target buy touchUpInside vc.buy:
    target buy touchDown,touchUpInside nil.log:
    implements vc log:
    tap buy
    """

  @Test(
    "Holds",
    arguments: [
      "expect fired buy: on buy", "expect fired buy: on buy times=1",
      "expect fired log: on buy times=2", "expect fired x on buy times=0",
      "tap airplane; expect nothing fired", "disable buy; tap buy; expect nothing fired",
      "tap airplane; expect airplane.isOn on; set airplane isOn off; expect nothing fired",
      "expect buy.isTracking off; expect buy.isTouchInside off",
    ])
  func holds(line: String) throws {
    try TestSession(after: Self.scene).session.execute(line)
  }

  @Test(
    "Says what was found",
    arguments: [
      (
        "expect fired sell: on buy",
        "expected 'buy' to fire sell:, got log: 2 times, buy:"
      ),
      (
        "expect fired buy: on buy times=3",
        "expected 'buy' to fire buy: 3 times, got log: 2 times, buy:"
      ),
      (
        "expect fired buy: on buy times=0",
        "expected 'buy' to fire buy: 0 times, got log: 2 times, buy:"
      ),
      ("expect fired buy: on airplane", "expected 'airplane' to fire buy:, got nothing"),
      (
        "expect nothing fired",
        "expected nothing fired, got log: on buy 2 times, buy: on buy"
      ),
    ])
  func fails(line: String, message: String) throws {
    let desk = try TestSession(after: Self.scene)
    desk.run(line)
    #expect(desk.messages == [message])
  }

  /// An action that nobody from the button up performs.
  private static let unperformed = """
    add UIButton buy 100,100 60x44
    target buy touchDown,touchUpInside nil.save:
    tap buy
    """

  @Test(
    "R7.8: sent and performed are two facts",
    arguments: [
      "expect sent save on buy", "expect sent save: on buy times=2", "expect nothing fired",
      "expect fired save on buy times=0", "expect sent touchDown on buy",
      "implements vc save:; tap buy; expect sent save on buy; expect fired save on buy times=2",
      "tap 5,5; expect nothing sent",
    ])
  func sent(line: String) throws {
    try TestSession(after: Self.unperformed).session.execute(line)
  }

  @Test(
    "Says what was sent and not performed",
    arguments: [
      (
        "expect fired save on buy", "expected 'buy' to fire save, got nothing",
        ["action save:  from buy: nobody from buy up performs it (R7.8)"]
      ),
      (
        "expect fired save on buy times=2", "expected 'buy' to fire save 2 times, got nothing",
        ["action save:  from buy: nobody from buy up performs it (R7.8)"]
      ),
      (
        "expect sent open: on buy", "expected 'buy' to send open:, got save: 2 times",
        ["it has no target for primaryActionTriggered (R7.7)"]
      ),
      (
        "expect sent save on buy times=1", "expected 'buy' to send save once, got save: 2 times",
        ["action save:  from buy: nobody from buy up performs it (R7.8)"]
      ),
      (
        "expect nothing sent", "expected nothing sent, got save: on buy 2 times",
        ["action save:  from buy: nobody from buy up performs it (R7.8)"]
      ),
    ])
  func unperformed(line: String, message: String, notes: [String]) throws {
    let desk = try TestSession(after: Self.unperformed)
    desk.run(line)
    #expect(desk.messages == [message])
    #expect(desk.diagnostics.first?.notes == notes)
  }

  @Test("R7.8: JSON has what was performed, and what was sent")
  func json() throws {
    let tap = try #require(RecordLog.objects(of: Self.unperformed).last)
    #expect(tap["fired"] == .objects([]))
    guard case .array(let sent)? = tap["sent"] else {
      Issue.record("nothing was sent")
      return
    }
    for case .object(let firing) in sent {
      #expect(firing["action"] == "save:" && firing["sender"] == "buy" && firing["view"] == .null)
    }
    #expect(sent.count == 2)
  }

  @Test("Says which events had nobody to tell")
  func notes() throws {
    let desk = try TestSession(after: Self.scene)
    desk.run("tap airplane\nexpect fired flip on airplane")
    #expect(
      desk.diagnostics.first?.notes == [
        "it has no target for touchUpInside, valueChanged, primaryActionTriggered (R7.7)"
      ])
  }

  @Test("Needs an event, and a whole number")
  func errors() {
    let desk = TestSession()
    // Before the first event nothing fired, and nothing did.
    desk.run("expect nothing fired; expect fired save: on root")
    #expect(desk.messages == ["no event has been sent yet; try 'tap 100,100'"])
    let other = TestSession()
    other.run("tap root\nexpect fired x on root times=1.5")
    #expect(other.messages == ["'1.5' is not a whole number"])
    let third = TestSession()
    third.run("tap root\nexpect fired x on root times=-1")
    #expect(third.messages == ["a number of times is zero or more"])
  }
}
