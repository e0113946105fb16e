import ResponderKit
import Scenes

/// The views of a scene's windows in one list, parents before their subviews, back to front.
package struct ScreenTree {
  /// A view, with the properties by which it can be recognized.
  package struct Node {
    package let view: UIView
    package let parent: Int?
    var children: [Int] = []
    /// The number of views in the node's tree, itself included; they follow it in the list.
    var count = 1
    package let className: String
    let identifier: String?
    let text: String?
    /// The view's text, or the only text in it: the name that people give it.
    package var caption: String?
    let address: String?
    /// Indicates whether the view or a view in it has an identifier or a text.
    var isTelling = false
  }

  package let scene: Scene
  package private(set) var nodes: [Node] = []
  /// The windows.
  private(set) var roots: [Int] = []
  private var places: [ObjectID: Int] = [:]

  init(_ scene: Scene) {
    self.scene = scene
    for view in scene.views { add(view) }
    for place in nodes.indices.reversed() {
      let captions = nodes[place].children.compactMap { nodes[$0].caption }
      nodes[place].caption = nodes[place].text ?? (captions.count == 1 ? captions[0] : nil)
      if nodes[place].identifier != nil || nodes[place].text != nil {
        nodes[place].isTelling = true
      }
      guard let parent = nodes[place].parent else { continue }
      nodes[parent].count += nodes[place].count
      if nodes[place].isTelling { nodes[parent].isTelling = true }
    }
  }

  private mutating func add(_ view: UIView) {
    let entry = scene.names.entry(of: ObjectID(view))
    let parent = view.superview.flatMap { places[ObjectID($0)] }
    let place = nodes.count
    let text = view.shownText
    places[ObjectID(view)] = place
    nodes.append(
      Node(
        view: view, parent: parent, className: scene.className(of: view),
        identifier: entry?.origin?.identifier, text: text?.isEmpty == true ? nil : text,
        address: entry?.address))
    if let parent { nodes[parent].children.append(place) } else { roots.append(place) }
  }

  /// Returns the place of a view in the list.
  func place(of view: UIView) -> Int? { places[ObjectID(view)] }

  /// Returns the line of the dump that a view comes from.
  package func line(of place: Int) -> Int? {
    scene.origin(of: nodes[place].view).map(\.line).flatMap { $0 > 0 ? $0 : nil }
  }

  /// Returns the name that reports use for a view.
  package func label(of place: Int) -> String { scene.label(of: nodes[place].view) }
}
