import ResponderKit

extension TouchInputError {
  /// The error about the fingers, in words.
  var message: String {
    switch self {
    case .noSuchFinger(let finger):
      "no finger \(finger): fingers are numbered \(TouchSample.fingers.lowerBound) to "
        + "\(TouchSample.fingers.upperBound), as many as an iPad tracks"
    case .isDown(let finger):
      "finger \(finger) is down already; lift it with 'touch ended' first, or use another finger"
    case .isUp(let finger):
      "finger \(finger) is not down; put it down with 'touch began' first"
    case .notFinite: "a finger needs a point of finite numbers"
    }
  }
}
