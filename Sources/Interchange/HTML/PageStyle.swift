/// How the page looks: calm, in light and dark, with letters that a projector can show.
enum PageStyle {
  static let text = """
    :root {
      color-scheme: light dark;
      --paper: #f8fafc; --card: #ffffff; --ink: #0f172a; --soft: #526077; --line: #d7dee8;
      --accent: #0057b8; --yes: #0a7a4b; --no: #b3261e; --plate: rgba(120, 140, 170, 0.13);
      --edge: #8593a8;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #0f141c; --card: #171e29; --ink: #e8edf5; --soft: #9dabc0; --line: #2b3647;
        --accent: #7db8ff; --yes: #5fd39a; --no: #ff8d83; --plate: rgba(140, 160, 195, 0.14);
        --edge: #66758c;
      }
    }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html, body { height: 100%; margin: 0; }
    body {
      display: grid; grid-template: auto 1fr / 19rem 1fr 25rem; height: 100vh;
      font: 16px/1.45 system-ui, -apple-system, "Segoe UI", "Helvetica Neue", Arial, sans-serif;
      background: var(--paper); color: var(--ink);
    }
    header {
      grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 0.4rem 1.6rem;
      align-items: center; padding: 0.6rem 1.2rem; background: var(--card);
      border-bottom: 1px solid var(--line);
    }
    h1 { font-size: 1.1rem; margin: 0; }
    h1 small { font-weight: 400; color: var(--soft); margin-left: 0.6rem; font-size: 0.9rem; }
    .tools { display: flex; flex-wrap: wrap; gap: 0.4rem 1.2rem; margin-left: auto; }
    label { display: inline-flex; gap: 0.45rem; align-items: center; color: var(--soft); }
    button, input[type="search"], input[type="text"] {
      font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--line);
      border-radius: 0.45rem; padding: 0.25rem 0.7rem;
    }
    button { cursor: pointer; }
    button:hover { border-color: var(--accent); }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    input[type="range"], input[type="checkbox"] { accent-color: var(--accent); }
    nav, aside { background: var(--card); overflow: auto; min-height: 0; }
    nav { border-right: 1px solid var(--line); display: flex; flex-direction: column; }
    nav input { margin: 0.8rem; }
    nav ol { list-style: none; margin: 0; padding: 0 0.5rem 1rem; overflow: auto; flex: 1; }
    nav li {
      display: flex; gap: 0.5rem; align-items: baseline; padding: 0.14rem 0.5rem;
      border-radius: 0.4rem; cursor: pointer; white-space: nowrap;
    }
    nav li:hover { background: var(--paper); }
    nav li[aria-selected="true"] { background: var(--accent); color: var(--card); }
    nav li[aria-selected="true"] :is(span, em) { color: inherit; }
    nav li b { font-weight: 600; overflow: hidden; text-overflow: ellipsis; }
    nav li span { color: var(--soft); font-size: 0.86rem; overflow: hidden; text-overflow: ellipsis; }
    nav li i { flex: none; width: 0.7rem; height: 0.7rem; border-radius: 0.2rem; }
    nav li em { margin-left: auto; font-style: normal; font-size: 0.86rem; color: var(--soft); }
    nav p { margin: 0; padding: 0.2rem 1rem 1rem; color: var(--soft); font-size: 0.9rem; }
    aside { border-left: 1px solid var(--line); padding: 1rem 1.2rem 2rem; }
    aside h2 { font-size: 1.05rem; margin: 0 0 0.3rem; }
    aside h3 { font-size: 0.95rem; margin: 1.3rem 0 0.3rem; color: var(--soft); }
    aside ol { list-style: none; margin: 0; padding: 0; font-variant-numeric: tabular-nums; }
    aside li { padding: 0.12rem 0; overflow-wrap: anywhere; line-height: 1.35; }
    aside li span { color: var(--soft); font-size: 0.9rem; }
    aside .answer { font-size: 1.35rem; font-weight: 650; margin: 0.1rem 0; }
    aside .note { border-left: 3px solid var(--accent); padding-left: 0.7rem; margin: 0.8rem 0; }
    aside summary { color: var(--soft); cursor: pointer; }
    aside details ol { padding-left: 0.8rem; }
    dl { display: grid; grid-template-columns: auto 1fr; gap: 0.1rem 0.8rem; margin: 0.4rem 0; }
    dt { color: var(--soft); }
    dd { margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
    .yes::before { content: "✓ "; color: var(--yes); font-weight: 700; }
    .no::before { content: "✗ "; color: var(--no); font-weight: 700; }
    .open::before { content: "? "; color: var(--accent); font-weight: 700; }
    .rest::before { content: "· "; color: var(--soft); }
    .rest { color: var(--soft); }
    main { position: relative; overflow: hidden; perspective: 2600px; cursor: grab;
      touch-action: none; user-select: none; }
    main.turning { cursor: grabbing; }
    #world { position: absolute; left: 50%; top: 50%; transform-style: preserve-3d; }
    .layer { position: absolute; left: 0; top: 0; transform-origin: 0 0; cursor: crosshair; }
    .layer { box-shadow: inset 0 0 0 1px var(--edge); }
    .exploded .layer { background: var(--plate); }
    .exploded .layer.acts { background: color-mix(in srgb, var(--tint) 38%, transparent);
      box-shadow: inset 0 0 0 1px var(--tint); }
    .layer.base { background: var(--card); box-shadow: 0 0 0 1px var(--edge); }
    #world .layer.dead { background: none; outline: 1px dashed var(--edge); outline-offset: -1px;
      box-shadow: none; }
    #world .layer.lost { box-shadow: inset 0 0 0 2px var(--no); outline: none; }
    li.lost em { color: var(--no); }
    #world .layer.path { box-shadow: inset 0 0 0 2px var(--accent); }
    #world .layer.chosen { box-shadow: inset 0 0 0 3px var(--accent);
      background: color-mix(in srgb, var(--accent) 22%, transparent); }
    .layer span { position: absolute; left: 4px; top: 2px; font-size: 10px; line-height: 1.2;
      max-width: calc(100% - 8px); overflow: hidden; white-space: nowrap; text-overflow: ellipsis;
      pointer-events: none; color: var(--ink); }
    .nameless .layer span { display: none; }
    canvas { position: absolute; left: 0; top: 0; transform-origin: 0 0; pointer-events: none;
      image-rendering: pixelated; opacity: 0.55; }
    #mark { position: absolute; width: 0; height: 0; pointer-events: none; }
    #mark::before, #mark::after { content: ""; position: absolute; left: -10px; top: -1.5px;
      width: 20px; height: 3px; background: var(--no); box-shadow: 0 0 0 1.5px var(--card); }
    #mark::before { transform: rotate(45deg); }
    #mark::after { transform: rotate(-45deg); }
    @media (max-width: 900px) {
      body { grid-template: auto minmax(20rem, 1fr) auto / 1fr; height: auto; }
      nav { order: 3; max-height: 24rem; border: 0; }
      aside { border: 0; border-top: 1px solid var(--line); }
      main { min-height: 70vh; }
    }
    @media print { nav, .tools { display: none; } body { grid-template-columns: 0 1fr 25rem; } }
    """
}
