import Presentation
import ResponderKit
import Scenes
import Session
import Text

/// What is said of a hit-test at a point where views may lie whose places are not known.
extension Session {
  /// Returns which view may get the touch in place of the one that was hit; nil if there is none.
  func words(ofUnplacedFor test: HitTest) -> String? {
    let unplaced = scene.unplaced
    // Most scenes have none, and each expectation asks.
    guard !unplaced.views.isEmpty else { return nil }
    let views = unplaced.asked(at: test.point, before: test.answer.flatMap(scene.view(of:)))
    return DecisionWords(scene).unplaced(views, at: test.point)
  }

  /// Tells it behind an event, or a question about one.
  func tellUnplaced(by command: Command) {
    guard SizeSource.hasUnknown, command.group == .happening || command === Command.hit,
      let test = lastInteraction?.hitTest, let text = words(ofUnplacedFor: test)
    else { return }
    let line = TextLine("open: \(text)", .notice)
    if isInteractive { writeWrapped(line) } else { write(line) }
  }
}

extension Call {
  /// Returns why the value of a property is not what it is in the app, as it follows from a size that is
  /// not known; nil if it is.
  func words(ofUnknown reference: PropertyReference) -> String? {
    guard let view = reference.owner as? UIView, view.sizeSource != .known,
      ["frame", "bounds", "center"].contains(reference.property.name)
    else { return nil }
    return "\(scene.label(of: view))'s \(DecisionWords(scene).unknownSize(of: view))"
  }
}
