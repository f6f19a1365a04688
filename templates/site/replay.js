// Replays a game: steps through its turns, whose pages and maps lie beside this one. Without it the page is whole, too.
(function () {
  "use strict";
  const replay = document.getElementById("replay");
  const links = Array.from(document.querySelectorAll(".turns a[data-map], .turns a[href]"));
  if (!replay || links.length < 2) return;
  const find = (selector) => replay.querySelector(selector);
  const [figure, controls, told, results, caption] = [".map", ".controls", ".told", ".results", ".caption"].map(find);
  const slider = find("input");
  const button = find("[data-go=play]");
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const pages = new Map();
  const last = links.length - 1;
  let now = last;
  let timer = 0;
  let asked = 0;

  // What is read of a turn: its map as a drawing, and what happened. Each file is asked for once.
  function load(index) {
    const link = links[index];
    if (!pages.has(index)) {
      const map = link.dataset.map ? fetch(link.dataset.map).then(text).then(drawing) : Promise.resolve(null);
      const page = index === last && link.hash ? Promise.resolve(null) : fetch(link.href).then(text).then(happened);
      const both = Promise.all([map, page]);
      both.catch(() => pages.delete(index));
      pages.set(index, both);
    }
    return pages.get(index);
  }

  function text(answer) {
    if (!answer.ok) throw new Error(answer.status);
    return answer.text();
  }

  function drawing(svg) {
    return new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  }

  function happened(html) {
    const page = new DOMParser().parseFromString(html, "text/html");
    const found = page.querySelector(".results");
    found.querySelectorAll("[id]").forEach((part) => part.removeAttribute("id"));
    return found;
  }

  async function show(index, moves) {
    index = Math.max(0, Math.min(last, index));
    const turn = ++asked;
    const link = links[index];
    mark(index, link);
    let known;
    try {
      if (moves && index === now + 1) await walk();
      known = await load(index);
    } catch (error) {
      // Where nothing can be fetched, as from a folder, pictures are shown as they are.
      if (turn === asked) plain(link);
      now = index;
      return;
    }
    if (turn !== asked) return;
    now = index;
    const [map, page] = known;
    if (map) lay(map.cloneNode(true), page, link);
    results.replaceChildren(...(page ? [document.importNode(page, true)] : []));
    results.hidden = !page;
    told.textContent = "";
    if (index < last) load(index + 1).catch(() => {});
  }

  function mark(index, link) {
    links.forEach((other) => other.removeAttribute("aria-current"));
    link.setAttribute("aria-current", "true");
    caption.textContent = link.textContent;
    slider.value = index;
    slider.setAttribute("aria-valuetext", link.textContent);
    const id = link.parentElement.id;
    if (location.hash !== "#" + id && (index < last || location.hash)) history.replaceState(null, "", "#" + id);
  }

  function plain(link) {
    const picture = figure.querySelector("img");
    if (picture && link.dataset.map) {
      picture.src = link.dataset.map;
      picture.alt = link.textContent;
    } else if (!link.hash) {
      location.href = link.href;
    }
  }

  // Puts a drawing into the page, with pieces that can be reached and tell what they did.
  function lay(svg, page, link) {
    svg.setAttribute("role", "group");
    svg.setAttribute("aria-label", link.textContent);
    const pieces = Array.from(svg.querySelectorAll(".piece[data-at]"));
    pieces.forEach((piece) => {
      const lines = line(page, piece.dataset.at);
      const word = lines.length ? lines.join(" ") : piece.textContent.trim() + " " + piece.dataset.at;
      piece.setAttribute("tabindex", "0");
      piece.setAttribute("role", "img");
      piece.setAttribute("aria-label", word);
      const on = () => hold(svg, piece, word);
      const off = () => hold(svg, null, "");
      piece.addEventListener("mouseenter", on);
      piece.addEventListener("focus", on);
      piece.addEventListener("click", on);
      piece.addEventListener("mouseleave", off);
      piece.addEventListener("blur", off);
    });
    figure.replaceChildren(svg);
  }

  function line(page, at) {
    const rows = page ? Array.from(page.querySelectorAll("[data-at]")) : [];
    return rows.filter((row) => tells(row, at)).map((row) =>
      Array.from(row.cells || [row], (cell) => {
        const sign = cell.querySelector("[aria-label]");
        return sign ? sign.getAttribute("aria-label") : cell.textContent.trim();
      }).join(" · "));
  }

  // Whether a line tells of a place; it may tell of several.
  function tells(row, at) {
    return row.dataset.at.split(" ").includes(at);
  }

  // Marks a piece, its arrow and its line, and says the line.
  function hold(svg, piece, word) {
    replay.querySelectorAll(".held, .dim").forEach((part) => part.classList.remove("held", "dim"));
    told.textContent = word;
    if (!piece) return;
    piece.classList.add("held");
    const at = piece.dataset.at;
    svg.querySelectorAll("[data-from]").forEach((arrow) => arrow.classList.toggle("dim", arrow.dataset.from !== at));
    results.querySelectorAll("[data-at]").forEach((row) => row.classList.toggle("held", tells(row, at)));
  }

  // Moves the pieces of the turn that is shown along their orders.
  function walk() {
    const svg = figure.querySelector("svg");
    if (!svg || still.matches || !svg.animate) return Promise.resolve();
    const walks = Array.from(svg.querySelectorAll(".piece[data-goal]"), (piece) => {
      const [, x, y, scale] = /translate\(([\d.-]+)[ ,]([\d.-]+)\) scale\(([\d.]+)\)/.exec(piece.getAttribute("transform"));
      const [toX, toY] = piece.dataset.goal.split(" ");
      const at = (x, y) => ({ transform: `translate(${x}px,${y}px) scale(${scale})` });
      return piece.animate([at(x, y), at(toX, toY)], { duration: 700, easing: "ease-in-out", fill: "forwards" }).finished;
    });
    return Promise.all(walks);
  }

  function play(on) {
    clearInterval(timer);
    timer = 0;
    if (on) {
      if (now === last) show(0);
      timer = setInterval(() => (now >= last ? play(false) : show(now + 1, true)), still.matches ? 4000 : 2600);
    }
    button.textContent = on ? "■" : "▶▶";
    button.setAttribute("aria-label", on ? replay.dataset.stop : replay.dataset.play);
  }

  const ways = {
    first: () => show(0),
    back: () => show(now - 1),
    on: () => show(now + 1, true),
    last: () => show(last),
    play: () => play(!timer),
  };
  const keys = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last", " ": "play" };

  function go(way) {
    if (way !== "play") play(false);
    ways[way]();
  }

  function named() {
    const id = decodeURIComponent(location.hash.slice(1));
    return links.findIndex((link) => link.parentElement.id === id);
  }

  controls.hidden = false;
  find(".keys").hidden = false;
  controls.addEventListener("click", (event) => {
    const pressed = event.target.closest("[data-go]");
    if (pressed) go(pressed.dataset.go);
  });
  slider.addEventListener("input", () => { play(false); show(Number(slider.value)); });
  links.forEach((link, index) => link.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    play(false);
    show(index);
    replay.scrollIntoView({ behavior: still.matches ? "auto" : "smooth" });
  }));
  document.addEventListener("keydown", (event) => {
    const way = keys[event.key];
    const own = event.target.closest("input, textarea, select, button, a, [contenteditable]");
    if (!way || event.ctrlKey || event.metaKey || event.altKey || (own && (event.key === " " || own.matches("input")))) return;
    event.preventDefault();
    go(way);
  });
  let touched = null;
  figure.addEventListener("touchstart", (event) => {
    touched = event.touches.length === 1 ? event.touches[0] : null;
  }, { passive: true });
  figure.addEventListener("touchend", (event) => {
    const end = event.changedTouches[0];
    const [wide, high] = touched ? [end.clientX - touched.clientX, end.clientY - touched.clientY] : [0, 0];
    touched = null;
    if (Math.abs(wide) > 40 && Math.abs(wide) > 2 * Math.abs(high)) go(wide < 0 ? "on" : "back");
  }, { passive: true });
  addEventListener("hashchange", () => { if (named() >= 0 && named() !== now) show(named()); });
  // The address leads to the turn in the list; what is looked at is the map.
  if (named() >= 0) addEventListener("load", () => setTimeout(() => replay.scrollIntoView(), 0));
  show(named() >= 0 ? named() : last);
})();
