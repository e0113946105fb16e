import ResponderKit
import Testing

@Suite struct CountTests {
  @Test func segmentsAndPagesAreNeverFewerThanNone() {
    let segments = UISegmentedControl()
    segments.numberOfSegments = -5
    let pages = UIPageControl()
    pages.numberOfPages = -5
    #expect(segments.numberOfSegments == 0 && pages.numberOfPages == 0)
  }
}
