import Foundation
import Interchange
import ResponderKit
import Scenes
import Session

/// What the input is written into, as a session reads dumps from files only.
private let file = FileManager.default.temporaryDirectory
  .appendingPathComponent("tapscope-fuzzer-\(ProcessInfo.processInfo.processIdentifier).txt")

/// An import gives a view of the scene for every view that is read, one for a view that is printed
/// several times, can be saved, also when it is turned, and can be taken back; one that fails
/// changes nothing.
func checkImport(_ bytes: UnsafeBufferPointer<UInt8>) {
  let data = Data(bytes)
  let dump = try? HierarchyDump(parsing: data)
  let run = Run(mayImport: true)
  run.run(["add red 0,0 90x90"])
  let before = run.state
  let steps = run.session.scene.journal.undoLabels.count
  try! data.write(to: file)
  run.run(["import \(file.path) report", "import \(file.path)"])
  let journal = run.session.scene.journal
  if let dump, !dump.roots.isEmpty {
    check(run.log.errors.isEmpty, "\(run.log.errors)")
    let built = HierarchyDump(roots: dump.distinctRoots)
    checkEqual(viewCount(of: run.session.scene), built.viewCount, "the views of the scene")
    for window in run.session.scene.windows {
      _ = window.hitTest(CGPoint(x: 3, y: 3), with: nil)
    }
    checkRebuilding(run)
    for (view, degrees) in turnedViews(of: run.session.scene) {
      run.run(["rotate \(view) \(degrees)"])
      checkRebuilding(run)
    }
  } else if dump == nil {
    check(run.log.errors.count == 2, "\(run.log.errors)")
    checkEqual(journal.undoLabels.count, steps, "the steps after imports that failed")
  }
  while journal.undoLabels.count > steps, journal.undo() != nil {}
  checkEqual(run.state, before, "an import that was taken back, or failed,")
}

/// The first window, and the first view in it, with the angles by which they are turned.
private func turnedViews(of scene: Scene) -> [(name: String, degrees: Int)] {
  guard let window = scene.windows.first else { return [] }
  return [(scene.reference(to: window), 90)]
    + window.subviews.prefix(1).map { (scene.reference(to: $0), 30) }
}

/// The number of views that a text tells of: not the windows that an import adds.
private func viewCount(of scene: Scene) -> Int {
  scene.views.count { scene.names.entry(of: $0)?.origin != nil }
}
