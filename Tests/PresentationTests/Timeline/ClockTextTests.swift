import Foundation
import Testing

@testable import Presentation

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
