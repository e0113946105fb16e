import ResponderKit
import Scenes

/// Joins a scene with what a text prints besides views, by address.
///
/// Each aspect stands in an extension of its own.
struct DumpLinker {
  let scene: Scene
  let texts: JoinedTexts
  var summary = JoinSummary()
  var namer: ImportNamer
  /// The controllers by their root views.
  var owners: [ObjectIdentifier: UIViewController]
  /// The controllers that come into the places of objects that stood for them.
  var replacements: [ObjectIdentifier: (standIn: UIResponder, controller: UIViewController)] = [:]

  init(_ scene: Scene, _ texts: JoinedTexts) {
    self.scene = scene
    self.texts = texts
    namer = ImportNamer(scene)
    owners = scene.controllersByView
  }

  /// Joins everything. Controllers come first, as recognizers may have them for targets, and checks
  /// last.
  mutating func join() -> JoinSummary {
    joinControllers()
    joinRecognizers()
    joinActions()
    checkTouches()
    checkChains()
    summary.remarks.sort { $0.line < $1.line }
    scene.changeOrigin { origin in
      for format in texts.formats {
        if !origin.formats.contains(format.name) { origin.formats.append(format.name) }
      }
      if summary.recognizers.joined > 0 { origin.tells.insert(.recognizers) }
      if summary.controllers.joined > 0 { origin.tells.insert(.controllers) }
    }
    return summary
  }

  mutating func remark(_ kind: JoinRemark.Kind, on line: Int) {
    summary.remarks.append(JoinRemark(line: line, kind: kind))
  }

  func object(at address: String) -> StatefulObject? { scene.names.responder(atAddress: address) }

  func view(_ mention: ObjectMention?) -> UIView? {
    mention.flatMap { object(at: $0.address) as? UIView }
  }
}

extension Scene {
  /// Joins the scene with what a text prints besides views.
  func join(_ texts: JoinedTexts) -> JoinSummary {
    var joiner = DumpLinker(self, texts)
    return joiner.join()
  }
}
