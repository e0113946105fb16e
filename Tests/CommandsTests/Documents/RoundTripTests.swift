import Fingerprints
import Interchange
import Session
import SessionStage
import TestSupport
import Testing

@Suite struct RoundTripTests {
  @Test(arguments: seeds(12, of: 100))
  func aSavedSceneIsRebuiltExactly(seed: Int) throws {
    var commands = RandomCommands(seed: seed)
    let desk = TestSession()
    for _ in 0..<40 { try? desk.session.execute(commands.next()) }
    let lines = SceneScript(desk.scene).lines
    let rebuilt = TestSession()
    for line in lines {
      #expect(throws: Never.self, "\(line)") { try rebuilt.session.execute(line) }
    }
    #expect(SceneScript(rebuilt.scene).lines == lines)
    #expect(differences(of: rebuilt, from: desk) == [])
  }

  @Test("R8.7: lists with random insets and offsets come back", arguments: seeds(20, of: 200))
  func randomListsAreRebuiltExactly(seed: Int) throws {
    var (commands, generator) = (RandomCommands(seed: seed), SeededGenerator(seed: seed))
    func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &generator) }
    let desk = TestSession()
    if generator.chance(0.5) {
      try desk.session.execute("controller n navigation in vc; controller a in n")
    }
    for _ in 0..<30 {
      let line = commands.next()
      // The copy of a cell without its content view has one that no script can name.
      if !line.hasPrefix("copy") { try? desk.session.execute(line) }
      let views = desk.scene.views.filter { desk.scene.names.name(of: $0) != nil }
      guard let view = views.randomElement(using: &generator) else { continue }
      let name = desk.scene.label(of: view)
      let lines = [
        "add UITableView list\(seed)-\(number(0...999)) \(number(-9...9)),\(number(-50...99)) "
          + "\(number(50...390))x\(number(50...844)) in \(name)",
        "set \(name) contentSize 390x\(number(0...2000)) contentInset \(number(0...9)),0,0,0",
        "set \(name) insetAdjustment \(["automatic", "never", "always"][number(0...2)])",
        "scroll \(name) 0,\(number(-99...99))", "scroll \(name) 0,0", "detach \(name)",
        "size \(number(300...900))x\(number(300...900))",
      ]
      try? desk.session.execute(lines[number(0...(lines.count - 1))])
    }
    let lines = SceneScript(desk.scene).lines
    let rebuilt = try TestSession(after: lines.joined(separator: "\n"))
    #expect(SceneScript(rebuilt.scene).lines == lines)
    #expect(differences(of: rebuilt, from: desk) == [])
  }

  private func differences(of rebuilt: TestSession, from desk: TestSession) -> [String] {
    SceneFingerprint(rebuilt.scene).differences(from: SceneFingerprint(desk.scene))
  }

  @Test(arguments: [
    "controller nav navigation in vc; controller a in nav; controller b in nav; add x 0,0 9x9 in a-view",
    "controller a; controller b; controller nav navigation; push a on nav; push b on nav; pop nav",
    "controller t tab; set window rootViewController t; controller n navigation in t; controller a in n",
    "controller t tab in vc; controller a in t; controller b in t; select b in t; set a-tab title A",
    "controller t tab in vc; controller a in t; controller b in t; controller c in t; remove b",
    "controller t tab in vc; controller a; controller b in t; select a in t; rename a-tab first",
    "controller n navigation in vc; controller a in n; controller b in n; controller c in b",
    "size 1024x768; controller s split in vc; controller a in s; controller b in s",
    "controller s split in vc; controller a in s; controller b in s; select a in s",
    "controller n navigation; present n from vc; controller a in n; controller b in n; tap n-back",
    "controller n navigation in vc; set n.pop isEnabled off; delegate n.pop none; set-option ios 26",
    "controller n navigation in vc; set-option ios 26; delegate n.contentPop shouldBegin=on",
    "gesture pan g on root; controller n navigation in vc; simultaneous n.pop g; require g toFail n.pop",
    "controller s; present s from vc grabber=on detents=medium,large; drag 195,500 to 195,100",
    "controller s; present s from vc scrollingExpands=off; set s.pan isEnabled off; rename UIGrabber#1 g",
    "controller s; present s from vc grabber=on; delegate s.pan none; rename UIGrabber#1 g",
    "controller f; present f from vc style=fullScreen; controller s; present s from f; gesture pan g on s.view; "
      + "require g toFail s.pan; delegate g simultaneous=s.pan",
    "controller s; present s from vc; gesture pan g on s.view; gesture tap t on root; "
      + "delegate g simultaneous=s.pan simultaneous=t; require t toFail s.pan; detach s.pan",
    "controller n navigation in vc; controller a in n; detach n.pop; move n.contentPop to a-view",
    "controller n navigation; set n.contentPop isEnabled off; set n.pop edges right",
    "controller f; present f from vc style=fullScreen; controller s; present s from f grabber=on; "
      + "set s.pan maximumNumberOfTouches 1; delegate s.pan shouldBegin=off",
    "controller s; present s from vc; touch began 195,100; touch moved 195,130; touch moved 195,300",
    "add UIScrollView list 0,0 90x90; set list.pan minimumNumberOfTouches 2; disable list; set list scrollEnabled off",
    "controller n navigation in vc; controller a in n; remove n-bar",
    "controller n navigation in vc; controller a in n; move n-bar to root; rotate n-view 10",
    "controller n navigation in vc; controller a in n; move a-view to root at 0; hide n-back",
    "add card 0,0 90x90; controller n navigation for card; controller a in n; controller b in n",
    "reset private; controller t tab in vc; controller a in t",
    "add UINavigationBar bar 0,0 90x44; add UITabBar tabs 0,50 90x49; add UIToolbar tools 0,100 9x9",
    "add UITableView list 0,0 90x90; add UITableViewCell row 0,0 90x44 in list; add UIButton b 0,0 9x9 in row",
    "add UITableViewCell row 0,0 90x44; add UIButton b 0,0 9x9 in row; front b; set row selected on",
    "add UICollectionViewCell item 0,0 90x44; add UIButton b 0,0 9x9 in item; add c 0,0 9x9 in item-content",
    "add UIStackView s 0,0 300x44 spacing=8; add a 0,0 60x20 in s; add b 0,0 50x20 in s; add c in s at 0",
    "add UIStackView s 0,0 99x300 axis=vertical; add a 0,0 9x9 in s; add b 0,0 9x9 in s; hide a; add c 0,0 9x9 in s",
    "add UIStackView s 0,0 99x44; add a 0,0 9x9 in s; add b 0,0 9x9 in s; back b; set a.customSpacing 7",
    "add UIStackView s 0,0 99x44; add a 0,0 9x9 in s; add b 0,0 9x9 in s; set a.arrangedIndex -1; move b to s at 0",
    "add UIStackView s 0,0 99x44 distribution=equalCentering alignment=bottom; add UISwitch a 0,0 in s; rotate a 90",
    "add UIStackView s 0,0 99x44; add UIStackView t 0,0 9x9 in s; add a 0,0 20x9 in t; copy s s2; move a to s",
    "add v 0,0 99x99; detach v; add UIStackView s 0,0 50x50 in v; add a -8,3 7x2 in s",
    "add UIStackView s 0,0 99x99; detach s; add a 0,0 9x9 in s; add b 1,2 3x4 in s; move s to root",
    "add UIStackView s 0,0 99x99; add a 0,0 9x9 in s; detach s; set s frame 0,0 50x50",
    "add UIStackView s 0,0 99x99; add a 0,0 9x9 in s; rotate a 30; copy a b",
    "add UIStackView s 0,0 99x99; add a 0,0 9x9 in s; add c 0,0 4x4 in a; set c autoresize W+H; copy a b",
    "add UIStackView s 0,0 99x99; add a 0,0 9x9 in s; hide a; add b 0,0 9x9 in s; move a to s; controller k for a",
    "add UIStackView s 0,0 99x99; add a 0,0 9x9 in s; set a bounds 3,4 20x20; set s frame 0,0 50x60",
    "add UIStackView s 0,0 99x99; add UIStackView t 0,0 9x9 in s; add a 0,0 9x9 in t; detach t",
    "controller k in vc; set k.additionalSafeAreaInsets 1,2,3,4", "add UISwitch s 20,30",
    "reset classic", "reset private", "size 320x568", "reset",
    "add UIButton buy 0,0 9x9 title=\"a \\\"b\\\" \\\\ c\\n按\"", "rename root top",
    "add UIVisualEffectView blur 0,0 90x90; add in1 0,0 9x9 in blur-content",
    "add UIScrollView list 0,0 90x90; scroll list 3,40; add cell 0,0 9x9 in list",
    "add red 10,10 90x90; rotate red 30; add in 1,2 3x4",
    "add red 10,10 90x90; rotate red 30; add sub 1,2 3x4 in red",
    "add red 1.1,2.2 0.1x0.3", "add red 0,0 9x9 anchor=0,0.25", "remove root",
    "window w; key w; hide window", "controller k in vc", "controller s; present s from vc",
    "reset private; controller s; present s from vc; add x 0,0 9x9 in s-view",
    "add red class=\"My Cell\"", "handle app motion; handle scene remote; handle delegate touches",
    "add 按钮 0,0 9x9; inset 按钮 1,2,3,4", "window a; window b level=5; window c; key a",
    "add red; add blue; override red redirect blue; override blue redirect red",
    "add red; next red app; implements app save:", "window a; window b; key window",
    "window a; remove window", "add card 0,0 9x9; move root to card", "rename vc main",
    "add under 0,0 9x9 in window at 0", "controller s; present s from vc; dismiss s",
    "add red; add blue; override red redirect blue; rename blue green",
    "add red; add blue; override red accepts blue; rename blue green; override blue block",
    "controller a; controller b; present b from vc; present a from b; add x 0,0 9x9 in a-view",
    "add card 0,0 9x9; controller k for card; controller s; present s from k",
    "window w; key window; gesture tap a on root; gesture tap b on w",
    "window w; key window; inset root 1; inset w 2",
    "window w; move root to w", "add card 0,0 9x9 in window; move root to card",
    "controller s; present s from vc; add card 0,0 9x9; move s-view to card",
    "window w; key window; move root to w; add red 0,0 9x9 in w",
    "gesture tap a on root; target a scene.a:; keycommand scene b b:",
    "add v 3e14,3e14 3e14x3e14; rotate v 30",
    "add UITextField a; focus a; disable a", "focus vc; set vc canBecomeFirstResponder off",
    "set root canBecomeFirstResponder on; focus root; set root canBecomeFirstResponder off",
    "add v 0,0 9x1e9 anchor=323,123456789",
    "window a; window b; hide a; key window; window c; hide c", "window u; key window; hide window",
    "window w; window u; show w; key window; add red in u; override red redirect w",
    "controller k; move k-view to window at 0", "add UISlider s; controller k; controller l for s",
    "controller k; present k from vc; add red above k-view; add blue below k-view",
    "controller k; present k from vc; front root", "controller k; present k from vc; copy k-view b",
    "controller k; present k from vc; add card; move k-view to card at 0; back card",
    "reset private; move root to window", "reset private; add red above root; front red",
    "reset private; controller s; present s from vc; back UITransitionView#2; hide s-view",
    "add UIVisualEffectView blur; move blur-content to root at 0; add red in blur-content",
    "add UIVisualEffectView blur; remove blur-content; add blur-content in blur",
    "add red; add blue; override red redirect blue; remove blue",
    "add red; controller k; next red k; remove k",
    "controller c in vc; controller s; present s from c",
    "controller c in vc; set c definesPresentationContext on; controller s; "
      + "present s from c style=overCurrentContext",
    "controller c in vc; set c definesPresentationContext on; controller s; "
      + "present s from c style=currentContext; set c definesPresentationContext off",
    "controller c in vc; add v 0,0 9x9; controller s for v; present s from c in place",
    "reset private; controller t; set window rootViewController t",
    "controller t tab in vc; controller a in t; copy a-tab c; copy t-bar d",
    "controller a; controller b; controller s split a b in vc; set s-view frame 0,0 800x844",
    "size 1024x768; controller a; controller b; controller s split a b in vc; size 390x844",
    "controller s; add b 9,9 50x50 in s-view; present s from vc style=fullScreen; inset root -5",
    "controller s; present s from vc style=currentContext; size 390x359",
    "controller s; present s from vc style=overCurrentContext; set root frame 0,9 200x300",
    "controller s; present s from vc detents=medium undimmed=medium; set s-view frame 0,400 390x444",
    "controller s; present s from vc style=pageSheet; set s detents medium; set s style fullScreen",
    "add b 9,9 50x50; controller s; present s from vc style=popover passthrough=b source=b",
    "controller s; present s from vc style=fullScreen; controller t; present t from s modal detents=medium",
    "controller s; present s from vc style=fullScreen; add x 0,0 9x9 in UITransitionView#1; remove s-view",
    "controller n navigation in vc; controller a in n; controller s; set n definesPresentationContext on; "
      + "present s from a style=currentContext; focus a",
    "controller s; set s modal on style popover detents medium; add UITextField f in s-view; "
      + "present s from vc style=fullScreen; focus f",
    "reset private; controller s; add b 9,9 50x50; present s from vc style=fullScreen; hide b",
    "window w; set w canBecomeKey off; keycommand vc n new: priority; remote on",
    "add UIButton buy; target buy vc.a; target buy root.b",
    "add red; add blue; handle red touches and forward to blue and call super; rename blue green",
    "add hud; add b in hud; answer hud.hitTest nil when super is self; answer hud.hitTest b",
    "gesture tap g on root; gesture tap h on root; answer g.canPrevent off when recognizer h",
    "add UITextField f 0,0 9x9; focus f; answer f.canBecomeFirstResponder off when super is on",
    "add red; add blue; answer red.hitTest blue when inside 1,2 30x40; remove blue",
    "answer app.sendEvent nil when event motion; answer vc.canPerformAction off when action a:",
    "answer root.gestureRecognizerShouldBegin off when touch is UIButton finger 2",
    "add UIScrollView s; answer s.touchesShouldCancel on when touch in s; answer s.next nil",
    "add UIButton buy; add red; target buy red.a; remove red",
    "add UITextField field; add red; set field inputView red; remove red",
    "add card 9,9 90x90; add UIButton buy 0,0 60x44 in card; target buy touchUpInside vc.buy:; detach card",
    "add a 0,0 9x9; add b 0,0 9x9; add c 0,0 9x9 in b; detach a b; gesture tap g on c; inset c 4",
    "gesture tap g on root taps=2; gesture pan h on root; require h toFail g; detach g; detach h",
    "add card 0,0 90x90; gesture tap g on root; gesture tap h on card; move g to card; detach card",
    "add UIScrollView list 0,0 90x90; add v; move list.pan to v; gesture tap g on v; scroll list 0,9",
    "add UIScrollView list 0,0 90x90; detach list.pan; simultaneous list.pan list.pan",
    "controller k in vc; detach k", "controller k; present k from vc; detach k",
    "controller n navigation in vc; controller a in n; controller b in n; detach b",
    "controller t tab in vc; controller a in t; controller b in t; detach a; push a on t",
    "add card 0,0 90x90; add in 0,0 9x9 in card; controller k for in in vc; detach card",
    "add card 0,0 90x90; controller k for card in vc; set k definesPresentationContext on; "
      + "add box 0,0 99x99; move card to box; controller s; present s from k; detach box",
    "add UIVisualEffectView blur 0,0 90x90; detach blur-content; add red 0,0 9x9 in blur-content",
    "add UIVisualEffectView blur 0,0 90x90; detach blur-content; detach blur",
    "add card 0,0 90x90; rotate card 20; detach card; set card alpha 0.5; size 320x568",
    "add red 0,0 9x9; add blue 0,0 9x9; override red redirect blue; next red blue; detach blue",
    "add new 0,0 90x90; set vc view new",
    "add new 0,0 90x90 in window; set vc view new; remove root",
    "add UIScrollView s 0,0 90x90 contentSize=90x900; controller k for s; detach k; scroll s 0,9",
    "add s 9,9 45x371; controller k; present k from vc; controller t tab for s in k; hide t-bar",
    "add a 0,0 9x9; move root to a; detach a", "add a; move root to a; remove a",
    "controller k; add new 0,0 9x9; set k view new",
    "controller k in vc; add n 0,0 9x9; set k view n",
    "controller k; add new 0,0 9x9; detach new; set k view new",
    "handle delegate touches; rename delegate main; set app delegate object; next root main",
    "add UIScrollView list 0,0 90x90 contentSize=90x90 maximumZoomScale=3 minimumZoomScale=0.5; "
      + "add photo 0,0 90x90 in list; answer list.viewForZooming photo; pinch list 2; wait 1",
    "add UIScrollView list 0,0 90x90 maximumZoomScale=3; add v; move list.pinch to v; rotate v 9",
    "add UIScrollView list 0,0 90x90 contentSize=90x900 bounces=off; drag list to 45,300; wait 2",
    "add UITableView list 0,0 390x844 contentSize=390x2000",
    "add UITableView list 0,0 390x844 contentSize=390x2000; scroll list 0,0",
    "add UITableView list 0,0 390x844 contentSize=390x2000; scroll list 0,-20; hide list",
    "add UITableView list 0,0 390x844 contentSize=390x2000; detach list",
    "add UITableView list 0,0 390x844; scroll list 0,0; detach list",
    "add UIScrollView a 0,0 390x844 contentInsetAdjustmentBehavior=always contentInset=9,8,7,6",
    "add UIScrollView a 0,0 390x844; set a contentInset 40,0,0,0; scroll a 0,0",
    "controller n navigation in vc; controller a in n; add UIScrollView list 0,0 390x844 in a-view",
    "controller n navigation in vc; controller a in n; add UITableView list 0,0 390x844 in a-view; "
      + "scroll list 0,-47",
    "controller n navigation in vc; controller a in n; add UITableView list 0,0 390x844 in a-view; "
      + "scroll list 0,0; controller b in n",
    "controller n navigation in vc; controller a in n; add UITableView list 0,0 390x844 in a-view; "
      + "hide n-bar; scroll list 0,-91",
    "controller t tab in vc; controller a in t; add UITableView list 0,0 390x844 for a; "
      + "size 844x390; scroll list 0,0",
    "add UITableView list 0,0 390x844; controller s; present s from vc style=fullScreen",
    "add UITableView out 0,0 390x844; add UITableView in1 0,0 390x400 in out; scroll out 0,9; "
      + "set out contentInsetAdjustmentBehavior never",
  ])
  func particularScenesAreRebuiltExactly(line: String) throws {
    let desk = TestSession()
    try? desk.session.execute(line)
    let lines = SceneScript(desk.scene).lines
    let rebuilt = try TestSession(after: lines.joined(separator: "\n"))
    #expect(rebuilt.state == desk.state)
    #expect(differences(of: rebuilt, from: desk) == [])
  }

  @Test func recognizersOfViewsThatAreShownNowhereAreSaved() throws {
    let desk = try TestSession(after: "controller s; gesture tap a on s-view taps=2")
    let rebuilt = try TestSession(after: SceneScript(desk.scene).lines.joined(separator: "\n"))
    #expect(try rebuilt.printed("get a numberOfTapsRequired") == ["2"])
  }

  @Test(arguments: [
    "gesture tap a on root; add red; target a red.a:; remove red",
    "gesture tap a on root; add red; gesture tap b on red; simultaneous a b; remove red",
    "gesture tap a on root; add red; gesture tap b on red; delegate a requiresFailureOf=b; remove red",
    "gesture tap a on root; add red; gesture tap b on red; delegate a mustFailFor=b; remove red",
  ])
  func whatIsGoneIsNotSaved(line: String) throws {
    let desk = try TestSession(after: line)
    let lines = SceneScript(desk.scene).lines
    #expect(throws: Never.self) { try TestSession(after: lines.joined(separator: "\n")) }
  }
}
