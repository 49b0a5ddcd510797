"use strict";

// The page's language: the one that was set, else the first that the browser prefers and we have.
// English stands in the page; the build compiles a catalogue for each other language, with the
// English sentence as the key. The one that is needed is asked for as early as can be. Here it
// serves the page's own words, in Python (app/language.py) everything else.
//
// Until it is there nothing is shown in English: <html data-words="coming">.
// Written so that old browsers can read it.

window.language = (() => {
  const PATIENCE = 3000; // milliseconds until English is shown all the same
  const ATTRIBUTES = ["aria-label", "placeholder"];
  const OTHERS = "script, svg, noscript, py-config, mpy-config, [aria-hidden=true], [translate=no]";

  const page = document.documentElement;
  const languages = ["en"].concat(page.dataset.languages.split(" "));
  let asked = 0;
  let spoken = "en";
  let catalogue = null;
  let words = new Map();
  let places = null; // what is in English in the page, and how to put it in other words

  const text = (english) => words.get(english) || english;

  function chosen() {
    try {
      const { language } = JSON.parse(localStorage.getItem("sixteen.settings"));
      if (languages.includes(language)) return language;
    } catch (error) {
      // nothing is kept
    }
    const preferred = (navigator.languages || []).map((tag) => tag.split("-")[0].toLowerCase());
    return preferred.find((code) => languages.includes(code)) || "en";
  }

  // The catalogue is a .mo file of gettext's: two tables of lengths and places of UTF-8 texts.
  function read(buffer) {
    const view = new DataView(buffer);
    const number = (at) => view.getUint32(at, true);
    const string = (at) =>
      new TextDecoder().decode(new Uint8Array(buffer, number(at + 4), number(at)));
    const found = new Map();
    for (let entry = 0; entry < number(8); entry += 1) {
      found.set(string(number(12) + 8 * entry), string(number(16) + 8 * entry));
    }
    return found;
  }

  function find() {
    places = [];
    const walker = document.createTreeWalker(page, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, {
      acceptNode: (node) =>
        node.nodeType === Node.ELEMENT_NODE && node.matches(OTHERS)
          ? NodeFilter.FILTER_REJECT
          : NodeFilter.FILTER_ACCEPT,
    });
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (node.nodeType === Node.ELEMENT_NODE) {
        for (const name of ATTRIBUTES) {
          const english = node.getAttribute(name);
          if (english) places.push([english, (other) => node.setAttribute(name, other)]);
        }
      } else if (/[a-z]/i.test(node.data)) {
        const [, before, english, after] = /^(\s*)([^]*?)(\s*)$/.exec(node.data);
        const put = (other) => {
          node.data = before + other + after;
        };
        places.push([english.replace(/\s+/g, " "), put]);
      }
    }
  }

  function show() {
    if (!places && words.size) find();
    for (const [english, put] of places || []) put(text(english));
    page.lang = spoken;
    page.removeAttribute("data-words");
    dispatchEvent(new Event("language"));
  }

  // Speak another language from now on. Fails, with nothing changed, where it cannot be had.
  async function use(code) {
    const mine = (asked += 1);
    let bytes = null;
    if (code !== "en") {
      const response = await fetch(`./locales/${code}.mo`);
      if (!response.ok) throw new Error(`No catalogue for ${code}.`);
      bytes = await response.arrayBuffer();
    }
    const found = bytes ? read(bytes) : new Map();
    if (document.readyState === "loading") {
      await new Promise((done) => document.addEventListener("DOMContentLoaded", done));
    }
    if (asked !== mine) return; // another was asked for since
    [spoken, catalogue, words] = [code, bytes, found];
    show();
  }

  const first = chosen();
  if (first !== "en") {
    const english = () => page.removeAttribute("data-words");
    page.dataset.words = "coming";
    setTimeout(english, PATIENCE);
    use(first).catch(english);
  }

  return { text, use, code: () => spoken, catalogue: () => catalogue };
})();
