import Scenes
import Session
import SessionStage
import Testing

@Suite("What commands set off that are no events themselves")
struct LateEventTests {
  @Test("R12.5: removing a view under a finger is told, and counts, at once")
  func removal() throws {
    let desk = try TestSession(
      after: """
        add UIButton buy 100,100 100x44
        target buy touchCancel vc.buy
        touch began buy
        """)
    let told = try desk.printed("remove buy").joined(separator: "\n")
    #expect(told.contains("buy leaves its window"))
    #expect(told.contains("action buy  from buy to vc"))
    try desk.session.execute("undo; redo")
  }

  @Test("R6.10: turning a recognizer off in mid-gesture is told at once")
  func disabling() throws {
    let desk = try TestSession(
      after:
        "gesture pan mover on root\ntouch began 5,5\ntouch moved 50,50\nset mover isEnabled off")
    try desk.session.execute("expect state mover began cancelled")
  }

  @Test func afterUndoAnotherStoryBegins() throws {
    let desk = try TestSession(
      after: """
        add red 100,300 100x100
        handle red touches
        touch began red
        remove red
        undo
        touch ended
        expect received red touchesEnded
        """)
    #expect(desk.messages == [])
  }

  @Test("R8.1: content that goes on by itself says where to, and until when")
  func throwing() throws {
    let desk = try TestSession(after: "add UIScrollView list 0,100 390x600 contentSize=390x2000")
    let told = try desk.printed("drag list to 195,300").joined(separator: "\n")
    #expect(told.contains("list goes on by itself to (0, "))
    #expect(told.contains("slowing down (R8.1)"))
  }

  @Test("R7.1: a slider says why it does not follow a finger")
  func slider() throws {
    let desk = try TestSession(after: "add UISlider sl 20,200 300x30")
    let told = try desk.printed("drag sl to 300,215")
    #expect(told.contains { $0.contains("sl does not follow the finger: it did not come down") })
  }

  @Test func twoFingersFoldLikeOne() throws {
    let desk = try TestSession(after: "gesture pinch zoom on root")
    #expect(try desk.printed("pinch root 2").count < 24)
  }

  @Test func recognizersThatViewsMakeCanBeNamed() throws {
    let desk = try TestSession(
      after: """
        add UIScrollView list 0,100 390x600 contentSize=390x2000
        gesture swipe back on list
        require list.pan toFail back
        rename back backwards
        expect list.pan.numberOfTouches 0
        remove backwards
        """)
    #expect(desk.scene.names["backwards"] == nil && desk.scene.names["back"] == nil)
    try desk.session.execute("undo; swipe 100,300 right; expect state backwards ended")
  }

  @Test("R6.5: who had to wait for a recognizer that succeeds fails for that reason")
  func reasonOfRequirement() throws {
    let desk = try TestSession(
      after: """
        gesture tap single on root
        gesture tap double on root taps=2
        require single toFail double
        """)
    let told = try desk.printed("tap root count=2")
    #expect(
      told.contains("      single  possible → failed: double, which had to fail, recognized (R6.5)")
    )
  }

  @Test("R6.5: who waited in vain does not blame its own measure")
  func waitedInVain() throws {
    let desk = try TestSession(
      after: """
        gesture pan mover on root
        gesture longpress hold on root allowableMovement=500
        require mover toFail hold
        """)
    let told = try desk.printed("drag 100,100 to 100,200")
    #expect(
      told.contains { $0.contains("mover  possible → failed: hold did not fail in time (R6.5)") })
  }
}
