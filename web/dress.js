"use strict";

// Light or dark, and how much contrast: as it was set, from the first picture on, else as the
// system has it. What the browser draws around the page goes with it. Python asks for it again
// when a setting changes.

window.dress = (theme, contrast) => {
  const page = document.documentElement;
  page.dataset.theme = theme;
  page.dataset.contrast = contrast;
  for (const scheme of ["light", "dark"]) {
    const own = theme === scheme ? "all" : "not all";
    document.getElementById(`colour-${scheme}`).media =
      theme === "auto" ? `(prefers-color-scheme: ${scheme})` : own;
  }
  document.getElementById("contrast").media =
    contrast === "more" ? "all" : "(prefers-contrast: more)";
};

(() => {
  try {
    const { theme, contrast } = JSON.parse(localStorage.getItem("sixteen.settings"));
    window.dress(
      ["light", "dark"].includes(theme) ? theme : "auto",
      contrast === "more" ? contrast : "auto"
    );
  } catch (error) {
    window.dress("auto", "auto"); // nothing is kept
  }
})();
