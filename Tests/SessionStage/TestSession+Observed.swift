import Interchange
import ResponderKit
import Scenes

extension TestSession {
  /// A session with the screen of a dump, on which a device has answered what a touch of 0xb1 hits.
  package static func observed(
    _ dump: DumpText, _ answer: Observation.Answer
  ) throws -> TestSession {
    let folder = try Folder(["screen.txt": dump.text])
    let desk = try TestSession(after: "import \"\(folder.path("screen.txt"))\"")
    let scene = desk.scene
    let point = CGPoint(x: 120, y: 122)
    let target = ObjectID(try scene.object(named: "0xb1"))
    let simulated = scene.hitView(at: point).map { ObjectID($0) }
    scene.changeOrigin {
      $0.observations = [
        Observation(
          target: target, point: point, answer: answer, source: "idb", line: 7,
          simulated: simulated)
      ]
    }
    return desk
  }
}
