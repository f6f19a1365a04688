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
    if (pressed.dataset.do === "on") { tried.value = next.join("\n"); on.hidden = true; tried.focus(); }
  });
})();
