// Looks at pages in a frame, narrow and wide, works the replay by keys, slider and touch, and writes down what is wrong.
const frame = document.createElement("iframe");
document.body.append(frame);
const wrong = [];
const told = { pages: 0, axe: false, dark: matchMedia("(prefers-color-scheme: dark)").matches, steps: [], tries: 0, lines: 0 };

const pause = (time) => new Promise((done) => setTimeout(done, time));

async function until(what, name, most = 200) {
  for (let tries = 0; tries < most; tries += 1) {
    if (what()) return true;
    await pause(25);
  }
  wrong.push(`waited in vain: ${name}`);
  return false;
}

async function open(path, wide) {
  Object.assign(frame.style, { width: `${wide}px`, height: "900px", border: "0" });
  const loaded = new Promise((done) => { frame.onload = done; });
  frame.src = "about:blank";
  await loaded;
  const again = new Promise((done) => { frame.onload = done; });
  frame.src = path;
  await again;
  const view = frame.contentWindow;
  view.addEventListener("error", (event) => wrong.push(`${path}: ${event.message}`));
  view.addEventListener("unhandledrejection", (event) => wrong.push(`${path}: ${event.reason}`));
  view.document.addEventListener("securitypolicyviolation", (event) => {
    wrong.push(`${path}: ${event.violatedDirective} forbids ${event.blockedURI}`);
  });
  view.console.error = (...words) => wrong.push(`${path}: ${words.join(" ")}`);
  return view;
}

async function look(path, wide, isJudged) {
  const view = await open(path, wide);
  const page = view.document;
  await pause(150);
  told.pages += 1;
  const root = page.documentElement;
  if (root.scrollWidth > wide) {
    const broad = Array.from(page.querySelectorAll("body *")).filter((part) => part.getBoundingClientRect().right > wide + 1);
    wrong.push(`${path} at ${wide}: ${root.scrollWidth} wide, ${broad.slice(0, 3).map((part) => part.outerHTML.slice(0, 90))}`);
  }
  for (const picture of page.images) {
    if (!picture.complete || !picture.naturalWidth) wrong.push(`${path}: no picture ${picture.src}`);
  }
  if (isJudged) await judge(view, path);
}

// What axe-core finds, where it is at hand: once a page, on a telephone in light or at a desk in dark.
async function judge(view, path) {
  const script = view.document.createElement("script");
  script.src = "/axe.js";
  const there = await new Promise((done) => {
    script.onload = () => done(true);
    script.onerror = () => done(false);
    view.document.head.append(script);
  });
  if (!there || !view.axe) return;
  told.axe = true;
  const found = await view.axe.run(view.document, { resultTypes: ["violations"] });
  for (const { id, nodes } of found.violations) wrong.push(`${path}: axe ${id}: ${nodes.slice(0, 2).map((node) => node.html)}`);
}

