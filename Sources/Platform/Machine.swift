import Foundation

/// The values with which `posix_spawn` starts a program, before they are initialized.
package enum SpawnOptions {
  #if canImport(Darwin)
    /// The attributes of a program.
    package static var attributes: posix_spawnattr_t? { nil }
    /// The files of a program.
    package static var fileActions: posix_spawn_file_actions_t? { nil }
  #else
    /// The attributes of a program.
    package static var attributes: posix_spawnattr_t { posix_spawnattr_t() }
    /// The files of a program.
    package static var fileActions: posix_spawn_file_actions_t { posix_spawn_file_actions_t() }
  #endif
}

/// What `getrlimit` and `setrlimit` know limits of.
package enum LimitedResource {
  #if canImport(Darwin)
    /// The bytes of memory.
    package static var memory: Int32 { RLIMIT_AS }
    /// The descriptors of files.
    package static var descriptors: Int32 { RLIMIT_NOFILE }
  #else
    /// The bytes of memory.
    package static var memory: __rlimit_resource_t { .init(RLIMIT_AS.rawValue) }
    /// The descriptors of files.
    package static var descriptors: __rlimit_resource_t { .init(RLIMIT_NOFILE.rawValue) }
  #endif
}

/// The desktop of the person.
package enum Desktop {
  /// The program that opens an address in the browser.
  package static var opener: String {
    #if canImport(Darwin)
      "open"
    #else
      "xdg-open"
    #endif
  }

  /// The variables of which one is set where there is a display; empty if there always is one.
  package static var displayVariables: [String] {
    #if canImport(Darwin)
      []
    #else
      ["DISPLAY", "WAYLAND_DISPLAY"]
    #endif
  }
}

/// The machine and the process on it.
package enum Machine {
  /// The number of bytes that the process may have, as `ulimit -v` says; nil if there is no limit.
  package static var memoryLimit: Int? {
    var limit = rlimit()
    guard getrlimit(LimitedResource.memory, &limit) == 0 else { return nil }
    return Int(exactly: limit.rlim_cur)
  }

  // No thread runs that could read it meanwhile.
  /// Indicates whether all that grows in the process is one session's. Set once, before any code runs.
  package nonisolated(unsafe) static var isOneSession = false

  /// The number of bytes that the process has in memory now, or the greatest number so far where the
  /// system does not tell the present one; 0 if it tells none.
  package static var residentBytes: Double {
    #if canImport(Darwin)
      var usage = rusage()
      getrusage(RUSAGE_SELF, &usage)
      return Double(usage.ru_maxrss)
    #else
      return pages(1)
    #endif
  }

  /// The number of bytes that the process may still take, as `ulimit -v` says; nil if there is no limit.
  package static var freeBytes: Int? {
    #if canImport(Darwin)
      nil
    #else
      memoryLimit.map { max(0, $0 - Int(pages(0))) }
    #endif
  }

  #if !canImport(Darwin)
    /// Returns a size of the process in bytes: the first is that of its addresses, the second what is in
    /// memory. Returns 0 if the system tells none.
    private static func pages(_ index: Int) -> Double {
      let file = open("/proc/self/statm", O_RDONLY)
      guard file >= 0 else { return 0 }
      defer { close(file) }
      var bytes = [UInt8](repeating: 0, count: 64)
      let count = max(0, read(file, &bytes, bytes.count))
      // "SIZE RESIDENT …", in pages.
      let numbers = String(decoding: bytes.prefix(count), as: UTF8.self).split(separator: " ")
      let pages = numbers.dropFirst(index).first.flatMap { Double($0) } ?? 0
      return pages * Double(sysconf(Int32(_SC_PAGESIZE)))
    }
  #endif

  /// The name of the processor; nil if the system does not tell it.
  package static var processor: String? {
    #if canImport(Darwin)
      var bytes = [UInt8](repeating: 0, count: 256)
      var count = bytes.count
      guard sysctlbyname("machdep.cpu.brand_string", &bytes, &count, nil, 0) == 0 else {
        return nil
      }
      return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    #else
      let text = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
      let line = text.split(separator: "\n").first { $0.hasPrefix("model name") }
      return line?.split(separator: ":").last?.trimmingCharacters(in: .whitespaces)
    #endif
  }
}
