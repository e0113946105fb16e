import Foundation
import Session

/// The checking of many inputs in one process, which the first that fails ends.
struct Worker {
  let inputs: InputMaker
  /// The number of the input that is being checked, which another process reads.
  let progress: SharedNumber

  /// Checks inputs of some numbers, until it is too late.
  func check(_ numbers: some Sequence<Int>, until end: ContinuousClock.Instant?) {
    for number in numbers {
      if let end, ContinuousClock.now >= end { return }
      progress.value = number
      let input = inputs.input(number)
      Self.check(input.bytes, inputs.kind, input.plan)
    }
    progress.value = SharedNumber.finished
  }

  /// Checks one input.
  static func check(_ bytes: [UInt8], _ kind: InputKind, _ plan: CheckPlan) {
    switch kind {
    case .scripts, .classes:
      checkScript(Array(LogicalLines(String(decoding: bytes, as: UTF8.self))), plan)
    case .dumps: bytes.withUnsafeBufferPointer(checkImport)
    }
  }
}

/// A number in a file that two processes share, so that one knows how far the other came, however
/// that ended.
final class SharedNumber {
  /// The number of a process that is done.
  static let finished = -1

  private let address: UnsafeMutablePointer<Int>

  /// Opens the number in a file, which is made if there is none.
  init(_ file: URL) {
    let descriptor = open(file.path, O_RDWR | O_CREAT, 0o600)
    let size = MemoryLayout<Int>.size
    guard descriptor >= 0, ftruncate(descriptor, off_t(size)) == 0,
      let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0),
      memory != MAP_FAILED
    else { fatalError("\(file.path) cannot be shared") }
    close(descriptor)
    address = memory.bindMemory(to: Int.self, capacity: 1)
  }

  deinit { munmap(address, MemoryLayout<Int>.size) }

  /// The number.
  var value: Int {
    get { address.pointee }
    set { address.pointee = newValue }
  }
}
