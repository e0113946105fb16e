/// The reason why the server cannot do something.
package enum LiveServerError: Error, Equatable, CustomStringConvertible {
  case portInUse(Int)
  case noSuchAddress(String)
  case badAddress(String, port: Int?)
  case badIdentity
  case isRunning
  case isNotRunning
  case guestsAreIn
  /// The words of the system.
  case system(String)

  package var description: String {
    switch self {
    case .portInUse(0): "no port is free"
    case .portInUse(let port): "the port \(port) is in use"
    case .noSuchAddress(let host): "this machine does not have the address \(host)"
    case .badAddress(let host, nil):
      "'\(host.prefix(60))' is no numeric address of one interface"
    case .badAddress(let host, let port?):
      "'\(host.prefix(60))' and \(port) are no numeric address and port"
    case .badIdentity: "the port or the secret of the live page is damaged"
    case .isRunning: "the live page is on already"
    case .isNotRunning: "the live page is off"
    case .guestsAreIn: "guests are let in already"
    case .system(let reason): "the live page cannot be served: \(reason)"
    }
  }
}