async function replay(path, first, last) {
  const view = await open(path, 360);
  const page = view.document;
  const find = (selector) => page.querySelector(selector);
  const hash = (id) => () => view.location.hash === `#${id}`;
  const press = (key) => page.body.dispatchEvent(new view.KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  const step = async (name, what, check) => {
    what();
    if (await until(check, name)) told.steps.push(name);
  };
  const drawn = () => find("#replay .map svg");
  await until(drawn, "the map is a drawing");
  await step("home", () => press("Home"), hash(first));
  await until(() => find("#replay .results [data-at]"), "the orders stand beside it");
  const piece = find("#replay .piece[data-goal]");
  await step("focus", () => piece.dispatchEvent(new view.FocusEvent("focus")), () => find(".told").textContent.length > 8);
  if (!find("#replay .results tr.held")) wrong.push("the line of a piece is not marked");
  if (find(".results .bad") === null && !page.querySelector("use[href='#cross']")) wrong.push("no failure is told by a shape");
  await step("right", () => press("ArrowRight"), () => view.location.hash !== `#${first}`);
  await until(() => find("#replay .caption").textContent !== "" && drawn(), "the next map");
  await pause(900);
  await step("left", () => press("ArrowLeft"), hash(first));
  const slider = find("#replay input");
  await step("slider", () => { slider.value = slider.max; slider.dispatchEvent(new view.Event("input")); }, hash("now"));
  const finger = (x) => new view.Touch({ identifier: 1, target: find(".map"), clientX: x, clientY: 200 });
  const touch = (kind, x) => find("#replay .map").dispatchEvent(new view.TouchEvent(kind, {
    touches: kind === "touchstart" ? [finger(x)] : [], changedTouches: [finger(x)], bubbles: true,
  }));
  await step("touch", () => { touch("touchstart", 60); touch("touchend", 250); }, hash(last));
  const play = () => find("[data-go=play]").getAttribute("aria-label");
  const still = play();
  await step("play", () => press(" "), () => play() !== still);
  await step("stop", () => press(" "), () => play() === still);
  await step("end", () => press("End"), hash("now"));
  await step("address", () => { view.location.hash = `#${first}`; }, () => find("#replay .results [data-at]"));
}

// Where a line tells of several places, each of their pieces tells it, and marks it.
async function told_of(path) {
  const view = await open(path, 360);
  const page = view.document;
  const links = Array.from(page.querySelectorAll(".turns li a"));
  for (const link of links) {
    link.click();
    await until(() => page.querySelector("#replay .caption").textContent === link.textContent, "the turn", 400);
    await pause(300);
    const rows = Array.from(page.querySelectorAll("#replay .results [data-at]"));
    for (const piece of page.querySelectorAll("#replay .piece[data-at]")) {
      const own = rows.filter((row) => row.dataset.at.split(" ").includes(piece.dataset.at));
      if (!own.length) continue;
      piece.dispatchEvent(new view.FocusEvent("focus"));
      const said = page.querySelector("#replay .told").textContent;
      if (!own.every((row) => said.includes(row.textContent.trim()) && row.classList.contains("held"))) {
        wrong.push(`${path}: a piece in ${piece.dataset.at} says ${said}`);
      }
      told.lines += 1;
    }
  }
}

async function unscripted(path) {
  const view = await open(path, 360);
  const page = view.document;
  await pause(100);
  const seen = (selector) => Array.from(page.querySelectorAll(selector)).some((part) => part.getClientRects().length);
  if (seen(".controls") || seen(".keys")) wrong.push("without script, controls that do nothing are shown");
  if (!seen("#replay .map img") || !seen(".turns a[href$='.html']")) wrong.push("without script, map or turns are missing");
}

// Tries orders on the page of a board.
async function attempt(path) {
  const view = await open(path, 360);
  const page = view.document;
  const find = (selector) => page.querySelector(`#sandbox ${selector}`);
  const rows = () => Array.from(page.querySelectorAll("#sandbox tbody tr"), (row) => Array.from(row.cells, (cell) => cell.textContent));
  const press = (what) => find(`[data-do=${what}]`).click();
  const lines = find("textarea").value.trim().split("\n");
  if (lines.length < 10) wrong.push(`${path}: ${lines.length} units to begin with`);
  press("try");
  // The browser's clock runs on while other threads of it compile.
  if (!await until(() => rows().length === lines.length, `${path}: all hold: ${find(".told").textContent}`, 4000)) return;
  if (rows().some(([, , result]) => !result.startsWith("✓"))) wrong.push(`${path}: who holds fails`);
  find("textarea").value = "France: A Par-Bur\nGermany: A Mun - Bur\nFrance: A Mar S A Par-Bur";
  press("try");
  if (!await until(() => rows().length === 3, `${path}: three orders`, 4000)) return;
  const results = rows();
  const well = results[0][2].startsWith("✓") && results[1][2].startsWith("✗") && results[1][3].includes("strength 1 against 2");
  if (!well) wrong.push(`${path}: ${JSON.stringify(results)}`);
  press("on");
  if (!find("textarea").value.includes("A BUR H")) wrong.push(`${path}: goes on from ${find("textarea").value}`);
  find("textarea").value = "France: A Nowhere - Bur";
  press("try");
  await until(() => find(".told").textContent.startsWith("1: France: A Nowhere - Bur — "), `${path}: what is wrong`, 4000);
  await drag(view, path, find("textarea"));
  await judge(view, path);
  told.tries += 1;
}

// Drags pieces of the map, by mouse and by finger: each drag writes an order in the place of the piece's own.
async function drag(view, path, lines) {
  const page = view.document;
  const type = (text) => { lines.value = text; lines.dispatchEvent(new view.Event("input")); };
  const piece = (at) => page.querySelector(`.map.dragged .piece[data-at="${at}"]:not([display])`);
  type("France: A PAR H\nGermany: A MUN - BER\nRussia: F STP/SC H");
  if (!await until(() => piece("PAR") && !piece("ROM"), `${path}: the pieces of the lines`)) return;
  const point = (at) => {
    const [x, y] = page.getElementById(at).dataset.spot.split(" ").map(Number);
    const { x: clientX, y: clientY } = new view.DOMPoint(x, y).matrixTransform(page.querySelector(".map svg").getScreenCTM());
    return { clientX, clientY };
  };
  const pull = (pointerType, from, to, last) => {
    const send = (on, name, at) =>
      on.dispatchEvent(new view.PointerEvent(name, { bubbles: true, cancelable: true, isPrimary: true, pointerId: 7, pointerType, ...at }));
    const { x, y } = piece(from).getBoundingClientRect();
    send(piece(from).lastElementChild, "pointerdown", { clientX: x + 4, clientY: y + 4 });
    const near = point(to);
    send(page.body, "pointermove", { clientX: near.clientX + 3, clientY: near.clientY - 2 });
    send(page.body, last, near);
  };
  const has = (what, text) => { if (lines.value !== text) wrong.push(`${path}: ${what} has written ${lines.value}`); };
  pull("mouse", "PAR", "MUN", "pointerup");
  has("a mouse", "France: A PAR - MUN\nGermany: A MUN - BER\nRussia: F STP/SC H");
  pull("touch", "STP/SC", "MOS", "pointerup");
  has("a finger", "France: A PAR - MUN\nGermany: A MUN - BER\nRussia: F STP/SC - MOS");
  pull("touch", "MUN", "MUN", "pointerup");
  has("a piece left where it is", "France: A PAR - MUN\nGermany: A MUN H\nRussia: F STP/SC - MOS");
  pull("pen", "MUN", "PAR", "pointercancel");
  has("a pen that was taken away", "France: A PAR - MUN\nGermany: A MUN H\nRussia: F STP/SC - MOS");
  if (view.getComputedStyle(piece("PAR")).touchAction !== "none") wrong.push(`${path}: a finger scrolls instead`);
  if (page.querySelector(".aim, .taken")) wrong.push(`${path}: something is held still`);
  type("France: A BUR H");
  if (!piece("BUR") || piece("PAR") || piece("MUN")) wrong.push(`${path}: the map is not as the lines`);
}

(async () => {
  try {
    for (const path of PAGES) for (const wide of [360, 1280]) await look(path, wide, (wide === 360) !== told.dark);
    for (const [path, first, last] of REPLAYS) {
      if (first) await replay(path, first, last);
      else await told_of(path);
      await unscripted(`/unscripted${path}`);
    }
    for (const path of TRIES) await attempt(path);
  } catch (error) {
    wrong.push(`${error} ${error.stack}`);
  }
  const result = document.createElement("pre");
  result.id = "measured";
  result.textContent = JSON.stringify({ ...told, wrong });
  document.body.append(result);
})();
