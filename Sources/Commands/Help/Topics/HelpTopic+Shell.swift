extension HelpTopic {
  static let scripts = HelpTopic(
    name: "scripts", summary: "commands in files, with expectations",
    paragraphs: [
      "A script has one command per line and a name that ends in .scope; 'tapscope check.scope' "
        + "runs it in a scene of its own, 'source' runs one from a prompt or from another script. "
        + "'save' writes a script that rebuilds the scene, and 'record' one that does what is done "
        + "from now on and expects what is seen.",
      "'expect' is silent when it holds; when not, the run goes on and the exit status is 1. 'test "
        + "\"NAME\"' begins a test, and 'end' rolls the scene back to its start. 'echo' prints. "
        + "The first error of another kind stops a script, unless --keep-going is given.",
      "'let' keeps values, 'repeat' and 'macro' hold the lines up to 'end', 'alias' shortens.",
    ],
    examples: [
      .init(
        "test \"hidden\"; hide root; hit 9,9; expect hit window; end; get root isHidden",
        "rolled back", shows: "off"),
      .init("echo what follows is about windows", "a heading", shows: "windows"),
    ])
  static let expectations = HelpTopic(
    name: "expectations", aliases: ["tests"], summary: "what a script can state, and what of",
    paragraphs: [
      "'expect' prints nothing when it holds, and else what was found and why. Most of its forms are "
        + "about the last interaction: the last command that made an event, or all since the "
        + "first finger came down. 'expect hit' and 'expect inside' may name a point instead.",
      "'verify' states all that a command prints, 'sweep' expects something of many points, 'xfail' "
        + "marks what is known to fail. Values are equal to within 0.0001, or as 'within N' says. 'help expect' has all forms, 'record' writes them by itself.",
    ],
    examples: [
      .init(
        "add red 9,9 90x90; tap red; expect hit red; expect asked window root red",
        "who was hit, and who was asked", shows: "red"),
      .init(
        "add red 9,9 90x90; handle root touches; tap red; expect handled root; "
          + "expect received root touchesBegan touchesEnded",
        "who was told what", shows: "handled by root"),
      .init("expect hit root at 100,100; expect inside root 400,0 off", "without an event"),
      .init("add red 9,9 90x90 hidden; tap 20,20; expect refused red hidden", "and why"),
      .init("expect error \"no view is named\" : hide yelow", "a command that must fail"),
    ])
  static let prompt = HelpTopic(
    name: "prompt", aliases: ["editing", "history", "completion"],
    summary: "the keys of the prompt",
    paragraphs: [
      "Tab completes commands, views, properties, values, files and topics, and lists what there "
        + "is. Up and Down go through the history, through lines that begin like this one if "
        + "something is typed; Ctrl-R searches it. Home, End, Ctrl-Left, Ctrl-Right, Ctrl-W, Ctrl-U "
        + "and Ctrl-K edit as in other shells.",
      "Ctrl-C gives a line up; Ctrl-D or 'quit' leaves. A quote that is open, or "
        + "a backslash at the end, goes on in the next line. A command may be shortened as long as "
        + "no other begins so. 'undo' and 'redo' change the scene, not the line.",
      "The history is kept in $XDG_STATE_HOME/tapscope/history, or ~/.local/state; lines that "
        + "begin with a space are not. Commands in $XDG_CONFIG_HOME/tapscope/init.scope, or "
        + "~/.config, run before the first prompt.",
      "Output longer than the screen goes through $PAGER, if that is set; 'set-option pager off' "
        + "prints it at once. Leaving the pager stops the command. 'export markdown' writes what was typed "
        + "and printed, for an issue or a slide.",
    ],
    examples: [
      .init("add red 9,9 90x90; remove red; undo; tree", "red is back", shows: "red")
    ])
  static let errors = HelpTopic(
    name: "errors", aliases: ["exit-status", "exit-statuses", "exit-codes"],
    summary: "what goes wrong, and what a run tells the program that started it",
    paragraphs: [
      "An error says what is wrong, where in the line, and what would be right; nothing has changed "
        + "then. Results go to standard output, errors to standard error.",
      "The exit status is 0 if all is good, 1 if an expectation failed, 2 for bad usage or a file "
        + "that cannot be read, 3 for a command that cannot be carried out, 4 for an internal "
        + "error, 130 when interrupted. A script stops at its first error, unless --keep-going is "
        + "given; at failed expectations it goes on, unless --fail-fast is.",
      "'expect error' expects one, with a part of its text.",
    ],
    examples: [
      .init("expect error \"did you mean 'tap'\" : tpa 9,9", "a word that is not quite right"),
      .init("expect error \"no view is named\" : tap yelow", "a view that is not there"),
      .init("expect error \"is not a number\" : alpha root much", "a value of another kind"),
    ])
}
