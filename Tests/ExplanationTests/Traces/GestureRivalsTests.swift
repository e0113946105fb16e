import ResponderKit
import Testing

@testable import Explanation

@Suite struct GestureRivalsTests {
  @Test func thoseOfTheViewAboveAndBelowInTheirOrder() {
    let views = (0..<5).map { _ in UIView(frame: .zero) }
    views[0].addSubview(views[1])
    views[1].addSubview(views[2])
    views[0].addSubview(views[3])
    let recognizers = [2, 0, 1, 3, 1, 4].map { place in
      let recognizer = UITapGestureRecognizer()
      views[place].addGestureRecognizer(recognizer)
      return recognizer
    }
    let rivals = GestureRivals(recognizers)
    let found = recognizers.map { recognizer in
      rivals.rivals(of: recognizer).compactMap { other in
        recognizers.firstIndex { $0 === other }
      }
    }
    #expect(found == [[1, 2, 4], [0, 2, 3, 4], [0, 1, 4], [1], [0, 1, 2], []])
    withExtendedLifetime(views) {}
  }

  @Test func oneWithoutAViewHasNone() {
    let recognizer = UITapGestureRecognizer()
    #expect(GestureRivals([recognizer]).rivals(of: recognizer).isEmpty)
  }
}
