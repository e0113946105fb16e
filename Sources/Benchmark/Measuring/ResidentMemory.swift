import Foundation

/// The memory that the process occupies.
enum ResidentMemory {
  /// The number of bytes in memory now, or the greatest number so far where the system does not
  /// tell the present one.
  static var bytes: Double {
    #if os(Linux)
      guard let line = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
        return 0
      }
      let pages = line.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
      return pages * Double(sysconf(Int32(_SC_PAGESIZE)))
    #else
      var usage = rusage()
      getrusage(RUSAGE_SELF, &usage)
      return Double(usage.ru_maxrss)
    #endif
  }
}
