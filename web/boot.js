"use strict";
// Stands in until Python is there.
(() => {
  const core = document.createElement("script");
  core.type = "module";
  core.src = "./pyscript/core.js";
  document.head.append(core);
})();
