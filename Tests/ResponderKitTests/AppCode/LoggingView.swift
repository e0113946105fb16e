import Foundation
import ResponderKit

/// A view that prints what its `hitTest(_:with:)` returned, after super returned.
class LoggingView: UIView {
  let name: String
  private let log: CallLog

  init(_ name: String, frame: CGRect, log: CallLog) {
    self.name = name
    self.log = log
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    let answer = view.map { ($0 as? LoggingView)?.name ?? "\(type(of: $0))" }
    log.write("\(name) \(answer.map { "-> \($0)" } ?? "nil")")
    return view
  }
}
