// Adjudicates what a visitor tries on a board: a program that reads lines and writes a line of JSON, run in this page alone.
(function () {
  "use strict";
  const section = document.getElementById("sandbox");
  if (!section || typeof WebAssembly !== "object") return;
  const find = (selector) => section.querySelector(selector);
  const [tried, told, frame, rows, on] = ["textarea", ".told", ".wide", "tbody", "[data-do=on]"].map(find);
  const mark = "chancery-sandbox 1";
  let program = null;
  let next = [];

  // Loaded once, and only when somebody tries something.
  function load() {
    program = program || fetch(section.dataset.program).then((answer) => {
      if (!answer.ok) throw new Error(answer.status);
      return answer.arrayBuffer();
    }).then((bytes) => WebAssembly.compile(bytes));
    program.catch(() => { program = null; });
    return program;
  }

  // What the program is given of WASI: its input, its output, an end. There is nothing else here.
  function world(input, output, memory) {
    const view = () => new DataView(memory().buffer);
    const bytes = (at, length) => new Uint8Array(memory().buffer, at, length);
    const set = (at, value) => view().setUint32(at, value, true);
    const pieces = (at, count) => Array.from({ length: count }, (_, index) =>
      bytes(view().getUint32(at + 8 * index, true), view().getUint32(at + 8 * index + 4, true)));
    const none = (count, size) => { set(count, 0); set(size, 0); return 0; };
    return {
      fd_read(file, at, count, read) {
        if (file !== 0) return 8;
        let length = 0;
        for (const piece of pieces(at, count)) {
          const part = input.bytes.subarray(input.at, input.at + piece.length);
          piece.set(part);
          input.at += part.length;
          length += part.length;
        }
        set(read, length);
        return 0;
      },
      fd_write(file, at, count, written) {
        let length = 0;
        for (const piece of pieces(at, count)) {
          if (file === 1) output.push(piece.slice());
          length += piece.length;
        }
        set(written, length);
        return 0;
      },
      proc_exit(code) { throw new Error(`ended with ${code}`); },
      environ_sizes_get: none,
      environ_get: () => 0,
      args_sizes_get: none,
      args_get: () => 0,
      // Nothing is drawn here: each try comes out the same.
      random_get(at, length) { bytes(at, length).fill(0); return 0; },
    };
  }

  async function adjudicate(text) {
    const output = [];
    let instance = null;
    const input = { bytes: new TextEncoder().encode(text), at: 0 };
    const given = world(input, output, () => instance.exports.memory);
    instance = await WebAssembly.instantiate(await load(), { wasi_snapshot_preview1: given });
    instance.exports._start();
    const answer = JSON.parse(await new Blob(output).text());
    if (answer.mark !== mark) throw new Error("another program");
    return answer;
  }

  function row(cells, lang) {
    const line = document.createElement("tr");
    cells.forEach((text, index) => {
      const cell = document.createElement(index ? "td" : "th");
      if (!index) cell.scope = "row";
      if (index === 3) cell.lang = lang;
      cell.textContent = text;
      line.append(cell);
    });
    return line;
  }

  function word(name) {
    return section.dataset[name.replace(/[ -](.)/g, (_, letter) => letter.toUpperCase())] || name;
  }

  function show({ results = [], wrong = [], goes_on = false }) {
    rows.replaceChildren(...results.map(({ power, order, marks, why }) =>
      row([power, order, marks.length ? "✗ " + marks.map(word).join(", ") : "✓ " + section.dataset.done, why || ""], "en")));
    frame.hidden = results.length === 0;
    told.textContent = wrong.map(({ line, text, why }) => `${line}: ${text} — ${why}`).join("\n");
    told.classList.toggle("bad", wrong.length > 0);
    on.hidden = results.length === 0 || wrong.length > 0 || !goes_on;
  }

  async function attempt() {
    try {
      const answer = await adjudicate(`${section.dataset.board}\n${tried.value}`);
      next = answer.next || [];
      show(answer);
    } catch (error) {
      told.textContent = section.dataset.broken;
      told.classList.add("bad");
    }
  }

  section.hidden = false;
  section.addEventListener("click", (event) => {
    const pressed = event.target.closest("[data-do]");
    if (!pressed) return;
    if (pressed.dataset.do === "try") attempt();
    if (pressed.dataset.do === "on") { tried.value = next.join("\n"); on.hidden = true; stand(); tried.focus(); }
  });

  // The map as a drawing: a piece that is dragged to a place, by mouse, finger or pen, writes its order below. Whoever types needs
  // none of it.
  const figure = document.querySelector("figure.map");
  const spots = new Map(Array.from(document.querySelectorAll("tr[data-spot]"), (row) =>
    [row.id.toUpperCase(), row.dataset.spot.split(" ").map(Number)]));
  const pieces = [];
  const order = /^\s*([^:]+?)\s*:\s*([AF])\s+([^\s-]+)/i;

  function lines() {
    return tried.value.split("\n").map((text) => [text, ...(order.exec(text) || [])]);
  }

  async function draw() {
    const known = lines();
    const answer = await fetch(figure.querySelector("img").src);
    if (!answer.ok) return;
    const svg = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
    svg.setAttribute("role", "img");
    svg.setAttribute("aria-label", figure.querySelector("img").alt);
    svg.querySelectorAll(".piece[data-at]").forEach((shape) => {
      const line = known.find(([, , , , at]) => at && at.toUpperCase() === shape.dataset.at.toUpperCase());
      if (line) pieces.push({ shape, power: line[2], kind: line[3].toUpperCase(), at: line[4].toUpperCase() });
    });
    figure.replaceChildren(svg);
    figure.classList.add("dragged");
    svg.addEventListener("pointerdown", take);
    tried.addEventListener("input", stand);
  }

  function spot(at) {
    return spots.get(at) || spots.get(at.split("/")[0]);
  }

  // Puts the pieces where the lines have them, also when they are typed; one of no line is not seen.
  function stand() {
    const free = new Set(pieces);
    const put = (piece, at) => {
      const [x, y] = spot(at);
      const scale = /scale\(.*\)/.exec(piece.shape.getAttribute("transform")) || [""];
      piece.at = piece.shape.dataset.at = at;
      piece.shape.setAttribute("transform", `translate(${x} ${y}) ${scale[0]}`);
      piece.shape.removeAttribute("display");
      free.delete(piece);
    };
    for (const [, , power, kind, at] of lines()) {
      if (!at || !spot(at.toUpperCase())) continue;
      const fits = Array.from(free).filter((piece) => piece.power.toUpperCase() === power.toUpperCase() && piece.kind === kind.toUpperCase());
      if (fits.length) put(fits.find((piece) => piece.at === at.toUpperCase()) || fits[0], at.toUpperCase());
    }
    free.forEach((piece) => piece.shape.setAttribute("display", "none"));
  }

  function take(event) {
    const piece = pieces.find(({ shape }) => shape.contains(event.target));
    if (!piece || !event.isPrimary || event.button > 0) return;
    event.preventDefault();
    const svg = event.currentTarget;
    const aim = document.createElementNS(svg.namespaceURI, "path");
    const finger = event.pointerId;
    const hold = new AbortController();
    let goal = piece.at;
    aim.setAttribute("class", "aim");
    svg.append(aim);
    piece.shape.classList.add("taken");
    const on = (name, act) => addEventListener(name, (event) => { if (event.pointerId === finger) act(event); }, { signal: hold.signal });
    const drop = () => { hold.abort(); aim.remove(); piece.shape.classList.remove("taken"); };
    on("pointermove", (event) => {
      const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse());
      goal = nearest(x, y, piece.at);
      const [[fromX, fromY], [toX, toY]] = [spot(piece.at), spots.get(goal) || spot(goal)];
      aim.setAttribute("d", `M${fromX} ${fromY}L${toX} ${toY}m-16 0a16 16 0 1 0 32 0a16 16 0 1 0 -32 0`);
      told.textContent = written(piece, goal);
      told.classList.remove("bad");
    });
    on("pointerup", () => { drop(); write(piece, goal); });
    on("pointercancel", drop);
  }

  // The place that is meant by a point: the one whose pieces stand nearest.
  function nearest(x, y, own) {
    const far = ([, [atX, atY]]) => Math.hypot(atX - x, atY - y);
    const [id] = Array.from(spots).reduce((one, other) => far(other) < far(one) ? other : one);
    return id === own.split("/")[0] ? own : id;
  }

  function written({ power, kind, at }, goal) {
    return `${power}: ${kind} ${at} ${goal === at ? "H" : "- " + goal}`;
  }

  // Writes an order in the place of the piece's own.
  function write(piece, goal) {
    const own = ([, , , , at]) => at && at.toUpperCase() === piece.at;
    tried.value = lines().map((line) => own(line) ? written(piece, goal) : line[0]).join("\n");
  }

  if (figure && spots.size) draw().catch(() => {});
})();
