import Presentation

/// The colours of maps: hues that people with any eyes tell apart, and whose greys differ, for
/// views that act on touches; greys for the others.
struct MapColors {
  private static let hues = [
    "#0072b2", "#d55e00", "#009e73", "#c2559b", "#e69f00", "#3ba3e0", "#7b4fc9", "#8c6d1f",
  ]
  private static let greys = ["#64748b", "#94a3b8"]

  private var interactive = 0
  private var others = 0

  /// Returns the colour of the next view of a legend.
  mutating func next(for entry: MapLegend.Entry) -> String {
    if entry.isInteractive {
      interactive += 1
      return Self.hues[(interactive - 1) % Self.hues.count]
    }
    others += 1
    return Self.greys[(others - 1) % Self.greys.count]
  }
}
