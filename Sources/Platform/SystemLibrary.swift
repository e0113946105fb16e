// The C library of the system, for all who import this module.
//
// This module is the one place of the tool that depends on the system for which it is compiled; each
// declaration has one meaning on all of them. ResponderKit has a folder of its own for the types of
// Apple's frameworks, and CEditLine asks for the C library once.
#if canImport(Darwin)
  @_exported import Darwin
#else
  @_exported import Glibc
#endif

extension stat {
  /// The time of the last change of the file's content, since 1970.
  package var modificationTime: timespec {
    #if canImport(Darwin)
      st_mtimespec
    #else
      st_mtim
    #endif
  }
}
