import Dispatch

/// Carries a plan out, some rows at a time.
struct HitPainter: Sendable {
  /// The number of rows that are painted in one go.
  private static let rowsInBand = 64

  let layers: [HitPlan.Layer]
  let columns: Int
  let rows: Int

  init(_ plan: HitPlan, columns: Int, rows: Int) {
    layers = plan.layers
    self.columns = columns
    self.rows = rows
  }

  /// Returns the numbers of the views, row by row.
  ///
  /// - Parameter isParallel: True to use all processors.
  func paint(isParallel: Bool) -> [UInt32] {
    let bands = (rows + Self.rowsInBand - 1) / Self.rowsInBand
    return Array(unsafeUninitializedCapacity: columns * rows) { buffer, count in
      // The bands are disjoint, so that nobody writes where another one does.
      nonisolated(unsafe) let cells = buffer.baseAddress.unsafelyUnwrapped
      let paintBand = { @Sendable (band: Int) in
        let start = band * Self.rowsInBand
        paint(start..<min(rows, start + Self.rowsInBand), into: cells)
      }
      if isParallel {
        DispatchQueue.concurrentPerform(iterations: bands, execute: paintBand)
      } else {
        for band in 0..<bands { paintBand(band) }
      }
      count = columns * rows
    }
  }

  private func paint(_ band: Range<Int>, into cells: UnsafeMutablePointer<UInt32>) {
    let layers = layers.filter { $0.rows.overlaps(band) }
    // Rows between the edges of layers are the same.
    var edges: Set<Int> = [band.lowerBound]
    for layer in layers {
      edges.insert(layer.rows.lowerBound)
      edges.insert(layer.rows.upperBound)
      if case .slanted = layer.paint {
        edges.formUnion(layer.rows.clamped(to: band))
      }
    }
    for row in band {
      let line = cells + row * columns
      guard edges.contains(row) else {
        line.update(from: line - columns, count: columns)
        continue
      }
      line.initialize(repeating: 0, count: columns)
      for layer in layers where layer.rows.contains(row) {
        switch layer.paint {
        case .fill(let number):
          (line + layer.columns.lowerBound).update(repeating: number, count: layer.columns.count)
        case .slanted(let tree):
          tree.paint(row: row, columns: layer.columns, into: line)
        }
      }
    }
  }
}
