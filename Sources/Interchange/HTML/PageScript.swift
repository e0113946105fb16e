/// The script of the page, in the order in which its parts need each other.
enum PageScript {
  static var text: String { [model, stage, panes, start].joined(separator: "\n\n") }

  private static let start = """
    function begin() {
      build();
      list();
      listenToFingers();
      const left = data.leftOut ? `, ${data.leftOut} small ones not drawn` : "";
      element("summary").textContent = `${data.screen.join(" × ")} points, ${views.length} views`
        + left;
      element("find").addEventListener("input", list);
      element("views").addEventListener("click", event => {
        const row = event.target.closest("li");
        if (row) tell(views[row.dataset.view]);
      });
      element("flat").addEventListener("click", () => turn(0, 0, 0));
      element("explode").addEventListener("click", () => turn(16, -34, 44));
      for (const id of ["distance", "show-map", "show-names"]) {
        element(id).addEventListener("input", place);
      }
      element("ask").addEventListener("submit", event => {
        event.preventDefault();
        const numbers = element("point").value.match(/-?[0-9.]+/g) || [];
        if (numbers.length === 2) ask(Number(numbers[0]), Number(numbers[1]));
      });
      addEventListener("resize", place);
      place();
      if (data.tap) ask(...data.tap);
    }

    begin();
    """
}
