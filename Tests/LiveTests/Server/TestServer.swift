import Foundation

@testable import Live

/// A server that runs as long as a test.
struct TestServer: ~Copyable {
  let feed = FeedLog()
  let requests = RequestQueue()
  let server: LiveServer
  let port: Int

  init(_ limits: ServerLimits = ServerLimits()) throws {
    server = LiveServer(feed: feed, requests: requests, version: "0.1", limits: limits)
    port = try server.start()
  }

  deinit { server.stop() }

  func browser() throws -> TestBrowser { try TestBrowser(at: server.newAddress()) }
}

/// Waits until something is so, for 5 s at most, and returns whether it is.
func soon(_ condition: () -> Bool) -> Bool {
  for _ in 0..<1000 {
    if condition() { return true }
    usleep(5_000)
  }
  return condition()
}

/// Returns whether the process has little to do for a while.
func isProcessAtRest() -> Bool {
  let (before, start) = (clock(), ProcessInfo.processInfo.systemUptime)
  usleep(300_000)
  // POSIX fixes the unit.
  let used = Double(clock() - before) / 1_000_000
  return used < (ProcessInfo.processInfo.systemUptime - start) / 3
}

/// Returns the seconds that something takes.
func seconds(_ body: () throws -> Void) rethrows -> Double {
  let start = ProcessInfo.processInfo.systemUptime
  try body()
  return ProcessInfo.processInfo.systemUptime - start
}
