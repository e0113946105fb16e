import Analysis
import ResponderKit
import Scenes
import Session

/// Commands that only ask, and a page that only watches, change nothing, whatever code of the scene does
/// while it is asked.
func checkLooking(_ run: Run) {
  let session = run.session
  // Words that are unknown here refuse the command, which asks nothing then.
  let views = session.scene.views.prefix(4).map(session.scene.reference)
  let about = views.flatMap {
    ["why \($0)", "chain \($0)", "inside \($0) 5,5", "get \($0)", "expect hit \($0)"]
  }
  let before = run.state
  // A third of them, as some ask a thousand points.
  for (number, command) in (questions + about).enumerated()
  where (number + before.count).isMultiple(of: 3) {
    try? session.execute(command)
    checkEqual(run.state, before, "'\(command)', which only looks,")
  }
  let scene = session.scene
  _ = session.watching {
    HitMap(
      of: scene.application, over: SampleGrid(scene.screenBounds, columns: 9, rows: 9),
      code: scene.code)
  }
  checkEqual(run.state, before, "watching")
}

private let questions = [
  "map", "tree reach", "tree all", "audit", "hit 50,50", "draw", "gestures", "targets", "trace",
  "export json", "export svg", "export html", "export swift", "expect hit nil at 50,50",
  "expect actionable v0", "sweep root 40 expect hit root",
]
