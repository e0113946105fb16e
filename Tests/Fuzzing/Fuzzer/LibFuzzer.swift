#if LIBFUZZER
  import Foundation

  /// Checks what libFuzzer makes, with an eye on which code it reaches: scripts, or dumps with
  /// `TAPSCOPE_FUZZED=dumps`.
  @_cdecl("LLVMFuzzerTestOneInput")
  public func testOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
    Worker.check(Array(UnsafeBufferPointer(start: bytes, count: count)), kind, .all)
    return 0
  }

  private let kind =
    ProcessInfo.processInfo.environment["TAPSCOPE_FUZZED"].flatMap(InputKind.init) ?? .scripts

  @_silgen_name("LLVMFuzzerRunDriver")
  private func runLibFuzzer(
    _ count: UnsafeMutablePointer<Int32>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ test: @convention(c) (UnsafePointer<UInt8>, Int) -> Int32
  ) -> Int32

  extension Fuzzer {
    /// An executable of SwiftPM's has a main function of its own, so this one calls libFuzzer's
    /// driver.
    static func main() {
      var count = CommandLine.argc
      var arguments = CommandLine.unsafeArgv
      _ = runLibFuzzer(&count, &arguments, testOneInput)
    }
  }
#endif
