import ResponderKit
import Scenes
import Session

extension Command {
  package static let rename = Command(
    name: "rename", group: .building, summary: "gives a view another name",
    changesScene: true,
    forms: [
      Form(.object("OLD"), .newName("NEW")) { call, object, name in
        let old = call.scene.label(of: object)
        if call.scene.names.name(of: object) == nil {
          call.scene.adopt(object, NameTable.Entry(name: name.value))
        } else {
          call.scene.rename(object, to: name.value)
        }
        call.confirm("\(old) is called \(name.value) now")
      }
    ])
}
