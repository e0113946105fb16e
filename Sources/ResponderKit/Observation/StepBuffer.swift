/// A growing array of steps that is appended to without uniqueness checks.
struct StepBuffer: ~Copyable {
  private var base: UnsafeMutablePointer<HitTestStep>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int = 64) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  deinit {
    // A step is plain data: nothing to destroy.
    base.deallocate()
  }

  subscript(index: Int) -> HitTestStep {
    @inline(__always) get { base[index] }
    @inline(__always) set { base[index] = newValue }
  }

  @inline(__always)
  mutating func append(_ step: HitTestStep) {
    if count == capacity { grow() }
    (base + count).initialize(to: step)
    count += 1
  }

  private mutating func grow() {
    let wider = UnsafeMutablePointer<HitTestStep>.allocate(capacity: capacity * 2)
    wider.moveInitialize(from: base, count: count)
    base.deallocate()
    base = wider
    capacity *= 2
  }

  /// Returns the steps as an array and starts anew.
  mutating func takeArray() -> [HitTestStep] {
    let taken = count
    let source = base
    count = 0
    return Array(unsafeUninitializedCapacity: taken) { buffer, initialized in
      buffer.baseAddress?.initialize(from: source, count: taken)
      initialized = taken
    }
  }
}
