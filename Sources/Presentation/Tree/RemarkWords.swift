import Analysis
import ResponderKit
import Scenes
import Text

extension ViewRemark {
  /// Returns the remark as a piece of a line.
  func line(in scene: Scene) -> TextLine { TextLine(words(in: scene), style) }

  /// Returns the remark in words.
  func words(in scene: Scene) -> String {
    switch self {
    case .hidden: "hidden"
    case .alpha(let alpha): "alpha \(alpha.shortText)"
    case .noInteraction: "no interaction"
    case .disabled: "disabled"
    case .zeroSize: "zero size"
    case .inHidden(let view): "in hidden \(scene.label(of: view))"
    case .outside(.view(let view)): "outside \(scene.label(of: view))"
    case .outside(.scrollView): "scrolled off"
    case .outside(.screen): "off the screen"
    case .covered(let view): "covered by \(scene.label(of: view))"
    case .untouchable: "untouchable"
    case .override(let words): words
    case .handles(let methods): "handles \(EventMethod.phrase(methods))"
    case .level(let level): "level \(level.shortText)"
    case .key: "key"
    case .firstResponder: "first responder"
    case .rootView(let controller): "view of \(scene.label(of: controller))"
    case .text(let text): text.clipped(to: 20).quotedText
    case .transform: "transform"
    case .origin(let origin): "origin \(origin.text)"
    }
  }

  private var style: TextStyle {
    switch self {
    case .hidden, .noInteraction, .disabled, .zeroSize, .inHidden, .outside(.view), .covered,
      .untouchable:
      .bad
    case .alpha(let alpha): Double(alpha) < HitTestRejection.alphaThreshold ? .bad : .dim
    case .outside(.scrollView), .outside(.screen), .override, .level: .notice
    case .handles, .firstResponder: .good
    case .text: .plain
    case .key, .rootView, .transform, .origin: .dim
    }
  }
}
