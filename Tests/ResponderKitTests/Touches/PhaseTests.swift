import Foundation
import ResponderKit
import Testing

@Suite("R5.1, R5.2, R5.5, R5.9: what a view is told")
struct PhaseTests {
  let story = Story()

  @Test("R5.1: a finger that rests is stationary in the event, and no one is told")
  func stationary() {
    let view = story.view("view")
    view.isMultipleTouchEnabled = true
    var phases: [[UITouch.Phase]] = []
    view.onTouches = { _, _, event in
      let touches = (event?.allTouches ?? []).sorted { $0.finger < $1.finger }
      phases.append(touches.map(\.phase))
    }
    story.finger(1).down(10, 10)
    story.finger(2).down(20, 10)
    story.finger(2).move(30, 10)
    story.finger(1).up()
    #expect(story.lines == ["view began", "view began 2", "view moved 2", "view ended"])
    #expect(
      phases == [[.began], [.stationary, .began], [.stationary, .moved], [.ended, .stationary]])
  }

  @Test("R5.2: an event tells the touches of a view, a window and a recognizer apart")
  func subsets() {
    let left = story.view("left", 0, 0, 100, 100)
    let right = story.view("right", 100, 0, 100, 100)
    let recognizer = story.scripted("r", on: right)
    var event: UIEvent?
    left.onTouches = { event = $2 }
    story.finger(1).down(10, 10)
    story.finger(2).down(110, 10)
    #expect(event?.allTouches?.count == 2)
    #expect(event?.touches(for: left)?.map(\.finger) == [1])
    #expect(event?.touches(for: story.screen.window)?.count == 2)
    #expect(event?.touches(for: recognizer)?.map(\.finger) == [2])
  }

  @Test("R5.5, S-30: the default passes all four phases with the same touches and event on")
  func climbing() {
    let parent = story.view("parent")
    let child = story.view("child", in: parent)
    child.isSharing = true
    var seen: [(Set<UITouch>, UIEvent?)] = []
    child.onTouches = { seen.append(($1, $2)) }
    parent.onTouches = { seen.append(($1, $2)) }
    story.finger().down(10, 10)
    #expect(seen.count == 2 && seen[0].0 == seen[1].0 && seen[0].1 === seen[1].1)
    #expect(story.finger().touch?.view === child)
    story.finger().move(20, 10)
    story.finger().cancel()
    story.finger().tap(10, 10)
    #expect(
      story.lines == [
        "child began", "parent began", "child moved", "parent moved", "child cancelled",
        "parent cancelled", "child began", "parent began", "child ended", "parent ended",
      ])
  }

  @Test("R5.5: a cancellation in the middle of a climb climbs, too")
  func cancelledWhileClimbing() {
    let parent = story.view("parent")
    let child = story.view("child", in: parent)
    child.isSharing = true
    parent.onTouches = { [story] phase, _, _ in
      if phase == .began { story.screen.application.touchDelivery.cancelAll() }
    }
    story.finger().down(10, 10)
    #expect(
      story.lines == ["child began", "parent began", "child cancelled", "parent cancelled"])
  }

  @Test("R5.9: every sample is an event of its own, and nothing is predicted")
  func coalesced() {
    let view = story.view("view")
    var samples: [[UITouch]?] = []
    view.onTouches = { _, touches, event in
      for touch in touches {
        samples += [event?.coalescedTouches(for: touch), event?.predictedTouches(for: touch)]
      }
    }
    story.finger().down(10, 10)
    let touch = story.finger().touch
    #expect(touch != nil && samples == [touch.map { [$0] }, []])
  }

  @Test("R5.2: a late touchesEnded still finds its touch in the event")
  func lateEvent() {
    let view = story.view("view")
    _ = story.tap(on: view, taps: 2)
    var all: [Set<UITouch>?] = []
    view.onTouches = { _, touches, event in all.append(event?.allTouches?.intersection(touches)) }
    story.finger().tap(10, 10)
    story.wait(1)
    #expect(story.lines == ["view began", "view ended"] && all.allSatisfy { $0?.count == 1 })
  }
}
