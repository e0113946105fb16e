/// What stands on the page before its script fills it.
enum PageMarkup {
  static let text = """
    <header>
      <h1>Who gets the touch<small id="summary"></small></h1>
      <div class="tools">
        <button id="flat" type="button">Flat</button>
        <button id="explode" type="button">Exploded</button>
        <label>Distance <input id="distance" type="range" min="0" max="80" value="0"></label>
        <label><input id="show-map" type="checkbox" checked> Map</label>
        <label><input id="show-names" type="checkbox" checked> Names</label>
        <form id="ask"><label>Point <input id="point" type="text" size="9" placeholder="100, 200"
          autocomplete="off" aria-label="A point of the screen, x and y"></label></form>
      </div>
    </header>
    <nav aria-label="Views">
      <input id="find" type="search" placeholder="Find a name, class or text" aria-label="Find">
      <ol id="views" role="listbox"></ol>
      <p id="more"></p>
    </nav>
    <main id="stage" tabindex="0" aria-label="The views; click a point, drag to rotate">
      <div id="world"></div>
    </main>
    <aside id="result" aria-live="polite">
      <h2>Click a point</h2>
      <p>The page shows which view gets a touch there, and why: every decision of the hit-test, then
      the responder chain. Drag to rotate the views, turn the wheel to zoom, or press 'Exploded' to
      pull the views apart.</p>
    </aside>
    """
}
