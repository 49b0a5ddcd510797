"use strict";

// The start of the page until Python takes over: brings PyScript, tells how far it has come, and
// says in a sentence why it will come no further. Written so that old browsers can read it.
//
// <html data-state="…"> is "loading" at first; start.py and the app set "ready" or "failed".

(() => {
  const PATIENCE = 30; // seconds in which nothing at all arrives

  const say = window.language ? window.language.text : (sentence) => sentence;

  const SENTENCES = {
    noWebAssembly: () =>
      say("This browser cannot run WebAssembly, which the game needs. Please open it in another."),
    tooOld: () =>
      say("This browser is too old for the game. Please update it, or open the game in another."),
    missing: () =>
      say("A part of the game is not where it should be. Please try again in a little while."),
    unreached: () => say("A part of the game could not be reached. Is there a connection?"),
    stalled: () => say("Nothing has arrived for a while. Is there a connection?"),
    broken: () => say("The game could not start. Trying again may help."),
  };

  const page = document.documentElement;
  const boot = document.getElementById("boot");
  const text = document.getElementById("boot-text");
  const bar = document.getElementById("boot-progress");
  const failure = document.getElementById("boot-failure");
  const failureText = document.getElementById("boot-failure-text");

  // What the build says will be loaded: address -> size in bytes; and how much of it is there.
  const sizes = new Map();
  const arrived = new Map();
  for (const [path, size] of Object.entries(JSON.parse(bar.dataset.files))) {
    sizes.set(new URL(path, document.baseURI).href, size);
  }
  const sum = (map) => Array.from(map.values()).reduce((total, size) => total + size, 0);
  const total = sum(sizes);
  let idle = 0;

  function showProgress() {
    const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
    const megabytes = (bytes) => (bytes / 1e6).toLocaleString(page.lang, digits);
    const loaded = sum(arrived);
    bar.max = total;
    bar.value = loaded;
    text.textContent =
      loaded < total
        ? say("Loading Python and the game: {loaded} of {total} MB")
            .replace("{loaded}", megabytes(loaded))
            .replace("{total}", megabytes(total))
        : say("Starting the game …");
  }

  function note(address, bytes) {
    idle = 0;
    if (!sizes.has(address)) return;
    arrived.set(address, Math.min(bytes, sizes.get(address)));
    showProgress();
  }

  let failed = null;

  function fail(sentence) {
    if (page.dataset.state !== "loading") return;
    page.dataset.state = "failed";
    failed = sentence;
    failureText.textContent = sentence();
  }

  function onLanguage() {
    showProgress();
    if (failed) failureText.textContent = failed();
  }

  // Files that are fetched are counted as they come, on a copy: the browser compiles and caches
  // the original as if nobody looked on.
  const browserFetch = window.fetch;
  async function watchedFetch(...request) {
    let response;
    try {
      response = await browserFetch.apply(window, request);
    } catch (error) {
      fail(SENTENCES.unreached);
      throw error;
    }
    if (response.ok) count(response.clone());
    else fail(SENTENCES.missing);
    return response;
  }

  async function count(response) {
    const reader = response.body.getReader();
    let bytes = 0;
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        bytes += value.length;
        note(response.url, bytes);
      }
    } catch (error) {
      fail(SENTENCES.unreached);
    }
  }

  // Scripts are not fetched by a script: the browser lists them once they are whole.
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (sizes.has(entry.name) && entry.responseStatus >= 400) fail(SENTENCES.missing);
      else note(entry.name, sizes.get(entry.name));
    }
  });

  function onError(event) {
    if (event.target instanceof HTMLScriptElement) fail(SENTENCES.unreached);
    else if (event instanceof ErrorEvent) explain(event.error);
  }

  function onRejection(event) {
    explain(event.reason);
  }

  function explain(error) {
    if (error instanceof SyntaxError) {
      fail(SENTENCES.tooOld); // it cannot read the scripts
    } else if (error instanceof TypeError && /module/i.test(error.message)) {
      fail(SENTENCES.unreached); // an import that did not arrive
    } else {
      fail(SENTENCES.broken);
    }
  }

  const onProgress = () => {
    idle = 0;
  };

  // Counted in ticks, so that a slow machine's busy spell is one tick, not many seconds.
  const ticks = setInterval(() => {
    idle += 1;
    if (idle >= PATIENCE) fail(SENTENCES.stalled);
  }, 1000);

  function stopWatching() {
    clearInterval(ticks);
    observer.disconnect();
    window.fetch = browserFetch;
    removeEventListener("error", onError, true);
    removeEventListener("unhandledrejection", onRejection);
    removeEventListener("py:progress", onProgress);
    removeEventListener("language", onLanguage);
  }

  // A game that becomes ready late, after a failure was told, is a game all the same.
  new MutationObserver((_, self) => {
    const { state } = page.dataset;
    boot.hidden = state !== "loading";
    failure.hidden = state !== "failed";
    if (state === "failed" && !failed) {
      failed = SENTENCES.broken;
      failureText.textContent = failed();
    }
    if (state === "ready") {
      self.disconnect();
      stopWatching();
    }
  }).observe(page, { attributeFilter: ["data-state"] });

  // A newer version may be on the device already and start where this one does not.
  async function retry() {
    try {
      const { waiting } = await navigator.serviceWorker.getRegistration();
      navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
      waiting.postMessage("take over");
    } catch (error) {
      location.reload(); // there is none
    }
  }

  document.getElementById("boot-retry").addEventListener("click", retry);

  // PyScript keeps a list of installed packages in IndexedDB and waits for ever where that is
  // denied (sandboxed frames, blocked storage). We install none: its list is an empty one here.
  function emptyDatabase() {
    const answer = (result) => {
      const request = {};
      Promise.resolve().then(() => request.onsuccess({ target: { result } }));
      return request;
    };
    const store = { getAllKeys: () => answer([]) };
    return answer({ transaction: () => ({ objectStore: () => store }), close() {} });
  }

  function standInForIndexedDB() {
    let real = null;
    try {
      real = window.indexedDB;
    } catch (error) {
      // denied: nothing to pass on
    }
    const open = (name, ...version) =>
      name.startsWith("IDBMap/") ? emptyDatabase() : real.open(name, ...version);
    const get = (_, key) => {
      if (key === "open") return open;
      const value = real[key];
      return typeof value === "function" ? value.bind(real) : value;
    };
    Object.defineProperty(window, "indexedDB", { value: new Proxy({}, { get }) });
  }

  // A module with what Pyodide is built of: references to objects outside, and exceptions.
  function runsPyodide() {
    const needed =
      "0 97 115 109 1 0 0 0 1 5 1 96 1 111 0 3 2 1 0 10 8 1 6 0 6 64 25 11 11".split(" ");
    return WebAssembly.validate(Uint8Array.from(needed, Number));
  }

  // What the style sheets need most: without it the table is a heap.
  function knowsStyles() {
    return CSS.supports("color", "light-dark(red, red)") && CSS.supports("selector(:has(a))");
  }

  function start() {
    document.getElementById("boot-lost").remove();
    addEventListener("language", onLanguage);
    if (typeof WebAssembly !== "object") return fail(SENTENCES.noWebAssembly);
    if (!runsPyodide() || !knowsStyles()) return fail(SENTENCES.tooOld);
    standInForIndexedDB();
    window.fetch = watchedFetch;
    observer.observe({ type: "resource", buffered: true });
    addEventListener("error", onError, true);
    addEventListener("unhandledrejection", onRejection);
    addEventListener("py:progress", onProgress);
    boot.hidden = false;
    showProgress();
    const pyscript = document.createElement("script");
    pyscript.type = "module";
    pyscript.src = "./pyscript/core.js";
    document.head.append(pyscript);
  }

  start();
})();
