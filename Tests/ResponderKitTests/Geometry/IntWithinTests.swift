import Foundation
import Testing

@testable import ResponderKit

@Suite struct IntWithinTests {
  @Test(
    "A number of a scene becomes an integer, however far out it is",
    arguments: [
      (2.9, 2), (-2.9, -2), (0.0, 0), (100.4, 10), (-100.4, -10), (1e300, 10), (-1e300, -10),
      (.infinity, 10), (-.infinity, -10), (.nan, -10),
    ] as [(CGFloat, Int)])
  func numbersBecomeIntegers(number: CGFloat, integer: Int) {
    #expect(Int(number, within: -10...10) == integer)
  }

  @Test(arguments: [1e18, 9.3e18, 1e300, .infinity] as [CGFloat])
  func theWidestLimitsAreLimits(number: CGFloat) {
    #expect(
      Int(number, within: .min ... .max) == (number < 9e18 ? 1_000_000_000_000_000_000 : .max))
    #expect(
      Int(-number, within: .min ... .max) == (number < 9e18 ? -1_000_000_000_000_000_000 : .min))
  }
}
