/// A growing list of records of a hit-test.
///
/// It is a handle: the list is behind a pointer, so that appending needs neither a check for
/// uniqueness nor one for exclusive access. The code that makes it deallocates it.
struct HitTestRecordBuffer {
  private struct Storage {
    var base: UnsafeMutablePointer<HitTestRecord>
    var count = 0
    var capacity: Int
    var depth: Int32 = 0
  }

  private let storage: UnsafeMutablePointer<Storage>

  init(capacity: Int = 64) {
    storage = .allocate(capacity: 1)
    storage.initialize(to: Storage(base: .allocate(capacity: capacity), capacity: capacity))
  }

  /// Frees the memory; records are plain data, so there is nothing to destroy.
  func deallocate() {
    storage.pointee.base.deallocate()
    storage.deallocate()
  }

  var count: Int { storage.pointee.count }
  var capacity: Int { storage.pointee.capacity }
  var records: UnsafeBufferPointer<HitTestRecord> {
    UnsafeBufferPointer(start: storage.pointee.base, count: storage.pointee.count)
  }

  /// The nesting that the next call gets.
  var depth: Int32 {
    @inline(__always) get { storage.pointee.depth }
    @inline(__always) nonmutating set { storage.pointee.depth = newValue }
  }

  subscript(index: Int) -> HitTestRecord {
    get { storage.pointee.base[index] }
    nonmutating set { storage.pointee.base[index] = newValue }
  }

  @inline(__always)
  func append(_ record: HitTestRecord) {
    if storage.pointee.count == storage.pointee.capacity { grow() }
    (storage.pointee.base + storage.pointee.count).initialize(to: record)
    storage.pointee.count += 1
  }

  func removeAll() {
    storage.pointee.count = 0
    storage.pointee.depth = 0
  }

  @inline(never)
  private func grow() {
    let capacity = storage.pointee.capacity * 2
    let wider = UnsafeMutablePointer<HitTestRecord>.allocate(capacity: capacity)
    wider.moveInitialize(from: storage.pointee.base, count: storage.pointee.count)
    storage.pointee.base.deallocate()
    storage.pointee.base = wider
    storage.pointee.capacity = capacity
  }
}
