import Explanation
import ResponderKit
import Scenes
import Session

extension Command {
  package static let menu = Command(
    name: "menu", group: .happening,
    summary: "opens the menu of a control, as performPrimaryAction() does (R7.13)",
    changesScene: true,
    forms: [
      Form(.located(.control())) { call, control in
        let name = call.scene.label(of: control.value)
        guard control.value.showsMenuAsPrimaryAction else {
          throw call.error(
            .refused(
              "'\(name)' opens no menu; 'set \(name) showsMenuAsPrimaryAction on' lets it",
              rule: StandingFact.menuTakesFinger.rule), at: control)
        }
        try call.happen("menu \(name)") { control.value.performPrimaryAction() }
        call.confirm("the menu of \(name) is open")
      }
    ])
}
