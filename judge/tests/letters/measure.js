// Shows each of PAGES in frames 360 and 800 pixels wide; writes down what is cut off and the least contrast of text.
const luminance = ([r, g, b]) => {
  const part = (value) => ((value /= 255) <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
};
const parsed = (colour) => (colour.match(/[\d.]+/g) || []).map(Number);
const seen = (colour) => colour.length >= 3 && (colour.length < 4 || colour[3] > 0);
const contrast = (one, other) => {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
};
// The colour behind an element: that of the nearest one that has any.
const behind = (view, element) => {
  for (let at = element; at; at = at.parentElement) {
    const colour = parsed(view.getComputedStyle(at).backgroundColor);
    if (seen(colour)) return colour;
  }
  return [255, 255, 255];
};
const told = { dark: matchMedia("(prefers-color-scheme: dark)").matches, pages: 0, wrong: [], contrast: 21, least: "" };
const measure = (frame, name, width) => {
  const [page, view] = [frame.contentDocument, frame.contentWindow];
  told.pages += 1;
  if (page.scrollingElement.scrollWidth > width) told.wrong.push(`${name} scrolls sideways at ${width}`);
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const range = page.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.data.trim()) continue;
    const element = node.parentElement;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.right > width + 0.5 || box.left < -0.5) told.wrong.push(`${name} at ${width}: cut off: ${node.data.slice(0, 60)}`);
    const style = view.getComputedStyle(element);
    // A word on two lines is a broken one; codes and addresses longer than a line, and forms, may break.
    if (!element.closest("pre, .long")) {
      for (const word of node.data.matchAll(/[\p{L}\p{N}:.,;]{2,24}/gu)) {
        if (/\p{Script=Han}/u.test(word[0])) continue;
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].map((part) => Math.round(part.top)));
        if (lines.size > 1) told.wrong.push(`${name} at ${width}: broken word: ${word[0]} in ${node.data.slice(0, 60)}`);
      }
    }
    if (parseFloat(style.fontSize) < 13) told.wrong.push(`${name}: small letters: ${node.data.slice(0, 60)}`);
    const ratio = contrast(parsed(style.color), behind(view, element));
    if (ratio < told.contrast) [told.contrast, told.least] = [ratio, `${name}: ${node.data.trim().slice(0, 40)}`];
  }
};
(async () => {
  for (const { name, html } of PAGES) {
    for (const width of [360, 800]) {
      const frame = document.createElement("iframe");
      frame.style.cssText = `width:${width}px;height:2000px;border:0`;
      frame.srcdoc = html;
      const loaded = new Promise((done) => (frame.onload = done));
      document.body.append(frame);
      await loaded;
      measure(frame, name, width);
      frame.remove();
    }
  }
  const out = document.createElement("pre");
  out.id = "measured";
  out.textContent = JSON.stringify(told);
  document.body.replaceChildren(out);
})();
