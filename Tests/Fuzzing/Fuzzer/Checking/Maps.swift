import Analysis
import Foundation
import ResponderKit
import Scenes
import Session

/// Who gets the touch is the same in a map as when each point is asked, however the scene is turned;
/// and every command that tells it comes to its end.
///
/// - Parameter number: A number that chooses the turn.
func checkMaps(_ session: Session, turnedBy number: Int) {
  let turns = [
    "", "rotate window 90", "rotate root 37", "rotate window 0.000001",
    "transform window -1,0,0,2,0,0",
  ]
  let turn = turns[number % turns.count]
  if !turn.isEmpty { try? session.execute(turn) }
  checkMap(of: session.scene)
  for command in ["map", "tree reach", "audit", "export json", "export svg", "export html"] {
    try? session.execute(command)
  }
}

private func checkMap(of scene: Scene) {
  let screen = scene.screenBounds
  for region in [screen, screen.insetBy(dx: -screen.width, dy: -screen.height)] {
    let grid = SampleGrid(region, columns: 23, rows: 31)
    let map = HitMap(of: scene.application, over: grid)
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        let point = grid.point(column: column, row: row)
        let view = scene.application.hitTest(at: point, with: nil)?.view
        check(
          map[column, row] === view,
          "the map gives \(point) to \(map[column, row].map(scene.label) ?? "nobody"), "
            + "a hit-test to \(view.map(scene.label) ?? "nobody")")
      }
    }
  }
}
