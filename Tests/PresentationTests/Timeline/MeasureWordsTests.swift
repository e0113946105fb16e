import Foundation
import ResponderKit
import Testing

@testable import Presentation

@Suite struct MeasureWordsTests {
  typealias Measure = GestureReport.Measure

  @Test(
    "R6.11: a measure in words",
    arguments: [
      (Measure(.distance, 11.1111, .atLeast, 10), "moved 11.1 pt, needs 10"),
      (
        Measure(.distance, 50, .atLeast, 50, direction: .left), "moved 50 pt left, needs 50"
      ),
      (Measure(.distance, 46, .atMost, 45), "moved 46 pt, allows 45"),
      (Measure(.aside, 31, .atMost, 30), "not straight: 31 pt aside, allows 30"),
      (Measure(.tapDistance, 60, .atMost, 45), "the next tap is 60 pt away, allows 45"),
      (Measure(.edgeDistance, 40, .atMost, 20), "began 40 pt from the edge, allows 20"),
      (Measure(.spread, 13, .atLeast, 10), "the distance changed by 13 pt, needs 10"),
      (Measure(.turn, 0.130899, .atLeast, 0.1), "turned 7.5°, needs 5.73° (0.1 rad)"),
      (Measure(.hold, 0.5, .atLeast, 0.5), "held for 0.5 s"),
      (Measure(.hold, 0.2, .atLeast, 0.5), "held for 0.2 s, needs 0.5"),
      (Measure(.hold, 0.75, .atMost, 0.75), "held longer than 0.75 s"),
      (Measure(.pause, 0.35, .atMost, 0.35, tap: 2), "no tap 2 within 0.35 s"),
      (Measure(.pause, 0.35, .atMost, 0.35), "no touch within 0.35 s"),
      (Measure(.duration, 0.5, .atMost, 0.5), "took longer than 0.5 s"),
      (Measure(.delay, 0.15, .atMost, 0.15), "150 ms without a drag"),
      (Measure(.delay, 0.05, .atMost, 0.15), "lifted before 150 ms"),
      (Measure(.fingers, 2, .exactly, 1), "2 fingers, needs 1"),
      (Measure(.fingers, 1, .atLeast, 2), "1 finger, needs 2"),
      (Measure(.fingers, 2, .atMost, 1), "2 fingers, at most 1"),
      (Measure(.edges, 0, .atLeast, 1), "0 edges, needs 1"),
    ])
  func words(_ measure: Measure, _ words: String) {
    #expect(measure.words == words)
  }

  @Test("R6.11: 5.8° is enough for a rotation, as the limit is 0.1 radians")
  func rotation() {
    #expect(
      Measure(.turn, 5.8 * .pi / 180, .atLeast, 0.1).words
        == "turned 5.8°, needs 5.73° (0.1 rad)")
  }

  @Test("No rounding turns what is too little into enough")
  func roundingKeepsTheOrder() {
    #expect(Measure(.distance, 9.98, .atLeast, 10).words == "moved 9.98 pt, needs 10")
    #expect(Measure(.distance, 45.01, .atMost, 45).words == "moved 45.01 pt, allows 45")
    #expect(Measure(.distance, 45.0000001, .atMost, 45).words.contains("45.0000001 pt"))
    #expect(
      Measure(.turn, 0.10001, .atLeast, 0.1).words == "turned 5.73015°, needs 5.72958° (0.1 rad)")
  }
}

@Suite struct ClockTextTests {
  @Test func timesReadAsTheyDoInAFormat() {
    let times =
      (0..<4000).map { Double($0) * 0.0125 } + [0.1 + 0.2, 86_400.995, 1e8 / 3, 3e9, -0.2]
    for time in times {
      let rounded = ((time * 1e6).rounded() + 0.5) / 1e6
      #expect(time.clockText == String(format: "%.2f", rounded))
    }
  }
}
